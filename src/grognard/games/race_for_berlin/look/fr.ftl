# Race for Berlin en français.
# Un message porte le nom qu’il a dans le code, avec des tirets pour les points. Les raisons (why-…) suivent
# l’action refusée : ni majuscule ni point final ; modificateurs et verbes sont des étiquettes.
# Les espaces devant : ; ? ! sont insécables.

## Le jeu et ses joueurs

game-summary = Avril 1945 : Joukov et Koniev font la course à Berlin, et chacun mène aussi la moitié des Allemands qui barrent la route à l’autre.
game-length = de 3 à 4 heures
game-difficulty = Des impulsions dont nul ne sait le nombre, des évènements secrets, et une ville à prendre zone par zone.
scenario-race-length = jusqu’à 10 tours, environ 3 heures
scenario-race = La course à Berlin
scenario-race-summary = Deux joueurs, dix tours : qui prendra la plus grande part à l’encerclement et aux combats des faubourgs ?
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
side-nobody = personne, la partie est finie
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
formation-guards-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée de la Garde
formation-shock-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée de choc
formation-guards-tank-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée de la Garde
formation-polish-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée polonaise
formation-division = { $number ->
        [1] 1re
       *[other] { $number }e
    } division
formation-pz = { $number ->
        [1] 1re
       *[other] { $number }e
    } division blindée
formation-pz-ss = { $number ->
        [1] 1re
       *[other] { $number }e
    } division blindée SS
formation-ss = { $number ->
        [1] 1re
       *[other] { $number }e
    } division SS
formation-pzgr = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de panzergrenadiers
formation-jager = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de chasseurs
formation-falsch = { $number ->
        [1] 1re
       *[other] { $number }e
    } division parachutiste
formation-named = division { $name }
zone-bridgehead = tête de pont de l’Oder

phase-A1 = renforts
phase-A2 = avance américaine
phase-A3 = ordres d’Hitler
phase-A4 = évènements
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
event-allies = Les Alliés se hâtent vers Berlin
event-withdrawal = Repli planifié
event-speer = Speer et Heinrici tentent de sauver Berlin
event-everyone = Tous au front
event-trucks = Camions
event-conscripts = Les conscrits allemands s’effondrent
event-luftwaffe = La Luftwaffe frappe les ponts de l’Oder
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
arrival-comes = { $army } arrive (dé { $die }).
arrival-delayed = { $army } n’arrive pas encore (dé { $die }).
arrival-placed = { $unit } entre à { $cell }.
arrival-drawn = XIIe armée : { $unit } est tirée au sort.
arrival-xii-army = La XIIe armée fait face à l’est : deux divisions par tour dès le tour suivant (dé { $die }).
arrival-xii-delayed = La XIIe armée reste face à l’ouest (dé { $die }).
american-waiting = Les Américains ne bougent pas (dé { $die }).
american-advance = Les Américains avancent sur la piste { $track } (dé { $die }).
american-captured = Les Américains prennent { $cell }.
american-stopped = Soviétiques et Américains se rencontrent à { $cell } : l’avance américaine est finie.
american-berlin = Les Américains atteignent { $cell } : les deux maréchaux ont perdu.
american-removed = { $unit } se rend aux Américains et quitte la partie.
american-escaping = { $unit } échappe aux Américains (dé { $die }).
american-fled = { $unit } gagne { $cell }.
hitler-silent = Aucun ordre d’Hitler (dé { $die }).
hitler-orders = Hitler ordonne une contre-attaque aux Allemands de { $camp } (dé { $die }).
event-drew = { $camp } tire un jeton d’évènement.
event-drawn = Le jeton est : { $event }.
event-discarded = { $camp } remet son jeton d’évènement.
event-discarded-which = Le jeton remis était : { $event }.
event-played = { $camp } joue un évènement : { $event }.
event-army = L’évènement vaut pour { $army }.
event-bridges-cut = Les Soviétiques qui sont à { $cell } sont coupés de leurs arrières pour ce tour.
supply-cut = { $unit }, à { $cell }, n’est pas ravitaillée.
replacement-refitted = { $unit } retrouve toute sa force.
replacement-rebuilt = { $unit } revient, réduite, à { $cell }.
replacement-support = { $camp } change son point de remplacement en support.
replacement-starved = { $unit } cède son ravitaillement contre un point de support.
impulse-begins = Phase { $round }, { $camp } : aux { $nation } d’agir.
impulse-march = { $unit } va bouger.
impulse-fight = { $unit } va combattre.
impulse-hold = { $unit } est mise en réserve.
impulse-bombard = { $unit } bombarde Berlin.
impulse-passed = { $camp } n’active aucun Soviétique.
operations-passed = Les deux maréchaux ont passé : le tour s’achève.
operations-end = Les opérations s’arrêtent après la phase { $round } (dé { $die }).
operations-go-on = Les opérations continuent (dé { $die }).
march-free = { $unit } se déplace librement (dé { $die }, il fallait { $needed }).
march-pinned = { $unit } ne doit pas céder de terrain (dé { $die }, il fallait { $needed }).
march-moved = { $unit } quitte { $start } pour { $cell }.
march-step = { $unit } continue vers { $cell }.
combat-result = Attaque sur { $cell } par { $attackers } : { $attack } contre { $defence }, { $odds } ; dé { $die }, { $modifier } : { $result }.
combat-advanced = { $unit } avance à { $cell }.
retreat-went = { $unit } retraite à { $cell }.
loss-reduced = { $unit } est réduite.
loss-destroyed = { $unit } est détruite à { $cell }.
urban-result = Combat pour { $cell } par { $attackers } : { $attack } contre { $defence }, { $odds } ; dé { $die }, { $modifier } : { $result }.
urban-level = { $cell } : progression { $level }.
control-taken = { $camp } contrôle désormais { $cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
control-lost = { $camp } ne contrôle plus { $cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
berlin-abandoned = { $camp } a laissé { $cell } vide : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
berlin-bombarded = { $camp } bombarde Berlin le premier : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
berlin-first-progress = { $camp } pénètre le premier dans Berlin, à { $cell } : { $points } points.
berlin-highest = { $camp } est allé le plus loin dans Berlin : { $points } points.
end-last-turn = Le dernier tour est joué.
end-over = La bataille est décidée (dé { $die }, total { $total }).
end-goes-on = La bataille continue (dé { $die }, total { $total }).
outcome-won = Le maréchal qui a le plus de points mènera l’assaut du Reichstag.
outcome-draw = Égalité de points : partie nulle.
outcome-americans = Les Américains sont à Berlin : les deux maréchaux ont perdu.

## Ce qu’il faut décider

ask-place = Placez vos renforts.
ask-flee = Écartez des Américains les unités qui leur échappent.
ask-replacement = Employez votre point de remplacement : recompléter ou reconstituer une unité, ou le changer en support. Des unités peuvent aussi céder leur ravitaillement contre du support.
ask-luftwaffe = Les Soviétiques de votre rival vont agir. Jouez-vous un évènement contre leurs ponts ?
ask-name = { $event } : choisissez une armée ou une piste.
ask-activate = { $nation } : { $left ->
        [0] toutes les unités permises sont désignées ; commencez.
        [one] activez encore une unité, en mouvement, en combat ou en réserve, puis commencez.
       *[other] activez jusqu’à { $left } unités de plus, en mouvement, en combat ou en réserve, puis commencez.
    }
ask-march = Quelle unité bouge maintenant ?
ask-go = Où va { $unit } ? Points de mouvement restants : { $movement }.
ask-fight = Choisissez une zone à attaquer.
ask-gather = Attaque sur { $cell } : choisissez les attaquants, puis lancez le dé.
ask-storm = Combat pour { $cell } : lancez le dé, ou renforcez d’abord l’attaque.
ask-conscripts = Des Allemands attaquent vos Soviétiques. Jouez-vous d’abord un évènement ?
ask-heinrici = { $cell } est attaquée. Jouez-vous Heinrici pour vous replier sans perte ?
ask-loss = Qui prend la perte suivante (encore { $steps }) ?
ask-retreat = Retraitez : { $units }.
ask-advance = { $advanced ->
        [0] Avancez à { $cell } : au moins un attaquant le doit.
       *[other] D’autres suivent-ils à { $cell } ?
    }
ask-reserves = Quelle réserve bouge maintenant ?
ask-shift = Fin de tour : les { $nation } qui n’ont pas été activés peuvent bouger d’une zone.
ask-token = Gardez-vous votre jeton d’évènement, ou le remettez-vous ?

## Ce qu’on peut faire

verb-place = Placer
verb-flee = Fuir
verb-refit = Recompléter
verb-rebuild = Reconstituer
verb-support = Prendre un point de support
verb-starve = Réduire faute de ravitaillement
verb-done = Terminé
verb-cut = Couper
verb-play = Jouer l’événement
verb-army = Choisir l’armée
verb-track = Choisir la piste
verb-march = Activer en mouvement
verb-fight = Activer en combat
verb-hold = Activer en réserve
verb-bombard = Bombarder Berlin
verb-begin = Commencer
verb-move = Déplacer
verb-go = Aller
verb-step = Avancer d’une zone
verb-stay = Rester
verb-attack = Attaquer
verb-storm = Combattre pour la zone
verb-join = Se joindre
verb-collapse = Faire s’effondrer des conscrits
verb-spend = Dépenser du support
verb-roll = Lancer le dé
verb-pass = Passer
verb-quiet = Passer pour tout le tour
verb-lose = Subir la perte
verb-retreat = Retraiter
verb-advance = Avancer
verb-halt = Ne plus avancer
verb-keep = Garder le jeton
verb-discard = Remettre le jeton
verb-end = Finir

## Calcul

odds-attacker = { $unit } attaque
odds-defender = { $unit } défend
odds-difficult = le terrain difficile double la défense
odds-garrison = garnison
die-armour-difficult = blindés en terrain difficile
die-wood = bois
die-entrenchment = à travers une ligne de retranchements
die-army = une armée soviétique entière
die-zones = depuis plusieurs zones
die-armour-plain = blindés en plaine contre une défense qui n’en a pas
die-surge = tous au front
die-adjacent = zones voisines de Berlin contrôlées : { $cells }
die-support = un point de support de plus
die-ratio = rapport de forces
changed-river = force divisée par deux, par-dessus une rivière : { $units }
changed-supply = force divisée par deux, faute de ravitaillement : { $units }
changed-doubled = force doublée par l’évènement : { $units }
stakes-zone = { $cell } : niveau { $level } ; le contrôle, dès le niveau { $control }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stakes-control = chance de prendre le contrôle : { $chance }
stakes-control-lost = chance de reprendre le contrôle : { $chance }
stakes-support = avec un point de support de plus : { $chance }
then-level = niveau { $level }
then-control = niveau { $level }, contrôle

## Pourquoi pas

why-not-your-turn = c’est à { $waiting } de décider
why-other-step = on décide d’autre chose : { $phase }
why-not-arrived = { $unit } n’est pas arrivée
why-not-yours = { $unit } n’est pas à vous
why-no-entry = { $unit } ne peut pas entrer à { $cell }
why-no-refuge = { $unit } ne peut pas gagner { $cell } : il faut une zone voisine d’indice supérieur, avec de la place, sans Soviétiques ni Américains
why-point-spent = le point de remplacement est dépensé
why-not-own-soviet = { $unit } n’est pas de vos Soviétiques
why-not-destroyed = { $unit } n’est pas détruite
why-no-supply-zone = { $cell } n’est pas une de vos zones de ravitaillement
why-not-on-map = { $unit } n’est pas sur la carte
why-out-of-supply = { $unit } n’est pas ravitaillée
why-not-reduced = { $unit } a toute sa force
why-no-bridges = { $cell } n’est pas près des ponts de l’Oder ou de la Neisse, ou n’a pas de Soviétiques, ou vous n’avez pas l’évènement
why-designated-before = toutes les unités se désignent avant le premier mouvement
why-duty-first = une obligation passe d’abord
why-token-not-held = vous n’avez pas { $event }
why-other-window = { $event } ne se joue pas à ce moment
why-impulse-begun = { $event } se joue au début de l’impulsion
why-token-dead = { $event } n’a plus d’effet
why-other-impulse = { $unit } n’agit pas dans cette impulsion
why-used = { $unit } a déjà été activée ce tour
why-active = { $unit } est déjà désignée
why-limit = on ne peut activer que { $limit } unités
why-only-march-leave = { $unit } doit d’abord quitter la zone américaine
why-only-march-return = { $unit } doit d’abord revenir dans son secteur
why-only-march-part = { $unit } est parmi les unités de l’autre maréchal et ne peut que partir
why-only-march-contact = { $unit } a perdu le contact avec son armée et ne peut que la rejoindre
why-no-contact = { $unit } ne peut pas rejoindre son armée
why-nowhere-to-go = { $unit } n’a nulle part où aller
why-nobody-near = { $unit } n’a personne à attaquer
why-moved = { $unit } a déjà bougé
why-other-mode = { $unit } n’est pas activée dans ce mode
why-combat-later = les mouvements précèdent les combats
why-struck = { $cell } a déjà été attaquée dans cette impulsion
why-berlin = { $cell } fait partie de Berlin : on s’y bat, on ne l’attaque pas
why-no-enemy = aucun ennemi à { $cell }
why-american = { $cell } est américaine
why-front-line = { $cell } est dans le secteur de l’autre maréchal
why-oder-neisse = { $cell } est au-delà de l’Oder et de la Neisse
why-nobody-beside = aucune de vos unités de combat n’est à côté : { $cell }
why-not-berlin = { $cell } n’est pas une zone de Berlin
why-nobody-in = aucune de vos unités de combat n’est à { $cell }
why-no-support = il faut du support ; il y en a { $has }
why-bombarded = Berlin a déjà été bombardé
why-german = { $unit } est allemande
why-not-beside-berlin = { $unit } n’est pas voisine de Berlin
why-one-at-a-time = { $unit } bouge d’abord
why-must-move = { $unit } ne peut pas rester là
why-already-there = { $unit } est déjà à { $cell }
why-too-many = trop d’unités partagent une zone
why-enemy-zone = { $cell } est tenue par l’ennemi
why-berlin-at-end = aucun mouvement de fin de tour n’entre dans Berlin
why-westward = Hitler interdit l’ouest : { $cell } a l’indice { $index }, il faut au moins { $needed }
why-contested = { $cell } est disputée et fermée de l’extérieur de Berlin
why-leaving-berlin = { $unit } ne peut pas sortir de Berlin depuis une zone disputée
why-other-camp = { $cell } est occupée par l’autre maréchal
why-full = { $cell } est pleine : pas plus de { $limit }
why-elsewhere-first = { $unit } est attendue ailleurs
why-go-there = { $cell } s’atteint directement, pas par ce pas
why-one-zone = { $unit } ne peut bouger que d’une zone
why-no-way = pas de chemin vers { $cell } pour { $unit }
why-too-far = { $cell } coûte { $needs } points de mouvement ; il y en a { $has }
why-one-zone-helps = l’aide pour { $cell } doit venir d’une seule zone voisine
why-spent-once = un seul point de support de plus
why-not-in-combat = { $unit } n’y prend pas part
why-other-camp-first = cette perte revient aux Allemands de l’autre maréchal
why-others-first = { $unit } a déjà subi une perte ; aux autres d’abord
why-reduced = { $unit } est déjà réduite
why-joined = { $unit } attaque déjà
why-not-fighting = { $unit } n’est pas activée en combat
why-fought = { $unit } a déjà combattu
why-not-beside = { $unit } n’est pas voisine de la zone
why-no-attackers = personne n’attaque encore
why-order-wants-more = l’ordre d’Hitler veut plus de divisions dans cette attaque
why-no-retreat-due = { $unit } n’a pas à retraiter
why-not-next = { $cell } n’est pas voisine
why-better-retreat = il y a une meilleure retraite que { $cell }
why-not-controlled = { $cell } n’est pas sous votre contrôle
why-nobody-to-follow = { $unit } ne peut que suivre des attaquants qui avancent depuis sa propre zone
why-must-advance = au moins un attaquant doit entrer à { $cell }

## La première partie guidée

guide-race-title = La course
guide-race = Avril 1945. Vous êtes Joukov ; Koniev arrive par le sud. Tous deux veulent Berlin, et chacun mène aussi la moitié des Allemands : les vôtres barrent la route à Koniev, les siens vous la barrent. Les six zones grises sont la ville.
guide-counter-title = Un pion
guide-counter = 8e armée de la Garde, 20-2 : force 20 en attaque comme en défense, 2 points de mouvement. La plupart des armées soviétiques ont deux pions ; ensemble dans une attaque, ils valent +1 au dé. Un pion qui perd un pas montre sa face réduite.
guide-support-title = Les remplacements
guide-support = Chaque tour vous donne un point : il recomplète une unité, ou devient du support, sans lequel on ne se bat pas dans Berlin. Rien n’est encore usé : appuyez sur « Prendre un point de support », puis sur « Terminé ».
guide-activate-title = Désigner
guide-activate = Une impulsion active jusqu’à quatre unités, en mouvement, en combat ou en réserve ; on les désigne toutes avant que la première agisse. Appuyez sur « Activer en combat », puis cliquez les quatre pions de la tête de pont de l’Oder.
guide-attack-title = Une attaque
guide-attack = Appuyez sur « Commencer ». Les mouvements passeraient d’abord ; vous n’avez que des combattants. Cliquez Seelow, sur les hauteurs, puis engagez les quatre pions : qui combat à côté de la zone peut se joindre.
guide-odds-title = La prévision
guide-odds = Les collines doublent la défense, les retranchements ôtent 1 au dé, une armée entière le rend. Chaque barre est la chance exacte d’un résultat : A et D, pas perdus par l’attaquant et le défenseur ; R, retraite. « Lancer le dé » !
guide-advance-title = Le résultat
guide-advance = D2R : les deux divisions perdent un pas et reculent là où Koniev, leur maître, l’a voulu. Un attaquant au moins doit entrer à Seelow, et deux y tiennent. Cliquez les pions de la 8e armée de la Garde.
guide-score-title = Les points de victoire
guide-score = Seelow vaut 1 point, et reste à vous tant que les Allemands n’y reviennent pas. On marque par de telles zones, par celles de Berlin, et en étant le premier à bombarder la ville, à y pénétrer, et le plus loin dedans.
guide-event-title = Évènements secrets
guide-event = Aux Soviétiques de Koniev. On vous demande si vous frappez leurs ponts, comme chaque fois que Koniev peut croire que vous en avez le moyen. Vous ne l’avez pas : « Passer pour tout le tour ». Ici, Koniev ne fera rien.
guide-germans-title = Vos Allemands
guide-germans = À vos Allemands du sud, selon les mêmes règles. Ils sont là pour retenir Koniev. Jusqu’au tour 6, Hitler en laisse peu partir vers l’ouest : qui veut y aller doit d’abord dépasser au dé son nombre du tour.
guide-berlin-title = Dans Berlin
guide-berlin = Pour une zone de Berlin, on lance un dé contre sa garnison, au prix d’un point de support ; un second ajoute 1. Dès le niveau 2, la zone est à vous. Le panneau donne la chance du contrôle avant le lancer.
guide-farewell-title = Maintenant, pour de bon
guide-farewell = La bataille finit au tour 10, ou dès le tour 7 sur un dé, quand des Soviétiques sont dans les six zones. Le plus de points gagne ; si les Américains arrivent avant, tous deux ont perdu. Bonne chance, camarade maréchal !
