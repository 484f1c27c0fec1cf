"""8 Combat but for assaults, 9 Ruins, 10 Fortifications, in the order of the segment.

`phase` calls `bombardment`, then `direct`, then the assaults, each with `defensive` fire before it. Who may
fire from afar is in `strikes`, what a fire comes to in `strength`, `terrain`, `crt` and `forecast`, how it
is carried out in `volley`; players of one side are asked by `comrades`. Then `results`: `losses`,
`disruption`, `retreat` and `advance` with `exploitation` by `routes`, and `ruins`.
"""
