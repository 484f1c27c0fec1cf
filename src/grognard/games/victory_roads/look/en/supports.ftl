# 5, 11.1, 11.3 to 11.5: supports

## What happens to chits

supports-spent = { $unit } is spent.
supports-parted = { $unit } goes back to the pool with the loss of its unit.
supports-lost = All supports of the box go back to the pool: { $count }.

## Why not

why-not-in-box = { $unit } is not in this box.
why-event-only = { $unit } can only be played as an event.
why-not-on-map = { $unit } is not on the map.
why-no-fire = { $unit } does not help an attack.
why-used-already = { $unit } already helps this attack.
why-out-of-range = { $unit } is out of range: { $range }.
why-outside-theatre = The hex lies outside the radius of { $theatre }, from which { $unit } comes.
why-same-support = A support of the same name already helps this attack.
