"""After Berlin: 12-22, 13-1 and 13-2, when the Germans leave and the boundary with them."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, WEST
from grognard.games.battle_for_germany.position import GONE, NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.setting import WESTERN_ALLIES


def end_of_player_turn(g: Position) -> None:
    """13-1: the Germans go at the end of the player turn in which Berlin fell."""
    if g.world.terms.germans_leave == "end-of-turn":
        germans_leave(g, "13-1b")


def between_player_turns(g: Position) -> None:
    """12-22: the Germans go in the player turn that follows Berlin's fall."""
    if g.world.terms.germans_leave == "next-turn":
        germans_leave(g, "12-22a")


def germans_leave(g: Position, rule: str) -> None:
    """Takes the Germans off, opens the boundary, and makes the two camps rivals."""
    if g.berlin == NOBODY or g.germans_gone:
        return
    for unit, place in enumerate(g.place):
        if g.unit(unit).camp != GERMAN or place == GONE:
            continue
        if place == ON_MAP and is_ss_to_stay(g, unit):
            g.change(unit, side=WESTERN_ALLIES, camp=WEST)  # 13-2
        else:
            g.remove(unit, GONE)
    g.germans_gone, g.boundary, g.rivals = True, False, True
    for unit in g.units_on_map():
        g.forget_if_home(unit)  # 5-42: the boundary calls nobody back
    g.war = g.world.terms.war_after_berlin
    g.note("germans.leave", rule)


def is_ss_to_stay(g: Position, unit: int) -> bool:
    """13-2: with the option, SS units on the map pass under Western command."""
    return bool(g.world.options.get("ss-fight-on")) and g.unit(unit).branch == "ss"
