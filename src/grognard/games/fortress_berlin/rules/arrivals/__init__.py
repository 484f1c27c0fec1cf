"""4.1.1 What comes in the reinforcement segment, and what goes.

5 The segment: `reinforcements` · 5.1, 5.2 `withdrawals` · 5.5 `volkssturm` · 5.6 `air` · 13.7 `naval` · 16
`variants`.
"""
