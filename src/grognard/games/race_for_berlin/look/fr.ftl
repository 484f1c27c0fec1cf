# Race for Berlin en français.
# Un message porte le nom qu’il a dans le code, avec des tirets pour les points. Les raisons (why-…) suivent
# l’action refusée : ni majuscule ni point final ; modificateurs et verbes sont des étiquettes.
# Les espaces devant : ; ? ! sont insécables.

## Le jeu et ses joueurs

game-summary = Avril 1945 : Joukov et Koniev font la course vers Berlin, et chacun commande aussi la moitié des Allemands qui barrent la route à l’autre.
game-length = de 3 à 4 heures
game-difficulty = Un nombre d’impulsions imprévisible, des événements secrets et une ville à prendre zone par zone.
scenario-race-length = jusqu’à 10 tours, environ 3 heures
scenario-race = La course vers Berlin
scenario-race-summary = Deux joueurs, dix tours : qui prendra la plus grande part à l’encerclement de Berlin et aux combats dans ses faubourgs ?
side-joukov = Joukov
    .the = { side-joukov }
    .of = de { side-joukov }
    .to = à { side-joukov }
    .number = one
side-koniev = Koniev
    .the = { side-koniev }
    .of = de { side-koniev }
    .to = à { side-koniev }
    .number = one
side-nobody = personne, la partie est terminée
    .of = de { side-nobody }
nation-soviet = Soviétiques
    .the = les { nation-soviet }
    .of = des { nation-soviet }
    .to = aux { nation-soviet }
    .number = many
nation-german = Allemands
    .the = les { nation-german }
    .of = des { nation-german }
    .to = aux { nation-german }
    .number = many
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
formation-guards-tank-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée de la Garde
    .the = la { formation-guards-tank-army }
    .of = de la { formation-guards-tank-army }
    .to = à la { formation-guards-tank-army }
    .gender = f
formation-polish-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée polonaise
    .the = la { formation-polish-army }
    .of = de la { formation-polish-army }
    .to = à la { formation-polish-army }
    .gender = f
formation-division = { $number ->
        [1] 1re
       *[other] { $number }e
    } division
    .the = la { formation-division }
    .of = de la { formation-division }
    .to = à la { formation-division }
    .gender = f
formation-pz = { $number ->
        [1] 1re
       *[other] { $number }e
    } division blindée
    .the = la { formation-pz }
    .of = de la { formation-pz }
    .to = à la { formation-pz }
    .gender = f
formation-pz-ss = { $number ->
        [1] 1re
       *[other] { $number }e
    } division blindée SS
    .the = la { formation-pz-ss }
    .of = de la { formation-pz-ss }
    .to = à la { formation-pz-ss }
    .gender = f
formation-ss = { $number ->
        [1] 1re
       *[other] { $number }e
    } division SS
    .the = la { formation-ss }
    .of = de la { formation-ss }
    .to = à la { formation-ss }
    .gender = f
formation-pzgr = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de panzergrenadiers
    .the = la { formation-pzgr }
    .of = de la { formation-pzgr }
    .to = à la { formation-pzgr }
    .gender = f
formation-jager = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de chasseurs
    .the = la { formation-jager }
    .of = de la { formation-jager }
    .to = à la { formation-jager }
    .gender = f
formation-falsch = { $number ->
        [1] 1re
       *[other] { $number }e
    } division parachutiste
    .the = la { formation-falsch }
    .of = de la { formation-falsch }
    .to = à la { formation-falsch }
    .gender = f
formation-named = division { $name }
    .the = la { formation-named }
    .of = de la { formation-named }
    .to = à la { formation-named }
    .gender = f
zone-bridgehead = Tête de pont de l’Oder
    .the = la tête de pont de l’Oder

phase-A1 = renforts
phase-A2 = avancée américaine
phase-A3 = ordres d’Hitler
phase-A4 = événements
phase-B1 = ravitaillement
phase-B2 = remplacement
phase-C1 = impulsion soviétique de Joukov
phase-C2 = impulsion soviétique de Koniev
phase-C3 = impulsion allemande du nord (Koniev)
phase-C4 = impulsion allemande du sud (Joukov)
phase-C5 = fin des opérations
phase-D = fin de tour

event-heinrici = Heinrici
event-rybalko = Rybalko franchit la Spree
event-allies = Les Alliés foncent sur Berlin
event-withdrawal = Retraite planifiée
event-speer = Speer et Heinrici veulent sauver Berlin
event-everyone = Tous au front
event-trucks = Camions
event-conscripts = Effondrement des conscrits allemands
event-luftwaffe = La Luftwaffe contre les ponts de l’Oder
event-coordination = Coordination
event-counter-attack = Contre-attaque surprise

# Ce que l’on compte sur de nombreuses parties.
count-joukov_points = points de Joukov
count-koniev_points = points de Koniev
count-last_turn = dernier tour
count-americans_in_berlin = Américains dans Berlin
count-city_surrounded = Berlin encerclé
count-turn_surrounded = tour de l’encerclement de Berlin

## Ce qui s’est passé

turn-begins = Tour { $turn }.
arrival-comes = { $The-army } arrive (dé { $die }).
arrival-delayed = { $The-army } n’arrive pas encore (dé { $die }).
arrival-placed = { $The-unit } entre en jeu à { $the-cell }.
arrival-drawn = XIIe armée : { $the-unit } est tirée au sort.
arrival-xii-army = La XIIe armée se retourne vers l’est : deux divisions par tour à partir du tour suivant (dé { $die }).
arrival-xii-delayed = La XIIe armée reste face à l’ouest (dé { $die }).
american-waiting = Les Américains ne bougent pas (dé { $die }).
american-advance = Les Américains avancent sur la piste { $track } (dé { $die }).
american-captured = Les Américains prennent { $the-cell }.
american-stopped = Soviétiques et Américains se rencontrent à { $the-cell } : l’avancée américaine s’arrête définitivement.
american-berlin = Les Américains atteignent { $the-cell } : les deux maréchaux ont perdu.
american-removed = { $The-unit } se rend aux Américains et est retirée du jeu.
american-escaping = { $The-unit } échappe aux Américains (dé { $die }).
american-fled = { $The-unit } s’échappe vers { $the-cell }.
hitler-silent = Aucun ordre d’Hitler (dé { $die }).
hitler-orders = Hitler ordonne une contre-attaque aux Allemands de { $camp } (dé { $die }).
event-drew = { $camp } pioche un jeton d’événement.
event-drawn = Jeton pioché : { $event }.
event-discarded = { $camp } défausse son jeton d’événement.
event-discarded-which = Jeton défaussé : { $event }.
event-played = { $camp } joue un événement : { $event }.
event-army = L’événement s’applique { $to-army }.
event-bridges-cut = Les unités soviétiques à { $the-cell } ne sont pas ravitaillées ce tour.
supply-cut = { $The-unit }, à { $the-cell }, n’est pas ravitaillée.
replacement-refitted = { $The-unit } revient à pleine puissance.
replacement-rebuilt = { $The-unit } revient en jeu, réduite, à { $the-cell }.
replacement-support = { $camp } convertit son point de remplacement en point de soutien.
replacement-starved = { $The-unit } renonce à son ravitaillement : 1 point de soutien.
impulse-begins = Phase d’opération { $round } : impulsion { $of-nation } { $of-camp }.
impulse-march = { $The-unit } est activée en mouvement.
impulse-fight = { $The-unit } est activée en combat.
impulse-hold = { $The-unit } est activée en réserve.
impulse-bombard = { $The-unit } bombarde Berlin.
impulse-passed = { $camp } n’active aucune unité soviétique.
operations-passed = Les deux maréchaux ont passé : le tour s’achève.
operations-end = Les opérations s’arrêtent après la phase d’opération { $round } (dé { $die }).
operations-go-on = Les opérations continuent (dé { $die }).
march-free = { $The-unit } se déplace librement (dé { $die }, il fallait au moins { $needed }).
march-pinned = { $The-unit } ne peut pas aller vers l’ouest (dé { $die }, il fallait au moins { $needed }).
march-moved = { $The-unit } quitte { $the-start } pour { $the-cell }.
march-step = { $The-unit } continue vers { $the-cell }.
combat-result = Attaque { $of-attackers } contre { $the-cell } : { $attack } contre { $defence } ({ $odds }), dé { $die } (modificateur { $modifier }) : { $result }.
combat-advanced = { $The-unit } avance après combat à { $the-cell }.
retreat-went = { $The-unit } se replie vers { $the-cell }.
loss-reduced = { $The-unit } est réduite.
loss-destroyed = { $The-unit } est détruite à { $the-cell }.
urban-result = Progression urbaine { $of-attackers } à { $the-cell } : { $attack } contre { $defence } ({ $odds }), dé { $die } (modificateur { $modifier }) : { $result }.
urban-level = { $The-cell } : niveau de progression { $level }.
control-taken = { $camp } contrôle désormais { $the-cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
control-lost = { $camp } ne contrôle plus { $the-cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
berlin-abandoned = { $camp } a laissé { $the-cell } vide : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
berlin-bombarded = { $camp } bombarde Berlin le premier : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-first-progress = { $camp } pénètre le premier dans Berlin, à { $the-cell } : { $points } points.
berlin-highest = { $camp } est allé le plus loin dans Berlin : { $points } points.
end-last-turn = Le dernier tour est joué.
end-over = La bataille est terminée (dé { $die }, total { $total }).
end-goes-on = La bataille continue (dé { $die }, total { $total }).
outcome-won = Le maréchal qui a le plus de points mènera l’assaut du Reichstag.
outcome-draw = Match nul : égalité aux points de victoire.
outcome-americans = Les Américains sont à Berlin : les deux maréchaux ont perdu.

## Ce qu’il faut décider

ask-place = Placez vos renforts.
ask-flee = Éloignez des Américains les unités qui leur échappent.
ask-replacement = Utilisez votre point de remplacement : recompléter ou reconstituer une unité, ou le convertir en point de soutien. Vous pouvez aussi priver des unités de ravitaillement contre du soutien.
ask-luftwaffe = Les Soviétiques de votre adversaire vont agir. Jouez-vous un événement contre leurs ponts ?
ask-name = { $event } : choisissez une armée ou une piste.
ask-activate = { $nation } : { $left ->
        [0] toutes les unités autorisées sont désignées ; appuyez sur « Commencer ».
        [one] activez encore une unité, en mouvement, en combat ou en réserve, puis appuyez sur « Commencer ».
       *[other] activez jusqu’à { $left } unités de plus, en mouvement, en combat ou en réserve, puis appuyez sur « Commencer ».
    }
ask-march = Quelle unité se déplace maintenant ?
ask-go = Où va { $the-unit } ? Points de mouvement restants : { $movement }.
ask-fight = Choisissez une zone à attaquer.
ask-gather = Attaque contre { $the-cell } : choisissez les attaquants, puis lancez le dé.
ask-storm = Progression urbaine à { $the-cell } : lancez le dé ou renforcez d’abord l’attaque.
ask-conscripts = Des unités allemandes attaquent vos Soviétiques. Jouez-vous d’abord un événement ?
ask-heinrici = { $The-cell } est attaquée. Jouez-vous Heinrici pour vous replier sans perte ?
ask-loss = Quelle unité subit le prochain pas de perte (encore { $steps }) ?
ask-retreat = Unités qui doivent se replier : { $units }.
ask-advance = { $advanced ->
        [0] Au moins un attaquant doit avancer à { $the-cell }.
       *[other] D’autres attaquants avancent-ils à { $the-cell } ?
    }
ask-reserves = Quelle unité en réserve se déplace maintenant ?
ask-shift = Fin de tour : les { $nation } non activés peuvent se déplacer d’une zone.
ask-token = Gardez-vous votre jeton d’événement, ou le défaussez-vous ?

## Ce qu’on peut faire

verb-place = Placer
verb-flee = S’échapper
verb-refit = Recompléter
verb-rebuild = Reconstituer
verb-support = Convertir en point de soutien
verb-starve = Priver de ravitaillement (+1 soutien)
verb-done = Terminer
verb-cut = Couper les ponts
verb-play = Jouer l’événement
verb-army = Choisir cette armée
verb-track = Choisir cette piste
verb-march = Activer en mouvement
verb-fight = Activer en combat
verb-hold = Activer en réserve
verb-bombard = Bombarder Berlin
verb-begin = Commencer
verb-move = Déplacer
verb-go = Aller à
verb-step = Avancer d’une zone
verb-stay = Rester
verb-attack = Attaquer
verb-storm = Tenter une progression urbaine
verb-join = Engager
verb-collapse = Réduire des conscrits
verb-spend = Dépenser un point de soutien
verb-roll = Lancer le dé
verb-pass = Passer
verb-quiet = Ne plus demander ce tour-ci
verb-lose = Subir la perte
verb-retreat = Se replier
verb-advance = Avancer
verb-halt = Arrêter l’avance
verb-keep = Garder le jeton
verb-discard = Défausser le jeton
verb-end = Terminer

## Calcul

odds-attacker = attaque : { $unit }
odds-defender = défense : { $unit }
odds-difficult = le terrain difficile double la défense
odds-garrison = garnison
die-armour-difficult = unités blindées en terrain difficile
die-wood = bois
die-entrenchment = à travers une ligne de retranchements
die-army = une armée soviétique entière
die-zones = attaque depuis plusieurs zones
die-armour-plain = unités blindées en terrain clair contre une défense qui n’en a pas
die-surge = événement « Tous au front »
die-adjacent = zones de Berlin adjacentes contrôlées : { $cells }
die-support = un point de soutien de plus
die-ratio = rapport de forces
changed-river = force divisée par deux, à travers une rivière : { $units }
changed-supply = force divisée par deux, faute de ravitaillement : { $units }
changed-doubled = force doublée par l’événement : { $units }
stakes-zone = { $The-cell } : niveau { $level } ; le contrôle, dès le niveau { $control }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stakes-control = probabilité de prendre le contrôle : { $chance }
stakes-control-lost = probabilité de reprendre le contrôle : { $chance }
stakes-support = avec un point de soutien de plus : { $chance }
then-level = niveau { $level }
then-control = niveau { $level }, contrôle

## Pourquoi pas

why-not-your-turn = ce n’est pas votre tour, mais celui { $of-waiting }
why-other-step = une autre étape est en cours : { $phase }
why-not-arrived = { $the-unit } n’est pas encore arrivée
why-not-yours = { $the-unit } n’est pas à vous
why-no-entry = { $the-unit } ne peut pas entrer en jeu à { $the-cell }
why-no-refuge = { $the-unit } ne peut pas gagner { $the-cell } : il faut une zone adjacente d’indice supérieur, où l’empilement le permet, sans Soviétiques ni Américains
why-point-spent = le point de remplacement est déjà utilisé
why-not-own-soviet = { $the-unit } n’est pas une de vos unités soviétiques
why-not-destroyed = { $the-unit } n’est pas détruite
why-no-supply-zone = { $the-cell } n’est pas une de vos zones de ravitaillement
why-not-on-map = { $the-unit } n’est pas sur la carte
why-out-of-supply = { $the-unit } n’est pas ravitaillée
why-not-reduced = { $the-unit } est à pleine puissance
why-no-bridges = { $the-cell } n’est pas près des ponts de l’Oder ou de la Neisse, ou ne contient pas d’unités soviétiques, ou vous n’avez pas l’événement
why-designated-before = toutes les unités sont désignées avant le premier mouvement
why-duty-first = une obligation doit d’abord être remplie
why-token-not-held = vous n’avez pas { $event }
why-other-window = { $event } ne se joue pas à ce moment
why-impulse-begun = { $event } se joue au début de l’impulsion
why-token-dead = { $event } n’a plus d’effet
why-other-impulse = { $the-unit } n’agit pas dans cette impulsion
why-used = { $the-unit } a déjà été activée ce tour
why-active = { $the-unit } est déjà désignée
why-limit = on ne peut activer que { $limit } unités
why-only-march-leave = { $the-unit } doit d’abord quitter la zone américaine
why-only-march-return = { $the-unit } doit d’abord revenir dans son secteur
why-only-march-part = { $the-unit } est parmi les unités de l’autre maréchal et ne peut qu’en repartir
why-only-march-contact = { $the-unit } a perdu le contact avec son armée et ne peut que la rejoindre
why-no-contact = { $the-unit } ne peut pas rejoindre son armée
why-nowhere-to-go = { $the-unit } n’a nulle part où aller
why-nobody-near = { $the-unit } n’a aucune unité ennemie à attaquer
why-moved = { $the-unit } s’est déjà déplacée
why-other-mode = { $the-unit } n’est pas activée dans ce mode
why-combat-later = les mouvements se jouent avant les combats
why-struck = { $the-cell } a déjà été attaquée dans cette impulsion
why-berlin = { $the-cell } fait partie de Berlin : on y progresse, on ne l’attaque pas
why-no-enemy = aucune unité ennemie à { $the-cell }
why-american = { $the-cell } est américaine
why-front-line = { $the-cell } est dans le secteur de l’autre maréchal
why-oder-neisse = { $the-cell } est au-delà de l’Oder et de la Neisse
why-nobody-beside = aucune de vos unités activées en combat n’est adjacente à { $the-cell }
why-not-berlin = { $the-cell } n’est pas une zone de Berlin
why-nobody-in = aucune de vos unités activées en combat n’est à { $the-cell }
why-no-support = points de soutien insuffisants : { $has }
why-bombarded = Berlin a déjà été bombardé
why-german = { $the-unit } est allemande
why-not-beside-berlin = { $the-unit } n’est pas adjacente à Berlin
why-one-at-a-time = finissez d’abord le mouvement { $of-unit }
why-must-move = { $the-unit } ne peut pas rester là
why-already-there = { $the-unit } est déjà à { $the-cell }
why-too-many = limite d’empilement dépassée dans une zone
why-enemy-zone = { $the-cell } est occupée par l’ennemi
why-berlin-at-end = un mouvement de fin de tour n’entre pas dans Berlin
why-westward = Hitler interdit d’aller vers l’ouest : { $the-cell } a l’indice { $index }, il faut au moins { $needed }
why-contested = { $the-cell } est contestée : on n’y entre pas depuis l’extérieur de Berlin
why-leaving-berlin = { $the-unit } ne peut pas sortir de Berlin depuis une zone contestée
why-other-camp = { $the-cell } est occupée par l’autre maréchal
why-full = { $the-cell } : limite d’empilement atteinte ({ $limit })
why-elsewhere-first = { $the-unit } doit d’abord aller ailleurs
why-go-there = { $the-cell } est accessible directement : choisissez « Aller à »
why-one-zone = { $the-unit } ne peut se déplacer que d’une zone
why-no-way = { $the-unit } ne peut pas atteindre { $the-cell }
why-too-far = { $the-cell } coûte { $needs } PM ; il en reste { $has }
why-one-zone-helps = le renfort pour { $the-cell } doit venir d’une seule zone adjacente
why-spent-once = un seul point de soutien supplémentaire est permis
why-not-in-combat = { $the-unit } ne participe pas à ce combat
why-other-camp-first = les Allemands de l’autre maréchal subissent d’abord cette perte
why-others-first = { $the-unit } a déjà subi un pas de perte ; les autres d’abord
why-reduced = { $the-unit } est déjà réduite
why-joined = { $the-unit } est déjà engagée
why-not-fighting = { $the-unit } n’est pas activée en combat
why-fought = { $the-unit } a déjà combattu
why-not-beside = { $the-unit } n’est pas adjacente à la zone
why-no-attackers = aucune unité n’est encore engagée
why-no-retreat-due = { $the-unit } n’a pas à se replier
why-not-next = { $the-cell } n’est pas adjacente
why-better-retreat = une autre zone est prioritaire sur { $the-cell } pour la retraite
why-not-controlled = { $the-cell } n’est pas sous votre contrôle
why-nobody-to-follow = { $the-unit } ne peut que suivre des attaquants qui avancent depuis sa propre zone
why-must-advance = au moins un attaquant doit entrer à { $the-cell }

## Ce qu’on abandonne en poursuivant, et ce qui est dû avant

lost-replacement = Le point de remplacement n’est pas employé : il sera perdu.
lost-impulse = Aucune unité n’est activée : vous passez. { $count ->
        [one] Une unité pourrait agir.
       *[other] { $count } unités pourraient agir.
    }
lost-operations = Aucune unité n’est activée : les deux maréchaux auront passé et les opérations du tour s’arrêtent. { $count ->
        [one] Une unité pourrait agir.
       *[other] { $count } unités pourraient agir.
    }
lost-marches = { $count ->
        [one] Une unité activée en mouvement n’a pas bougé.
       *[other] { $count } unités activées en mouvement n’ont pas bougé.
    }
lost-attacks = { $count ->
        [one] Une zone peut encore être attaquée.
       *[other] { $count } zones peuvent encore être attaquées.
    }
lost-reserves = { $count ->
        [one] Une réserve peut encore se déplacer.
       *[other] { $count } réserves peuvent encore se déplacer.
    }
lost-shifts = { $count ->
        [one] Une unité peut encore se déplacer d’une zone.
       *[other] { $count } unités peuvent encore se déplacer d’une zone.
    }
owed-divisions = Vous ne pouvez pas encore commencer : Hitler ordonne une attaque, et il faut activer pour elle { $count ->
        [one] une division de plus.
       *[other] { $count } divisions de plus.
    }
owed-partner = Vous ne pouvez pas encore commencer : l’autre pion d’une armée séparée doit être activé aussi, pour la rejoindre.
owed-armies = Vous ne pouvez pas encore commencer : ces unités doivent être activées, car elles ne peuvent rester où elles sont : { $units }.
owed-closing-up = Vous ne pouvez pas encore terminer : Hitler ordonne à ces divisions de venir au contact des Soviétiques.
owed-moves = Vous ne pouvez pas encore terminer, ces unités doivent se déplacer : { $units }.
owed-attack = Vous ne pouvez pas encore terminer : Hitler ordonne une attaque, et trop peu de divisions en ont mené une.
owed-attackers = Vous ne pouvez pas encore lancer le dé : Hitler ordonne que d’autres divisions participent.

## La première partie guidée

guide-race-title = La course
guide-race = Avril 1945. Vous êtes Joukov ; Koniev arrive par le sud. Tous deux veulent Berlin, et chacun commande aussi la moitié des Allemands : les vôtres barrent la route à Koniev, les siens vous la barrent. Les six zones grises forment la ville.
guide-counter-title = Un pion
guide-counter = 8e armée de la Garde, 20-2 : force 20 en attaque comme en défense, 2 points de mouvement. La plupart des armées soviétiques ont deux pions ; engagés dans la même attaque, ils donnent +1 au dé. Un pion qui subit un pas de perte est retourné sur sa face réduite.
guide-support-title = Les remplacements
guide-support = Chaque tour vous donne un point : il recomplète une unité ou devient un point de soutien, indispensable pour progresser dans Berlin. Aucune unité n’est encore réduite : appuyez sur « Convertir en point de soutien », puis sur « Terminer ».
guide-activate-title = L’activation
guide-activate = Une impulsion active jusqu’à quatre unités, en mouvement, en combat ou en réserve ; on les désigne toutes avant que la première agisse. Appuyez sur « Activer en combat », puis cliquez sur les quatre pions de la tête de pont de l’Oder.
guide-attack-title = Une attaque
guide-attack = Appuyez sur « Commencer ». Les mouvements se jouent d’abord ; vous n’avez ici que des unités en combat. Cliquez sur Seelow, sur les hauteurs, puis engagez les quatre pions : toute unité en combat adjacente à la zone peut participer.
guide-odds-title = Les résultats possibles
guide-odds = Le terrain difficile double la défense, les retranchements retirent 1 au dé, une armée entière ajoute 1. Chaque barre est la probabilité exacte d’un résultat : A et D, pas perdus par l’attaquant et le défenseur ; R, retraite. Appuyez sur « Lancer le dé » !
guide-advance-title = Le résultat
guide-advance = D2R : les deux divisions perdent un pas et se replient là où Koniev, qui les commande, l’a décidé. Un attaquant au moins doit avancer à Seelow, et l’empilement en permet deux. Cliquez sur les pions de la 8e armée de la Garde.
guide-score-title = Les points de victoire
guide-score = Seelow vaut 1 point, et reste à vous tant que les Allemands n’y reviennent pas. On marque des points avec ces zones, avec celles de Berlin, et en étant le premier à bombarder la ville, le premier à y pénétrer et celui qui va le plus loin.
guide-event-title = Événements secrets
guide-event = Au tour des Soviétiques de Koniev. On vous demande si vous frappez leurs ponts, comme chaque fois que Koniev peut croire que vous en avez le moyen. Vous ne l’avez pas : appuyez sur « Ne plus demander ce tour-ci ». Ici, Koniev ne fera rien.
guide-germans-title = Vos Allemands
guide-germans = Au tour de vos Allemands du sud, selon les mêmes règles. Ils sont là pour retenir Koniev. Jusqu’au tour 6, Hitler en laisse peu partir vers l’ouest : pour y aller, une unité doit d’abord faire au dé plus que le nombre fixé pour le tour.
guide-berlin-title = Dans Berlin
guide-berlin = Pour une zone de Berlin, on fait un jet de progression contre sa garnison, au prix d’un point de soutien ; un second ajoute 1 au dé. Dès le niveau 2, la zone est à vous. Le panneau donne la probabilité d’en prendre le contrôle avant le jet.
guide-farewell-title = Maintenant, pour de bon
guide-farewell = La bataille finit au tour 10, ou dès le tour 7 sur un jet de dé, quand des Soviétiques sont dans les six zones. Celui qui a le plus de points gagne ; si les Américains arrivent avant, les deux maréchaux ont perdu. Bonne chance, camarade maréchal !

## La carte et les tables

place-coming = Renforts à venir
place-arrived = Arrivées, à placer
place-destroyed = Détruites
place-removed = Retirées du jeu
chart-combat = Table des combats
chart-urban = Progression urbaine
chart-die = Dé
chart-result = Résultat
chart-terrain = Effets du terrain
chart-kind = Terrain
chart-cost = PM
chart-fight = Combat
chart-on-die = dé { $value }
chart-doubled = défense { $factor }
chart-halved = attaquants divisés par 2
chart-no-river = sans PM pour la rivière
chart-soviets-across = Soviétiques qui franchissent la ligne
sheet-factors = F-M
sheet-turn = Tour
sheet-track = Piste des tours
sheet-legend = Légende
sheet-value = Points de victoire
sheet-garrison = Garnison de Berlin
sheet-american = Piste américaine
sheet-tracks = Pistes américaines
sheet-white = Ravitaillement (Joukov)
sheet-black = Ravitaillement (Koniev)
sheet-german = Ravitaillement (Allemands)
sheet-index = Indice de zone
sheet-points = PV
sheet-support = Sout.
sheet-scores = Points de victoire et de soutien
sheet-coming-joukov-soviet = Renforts : Soviétiques de Joukov
sheet-coming-koniev-soviet = Renforts : Soviétiques de Koniev
sheet-coming-joukov-german = Renforts : Allemands du sud (Joukov)
sheet-coming-koniev-german = Renforts : Allemands du nord (Koniev)
month-4 = avril
month-5 = mai

## La page : repères des pions, résultats, marqueurs, indications, tableaux, calques

mark-reduced = réduite
mark-used = déjà activée ce tour
mark-oos = non ravitaillée
    .sign = { "!" }
mark-march = activée en mouvement
    .sign = M
mark-fight = activée en combat
    .sign = C
mark-reserve = en réserve
    .sign = R
mark-bombard = bombarde Berlin
    .sign = B
result-plus-1-A1 = progression +1, les attaquants perdent 1 pas
result-plus-1-A1D1 = progression +1, les attaquants et les défenseurs perdent 1 pas
result-plus-1-D1 = progression +1, les défenseurs perdent 1 pas
result-plus-2-A1D1 = progression +2, les attaquants et les défenseurs perdent 1 pas
result-plus-2-D1 = progression +2, les défenseurs perdent 1 pas
result-plus-3-D1 = progression +3, les défenseurs perdent 1 pas
result-none = sans effet
result-A1 = les attaquants perdent 1 pas
result-A1D1 = les attaquants et les défenseurs perdent 1 pas
result-A1D1R = les attaquants et les défenseurs perdent 1 pas, les défenseurs se replient
result-A2 = les attaquants perdent 2 pas
result-A2D1 = les attaquants perdent 2 pas, les défenseurs 1
result-A3 = les attaquants perdent 3 pas
result-D1 = les défenseurs perdent 1 pas
result-D1R = les défenseurs perdent 1 pas et se replient
result-D2R = les défenseurs perdent 2 pas et se replient
result-D3R = les défenseurs perdent 3 pas et se replient
result-R = les défenseurs se replient
sample-size = Échelon : XXXX pour une armée, XX pour une division
sample-type = Type : une croix pour l’infanterie, un ovale pour les blindés, les deux pour les troupes mécanisées ; les parachutistes ont leur propre signe
sample-designation = Désignation de l’armée ou de la division ; la plupart des armées soviétiques ont deux pions
sample-strength = Force, en attaque comme en défense ; environ moitié moindre sur la face réduite
sample-movement = Points de mouvement
marker-american-true = zone américaine
    .sign = US
marker-control-camp-joukov = contrôlée par Joukov
    .sign = J
marker-control-camp-koniev = contrôlée par Koniev
    .sign = K
marker-berlin-level-1 = progression urbaine 1
    .sign = +1
marker-berlin-level-2 = progression urbaine 2
    .sign = +2
marker-berlin-level-3 = progression urbaine 3
    .sign = +3
marker-berlin-level-4 = progression urbaine 4
    .sign = +4
marker-berlin-level-5 = progression urbaine 5
    .sign = +5
marker-berlin-level-6 = progression urbaine 6
    .sign = +6
marker-berlin-level-7 = progression urbaine 7
    .sign = +7
marker-berlin-level-8 = progression urbaine 8
    .sign = +8
marker-berlin-level-9 = progression urbaine 9
    .sign = +9
reading-round = Phase d’opération
reading-token = Votre jeton d’événement
reading-token-none = aucun
reading-hitler = Hitler ordonne une attaque :
reading-hitler-joukov = les Allemands de Joukov
reading-hitler-koniev = les Allemands de Koniev
reading-hitler-none = personne
reading-american-stopped = Avancée américaine
reading-american-stopped-true = arrêtée
reading-american-stopped-false = en cours
reading-heinrici = Jeton Heinrici
reading-heinrici-joukov = Joukov
reading-heinrici-koniev = Koniev
panel-berlin = Berlin
panel-berlin-cell = Zone
panel-berlin-level = Niveau
panel-berlin-state = Contrôlée par
panel-berlin-state-german = Allemands
panel-berlin-state-joukov = Joukov
panel-berlin-state-koniev = Koniev
panel-berlin-state-joukov-contested = contestée (Joukov)
panel-berlin-state-koniev-contested = contestée (Koniev)
panel-berlin-garrison = Garnison
panel-berlin-value = Points
panel-points = Points de victoire
panel-points-source = Origine
panel-points-source-zones = zones hors de Berlin
panel-points-source-berlin = zones de Berlin
panel-points-source-bombarded = premier à bombarder Berlin
panel-points-source-first-progress = premier à pénétrer dans Berlin
panel-points-source-highest = plus forte progression dans Berlin
panel-points-source-abandoned = zones de Berlin abandonnées
panel-points-joukov = Joukov
panel-points-koniev = Koniev
panel-forces = Forces
panel-forces-what = Sur la carte
panel-forces-what-support = points de soutien
panel-forces-what-ready = unités soviétiques encore activables
panel-forces-what-reduced = unités soviétiques réduites
panel-forces-what-oos = unités soviétiques non ravitaillées
panel-forces-what-destroyed = unités soviétiques détruites, à reconstituer
panel-forces-what-germans = unités allemandes
panel-forces-joukov = Joukov
panel-forces-koniev = Koniev
panel-tokens = Jetons d’événement
panel-tokens-event = Événement
panel-tokens-where = Où
panel-tokens-where-own = à vous
panel-tokens-where-rival = à l’adversaire
panel-tokens-where-perhaps = pioche ou adversaire
panel-tokens-where-cup = dans la pioche
panel-tokens-where-out = retiré du jeu
panel-tracks = Pistes américaines
panel-tracks-track = Piste
panel-tracks-held = Zones capturées
panel-tracks-next = Zone suivante
overlay-joukov-supply = Ravitaillement des Soviétiques de Joukov
overlay-joukov-supply-supplied = le ravitaillement parvient jusque-là
overlay-joukov-supply-cut = unités non ravitaillées
overlay-koniev-supply = Ravitaillement des Soviétiques de Koniev
overlay-koniev-supply-supplied = le ravitaillement parvient jusque-là
overlay-koniev-supply-cut = unités non ravitaillées
overlay-german-supply = Ravitaillement des Allemands
overlay-german-supply-supplied = le ravitaillement parvient jusque-là
overlay-german-supply-cut = unités non ravitaillées
overlay-control = Contrôle et points de victoire
overlay-control-joukov = contrôlée par Joukov
overlay-control-koniev = contrôlée par Koniev
overlay-control-contested = contestée
overlay-control-american = zone américaine
overlay-control-nobody = non contrôlée par les Soviétiques
overlay-sectors = Secteurs des maréchaux
overlay-sectors-joukov = secteur de Joukov
overlay-sectors-koniev = secteur de Koniev
overlay-sectors-both = ouvert aux deux maréchaux
overlay-reach = Rayon de mouvement d’une unité
overlay-reach-open = peut y aller ; coût en points de mouvement
overlay-reach-stops = doit s’y arrêter
overlay-reach-test = vers l’ouest : seulement si le test réussit
overlay-reach-attack = pourrait y combattre sans se déplacer

## La carte et sa légende

legend-terrain-plain = Clair
legend-terrain-wooded = Bois
legend-terrain-difficult = Difficile
legend-terrain-berlin = Berlin
legend-feature-lake = Lac
legend-feature-river = Rivière
legend-feature-road = Route principale
legend-feature-front = Limite des fronts
legend-feature-trench = Retranchements
legend-counter-soviet-joukov = Soviétiques (Joukov)
legend-counter-soviet-koniev = Soviétiques (Koniev)
legend-counter-german-joukov = Allemands (Joukov, sud)
legend-counter-german-koniev = Allemands (Koniev, nord)
