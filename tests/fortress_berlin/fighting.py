"""Combats for tests: an assault from its announcement to the dice, and results of the table by themselves.

The defender stands in 2525 unless a test says otherwise; around it lie, clockwise, 2524 (north), 2625, 2626,
2526 (south), 2426 and 2425.
"""

from typing import Any

from grognard.games.fortress_berlin.position import KINDS
from grognard.games.fortress_berlin.rules.assault.reckoning import Reckoning, parties, reckon
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from grognard.games.fortress_berlin.rules.combat.retreat import Retreat
from grognard.games.fortress_berlin.units import SIDES
from tests.fortress_berlin.table import Table

HERE = "2525"
AROUND = ("2524", "2625", "2626", "2526", "2426", "2425")


def announcing(units: str, side: str = "soviet", **facts: Any) -> Table:
    """A combat segment where its third step begins: assaults are announced."""
    return to_assaults(Table(units, f"{side}-combat", **facts))


def to_assaults(table: Table) -> Table:
    """Lets the fire of the first two steps pass."""
    while table.g.pending and table.prompt != "assault.announce" and table.g.phase == "combat":
        table.idle()
    return table


def announce(table: Table, units: str, cell: str = HERE, hqs: str = "") -> Table:
    """Announces an assault by these units with the support of these headquarters."""
    table.do(f"assault {cell}", *(f"join {unit}" for unit in units.split()))
    return table.do(*(f"support {hq} {cell}" for hq in hqs.split()), "announce")


def announced(
    units: str, attackers: str, cell: str = HERE, hqs: str = "", side: str = "soviet", **facts: Any
) -> Table:
    """An assault that is announced and nothing else; the defender gives no support."""
    table = announce(announcing(units, side, **facts), attackers, cell, hqs).do("done")
    while table.prompt != "assault.resolve":
        table.do("pass")
    return table


def reckoned(table: Table, cell: str = HERE) -> Reckoning:
    """What an announced assault comes to."""
    g = table.g
    return reckon(g, table.cell(cell), parties(g, g.player, table.cell(cell)), g.zone[g.player])


def shifts(table: Table, cell: str = HERE) -> dict[str, int]:
    """The shifts of an announced assault, by rule."""
    kind = "column"
    lines = reckoned(table, cell).lines
    return {
        line.rule: int(line.value) for line in lines if line.kind == kind and not isinstance(line.value, str)
    }


def result(
    table: Table, code: str, attackers: str = "", kind: str = "assault", cell: str = HERE, target: str = ""
) -> Table:
    """What a result does to those who stand in a hex, or to one target."""
    g = table.g
    there = (table.unit(target),) if target else tuple(sorted(g.units_at(table.cell(cell))))
    firing = tuple(table.unit(name) for name in attackers.split())
    return table.play(Aftermath(KINDS.index(kind), table.cell(cell), there, code, firing))


def suffered(
    units: str, code: str, attackers: str = "", side: str = "soviet", kind: str = "assault", **facts: Any
) -> Table:
    """A position in which those in 2525 suffer a result."""
    cell, target = facts.pop("cell", HERE), facts.pop("target", "")
    return result(Table(units, f"{side}-combat", **facts), code, attackers, kind, cell, target)


def driven(
    units: str, names: str, least: int = 1, most: int = 2, side: str = "soviet", **facts: Any
) -> Table:
    """A position in which units must retreat."""
    optional = facts.pop("optional", False)
    table = Table(units, f"{side}-combat", **facts)
    return table.play(Retreat(tuple(map(table.unit, names.split())), least, most, optional))


def camp(side: str) -> int:
    """The number of a side."""
    return SIDES.index(side)
