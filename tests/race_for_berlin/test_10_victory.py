"""10 Victory: points for zones, for shelling Berlin, for entering it first and deepest."""

from array import array

import pytest

from tests.race_for_berlin.ground import BERLIN, VALUE
from tests.race_for_berlin.table import Table
from tests.rules import rule

SOVIETS = ("8GA-1", "8GA-2", "5SHA-1", "3GTA-1", "3GTA-2", "13-1")
JOUKOVS, KONIEVS = BERLIN[:3], BERLIN[3:]


def last_turn(levels: dict[str, int], without: str = "", points: tuple[int, int] = (0, 0)) -> Table:
    """The end of the game, with Joukov in the first three Berlin zones and Koniev in the others."""
    units = {name: zone for name, zone in zip(SOVIETS, BERLIN, strict=True) if zone != without}
    return Table(units, "D", turn=10, used=SOVIETS, levels=levels, points=array("h", points))


@rule("10", "preamble/goal")
@pytest.mark.parametrize(
    ("points", "winners"), [((14, 11), ("joukov",)), ((-1, 2), ("koniev",)), ((7, 7), ())]
)
def test_most_points_win_when_the_game_stops(points: tuple[int, int], winners: tuple[str, ...]) -> None:
    table = last_turn({}, points=points)
    outcome = table.game.outcome(table.g)
    assert outcome is not None
    assert outcome.winners == winners
    assert dict(outcome.scores) == {"joukov": points[0], "koniev": points[1]}


@rule("10.1.1", "10")
def test_a_zone_pays_its_controller_at_once_and_berlin_from_level_2() -> None:
    field = Table("13-1 e8", "C.2", values="e7 2").march("13-1").do("go e7")
    assert field.points("koniev") == 2
    city = Table("13-1 d6", "C.2").march("13-1").do("go Mariendorf")
    assert city.points("koniev") == 0


@rule("10.2.1")
def test_the_first_to_shell_berlin_gains_a_point() -> None:
    table = Table("13-1 d6, 52-1 e5, 8GA-1 b6, 31 e8", "C.2").refused("bombard 31", "10.2.1")
    table.do("bombard 13-1")
    assert table.points("koniev") == 1
    table.refused("bombard 52-1", "10.2.1").do("begin").marked("13-1 used")
    table.until("C.1", turn=3).refused("bombard 8GA-1", "10.2.1")


@rule("10.2.1", "4.1.2")
def test_shelling_is_one_of_the_four_activations_and_asks_for_no_supply() -> None:
    others = {"52-1": "e8", "52-2": "e8", "28-1": "e9", "28-2": "e9"}
    table = Table({"13-1": "d6", **others}, "C.2", oos="13-1").do("bombard 13-1")
    table.do("hold 52-1", "hold 52-2", "hold 28-1").refused("hold 28-2", "4.1.2")


@rule("10.2.2")
def test_the_first_progress_in_berlin_gains_two_points_once() -> None:
    table = Table("8GA-1 Wedding, 3GTA-1 Mariendorf", "C.1", support=(1, 1))
    table.do("fight 8GA-1", "begin", "storm Wedding").dice(6).do("roll")
    assert (table.level("Wedding"), table.points("joukov")) == (1, 2)
    table.do("fight 3GTA-1", "begin", "storm Mariendorf").dice(6).do("roll")
    assert (table.level("Mariendorf"), table.points("koniev")) == (1, 0)


@rule("10.2.2")
def test_a_roll_without_progress_gains_nothing() -> None:
    table = Table("8GA-1 Wedding", "C.1", support=(1, 0))
    table.do("fight 8GA-1", "begin", "storm Wedding").dice(2).do("roll")
    assert table.points("joukov") == 0


@rule("10.2.3a")
@pytest.mark.parametrize(
    ("joukov", "koniev", "bonus"), [(5, 4, (5, 0)), (0, 4, (0, 5)), (3, 2, (0, 0)), (4, 4, (0, 0))]
)
def test_the_deepest_progress_of_4_or_more_gains_five_points(
    joukov: int, koniev: int, bonus: tuple[int, int]
) -> None:
    table = last_turn({JOUKOVS[0]: joukov, KONIEVS[0]: koniev})
    assert (table.points("joukov"), table.points("koniev")) == bonus


@rule("10.2.3a")
def test_levels_of_several_zones_are_not_added() -> None:
    table = last_turn(dict.fromkeys(JOUKOVS, 3) | {KONIEVS[0]: 4})
    assert (table.points("joukov"), table.points("koniev")) == (0, 5)


@rule("10.2.3b")
def test_without_soviets_in_all_six_zones_nobody_gains_them() -> None:
    table = last_turn({JOUKOVS[0]: 5}, without=KONIEVS[0])
    assert table.points("joukov") == 0


@rule("10.2.3a", "5.2a")
def test_an_early_end_gains_them_too() -> None:
    units = dict(zip(SOVIETS, BERLIN, strict=True))
    table = Table(units, "D", turn=7, used=SOVIETS, levels={JOUKOVS[0]: 5, KONIEVS[0]: 3}, dice=(6,))
    assert table.over
    assert table.points("joukov") == 5


@rule("10.1.1", "9.1.5b")
def test_points_may_fall_below_nought() -> None:
    table = Table("13-1 Mariendorf", "C.2").march("13-1").do("go d6")
    assert table.points("koniev") == -VALUE
