"""notes/team-play A Soviet team: whose each decision is, and what its players know."""

from typing import Any, Self

import pytest

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import team_seat
from grognard.games.victory_roads.rules.theatres.team import elected, sectors, theatre_of
from grognard.kernel.dice import key_from_seed
from tests.rules import rule
from tests.victory_roads import supports
from tests.victory_roads.table import real_game

NORTH, SOUTH = "soviet-n", "soviet-s"
FRONT = "su-1 su-2 1503, ge-1 1403, su-3 1515, ge-2 1415"
TWO = "N 1603 offensive, S 1615 offensive"


class Table(supports.Table):
    """A team at the table: a theatre in the north, one in the south, and others out of play."""

    def __init__(self, units: str = FRONT, at: str = "soviet-movement", **facts: Any) -> None:
        super().__init__(units, at, **({"theatres": TWO, "options": "soviet-team"} | facts))

    def asks_of(self, seat: str, prompt: str = "") -> Self:
        """This seat and no other must decide."""
        assert self.game.seat_of(self.g, self.side) == seat
        assert not prompt or self.prompt == prompt
        for other in self.game.seats(self.g):
            assert bool(self.game.view(self.g, other)["decisions"]) == (other == seat)
        return self


@rule("notes/team-play")
@pytest.mark.parametrize("scenario", ["bagration", "campaign"])
def test_each_theatre_of_the_scenario_has_a_seat(scenario: str) -> None:
    game = real_game()
    theatres = [THEATRES.index(name) for name in game.box.scenarios[scenario].values["theatres"]]
    state = game.new(scenario, {"soviet-team": True}, key_from_seed(1))
    assert list(game.seats(state)) == [*map(team_seat, sorted(theatres)), "axis"]
    assert list(game.seats(game.new(scenario, {}, key_from_seed(1)))) == ["soviet", "axis"]


@rule("notes/team-play")
def test_a_hex_belongs_to_the_nearest_theatre_that_covers_it_else_to_the_nearest() -> None:
    def theatres(mode: str) -> list[int]:
        g = Table(theatres=f"N 1602 offensive, S 1611 {mode}").g
        return [sectors(g)[g.geo.board.index[label]] for label in ("1604", "1007", "0201", "0216")]

    assert theatres("offensive") == [0, 3, 0, 3]
    assert theatres("movement") == [0, 0, 0, 3]


@rule("notes/team-play")
def test_each_moves_the_units_of_his_sector_one_after_the_other() -> None:
    team = Table().asks_of(NORTH, "ask.move").offers("move", "su-1", "su-2")
    team.refused("move su-3", "notes/team-play")
    team.do("move su-1", "stay").asks_of(NORTH).do("end").asks_of(SOUTH, "ask.move").offers("move", "su-3")
    team.refused("move su-2", "notes/team-play").do("end").is_at("soviet-combat")
    Table(options="").offers("move", "su-1", "su-2", "su-3")


@rule("notes/team-play")
def test_who_has_nothing_to_move_is_not_asked() -> None:
    team = Table("su-3 1515, ge-2 1415, ge-1 0403").asks_of(SOUTH).do("end").is_at("soviet-combat")
    team.asks_of(SOUTH).until("axis-movement").asks_of("axis")


@rule("notes/team-play")
def test_a_unit_on_its_way_stays_with_who_sent_it() -> None:
    team = Table("su-t1 1508, ge-1 0403", theatres="N 1505 offensive, S 1511 offensive").asks_of(NORTH)
    team.do("move su-t1", "step 1509", "step 1510").asks_of(NORTH, "ask.march")


@rule("notes/team-play")
def test_who_stands_beside_a_hex_may_attack_it_and_call_on_others() -> None:
    units, theatres = (
        "su-1 1407, su-3 1409, ge-1 1408, su-2 0416, ge-2 0415",
        "N 1605 offensive, S 1611 offensive",
    )
    team = Table(units, "soviet-combat", theatres=theatres).asks_of(NORTH).offers("attack", "1408")
    team.refused("attack 0415", "notes/team-play")
    team.copy().do("end").asks_of(SOUTH).offers("attack", "0415", "1408")
    team.do("attack 1408").asks_of(NORTH, "ask.join").can("join su-1", "join su-3").do(
        "join su-3", "join su-1"
    )


@rule("notes/team-play")
def test_each_plays_the_supports_of_his_box() -> None:
    units, boxes = (
        "su-1 1502, ge-1 1402, su-3 1514, ge-2 1414",
        "su-artillery-2-1 box-n, su-reserve-1 su-artillery-2-2 box-s",
    )
    team = Table(units, "soviet-place", supports=boxes)
    team.asks_of(NORTH, "ask.supports").offers("play", "su-artillery-2-1")
    team.refused("play su-artillery-2-2", "notes/team-play")
    team.do("play su-artillery-2-1").asks_of(NORTH, "ask.place").do("lay 1402")
    team.asks_of(SOUTH, "ask.supports").do("play su-artillery-2-2", "lay 1414", "done")


@rule("notes/team-play")
def test_who_holds_supports_is_asked_whatever_they_are() -> None:
    for chit in ("su-artillery-2-1", "su-reserve-1"):
        Table("su-1 1502, ge-1 0402", "soviet-place", supports=f"{chit} box-s").asks_of(SOUTH).offers_only(
            "done"
        )


@rule("notes/team-play")
def test_the_priority_theatre_is_put_to_the_vote() -> None:
    team = Table.opened(real_game(), "campaign", {"soviet-team": True})
    while team.prompt != "ask.vote":
        team.idle()
    for theatre, choice in zip(("n", "cn", "cs"), ("N", "S", "S"), strict=True):
        team.asks_of(f"soviet-{theatre}").do(f"priority {choice}").has(priority=-1)
        assert [event.seen_by for event in team.events("supports.voted")] == [("soviet",)]
    team.asks_of(SOUTH).do("priority S").has(priority=3).asks_of(SOUTH, "ask.secondary")


@rule("notes/team-play")
def test_of_equal_votes_the_theatre_with_most_supports_wins_then_the_northernmost() -> None:
    team = Table(supports="su-aviation-1 box-n, su-aviation-2 su-aviation-3 box-s")
    assert elected(team.g, (0, 3)) == 3
    assert elected(team.g, (0, 0, 3)) == 0
    assert elected(Table().g, (3, 0)) == 0


@rule("notes/team-play")
def test_the_owner_of_the_sector_answers_in_the_axis_turn() -> None:
    units = "su-3 su-4 1514, ge-p1 ge-p2 1414, su-1 1503, ge-1 1403"
    for priority in (0, 3):
        team = Table(units, "axis-combat", priority=priority)
        team.do("attack 1514", "join ge-p1", "join ge-p2", "fight").dice(6)
        while team.side == "axis":
            team.do("roll" if "roll" in team.options() else team.options()[0])
        team.asks_of(SOUTH)


@rule("notes/team-play")
def test_all_players_know_what_lies_in_the_boxes_and_the_axis_does_not() -> None:
    team = Table(supports="su-aviation-1 box-n, su-aviation-2 box-s")
    for seat in team.game.seats(team.g):
        seen = {unit["id"] for unit in team.game.view(team.g, seat)["units"]}
        assert ({"su-aviation-1", "su-aviation-2"} <= seen) == (seat != "axis")


@rule("notes/team-play")
@pytest.mark.parametrize("priority", [0, 3])
def test_a_unit_off_the_map_is_decided_by_who_has_priority(priority: int) -> None:
    team = Table(priority=priority)
    assert theatre_of(team.g, team.unit("su-4")) == priority
    assert [theatre_of(team.g, team.unit(name)) for name in ("su-1", "su-3")] == [0, 3]


@rule("notes/team-play")
def test_a_team_wins_and_loses_together() -> None:
    game = real_game()
    state = game.new("bagration", {"soviet-team": True}, key_from_seed(1))
    state.pending = {}
    outcome = game.outcome(state)
    assert outcome is not None
    assert set(outcome.scores) == set(game.seats(state))
