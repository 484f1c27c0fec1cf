# 4.7 Unauthorised withdrawal

ask-defy = Withdraw without Hitler’s leave? It costs { $count } of his mood.
ask-around = Lay the Withdrawal marker: units within { $limit } hexes may go back.
ask-withdraw = Choose units around { $cell } that go back.
ask-pull-back = { $unit } goes back: choose the next hex.
verb-defy = Withdraw without leave
verb-obey = Obey
verb-around = Withdraw around
verb-withdraw-unit = Withdraw
verb-pull-back = Fall back
withdrawal-begins = The Germans withdraw around { $cell } without leave.
withdrawal-went = { $unit } falls back from { $start } to { $cell } and may not attack this turn.
why-no-unit-to-withdraw = no unit that could withdraw is within { $limit } hexes
why-too-far-from-marker = more than { $limit } hexes from the Withdrawal marker
why-withdrawn-already = { $unit } has withdrawn already
why-no-way-to-withdraw = { $unit } must go back to the north-west, south-west or south, or away from the enemy
why-withdrawn-far-enough = { $unit } has gone two hexes, and its movement is not enough for this one
why-stays-put = { $unit } can’t move
why-enemies-there = enemy units stand there
why-not-of-the-axis = { $unit } is no unit of the Axis on the map
