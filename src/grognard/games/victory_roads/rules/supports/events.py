"""What happens when a support is played as its event, and when its effect ends."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from grognard.games.victory_roads.position import (
    ARTILLERY_PLACED,
    MODE_KEPT,
    NONE,
    ON_MAP,
    PLAYED,
    Position,
)
from grognard.games.victory_roads.rules.ground.stacking import counts
from grognard.games.victory_roads.rules.ground.steps import lose_step
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.obtaining import gets_none
from grognard.games.victory_roads.rules.supports.surplus import Surplus
from grognard.games.victory_roads.rules.supports.surprise import SurpriseAttack
from grognard.games.victory_roads.rules.theatres.corps import is_standard, reinforce
from grognard.games.victory_roads.rules.theatres.radius import covers
from grognard.games.victory_roads.units import AXIS, GERMANS, SIDES, SOVIET
from grognard.kernel.answers import DIE, Forecast, Line, Reason
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

RESERVES = 3
"""How many stacked corps the reserve reinforces."""


def place(g: Position, chit: int, spot: int) -> None:
    """1.5.2: plays a chit at its spot and lets its event begin."""
    support, theatre = g.support(chit), pools.theatre_of(g, chit)
    pools.play(g, chit, NONE if support.lasts == "at-once" else spot)
    _tell(g, chit, spot)
    if support.name == "artillery" and theatre != NONE and not g.bound[theatre]:
        g.bound[theatre] = ARTILLERY_PLACED  # 11.7
    if support.effect == "radius":
        g.extra[spot] += support.value  # support/lend-lease
    elif support.effect == "block":
        g.partisans = (*g.partisans, spot)
    elif support.effect == "supply":  # support/ju-52
        g.flown = (*g.flown, spot)
    elif support.effect == "bridgehead":  # support/maskirovka
        g.bridgeheads = (*g.bridgeheads, spot)
        g.lay_bridges()
    elif support.effect == "bridge":  # support/genie-pontonnier
        g.bridging = (*g.bridging, spot)
        g.lay_bridges()
    elif support.effect == "reinforce":
        _reinforce(g, spot)
    elif support.effect == "attack":
        g.stack.append(SurpriseAttack(spot))
    elif support.effect == "die":
        g.stack.append(StalinsDie(chit, spot))
    elif support.name == "fuel-shortage":
        g.stack.append(FuelShortage(support.value))
    elif support.name == "desertions":
        g.stack.append(Desertion())


def _tell(g: Position, chit: int, spot: int) -> None:
    """The line of the log for where a chit was placed."""
    support, rule = g.support(chit), "5.4.1"
    if support.placed_on == "to":
        g.note("supports.assigned", rule, chit=chit, theatre=spot)
    elif support.is_attached:
        g.note("supports.attached", "5.4.4a", chit=chit, unit=spot, cell=g.cell[spot])
    elif support.placed_on == "box":
        g.note("supports.played", rule, chit=chit)
    else:
        g.note("supports.laid", rule, chit=chit, cell=spot)


def _reinforce(g: Position, cell: int) -> None:
    """10.1.3: stacked corps in standard mode are reinforced, the strongest first."""
    able = sorted(
        (unit for unit in g.units_at(cell) if is_standard(g, unit)),
        key=lambda unit: (-g.unit(unit).attack, unit),
    )
    for unit in able[:RESERVES]:
        reinforce(g, unit, "10.1.3")


@frame
class StalinsDie(Frame):
    """Stalin grants a theatre a support, or takes some back; at worst the theatre keeps its mode."""

    chit: int
    theatre: int

    STEPS = ("roll",)
    PIECES = ("chit",)

    def roll(self, g: Position) -> None:
        die, theatre = g.roll(), self.theatre
        modifier, row = stalins_modifier(g, theatre), _stalins_row(g, theatre, die)
        change = stalins_change(g, theatre, row)
        told: dict[str, Any] = {"die": die, "modifier": modifier, "theatre": theatre, "count": change}
        g.note("supports.stalin", "support/staline", **told)
        pools.use_up(g, self.chit)
        if row == len(g.world.charts.tables["stalin"]["supports"]) - 1:
            g.bound[theatre] = MODE_KEPT
        box = pools.box_of(theatre)
        if change > 0:
            g.drew[theatre] |= bool(pools.draw(g, box, change))
        elif change < 0:
            g.stack.append(Surplus(box, max(0, len(pools.in_box(g, box)) + change), "support/staline"))

    def odds(self, g: Position) -> Forecast:
        """The exact chance of what he does."""
        modifier = stalins_modifier(g, self.theatre)
        rows = (_stalins_row(g, self.theatre, die) for die in range(1, 7))
        count = Counter(stalins_change(g, self.theatre, row) for row in rows)
        lines = (Line("6.7.11", "modifier.haltebefehl", modifier, DIE),) if modifier else ()
        return Forecast(
            lines,
            {str(change): Fraction(number, 6) for change, number in sorted(count.items(), reverse=True)},
            consequences={
                str(change): Reason("support/staline", "result.stalin", {"count": change}) for change in count
            },
        )


def stalins_change(g: Position, theatre: int, row: int) -> int:
    """How many supports he grants or takes; he grants none to a theatre that may not get any (11.3)."""
    change: int = g.world.charts.tables["stalin"]["supports"][row]
    return min(change, 0) if gets_none(g, theatre) else change


def stalins_modifier(g: Position, theatre: int) -> int:
    """6.7.11: worse where a Haltebefehl marker lies in the radius of the theatre."""
    found: int = g.world.charts.tables["stalin"]["haltebefehl"] if _faces_orders(g, theatre) else 0
    return found


def _stalins_row(g: Position, theatre: int, die: int) -> int:
    """The row of his table."""
    return min(die + stalins_modifier(g, theatre), len(g.world.charts.tables["stalin"]["supports"])) - 1


def _faces_orders(g: Position, theatre: int) -> bool:
    """6.7.11: whether a Haltebefehl marker lies in the radius of a theatre."""
    orders = (cell for cell, ordered in zip(g.geo.sites, g.ordered, strict=True) if ordered)
    return any(covers(g, theatre, cell) for cell in orders)


# ---- 5.2 The end of events


def return_played(g: Position, camp: int) -> None:
    """5.2.1: what a side played in the last turn goes back to its pool, and its effects end.

    Leaders who may stay do so unless they were recalled. A Bridgehead stays where more corps stand than a hex
    could hold without it.
    """
    chits = [chit for chit in (*g.in_place(ON_MAP), *g.in_place(PLAYED)) if pools.camp_of(g, chit) == camp]
    pools.give_back(g, (chit for chit in chits if not _stays(g, chit)))
    left = [chit for chit in g.in_place(ON_MAP) if g.support(chit).is_attached]
    g.carriers = tuple(sorted({pools.spot_of(g, chit) for chit in left}))
    g.bridging = tuple(pools.spot_of(g, chit) for chit in left if g.support(chit).effect == "bridge")
    g.bridgeheads = tuple(pools.spot_of(g, chit) for chit in pools.on_map(g, "bridgehead"))
    if camp == SOVIET:
        g.extra[:] = bytes(len(g.extra))
        g.partisans = ()
    else:
        g.flown = g.stranded = g.acted = ()
    g.lay_bridges()


def may_stay(g: Position, chit: int) -> bool:
    """5.2.1: whether a chit may stay on the map as long as its owner likes."""
    return g.place[chit] == ON_MAP and g.support(chit).lasts == "may-stay"


def _stays(g: Position, chit: int) -> bool:
    if g.place[chit] == ON_MAP and g.support(chit).effect == "bridgehead":
        limit: int = g.world.charts.tables["stacking"]["divisions"]
        return sum(counts(g, unit) for unit in g.units_at(pools.spot_of(g, chit))) > limit
    return may_stay(g, chit)


# ---- Reich supports that ask somebody


@frame
class FuelShortage(Frame):
    """The Soviet player names German armoured divisions that move one hex at most this turn."""

    left: int

    able: list[int] = derived()

    STEPS = ("strand",)

    @choice
    def strand(self, g: Position) -> Decision | None:
        self.able = [unit for unit in g.units_of(AXIS) if self.left and not self.bar(g, unit)]
        return ask(SIDES[SOVIET], "ask.strand", count=self.left) if self.able else None

    @strand.verb("strand", UNIT, exactly="able")
    def name(self, g: Position, unit: int) -> None:
        self.left -= 1
        g.stranded = (*g.stranded, unit)
        g.note("supports.stranded", "support/fin-de-reich", unit=unit)

    def bar(self, g: Position, unit: int) -> Bar | None:
        """Why a unit can't be named."""
        if g.is_chit(unit) or g.cell[unit] < 0 or g.nation_of(unit) != GERMANS:
            return "support/fin-de-reich", "why.german-armour"
        if not g.unit(unit).is_armoured or g.unit(unit).kind != "division":
            return "support/fin-de-reich", "why.german-armour"
        return ("support/fin-de-reich", "why.stranded") if unit in g.stranded else None

    name.barred(bar)


@frame
class Desertion(Frame):
    """A German infantry division of its owner's choice loses a step."""

    able: list[int] = derived()

    STEPS = ("desert",)

    @choice
    def desert(self, g: Position) -> Decision | None:
        self.able = [unit for unit in g.units_of(AXIS) if not self.bar(g, unit)]
        return ask(SIDES[AXIS], "ask.desert") if self.able else None

    @desert.verb("desert", UNIT, exactly="able", then=END)
    def name(self, g: Position, unit: int) -> None:
        g.note("supports.deserted", "support/fin-de-reich", unit=unit, cell=g.cell[unit])
        lose_step(g, unit)

    def bar(self, g: Position, unit: int) -> Bar | None:
        """Why a unit can't be named."""
        if g.is_chit(unit) or g.cell[unit] < 0 or g.nation_of(unit) != GERMANS:
            return "support/fin-de-reich", "why.german-infantry"
        printed = g.unit(unit)
        if printed.kind != "division" or printed.is_armoured:
            return "support/fin-de-reich", "why.german-infantry"
        return None

    name.barred(bar)
