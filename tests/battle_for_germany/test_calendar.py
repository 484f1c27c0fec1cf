"""The scripted attackers of the historical game keep to a calendar; those of other games do not."""

from collections.abc import Iterator
from typing import Any

import pytest

from grognard.games.battle_for_germany.ai import Scripted
from grognard.games.battle_for_germany.ai.calendar import Timing
from grognard.games.battle_for_germany.ai.defence import Line, doctrine_of
from grognard.games.battle_for_germany.ai.weights import Weights
from grognard.games.battle_for_germany.ai.worth import Evaluator
from grognard.games.battle_for_germany.components import SOVIET, WEST
from grognard.games.battle_for_germany.setting import EAST_GERMANS, WEST_GERMANS
from tests.battle_for_germany.table import Table, hex_of, real_game

AT_FRANKFURT = "us-vii 2005, us-xii 2106, us-xx 1906, ge-lxiii 2006"


def lines(table: Table, **calendar: Any) -> Iterator[str]:
    """What a player with this calendar does; nothing in it counts but what is named."""
    plain = {"early": 0.0, "late": 0.0, "less_each_turn": 0.0, "not_before": 99.0}
    return table.lines_of(Scripted(1, Weights.changed({"calendar": {**plain, **calendar}})))


def _values(weights: Weights | None = None) -> Evaluator:
    return Evaluator(real_game().box, weights or Weights.standard())


@pytest.mark.parametrize(
    ("scenario", "turn", "attacks"),
    [("historical", 2, False), ("historical", 9, True), ("extended", 2, True)],
    ids=["early", "due", "another game"],
)
def test_it_waits_with_an_attack_until_it_is_due(scenario: str, turn: int, attacks: bool) -> None:
    table = Table(AT_FRANKFURT, "B3", scenario=scenario, turn=turn)
    line = next(lines(table, early=50.0, due={"Frankfurt": 9.0}))
    assert (line == "attack 2006") is attacks


@pytest.mark.parametrize(("late", "attacks"), [(0.0, False), (20.0, True)])
def test_a_late_attack_may_gain_less(late: float, attacks: bool) -> None:
    table = Table("us-xiii 2005, ge-iss ge-iiss 2006, su-5a 2026", "B3", turn=9)
    line = next(lines(table, late=late, due={"Frankfurt": 2.0, "Stuttgart": 2.0, "Nuremberg": 2.0}))
    assert (line == "attack 2006") is attacks


@pytest.mark.parametrize(("turn", "enters"), [(2, False), (8, True)], ids=["early", "due"])
def test_an_empty_city_is_left_alone_until_it_is_nearly_due(turn: int, enters: bool) -> None:
    table = Table("us-xiii 1004, us-v 1601, ge-lxiii 2006, su-5a 2026", "B2", turn=turn)
    for line in lines(table, not_before=1.0, due={"Turin": 9.0}):
        if line == f"go {hex_of('Turin')}" or table.phase != "B2":
            break
    assert (table.where("us-xiii") == hex_of("Turin")) is enters


def test_a_hex_is_due_when_its_own_city_is_and_between_two_cities_in_between() -> None:
    box, g = real_game().box, Table("us-vii 2005, ge-lxiii 2006", "B3", turn=1).g
    timing = Timing(box, Weights.changed({"calendar": {"due": {"Warsaw": 3.0, "Posen": 6.0}}}).calendar)
    labels = hex_of("Warsaw"), "2520", hex_of("Posen")
    warsaw, between, posen = (timing.early(g, box.board.cell(label), SOVIET) for label in labels)
    assert warsaw == pytest.approx(2.0, abs=0.3)
    assert posen == pytest.approx(5.0, abs=0.3)
    assert warsaw < between < posen
    assert timing.early(g, box.board.cell(labels[0]), WEST) != warsaw


@pytest.mark.parametrize(("fell", "attacks"), [(4, False), (5, True)])
def test_nobody_waits_whose_rival_is_far_ahead_of_history(fell: int, attacks: bool) -> None:
    table = Table(AT_FRANKFURT, "B3", turn=2, flags={"Warsaw": SOVIET, "Posen": SOVIET})
    history = {"Warsaw": fell, "Posen": fell}
    due = {"early": 50.0, "due": {"Frankfurt": 9.0}, "fell": history}
    line = next(lines(table, **due, long_before=3, points_ahead=3))
    assert (line == "attack 2006") is attacks


@pytest.mark.parametrize(
    ("turn", "held", "stays"),
    [(2, 50.0, True), (2, 0.0, False), (3, 50.0, False)],
    ids=["held", "not", "fallen"],
)
def test_germans_stay_in_a_fortress_until_the_turn_in_which_it_fell(
    turn: int, held: float, stays: bool
) -> None:
    table = Table("ge-xlvi 2524, su-65a 2324, su-8ga 2323", "B5", turn=turn)
    weights = Weights.changed({"calendar": {"held": {"Warsaw": held}}})
    for _ in table.lines_of(Scripted(1, weights)):
        if table.phase != "B5":
            break
    assert (table.where("ge-xlvi") == "2524") is stays


@pytest.mark.parametrize("held", [0.0, 50.0])
def test_germans_make_no_doubtful_attack_from_a_fortress(held: float) -> None:
    table = Table("ge-xlvi ge-ivss 2524, pl-1 2525", "B6", turn=2)
    weights = Weights.changed({"calendar": {"held": {"Warsaw": held}}})
    line = next(table.lines_of(Scripted(1, weights)))
    assert (line == "attack 2525") is (held == 0.0)


@pytest.mark.parametrize(
    ("turn", "flags", "attacks"),
    [(2, {}, False), (3, {}, True), (2, {"Cologne": WEST, "Essen": WEST, "Bremen": WEST}, True)],
    ids=["before", "in its turn", "rival ahead"],
)
def test_a_fortress_is_attacked_no_sooner_than_it_fell(
    turn: int, flags: dict[str, int], attacks: bool
) -> None:
    table = Table("ge-viii 2524, su-65a su-8ga 2424", "A3", turn=turn, flags=flags)
    line = next(lines(table, due={"Warsaw": 9.0}, held={"Warsaw": 1.0}))
    assert (line == "attack 2524") is attacks


@pytest.mark.parametrize("ahead", [False, True])
def test_germans_close_up_to_an_enemy_who_is_far_ahead_of_history(ahead: bool) -> None:
    flags = dict.fromkeys(("Cologne", "Essen", "Bremen"), WEST) if ahead else {}
    g, values = Table("us-vii 2302, ge-lxiii 2006", "A5", turn=2, flags=flags).g, _values()
    defence = values.weights.defence
    assert Line(values, g, WEST_GERMANS).doctrine is (defence.hard_pressed if ahead else defence.west)
    assert Line(values, g, EAST_GERMANS).doctrine is defence.east


def test_a_city_draws_nobody_before_it_is_due() -> None:
    weights = Weights.changed({"calendar": {"less_each_turn": 1.0, "due": {"Turin": 9.0}}})
    values = _values(weights)
    early, due = (Table("us-xiii 1004, ge-lxiii 2006", "B2", turn=turn).g for turn in (2, 9))
    turin = early.box.board.cell(hex_of("Turin"))
    points = weights.worth.city_entered + weights.worth.city_passed
    gain = values.objective(due, WEST, turin) - values.objective(early, WEST, turin)
    assert gain == points * values.city_gain(due, turin, WEST)


@pytest.mark.parametrize(
    ("scenario", "own", "east", "west"),
    [("historical", "calendar", "east", "west"), ("extended", "offence", "war_east", "war_west")],
)
def test_the_historical_game_has_a_caution_and_doctrines_of_its_own(
    scenario: str, own: str, east: str, west: str
) -> None:
    g, weights = Table("us-vii 2005, ge-lxiii 2006", "B3", scenario=scenario).g, Weights.standard()
    assert _values(weights).caution(g) == getattr(weights, own).caution
    for side, doctrine in ((EAST_GERMANS, east), (WEST_GERMANS, west)):
        assert doctrine_of(weights.defence, g.world.terms, side) is getattr(weights.defence, doctrine)
