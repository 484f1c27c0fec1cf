# 4, 5, 6, 11, 12, 14, 15, 16: turns, arrivals, recovery, the militia, points and the end

turn-begins = Turn { $turn } begins.
turn-side = { $The-side } to play.
recovery-units = Recovering: { $units }.
air-strikes = Aircraft, dice { $dice }: { $count ->
    [0] none
    [one] one strike
   *[other] { $count } strikes
} for { $the-side }.
why-not-your-turn = not your turn; to play: { $waiting }
why-other-phase = not possible now; in progress: { $phase }

phase-setup = set-up
phase-reinforcement = reinforcements
phase-recovery = recovery
phase-movement = movement
phase-combat = combat
phase-end = the end of the turn
phase-over = the end

verb-pick = Take
verb-done = Done

## Reinforcements and withdrawals

reinforcement-due = Due to arrive: { $units }.
withdrawal-poles = The Poles are withdrawn: { $units }.
withdrawal-choose = { $unit } was to be withdrawn and is lost: choose a unit like it that goes instead.
withdrawal-substitute = { $unit } is withdrawn in place of a Polish unit.
verb-send-away = Withdraw
why-not-alike = this unit is not of that type, came from another edge or is weaker

## Volkssturm and flak

volkssturm-die = Volkssturm, die { $die }: { $die ->
    [1] one battalion is raised
    [6] one battalion deserts
   *[other] { $die } battalions are raised
}.
volkssturm-place = Volkssturm: { $count ->
    [one] place the last battalion within the perimeter, on one of the marked hexes.
   *[other] place { $count } battalions within the perimeter. Click a counter below, then one of the marked hexes.
}
volkssturm-placed = { $unit } is raised in { $cell }.
volkssturm-nowhere = There is no place for the Volkssturm: { $count ->
    [one] a battalion goes
   *[other] { $count } battalions go
} back into the cup.
volkssturm-lose = A battalion of the Volkssturm deserts: click the one that goes.
flak-decide = Click a flak battery to take it apart: its men come to the Air Ministry as Volkssturm. Or keep the guns.
flak-dismantled = { $unit } in { $cell } is taken apart.
flak-place = Place { $the-unit } in or beside the Air Ministry.
verb-place = Place
verb-desert = Deserts
verb-dismantle = Take apart
verb-keep = Keep the guns
why-not-drawn = this battalion was not drawn
why-outside-perimeter = { $cell } lies outside the perimeter
why-soviet-units = there are Soviet units in { $cell }
why-soviet-zone = { $cell } is in a Soviet zone of control
why-closed-ground = nobody can be placed on this ground
why-behind-lines = { $cell } lies behind the Soviet lines
why-no-volkssturm = { $unit } is no Volkssturm on the map
why-no-flak = { $unit } is no flak battery on the map
why-not-ministry = { $cell } is not at the Air Ministry

## Naval infantry

naval-die = Naval infantry, die { $die }: { $die ->
    [1] a battalion arrives
    [2] a battalion arrives
   *[other] nobody arrives
}.
naval-choose = { $unit } is flown in: click an airfield with flak, or risk the road through the Tiergarten ({ $needed } or less to land safely).
naval-nowhere = There is no place where { $unit } could land.
naval-home = { $unit } is not flown in: no airfield is free.
naval-landed = { $unit } lands in { $cell }.
naval-dropped = { $unit } lands on the road in { $cell }, die { $die }.
naval-lost = { $unit } crashes on the road in { $cell }, die { $die }.
verb-land = Land on the airfield
verb-drop = Land on the road
why-no-airfield = { $cell } is no airfield
why-airfield-free = an airfield is free: the battalion lands there or on the road
why-no-flak-there = there is no flak in { $cell } any more
why-not-axis = { $cell } is not on the road through the Tiergarten
why-soviet-held = { $cell } is in Soviet hands

## The militia

militia-tested = { $unit } in { $cell } sees Soviets come, die { $die }: { $die ->
    [1] it deserts.
    [2] it deserts.
    [3] it deserts.
   *[other] it stays.
}
militia-released = The SS has fought: the Hitler Youth may move and attack.

## Points

points-hitler-suicide = Hitler’s suicide: { $points } points for { $the-side }.
points-hitler-alive = Hitler is alive: { $points } points for { $the-side }.
points-hitler-last = Hitler has lived to the last turn: { $points } points for { $the-side }.
points-reichstag-early = The Reichstag was held: { $points } points for { $the-side }.
points-reichstag-late = The Reichstag was held: { $points } points for { $the-side }.
points-exit = A unit of the 20th Panzergrenadier has left: { $points } points for { $the-side }.
points-straggler = The 20th Panzergrenadier is still there: one point for { $the-side }.
points-tiergarten = A naval battalion is lost: one point for { $the-side }.
points-reichstag-flak-tower = A flak tower in place of the Reichstag: one point for { $the-side }.
points-latvians = Latvians in Berlin: one point for { $the-side }.
points-lvi-korps = The LVI Panzer Korps is stronger: { $points } points for { $the-side }.
points-steiner = Steiner attacks: { $points } points for { $the-side }.
points-wenck = Wenck is coming: { $points } points for { $the-side }.
points-leader-captured = A leader is captured: one point for { $the-side }.
points-leader-fled = A leader has fled: { $points ->
    [one] one point
   *[other] { $points } points
} for { $the-side }.
points-assassination = Hitler is assassinated: { $points } points for { $the-side }.

## The end

victory-hitler = Hitler is taken: the war is over.
victory-reichstag = The Soviets take the goal of the battle: the points decide.
victory-last-turn = The last turn is over.
victory-why = { $how ->
    [hitler] Hitler is captured, whatever the VP.
    [held] The Reichstag held out to the end, whatever the VP.
    [reichstag] The Soviets have taken { $cell }: the VP decide, { $more } to { $fewer }.
   *[last-turn] The last turn is over: the VP decide, { $more } to { $fewer }.
}
victory-won-german = { victory-why } A German victory.
victory-won-soviet = { victory-why } A Soviet victory.
victory-won-draw = { victory-why } A draw.
