"""Overlays and previews say what the rules of zones, movement and combat say."""

from __future__ import annotations

from grognard.games.battle_for_germany.shown.overlays import overlay
from grognard.kernel.answers import Preview, Tint
from tests.battle_for_germany.ground import ground, wall
from tests.battle_for_germany.table import Table


def shown(table: Table, name: str, unit: str | None = None) -> dict[str, tuple[Tint, ...]]:
    """An overlay by the labels of its hexes."""
    found = overlay(table.g, name, None if unit is None else table.unit(unit))
    return {table.game.box.board.labels[cell]: tints for cell, tints in found.items()}


def previewed(table: Table, line: str) -> Preview:
    """What the preview of an action says."""
    found = table.game.preview(table.g, table.side, table.game.parse(line))
    assert found is not None, line
    return found


def test_zones_reach_all_around_a_unit_but_not_over_a_closed_side() -> None:
    game = ground(sides="2006 2106 blocked")
    table = Table("ge-lxvi 2006, us-v 2001", "B2", game=game)
    zones = shown(table, "zones")
    german = {label for label, tints in zones.items() if Tint("german") in tints}
    around = {table.game.box.board.labels[cell] for cell in game.box.board.neighbours[table.cell("2006")]}
    assert german == around - {"2106"}


def test_a_city_shows_who_holds_it_and_what_it_is_worth() -> None:
    table = Table("us-v 2001", "B2")
    city = next(city for city in table.game.box.cities if city.name == "Berlin")
    assert shown(table, "cities")["2512"] == (Tint("german", str(city.value)),)


def test_reach_is_every_hex_offered_to_a_unit_at_the_price_it_then_pays() -> None:
    game = ground(terrain="2004 broken", sides="2003 2004 river")
    units = {"us-xiii": "2003", "ge-lxvi": "2006"}
    reach = shown(Table(units, "B2", game=game), "reach", "us-xiii")
    table = Table(units, "B2", game=game).do("move us-xiii")
    prices = {label: int(tint.text) for label, (tint,) in reach.items() if tint.tone != "attack"}
    assert set(table.options("go")) == set(prices)
    for label, price in prices.items():
        assert previewed(table, f"go {label}").cost == price
    assert prices["2004"] == 3


def test_reach_stops_in_enemy_zones_and_shows_whom_it_could_attack() -> None:
    units, game = {"us-xiii": "2003", "ge-lxvi": "2006"}, ground(terrain=wall(5, "2005"))
    reach = shown(Table(units, "B2", game=game), "reach", "us-xiii")
    assert reach["2005"] == (Tint("stops", "2"),)
    assert reach["2004"] == (Tint("open", "1"),)
    assert reach["2006"] == (Tint("attack"),)
    assert [label for label in reach if label[2:] > "05"] == ["2006"]


def test_a_unit_that_is_held_reaches_nothing_but_may_attack_beside_it() -> None:
    table = Table("us-xiii 2005, ge-lxvi 2006", "B2")
    table.g.frozen[table.unit("us-xiii")] = 1
    assert shown(table, "reach", "us-xiii") == {"2006": (Tint("attack"),)}


def test_there_is_no_reach_without_a_unit_on_the_map() -> None:
    table = Table("us-v 2001", "B2")
    assert shown(table, "reach") == {}
    assert shown(table, "reach", "us-xiii") == {}


def test_a_move_is_previewed_as_it_is_then_made() -> None:
    table = Table("us-xiii 2003", "B2", terrain="2004 broken", sides="2003 2004 river").do("move us-xiii")
    found = previewed(table, "step 2004")
    assert (found.way, found.cost) == ((table.cell("2003"), table.cell("2004")), 3)
    points = table.points
    assert found.allowance == points
    assert table.do("step 2004").points == points - 3


def test_a_previewed_move_says_that_it_ends_in_an_enemy_zone_and_changes_nothing() -> None:
    table = Table("us-xiii 2003, ge-lxvi 2006", "B2").do("move us-xiii")
    before = table.g.fingerprint()
    notes = [note.message for note in previewed(table, "go 2005").notes]
    assert "why.stops-there" in notes
    assert "why.stops-there" not in [note.message for note in previewed(table, "go 2004").notes]
    assert table.g.fingerprint() == before


def test_what_takes_no_way_has_no_preview() -> None:
    table = Table("us-xiii 2003", "B2")
    assert table.game.preview(table.g, table.side, table.game.parse("end")) is None
