"""Lines of supply: which cells are joined to a source, and the line from one cell to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from grognard.kernel.board.movement import NO_ZOC, Cells, Network, Steps, path, reach

# A set of cells is one integer, bit by bit. On a grid few distances between the numbers of linked
# cells occur, and one shift moves the whole set along all links of the same distance; past this
# many distances, as between zones, visiting cell by cell is faster.
_MOST_SHIFTS = 12

_DIGITS = bytes([ord("0"), *[ord("1")] * 255])
_NUMBERS = bytes.maketrans(b"01", b"\x00\x01")
_YES = bytes([0, *[1] * 255])


@dataclass(frozen=True, slots=True)
class Links:
    """The links of a network, prepared for floods: the way supply flows, whatever it costs.

    `shifts` pairs each distance between cell numbers with the set of cells that have such a link;
    it is empty where the cells are too irregular, and floods then follow `onward`.
    """

    onward: tuple[tuple[int, ...], ...]
    shifts: tuple[tuple[int, int], ...]


def links(network: Network) -> Links:
    """Prepares a network for floods."""
    onward = tuple(tuple(near for near, _ in steps) for steps in network)
    sets: dict[int, int] = {}
    for cell, near in enumerate(onward):
        for other in near:
            sets[other - cell] = sets.get(other - cell, 0) | 1 << cell
    return Links(onward, tuple(sorted(sets.items())) if len(sets) <= _MOST_SHIFTS else ())


def relinked(old: Links, changed: Mapping[int, Steps]) -> Links:
    """The links of a network whose steps have changed in some cells."""
    onward, cells, come = list(old.onward), 0, dict[int, int]()
    for cell, steps in changed.items():
        onward[cell] = tuple(near for near, _ in steps)
        cells |= 1 << cell
        for near in onward[cell]:
            come[near - cell] = come.get(near - cell, 0) | 1 << cell
    if not old.shifts:
        return Links(tuple(onward), ())
    kept = {distance: there & ~cells for distance, there in old.shifts}
    shifts = {distance: kept.get(distance, 0) | come.get(distance, 0) for distance in {*kept, *come}}
    return Links(tuple(onward), tuple(sorted(item for item in shifts.items() if item[1])))


def barrier(blocked: Cells, zoc: Cells, own: Cells) -> bytes:
    """The cells closed to supply: blocked, or in an enemy zone that no own unit negates.

    >>> barrier(bytes([1, 0, 0]), bytes([0, 2, 1]), bytes([0, 0, 1]))
    b'\\x01\\x01\\x00'
    """
    return (as_bytes(blocked) | as_bytes(zoc) & ~as_bytes(own)).to_bytes(len(blocked), "little")


def as_bytes(column: Cells) -> int:
    """The cells whose value is not 0, as an integer with a byte for each: quick to make.

    >>> hex(as_bytes(bytes([2, 0, 1])))
    '0x10001'
    """
    return int.from_bytes(bytearray(column).translate(_YES), "little")  # bytes are translated far slower


def as_bits(column: Cells) -> int:
    """The same with a bit for each: quick to shift.

    >>> bin(as_bits(bytes([2, 0, 1])))
    '0b101'
    """
    return int(bytearray(column).translate(_DIGITS)[::-1], 2)


def from_bits(cells: int, size: int) -> bytes:
    """The column of so many cells, of which `as_bits` makes these bits.

    >>> from_bits(0b101, 3)
    b'\\x01\\x00\\x01'
    """
    return bytes(bytearray(f"{cells:0{size}b}", "ascii").translate(_NUMBERS)[::-1])


def flood(links: Links, sources: Iterable[int], blocked: Cells) -> bytes:
    """The cells joined to a source through cells that are not blocked: 1 for each, 0 for others.

    A blocked source gives nothing.
    """
    if not links.shifts:
        return _flood_by_cell(links.onward, sources, blocked)
    free, joined = ~as_bits(blocked), 0
    for source in sources:
        joined |= 1 << source
    joined &= free
    before = -1
    while joined != before:
        before = joined
        for distance, cells in links.shifts:
            moved = joined & cells
            joined |= (moved << distance if distance > 0 else moved >> -distance) & free
    return from_bits(joined, len(blocked))


def trace(
    network: Network, start: int, sources: Collection[int], limit: int, blocked: Cells
) -> tuple[int, ...] | None:
    """The cheapest line from a cell to a source that costs no more than `limit`, ends included.

    None if there is none. The start may be blocked, the rest of the line and the source may not.
    """
    costs = reach(network, start, limit, blocked, blocked, NO_ZOC)
    source = next((cell for cell in costs if cell in sources), None)
    return None if source is None else path(network, costs, start, source, blocked, NO_ZOC)


def _flood_by_cell(onward: tuple[tuple[int, ...], ...], sources: Iterable[int], blocked: Cells) -> bytes:
    joined = bytearray(len(blocked))
    queue = [source for source in sources if not blocked[source]]
    for source in queue:
        joined[source] = 1
    for cell in queue:
        for near in onward[cell]:
            if not joined[near] and not blocked[near]:
                joined[near] = 1
                queue.append(near)
    return bytes(joined)
