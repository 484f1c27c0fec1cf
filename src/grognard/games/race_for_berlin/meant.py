"""What a click most likely means in the step at hand, so that a player can be told why it is not allowed."""

from __future__ import annotations

from grognard.games.race_for_berlin.activation import Impulse
from grognard.games.race_for_berlin.americans import Advance
from grognard.games.race_for_berlin.combat import Attack
from grognard.games.race_for_berlin.end_of_turn import Shifts
from grognard.games.race_for_berlin.losses import Losses
from grognard.games.race_for_berlin.march import March
from grognard.games.race_for_berlin.position import ARRIVED, Position
from grognard.games.race_for_berlin.reinforcements import Arrivals
from grognard.games.race_for_berlin.replacement import Replacement
from grognard.games.race_for_berlin.urban import Storm
from grognard.kernel.actions import Action

_IN_IMPULSE = {"activate": "march", "march": "move", "reserves": "move"}
"""What a click on a unit means in the steps of an impulse."""
_IN_ATTACK = {"gather": "join", "advance": "advance"}


def meant(g: Position, unit: int | None, cell: int) -> Action | None:
    """The action that a click on a zone, or on a unit in it, most likely means; None for no guess."""
    frame = g.stack[-1] if g.stack else None
    match frame:
        case March():
            return ("go", cell)
        case Impulse(at="luftwaffe"):
            return ("cut", cell)
        case Impulse(at="fight"):
            return ("storm" if g.box.is_berlin[cell] else "attack", cell)
        case Impulse():
            return _on_unit(_IN_IMPULSE.get(frame.at), unit)
        case Attack(at="retreat", retreating=(only,)):
            return ("retreat", only, cell)
        case Attack():
            return _on_unit(_IN_ATTACK.get(frame.at), unit)
        case Storm():
            return _on_unit("join", unit)
        case Losses():
            return _on_unit("lose", unit)
        case Shifts():
            return _on_unit("move", unit)
        case Replacement():
            return _on_unit("refit", unit)
        case Advance(fleeing=(first, *_)):
            return ("flee", first, cell)
        case Arrivals():
            return ("place", g.place.index(ARRIVED), cell)
    return None


def _on_unit(verb: str | None, unit: int | None) -> Action | None:
    return (verb, unit) if verb and unit is not None else None
