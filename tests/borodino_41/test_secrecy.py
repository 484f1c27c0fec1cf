"""Inverted counters: a hidden unit and a dummy that change places can't be told apart by the other side.

Random games are played, and in hundreds of positions a unit that lies face down is exchanged for a dummy of
its side: whatever the enemy is sent stays the same to the letter, and so does what follows his next action
until a rule reveals something. If the dummy poses as that unit, fire changes nothing: both lose points and
nerve alike. Nor does it show which of the two its owner moves.
"""

import json
from random import Random
from typing import Any

import pytest

from grognard.games.borodino_41.game import Borodino41
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.combat.telling import HIT
from grognard.games.borodino_41.rules.initiative import fresh_formations
from grognard.games.borodino_41.units import SIDES, SOVIET
from grognard.kernel import flow
from grognard.kernel.actions import Seat, Side
from grognard.kernel.dice import key_from_seed
from grognard.kernel.knowledge.levels import IDENTITY
from grognard.kernel.state import SPECTATOR
from tests.borodino_41.table import Table, real_game
from tests.rules import rule

POSITIONS = 64
"""Exchanges in each of eight games: more than 500 together."""
GAME = real_game()
OPTIONS = {"inverted-counters": True, "random-weather": False}


def exchanged(g: Position, camp: int, rng: Random) -> Position | None:
    """The position with a hidden unit and a dummy of a side exchanged; None if there is no such pair."""
    viewer = 1 - camp
    unknown = [unit for unit in g.units_of(camp) if g.level((viewer,), unit) < IDENTITY]
    dummies = [unit for unit in unknown if g.is_dummy(unit)]
    units = [unit for unit in unknown if not g.is_dummy(unit)]
    if not dummies or not units:
        return None
    for _ in range(8):
        pair = {rng.choice(dummies), rng.choice(units)}
        twin = g.clone()
        fixed = {*range(len(g.cell))} - pair | {die.name for die in g.dice}
        lies = twin.deal((g.SIDES[viewer],), rng, fixed)
        if any(lies[unit] != unit for unit in pair):
            twin.pending = {}
            flow.run(twin)
            return twin
    return None


def sent(g: Position, seat: Seat, side: Side, game: Borodino41 = GAME) -> str:
    """All that a seat is sent: view, log, decision, what is laid over the map, and chances."""
    decision = g.pending.get(side)
    readers = (seat, SPECTATOR)
    overlays = [list(game.overlay(g, who, name, None).items()) for who in readers for name in game.overlays]
    log = [str(event) for event in game.readable_events(g, seat)]
    shown: list[Any] = [game.view(g, seat), log, list(g.pending), decision, overlays]
    for action in (decision.options if decision else [])[:40]:
        forecast = game.forecast(g, action)
        shown.append(None if forecast is None else repr(forecast))
    return json.dumps(shown, default=str)


@rule("11/dummies/have", "11/dummies/fired-on")
@pytest.mark.parametrize("seed", range(8))
def test_a_hidden_unit_and_a_dummy_are_not_told_apart(seed: int) -> None:
    rng, tried = Random(seed), 0
    g = GAME.new("battle" if seed % 2 else "introduction", OPTIONS, key_from_seed(seed))
    while g.pending and tried < POSITIONS:
        if rng.random() < 0.06:
            tried += check(g, rng)
        side = rng.choice(sorted(g.pending))
        GAME.act(g, side, rng.choice(g.pending[side].options))
    assert tried >= POSITIONS


@rule("11/dummies/fired-on", "14/aa/dummy-cover", "6/initiative/fresh-formations")
@pytest.mark.parametrize("seed", range(4))
def test_fire_does_not_tell_a_dummy_from_the_unit_it_poses_as(seed: int) -> None:
    """Both sides are asked on and on, and shells fall on both, until something turns one of them up.

    Nor does the next total for the initiative: a dummy under fire spends the formation that it claims.
    """
    rng, struck, fresh = Random(seed), 0, set[int]()
    for number in range(40):
        table = barrage(rng, number)
        game, real, twin = table.game, table.g, table.g.clone()
        pair = {table.unit("su-1"), table.unit("soviet-dummy-1")}
        fixed = {*range(len(real.cell))} - pair | {die.name for die in real.dice}
        dealt = (twin.deal(("german",), rng, fixed) for _ in range(50))
        assert any(lies[unit] != unit for lies in dealt for unit in pair)
        twin.pending = {}
        flow.run(twin)
        told: set[Any] = set()
        while real.pending and real.phase == "german-combat" and told <= {HIT}:
            assert sent(twin, "german", "german", game) == sent(real, "german", "german", game), number
            (side,) = real.pending
            action = rng.choice([o for o in real.pending[side].options if o in twin.pending[side].options])
            for state in (real, twin):
                game.act(state, side, action)
            assert fresh_formations(real, SOVIET) == fresh_formations(twin, SOVIET), number
            told = {*real.revealed().get("german", ()), *twin.revealed().get("german", ())}
            struck += HIT in told
            fresh.add(fresh_formations(real, SOVIET))
    assert struck > 5
    assert fresh == {0, 1}


def barrage(rng: Random, seed: int) -> Table:
    """Guns, infantry and tanks around woods in which a battalion lies, and a dummy that poses as it."""
    hexes = rng.choice((("0506", "0606"), ("0506", "0506"), ("0606", "0506")))
    units = f"ge-1 ge-gun ge-tank ge-stg 0505, ge-2 ge-heavy 0605, su-1 {hexes[0]}, soviet-dummy-1 {hexes[1]}"
    woods = "0506 woods, 0606 woods"
    table = Table(units, "german-combat", options="inverted-counters", terrain=woods, air="german 9")
    g, unit, dummy = table.g, table.unit("su-1"), table.unit("soviet-dummy-1")
    g.key, g.pose[dummy], g.feint[dummy] = key_from_seed(seed), unit, g.strength[unit]
    hidden.close_impulse(g)
    g.pending = {}
    flow.run(g)
    return table


@rule("11/dummies/have", "11/dummies/fired-on")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_done_with_a_dummy_looks_like_what_is_done_with_the_unit_it_poses_as(seed: int) -> None:
    rng, compared = Random(seed), 0
    g = GAME.new("introduction", OPTIONS, key_from_seed(seed))
    while g.pending and compared < POSITIONS:
        side = rng.choice(sorted(g.pending))
        if rng.random() < 0.2 and (pair := posing(g, SIDES.index(side), rng)):
            compared += follow(*pair, side, rng)
        GAME.act(g, side, rng.choice(g.pending[side].options))
    assert compared >= POSITIONS


def posing(g: Position, camp: int, rng: Random) -> tuple[Position, Position, dict[str, str]] | None:
    """A position in which a dummy poses as a unit, its twin with both exchanged, and their names so."""
    viewer, names = 1 - camp, GAME.grammar.names("unit")
    unknown = [unit for unit in g.units_of(camp) if g.level((viewer,), unit) < IDENTITY]
    dummies = [unit for unit in unknown if g.is_dummy(unit)]
    units = [unit for unit in unknown if not g.is_dummy(unit) and g.printed[unit].may_be_feigned]
    if not dummies or not units:
        return None
    dummy, unit = rng.choice(dummies), rng.choice(units)
    real = g.clone()
    real.pose[dummy], real.feint[dummy] = unit, g.strength[unit]
    fixed = {*range(len(g.cell))} - {dummy, unit} | {die.name for die in g.dice}
    for _ in range(8):
        twin = real.clone()
        if twin.deal((g.SIDES[viewer],), rng, fixed)[unit] != unit:
            for state in (real, twin):
                state.pending = {}
                flow.run(state)
            return real, twin, {names[unit]: names[dummy], names[dummy]: names[unit]}
    return None


def follow(real: Position, twin: Position, other: dict[str, str], side: Side, rng: Random) -> int:
    """How many actions of a side looked the same, until a rule tells the two apart or bars one of them."""
    camp = SIDES.index(side)
    viewer, pair = SIDES[1 - camp], [GAME.grammar.number("unit", name) or 0 for name in other]
    compared = 0
    while compared < 3 and side in real.pending:
        lines = [GAME.grammar.text(option) for option in real.pending[side].options]
        line = rng.choice([line for line in lines if {*line.split()} & {*other}] or lines)
        same = GAME.parse(" ".join(other.get(word, word) for word in line.split()))
        if same not in twin.pending[side].options:
            return compared
        before = [known(state, camp, pair) for state in (real, twin)]
        GAME.act(real, side, GAME.parse(line))
        GAME.act(twin, side, same)
        if [known(state, camp, pair) for state in (real, twin)] != before:
            return compared
        assert sent(twin, viewer, viewer) == sent(real, viewer, viewer), line
        compared += 1
    return compared


def known(g: Position, camp: int, units: list[int]) -> list[tuple[int, int]]:
    """Where counters of a side are and what the enemy knows of them; and of dummies, which units find."""
    return [(g.place[unit], g.level((1 - camp,), unit)) for unit in (*units, *g.world.dummies)]


def check(g: Position, rng: Random) -> int:
    """How many exchanges were compared in this position."""
    compared = 0
    for camp, side in enumerate(g.SIDES):
        twin, viewer = exchanged(g, camp, rng), g.SIDES[1 - camp]
        if twin is None:
            continue
        compared += 1
        assert sent(twin, viewer, viewer) == sent(g, viewer, viewer), (side, g.phase)
        if viewer in g.pending:
            action = rng.choice(g.pending[viewer].options)
            real, other = g.clone(), twin.clone()
            for state in (real, other):
                GAME.act(state, viewer, action)
            if viewer not in real.revealed() and viewer not in other.revealed():
                assert sent(other, viewer, viewer) == sent(real, viewer, viewer), (action, g.phase)
    return compared
