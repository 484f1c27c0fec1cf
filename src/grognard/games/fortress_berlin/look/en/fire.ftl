# 8.1 to 8.3, 9, 11.3, 11.4: bombardment, direct and defensive fire, ruins

## What is asked

fire-ask-target = { $count ->
    [0] Bombardments: nobody can bombard anything now. Go on to direct fire.
   *[other] { $number ->
        [0] Bombardments: click a hex to bombard, or go on to direct fire.
        [one] Bombardments: click a hex to bombard, or go on to direct fire. One air strike left.
       *[other] Bombardments: click a hex to bombard, or go on to direct fire. { $number } air strikes left.
    }
}
fire-ask-bombard = { $aircraft ->
    [1] Air strike on { $cell }: carry it out, or call it off.
   *[other] { $kind ->
        [1] Mixed bombardment of { $cell }: click who fires, then fire.
       *[other] Bombardment of { $cell }: click who fires, then fire.
    }
}
fire-ask-aim = { $count ->
    [0] Direct fire: nobody can fire at anything now. Go on to the assaults.
   *[other] Direct fire: click a hex to fire at, or go on to the assaults.
}
fire-ask-direct = Direct fire at { $cell }: click who fires, then fire. Only then is the stack shown.
fire-ask-at = Direct fire at { $cell }: choose the target.
fire-ask-defensive = { $cell } is assaulted: choose an attacker to fire at, or let them come.
fire-ask-defensive-join = Defensive fire at { $unit }: click who fires, then fire.

verb-target = Bombard
verb-join = Joins in
verb-strike = Army artillery
verb-air = Air strike
verb-aim = Fire at this hex
verb-at = Fire at this unit
verb-fire = Fire
verb-cancel = Cancel

lost-bombardments = { $count ->
    [one] One hex could still be bombarded.
   *[other] { $count } hexes could still be bombarded.
}
lost-fires = { $count ->
    [one] In one hex a vehicle could still be hit, with a chance of 1/3 or better.
   *[other] In { $count } hexes a vehicle could still be hit, with a chance of 1/3 or better.
}

## What happens

fire-opens = { $kind ->
    [1] Mixed bombardment
   *[other] Bombardment
} of { $cell } by { $guns ->
    [0] army artillery ({ $hqs })
   *[other] { $strikes ->
        [0] { $firers }
       *[other] { $firers } and army artillery ({ $hqs })
    }
}: FS { $attack } against { $defence }{ $factors ->
    [none] {""}
   *[other] {" "}(PF { $factors })
}.
fire-opens-air = Air strike on { $cell }: FS { $attack } against { $defence }{ $factors ->
    [none] {""}
   *[other] {" "}(PF { $factors })
}.
fire-opens-direct = Direct fire at { $unit } in { $cell } by { $firers }: FS { $attack } against { $defence }.
fire-fails = Differential { $differential }: too little, no effect in { $cell }.
fire-result = { $cell }: dice { $dice }, modifier { $modifier }, column { $column }: { $result }.
fire-no-target = Nothing to fire at directly in { $cell }: nobody has fired.
fire-ruins = { $cell } is in ruins.

## What a fire comes to

fire-gun = { $unit }
fire-gun-far = { $unit }, beyond half range
fire-strike = army artillery, { $unit }
fire-air = air strike
fire-pf = { $unit }
fire-pf-covered = { $number ->
    [one] a covered counter, at least
   *[other] { $number } covered counters, at least
}
fire-garrison = garrison
fire-ground-pf = { $ground ->
    [park] park
    [built-up] built-up area
    [major] major building
    [bunker] bunker
    [strongpoint] strongpoint
    [flak-tower] flak tower
    [ruins] ruins
   *[other] terrain
}
fire-ground-dice = { $ground ->
    [park] park
    [built-up] built-up area
    [major] major building
    [bunker] bunker
    [strongpoint] strongpoint
    [flak-tower] flak tower
    [ruins] ruins
   *[other] terrain
}
fire-side-dice = { $ground ->
    [bridge] over a bridge
   *[barrier] across a barrier
}
fire-differential = differential
fire-row = PF with terrain
fire-letter = letter
fire-coordination = several Soviet armies
fire-covered = { $number ->
    [one] A covered counter is reckoned with the least PF it can have; its PF is told when you fire.
   *[other] { $number } covered counters are reckoned with the least PF they can have; it is told when you fire.
}
fire-others-covered = { $number ->
    [one] A covered counter may be another target; the stack is shown when you fire.
   *[other] { $number } covered counters may be other targets; the stack is shown when you fire.
}
fire-if-strong = If what lies covered has the most PF
fire-too-weak = Differential { $differential }: too little, it fails without dice.

## Why not

why-fire-empty = there is no enemy in { $cell }
why-fire-bombarded = { $cell } has been bombarded in this segment
why-fire-nobody-reaches = nobody can fire there
why-fire-nobody = nobody fires yet
why-fire-not-yours = that is not yours to fire with
why-fire-joined = { $unit } fires already
why-fire-no-gun = { $unit } has no guns for this
why-fire-limbered = { $unit } is in manoeuvre mode and can't bombard
why-fire-def = { $unit } can only defend on this face
why-fire-disrupted = { $unit } is disrupted
why-fire-fought = { $unit } has fought in this segment
why-fire-range = the target is out of range of { $unit }
why-fire-no-spotter = beyond half range somebody must see the target from two hexes or less
why-fire-no-sight = { $unit } doesn't see the target
why-fire-flank = { $unit } doesn't face the target
why-fire-no-command = { $unit } is out of command for direct fire
why-fire-no-army = { $unit } has no artillery off the map
why-fire-struck = the artillery of { $unit } has struck in this turn
why-fire-radius = the target is beyond the command radius of { $unit }
why-fire-no-army-spotter = { $unit }: no other unit of that army sees the target from two hexes or less
why-fire-needs-guns = a mixed bombardment needs artillery
why-fire-air-alone = an air strike combines with nothing
why-fire-no-aircraft = there is no air strike left
why-fire-no-vehicle = only armour, assault guns and mechanised infantry can be fired at directly
why-fire-elsewhere = { $unit } is not in the hex fired at
why-fire-no-attacker = { $unit } takes no part in this assault
why-fire-not-assaulted = { $unit } is not in the assaulted hex
why-fire-aimed = the target is chosen
why-fire-aim-first = choose a target first
why-fire-nothing-chosen = there is nothing to cancel

## What a result leads to here

fire-then-loss = so does who fired, with at least as much FS
fire-then-no-loss = who fired loses nothing
fire-then-ruins = ruins in { $cell }
