"""What it costs to keep track of who knows what, on the synthetic board of 5,040 hexes and 400 units.

    python -m bench.knowledge

The last line is what the server asks after every action at a table, along random games of Race for Berlin.
"""

from random import Random
from time import process_time

from grognard import games
from grognard.kernel.dice import key_from_seed
from grognard.kernel.knowledge.knowledge import Knowledge
from grognard.kernel.knowledge.levels import NOTHING, PRESENCE
from grognard.kernel.knowledge.zones import SeenZones
from grognard.lab.synthetic import OUT, UNITS, best_seconds
from grognard.lab.synthetic import position as open_position
from grognard.server.tables.history import bar_to_undo


class Position(Knowledge):
    """The synthetic armies face down, of each stack the top alone to be seen."""

    steps: bytearray

    SIDES = ("west", "east")
    ON_TOP = PRESENCE
    COVERED = NOTHING


class Zoned(Position, SeenZones):
    """The same with zones of control as they appear."""


def position(cls: type[Position]) -> Position:
    """Every unit on its hex, one in three turned up."""
    plain = open_position()
    g = cls(plain.world, plain.key)
    g.clear_board(OUT, "steps")
    for unit, cell in enumerate(plain.cell):
        g.put(unit, cell)
    g.show(range(0, UNITS, 3))
    g.learnt = ()
    return g


def measure() -> dict[str, float]:
    """Seconds of each operation."""
    g, zoned = position(Position), position(Zoned)
    here = g.cell[1]
    there = g.layout.board.neighbours[here][0]

    def moved(g: Position) -> None:
        g.put(1, there)
        g.put(1, here)
        g.learnt = ()

    def turned(g: Position) -> None:
        g.show((1,))
        g.hide((1,))
        g.learnt = ()

    def noted() -> None:
        g.note("goes", unit=1)
        g.events.clear()

    shown = g.clone()
    shown.show((1, 2, 4, 5))
    return {
        "clone of pieces": best_seconds(open_position().clone, times=2000),
        "clone with knowledge": best_seconds(g.clone, times=2000),
        "clone, zones as seen": best_seconds(zoned.clone, times=2000),
        "put": best_seconds(lambda: moved(g), times=500) / 2,
        "put, zones as seen": best_seconds(lambda: moved(zoned), times=500) / 2,
        "show and hide": best_seconds(lambda: turned(g), times=500),
        "show and hide, zones": best_seconds(lambda: turned(zoned), times=500),
        "mask of a view": best_seconds(lambda: g.seen((0,)), times=200),
        "log line by reader": best_seconds(noted, times=500),
        "mix of 20": best_seconds(lambda: g.mix(range(20)), times=200),
        "revealed": best_seconds(shown.revealed, times=2000),
        "deal of a twin": best_seconds(lambda: g.clone().deal(("west",), Random(1)), times=10),
        "bar to undo": bar_seconds(),
    }


def bar_seconds(actions: int = 2000) -> float:
    """The mean time that a table takes to find out whether an action can be taken back."""
    game, rng, spent, done = games.find("race-for-berlin"), Random(1), 0.0, 0
    while done < actions:
        after = game.new("race", {}, key_from_seed(done))
        while after.pending and done < actions:
            before, (side, decision) = after.clone(), next(iter(after.pending.items()))
            game.act(after, side, rng.choice(decision.options))
            start = process_time()
            bar_to_undo(before, after, (side,))
            spent, done = spent + process_time() - start, done + 1
    return spent / actions


def main() -> None:
    """Prints the measures in microseconds."""
    for name, value in measure().items():
        print(f"{name:24} {value * 1e6:10.2f} µs")


if __name__ == "__main__":
    main()
