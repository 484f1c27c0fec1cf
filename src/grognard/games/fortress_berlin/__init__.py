"""Fortress Berlin: the Soviet assault on Berlin, April and May 1945."""
