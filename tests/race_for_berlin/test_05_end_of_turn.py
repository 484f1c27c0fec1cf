"""5 The end of a turn: moves of those who rested, the test for the end, and what is set back."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV, KONIEV
from grognard.games.race_for_berlin.rules.events import EVENTS
from grognard.games.race_for_berlin.rules.victory import end_bonus
from tests.race_for_berlin.ground import BERLIN
from tests.race_for_berlin.table import Table
from tests.rules import rule

SOVIETS = ("8GA-1", "8GA-2", "5SHA-1", "3GTA-1", "3GTA-2", "13-1")
IN_BERLIN = dict(zip(SOVIETS, BERLIN, strict=True))


@rule("5", "1/D")
def test_moves_come_first_then_the_test_the_reset_the_token_and_the_next_turn() -> None:
    table = Table(
        {**IN_BERLIN, "69-1": "b8"},
        "D",
        turn=7,
        used=SOVIETS,
        tokens="joukov trucks",
        support=(2, 0),
        dice=(2,),
    )
    table.asks("ask.shift").has(dictated=(2,)).do("end")
    assert [event.args["die"] for event in table.events("end.goes-on")] == [2]
    table.asks("ask.token")
    assert (table.is_("used", "13-1"), list(table.g.support), table.g.turn) == (False, [0, 0], 7)
    table.do("keep").has(turn=8)


@rule("5.1a")
def test_units_that_rested_in_supply_may_move_one_zone() -> None:
    table = Table("69-1 b8, 61-1 b9, 47-1 c8", "D", used="61-1", oos="47-1").offers("move", "69-1")
    table.refused("move 61-1", "5.1a").refused("move 47-1", "5.1a").do("move 69-1")
    table.offers("go", "a8", "b7", "b9", "c8").refused("go b6", "5.1a").do("go b7").finds("69-1 b7")


@rule("5.1a")
def test_each_moves_once_one_zone_even_by_road_and_even_over_a_river() -> None:
    roads = [("b8", "b7"), ("b7", "b6")]
    table = Table("2GTA-1 b8", "D", roads=roads, rivers="b8 a8").do("move 2GTA-1")
    table.offers("go", "a8", "b7", "b9", "c8").do("go b7")
    assert table.phase != "D"


@rule("5.1a", "5.1b")
@pytest.mark.parametrize(
    ("start", "walls", "others"),
    [
        ("b6", [("b6", "a6"), ("b6", "b7"), ("b6", "c6")], {}),
        ("c8", [("c8", "b8"), ("c8", "c7"), ("c8", "c9")], {}),
        ("b8", [("b8", "a8"), ("b8", "c8"), ("b8", "b9")], {"61-1": "b7", "61-2": "b7"}),
    ],
    ids=["only Berlin", "only across the front line", "no room"],
)
def test_a_unit_with_nowhere_to_go_is_not_asked(
    start: str, walls: list[tuple[str, str]], others: dict[str, str]
) -> None:
    Table({"69-1": start, **others}, "D", used=others, walls=walls).has(turn=3)


@rule("5.1a", "4.1.3a")
def test_a_move_at_the_end_of_a_turn_costs_nothing_in_the_next() -> None:
    table = Table("69-1 b8", "D").do("move 69-1", "go b7").until("C.1", turn=3).do("march 69-1", "begin")
    table.offers("move", "69-1")


@rule("5.1a")
def test_the_ordinary_bans_hold_at_the_end_of_a_turn() -> None:
    table = Table("69-1 c8, 303 b8", "D", american="c7", turn=7).do("move 69-1")
    table.refused("go b8", "4.2.1a").refused("go c7", "2.2.3").refused("go d8", "7.3.2a")
    table.do("stay", "move 303").refused("go c8", "4.2.1a")


@rule("5.1b")
def test_no_such_move_enters_berlin_not_even_from_within() -> None:
    table = Table("303 c6, 47-1 Wedding", "D", turn=7).do("move 47-1")
    table.refused("go Friedrichshain", "5.1b").offers("go", "a4", "b3").do("stay", "move 303")
    table.refused("go Treptow", "5.1b")


@rule("5.1b", "7.2.2a")
@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_germans_need_a_test_to_go_west_at_the_end_of_a_turn(die: int, free: bool) -> None:
    table = Table("303 b8", "D", turn=3).dice(die).do("move 303")
    assert ("b7" in table.options("go")) is free
    if not free:
        table.refused("go b7", "7.2.2b")


@rule("5.1a", "6.1.1")
@pytest.mark.parametrize(("full", "open_"), [(("156", "541", "606"), True), (("342", "214", "545"), False)])
def test_a_full_zone_is_open_only_if_those_of_the_own_camp_can_leave_it(
    full: tuple[str, ...], open_: bool
) -> None:
    """Koniev's Germans move before Joukov's, who therefore make no room for them."""
    table = Table({"303": "b8", **dict.fromkeys(full, "b7")}, "D", turn=7).do("move 303")
    assert ("b7" in table.options("go")) is open_
    if not open_:
        table.refused("go b7", "6.1.2a")


@rule("5.1a", "7.3.3a")
def test_a_full_zone_of_the_other_soviets_is_closed_at_the_end_of_a_turn() -> None:
    Table("69-1 c3, 13-1 13-2 c2", "D").do("move 69-1").refused("go c2", "7.3.3a")


@rule("5.1c")
def test_the_moves_follow_the_order_of_the_impulses() -> None:
    table = Table("342 e8, 303 b8, 13-1 f8, 69-1 a8", "D", turn=7)
    order = []
    while table.phase == "D":
        order.append((table.side, *table.options("move")))
        table.do("end")
    assert order == [("joukov", "69-1"), ("koniev", "13-1"), ("koniev", "303"), ("joukov", "342")]
    Table("303 b8, 69-1 a8", "D", turn=7).refused("move 303", "5.1c")


@rule("5.2a")
@pytest.mark.parametrize(("die", "ends"), [(2, False), (3, True)])
@pytest.mark.parametrize("turn", [7, 8, 9])
def test_with_soviets_in_all_berlin_a_total_above_8_ends_the_game(turn: int, die: int, ends: bool) -> None:
    levels = dict(zip(BERLIN, (2, 2, 3, 0, 1, 4), strict=True))
    table = Table(IN_BERLIN, "D", turn=turn, used=SOVIETS, levels=levels, dice=(die,))
    assert table.over is ends
    assert (table.g.over == "5.2a") is ends


@rule("5.2a")
def test_no_die_is_rolled_before_turn_7_or_with_a_zone_unentered() -> None:
    levels = dict.fromkeys(BERLIN[:5], 3)
    early = Table(IN_BERLIN, "D", turn=6, used=SOVIETS, levels=levels, dice=(6,))
    five = dict(list(IN_BERLIN.items())[:5])
    partial = Table(five, "D", turn=8, used=SOVIETS, levels=levels, dice=(6,))
    for table in (early, partial):
        assert not table.over
        table.logs_no("end.goes-on")


@rule("5.2/mod-level-2", "5.2/mod-level-3")
@pytest.mark.parametrize(
    ("levels", "bonus"), [((2, 2, 0, 1, 0, 0), 2), ((3, 5, 0, 0, 1, 1), 4), ((2, 3, 1, 0, 0, 0), 3)]
)
def test_a_zone_at_level_2_counts_1_and_one_above_counts_2(levels: tuple[int, ...], bonus: int) -> None:
    table = Table(IN_BERLIN, "C.1", levels=dict(zip(BERLIN, levels, strict=True)))
    assert end_bonus(table.g) == bonus


@rule("5.2b", "10")
def test_turn_10_is_the_last_without_a_die() -> None:
    table = Table("69-1 b8", "D", turn=10, used="69-1", dice=(1,))
    assert table.over
    assert table.g.over == "5.2b"
    table.has(dictated=(1,))
    assert Table("69-1 b8", "D", turn=9, used="69-1").g.turn == 10


@rule("5.3", "5.4", "5.6")
def test_units_stand_up_support_is_lost_and_the_turn_marker_moves() -> None:
    table = Table("69-1 b8, 303 c9", "D", turn=4, used="69-1, 303", support=(2, 1)).has(turn=5)
    assert not any(table.g.used)
    table.has(support=[0, 0])


@rule("5.5")
def test_a_token_may_be_kept_or_put_back_into_the_cup() -> None:
    def at_the_end() -> Table:
        return Table({}, at="D", turn=3, tokens={"koniev": "counter-attack"})

    kept = at_the_end()
    assert (kept.side, set(kept.options())) == ("koniev", {"keep", "discard"})
    kept.do("keep")
    assert kept.token("koniev") == "counter-attack"
    assert [event.args["camp"] for event in kept.events("event.drew")] == [JOUKOV]
    thrown = at_the_end().do("discard")
    assert [event.args["camp"] for event in thrown.events("event.drew")] == [KONIEV, JOUKOV]
    assert EVENTS.index("counter-attack") in thrown.g.could[KONIEV]


@rule("5.5/exception")
def test_heinrici_is_never_up_for_discarding() -> None:
    table = Table({}, "D", heinrici=JOUKOV)
    assert table.phase != "D"
    Table({}, "D", heinrici=JOUKOV, tokens="joukov trucks").do("discard").has(heinrici=JOUKOV)
