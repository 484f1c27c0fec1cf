"""What the scripted players of all games share: a seed, weights, and thought only where there is a choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Generic, Self, TypeVar

from grognard.kernel.actions import Action
from grognard.kernel.components.weights import AllWeights, Changes
from grognard.kernel.game import S
from grognard.kernel.perspective import Perspective
from grognard.kernel.state import Decision

W = TypeVar("W", bound=AllWeights)


class Script(ABC, Generic[S, W]):
    """A player by rules of thumb, made anew for each game."""

    name = "scripted"
    WEIGHTS: type[W]

    def __init__(self, seed: int | str = 0, weights: W | None = None) -> None:
        self._rng = Random(seed)
        self._weights: W = weights or self.WEIGHTS.standard()

    @classmethod
    def tuned(cls, seed: int, changes: Changes) -> Self:
        """The same player with some weights changed; raises DataError."""
        return cls(seed, cls.WEIGHTS.changed(changes))

    def choose(self, table: Perspective[S]) -> Action:
        """The action for the decision at hand."""
        decision = table.decision
        if len(decision.options) == 1:
            return decision.options[0]
        return self.answer(table.sample(self._rng), decision)

    @abstractmethod
    def answer(self, g: S, decision: Decision) -> Action:
        """The action for a decision with several options, in an imagined state."""
