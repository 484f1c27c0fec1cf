# Battle for Germany in English.
# A message's name is that of the code with hyphens for dots. Reasons (why-…) follow the action they refuse,
# so they start small and have no full stop; modifiers and verbs are labels.

## The game

game-summary = Central Europe, from the Ardennes to the fall of Berlin. You lead one of the Allies and also the Germans who face the other: race for the cities on one front, hold your rival back on the other.
game-length = 1 to 5 hours
game-difficulty = A good first wargame: move, stop next to the enemy, fight with one die. No supply lines to trace.

# What many games are counted by.
count-soviet_points = Soviet points
count-western_points = points of the Western Allies
count-berlin_turn = turn of Berlin’s fall
count-berlin_by_turn_6 = Berlin fallen by turn 6
count-berlin_to_soviets = Berlin taken by the Soviets

## Scenarios and options

scenario-historical = Historical game
scenario-historical-summary = Two players, turns 1 to 10: one leads the Soviets and West Germans, the other the Western Allies and East Germans.
scenario-historical-length = 10 turns, about 3 hours
scenario-extended = Extended historical game
scenario-extended-summary = The historical game up to turn 16: once Berlin has fallen, the Allies may turn on each other.
scenario-extended-length = up to 16 turns, about 4 to 5 hours
scenario-disaster-in-the-east = Disaster in the East
scenario-disaster-in-the-east-summary = Two players, turns 1 to 6: the Soviets against the East Germans, on the eastern half of the map.
scenario-disaster-in-the-east-length = 6 turns, about 1 hour
scenario-red-star-white-star = Red Star, White Star
scenario-red-star-white-star-summary = Two players, turns 11 to 16: Germany is beaten, and the Soviets and Western Allies fight each other.
scenario-red-star-white-star-length = 6 turns, about 1½ hours
scenario-three-player = Three players
scenario-three-player-summary = The Soviets, the Germans and the Western Allies, turns 1 to 10; the German player wins if no Ally is in Berlin at the end.
scenario-three-player-length = 10 turns, about 3 to 4 hours
scenario-four-player = Four players
scenario-four-player-summary = One player per force: the first into Berlin wins, together with the Germans of the other front.
scenario-four-player-length = 9 turns, about 3 to 4 hours

option-east-front-replacements = East first
option-east-front-replacements-summary = All German replacements go to the East; the West Germans are not obliged to attack on turn 1.
option-ss-fight-on = The SS fight on
option-ss-fight-on-summary = After Berlin has fallen, SS units pass to the Western player and attack and move at half value.
option-attacker-conducts-retreats = Attacker conducts retreats
option-attacker-conducts-retreats-summary = All retreats are carried out by the attacker instead of the units’ owner.
option-transfer-every-turn = Transfer every turn
option-transfer-every-turn-summary = The Germans may triple one unit’s movement every turn instead of once per game.
option-berlin-by-turn-10 = Berlin by turn 10
option-berlin-by-turn-10-summary = The race for Berlin runs to the end of turn 10 instead of turn 9.

## Forces, places, terrain, phases

side-soviet = Soviets
    .the = the { side-soviet }
    .of = of the { side-soviet }
    .to = to the { side-soviet }
    .number = many
side-west-german = West Germans
    .the = the { side-west-german }
    .of = of the { side-west-german }
    .to = to the { side-west-german }
    .number = many
side-western = Western Allies
    .the = the { side-western }
    .of = of the { side-western }
    .to = to the { side-western }
    .number = many
side-east-german = East Germans
    .the = the { side-east-german }
    .of = of the { side-east-german }
    .to = to the { side-east-german }
    .number = many
side-german = Germans
    .the = the { side-german }
    .of = of the { side-german }
    .to = to the { side-german }
    .number = many
side-nobody = nobody, the game is over

camp-western = Western Allies
    .the = the { camp-western }
    .of = of the { camp-western }
    .to = to the { camp-western }
    .number = many
camp-soviet = Soviets
    .the = the { camp-soviet }
    .of = of the { camp-soviet }
    .to = to the { camp-soviet }
    .number = many
camp-german = Germans
    .the = the { camp-german }
    .of = of the { camp-german }
    .to = to the { camp-german }
    .number = many

place-city = { $name } ({ $hex })
place-hex = { $hex }

box-map = map
box-western = Western Allies box
box-italy = Allies in Italy box
box-east-german = East German box
box-west-german = West German box
box-soviet = Soviet box
box-courland = Courland
box-gone = out of the game

terrain-clear = clear
terrain-broken = broken
terrain-rough = rough
terrain-berlin = Berlin
terrain-switzerland = Switzerland
terrain-sea = sea

phase-replacement = replacement phase
phase-movement = movement phase
phase-combat = combat phase

## Units: the formation with its number as printed, then its nation

formation-corps = { $number } Corps
formation-proletarian-corps = { $number } Proletarian Corps
formation-airborne-corps = { $number } Airborne Corps
formation-parachute-corps = { $number } Parachute Corps
formation-parachute-panzer-corps = { $number } Parachute Panzer Corps
formation-panzer-corps = { $number } Panzer Corps
formation-mountain-corps = { $number } Mountain Corps
formation-ss-corps = { $number } SS Corps
formation-ss-panzer-corps = { $number } SS Panzer Corps
formation-ss-mountain-corps = { $number } SS Mountain Corps
formation-army = { $number } Army
formation-guards-army = { $number } Guards Army
formation-shock-army = { $number } Shock Army
formation-tank-army = { $number } Tank Army
formation-guards-tank-army = { $number } Guards Tank Army
formation-baltic-front = { $number } Baltic Front
formation-belorussian-front = { $number } Belorussian Front
formation-ukrainian-front = { $number } Ukrainian Front

nation-us = US { $formation }
nation-british = British { $formation }
nation-canadian = Canadian { $formation }
nation-french = French { $formation }
nation-polish-exile = Polish exile { $formation }
nation-soviet = { $size ->
        [front] { $formation }
       *[other] Soviet { $formation }
    }
nation-yugoslav = Yugoslav { $formation }
nation-polish = Polish { $formation }
nation-romanian = Romanian { $formation }
nation-bulgarian = Bulgarian { $formation }
nation-german = German { $formation }
nation-hungarian = Hungarian { $formation }

## Verbs, as on a button

verb-evacuate = Evacuate
verb-enter = Bring in
verb-restore = Bring back
verb-place = Place
verb-move = Move
verb-triple = Triple move
verb-go = Go to
verb-step = Move one hex
verb-exit = Exit map
verb-take = Remove
verb-attack = Attack
verb-also = Add hex
verb-join = Commit
verb-roll = Roll
verb-lose = Lose
verb-retreat = Retreat
verb-advance = Advance
verb-stay = Stop here
verb-decline = Decline
verb-end = Done

## What to do now

courland-evacuate = Choose a unit to evacuate from Courland; on a roll of 1 it is sunk.
courland-enter = Choose a Soviet unit to bring in from Courland.
replacement-restore = Choose a destroyed unit to bring back; { $left ->
        [one] { $left } replacement is left.
       *[other] { $left } replacements are left.
    }
replacement-place = Choose the hex where { $unit } enters.
movement-pick = Choose a unit to move.
movement-crowded = { $cell } is overstacked: choose the unit that must leave.
movement-go = Choose the destination of { $unit }; it has { $points } MP.
exit-take = Choose one of the enemy units nearest to { $cell } to remove, or decline.
combat-declare = Choose the next hex to attack.
combat-gather = Commit units to the attack on { $cells }, then roll.
combat-exchange = Exchange: choose attackers to lose, with at least { $strength } attack points in all.
combat-retreat = Choose a unit to retreat, and its hex.
combat-advance = Choose a unit to advance after combat, or decline.

## What happened

turn-begins = Turn { $turn } begins.
phase-begins = { $side }: { $phase }.
soviet-delayed = Die roll { $die }: the Soviets skip the first turn.
soviet-ready = Die roll { $die }: the Soviets play from the first turn.
courland-shipped = { $unit } leaves Courland (die roll { $die }).
courland-sunk = { $unit } is sunk on the way out of Courland (die roll { $die }).
courland-landed = { $unit } arrives from Courland at { $cell }.
replacement-placed = { $unit } returns at { $cell }.
movement-moved = { $unit } moves from { $start } to { $cell }.
movement-step = { $unit } moves on to { $cell }.
exit-left = { $unit } leaves the map at { $cell }.
exit-turned = { $unit } is flipped and leaves at the end of the phase.
exit-taken = { $unit } is removed from its box and from the game.
exit-removed = { $unit } is out of the game.
combat-De = { $attackers } against { $cells }: { $attack } to { $defence }, { $odds }, die roll { $die }: De, defenders eliminated.
combat-Ae = { $attackers } against { $cells }: { $attack } to { $defence }, { $odds }, die roll { $die }: Ae, attackers eliminated.
combat-Ex = { $attackers } against { $cells }: { $attack } to { $defence }, { $odds }, die roll { $die }: Ex, exchange.
combat-Ar = { $attackers } against { $cells }: { $attack } to { $defence }, { $odds }, die roll { $die }: Ar, attackers retreat.
combat-Dr = { $attackers } against { $cells }: { $attack } to { $defence }, { $odds }, die roll { $die }: Dr, defenders retreat.
combat-retreated = { $unit } retreats to { $cell }.
combat-advanced = { $unit } advances after combat to { $cell }.
unit-destroyed = { $unit } is eliminated at { $cell } → { $box }.
unit-theatre = { $unit } passes { $to-side }.
garrison-installed = { $unit } is now the garrison of { $cell }.
fort-destroyed = { $unit } destroys the fortifications of { $cell }.
city-taken = { $city } passes { $to-camp }.
berlin-entered = Berlin falls: { $unit } enters the city.
germans-leave = The Germans leave the game; the theatre boundary no longer applies.

## How it ended

outcome-points = Victory on points.
outcome-equal = Draw: equal victory points.
outcome-no-berlin = Draw: nobody has taken Berlin.
outcome-berlin-held = German victory: Berlin has held out.
outcome-first = Victory for the first into Berlin, and for the Germans of the other front.

## The arithmetic of a combat; the number stands beside it

modifier-attacker = attack of { $unit }
modifier-defender = defence of { $unit }
modifier-terrain = { $cell }, { $terrain } terrain
modifier-fortified = { $cell }, fortified
modifier-river = { $cell }, attacked only across a river
modifier-combined = { $cell }, all terrain effects together

## Why not

why-not-your-turn = not your turn; to play: { $waiting }
why-other-phase = not now: { $side }, { $phase }
why-other-force = { $unit } belongs { $to-side }

why-pick-first = choose a unit to move first
why-one-at-a-time = finish the move of { $unit } first
why-not-on-map = { $unit } is not on the map
why-moved = { $unit } has already moved
why-garrison = { $unit } is a garrison and stays where it is
why-frozen = { $unit } entered in an enemy ZOC and can’t move this turn
why-held = { $unit } is held in place by enemy ZOCs
why-no-way = { $unit } can’t enter any hex with its { $has } MP
why-closed = { $cell } can’t be entered: { $terrain }
why-closed-side = the hexside towards { $cell } can’t be crossed
why-enemy-there = { $cell } is occupied by the enemy
why-berlin = Germans may not enter Berlin
why-too-far = { $cell } costs { $needs } MP, the unit has { $has }
why-zones = enemy ZOCs block the way to { $cell }
why-stops-there = { $cell } is in an enemy ZOC: the move must end there
why-two-fronts = { $cell } already holds a Front: two may not stack
why-full = { $cell }: stacking limit reached ({ $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    })
why-crowded = { $cell } is overstacked: one of its units must leave first
why-no-further-step = { $cell } can’t be the next hex for this unit
why-boundary = { $cell } lies beyond the theatre boundary
why-half-map = { $cell } lies west of the theatre boundary, out of play here
why-yugoslavia-in = { $cell } is in Yugoslavia, closed to Soviet units
why-yugoslavia-out = { $cell } is outside Yugoslavia, which Yugoslav units don’t leave
why-cut-off = there is no path to { $cell }
why-no-transfer = no tripled move is left
why-transfer-zone = { $unit } starts in an enemy ZOC: no tripled move
why-transfer-berlin = { $unit } starts in Berlin, on neither side of the theatre boundary: no tripled move
why-transfer-exit = a tripled move must end on the map, beyond the theatre boundary
why-transfer-step = a tripled move is made in one go, to a hex beyond the theatre boundary
why-transfer-side = a tripled move must end beyond the theatre boundary; { $cell } is on this side
why-exit-germans = only German units may exit the map
why-exit-hex = { $cell } is not an exit hex for this unit
why-exit-cost = leaving costs { $needs } MP, the unit has { $has }
why-turned = { $unit } has already been flipped
why-not-nearest = { $unit } is not among the enemy units nearest to { $cell }
why-duty = on turn 1 the West Germans must make { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    } on the Western Allies

why-nobody-there = { $cell } is empty
why-not-an-enemy = the units in { $cell } may not be attacked by this force
why-struck = the units in { $cell } have already been attacked this phase
why-not-adjacent = { $cell } is not adjacent
why-all-fought = all units adjacent to { $cell } have already attacked this phase
why-poles = { $cell }: Polish units do not attack each other
why-no-attackers = no unit is committed yet
why-attack-first = finish the current attack first
why-fought = { $unit } has already attacked this phase
why-not-adjacent-unit = { $unit } is not adjacent to every hex under attack
why-targets-first = add hexes before committing units
why-not-adjacent-all = no unit is adjacent both to { $cell } and to the other hexes under attack
why-exchange = this exchange does not call for losing { $unit }
why-no-retreat = { $unit } doesn’t have to retreat
why-retreat-later = { $unit } retreats after the units of the other force
why-retreat-closed = no retreat to { $cell }: not adjacent, or prohibited
why-retreat-zone = no retreat to { $cell }: enemy ZOC
why-home-first = { $cell } lies across the boundary; retreat on your own side first
why-vacant-first = { $cell } is occupied; retreat to an empty hex first
why-not-in-combat = { $unit } is not among the victors of this combat
why-not-vacated = { $cell } was not vacated in this combat
why-not-empty = { $cell } is no longer empty
why-advance-line = no advance across the boundary or border to { $cell }

why-not-in-box = { $unit } is not among the destroyed units of this force
why-never-replaced = { $unit } never returns as a replacement
why-weakest-first = { $unit } must wait: the weakest attack strength comes back first
why-no-entry = no entry hex is open to { $unit }
why-not-entry = this unit can’t enter at { $cell }
why-place-first = place { $unit } first
why-not-in-courland = { $unit } is not in Courland
why-courland-wait = { $unit } must wait: each force leaves Courland in its own phase, the Soviets only after the last German unit
why-rate-used = this force has all its replacements of this turn
why-no-ship = { $unit } can’t leave Courland now

## What ending a phase gives up, and what is owed before it may end

lost-moves = { $count ->
        [one] One unit can still move.
       *[other] { $count } units can still move.
    }
lost-attacks = { $count ->
        [one] One hex can still be attacked.
       *[other] { $count } hexes can still be attacked.
    }
lost-replacements = { $count ->
        [one] One replacement is not used, and will be lost.
       *[other] { $count } replacements are not used, and will be lost.
    }
lost-courland = No unit leaves Courland this turn.
owed-contacts = You can’t end the phase yet: on turn 1 the West Germans must make { $count } attacks, and as your units stand they can’t make so many.
owed-attacks = You can’t end the phase yet: on turn 1 the West Germans must make { $count } attacks; { $left } still to be made.

## The guided first game

guide-front-title = The front
guide-front = December 1944. You lead the Soviets, the brown counters in the east. The Germans facing them take orders from your opponent, who also leads the Western Allies; in return the Germans in the west are yours. All of you want cities, Berlin above all.
guide-counter-title = A counter
guide-counter = Three numbers: attack, defence, movement. The 2nd Guards Tank Army is a 6-4-6: it attacks with 6, defends with 4 and has 6 movement points. At most two units may end their move in one hex; click a stack to see what is in it.
guide-move-title = Moving
guide-move = Click the 2nd Guards Tank Army, then the highlighted hex 2626. Entering clear terrain costs 1 movement point, crossing a river 1 more. This path across the Bug costs 3 of its 6 points.
guide-undo-title = Undo
guide-undo = The wrong way: Warsaw lies to the west. Press “Undo”. You can undo action after action until a die is rolled or another player has acted.
guide-zone-title = Zones of control
guide-zone = Every unit controls the six hexes around it (its zone of control, or ZOC), and a unit that enters an enemy ZOC must stop there. Click 2523, the framed hex behind Warsaw: the page says why you can’t go there, and by which rule. Then go to 2525, at the gates of the city.
guide-phases-title = From movement to combat
guide-phases = Every unit may move once in its movement phase; none has to. One is enough for now. Press “Done”: combat comes next.
guide-attack-title = The attack
guide-attack = Click Warsaw, then each of the four highlighted units. All units adjacent to a hex may attack it together. Each attacks at most once per phase, and never has to.
guide-odds-title = The odds
guide-odds = Warsaw’s defence of 6 is doubled because all your units attack across the river. 26 to 12 is rounded down to 2-1; without the tank army it would be 1-1. The forecast shows the chance of each result, and every modifier with its rule. Roll the die!
guide-result-title = Retreat and advance
guide-result = A 3 gives Dr: the defender retreats, never into one of your ZOCs. Your opponent went to 2423, the only hex left. Now one of your victorious units may advance: send the 1st Belorussian Front into Warsaw.
guide-score-title = Cities and points
guide-score = Warsaw gives you 2 points. A city belongs to whoever occupies it or, if it is empty, to whoever alone has a ZOC there. Warsaw, Prague, Vienna and Berlin count for the Soviets only with a Front in them, and that Front then stays for good.
guide-turn-title = The rest of the turn
guide-turn = Press “Done”. The guide then plays the rest: your West Germans, who on turn 1 must attack the Western Allies twice, then your opponent’s Western Allies and East Germans. The log keeps it all.
guide-replacement-title = Replacements
guide-replacement = Turn 2. A counter-attack forced your 65th Army out of 2624; with nowhere to retreat it was eliminated. Each turn some units come back, the weakest attack strength first. Click the 65th Army in the orders, then hex 2526 on the eastern edge.
guide-victory-title = How to win
guide-victory = After turn 10 the cities are counted; the higher total wins. Berlin is worth 10, and if nobody has taken it the game is a draw. Once it falls, the Germans leave the map in the player turn that follows.
guide-farewell-title = Now for real
guide-farewell = That is the whole system: replacements, movement, combat, for each force in turn. Forecasts, explanations and Undo are always there, and a rule’s number opens its summary. Good luck, General!

## The map sheet and the charts

chart-combat = Combat results table
chart-die = Die
chart-terrain = Terrain effects
chart-terrain-kind = Terrain
chart-cost = MP
chart-defence = Defence
chart-when = Remarks
chart-fortified = Fortified
chart-city = City
chart-closed = closed
chart-no-attack = no attack either
chart-for-german = only Germans
chart-for-not-german = closed to Germans
chart-for-across = if every attacker crosses
chart-for-soviet-side = to Soviets and Yugoslavs
sheet-turn = Turn
sheet-track = Turn track
sheet-legend = Legend
sheet-destroyed = Destroyed:
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
sheet-courland = Courland
sheet-box-western = Western Allies
sheet-box-italy = Allies in Italy
sheet-box-west-german = West Germans
sheet-box-east-german = East Germans
sheet-box-soviet = Soviets
short-soviet = SU
short-west_german = WG
short-western = WA
short-east_german = EG

## The page: marks on counters, results, markers, readings, panels, overlays

mark-moved = has moved
mark-fought = has attacked
mark-struck = was attacked
mark-strayed = outside its theatre
mark-garrison = garrison
mark-turned = flipped, leaves the map
mark-frozen = can’t move this turn
mark-arrived = arrived this turn
result-De = defenders eliminated
result-Dr = defenders retreat
result-Ex = exchange
result-Ar = attackers retreat
result-Ae = attackers eliminated
sample-size = Size: XXX is a corps, XXXX an army, XXXXX a Front
sample-type = Type: a cross for infantry, an oval for armour, both for mechanised troops; mountain and airborne troops have their own symbols
sample-designation = Unit designation: number and short name
sample-attack = Attack strength
sample-defence = Defence strength
sample-movement = Movement allowance
marker-cities-held-by-soviet = held by the Soviets
    .sign = S
marker-cities-held-by-western = held by the Western Allies
    .sign = W
marker-cities-garrison-due-true = needs a garrison
    .sign = G
marker-destroyed-forts-true = fortifications destroyed
    .sign = ×
reading-berlin = Berlin
reading-berlin-soviet = Soviet
reading-berlin-western = Western
reading-berlin-german = German
reading-berlin-none = German
reading-boundary = Theatre boundary
reading-boundary-true = in force
reading-boundary-false = lifted
reading-rates-soviet = Soviet replacements
reading-rates-west-german = West German replacements
reading-rates-western = Western replacements
reading-rates-east-german = East German replacements
overlay-zones = Zones of control
overlay-zones-soviet = Soviet
overlay-zones-western = Western
overlay-zones-german = German
overlay-cities = Cities and points
overlay-cities-soviet = held by the Soviets
overlay-cities-western = held by the Western Allies
overlay-cities-german = held by the Germans
overlay-reach = Movement range of a unit
overlay-reach-open = can go there; cost in movement points
overlay-reach-stops = must stop there: enemy zone of control
overlay-reach-attack = could then attack there

## The map and its legend

legend-terrain-sea = Sea
legend-terrain-clear = Clear
legend-terrain-broken = Broken
legend-terrain-rough = Rough
legend-terrain-switzerland = Switzerland
legend-terrain-berlin = Berlin
legend-feature-sea = Sea hexside
legend-feature-lake = Lake
legend-feature-river = River
legend-feature-blocked = Impassable hexside
legend-feature-border = Border of Yugoslavia
legend-feature-boundary = Theatre boundary
legend-counter-us = American
legend-counter-british = British
legend-counter-canadian = Canadian
legend-counter-french = French
legend-counter-polish-exile = Polish (exile)
legend-counter-soviet = Soviet
legend-counter-yugoslav = Yugoslav
legend-counter-polish = Polish (communist)
legend-counter-romanian = Romanian
legend-counter-bulgarian = Bulgarian
legend-counter-german-army-east = German army, East
legend-counter-german-ss-east = Waffen-SS, East
legend-counter-german-luftwaffe-east = Luftwaffe, East
legend-counter-hungarian = Hungarian
legend-counter-german-army-west = German army, West
legend-counter-german-ss-west = Waffen-SS, West
legend-counter-german-luftwaffe-west = Luftwaffe, West

## Names laid over the map

label-north-sea = NORTH SEA
label-baltic-sea = BALTIC SEA
label-adriatic-sea = ADRIATIC SEA
label-tyrrhenian-sea = TYRRHENIAN SEA
label-switzerland = SWITZERLAND
label-italy = ITALY
label-yugoslavia = YUGOSLAVIA
label-germany = GERMANY
label-poland = POLAND
label-bohemia = BOHEMIA
label-slovakia = SLOVAKIA
label-austria = AUSTRIA
label-hungary = HUNGARY
label-romania = ROMANIA
label-denmark = DENMARK
label-sweden = SWEDEN
label-lithuania = LITHUANIA
label-east-prussia = EAST PRUSSIA
label-pomerania = POMERANIA
label-silesia = SILESIA
label-bavaria = BAVARIA
label-france = FRANCE
label-netherlands = NETHERLANDS
label-belgium = BELGIUM
label-corsica = CORSICA
label-alps = ALPS
label-carpathians = CARPATHIANS
label-sudetes = SUDETES
label-erzgebirge = ERZGEBIRGE
label-dinaric-alps = DINARIC ALPS
label-apennines = APENNINES
