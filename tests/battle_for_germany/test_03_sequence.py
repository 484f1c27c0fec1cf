"""3-0 Sequence of play."""

from tests.battle_for_germany.table import Table
from tests.rules import rule

PHASES = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6"]


def begun(table: Table) -> list[str]:
    """The phases that began with the last action."""
    return [event.rules[0].removeprefix("3-0/") for event in table.events("phase.begins")]


@rule("3-0a")
def test_twelve_phases_follow_each_other_and_then_the_next_turn_comes() -> None:
    table = Table("su-1gt 2020, us-vii 2003", "A1", turn=1)
    phases = begun(table)
    for expected in ("A2", "B2"):
        assert (table.phase, table.g.turn) == (expected, 1)
        phases += begun(table.do("end"))
    assert phases == [*PHASES, "A1", "A2"]
    table.has(turn=2)


@rule("3-0b")
def test_the_soviet_player_is_the_phasing_player_of_a_west_german_phase() -> None:
    table = Table("ge-lxvi 2006, us-vii 2003", "A5")
    assert table.game.seat_of(table.g, table.side) == "soviet"
    for passive in ("western", "east-german"):
        reason = table.game.explain(table.g, passive, table.game.parse("move us-vii"))
        assert reason is not None
        assert reason.rule == "3-0b"


@rule("3-0/A1")
def test_a1_brings_back_soviet_units_alone() -> None:
    boxes = {"su-5a": "soviet", "ge-i": "east-german", "ge-lxvi": "west-german", "us-v": "western"}
    table = Table({**boxes, "su-1bal": "courland"}, "A1")
    table.offers_only("enter su-1bal", "restore su-5a", "end")
    for other in ("ge-i", "ge-lxvi", "us-v"):
        table.refused(f"restore {other}", "3-0/A1")


@rule("3-0/A2")
def test_a2_moves_soviets_and_their_allies_alone() -> None:
    soviets = {"su-5a": "2020", "pl-1": "2021", "ro-1": "2022", "bu-1": "2023", "yu-1": "0420"}
    table = Table({**soviets, "ge-lxvi": "2006", "ge-i": "2416", "us-v": "2003"}, "A2")
    assert set(table.options("move")) == set(soviets)
    for other in ("ge-lxvi", "ge-i", "us-v"):
        table.refused(f"move {other}", "3-0/A2")


@rule("3-0/A3")
def test_a3_lets_soviets_and_their_allies_attack_east_germans() -> None:
    west = {"ge-lxvi": "2006", "us-v": "2005", "us-vi": "0921"}
    table = Table({"su-5a": "1020", "yu-1": "0820", "ge-i": "0920", **west}, "A3")
    table.offers_only("attack 0920", "end").do("attack 0920", "join su-5a")
    table.refused("join ge-lxvi", "3-0/A3").refused("join us-vi", "3-0/A3")
    table.do("join yu-1").dice(1).do("roll").until("A6").do("attack 2005").offers("join", "ge-lxvi")


@rule("3-0/A4")
def test_a4_brings_back_west_germans_alone() -> None:
    table = Table("su-5a soviet, ge-i east-german, ge-lxvi west-german, us-v western", "A4")
    table.offers("restore", "ge-lxvi")
    for other in ("su-5a", "ge-i", "us-v"):
        table.refused(f"restore {other}", "3-0/A4")


@rule("3-0/A5")
def test_a5_moves_west_germans_alone() -> None:
    table = Table("ge-lxvi 2006, ge-i 2416, us-v 2003, su-5a 2020", "A5").offers("move", "ge-lxvi")
    for other in ("ge-i", "us-v", "su-5a"):
        table.refused(f"move {other}", "3-0/A5")


@rule("3-0/A6")
def test_a6_lets_west_germans_attack_western_allies_alone() -> None:
    table = Table("ge-lxvi 1912, us-v 2012, su-5a 1913, ge-i 2013", "A6").offers("attack", "2012")
    table.refused("attack 1913", "3-0/A6").do("attack 2012").refused("join ge-i", "3-0/A6")


@rule("3-0/B1")
def test_b1_brings_back_western_allies_alone() -> None:
    western = dict.fromkeys(("us-iii", "us-vii", "us-v", "us-xiii"), "western")
    table = Table({**western, "ge-i": "east-german", "su-5a": "soviet"}, "B1", turn=6)
    for other in ("ge-i", "su-5a"):
        table.refused(f"restore {other}", "3-0/B1")
    table.do("restore us-vii", "place 2001", "restore us-xiii", "place 2101")
    table.finds("us-vii 2001, us-xiii 2101")


@rule("3-0/B2")
def test_b2_moves_western_allies_alone() -> None:
    western = {"us-v": "2001", "uk-v": "2002", "ca-ii": "2003", "fr-i": "2004", "pe-ii": "2005"}
    table = Table({**western, "ge-i": "2416", "ge-lxvi": "2409", "su-5a": "2020"}, "B2")
    assert set(table.options("move")) == set(western)
    for other in ("ge-i", "ge-lxvi", "su-5a"):
        table.refused(f"move {other}", "3-0/B2")


@rule("3-0/B3")
def test_b3_lets_western_allies_attack_west_germans() -> None:
    east = {"ge-i": "2018", "su-5a": "2019", "su-8ga": "2106"}
    table = Table({"us-xiii": "2005", "ge-lxvi": "2006", **east}, "B3").offers_only("attack 2006", "end")
    table.do("attack 2006").refused("join ge-i", "3-0/B3").refused("join su-8ga", "3-0/B3")
    table.do("join us-xiii").dice(1).do("roll").until("B6").do("attack 2019").offers("join", "ge-i")


@rule("3-0/B4")
def test_b4_brings_back_east_germans_and_ships_those_of_courland() -> None:
    table = Table("ge-i east-german, ge-lxvi west-german, us-v western, ge-l courland", "B4")
    table.offers_only("evacuate ge-l", "restore ge-i", "end")
    for other in ("ge-lxvi", "us-v"):
        table.refused(f"restore {other}", "3-0/B4")
    table.do("restore ge-i").offers("place", "2413", "2513")


@rule("3-0/B5")
def test_b5_moves_east_germans_and_hungarians_alone() -> None:
    others = {"ge-lxvi": "2006", "us-v": "2003", "su-5a": "2025"}
    table = Table({"ge-i": "2020", "hu-i": "2022", **others}, "B5")
    assert table.game.seat_of(table.g, table.side) == "western"
    table.offers("move", "ge-i", "hu-i")
    for other in others:
        table.refused(f"move {other}", "3-0/B5")


@rule("3-0/B6")
def test_b6_lets_east_germans_attack_soviets_and_their_allies_alone() -> None:
    table = Table("ge-i 0818, yu-1 0718, us-v 0817, ge-lxvi 0717", "B6").offers("attack", "0718")
    table.refused("attack 0817", "3-0/B6").do("attack 0718").refused("join ge-lxvi", "3-0/B6")


@rule("3-0/C")
def test_after_b6_the_turn_marker_moves_and_a1_comes_again() -> None:
    table = Table("ge-i 2018, su-5a 2019, su-8ga soviet", "B6", turn=3).is_at("B6", turn=3).do("end")
    table.is_at("A1", turn=4)
