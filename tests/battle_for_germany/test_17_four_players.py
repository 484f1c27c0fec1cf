"""17-0 The four-player game."""

import pytest

from grognard.games.battle_for_germany.components import SETUP
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

SCENARIO = "four-player"


@rule("17-0", "17-1a")
def test_four_players_run_the_four_forces() -> None:
    table = Table.opening(SCENARIO)
    owners = {
        name: table.game.seat_of(table.g, table.side_of(name))
        for name in ("su-5a", "pl-1", "us-vii", "fr-i", "ge-iss", "ge-hg", "hu-i")
    }
    assert owners == {
        "su-5a": "soviet",
        "pl-1": "soviet",
        "us-vii": "western",
        "fr-i": "western",
        "ge-iss": "west-german",
        "ge-hg": "east-german",
        "hu-i": "east-german",
    }
    assert len(table.game.seats(table.g)) == 4


@rule("17-1a")
def test_an_east_german_forced_west_passes_to_the_west_german_player() -> None:
    ring = {"su-5a": "2014", "su-8ga": "2114", "us-vii": "0405", "ge-hg": "3020"}
    table = Table({"ge-xl": "2013", **ring}, "A3", scenario=SCENARIO)
    table.fight("2013", "su-5a", "su-8ga", die=6).do("retreat ge-xl 2012")
    assert table.side_of("ge-xl") == "west-german"
    table.until("B2")
    assert (table.side, table.options("move")) == ("west-german", ["ge-xl"])


@rule("17-1b")
def test_the_set_up_is_the_historical_one_and_its_special_rules_are_not_in_force() -> None:
    table = Table.opening(SCENARIO)
    chart = [row for row in table.game.data.rows(SETUP) if row["scenario"] == "historical"]
    assert [table.where(row["unit"]) for row in chart] == [row["place"] for row in chart]
    table.until("B3")
    assert (table.g.turn, table.side) == (1, "west-german")
    table.can("end")  # 12-21


@rule("17-2")
def test_the_turn_goes_soviet_west_german_western_east_german() -> None:
    game = ground(rates="soviet 1, west_german 1, western 1, east_german 1")
    boxes = {"su-43a": "soviet", "ge-lxvi": "west-german", "us-v": "western", "ge-xl": "east-german"}
    units = {"su-5a": "2025", "ge-hg": "2024", "us-vii": "1505", "ge-iss": "1506", **boxes}
    table = Table(units, "A1", scenario=SCENARIO, game=game)
    seen = []
    while table.g.turn == 2:
        if (table.phase, table.side) not in seen:
            seen.append((table.phase, table.side))
        table.do("end" if "end" in table.options() else table.options()[-1])
    sides = {"A": "soviet", "B": "west-german", "C": "western", "D": "east-german"}
    assert seen == [(f"{player}{number}", side) for player, side in sides.items() for number in (1, 2, 3)]


@rule("17-31")
def test_the_boundary_binds_all() -> None:
    table = Table("ge-iss 2012, ge-hg 1514, su-5a 2513, us-vii 1012", "A2", scenario=SCENARIO)
    table.do("move su-5a").refused("go 2511", "5-42a")
    table.do("stay", "move ge-iss").refused("go 2013", "5-41a").refused("go 2512", "5-43")
    table.do("stay", "move us-vii").refused("go 1014", "5-42a")
    table.do("stay", "move ge-hg").refused("go 1512", "5-41a")


# ---- 17-32 The race for Berlin


def at_the_gates(phase: str, turn: int, **options: bool) -> Table:
    """A Soviet and a US unit beside Berlin, Germans far away."""
    units = {"su-5a": "2513", "us-vii": "2511", "ge-hg": "3020", "ge-iss": "1005"}
    return Table(units, phase, turn=turn, scenario=SCENARIO, options=options)


def winners(table: Table) -> set[str]:
    """The winning seats of a game that is over."""
    outcome = table.game.outcome(table.g)
    assert outcome is not None
    assert len(outcome.winners) == 2  # 17-32e
    return set(outcome.winners)


@rule("17-32a", "17-32c", "17-32e")
@pytest.mark.parametrize("turn", [7, 9])
def test_the_western_allies_first_in_berlin_win_with_the_east_germans(turn: int) -> None:
    table = at_the_gates("C2", turn).do("move us-vii", "go 2512")
    assert table.over  # at once
    assert winners(table) == {"western", "east-german"}


@rule("17-32b", "17-32d", "17-32e")
@pytest.mark.parametrize("turn", [8, 9])
def test_the_soviets_first_in_berlin_win_with_the_west_germans(turn: int) -> None:
    table = at_the_gates("A2", turn).do("move su-5a", "go 2512")
    assert table.over
    assert winners(table) == {"soviet", "west-german"}


@rule("17-32a", "17-32b", "17-32e")
def test_if_nobody_enters_berlin_before_turn_10_both_germans_win() -> None:
    table = at_the_gates("A2", 9)
    assert not table.over
    table.until("A2", 10)
    assert table.over
    table.has(turn=9)
    assert winners(table) == {"west-german", "east-german"}


@rule("17-32e")
def test_by_option_the_race_lasts_to_the_end_of_turn_10() -> None:
    option = {"berlin-by-turn-10": True}
    table = at_the_gates("A2", 9, **option).until("A2", 10).do("move su-5a", "go 2512")
    assert winners(table) == {"soviet", "west-german"}
    table = at_the_gates("A2", 9, **option).until("A1", 11)
    assert (table.over, table.g.turn) == (True, 10)
    assert winners(table) == {"west-german", "east-german"}


@rule("17-32d")
def test_a_retreat_into_berlin_is_an_entry_too() -> None:
    table = Table("su-5a 2513, ge-hg 2514, ge-xl 2614, us-vii 0405", "D3", turn=5, scenario=SCENARIO)
    table.fight("2513", "ge-hg", "ge-xl", die=5)  # 11 to 7, 1-1: Dr
    table.offers_only("retreat su-5a 2512").do("retreat su-5a 2512")
    assert table.over
    assert winners(table) == {"soviet", "west-german"}
