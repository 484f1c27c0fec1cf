"""5.5, 11.2.3, 13.6.1: Volkssturm from the cup, where it may be placed, and flak that is taken apart."""

from typing import Any

from tests.fortress_berlin.table import Table
from tests.rules import rule

CUP = "vs-1 vs-2 vs-3 vs-4 vs-5 vs-6 cup"
RING = ("4915", "5015", "5016", "5412")
"""Hexes within the perimeter."""


def levy(units: str, *dice: int, **facts: Any) -> Table:
    """The German reinforcement segment, with a die for the Volkssturm and no aircraft."""
    return Table(units, "german-reinforcement", dice=dice, **facts)


@rule("5.5", "11.2.3a", "11.2.3b")
def test_as_many_as_the_die_says_are_drawn_and_placed() -> None:
    table = levy(CUP, 4, 1, 1, 1, 1).asks("volkssturm.place", "german")
    drawn = {line.split()[0] for line in table.options("place")}
    assert len(drawn) == 4
    for unit in sorted(drawn):
        table.do(f"place {unit} 5412" if unit != max(drawn) else f"place {unit} 5413")
    assert sorted(table.where(unit) for unit in drawn) == ["5412", "5412", "5412", "5413"]
    table.marked(", ".join(f"{unit} manoeuvre" for unit in drawn))
    assert not table.options("place")


@rule("11.2.3a", "3.6a")
def test_the_enemy_does_not_see_what_is_drawn() -> None:
    table = levy(CUP, 2, 1, 1)
    drawn = sorted({line.split()[0] for line in table.options("place")})
    assert all(table.sees("german", unit) and not table.sees("soviet", unit) for unit in drawn)
    assert not any(table.sees("german", unit) for unit in CUP.split()[:6] if unit not in drawn)
    table.do(f"place {drawn[0]} 5412", f"place {drawn[1]} 5412")
    assert [table.sees("soviet", unit) for unit in drawn] == [False, True]


@rule("5.5", "11.2.3b")
def test_a_six_sends_one_home_for_no_points() -> None:
    table = levy(f"{CUP}, vs-7 vs-8 5412, vs-engineers-1 5413, ge-1 5414", 6)
    table.asks("volkssturm.lose").offers("desert", "vs-7", "vs-8", "vs-engineers-1")
    table.refused("desert ge-1", "5.5").do("desert vs-8").finds("vs-8 removed, vs-7 5412")
    assert table.score == (0, 0)
    levy(f"{CUP}, ge-1 5414", 6).is_at("movement", "german")


@rule("5.5", "17.1")
def test_who_is_in_the_u_bahn_may_be_sent_home_too() -> None:
    table = levy(f"{CUP}, vs-7 underground, ge-1 5414", 6, options="u-bahn")
    table.g.station[table.unit("vs-7")] = table.cell("5412")
    table.offers("desert", "vs-7").do("desert vs-7").finds("vs-7 removed")


@rule("11.2.3/note")
def test_who_is_gone_is_not_drawn_again() -> None:
    table = levy("vs-1 vs-2 cup, vs-3 eliminated, vs-4 removed", 5)
    assert {line.split()[0] for line in table.options("place")} == {"vs-1", "vs-2"}


@rule("5.5")
def test_only_within_the_perimeter_and_out_of_soviet_zones() -> None:
    table = levy(f"{CUP}, su-1 5410", 1)
    (unit,) = {line.split()[0] for line in table.options("place")}
    table.can(*(f"place {unit} {cell}" for cell in RING))
    table.refused(f"place {unit} 2525", "5.5").refused(f"place {unit} 5410", "5.5")
    assert table.why(f"place {unit} 5411") == ("5.5", "why.soviet-zone")
    assert table.why(f"place {unit} 2525") == ("5.5", "why.outside-perimeter")


@rule("5.5")
def test_not_behind_soviet_lines() -> None:
    moat = ", ".join(f"5412 {near} river" for near in ("5411", "5511", "5512", "5312", "5311"))
    free = levy(f"{CUP}, su-1 5416 s", 1, sides=moat)
    (unit,) = {line.split()[0] for line in free.options("place")}
    free.can(f"place {unit} 5412")
    cut_off = levy(f"{CUP}, su-1 5413 s", 1, sides=moat)
    assert cut_off.why(f"place {unit} 5412") == ("5.5", "why.behind-lines")
    bridged = levy(f"{CUP}, su-1 5413 s", 1, sides=f"{moat}, 5412 5411 bridge")
    bridged.can(f"place {unit} 5412")


@rule("5.5")
def test_soviets_beside_the_reichstag_cut_nobody_off_who_can_walk_to_it() -> None:
    table = levy(f"{CUP}, su-1 5014", 1)
    (unit,) = {line.split()[0] for line in table.options("place")}
    table.can(f"place {unit} 5412").refused(f"place {unit} 5015", "5.5")


@rule("5.5", "3.1.2", "9.0.2a", "3.3.3a")
def test_full_hexes_and_closed_ground_take_nobody() -> None:
    table = levy(f"{CUP}, ge-1 ge-2 ge-3 5412", 1, terrain="5413 lake, 5414 built-up", ruins="5414")
    (unit,) = {line.split()[0] for line in table.options("place")}
    table.refused(f"place {unit} 5412", "3.1.2").refused(f"place {unit} 5413", "5.5")
    assert table.why(f"place {unit} 5413") == ("5.5", "why.closed-ground")
    assert table.why(f"place {unit} 5414") == ("9.0.2a", "why.march-ruins")


@rule("14.0/vs-rolls", "14.0")
def test_the_die_is_thrown_on_turns_two_to_nine() -> None:
    thrown = [turn for turn in range(1, 16) if levy(CUP, 1, 1, 1, turn=turn).events("volkssturm.die")]
    assert thrown == list(range(2, 10))


@rule("13.6.1")
def test_a_flak_battery_makes_a_battalion_at_the_air_ministry() -> None:
    table = levy(f"{CUP}, gatow-flak 1023, ge-at 5412", 1, 1, 1, turn=3)
    table.do(next(line for line in table.options() if line.startswith("place") and line.endswith("5412")))
    table.asks("flak.decide").offers("dismantle", "gatow-flak").refused("dismantle ge-at", "13.6.1")
    table.do("dismantle gatow-flak").finds("gatow-flak removed").asks("flak.place")
    (unit,) = {line.split()[0] for line in table.options("place")}
    assert {"5117", "5118", "5017"} <= {line.split()[1] for line in table.options("place")}
    table.refused(f"place {unit} 5412", "13.6.1").do(f"place {unit} 5118").finds(f"{unit} 5118 manoeuvre")
    assert table.score == (0, 0)


@rule("13.6.1")
def test_one_battery_a_turn_from_turn_two() -> None:
    units = f"{CUP}, gatow-flak tegel-flak-1 1023"
    levy(units, 1, 1, turn=1).is_at("movement", "german")
    table = levy(units, 6, 1, 1, turn=10).asks("flak.decide").do("dismantle gatow-flak")
    table.do(table.options()[0]).is_at("movement")
    levy(units, 1, 1, turn=10).do("keep").finds("gatow-flak tegel-flak-1 1023").is_at("movement")


@rule("13.6.1")
def test_no_battery_goes_without_a_battalion_or_a_hex_for_it() -> None:
    levy("gatow-flak 1023, ge-1 2525", 1, 1, turn=10).is_at("movement", "german")
    table = levy(f"{CUP}, gatow-flak 1023, su-1 5117, su-2 5118", 1, 1, turn=10)
    table.do("dismantle gatow-flak")
    (unit,) = {line.split()[0] for line in table.options("place")}
    table.refused(f"place {unit} 5117", "13.6.1").can(f"place {unit} 5017")


@rule("13.6.1", "6.0a")
def test_a_disrupted_battery_leaves_its_marker_behind() -> None:
    table = levy(f"{CUP}, gatow-flak 1023 red, ge-1 5412", 6, 1, 1, turn=10)
    table.until_asked("flak.decide").do("dismantle gatow-flak").finds("gatow-flak removed")
    table.unmarked("gatow-flak disrupted")


@rule("5.5", "12.0.1/reichstag-early", "16.1b")
def test_volkssturm_placed_in_the_reichstag_takes_it_back() -> None:
    """With the tower on it its fall ends nothing, and who stands there holds it from the next turn on."""
    facts: dict[str, Any] = {"options": "reichstag-flak-tower", "taken": "5015", "held": "5015 soviet"}
    table = levy("vs-1 cup, ge-1 5412, su-1 2530", 1, 1, 1, **facts).do("place vs-1 5015")
    assert table.g.holds(0, table.cell("5015"))
