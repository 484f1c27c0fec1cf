"""Computer players: what one is, the random one, and the registry where all are found by name."""

from grognard.agents.base import Agent
from grognard.agents.random_agent import RandomAgent
from grognard.agents.registry import UnknownAgent, check, make, names

__all__ = ["Agent", "RandomAgent", "UnknownAgent", "check", "make", "names"]
