"""The rules, a module for each chapter, in the rulebook's order.

1 Sequence of play: `sequence` · 2.1 `reinforcements`, 2.2 `americans`, 2.3 `hitler`, 2.4 `events`
· 3.1 `supply`, 3.2 `replacement` · 4 Operations: `activation`, 4.1 `designation`, what the designated do:
`operations`, what a counter owes:
`duties` · 5 `end_of_turn` · 7 Movement: `march`, ways and costs: `ways`, on entering a zone: `entry`
· 8 and 9 Combat and progression in Berlin: `combat` (a package) · 5.2, 10 `victory`.

11 Set-up is `setting` one folder up; annexes 1 and 2 are `combat.charts` and `combat.odds`.
"""
