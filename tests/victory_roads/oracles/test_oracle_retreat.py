"""Losses, retreats, advances and markers of the rules against a second reading, decision by decision."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.games.victory_roads.position import REDUCED, REMOVED, Position
from grognard.games.victory_roads.rules.combat import charts
from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.combat.fight import fight_of
from grognard.games.victory_roads.rules.haltebefehl import is_fortress
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.state import Event
from tests.victory_roads.oracles.oracle_retreat import Aftermath, Happening, Next
from tests.victory_roads.table import real_game

RESULTS_A = ("", "", "D1", "AR", "AR", "Eng", "E", "E2", "E3")
RESULTS_D = ("", "S", "DR", "DR", "DR2", "DR2", "DR3", "DR3")
SAID_BY_EVENT = {
    "corps.standard": "standard",
    "combat.reduced": "lose",
    "combat.eliminated": "lose",
    "combat.cut-off": "cut-off",
    "combat.routed": "routed",
}


def happened(event: Event) -> Happening | None:
    """What an event of the log says, in the words of the second reading."""
    if event.message in SAID_BY_EVENT:
        return SAID_BY_EVENT[event.message], event.args["unit"]
    if event.message in ("combat.kampfgruppe", "combat.hiwis"):
        return "comes", event.args.get("into", event.args["unit"])
    if event.message == "combat.engaged":
        return "engaged", *map(int, event.args["result"].split("/"))
    return None


class Follower:
    """Plays the rest of a combat at random and compares each decision, each event and the end of it."""

    def __init__(self, g: Position, battle: Battle, rng: Random) -> None:
        self.g, self.rng = g, rng
        charts.weigh(g, battle)
        battle.at = "standard_mode"
        self.reading = Aftermath(g.clone(), battle.clone())
        self.script = self.reading.script()
        self.next: Next | None = next(self.script, None)
        self.seen: Counter[str] = Counter()
        g.stack, g.events, g.pending = [battle], [], {}

    def play(self) -> Counter[str]:
        """To the end."""
        g = self.g
        flow.run(g)
        self.hear(())
        while g.pending:
            ((side, decision),) = g.pending.items()
            if decision.prompt == "ask.refuge":  # 9.1.4: a theatre flees when all is over
                break
            assert self.next is not None, decision
            assert {*decision.options} == self.next.allowed, self.told(decision.options)
            action = self.rng.choice(decision.options)
            self.seen[action[0]] += 1
            flow.apply(g, side, action)
            self.hear(action)
        assert self.next is None, self.told(())
        units = range(len(g.world.units))
        labels = g.geo.board.labels
        at = {unit: labels[g.cell[unit]] for unit in units if g.cell[unit] >= 0}
        assert at == self.reading.at
        assert all(g.steps[unit] == self.reading.steps[unit] for unit in at)
        assert {unit for unit in at if g.late[unit]} == {
            unit for unit in self.reading.retreated if g.camp[unit] != g.player and unit in at
        }
        return self.seen

    def hear(self, action: Happening) -> None:
        """What was chosen, then what followed by itself."""
        found = [what for event in self.g.events if (what := happened(event))]
        if action and action not in found[:1]:
            found.insert(0, action)
        for place, what in enumerate(found):
            assert self.next is not None, (what, self.g.events)
            assert what in self.next.allowed or (what[0],) in self.next.allowed, self.told([what])
            assert place == 0 or len(self.next.allowed) == 1 or self.next.certain, self.told([what])
            self.seen[what[0]] += 1
            try:
                self.next = self.script.send(what)
            except StopIteration:
                self.next = None

    def told(self, found: Any) -> str:
        """What both say, in names."""

        def named(what: Happening) -> str:
            unit = self.g.unit(what[1]).id if len(what) > 1 and what[0] != "engaged" else ""
            cell = self.g.geo.board.labels[what[2]] if len(what) == 3 and unit else ""
            return " ".join(filter(None, (what[0], unit, cell)))

        where = self.g.geo.board.labels[self.reading.fight.target]
        mine, theirs = sorted(map(named, found)), sorted(map(named, self.next.allowed if self.next else ()))
        return f"{where} {self.g.weather}: rules {mine}, reading {theirs}"


def declared(g: Position, target: int, units: tuple[int, ...], rng: Random) -> Battle:
    """A combat with a result at random, and what else may be said of it."""
    defenders = tuple(g.units_at(target))
    elite = [unit for unit in units if g.unit(unit).elite]
    steadfast = [unit for unit in defenders if g.unit(unit).elite]
    exploiting = rng.random() < 0.15
    return Battle(
        target,
        units,
        defenders=defenders,
        origins=tuple(sorted({g.cell[unit] for unit in units})),
        column=rng.choice(("1/1", "2/1", "3/1", "6/1")),
        attacker_loss=rng.randrange(4),
        defender_loss=rng.randrange(4),
        rolled_a=rng.choice(RESULTS_A),
        rolled_d=rng.choice(RESULTS_D),
        elite=rng.choice(elite) if elite and rng.random() < 0.5 and not exploiting else -1,
        steadfast=rng.choice(steadfast) if steadfast and rng.random() < 0.5 else -1,
        armoured=sum(g.unit(unit).is_armoured for unit in units) > 1 and rng.random() < 0.5,
        hourra=g.is_advanced and g.player == SOVIET and not exploiting and rng.random() < 0.2,
        exploiting=exploiting,
    )


@pytest.mark.parametrize(
    ("scenario", "seed"), [("budapest-wien", 1), ("bessarabia", 2), ("bagration", 3), ("campaign", 4)]
)
def test_what_follows_the_dice_in_random_play_is_that_of_a_second_reading(scenario: str, seed: int) -> None:
    game, rng, seen = real_game(), Random(seed), Counter[str]()
    g = game.new(scenario, {}, key_from_seed(seed))
    for _ in range(2500):
        if not g.pending:
            break
        ((side, decision),) = g.pending.items()
        action = rng.choice(decision.options)
        if action == ("fight",):
            fight = fight_of(g)
            for _ in range(5):
                copy = g.clone()
                copy.late[:] = bytes(len(copy.late))
                battle = declared(copy, fight.target, fight.units, rng)
                seen += Follower(copy, battle, rng).play()
        game.act(g, side, action)
    assert {"lose", "retreat", "advance"} <= seen.keys()


@pytest.mark.parametrize("seed", range(2))
def test_so_it_is_all_over_the_map(seed: int) -> None:
    """Stacks at random along water, sea and cities, with HQs, garrisons, allies and markers."""
    rng, game, seen = Random(seed), real_game(), Counter[str]()
    start = game.new("campaign", {}, key_from_seed(seed))
    for unit in start.in_place(ON_BOARD):
        start.remove(unit, REMOVED)
    geo = start.geo
    hexes = [cell for cell in {*geo.sites, *geo.banks} if not geo.closed[cell]]
    for _ in range(250):
        g, target = start.clone(), rng.choice(hexes)
        attackers = scatter(g, target, rng)
        if attackers:
            seen += Follower(g, declared(g, target, attackers, rng), rng).play()
    wanted = {"lose", "retreat", "stop", "advance", "mark", "form", "decline", "stand", "fall-back", "spare"}
    assert wanted | {"standard", "cut-off", "routed", "comes", "engaged"} <= seen.keys()


def scatter(g: Position, target: int, rng: Random) -> tuple[int, ...]:
    """Puts units of both sides around a hex that one side holds; those who attack it."""
    geo, units = g.geo, g.world.units
    g.weather = rng.choice(("fair", "mud", "snow"))
    g.player = rng.choice((SOVIET, SOVIET, AXIS))
    rng.shuffle(pool := [n for n, unit in enumerate(units) if unit.kind in ("corps", "division", "kg", "hq")])
    for unit in pool[:80]:  # some Romanians have changed sides
        if units[unit].nation == "romanian" and rng.random() < 0.3:
            g.change(unit, camp=SOVIET)

    def put(camp: int, cell: int, count: int) -> list[int]:
        fits = [unit for unit in pool if g.camp[unit] == camp and g.cell[unit] < 0]
        romanians = [unit for unit in fits if units[unit].nation == "romanian"]
        found = fits[:count]
        if romanians and rng.random() < 0.3:
            found = [*{*romanians[: max(1, count - 1)], fits[0]}]
        for unit in found:
            g.put(unit, cell)
            g.steps[unit] = rng.choice((REDUCED, units[unit].steps))
        return found

    near = [cell for cell in geo.board.neighbours[target] if not geo.closed[cell]]
    ring = {far for cell in near for far in geo.board.neighbours[cell] if not geo.closed[far]} - {
        target,
        *near,
    }
    put(1 - g.player, target, rng.randrange(1, 5))
    attackers: list[int] = []
    for cell in near:
        if rng.random() < 0.5:
            attackers += put(g.player, cell, rng.randrange(1, 4))
        elif rng.random() < 0.3:
            put(1 - g.player, cell, rng.randrange(1, 5))
    for cell in sorted(ring):
        if rng.random() < 0.35:
            put(rng.choice((SOVIET, AXIS)), cell, rng.randrange(1, 5))
    for cell in (target, *near):
        if geo.site[cell] >= 0 and rng.random() < 0.4 and g.count[AXIS][cell]:
            g.mark(g.ordered, geo.site[cell], 1)
    if g.player == SOVIET and is_fortress(g, target) and rng.random() < 0.6:
        g.mark(g.ordered, geo.site[target], 1)
        garrison = next(n for n, unit in enumerate(units) if unit.kind == "garrison")
        g.put(garrison, target)
    for theatre in range(4):
        g.theatre[theatre], g.mode[theatre] = rng.randrange(len(geo.board)), rng.randrange(3)
    if rng.random() < 0.5:
        g.theatre[0], g.mode[0] = near[0], 1
    for hq in g.world.hqs:
        if g.cell[hq] >= 0 and rng.random() < 0.5:
            g.pontoon[hq] = 1 + rng.randrange(6)
    g.bridgeheads = tuple(cell for cell in near if rng.random() < 0.1)
    g.lay_bridges()
    for name in ("panzerjaeger", "himmler"):
        if g.player == SOVIET and rng.random() < 0.2:
            chit = next(n for n in range(len(units), len(g.place)) if g.support(n).name == name)
            pools.play(g, chit, rng.choice(g.units_at(target)))
    g.memo = {}
    fighters = [unit for unit in attackers if not units[unit].is_hq and not g.is_chit(unit)]
    taken = [unit for unit in fighters if not geo.is_shut(g.cell[unit], target) and rng.random() < 0.8]
    small = {units[unit].nation for unit in taken} & {"romanian", "hungarian"}
    return tuple(unit for unit in taken if len(small) < 2 or units[unit].nation != "hungarian")
