"""6-0 Combat, in the rulebook's order.

One attack from its choice to its end: `combat` · 6-1, 6-2 `odds` · 6-21 to 6-24 `retreat` · 6-3 to 6-7
`attackers` · 6-8 `terrain` · 6-9 `advance` · what the end of the phase settles: `end_of_combat`.
"""
