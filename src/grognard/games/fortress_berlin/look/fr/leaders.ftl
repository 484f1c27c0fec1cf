# 11.1, 17.4 : Hitler et les autres chefs

hitler-option = { $others ->
    [0] Hitler tente-t-il de se suicider ? Il lui faut { $needed ->
        [6] un 6
       *[other] { $needed } ou plus
    }.
   *[other] Un chef tente-t-il de se suicider ? Il lui faut un 6{ $lives ->
        [0] {""}
       *[other] { $needed ->
            [6] {""}
           *[other] , à Hitler { $needed } ou plus
        }
    }.
}
hitler-hesitates = { $leader } n’arrive pas à mourir, dé { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}.
hitler-suicide = { $leader } se suicide, dé { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}.
hitler-last-day = { $leader } se suicide.
hitler-militia-gone = Hitler est mort : PPB et Jeunesses hitlériennes rentrent chez eux ({ $count ->
    [one] { $count } unité
   *[other] { $count } unités
}).
hitler-deserters = SS et Volkssturm : { $count ->
    [one] { $count } unité sur { $tested } déserte
   *[other] { $count } unités sur { $tested } désertent
}.
verb-suicide = Suicide
verb-wait = Attendre
why-suicide-early = pas avant le tour qui suit la chute du premier point de résistance
why-suicide-tried = une seule tentative par tour
why-leader-not-loyal = { $leader } n’est pas du côté allemand

leaders-birthday = Anniversaire d’Hitler. Restent à Berlin : { $leaders }.
leaders-flight = Un chef peut tenter de fuir Berlin : il lui faut { $needed } ou plus.
leaders-stays = { $leader } ne passe pas, dé { $die }.
leaders-fled = { $leader } fuit Berlin, dé { $die }.
leaders-defection = Un chef peut être retourné en { $cell }.
leaders-defected = { $leader } change de camp en { $cell }.
leaders-captured = { $leader } est capturé en { $cell }.
leaders-move = Ont changé de camp : { $leaders }, en { $cells }. Cliquez sur un hexagone, puis sur celui qui s’y rend, ou terminez.
leaders-moved = { $leader } va en { $cell }.
leaders-strike = Tuer Hitler maintenant ? Il faut { $needed } ou plus ; ceux qui le tentent meurent.
leaders-failed = L’attentat de { $leaders } contre Hitler échoue, dé { $die } + { $added }.
leaders-killed = Hitler est tué par { $leaders }, dé { $die } + { $added }.
verb-flee = Fuir
verb-stay = Personne ne fuit
verb-convert = Retourner
verb-decline = Refuser
verb-lead = Mener
verb-assassinate = Tuer Hitler
why-hitler-stays = Hitler ne fuit pas
why-hitler-loyal = Hitler ne change pas de camp
why-leader-elsewhere = { $leader } ne peut pas être retourné ici
why-leader-loyal = { $leader } ne bouge pas
why-leader-moved = { $leader } a déjà bougé
why-leader-far = { $leader } ne peut pas atteindre { $cell }
