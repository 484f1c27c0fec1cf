"""The printed combats from the first step to the last, on the game's own map, with the printed numbers.

The pictures are lost: which units stand beside those that the text names is ours, chosen by their sums.
"""

from typing import Any

import pytest

from grognard.games.victory_roads.units import ROMANIANS
from tests.rules import rule
from tests.victory_roads.table import Table, real_game

ROMANIAN_ATTACK = (
    "de-pz-14 de-id-246 6060, ro-mtn-4 6060, de-id-14 ro-id-9 ro-id-2 6061, ro-id-15 6162, "
    "su-rc-14 su-grc-14 6161 reduced, su-hq-2u 6460"
)
FIRST = (
    "de-pz-20 de-pzgr-fhh 4926, de-id-246 de-sec-211 5025, de-id-14 5027, su-rc-14 su-rc-65 5026 reduced, "
    "su-hq-1b 5326"
)
FIRST_ATTACKERS = "de-pz-20 de-pzgr-fhh de-id-246 de-sec-211 de-id-14"
SECOND = (
    "su-grc-36 su-rc-65 5526, su-grc-14 su-rc-14 5527, su-gtc-8 su-gmc-8 5326, "
    "de-sec-211 de-pz-20 5426 reduced, de-kg-inf-1 5426, de-kg-543-1 kg-pool"
)
SECOND_ATTACKERS = "su-grc-36 su-rc-65 su-grc-14 su-rc-14 su-gtc-8 su-gmc-8"


def table(units: str, phase: str, **facts: Any) -> Table:
    """A position on the map of the game."""
    return Table(units, phase, game=real_game(), **facts)


def attack(position: Table, cell: str, units: str) -> Table:
    """Names the hex and the attackers, and fights."""
    return position.do(f"attack {cell}", *(f"join {unit}" for unit in units.split()), "fight")


@rule("example/romanian-attack", "7.11.3b", "7.11.2", "7.10.6")
def test_x16_an_attack_that_is_romanias_own() -> None:
    germans, romanians = "de-pz-14 de-id-246 de-id-14", "ro-mtn-4 ro-id-9 ro-id-2 ro-id-15"
    position = table(ROMANIAN_ATTACK, "axis-combat")
    g = position.g
    for names, steps in ((germans, 6), (romanians, 8)):
        assert sum(g.steps[position.unit(name)] for name in names.split()) == steps
    attack(position, "6161", f"{germans} {romanians}").has(autonomous=(ROMANIANS,))
    position.dice(3, 4).do("roll").logs("combat.rolled", attack=23, defence=11, odds="2/1", result="1/1")
    position.logs("combat.rolled", a="E", d="S").offers("lose", *germans.split())
    position.refused("lose ro-id-9", "7.11.2").do("lose de-id-246")
    position.decides("soviet").offers("lose", "su-rc-14", "su-grc-14").do("lose su-rc-14")
    position.asks("ask.setback", "soviet").do("fall-back").offers("retreat", "su-grc-14 6260")
    position.refused("retreat su-grc-14 6160", "7.10.6").refused("retreat su-grc-14 6261", "7.10.6")
    position.do("retreat su-grc-14 6260").finds("su-rc-14 corps-pool, su-grc-14 6260 reduced")
    position.asks("ask.advance", "axis").do("advance ro-id-9 6161", "decline").asks("ask.mark", "axis")
    position.do("mark de-pz-14")
    assert sum(g.exploits) == 1
    position.finds("de-id-246 6060 reduced, ro-id-9 6161")


@rule("example/combat-1", "7.8.1b", "7.9.3", "15.2.2a")
def test_x18_the_germans_attack_5026() -> None:
    position = attack(table(FIRST, "axis-combat", mood=3), "5026", FIRST_ATTACKERS)
    position.marked("su-rc-14 cut, su-rc-65 cut")
    position.do("elite de-pz-20", "armour").has(mood=4).dice(4, 6).do("roll")
    position.logs("combat.rolled", attack=22, defence=10, odds="2/1", result="1/2", d="DR2")
    position.asks("ask.pick", "axis").offers("pick", "E", "E2").do("pick E2")
    position.logs("combat.results", a="E", d="DR")
    position.asks("ask.first-loss", "soviet").offers("lose", "de-pz-20", "de-pzgr-fhh")
    position.do("lose de-pzgr-fhh").finds("su-rc-14 su-rc-65 corps-pool, de-pzgr-fhh 4926 reduced")
    position.asks("ask.advance", "axis").do("advance de-id-14 5026", "decline")
    position.asks("ask.mark", "axis").do("mark de-pz-20", "mark de-pzgr-fhh")
    position.finds("de-id-14 5026").marked("de-pz-20 exploits, de-pzgr-fhh exploits")


def minsk(**facts: Any) -> Table:
    """The second combat up to the end of its sixth step."""
    position = table(SECOND, "soviet-combat", ordered="5426", theatres="CN 5726 offensive", **facts)
    attack(position, "5426", SECOND_ATTACKERS).marked("de-pz-20 cut, de-sec-211 cut, de-kg-inf-1 cut")
    position.dice(1, 2, 3, 3, 1).do("hourra", "roll")  # an elite bonus would change nothing under siege
    position.logs("combat.rolled", attack=59, defence=8, odds="6/1", result="1/1", a="D1", d="DR2")
    position.logs("combat.results", a="D1 + E", d="Eng")
    position.do("lose su-grc-36", "lose de-sec-211").marked("su-grc-36 reduced")  # attrition
    position.do("lose de-kg-inf-1").finds("de-sec-211 eliminated, de-kg-inf-1 removed")  # D1
    position.decides("soviet").do("lose su-rc-65").logs("combat.engaged", result="1/2")  # Hourra
    position.do("lose su-rc-65").finds("su-rc-65 corps-pool").asks("ask.kampfgruppe", "axis")  # Eng
    position.do("form").finds("de-pz-20 eliminated, de-kg-543-1 5426 reduced")
    return position.asks("ask.mark", "soviet").do("mark su-gtc-8", "mark su-gmc-8")


@rule("example/combat-2", "7.15.1", "7.9.6", "6.7.5c")
def test_x19_the_soviets_attack_minsk() -> None:
    position = minsk().marked("su-gtc-8 exploits, su-gmc-8 exploits")
    assert sum(position.g.exploits) == 2
    position.finds("su-grc-36 5526 reduced, su-grc-14 su-rc-14 5527 full, de-kg-543-1 5426 reduced")


@rule("example/combat-2", "7.7.9", "7.8.4")
def test_x19_out_of_reach_of_a_theatre_it_would_have_cost_more() -> None:
    """Corps of infantry turn standard before losses, and one of armour takes another."""
    position = table(SECOND, "soviet-combat", ordered="5426")
    attack(position, "5426", SECOND_ATTACKERS).dice(1, 2).do("roll")
    assert len(position.events("corps.standard")) == 4
    position.asks("ask.lose", "soviet").offers("lose", "su-gtc-8", "su-gmc-8")
    position.refused("lose su-grc-36", "7.8.4")


@rule("example/exploitation", "8.3.2a", "8.3.2b")
@pytest.mark.parametrize("roll", range(2, 13))
def test_x20_minsk_falls_to_one_corps_with_any_throw(roll: int) -> None:
    """12 to 2: twice for the city, half for want of supply. The other corps secures the junction."""
    position = minsk().until("soviet-exploitation").do("move su-gmc-8", "go 5125", "end")
    position.do("attack 5426").offers("join", "su-gtc-8").refused("join su-grc-14", "8.3.1")
    position.dice(roll - roll // 2, roll // 2).do("join su-gtc-8", "fight")
    position.logs("combat.rolled", attack=12, defence=2, odds="6/1").logs_no("combat.engaged")
    position.do("advance su-gtc-8 5426").finds("su-gtc-8 5426, su-gmc-8 5125, de-kg-543-1 removed")
    assert position.holder("5426") == "soviet"
    assert not any(position.g.exploits)
