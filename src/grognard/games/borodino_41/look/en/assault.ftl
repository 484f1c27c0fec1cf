# 12: the combat phase, hex by hex: retreats before combat, assaults, retreats and advances after them

## The phase

combat-commit = Turn up the artillery that shall take part in the combats of this impulse.
combat-resolve = Click the next hex for combat.
combat-committed = { $units } will take part in the combats.
closing-choose = The assaults are over: { $count ->
    [0] nobody can fire any more, so cease fire.
   *[other] click a hex to fire at with units that have not fired yet, or cease fire.
}

verb-commit = Turn up
verb-commit-all = Turn up all artillery
verb-enough = No more guns
verb-resolve = Combat for
verb-cease = Cease fire

ladder-named = Combat for { $cell }: { $units } assault.
ladder-surprise = Night combat for { $cell }, die { $die }: { $effect ->
    [firepower] { $who ->
        [attacker] the attacker fires at half strength
       *[other] the defender fires at half strength
    }
    [morale] { $who ->
        [attacker] the attack goes astray, less morale
       *[other] the defender is caught asleep, less morale
    }
    [losses] complete surprise, one point more if the defender loses
   *[other] no surprise
}.
ladder-assault = { $units } storm { $cell }.
ladder-deployed = { $The-unit } has deployed in { $cell }.

why-combat-no-marker = no assault marker points at { $cell }
why-combat-no-gun = { $unit } is no artillery of yours on the map
why-combat-no-guns = no artillery is left to be turned up
why-combat-committed = { $unit } takes part already
why-closing-named = { $cell } has been fired at
why-closing-nobody = no enemy stands in { $cell }
why-closing-assaulted = all in { $cell } have been assaulted in this impulse
why-closing-out-of-reach = nobody who has not fired yet can fire at { $cell }

## Before the assault

withdrawal-offer = { $cell } is named for combat: click a unit to fall back with it, or pass and stand.
withdrawal-onward = { $The-unit } has reached { $cell }: click a second hex, or stay here.
withdrawal-free = { $The-unit } falls back from { $cell } without a roll.
withdrawal-rolled = { $The-unit } wants to leave { $cell }: { $die }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
}, { $passed ->
    [0] it must stay
   *[other] it gets away
}.
withdrawal-goes = { $The-unit } falls back to { $cell }.
stepback-decide = { $closing ->
    [1] Fire at { $cell }: click a shaken unit and the hex to step back to, or go on.
   *[other] { $number ->
        [0] Assault on { $cell }: click who has lost its marker and the hex to step back to, or go on.
       *[other] Assault on { $cell }: go on, or click who gives up; who has lost its marker may step back.
    }
}
stepback-gives-up = { $The-unit } gives up the assault on { $cell }.
stepback-goes = { $The-unit } steps back to { $cell }.
follow-choose = { $cell } is empty: click who takes it; there a marker may turn by one hexside, toward other enemies. Or halt.
follow-enters = { $The-unit } takes { $cell }.
follow-pivots = { $The-unit } turns against { $cell }.
follow-stands-down = { $The-unit } will not assault any more.

verb-fall-back = Fall back
verb-stay = Stay here
verb-give-up = Give up
verb-step-back = Step back
verb-go-on = Go on
verb-follow = Take the hex
verb-pivot = Turn the marker
verb-stand-down = Take the marker off

why-withdrawal-not-here = { $unit } is no unit of yours in the hex
why-withdrawal-tried = { $unit } has had its try
why-withdrawal-shaken = { $unit } is suppressed or disrupted
why-withdrawal-not-motorised = only units on wheels or tracks may leave now
why-withdrawal-two-hexes = { $unit } must go two hexes away
why-withdrawal-back = { $unit } comes from there
why-withdrawal-other = another unit is on its way, or it has gone far enough
why-stepback-too-late = { $unit } has no marker to give up, or it is too late
why-stepback-not-shaken = { $unit } was not shaken by this fire
why-stepback-marker = { $unit } has not lost its marker in this combat
why-follow-no-marker = { $unit } has no marker towards this hex
why-follow-there = { $unit } is there already
why-follow-enter-first = { $unit } has not taken the hex
why-follow-one-side = a marker turns once, by one hexside
why-follow-nobody = nobody is left to be assaulted in { $cell }

## The assault

assault-roll = Assault of { $units } on { $cell }: see the odds and roll.
assault-lose = Losses of the assault: click who loses a point ({ $count } left).
assault-retreat = Beaten: click a unit, then the hex to which it retreats ({ $count ->
    [one] one hex
   *[other] { $count } hexes
}).
assault-pursue = Pursue the beaten in their steps, and drive them on?
assault-drive = { $The-unit } pursues: where are { $units } driven?
assault-advance = { $cell } is won: click units to advance with them, up to { $count ->
    [one] one hex
   *[other] { $count } hexes
}, or halt.

verb-roll = Roll
verb-lose = Loses a point
verb-retreat = Retreat
verb-pursue = Pursue
verb-drive = Drive
verb-advance = Advance

assault-morale = Morale { $of-side } for { $cell }: { $total } (base { $base }{ $state ->
    [none] {""}
   *[other] , state { $state }
}{ $command ->
    [none] {""}
   *[other] , command { $command }
}{ $size ->
    [none] {""}
   *[other] , size { $size }
}{ $armour ->
    [none] {""}
   *[other] , armour { $armour }
}{ $thickness ->
    [none] {""}
   *[other] , thickness { $thickness }
}{ $terrain ->
    [none] {""}
   *[other] , terrain { $terrain }
}{ $special ->
    [none] {""}
   *[other] , special units { $special }
}{ $surprise ->
    [none] {""}
   *[other] , surprise { $surprise }
}).
assault-rolled = Assault on { $cell } by { $attackers }, dice { $dice }: { $attack } to { $defence }, { $result ->
    [tie] a tie: both lose a point
    [won-1] won by { $margin }
    [won-2] won by { $margin }
    [won-3] won by { $margin }
    [won-4] won by { $margin }
   *[other] lost by { $margin }
}.
assault-retreated = { $The-unit } retreats to { $cell }.
assault-cut-off = { $The-unit } in { $cell } can’t retreat: it loses { $count }.
assault-overstacked = { $The-unit } finds no room and crowds into { $cell }.
assault-pursues = { $The-unit } pursues the beaten in { $cell }.
assault-driven = { $The-unit } is driven to { $cell }.
assault-advanced = { $The-unit } advances to { $cell }.

assault-base-same = highest morale of { $units }
assault-base-mixed = average morale of { $units }
assault-shaken = suppressed or disrupted
assault-column = in column
assault-command = out of command: the lowest morale
assault-size = strength { $ours } to { $theirs }
assault-armour = armour takes part
assault-thickness = thicker armour
assault-flamethrowers = flamethrowers
assault-engineers = engineers
assault-ground = { $terrain ->
    [woods] woods
    [village] village
    [town] town
    [hill] hill, attacked from below
    [trench] trench
    [fortification-front] fortification, attacked from its front
    [fortification-flank] fortification, taken in the flank
    [stream] stream, all cross it
    [river] river, all cross it
   *[other] embankment, all cross it
}
assault-surprise = surprise at night
headline-goes = gets away
withdrawal-morale = morale of { $unit }
withdrawal-cover = through cover
headline-won = the assault is won
headline-tie = tie
assault-tie-costs = a tie costs each side a point
assault-guns-at-stake = if beaten, half is lost of { $units }

why-assault-better-retreat = there is a better hex: cover first, then towards an HQ, then towards the edge
why-assault-disrupted-zoc = { $unit } is disrupted and may not enter a zone of control
why-assault-beaten-by-less = only who is beaten by 4 or more is pursued
why-assault-driven-enough = they can’t be driven on
why-assault-enemy-there = enemies stand there
why-assault-far-enough = { $unit } may go no farther than { $most }
why-assault-follow-first = someone must follow in the enemy’s steps first
why-assault-in-zone = { $unit } stands in an enemy zone of control
why-assault-no-way = { $unit } can’t go there
why-assault-nobody-beaten = no beaten enemy stands in { $cell }
why-assault-not-away = { $unit } must go away from where it fought
why-assault-not-beside = that hex is not beside { $unit }
why-assault-not-driven = { $unit } is not to be driven now
why-assault-not-in-it = { $unit } was not in the assault
why-assault-not-retreating = { $unit } does not retreat now
why-assault-not-winner = { $unit } has not won here
why-assault-others-first = another kind of unit pays first
why-assault-pursuit-over = the pursuit is over
why-assault-static = { $unit } can’t move
why-assault-stay-beside = { $unit } must stay beside a victor that has gone as far
why-assault-uncommanded = { $unit } is out of command and goes one hex only
why-assault-was-marked = { $unit } has had an assault marker in this impulse
why-assault-won-hex-first = the hex that was won comes first
