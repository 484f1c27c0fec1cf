"""The player that picks any option, all with the same chance: the measure of every other."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.kernel.actions import Action
from grognard.kernel.perspective import Perspective


class RandomAgent:
    """Looks at nothing but the list of options, and is therefore fast."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed).random

    def choose(self, table: Perspective[Any]) -> Action:
        """Any option; scaling one random number is several times faster than `Random.choice`."""
        options = table.decision.options
        return options[int(self._chance() * len(options))]
