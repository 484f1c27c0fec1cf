"""9, 10, 12 Theatres of operations: their radius, their moves, corps in two modes, and the Stavka."""
