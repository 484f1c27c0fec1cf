"""The rules, a module or a package for each chapter.

- 1, 13 What all chapters rest on: `ground`; the end of a phase: `end_of_phase`; fortifications in combat:
  `combat.terrain`
- 2 `sequence` · 3 `weather`
- 4 `supply`, its phase: `supply_phase`, moves without it: `homeward`, unauthorised withdrawal: `withdrawal`
- 5, 11 `supports`, moves and modes of theatres: `theatres.moves`, `theatres.modes`
- 6 `movement`, orders to hold: `haltebefehl` · 7 `combat` · 8 `exploitation`
- 9, 10, 12 `theatres` · 14, 15, 16, 19 `reich` · 17, 18 `arrivals`
- the ends of the scenarios: `victory`
"""
