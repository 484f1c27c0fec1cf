# 17, 18: reinforcements and replacements

ask-arrive = Reinforcements: { $count ->
    [one] one unit has to be placed.
   *[other] { $count } units have to be placed.
}
ask-come-in = Where does { $the-unit } arrive?
ask-replace-soviet = Spend your replacement points: { $count } left.
ask-replace-axis = Spend your replacement points: { $german } German, { $hungarian } Hungarian, { $romanian } Romanian.
ask-pay = Which support is spent on { $the-unit }?

verb-arrive = Bring in
verb-to-stavka = Stavka box
verb-restore = Restore a step
verb-rebuild = Rebuild
verb-draw-corps = Draw an infantry corps

arrivals-came = { $The-unit } arrives in { $cell }.
arrivals-in-stavka = { $The-unit } goes to the Stavka box.
arrivals-drawn = { $The-unit } is drawn from the pool of infantry corps.
arrivals-returning = Former allies of the Axis: die { $die }, up to { $count } units come back.
arrivals-points = Replacement points { $of-nation }: { $count }.
arrivals-restored = { $The-unit } recovers a step.
arrivals-rebuilt = { $The-unit } is rebuilt.

lost-points = { $count ->
    [one] one replacement point would be lost
   *[other] { $count } replacement points would be lost
}
owed-arrivals = { $count ->
    [one] one reinforcement must still be placed
   *[other] { $count } reinforcements must still be placed
}

why-deploy-first = { $the-unit } must be placed first
why-not-due = { $the-unit } does not arrive now
why-no-way-in = there is no place where { $the-unit } could arrive
why-not-an-entry = { $the-unit } cannot arrive there
why-no-stavka = the basic game has no Stavka box
why-not-weak = { $the-unit } has lost no step, or no point is left for it
why-waits = { $the-unit } is being rebuilt and arrives next turn
why-not-eliminated = { $the-unit } is not among your eliminated units, or no point is left for it
why-no-points = no replacement point is left
why-empty-pool = the pool of infantry corps is empty
why-never-replaced = { $the-unit } never receives replacements
why-reinforced-by-supports = infantry corps are reinforced in the supports phase only
why-armour-first = armour is rebuilt before infantry
why-armour-unpaid = armour needs a support as well, and none can be spent on { $the-unit }
why-in-contact = { $the-unit } is next to an enemy
why-in-fortress = { $the-unit } is in an advanced fortification
why-not-commanded = { $the-unit } is outside the radius of every HQ

## Withdrawals and transformations

ask-transfer = Withdraw { $count ->
    [one] one division
   *[other] { $count } divisions
} ({ $arm ->
    [armoured] armoured
   *[other] infantry
}, attack { $least } or more).
verb-transfer = Withdraw
arrivals-withdrawn = { $The-unit } in { $cell } is withdrawn to another front.
arrivals-spent-out = { $found } of { $count } divisions can be withdrawn: the Axis have no replacement points any more.
arrivals-became = { $The-unit } becomes { $the-into }.
why-no-division-of-yours = { $the-unit } is no division on the map
why-not-withdrawn = only divisions of the Wehrmacht, the Luftwaffe and the Waffen-SS are withdrawn
why-other-arm = { $arm ->
    [armoured] an armoured division must go
   *[other] an infantry division must go
}
why-too-weak-to-go = the attack of { $the-unit } is below { $least }
