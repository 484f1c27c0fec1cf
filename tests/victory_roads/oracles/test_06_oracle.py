"""What the rules offer to movers, against a second reckoning from the printed map, on random positions."""

from fractions import Fraction
from random import Random

import pytest

from grognard.games.victory_roads.geography import FAIR, MUD, SNOW
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.haltebefehl import sieges
from grognard.games.victory_roads.rules.movement import naval, strategic
from grognard.games.victory_roads.rules.movement.march import EXPLOITING, NORMAL, STRATEGIC, March
from grognard.games.victory_roads.rules.movement.rail import RailMove, bar_to_ride
from grognard.games.victory_roads.rules.supply import command_area
from grognard.games.victory_roads.units import AXIS, NATIONS, SIDES
from grognard.kernel.dice import key_from_seed
from tests.rules import rule
from tests.victory_roads.oracles import oracle_movement as oracle
from tests.victory_roads.table import real_game

KINDS = {NORMAL: {}, EXPLOITING: {"exploiting": True}, STRATEGIC: {"strategic": True}}


def situation(g: Position) -> oracle.Situation:
    """The position as the oracle reads it."""
    labels, geo = g.geo.board.labels, g.geo
    pieces = []
    for unit in (unit for unit in range(len(g.world.units)) if g.cell[unit] >= 0):
        printed, arrow = g.unit(unit), g.arrow(unit) if g.pontoon[unit] else None
        pieces.append(
            oracle.Piece(
                printed.id,
                SIDES[g.camp[unit]],
                printed.nation,
                printed.kind,
                labels[g.cell[unit]],
                g.movement(unit),
                printed.is_armoured,
                printed.elite,
                printed.radius,
                bool(g.cut[unit]),
                "" if arrow is None else labels[arrow],
            )
        )
    values, cells = g.world.scenario.values, range(len(labels))
    bridged = {*g.bridgeheads, *(g.cell[unit] for unit in g.bridging if g.cell[unit] >= 0)}
    return oracle.Situation(
        tuple(pieces),
        frozenset(labels[cell] for cell in cells if not geo.closed[cell]),
        g.weather,
        {labels[cell]: SIDES[g.held[site]] for site, cell in enumerate(geo.sites)},
        frozenset(labels[cell] for site, cell in enumerate(geo.sites) if g.fallen[site]),
        frozenset(labels[cell] for cell in bridged),
        frozenset(labels[cell] for cell in g.partisans),
        frozenset(values["edge_sources"]),
        frozenset(values["axis_sources"] or ()),
        bool(g.half_moves & 1),
        frozenset(labels[cell] for cell in sieges(g)),
    )


def differences(g: Position, units: list[int]) -> list[str]:
    """Where the rules and the oracle differ for these units."""
    labels, s, found = g.geo.board.labels, situation(g), []
    pieces = {piece.name: piece for piece in s.pieces}
    for nation in range(len(NATIONS)):
        ours = {labels[cell] for cell, within in enumerate(command_area(g, nation)) if within}
        if ours != (theirs := oracle.area(s, NATIONS[nation])):
            found.append(f"command of {NATIONS[nation]}: {sorted(ours ^ theirs)[:5]}")
    for unit in units:
        g.player, piece = g.camp[unit], pieces[g.unit(unit).id]
        name = f"{piece.name} at {piece.where} in {s.weather}"
        for kind, how in KINDS.items():
            if kind == STRATEGIC:
                may = strategic.bar_to_start(g, unit) is None
                if may != oracle.may_start_strategically(s, piece):
                    found.append(f"{name}: may start strategically")
                if not may or s.weather == MUD:
                    continue
            ours_march = ends(g, unit, kind)
            theirs_march = oracle.march(s, piece, **how) if allowance(g, unit) else {}
            if ours_march != theirs_march:
                wrong = {*ours_march.items()} ^ {*theirs_march.items()}
                found.append(f"{name} by {kind}: {sorted(wrong)[:4]}")
        if g.camp[unit] == AXIS:
            found += _carried(g, s, unit, piece, name)
    return found


def ends(g: Position, unit: int, kind: str) -> dict[str, Fraction]:
    """Where a march may end by the rules, and what it costs."""
    frame = March((unit,), kind)
    March.march.options(frame, g)
    labels = g.geo.board.labels
    return {labels[cell]: Fraction(frame.costs[cell], 2) for cell in frame.ends}


def _carried(g: Position, s: oracle.Situation, unit: int, piece: oracle.Piece, name: str) -> list[str]:
    labels, found = g.geo.board.labels, []
    ours = set()
    if allowance(g, unit) and bar_to_ride(g, unit, g.cell[unit]) is None:
        ride = RailMove(unit)
        RailMove.ride.options(ride, g)
        ours = {labels[cell] for cell in ride.ends}
    if ours != (theirs := oracle.rail(s, piece)):
        found.append(f"{name} by rail: {sorted(ours ^ theirs)[:4]}")
    ports = set()
    if allowance(g, unit) and g.geo.is_port[g.cell[unit]]:
        ports = {labels[port] for port in g.geo.ports if naval.bar_to_land(g, unit, port) is None}
    if ports != (theirs := oracle.sea(s, piece)):
        found.append(f"{name} by sea: {sorted(ports ^ theirs)[:4]}")
    return found


def wandered(scenario: str, seed: int, decisions: int) -> Position:
    """A position after some random play, with other weather and markers than the dice gave it."""
    game, rng = real_game(), Random(seed)
    g = game.new(scenario, {}, key_from_seed(seed))
    for _ in range(decisions):
        if not g.pending:
            break
        ((side, decision),) = g.pending.items()
        game.act(g, side, rng.choice(decision.options))
    g.weather = rng.choice((FAIR, SNOW, MUD))
    for unit in (unit for unit in range(len(g.world.units)) if g.cell[unit] >= 0):
        if rng.random() < 0.2 and not g.unit(unit).is_hq:
            g.mark(g.cut, unit, 1)
    g.half_moves = rng.choice((0, 0, 1))
    g.stranded = g.carriers = ()
    g.memo = {}
    return g


@rule("6.1.4", "6.1.9", "6.2.1a", "6.4.3a", "6.5.2b", "4.6.4")
@pytest.mark.parametrize(
    ("scenario", "decisions"),
    [("budapest-wien", 300), ("bessarabia", 150), ("bagration", 500), ("campaign", 900)],
)
def test_the_rules_and_the_oracle_agree(scenario: str, decisions: int) -> None:
    g = wandered(scenario, len(scenario), decisions)
    on_map = [unit for unit in range(len(g.world.units)) if g.cell[unit] >= 0]
    assert differences(g, Random(1).sample(on_map, min(25, len(on_map)))) == []
