"""Counters: stacks of them, and unit symbols."""
