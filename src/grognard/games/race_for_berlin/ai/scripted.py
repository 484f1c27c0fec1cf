"""The scripted player: for each question the part of the plan that answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.race_for_berlin.ai import battle, logistics, orders, tokens
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.position import Position
from grognard.kernel.actions import Action
from grognard.kernel.script import Script
from grognard.kernel.state import Decision

Answer = Callable[[Weights, Position, Sequence[Action]], Action]
ANSWERS: Mapping[str, Answer] = {
    "ask.place": orders.nearest_to_berlin,
    "ask.flee": orders.nearest_to_berlin,
    "ask.replacement": logistics.replacement,
    "ask.luftwaffe": tokens.cut,
    "ask.name": tokens.name,
    "ask.activate": orders.activate,
    "ask.march": orders.next_mover,
    "ask.reserves": orders.next_mover,
    "ask.go": orders.go,
    "ask.fight": battle.fight,
    "ask.gather": battle.gather,
    "ask.storm": battle.storm,
    "ask.conscripts": tokens.collapse,
    "ask.heinrici": tokens.heinrici,
    "ask.loss": battle.lose,
    "ask.retreat": battle.retreat,
    "ask.advance": battle.advance,
    "ask.shift": orders.shift,
    "ask.token": tokens.token,
}


class Scripted(Script[Position, Weights]):
    """A competent opponent: spearheads by road, an iron ring, and no gift to the rival."""

    WEIGHTS = Weights

    def answer(self, g: Position, decision: Decision) -> Action:
        return ANSWERS[decision.prompt](self._weights, g, decision.options)
