"""The scripted player in games for three to six: the race, treason, variants that are called, and roles."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.ai import allies
from grognard.games.fortress_berlin.ai.fields import Fields
from grognard.games.fortress_berlin.ai.moves import Moves
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import ELIMINATED
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.players import ARMED, KONIEV, SS, ZHUKOV
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from tests.fortress_berlin.ai.answering import answer
from tests.fortress_berlin.table import Table

W = Weights.standard()
K, K2 = "6-guards-tank-corps-51", "6-guards-tank-corps-52"
"""Tank brigades of Koniev's."""
ALIKE = Weights.changed({"allies": {"haste": 1.0, "leisure": 1.0}})
"""Marshals who don't look at each other."""
GERMANS = {2: "four-players", 3: "five-players", 4: "six-players"}


def marshals(units: str, at: str = "soviet-combat", **facts: Any) -> Table:
    return Table(units, at, options="three-players", **facts)


def germans(units: str, number: int = 2, at: str = "turn", **facts: Any) -> Table:
    return Table(units, at, options=GERMANS[number], roles=tuple(range(number)), **facts)


# ---- treason (17.2d)

BEHIND = f"su-hq 5006, su-1 5011, {K} 5013, ge-1 5014"
"""Koniev stands before the Reichstag, two hexes ahead of Zhukov, who has his turn and sees him."""
AHEAD = f"su-hq 5006, su-1 5013, {K} 5011, ge-1 5110"


def test_a_marshal_behind_in_the_race_bombards_his_rival() -> None:
    table = marshals(BEHIND, points="soviet 30").can("target 5013")
    assert answer(table) == "target 5013"
    assert answer(table.do("target 5013")) == "strike su-hq"
    assert answer(table.do("strike su-hq")) == "fire"


def test_a_marshal_ahead_does_not() -> None:
    table = marshals(AHEAD, points="soviet 30").can("target 5011")
    assert answer(table) != "target 5011"
    assert allies.betrayal(table.g, W, table.cell("5011")) == 0


def test_nobody_betrays_while_the_points_keep_the_rival_from_winning() -> None:
    table = marshals(BEHIND, points="soviet 30, german 30").can("target 5013")
    assert answer(table) != "target 5013"


def test_a_rival_far_from_the_goal_is_left_alone() -> None:
    table = marshals(f"su-hq 5001, su-1 5005, {K} 5007, ge-1 5008", points="soviet 30").can("target 5007")
    assert answer(table) != "target 5007"


def test_the_nearer_a_rival_is_the_more_a_hit_is_worth() -> None:
    table = marshals(f"su-hq 5006, su-1 5010, {K} 5012, {K2} 5013, ge-1 5112", points="soviet 30")
    far, near = (allies.betrayal(table.g, W, table.cell(cell)) for cell in ("5012", "5013"))
    assert 0 < far < near


# ---- the race (17.2e)


def test_a_marshal_enters_the_reichstag_when_that_wins() -> None:
    table = marshals("su-1 5014, ge-1 4914", "soviet-movement", points="soviet 30").do("pick su-1")
    assert answer(table) == "go 5015"


def test_a_marshal_does_not_end_a_game_that_the_germans_would_win() -> None:
    table = marshals("su-1 5014, ge-1 4914", "soviet-movement", points="german 30", leaders="hitler")
    assert answer(table.do("pick su-1").can("go 5015")) != "go 5015"


def test_who_trails_on_points_goes_for_hitler() -> None:
    table = marshals("su-1 5016, ge-1 5116", "soviet-movement", points="german 30", leaders="hitler")
    assert answer(table.do("pick su-1")) == "go 5017"


@pytest.mark.parametrize(
    ("units", "wanted"),
    [
        (f"su-1 5010, {K} 5025", "5015"),
        (f"su-1 5025, {K} 5010", "5017"),
        (f"su-1 5024, {K} 5024", "5017"),
    ],
)
def test_a_marshal_makes_for_what_he_can_reach_first(units: str, wanted: str) -> None:
    table = marshals(f"{units}, ge-1 4022", "soviet-movement", points="soviet 30", leaders="hitler")
    assert table.g.hand == ZHUKOV
    assert allies.prize(table.g, SOVIET, W) == table.cell(wanted)


def test_with_hitler_dead_only_the_reichstag_is_left() -> None:
    table = marshals(f"su-1 5025, {K} 5010", "soviet-movement", points="soviet 30", leaders="hitler dead")
    assert allies.prize(table.g, SOVIET, W) == table.cell("5015")
    assert allies.ends(table.g, SOVIET, W) == (table.cell("5015"),)


def test_who_plays_all_soviets_makes_for_the_reichstag_wherever_they_stand() -> None:
    g = Table(f"su-1 5025, {K} 5024, ge-1 4022", "soviet-movement", points="soviet 30", leaders="hitler").g
    assert allies.prize(g, SOVIET, W) == g.geo.reichstag


def test_who_is_behind_in_the_race_attacks_for_less() -> None:
    for other, said in (("5012", "assault 2526"), ("2024", "done")):
        units = f"{K} 2525, su-1 {other}, ge-1 2526"
        table = marshals(units, terrain="2526 park", points="soviet 9")
        while (table.prompt, table.g.hand) != ("assault.announce", KONIEV):
            table.idle()
        assert answer(table) == said


@pytest.mark.parametrize(
    ("other", "care"),
    [("5012", W.allies.haste), ("2525", 1.0), ("1825", W.allies.leisure)],
)
def test_care_goes_by_the_place_in_the_race(other: str, care: float) -> None:
    """Koniev is behind, level, and far ahead: his pull to the enemy goes by it."""
    g = marshals(f"{K} 2525, su-1 {other}, ge-1 2625", "soviet-movement", points="soviet 9").g
    g.hand = KONIEV
    assert allies.haste(g, SOVIET, W) == care
    pulls = [
        Moves(Fields(g, SOVIET, weights))._contact(g, g.world.number[K], g.geo.board.labels.index("2525"))
        for weights in (W, ALIKE)
    ]
    assert 0 < pulls[0] == pytest.approx(pulls[1] * care)


def test_the_game_for_two_is_no_race() -> None:
    table = Table(f"{K} 2525, su-1 5012, ge-1 2625", "soviet-movement")
    assert allies.haste(table.g, SOVIET, W) == 1


# ---- variants (17.2f)


@pytest.mark.parametrize(
    ("turn", "units", "points", "said"),
    [
        (3, f"su-1 5005, {K} 5001", "german 20", "call"),
        (2, f"su-1 5005, {K} 5001", "german 20", "wait"),
        (3, f"su-1 5005, {K} 5001", "soviet 20", "wait"),
        (3, f"su-1 5001, {K} 5005", "german 20", "wait"),
        (3, f"su-1 5005, {K} 5005", "german 20", "wait"),
    ],
)
def test_zhukov_calls_steiner_at_the_last_moment_if_he_leads_and_points_lack(
    turn: int, units: str, points: str, said: str
) -> None:
    table = marshals(units, "soviet-reinforcement", turn=turn, points=points)
    assert table.prompt == "roles.call-steiner"
    assert answer(table) == said


def test_koniev_calls_wenck_by_his_own_place_in_the_race() -> None:
    for units, said in ((f"su-1 5001, {K} 5005", "call"), (f"su-1 5005, {K} 5001", "wait")):
        table = marshals(units, "soviet-reinforcement", turn=8, points="german 20")
        assert (table.prompt, answer(table)) == ("roles.call-wenck", said)
    assert allies.lag(table.g, KONIEV, table.g.geo.reichstag) == 4


# ---- roles (17.3)


def test_hitler_s_player_gives_his_role_away_when_the_end_is_near() -> None:
    near = germans("su-1 5013, ge-1 5014", leaders="hitler", points="german 9")
    assert (near.prompt, answer(near)) == ("roles.decide", "reassign 2-1")
    far = germans("su-1 5005, ge-1 5014", leaders="hitler", points="german 9")
    assert answer(far) == "retain"


def test_he_keeps_it_where_the_point_would_cost_the_victory() -> None:
    assert answer(germans("su-1 5013, ge-1 5014", leaders="hitler", points="german 9, soviet 8")) == "retain"


def test_he_is_rid_of_it_before_hitler_s_last_day() -> None:
    for turn, said in ((13, "retain"), (14, "reassign 2-1")):
        table = germans("su-1 5005, ge-1 5014", leaders="hitler", points="german 9", turn=turn)
        assert answer(table) == said


def test_who_has_lost_already_lets_things_be() -> None:
    table = germans("su-1 5013, ge-1 5014", leaders="hitler dead", points="german 9", fallen=(0,))
    assert answer(table) == "retain"


@pytest.mark.parametrize(("lost", "said"), [("ge-1", "reassign 3-2-1"), ("ge-ss", "reassign 2-1-3")])
def test_he_takes_the_role_whose_forces_have_lost_least(lost: str, said: str) -> None:
    table = germans("su-1 5013, ge-1 5014, ge-ss 5114", 3, leaders="hitler", points="german 9")
    table.g.remove(table.unit(lost), ELIMINATED)
    spared, hurt = (SS, ARMED) if lost == "ge-1" else (ARMED, SS)
    assert players.lost_share(table.g, spared) < players.lost_share(table.g, hurt)
    assert answer(table) == said


def test_hitler_s_player_does_not_let_hitler_die() -> None:
    facts: dict[str, Any] = {"leaders": "hitler", "first_strongpoint": 1, "turn": 6}
    two = Table("su-1 5016, ge-1 5014", "german-combat", **facts)
    assert (two.prompt, answer(two)) == ("hitler.option", "suicide hitler")
    four = germans("su-1 5016, ge-1 5014", at="german-combat", **facts)
    assert (four.prompt, answer(four)) == ("hitler.option", "wait")


def test_guns_of_a_comrade_join_a_fire() -> None:
    units = "ge-tank 2525, nordland-hq nordland-armour 2524, ge-hq 2523, berlin-hq 2520, su-tank 2526"
    table = germans(units, at="german-combat").until_asked("fire.ask-aim")
    table.do("aim 2526", "join nordland-armour", "fire")
    assert (table.prompt, answer(table)) == ("fire.ask-comrade", "join ge-tank")


def test_germans_who_vie_for_small_losses_spare_their_units() -> None:
    for number, costs in ((2, False), (3, True), (4, True)):
        table = germans("ge-1 5014, su-1 5001", number, at="german-movement").do("done")
        assert (allies.thrift(table.g, W, GERMAN) > 0) is costs
        table.g.hand = 0
        assert allies.thrift(table.g, W, GERMAN) == 0
