# 8.6 à 8.10 : résultats, retraites, désorganisation, avances et exploitation

## Ce qui est demandé

result-lose = Pertes en { $cell } : cliquez sur une unité à éliminer (encore { $count }).
result-exchange = Échange pour { $cell } : cliquez sur une de vos unités à éliminer (FS { $count }, ou la plus forte).
result-backfire = L’assaut se paie : cliquez sur la pile à désorganiser.
result-turn = Désorganisation en { $cell } : quelle orientation ?
retreat-choose = { $gone ->
    [0] { $count ->
        [1] Retraite depuis { $cell } : cliquez sur une unité, puis sur l’hexagone suivant.
       *[other] Retraite depuis { $cell }, { $count } hexagones au plus : cliquez sur une unité, puis sur l’hexagone suivant.
    }
   *[other] { $enough ->
        [0] Retraite { $of-unit }, de { $cell } plus loin : cliquez sur l’hexagone suivant.
       *[other] Retraite { $of-unit } jusqu’en { $cell } : faites-y halte, ou cliquez sur l’hexagone suivant (encore { $count }).
    }
}
advance-choose = { $cell } est libre : cliquez sur les unités qui avancent, ou refusez.
exploit-choose = Exploitation, { $the-unit } en { $cell } : cliquez sur l’hexagone suivant, ou faites halte (encore { $count }).

verb-lose = Éliminer
verb-suffer = Désorganiser cette pile
verb-retreat = Retraiter
verb-hold = Tenir la position
verb-advance = Avancer
verb-exploit = Exploiter

## Ce qui se passe

result-eliminated = Perte en { $cell } : { $unit }.
result-removed = De trop en { $cell }, hors du jeu : { $unit }.
result-deserted = Désertion ou départ, en { $cell } : { $unit }.
result-disrupted = Désorganisation en { $cell } ({ $marker ->
    [1] marqueur blanc
   *[other] marqueur rouge
}) : { $unit }.
result-garrison = { $cell } : la garnison est anéantie.
retreat-goes = { $The-unit } retraite en { $cell }.
retreat-blocked = { $The-unit } ne peut se replier en { $cell } : une ZOC que personne n’avait vue barre le chemin.
retreat-holds = { $cell } est tenu : { $units }.
retreat-off-map = { $The-unit } quitte la carte par { $cell } et reviendra au tour suivant par la zone { $letter }.
advance-enters = { $The-unit } avance en { $cell }.
exploit-goes = { $The-unit } exploite en { $cell }.
exploit-stopped = { $cell } : une ZOC que personne n’avait vue arrête { $the-unit }.
exploit-no-way = { $The-unit } ne peut passer par { $cell } : une ZOC l’arrêterait dans un hexagone plein.

## Ce qu’un résultat entraîne ici

result-then-destroyed = { $number ->
    [one] une unité détruite : déjà désorganisée ou à un seul mode
   *[other] { $number } unités détruites : déjà désorganisées ou à un seul mode
}

## Pourquoi pas

why-result-not-there = { $the-unit } n’est pas touché par ce résultat
why-result-no-equal = { $the-unit } ne vaut pas l’unité perdue
why-result-not-engaged = { $the-unit } n’a pas participé
why-result-not-attacking = l’assaut n’a pas été lancé depuis { $cell }
why-retreat-not-now = ce n’est pas à { $unit } de se replier
why-retreat-immobile = { $the-unit } ne peut pas bouger
why-retreat-twice = on n’entre pas deux fois dans le même hexagone
why-retreat-zone = { $cell } est dans une ZOC ennemie
why-retreat-no-way = depuis { $cell }, la retraite ne peut être achevée, ou la place manque
why-retreat-not-begun = aucune unité n’est en route
why-retreat-not-far-enough = il faut se replier plus loin, ou la place manque ici
why-retreat-must = cette retraite ne peut être ignorée
why-retreat-begun = l’unité en route doit achever sa retraite
why-advance-not-winner = { $the-unit } ne peut avancer après ce combat
why-advance-there = { $the-unit } y est déjà
why-advance-elsewhere = personne n’avance en { $cell } maintenant
why-advance-disrupted = { $the-unit } subit une désorganisation
why-advance-immobile = { $the-unit } ne peut pas bouger
why-exploit-other = une autre unité est en train d’exploiter
why-exploit-full = pas de place en { $cell }, ni au-delà
why-exploit-must-go-on = pas de place ici : il faut continuer
why-route-not-next = { $cell } n’est pas l’hexagone suivant
why-route-closed = { $the-unit } ne peut aller en { $cell }
why-route-ruins = en mode manœuvre on n’entre pas dans les ruines
why-route-held = l’ennemi tient { $cell }
