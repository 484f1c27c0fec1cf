"""What is shown before the dice of a combat: every number and every chance as the dice then bear it out."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grognard.games.victory_roads.rules.supports import pools
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
        (shown.chances, *(more.chances for more in shown.besides[:2])),
        (losses, attacker, defender),
        strict=True,
    ):
        assert dict(found) == {result: Fraction(count, 36) for result, count in counted.items()}


@rule("7.6.1", "7.9.3")
def test_with_an_elite_bonus_the_chances_are_those_of_what_may_be_chosen() -> None:
    """The set of results in the block, as the terrain changes them, however the attacker then picks."""
    table = Battlefield("su-g1 su-1 1205, ge-1 1105").attack("1105", "su-g1 su-1").do("fight")
    before = {more.message: more.chances for more in table.odds().besides}
    shown = table.do("elite su-g1").odds().besides[0].chances
    assert shown == before["odds.if-elite"] != before["odds.attacker-result"]
    counted = Counter[str]()
    for dice in product(range(1, 7), repeat=2):
        thrown = table.copy().dice(*dice, 1, 1, 1, 1).do("roll")
        (rolled,) = thrown.events("combat.rolled")
        picks = thrown.options("pick") or [rolled.args["a"]]
        counted[" ".join(sorted(picks))] += 1
    found = {" ".join(sorted(result.replace("–", "none").split(" / "))): shown[result] for result in shown}
    assert found == {result: Fraction(count, 36) for result, count in counted.items()}


@rule("7.6.3", "7.6.4a", "7.14.3")
def test_what_is_not_declared_yet_is_shown_beside_what_is() -> None:
    table = Battlefield("su-t1 su-t2 1205, ge-1 1105", **NEAR).attack("1105", "su-t1 su-t2").do("fight")
    shown = table.odds()
    assert [more.message for more in shown.besides[2:]] == ["odds.if-hourra"]
    assert "odds.if-armour" in [note.message for note in shown.notes]
    assert table.forecast("hourra").besides[0].chances == shown.besides[2].chances
    declared = table.do("hourra", "armour").odds()
    assert len(declared.besides) == 2
    assert [note.message for note in declared.notes] == ["odds.hourra", "odds.armour"]


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
    shown = Battlefield("su-1 1205 reduced, ge-1 1105").attack("1105", "su-1").odds()
    assert (shown.column, dict(shown.chances)) == ("1/4", {"cancelled": Fraction(1)})


@rule("7.5.2", "1.8.1b", "7.5.3")
def test_every_factor_of_a_strength_has_its_line() -> None:
    table = Battlefield(
        "su-1 1205, su-2 1204, ge-1 1105, ge-2 1105 cut",
        terrain="1105 forest",
        sides="1205 1105 river, 1204 1105 river",
    )
    pools.play(table.g, table.unit("de-panzerjaeger-1"), table.unit("ge-1"))
    found = table.attack("1105", "su-1 su-2").odds()
    told = {(line.kind, line.message, str(line.value)) for line in found.lines}
    assert told == {
        ("attack", "odds.attacker", "8"),
        ("attack", "odds.river", "1/2"),
        ("defence", "odds.defender", "4"),
        ("defence", "odds.defender", "2"),
        ("defence", "odds.terrain", "2"),
        ("defence", "odds.supports", "2"),
    }
    assert (found.attack, found.defence) == (8, 14)


@rule("7.9.3", "7.9.5a", "13.2.5", "7.12.1")
def test_notes_tell_of_declarations_forts_and_weak_romanians() -> None:
    def notes(table: Battlefield) -> list[str]:
        return [note.message for note in table.odds().notes]

    elite = Battlefield("su-g1 1205, ge-p1 1105", **NEAR).attack("1105", "su-g1").do("fight")
    elite.do("elite su-g1", "hourra")
    assert notes(elite) == ["odds.hourra", "odds.elite"]
    elite.battle.steadfast = elite.unit("ge-p1")
    assert notes(elite) == ["odds.hourra", "odds.elite", "odds.elite"]
    fort = Battlefield("su-1 su-2 su-3 1205, ge-1 1105", fort="1105 advanced", **NEAR)
    assert notes(fort.attack("1105", "su-1 su-2 su-3")) == ["odds.no-free-advance"]
    weak = Battlefield("su-1 1205, ro-1 1105").attack("1105", "su-1")
    assert notes(weak) == ["odds.weak-romanians"]


@rule("7.7.3")
def test_nothing_is_foretold_once_the_dice_are_thrown() -> None:
    table = Battlefield("su-g1 su-1 su-2 1205, ge-1 1105").attack("1105", "su-g1 su-1 su-2").do("fight")
    table.dice(1, 2).do("elite su-g1", "roll").asks("ask.pick")
    assert table.g.stack[-1].odds(table.g) is None
