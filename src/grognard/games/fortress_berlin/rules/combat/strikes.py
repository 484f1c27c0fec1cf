"""8.2, 8.3, 11.3, 11.4 Who may fire at a hex from afar: guns, vehicles, the strikes of armies, aircraft."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from itertools import compress

from grognard.games.fortress_berlin.position import (
    BOMBARDMENT,
    COMBAT,
    DIRECT,
    MIXED,
    NONE,
    STRUCK,
    Position,
)
from grognard.games.fortress_berlin.rules import command, players
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.board.board import within
from grognard.kernel.board.sight import line
from grognard.kernel.board.zoc import union
from grognard.kernel.frames import Frame, base_frame
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.verbs import Bar

_ONCE = {BOMBARDMENT: "8.2b", MIXED: "8.2b", DIRECT: "8.3.3a"}
"""Why nobody fires twice in a segment in the same way; in two ways, 8.3.4."""


@base_frame
class Fire(Frame):
    """One fire at a hex: who fires, with what, at what."""

    camp: int
    cell: int
    kind: int = field(default=BOMBARDMENT, kw_only=True)
    """BOMBARDMENT, MIXED or DIRECT."""
    firers: tuple[int, ...] = field(default=(), kw_only=True)
    hqs: tuple[int, ...] = field(default=(), kw_only=True)
    """11.3: the army headquarters whose artillery strikes."""
    aircraft: bool = field(default=False, kw_only=True)
    """11.4."""
    target: int = field(default=NO_PIECE, kw_only=True)
    """8.3a: the unit at which a direct fire is aimed."""


def is_target(g: Position, camp: int, cell: int) -> bool:
    """8.2a: whether a side may bombard what is in a hex: enemy units, or a garrison alone; or a rival's."""
    if g.count[1 - camp][cell] or (camp == SOVIET and g.has_garrison(cell)):
        return True
    return camp == SOVIET and bool(g.count[SOVIET][cell]) and is_rival(g, cell)


def targets(g: Position, camp: int) -> list[int]:
    """8.2a: all hexes that a side may bombard, if it has anything to do it with."""
    occupied = union(union(*g.count), g.fort)
    return [cell for cell in compress(range(len(occupied)), occupied) if is_target(g, camp, cell)]


def is_rival(g: Position, cell: int) -> bool:
    """17.2d: whether the Soviets in a hex are the other marshal's, with Germans beside them."""
    if g.hand == NONE or g.player != SOVIET or players.player_of(g, g.top[cell]) == g.hand:
        return False
    return any(g.count[GERMAN][near] for near in g.geo.board.neighbours[cell])


def bar_to_target(g: Position, camp: int, cell: int) -> Bar | None:
    """8.2a, 8.2b: why a hex may not be bombarded by anybody."""
    if not is_target(g, camp, cell):
        return "8.2a", "why.fire-empty"
    if g.bombarded[cell]:
        return "8.2b", "why.fire-bombarded"
    return None


def aircraft_left(g: Position, camp: int) -> int:
    """11.4b: the air strikes that who has his turn may still fly; 17.2f: of two marshals each has his own,
    17.3.1a: of several Germans only the armed forces have any."""
    if camp != g.player or (camp == GERMAN and g.hand not in (NONE, *g.roles[players.ARMED : players.SS])):
        return 0
    share = _share(g)
    return g.air[share] if share < len(g.air) else 0


def spend_aircraft(g: Position) -> None:
    """11.4b."""
    hand = _share(g)
    g.air = tuple(left - (number == hand) for number, left in enumerate(g.air))


def _share(g: Position) -> int:
    """17.2f: which of the shares is meant; German strikes are not shared out."""
    return max(g.hand, 0) if g.player == SOVIET else 0


# ---- artillery on the map


def is_far(g: Position, unit: int, cell: int) -> bool:
    """8.2.2: whether a gun fires beyond half its range."""
    return 2 * g.geo.board.distance(g.cell[unit], cell) > range_of(g, unit)


def bar_to_bombard(g: Position, unit: int, cell: int, mixed: bool) -> Bar | None:
    """8.2a: why artillery on the map may not bombard a hex."""
    return bar_to_battery(g, unit) or _bar_of_range(g, unit, cell, mixed)


def _bar_of_range(g: Position, unit: int, cell: int, mixed: bool) -> Bar | None:
    """2.2.3b, 8.2.3: why a hex is out of reach of artillery on the map."""
    if g.geo.board.distance(g.cell[unit], cell) > range_of(g, unit):
        return "2.2.3b", "why.fire-range"
    if not mixed and is_far(g, unit, cell) and not is_spotted(g, g.camp[unit], cell):
        return "8.2.3a", "why.fire-no-spotter"
    return None


def bar_to_battery(g: Position, unit: int) -> Bar | None:
    """8.2a: why artillery on the map may bombard nothing at all."""
    if not g.printed[unit].may_bombard:
        return "8.2a", "why.fire-no-gun"
    if bar := _bar_to_any(g, unit, BOMBARDMENT):
        return bar
    return None if g.mode[unit] == COMBAT else ("3.3.1b", "why.fire-limbered")


def _bar_to_any(g: Position, unit: int, kind: int) -> Bar | None:
    if bar := players.bar_to_lead(g, unit):
        return bar
    if g.disrupted[unit]:
        return "8.8b", "why.fire-disrupted"
    if before := g.fought[unit]:
        again = _ONCE.get(before - 1) == _ONCE[kind]
        return (_ONCE[kind] if again else "8.3.4"), "why.fire-fought"
    return None


def is_spotted(g: Position, camp: int, cell: int, army: str = "", but: int = NO_PIECE) -> bool:
    """8.2.3a: whether an undisrupted unit within two hexes sees a hex; 11.3b: one of an army, not its HQ."""
    count = g.count[camp]
    return any(
        unit != but and not g.disrupted[unit] and g.camp[unit] == camp and army in ("", g.printed[unit].army)
        for near in g.geo.sighted[cell]
        if count[near]
        for unit in g.units_at(near)
    )


# ---- artillery off the map


def bar_to_strike(g: Position, hq: int, cell: int) -> Bar | None:
    """11.3: why the artillery of an army may not strike a hex."""
    return bar_to_staff(g, hq) or _bar_of_radius(g, hq, cell)


def _bar_of_radius(g: Position, hq: int, cell: int) -> Bar | None:
    """11.3b: why a hex is out of reach of the artillery of an army."""
    printed = g.printed[hq]
    if g.geo.board.distance(g.cell[hq], cell) > range_of(g, hq):
        return "11.3b", "why.fire-radius"
    if not is_spotted(g, g.camp[hq], cell, printed.army, hq):
        return "11.3b", "why.fire-no-army-spotter"
    return None


def bar_to_staff(g: Position, hq: int) -> Bar | None:
    """11.3: why the artillery of an army may strike nothing at all."""
    printed = g.printed[hq]
    if not printed.is_hq or printed.side != SIDES[SOVIET] or g.cell[hq] < 0:
        return "11.3a", "why.fire-no-army"
    if bar := players.bar_to_lead(g, hq):
        return bar
    if g.disrupted[hq] and not g.world.charts.switches.disrupted_hq_strikes:
        return "3.5.2d", "why.fire-disrupted"
    return ("11.3a", "why.fire-struck") if g.support[hq] & STRUCK else None


# ---- both


def shared_bar(bars: Iterable[tuple[int, Bar | None]]) -> Bar | None:
    """Why none of some units can fight, if the reason is the same for all of them."""
    found: dict[tuple[str, str], Bar] = {}
    for unit, bar in bars:
        if bar is not None:
            args = bar[2] if len(bar) > 2 else {}
            found.setdefault(bar[:2], (bar[0], bar[1], {**args, "unit": unit}))
    return next(iter(found.values())) if len(found) == 1 else None


def bar_to_all(g: Position, camp: int, cell: int) -> Bar | None:
    """8.2, 11.3: why artillery can't bombard a hex that is in its range, or has none in range."""
    own = [unit for unit in g.world.batteries[camp] if g.cell[unit] >= 0 and players.is_own(g, unit)]
    near = [unit for unit in own if g.geo.board.distance(g.cell[unit], cell) <= range_of(g, unit)]
    return shared_bar(
        (
            unit,
            bar_to_strike(g, unit, cell)
            if g.printed[unit].is_hq
            else bar_to_bombard(g, unit, cell, mixed=False),
        )
        for unit in near or own
    )


def ready(g: Position, camp: int) -> list[int]:
    """8.2, 11.3: artillery on the map and headquarters with their strikes that may still fire."""
    there = (unit for unit in g.world.batteries[camp] if g.cell[unit] >= 0)
    return [
        unit for unit in there if not (bar_to_staff if g.printed[unit].is_hq else bar_to_battery)(g, unit)
    ]


def range_of(g: Position, unit: int) -> int:
    """2.2.3b, 11.3b: how far artillery on the map, or that of a headquarters, fires."""
    printed = g.printed[unit]
    return printed.command_radius if printed.is_hq else printed.c_range


def hits(g: Position, unit: int, cells: Iterable[int], mixed: bool) -> list[int]:
    """8.2.1: which of some hexes artillery or the strike of a headquarters that is ready can hit."""
    near = g.geo.board.near(g.cell[unit], range_of(g, unit), cells)
    return [cell for cell in near if can_hit(g, unit, cell, mixed)]


def can_hit(g: Position, unit: int, cell: int, mixed: bool) -> bool:
    """8.2.1: whether artillery or the strike of a headquarters that is ready can hit a hex."""
    if g.printed[unit].is_hq:
        return _bar_of_radius(g, unit, cell) is None
    return _bar_of_range(g, unit, cell, mixed) is None


# ---- armour, antitank and flak


def reach_of(g: Position, unit: int) -> int:
    """8.3.1: two hexes; flak in a tower that still serves, four."""
    strengths = g.world.charts.strengths
    in_tower = g.printed[unit].type == "flak" and g.works_at(g.cell[unit]) == "flak-tower"
    return strengths.tower_range if in_tower else strengths.direct_range


def bar_to_direct(g: Position, unit: int, cell: int, kind: int) -> Bar | None:
    """8.3, 8.2.1/participants: why a unit may not fire its guns at a hex, in direct fire or in a mixed one.

    Command is another matter: only direct fire of one's own needs it (3.5.2a).
    """
    if bar := bar_to_crew(g, unit, kind):
        return bar
    here = g.cell[unit]
    if g.geo.board.distance(here, cell) > reach_of(g, unit):
        return ("8.2.1/participants" if kind == MIXED else "8.3.1"), "why.fire-range"
    if not g.geo.sees(here, cell):
        return ("8.2.1/participants" if kind == MIXED else "8.3.2a"), "why.fire-no-sight"
    if not is_before(g, unit, cell):
        return "8.1.6", "why.fire-flank"
    return None


def bar_to_crew(g: Position, unit: int, kind: int) -> Bar | None:
    """8.3: why a unit may fire its guns at nothing at all."""
    printed = g.printed[unit]
    if not printed.may_direct_fire:
        return ("8.2.1" if kind == MIXED else "8.3a"), "why.fire-no-gun"
    if not (printed.c_range if g.mode[unit] == COMBAT else printed.m_range):
        return "2.2.3c", "why.fire-def"
    return _bar_to_any(g, unit, kind)


def in_reach(g: Position, camp: int, kind: int) -> set[int]:
    """8.3.1: the hexes within the range of guns that a side may still fire directly."""
    crews = (unit for unit in g.world.crews[camp] if g.cell[unit] >= 0 and not bar_to_crew(g, unit, kind))
    return {cell for unit in crews for cell in within(g.geo.board, g.cell[unit], reach_of(g, unit))}


def is_before(g: Position, unit: int, cell: int) -> bool:
    """8.1.6: whether the line to a hex leaves that of the unit through a side that it faces.

    A line through a corner leaves by both sides.
    """
    first = leaving(g, g.cell[unit], cell)
    return any(g.is_front(unit, near) for near in first)


def leaving(g: Position, here: int, cell: int) -> tuple[int, ...]:
    """The neighbours of a hex into which the line to another runs: one, or two at a corner."""
    between = line(g.geo.board, here, cell)
    return between[0] if between else (cell,)


# ---- command


def lenders(g: Position, units: Iterable[int]) -> dict[int, int] | None:
    """3.5.4b: a higher headquarters for each unit that no other commands; None if they are too few."""
    found: dict[int, int] = {}
    for unit in units:
        if command.is_commanded(g, unit, command.FIRE):
            continue
        if g.camp[unit] == SOVIET or not _lend(g, unit, found, set()):
            return None
    return {unit: hq for hq, unit in found.items()}


def _lend(g: Position, unit: int, found: dict[int, int], tried: set[int]) -> bool:
    """Finds a headquarters for a unit; another unit that has it already takes a different one."""
    for hq in g.world.higher_hqs.values():
        if hq in tried or not command.may_direct(g, hq, unit):
            continue
        tried.add(hq)
        if hq not in found or _lend(g, found[hq], found, tried):
            found[hq] = unit
            return True
    return False


def bar_to_command(g: Position, unit: int, firers: Iterable[int]) -> Bar | None:
    """3.5.2a: direct fire of one's own needs command: of an army, a division, or directly from above."""
    return None if lenders(g, (*firers, unit)) is not None else ("3.5.2a", "why.fire-no-command")
