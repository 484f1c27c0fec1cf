# 7, 8, 16 : mouvement, formation, empilement et entrées ; marqueurs d’assaut

march-phase = Mouvement : { $due ->
    [0] { $count ->
        [0] toutes ont bougé. { $markers ->
            [0] Terminez le mouvement.
           *[other] Ajoutez des marqueurs d’assaut{ $end ->
                [0] {""}
               *[other] , ou terminez le mouvement
            }.
        }
        [one] cliquez sur la dernière unité qui peut bouger{ $end ->
            [0] {""}
           *[other] , ou terminez le mouvement
        }.
       *[other] cliquez sur une unité pour la déplacer ({ $count } peuvent encore bouger){ $end ->
            [0] {""}
           *[other] , ou terminez le mouvement
        }.
    }
   *[other] { $count ->
        [0] prenez une unité à côté de la carte, puis cliquez sur l’hexagone où elle entre (encore { $due }).
        [one] cliquez sur la dernière unité qui peut bouger, ou faites-en entrer une (encore { $due }).
       *[other] cliquez sur une unité pour la déplacer ({ $count } peuvent encore bouger), ou faites-en entrer une (encore { $due }).
    }
}
march-ask = { $The-units } : il reste { $quarters } Pm. Cliquez sur l’hexagone où aller, ou choisissez ci-dessous.
march-went = { $start } → { $cell } : { $units }.
march-ferried = { $start } → { $cell }, en barque sur la Moskova : { $units }.
march-watched = Tir possible des zones de contrôle en quittant { $cells }.
march-stopped = { $The-unit } s’arrête { $to-cell } et ne bouge plus.

verb-pick = Bouger
verb-enter = Faire entrer
verb-mark = Marqueur d’assaut
verb-lift = Retirer un pont
verb-show = Retourner
verb-done = Fin du mouvement
verb-with = Emmener
verb-go = Aller
verb-ferry = Traverser en barque
verb-column = Passer en colonne
verb-deploy = Se déployer
verb-dismount = Aller à pied
verb-mount = Rester à bord
verb-assault = Marqueur d’assaut
verb-probe = Tenter de passer
verb-foxhole = Creuser des trous d’homme
verb-trench = Creuser une tranchée
verb-build = Travailler à un pont
verb-demolish = Faire sauter le pont
verb-wreck = Détruire la fortification
verb-halt = Halte

lost-march-moves = { $count ->
    [one] une unité n’a pas bougé
   *[other] { $count } unités n’ont pas bougé
}
lost-march-absent = { $count ->
    [one] une unité hors carte serait perdue
   *[other] { $count } unités hors carte seraient perdues
}
owed-march-reinforcements = { $count ->
    [one] un renfort doit encore entrer
   *[other] { $count } renforts doivent encore entrer
}
owed-march-overstacked = trop d’unités ou de colonnes { $to-cell }
owed-march-clear-of-edge = { $the-unit } doit continuer : le repli se termine à cinq hexagones ou plus du bord ouest

why-march-one-at-a-time = { $the-unit } est en mouvement et doit d’abord finir
why-march-pick-first = choisissez d’abord une unité
why-march-not-yours = { $the-unit } n’est pas une de vos unités sur la carte
why-march-moved = { $the-unit } a déjà bougé
why-march-static = { $the-unit } n’a pas de moteurs et ne bouge jamais
why-march-withdrawal-others = seules bougent les unités venant du bord ouest
why-march-withdrawal-works = rien n’est construit ni détruit pendant le repli
why-march-alone = cela se fait une unité à la fois
why-march-began-elsewhere = { $the-unit } ne part pas d’ici avec les autres, ou le groupe est en route
why-march-marked = { $the-unit } porte un marqueur d’assaut et reste là
why-march-column-alone = une colonne marche seule
why-march-enemy-there = des ennemis occupent l’hexagone
why-march-column-there = une autre colonne occupe l’hexagone
why-march-stopped = elle s’est heurtée à l’ennemi et ne va pas plus loin
why-march-is-there = elle y est déjà
why-march-zone = elle ne peut pas entrer en ZC
why-march-near-edge = le repli doit finir à cinq hexagones ou plus du bord ouest
why-march-dummy-takes = un leurre ne peut rien prendre à l’ennemi
why-march-no-road = une colonne suit routes, rails et coupe-feux
why-march-closed = { $ground ->
    [river] { $the-unit } ne passe la rivière que par un pont ou avec l’aide du génie
    [stream] { $the-unit } ne passe le ruisseau que par un pont ou un gué
    [embankment] { $the-unit } ne peut pas franchir le talus
    [marsh] { $the-unit } ne peut pas entrer dans un marais
   *[other] { $the-unit } n’y accède que par une route
}
why-march-blown = le pont est détruit
why-march-too-far = trop loin avec { $quarters } Pm, ou interdit à ce type d’unité
why-march-not-shown = { $the-unit } n’est pas une unité allemande à retourner
why-march-shown = { $the-unit } est déjà face visible

why-stacking-full = il y aurait { $total } points de force, la limite est { $limit }
why-stacking-columns = une seule colonne par hexagone

## Formation

formation-column = { $The-unit } se met en colonne { $to-cell }.
formation-deployed = { $The-unit } se déploie { $to-cell }.
formation-dismounts = { $The-units } : à pied.
formation-mounts = { $The-units } : à bord des half-tracks.
why-formation-in-column = { $the-unit } est déjà en colonne
why-formation-no-way = on se met en colonne sur une route, un rail ou un coupe-feu
why-formation-points = { $the-unit } n’a plus de Pm pour cela
why-formation-deployed = { $the-unit } est déjà en ordre déployé
why-formation-ground = { $the-unit } ne peut pas quitter la route sur ce terrain
why-formation-cost = se déployer ici coûte { $quarters } Pm { $to-unit }
why-formation-no-dismount = seuls l’infanterie et le génie motorisés peuvent aller à pied
why-formation-on-its-way = cela se déclare avant que { $the-unit } dépense des Pm
why-formation-afoot = { $the-unit } va déjà à pied
why-formation-no-halftrack = seule la compagnie de half-tracks peut rester à bord
why-formation-mounted = { $the-unit } reste déjà à bord

## Marqueurs d’assaut

assault-marked = { $The-units } : marqueur d’assaut sur { $the-cell }.
why-assault-lull = pas de combat pendant une accalmie
why-assault-nobody = il n’y a pas d’ennemi à assaillir
why-assault-beside = { $the-unit } n’est pas à côté de cet hexagone
why-assault-hq = les QG ne donnent pas l’assaut
why-assault-guns = l’artillerie ne donne pas l’assaut
why-assault-kind = { $the-unit } est d’un type qui ne donne pas l’assaut
why-assault-marked = { $the-unit } a déjà son marqueur
why-assault-ferried = { $the-unit } a fait passer le fleuve à d’autres pendant cette impulsion et ne peut rien faire d’autre
why-assault-shaken = { $the-unit } est { $gender-unit ->
    [f] étouffée ou désorganisée
   *[other] étouffé ou désorganisé
}
why-assault-points = { $the-unit } n’a plus de Pm pour le marqueur

## Pions retournés

probe-through = { $The-unit } ne trouve personne { $to-cell }.
probe-stopped = { $The-unit } se heurte à l’ennemi { $to-cell }.
why-probe-open-game = tous les pions sont visibles
why-probe-nobody = aucun pion ne barre le chemin
why-probe-road = cela se tente le long d’une route, contre des pions en forêt
why-probe-known = on sait ce qui s’y trouve
why-probe-lull = pas de combat pendant une accalmie
why-probe-dummy = un leurre ne peut pas le faire
why-probe-points = les Pm ne suffisent pas

## Entrées et sorties

entry-arrived = { $The-unit } arrive { $to-cell }.
entry-delayed = { $The-unit } ne peut pas entrer à cause de l’ennemi et cherche une autre route.
offmap-left = { $The-unit } quitte la carte depuis { $the-cell }.
offmap-lost = { $The-unit } ne revient pas sur la carte : unité perdue.
why-entry-not-due = { $the-unit } ne doit pas entrer maintenant
why-entry-nearest = { $the-unit } revient par la route amie la plus proche
why-entry-blocked = l’ennemi bloque cet hexagone
why-entry-rail = { $the-unit } arrive par rail à la gare de Mojaïsk ou, si la voie est coupée, par la route principale
why-entry-elsewhere = { $the-unit } n’entre pas par là
