"""What a view of 5,040 hexes and 400 units costs to send, whole and as a difference to the one before.

    python -m bench.views

Time is the best of many runs on the processor; sizes are those of JSON before it is compressed.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

import msgspec

from grognard.kernel.board.movement import reach
from grognard.lab.synthetic import ALLOWANCE, EAST, STOPPING, WEST, Position, position
from grognard.server.live.differences import difference

MOST_BYTES = 3000
_RUNS = 50
View = dict[str, Any]


def view(g: Position, options: dict[str, list[list[str]]], happened: str) -> View:
    """A view such as the games make."""
    labels = g.world.board.labels
    units = [
        {
            "id": f"unit-{unit}",
            "side": "west" if g.camp[unit] == WEST else "east",
            "place": "map",
            "cell": labels[cell],
            "strength": 4 + unit % 5,
            "marks": ["moved"] if g.moved[unit] else [],
        }
        for unit, cell in enumerate(g.cell)
    ]
    decision: dict[str, Any] = {"prompt": "move.pick", "args": {}, "text": happened, "options": options}
    events = [{"message": "move", "kind": "move", "rules": ["5-1"], "args": {}, "text": happened}]
    decisions: dict[str, Any] = {"west": decision | {"owed": None, "gives_up": {}}}
    return {"seat": "west", "turn": 1, "decisions": decisions, "events": events, "units": units}


def steps() -> Iterator[tuple[str, View, View]]:
    """What players do most: picking a unit, moving it, and moving where all moves are offered at once."""
    g = position()
    labels, near = g.world.board.labels, g.world.board.neighbours
    west = [unit for unit in range(len(g.cell)) if g.camp[unit] == WEST]

    def picks() -> dict[str, list[list[str]]]:
        return {"move": [[f"unit-{unit}"] for unit in west if not g.moved[unit]], "end": [[]]}

    def marches() -> dict[str, list[list[str]]]:
        pairs = [[f"unit-{unit}", labels[cell]] for unit in west for cell in near[g.cell[unit]]]
        return {"march": pairs, "end": [[]]}

    mover = west[len(west) // 2]
    enemy = (g.count[EAST], g.zone[EAST])
    cells = sorted(reach(g.world.network, g.cell[mover], ALLOWANCE, *enemy, STOPPING))
    before, marching = view(g, picks(), "A unit arrives."), view(g, marches(), "A unit arrives.")
    picked = view(g, {"go": [[labels[cell]] for cell in cells], "stay": [[]]}, "Where to?")
    g.put(mover, cells[-1])
    g.moved[mover] = 1
    after = view(g, picks(), "It has moved.")
    yield "pick a unit", before, picked
    yield "move it", picked, after
    yield "march where all may", marching, view(g, marches(), "It has marched.")


def main() -> None:
    """Prints the sizes and times."""
    for name, old, new in steps():
        best = float("inf")
        for _ in range(_RUNS):
            begun = process_time()
            found = difference(old, new)
            best = min(best, process_time() - begun)
        whole, size = len(msgspec.json.encode(new)), len(msgspec.json.encode(found))
        print(f"{name:20} whole {whole:7,} bytes   difference {size:6,} bytes   {best * 1e3:6.3f} ms")


if __name__ == "__main__":
    main()
