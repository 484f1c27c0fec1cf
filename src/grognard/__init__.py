"""Grognard: board wargames of 1941–45, played by their full rules."""

__version__ = "0.1.0"
