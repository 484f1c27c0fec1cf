# 4, 5, 6, 13, 16, 19: the day, the weather, initiative, recovery, supply, replacements, set-up and the end

day-begins = Turn { $turn } begins.
day-last = Turn { $turn } was the last.
weather-track = Weather of the day: { $weather }.
weather-rolled = Weather, die { $die }: { $weather }.
impulse-begins = { $kind ->
    [initial] Initial impulse
   *[limited] Limited impulse
} of { $the-side }.
why-not-your-turn = not your turn; to play: { $waiting }
why-other-phase = not possible now; in progress: { $phase }

phase-strikes-german = German air strikes
phase-strikes-soviet = Soviet air strikes
phase-over = the end

## Set-up

setup-choose = Set-up: take a unit to place it, or place all that are left ({ $count }) where history had them.
setup-place = Place { $the-unit }: click a hex.
setup-face = Which way does { $the-unit } face? Click an arrow.
setup-placed = { $The-unit } is set up in { $cell }.
setup-standard = { $count ->
    [one] The last unit is set up as history had it.
   *[other] { $count } units are set up as history had them.
}
setup-withdraw = { $count ->
    [0] Opening withdrawal: all have fallen back; end the movement.
   *[other] Opening withdrawal: take a unit beside the map and bring it in from the west ({ $count } to come), or let all fall back.
}
setup-withdrawn = { $count ->
    [one] The last unit falls back to the fortified line.
   *[other] { $count } units fall back to the fortified line.
}
verb-retire = All fall back
why-setup-withdrawal-over = only the opening withdrawal before the first day knows this
why-setup-all-in = all that can come in have done so
verb-standard = Place all that are left
verb-place = Place
verb-face = Face
why-setup-placed = { $unit } is on the map already
why-setup-later = { $unit } does not belong to the set-up
why-setup-other = another unit is in hand
why-setup-entry = the Germans come in here
why-setup-west = this hex lies west of the fortified line
why-setup-ground = { $unit } could not move on this ground

## Initiative

initiative-given = { $The-side } have the initiative on the first day.
initiative-morning = Initiative: how many hexes will you assault this morning? You add { $own } to die and bid{ $theirs ->
    [-1] {""}
   *[other] {""}, the enemy { $theirs }
}. The winner owes his assaults.
initiative-challenge = Challenge: how many hexes will you assault in the second impulse? You add { $own } to die and bid{ $theirs ->
    [-1] {""}
   *[other] {""}, the enemy { $theirs }
}. The winner owes his assaults.
initiative-night = Night: how many hexes will you assault? You add { $own } to die and bid{ $theirs ->
    [-1] {""}
   *[other] {""}, the enemy { $theirs }
}. The winner owes his assaults.
initiative-tie = Initiative: { $german } to { $soviet }. A tie: the dice are rolled again.
initiative-morning-won = Initiative: { $german } to { $soviet }. { $The-side } are the initial player of the day.
initiative-challenge-won = Challenge: { $german } to { $soviet }. { $The-side } take the second impulse of the morning.
initiative-night-won = Initiative for the night: { $german } to { $soviet }. { $The-side } go first.
initiative-morning-lull = Nobody wants to attack: a lull all day. { $The-side } go first.
initiative-night-lull = Nobody attacks tonight: a lull. { $The-side } go first.
initiative-short = { $The-side } owe { $due ->
    [one] an assault on a hex
   *[other] assaults on { $due } hexes
} and have markers on { $placed ->
    [0] none
   *[other] { $placed }
}.
initiative-night-used = { $The-side } assault tonight; nights left for that: { $left }.
verb-bid = Bid
why-bid-reach = { $most ->
    [0] no hex with enemies is within reach
    [one] a single hex with enemies is within reach
   *[other] no more than { $most } hexes with enemies are within reach
}
why-bid-night = no more than { $most } hexes may be assaulted tonight
why-night-spent = all night impulses with assaults have been used
why-night-hexes = no more than { $most } hexes may be assaulted in a night impulse
owed-assaults = assaults owed by the bid: { $count } more

## Challenge

challenge-announce = Do you want the second impulse of the morning?
challenge-answer = Leave the second impulse to the initial player, or contest it?
challenge-take = The initial player waives the second impulse. Take it?
challenge-wanted = { $The-side } want the second impulse of the morning.
challenge-waived = { $The-side } waive the second impulse of the morning.
challenge-allowed = { $The-side } don’t contest it.
challenge-taken = { $The-side } take it.
challenge-declined = { $The-side } don’t want it either.
verb-want = Want it
verb-waive = Waive it
verb-allow = Leave it
verb-contest = Contest it
verb-accept = Take it
verb-decline = Decline
why-waived = the initial player has waived the impulse
why-wanted = the initial player wants the impulse

## Recovery and supply

recovery-done = Recovering: { $units }.
recovery-none = Nobody recovers.
supply-draw = Some units have no line of supply: click a headquarters for them to draw on, which will have none itself, or pass.
supply-cut = { $The-unit } in { $cell } can trace no line of supply and is cut off.
supply-restored = { $The-unit } is in supply again.
supply-drawn = { $The-unit } has given its supplies away and is out of supply.
verb-draw = Draw on
window-supply = Supply by headquarters
why-supply-no-hq = only your own headquarters on the map give supplies
why-supply-spent = { $unit } is out of supply
why-supply-nobody = nobody without supply can trace a line to { $unit }

## Replacements

replacements-rolled = Armoured replacements, die { $die }: { $points } ({ $total } in all).
replacements-give = Armoured replacements: click a unit that gains a point ({ $points } left to give out).
replacements-given = { $The-unit } is brought up to { $strength }.
verb-replace = Reinforce
why-replacements-soviet = the Soviets get no replacements
why-replacements-armour = the points are for armoured units
why-replacements-gone = { $unit } is not on the map
why-replacements-whole = { $unit } has its full strength
why-replacements-shaken = { $unit } is suppressed or disrupted
why-replacements-supply = { $unit } is not in supply
why-replacements-zoc = { $unit } is in an enemy zone of control

## The end

victory-mozhaisk = The Germans hold Mozhaisk.
victory-cleared = The highway is free from edge to edge, and Mozhaisk is German.
victory-why = { $how ->
    [villages] { $count ->
        [0] The Germans hold none of the villages
       *[other] The Germans hold { $cells }
    } and have lost { $destroyed ->
        [0] no armoured unit.
        [one] one armoured unit: one level less.
       *[other] { $destroyed } armoured units: as many levels less.
    }
    [line] The Soviets hold Artemki and more than half of the fortifications.
   *[battle] { $mozhaisk ->
        [0] Not all of Mozhaisk is taken.
       *[other] Mozhaisk is taken.
    } { $highway ->
        [0] The highway is not clear.
       *[other] The highway is clear{ $turn ->
            [0] {""}
           *[other] {" "}since turn { $turn }
        }.
    }{ $ready ->
        [0] {" "}No German unit is ready to leave by the east.
       *[other] {""}
    } German losses: { $losses }% of the points.
}
victory-decisive = { victory-why } A decisive German victory.
victory-total = { victory-why } A total German victory.
victory-major = { victory-why } A major German victory.
victory-marginal = { victory-why } A marginal German victory.
victory-draw = { victory-why } A draw.
victory-soviet = { victory-why } A Soviet victory.
victory-soviet-decisive = { victory-why } A decisive Soviet victory.

## Numbers of many games

count-last_turn = last turn
count-mozhaisk_taken = Mozhaisk taken
count-mozhaisk_turn = turn in which Mozhaisk fell
count-highway_cleared = highway cleared
count-highway_turn = turn in which the highway was clear
count-german_losses = German losses (%)
count-soviet_losses = Soviet losses (%)
count-german_armour_losses = German armour lost (%)
count-forts_kept = fortifications Soviet
count-artemki_kept = Artemki Soviet
