"""The games on offer with their boards and counters, the maps without rules, and where drawings are kept."""
