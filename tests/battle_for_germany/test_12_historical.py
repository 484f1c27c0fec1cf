"""12-0 The historical scenario."""

import pytest

from grognard.games.battle_for_germany.components import SETUP, SOVIET, WEST
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, hex_of, positions, real_game
from tests.rules import rule

EAST_OF_BERLIN = ["2413", "2513"]
TWO_CONTACTS = {"ge-lxvi": "2006", "us-viii": "2005", "ge-lxvii": "1506", "us-xiii": "1505"}
IN_ITALY = {"ge-li": "0506", "us-ii": "0505"}


# ---- 12-0, 12-1 Length and set-up


@rule("12-0")
def test_the_game_ends_after_turn_10() -> None:
    table = Table("us-vii 2005, su-5a 2020", "B2", turn=9, berlin=WEST, flags={"Berlin": WEST}).end()
    table.is_at("A2", turn=10).until("B2").end().has(turn=10).won("western", rule="11-0d")


@rule("12-1a")
def test_the_historical_chart_places_every_unit() -> None:
    table = Table.opening("historical").finds("ca-ii 2401")
    chart = [row for row in table.game.data.rows(SETUP) if row["scenario"] == "historical"]
    assert len(chart) == len(table.g.place)
    assert [table.where(row["unit"]) for row in chart] == [row["place"] for row in chart]
    assert table.game.problems(table.g) == []


@rule("12-1b")
def test_units_of_equal_values_may_change_places() -> None:
    usual = Table.opening("historical")
    box, (xiii, xv) = usual.game.box, (usual.where("us-xiii"), usual.where("us-xv"))
    assert box.units[box.unit_index["us-xiii"]].values == box.units[box.unit_index["us-xv"]].values
    rows = f"setup historical us-xiii place={xv}, setup historical us-xv place={xiii}"
    swapped = Table.opening("historical", game=real_game(rows))
    assert swapped.game.problems(swapped.g) == []
    assert swapped.where("us-xiii") == usual.where("us-xv") != usual.where("us-xiii")
    assert swapped.where("us-xv") == usual.where("us-xiii")
    assert swapped.options("move") == usual.options("move")


# ---- 12-21 The duty of the first turn


@rule("12-21")
def test_two_attacks_are_due_on_turn_1_and_none_later() -> None:
    table = Table({**TWO_CONTACTS, **IN_ITALY}, "A6", turn=1).refused("end", "12-21")
    table.fight("2005", "ge-lxvi", die=4).do("decline")  # Ae
    table.refused("end", "12-21").fight("1505", "ge-lxvii", die=4).do("decline")
    table.offers_only("attack 0505", "end")
    Table({**TWO_CONTACTS, **IN_ITALY}, "A6", turn=2).can("end")


@rule("12-21")
def test_the_duty_is_to_make_as_many_attacks_as_can_be_made() -> None:
    table = Table("ge-lxvi 2006, us-viii 2005, su-5a 2020", "A6", turn=1).offers_only("attack 2005")
    table.fight("2005", "ge-lxvi", die=4).do("decline")
    assert table.phase != "A6"


@rule("12-21")
def test_the_first_attack_must_leave_the_second_possible() -> None:
    """ge-lxvi touches both Western hexes, ge-lxvii only the first."""
    units = {"us-vii": "2005", "us-v": "1905", "ge-lxvi": "2006", "ge-lxvii": "2106", "us-vi": "1005"}
    table = Table(units, "A6", turn=1).do("attack 2005").refused("join ge-lxvi", "12-21")
    table.do("join ge-lxvii").refused("join ge-lxvi", "12-21")
    Table(units, "A6").do("attack 2005").offers("join", "ge-lxvii", "ge-lxvi")


@rule("12-21")
def test_one_combat_against_two_hexes_is_one_attack() -> None:
    units = {"us-vii": "2005", "us-v": "1905", "ge-lxvi": "2006", "ge-lxvii": "2006"}
    Table(units, "A6", turn=1).do("attack 2005").refused("also 1905", "12-21")
    Table(units, "A6").do("attack 2005").offers("also", "1905")


@rule("12-21b")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_unit_needed_for_an_attack_may_not_step_back(turn: int) -> None:
    table = Table(TWO_CONTACTS, "A5", turn=turn).do("move ge-lxvi")
    if turn == 1:
        table.refused("go 2008", "12-21b")
        assert set(table.options("go")) < {"1905", "1906", "2105", "2106", "2104", "2004"}
    else:
        table.do("go 2008", "end")


@rule("12-21b")
def test_contacts_that_can_be_brought_about_must_be() -> None:
    table = Table("ge-lxvi 2008, us-vii 2005, ge-lxvii 1506, us-v 1505", "A5", turn=1)
    table.refused("end", "12-21b").do("move ge-lxvi").refused("stay", "12-21b").do("go 2006", "end")
    table.is_at("A6")


@rule("12-21b")
def test_the_duty_spares_units_that_are_not_needed() -> None:
    table = Table({**TWO_CONTACTS, **IN_ITALY}, "A5", turn=1).do("move ge-lxvi", "go 2008")
    table.do("move ge-li").refused("go 0808", "12-21b")


@rule("12-21b")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_unit_needed_for_an_attack_may_not_leave_the_map(turn: int) -> None:
    table = Table("ge-lxvi 2001, us-viii 2101, ge-lxvii 1506, us-xiii 1505", "A5", turn=turn)
    table.do("move ge-lxvi")
    if turn == 1:
        table.refused("exit 2001", "12-21b")
    else:
        table.do("exit 2001").finds("ge-lxvi gone")


@rule("12-21b")
def test_a_unit_that_is_not_needed_may_leave_the_map_on_turn_1() -> None:
    table = Table({**TWO_CONTACTS, "ge-li": "2301", "us-vii": "2401"}, "A5", turn=1)
    table.do("move ge-li", "exit 2301", "decline").finds("ge-li gone")
    table.do("move ge-lxvi").refused("go 2008", "12-21b")


# ---- 12-22 After Berlin


def fallen(**more: str) -> Table:
    """Turn 8: a Soviet army stands beside Berlin and walks in; Germans on the map and in every box."""
    germans = {"ge-lxvi": "1005", "ge-hg": "3020", "ge-i": "courland", "ge-xli": "east-german"}
    others = {"ge-lxvii": "west-german", "su-5a": "2513", "su-1bal": "courland", "us-vii": "2010"}
    table = Table({**germans, **others, **more}, "A2", turn=8)
    return table.do("move su-5a", "go 2512")


@rule("12-22a")
def test_all_germans_go_when_the_next_player_turn_begins() -> None:
    table = fallen(**{"su-65a": "2513"}).do("move su-65a").refused("go 2511", "5-42a").do("stay", "end")
    table.is_at("A5", "west-german")  # the player turn is played to its end
    table.do("move ge-lxvi", "go 1006").is_at("B2", turn=8)
    germans = ("ge-lxvi", "ge-hg", "ge-i", "ge-xli", "ge-lxvii")
    assert set(positions(table, germans).values()) == {"gone"}
    table.until("A1").can("enter su-1bal")


@rule("12-22a")
def test_no_player_turn_follows_the_last_so_the_germans_are_there_for_the_count() -> None:
    cologne = hex_of("Cologne")
    units = {"us-vii": "2511", "ge-hg": "3320", "ge-lxvi": cologne, "su-5a": "3426"}
    table = Table(units, "B2", turn=10, flags={"Cologne": WEST}).do("move us-vii", "go 2512").until("A1")
    assert (table.where("ge-lxvi"), table.where("ge-hg")) == (cologne, "3320")
    table.won("western", scores={"western": 10, "soviet": 0})


@rule("12-22b")
def test_then_the_boundary_is_open_and_german_phases_are_skipped() -> None:
    table = fallen(**{"su-65a": "0919", "su-1bf": "2525"}).until("B2").do("move us-vii", "go 2013")
    table.is_at("A1", turn=9)
    assert [event.rules[0] for event in table.events("phase.begins")] == ["3-0/B3", "3-0/A1"]
    table.end().do("move su-65a").refused("go 0819", "5-52a")
    table.do("go 1016", "move su-1bf", "go 2524", "end")  # 10-0: Warsaw has its garrison
    table.is_at("B2").finds("us-vii 2013").until("A2").refused("move su-1bf", "10-2a")


@rule("12-22b")
def test_rivals_hinder_each_other_once_the_germans_are_off() -> None:
    line = {"su-65a": "2314", "su-43a": "2014", "su-8ga": "1714"}
    fallen(**line).until("B2").do("move us-vii").refused("go 2016", "4-0b").can("go 2013")


@rule("12-22c")
def test_the_allies_may_not_attack_each_other_even_then() -> None:
    table = fallen(**{"us-v": "2411"}).until("B2").refused("attack 2512", "12-22c").end()
    table.is_at("A1", turn=9)  # B3 went by: nobody there to be attacked
    table.refused("attack 2411", "12-22c")


@rule("12-23")
def test_a_game_in_which_nobody_takes_berlin_is_a_draw() -> None:
    western = dict.fromkeys(("Hamburg", "Cologne", "Essen", "Munich", "Leipzig", "Milan"), WEST)
    soviet = dict.fromkeys(("Budapest", "Breslau", "Krakow"), SOVIET)
    table = Table("us-vii 0405, su-5a 3425", "B2", turn=10, flags={**western, **soviet}).end()
    outcome = table.game.outcome(table.g)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "12-23")
    assert (outcome.scores["western"], outcome.scores["soviet"]) == (12, 5)
    table.g.berlin = SOVIET
    table.won("western")


# ---- 12-3 Option: all German replacements in the east


@rule("12-3")
def test_all_german_replacements_come_in_the_east() -> None:
    game = ground(rates="west_german 1, east_german 1")
    boxes = {"ge-xl": "east-german", "ge-lxvi": "west-german", "ge-iss": "west-german"}
    units = {**boxes, "us-vii": "2005", "su-5a": "2020"}
    Table(units, "A4", game=game).is_at("A4").offers("restore", "ge-lxvi")
    table = Table(units, "A4", game=game, options="east-front-replacements").is_at("B2").until("B4")
    table.offers("restore", "ge-lxvi").do("restore ge-lxvi").offers("place", *EAST_OF_BERLIN)
    table.do("place 2413").offers("restore", "ge-xl").do("restore ge-xl", "place 2513")
    assert (table.phase, table.side_of("ge-lxvi")) == ("B5", "east-german")


@rule("12-3")
def test_with_all_replacements_in_the_east_the_first_turn_is_free() -> None:
    table = Table(TWO_CONTACTS, "A5", turn=1, options="east-front-replacements")
    table.do("move ge-lxvi", "go 2008", "end").is_at("A6").offers_only("attack 1505", "end")


# ---- 6-2 Option: the attacker conducts retreats


@pytest.mark.parametrize("attacker_conducts", [False, True])
def test_the_attacker_may_conduct_retreats_by_option(attacker_conducts: bool) -> None:
    units = {"us-vii": "2005", "us-v": "2005", "ge-lxvi": "2006", "su-5a": "2020"}
    table = Table(units, "B3", options={"attacker-conducts-retreats": attacker_conducts})
    table.fight("2006", "us-vii", "us-v", die=5)
    assert table.decision.prompt == "combat.retreat"
    assert table.side == ("western" if attacker_conducts else "west-german")
