"""What is laid over the map, the way of a move before it is made, and what a click means."""

from fractions import Fraction

import pytest

from grognard.kernel.answers import Preview, Tint
from grognard.kernel.game import BadChoice
from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table


def shown(table: Table, name: str, unit: str | None = None) -> dict[str, tuple[Tint, ...]]:
    """An overlay by the labels of zones."""
    piece = None if unit is None else table.unit(unit)
    found = table.game.overlay(table.g, "joukov", name, piece)
    return {table.game.box.board.labels[zone]: tints for zone, tints in found.items()}


def previewed(table: Table, line: str) -> Preview:
    """The way of an action that takes one."""
    found = table.game.preview(table.g, table.side, table.game.parse(line))
    assert found is not None, line
    return found


def test_supply_reaches_as_far_as_lines_do_and_shows_who_is_cut_off() -> None:
    table = Table("8GA-1 b9, 5SHA-1 a2, 303 b8, 541 e9", "B.1")
    soviets, germans = shown(table, "joukov-supply"), shown(table, "german-supply")
    assert soviets["b9"] == soviets["b12"] == (Tint("supplied"),)
    assert soviets["a2"] == (Tint("cut"),)
    assert "b4" not in soviets
    assert germans["b1"] == (Tint("supplied"),)
    assert Tint("cut") not in {tint for tints in shown(table, "koniev-supply").values() for tint in tints}


def test_control_shows_the_holder_and_the_value_of_victory_zones() -> None:
    game = ground(values="b8 1, e7 2")
    units = {"8GA-1": "Wedding", "3GTA-1": "Mariendorf"}
    facts = {"levels": {"Mariendorf": 2}, "control": {"b8": "joukov"}, "american": ["Leipzig"]}
    found = shown(Table(units, "C.1", game=game, **facts), "control")  # type: ignore[arg-type]
    assert found["b8"] == (Tint("joukov", "1"),)
    assert found["e7"] == (Tint("nobody", "2"),)
    assert found["Wedding"] == (Tint("contested", "3"),)
    assert found["Mariendorf"] == (Tint("koniev", "3"),)
    assert found["Treptow"] == (Tint("nobody", "3"),)
    assert found["Leipzig"] == (Tint("american"),)


def test_sectors_are_those_of_the_front_line() -> None:
    found = shown(Table({}, "C.1"), "sectors")
    assert (found["a8"], found["f8"], found["a2"]) == ((Tint("joukov"),), (Tint("koniev"),), (Tint("both"),))


def test_reach_is_every_zone_offered_to_a_unit_at_the_price_it_then_pays() -> None:
    game = ground(rivers="b9 b8", roads="b9 a9, a9 a8")
    units = {"2GTA-1": "b9", "303": "c9"}
    reach = shown(Table(units, "C.1", game=game), "reach", "2GTA-1")
    table = Table(units, "C.1", game=game).march("2GTA-1")
    prices = {label: tint.text for label, (tint,) in reach.items() if tint.tone != "attack"}
    assert set(table.options("go")) == set(prices)
    assert (prices["a9"], prices["a8"], prices["b8"]) == ("½", "1", "2")
    for label, price in prices.items():
        cost = previewed(table, f"go {label}").cost
        assert cost is not None
        assert cost == Fraction(price.replace("½", "") or 0) + Fraction("½" in price, 2)
    assert reach["c9"] == (Tint("attack"),)


def test_reach_marks_where_a_move_ends_and_what_a_german_needs_a_die_for() -> None:
    table = Table("2GTA-1 b6, 303 b8", "C.1")
    assert shown(table, "reach", "2GTA-1")["Friedrichshain"][0].tone == "stops"
    german = shown(table, "reach", "303")
    assert (german["b7"][0].tone, german["b9"][0].tone) == ("test", "open")


def test_there_is_no_reach_without_a_unit_on_the_map() -> None:
    table = Table("8GA-1 b9, 5SHA-1 destroyed", "C.1")
    assert shown(table, "reach") == shown(table, "reach", "5SHA-1") == {}


def test_an_unknown_overlay_is_refused_by_name() -> None:
    with pytest.raises(BadChoice, match=r"expected one of joukov-supply, .*; got 'weather'"):
        shown(Table({}, "C.1"), "weather")


def test_a_previewed_move_tells_what_it_takes_and_changes_nothing() -> None:
    table = Table("8GA-1 b9", "C.1", values="b8 1").march("8GA-1")
    before = table.g.fingerprint()
    found = previewed(table, "go b7")
    assert found.way == tuple(table.cell(zone) for zone in ("b9", "b8", "b7"))
    assert (found.cost, found.allowance) == (2, 3)
    assert [note.message for note in found.notes] == ["control.taken"]
    assert previewed(table, "step a9").cost == 1
    assert table.g.fingerprint() == before


def test_the_one_zone_of_a_unit_without_supply_costs_nothing_to_speak_of() -> None:
    table = Table("8GA-1 b9", "C.1", oos="8GA-1").march("8GA-1")
    assert previewed(table, "go b8")[1:3] == (None, None)


def test_the_first_zone_never_costs_more_than_there_is() -> None:
    table = Table("61-1 b9", "C.1", rivers="b9 b8").do("hold 61-1", "begin", "move 61-1")
    found = previewed(table, "go b8")
    assert (found.cost, found.allowance) == (1, 1)


def test_retreats_and_advances_have_a_way_and_rolls_have_none() -> None:
    table = Table("8GA-1 8GA-2 b9, 303 b8", "C.1").gather("b8", "8GA-1", "8GA-2")
    assert table.game.preview(table.g, table.side, ("roll",)) is None
    table.dice(6).do("roll")
    while table.prompt in ("ask.loss", "ask.retreat"):
        line = next(iter(table.decision.options))
        if line[0] == "retreat":
            assert previewed(table, table.game.grammar.text(line)).way == (table.cell("b8"), line[2])
        table.do(table.game.grammar.text(line))
    assert previewed(table, "advance 8GA-1").way == (table.cell("b9"), table.cell("b8"))


def why(table: Table, unit: str | None, zone: str) -> tuple[str, str]:
    """What a click is taken for, and the message that says why not."""
    attempt = table.game.meant(
        table.g, table.side, None if unit is None else table.unit(unit), table.cell(zone)
    )
    assert attempt is not None
    reason = table.game.explain(table.g, table.side, attempt)
    assert reason is not None, attempt
    return attempt[0], reason.message


def test_a_click_is_taken_for_what_the_step_is_about() -> None:
    table = Table("8GA-1 8GA-2 b9, 303 b8, 5SHA-1 a9, 3GTA-1 e9", "C.1")
    assert why(table, "303", "b8") == ("march", "why.other-impulse")
    assert why(table, None, "b8") == ("attack", "why.combat-later")
    table.do("march 5SHA-1", "fight 8GA-1", "begin")
    assert why(table, "8GA-1", "b9") == ("move", "why.other-mode")
    table.do("move 5SHA-1")
    assert why(table, "303", "b8") == ("go", "why.enemy-zone")
    table.do("stay")
    assert why(table, None, "f9") == ("attack", "why.no-enemy")
    assert why(table, None, "Wedding") == ("attack", "why.berlin")
    table.do("attack b8")
    assert why(table, "8GA-2", "b9") == ("join", "why.not-fighting")


def test_a_click_in_the_smaller_steps() -> None:
    table = Table("8GA-1 b9, 303 b8", "B.2")
    assert why(table, "8GA-1", "b9") == ("refit", "why.not-reduced")
    table = Table("8GA-1 b9, 303 b8", "D")
    assert why(table, "303", "b8") == ("move", "why.other-impulse")
    table = Table("3-1 3-2 coming", "A.1", turn=9, dice=(6,) * 12)
    assert why(table, None, "b6") == ("place", "why.no-entry")
    table = Table("8GA-1 303 Wedding", "C.1", support=(1, 0), levels="Wedding 1").do(
        "fight 8GA-1", "begin", "storm Wedding"
    )
    assert why(table, "8GA-1", "Wedding") == ("join", "why.joined")
