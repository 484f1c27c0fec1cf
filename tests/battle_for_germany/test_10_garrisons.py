"""10-0 Garrisons: Soviet Fronts in Warsaw (2524), Prague (2014), Vienna (1617) and Berlin (2512)."""

from fractions import Fraction

import pytest

from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

GARRISON_CITIES = {"Warsaw": "2524", "Prague": "2014", "Vienna": "1617", "Berlin": "2512"}


def is_due(table: Table, name: str) -> bool:
    """Whether the players see that the Soviets owe this city a garrison."""
    cities = table.game.view(table.g, "soviet")["cities"]
    return bool(next(city["garrison_due"] for city in cities if city["name"] == name))


def is_garrison(table: Table, name: str) -> bool:
    """Whether this Front has become a garrison."""
    return bool(table.g.garrison[table.unit(name)])


@rule("10-0a")
@pytest.mark.parametrize(("name", "cell"), GARRISON_CITIES.items())
def test_a_city_taken_by_an_army_waits_for_a_garrison(name: str, cell: str) -> None:
    table = Table({"su-5sh": f"{cell[:2]}{int(cell[2:]) + 1}", "su-1bf": "3026"}, "A2")
    assert not is_due(table, name)
    table.do("move su-5sh", f"go {cell}")
    assert is_due(table, name)
    table.do("end")
    assert not is_garrison(table, "su-5sh"), "only a Front is a garrison"


@rule("10-0a")
def test_no_other_city_needs_a_garrison() -> None:
    table = Table("su-5sh 1522, su-1bf 2218", "A2").do("end")  # Budapest and Breslau
    assert not is_due(table, "Budapest")
    assert not is_garrison(table, "su-1bf")


@rule("10-0a", "10-0b", "10-2a")
def test_a_front_that_ends_its_move_in_such_a_city_is_its_garrison_at_once() -> None:
    table = Table("su-1bf 2525, su-2bf 3026", "A2").do("move su-1bf", "go 2524")
    assert is_due(table, "Warsaw"), "until the phase has ended"
    table.do("end")
    assert is_garrison(table, "su-1bf")
    assert not is_due(table, "Warsaw")
    table.until("A2", turn=3).offers("move", "su-2bf").refused("move su-1bf", "10-2a").until("A2", turn=5)
    table.refused("move su-1bf", "10-2a")


@rule("10-0b", "10-2a")
def test_a_front_that_took_a_city_by_advance_can_be_relieved_in_the_next_movement_phase() -> None:
    """Vienna falls in A3 of turn 6; the duty is met in A2 of turn 7, by another Front."""
    attackers = {"su-1uf": "1618", "su-11ga": "1618", "su-5a": "1717"}
    table = Table({**attackers, "ge-ix": "1617", "su-2uf": "1520"}, "A3", turn=6)
    table.do("attack 1617", *(f"join {unit}" for unit in attackers)).dice(1).do("roll", "advance su-1uf 1617")
    assert is_due(table, "Vienna")
    table.until("A2", turn=7)
    assert not is_garrison(table, "su-1uf")
    table.do("move su-1uf", "go 1616", "move su-2uf", "go 1617", "end")
    assert is_garrison(table, "su-2uf")
    assert not is_due(table, "Vienna")
    table.until("A2", turn=8).refused("move su-2uf", "10-2a").can("move su-1uf")


@rule("10-0b")
def test_a_front_that_advanced_and_stays_is_the_garrison_from_the_next_movement_phase_on() -> None:
    attackers = {"su-1uf": "1618", "su-11ga": "1618", "su-5a": "1717"}
    table = Table({**attackers, "ge-ix": "1617"}, "A3", turn=6)
    table.do("attack 1617", *(f"join {unit}" for unit in attackers)).dice(1).do("roll", "advance su-1uf 1617")
    table.until("A2", turn=7).do("end")
    assert is_garrison(table, "su-1uf")


@rule("10-1")
@pytest.mark.parametrize(
    ("units", "points"),
    [
        ({"su-5a": "2014"}, 0),
        ({"su-5a": "2014", "su-1bf": "2014"}, 2),
        ({"su-5a": "2014", "us-vii": "2013"}, 0),
    ],
)
def test_a_garrison_city_counts_for_the_soviets_only_with_a_front_in_it(
    units: dict[str, str], points: int
) -> None:
    names = [city.name for city in ground().box.cities]
    table = Table({**units, "su-43a": "3526"}, "A2", flags=dict.fromkeys(names, GERMAN))
    score = table.game.view(table.g, "soviet")["score"]
    assert score == {"soviet": points, "western": 0}


@rule("10-1")
def test_passing_a_garrison_city_is_not_enough() -> None:
    names = [city.name for city in ground().box.cities]
    table = Table("su-1bf 2015", "A2", flags=dict.fromkeys(names, GERMAN))
    assert table.game.view(table.g, "soviet")["score"] == {"soviet": 0, "western": 0}


@rule("10-2b")
def test_the_warsaw_garrison_of_red_star_white_star_cannot_move() -> None:
    game = BattleForGermany()
    g = game.setup(*game.choose("red-star-white-star", {}), key_from_seed(0))
    g.dictated = (6,)  # 15-22: the Soviets play turn 11
    flow.run(g)
    (front,) = [unit for unit in g.units_at(game.box.board.cell("2524")) if g.is_front(unit)]
    movable = [action[1] for action in g.pending["soviet"].options if action[0] == "move"]
    reason = game.explain(g, "soviet", ("move", front))
    assert (g.turn, g.world.terms.turn[g.phase].code) == (11, "A2")
    assert front not in movable
    assert reason is not None
    assert reason.rule == "10-2a"
    assert any(g.is_front(unit) for unit in movable)


@rule("10-3")
def test_a_garrison_stays_on_dr_while_the_army_with_it_retreats() -> None:
    table = Table("su-1bf su-5a 2512, ge-hg ge-ivss 2513, ge-xxiv 2413", "A2", scenario="three-player")
    table.until("B6").fight("2512", "ge-hg", "ge-ivss", "ge-xxiv", die=1)  # 18 to 27: Dr
    table.offers_only("retreat su-5a 2411", "retreat su-5a 2511").do("retreat su-5a 2411")
    table.finds("su-1bf 2512, su-5a 2411").offers_no("advance")


@rule("10-3")
def test_a_garrison_does_not_advance() -> None:
    table = Table("su-1uf 1617, su-11ga 1718, ge-ix 1618", "A2").until("A3")
    table.fight("1618", "su-1uf", "su-11ga", die=1)  # 15 to 3: De
    table.offers("advance", "su-11ga 1618")


@rule("10-3b")
def test_an_attacking_garrison_brings_its_full_strength_and_ignores_ar() -> None:
    table = Table("su-1uf 1617, ge-xl ge-iv 1618", "A2").until("A3").do("attack 1618", "join su-1uf")
    odds = table.game.forecast(table.g, ("roll",))
    assert odds is not None
    assert (odds.attack, odds.column) == (Fraction(8), "1-2")
    table.dice(6).do("roll")
    assert table.phase == "B5", "no retreat is asked for"
    table.finds("su-1uf 1617")


@rule("10-3b")
@pytest.mark.parametrize(
    ("defenders", "terrain", "lines"),
    [
        ({"ge-xl": "1618", "ge-iv": "1618"}, "broken", ["roll"]),  # 8 to 24: Ae on a 6
        ({"ge-xl": "1618"}, "clear", ["roll", "lose su-1uf"]),  # 8 to 6: Ex on a 1
    ],
)
def test_an_attacking_garrison_can_be_lost(defenders: dict[str, str], terrain: str, lines: list[str]) -> None:
    game = ground(terrain={"1618": terrain}, rates="soviet 1")
    table = Table({"su-1uf": "1617", **defenders, "su-5a": "2026"}, "A2", game=game)
    table.until("A3").do("attack 1618", "join su-1uf").dice(6 if terrain == "broken" else 1).do(*lines)
    table.finds("su-1uf soviet").until("A1", turn=3).do("restore su-1uf", "place 2226")
    assert "su-1uf" in table.options("move"), "it comes back as a Front like any other"
