"""8 Combat and 9 Progression in Berlin, in the rulebook's order.

8.1 `targets`, one attack: `combat`, what both have in common: `fight` · 8.2 `losses` · 8.3 `retreat`
· 9 `urban` · annexes 1 and 2: `charts`, `odds`, the chances before the roll: `forecast` · event 8:
`conscripts`.
"""
