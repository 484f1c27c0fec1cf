# 12 : la phase de combat, hex par hex : replis avant le combat, assauts, reculs et avances

## La phase

combat-commit = Retournez l’artillerie qui doit prendre part aux combats de cette impulsion.
combat-resolve = Cliquez sur le prochain hexagone où combattre.
combat-committed = Prennent part aux combats : { $units }.
closing-choose = Les assauts sont finis : { $count ->
    [0] plus personne ne peut tirer ; cessez le feu.
   *[other] cliquez sur un hexagone à prendre sous le feu d’unités qui n’ont pas tiré, ou cessez le feu.
}

verb-commit = Retourner
verb-commit-all = Retourner toute l’artillerie
verb-enough = Pas d’autre pièce
verb-resolve = Combattre
verb-cease = Cesser le feu

ladder-named = Combat pour { $the-cell } : assaut { $of-units }.
ladder-surprise = Combat de nuit pour { $the-cell }, dé { $die } : { $effect ->
    [firepower] { $who ->
        [attacker] l’attaquant tire à demi-puissance
       *[other] le défenseur tire à demi-puissance
    }
    [morale] { $who ->
        [attacker] l’attaque s’égare, moins de moral
       *[other] le défenseur est pris au dépourvu, moins de moral
    }
    [losses] surprise totale, une perte de plus si le défenseur perd
   *[other] pas de surprise
}.
ladder-assault = { $The-units } : à l’assaut { $of-cell }.
ladder-deployed = { $The-unit } se déploie { $to-cell }.

why-combat-no-marker = aucun marqueur d’assaut ne désigne { $the-cell }
why-combat-no-gun = { $the-unit } n’est pas de votre artillerie sur la carte
why-combat-no-guns = il n’y a plus d’artillerie à retourner
why-combat-committed = { $the-unit } prend déjà part
why-closing-named = on a déjà tiré sur { $the-cell }
why-closing-nobody = aucun ennemi { $to-cell }
why-closing-assaulted = tous { $to-cell } ont subi un assaut dans cette impulsion
why-closing-out-of-reach = personne qui n’a pas tiré ne peut tirer sur { $the-cell }

## Avant l’assaut

withdrawal-offer = Assaut sur { $the-cell } : cliquez sur une unité pour la replier, ou passez et tenez.
withdrawal-onward = { $The-unit } est { $to-cell } : cliquez sur un second hexagone, ou restez là.
withdrawal-free = { $The-unit } se replie { $of-cell } sans lancer le dé.
withdrawal-rolled = { $The-unit } veut quitter { $the-cell } : { $die }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
}, { $passed ->
    [0] il faut rester
   *[other] le repli réussit
}.
withdrawal-goes = { $The-unit } se replie { $to-cell }.
stepback-decide = { $closing ->
    [1] Tir sur { $the-cell } : cliquez sur une unité ébranlée, puis l’hexagone où elle recule, ou continuez.
   *[other] { $number ->
        [0] Assaut sur { $the-cell } : cliquez sur une unité qui a perdu son marqueur, puis l’hexagone où elle recule, ou continuez.
       *[other] Assaut sur { $the-cell } : continuez, ou cliquez sur l’unité qui renonce ; qui a perdu son marqueur peut reculer.
    }
}
stepback-gives-up = { $The-unit } renonce à l’assaut { $of-cell }.
stepback-goes = { $The-unit } recule { $to-cell }.
follow-choose = Plus personne { $to-cell } : cliquez sur l’unité qui prend l’hexagone ; une fois là, un marqueur peut tourner d’un côté d’hexagone, vers d’autres ennemis. Ou arrêtez.
follow-enters = { $The-unit } prend { $the-cell }.
follow-pivots = { $The-unit } se tourne contre { $the-cell }.
follow-stands-down = { $The-unit } ne donnera plus l’assaut.

verb-fall-back = Se replier
verb-stay = Rester ici
verb-give-up = Renoncer
verb-step-back = Reculer
verb-go-on = Continuer
verb-follow = Prendre l’hexagone
verb-pivot = Tourner le marqueur
verb-stand-down = Ôter le marqueur

why-withdrawal-not-here = { $the-unit } n’est pas une de vos unités dans l’hexagone assailli
why-withdrawal-tried = { $the-unit } a déjà essayé
why-withdrawal-shaken = { $the-unit } est { $gender-unit ->
    [f] étouffée ou désorganisée
   *[other] étouffé ou désorganisé
}
why-withdrawal-not-motorised = seules les unités à roues ou chenillées peuvent partir maintenant
why-withdrawal-two-hexes = { $the-unit } doit s’éloigner de deux hexagones
why-withdrawal-back = { $the-unit } en vient
why-withdrawal-other = une autre unité est en route, ou elle est allée assez loin
why-stepback-too-late = { $the-unit } n’a pas de marqueur à rendre, ou il est trop tard
why-stepback-not-shaken = { $the-unit } n’a pas été { $gender-unit ->
    [f] ébranlée
   *[other] ébranlé
} par ce tir
why-stepback-marker = { $the-unit } n’a pas perdu son marqueur dans ce combat
why-follow-no-marker = { $the-unit } n’a pas de marqueur vers cet hexagone
why-follow-there = { $the-unit } y est déjà
why-follow-enter-first = { $the-unit } n’a pas pris l’hexagone
why-follow-one-side = un marqueur tourne une fois, d’un côté d’hexagone
why-follow-nobody = il n’y a plus personne à assaillir { $to-cell }

## L’assaut

assault-roll = Assaut sur { $the-cell } ({ $units }) : voyez les chances, puis lancez les dés.
assault-lose = Pertes de l’assaut : cliquez sur l’unité qui perd un point (encore { $count }).
assault-retreat = Recul : cliquez sur une unité battue, puis l’hexagone où elle va ({ $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}).
assault-pursue = Poursuivre les battus sur leurs pas ?
assault-drive = { $The-unit } poursuit : où chasser { $the-units } ?
assault-advance = Assaut réussi sur { $the-cell } : cliquez sur des unités pour les faire avancer, { $count ->
    [one] d’un hexagone
   *[other] de { $count } hexagones
} au plus, ou arrêtez.

verb-roll = Lancer les dés
verb-lose = Perd un point
verb-retreat = Reculer
verb-pursue = Poursuivre
verb-drive = Chasser
verb-advance = Avancer

assault-morale = Moral { $of-side } pour { $the-cell } : { $total } (base { $base }{ $state ->
    [none] {""}
   *[other] , état { $state }
}{ $command ->
    [none] {""}
   *[other] , commandement { $command }
}{ $size ->
    [none] {""}
   *[other] , taille { $size }
}{ $armour ->
    [none] {""}
   *[other] , blindés { $armour }
}{ $thickness ->
    [none] {""}
   *[other] , épaisseur { $thickness }
}{ $terrain ->
    [none] {""}
   *[other] , terrain { $terrain }
}{ $special ->
    [none] {""}
   *[other] , unités spéciales { $special }
}{ $surprise ->
    [none] {""}
   *[other] , surprise { $surprise }
}).
assault-rolled = Assaut sur { $the-cell } par { $attackers }, dés { $dice } : { $attack } contre { $defence }, { $result ->
    [tie] égalité : chacun perd un point
    [won-1] gagné de { $margin }
    [won-2] gagné de { $margin }
    [won-3] gagné de { $margin }
    [won-4] gagné de { $margin }
   *[other] perdu de { $margin }
}.
assault-retreated = { $The-unit } recule { $to-cell }.
assault-cut-off = { $The-unit } { $to-cell } ne peut pas reculer : { $count } de perte.
assault-overstacked = { $The-unit } ne trouve pas de place et s’entasse { $to-cell }.
assault-pursues = { $The-unit } poursuit les battus { $of-cell }.
assault-driven = L’ennemi chasse { $the-unit } { $to-cell }.
assault-advanced = { $The-unit } avance { $to-cell }.

assault-base-same = meilleur moral { $of-units }
assault-base-mixed = moral moyen { $of-units }
assault-shaken = étouffé ou désorganisé
assault-column = en colonne
assault-command = hors commandement : le moral le plus bas
assault-size = force { $ours } contre { $theirs }
assault-armour = des blindés y prennent part
assault-thickness = blindage plus épais
assault-flamethrowers = lance-flammes
assault-engineers = génie
assault-ground = { $terrain ->
    [woods] bois
    [village] village
    [town] ville
    [hill] colline, attaquée d’en bas
    [trench] tranchée
    [fortification-front] fortification, attaquée de front
    [fortification-flank] fortification, prise de flanc
    [stream] ruisseau, tous le traversent
    [river] rivière, tous la traversent
   *[other] talus, tous le franchissent
}
assault-surprise = surprise de nuit
headline-goes = se dégage
withdrawal-morale = moral { $of-unit }
withdrawal-cover = par un couvert
headline-won = l’assaut réussit
headline-tie = égalité
assault-tie-costs = une égalité coûte un point à chacun
assault-guns-at-stake = une défaite coûterait la moitié de leur force { $to-units }

why-assault-better-retreat = il y a un meilleur hexagone : un couvert, puis vers un QG, puis vers le bord
why-assault-disrupted-zoc = { $the-unit } est { $gender-unit ->
    [f] désorganisée
   *[other] désorganisé
} et n’entre pas dans une zone de contrôle
why-assault-beaten-by-less = on ne poursuit que des unités battues de 4 ou plus
why-assault-driven-enough = on ne peut pas les chasser plus loin
why-assault-enemy-there = des ennemis s’y trouvent
why-assault-far-enough = { $the-unit } ne va pas plus loin que { $most }
why-assault-follow-first = il faut d’abord suivre l’ennemi sur ses pas
why-assault-in-zone = { $the-unit } est dans une zone de contrôle ennemie
why-assault-no-way = { $the-unit } ne peut pas y aller
why-assault-nobody-beaten = aucun ennemi battu { $to-cell }
why-assault-not-away = { $the-unit } doit s’éloigner du lieu du combat
why-assault-not-beside = cet hexagone n’est pas à côté { $of-unit }
why-assault-not-driven = { $the-unit } n’est pas à chasser maintenant
why-assault-not-in-it = { $the-unit } n’était pas dans l’assaut
why-assault-not-retreating = { $the-unit } ne recule pas maintenant
why-assault-not-winner = { $the-unit } n’a pas vaincu ici
why-assault-others-first = un autre type d’unité perd d’abord
why-assault-pursuit-over = la poursuite est terminée
why-assault-static = { $the-unit } ne peut pas bouger
why-assault-stay-beside = { $the-unit } doit rester à côté d’un vainqueur allé aussi loin
why-assault-uncommanded = { $the-unit } est hors commandement et ne va que d’un hexagone
why-assault-was-marked = { $the-unit } a eu un marqueur d’assaut dans cette impulsion
why-assault-won-hex-first = d’abord l’hexagone conquis
