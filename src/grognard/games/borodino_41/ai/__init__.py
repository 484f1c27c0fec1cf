"""The scripted player of Borodino ’41: a drive along the highway, and a defence in depth across it."""

from grognard.games.borodino_41.ai.scripted import Scripted

__all__ = ["Scripted"]
