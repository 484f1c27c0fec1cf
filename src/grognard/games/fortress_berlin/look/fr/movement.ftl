# 3.1 à 3.5, 5.2 à 5.4, 7, 17.1 : empilement, modes, orientation, commandement, mouvement, entrées, sorties, métro

march-phase = Mouvement : { $due ->
    [0] { $count ->
        [0] toutes ont bougé. Terminez le mouvement.
        [one] cliquez sur la dernière unité qui peut bouger, ou terminez le mouvement.
       *[other] cliquez sur une unité pour la déplacer ({ $count } peuvent encore bouger), ou terminez le mouvement.
    }
   *[other] { $count ->
        [0] prenez une unité à côté de la carte, puis cliquez sur l’hexagone où elle entre (encore { $due }).
       *[other] cliquez sur une unité pour la déplacer ({ $count } peuvent encore bouger), ou faites-en entrer une (encore { $due }).
    }
}
march-ask = { $The-units } : encore { $halves } MP. Cliquez sur l’hexagone où aller, ou choisissez ci-dessous.
march-below = { $units }, dans le métro : encore { $halves } MP. { $count ->
    [0] Remontez ou faites halte.
   *[other] Cliquez sur une station (1 MP chacune), remontez ou faites halte.
} Remonter coûte le terrain et 1 MP.
stacking-remove = Trop d’unités en { $cell } : retirez-en { $count }.

verb-enter = Faire entrer
verb-with = Emmener
verb-go = Aller
verb-flip = Changer de mode
verb-face = Orienter
verb-leave = Quitter la carte
verb-descend = Descendre dans le métro
verb-ride = Aller à cette station
verb-rise = Remonter à la surface
verb-halt = Halte
verb-remove = Retirer

## Ce qui se passe

march-went = { $start } → { $cell } : { $units }.
march-stopped = { $cell } : une ZOC que personne n’avait vue arrête { $the-units }.
march-held = { $cell } : une ZOC que personne n’avait vue interdit ce pas. Reste sur place : { $units }.
march-flipped = { $cell } : { $units }, { $mode ->
    [0] mode manœuvre.
   *[other] mode combat.
}
march-faced = { $cell } : { $units }, face { $direction ->
    [0] au nord.
    [1] au nord-est.
    [2] au sud-est.
    [3] au sud.
    [4] au sud-ouest.
   *[other] au nord-ouest.
}
march-descended = { $The-unit } descend dans le métro en { $cell }.
march-rode = { $start } → { $cell } par le métro : { $unit }.
march-rose = { $The-unit } sort du métro en { $cell }.
entry-arrived = { $The-unit } entre en { $cell }.
entry-delayed = Entrée retardée : { $units }.
exit-left = { $The-unit } quitte la carte en { $cell }.
fort-taken = { $cell } : les Soviétiques sont dans la fortification, elle ne sert plus à personne.
command-direct = { $The-hq } prend sous son commandement direct : { $unit }.

## Ce qu’on abandonne

lost-march-overstacked = trop d’unités en { $cells } : certaines seront éliminées
lost-march-entry = { $count ->
    [one] une entrée est retardée
   *[other] { $count } entrées sont retardées
}
lost-march-moves = { $count ->
    [one] une unité n’a pas bougé
   *[other] { $count } unités n’ont pas bougé
}

## Pourquoi pas : mouvement

why-march-one-at-a-time = { $the-unit } est en mouvement et doit d’abord finir
why-march-pick-first = choisissez d’abord une unité
why-march-not-yours = { $the-unit } n’est pas une de vos unités sur la carte
why-march-moved = { $the-unit } a déjà bougé
why-march-ppb = les bataillons de protection des industries ne bougent jamais
why-march-disrupted = { $the-unit } subit une désorganisation
why-march-hj = les Jeunesses hitlériennes restent en place tant que les SS n’ont pas combattu
why-march-began-elsewhere = { $the-unit } ne part pas du même hexagone, ou la marche a déjà commencé
why-march-comes-along = { $the-unit } est déjà de la marche
why-march-is-there = c’est là qu’on est déjà
why-march-enemy-there = des unités ennemies s’y trouvent
why-march-garrison = sa garnison tient encore : il faut lui donner l’assaut
why-march-stopped = on est entré dans une ZOC : plus de mouvement
why-march-zone-to-zone = on ne passe pas directement d’une ZOC à une autre
why-march-lake = personne n’entre dans un lac
why-march-ruins = seul le mode combat permet d’entrer dans des ruines
why-march-water = fleuves et canaux ne se franchissent que par des ponts
why-march-underground = l’unité est dans le métro
why-march-zones = des ZOC ennemies barrent le chemin
why-march-enemies = l’ennemi barre le chemin
why-march-too-far = trop loin : reste { $halves } MP
why-march-only-flip = sans point de mouvement, elle ne peut que changer de mode
why-march-only-ruins = sans point de mouvement, elle ne peut que changer de mode ou entrer dans des ruines adjacentes

## Pourquoi pas : empilement, modes, orientation

why-stacking-full = il y aurait plus de { $limit } unités en { $cell }
why-stacking-rivals = l’autre maréchal a des unités en { $cell }
why-stacking-elsewhere = il faut retirer une unité en { $cell }
why-flip-apart = ces unités sont dans des modes différents : l’une après l’autre
why-flip-one-face = { $the-unit } n’a pas de mode manœuvre
why-flip-disrupted = { $the-unit } subit une désorganisation
why-flip-points = { $the-unit } n’a plus assez de MP
why-facing-all-round = en mode combat, l’orientation est de 360°
why-facing-disrupted = { $the-unit } subit une désorganisation et ne tourne pas ; toutes gardent son orientation
why-facing-same = c’est déjà son orientation

## Pourquoi pas : entrées, sorties, métro

why-entry-not-due = { $the-unit } n’est pas attendu maintenant
why-entry-blocked = l’ennemi bloque cet hexagone
why-entry-not-late = { $the-unit } n’y entre qu’après un retard
why-entry-elsewhere = { $the-unit } n’entre pas par là : { $zones }
why-exit-others = seule la 20e Panzergrenadier quitte la carte
why-exit-again = { $the-unit } a déjà quitté la carte une fois
why-exit-elsewhere = la sortie se fait au bord sud, de 4234 à 1634
why-exit-early = pas avant le tour { $turn }
why-exit-points = plus assez de MP
why-u-bahn-not-played = la règle du métro n’est pas jouée
why-u-bahn-below = { $the-unit } est dans le métro
why-u-bahn-above = l’unité est en surface
why-u-bahn-no-station = il n’y a pas de station
why-u-bahn-alone = une seule unité descend à la fois
why-u-bahn-who = seuls l’infanterie et le génie à pied descendent, jusqu’à la taille du bataillon
why-u-bahn-mode = seulement en mode manœuvre
why-u-bahn-mode-fixed = on ne change pas de mode dans le métro
why-u-bahn-taken = une unité se trouve sous cette station
why-u-bahn-command = { $the-unit } n’a pas de commandement
why-u-bahn-points = plus assez de MP
why-u-bahn-soviet = les Soviétiques ne peuvent que bloquer une station
why-u-bahn-far = trop loin, ou la voie est bloquée
why-u-bahn-closed = l’ennemi tient { $cell } en surface
