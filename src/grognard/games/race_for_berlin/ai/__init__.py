"""The scripted player of Race for Berlin: spearheads, urban fighting, and Germans who hurt the rival."""

from grognard.games.race_for_berlin.ai.scripted import Scripted

__all__ = ["Scripted"]
