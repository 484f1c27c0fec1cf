"""The rules, a module or a package for each chapter, in the rulebook's order.

- 3.1 `stacking` · 3.1.5, 3.6 `fog`, what deeds give away: `secrets` · 3.2 `zoc` · 3.3 `modes` · 3.4
  `facing`
- 3.5 `command`, support in assaults: `assault.support`
- 4 `sequence` · 5, 13.7, 16 `arrivals` (a package); their march onto the map: `movement.entry` · 6
  `recovery`
- 7 `movement` · 8, 9, 10 `combat` and 8.4, 8.5 `assault` (packages); 9 Ruins: `combat.ruins`, 10
  Fortifications: `combat.terrain` and `combat.strength`
- 11.1 `hitler` · 11.2 `militia`, Volkssturm: `arrivals.volkssturm` · 11.3, 11.4 artillery off the map and
  aircraft: `combat.strikes`, `arrivals.air`
- 12 `victory` · 13 `setup`, a ready-made one: `defence`
- 17.1 `movement.u_bahn` · 17.2, 17.3 `players`, `roles`, `combat.comrades` · 17.4 `leaders`
- 17.5 Coordination: `combat.strength`
"""
