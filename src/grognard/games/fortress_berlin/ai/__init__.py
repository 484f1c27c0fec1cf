"""The scripted player of Fortress Berlin: guns first, then block by block; or a defence in depth."""

from grognard.games.fortress_berlin.ai.scripted import Scripted

__all__ = ["Scripted"]
