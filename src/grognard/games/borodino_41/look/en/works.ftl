# 15, 17: works, bridges, ferries and command

works-built = { $The-unit } { $kind ->
    [foxhole] digs foxholes
   *[trench] completes a trench
} in { $cell }.
works-digs = { $The-unit } works on a trench in { $cell }.
works-captured = The trench in { $cell } is taken.
works-abandoned = The foxholes in { $cell } are abandoned.
works-wrecked = { $The-unit } blows up the fortification in { $cell }.
why-works-personnel = only infantry and the like dig
why-works-column = { $unit } is in column
why-works-disrupted = { $unit } is disrupted and builds nothing
why-works-marsh = nothing is dug in a marsh
why-works-trench-there = there is a trench already
why-works-one-kind = there is one kind of work in a hex
why-works-points = { $unit } needs { $quarters } movement points for this
why-works-whole-impulse = { $unit } needs the whole impulse for this
why-works-engineers = { $unit } is no engineer unit
why-works-no-fort = there is no fortification left here
why-works-disturbed = { $unit } is not left in peace

bridge-blown = { $The-unit } blows up the bridge between { $cells }.
bridge-begun = { $The-unit } begins to work at the bridge between { $cells }.
bridge-interrupted = { $The-unit } was disturbed: the day’s work at the bridge is lost.
bridge-pontoons-lost = The pontoons of { $unit } are lost.
bridge-finished = The bridge between { $cells } is ready and can be used tomorrow.
bridge-forgone = There is no marker for the bridge between { $cells }.
bridge-lifted = The bridge between { $cells } is taken up.
bridge-free = Which bridge is taken up for the new one between { $cells }?
verb-forgo = None
why-bridge-end = { $unit } does not stand at either end
why-bridge-none = there is no bridge to blow up
why-bridge-there = there is a bridge
why-bridge-whole-day = { $unit } must begin with the first impulse of the day, before anything else
why-bridge-zoc = { $unit } is in a zone of control
why-bridge-pontoon = the Moskva is bridged by German engineers with the pontoons of their division
why-bridge-bank = the enemy holds the other bank
why-bridge-not-yours = this is no new bridge of yours

why-ferry-river = { $unit } must be deployed on the bank of the Moskva
why-ferry-kind = boats carry personnel and weapons only
why-ferry-ground = { $unit } could not move on the other bank
why-ferry-engineers = no other engineers have stood here, on either bank, since the impulse began
why-ferry-points = { $unit } has too few movement points for the boats

command-lost = { $The-hq } is destroyed. Suppressed: { $units }.
