"""Aircraft: where the shifts of a section do most, in one strike or in two."""

from __future__ import annotations

from grognard.games.borodino_41.ai.fires import Options, bars, best, of_verb, quietly, worth_hitting
from grognard.games.borodino_41.ai.odds import DIE, lost, tested
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.charts import REGULAR
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.air import Strikes, struck_at
from grognard.games.borodino_41.rules.assault.markers import aim_of
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.combat.shots import shots_at
from grognard.games.borodino_41.rules.combat.volley import AIR, Volley
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.actions import Action


def strike(w: Weights, g: Position, options: Options) -> Action:
    """The strike that does most together with the best one that is left to the shifts after it.

    Columns rise slowly and every counter in the hex is hit (14/proc/each-unit), so that shifts in a heap
    mostly do more than shared out.
    """
    strikes = of_verb(options, "strike")
    if not strikes:
        return quietly(options)
    most = max(action[2] for action in strikes)
    does = {cell: effects(w, g, cell, most) for cell in sorted({action[1] for action in strikes})}

    def worth(action: Action) -> float:
        _, cell, shifts = action
        others = (row[most - shifts] for other, row in does.items() if other != cell)
        return does[cell][shifts] + max(others, default=0.0)

    found = max(
        strikes, key=lambda action: (worth(action), does[action[1]][action[2]], -action[1], -action[2])
    )
    return found if does[found[1]][found[2]] >= w.combat.strike_least else quietly(options)


def divert(w: Weights, g: Position, options: Options) -> Action:
    """Another target for aircraft that found a dummy."""
    frame = g.stack[-1]
    assert isinstance(frame, Strikes)
    return best(options, "divert", lambda action: effects(w, g, action[1], frame.shifts)[-1])


def effects(w: Weights, g: Position, cell: int, most: int) -> list[float]:
    """What a strike is expected to do with no shift, with one and so on.

    That is the points that it takes, and of units that it shakes the part of their worth that counts.
    """
    camp, charts = g.player, g.world.charts
    targets = struck_at(g, camp, cell)
    fire = Volley(camp, REGULAR, cell, (), targets, AIR)
    found = [0.0] * (most + 1)
    for unit in targets:
        (shot,) = shots_at(g, fire, unit)
        against = [shift.value for shift in shot.shifts]
        fails = (DIE - g.printed[unit].morale) / DIE
        shaken = fails * w.combat.strike_shaken * worth_hitting(g, unit)
        for shifts in range(1, most + 1):
            column = final_column(0, (shifts, *against))
            taken = min(g.strength[unit], lost(charts, REGULAR, column))
            found[shifts] += taken + tested(charts, REGULAR, column) * shaken
    part = 1.0
    if any(aim_of(g, unit) == cell for unit in g.units_of(camp) if g.assault[unit]):
        part *= w.combat.strike_aimed
    if camp == GERMAN and bars(g, cell):
        part *= w.combat.strike_bars
    return [part * effect for effect in found]
