# 7.1 to 7.7: attacks, odds, declarations, the combat results

ask-attack = Attack a hex, or end the combat phase.
ask-join = Attack on { $cell }: choose the units that take part.
ask-declare = Attack on { $cell } at { $column }: declare what you like, then roll.
ask-stand-fast = Your units in { $cell } are attacked at { $column }: use an elite bonus?
ask-pick = { $column }, roll { $roll }: choose a tactical result of the block.

verb-attack = Attack
verb-join = Commit
verb-use = Use a support
verb-fight = Fight
verb-elite = Use the elite bonus
verb-armour = Announce an armoured exploitation
verb-hourra = Hourra!
verb-roll = Roll
verb-pick = Choose the result

lost-attacks = { $count ->
    [one] one hex could still be attacked
   *[other] { $count } hexes could still be attacked
}

combat-rolled = Attack on { $cells } by { $attackers }: { $attack } to { $defence } ({ $shifted ->
    [yes] { $ratio }, at { $odds }
   *[no] { $odds }
}), { $dice }: losses { $result }, attacker { $a ->
    [none] –
   *[other] { $a }
}, defender { $d ->
    [none] –
   *[other] { $d }
}.
combat-results = In { $cell } this comes to: attacker { $a ->
    [none] –
    [Eng-attacker] Eng of the attacker alone
   *[other] { $a }
}, defender { $d ->
    [none] –
   *[other] { $d }
}.
combat-called-off = Attack on { $cell } by { $attackers }: { $attack } to { $defence } ({ $odds }) is too little, the combat is called off.
combat-elite = { $unit } uses its elite bonus in the combat for { $cell }.
combat-armour = An armoured exploitation is announced against { $cell }.
combat-hourra = Hourra! The attack on { $cell } will cost a step and may bring one more exploitation.

odds-attacker = attack of { $unit }
odds-defender = defence of { $unit }
odds-terrain = { $terrain }
odds-river = all attack across a river
odds-great-river = all attack across a major river
odds-muddy-bridge = over a bridge in mud: { $units }
odds-ratio = strengths
odds-supports = supports
odds-rising = rising in Warsaw
odds-called-off = { $odds } is below 1/2: the combat would be called off, and counts as fought
odds-weak-romanians = fewer than three Romanian steps alone: the attacker loses one step less, and his corps stay reinforced
odds-standard-mode = outside every theatre, back to standard mode before losses: { $units }
odds-strained = armour outside every theatre, one more loss: { $units }
odds-hourra = the Hourra costs the attacker one step
odds-elite = { $unit } lets its owner choose the result in the block, and takes his first loss
odds-siege = besieged: S has no effect, every retreat becomes an engagement
odds-no-free-advance = the Soviets advance only after a final S or DR
odds-armour = armoured exploitation: armour counts half for the markers, E marks two; the loss falls on armour first
odds-if-armour = with an armoured exploitation armour counts half for the markers: E marks two; the loss falls on armour first
odds-if-elite = attacker’s result with the elite bonus, to be chosen
odds-if-hourra = attacker’s result with a Hourra, for one step
odds-if-steadfast = defender’s result if he uses an elite bonus, to be chosen
odds-attacker-result = attacker’s tactical result
odds-defender-result = defender’s tactical result

why-no-attackers = nobody has been chosen to attack
why-no-enemy = no enemy stands in { $cell }
why-struck = { $cell } has already been attacked in this phase
why-nobody-near = no unit of yours is next to { $cell }
why-not-in-phase = { $unit } belongs to the side that is not in phase
why-hq-attacks = { $unit } is an HQ: it never attacks
why-garrison-attacks = { $unit } is a garrison: it never attacks
why-joined = { $unit } takes part already
why-not-adjacent = { $unit } is not next to the hex that is attacked
why-not-exploiting = { $unit } has no exploitation marker
why-fought = { $unit } has already fought in this phase
why-withdrew = { $unit } withdrew this turn and may not attack
why-besieged = { $unit } is besieged and may not attack
why-sea-arm = nobody attacks across a sea arm or a lake
why-muddy-river = in mud { $unit } may attack across a river by a bridge only
why-no-attacker-result = exploitation combats have no tactical result for the attacker
why-not-elite = { $unit } is no elite unit in this combat
why-declared = that has been declared already
why-little-armour = at least two armoured units must take part
why-advanced-rule = not in the basic game
why-no-hourra-phase = a Hourra is declared in the Soviet combat phase only
why-hourra-mud = no Hourra in mud
why-no-hourra-there = no Hourra against an advanced fortification or a major city in Germany
why-hourra-radius = the hex lies outside the radius of every theatre
why-no-unit = a support is no unit
why-not-in-block = that result is not in the block of the dice
why-choice-final = the attackers have been designated
why-not-the-time = that is declared after the odds and before the dice
