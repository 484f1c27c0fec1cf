# What the maps and boards of all games say in English.

## The legend

legend = Legend
legend-fort = Fortified
legend-badge = City value
legend-badge-square = Garrison needed
legend-port = Port

## What is found in a hex

place = { $kind }: { $name }
# With the name of our days.
place-renamed = { $kind }: { $name } (today { $today })
# What a hex shares with others, and towards which: "River Lahn: N, NE".
leads = { $what }: { $where }

## The six directions

direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW
