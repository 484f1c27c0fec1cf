"""The odds shown before a roll are those of the roll: in many positions, every face of the die is tried."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

COUNTRY = ground(
    terrain={"b8": "difficult", "c8": "wooded"},
    rivers=[("b9", "b8"), ("c8", "b8"), ("c7", "c8"), ("b7", "Joachimsthal")],
    lines=[("b9", "b8"), ("c9", "c8"), ("b8", "b7")],
)
TARGETS = {"b8": ("b9", "b7", "a8", "c8"), "c8": ("c9", "c7", "b8"), "b7": ("b8", "b6", "Joachimsthal", "c7")}
ARMIES = ("8GA", "1GTA", "1-POL", "61")
GERMANS = ("25-pzgre", "Kurmark", "5-Jager", "303", "606", "156")
OTHER_GERMANS = ("21-Pz", "342")
SEEDS = range(40)
FACES = 6
Attack = Callable[[Random], tuple[Table, str, list[str]]]
Roll = Callable[[Random], tuple[Table, list[str]]]


def either(rng: Random, place: str) -> str:
    """A unit's place, on one of its sides."""
    return place + rng.choice(["", " reduced"])


def some(rng: Random, names: tuple[str, ...], most: int) -> list[str]:
    """One or more of these, up to so many."""
    return rng.sample(names, rng.randint(1, most))


def counters(rng: Random, army: str) -> list[str]:
    """One counter of an army, or both."""
    return [f"{army}-{number}" for number in range(1, rng.randint(1, 2) + 1)]


def a_soviet_attack(rng: Random) -> tuple[Table, str, list[str]]:
    """Two armies at most, each in one zone, against Germans of both camps."""
    target = rng.choice(list(TARGETS))
    armies = rng.sample(ARMIES, 2)[: rng.randint(1, 2)]
    origins = rng.sample(TARGETS[target], 2)
    units = {
        name: either(rng, zone)
        for army, zone in zip(armies, origins, strict=False)
        for name in counters(rng, army)
    }
    attackers = list(units)
    for name in some(rng, GERMANS + OTHER_GERMANS, 3):
        units[name] = either(rng, target)
    table = Table(units, "C.1", game=COUNTRY, oos=[name for name in units if rng.random() < 0.2])
    table.g.dry, table.g.surge = (table.army(rng.choice(ARMIES)) for _ in range(2))
    return table, target, attackers


def a_german_attack(rng: Random) -> tuple[Table, str, list[str]]:
    """Up to four Germans against one or two Soviets, one of them perhaps a guest."""
    target = rng.choice(list(TARGETS))
    attackers = some(rng, GERMANS, 4)
    origins = rng.sample(TARGETS[target], 2)
    units = {name: either(rng, rng.choice(origins)) for name in attackers}
    units |= {rng.choice(ARMIES) + "-1": either(rng, target)}
    if guest := rng.choice(["", "13-1"]):
        units[guest] = target
    oos = [name for name in units if rng.random() < 0.2]
    guests = [guest] if guest else []
    table = Table(units, "C.3", game=COUNTRY, oos=oos, guests=guests, doubled=rng.random() < 0.5)
    return table, target, attackers


def a_soviet_roll(rng: Random) -> tuple[Table, list[str]]:
    """One or two Soviets in Wedding, perhaps against a German, perhaps helped by their neighbours."""
    units = {name: either(rng, "Wedding") for name in counters(rng, rng.choice(ARMIES))}
    rolling = some(rng, tuple(units), len(units))
    units |= {"3GTA-1": "Friedrichshain", "3GTA-2": "Charlottenburg"}
    if german := rng.choice(["", *GERMANS]):
        units[german] = either(rng, "Wedding")
    levels = {zone: rng.randint(0, 3) for zone in ("Wedding", "Friedrichshain", "Charlottenburg")}
    table = Table(units, "C.1", levels=levels, support=(2, 0), speer=rng.random() < 0.3)
    table.g.surge = table.army(rng.choice(ARMIES))
    return table, rolling


def a_german_roll(rng: Random) -> tuple[Table, list[str]]:
    """A German in Wedding, perhaps helped from a4, against one or two Soviets."""
    units = {name: either(rng, "Wedding") for name in counters(rng, rng.choice(ARMIES))}
    rolling = rng.sample(GERMANS, rng.randint(1, 3))
    units |= dict(zip(rolling, (either(rng, zone) for zone in ("Wedding", "a4", "a4")), strict=False))
    if rng.random() < 0.5:
        units["3GTA-1"] = "Charlottenburg"
    oos = [name for name in rolling[1:] if rng.random() < 0.3]
    levels = {"Wedding": rng.randint(0, 3)}
    return (Table(units, "C.3", levels=levels, oos=oos, doubled=rng.random() < 0.5), rolling)


def thrown(table: Table, face: int, rng: Random) -> tuple[str, int]:
    """The result of the roll with this face, and the level of Wedding once the losses are taken."""
    after = table.copy().dice(face).do("roll")
    (result,) = (event.args["result"] for event in after.g.events if event.message.endswith(".result"))
    while not after.over and after.prompt == "ask.loss":
        after.do(f"lose {rng.choice(after.options('lose'))}")
    return result, after.level("Wedding")


@rule("8.1.2", "annex-2")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("attack", [a_soviet_attack, a_german_attack])
def test_the_chances_of_an_attack_are_those_of_its_die(attack: Attack, seed: int) -> None:
    rng = Random(seed)
    table, target, attackers = attack(rng)
    table.do(*(f"fight {name}" for name in attackers), "begin")
    foretold = table.forecast(f"attack {target}").chances
    table.do(f"attack {target}", *(f"join {name}" for name in attackers))
    chances = table.forecast("roll").chances
    counted = Counter(thrown(table, face, rng)[0] for face in range(1, FACES + 1))
    assert chances == foretold == {result: Fraction(times, FACES) for result, times in counted.items()}


@rule("9.2.1a", "9.2.1b", "9.3.2", "annex-1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("roll", [a_soviet_roll, a_german_roll])
def test_the_chances_and_the_level_foretold_in_berlin_are_those_of_its_die(roll: Roll, seed: int) -> None:
    rng = Random(seed)
    table, rolling = roll(rng)
    table.do(*(f"fight {name}" for name in rolling), "begin", "storm Wedding")
    table.do(*(f"join {name}" for name in table.options("join")))
    if "spend" in table.options() and rng.random() < 0.5:
        table.do("spend")
    odds, before = table.forecast("roll"), table.level("Wedding")
    counted: Counter[str] = Counter()
    for face in range(1, FACES + 1):
        result, level = thrown(table, face, rng)
        counted[result] += 1
        then = odds.consequences.get(result)
        assert level == (then.args["level"] if then else before), result
    assert odds.chances == {result: Fraction(times, FACES) for result, times in counted.items()}
