"""7 Combat, from the choice of attackers to the exploitation markers.

7.1 to 7.3 The phase and one combat: `attack`, who may attack whom: `targets`, what is known of it: `fight`
· 7.5 `odds` · 7.6 `declaring` · 7.7 `charts`, the chances before the roll: `forecast` · 7.8 `losses` · 7.9
`results` · 7.10 `retreat` · 7.11, 7.12 `allies` · 7.13 `advance` · 7.14 `marks` · 7.15 `kampfgruppen` ·
1.8.1, 13 `terrain`.
"""
