"""The rules, a module or a package for each chapter, in the rulebook's order.

1 What all chapters rest on: `ground`, the end of a phase: `end_of_phase` · 3 `weather` · 4 `supply`, its
phase: `supply_phase`, moves without it: `homeward` · 6 `movement` · 9 `theatres`.
"""
