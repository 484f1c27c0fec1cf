"""The set-up of the four scenarios: world, counters, control, theatres and pools of supports."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.charts import Support
from grognard.games.victory_roads.components import STAVKA_BOX, THEATRES, Components, Scenario
from grognard.games.victory_roads.geography import Geography
from grognard.games.victory_roads.position import (
    BOX_G,
    BOX_N,
    COMING,
    CORPS_POOL,
    GERMAN_POOL,
    HALT_POOL,
    KG_POOL,
    MODES,
    OUT,
    REDUCED,
    REICH_RESERVE,
    REMOVED,
    SOVIET_POOL,
    STAVKA,
    WITH_SOVIETS,
    Position,
    World,
    team_seat,
)
from grognard.games.victory_roads.rules.haltebefehl import order_to_hold
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET, Unit
from grognard.kernel.actions import Seat, Side
from grognard.kernel.game import Option
from grognard.kernel.game import Scenario as Way

TEAM = Option("soviet-team", "notes/team-play", "each Soviet theatre of operations has a player of its own")
OPTIONS: Mapping[str, Option] = {TEAM.name: TEAM}
SEATS: Mapping[Seat, tuple[Side, ...]] = {side: (side,) for side in SIDES}


def _way(name: str, rule: str, theatres: int = 0) -> Way:
    """A way to play with so many theatres that a team can share."""
    if not theatres:
        return Way(name, rule, SEATS, secrets=True)
    team = {team_seat(theatre): (SIDES[SOVIET],) for theatre in range(theatres)}
    seatings = {TEAM.name: {**team, SIDES[AXIS]: (SIDES[AXIS],)}}
    return Way(name, rule, SEATS, (TEAM.name,), secrets=True, seatings=seatings)


SCENARIOS: Mapping[str, Way] = {
    way.name: way
    for way in (
        _way("budapest-wien", "scenario/budapest-wien/gate"),
        _way("bessarabia", "scenario/bessarabie/gate"),
        _way("bagration", "scenario/bagration/gate", theatres=3),
        _way("campaign", "scenario/campaign/gate", theatres=4),
    )
}
BASIC = 8
"""The last chapter of the basic game."""
POOLS = {"soviet": SOVIET_POOL, "german": GERMAN_POOL, "reich": REICH_RESERVE}


def world_of(box: Components, name: str, seats: Mapping[Seat, tuple[Side, ...]] = SEATS) -> World:
    """What never changes in games of a scenario."""
    scenario = box.scenarios[name]
    entries, axis_entries = scenario.values["edge_sources"], scenario.values["axis_sources"] or ()
    geo = Geography(SHEET, box.data, box.charts.terrain, scenario.ground, entries, axis_entries)
    geo.prepare()
    return World(geo, box.units, box.charts, box.chits, seats, scenario, box)


def set_up(world: World, box: Components, name: str, key: bytes) -> Position:
    """A game of a scenario before its first turn; whoever sets the frames going does it next."""
    scenario, g = box.scenarios[name], Position(world, key)
    values = scenario.values
    g.clear()
    g.turn = values["first_turn"]  # scenario/start-turn-1
    g.held[:] = bytes(SOVIET if cell in scenario.soviet else AXIS for cell in g.geo.sites)
    g.fallen[:] = bytes(holder == SOVIET for holder in g.held)
    _put_units(g, box, scenario)
    for hex_label in values["haltebefehl"]:
        order_to_hold(g, g.geo.board.cell(hex_label))
    if values["setup"] == "january-1945":
        g.romania = WITH_SOVIETS
    # 15.1.5
    g.mood, g.ceiling = values["mood"] or g.mood, values["max_satisfaction"] or g.ceiling
    g.freedom = values["freedom_of_action"] or 0
    boxes = world.charts.tables["dismissal"]["boxes"]
    g.dismissals = boxes.index(g.ceiling) + 1 if g.ceiling < boxes[0] else 0  # 15.3.2
    fill_pools(g)
    for theatre, said in (values["theatres"] or {}).items():
        number = THEATRES.index(theatre)
        g.theatre[number] = g.geo.board.cell(said["hex"])
        g.mode[number] = MODES.index(said["mode"])
        for _ in range(said["supports"]):
            g.draw(SOVIET_POOL, BOX_N + number, (SOVIET,))
    for _ in range(values["german_start"] or 0):
        g.draw(GERMAN_POOL, BOX_G, (AXIS,))
    g.learnt = ()
    return g


def _put_units(g: Position, box: Components, scenario: Scenario) -> None:
    coming = {event.unit for event in scenario.events} | {event.into for event in scenario.events}
    placed = {row.unit: row for row in scenario.placed}
    for number, unit in enumerate(box.units):
        g.camp[number] = box.side_of(unit, scenario.values["setup"])
        row = placed.get(unit.id)
        if row is None:
            g.remove(number, COMING if unit.id in coming else _box_of(g, unit))
            continue
        if row.place == STAVKA_BOX:
            g.remove(number, STAVKA)
        else:
            g.put(number, g.geo.board.cell(row.place))
        if row.face == "reduced":
            g.steps[number] = REDUCED


def _box_of(g: Position, unit: Unit) -> int:
    """Where a unit waits that is neither set up nor announced; the basic game draws no fresh corps."""
    if unit.kind in ("kg", "hiwis"):
        return KG_POOL
    if unit.kind == "garrison":
        return HALT_POOL
    return CORPS_POOL if unit.is_rifle_corps and g.is_advanced else REMOVED  # 10.2.1


def fill_pools(g: Position) -> None:
    """5.1.1: the chits of the first turn in their pools; those that come later wait outside, face up."""
    seen: dict[str, int] = {}
    for chit in range(len(g.world.units), len(g.cell)):
        support = g.support(chit)
        rank = seen[support.id] = seen.get(support.id, 0) + 1
        g.place[chit] = POOLS[support.pool] if rank <= _at_start(g, support) else OUT
    for pool in (SOVIET_POOL, GERMAN_POOL):
        g.mix(g.in_place(pool))
    g.show([*g.in_place(REICH_RESERVE), *(chit for chit in g.in_place(OUT) if g.is_chit(chit))])


def _at_start(g: Position, support: Support) -> int:
    """How many chits of a kind are in the pool when the game begins."""
    if g.world.chapters == BASIC:
        return support.basic
    return support.start + sum(turn <= g.turn for turn in support.turns)
