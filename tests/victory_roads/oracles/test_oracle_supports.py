"""What theatres get and what fire does, in random positions, against a second reading of the text."""

from dataclasses import replace
from random import Random

import pytest

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import MOVING, OFFENSIVE, ON_MAP, Position
from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.supports import effects, obtaining, pools
from grognard.games.victory_roads.rules.supports.obtaining import TheatreSupports
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.rules import rule
from tests.victory_roads.oracles import oracle_supports as oracle
from tests.victory_roads.oracles.printed_map import places
from tests.victory_roads.table import real_game

GAME = real_game()
LABELS = GAME.box.board.labels
NAMES = GAME.box.piece_names


def scattered(seed: int) -> tuple[Position, Random]:
    """The campaign with theatres in odd places, some of them far from everyone, in any weather."""
    rng, g = Random(seed), GAME.new("campaign", {}, key_from_seed(seed))
    ways = [cell for cell in range(len(LABELS)) if g.geo.is_on_way(cell) and not g.geo.closed[cell]]
    cities = [cell for cell in ways if g.geo.is_city[cell]]
    for theatre in range(len(THEATRES)):
        g.theatre[theatre] = rng.choice(cities if rng.random() < 0.8 else ways)
        g.mode[theatre] = OFFENSIVE if rng.random() < 0.7 else MOVING
        g.extra[theatre] = rng.choice((0, 0, 4))
    for unit in g.units_of(AXIS):
        if rng.random() < 0.4:
            g.mark(g.cut, unit, 1)
    for site in rng.sample(range(len(g.geo.sites)), 3):
        g.mark(g.ordered, site, 1)
    g.weather = rng.choice(("fair", "snow", "mud"))
    return g, rng


def theatres_of(g: Position) -> tuple[oracle.Theatre, ...]:
    """The markers in the words of the second reading."""
    return tuple(
        oracle.Theatre(name, LABELS[g.theatre[number]], g.mode[number] == OFFENSIVE, g.extra[number])
        for number, name in enumerate(THEATRES)
    )


@pytest.mark.parametrize("seed", range(40))
@rule("11.3.3a", "11.3.3b", "11.3.1", "11.3.2a", "11.3.4", "11.2.1a", "11.2.1b")
def test_theatres_get_what_the_text_says(seed: int) -> None:
    g, rng = scattered(seed)
    obtaining.begin(g)
    priority, secondary = rng.sample(range(len(THEATRES)), 2)
    pools.give_back(g, pools.held_by(g, SOVIET))
    pools.draw(g, pools.box_of(priority), rng.choice((5, 6, 6)))
    held = len(pools.in_box(g, pools.box_of(priority)))
    g.stack = [TheatreSupports()]
    flow.run(g)
    rolled = {}
    for _ in range(8):
        if not g.pending:
            break
        decision = g.pending["soviet"]
        scene = oracle.Scene(
            theatres_of(g),
            g.weather,
            THEATRES[priority],
            THEATRES[secondary],
            g.offensive >= 0,
            tuple(LABELS[g.cell[unit]] for unit in g.units_of(AXIS) if not g.cut[unit])
            + tuple(LABELS[cell] for cell, order in zip(g.geo.sites, g.ordered, strict=True) if order),
        )
        if decision.prompt == "ask.great-offensive":
            kinds = places(scene.theatres[priority].place)
            assert scene.theatres[priority].offensive
            assert "major-city" in kinds
            assert (held, g.weather == "mud") == (6, False)
        if decision.prompt == "ask.one-support":
            able = {n for n, each in enumerate(scene.theatres) if scene.may_request(each) and not g.drew[n]}
            assert {option[1] for option in decision.options if option[0] == "request"} == able
        choices = {
            "ask.priority": ("priority", priority),
            "ask.secondary": ("secondary", secondary),
            "ask.great-offensive": rng.choice((("launch",), ("decline",))),
        }
        GAME.act(g, "soviet", choices.get(decision.prompt) or rng.choice(decision.options))
        for event in g.events:
            if event.message == "supports.theatre-rolled":
                rolled[event.args["theatre"]] = event.args["dice"], event.args["count"]
    launched = replace(scene, launched=g.offensive >= 0)
    for number, theatre in enumerate(launched.theatres):
        assert (number in rolled) is launched.dice_of(theatre), theatre
        if number in rolled:
            dice, count = rolled[number]
            assert count == launched.drawn(theatre, dice), (theatre, dice)


@pytest.mark.parametrize("seed", range(40))
@rule("5.4.5", "11.5.5", "11.5.8", "7.5.6")
def test_fire_helps_as_the_text_says(seed: int) -> None:
    g, rng = scattered(seed)
    g.player = rng.choice((SOVIET, AXIS))
    theatres = theatres_of(g)
    near = g.theatre[rng.randrange(len(THEATRES))]
    target = rng.choice([cell for cell in range(len(LABELS)) if g.geo.board.distance(near, cell) <= 12])
    around = [cell for cell in range(len(LABELS)) if g.geo.board.distance(target, cell) <= 2]
    guns = []
    first = len(g.world.units)
    for chit in range(first, len(g.cell)):
        support = g.support(chit)
        if support.effect == "columns" and rng.random() < 0.6:
            g.remove(chit, ON_MAP)
            g.spot[chit - first], g.origin[chit - first] = rng.choice(around), rng.randrange(len(THEATRES))
            if pools.camp_of(g, chit) == g.player:
                bound = NAMES[chit].startswith(("su-artillery", "su-katyusha"))
                theatre = theatres[g.origin[chit - first]] if bound else None
                guns.append(oracle.Gun(NAMES[chit], LABELS[g.spot[chit - first]], theatre))
    battle, used = Battle(target), list[oracle.Gun]()
    for _ in range(5):
        able = {NAMES[chit] for chit in effects.usable(g, battle)}
        assert able == oracle.usable(tuple(guns), tuple(used), LABELS[target]), SIDES[g.player]
        assert effects.columns(g, battle) == sum(gun.columns for gun in used)
        if not able:
            break
        chosen = rng.choice(sorted(able))
        used.append(next(gun for gun in guns if gun.chit == chosen))
        battle.supports = (*battle.supports, NAMES.index(chosen))
