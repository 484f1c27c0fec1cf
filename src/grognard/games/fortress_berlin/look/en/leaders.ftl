# 11.1, 17.4: Hitler and the other leaders

hitler-option = { $others ->
    [0] Does Hitler try to kill himself now? He needs a { $needed ->
        [6] 6
       *[other] { $needed } or more
    }.
   *[other] Does a leader try to kill himself now? He needs a 6{ $lives ->
        [0] {""}
       *[other] { $needed ->
            [6] {""}
           *[other] , Hitler a { $needed } or more
        }
    }.
}
hitler-hesitates = { $leader } can’t bring himself to die, die { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}.
hitler-suicide = { $leader } kills himself, die { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}.
hitler-last-day = { $leader } kills himself.
hitler-militia-gone = Hitler is dead: plant protection and Hitler Youth go home ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
}).
hitler-deserters = SS and Volkssturm: { $count ->
    [one] { $count } of { $tested } units deserts
   *[other] { $count } of { $tested } units desert
}.
verb-suicide = Suicide
verb-wait = Wait
why-suicide-early = not before the turn after the first strongpoint has fallen
why-suicide-tried = one attempt a turn
why-leader-not-loyal = { $leader } is not on the German side

leaders-birthday = Hitler’s birthday. In Berlin stay: { $leaders }.
leaders-flight = A leader may try to flee from Berlin: he needs { $needed } or more.
leaders-stays = { $leader } doesn’t get through, die { $die }.
leaders-fled = { $leader } flees from Berlin, die { $die }.
leaders-defection = A leader in { $cell } may be won over.
leaders-defected = { $leader } in { $cell } changes sides.
leaders-captured = { $leader } is captured in { $cell }.
leaders-move = Changed sides: { $leaders }, in { $cells }. Click a hex, then who goes there; or end their moves.
leaders-moved = { $leader } goes to { $cell }.
leaders-strike = Kill Hitler now? It takes { $needed } or more; those who try it die.
leaders-failed = The attempt on Hitler by { $leaders } fails, die { $die } + { $added }.
leaders-killed = Hitler is killed by { $leaders }, die { $die } + { $added }.
verb-flee = Flee
verb-stay = Nobody flees
verb-convert = Win over
verb-decline = Decline
verb-lead = Lead
verb-assassinate = Kill Hitler
why-hitler-stays = Hitler does not flee
why-hitler-loyal = Hitler does not change sides
why-leader-elsewhere = { $leader } can’t be won over here
why-leader-loyal = { $leader } does not move
why-leader-moved = { $leader } has moved
why-leader-far = { $leader } can’t reach { $cell }
