"""The rules, a module or a package for each chapter, in the rulebook's order.

1 What all chapters rest on: `ground` · 3 `weather` · 4 `supply`, its phase: `supply_phase`, moves without it:
`homeward` · 9 `theatres`.
"""
