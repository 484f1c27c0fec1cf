# Battle for Germany en français.
# Un message porte le nom qu’il a dans le code, avec des tirets pour les points. Les raisons (why-…) suivent
# l’action refusée : ni majuscule ni point final ; modificateurs et verbes sont des étiquettes.
# Les espaces devant : ; ? ! sont insécables.

## Le jeu

game-summary = L’Europe centrale, des Ardennes à la chute de Berlin. Vous commandez l’un des Alliés, ainsi que les Allemands opposés à l’autre : prenez des villes d’un côté, freinez votre rival de l’autre.
game-length = de 1 à 5 heures
game-difficulty = Un bon premier wargame : on se déplace, on s’arrête au contact de l’ennemi, on résout le combat avec un dé. Pas de ligne de ravitaillement à tracer.

# Ce que l’on compte sur de nombreuses parties.
count-soviet_points = points soviétiques
count-western_points = points des Alliés occidentaux
count-berlin_turn = tour de la chute de Berlin
count-berlin_by_turn_6 = Berlin tombé au tour 6 ou avant
count-berlin_to_soviets = Berlin pris par les Soviétiques

## Scénarios et options

scenario-historical = Scénario historique
scenario-historical-summary = Deux joueurs, tours 1 à 10 : l’un joue les Soviétiques et les Allemands du front Ouest, l’autre les Alliés occidentaux et les Allemands du front Est.
scenario-historical-length = 10 tours, environ 3 heures
scenario-extended = Scénario historique étendu
scenario-extended-summary = Le scénario historique jusqu’au tour 16 : une fois Berlin tombé, les Alliés peuvent s’affronter.
scenario-extended-length = jusqu’à 16 tours, 4 à 5 heures environ
scenario-disaster-in-the-east = Désastre à l’Est
scenario-disaster-in-the-east-summary = Deux joueurs, tours 1 à 6 : les Soviétiques contre les Allemands du front Est, sur la moitié est de la carte.
scenario-disaster-in-the-east-length = 6 tours, environ 1 heure
scenario-red-star-white-star = Étoile rouge, étoile blanche
scenario-red-star-white-star-summary = Deux joueurs, tours 11 à 16 : l’Allemagne est vaincue, Soviétiques et Alliés occidentaux s’affrontent.
scenario-red-star-white-star-length = 6 tours, environ 1 h 30
scenario-three-player = Partie à trois joueurs
scenario-three-player-summary = Les Soviétiques, les Allemands et les Alliés occidentaux, tours 1 à 10 ; l’Allemand gagne si aucun Allié n’est dans Berlin à la fin.
scenario-three-player-length = 10 tours, 3 à 4 heures environ
scenario-four-player = Partie à quatre joueurs
scenario-four-player-summary = Un joueur par force : le premier à entrer dans Berlin gagne, avec les Allemands de l’autre front.
scenario-four-player-length = 9 tours, 3 à 4 heures environ

option-east-front-replacements = Priorité à l’Est
option-east-front-replacements-summary = Tous les remplacements allemands vont à l’Est ; aucune attaque n’est imposée à l’Ouest au tour 1.
option-ss-fight-on = Les SS continuent le combat
option-ss-fight-on-summary = Après la chute de Berlin, les unités SS passent aux Alliés occidentaux ; leur attaque et leur mouvement sont réduits de moitié.
option-attacker-conducts-retreats = L’attaquant conduit les retraites
option-attacker-conducts-retreats-summary = L’attaquant, et non le propriétaire, déplace les unités qui se replient.
option-transfer-every-turn = Transfert à chaque tour
option-transfer-every-turn-summary = L’Allemand peut tripler le mouvement d’une unité à chaque tour, et non une seule fois par partie.
option-berlin-by-turn-10 = Berlin au tour 10
option-berlin-by-turn-10-summary = La course vers Berlin dure jusqu’à la fin du tour 10 au lieu du tour 9.

## Forces, lieux, terrains, phases

side-soviet = Soviétiques
    .the = les { side-soviet }
    .of = des { side-soviet }
    .to = aux { side-soviet }
    .number = many
side-west-german = Allemands (front Ouest)
    .the = les Allemands du front Ouest
    .of = des Allemands du front Ouest
    .to = aux Allemands du front Ouest
    .number = many
side-western = Alliés occidentaux
    .the = les { side-western }
    .of = des { side-western }
    .to = aux { side-western }
    .number = many
side-east-german = Allemands (front Est)
    .the = les Allemands du front Est
    .of = des Allemands du front Est
    .to = aux Allemands du front Est
    .number = many
side-german = Allemands
    .the = les { side-german }
    .of = des { side-german }
    .to = aux { side-german }
    .number = many
side-nobody = personne, la partie est terminée
    .of = de { side-nobody }

camp-western = Alliés occidentaux
    .the = les { camp-western }
    .of = des { camp-western }
    .to = aux { camp-western }
    .number = many
camp-soviet = Soviétiques
    .the = les { camp-soviet }
    .of = des { camp-soviet }
    .to = aux { camp-soviet }
    .number = many
camp-german = Allemands
    .the = les { camp-german }
    .of = des { camp-german }
    .to = aux { camp-german }
    .number = many

place-city = { $name } ({ $hex })
    .to = à { place-city }
place-hex = { $hex }
    .to = en { place-hex }

box-map = carte
box-western = case des Alliés occidentaux
box-italy = case des Alliés en Italie
box-east-german = case des Allemands du front Est
box-west-german = case des Allemands du front Ouest
box-soviet = case des Soviétiques
box-courland = Courlande
box-gone = hors jeu

terrain-clear = clair
terrain-broken = difficile
terrain-rough = accidenté
terrain-berlin = Berlin
terrain-switzerland = Suisse
terrain-sea = mer

phase-replacement = phase de remplacement
phase-movement = phase de mouvement
phase-combat = phase de combat

## Unités : la formation et son numéro, puis la nation

# « Le corps » se lirait comme un article : le cinquantième garde son e en exposant.
formation-corps = { $number ->
        [I] Ier
        [L] Lᵉ
       *[other] { $number }e
    } corps
    .the = le { formation-corps }
    .of = du { formation-corps }
    .to = au { formation-corps }
    .gender = m
formation-proletarian-corps = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps prolétarien
    .the = le { formation-proletarian-corps }
    .of = du { formation-proletarian-corps }
    .to = au { formation-proletarian-corps }
    .gender = m
formation-airborne-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps aéroporté
    .the = le { formation-airborne-corps }
    .of = du { formation-airborne-corps }
    .to = au { formation-airborne-corps }
    .gender = m
formation-parachute-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps parachutiste
    .the = le { formation-parachute-corps }
    .of = du { formation-parachute-corps }
    .to = au { formation-parachute-corps }
    .gender = m
formation-parachute-panzer-corps = corps blindé parachutiste { $number }
    .the = le { formation-parachute-panzer-corps }
    .of = du { formation-parachute-panzer-corps }
    .to = au { formation-parachute-panzer-corps }
    .gender = m
formation-panzer-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps blindé
    .the = le { formation-panzer-corps }
    .of = du { formation-panzer-corps }
    .to = au { formation-panzer-corps }
    .gender = m
formation-mountain-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps de montagne
    .the = le { formation-mountain-corps }
    .of = du { formation-mountain-corps }
    .to = au { formation-mountain-corps }
    .gender = m
formation-ss-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps SS
    .the = le { formation-ss-corps }
    .of = du { formation-ss-corps }
    .to = au { formation-ss-corps }
    .gender = m
formation-ss-panzer-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps blindé SS
    .the = le { formation-ss-panzer-corps }
    .of = du { formation-ss-panzer-corps }
    .to = au { formation-ss-panzer-corps }
    .gender = m
formation-ss-mountain-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps de montagne SS
    .the = le { formation-ss-mountain-corps }
    .of = du { formation-ss-mountain-corps }
    .to = au { formation-ss-mountain-corps }
    .gender = m
formation-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée
    .the = la { formation-army }
    .of = de la { formation-army }
    .to = à la { formation-army }
    .gender = f
formation-guards-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée de la Garde
    .the = la { formation-guards-army }
    .of = de la { formation-guards-army }
    .to = à la { formation-guards-army }
    .gender = f
formation-shock-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée de choc
    .the = la { formation-shock-army }
    .of = de la { formation-shock-army }
    .to = à la { formation-shock-army }
    .gender = f
formation-tank-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée
    .the = la { formation-tank-army }
    .of = de la { formation-tank-army }
    .to = à la { formation-tank-army }
    .gender = f
formation-guards-tank-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée de la Garde
    .the = la { formation-guards-tank-army }
    .of = de la { formation-guards-tank-army }
    .to = à la { formation-guards-tank-army }
    .gender = f
formation-baltic-front = { $number ->
        [1] 1er
       *[other] { $number }e
    } Front de la Baltique
    .the = le { formation-baltic-front }
    .of = du { formation-baltic-front }
    .to = au { formation-baltic-front }
    .gender = m
formation-belorussian-front = { $number ->
        [1] 1er
       *[other] { $number }e
    } Front biélorusse
    .the = le { formation-belorussian-front }
    .of = du { formation-belorussian-front }
    .to = au { formation-belorussian-front }
    .gender = m
formation-ukrainian-front = { $number ->
        [1] 1er
       *[other] { $number }e
    } Front ukrainien
    .the = le { formation-ukrainian-front }
    .of = du { formation-ukrainian-front }
    .to = au { formation-ukrainian-front }
    .gender = m

nation-us = { $formation } américain
    .the = { $the-formation } américain
    .of = { $of-formation } américain
    .to = { $to-formation } américain
    .gender = { $gender-formation }
nation-british = { $formation } britannique
    .the = { $the-formation } britannique
    .of = { $of-formation } britannique
    .to = { $to-formation } britannique
    .gender = { $gender-formation }
nation-canadian = { $formation } canadien
    .the = { $the-formation } canadien
    .of = { $of-formation } canadien
    .to = { $to-formation } canadien
    .gender = { $gender-formation }
nation-french = { $formation } français
    .the = { $the-formation } français
    .of = { $of-formation } français
    .to = { $to-formation } français
    .gender = { $gender-formation }
nation-polish-exile = { $formation } polonais en exil
    .the = { $the-formation } polonais en exil
    .of = { $of-formation } polonais en exil
    .to = { $to-formation } polonais en exil
    .gender = { $gender-formation }
nation-soviet = { $size ->
        [front] { $formation }
       *[other] { $formation } soviétique
    }
    .the = { $size ->
            [front] { $the-formation }
           *[other] { $the-formation } soviétique
        }
    .of = { $size ->
            [front] { $of-formation }
           *[other] { $of-formation } soviétique
        }
    .to = { $size ->
            [front] { $to-formation }
           *[other] { $to-formation } soviétique
        }
    .gender = { $gender-formation }
nation-yugoslav = { $formation } yougoslave
    .the = { $the-formation } yougoslave
    .of = { $of-formation } yougoslave
    .to = { $to-formation } yougoslave
    .gender = { $gender-formation }
nation-polish = { $formation } polonaise
    .the = { $the-formation } polonaise
    .of = { $of-formation } polonaise
    .to = { $to-formation } polonaise
    .gender = { $gender-formation }
nation-romanian = { $formation } roumaine
    .the = { $the-formation } roumaine
    .of = { $of-formation } roumaine
    .to = { $to-formation } roumaine
    .gender = { $gender-formation }
nation-bulgarian = { $formation } bulgare
    .the = { $the-formation } bulgare
    .of = { $of-formation } bulgare
    .to = { $to-formation } bulgare
    .gender = { $gender-formation }
nation-german = { $formation } allemand
    .the = { $the-formation } allemand
    .of = { $of-formation } allemand
    .to = { $to-formation } allemand
    .gender = { $gender-formation }
nation-hungarian = { $formation } hongrois
    .the = { $the-formation } hongrois
    .of = { $of-formation } hongrois
    .to = { $to-formation } hongrois
    .gender = { $gender-formation }

## Verbes, comme sur un bouton

verb-evacuate = Évacuer par mer
verb-enter = Faire entrer
verb-restore = Faire revenir
verb-place = Placer
verb-move = Déplacer
verb-triple = Mouvement triplé
verb-go = Aller à
verb-step = Avancer d’un hexagone
verb-exit = Sortir de la carte
verb-take = Retirer du jeu
verb-attack = Attaquer
verb-also = Ajouter un hexagone
verb-join = Engager
verb-roll = Lancer le dé
verb-lose = Perdre
verb-retreat = Se replier
verb-advance = Avancer
verb-stay = S’arrêter ici
verb-decline = Renoncer
verb-end = Terminer

## Que faire maintenant

courland-evacuate = Choisissez une unité à évacuer de Courlande ; sur 1, elle est coulée.
courland-enter = Choisissez une unité soviétique à faire entrer depuis la Courlande.
replacement-restore = Choisissez une unité détruite à faire revenir ; { $left ->
        [one] il reste { $left } remplacement.
       *[other] il reste { $left } remplacements.
    }
replacement-place = Choisissez l’hexagone d’entrée { $of-unit }.
movement-pick = Choisissez une unité à déplacer.
movement-crowded = { $cell } : limite d’empilement dépassée ; choisissez l’unité qui doit en sortir.
movement-go = Choisissez la destination { $of-unit } : { $points } PM.
exit-take = Choisissez une des unités ennemies les plus proches de { $cell } à retirer, ou renoncez.
combat-declare = Choisissez le prochain hexagone à attaquer.
combat-gather = Attaque contre { $cells } : engagez des unités, puis lancez le dé.
combat-exchange = Échange : choisissez les attaquants à perdre, pour au moins { $strength } points d’attaque en tout.
combat-retreat = Choisissez une unité qui doit se replier, puis son hexagone.
combat-advance = Choisissez une unité pour l’avance après combat, ou renoncez.

## Ce qui s’est passé

turn-begins = Début du tour { $turn }.
phase-begins = { $side } : { $phase }.
soviet-delayed = Dé { $die } : les Soviétiques ne jouent pas le premier tour.
soviet-ready = Dé { $die } : les Soviétiques jouent dès le premier tour.
courland-shipped = { $The-unit } quitte la Courlande (dé { $die }).
courland-sunk = { $The-unit } sombre au large de la Courlande (dé { $die }).
courland-landed = { $The-unit } arrive de Courlande { $to-cell }.
replacement-placed = { $The-unit } revient en jeu { $to-cell }.
movement-moved = { $The-unit } se déplace : { $start } → { $cell }.
movement-step = { $The-unit } passe { $to-cell }.
exit-left = { $The-unit } sort de la carte par { $cell }.
exit-turned = { $The-unit } est { $gender-unit ->
        [f] retournée : elle sera retirée
       *[m] retourné : il sera retiré
    } à la fin de la phase.
exit-taken = { $The-unit } est définitivement { $gender-unit ->
        [f] retirée
       *[m] retiré
    } de sa case et du jeu.
exit-removed = { $The-unit } quitte le jeu.
combat-De = Attaque { $of-attackers } contre { $cells } : { $attack } contre { $defence } ({ $odds }), dé { $die } : De, défenseurs éliminés.
combat-Ae = Attaque { $of-attackers } contre { $cells } : { $attack } contre { $defence } ({ $odds }), dé { $die } : Ae, attaquants éliminés.
combat-Ex = Attaque { $of-attackers } contre { $cells } : { $attack } contre { $defence } ({ $odds }), dé { $die } : Ex, échange.
combat-Ar = Attaque { $of-attackers } contre { $cells } : { $attack } contre { $defence } ({ $odds }), dé { $die } : Ar, retraite des attaquants.
combat-Dr = Attaque { $of-attackers } contre { $cells } : { $attack } contre { $defence } ({ $odds }), dé { $die } : Dr, retraite des défenseurs.
combat-retreated = { $The-unit } se replie vers { $cell }.
combat-advanced = { $The-unit } avance après combat { $to-cell }.
unit-destroyed = { $The-unit } est { $gender-unit ->
        [f] éliminée
       *[m] éliminé
    } { $to-cell } → { $box }.
unit-theatre = { $The-unit } passe { $to-side }.
garrison-installed = { $The-unit } s’installe en garnison { $to-cell }.
fort-destroyed = { $The-unit } détruit les fortifications { $to-cell }.
city-taken = { $city } passe { $to-camp }.
berlin-entered = Berlin tombe : { $the-unit } entre dans la ville.
germans-leave = Les Allemands quittent le jeu ; la limite de théâtre n’a plus d’effet.

## Comment la partie s’est finie

outcome-points = Victoire aux points.
outcome-equal = Match nul : égalité aux points de victoire.
outcome-no-berlin = Match nul : personne n’a pris Berlin.
outcome-berlin-held = Victoire allemande : Berlin a tenu.
outcome-first = Victoire du premier à entrer dans Berlin, et des Allemands de l’autre front.

## Le calcul d’un combat ; le nombre est affiché à côté

modifier-attacker = attaque : { $unit }
modifier-defender = défense : { $unit }
modifier-terrain = { $cell }, terrain { $terrain }
modifier-fortified = { $cell }, hexagone fortifié
modifier-river = { $cell }, attaqué uniquement à travers une rivière
modifier-combined = { $cell }, cumul des effets de terrain

## Pourquoi pas

why-not-your-turn = ce n’est pas votre tour, mais celui { $of-waiting }
why-other-phase = pas maintenant : { $side }, { $phase }
why-other-force = { $the-unit } appartient { $to-side }

why-pick-first = choisissez d’abord une unité à déplacer
why-one-at-a-time = finissez d’abord le mouvement { $of-unit }
why-not-on-map = { $the-unit } n’est pas sur la carte
why-moved = { $the-unit } a déjà fait son mouvement
why-garrison = { $the-unit } est en garnison et ne bouge plus
why-frozen = { $the-unit } est { $gender-unit ->
        [f] entrée
       *[m] entré
    } en jeu en ZOC ennemie : pas de mouvement ce tour
why-held = les ZOC ennemies interdisent tout mouvement { $to-unit }
why-no-way = aucun hexagone n’est accessible { $to-unit } avec { $has } PM
why-closed = { $cell } : hexagone interdit ({ $terrain })
why-closed-side = { $cell } : côté d’hexagone infranchissable
why-enemy-there = { $cell } : hexagone occupé par l’ennemi
why-berlin = Berlin est interdit aux unités allemandes
why-too-far = { $cell } : il faut { $needs } PM, l’unité en a { $has }
why-zones = { $cell } : les ZOC ennemies barrent le passage
why-stops-there = { $cell } : en ZOC ennemie, le mouvement doit s’y arrêter
why-two-fronts = { $cell } : un Front s’y trouve déjà ; deux Fronts ne peuvent pas s’empiler
why-full = { $cell } : limite d’empilement atteinte ({ $limit ->
        [one] { $limit } unité
       *[other] { $limit } unités
    } au plus)
why-crowded = { $cell } : limite d’empilement dépassée, une unité doit d’abord en sortir
why-no-further-step = { $cell } : cette unité ne peut pas y entrer
why-boundary = { $cell } : au-delà de la limite de théâtre
why-half-map = { $cell } : à l’ouest de la limite de théâtre, hors jeu ici
why-yugoslavia-in = { $cell } : en Yougoslavie, interdite aux unités soviétiques
why-yugoslavia-out = { $cell } : hors de Yougoslavie, que les Yougoslaves ne quittent pas
why-cut-off = { $cell } : aucun trajet possible
why-no-transfer = plus de mouvement triplé disponible
why-transfer-zone = { $the-unit } part d’une ZOC ennemie : pas de mouvement triplé
why-transfer-berlin = { $the-unit } part de Berlin, ni d’un côté ni de l’autre de la limite de théâtre : pas de mouvement triplé
why-transfer-exit = un mouvement triplé doit finir sur la carte, de l’autre côté de la limite de théâtre
why-transfer-step = un mouvement triplé se fait d’un trait, jusqu’au-delà de la limite de théâtre
why-transfer-side = { $cell } : un mouvement triplé doit finir de l’autre côté de la limite de théâtre
why-exit-germans = seules les unités allemandes peuvent sortir de la carte
why-exit-hex = { $cell } : cette unité ne peut pas sortir de la carte par cet hexagone
why-exit-cost = sortir de la carte coûte { $needs } PM, l’unité en a { $has }
why-turned = { $the-unit } est déjà { $gender-unit ->
        [f] retournée
       *[m] retourné
    }
why-not-nearest = { $the-unit } n’est pas parmi les unités ennemies les plus proches de { $cell }
why-duty = au tour 1, les Allemands du front Ouest doivent mener { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    } contre les Alliés occidentaux

why-nobody-there = { $cell } : hexagone vide
why-not-an-enemy = { $cell } : cette force ne peut pas attaquer ces unités
why-struck = { $cell } : hexagone déjà attaqué pendant cette phase
why-not-adjacent = { $cell } : hexagone non adjacent
why-all-fought = { $cell } : toutes les unités adjacentes ont déjà attaqué
why-poles = { $cell } : les unités polonaises ne s’attaquent pas entre elles
why-no-attackers = aucune unité n’est encore engagée
why-attack-first = finissez d’abord l’attaque en cours
why-fought = { $the-unit } a déjà attaqué pendant cette phase
why-not-adjacent-unit = { $the-unit } doit être { $gender-unit ->
        [f] adjacente
       *[m] adjacent
    } à tous les hexagones attaqués
why-targets-first = ajoutez les hexagones avant d’engager des unités
why-not-adjacent-all = { $cell } : aucune unité n’est adjacente à la fois à cet hexagone et aux autres hexagones attaqués
why-exchange = cet échange n’exige pas la perte { $of-unit }
why-no-retreat = { $the-unit } n’a pas à se replier
why-retreat-later = { $the-unit } se replie après les unités de l’autre force
why-retreat-closed = { $cell } : retraite impossible, hexagone non adjacent ou interdit
why-retreat-zone = { $cell } : retraite interdite en ZOC ennemie
why-home-first = { $cell } : l’unité doit d’abord se replier de son côté de la limite
why-vacant-first = { $cell } : l’unité doit d’abord se replier dans un hexagone vide
why-not-in-combat = { $the-unit } n’est pas parmi les vainqueurs de ce combat
why-not-vacated = { $cell } : hexagone non libéré par ce combat
why-not-empty = { $cell } : l’hexagone n’est plus vide
why-advance-line = { $cell } : pas d’avance après combat au-delà de la limite ou de la frontière

why-not-in-box = { $the-unit } n’est pas parmi les unités détruites de cette force
why-never-replaced = { $the-unit } ne revient jamais en remplacement
why-weakest-first = { $the-unit } doit attendre : l’unité au plus faible facteur d’attaque revient d’abord
why-no-entry = aucun hexagone d’entrée n’est disponible pour { $the-unit }
why-not-entry = { $cell } : pas d’entrée possible ici pour cette unité
why-place-first = placez d’abord { $the-unit }
why-not-in-courland = { $the-unit } n’est pas en Courlande
why-courland-wait = { $the-unit } doit attendre : chaque force quitte la Courlande dans sa phase, les Soviétiques après la dernière unité allemande
why-rate-used = cette force a déjà reçu tous ses remplacements de ce tour
why-no-ship = { $the-unit } ne peut pas quitter la Courlande maintenant

## Ce qu’on abandonne en terminant une phase, et ce qui reste dû avant de pouvoir la terminer

lost-moves = { $count ->
        [one] Une unité peut encore se déplacer.
       *[other] { $count } unités peuvent encore se déplacer.
    }
lost-attacks = { $count ->
        [one] Un hexagone peut encore être attaqué.
       *[other] { $count } hexagones peuvent encore être attaqués.
    }
lost-replacements = { $count ->
        [one] Un remplacement n’est pas employé : il sera perdu.
       *[other] { $count } remplacements ne sont pas employés : ils seront perdus.
    }
lost-courland = Aucune unité ne quittera la Courlande ce tour-ci.
owed-contacts = La phase ne peut pas encore se terminer : au tour 1, les Allemands (front Ouest) doivent mener { $count } attaques, et vos unités ne sont pas placées pour en mener autant.
owed-attacks = La phase ne peut pas encore se terminer : au tour 1, les Allemands (front Ouest) doivent mener { $count } attaques ; il en reste { $left } à mener.

## La première partie guidée

guide-front-title = Le front
guide-front = Décembre 1944. Vous commandez les Soviétiques, les pions marron à l’est. Les Allemands d’en face obéissent à votre adversaire, qui commande aussi les Alliés occidentaux ; en échange, les Allemands du front Ouest sont à vous. Chacun veut des villes, Berlin surtout.
guide-counter-title = Un pion
guide-counter = Trois nombres : attaque, défense, mouvement. La 2e armée blindée de la Garde, 6-4-6, attaque avec 6, se défend avec 4 et dispose de 6 points de mouvement (PM). Deux unités au plus peuvent finir leur mouvement dans un hexagone ; cliquez sur une pile pour voir ce qu’elle contient.
guide-move-title = Se déplacer
guide-move = Cliquez sur la 2e armée blindée de la Garde, puis sur l’hexagone 2626, en surbrillance. Entrer en terrain clair coûte 1 PM, franchir une rivière 1 de plus. En traversant le Boug, ce trajet coûte 3 de ses 6 PM.
guide-undo-title = Annuler
guide-undo = Mauvaise route : Varsovie est à l’ouest. Appuyez sur « Annuler ». On peut annuler action après action, tant qu’aucun dé n’a été lancé et que personne d’autre n’a joué.
guide-zone-title = Les zones de contrôle
guide-zone = Chaque unité contrôle les six hexagones qui l’entourent (sa zone de contrôle, ZOC) ; qui entre en ZOC ennemie s’y arrête. Cliquez sur 2523, l’hexagone encadré derrière Varsovie : la page explique pourquoi c’est impossible, et selon quelle règle. Allez ensuite en 2525, aux portes de la ville.
guide-phases-title = Du mouvement au combat
guide-phases = Dans sa phase de mouvement, chaque unité peut bouger une fois, sans y être tenue. Une seule suffira pour l’instant. Appuyez sur « Terminer » : le combat suit.
guide-attack-title = L’attaque
guide-attack = Cliquez sur Varsovie, puis sur chacune des quatre unités en surbrillance. Toutes les unités adjacentes à un hexagone peuvent l’attaquer ensemble. Chacune attaque au plus une fois par phase, sans jamais y être obligée.
guide-odds-title = Le rapport de forces
guide-odds = La défense de Varsovie, 6, est doublée : toutes vos unités attaquent à travers la rivière. 26 contre 12, arrondi en faveur du défenseur, donne 2-1 ; sans l’armée blindée, ce serait 1-1. Le panneau donne les résultats possibles, leur probabilité et chaque calcul avec sa règle. Lancez le dé !
guide-result-title = Retraite et avance
guide-result = Un 3 donne Dr : le défenseur se replie, jamais dans une de vos ZOC. Votre adversaire a choisi 2423, seul hexagone possible. Une de vos unités victorieuses peut maintenant avancer : envoyez le 1er Front biélorusse dans Varsovie.
guide-score-title = Villes et points
guide-score = Varsovie vous vaut 2 points. Une ville appartient à qui l’occupe ou, si elle est vide, à qui est seul à y exercer une ZOC. Varsovie, Prague, Vienne et Berlin ne comptent pour les Soviétiques qu’avec un Front sur place, qui n’en bouge alors plus.
guide-turn-title = La fin du tour
guide-turn = Appuyez sur « Terminer ». Le guide joue la suite : vos Allemands du front Ouest, qui au tour 1 doivent attaquer deux fois les Alliés occidentaux, puis les Alliés occidentaux et les Allemands du front Est de votre adversaire. Le journal garde tout.
guide-replacement-title = Les remplacements
guide-replacement = Tour 2. Une contre-attaque a chassé votre 65e armée de 2624 ; sans retraite possible, elle est éliminée. À chaque tour, des unités reviennent, le plus faible facteur d’attaque d’abord. Cliquez sur la 65e armée dans les ordres, puis sur l’hexagone 2526, au bord est.
guide-victory-title = Comment gagner
guide-victory = Après le tour 10, on compte les villes ; le plus haut total gagne. Berlin vaut 10 points, et si personne ne l’a pris, c’est un match nul. Dès sa chute, les Allemands quittent la carte au tour de joueur suivant.
guide-farewell-title = Maintenant, pour de bon
guide-farewell = Vous connaissez toute la mécanique : remplacements, mouvement, combat, force après force. Les résultats possibles, les explications et le bouton « Annuler » sont toujours là, et un clic sur le numéro d’une règle en affiche le résumé. Bonne chance, mon général !

## La carte et les tables

chart-combat = Table des combats
chart-die = Dé
chart-terrain = Effets du terrain
chart-terrain-kind = Terrain
chart-cost = PM
chart-defence = Défense
chart-when = Remarques
chart-fortified = Fortifié
chart-city = Ville
chart-closed = infranchissable
chart-no-attack = pas d’attaque non plus
chart-for-german = Allemands seulement
chart-for-not-german = interdit aux Allemands
chart-for-across = si tous les attaquants franchissent
chart-for-soviet-side = aux Soviétiques et Yougoslaves
sheet-turn = Tour
sheet-track = Piste des tours
sheet-legend = Légende
sheet-destroyed = Unités détruites :
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
sheet-courland = Courlande
sheet-box-western = Alliés occidentaux
sheet-box-italy = Alliés en Italie
sheet-box-west-german = Allemands (front Ouest)
sheet-box-east-german = Allemands (front Est)
sheet-box-soviet = Soviétiques
short-soviet = SOV
short-west_german = AO
short-western = OCC
short-east_german = AE

## La page : repères des pions, résultats, marqueurs, indications, tableaux, calques

mark-moved = s’est déplacée
mark-fought = a attaqué
mark-struck = a été attaquée
mark-strayed = hors de son théâtre
mark-garrison = garnison
mark-turned = retournée, quitte la carte
mark-frozen = ne peut pas se déplacer ce tour
mark-arrived = arrivée ce tour
result-De = défenseurs éliminés
result-Dr = retraite des défenseurs
result-Ex = échange
result-Ar = retraite des attaquants
result-Ae = attaquants éliminés
sample-size = Échelon : XXX pour un corps, XXXX pour une armée, XXXXX pour un Front
sample-type = Type : une croix pour l’infanterie, un ovale pour les blindés, les deux pour les troupes mécanisées ; les unités de montagne et aéroportées ont leurs propres signes
sample-designation = Désignation de l’unité : numéro et nom abrégé
sample-attack = Facteur d’attaque
sample-defence = Facteur de défense
sample-movement = Capacité de mouvement
marker-cities-held-by-soviet = contrôlée par les Soviétiques
    .sign = S
marker-cities-held-by-western = contrôlée par les Alliés occidentaux
    .sign = O
marker-cities-garrison-due-true = garnison à installer
    .sign = G
marker-destroyed-forts-true = fortifications détruites
    .sign = ×
reading-berlin = Berlin
reading-berlin-soviet = soviétique
reading-berlin-western = occidental
reading-berlin-german = allemand
reading-berlin-none = allemand
reading-boundary = Limite de théâtre
reading-boundary-true = en vigueur
reading-boundary-false = levée
reading-rates-soviet = Remplacements soviétiques
reading-rates-west-german = Remplacements allemands (front Ouest)
reading-rates-western = Remplacements occidentaux
reading-rates-east-german = Remplacements allemands (front Est)
overlay-zones = Zones de contrôle
overlay-zones-soviet = soviétique
overlay-zones-western = occidentale
overlay-zones-german = allemande
overlay-cities = Villes et points
overlay-cities-soviet = contrôlée par les Soviétiques
overlay-cities-western = contrôlée par les Alliés occidentaux
overlay-cities-german = contrôlée par les Allemands
overlay-reach = Rayon de mouvement d’une unité
overlay-reach-open = peut y aller ; coût en points de mouvement
overlay-reach-stops = doit s’y arrêter : zone de contrôle ennemie
overlay-reach-attack = pourrait ensuite y attaquer

## La carte et sa légende

legend-terrain-sea = Mer
legend-terrain-clear = Clair
legend-terrain-broken = Difficile
legend-terrain-rough = Accidenté
legend-terrain-switzerland = Suisse
legend-terrain-berlin = Berlin
legend-feature-sea = Côté maritime
legend-feature-lake = Lac
legend-feature-river = Rivière
legend-feature-blocked = Côté infranchissable
legend-feature-border = Frontière yougoslave
legend-feature-boundary = Limite de théâtre
legend-counter-us = Américains
legend-counter-british = Britanniques
legend-counter-canadian = Canadiens
legend-counter-french = Français
legend-counter-polish-exile = Polonais en exil
legend-counter-soviet = Soviétiques
legend-counter-yugoslav = Yougoslaves
legend-counter-polish = Polonais communistes
legend-counter-romanian = Roumains
legend-counter-bulgarian = Bulgares
legend-counter-german-army-east = Armée allemande (Est)
legend-counter-german-ss-east = Waffen-SS (Est)
legend-counter-german-luftwaffe-east = Luftwaffe (Est)
legend-counter-hungarian = Hongrois
legend-counter-german-army-west = Armée allemande (Ouest)
legend-counter-german-ss-west = Waffen-SS (Ouest)
legend-counter-german-luftwaffe-west = Luftwaffe (Ouest)

## Noms écrits sur la carte

label-north-sea = MER DU NORD
label-baltic-sea = MER BALTIQUE
label-adriatic-sea = MER ADRIATIQUE
label-tyrrhenian-sea = MER TYRRHÉNIENNE
label-switzerland = SUISSE
label-italy = ITALIE
label-yugoslavia = YOUGOSLAVIE
label-germany = ALLEMAGNE
label-poland = POLOGNE
label-bohemia = BOHÊME
label-slovakia = SLOVAQUIE
label-austria = AUTRICHE
label-hungary = HONGRIE
label-romania = ROUMANIE
label-denmark = DANEMARK
label-sweden = SUÈDE
label-lithuania = LITUANIE
label-east-prussia = PRUSSE-ORIENTALE
label-pomerania = POMÉRANIE
label-silesia = SILÉSIE
label-bavaria = BAVIÈRE
label-france = FRANCE
label-netherlands = PAYS-BAS
label-belgium = BELGIQUE
label-corsica = CORSE
label-alps = ALPES
label-carpathians = CARPATES
label-sudetes = SUDÈTES
label-erzgebirge = MONTS MÉTALLIFÈRES
label-dinaric-alps = ALPES DINARIQUES
label-apennines = APENNINS
