"""The rules, a module or a package for each chapter, in the rulebook's order.

- 4 Sequence of play: `sequence`, one impulse: `impulse`, recovery: `recovery` · 5 `weather`
- 6 `initiative`, the hexes that a bid may count: `prospects`
- 7 `movement` (a package; 16 Reinforcements come by it: `movement.entry`) · 8 `stacking`
- 9 `terrain`, what the ground gives in an assault: `assault.ground` · 10 `zoc`
- 11 `observation`, inverted counters and dummies: `hidden`, what a fire tells of them: `combat.telling`
- 12 `combat` and `assault` (packages); the ladder a to i of a hex: `combat.ladder`
- 13 `supply` · 14 `air`, Stukas in a fire: `combat.stukas`
- 15 `works`, bridges and pontoons: `bridges`
- 16 `replacements` · 17 `command`
- 18 Special units: beside the rules that they change
- 19 `setup`, `victory`; the scenarios are `scenarios` one folder up

2, the corrections to components, is in the data.
"""
