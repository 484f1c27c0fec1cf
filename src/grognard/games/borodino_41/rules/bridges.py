"""15 Bridges: blown up in a moment, built and repaired in a day; pontoons and ferries over the Moskva."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from grognard.games.borodino_41.geography import BLOWN, BUILT
from grognard.games.borodino_41.position import AM, LOST, PM, Position
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.rules.movement.networks import terms_of
from grognard.games.borodino_41.rules.terrain import is_out_of_zones
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import EDGE, Bar, choice


def edges_at(g: Position, cell: int) -> list[int]:
    """The spots of the hexsides of water around a hex."""
    found = (g.geo.spots.edge(cell, near) for near in g.geo.board.neighbours[cell])
    return [spot for spot in found if spot is not None]


def _ends(g: Position, spot: int) -> tuple[int, int]:
    a, b = g.geo.spots.around[spot]
    return a, b


# ---- demolition


def bar_to_demolish(g: Position, unit: int, spot: int) -> Bar | None:
    """15/demolition/bridge: why engineers can't blow up the bridge on a hexside."""
    if not g.printed[unit].is_engineer:
        return "15/works/types", "why.works-engineers", {"unit": unit}
    a, b = _ends(g, spot)
    if g.cell[unit] not in (a, b):
        return "15/demolition/bridge", "why.bridge-end", {"unit": unit}
    is_there = g.spots[spot] == BUILT or ((a, b) in g.geo.bridges and g.spots[spot] != BLOWN)
    if not is_there and spot not in g.built_today:
        return "15/demolition/bridge", "why.bridge-none"
    if g.state[unit]:
        return "15/demolition/bridge", "why.works-disturbed", {"unit": unit}
    if g.points[unit] < (cost := g.world.charts.actions["demolition"]):
        return "15/demolition/bridge", "why.works-points", {"unit": unit, "quarters": cost}
    return None


def demolish(g: Position, unit: int, spot: int) -> None:
    """15/demolition/bridge: without a roll; of a new bridge, the marker goes back to its owner.

    One that was finished tonight goes before anybody has used it (15/bridge/next-turn).
    """
    g.points[unit] -= g.world.charts.actions["demolition"]
    if _ends(g, spot) in g.geo.bridges:
        g.built_today = tuple(other for other in g.built_today if other != spot)
        g.mark(g.spots, spot, BLOWN)
    else:
        take_up(g, spot)
    g.note("bridge.blown", "15/demolition/bridge", unit=unit, cells=_ends(g, spot))


# ---- building


def is_first_impulse(g: Position) -> bool:
    """15/bridge/rebuild: whether it is the first impulse of the side in phase this turn."""
    if g.player == g.initial:
        return g.section == AM and not g.first_kept
    return g.section == AM or (g.section == PM and g.first_kept)


def bar_to_build(g: Position, unit: int, spot: int, spent: bool) -> Bar | None:
    """15/bridge/rebuild, 15/bridge/new-stream, 15/river/bridge: why engineers can't work at a bridge."""
    if not g.printed[unit].is_engineer:
        return "15/works/types", "why.works-engineers", {"unit": unit}
    rebuilt = g.spots[spot] == BLOWN
    rule = "15/bridge/rebuild" if rebuilt else "15/bridge/new-stream"
    a, b = _ends(g, spot)
    if g.cell[unit] not in (a, b):
        return rule, "why.bridge-end", {"unit": unit}
    if spent or not is_first_impulse(g) or g.task[unit] == -g.turn:
        return rule, "why.bridge-whole-day", {"unit": unit}
    if not rebuilt and (g.spots[spot] == BUILT or (a, b) in g.geo.bridges):
        return rule, "why.bridge-there"
    if g.column[unit]:
        return "7/formation/column-no-work", "why.works-column", {"unit": unit}
    return _disturbed(g, unit, spot)


def _disturbed(g: Position, unit: int, spot: int) -> Bar | None:
    """What stops the work of engineers at a bridge; repairs ask for peace of mind alone."""
    if g.state[unit]:
        return "15/bridge/rebuild", "why.works-disturbed", {"unit": unit}
    if g.spots[spot] == BLOWN:
        return None
    camp, cell = g.camp[unit], g.cell[unit]
    if g.seen_zone[camp][1 - camp][cell] and not is_out_of_zones(g, unit):
        return "15/bridge/new-stream", "why.bridge-zoc", {"unit": unit}
    a, b = _ends(g, spot)
    if g.geo.water(a, b) != "river":
        return None
    if camp != GERMAN or pontoon_with(g, unit) is None:
        return "15/river/bridge", "why.bridge-pontoon", {"unit": unit}
    if g.count[1 - camp][b if cell == a else a]:
        return "15/river/bridge", "why.bridge-bank"
    return None


def pontoon_with(g: Position, unit: int) -> int | None:
    """15/river/bridge: the pontoon unit of its division that is stacked with engineers."""
    division = g.printed[unit].formation
    return next(
        (
            other
            for other in g.units_at(g.cell[unit])
            if g.printed[other].kind == "pontoon" and g.printed[other].formation == division
        ),
        None,
    )


def build(g: Position, unit: int, spot: int) -> None:
    """A day's work begins; it goes on while the engineers stay and nothing disturbs them."""
    g.task[unit], g.points[unit] = spot + 1, 0
    g.note("bridge.begun", "15/bridge/rebuild", unit=unit, cells=_ends(g, spot))


def _tasks(g: Position) -> Iterator[tuple[int, int]]:
    return ((unit, task - 1) for unit, task in enumerate(g.task) if task > 0)


def is_work_going_on(g: Position) -> bool:
    """Whether any engineers work at a bridge."""
    return max(g.task) > 0


def lose_day(g: Position, units: Iterable[int]) -> None:
    """15/bridge/rebuild: who moves or is shaken has not spent this whole day in peace at a bridge."""
    for unit in units:
        g.task[unit] = -g.turn


def watch(g: Position) -> None:
    """15/river/interrupted: whoever has lost what the work needs must begin again on another day.

    Enemies beside the engineers at the river cost the pontoons.
    """
    for unit, spot in list(_tasks(g)):
        near = g.cell[unit] >= 0 and _is_over_river(g, spot) and _has_enemy_beside(g, unit)
        if near and (pontoons := pontoon_with(g, unit)) is not None:
            g.remove(pontoons, LOST)
            g.note("bridge.pontoons-lost", "15/river/interrupted", unit=pontoons)
        if near or g.cell[unit] < 0 or _disturbed(g, unit, spot):
            lose_day(g, (unit,))
            g.note("bridge.interrupted", "15/river/interrupted", unit=unit)


def _is_over_river(g: Position, spot: int) -> bool:
    return g.spots[spot] != BLOWN and g.geo.water(*_ends(g, spot)) == "river"


def _has_enemy_beside(g: Position, unit: int) -> bool:
    there = g.count[1 - g.camp[unit]]
    return any(there[near] for near in g.geo.board.neighbours[g.cell[unit]])


# ---- markers


def markers_left(g: Position, camp: int) -> int:
    """15/bridge/marker-limit: the bridge markers that a side has left."""
    have = g.world.charts.markers["bridge"][camp] or 0
    return have - sum(entry % 2 == camp for entry in g.bridging)


def take_up(g: Position, spot: int) -> None:
    """A new bridge is no more."""
    g.mark(g.spots, spot, 0)
    g.bridging = tuple(entry for entry in g.bridging if entry // 2 != spot)
    g.built_today = tuple(other for other in g.built_today if other != spot)


def bar_to_lift(g: Position, camp: int, spot: int) -> Bar | None:
    """15/bridge/marker-limit: why a side can't take up a bridge."""
    if 2 * spot + camp not in g.bridging:
        return "15/bridge/marker-limit", "why.bridge-not-yours"
    return None


def day_done(g: Position, camp: int) -> None:
    """15/bridge/rebuild: a side's night impulse is over, and so is its day's work at bridges.

    What the other side has finished from its bank is there already.
    """
    if is_work_going_on(g):
        watch(g)
        finished = {spot for unit, spot in _tasks(g) if g.camp[unit] == camp}.difference(g.built_today)
        for unit, _ in list(_tasks(g)):
            if g.camp[unit] == camp:
                g.task[unit] = 0
        if finished:
            g.stack.append(Bridging(camp, tuple(sorted(finished))))


def open_finished(g: Position) -> None:
    """15/bridge/next-turn: bridges that were finished last night can be used now."""
    for spot in g.built_today:
        g.mark(g.spots, spot, 0 if g.spots[spot] == BLOWN else BUILT)
    g.built_today = ()


@frame
class Bridging(Frame):
    """15/bridge/rebuild, 15/bridge/marker-limit: the bridges that a side has finished, one by one."""

    camp: int
    spots: tuple[int, ...]

    STEPS = ("free", "finish")

    @choice
    def free(self, g: Position) -> Decision | None:
        """Which bridge is taken up for the new one, if no marker is left."""
        if not self.needs_marker(g):
            return None
        return ask(SIDES[self.camp], "bridge.free", cells=_ends(g, self.spots[0]))

    def needs_marker(self, g: Position) -> bool:
        """Whether the next bridge is a new one, and there is no marker for it."""
        return g.spots[self.spots[0]] != BLOWN and markers_left(g, self.camp) <= 0

    def old(self, g: Position) -> list[int]:
        """The new bridges of the side on the map."""
        return [entry // 2 for entry in g.bridging if entry % 2 == self.camp]

    @free.verb("lift", EDGE, exactly="old", then="finish")
    def lift(self, g: Position, spot: int) -> None:
        lift(g, spot)

    @lift.barred
    def _(self, g: Position, spot: int) -> Bar | None:
        return bar_to_lift(g, self.camp, spot)

    free.done("forgo", then="finish")

    def finish(self, g: Position) -> None:
        """15/bridge/next-turn: done tonight, to be used from tomorrow on."""
        spot, *others = self.spots
        if self.needs_marker(g):
            g.note("bridge.forgone", "15/bridge/marker-limit", cells=_ends(g, spot))
        else:
            rebuilt = g.spots[spot] == BLOWN
            if not rebuilt:
                g.bridging = tuple(sorted((*g.bridging, 2 * spot + self.camp)))
            g.built_today = (*g.built_today, spot)
            rule = "15/bridge/rebuild" if rebuilt else "15/bridge/new-stream"
            g.note("bridge.finished", rule, cells=_ends(g, spot))
        self.spots = tuple(others)
        if others:
            self.at = "free"


# ---- ferries


def ferryman(g: Position, passengers: Sequence[int], there: int) -> int | None:
    """15/river/ferry: engineers on either bank of a hexside who have done nothing else in this impulse.

    Unlike who builds, they may be shaken; who crosses can't help itself.
    """
    here, camp = g.cell[passengers[0]], g.camp[passengers[0]]
    units = (unit for cell in (here, there) if g.count[camp][cell] for unit in g.units_at(cell))
    return next((unit for unit in units if unit not in passengers and _stands_still(g, unit)), None)


def _stands_still(g: Position, unit: int) -> bool:
    if not g.printed[unit].is_engineer or g.began[unit] != g.cell[unit]:
        return False
    return g.points[unit] == allowance(g, unit)


def ferry_cost(g: Position, units: Sequence[int], cell: int) -> int:
    """15/river/ferry: four points beside the hex, for the dearest class among them."""
    side = g.world.charts.costs["river-ferry"][0]
    grounds = [g.geo.hex_cost(cell, terms_of(g, unit)) for unit in units]
    assert side is not None
    return side + max(ground for ground in grounds if ground is not None)


def bar_to_ferry(g: Position, units: Sequence[int], cell: int, has: int) -> Bar | None:
    """15/river/ferry: why units can't be ferried over the river to a hex."""
    unit = units[0]
    here = g.cell[unit]
    if g.geo.water(here, cell) != "river" or g.column[unit]:
        return "15/river/ferry", "why.ferry-river", {"unit": unit}
    if any(not _may_be_ferried(g, one) for one in units):
        return "15/river/ferry", "why.ferry-kind", {"unit": unit}
    if any(g.geo.hex_cost(cell, terms_of(g, one)) is None for one in units):
        return "7/move/cost-basis", "why.ferry-ground", {"unit": unit}
    if ferryman(g, units, cell) is None:
        return "15/river/ferry", "why.ferry-engineers"
    if ferry_cost(g, units, cell) > has:
        return "9/effects/insufficient-mp", "why.ferry-points", {"unit": unit}
    return None


def _may_be_ferried(g: Position, unit: int) -> bool:
    printed = g.printed[unit]
    return not g.is_armoured(unit) and (printed.is_personnel or printed.is_weapon or printed.is_dummy)


def lift(g: Position, spot: int) -> None:
    """15/bridge/marker-limit: a bridge that is of no more use is taken up."""
    g.note("bridge.lifted", "15/bridge/marker-limit", cells=_ends(g, spot))
    take_up(g, spot)
