"""The rulebook's examples of theatres and the Stavka, on the game's own map."""

from collections import Counter
from typing import Any

from grognard.games.victory_roads.position import STAVKA
from grognard.games.victory_roads.rules.theatres.radius import is_remote
from tests.rules import rule
from tests.victory_roads.table import real_game
from tests.victory_roads.theatres import Table

N, CN, CS, S = range(4)


@rule("example/reinforcing-corps", "9.2.2", "10.3.2a", "10.3.2b")
def test_example_21_corps_near_a_theatre_in_movement_mode_are_not_reinforced() -> None:
    table = Table(
        "su-grc-22 su-grc-2 5225 reduced, su-rc-1 su-rc-92 5326 reduced",
        "reinforce",
        game=real_game(),
        theatres="N 5021 movement, CN 5426 offensive",
        supports="su-aviation-1 su-aviation-2 box-cn",
        priority=CN,
    )
    table.refused("reinforce su-grc-22", "9.2.2").refused("reinforce su-grc-2", "9.2.2")
    table.do("reinforce su-rc-1", "reinforce su-rc-92", "spend su-aviation-1")
    table.finds("su-rc-1 su-rc-92 5326 full, su-grc-22 su-grc-2 5225 reduced, su-aviation-2 box-cn")


@rule("example/supports-3", "11.2.1a", "11.2.1c")
def test_example_24_two_theatres_far_from_the_front_in_mud() -> None:
    four = "N 6621 offensive, CN 5426 offensive, CS 5141 offensive, S 5249 movement"
    axis = "de-id-256 5328, de-hq-16 4737, de-id-252 5256 cut"
    table = Table(axis, "remote", game=real_game(), theatres=four, weather="mud", overcast=True, turn=12)
    assert [is_remote(table.g, theatre) for theatre in range(4)] == [True, False, False, True]
    table.offers("drive", "S").refused("drive N", "9.1.3").do("drive S")
    table.can("go 5248", "go 5148", "go 5045", "go 5750").refused("go 5146", "11.2.1c")


@rule("example/stavka", "12.1.1/table", "12.1.1d", "12.2.2", "12.3.2", "12.1.1a")
def test_example_26_reinforcements_and_a_move() -> None:
    infantry = [1, 92, 60, 83, 128, 20, 35, 40, 41, 42]
    armour = "su-tc-1 su-tc-19 su-gmc-3 su-mc-1 su-gtc-3"
    box = f"{' '.join(f'su-rc-{number}' for number in infantry)} {armour} su-cc-15 stavka"
    facts: dict[str, Any] = {
        "theatres": "N 6115 movement, CN 6621 offensive, CS 5141 offensive, S 5151 offensive",
        "priority": CS,
        "secondary": N,
    }
    hqs = "su-hq-1u 5141, su-hq-3w 6621, su-hq-2u 5151"
    table = Table(f"{box}, {hqs}", "stavka", game=real_game(), dice=(5, 6, 3), turn=3, **facts)

    def held() -> Counter[tuple[bool, bool]]:
        units = (table.g.unit(unit) for unit in table.g.in_place(STAVKA))
        return Counter((unit.is_armoured, unit.is_armoured and unit.attack >= 9) for unit in units)

    assert held() == {(False, False): 10, (True, False): 1, (True, True): 5}
    table.refused("reserve CN", "12.1.1a").do("reserve CS", "roll").logs("stavka.units", die=5, count=4)
    for unit in ("su-tc-1", "su-tc-19"):
        table.do(f"call {unit}", "deploy 5142")
    assert held() == {(False, False): 10, (True, False): 1, (True, True): 3}
    table.do("reserve CN", "roll").logs("stavka.units", die=6, count=3).do("call su-gtc-3", "deploy 6622")
    table.refused("call su-cc-15", "12.2.2").do("call su-rc-1", "deploy 6622")
    assert held() == {(False, False): 9, (True, False): 1, (True, True): 2}
    table.do("forgo S", "shift N", "roll").logs("stavka.hexes", die=3, count=1)
    start = table.g.theatre[N]
    table.do(f"go {table.options('go')[0]}")
    assert table.g.geo.board.distance(start, table.g.theatre[N]) == 1
