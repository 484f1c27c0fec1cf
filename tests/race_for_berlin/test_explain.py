"""Why not? The common refusals, with their rule and their numbers."""

from typing import Any

import pytest

from tests.race_for_berlin.table import Table
from tests.rules import rule

SIX = {"8GA-1": "b9", "8GA-2": "b9", "5SHA-1": "c9", "5SHA-2": "c9", "69-1": "a9"}


def why(table: Table, line: str, side: str = "") -> tuple[str, str, dict[str, Any]]:
    """The rule, the message and the numbers of a refusal; it must read well in both languages."""
    reason = table.game.explain(table.g, side or table.side, table.game.parse(line))
    assert reason is not None
    for language in ("en", "fr"):
        words = table.game.words(table.g, reason.message, reason.args, language)
        assert words
        assert "{" not in words
    return reason.rule, reason.message, dict(reason.args)


@rule("1/C")
def test_not_your_turn_and_another_step() -> None:
    table = Table(SIX, "C.1")
    assert why(table, "begin", side="koniev")[:2] == ("1", "why.not-your-turn")
    assert why(table, "keep")[:2] == ("1/C", "why.other-step")


@rule("4.1.2", "4.1.4", "4.2.3a")
def test_activations() -> None:
    table = Table({**SIX, "13-1": "e9", "61-1": "a8"}, "C.1", used="61-1", oos="69-1")
    assert why(table, "hold 61-1")[:2] == ("4.1.4", "why.used")
    assert why(table, "hold 13-1")[:2] == ("4.1.2", "why.other-impulse")
    assert why(table, "hold 47-1")[:2] == ("4.1.2", "why.not-on-map")
    assert why(table, "hold 69-1")[:2] == ("4.2.3a", "why.out-of-supply")
    assert why(table, "fight 8GA-1")[:2] == ("8.1.1a", "why.nobody-near")
    table.do("hold 8GA-1", "hold 8GA-2", "hold 5SHA-1", "hold 5SHA-2")
    assert why(table, "march 69-1") == ("4.1.2", "why.limit", {"unit": table.unit("69-1"), "limit": 4})
    table.do("begin")
    assert why(table, "march 69-1")[:2] == ("4.1.3c", "why.designated-before")


@rule("7.1.2a", "6.1.2a", "4.2.1a", "2.2.3")
def test_moves() -> None:
    table = Table("69-1 b9, 47-1 47-2 b8, 303 a9", "C.1", american="c9", roads="b9 b8").march("69-1")
    b8 = table.cell("b8")
    assert why(table, "go b8") == ("6.1.2a", "why.full", {"cell": b8, "limit": 2})
    assert why(table, "go b6") == (
        "7.1.2a",
        "why.too-far",
        {"cell": table.cell("b6"), "needs": "2.5", "has": "2"},
    )
    assert why(table, "go a9")[:2] == ("4.2.1a", "why.enemy-zone")
    assert why(table, "go c9")[:2] == ("2.2.3", "why.american")
    assert why(table, "go b9")[:2] == ("7.1.1", "why.already-there")


@rule("3.1.3b", "5.1a")
def test_moves_of_one_zone() -> None:
    table = Table("69-1 b9", "C.1", oos="69-1").march("69-1")
    assert why(table, "go b7")[:2] == ("3.1.3b", "why.one-zone")
    late = Table("69-1 b9", "D").do("move 69-1")
    assert why(late, "go b7")[:2] == ("5.1a", "why.one-zone")


@rule("7.2.2b")
def test_the_way_west() -> None:
    table = Table("303 b8", "C.3", dice=(1,)).march("303")
    numbers = {"cell": table.cell("b7"), "needed": 8, "index": 7}
    assert why(table, "go b7") == ("7.2.2b", "why.westward", numbers)


@rule("7.3.1c", "7.3.2a", "7.3.2b", "7.3.3d")
def test_soviet_duties() -> None:
    apart = Table("2GTA-1 b9, 2GTA-2 b6", "C.1")
    assert why(apart, "hold 2GTA-1")[:2] == ("7.3.1c", "why.only-march-contact")
    astray = Table("3GA-1 c8", "C.2")
    assert why(astray, "hold 3GA-1")[:2] == ("7.3.2b", "why.only-march-return")
    assert why(astray, "begin")[:2] == ("7.3.2b", "owed.armies")
    assert why(astray.march("3GA-1"), "go c7")[:2] == ("7.3.2b", "why.elsewhere-first")
    guest = Table("47-1 13-1 c2", "C.2", guests="13-1")
    assert why(guest, "hold 13-1")[:2] == ("7.3.3d", "why.only-march-part")
    at_the_line = Table("69-1 c8", "C.1").march("69-1")
    assert why(at_the_line, "go d8")[:2] == ("7.3.2a", "why.front-line")


@rule("8.1.1a", "8.1.1b", "8.1.3", "4.1.3b")
def test_attacks() -> None:
    table = Table("13-1 d6, 52-1 e7, 303 Mariendorf, 156 e6, 541 d7", "C.2")
    table.do("fight 13-1", "fight 52-1")
    assert why(table, "attack e6")[:2] == ("4.1.3b", "why.combat-later")
    table.do("begin")
    assert why(table, "attack Mariendorf")[:2] == ("8.1.1b", "why.berlin")
    assert why(table, "attack f9")[:2] == ("8.1.1a", "why.no-enemy")
    table.do("attack e6", "join 13-1")
    assert why(table, "join 13-1")[:2] == ("8.1.1a", "why.joined")
    table.dice(1).do("roll").finds("156 e6")
    assert why(table, "attack e6")[:2] == ("8.1.3", "why.struck")


@rule("8.2.2a", "8.2.2b", "8.2.1")
def test_losses() -> None:
    table = Table("8GA-1 8GA-2 b9, 303 156 342 b8, 541 b7", "C.1")
    table.assault("b8", "8GA-1", "8GA-2", die=4)  # 40:13, D2R
    assert why(table, "lose 342")[:2] == ("8.2.2b", "why.other-camp-first")
    assert why(table, "lose 541")[:2] == ("8.2.1", "why.not-in-combat")
    second = Table("8GA-1 b9, 303 b8, 156 b8 reduced, 606 b8", "C.1")
    second.assault("b8", "8GA-1", die=6).do("lose 303")  # 20:10, D2R
    assert why(second, "lose 303")[:2] == ("8.2.2a", "why.others-first")


@rule("8.3.1", "8.3.2a", "8.3.3", "8.4.1")
def test_retreats_and_advances() -> None:
    full = {"156": "b8", "541": "b8", "606": "b8"}
    table = Table({"303": "b9", "8GA-1": "c9", "69-1": "a9", **full}, "C.1").assault("b9", "8GA-1", die=2)
    numbers = {"unit": table.unit("303"), "cell": table.cell("b8"), "limit": 3}
    assert why(table, "retreat 303 b8") == ("8.3.3", "why.full", numbers)
    assert why(table, "retreat 303 a9")[:2] == ("8.3.2a", "why.enemy-zone")
    assert why(table, "retreat 303 b7")[:2] == ("8.3.1", "why.not-next")
    assert why(table, "retreat 156 b7")[:2] == ("8.3.1", "why.no-retreat-due")
    table.do("retreat 303 Oderbruch-2")
    assert why(table, "halt")[:2] == ("8.4.1", "why.must-advance")
    assert why(table, "advance 69-1")[:2] == ("8.4.2", "why.not-in-combat")


@rule("9.2.1c", "9.2.2a", "9.2.5", "10.2.1")
@pytest.mark.parametrize("has", [0, 1])
def test_berlin(has: int) -> None:
    table = Table("8GA-1 Wedding, 69-1 Treptow", "C.1", support=(has, 0), oos="69-1")
    if not has:
        numbers = {"unit": table.unit("8GA-1"), "has": 0}
        assert why(table, "fight 8GA-1") == ("9.2.1c", "why.no-support", numbers)
    assert why(table, "fight 69-1")[:2] == ("9.2.2a", "why.out-of-supply")
    if has:
        table.do("fight 8GA-1", "begin", "storm Wedding")
        assert why(table, "spend") == ("9.2.5", "why.no-support", {"has": 1})
    shelled = Table("8GA-1 b6, 69-1 b9", "C.1", bombarded=True)
    assert why(shelled, "bombard 8GA-1")[:2] == ("10.2.1", "why.bombarded")


@rule("5.1a", "5.1b", "5.1c")
def test_the_end_of_a_turn() -> None:
    table = Table("69-1 b9, 61-1 b8, 13-1 e9, 47-1 a4", "D", used="61-1")
    assert why(table, "move 61-1")[:2] == ("5.1a", "why.used")
    assert why(table, "move 13-1")[:2] == ("5.1c", "why.other-impulse")
    assert why(table.do("move 47-1"), "go Wedding")[:2] == ("5.1b", "why.berlin-at-end")


@rule("7.2.1", "7.3.2a", "8.1.1a", "8.1.1b")
def test_enemies_that_may_not_be_attacked_are_told_from_none_at_all() -> None:
    alone = Table("69-1 c8", "C.1")
    assert why(alone, "fight 69-1")[:2] == ("8.1.1a", "why.nobody-near")
    line = Table("69-1 c8, 303 d8", "C.1")
    numbers = {"unit": line.unit("69-1"), "cell": line.cell("d8")}
    assert why(line, "fight 69-1") == ("7.3.2a", "why.front-line", numbers)
    berlin = Table("13-1 d6, 303 Mariendorf", "C.2")
    numbers = {"unit": berlin.unit("13-1"), "cell": berlin.cell("Mariendorf")}
    assert why(berlin, "fight 13-1") == ("8.1.1b", "why.berlin", numbers)
    river = Table("8GA-1 d11, 303 d10", "C.3")
    numbers = {"unit": river.unit("303"), "cell": river.cell("d11")}
    assert why(river, "fight 303") == ("7.2.1", "why.oder-neisse", numbers)


@rule("4.1.2", "4.1.3b")
def test_a_counter_of_another_impulse_does_not_move_in_this_one() -> None:
    table = Table("69-1 8GA-1 b9, 13-1 d9, 303 f8", "C.1").do("march 69-1", "hold 8GA-1", "begin")
    assert table.why("move 13-1") == ("4.1.2", "why.other-impulse")
    assert table.why("move 303") == ("4.1.2", "why.other-impulse")
    assert table.why("move 8GA-1") == ("4.1.3b", "why.other-mode")


@rule("4.2.1a", "7.4.6")
def test_a_zone_without_a_way_lies_behind_enemies_or_behind_berlin() -> None:
    corner = Table("69-1 b2, 303 a2, 156 b1", "C.1").march("69-1")
    assert corner.why("go Kyritz") == ("4.2.1a", "why.no-way")
    berlin = Table("69-1 b6, 303 a6, 156 b7, 541 c6", "C.1").march("69-1")
    assert berlin.why("go b3") == ("7.4.6", "why.no-way")
