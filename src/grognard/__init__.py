"""Grognard: board wargames of the Eastern Front, played by their full rules."""

__version__ = "0.1.0"
