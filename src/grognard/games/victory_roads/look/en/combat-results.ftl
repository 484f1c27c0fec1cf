# 7.8 to 7.15: losses, tactical results, retreats, allies, advance, exploitation markers, Kampfgruppen

ask-lose = { $count ->
    [one] One step is lost: choose who loses it.
   *[other] { $count } steps are lost: choose who loses the next.
}
ask-first-loss = Elite bonus and armoured exploitation: you choose which attacker takes the first loss.
ask-kampfgruppe = { $unit } is eliminated in { $cell }: replace it by a Kampfgruppe?
ask-setback = S in { $cell }: lose a step and stay, or fall back one hex?
ask-retreat = Retreat of { $count ->
    [one] one hex
   *[other] { $count } hexes
}: choose a unit and its next hex.
ask-retreat-on = There is no room for { $unit } in { $cell }: go on, or stop there?
ask-spare = The Romanians are routed; the Germans save one of their units: which?
ask-advance = { $cells }: advance after combat, unit by unit?
ask-mark = Exploitation: mark units that took part ({ $count } to go).

verb-lose = Lose a step
verb-form = Form a Kampfgruppe
verb-decline = Decline
verb-stand = Lose a step and stay
verb-fall-back = Fall back
verb-retreat = Retreat
verb-stop = Stop here
verb-spare = Save
verb-advance = Advance
verb-mark = Mark for exploitation

combat-reduced = { $unit } in { $cell } loses a step.
combat-eliminated = { $unit } in { $cell } is eliminated.
combat-kampfgruppe = { $into } takes the place of { $unit } in { $cell }.
combat-hiwis = { $unit } are drawn for { $cell }: nobody takes the place of the division.
combat-engaged = The fight for { $cells } goes on at { $odds }, { $dice }: losses { $result }.
combat-retreated = { $unit } retreats to { $cell }.
combat-cut-off = { $unit } in { $cell } cannot retreat and is eliminated.
combat-routed = { $unit } in { $cell } is routed and eliminated.
combat-autonomous = This is the one attack of the turn that the { $nation } make on their own.
combat-advanced = { $unit } advances to { $cell }.
combat-exploits = { $unit } will exploit.

why-combat-first = this combat must be ended first
why-not-in-combat = { $unit } does not take part in this combat
why-first-loss = the first loss falls on the elite unit or the armour that was announced
why-strained = armour far from its theatre takes the extra loss
why-last-to-lose = { $unit } takes losses only when all others in its hex are gone
why-allies-last = Germans or Soviets take losses before their allies
why-second-loss = all must lose a step before { $unit } loses a second one
why-not-retreating = { $unit } does not retreat now: the unit that has begun goes first
why-hex-by-hex = a retreat goes hex by hex
why-not-far-enough = the retreat must end { $count ->
    [one] one hex
   *[other] { $count } hexes
} away from where it began
why-no-way-back = { $unit } cannot enter { $cell }
why-not-through-haltebefehl = units retreat into a hex with a Haltebefehl, but not through it
why-better-retreat = there is a hex that comes first: homeward, and away from the enemies of this combat
why-retreat-on = { $unit } can only go on in the order of a retreat, and not back
why-stand-fast = the units in this hex do not fall back of their own will
why-allies-together = Romanians and Hungarians do not attack together
why-attacked-alone = the { $nation } have made their own attack this turn: as many German or Soviet steps must join first
why-not-romanian = choose one of the Romanian units
why-not-vacated = { $cell } has not been left by the enemy
why-cannot-advance = { $unit } cannot move and does not advance
why-no-way-there = { $unit } cannot enter { $cell }
why-no-markers = not enough is left of the result to mark { $unit }

lost-markers = { $count ->
    [one] one more unit could exploit
   *[other] { $count } units could still be marked
}
