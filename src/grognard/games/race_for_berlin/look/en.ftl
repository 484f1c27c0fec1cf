# Race for Berlin in English.
# A message bears its name in the code, with hyphens for dots. Reasons (why-…) follow the action that was
# refused: no capital, no full stop; modifiers and verbs are labels.

## The game and its seats

game-summary = April 1945: Zhukov and Konev race each other to Berlin, and each also commands half of the Germans who stand in the other's way.
game-length = 3 to 4 hours
game-difficulty = Impulses of a number that nobody knows beforehand, secret events, and a city that has to be fought for zone by zone.
scenario-race-length = up to 10 turns, about 3 hours
scenario-race = The race for Berlin
scenario-race-summary = Two players, ten turns: who takes the greater part in the encirclement and in the fight for the suburbs?
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

phase-A1 = reinforcements
phase-A2 = American advance
phase-A3 = Hitler’s orders
phase-A4 = events
phase-B1 = supply
phase-B2 = replacement
phase-C1 = Zhukov’s Soviet impulse
phase-C2 = Konev’s Soviet impulse
phase-C3 = German impulse of the north (Konev)
phase-C4 = German impulse of the south (Zhukov)
phase-C5 = end of operations
phase-D = end of turn

event-heinrici = Heinrici
event-rybalko = Rybalko crosses the Spree
event-allies = The Allies hurry to Berlin
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
arrival-placed = { $unit } enters at { $cell }.
arrival-drawn = XII Army: { $unit } is drawn.
arrival-xii-army = The XII Army turns east: two divisions a turn from the next turn on (die { $die }).
arrival-xii-delayed = The XII Army still faces west (die { $die }).
american-waiting = The Americans stay where they are (die { $die }).
american-advance = The Americans advance on track { $track } (die { $die }).
american-captured = The Americans take { $cell }.
american-stopped = Soviets and Americans meet at { $cell }: the American advance is over for good.
american-berlin = The Americans reach { $cell }: both marshals have lost.
american-removed = { $unit } surrenders to the Americans and is out of the game.
american-escaping = { $unit } slips away from the Americans (die { $die }).
american-fled = { $unit } escapes to { $cell }.
hitler-silent = No orders from Hitler (die { $die }).
hitler-orders = Hitler orders { $camp }’s Germans to counter-attack (die { $die }).
event-drew = { $camp } draws an event token.
event-drawn = The token is: { $event }.
event-discarded = { $camp } puts the event token back.
event-discarded-which = The token put back was: { $event }.
event-played = { $camp } plays an event: { $event }.
event-army = The event is for { $army }.
event-bridges-cut = The Soviets in { $cell } are cut off for the turn.
supply-cut = { $unit } in { $cell } is out of supply.
replacement-refitted = { $unit } is back at full strength.
replacement-rebuilt = { $unit } returns, reduced, at { $cell }.
replacement-support = { $camp } turns the replacement point into support.
replacement-starved = { $unit } gives up its supply for a point of support.
impulse-begins = Round { $round }, { $camp }: { $nation } act.
impulse-march = { $unit } will move.
impulse-fight = { $unit } will fight.
impulse-hold = { $unit } is kept in reserve.
impulse-bombard = { $unit } shells Berlin.
impulse-passed = { $camp } activates no Soviets.
operations-passed = Both marshals have passed: the turn ends.
operations-end = Operations end after round { $round } (die { $die }).
operations-go-on = Another round of operations follows (die { $die }).
march-free = { $unit } may move as it likes (die { $die }, needed { $needed }).
march-pinned = { $unit } must not give ground (die { $die }, needed { $needed }).
march-moved = { $unit } moves from { $start } to { $cell }.
march-step = { $unit } moves on to { $cell }.
combat-result = Attack on { $cell } by { $attackers }: { $attack } to { $defence }, { $odds }; die { $die }, { $modifier }: { $result }.
combat-advanced = { $unit } advances into { $cell }.
retreat-went = { $unit } retreats to { $cell }.
loss-reduced = { $unit } is reduced.
loss-destroyed = { $unit } is destroyed in { $cell }.
urban-result = Fight for { $cell } by { $attackers }: { $attack } to { $defence }, { $odds }; die { $die }, { $modifier }: { $result }.
urban-level = { $cell }: progression { $level }.
control-taken = { $camp } takes control of { $cell }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
control-lost = { $camp } loses control of { $cell }: minus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-abandoned = { $camp } has left { $cell } empty: minus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-bombarded = { $camp } is first to shell Berlin: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-first-progress = { $camp } is first to force a way into Berlin, at { $cell }: { $points } points.
berlin-highest = { $camp } has come furthest into Berlin: { $points } points.
end-last-turn = The last turn is over.
end-over = The battle is decided (die { $die }, in all { $total }).
end-goes-on = The battle goes on (die { $die }, in all { $total }).
outcome-won = The marshal with more points leads the assault on the Reichstag.
outcome-draw = Equal points: a draw.
outcome-americans = The Americans are in Berlin: both marshals have lost.

## What is to be decided

ask-place = Place your reinforcements.
ask-flee = Move the escaping units out of the Americans’ way.
ask-replacement = Use your replacement point: restore or rebuild a unit, or turn it into support. Units may also give up their supply for support.
ask-luftwaffe = Your rival’s Soviets are about to act. Do you play an event against their bridges?
ask-name = { $event }: choose an army, or a track.
ask-activate = { $nation }: { $left ->
        [0] all the units that may be are activated; begin.
        [one] activate one more unit, to move, to fight or in reserve, then begin.
       *[other] activate up to { $left } more units, each to move, to fight or in reserve, then begin.
    }
ask-march = Choose which unit moves next.
ask-go = Where does { $unit } go? Movement points left: { $movement }.
ask-fight = Choose a zone to attack.
ask-gather = Attack on { $cell }: choose the attackers, then roll.
ask-storm = Fight for { $cell }: roll, or strengthen the attack first.
ask-conscripts = Germans attack your Soviets. Do you play an event first?
ask-heinrici = { $cell } is attacked. Do you play Heinrici and fall back unharmed?
ask-loss = Choose who takes the next loss ({ $steps } to come).
ask-retreat = Retreat: { $units }.
ask-advance = { $advanced ->
        [0] Advance into { $cell }: at least one attacker must.
       *[other] Do others follow into { $cell }?
    }
ask-reserves = Choose which reserve moves next.
ask-shift = End of turn: { $nation } that were not activated may move one zone.
ask-token = Keep your event token, or put it back?

## What can be done

verb-place = Place
verb-flee = Escape
verb-refit = Restore
verb-rebuild = Rebuild
verb-support = Take a support point
verb-starve = Reduce for lack of supply
verb-done = Done
verb-cut = Cut off
verb-play = Play the event
verb-army = Choose the army
verb-track = Choose the track
verb-march = Activate to move
verb-fight = Activate to fight
verb-hold = Activate in reserve
verb-bombard = Shell Berlin
verb-begin = Begin
verb-move = Move
verb-go = Go
verb-step = Go one zone
verb-stay = Stay
verb-attack = Attack
verb-storm = Fight for the zone
verb-join = Join in
verb-collapse = Make conscripts collapse
verb-spend = Spend support
verb-roll = Roll
verb-pass = Pass
verb-quiet = Pass for the whole turn
verb-lose = Take the loss
verb-retreat = Retreat
verb-advance = Advance
verb-halt = No more advance
verb-keep = Keep the token
verb-discard = Put the token back
verb-end = End

## Arithmetic

odds-attacker = { $unit } attacks
odds-defender = { $unit } defends
odds-difficult = difficult terrain doubles the defence
odds-garrison = garrison
die-armour-difficult = armour into difficult terrain
die-wood = woods
die-entrenchment = across a line of entrenchments
die-army = a whole Soviet army
die-zones = from several zones
die-armour-plain = armour in the open against none
die-surge = everyone to the front
die-adjacent = neighbouring zones of Berlin under control: { $cells }
die-support = one more support point
die-ratio = odds
changed-river = halved across a river: { $units }
changed-supply = halved for want of supply: { $units }
changed-doubled = doubled by the event: { $units }
stakes-zone = { $cell }: level { $level }; control, from level { $control }, is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stakes-control = chance to take control: { $chance }
stakes-control-lost = chance to take control back: { $chance }
stakes-support = with one more support point: { $chance }
then-level = level { $level }
then-control = level { $level }, control

## Why not

why-not-your-turn = it is for { $waiting } to decide now
why-other-step = something else is being decided: { $phase }
why-not-arrived = { $unit } has not arrived
why-not-yours = { $unit } is not yours
why-no-entry = { $unit } can’t enter at { $cell }
why-no-refuge = { $unit } can’t escape to { $cell }: it needs a neighbouring zone of higher index, with room, free of Soviets and Americans
why-point-spent = the replacement point is spent
why-not-own-soviet = { $unit } is none of your Soviets
why-not-destroyed = { $unit } is not destroyed
why-no-supply-zone = { $cell } is none of your supply zones
why-not-on-map = { $unit } is not on the map
why-out-of-supply = { $unit } is out of supply
why-not-reduced = { $unit } is at full strength
why-no-bridges = { $cell } is not next to the Oder or Neisse bridges, or holds no Soviets, or you don’t hold the event
why-designated-before = all units must be chosen before the first one moves
why-duty-first = a duty comes first
why-token-not-held = you don’t hold { $event }
why-other-window = { $event } can’t be played at this moment
why-impulse-begun = { $event } must be played at the start of the impulse
why-token-dead = { $event } has become useless
why-other-impulse = { $unit } does not act in this impulse
why-used = { $unit } has been activated this turn
why-active = { $unit } is chosen already
why-limit = no more than { $limit } units can be activated
why-only-march-leave = { $unit } must first leave the American zone
why-only-march-return = { $unit } must first return to its own sector
why-only-march-part = { $unit } stands among the other marshal’s units and can only leave
why-only-march-contact = { $unit } has lost touch with its army and can only move to join it
why-no-contact = { $unit } can’t reach the rest of its army
why-nowhere-to-go = { $unit } has nowhere to go
why-nobody-near = { $unit } has nobody to attack
why-moved = { $unit } has moved
why-other-mode = { $unit } is not activated in this mode
why-combat-later = moves come before combats
why-struck = { $cell } has been attacked in this impulse
why-berlin = { $cell } is part of Berlin: it is fought for, not attacked
why-no-enemy = there is no enemy in { $cell }
why-american = { $cell } is American
why-front-line = { $cell } lies in the other marshal’s sector
why-oder-neisse = { $cell } lies beyond the Oder and Neisse
why-nobody-beside = none of your fighters is next to { $cell }
why-not-berlin = { $cell } is not part of Berlin
why-nobody-in = none of your fighters is in { $cell }
why-no-support = support is needed; there is { $has }
why-bombarded = Berlin has been shelled already
why-german = { $unit } is German
why-not-beside-berlin = { $unit } is not next to Berlin
why-one-at-a-time = { $unit } moves first
why-must-move = { $unit } can’t stay where it is
why-already-there = { $unit } is in { $cell } already
why-too-many = too many units share a zone
why-enemy-zone = { $cell } is held by the enemy
why-berlin-at-end = no move at the end of a turn enters Berlin
why-westward = Hitler forbids the way west: { $cell } has index { $index }, at least { $needed } is needed
why-contested = { $cell } is fought over and closed from outside Berlin
why-leaving-berlin = { $unit } can’t leave Berlin from a zone that is fought over
why-other-camp = { $cell } holds the other marshal’s units
why-full = { $cell } is full: no more than { $limit }
why-elsewhere-first = { $unit } has a duty elsewhere
why-go-there = { $cell } can be reached straight away, but not by this step
why-one-zone = { $unit } can move one zone only
why-no-way = there is no way to { $cell } for { $unit } now
why-too-far = { $cell } costs { $needs } movement points; there are { $has }
why-one-zone-helps = help for { $cell } must come from one single zone next to it
why-spent-once = only one more support point can be spent
why-not-in-combat = { $unit } takes no part in this
why-other-camp-first = the other marshal’s Germans take this loss
why-others-first = { $unit } has taken a loss; the others come first
why-reduced = { $unit } is reduced already
why-joined = { $unit } attacks already
why-not-fighting = { $unit } is not activated to fight
why-fought = { $unit } has fought
why-not-beside = { $unit } is not next to the zone
why-no-attackers = nobody attacks yet
why-order-wants-more = Hitler’s order wants more divisions in this attack
why-no-retreat-due = { $unit } does not have to retreat
why-not-next = { $cell } is not next to it
why-better-retreat = there is a better way back than { $cell }
why-not-controlled = you don’t control { $cell }
why-nobody-to-follow = { $unit } can only follow attackers who advance from its own zone
why-must-advance = one attacker at least must enter { $cell }

## The guided first game

guide-race-title = The race
guide-race = April 1945. You are Zhukov; the computer’s Konev comes from the south. Both of you want Berlin, and each also commands half of the Germans: yours are those in Konev’s way, his are those in yours. The six grey zones are the city.
guide-counter-title = A counter
guide-counter = 8th Guards Army, 20-2: strength 20 in attack and defence, 2 movement points. Most Soviet armies have two counters; both in one attack are worth +1 on the die. A counter that loses a step turns to its weaker side.
guide-support-title = Replacements
guide-support = Each turn you have one point: it restores a unit, or becomes support, without which there is no fight for Berlin. Nothing needs repair yet, so press “Take a support point” for the lesson, then “Done”.
guide-activate-title = Choose and say how
guide-activate = An impulse activates up to four units, each to move, to fight or in reserve, and all are chosen before any of them acts. Press “Activate to fight”, then click the four counters in the Oder bridgehead.
guide-attack-title = An attack
guide-attack = Press “Begin”. Movers would act first; you have fighters alone. Click Seelow, on the heights, then commit all four counters: whoever fights beside the zone may join.
guide-odds-title = The forecast
guide-odds = Hills double the defence, the trenches cost 1 on the die, whole armies give 1 back. Each bar is the exact chance of a result: A and D are steps that attackers and defenders lose, R is a retreat. Now press “Roll”.
guide-advance-title = Results
guide-advance = D2R: both German divisions lose a step and fall back; their owner, Konev, chose where. At least one attacker must now enter Seelow, and two find room. Click the counters of the 8th Guards Army.
guide-score-title = Victory points
guide-score = Seelow is worth 1 point, and you hold its marker until Germans come back. Points come from such zones, from those of Berlin, and from being first to shell the city, to enter it, and to get deepest into it.
guide-event-title = Secret events
guide-event = Konev’s Soviets are next. You are asked whether you play an event against their bridges, as you always are when, for all Konev knows, you could. You can’t: press “Pass for the whole turn”. Here Konev does nothing.
guide-germans-title = Your Germans
guide-germans = Now your Germans of the south act, by the same rules. They are there to hold up Konev. Up to turn 6 Hitler lets few of them go west: a unit that wants to must first throw more than his number of the turn.
guide-berlin-title = Into Berlin
guide-berlin = Zones of Berlin are fought for with a die against their garrison, for one support point; a second point adds 1. From level 2 a zone is yours. Ask for it in the panel: it shows the chance of control before you roll.
guide-farewell-title = Now in earnest
guide-farewell = The battle ends on turn 10, or from turn 7 on a die, once Soviets stand in all six zones. Most points win; if the Americans come first, both of you lose. Forecasts, reasons and Undo are always there. Good luck, comrade marshal!
