# 2, 3, 4: the turn, the weather and supply; what every phase ends with

turn-begins = Turn { $turn } begins.
turn-last = Turn { $turn } was the last.
weather-rolled = Weather: { $dice }: { $weather }, { $sky }.
why-not-your-turn = not your turn; to play: { $waiting }
why-other-phase = not possible now; in progress: { $phase }

verb-done = Done
verb-end = End the phase

## Supply

supply-lifted = { $unit } can trace no line of supply and leaves { $cell } until the end of its turn.
supply-pontoon = { $unit } lays a pontoon bridge to { $cell }.
supply-taken-up = { $unit } takes up its pontoon bridge.
supply-cut = { $unit } in { $cell } is unsupplied.
ask-pontoons = Lay or take up pontoon bridges, then go on.
verb-bridge = Lay a pontoon bridge
verb-take-up = Take up the pontoon bridge
why-no-hq-of-yours = only your own headquarters on the map lay bridges
why-no-water = no water without a bridge lies between { $unit } and this hex
why-pontoon-lies = { $unit } has laid its bridge already
why-unsupplied = { $unit } is unsupplied
why-no-pontoon = { $unit } has no pontoon bridge of yours
why-just-laid = { $unit } laid its bridge in this phase

## Control and stacking

control-captured = { $cell } is captured by { $the-camp }.
ask-give-up = Too many units in { $cell }: eliminate one.
verb-give-up = Eliminate
stacking-given-up = { $unit } is eliminated in { $cell }: too many units.
why-not-in-excess = { $unit } is not in a hex that holds too many units
why-hostile-allies = Hungarians and Romanians never share a hex
why-second-hq = another headquarters is there
why-full = this hex holds { $limit } units and no more

## Standing orders

verb-pass-until = Pass until
verb-order = Always pass until
verb-withdraw = Withdraw the standing order
window-elite = Bonus of an elite unit in defence
why-no-order = there is no standing order to withdraw
why-order-stands = a standing order to pass is in force
why-asked-now = you are asked about it right now

## Numbers of many games

count-last_turn = last turn
count-dismissals = dismissals
count-withdrawals = freedom of action
count-objectives_left = strategic objectives left
count-romania_turned = Romania with the Soviets
count-soviet_eliminated = Soviet units in the box of the eliminated
count-axis_eliminated = Axis units in the box of the eliminated
