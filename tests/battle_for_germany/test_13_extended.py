"""13-0 The extended historical scenario."""

from fractions import Fraction

import pytest

from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import ON_MAP, Position
from grognard.games.battle_for_germany.setting import WESTERN_ALLIES
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, hex_of, positions
from tests.rules import rule

SS_FIGHT_ON = {"ss-fight-on": True}


@rule("13-0")
def test_play_goes_on_after_turn_10_to_turn_16() -> None:
    table = Table("us-vii 0405, su-5a 3426", "B2", turn=10, scenario="extended").end()
    table.is_at("A2", turn=11).until("B2", 16).end().has(turn=16).won(rule="12-23")


@rule("13-0")
def test_the_duty_of_the_first_turn_binds_here_too() -> None:
    units = {"ge-lxvi": "2006", "us-viii": "2005", "ge-lxvii": "1506", "us-xiii": "1505"}
    Table(units, "A6", turn=1, scenario="extended").refused("end", "12-21")


# ---- 13-1 Western Allies and Soviets at war


def beside_berlin(**more: str) -> Table:
    """Turn 8: a Soviet army beside Berlin, not yet in it; Germans on the map and in boxes."""
    germans = {"ge-lxvi": "1005", "ge-hg": "3020", "ge-i": "courland", "ge-xli": "east-german"}
    units = {**germans, "su-5a": "2513", "us-vii": "2511", **more}
    return Table(units, "A2", turn=8, scenario="extended")


@rule("13-1a")
def test_the_allies_are_at_war_after_the_player_turn_in_which_berlin_fell() -> None:
    table = beside_berlin(**{"su-65a": "3120"}).do("move su-5a", "go 2512", "end").is_at("A3")
    table.refused("attack 2511", "6-3")  # not yet
    table.until("B3").has(turn=8).fight("2512", "us-vii", die=2).logs("combat.Dr")


@rule("13-1a")
def test_as_long_as_berlin_stands_there_is_peace() -> None:
    beside_berlin(**{"ge-lxvii": "2411"}).until("B3").refused("attack 2513", "6-3")


@rule("13-1b")
def test_the_germans_leave_and_the_boundary_opens_after_that_player_turn() -> None:
    units = {"us-vii": "2511", "su-5a": "2020", "su-65a": "3426", "ge-hg": "3020", "ge-lxvi": "1005"}
    boxes = {"ge-i": "courland", "ge-xli": "east-german", "ge-lxvii": "west-german"}
    table = Table({**units, **boxes}, "B2", turn=9, scenario="extended").do("move us-vii", "go 2512")
    table.is_at("B4", "east-german")  # German phases are still played
    table.until("B5").do("move ge-hg").refused("go 2709", "5-41a").do("stay").is_at("A2", turn=10)
    germans = ("ge-hg", "ge-lxvi", "ge-i", "ge-xli", "ge-lxvii")
    assert set(positions(table, germans).values()) == {"gone"}
    table.do("move su-65a", "stay", "move su-5a", "go 2016").until("A2", 11).do("move su-5a", "go 2012")
    table.until("B2").finds("su-5a 2012")  # no stray any more


@rule("13-1b")
def test_the_germans_are_gone_even_when_no_player_turn_follows() -> None:
    cologne = hex_of("Cologne")
    units = {"us-vii": "2511", "ge-hg": "3320", "ge-lxvi": cologne, "su-5a": "3426"}
    table = Table(units, "B2", turn=16, scenario="extended", flags={"Cologne": WEST})
    table.do("move us-vii", "go 2512").until("A1")
    assert table.over
    table.finds("ge-hg ge-lxvi gone")


# ---- 13-2 Option: SS units under Western command


def ss_fight_on(**more: str) -> Table:
    """Turn 8: Berlin falls to a Soviet army in A2, with the option; the table stands at B2."""
    fortress = ground(fortified="2120")
    germans = {"ge-hg": "3020", "ge-iiss": "west-german", "ge-xiiss": "courland"}
    ss = {"ge-iss": "1005", "ge-ivss": "2022", "ge-iiiss": "2120"}
    units = {**germans, **ss, "su-5a": "2513", "us-vii": "1505", **more}
    table = Table(units, "A2", turn=8, scenario="extended", options=SS_FIGHT_ON, game=fortress)
    return table.do("move su-5a", "go 2512").until("B2")


@rule("13-2a")
def test_ss_units_on_the_map_pass_to_the_western_player() -> None:
    table = ss_fight_on(**{"uk-v": "1004"})
    assert positions(table, ("ge-hg", "ge-iiss", "ge-xiiss")) == dict.fromkeys(
        ("ge-hg", "ge-iiss", "ge-xiiss"), "gone"
    )
    table.finds("ge-iss 1005, ge-ivss 2022")
    assert {table.side_of(unit) for unit in ("ge-iss", "ge-ivss", "ge-iiiss")} == {"western"}
    table.can("move ge-iss", "move ge-ivss", "move us-vii")
    table.do("move uk-v", "go 1005")  # stacks with Western units
    assert table.game.problems(table.g) == []


@rule("13-2a")
def test_without_the_option_ss_units_leave_like_all_germans() -> None:
    table = Table("ge-ivss 2022, su-5a 2513, us-vii 1505", "A2", turn=8, scenario="extended")
    table.do("move su-5a", "go 2512").until("B2").finds("ge-ivss gone")


@rule("13-2a")
def test_ss_units_fight_beside_western_units_and_are_never_replaced() -> None:
    table = ss_fight_on(**{"us-v": "2021", "su-43a": "2122"}).until("B3")
    table.gather("2122", "us-v", "ge-ivss").dice(4).do("roll")  # 9 to 7, 1-1: Dr
    while table.phase == "B3" and not table.over:
        table.do(table.options()[-1])
    table = ss_fight_on(**{"su-1bf": "2122"}).until("B3").fight("2122", "ge-ivss", die=6)  # Ae
    table.finds("ge-ivss gone")


@rule("13-2a")
def test_ss_units_keep_the_gains_and_bars_of_germans() -> None:
    table = ss_fight_on(**{"ge-xiss": "2612", "su-65a": "3426"})
    table.until("A2").do("move su-5a", "go 2415").until("B2").do("move ge-xiss")
    table.refused("go 2512", "5-43")
    table = ss_fight_on(**{"su-65a": "2119"}).until("A3")
    assert table.defence("attack 2120") == 2 * 6  # fortified


@rule("13-2b")
def test_ss_units_attack_and_move_at_half_and_defend_in_full() -> None:
    table = ss_fight_on(**{"su-1bf": "2023", "su-43a": "2119"}).do("move ge-iss").has(points=3)
    table.refused("go 1009", "5-1b").do("go 1008").until("B3")
    assert table.forecast("attack 2023").attack == 3
    assert table.forecast("attack 2119").attack == Fraction(5, 2)
    table.until("A3")
    assert table.defence("attack 2022") == 5


@rule("13-2b")
def test_half_points_count_in_the_sum_and_in_exchanges() -> None:
    """5-6-4 and 2-4-4 make 3½ against 4; in an exchange 2½ alone do not make up for 4."""
    table = ss_fight_on(**{"su-1gt": "2119", "ge-xiss": "2220"}).until("B3")
    table.gather("2119", "ge-iiiss", "ge-xiss")
    assert table.forecast("roll").attack == Fraction(7, 2)
    assert table.forecast("roll").column == "1-2"
    table = ss_fight_on(**{"su-1gt": "2119", "us-v": "2220"}).until("B3").gather("2119", "ge-iiiss", "us-v")
    assert table.forecast("roll").attack == Fraction(17, 2)
    table.dice(1).do("roll")  # 2-1: Ex for 4
    table.offers("lose", "us-v")


@rule("13-2c")
@pytest.mark.parametrize(
    ("units", "scored"),
    [
        ({"ge-iss": "city"}, False),
        ({"ge-iss": "city", "us-vii": "beside"}, False),
        ({"ge-iss": "city", "us-vii": "city"}, True),
        ({"ge-iss": "beside"}, False),
        ({"ge-iss": "beside", "us-vii": "beside"}, True),
    ],
)
def test_a_city_held_by_ss_units_alone_scores_nothing(units: dict[str, str], scored: bool) -> None:
    prague = hex_of("Prague")
    beside = f"{int(prague[:2]) + 1:02}{prague[2:]}"
    places = {"city": prague, "beside": beside}
    table = Table(
        {name: places[place] for name, place in units.items()} | {"su-5a": "3426"},
        "A2",
        scenario="extended",
        options=SS_FIGHT_ON,
        berlin=WEST,
        flags={"Prague": GERMAN},
        turn=12,
    )
    table.has(berlin=WEST).until("A2", 13)
    for name in units:
        assert table.g.place[table.unit(name)] == ON_MAP
    view = table.game.view(table.g, "western")
    value = next(city["value"] for city in view["cities"] if city["name"] == "Prague")
    assert view["score"]["western"] == (value if scored else 0)
    assert SOVIET not in table.g.flag


@rule("13-2c", "11-0c")
def test_passing_ss_units_take_a_city_from_the_soviets_but_not_from_the_west() -> None:
    """ge-iss passes Prague (2014), ge-ivss Vienna (1617), and neither stays beside it."""
    units = {"ge-iss": "2115", "ge-ivss": "1716", "us-vii": "0405", "su-5a": "3426"}
    flags = {"Prague": WEST, "Vienna": SOVIET}
    table = Table(units, "A2", turn=12, scenario="extended", options=SS_FIGHT_ON, berlin=WEST, flags=flags)
    table.until("B2").do("move ge-iss", "step 2114", "go 2213", "move ge-ivss", "step 1717", "go 1816")
    assert (table.g.flag[table.city("Prague")], table.g.flag[table.city("Vienna")]) == (WEST, GERMAN)


def test_a_game_saved_before_camps_were_still_has_ss_units_with_the_west() -> None:
    units = {"ge-ivss": "2006", "ge-lxvi": "3020", "us-vii": "1003", "su-5a": "3426"}
    g = Table(units, "B2", scenario="extended", options=SS_FIGHT_ON).g
    g.change(g.box.unit_index["ge-ivss"], side=WESTERN_ALLIES, camp=WEST)
    before = {name: value for name, value in g.dump().items() if name != "camp"}
    loaded = Position.load(g.world, before)
    assert (loaded.camp, loaded.count, loaded.zone) == (g.camp, g.count, g.zone)
