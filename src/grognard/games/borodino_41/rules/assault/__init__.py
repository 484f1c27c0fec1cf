"""12/assault, 12/after: the close fight for a hex, and what follows it.

`markers` at which hex · the totals: `base` morale, `modifiers`, `ground` · `melee`, the dice · `defeat`, by
margin, with `losses` · `retreat` and `pursuit` by `routes`, then `advance`. Before a fight: `follow` those
who withdrew, `stepback` from an assault given up.
"""
