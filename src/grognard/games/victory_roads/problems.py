"""Invariants: what must hold whenever a decision is due."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.geography import TAKEN
from grognard.games.victory_roads.position import (
    CORPS_POOL,
    ELIMINATED,
    HALT_POOL,
    NO_MODE,
    NONE,
    ON_MAP,
    SOVIET_POOL,
    WITH_SOVIETS,
    Position,
)
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.supports import soundness
from grognard.games.victory_roads.units import AXIS, HUNGARIANS, ROMANIANS, SOVIET
from grognard.kernel.pieces import NOWHERE, ON_BOARD


def problems(g: Position) -> list[str]:
    """Everything that is wrong with a position, in words; an honest game has none."""
    parts = (_units(g), _boxes(g), _sites(g), _bridges(g), _theatres(g), _tracks(g), soundness.problems(g))
    return [*g.problems(), *(problem for part in parts for problem in part)]


def _units(g: Position) -> list[str]:
    found, labels = [], g.geo.board.labels
    turned = {ROMANIANS: g.romania == WITH_SOVIETS, HUNGARIANS: g.hungary == WITH_SOVIETS}
    for unit in g.in_place(ON_BOARD):
        printed, cell, camp = g.unit(unit), g.cell[unit], g.camp[unit]
        if g.is_chit(unit):
            found.append(f"support {printed.id} stands on the map like a unit")
        if g.geo.closed[cell]:
            found.append(f"{printed.id} stands in {labels[cell]}, which nothing may enter")
        if g.count[1 - camp][cell]:
            found.append(f"{printed.id} stands with enemies in {labels[cell]}; 6.1.7 forbids it")
        if g.steps[unit] > printed.steps or (printed.steps and not g.steps[unit]):
            found.append(f"{printed.id} has {g.steps[unit]} of {printed.steps} steps; 1.3.1 allows no such")
        if printed.is_hq and g.cut[unit]:
            found.append(f"{printed.id} is an HQ with an Unsupplied marker; 4.1.2 lifts it instead")
        nation = g.world.nation[unit]
        if nation in turned and (camp == SOVIET) != turned[nation]:
            found.append(f"{printed.id} is not on the side of its country; 14.3 forbids it")
        if printed.kind == "garrison" and not haltebefehl.is_ordered(g, cell):
            found.append(f"{printed.id} stands in {labels[cell]} without a Haltebefehl; 6.7.8 forbids it")
    return found


def _boxes(g: Position) -> list[str]:
    """What lies in which box, and what is marked there."""
    found, first = [], len(g.world.units)
    for unit, place in enumerate(g.place):
        name = g.unit(unit).id
        if place != ON_BOARD and (place >= SOVIET_POOL) != (unit >= first):
            found.append(f"{name} lies in the box {g.layout.places[place]}, which is for others")
        if place != ON_BOARD and g.pontoon[unit]:
            found.append(f"{name} lays a pontoon bridge off the map")
        if place == ELIMINATED and g.steps[unit]:
            found.append(f"{name} is eliminated with {g.steps[unit]} steps")
        if place == CORPS_POOL and not g.unit(unit).is_rifle_corps:
            found.append(f"{name} lies in the pool of infantry corps; 10.2.1 forbids it")
        if place == HALT_POOL and g.unit(unit).kind != "garrison":
            found.append(f"{name} lies in the pool of garrisons")
    for number, spot in enumerate(g.spot):
        if (spot != NONE) != (g.place[first + number] == ON_MAP):
            found.append(
                f"support {g.unit(first + number).id} has a place on the map and is not there, or has none"
            )
    return found


def _sites(g: Position) -> list[str]:
    found, geo = [], g.geo
    for site, cell in enumerate(geo.sites):
        if g.held[site] == SOVIET and not g.fallen[site]:
            found.append(f"{geo.board.labels[cell]} is Soviet and has never fallen; 13 forbids it")
    for cell in geo.advanced_forts:
        spot = geo.spots.cell(cell)
        if spot is not None and (g.spots[spot] == TAKEN) != g.has_fallen(cell):
            found.append(f"the fortification in {geo.board.labels[cell]} is not as it was captured")
    most: int = g.world.charts.tables["haltebefehl"]["markers"]
    if sum(g.ordered) > most:
        found.append(f"{sum(g.ordered)} Haltebefehl markers are on the map; 6.7.3 allows {most}")
    return found


def _bridges(g: Position) -> list[str]:
    """6.6: bridges are those of pontoons, bridgeheads and engineers."""
    again = g.clone()
    again.lay_bridges()
    return [] if again.spots == g.spots else ["the bridges are not those that were laid"]


def _theatres(g: Position) -> list[str]:
    found = []
    for theatre, name in enumerate(THEATRES):
        if (g.mode[theatre] == NO_MODE) != (g.theatre[theatre] == NOWHERE):
            found.append(f"theatre {name} is in play without a hex, or has one and is not")
    if g.world.chapters <= 8 and any(g.mode):
        found.append("a theatre is in play in the basic game")
    return found


def _tracks(g: Position) -> list[str]:
    values = g.world.scenario.values
    found = []
    if not 0 < g.mood <= g.ceiling <= 10:
        found.append(f"Hitler's mood is {g.mood} of at most {g.ceiling}; 15.3.2 forbids it")
    if not 0 <= g.objectives <= 6 or g.freedom < 0 or g.rail < 0 or g.sea < 0:
        found.append(f"a track stands at {g.objectives}, {g.freedom}, {g.rail} or {g.sea}")
    if not values["first_turn"] <= g.turn <= values["last_turn"]:
        found.append(f"turn {g.turn} is none of this scenario")
    if g.player not in (SOVIET, AXIS):
        found.append("nobody is in phase")
    return found
