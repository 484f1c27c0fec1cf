"""How fast the engine is on this machine, and how much memory it takes, beside what it should be.

Speeds differ from machine to machine; each therefore comes also as a ratio to a yardstick, a fixed loop of
plain Python timed beside it, so that two runs can be compared.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple

from grognard import games
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import State
from grognard.lab import synthetic
from grognard.lab.play import Plan, Played, play

LARGEST_STATE = "victory-roads"
LARGEST_SCENARIO = {"victory-roads": "campaign"}
_GAMES, _ROUNDS = 3, 3


LEAST_OF_ALL = 1200
"""Random decisions a CPU-second for each million steps a second of the loop that a game should make."""
LEAST = {"borodino-41": 1000, "fortress-berlin": 1000}
"""Of tactical games, in which fire, sight and works of every unit count, it is less."""


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
    seconds, steps = synthetic.measure(), synthetic.YARDSTICK_STEPS
    speeds, yardstick = play_in_turn()

    def timed(name: str, what: str, unit: str, target: float | None = None) -> Measure:
        scale = {"µs": 1e6, "ms": 1e3}[unit]
        return Measure(name, what, seconds[name] * scale, unit, target, ratio=seconds[name] / yardstick)

    made = [
        Measure("yardstick", f"a fixed loop of {steps:,} steps", yardstick * 1e3, "ms", ratio=1.0),
        Measure("loop", "steps a second of that loop", steps / yardstick / 1e6, "million/s"),
        timed("reach", "where one unit can go", "µs", 60),
        timed("supply", "supply of one side after a move", "ms", 0.3),
        timed("supply kept", "the same when nothing has changed", "µs", 1),
        timed("put", "one unit moves, with its zone", "µs", 5),
        timed("stack", "the units of one cell", "µs", 1),
        timed("clone", "copy of a state", "µs", 6),
    ]
    for game, speed in speeds.items():
        what = f"random decisions a CPU-second, {speed.options:.1f} options each"
        made.append(Measure(game, what, speed.rate, "/s", ratio=1 / speed.rate / yardstick))
        what = "the same per million steps/s of the yardstick"
        relative = speed.rate * yardstick / steps * 1e6
        target = LEAST.get(game, LEAST_OF_ALL)
        made.append(Measure(f"{game}/yardstick", what, relative, "/s", target, at_least=True))
    made.append(Measure("state", f"one state of {LARGEST_STATE}", state_bytes() / 1000, "kB", 200))
    memory = process_bytes()
    if memory is not None:
        made.append(Measure("process", "memory of this process, at most", memory / 1e6, "MB", 150))
    return made


class Speed(NamedTuple):
    """How fast random players play a game."""

    rate: float
    """Decisions a CPU-second."""
    options: float
    """Options a decision, on average."""


def play_in_turn() -> tuple[dict[str, Speed], float]:
    """The speed of random play in each game, and the time of the yardstick meanwhile.

    Games and yardstick take turns, so that a busy machine slows all of them, and of each game the quickest of
    several runs counts.
    """
    plans = {name: _random_play(name) for name in games.GAMES}
    best: dict[tuple[str, int], Played] = {}
    yardstick = float("inf")
    for number in list(range(1, _GAMES + 1)) * _ROUNDS:
        for name, plan in plans.items():
            yardstick = min(yardstick, synthetic.yardstick_seconds())
            played = play(plan, number)
            best[name, number] = min(best.get((name, number), played), played, key=attrgetter("cpu_seconds"))
    speeds = {}
    for name in plans:
        quickest = [one for (game, _), one in best.items() if game == name]
        decisions = sum(one.decisions for one in quickest)
        seconds, options = sum(one.cpu_seconds for one in quickest), sum(one.options for one in quickest)
        speeds[name] = Speed(decisions / seconds, options / decisions)
    return speeds, yardstick


def _random_play(name: str) -> Plan:
    """The largest scenario of a game, or its first, between random players."""
    scenarios = games.find(name).scenarios
    scenario = scenarios[LARGEST_SCENARIO.get(name, next(iter(scenarios)))]
    return Plan(name, scenario.name, ("random",) * len(scenario.seats), seed=1)


def state_bytes() -> int:
    """The memory of all that belongs to one state, without what all states share."""
    game = games.find(LARGEST_STATE)
    return size(game.new(LARGEST_SCENARIO[LARGEST_STATE], {}, key_from_seed(1)))


def size(state: State) -> int:
    """The memory of a state's columns, frames, events and decisions, each once, without what is shared."""
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

    shared = {"world", *(name for name, copy in state.DERIVED.items() if copy == f"old.{name}")}
    own = {name: value for name, value in vars(state).items() if name not in shared}
    return sys.getsizeof(state) + of(own)


def process_bytes() -> int | None:
    """The most memory this process has held so far; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
