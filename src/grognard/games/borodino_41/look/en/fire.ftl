# 9, 10, 12: fire, morale and losses, and what forts and embankments have to do with them

## What is asked

fire-ask-kind = { $purpose ->
    [1] Defensive fire in the assault on { $cell }: regular at troops, or anti-tank at armour?
    [2] Fire at { $cell }: regular at troops, or anti-tank at armour?
   *[other] Fire at { $cell } after the assaults: regular or anti-tank?
}
fire-kind = { $kind ->
    [0] {" "}(regular)
    [1] {" "}(anti-tank)
   *[other] {""}
}
fire-ask-hex = Defenders of { $cell }: at which hex do you fire{ fire-kind }?
fire-ask-aim = Anti-tank fire at { $cell }: click the armoured unit to be hit.
fire-ask-join = { $purpose ->
    [1] Defensive fire{ fire-kind } at { $cell }: click the units that fire, then fire.
    [2] Fire{ fire-kind } at { $cell }: click the units that fire, then fire.
   *[other] Fire{ fire-kind } at { $cell } after the assaults: click the units that fire, then fire.
}
fire-ask-zoc = { $purpose ->
    [1] { $The-unit } leaves { $cell } in your zone of control. Fire? Click a unit to hold it back.
    [2] { $The-unit } changes formation in { $cell } in your zone of control. Fire? Click a unit to hold it back.
   *[other] { $The-unit } in { $cell } has run into your units. Fire? Click a unit to hold it back.
}
fire-ask-inside = Are your units in { $cell } inside the fortification? What you say holds for the impulse.
fire-ask-bank = On which side of the embankment in { $cell } are your units? Click an arrow.

verb-regular = Regular fire
verb-at = Anti-tank fire
verb-aim = Aim at
verb-all = All who can
verb-join = Fires
verb-barrage = Fires through a spotter
verb-share = Gives part of its fire
verb-stuka = Call Stukas
verb-fire = Fire
verb-hold = Hold fire
verb-without = Holds its fire
verb-inside = Inside
verb-outside = Outside
lost-fire-held = { $count ->
    [one] the unit that has joined will not fire
   *[other] the { $count } units that have joined will not fire
}
verb-leave-out = Stays outside
verb-bank = This side

## What happens

fire-opens = { $purpose ->
    [0] Zone of control fire
    [1] Defensive fire
    [2] Fire
   *[other] Fire after the assaults
} at { $cell } ({ $kind ->
    [0] regular
   *[1] anti-tank
}) by { $firers }.
fire-result = { $The-unit } in { $cell }, column { $column }, dice for fire and morale { $dice }: { $result ->
    [none] no effect
    [c] morale test
    [1] one point and a morale test
   *[other] { $result } points and a morale test
}.
fire-loses = { $The-unit } loses { $points ->
    [one] a point
   *[other] { $points } points
}.
fire-suppressed = { $The-unit } in { $cell } is suppressed.
fire-disrupted = { $The-unit } in { $cell } is disrupted.
fire-marker-lost = { $The-unit } loses its assault marker.
fire-eliminated = { $The-unit } is eliminated.
fire-supply-gone = { $The-unit } has fired and is out of supply.
fire-inside = Inside the fortification of { $cell }: { $units }.
fire-outside = Outside the fortification of { $cell }: { $units }.
fire-bank = Behind the embankment of { $cell }, to the { $direction }: { $units }.

## How a fire comes about

fire-factor = { $unit }
fire-at-factor = { $unit }, anti-tank factor
fire-share = { $unit }, a part of its fire
fire-mines = mines
fire-alone = { $unit }, without direct fire
fire-barrage = artillery through spotters
fire-air = aircraft
fire-small = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}fewer than five points
fire-armour-air = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}armour against aircraft
fire-t28 = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}T-28: thick in front, thin elsewhere
fire-white = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}thin armour
fire-black = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}thick armour
fire-swimming = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}tanks in the water
fire-changing = changes formation
fire-column = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}in column
fire-probing = runs into hidden enemies
fire-started = leaves the hex where it began the impulse
fire-leaving = leaves a hex that it came into
fire-cover = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}cover: { $ground ->
    [woods] woods
    [village] village
    [town] town
    [hill] hill
    [fortification] fortification
    [embankment] embankment
    [trench] trench
    [foxhole] foxhole
   *[other] terrain
}
fire-vantage = { $single ->
    [0] {""}
   *[other] { $target }: {""}
}fires from: { $ground ->
    [woods] woods
    [village] village
    [town] town
    [hill] hill
    [fortification] the front of the fortification
    [embankment] over the embankment
    [trench] trench
   *[other] good ground
}
fire-rockets = rockets: each target tests morale, at one less if the table asks for it
sum-morale = Morale
headline-loss = at least one loss
headline-shaken = at least one suppressed or worse
headline-stopped = at least one assault marker lost
fire-fate-of = { $unit }
fire-points-of = Points lost

## Why not

why-fire-unarmed = { $unit } has nothing to fire with
why-fire-flame = flamethrowers fight in assaults alone
why-fire-halftrack = the rockets on half-tracks have neither anti-tank nor zone of control fire
why-fire-once-a-day = { $unit } has fired its rockets today
why-fire-rockets-gone = { $unit } has fired its rockets and gets new ones only at night, along a supply line
why-fire-shaken-guns = suppressed or disrupted artillery can’t fire
why-fire-disrupted = disrupted units fire in defence alone
why-fire-no-supply = { $unit } is out of supply
why-fire-at-aircraft = { $unit } has fired at aircraft in this impulse
why-fire-not-committed = { $unit } was not turned up to take part
why-fire-guns-fired = artillery fires once in an impulse
why-fire-fired = { $unit } has fired in this impulse
why-fire-one-kind = { $unit } has used its other kind of fire in this impulse
why-fire-threatened = { $unit } is itself under assault
why-fire-assaults = { $unit } may fire only at the hex that it assaults
why-fire-indirect-only = { $unit } can’t fire directly
why-fire-adjacent-only = { $unit } fires at adjacent hexes alone
why-fire-range = beyond its range of { $most }
why-fire-no-at = { $unit } has no anti-tank factor
why-fire-close-at = its anti-tank fire is for armour that assaults it, or that it assaults
why-fire-beside-enemy = artillery with enemies next to it fires at neighbours alone
why-fire-unseen = nothing there can be seen
why-fire-no-spotter = nobody fit to spot sees the target
why-fire-shaken-spotter = { $spotter } sees the target, but is suppressed or disrupted and can’t spot
why-fire-lost-spotter = { $spotter } sees the target, but is out of command and can’t spot
why-fire-no-points = { $unit } has no points left to fire
why-fire-overstacked = no more than twelve points of a hex may fire
why-fire-not-yours = not a unit of yours on the map
why-fire-joined = it is taking part already
why-fire-choose-first = choose the target first
why-fire-nobody = nobody can fire
why-fire-nobody-joined = name those who fire first
why-fire-kind-chosen = the kind of fire is chosen
why-fire-kind-used = this kind of fire was used before
why-fire-no-target = nothing there that this fire could hit
why-fire-fired-at = this hex has been fired at
why-fire-hex-chosen = there is no hex to choose now
why-fire-aimed = the aim is taken
why-fire-no-battalion = only artillery battalions give shifts through a spotter
why-fire-joins-so = it can fire through a spotter alone: let it join
why-fire-share = a part is at least a point and less than all it has
why-fire-whole-shift = { $unit } fires through a spotter: its shift can’t be shared
why-fire-one-hex = there is no other hex that it could fire at
why-fire-no-stukas = no Stukas can join this fire
why-fire-minimal = a single point is not fired at who is not assaulted
why-fire-last-one = the last one may pass instead
why-fire-declared = it has said where it stands in this impulse
why-fire-not-inside = it can’t be in the fortification
why-fire-along-bank = that is along the embankment
