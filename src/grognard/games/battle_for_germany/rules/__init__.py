"""The rules, a module for each chapter, in the rulebook's order.

3-0 Sequence of play: `sequence` · 4-0 Zones of control: `zones` · 5-0 Movement: `movement`,
5-3 `stacking`, 5-4 and 5-5 `theatre`; on entering a hex: `entry`; at the end of the phase: `end_of_movement`
· 6-0 Combat: `combat` (a package) · 7-1 `destroyed`, 7-2 `replacements` · 8-0 `courland` · 9-0 `leaving`
· 10-0 `garrisons` · 11-0 `victory` · 12-21 `first_turn` · 12-22, 13-1, 13-2 `after_berlin`.

2-0 Components and 12-0 to 17-0, the scenarios, are `components`, `scenarios` and `setting` one folder up.
"""
