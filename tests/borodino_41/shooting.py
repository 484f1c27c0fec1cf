"""Fires at a table of Borodino ’41: what one comes to, and one carried out with dictated dice."""

from typing import Any

from grognard.games.borodino_41.charts import AT, COLUMNS, REGULAR
from grognard.games.borodino_41.rules.combat.fire import LEAVING
from grognard.games.borodino_41.rules.combat.firepower import CLOSING, DEFENSIVE, OFFENSIVE, ZOC, bar_to_fire
from grognard.games.borodino_41.rules.combat.firing import Firing
from grognard.games.borodino_41.rules.combat.shots import Shot, shots_at
from grognard.games.borodino_41.rules.combat.volley import Volley
from grognard.games.borodino_41.rules.terrain import is_armour
from grognard.games.borodino_41.rules.zoc import ZocFire
from grognard.games.borodino_41.units import SIDES
from grognard.kernel import flow
from grognard.kernel.frames import Frame
from tests.borodino_41.table import Table

PURPOSES = {"zoc": ZOC, "defensive": DEFENSIVE, "offensive": OFFENSIVE, "closing": CLOSING}
KINDS = {"regular": REGULAR, "at": AT}


def german(units: str, **facts: Any) -> Table:
    """A position in the combat phase of a German impulse."""
    return Table(units, "german-combat", **facts)


def soviet(units: str, **facts: Any) -> Table:
    """A position in the combat phase of a Soviet impulse."""
    return Table(units, "soviet-combat", **facts)


def play(table: Table, frame: Frame) -> Table:
    """Plays a procedure alone, up to the first decision."""
    table.g.stack = [frame]
    table.g.events.clear()
    flow.run(table.g)
    return table


def volley(table: Table, firers: str, target: str, purpose: str = "offensive", **said: Any) -> Volley:
    """A fire of units at one or more units in a hex; at armour with AT factors."""
    shooters = tuple(table.unit(name) for name in firers.split())
    targets = tuple(table.unit(name) for name in target.split())
    g, cell = table.g, table.g.cell[targets[0]]
    kind = AT if is_armour(g, targets[0]) else REGULAR
    indirect = tuple(table.unit(name) for name in said.pop("indirect", "").split())
    camp = 1 - g.camp[targets[0]]
    return Volley(
        camp, kind, cell, (*shooters, *indirect), targets, PURPOSES[purpose], indirect=indirect, **said
    )


def shots(table: Table, firers: str, target: str, purpose: str = "offensive", **said: Any) -> list[Shot]:
    """What a fire comes to against its first target."""
    fire = volley(table, firers, target, purpose, **said)
    return shots_at(table.g, fire, fire.targets[0])


def shot(table: Table, firers: str, target: str, purpose: str = "offensive", **said: Any) -> Shot:
    """The same where it is one shot."""
    (found,) = shots(table, firers, target, purpose, **said)
    return found


def shifts(found: Shot) -> dict[str, int]:
    """The shifts of a shot by what they are about: `{"woods": -1, "small": -1}`."""
    return {shift.terrain or shift.message.removeprefix("fire."): shift.value for shift in found.shifts}


def column(found: Shot) -> int:
    """The number of its column."""
    return COLUMNS[found.column]


def resolve(
    table: Table, firers: str, target: str, *dice: int, purpose: str = "offensive", **said: Any
) -> Table:
    """Carries a fire out: for each target the die of the firer, then that of morale."""
    return play(table.dice(*dice), volley(table, firers, target, purpose, **said))


def barred(
    table: Table, unit: str, label: str, kind: str = "regular", purpose: str = "offensive", under: str = ""
) -> str:
    """The rule that keeps a unit from firing at a hex; nothing, if none does."""
    cell = table.cell(label)
    hex_under = table.cell(under) if under else cell
    bar = bar_to_fire(table.g, table.unit(unit), cell, KINDS[kind], PURPOSES[purpose], hex_under)
    return bar[0] if bar else ""


def firing(table: Table, side: str, label: str, purpose: str, targets: str = "", **said: Any) -> Table:
    """An occasion for a side to fire, in an assault on a hex or at it when the assaults are over."""
    g, camp = table.g, SIDES.index(side)
    named = tuple(table.unit(name) for name in targets.split())
    found = named or tuple(unit for unit in g.units_at(table.cell(label)) if g.camp[unit] != camp)
    return play(table, Firing(camp, table.cell(label), found, PURPOSES[purpose], **said))


def leave(table: Table, unit: str, *dice: int, purpose: int = LEAVING, spared: str = "") -> Table:
    """A unit is about to leave its hex."""
    number = table.unit(unit)
    left_out = tuple(table.unit(name) for name in spared.split())
    return play(table.dice(*dice), ZocFire(number, table.g.cell[number], purpose, left_out))
