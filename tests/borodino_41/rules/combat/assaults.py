"""Combats of tests: a hex is named, nobody does anything that is not said, up to a question or a throw."""

from fractions import Fraction
from typing import Any

from tests.borodino_41.table import Table

QUIET = ("pass", "hold", "go-on", "inside", "bank S", "cease", "enough")
"""What leaves things as they are, by the frames that ask."""
STAFFS = ", ge-hq 0502, su-hq 0511"
"""Both sides are in command wherever a test fights."""


def combat(units: str, at: str = "german-combat", **facts: Any) -> Table:
    """The combat phase after its air strikes, with a headquarters on either side, or with other `staffs`."""
    staffs = facts.pop("staffs", STAFFS)
    return until(Table(units + staffs, at, **facts), "combat.resolve")


def named(units: str, cell: str = "0506", at: str = "german-combat", **facts: Any) -> Table:
    """A hex is named for combat."""
    dice = facts.pop("dice", ())
    return combat(units, at, **facts).dice(*dice).do(f"resolve {cell}")


def until(table: Table, prompt: str) -> Table:
    """Plays on quietly until this is asked."""
    for _ in range(60):
        if table.g.pending and table.prompt == prompt:
            return table
        options = table.options()
        table.do(next(line for line in QUIET if line in options))
    raise AssertionError(f"{prompt} was not asked; {table.prompt} is")


def melee(units: str, cell: str = "0506", at: str = "german-combat", **facts: Any) -> Table:
    """An assault that is about to be thrown, after no fire at all."""
    dice = facts.pop("dice", ())
    return until(named(units, cell, at, **facts), "assault.roll").dice(*dice)


def thrown(units: str, *dice: int, cell: str = "0506", at: str = "german-combat", **facts: Any) -> Table:
    """An assault with these dice: the attacker's, the defender's, and others that follow."""
    return melee(units, cell, at, **facts).dice(*dice).do("roll")


def lines(table: Table, kind: str) -> dict[str, int]:
    """What the morale of a side is made of, by messages; ground by its name."""
    found: dict[str, int] = {}
    for line in table.forecast("roll").lines:
        if line.kind == kind:
            name = line.args.get("terrain") or line.message.removeprefix("assault.")
            assert isinstance(line.value, int)
            found[str(name)] = line.value
    return found


def sums(table: Table) -> tuple[Fraction | int, Fraction | int]:
    """The modified morale of attacker and defender."""
    odds = table.forecast("roll")
    return odds.attack, odds.defence
