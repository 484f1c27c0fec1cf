"""11.1: Hitler in his bunker, his suicide, what it does to his side, and his capture."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import CAPTURED, DEAD, HITLER, LOYAL
from tests.fortress_berlin.table import Table, real_game
from tests.rules import rule

FAR = "ge-1 2525, su-1 2530"
NEAR = "ge-1 2525, su-1 5015"


def tempted(units: str = FAR, *dice: int, turn: int = 5, fell: int = 4, **facts: Any) -> Table:
    """The German combat segment, after the first strongpoint has fallen."""
    return Table(
        units, "german-combat", turn=turn, dice=dice, leaders="hitler", first_strongpoint=fell, **facts
    )


@rule("11.1.1", "13.1/fuhrerbunker")
def test_he_begins_in_his_bunker() -> None:
    table = Table.opening()
    assert table.g.leader[HITLER] == LOYAL
    assert table.g.leader_cell[HITLER] == table.cell("5017")


@rule("11.1.2b", "17.4.2b")
@pytest.mark.parametrize(
    ("leaders", "units", "question"),
    [
        ("hitler", FAR, "Does Hitler try to kill himself now? He needs a 6."),
        ("hitler", NEAR, "Does Hitler try to kill himself now? He needs a 5 or more."),
        ("hitler, krebs", FAR, "Does a leader try to kill himself now? He needs a 6."),
        ("hitler, krebs", NEAR, "Does a leader try to kill himself now? He needs a 6, Hitler a 5 or more."),
        ("krebs", NEAR, "Does a leader try to kill himself now? He needs a 6."),
    ],
)
def test_the_question_says_who_needs_which_die(leaders: str, units: str, question: str) -> None:
    facts: dict[str, Any] = {"leaders": leaders, "first_strongpoint": 4}
    table = Table(units, "german-combat", turn=5, options="leaders", **facts)
    asked = table.g.pending["german"]
    assert real_game().words(table.g, asked.prompt, asked.args) == question


@rule("11.1.2a")
def test_from_the_turn_after_the_first_strongpoint() -> None:
    tempted().asks("hitler.option", "german").offers_only("suicide hitler", "wait")
    tempted(turn=4).offers_no("suicide")
    tempted(fell=0).offers_no("suicide")


@rule("11.1.2a", "10.2")
def test_a_strongpoint_starts_it_and_a_tower_does_not() -> None:
    table = Table("su-1 2525 manoeuvre", "soviet-movement", turn=4, works="2526 flak-tower", empty="2526")
    table.do("pick su-1", "go 2526").has(first_strongpoint=0)
    table = Table("su-1 2525 manoeuvre", "soviet-movement", turn=4, works="2526 strongpoint", empty="2526")
    table.do("pick su-1", "go 2526").has(first_strongpoint=4)


@rule("11.1.2a")
def test_once_a_turn() -> None:
    table = tempted(FAR, 3).do("suicide hitler").logs("hitler.hesitates", "11.1.2a", die=3)
    table.has(suicide_tried=True, hitler_died=0).offers_no("suicide")
    assert table.g.leader[HITLER] == LOYAL


@rule("11.1.2a", "11.1.2b")
@pytest.mark.parametrize(
    ("soviets", "die", "dies"), [("2530", 5, False), ("2530", 6, True), ("5015", 5, True)]
)
def test_a_six_or_a_five_with_soviets_close(soviets: str, die: int, dies: bool) -> None:
    table = tempted(f"ge-1 2525, su-1 {soviets}", die).do("suicide hitler")
    assert (table.g.leader[HITLER] == DEAD) is dies
    assert table.g.german_points == (2 if dies else 0)


@rule("11.1.2b")
def test_three_hexes_are_not_close() -> None:
    tempted("ge-1 2525, su-1 5014", 5).do("suicide hitler").logs("hitler.hesitates", added=0)


@rule("11.1.2c", "12.0.1/hitler-suicide")
@pytest.mark.parametrize(("turn", "points"), [(8, 2), (9, 2), (10, 0)])
def test_points_up_to_turn_nine(turn: int, points: int) -> None:
    table = tempted(FAR, 6, turn=turn).do("suicide hitler")
    assert table.g.german_points == points
    table.has(hitler_died=turn)


@rule("11.1.2d", "12.0.1/hitler-alive")
@pytest.mark.parametrize(("turn", "points"), [(9, 0), (10, 2), (12, 2), (14, 2)])
def test_two_points_a_turn_while_he_lives(turn: int, points: int) -> None:
    table = Table(FAR, "end", turn=turn, leaders="hitler", kept=False, dice=(6, 1, 1))
    assert table.g.german_points == points + (10 if turn == 14 else 0)
    dead = Table(FAR, "end", turn=turn, kept=False, dice=(6, 1, 1))
    assert dead.g.german_points == 0


@rule("11.1.2e", "12.0.1/hitler-15")
def test_at_the_start_of_the_last_turn_he_dies_for_ten_points() -> None:
    table = Table(FAR, "turn", turn=15, leaders="hitler", dice=(1, 1))
    assert table.g.german_points == 10
    assert table.g.leader[HITLER] == DEAD
    assert Table(FAR, "turn", turn=15, dice=(1, 1)).g.german_points == 0
    assert Table(FAR, "turn", turn=14, leaders="hitler", dice=(1, 1)).g.german_points == 0


@rule("11.1.3a", "11.1.3b", "12.0.2/kills")
def test_after_his_death_some_go_home() -> None:
    units = "ge-ppb 2525, ge-hj 2526, ge-ss 2527, ge-ss2 2528, ge-vs 2529, ge-vs2 2531, vs-engineers-1 2532"
    table = Table(f"{units}, ge-1 2533, su-1 2520", "turn", turn=7, hitler_died=6, dice=(3, 4, 6, 1, 5))
    table.finds("ge-ppb ge-hj removed, ge-1 2533")
    stays = ("ge-ss", "ge-ss2", "ge-vs", "ge-vs2", "vs-engineers-1")
    gone = [name for name in stays if table.where(name) == "removed"]
    assert len(gone) == 3
    assert table.score == (0, 0)
    table.logs("hitler.deserters", "11.1.3b", count=3, tested=5)


@rule("11.1.3b")
def test_by_the_die_of_each_in_turn() -> None:
    table = Table("ge-ss 2527, ge-vs 2529, su-1 2520", "turn", turn=7, hitler_died=6, dice=(3, 4))
    table.finds("ge-ss 2527, ge-vs removed")
    table = Table("ge-ss 2527, ge-vs 2529, su-1 2520", "turn", turn=7, hitler_died=6, dice=(4, 3))
    table.finds("ge-ss removed, ge-vs 2529")


@rule("11.1.3a", "11.1.2e")
def test_only_in_the_turn_after() -> None:
    for turn in (6, 8):
        table = Table("ge-ppb 2525, ge-vs 2529, su-1 2520", "turn", turn=turn, hitler_died=6, dice=(6, 1, 1))
        table.finds("ge-ppb 2525, ge-vs 2529")


@rule("11.1.4", "12.0/1")
def test_a_soviet_unit_in_the_bunker_ends_the_game() -> None:
    table = Table("su-1 5016 manoeuvre, ge-1 2525", "soviet-movement", leaders="hitler", points="german 50")
    table.do("pick su-1", "go 5017").won("soviet", rule="12.0/1")
    assert table.g.leader[HITLER] == CAPTURED
    table.logs("leaders.captured", "11.1.4")


@rule("11.1.4")
def test_with_hitler_dead_the_bunker_is_a_hex_like_others() -> None:
    table = Table("su-1 5016 manoeuvre, ge-1 2525", "soviet-movement", hitler_died=1)
    table.do("pick su-1", "go 5017")
    assert not table.over


@rule("11.1.2f", "11.1.5", "2.3")
def test_he_is_no_unit() -> None:
    table = Table("ge-1 5018 manoeuvre, su-1 2530", "german-movement", leaders="hitler")
    assert not table.g.units_at(table.cell("5017"))
    assert not any("hitler" in line for line in table.options())


@rule("11.1.2e", "12.0.1/hitler-15")
@pytest.mark.parametrize(("turn", "lives"), [(2, True), (14, True), (15, False)])
def test_he_lives_on_as_a_turn_begins_until_the_last_one(turn: int, lives: bool) -> None:
    table = Table("ge-1 2525, su-1 2530", "turn", turn=turn, leaders="hitler", dice=(6, 6, 6, 6))
    table.has(hitler_lives=lives, german_points=0 if lives else 10)


@rule("11.1.2a", "10.2")
def test_later_strongpoints_do_not_put_the_option_off() -> None:
    facts: dict[str, Any] = {"works": "2525 strongpoint", "empty": "2525"}
    table = Table("su-1 2524 n, ge-1 2030", "soviet-movement", turn=4, **facts)
    table.do("pick su-1", "go 2525").has(first_strongpoint=4)
    late = Table(
        "su-1 2524 n, ge-1 2030", "soviet-movement", turn=7, first_strongpoint=4, leaders="hitler", **facts
    )
    late.do("pick su-1", "go 2525").has(first_strongpoint=4)
