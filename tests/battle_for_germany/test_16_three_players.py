"""16-0 The three-player game."""

import pytest

from grognard.games.battle_for_germany.components import SETUP, SOVIET, WEST
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

SCENARIO = "three-player"
PHASES = ["A1", "A2", "A3", "B4", "B5", "B6", "C1", "C2", "C3"]


@rule("16-0")
def test_one_player_runs_all_germans() -> None:
    table = Table.opening(SCENARIO)
    seats = table.game.seats(table.g)
    assert list(seats) == ["soviet", "german", "western"]
    owners = {unit: table.game.seat_of(table.g, table.side_of(unit)) for unit in ("ge-iss", "ge-hg", "hu-i")}
    assert set(owners.values()) == {"german"}
    assert table.game.seat_of(table.g, table.side_of("su-5a")) == "soviet"
    assert table.game.seat_of(table.g, table.side_of("us-vii")) == "western"


@rule("16-1")
def test_the_turn_goes_soviet_german_western() -> None:
    game = ground(rates="soviet 1, west_german 1, western 1")
    boxes = {"su-43a": "soviet", "ge-lxvi": "west-german", "us-v": "western"}
    units = {"su-5a": "2005", "us-vii": "1505", "ge-hg": "2006", "ge-xl": "1506", **boxes}
    table = Table(units, "A1", turn=2, scenario=SCENARIO, game=game)
    seen = []
    while table.g.turn == 2:
        if (table.phase, table.side) not in seen:
            seen.append((table.phase, table.side))
        table.do("end" if "end" in table.options() else table.options()[-1])
    sides = ["soviet"] * 3 + ["german"] * 3 + ["western"] * 3
    assert seen == list(zip(PHASES, sides, strict=True))
    table.is_at("A1", turn=3)


@rule("16-1/A")
def test_soviets_replace_move_and_attack_any_german() -> None:
    game = ground(rates="soviet 1")
    germans = {"ge-iss": "2005", "ge-hg": "2025"}
    units = {"su-43a": "soviet", "su-5a": "2006", "pl-1": "2024", "yu-1": "0820", **germans, "us-vii": "1906"}
    table = Table(units, "A1", scenario=SCENARIO, game=game).offers("restore", "su-43a").end()
    table.refused("move us-vii", "16-1/A").do("move yu-1", "stay").end()
    table.is_at("A3").offers("attack", "2005", "2025").refused("attack 1906", "6-3")


@rule("16-1/B")
def test_germans_replace_ship_out_move_and_attack_any_enemy() -> None:
    game = ground(rates="east_german 1")
    enemies = {"su-5a": "2006", "us-vii": "1506"}
    units = {"ge-l": "courland", "ge-xl": "east-german", "ge-iss": "1505", "hu-i": "2005", **enemies}
    table = Table(units, "B4", scenario=SCENARIO, game=game).offers("evacuate", "ge-l")
    table.offers("restore", "ge-xl").do("end").offers("move", "ge-iss", "hu-i")
    table.refused("move su-5a", "16-1/B").do("end").is_at("B6").offers("attack", "1506", "2006")
    table.fight("2006", "hu-i", die=4)  # 2 to 7, 1-4: Ae
    table.do("decline").offers("attack", "1506")


@rule("16-1/C")
def test_the_western_allies_replace_move_and_attack_germans_alone() -> None:
    game = ground(rates="western 1")
    units = {"us-v": "western", "us-vii": "2005", "pe-ii": "1005", "ge-hg": "2006", "su-5a": "1905"}
    table = Table(units, "C1", scenario=SCENARIO, game=game).offers("restore", "us-v").end()
    table.refused("move su-5a", "16-1/C").offers("move", "us-vii", "pe-ii").do("end")
    table.is_at("C3").offers("attack", "2006").refused("attack 1905", "6-3")


@rule("16-1/D")
def test_after_the_western_combat_the_next_turn_begins() -> None:
    game = ground(rates="soviet 1")
    units = {"us-vii": "2005", "ge-hg": "2006", "su-5a": "3426", "su-43a": "soviet"}
    table = Table(units, "C3", turn=2, scenario=SCENARIO, game=game).do("end")
    table.is_at("A1", "soviet", turn=3)


@rule("16-2")
def test_the_set_up_is_the_historical_one_and_its_special_rules_are_not_in_force() -> None:
    table = Table.opening(SCENARIO)
    chart = [row for row in table.game.data.rows(SETUP) if row["scenario"] == "historical"]
    assert [table.where(row["unit"]) for row in chart] == [row["place"] for row in chart]
    table.until("B6").has(turn=1).can("end")  # 12-21


# ---- 16-31 Victory


def ended(units: dict[str, str], flags: dict[str, int]) -> Table:
    """A game after turn 10."""
    table = Table(units, "C2", turn=10, scenario=SCENARIO, flags=flags)
    return table.until("A1")


@rule("16-31")
@pytest.mark.parametrize(
    ("units", "winners"),
    [
        ({}, ("german",)),
        ({"us-v": "2511"}, ("german",)),  # a zone is no occupation
        ({"ge-hg": "2512"}, ("german",)),
        ({"us-v": "2512"}, ("western",)),
        ({"su-1bf": "2512"}, ("soviet",)),
        ({"su-5a": "2512"}, ("western",)),  # Berlin is occupied, but scores nothing without a garrison
    ],
)
def test_the_germans_win_unless_berlin_is_occupied_at_the_end(
    units: dict[str, str], winners: tuple[str, ...]
) -> None:
    cities = {"Hamburg": WEST, "Cologne": WEST, "Breslau": SOVIET, "Krakow": SOVIET}
    table = ended({**units, "us-vii": "0405", "su-65a": "3426", "ge-xl": "3305"}, cities).has(turn=10)
    table.won(*winners)


@rule("16-31")
def test_the_fall_of_berlin_removes_no_german() -> None:
    table = Table("us-vii 2511, ge-hg 3005, su-5a 3426", "C2", turn=5, scenario=SCENARIO)
    table.do("move us-vii", "go 2512").until("B5", 6).is_at("B5").finds("ge-hg 3005")


# ---- 16-32 The transfer


def transfer(units: dict[str, str], **options: bool) -> Table:
    """The German movement phase of turn 2."""
    others = {"us-vii": "0405", "su-5a": "3426"}
    return Table({**units, **others}, "B5", scenario=SCENARIO, options=options)


@rule("16-32a")
def test_one_german_move_in_the_game_may_be_tripled() -> None:
    table = transfer({"ge-xl": "2018", "ge-iv": "1518"}).do("triple ge-xl").has(points=12)
    table.can("go 2006").refused("go 2005", "5-1b").do("go 2006").refused("triple ge-iv", "16-32a")
    table.until("B5", 3).is_at("B5").refused("triple ge-iv", "16-32a")


@rule("16-32a")
def test_by_option_one_move_may_be_tripled_in_every_german_phase() -> None:
    table = transfer({"ge-xl": "2018", "ge-iv": "1518"}, **{"transfer-every-turn": True})
    table.do("triple ge-xl", "go 2006").refused("triple ge-iv", "16-32a").until("B5", 3)
    table.offers("triple", "ge-xl", "ge-iv").do("triple ge-xl", "go 2018")


@rule("16-32b")
def test_the_tripled_unit_must_end_across_the_boundary_and_start_outside_enemy_zones() -> None:
    table = transfer({"ge-xl": "2018", "ge-iv": "2024", "us-v": "2025", "ge-hg": "2512"})
    table.refused("triple ge-iv", "16-32b")
    table.refused("triple ge-hg", "16-32b")  # Berlin lies on neither side
    table.do("triple ge-xl").refused("go 2014", "16-32b").refused("go 2512", "16-32b")
    assert all(int(label[2:]) <= 12 or int(label[:2]) <= 8 for label in table.options("go"))
    assert table.options("step") == table.options("exit") == []


@rule("16-32b")
def test_a_tripled_move_from_berlin_or_off_the_map_is_refused_for_what_it_is() -> None:
    table = transfer({"ge-xl": "2001", "ge-hg": "2512"})
    assert table.why("triple ge-hg") == ("16-32b", "why.transfer-berlin")
    table.do("triple ge-xl")
    assert table.why("exit 2001") == ("16-32b", "why.transfer-exit")
    assert table.why("exit 0926") == ("16-32b", "why.transfer-exit")
    assert table.why("step 2002") == ("16-32b", "why.transfer-step")


@rule("16-32b")
def test_enemy_zones_stop_a_tripled_move_as_usual() -> None:
    wall = {"us-v": "2311", "us-vi": "2011", "us-xii": "1711", "us-xx": "1411", "us-xv": "2611"}
    table = transfer({"ge-xl": "2017", **wall}).do("triple ge-xl").refused("go 2008", "4-0b")
    table.can("go 2012")


# ---- 16-33 No theatres


@rule("16-33a")
def test_the_boundary_binds_nobody() -> None:
    table = Table("su-5a 2013, ge-hg 1514, ge-iss 1012, us-vii 2508, ge-xl 3026", "A2", scenario=SCENARIO)
    table.do("move su-5a", "go 2011", "move ge-hg", "go 1512", "move ge-iss", "go 1014", "end")
    table.do("move us-vii", "go 2214").until("C2", 3).finds("su-5a 2011, us-vii 2214")  # no strays
    assert (table.side_of("ge-hg"), table.side_of("ge-iss")) == ("german", "german")


@rule("16-33a")
def test_a_retreat_over_the_boundary_is_like_any_other() -> None:
    table = Table("ge-xl 2013, su-5a su-8ga 2014, us-vii 0405", "A3", scenario=SCENARIO)
    table.fight("2013", "su-5a", "su-8ga", die=5)
    assert {"ge-xl 2012", "ge-xl 2112"} < set(table.options("retreat"))


@rule("16-33b")
def test_germans_may_enter_berlin_by_movement_retreat_and_advance() -> None:
    transfer({"ge-hg": "2513"}).do("move ge-hg", "go 2512").finds("ge-hg 2512")
    units = {"ge-xl": "2513", "su-5a": "2514", "su-8ga": "2614", "us-vii": "0405"}
    table = Table(units, "A3", scenario=SCENARIO).fight("2513", "su-5a", "su-8ga", die=5)
    table.can("retreat ge-xl 2512")
    units = {"ge-xl": "2513", "ge-iv": "2513", "su-1gt": "2512", "us-vii": "0405", "su-5a": "3426"}
    table = Table(units, "B6", scenario=SCENARIO).fight("2512", "ge-xl", "ge-iv", die=6)  # 10 to 4, Dr
    table.do(table.options("retreat")[0].join(("retreat ", ""))).can("advance ge-xl 2512")


@rule("16-33c")
def test_both_boxes_and_both_rates_are_one_weakest_first() -> None:
    game = ground(rates="west_german 1, east_german 1")
    boxes = {"ge-xl": "east-german", "ge-lxxx": "west-german", "ge-hg": "east-german"}
    units = {**boxes, "us-vii": "2411", "su-5a": "3426", "ge-iss": "3005"}
    table = Table(units, "B4", scenario=SCENARIO, game=game).refused("restore ge-xl", "7-21a")
    table.do("restore ge-lxxx")
    table.offers("place", "2412", "2413", "2511", "2513", "2612")  # all but the enemy's
    table.do("place 2413").offers("restore", "ge-xl").do("restore ge-xl", "place 2511").is_at("B5")
    assert table.side_of("ge-xl") == "german"
