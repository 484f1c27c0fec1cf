"""14-0 Disaster in the East."""

import pytest

from grognard.games.battle_for_germany.components import GERMAN, SETUP, SOVIET, WEST
from grognard.games.battle_for_germany.setting import EAST_GERMANS, SOVIETS
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, hex_of, real_game
from tests.rules import rule

SCENARIO = "disaster-in-the-east"
FAR_SOVIET = {"su-65a": "3426"}


# ---- 14-0a to 14-0c Half the map, half the units


@rule("14-0a", "14-0b")
def test_only_the_units_of_the_east_are_set_up_as_in_the_historical_chart() -> None:
    table = Table.opening(SCENARIO)
    eastern = ("soviet", "yugoslav", "polish", "romanian", "bulgarian", "hungarian")
    for row in table.game.data.rows(SETUP):
        if row["scenario"] != "historical":
            continue
        counter = table.game.box.units[table.unit(row["unit"])]
        in_play = counter.nation in eastern or (counter.nation == "german" and counter.theatre == "east")
        assert table.where(row["unit"]) == (row["place"] if in_play else "gone"), row["unit"]
    assert table.where("ge-i") == table.where("su-1bal") == "courland"
    assert {table.side_of(unit) for unit in ("ge-hg", "hu-i")} == {"east-german"}
    assert table.game.problems(table.g) == []


@rule("14-0a")
def test_the_west_of_the_map_cannot_be_moved_into() -> None:
    table = Table("su-5a 2013, ge-hg 1514, su-8ga 2513", "A2", scenario=SCENARIO).do("move su-5a")
    table.refused("go 2012", "14-0a").do("stay", "move su-8ga").refused("go 2511", "14-0a")
    table.do("go 2512").until("B5").do("move ge-hg").refused("go 1512", "14-0a")


@rule("14-0a")
def test_only_the_first_hexes_over_the_boundary_take_a_retreat() -> None:
    """A German already thrown over the line has no further west to go."""
    units = {"ge-lxviii": "2012", "su-5a": "1913", "su-8ga": "1913", **FAR_SOVIET}
    table = Table(units, "A3", scenario=SCENARIO)
    table.g.side[table.unit("ge-lxviii")] = EAST_GERMANS
    table.g.strayed[table.unit("ge-lxviii")] = 2
    table.fight("2012", "su-5a", "su-8ga", die=6)  # 14 to 4, 3-1: Dr
    table.offers("retreat", "ge-lxviii 2112")
    assert table.why("retreat ge-lxviii 2011") == ("14-0a", "why.half-map")


@rule("14-0c")
def test_western_and_west_german_phases_are_left_out() -> None:
    table = Table.opening(SCENARIO)
    assert [phase.code for phase in table.g.world.terms.turn] == ["A1", "A2", "A3", "B4", "B5", "B6"]
    asked = set()
    while table.g.turn == 1:
        asked.add((table.phase, table.side))
        table.do("end" if "end" in table.options() else table.options()[-1])
    assert {side for _, side in asked} == {"soviet", "east-german"}
    assert asked >= {("A2", "soviet"), ("A3", "soviet"), ("B4", "east-german"), ("B5", "east-german")}


@rule("14-0c")
def test_no_west_german_replacement_comes_even_beside_berlin() -> None:
    """With the eastern hexes beside Berlin lost, the west does not take the replacement in (7-24)."""
    game = ground(rates="east_german 1, west_german 1, western 1")
    boxes = {"ge-xl": "east-german", "ge-lxvi": "west-german", "us-vii": "western"}
    units = {**boxes, "ge-hg": "3015", **FAR_SOVIET}
    Table(units, "B4", scenario=SCENARIO, game=game).offers_only("restore ge-xl", "end")
    table = Table({**units, "su-5a": "2513", "su-8ga": "2413"}, "B4", scenario=SCENARIO, game=game)
    table.is_at("B5").finds("ge-xl east-german")


# ---- 14-0d Strays


def thrown_west() -> Table:
    """Turn 3, A3: an East German beside the boundary is thrown over it and stays there."""
    table = Table("ge-xl 2013, su-5a 2014, su-8ga 2114", "A3", turn=3, scenario=SCENARIO)
    table.fight("2013", "su-5a", "su-8ga", die=6)  # 14 to 6, 2-1: Dr
    table.offers("retreat", "ge-xl 2012", "ge-xl 2112").do("retreat ge-xl 2012", "decline")
    return table


@rule("14-0d")
def test_a_german_thrown_west_has_until_the_end_of_the_next_turn_to_come_back() -> None:
    table = thrown_west()
    assert table.side_of("ge-xl") == "east-german"
    table.until("A2", 4).finds("ge-xl 2012").until("B5", 4).finds("ge-xl 2012").until("A2", 5)
    table.finds("ge-xl west-german")  # where no replacement is drawn from


@rule("14-0d")
def test_a_german_thrown_west_may_only_move_back_east() -> None:
    table = thrown_west().until("B5").has(turn=3)
    table.do("move ge-xl").refused("go 2011", "14-0a").do("go 2013").until("A2", 5).finds("ge-xl 2013")


# ---- 14-0e, 14-0f Victory


@rule("14-0e")
def test_without_any_advance_the_western_player_scores_every_eastern_city() -> None:
    table = Table("ge-hg 3314, su-5a 0525", "B5", turn=6, scenario=SCENARIO)
    assert SOVIET not in table.g.flag
    assert WEST not in table.g.flag
    table.end()
    assert table.over
    box = table.game.box
    expected = sum(city.value for city in box.cities if box.theatre[city.cell] != 1)
    assert 10 < expected < sum(city.value for city in box.cities)
    table.won("western", scores={"soviet": 0, "western": expected})


@rule("14-0e")
def test_all_cities_start_german_whoever_stands_beside_them() -> None:
    prague = hex_of("Prague")
    place = f"{int(prague[:2]) + 1:02}{prague[2:]}"
    game = real_game(f"setup historical su-5a place={place}")
    assert set(Table.opening(SCENARIO, game=game).g.flag) == {GERMAN}
    assert set(Table.opening("historical", game=game).g.flag) == {GERMAN, SOVIET}


@rule("14-0e")
def test_cities_count_by_control_and_the_western_ones_not_at_all() -> None:
    """Budapest by a unit, Breslau by a zone, Prague by the flag without a Front; Leipzig is out of play."""
    breslau = hex_of("Breslau")
    beside = f"{int(breslau[:2]) + 1:02}{breslau[2:]}"
    units = {"su-5a": hex_of("Budapest"), "su-43a": beside, "ge-hg": "3314"}
    table = Table(units, "B5", turn=6, scenario=SCENARIO, flags={"Prague": SOVIET, "Leipzig": SOVIET})
    table.end()
    outcome = table.game.outcome(table.g)
    assert outcome is not None
    values = {city.name: city.value for city in table.game.box.cities}
    assert outcome.scores["soviet"] == values["Budapest"] + values["Breslau"]
    eastern = sum(city.value for city in table.game.box.cities if table.game.box.theatre[city.cell] != 1)
    assert outcome.scores["western"] == eastern - outcome.scores["soviet"] - values["Prague"]


@rule("14-0f")
@pytest.mark.parametrize(("berlin", "winner"), [("su-1bf", "soviet"), ("su-5a", "western")])
def test_the_higher_total_wins_at_the_end_of_turn_6(berlin: str, winner: str) -> None:
    """Berlin counts for the Soviets with a Front in it only, and its fall removes no German."""
    flags = dict.fromkeys(("Budapest", "Breslau", "Krakow", "Posen", "Danzig"), SOVIET)
    table = Table(f"{berlin} 2513, ge-hg 3314", "A2", turn=5, scenario=SCENARIO, flags=flags)
    table.do(f"move {berlin}", "go 2512").until("B5")
    assert (table.g.turn, table.where("ge-hg")) == (5, "3314")
    table.until("B5", 6).has(turn=6).end()
    assert table.over
    outcome = table.game.outcome(table.g)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((winner,), "11-0d")
    assert outcome.scores.keys() == {"soviet", "western"}
    assert table.game.seat_of(table.g, "soviet") == "soviet"
    assert table.g.side[table.unit(berlin)] == SOVIETS
