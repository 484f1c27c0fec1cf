# 3.1 to 3.5, 5.2 to 5.4, 7, 17.1: stacking, modes, facing, command, movement, entry, exit and the U-Bahn

march-phase = Movement: { $due ->
    [0] { $count ->
        [0] all have moved. End the movement.
        [one] click the last unit that can still move, or end the movement.
       *[other] click a unit to move it ({ $count } can still move), or end the movement.
    }
   *[other] { $count ->
        [0] take a unit beside the map, then click the hex where it comes in ({ $due } to come).
       *[other] click a unit to move it ({ $count } can still move), or bring one in from beside the map ({ $due } to come).
    }
}
march-ask = { $units }: { $halves } movement { $halves ->
    [1] point
   *[other] points
} left. Click a hex to go there, or choose below.
march-below = { $units }, in the U-Bahn: { $halves } movement { $halves ->
    [1] point
   *[other] points
} left. { $count ->
    [0] Come up or halt.
   *[other] Click a station (1 point for each on the way), come up or halt.
} To come up costs the terrain and 1 point.
stacking-remove = Too many units in { $cell }: take { $count } away.

verb-enter = Bring in
verb-with = Take along
verb-go = Go
verb-flip = Change mode
verb-face = Face
verb-leave = Leave the map
verb-descend = Down into the U-Bahn
verb-ride = Ride to this station
verb-rise = Up to the street
verb-halt = Halt
verb-remove = Take away

## What happens

march-went = { $units } from { $start } to { $cell }.
march-stopped = { $units } in { $cell }: stopped by a zone of control that nobody had seen.
march-held = { $units } in { $cell }: a zone of control that nobody had seen bars that step.
march-flipped = { $units } in { $cell }: { $mode ->
    [0] manoeuvre mode.
   *[other] combat mode.
}
march-faced = { $units } in { $cell }: facing { $direction ->
    [0] north.
    [1] north-east.
    [2] south-east.
    [3] south.
    [4] south-west.
   *[other] north-west.
}
march-descended = { $unit } goes down into the U-Bahn in { $cell }.
march-rode = { $unit } from { $start } to { $cell } by U-Bahn.
march-rose = { $unit } comes up from the U-Bahn in { $cell }.
entry-arrived = { $unit } enters the map in { $cell }.
entry-delayed = Held back: { $units }.
exit-left = { $unit } leaves the map in { $cell }.
fort-taken = The Soviets are in the fortification of { $cell }: it serves nobody any more.
command-direct = { $hq } takes { $unit } under its direct command.

## What is given up

lost-march-overstacked = too many units in { $cells }: some will be eliminated
lost-march-entry = { $count ->
    [one] one unit is held back
   *[other] { $count } units are held back
}
lost-march-moves = { $count ->
    [one] one unit has not moved
   *[other] { $count } units have not moved
}

## Why not: movement

why-march-one-at-a-time = { $unit } is on the move and must finish first
why-march-pick-first = choose a unit first
why-march-not-yours = { $unit } is no unit of yours on the map
why-march-moved = { $unit } has moved already
why-march-ppb = plant protection battalions never move
why-march-disrupted = { $unit } is disrupted
why-march-hj = the Hitler Youth stays until the SS has fought
why-march-began-elsewhere = { $unit } is in another hex, or the march has begun already
why-march-comes-along = { $unit } is on this march already
why-march-is-there = it is there already
why-march-enemy-there = enemy units stand there
why-march-garrison = its garrison lives: it must be assaulted
why-march-stopped = it has entered a zone of control and goes no farther
why-march-zone-to-zone = out of a zone of control nobody goes straight into another
why-march-lake = nobody enters a lake
why-march-ruins = only units in combat mode enter ruins
why-march-water = rivers and canals are crossed on bridges
why-march-underground = it is underground
why-march-zones = enemy zones of control bar the way there
why-march-enemies = enemies bar the way there
why-march-too-far = too far with { $halves } movement points
why-march-only-flip = without movement points it can only change mode
why-march-only-ruins = without movement points it can only change mode or enter ruins beside it

## Why not: stacking, modes, facing

why-stacking-full = there would be more than { $limit } units in { $cell }
why-stacking-rivals = the other marshal has units in { $cell }
why-stacking-elsewhere = a unit in { $cell } must go
why-flip-apart = these units are in different modes: one after the other
why-flip-one-face = { $unit } has no manoeuvre mode
why-flip-disrupted = { $unit } is disrupted
why-flip-points = { $unit } has too few movement points left
why-facing-all-round = in combat mode units face all round
why-facing-disrupted = { $unit } is disrupted and can't turn, and all face as it does
why-facing-same = it faces there already

## Why not: entry, exit, U-Bahn

why-entry-not-due = { $unit } is not due to come
why-entry-blocked = the enemy blocks that hex
why-entry-not-late = { $unit } may enter there only after a delay
why-entry-elsewhere = { $unit } enters elsewhere: { $zones }
why-exit-others = only the 20th Panzergrenadier leaves the map
why-exit-again = { $unit } has left the map once already
why-exit-elsewhere = it leaves by the south edge, from 4234 to 1634
why-exit-early = not before turn { $turn }
why-exit-points = too few movement points left
why-u-bahn-not-played = the U-Bahn is not played
why-u-bahn-below = { $unit } is underground
why-u-bahn-above = it is above ground
why-u-bahn-no-station = there is no station
why-u-bahn-alone = one unit at a time goes down
why-u-bahn-who = only infantry and engineers on foot, of battalion size at most, go down
why-u-bahn-mode = only in manoeuvre mode
why-u-bahn-mode-fixed = underground nobody changes mode
why-u-bahn-taken = a unit is under that station
why-u-bahn-command = { $unit } is not in command
why-u-bahn-points = too few movement points left
why-u-bahn-soviet = Soviet units only block a station
why-u-bahn-far = too far, or the way there is blocked
why-u-bahn-closed = the enemy holds { $cell } above
