"""12: points for turns and losses, and the three ways in which the game ends."""

import pytest

from grognard.games.fortress_berlin.rules.combat import losses
from tests.fortress_berlin.table import Table
from tests.rules import rule

FAR = "ge-1 2525, su-1 2530"
NO_DICE = (6, 1, 1)


@rule("12.0.1/reichstag-early", "12.0.1/reichstag-late")
@pytest.mark.parametrize(("turn", "points"), [(1, 2), (11, 2), (12, 5), (15, 5)])
def test_points_for_a_turn_with_the_reichstag(turn: int, points: int) -> None:
    assert Table(FAR, "end", turn=turn, dice=NO_DICE).g.german_points == points
    assert Table(FAR, "end", turn=turn, held="5015 soviet", dice=NO_DICE).g.german_points == 0


@rule("12.0.1/reichstag-early")
def test_a_turn_begun_without_it_scores_nothing_even_if_it_is_retaken() -> None:
    retaken = Table(FAR, "end", turn=7, kept=False, dice=NO_DICE)
    assert retaken.g.german_points == 0
    began = Table("ge-1 5016 manoeuvre, su-1 2530", "turn", turn=10, held="5015 soviet", dice=(1, 1, 1, 1))
    began.has(kept=False).do("pick ge-1", "go 5015", "halt").until("movement", 11)
    assert began.g.german_points == 0
    began.has(kept=True)


@rule("12.0/2", "4.0b")
def test_the_fall_of_the_reichstag_ends_the_game_at_once() -> None:
    table = Table("su-1 5014 manoeuvre, ge-1 2525", "soviet-movement", turn=9, points="german 30, soviet 28")
    table.do("pick su-1", "go 5015").won("german", rule="12.0/2", scores={"german": 30, "soviet": 28})
    table.has(over="reichstag", turn=9)


@rule("12.0/2")
@pytest.mark.parametrize(
    ("points", "winners"), [("german 5, soviet 6", ("soviet",)), ("german 6, soviet 6", ())]
)
def test_then_points_decide_and_a_tie_is_a_draw(points: str, winners: tuple[str, ...]) -> None:
    table = Table("su-1 5014 manoeuvre, ge-1 2525", "soviet-movement", points=points)
    table.do("pick su-1", "go 5015").won(*winners, rule="12.0/2")


@rule("12.0/2", "12.0.1/hitler-alive")
def test_the_turn_of_its_fall_scores_nothing() -> None:
    table = Table("su-1 5014 manoeuvre, ge-1 2525", "soviet-movement", turn=11, leaders="hitler")
    table.do("pick su-1", "go 5015")
    assert table.score == (0, 0)


@rule("12.0/3")
def test_who_holds_it_after_the_last_turn_wins_whatever_the_points() -> None:
    Table(FAR, "end", turn=15, points="soviet 90").won("german", rule="12.0/3")


@rule("12.0/3", "16.4b", "16.5c")
@pytest.mark.parametrize(("called", "rule_id"), [(1, "16.4b"), (2, "16.5c"), (3, "16.4b")])
def test_not_with_a_major_variant(called: int, rule_id: str) -> None:
    table = Table(FAR, "end", turn=15, points="german 35, soviet 45", called=called)
    table.won("soviet", rule=rule_id, scores={"german": 40, "soviet": 45})
    Table(FAR, "end", turn=15, points="german 50, soviet 45", called=called).won("german", rule=rule_id)


@rule("12.0.1/kills", "12.0.2/kills")
def test_a_point_for_each_unit_lost_in_combat() -> None:
    table = Table("ge-1 ge-2 2525, su-1 su-2 su-3 2530", "german-combat")
    for name in ("su-1", "su-2", "su-3", "ge-1"):
        losses.eliminate(table.g, table.unit(name), "8.6/E")
    losses.desert(table.g, table.unit("ge-2"), "11.1.3b")
    assert table.score == (3, 1)


@rule("12.0/1", "12.0/2")
def test_while_the_game_goes_on_there_is_no_outcome() -> None:
    table = Table(FAR, "german-movement")
    assert table.game.outcome(table.g) is None
