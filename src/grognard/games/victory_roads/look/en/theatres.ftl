# 9, 10, 11.2, 11.6, 11.7, 12: theatres, infantry corps, the Stavka

corps-standard = { $unit } goes back to standard mode.

theatre-uprooted = { $theatre }: line of supply cut at { $cell }; its supports go back to the pool.
theatre-fled = { $theatre } falls back to { $cell }.
theatre-moved = { $theatre } moves: { $start } → { $cell }.
theatre-support-spent = { $theatre } spends a support to move farther: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}.
theatre-offensive = { $theatre } goes to offensive mode.
theatre-movement = { $theatre } goes to movement mode.
stavka-given-back = { $theatre } returns a support to the pool for +1 on the Stavka die.
stavka-units = Stavka, { $theatre }: die { $die }, { $count ->
    [0] no unit leaves the reserve
    [one] { $count } unit may leave the reserve
   *[other] { $count } units may leave the reserve
}.
stavka-hexes = Stavka, { $theatre }: die { $die }, { $count ->
    [0] it may not move
    [one] it may move { $count } hex
   *[other] it may move { $count } hexes
}.
stavka-left = { $unit } leaves the Stavka reserve for { $cell }.
stavka-entered = { $unit } leaves { $cell } for the Stavka reserve.

ask-refuge = { $theatre } must fall back: choose one of the nearest cities.
ask-move-theatres = Move theatres in movement mode, or go on.
ask-drive = { $theatre }: up to { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} along road and rail{ $rail ->
    [0] .
   *[other] , { $rail } more if all of the way is by rail.
}
ask-modes = Change the mode of theatres in cities, or go on.
ask-stavka = Stavka: call on the reserve for a theatre, move it, or decline.
ask-boost-reserve = { $theatre } calls on the reserve: return supports for +1 each, then roll.
ask-boost-shift = { $theatre } moves: return supports for +1 each, then roll.
ask-leave-reserve = { $theatre }: choose a unit that leaves the reserve ({ $count } left; tank and mechanised corps count as two).
ask-deploy = { $theatre }: place { $unit }.
ask-enter-reserve = Up to { $count } corps stacked with an HQ may enter the Stavka reserve.

verb-flee = Fall back
verb-drive = Move theatre
verb-switch = Change mode
verb-reserve = Call on reserve
verb-shift = Move theatre (Stavka)
verb-forgo = Decline
verb-call = Bring in
verb-deploy = Place
verb-enter-reserve = Into the reserve

modifier-given-back = supports returned: { $count }
modifier-great-offensive = great offensive
modifier-zhukov = Zhukov
result-units = { $count ->
    [0] No unit leaves the reserve.
    [one] One unit may leave the reserve.
   *[other] { $count } units may leave the reserve.
}
result-hexes = { $count ->
    [0] The theatre stays.
    [one] The theatre may move one hex.
   *[other] The theatre may move { $count } hexes.
}

why-no-refuge = { $theatre } falls back to the nearest major city in the east with a line of supply.
why-no-theatre = That theatre is not in play.
why-offensive-mode = { $theatre } is in offensive mode and does not move.
why-not-remote = A supplied enemy or a Haltebefehl marker lies within ten hexes of { $theatre }.
why-great-offensive = A great offensive has been declared: only its own theatre receives anything, and none moves.
why-drew = { $theatre } has received supports this turn and does not move.
why-theatre-moved = { $theatre } has moved already.
why-no-more-supports = { $theatre } has spent all supports that it may spend here.
why-two-supports = Only the priority theatre uses more than two supports in this phase.
why-no-line-there = { $theatre } must stay on a road or railway with a line of supply.
why-theatre-too-far = { $theatre } can’t get there: it has { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}.
why-mode-changed = { $theatre } has changed its mode already.
why-no-city = { $theatre } stands in no city.
why-zhukov = Zhukov’s presence keeps { $theatre } in its mode.
why-stalin-keeps-mode = Stalin keeps { $theatre } in its mode this turn.
why-launched-offensive = { $theatre } has launched a great offensive and stays in offensive mode.
why-placed-artillery = { $theatre } has placed artillery and stays in offensive mode.
why-theatre-tested = { $theatre } has had its turn.
why-other-theatre-first = The priority theatre comes first, the secondary one last.
why-least-reserve = The reserve must keep four infantry corps and three armoured corps.
why-mud = In mud no theatre moves in the Stavka phase.
why-not-in-reserve = { $unit } is not in the reserve.
why-counts-as-two = { $unit } counts as two units; the die allows fewer.
why-no-arrival-hex = No hex in the radius of { $theatre } can take a unit.
why-not-there = Units from the reserve arrive in the radius of { $theatre }, supplied, beside a unit that was there before, and beside no enemy.
why-no-corps = Only corps on the map enter the reserve.
why-six-entered = Six units have entered the reserve in this phase.
why-no-hq-with-it = { $unit } is not stacked with an HQ.
why-corps-beside-enemy = { $unit } is beside an enemy.
why-not-supplied = { $unit } is not supplied.

corps-reinforced = { $unit } goes to reinforced mode.
ask-reinforce = Reinforce infantry corps: choose one or two that are stacked, then the support to spend.
verb-reinforce = Reinforce
why-not-standard = Only infantry corps in standard mode are reinforced.
why-two-corps = A support reinforces two corps at most.
why-not-stacked = Both corps must be in the same hex.
why-in-movement-radius = { $unit } is in the radius of a theatre in movement mode.
why-outside-radius = { $unit } is in the radius of no theatre in offensive mode.
why-no-way-to-theatre = No road or railway leads from { $unit } to the theatre.
why-no-support-left = No theatre near { $unit } has a support left for it.
why-no-support-of-yours = That is no support of a theatre.
why-choose-corps-first = Choose the corps first.
why-too-far-from = { $theatre } can’t reinforce these corps.
note-column-priority = Column of the priority theatre.
note-column-other = Column of theatres without a role.
note-column-secondary = Column of the secondary theatre.
