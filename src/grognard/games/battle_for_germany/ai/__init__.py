"""The scripted player of Battle for Germany: a plan for each phase, carried out decision by decision."""

from grognard.games.battle_for_germany.ai.scripted import Scripted

__all__ = ["Scripted"]
