"""The guided first game at the server: it leads from step to step, and remembers where the learner is."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.dice import commitment
from grognard.server.tables.guides import place_in
from tests.server.house import GERMANY, House, Player, problem
from tests.test_guides import GUIDED, guide_of

SEAT = "soviet"
GERMAN_GUIDE = guide_of(GUIDED[0])
STEPS = {step.text: number for number, step in enumerate(GERMAN_GUIDE.steps)}


@pytest.fixture
def learner(house: House) -> Player:
    """A newcomer who begins the guided game."""
    return house.guest()


def begun(learner: Player) -> str:
    """A new guided table; says its id."""
    response = learner.send(f"/games/{GERMANY}/guide")
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def guidance(learner: Player, table: str) -> Any:
    """Where the learner is."""
    response = learner.get(f"/tables/{table}/guide")
    assert response.status_code == 200, response.text
    return response.json()


def follow(learner: Player, table: str, step: str = "") -> None:
    """Does what the guide asks for until a step has come, or to the end."""
    while True:
        asked = guidance(learner, table)
        if asked["last"] == STEPS.get(step) or not (asked["lines"] or asked["undo"]):
            return
        if asked["undo"]:
            response = learner.back(table, SEAT)
        else:
            offered = learner.options(table, SEAT)
            response = learner.act(table, SEAT, next(line for line in asked["lines"] if line in offered))
        assert response.status_code == 200, response.text


def test_a_newcomer_is_at_the_board_after_one_request(learner: Player) -> None:
    table = learner.get(f"/tables/{begun(learner)}").json()
    assert table["guide"] is True
    assert (table["status"], table["my_seats"]) == ("running", ["soviet", "western"])
    assert table["title"] == "First game: Battle for Germany"
    assert table["commitment"] == commitment(GERMAN_GUIDE.key)


def test_the_guide_leads_from_start_to_end(learner: Player) -> None:
    table = begun(learner)
    start = guidance(learner, table)
    assert (start["first"], start["last"]) == (STEPS["front"], STEPS["move"])
    assert start["lines"] == ["move su-2gt"]
    follow(learner, table)
    end = guidance(learner, table)
    assert (end["first"], end["last"]) == (STEPS["victory"], STEPS["farewell"])
    assert (end["lines"], end["undo"]) == ([], False)
    assert learner.view(table, SEAT)["view"]["turn"] == 2


def test_a_step_that_was_begun_is_found_again(learner: Player) -> None:
    table = begun(learner)
    learner.act(table, SEAT, "move su-2gt")
    asked = guidance(learner, table)
    assert (asked["first"], asked["last"], asked["lines"]) == (STEPS["move"], STEPS["move"], ["go 2626"])


def test_whoever_comes_again_finds_the_game_that_is_under_way(house: House, learner: Player) -> None:
    table = begun(learner)
    learner.act(table, SEAT, "move su-2gt")
    assert begun(learner) == table
    assert begun(house.guest()) != table
    follow(learner, table)
    again = begun(learner)
    assert again != table
    learner.send(f"/tables/{again}/leave")
    assert begun(learner) not in (table, again)


def test_an_undo_that_is_asked_for_leads_on_and_another_leads_back(learner: Player) -> None:
    table = begun(learner)
    follow(learner, table, "undo")
    assert guidance(learner, table)["undo"] is True
    problem(learner.act(table, SEAT, "end"), 409, "guide-step")
    learner.back(table, SEAT)
    assert guidance(learner, table)["last"] == STEPS["zone"]
    learner.act(table, SEAT, "go 2525")
    assert guidance(learner, table)["last"] == STEPS["phases"]
    learner.back(table, SEAT)
    assert guidance(learner, table)["last"] == STEPS["zone"]
    learner.back(table, SEAT)
    assert guidance(learner, table)["lines"] == ["move su-2gt"]


def test_taking_back_everything_is_not_the_undo_that_was_asked_for(learner: Player) -> None:
    table = begun(learner)
    follow(learner, table, "undo")
    learner.back(table, SEAT, "reset")
    assert guidance(learner, table)["lines"] == ["move su-2gt"]
    follow(learner, table, "zone")
    assert guidance(learner, table)["lines"] == ["go 2525"]


def test_what_is_legal_but_not_the_lesson_is_refused_kindly(house: House) -> None:
    learner = house.guest("fr")
    table = begun(learner)
    said = problem(learner.act(table, SEAT, "move su-5gt"), 409, "guide-step")
    assert said["message"] == "À cette étape, le guide attend autre chose."
    assert said["field"] == "action"


def test_what_the_guide_played_cannot_be_taken_back(learner: Player) -> None:
    table = begun(learner)
    follow(learner, table, "result")
    assert learner.view(table, SEAT)["can_undo"] is False
    follow(learner, table, "replacement")
    problem(learner.back(table, "western"), 409, "undo-guide")


def test_the_words_are_in_the_learners_language(house: House) -> None:
    said = {}
    for language in ("en", "fr"):
        learner = house.guest(language)
        said[language] = guidance(learner, begun(learner))["steps"]
    assert said["en"][STEPS["zone"]]["title"] == "Zones of control"
    assert said["fr"][STEPS["zone"]]["title"] == "Les zones de contrôle"
    assert said["en"][STEPS["zone"]]["rules"] == ["4-0a", "4-0b"]


def test_a_guided_table_is_practice(learner: Player, house: House) -> None:
    table = begun(learner)
    for others in ("open", "finished"):
        assert learner.get(f"/tables?{others}=").json() == []
    problem(learner.get(f"/tables/{table}/record"), 409, "fork-no-record")
    stranger = house.guest()
    problem(stranger.get(f"/tables/{table}/guide"), 403, "no-seat")
    problem(stranger.get(f"/tables/{table}/view"), 403, "no-spectators")


def test_only_a_game_with_a_guide_can_be_learnt(learner: Player, house: House) -> None:
    assert {game["name"]: game["guide"] for game in learner.get("/games").json()} == {
        GERMANY: True,
        "sample": False,
    }
    problem(learner.send("/games/sample/guide"), 404, "no-guide")
    problem(learner.send("/games/chess/guide"), 404, "no-game")
    problem(house.stranger().send(f"/games/{GERMANY}/guide"), 401, "no-session")
    table = learner.table({"north": "me", "south": "me"})
    problem(learner.get(f"/tables/{table}/guide"), 404, "no-guide")


def test_no_other_table_has_the_dice_of_the_guide(learner: Player) -> None:
    table = learner.table({"soviet": "me", "western": "me"}, GERMANY, GERMAN_GUIDE.scenario)
    assert learner.get(f"/tables/{table}").json()["commitment"] != commitment(GERMAN_GUIDE.key)
    fork = learner.send(f"/tables/{begun(learner)}/fork", {}).json()
    assert fork["guide"] is False
    assert fork["commitment"] != commitment(GERMAN_GUIDE.key)


def test_entries_beyond_the_end_do_no_harm() -> None:
    many = [(number, "action", "end") for number in range(1, 100)]
    place = place_in(GERMAN_GUIDE, many)
    assert (place.first, place.last, place.beat) == (STEPS["victory"], STEPS["farewell"], None)
