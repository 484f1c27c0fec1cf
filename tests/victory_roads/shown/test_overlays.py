"""Overlays say what the rules of supply, command, theatres, control and movement say."""

from grognard.games.victory_roads.shown.overlays import NAMES, overlay
from grognard.kernel.answers import Tint
from tests.victory_roads.table import Table, real_game


def shown(table: Table, name: str, unit: str | None = None) -> dict[str, tuple[Tint, ...]]:
    """An overlay by the labels of its hexes."""
    found = overlay(table.g, name, None if unit is None else table.unit(unit))
    return {table.g.geo.board.labels[cell]: tints for cell, tints in found.items()}


def tones(table: Table, name: str, unit: str | None = None) -> dict[str, str]:
    """The tone of each hex."""
    return {label: tints[0].tone for label, tints in shown(table, name, unit).items()}


def test_supply_runs_along_the_line_and_spreads_from_its_hqs() -> None:
    line = "1505 1605 1705 1805 1905 2005"
    table = Table("su-hq1 1505, su-1 1405, su-2 0505 cut, ge-1 0105", "soviet-movement", rails=line)
    found = tones(table, "soviet-supply")
    assert found["2005"] == "source"
    assert {found[label] for label in line.split()[:-1]} == {"line"}
    assert found["1405"] == "supplied"
    assert found["0505"] == "cut"
    assert "0605" not in found


def test_an_hq_shows_its_radius_and_another_unit_the_hqs_that_command_it() -> None:
    table = Table("su-hq1 1505, su-1 1405, su-2 0505, ge-1 0105", "soviet-movement")
    radius = tones(table, "command", "su-hq1")
    assert radius["1505"] == "hq"
    assert radius["1405"] == "commanded"
    assert tones(table, "command", "su-1") == radius
    assert tones(table, "command", "su-2") == {}


def test_theatres_tint_what_they_cover_by_their_mode() -> None:
    table = Table("su-1 1205", "soviet-movement", theatres="S 1505 offensive, N 1502 movement")
    found = shown(table, "theatres")
    assert {tint.tone for tint in found["1505"]} == {"offensive", "movement"}
    assert {tint.tone for tint in found["0708"]} == {"offensive"}


def test_sectors_tint_whose_a_hex_is_in_a_team_and_nothing_without_one() -> None:
    markers = "N 1602 offensive, S 1611 movement"
    team = Table("su-1 1205", "soviet-movement", options="soviet-team", theatres=markers)
    found = tones(team, "sectors")
    assert [found[label] for label in ("1604", "1007", "0201", "0216")] == ["n", "n", "n", "s"]
    closed = team.g.geo.closed
    assert len(found) == sum(not closed[cell] for cell in range(len(team.g.geo.board)))
    assert tones(Table("su-1 1205", "soviet-movement", theatres=markers), "sectors") == {}


def test_control_shows_who_holds_a_city_and_what_its_fall_would_cost() -> None:
    table = Table.opening("campaign")
    found = shown(table, "control")
    assert found["1133"] == (Tint("axis", "−4"),)  # Berlin
    assert found["6115"][0].tone == "soviet"
    assert shown(Table.opening("budapest-wien"), "control")["1952"] == (Tint("axis", ""),)


def test_fortifications_show_until_they_fall() -> None:
    table = Table.opening("campaign")
    fort = next(cell for cell in table.g.geo.advanced_forts if not table.g.has_fallen(cell))
    label = table.g.geo.board.labels[fort]
    assert tones(table, "fortifications")[label] == "advanced"
    table.g.mark(table.g.fallen, table.g.site(fort), 1)
    assert label not in tones(table, "fortifications")


def test_reach_is_every_hex_offered_to_a_unit_at_its_price() -> None:
    table = Table("su-1 1205, ge-1 0905", "soviet-movement", roads="1205 1105", terrain="1206 forest")
    reach = shown(table, "reach", "su-1")
    assert reach["1105"] == (Tint("open", "½"),)
    assert reach["1206"] == (Tint("open", "2"),)
    assert reach["0905"] == (Tint("attack"),)
    offered = {label for label, (tint,) in reach.items() if tint.tone == "open"}
    assert set(table.do("move su-1").options("go")) == offered


def test_what_is_about_a_unit_is_empty_without_one_on_the_map() -> None:
    table = Table("su-1 1205", "soviet-movement")
    for name in ("command", "reach"):
        assert shown(table, name) == shown(table, name, "su-2") == {}


def test_the_page_has_a_look_for_every_overlay_and_tone() -> None:
    table = Table.opened(real_game(), "campaign", {"soviet-team": True})
    looks = {look["name"]: look["tones"] for look in real_game().board_file("campaign")["overlays"]}
    assert tuple(looks) == NAMES
    for name in NAMES:
        hq = next(unit for unit in table.g.world.hqs if table.g.cell[unit] >= 0)
        found = overlay(table.g, name, hq)
        assert {tint.tone for tints in found.values() for tint in tints} <= set(looks[name])
