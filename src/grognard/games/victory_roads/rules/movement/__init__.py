"""6 Movement.

The phase: `phase` · 6.1 `march`, what bars it: `bars`, what happens on the way: `passing` · 6.2 `strategic`
· 6.4 `rail` · 6.5 `naval` · who is picked for these: `picking`.
"""
