# 7.1 à 7.7 : attaques, rapport de force, déclarations, résultats de combat

ask-attack = Attaquez un hexagone, ou terminez la phase de combat.
ask-join = Attaque { $of-cell } : désignez les unités participantes.
ask-declare = Attaque { $of-cell } à { $column } : déclarez ce que vous voulez, puis lancez les dés.
ask-stand-fast = Vos unités { $to-cell } sont attaquées à { $column } : utiliser un bonus élite ?
ask-pick = { $column }, { $roll } aux dés : choisissez un résultat tactique du bloc.

verb-attack = Attaquer
verb-join = Engager
verb-use = Utiliser un support
verb-fight = Combattre
verb-elite = Utiliser le bonus élite
verb-armour = Annoncer une exploitation blindée
verb-hourra = Hourra !
verb-roll = Lancer les dés
verb-pick = Choisir le résultat

lost-attacks = { $count ->
    [one] un hexagone pouvait encore être attaqué
   *[other] { $count } hexagones pouvaient encore être attaqués
}

combat-rolled = Attaque { $of-cells } par { $the-attackers } : { $attack } contre { $defence } ({ $shifted ->
    [yes] { $ratio }, résolu à { $odds }
   *[no] { $odds }
}), { $dice } : pertes { $result }, attaquant { $a ->
    [none] –
   *[other] { $a }
}, défenseur { $d ->
    [none] –
   *[other] { $d }
}.
combat-results = En { $cell }, cela donne : attaquant { $a ->
    [none] –
    [Eng-attacker] Eng de l’attaquant seul
   *[other] { $a }
}, défenseur { $d ->
    [none] –
   *[other] { $d }
}.
combat-called-off = Attaque { $of-cell } par { $the-attackers } : { $attack } contre { $defence } ({ $odds }), c’est trop peu, le combat est annulé.
combat-elite = { $The-unit } utilise son bonus élite dans le combat pour { $cell }.
combat-armour = Une exploitation blindée est annoncée contre { $cell }.
combat-hourra = Hourra ! L’attaque { $of-cell } coûtera un pas et peut apporter une exploitation de plus.

odds-attacker = attaque { $of-unit }
odds-defender = défense { $of-unit }
odds-terrain = { $terrain }
odds-river = tous attaquent à travers une rivière
odds-great-river = tous attaquent à travers un fleuve
odds-muddy-bridge = par un pont, dans la boue : { $units }
odds-ratio = rapport de force initial
odds-supports = supports
odds-rising = insurrection à Varsovie
odds-called-off = { $odds } est inférieur à 1/2 : le combat serait annulé, et compterait comme mené
odds-weak-romanians = moins de trois pas roumains isolés : l’attaquant perd un pas de moins, et ses corps restent renforcés
odds-standard-mode = hors de tout TO, retour en mode standard avant les pertes : { $units }
odds-strained = blindés hors de tout TO, une perte de plus : { $units }
odds-hourra = l’attaque « Hourra ! » coûte un pas à l’attaquant
odds-elite = { $the-unit } permet de choisir le résultat dans le bloc, et prend la première perte de son camp
odds-siege = assiégé : S est sans effet, tout recul devient un engagement
odds-no-free-advance = les Soviétiques n’avancent qu’après un résultat final S ou DR
odds-armour = exploitation blindée : un blindé compte pour une demi-unité, E en marque deux ; la première perte est blindée
odds-if-armour = une exploitation blindée ferait compter les blindés pour moitié (E en marque deux) ; la première perte serait blindée
odds-if-elite = résultat de l’attaquant avec le bonus élite, au choix
odds-if-hourra = résultat de l’attaquant en attaque « Hourra ! », au prix d’un pas
odds-if-steadfast = résultat du défenseur s’il utilise un bonus élite, à son choix
odds-attacker-result = résultat tactique de l’attaquant
odds-defender-result = résultat tactique du défenseur

why-no-attackers = aucune unité n’est désignée pour attaquer
why-no-enemy = aucun ennemi { $to-cell }
why-struck = { $cell } a déjà été attaqué pendant cette phase
why-nobody-near = aucune de vos unités n’est adjacente à { $cell }
why-not-in-phase = { $the-unit } appartient au camp qui n’est pas en phase
why-hq-attacks = { $the-unit } est un QG : il n’attaque jamais
why-garrison-attacks = { $the-unit } est une garnison : elle n’attaque jamais
why-joined = { $the-unit } participe déjà au combat
why-not-adjacent = { $the-unit } n’est pas { $gender-unit ->
    [f] adjacente
   *[other] adjacent
} à l’hexagone attaqué
why-not-exploiting = { $the-unit } n’a pas de marqueur Exploitation
why-fought = { $the-unit } a déjà combattu pendant cette phase
why-withdrew = { $the-unit } s’est { $gender-unit ->
    [f] repliée
   *[other] replié
} ce tour-ci et ne peut pas attaquer
why-besieged = { $the-unit } est { $gender-unit ->
    [f] assiégée
   *[other] assiégé
} et ne peut pas attaquer
why-sea-arm = on n’attaque pas à travers un bras de mer ou un lac
why-muddy-river = dans la boue, { $unit } ne peut attaquer à travers un cours d’eau que par un pont
why-no-attacker-result = les combats d’exploitation n’ont pas de résultat tactique pour l’attaquant
why-not-elite = { $the-unit } n’est pas une unité d’élite de ce combat
why-declared = c’est déjà déclaré
why-little-armour = il faut au moins deux unités blindées
why-advanced-rule = pas dans le jeu de base
why-no-hourra-phase = une attaque « Hourra ! » ne se déclare qu’en phase de combat soviétique
why-hourra-mud = pas d’attaque « Hourra ! » dans la boue
why-no-hourra-there = pas d’attaque « Hourra ! » contre une fortification avancée ou une ville majeure en Allemagne
why-hourra-radius = l’hexagone est hors du rayon de tout TO
why-no-unit = un support n’est pas une unité
why-not-in-block = ce résultat n’est pas dans le bloc des dés
why-choice-final = les unités attaquantes sont déjà désignées
why-not-the-time = cela se déclare après le calcul du rapport de force et avant les dés
