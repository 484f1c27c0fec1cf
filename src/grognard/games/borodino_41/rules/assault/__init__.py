"""12/assault, 12/after: the close fight for a hex, and what follows it."""
