"""How near victory is, as each seat is told: what counts, how it stands, and the grade if it ended now."""

from typing import Any

import pytest

from grognard.games.borodino_41.rules import victory
from grognard.kernel.state import SPECTATOR
from grognard.server.tables import viewpoint
from tests.borodino_41.table import Table, real_game

SEATS = ("german", "soviet", SPECTATOR)
MOZHAISK = "1801 german, 1802 german"
CLEAR = "ge-1 1816, su-1 1006"
INVERTED = {"options": "inverted-counters"}


def standing(table: Table, seat: str = "german") -> dict[str, Any]:
    """What the panel says to a seat."""
    return {row["what"]: row["now"] for row in viewpoint.seen(table.game, table.g, seat)["standing"]}


def test_what_the_battle_looks_at_and_what_it_would_make() -> None:
    table = Table(CLEAR, "german-movement", turn=5, held=f"{MOZHAISK}, 1413 german")
    assert standing(table) == standing(table, "soviet") == standing(table, SPECTATOR)
    found = standing(table)
    assert found.pop("forts") == sum(table.g.holds(1, cell) for cell in table.g.geo.forts)
    assert found == {
        "mozhaisk": 2,
        "highway": "clear",
        "ready": 1,
        "since": 15,  # today's is taken down as the day ends
        "losses": 0,
        "artemki": "yes",
        "grade": "decisive",
    }
    table.g.turn, table.g.cleared = 9, 7
    assert (standing(table)["since"], standing(table)["grade"]) == (17, "major")


def test_a_highway_that_is_barred_and_a_town_half_taken() -> None:
    barred = standing(
        Table(f"{CLEAR}, su-2 0815", "german-movement", turn=8, held=f"{MOZHAISK}, 1413 german")
    )
    assert (barred["highway"], barred["since"], barred["grade"]) == ("barred", None, "soviet")
    half = standing(Table(CLEAR, "german-movement", turn=8, held="1801 german, 1413 german", cleared=6))
    assert (half["mozhaisk"], half["since"], half["grade"]) == (1, None, "soviet")


@pytest.mark.parametrize("cleared", [0, 6, 7, 9])
def test_the_grade_shown_before_the_end_is_the_one_that_the_end_brings(cleared: int) -> None:
    facts = {"turn": 9, "held": f"{MOZHAISK}, 1413 german", "cleared": cleared}
    shown = standing(Table(CLEAR, "german-movement", **facts))["grade"]
    assert victory.battle(Table(CLEAR, "end-of-day", **facts).g)[1] == shown


def test_the_introduction_counts_villages_and_armour_destroyed() -> None:
    units = "ge-1 0405, su-1 1205, ge-tank eliminated"
    facts = {"scenario": "introduction", "held": "1113 german, 1213 german"}
    for more in ({}, INVERTED):
        table = Table(units, "german-movement", **facts, **more)
        for seat in SEATS:
            assert standing(table, seat) == {
                "villages": 2,
                "fourth": "no",
                "armour": 1,
                "grade": "marginal",
            }


def test_with_inverted_counters_nobody_is_told_what_hidden_counters_decide() -> None:
    table = Table(f"{CLEAR}, ge-2 eliminated", "german-movement", turn=5, held=MOZHAISK, **INVERTED)
    for seat in SEATS:
        found = standing(table, seat)
        assert found["losses"] == (50 if seat == "german" else "hidden")
        assert {found[what] for what in ("highway", "ready", "since", "grade")} == {"hidden"}
    table.g.over = "19/battle/end"
    assert all("hidden" not in standing(table, seat).values() for seat in SEATS)


def test_without_mozhaisk_the_grade_rests_on_what_lies_open() -> None:
    table = Table(CLEAR, "german-movement", turn=5, held="1413 german", **INVERTED)
    assert [(standing(table, seat)["since"], standing(table, seat)["grade"]) for seat in SEATS] == [
        (None, "soviet")
    ] * 3


def test_what_it_takes_has_the_numbers_of_the_box_in_both_languages() -> None:
    for language, since, losses in (
        ("en", "16: decisive, 18: major, 19: marginal", "below 35: decisive, 50: victory, 70: draw"),
        (
            "fr",
            "16 : décisive, 18 : majeure, 19 : marginale",
            "moins de 35 : décisive, de 50 : victoire, de 70 : nul",
        ),
    ):
        panels = real_game().board_file("battle", language)["panels"]
        panel = next(panel for panel in panels if panel["list"] == "standing")
        wanted = next(column["values"] for column in panel["columns"] if column["field"] == "wanted")
        found = [wanted[what].replace("\u00a0", " ") for what in ("since", "losses")]
        assert found == [since, losses]
