"""What the end of the Soviet combat phase settles: 5-51 and 5-52, units still over the Yugoslav border."""

from __future__ import annotations

from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.setting import SOVIETS


def settle(g: Position, side: int) -> None:
    """Ends the combat phase of a force. A unit thrown over in this very turn has until the next."""
    if side != SOVIETS:
        return
    for unit in g.units_of(SOVIETS):
        yugoslav = g.unit(unit).nation == "yugoslav"
        if bool(g.box.yugoslavia[g.cell[unit]]) != yugoslav and g.strayed[unit] < g.turn:
            destroy(g, unit, "5-51a" if yugoslav else "5-52a")
