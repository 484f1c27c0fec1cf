# 17.2, 17.3: games for three to six

option-three-players = Three players
option-three-players-summary = Zhukov and Koniev race for Berlin; who takes Hitler or the Reichstag wins alone.
option-four-players = Four players
option-four-players-summary = Zhukov and Koniev against two Germans, one of whom is Hitler and may change roles with the other.
option-five-players = Five players
option-five-players-summary = Zhukov and Koniev against three Germans: Hitler, the armed forces and the SS.
option-six-players = Six players
option-six-players-summary = Zhukov and Koniev against four Germans: Hitler, the armed forces, the SS and the civil forces.

seat-zhukov = Zhukov
    .the = Zhukov
    .of = of Zhukov
    .to = to Zhukov
seat-koniev = Koniev
    .the = Koniev
    .of = of Koniev
    .to = to Koniev
seat-german-1 = First German
    .the = the first German
    .of = of the first German
    .to = to the first German
seat-german-2 = Second German
    .the = the second German
    .of = of the second German
    .to = to the second German
seat-german-3 = Third German
    .the = the third German
    .of = of the third German
    .to = to the third German
seat-german-4 = Fourth German
    .the = the fourth German
    .of = of the fourth German
    .to = to the fourth German

## What is asked

roles-decide = You are Hitler: give out the roles anew, for one point to the Soviets, or leave them as they are.
roles-call-steiner = Zhukov: call Steiner’s variant? On turn 4 it brings you troops, Steiner to the Germans and 15 points to the Soviets. You may call it up to turn 3.
roles-call-wenck = Koniev: call Wenck’s variant? On turn 9 it brings you the 4th Guards Tank Army, Wenck to the Germans and 30 points to the Soviets. You may call it up to turn 8.
fire-ask-comrade = { $side ->
    [soviet] The other marshal bombards { $cell } ({ $units }): { $count ->
        [0] click who of yours joins in, or pass.
       *[other] click who else of yours joins in, or press “That’s all”.
    }
   *[german] A comrade fires at { $cell } ({ $units }): { $count ->
        [0] click who of yours joins in, or pass.
       *[other] click who else of yours joins in, or press “That’s all”.
    }
}

verb-joined = That’s all
verb-reassign = Give out the roles anew
verb-retain = Leave the roles
verb-call = Call the variant

assignment-2 = Hitler: German { $hitler }, armed forces: German { $armed }
assignment-3 = Hitler: German { $hitler }, armed forces: German { $armed }, SS: German { $ss }
assignment-4 = Hitler: German { $hitler }, armed forces: German { $armed }, SS: German { $ss }, civil forces: German { $civil }

## What happens

roles-reassigned = The German roles change hands. { $assignment }.
roles-called = { $variant ->
    [steiner] Zhukov calls Steiner’s variant.
   *[wenck] Koniev calls Wenck’s variant.
}
points-dismissal = The German roles change hands: one point for { $the-side }.

## Why not

why-other-player = another player of your side leads this unit
why-assault-of-other = another player of your side leads that assault
why-fire-air-of-other = another player of your side flies the air strikes that are left
why-same-roles = that is how the roles are given out now
why-fire-other-marshal = the other marshal has fired at this hex already
