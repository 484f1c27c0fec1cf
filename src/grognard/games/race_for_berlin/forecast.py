"""The chances of what an action leads to: an attack or a roll of urban progression."""

from __future__ import annotations

from grognard.games.race_for_berlin.activation import Impulse
from grognard.games.race_for_berlin.combat import Attack, can_join
from grognard.games.race_for_berlin.odds import combat_forecast, urban_forecast
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.urban import Storm, stormers
from grognard.kernel.actions import Action
from grognard.kernel.game import Forecast


def forecast_after(g: Position, action: Action) -> Forecast | None:
    """The forecast of the roll that an action leads to; None when it leads to none.

    Before anyone has joined an attack, it is that of all units that could.
    """
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Impulse) and frame.at == "fight":
        if action[0] == "attack":
            everyone = can_join(g, Attack(frame.camp, frame.nation, action[1]))
            return combat_forecast(g, action[1], everyone) if everyone else None
        if action[0] == "storm":
            rolling = stormers(g, frame.camp, frame.nation, action[1])
            return urban_forecast(g, action[1], rolling, extra=False) if rolling else None
    if isinstance(frame, Attack) and frame.at == "gather" and action[0] in ("join", "roll"):
        attackers = (*frame.attackers, *action[1:])
        return combat_forecast(g, frame.target, attackers) if attackers else None
    if isinstance(frame, Storm) and frame.at == "gather" and action[0] in ("join", "spend", "roll"):
        attackers = (*frame.attackers, *(action[1:] if action[0] == "join" else ()))
        return urban_forecast(g, frame.zone, attackers, frame.extra or action[0] == "spend")
    return None
