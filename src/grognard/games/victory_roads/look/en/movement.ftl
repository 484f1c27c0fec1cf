# 6 Movement, 8 Exploitation

ask-move = Movement: choose a unit, or another kind of movement.
ask-march = Where to? { $movement } movement points left.
ask-rail-unit = Movement by rail: choose a unit. Rail points left: { $left }.
ask-rail = { $The-unit }: choose the station of arrival ({ $points } of { $left } rail points).
ask-sail = { $The-unit }: choose the port of arrival ({ $points } of { $left } naval points).
ask-strategic = Strategic movement: choose a unit.
ask-pay-strategic = Strategic movement costs one support for the whole phase: choose it.
ask-abandon-unit = Abandoned equipment: choose a unit of this headquarters.
ask-pay-abandon = Abandoning equipment costs two supports; still to choose: { $count }.
ask-exploit = Exploitation: choose a unit to move.

verb-move = Move
verb-with = Take along
verb-go = Go to
verb-step = Advance one hex
verb-stay = Stop here
verb-back = Back
verb-sail = By sea
verb-land = Land at
verb-rail = By rail
verb-strategic = Strategic movement
verb-abandon = Abandon equipment
verb-spend = Spend

price-rail = { $points } of { $left } rail points
price-sea = { $points } of { $left } naval points
march-went = { $start } to { $cell }: { $units }.
rail-went = { $The-unit } goes by rail from { $start } to { $cell }. Rail points left: { $left }.
sea-went = { $The-unit } sails from { $start } to { $cell }. Naval points left: { $left }.
abandon-done = The units of { $the-unit } have left their equipment behind; both supports go back to the pool.
evacuation-stays-hit = Evacuation, die { $die }: { $the-unit } can’t embark and loses a step.
evacuation-stays = Evacuation, die { $die }: { $the-unit } can’t embark.
evacuation-sails-hit = Evacuation, die { $die }: { $the-unit } gets away and loses a step.
evacuation-sails = Evacuation, die { $die }: { $the-unit } gets away.
evacuation-why = { $The-unit } is the last in its port and has enemies beside it: the evacuation is diced for.

lost-moves = { $count ->
    [one] one unit has not moved
   *[other] { $count } units have not moved
}.

why-not-on-board = { $the-unit } is not on the map
why-not-yours = { $the-unit } is not one of your units
why-moved = { $the-unit } has moved already
why-one-at-a-time = { $the-unit } must end its move first
why-pick-first = choose a unit first
why-back-first = go back first
why-all-moved = all units have moved already
why-immobile = { $the-unit } can’t move: it has no movement points or lies as a pontoon
why-muddy-ford = in mud { $the-unit } does not cross water without a bridge into a hex beside an enemy
why-began-elsewhere = a stack that moves together begins in one hex
why-goes-alone = unsupplied units that head for supply go alone
why-enemy-there = an enemy unit stands there
why-hostile-country = Hungarians keep out of Romania, and Romanians out of Hungary
why-go-there = this hex ends the move: go there
why-no-line = { $the-unit } could not trace a line of supply there
why-toward-supply = { $the-unit } is unsupplied: every hex must bring it nearer to a source or a headquarters
why-too-far = too far or closed; movement points left: { $movement }
why-mud-strategic = there is no strategic movement in mud
why-dismissed-strategic = after a dismissal there is no strategic movement in this phase
why-roads-jammed = refugees jam the roads: no strategic movement this turn
why-hq-strategic = headquarters don’t move strategically
why-beside-enemy = { $the-unit } may at no time be adjacent to an enemy unit
why-not-of-hq = { $the-unit } is not within the command radius of { $the-hq }
why-no-command = the whole move must lie within the radius of supplied headquarters of its nation
why-still-german = Soviets don’t move strategically into a fortification or German city never captured
why-no-support = strategic movement takes a support, and none is available
why-few-supports = abandoning equipment takes { $count } supports
why-paid-already = a support has been paid
why-basic-game = this rule belongs to the advanced game
why-axis-only = only the Axis may do this
why-no-rail-points = no rail points are left
why-few-rail-points = { $the-unit } takes { $needs } rail points, and { $left } are left
why-no-fuel = { $the-unit } lacks fuel: it moves one hex at most
why-no-railway = no railway leads there
why-no-rail-line = no railway free of the enemy joins it to a source of supply
why-rails-wrecked = the Soviets have captured this major city: trains no longer pass
why-no-port = this is no port of the Baltic
why-same-port = this is the port of departure
why-few-sea-points = { $the-unit } takes { $needs } naval points, and { $left } are left
why-no-harbour = no other port is open to it
why-not-held = the port is not held by the Axis
why-port-wrecked = the Soviets have occupied this port before
why-port-shut-in = Soviet units stand in all land hexes around this port
why-only-marches = in exploitation units only march
why-moves-first = all exploitation moves come before the combats
why-no-newcomer = { $the-unit } has not arrived in this phase
