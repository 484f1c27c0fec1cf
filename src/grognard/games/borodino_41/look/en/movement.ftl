# 7, 8, 16: movement, formation, stacking and entry; assault markers

march-phase = Movement: { $due ->
    [0] { $count ->
        [0] all have moved. { $markers ->
            [0] End the movement.
           *[other] Add assault markers{ $end ->
                [0] {""}
               *[other] , or end the movement
            }.
        }
        [one] click the last unit that can still move{ $end ->
            [0] {""}
           *[other] , or end the movement
        }.
       *[other] click a unit to move it ({ $count } can still move){ $end ->
            [0] {""}
           *[other] , or end the movement
        }.
    }
   *[other] { $count ->
        [0] take a unit beside the map, then click the hex where it comes in ({ $due } to come).
        [one] click the last unit that can still move, or bring one in from beside the map ({ $due } to come).
       *[other] click a unit to move it ({ $count } can still move), or bring one in from beside the map ({ $due } to come).
    }
}
march-ask = { $The-units }: { $quarters } movement points left. Click a hex to go there, or choose below.
march-went = { $units } from { $start } to { $cell }.
march-ferried = { $units } cross the Moskva from { $start } to { $cell } in boats.
march-watched = Zones of control may fire at who leaves { $cells }.
march-stopped = { $The-unit } stays in { $cell } and moves no more.

verb-pick = Move
verb-enter = Bring in
verb-mark = Assault marker
verb-lift = Take up a bridge
verb-show = Turn up
verb-done = End of movement
verb-with = Take along
verb-go = Go
verb-ferry = Cross by boat
verb-column = Form a column
verb-deploy = Deploy
verb-dismount = Move on foot
verb-mount = Stay mounted
verb-assault = Assault marker
verb-probe = Try to pass
verb-foxhole = Dig foxholes
verb-trench = Dig a trench
verb-build = Work at a bridge
verb-demolish = Blow up the bridge
verb-wreck = Blow up the fortification
verb-halt = Halt

lost-march-moves = { $count ->
    [one] one unit has not moved
   *[other] { $count } units have not moved
}
lost-march-absent = { $count ->
    [one] one unit off the map would be lost
   *[other] { $count } units off the map would be lost
}
owed-march-reinforcements = { $count ->
    [one] one reinforcement must still come on the map
   *[other] { $count } reinforcements must still come on the map
}
owed-march-overstacked = too many units or columns stand in { $cell }
owed-march-clear-of-edge = { $unit } must go on: the withdrawal ends five hexes or more from the west edge

why-march-one-at-a-time = { $unit } is on the move and must finish first
why-march-pick-first = choose a unit first
why-march-not-yours = { $unit } is no unit of yours on the map
why-march-moved = { $unit } has moved already
why-march-static = { $unit } has no engines and never moves
why-march-withdrawal-others = only units that come from the west edge move now
why-march-withdrawal-works = nothing is built or blown up in the withdrawal
why-march-alone = this is done by one unit at a time
why-march-began-elsewhere = { $unit } did not begin here with the others, or they are on their way
why-march-marked = { $unit } has an assault marker and stays
why-march-column-alone = columns march alone
why-march-enemy-there = enemy units stand there
why-march-column-there = another column stands there
why-march-stopped = it ran into the enemy and goes no farther
why-march-is-there = it stands there already
why-march-zone = it may not enter zones of control
why-march-near-edge = the withdrawal must end five hexes or more from the west edge
why-march-dummy-takes = a dummy can take nothing from the enemy
why-march-no-road = a column keeps to roads, tracks and trails
why-march-closed = { $ground ->
    [river] { $unit } needs a bridge or engineers to cross the river
    [stream] { $unit } needs a bridge or a ford to cross the stream
    [embankment] { $unit } cannot get over the embankment
    [marsh] { $unit } cannot enter marsh
   *[other] { $unit } gets there by road only
}
why-march-blown = the bridge is blown up
why-march-too-far = too far with { $quarters } movement points, or closed to this kind of unit
why-march-not-shown = { $unit } is no German unit that could be turned up
why-march-shown = { $unit } lies face up

why-stacking-full = { $total } strength points would stand there, and { $limit } is the limit
why-stacking-columns = there may be one column in a hex

## Formation

formation-column = { $The-unit } forms a column in { $cell }.
formation-deployed = { $The-unit } deploys in { $cell }.
formation-dismounts = { $units } move on foot.
formation-mounts = { $units } stay mounted.
why-formation-in-column = { $unit } is in column already
why-formation-no-way = columns are formed on a road, a railway or a fire trail
why-formation-points = { $unit } has no movement point left for it
why-formation-deployed = { $unit } is deployed
why-formation-ground = { $unit } may not leave the road on this ground
why-formation-cost = deploying here costs { $unit } { $quarters } movement points
why-formation-no-dismount = only motorised infantry and engineers may move on foot
why-formation-on-its-way = this is said before { $unit } spends any points
why-formation-afoot = { $unit } moves on foot already
why-formation-no-halftrack = only the half-track company may stay mounted
why-formation-mounted = { $unit } is mounted already

## Assault markers

assault-marked = { $units } will assault { $cell }.
why-assault-lull = there is no combat in a lull
why-assault-nobody = there is no enemy to assault
why-assault-beside = { $unit } does not stand beside that hex
why-assault-hq = headquarters do not assault
why-assault-guns = artillery does not assault
why-assault-kind = { $unit } is of a kind that does not assault
why-assault-marked = { $unit } has its marker already
why-assault-ferried = { $unit } has ferried others over the river in this impulse, and does nothing else
why-assault-shaken = { $unit } is suppressed or disrupted
why-assault-points = { $unit } has no movement point left for the marker

## Counters face down

probe-through = { $The-unit } finds nobody in { $cell }.
probe-stopped = { $The-unit } runs into the enemy in { $cell }.
why-probe-open-game = all counters lie face up
why-probe-nobody = no counter blocks the way there
why-probe-road = this is tried along a road, against counters in woods
why-probe-known = it is known what stands there
why-probe-lull = nobody seeks a fight in a lull
why-probe-dummy = a dummy cannot do that
why-probe-points = the movement points do not suffice

## On and off the map

entry-arrived = { $The-unit } arrives in { $cell }.
entry-delayed = { $The-unit } is kept out by the enemy and looks for another road.
offmap-left = { $The-unit } leaves the map from { $cell }.
offmap-lost = { $The-unit } has not come back to the map and is lost.
why-entry-not-due = { $unit } is not to come on the map now
why-entry-nearest = { $unit } comes back by the nearest friendly road
why-entry-blocked = the enemy blocks this hex
why-entry-rail = { $unit } comes by rail to Mozhaisk station or, if the line is cut, by the primary road
why-entry-elsewhere = { $unit } does not come on the map there
