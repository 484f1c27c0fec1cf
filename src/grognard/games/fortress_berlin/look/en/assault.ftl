# 3.5.2, 4.1.4, 8.4, 8.5: assaults, from the announcement to the dice, and the support of headquarters

## What is asked

assault-announce = Assaults: click a hex to assault, or end the announcements.{ $count ->
    [0] {""}
   *[other] {" "}A click on an announced one (⚔) takes it back.
}
assault-gather = Assault on { $cell }: { $count ->
    [0] click who takes part.
   *[other] click who else takes part, add headquarters, then announce it.
}
assault-assist = Support the assaults of comrades with your headquarters, or go on.
assault-support-window = Assaults are announced on { $cells }: give the support of headquarters, or pass.
assault-resolve = Click the assault to resolve next.

verb-assault = Assault
verb-recall = Take back
verb-support = Supports
verb-announce = Announce
verb-resolve = Resolve
window-support = Support of headquarters in defence

## What happens

assault-announced = Assault on { $cell } announced: { $attackers }.
assault-recalled = The assault on { $cell } is taken back.
assault-supports = { $hq } supports the fight for { $cell } with FS { $points }.
assault-begins = Assault on { $cell } by { $attackers }.
assault-nobody-there = Nobody holds { $cell } any more: the assault is off.
assault-nobody-left = Nobody is left to assault { $cell }: the assault is off.
assault-too-weak = Assault on { $cell } by { $attackers }: differential { $differential }, too weak, no effect.
assault-rolled = Assault on { $cell }: differential { $differential }, dice { $dice }, modifier { $modifier }, column { $column }: { $result }.

## What it comes to

sum-row = Protection
assault-fs = { $unit }
assault-over-bridge = { $unit }, over a bridge: half
assault-support = { $unit }, in support
assault-helped = { $hq }, in support
assault-pf = { $unit }, with its protection
assault-garrison = garrison
assault-best-pf = best protection
assault-first-letter = letter before the shifts
assault-morale = morale { $ours } against { $theirs }
assault-armour = superiority in armour
assault-flank = flank attack
assault-encircled = encircled
assault-armies = several Soviet armies
assault-covered = { $number ->
    [one] Without the counter that lies covered in { $cell }; it is seen when all assaults are announced.
   *[other] Without the { $number } counters that lie covered in { $cell }; they are seen when all assaults are announced.
}

## Why not

owed-assault-nobody = say first who takes part
why-assault-empty = there is nobody to assault in { $cell }
why-assault-announced = an assault on { $cell } is announced already
why-assault-nobody = nobody who may still fight faces { $cell }
why-assault-not-announced = no assault on { $cell } is announced
why-assault-not-yours = { $unit } is not one of your units on the map
why-assault-fought = { $unit } has fought in this segment
why-assault-no-capacity = { $unit } does not assault
why-assault-disrupted = { $unit } is disrupted
why-assault-bound = the Hitler Youth waits until the SS has fought
why-assault-not-adjacent = { $unit } is not next to { $cell }
why-assault-water = there is water and no bridge between { $unit } and { $cell }
why-assault-flank = { $unit } does not face { $cell }
why-assault-joined = { $unit } takes part already
why-assault-nobody-yet = nobody takes part yet
why-assault-two-marshals = Zhukov and Koniev fight apart
why-support-no-hq = { $unit } is no headquarters of yours on the map
why-support-disrupted = { $unit } is disrupted and gives no support
why-support-assaulted = { $unit } has been assaulted this turn
why-support-given = { $unit } has given that support this turn
why-support-too-far = { $cell } is beyond the radius of { $unit }
why-support-commands-another = { $unit } supports only the one unit that it commands directly
why-support-uncommanded = { $unit } is out of command
why-support-other-division = { $unit } supports its own division only
why-support-elsewhere = this is not the hex that is to be assaulted
why-support-no-assault = no assault on { $cell } is announced

## What a result costs the attacker

assault-then-disrupted = an attacking stack is disrupted
assault-then-loss = so does the attacker, with at least as much FS
assault-then-loss-too = so does the attacker, with at least as much FS; an attacking stack is disrupted
