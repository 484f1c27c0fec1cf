# 8.6 to 8.10: results, retreats, disruption, advances and exploitation

## What is asked

result-lose = Losses in { $cell }: click a unit to lose ({ $count } to go).
result-exchange = Exchange for { $cell }: click a unit of yours to lose (FS { $count }, or your strongest).
result-backfire = The assault rebounds: click the stack that is disrupted.
result-turn = Disrupted in { $cell }: which way do they face?
retreat-choose = { $gone ->
    [0] { $count ->
        [1] Retreat from { $cell }: click a unit, then the next hex.
       *[other] Retreat from { $cell }, up to { $count } hexes: click a unit, then the next hex.
    }
   *[other] { $enough ->
        [0] { $unit } retreats farther from { $cell }: click the next hex.
       *[other] { $unit } has retreated to { $cell }: halt there, or click the next hex ({ $count } left).
    }
}
advance-choose = { $cell } is free: click units to advance, or decline.
exploit-choose = { $unit } may go on from { $cell }: click the next hex, or halt ({ $count } left).

verb-lose = Lose it
verb-suffer = Take the disruption
verb-retreat = Retreat
verb-hold = Hold the position
verb-advance = Advance
verb-exploit = Go on

## What happens

result-eliminated = { $unit } is eliminated in { $cell }.
result-removed = { $unit } is one too many in { $cell } and is removed.
result-deserted = { $unit } leaves { $cell } and the game.
result-disrupted = { $unit } is disrupted in { $cell } ({ $marker ->
    [1] white
   *[other] red
}).
result-garrison = The garrison of { $cell } is wiped out.
retreat-goes = { $unit } retreats to { $cell }.
retreat-blocked = { $unit } can't retreat to { $cell }: a zone of control that nobody had seen bars the way.
retreat-holds = { $units } hold { $cell }.
retreat-off-map = { $unit } is driven off the map at { $cell } and comes back next turn by zone { $letter }.
advance-enters = { $unit } advances to { $cell }.
exploit-goes = { $unit } goes on to { $cell }.
exploit-stopped = { $unit } is stopped in { $cell } by a zone of control that nobody had seen.
exploit-no-way = { $unit } can't pass through { $cell }: a zone of control would stop it in a full hex.

## What a result leads to here

result-then-destroyed = { $number ->
    [one] a unit destroyed: disrupted already, or of one mode
   *[other] { $number } units destroyed: disrupted already, or of one mode
}

## Why not

why-result-not-there = { $unit } is not among those who suffer this result
why-result-no-equal = { $unit } is not strong enough for the exchange
why-result-not-engaged = { $unit } did not take part
why-result-not-attacking = the assault did not come from { $cell }
why-retreat-not-now = it is not for { $unit } to retreat now
why-retreat-immobile = { $unit } can't move
why-retreat-twice = no hex is entered twice in one retreat
why-retreat-zone = { $cell } is in an enemy zone of control
why-retreat-no-way = from { $cell } the retreat can't be completed, or there is no room
why-retreat-not-begun = no unit is on its way
why-retreat-not-far-enough = it must retreat farther, or there is no room here
why-retreat-must = this retreat can't be ignored
why-retreat-begun = the unit that has begun must complete its retreat
why-advance-not-winner = { $unit } may not advance after this combat
why-advance-there = { $unit } is there already
why-advance-elsewhere = nobody advances to { $cell } now
why-advance-disrupted = { $unit } is disrupted
why-advance-immobile = { $unit } can't move
why-exploit-other = another unit is going on now
why-exploit-full = there is no room in { $cell }, nor beyond it
why-exploit-must-go-on = there is no room here: it must go on
why-route-not-next = { $cell } is not the next hex
why-route-closed = { $unit } can't go to { $cell }
why-route-ruins = in manoeuvre mode nobody enters ruins
why-route-held = the enemy holds { $cell }
