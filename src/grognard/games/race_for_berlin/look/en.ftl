# Race for Berlin in English.
# A message bears its name in the code, with hyphens for dots. Reasons (why-…) follow the action that was
# refused: no capital, no full stop; modifiers and verbs are labels.

## The game and its seats

game-summary = April 1945: Zhukov and Konev race each other to Berlin, and each also commands half of the Germans who stand in the other’s way.
game-length = 3 to 4 hours
game-difficulty = An unknown number of impulses, secret events, and a city to be fought for zone by zone.
scenario-race-length = up to 10 turns, about 3 hours
scenario-race = The race for Berlin
scenario-race-summary = Two players, ten turns: who will play the greater part in the encirclement and the fight for the suburbs?
side-joukov = Zhukov
    .the = { side-joukov }
    .of = of { side-joukov }
    .to = to { side-joukov }
    .number = one
side-koniev = Konev
    .the = { side-koniev }
    .of = of { side-koniev }
    .to = to { side-koniev }
    .number = one
side-nobody = nobody, the game is over
nation-soviet = Soviets
    .the = the { nation-soviet }
    .of = of the { nation-soviet }
    .to = to the { nation-soviet }
    .number = many
nation-german = Germans
    .the = the { nation-german }
    .of = of the { nation-german }
    .to = to the { nation-german }
    .number = many
formation-army = { $number } Army
formation-guards-army = { $number } Guards Army
formation-shock-army = { $number } Shock Army
formation-guards-tank-army = { $number } Guards Tank Army
formation-polish-army = { $number } Polish Army
formation-division = { $number } Division
formation-pz = { $number } Panzer Division
formation-pz-ss = { $number } SS Panzer Division
formation-ss = { $number } SS Division
formation-pzgr = { $number } Panzergrenadier Division
formation-jager = { $number } Jäger Division
formation-falsch = { $number } Parachute Division
formation-named = { $name } Division
zone-bridgehead = Oder bridgehead
    .the = the { zone-bridgehead }

phase-A1 = reinforcements
phase-A2 = American advance
phase-A3 = Hitler’s orders
phase-A4 = events
phase-B1 = supply
phase-B2 = replacement
phase-C1 = Zhukov’s Soviet impulse
phase-C2 = Konev’s Soviet impulse
phase-C3 = German impulse, north (Konev)
phase-C4 = German impulse, south (Zhukov)
phase-C5 = end of operations
phase-D = end of turn

event-heinrici = Heinrici
event-rybalko = Rybalko crosses the Spree
event-allies = The Allies race for Berlin
event-withdrawal = Planned withdrawal
event-speer = Speer and Heinrici try to save Berlin
event-everyone = Everyone to the front
event-trucks = Trucks
event-conscripts = German conscripts collapse
event-luftwaffe = The Luftwaffe hits the Oder bridges
event-coordination = Coordination
event-counter-attack = Surprise counter-attack

# What many games are counted by.
count-joukov_points = Zhukov’s points
count-koniev_points = Konev’s points
count-last_turn = last turn
count-americans_in_berlin = Americans in Berlin
count-city_surrounded = Berlin surrounded
count-turn_surrounded = turn when Berlin was surrounded

## What happened

turn-begins = Turn { $turn }.
arrival-comes = { $army } arrives (die { $die }).
arrival-delayed = { $army } does not arrive yet (die { $die }).
arrival-placed = { $unit } enters at { $the-cell }.
arrival-drawn = XII Army: { $unit } is drawn.
arrival-xii-army = XII Army turns east: two divisions per turn from next turn (die { $die }).
arrival-xii-delayed = XII Army still faces west (die { $die }).
american-waiting = The Americans stay where they are (die { $die }).
american-advance = The Americans advance on track { $track } (die { $die }).
american-captured = The Americans take { $the-cell }.
american-stopped = Soviets and Americans meet at { $the-cell }: the American advance stops for good.
american-berlin = The Americans reach { $the-cell }: both marshals have lost.
american-removed = { $unit } surrenders to the Americans and is removed from the game.
american-escaping = { $unit } escapes from the Americans (die { $die }).
american-fled = { $unit } escapes to { $the-cell }.
hitler-silent = No orders from Hitler (die { $die }).
hitler-orders = Hitler orders { $camp }’s Germans to counter-attack (die { $die }).
event-drew = { $camp } draws an event token.
event-drawn = Token drawn: { $event }.
event-discarded = { $camp } discards the event token.
event-discarded-which = Token discarded: { $event }.
event-played = { $camp } plays an event: { $event }.
event-army = The event applies to { $army }.
event-bridges-cut = The Soviet units in { $the-cell } are out of supply this turn.
supply-cut = { $unit } in { $the-cell } is out of supply.
replacement-refitted = { $unit } is back at full strength.
replacement-rebuilt = { $unit } returns, reduced, at { $the-cell }.
replacement-support = { $camp } converts the replacement point into support.
replacement-starved = { $unit } gives up its supply for a support point.
impulse-begins = Operations round { $round }: { $camp }’s { $nation } act.
impulse-march = { $unit } is activated to move.
impulse-fight = { $unit } is activated to fight.
impulse-hold = { $unit } is activated in reserve.
impulse-bombard = { $unit } shells Berlin.
impulse-passed = { $camp } activates no Soviet units.
operations-passed = Both marshals have passed: the turn ends.
operations-end = Operations end after operations round { $round } (die { $die }).
operations-go-on = Another operations round follows (die { $die }).
march-free = { $unit } moves freely (die { $die }, needed { $needed } or more).
march-pinned = { $unit } may not move west (die { $die }, needed { $needed } or more).
march-moved = { $unit } moves from { $the-start } to { $the-cell }.
march-step = { $unit } moves on to { $the-cell }.
combat-result = Attack on { $the-cell } by { $attackers }: { $attack } to { $defence } ({ $odds }), die { $die } (modifier { $modifier }): { $result }.
combat-advanced = { $unit } advances after combat into { $the-cell }.
retreat-went = { $unit } retreats to { $the-cell }.
loss-reduced = { $unit } is reduced.
loss-destroyed = { $unit } is destroyed in { $the-cell }.
urban-result = Urban progression in { $the-cell } by { $attackers }: { $attack } to { $defence } ({ $odds }), die { $die } (modifier { $modifier }): { $result }.
urban-level = { $The-cell }: progression level { $level }.
control-taken = { $camp } takes control of { $the-cell }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
control-lost = { $camp } loses control of { $the-cell }: minus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-abandoned = { $camp } has left { $the-cell } empty: minus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-bombarded = { $camp } is first to shell Berlin: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-first-progress = { $camp } is first to force a way into Berlin, at { $the-cell }: { $points } points.
berlin-highest = { $camp } has got deepest into Berlin: { $points } points.
end-last-turn = The last turn is over.
end-over = The battle is over (die { $die }, total { $total }).
end-goes-on = The battle goes on (die { $die }, total { $total }).
outcome-won = The marshal with more points leads the assault on the Reichstag.
outcome-draw = Draw: equal victory points.
outcome-americans = The Americans are in Berlin: both marshals have lost.

## What is to be decided

ask-place = Place your reinforcements.
ask-flee = Move the escaping units out of the Americans’ way.
ask-replacement = Use your replacement point: restore or rebuild a unit, or convert it into support. You may also put units out of supply to gain support.
ask-luftwaffe = Your opponent’s Soviets are about to act. Do you play an event against their bridges?
ask-name = { $event }: choose an army, or a track.
ask-activate = { $nation }: { $left ->
        [0] all permitted units are activated; press “Begin”.
        [one] activate one more unit, to move, to fight or in reserve, then press “Begin”.
       *[other] activate up to { $left } more units, each to move, to fight or in reserve, then press “Begin”.
    }
ask-march = Which unit moves now?
ask-go = Where does { $unit } go? Movement points left: { $movement }.
ask-fight = Choose a zone to attack.
ask-gather = Attack on { $the-cell }: choose the attackers, then roll.
ask-storm = Urban progression in { $the-cell }: roll, or strengthen the attack first.
ask-conscripts = German units attack your Soviets. Do you play an event first?
ask-heinrici = { $The-cell } is under attack. Do you play Heinrici and retreat without loss?
ask-loss = Which unit takes the next step loss ({ $steps } to come)?
ask-retreat = Units that must retreat: { $units }.
ask-advance = { $advanced ->
        [0] At least one attacker must advance into { $the-cell }.
       *[other] Do other attackers advance into { $the-cell }?
    }
ask-reserves = Which unit in reserve moves now?
ask-shift = End of turn: { $nation } not activated this turn may move one zone.
ask-token = Keep your event token, or discard it?

## What can be done

verb-place = Place
verb-flee = Escape
verb-refit = Restore
verb-rebuild = Rebuild
verb-support = Convert to a support point
verb-starve = Put out of supply (+1 support)
verb-done = Done
verb-cut = Cut the bridges
verb-play = Play the event
verb-army = Choose this army
verb-track = Choose this track
verb-march = Activate to move
verb-fight = Activate to fight
verb-hold = Activate in reserve
verb-bombard = Shell Berlin
verb-begin = Begin
verb-move = Move
verb-go = Go to
verb-step = Move one zone
verb-stay = Stay
verb-attack = Attack
verb-storm = Attempt urban progression
verb-join = Commit
verb-collapse = Reduce conscripts
verb-spend = Spend a support point
verb-roll = Roll
verb-pass = Pass
verb-quiet = Don’t ask again this turn
verb-lose = Take the loss
verb-retreat = Retreat
verb-advance = Advance
verb-halt = Stop advancing
verb-keep = Keep the token
verb-discard = Discard the token
verb-end = Done

## Arithmetic

odds-attacker = attack of { $unit }
odds-defender = defence of { $unit }
odds-difficult = difficult terrain doubles the defence
odds-garrison = garrison
die-armour-difficult = armour into difficult terrain
die-wood = woods
die-entrenchment = across a line of entrenchments
die-army = a whole Soviet army
die-zones = attack from several zones
die-armour-plain = armour in the open against a defence without armour
die-surge = event “Everyone to the front”
die-adjacent = adjacent zones of Berlin under control: { $cells }
die-support = one more support point
die-ratio = odds
changed-river = halved across a river: { $units }
changed-supply = halved for lack of supply: { $units }
changed-doubled = doubled by the event: { $units }
stakes-zone = { $The-cell }: level { $level }; control, from level { $control }, is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stakes-control = chance to take control: { $chance }
stakes-control-lost = chance to take control back: { $chance }
stakes-support = with one more support point: { $chance }
then-level = level { $level }
then-control = level { $level }, control

## Why not

why-not-your-turn = not your turn; to play: { $waiting }
why-other-step = another step is under way: { $phase }
why-not-arrived = { $unit } has not arrived yet
why-not-yours = { $unit } is not yours
why-no-entry = { $unit } can’t enter at { $the-cell }
why-no-refuge = { $unit } can’t escape to { $the-cell }: it needs an adjacent zone of higher index, with room, free of Soviets and Americans
why-point-spent = the replacement point has been used
why-not-own-soviet = { $unit } is not one of your Soviet units
why-not-destroyed = { $unit } is not destroyed
why-no-supply-zone = { $the-cell } is not one of your supply zones
why-not-on-map = { $unit } is not on the map
why-out-of-supply = { $unit } is out of supply
why-not-reduced = { $unit } is at full strength
why-no-bridges = { $the-cell } is not near the Oder or Neisse bridges, or holds no Soviet units, or you don’t hold the event
why-designated-before = all units must be chosen before the first one moves
why-duty-first = an obligation comes first
why-token-not-held = you don’t hold { $event }
why-other-window = { $event } can’t be played at this moment
why-impulse-begun = { $event } must be played at the start of the impulse
why-token-dead = { $event } no longer has any effect
why-other-impulse = { $unit } does not act in this impulse
why-used = { $unit } has already been activated this turn
why-active = { $unit } is already chosen
why-limit = no more than { $limit } units can be activated
why-only-march-leave = { $unit } must first leave the American zone
why-only-march-return = { $unit } must first return to its own sector
why-only-march-part = { $unit } is among the other marshal’s units and can only leave
why-only-march-contact = { $unit } has lost contact with its army and can only move to rejoin it
why-no-contact = { $unit } can’t reach the rest of its army
why-nowhere-to-go = { $unit } has nowhere to go
why-nobody-near = { $unit } has no enemy unit to attack
why-moved = { $unit } has already moved
why-other-mode = { $unit } is not activated in this mode
why-combat-later = moves are played before combats
why-struck = { $the-cell } has already been attacked in this impulse
why-berlin = { $the-cell } is part of Berlin: it takes urban progression, not an attack
why-no-enemy = there is no enemy unit in { $the-cell }
why-american = { $the-cell } is American
why-front-line = { $the-cell } lies in the other marshal’s sector
why-oder-neisse = { $the-cell } lies beyond the Oder and Neisse
why-nobody-beside = none of your units activated to fight is adjacent to { $the-cell }
why-not-berlin = { $the-cell } is not part of Berlin
why-nobody-in = none of your units activated to fight is in { $the-cell }
why-no-support = not enough support points: { $has }
why-bombarded = Berlin has already been shelled
why-german = { $unit } is German
why-not-beside-berlin = { $unit } is not adjacent to Berlin
why-one-at-a-time = finish the move of { $unit } first
why-must-move = { $unit } can’t stay where it is
why-already-there = { $unit } is already in { $the-cell }
why-too-many = a zone is overstacked
why-enemy-zone = { $the-cell } is occupied by the enemy
why-berlin-at-end = end-of-turn moves may not enter Berlin
why-westward = Hitler forbids moving west: { $the-cell } has index { $index }, at least { $needed } is needed
why-contested = { $the-cell } is contested: it can’t be entered from outside Berlin
why-leaving-berlin = { $unit } can’t leave Berlin from a contested zone
why-other-camp = { $the-cell } is occupied by the other marshal
why-full = { $the-cell }: stacking limit reached ({ $limit })
why-elsewhere-first = { $unit } must go elsewhere first
why-go-there = { $the-cell } can be reached directly: use “Go to”
why-one-zone = { $unit } can move only one zone
why-no-way = { $unit } can’t reach { $the-cell } now
why-too-far = { $the-cell } costs { $needs } movement points; { $has } left
why-one-zone-helps = the help for { $the-cell } must come from a single adjacent zone
why-spent-once = only one more support point can be spent
why-not-in-combat = { $unit } is not part of this combat
why-other-camp-first = the other marshal’s Germans take this loss first
why-others-first = { $unit } has already taken a step loss; the others come first
why-reduced = { $unit } is already reduced
why-joined = { $unit } is already committed
why-not-fighting = { $unit } is not activated to fight
why-fought = { $unit } has already fought
why-not-beside = { $unit } is not adjacent to the zone
why-no-attackers = no unit is committed yet
why-no-retreat-due = { $unit } does not have to retreat
why-not-next = { $the-cell } is not adjacent
why-better-retreat = another zone has priority over { $the-cell } for the retreat
why-not-controlled = you don’t control { $the-cell }
why-nobody-to-follow = { $unit } can only follow attackers that advance from its own zone
why-must-advance = at least one attacker must advance into { $the-cell }

## What going on gives up, and what is owed before

lost-replacement = The replacement point is not used, and will be lost.
lost-impulse = No unit is activated: you pass the impulse. { $count ->
        [one] One unit could act.
       *[other] { $count } units could act.
    }
lost-operations = No unit is activated: both marshals have passed, and this turn’s operations end. { $count ->
        [one] One unit could act.
       *[other] { $count } units could act.
    }
lost-marches = { $count ->
        [one] One unit activated to move has not moved.
       *[other] { $count } units activated to move have not moved.
    }
lost-attacks = { $count ->
        [one] One zone can still be attacked.
       *[other] { $count } zones can still be attacked.
    }
lost-reserves = { $count ->
        [one] One reserve can still move.
       *[other] { $count } reserves can still move.
    }
lost-shifts = { $count ->
        [one] One unit can still move one zone.
       *[other] { $count } units can still move one zone.
    }
owed-divisions = You can’t begin yet: Hitler orders an attack, and { $count ->
        [one] one more division must be activated for it.
       *[other] { $count } more divisions must be activated for it.
    }
owed-partner = You can’t begin yet: the other counter of an army out of touch must be activated as well, to meet it.
owed-armies = You can’t begin yet: these must be activated, for they may not stay where they are: { $units }.
owed-closing-up = You can’t end yet: Hitler orders these divisions to close up to the Soviets.
owed-moves = You can’t end yet, for these must move: { $units }.
owed-attack = You can’t end yet: Hitler orders an attack, and not enough divisions have made one.
owed-attackers = You can’t roll yet: Hitler orders more divisions to take part.

## The guided first game

guide-race-title = The race
guide-race = April 1945. You are Zhukov; Konev, played by the computer, comes from the south. Both of you want Berlin, and each also commands half of the Germans: yours stand in Konev’s way, his in yours. The six grey zones are the city.
guide-counter-title = A counter
guide-counter = 8th Guards Army, 20-2: strength 20 in attack and defence, 2 movement points. Most Soviet armies have two counters; both in one attack give +1 on the die. A counter that loses a step is flipped to its reduced side.
guide-support-title = Replacements
guide-support = Each turn you have one point: it restores a unit or becomes support, without which you cannot fight for Berlin. Nothing needs restoring yet: press “Convert to a support point”, then “Done”.
guide-activate-title = Activation
guide-activate = An impulse activates up to four units, each to move, to fight or in reserve, and all are chosen before any of them acts. Press “Activate to fight”, then click the four counters in the Oder bridgehead.
guide-attack-title = An attack
guide-attack = Press “Begin”. Units activated to move would go first; here all are activated to fight. Click Seelow, on the heights, then commit all four counters: any unit activated to fight and adjacent to the zone may take part.
guide-odds-title = The forecast
guide-odds = Difficult terrain doubles the defence, the entrenchments cost 1 on the die, whole armies give 1 back. Each bar is the exact chance of a result: A and D are steps that attackers and defenders lose, R is a retreat. Now press “Roll”.
guide-advance-title = Results
guide-advance = D2R: both German divisions lose a step and retreat; their owner, Konev, chose where. At least one attacker must now advance into Seelow, and two may. Click the counters of the 8th Guards Army.
guide-score-title = Victory points
guide-score = Seelow is worth 1 point, and you keep it until Germans come back. Points come from such zones, from those of Berlin, and from being first to shell the city, first to enter it, and deepest into it.
guide-event-title = Secret events
guide-event = Konev’s Soviets are next. You are asked whether you play an event against their bridges, as you always are when, for all Konev knows, you could. You can’t: press “Don’t ask again this turn”. Here Konev does nothing.
guide-germans-title = Your Germans
guide-germans = Now your southern Germans act, by the same rules. They are there to hold up Konev. Up to turn 6 Hitler lets few of them go west: a unit that wants to must first roll more than his number for the turn.
guide-berlin-title = Into Berlin
guide-berlin = Zones of Berlin are fought for with a die roll against their garrison, at the cost of one support point; a second point adds 1. From level 2 a zone is yours. The panel shows the chance of control before you roll.
guide-farewell-title = Now for real
guide-farewell = The battle ends on turn 10, or from turn 7 on a die roll, once Soviets are in all six zones. The higher total wins; if the Americans arrive first, both of you lose. Forecasts, explanations and Undo are always there. Good luck, Comrade Marshal!

## The map sheet and the charts

place-coming = Reinforcements to come
place-arrived = Arrived, to be placed
place-destroyed = Destroyed
place-removed = Removed from the game
chart-combat = Combat results table
chart-urban = Urban progression
chart-die = Die
chart-result = Result
chart-terrain = Terrain effects
chart-kind = Terrain
chart-cost = MP
chart-fight = Attacks there
chart-on-die = die { $value }
chart-doubled = defence { $factor }
chart-halved = attackers across it ½
chart-no-river = with it, no MP for the river
chart-soviets-across = Soviets across the line
sheet-factors = S-M
sheet-turn = Turn
sheet-track = Turn track
sheet-legend = Legend
sheet-value = Victory points
sheet-garrison = Garrison of Berlin
sheet-american = American track
sheet-tracks = American tracks
sheet-white = Supply (Zhukov)
sheet-black = Supply (Konev)
sheet-german = Supply (Germans)
sheet-index = Zone index
sheet-points = VP
sheet-support = Sup
sheet-scores = Victory points and support
sheet-coming-joukov-soviet = Reinforcements: Soviets (Zhukov)
sheet-coming-koniev-soviet = Reinforcements: Soviets (Konev)
sheet-coming-joukov-german = Reinforcements: southern Germans (Zhukov)
sheet-coming-koniev-german = Reinforcements: northern Germans (Konev)
month-4 = April
month-5 = May

## The page: marks on counters, results, markers, readings, panels, overlays

mark-reduced = reduced
mark-used = already activated this turn
mark-oos = out of supply
    .sign = { "!" }
mark-march = activated to move
    .sign = M
mark-fight = activated to fight
    .sign = F
mark-reserve = in reserve
    .sign = R
mark-bombard = shells Berlin
    .sign = S
result-plus-1-A1 = progression +1, attackers lose 1 step
result-plus-1-A1D1 = progression +1, attackers and defenders lose 1 step
result-plus-1-D1 = progression +1, defenders lose 1 step
result-plus-2-A1D1 = progression +2, attackers and defenders lose 1 step
result-plus-2-D1 = progression +2, defenders lose 1 step
result-plus-3-D1 = progression +3, defenders lose 1 step
result-none = no effect
result-A1 = attackers lose 1 step
result-A1D1 = attackers and defenders lose 1 step
result-A1D1R = attackers and defenders lose 1 step, defenders retreat
result-A2 = attackers lose 2 steps
result-A2D1 = attackers lose 2 steps, defenders lose 1 step
result-A3 = attackers lose 3 steps
result-D1 = defenders lose 1 step
result-D1R = defenders lose 1 step and retreat
result-D2R = defenders lose 2 steps and retreat
result-D3R = defenders lose 3 steps and retreat
result-R = defenders retreat
sample-size = Size: XXXX is an army, XX a division
sample-type = Type: a cross for infantry, an oval for armour, both for mechanised troops; parachute troops have their own symbol
sample-designation = Designation of the army or division; most Soviet armies have two counters
sample-strength = Strength in attack and defence; about half on the reduced side
sample-movement = Movement points
marker-american-true = American zone
    .sign = US
marker-control-camp-joukov = controlled by Zhukov
    .sign = Z
marker-control-camp-koniev = controlled by Konev
    .sign = K
marker-berlin-level-1 = urban progression 1
    .sign = +1
marker-berlin-level-2 = urban progression 2
    .sign = +2
marker-berlin-level-3 = urban progression 3
    .sign = +3
marker-berlin-level-4 = urban progression 4
    .sign = +4
marker-berlin-level-5 = urban progression 5
    .sign = +5
marker-berlin-level-6 = urban progression 6
    .sign = +6
marker-berlin-level-7 = urban progression 7
    .sign = +7
marker-berlin-level-8 = urban progression 8
    .sign = +8
marker-berlin-level-9 = urban progression 9
    .sign = +9
reading-round = Operations round
reading-token = Your event token
reading-token-none = none
reading-hitler = Hitler orders an attack by
reading-hitler-joukov = Zhukov’s Germans
reading-hitler-koniev = Konev’s Germans
reading-hitler-none = nobody
reading-american-stopped = American advance
reading-american-stopped-true = stopped
reading-american-stopped-false = under way
reading-heinrici = Heinrici token
reading-heinrici-joukov = Zhukov
reading-heinrici-koniev = Konev
panel-berlin = Berlin
panel-berlin-cell = Zone
panel-berlin-level = Level
panel-berlin-state = Controlled by
panel-berlin-state-german = Germans
panel-berlin-state-joukov = Zhukov
panel-berlin-state-koniev = Konev
panel-berlin-state-joukov-contested = contested (Zhukov)
panel-berlin-state-koniev-contested = contested (Konev)
panel-berlin-garrison = Garrison
panel-berlin-value = Points
panel-points = Victory points
panel-points-source = Source
panel-points-source-zones = zones outside Berlin
panel-points-source-berlin = zones of Berlin
panel-points-source-bombarded = first to shell Berlin
panel-points-source-first-progress = first into Berlin
panel-points-source-highest = deepest into Berlin
panel-points-source-abandoned = zones of Berlin abandoned
panel-points-joukov = Zhukov
panel-points-koniev = Konev
panel-forces = Forces
panel-forces-what = On the map
panel-forces-what-support = support points
panel-forces-what-ready = Soviet units not yet activated
panel-forces-what-reduced = reduced Soviet units
panel-forces-what-oos = Soviet units out of supply
panel-forces-what-destroyed = destroyed Soviet units, to rebuild
panel-forces-what-germans = German units
panel-forces-joukov = Zhukov
panel-forces-koniev = Konev
panel-tokens = Event tokens
panel-tokens-event = Event
panel-tokens-where = Where
panel-tokens-where-own = yours
panel-tokens-where-rival = your opponent’s
panel-tokens-where-perhaps = cup or opponent
panel-tokens-where-cup = in the cup
panel-tokens-where-out = out of the game
panel-tracks = American tracks
panel-tracks-track = Track
panel-tracks-held = Zones taken
panel-tracks-next = Next zone
overlay-joukov-supply = Supply of Zhukov’s Soviets
overlay-joukov-supply-supplied = supply reaches this far
overlay-joukov-supply-cut = units out of supply
overlay-koniev-supply = Supply of Konev’s Soviets
overlay-koniev-supply-supplied = supply reaches this far
overlay-koniev-supply-cut = units out of supply
overlay-german-supply = Supply of the Germans
overlay-german-supply-supplied = supply reaches this far
overlay-german-supply-cut = units out of supply
overlay-control = Control and victory points
overlay-control-joukov = controlled by Zhukov
overlay-control-koniev = controlled by Konev
overlay-control-contested = contested
overlay-control-american = American zone
overlay-control-nobody = not under Soviet control
overlay-sectors = Sectors of the marshals
overlay-sectors-joukov = Zhukov’s sector
overlay-sectors-koniev = Konev’s sector
overlay-sectors-both = open to both marshals
overlay-reach = Movement range of a unit
overlay-reach-open = can go there; cost in movement points
overlay-reach-stops = must stop there
overlay-reach-test = westward: only if the test succeeds
overlay-reach-attack = could fight there without moving

## The map and its legend

legend-terrain-plain = Plain
legend-terrain-wooded = Wooded
legend-terrain-difficult = Difficult
legend-terrain-berlin = Berlin
legend-feature-lake = Lake
legend-feature-river = River
legend-feature-road = Main road
legend-feature-front = Front boundary
legend-feature-trench = Entrenchments
legend-counter-soviet-joukov = Soviets (Zhukov)
legend-counter-soviet-koniev = Soviets (Konev)
legend-counter-german-joukov = Germans (Zhukov, south)
legend-counter-german-koniev = Germans (Konev, north)
