# 5, 11.1, 11.3 to 11.5: supports

## What happens

supports-drawn = { $The-place }: { $count ->
    [0] no support is drawn
    [one] one support is drawn
   *[other] { $count } supports are drawn
}.
supports-rolled = Supports: die { $die }. { $count ->
    [0] None is drawn.
    [one] One is drawn.
   *[other] { $count } are drawn.
}
supports-theatre-rolled = Supports of { $theatre }: ({ $dice }) ÷ 2, modifier { $modifier }. { $count ->
    [0] None is drawn.
    [one] One is drawn.
   *[other] { $count } are drawn.
}
supports-voted = A vote of the team for { $theatre }.
supports-priority = { $theatre } has priority.
supports-secondary = { $theatre } is the secondary theatre.
supports-great-offensive = { $theatre } launches a great offensive!
supports-requested = { $theatre } takes one support and stays where it is.
supports-chosen = { $The-chit } is chosen from the pool. { $The-place }.
supports-joined = { $The-chit } joins the pool.
supports-left = { $The-chit } leaves the game.
supports-recalled = { $The-chit } is recalled.
supports-spent = { $The-chit } is spent.
supports-returned = { $The-chit } goes back to the pool.
supports-parted = { $The-chit } goes back to the pool: { $unit } has left the map.
supports-lost = { $The-place }: all supports go back to the pool ({ $count }).
supports-played = { $The-chit } is played.
supports-laid = { $The-chit } is placed: { $cell }.
supports-attached = { $The-chit } joins { $unit } ({ $cell }).
supports-assigned = { $The-chit } is placed on { $theatre }.
supports-void = { $The-chit } has no effect.
supports-stalin = Stalin intervenes at { $theatre }: die { $die } ({ $modifier }). { $count ->
    [1] One support more.
    [0] Nothing happens.
    [-1] One support goes back to the pool.
   *[other] Two supports go back to the pool, and the theatre keeps its mode.
}
supports-stranded = { $unit } is short of fuel and moves one hex at most.
supports-deserted = Desertions: { $unit } loses a step ({ $cell }).

## What is asked

ask-recall = Take back leaders who may stay on the map, or go on.
ask-priority = Which theatre has priority?
ask-vote = Vote of { $theatre }: which theatre has priority?
ask-secondary = Which theatre is secondary? It gets no supports.
ask-great-offensive = Launch a great offensive from { $theatre }?
ask-free-support = Great offensive: choose a support from the pool for { $theatre }.
ask-one-support = Theatres in movement mode may take one support each; they then stay where they are.
ask-chosen-support = Choose a support from the pool ({ $count }).
ask-draw = How many supports do you draw? At most { $count }.
ask-supports = Play supports as events, or go on ({ $count } in hand).
ask-place = Place { $chit }.
ask-force-stalin = Force Stalin upon a theatre?
ask-surplus = { $The-place }: return { $count ->
    [one] one support
   *[other] { $count } supports
} to the pool.
ask-surprise-move = Surprise attack from { $cell }: does the stack move first?
ask-strike = Surprise attack: choose the hex that { $units } attack.
ask-strand = Fuel shortage: name a German armoured division ({ $count }).
ask-desert = Desertions: which infantry division loses a step?

lost-supports = { $count ->
    [one] A box keeps { $limit } supports: one too many goes back to the pool unless it is used in this phase.
   *[other] A box keeps { $limit } supports: { $count } too many go back to the pool unless they are used in this phase.
}
verb-recall = Recall
verb-priority = Priority
verb-secondary = Secondary
verb-launch = Launch the great offensive
verb-choose = Choose
verb-request = Take one support
verb-draw = Draw
verb-play = Play
verb-assign = Place
verb-lay = Place
verb-attach = Place with the unit
verb-force = Force Stalin upon it
verb-return = Return
verb-set-out = Move first
verb-strike = Attack
verb-strand = Name
verb-desert = Lose a step

## Why not

why-not-in-surprise = { $the-unit } does not take part in the surprise attack, and nobody else moves now
why-not-in-box = { $chit } is not in this box.
why-not-in-pool = That is not in the pool.
why-event-only = { $chit } can only be played as an event.
why-not-staying = Only leaders who may stay on the map can be recalled.
why-other-player = that belongs to another player of the team
why-has-priority = { $theatre } has priority already.
why-theatre-not-in-play = { $theatre } is not in play.
why-launch-mud = No great offensive in mud.
why-launch-mode = { $theatre } is not in offensive mode.
why-launch-city = { $theatre } is not on a major city.
why-launch-supports = { $theatre } needs { $count } supports in its box.
why-not-in-movement-mode = { $theatre } is not in movement mode.
why-no-supports-mud = In mud, theatres in movement mode get no support.
why-is-secondary = { $theatre } is the secondary theatre.
why-has-drawn = { $theatre } has its support.
why-too-many-supports = At most { $most } may be drawn.
why-capitulation-later = { $chit } is played at the end of combat or exploitation, from the box of the southern theatre.
why-overcast = No air support under an overcast sky.
why-not-in-mud = { $chit } may not be played in mud.
why-no-partisans = The time of the partisans is over.
why-out-of-order = { $chit } had to be played before the supports that lie on the map.
why-no-spot = There is nowhere to place { $chit }.
why-no-place = { $chit } is not placed there.
why-own-theatre = { $chit } belongs to the theatre that drew it.
why-no-unit-for-it = { $chit } can’t be placed with { $unit }.
why-armour-only = { $chit } leads armoured corps only.
why-second-leader = { $unit } has a leader already.
why-no-hex-for-it = { $chit } can’t be placed in that hex.
why-outside-theatre = The hex lies outside the radius of { $theatre }, from which { $chit } comes.
why-german-armour = It must be a German armoured division on the map.
why-german-infantry = It must be a German infantry division on the map.
why-stranded = { $unit } is short of fuel already.
why-not-on-map = { $chit } is not on the map.
why-no-fire = { $chit } does not help an attack.
why-used-already = { $chit } helps this attack already.
why-out-of-range = { $chit } is out of range ({ $range }).
why-same-support = A support of the same name helps this attack already.

## Chances

modifier-priority = priority
modifier-minor-city = minor city
modifier-road-only = road only, no railway
modifier-snow = snow
modifier-mud = mud
modifier-haltebefehl = Haltebefehl in the radius of the theatre
note-supports-of = Supports of { $theatre }: half of two dice, with modifiers.
result-supports = { $count ->
    [0] { $theatre } draws no support.
    [one] { $theatre } draws one support.
   *[other] { $theatre } draws { $count } supports.
}
result-stalin = { $count ->
    [1] One support more.
    [0] Nothing happens.
    [-1] One support goes back to the pool.
   *[other] Two supports go back to the pool, and the theatre keeps its mode.
}
