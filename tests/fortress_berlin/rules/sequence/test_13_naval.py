"""13.7: naval battalions that are flown in, to airfields with flak or to the road through the Tiergarten."""

from typing import Any

import pytest

from tests.fortress_berlin.table import Table, real_game, real_ground
from tests.rules import rule

NAVY = "1-ssta fuml marscb-803 naval"


def landing(units: str, *dice: int, turn: int = 5, **facts: Any) -> Table:
    """The German reinforcement segment: a six for the Volkssturm, then these dice."""
    return Table(units, "german-reinforcement", turn=turn, dice=(6, *dice), **facts)


@rule("13.7", "14.0/naval-rolls")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_one_or_a_two_brings_one_battalion(die: int) -> None:
    table = landing(f"{NAVY}, tempelhof-flak-1 5225", die, 1, 1, 1)
    if die > 2:
        table.is_at("movement", "german").finds(NAVY)
    else:
        table.asks("naval.choose").can("land 5225").do("land 5225")
        landed = [unit for unit in NAVY.split()[:3] if table.where(unit) == "5225"]
        assert len(landed) == 1
        table.marked(f"{landed[0]} manoeuvre")


@rule("13.7", "14.0/naval-rolls")
def test_rolled_on_turns_five_to_eight_while_one_is_left() -> None:
    def rolled(units: str, turn: int) -> bool:
        return bool(landing(units, 6, 1, 1, turn=turn).until("movement").events("naval.die"))

    assert [turn for turn in range(2, 11) if rolled(f"{NAVY}, ge-1 2525", turn)] == [5, 6, 7, 8]
    assert not rolled("ge-1 2525", 5)


@rule("13.7")
def test_only_where_flak_stands_and_no_soviet_zone_reaches() -> None:
    flak = "tempelhof-flak-1 5225, tegel-flak-1 3506, ge-1 1023"
    table = landing(f"{NAVY}, {flak}, su-1 3507", 1, 1, game=real_ground())
    table.offers("land", "5225").refused("land 3506", "13.7").refused("land 1023", "13.7")
    assert table.why("land 3506")[1] == "why.soviet-zone"
    assert table.why("land 1023")[1] == "why.no-flak-there"
    table.refused("land 5015", "13.7")


@rule("13.7", "3.1.2")
def test_a_full_airfield_hex_takes_nobody() -> None:
    full = "tempelhof-flak-1 tempelhof-flak-2 tempelhof-antitank-1 5225"
    landing(f"{NAVY}, {full}", 1, 1).refused("land 5225", "3.1.2")


@rule("13.7.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_on_the_road_a_second_die_decides(die: int) -> None:
    table = landing(f"{NAVY}, ge-1 2525", 2, 1).asks("naval.choose").offers_no("land").dice(die, 1, 1)
    table.can("drop 4915").do("drop 4915")
    places = sorted(table.where(unit) for unit in NAVY.split()[:3])
    assert places == (["4915", "naval", "naval"] if die <= 2 else ["eliminated", "naval", "naval"])
    assert table.score == (0, 0 if die <= 2 else 1)


@rule("13.7", "13.7.1")
def test_without_an_airfield_the_road_need_not_be_risked() -> None:
    table = landing(f"{NAVY}, ge-1 2525", 2, 1).can("drop 4915", "pass").dice(1, 1)
    table.do("pass").finds(NAVY).logs("naval.home", "13.7").is_at("movement")
    assert table.score == (0, 0)
    free = landing(f"{NAVY}, tempelhof-flak-1 5225", 1, 1).can("drop 4915").refused("pass", "13.7")
    assert free.why("pass")[1] == "why.airfield-free"


AXIS = [real_game().box.board.labels[cell] for cell in real_game().box.geo.axis]
"""The road through the Tiergarten."""


@rule("13.7.1")
def test_the_road_must_be_ours_and_free_of_soviet_zones() -> None:
    table = landing(f"{NAVY}, su-1 4515", 1, 1, held="4915 soviet")
    table.refused("drop 4915", "13.7.1").refused("drop 5115", "13.7.1")
    assert table.why("drop 4915")[1] == "why.soviet-held"
    assert table.why("drop 5115")[1] == "why.not-axis"
    zoned = [
        label for label in AXIS if table.g.geo.board.distance(table.cell(label), table.cell("4515")) == 1
    ]
    assert zoned
    assert sorted(table.options("drop")) == sorted({*AXIS} - {*zoned, "4915"})


@rule("13.7")
def test_without_a_place_nobody_comes() -> None:
    lost = ", ".join(f"{label} soviet" for label in AXIS)
    table = landing(f"{NAVY}, ge-1 2525", 1, 1, 1, held=lost)
    table.is_at("movement").finds(NAVY).logs("naval.nowhere", "13.7")
