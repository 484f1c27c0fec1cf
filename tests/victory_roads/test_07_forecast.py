"""What is shown before the dice of a combat: every number and every chance as the dice then bear it out."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.rules import rule
from tests.victory_roads.combat import Battlefield

NEAR = {"theatres": "N 1305 offensive"}


@rule("7.7.3", "7.9.2")
@pytest.mark.parametrize(
    ("facts", "declared"),
    [
        ({}, ()),
        ({"terrain": "1105 forest"}, ()),
        ({"weather": "mud"}, ()),
        ({"weather": "snow", "terrain": "1105 marsh"}, ()),
        ({"sides": "1205 1105 great-river"}, ()),
        (NEAR, ("hourra",)),
        ({**NEAR, "terrain": "1105 forest"}, ("hourra",)),
        ({"places": "1105 major-city", "country": "1105 germany"}, ()),
    ],
)
def test_all_throws_together_are_the_chances(facts: dict[str, Any], declared: tuple[str, ...]) -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 1105", **facts).attack("1105", "su-t1 su-1")
    if declared or facts.get("theatres"):
        table.do("fight", *declared)
    shown, line = table.odds(), "roll" if table.prompt == "ask.declare" else "fight"
    losses, attacker, defender = Counter[str](), Counter[str](), Counter[str]()
    for dice in product(range(1, 7), repeat=2):
        thrown = table.copy().dice(*dice, 1, 1, 1, 1).do(line)
        (rolled,) = thrown.events("combat.rolled")
        final = (thrown.events("combat.results") or [rolled])[0].args
        losses[rolled.args["result"]] += 1
        attacker[final["a"]] += 1
        defender[final["d"]] += 1
        assert (rolled.args["attack"], rolled.args["defence"]) == (shown.attack, shown.defence)
        assert rolled.args["odds"] == shown.column
    for found, counted in zip(
        (shown.chances, *(more.chances for more in shown.besides)), (losses, attacker, defender), strict=True
    ):
        assert dict(found) == {result: Fraction(count, 36) for result, count in counted.items()}


@rule("7.4.1", "6.7.5c")
def test_the_supply_check_to_come_is_counted_in() -> None:
    """Nobody bears a marker yet, but all will, and the city will be besieged."""
    city = {"places": "1105 major-city", "ordered": "1105", "flown": ""}
    table = Battlefield("su-1 1205, su-2 1204, su-3 1104, ge-1 ge-2 1105", **city)
    found = table.forecast("attack 1105")
    assert (found.attack, found.defence) == (24, 8)
    assert "Eng" in found.besides[1].chances
    assert "odds.siege" in [note.message for note in found.notes]
    assert not table.g.cut[table.unit("ge-1")]


@rule("7.7.9", "7.8.4")
def test_notes_tell_what_else_an_attack_from_outside_every_theatre_costs() -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 1105", terrain="1105 forest").attack("1105", "su-t1 su-1")
    assert [note.rule for note in table.odds().notes] == ["7.7.9", "7.8.4"]
    inside = Battlefield("su-t1 su-1 1205, ge-1 1105", terrain="1105 forest", **NEAR)
    assert inside.attack("1105", "su-t1 su-1").odds().notes == ()


@rule("7.5.8a")
def test_a_combat_that_would_be_called_off_is_shown_as_such() -> None:
    table = Battlefield("su-1 1205 reduced, ge-1 1105").attack("1105", "su-1")
    odds = table.odds()
    assert (odds.column, list(odds.chances.items())) == ("1/4", [("cancelled", 1)])
