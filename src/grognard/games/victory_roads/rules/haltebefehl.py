"""6.7 Haltebefehl: cities and ports that are held at any price, sieges, and when a marker leaves the map."""

from __future__ import annotations

from collections.abc import Collection

from grognard.games.victory_roads.geography import NO_SITE
from grognard.games.victory_roads.position import HALT_POOL, Position
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.units import AXIS, GERMANS, SIDES, SOVIET
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice

# ---- questions that other chapters ask


def is_ordered(g: Position, cell: int) -> bool:
    """Whether a Haltebefehl marker lies in a hex."""
    site = g.geo.site[cell]
    return site != NO_SITE and bool(g.ordered[site])


def ordered_cells(g: Position) -> list[int]:
    """The hexes with a marker."""
    found, sites, site = [], g.geo.sites, g.ordered.find(1)
    while site >= 0:
        found.append(sites[site])
        site = g.ordered.find(1, site + 1)
    return found


def is_besieged(g: Position, cell: int) -> bool:
    """6.7.5: a marker with Soviets in at least three hexes beside it, and no division there is supplied.

    Any Soviet unit counts, HQs too; supply is what the markers say, which a combat checks before (7.4). The
    garrison, which may have come with the marker in this very phase, is asked only where it is alone. Who has
    come in since markers were laid (6.7.7) lifts a siege only if it is supplied in the city.
    """
    siege: int = g.world.charts.tables["haltebefehl"]["siege"]
    if g.zone[SOVIET][cell] < siege or not is_ordered(g, cell):  # so few units stand beside it
        return False
    there = [unit for unit in g.units_at(cell) if g.camp[unit] == AXIS and not g.unit(unit).is_hq]
    under = [unit for unit in there if g.unit(unit).is_division] or there
    if not any(g.cut[unit] for unit in under):
        return False
    if any(not g.cut[unit] and is_supplied(g, unit) for unit in under):
        return False
    return sum(g.count[SOVIET][near] > 0 for near in g.geo.board.neighbours[cell]) >= siege


def sieges(g: Position) -> frozenset[int]:
    """6.7.7: the besieged hexes, where units of the Axis that enter must stop."""
    return frozenset(cell for cell in ordered_cells(g) if is_besieged(g, cell))


def divisions_under(g: Position, cell: int) -> list[int]:
    """The German divisions in a hex; KGs are such, HQs and garrisons are not."""
    return [unit for unit in g.units_at(cell) if g.nation_of(unit) == GERMANS and g.unit(unit).is_division]


def is_watched(g: Position, cell: int) -> bool:
    """6.7.6: whether a Soviet corps or division stands beside a hex; an HQ alone does not count."""
    return any(
        g.count[SOVIET][near] and any(g.unit(unit).is_division for unit in g.units_at(near))
        for near in g.geo.board.neighbours[cell]
    )


def bar_to_leave(g: Position, units: Collection[int]) -> Bar | None:
    """6.7.6: why units of one hex can't all leave it of their own will: one German division must stay."""
    cell = g.cell[next(iter(units))]
    if not is_ordered(g, cell):
        return None
    under = divisions_under(g, cell)
    if not under or not {*under} <= {*units} or not is_watched(g, cell):
        return None
    return "6.7.6", "why.must-hold", {"cell": cell}


def pinned(g: Position) -> set[int]:
    """6.7.6: the units that can't leave their hex, each being the last German division under a marker."""
    found = set()
    for cell in ordered_cells(g):
        if not g.zone[SOVIET][cell]:
            continue
        under = divisions_under(g, cell)
        if len(under) == 1 and is_watched(g, cell):
            found.add(under[0])
    return found


# ---- markers


def is_fortress(g: Position, cell: int) -> bool:
    """6.7.2: whether a marker there has a garrison: in major cities of Germany and in Budapest."""
    geo = g.geo
    return (geo.is_major[cell] and geo.country[cell] == "germany") or cell in geo.capitals["hungary"]


def order_to_hold(g: Position, cell: int) -> None:
    """6.7.1, 6.7.2, 6.7.4: lays a marker over all units of a hex, with its garrison where it has one."""
    g.mark(g.ordered, g.site(cell), 1)
    if is_fortress(g, cell):
        g.put(g.in_place(HALT_POOL)[0], cell)


def take_off(g: Position, cell: int) -> None:
    """Takes a marker off the map, with its garrison."""
    g.mark(g.ordered, g.site(cell), 0)
    for unit in g.units_at(cell):
        if g.unit(unit).kind == "garrison":
            g.remove(unit, HALT_POOL)
            g.mark(g.cut, unit, 0)


def settle(g: Position, *, captured: bool = True) -> None:
    """6.7.8, 6.7.9: takes off markers without a German division, and those with factors whose garrison fell.

    To be called wherever units leave a hex. A hex that the Soviets have just won keeps its marker until it
    is captured, since the order counts then (6.7.10); `captured` says that this has been done.
    """
    for cell in ordered_cells(g):
        if g.count[SOVIET][cell] and not captured:
            continue
        if is_fortress(g, cell):
            stays = any(g.unit(unit).kind == "garrison" for unit in g.units_at(cell))
        else:
            stays = bool(divisions_under(g, cell))
        if not stays:
            g.note("halt.gone", "6.7.9", cell=cell)
            take_off(g, cell)


@frame
class HoldingOrders(Frame):
    """6.7.1: the start of the German movement phase: where to hold, and which orders are lifted."""

    told: tuple[int, ...] = ()
    """Hexes about which something was decided in this phase."""

    STEPS = ("orders",)

    @choice
    def orders(self, g: Position) -> Decision | None:
        """Markers laid and taken off."""
        return ask(SIDES[AXIS], "ask.halt", count=len(ordered_cells(g)))

    @orders.verb("hold", CELL, among="garrisoned")
    def hold(self, g: Position, cell: int) -> None:
        self.told = (*self.told, cell)
        order_to_hold(g, cell)
        g.note("halt.ordered", "6.7.1a", cell=cell, units=tuple(divisions_under(g, cell)))

    def garrisoned(self, g: Position) -> list[int]:
        """The major cities and Baltic ports where units of the Axis stand."""
        geo = g.geo
        return [
            cell for cell in geo.sites if (geo.is_major[cell] or geo.is_port[cell]) and g.count[AXIS][cell]
        ]

    @hold.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if not (g.geo.is_major[cell] or g.geo.is_port[cell]) or g.geo.site[cell] == NO_SITE:
            return "6.7.1a", "why.no-place-to-hold", {"cell": cell}
        if not divisions_under(g, cell):
            return "6.7.1a", "why.no-german-division", {"cell": cell}
        if is_ordered(g, cell):
            return "6.7.1a", "why.ordered-already", {"cell": cell}
        if cell in self.told:
            return "6.7.1a", "why.just-lifted", {"cell": cell}
        most: int = g.world.charts.tables["haltebefehl"]["markers"]
        return ("6.7.3", "why.no-marker-left", {"limit": most}) if len(ordered_cells(g)) >= most else None

    @orders.verb("release", CELL, among=lambda self, g: ordered_cells(g))
    def release(self, g: Position, cell: int) -> None:
        self.told = (*self.told, cell)
        take_off(g, cell)
        g.note("halt.lifted", "6.7.6", cell=cell)

    @release.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if not is_ordered(g, cell):
            return "6.7.6", "why.not-ordered", {"cell": cell}
        if cell in self.told:
            return "6.7.6", "why.just-ordered", {"cell": cell}
        return ("6.7.6", "why.watched", {"cell": cell}) if is_watched(g, cell) else None

    orders.done("done")
