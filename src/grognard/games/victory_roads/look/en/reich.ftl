# 14 to 16, 19: Hitler’s mood, the end of the Reich, Germany’s allies and Warsaw

reich-mood = Hitler’s mood: { $change }, now { $level }.
reich-freedom = Freedom of action advances to { $level }.
reich-dismissed = The commander of the front is dismissed (dismissal { $number }): Hitler’s mood goes to { $level }, which it can no longer pass.
reich-objectives = { $count ->
    [one] The Axis hold one objective
   *[other] The Axis hold { $count } objectives
} now.
reich-chit = An End of the Reich support joins the German pool.

## Germany’s allies

ask-capitulation = Play Capitulation against { $the-nation } (die { $modifier })?
ask-disband = { $count ->
    [one] One unit { $of-nation } leaves the game: choose it.
   *[other] { $count } units { $of-nation } leave the game: choose them.
}
verb-capitulate = Play Capitulation
verb-disband = Remove
verb-pass = Pass
capitulation-played = { $chit } is played against { $the-nation }.
capitulation-romania = Romania: die { $die }, { $modifier }, against { $count } eliminated units.
capitulation-hungary = Hungary: die { $die }, { $modifier }: { $outcome ->
    [never] it will fight to the end
    [armistice] it asks for an armistice
    [war] it declares war on Germany
   *[other] nothing happens
}.
modifier-iasi-and-chisinau = Iași and Chișinău captured
modifier-galati = Galați captured
modifier-bucharest-or-oil = Bucharest or the oil captured
modifier-both-budapest = both hexes of Budapest captured
modifier-romania-soviet = Romania fights for the Soviets
note-eliminated-romanians = { $count ->
    [one] One Romanian unit is eliminated: the modified die must be lower.
   *[other] { $count } Romanian units are eliminated: the modified die must be lower.
}
capitulation-changed = { $The-nation } change sides: dice { $dice } for the units that leave the game.
capitulation-disbanded = { $The-unit } in { $cell } leaves the game.
capitulation-armistice = Armistice: all units { $of-nation } leave the game.
why-no-capitulation-chit = Capitulation is not in the box of the TO South
why-no-ally = that country is no ally of Germany, or fights to the end
why-hopeless = too few Romanian units are eliminated for any die to succeed
why-budapest-holds = no hex of Budapest has been captured
why-full-strength-first = units at full strength leave first
why-not-of-that-nation = { $the-unit } is not on the map or of another nation
why-deserted-country = the Axis no longer use the railways of that country

## Warsaw

warsaw-rises = Warsaw rises against the Germans.
warsaw-freed = Warsaw is freed: the Germans get Stalin’s support.
warsaw-rolled = The rising of Warsaw: die { $die }, { $modifier } for the turns since it began: { $total }.
warsaw-loss = { $The-unit } loses a step in Warsaw.
warsaw-over = The rising of Warsaw is over.
ask-rising-loss = The rising costs you a step in { $cell }: choose a unit.
why-not-in-warsaw = { $the-unit } is no German unit in Warsaw

## The end

turn-decided = The outcome is certain: the game ends with turn { $turn }.
outcome-soviet-decisive = decisive victory of the Soviets
outcome-soviet-marginal = marginal victory of the Soviets
outcome-draw = draw
outcome-german-marginal = marginal victory of the Germans
outcome-german = victory of the Germans
outcome-german-decisive = decisive victory of the Germans
