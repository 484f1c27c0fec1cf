"""9, 10, 12 Theatres of operations: their moves, corps in two modes, and the Stavka.

9.1 `radius`, 9.1.4, 11.2, 11.6 `moves` · 10 `corps`, 10.3 `reinforcing` · 11.7 `modes` · 12 `stavka`, 12.1,
12.2 `reserve` · a Soviet `team`.
"""
