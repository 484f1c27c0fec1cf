"""The Combat Results Table: all sixty cells as printed, what serves odds beyond its ends, and the legend.

Every column is read three ways: from the data, in play with each of the six dice, and as a forecast.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

import pytest

from grognard.kernel.components.ledger import load_ledger
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

PRINTED = {
    "1-4": "Ar Ar Ar Ae Ae Ae",
    "1-3": "Dr Ar Ar Ar Ae Ae",
    "1-2": "Dr Dr Ar Ar Ar Ar",
    "1-1": "Ex Dr Dr Dr Dr Ar",
    "2-1": "Ex Ex Dr Dr Dr Dr",
    "3-1": "De Ex Ex Dr Dr Dr",
    "4-1": "De De Ex Ex Dr Dr",
    "5-1": "De De De Ex Ex Dr",
    "6-1": "De De De De Ex Ex",
    "7-1": "De De De De De Ex",
}
RESULTS = {f"combat.{result}" for result in ("De", "Ae", "Ex", "Ar", "Dr")}


class Battle(NamedTuple):
    """Attackers against the defenders of hex 2006 (west) or 2016 (east)."""

    phase: str
    attackers: Mapping[str, str]
    defenders: tuple[str, ...]
    strengths: tuple[int, int]

    def at_table(self) -> Table:
        target = "2016" if self.phase == "B6" else "2006"
        game = ground(terrain={"2006": "broken"}, fortified=["2006"]) if self.strengths[1] == 18 else None
        defenders = dict.fromkeys(self.defenders, target)
        table = Table({**self.attackers, **defenders}, at=self.phase, game=game)
        return table.gather(target, *self.attackers)


THREE_CORPS = {"us-iii": "2005", "us-v": "2005", "us-xix": "2106"}
TWO_WEAK = ("ge-lxxxi", "ge-lxxxviii")
BATTLES = {
    "1-4": Battle("B6", {"ge-xl": "2015"}, ("su-1bf",), (5, 20)),
    "1-3": Battle("B3", {"us-iii": "2005"}, TWO_WEAK, (7, 18)),
    "1-2": Battle("B6", {"ge-xl": "2015", "ge-xlvi": "2015"}, ("su-1bf",), (10, 20)),
    "1-1": Battle("B3", THREE_CORPS, TWO_WEAK, (19, 18)),
    "2-1": Battle("B3", THREE_CORPS, ("ge-lxxxi", "ge-lxvi"), (19, 7)),
    "3-1": Battle("B3", {"us-v": "2005", "us-xix": "2106"}, ("ge-lxvi",), (12, 4)),
    "4-1": Battle("B3", THREE_CORPS, ("ge-lxvi",), (19, 4)),
    "5-1": Battle("B3", {"us-iii": "2005", "us-xiii": "2005", "us-xv": "2106"}, ("ge-lxxxi",), (15, 3)),
    "6-1": Battle("B3", THREE_CORPS, ("ge-lxxxi",), (19, 3)),
    "7-1": Battle("B3", {"us-iii": "2005", "us-vii": "2005", "us-xii": "2106"}, ("ge-lxxxi",), (21, 3)),
}
SIX_CORPS = {
    "us-iii": "2005",
    "us-vii": "2005",
    "us-xii": "2106",
    "us-xx": "2106",
    "us-v": "1905",
    "us-xix": "1905",
}
BEYOND = [
    ("7-1", Battle("B3", SIX_CORPS, ("ge-lxxxi",), (40, 3))),
    ("1-4", Battle("B6", {"ge-lv": "2015"}, ("su-1bf",), (2, 20))),
]


@rule(
    "crt/1-4",
    "crt/1-3",
    "crt/1-2",
    "crt/1-1",
    "crt/2-1",
    "crt/3-1",
    "crt/4-1",
    "crt/5-1",
    "crt/6-1",
    "crt/7-1",
)
@pytest.mark.parametrize("column", PRINTED)
def test_every_die_of_a_column_gives_the_printed_result(column: str) -> None:
    battle = BATTLES[column]
    results = []
    for die in range(1, 7):
        table = battle.at_table().dice(die).do("roll")
        (event,) = [event for event in table.g.events if event.message in RESULTS]
        assert (event.args["die"], event.args["odds"]) == (die, column)
        assert (event.args["attack"], event.args["defence"]) == battle.strengths
        assert event.rules == ("6-1c", f"6-2/{event.message[-2:]}", f"crt/{column}")
        results.append(event.message.removeprefix("combat."))
    assert " ".join(results) == PRINTED[column]


@pytest.mark.parametrize("column", PRINTED)
def test_the_forecast_of_a_column_is_the_table_counted_out(column: str) -> None:
    forecast = BATTLES[column].at_table().forecast("roll")
    assert forecast.column == column
    counted = Counter(PRINTED[column].split())
    assert forecast.chances == {result: Fraction(number, 6) for result, number in counted.items()}
    assert sum(forecast.chances.values()) == 1


@rule("crt/limits")
@pytest.mark.parametrize(("column", "battle"), BEYOND)
def test_odds_beyond_the_table_use_its_last_column(column: str, battle: Battle) -> None:
    attack, defence = battle.strengths
    assert battle.at_table().odds() == f"{attack}:{defence} {column}"


@rule("crt/limits")
@pytest.mark.parametrize(("attack", "defence", "column"), [(40, 3, "7-1"), (1, 9, "1-4"), (6, 25, "1-4")])
def test_any_strengths_find_a_column(attack: int, defence: int, column: str) -> None:
    assert ground().box.crt.column(attack, defence) == column


@rule("6-2", "crt/legend")
def test_the_sixty_cells_hold_the_five_results_of_the_legend_and_no_other() -> None:
    game = ground()
    assert game.box.crt.columns == tuple(PRINTED)
    assert list(game.box.crt.rows) == [1, 2, 3, 4, 5, 6]
    cells = [game.box.crt.result(column, die) for column in PRINTED for die in range(1, 7)]
    assert len(cells) == 60
    assert {f"combat.{result}" for result in cells} == RESULTS
    ledger = load_ledger(game.folder)
    assert {name for name in ledger.rules if name.startswith("6-2/")} == {f"6-2/{cell}" for cell in cells}
