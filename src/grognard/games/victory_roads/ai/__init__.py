"""The scripted player of Victory Roads: a plan for each phase, carried out decision by decision."""

from grognard.games.victory_roads.ai.scripted import Scripted

__all__ = ["Scripted"]
