"""How fast the engine is on this machine, and how much memory it takes, beside what it should be.

Speeds differ from machine to machine; each therefore comes also as a ratio to a yardstick, a fixed loop of
plain Python timed beside it, so that two runs can be compared.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from grognard import games
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import State
from grognard.lab import synthetic
from grognard.lab.play import Plan, play

GAME, SCENARIO = "battle-for-germany", "historical"
_GAMES, _ROUNDS = 3, 3


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure: its value, what is asked of it, and (for times) its ratio to the yardstick."""

    name: str
    what: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False
    """Whether more is better."""
    ratio: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the target is met; without one there is nothing to miss."""
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


def measure() -> list[Measure]:
    """Everything, the yardstick first. Takes some seconds."""
    yardstick = synthetic.yardstick_seconds()
    seconds = synthetic.measure()
    rate = decisions_per_cpu_second()

    def timed(name: str, what: str, unit: str, target: float | None = None) -> Measure:
        scale = {"µs": 1e6, "ms": 1e3}[unit]
        return Measure(name, what, seconds[name] * scale, unit, target, ratio=seconds[name] / yardstick)

    made = [
        Measure("yardstick", "a fixed loop of plain Python", yardstick * 1e3, "ms", ratio=1.0),
        timed("reach", "where one unit can go", "µs", 60),
        timed("supply", "supply of one side after a move", "ms", 0.3),
        timed("supply kept", "the same when nothing has changed", "µs", 1),
        timed("put", "one unit moves, with its zone", "µs", 5),
        timed("stack", "the units of one cell", "µs", 1),
        timed("clone", "copy of a state", "µs", 6),
        Measure(
            "random play",
            f"decisions a CPU-second, {GAME}",
            rate,
            "/s",
            10_000,
            at_least=True,
            ratio=1 / rate / yardstick,
        ),
        Measure("state", f"one state of {GAME}", state_bytes() / 1000, "kB", 200),
    ]
    memory = process_bytes()
    if memory is not None:
        made.append(Measure("process", "memory of this process, at most", memory / 1e6, "MB", 150))
    return made


def decisions_per_cpu_second() -> float:
    """The best rate of a few rounds of the same games between random players."""
    seats = games.find(GAME).scenarios[SCENARIO].seats
    plan = Plan(GAME, SCENARIO, ("random",) * len(seats), seed=1)
    best = 0.0
    for _ in range(_ROUNDS):
        played = [play(plan, number) for number in range(1, _GAMES + 1)]
        seconds = sum(game.cpu_seconds for game in played)
        best = max(best, sum(game.decisions for game in played) / seconds)
    return best


def state_bytes() -> int:
    """The memory of all that belongs to one state, without what all states share."""
    return size(games.find(GAME).new(SCENARIO, {}, key_from_seed(1)))


def size(state: State) -> int:
    """The memory of a state's columns, frames, events and pending decisions, each object once."""
    seen: set[int] = set()

    def of(value: Any) -> int:
        if id(value) in seen or isinstance(value, type):
            return 0
        seen.add(id(value))
        total = sys.getsizeof(value)
        if isinstance(value, dict):
            return total + sum(of(key) + of(item) for key, item in value.items())
        if isinstance(value, list | tuple):
            return total + sum(map(of, value))
        slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
        return total + sum(of(getattr(value, name)) for name in slots if hasattr(value, name))

    own = {name: value for name, value in vars(state).items() if name != "world"}
    return sys.getsizeof(state) + of(own)


def process_bytes() -> int | None:
    """The most memory this process has held so far; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
