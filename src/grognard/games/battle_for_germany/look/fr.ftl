# Battle for Germany en français.
# Un message porte le nom qu’il a dans le code, avec des tirets pour les points. Les raisons (why-…) suivent
# l’action refusée : ni majuscule ni point final ; modificateurs et verbes sont des étiquettes.
# Les espaces devant : ; ? ! sont insécables.

## Le jeu

game-summary = L’Europe centrale, des Ardennes à la chute de Berlin. Vous menez l’un des Alliés, et avec lui les Allemands qui font face à l’autre : d’une main on court vers les villes, de l’autre on retient son rival.
game-length = de 1 à 5 heures
game-difficulty = Un bon premier wargame : on bouge, on s’arrête devant l’ennemi, on combat avec un dé. Pas de ravitaillement à tracer.

# Ce que l’on compte sur de nombreuses parties.
count-soviet_points = points soviétiques
count-western_points = points des Alliés occidentaux
count-berlin_turn = tour de la chute de Berlin
count-berlin_by_turn_6 = Berlin tombé au tour 6 ou avant
count-berlin_to_soviets = Berlin pris par les Soviétiques

## Scénarios et options

scenario-historical = Scénario historique
scenario-historical-summary = Deux joueurs, tours 1 à 10 : l’un mène Soviétiques et Allemands de l’Ouest, l’autre Occidentaux et Allemands de l’Est.
scenario-historical-length = 10 tours, environ 3 heures
scenario-extended = Scénario historique étendu
scenario-extended-summary = Le scénario historique jusqu’au tour 16 : Berlin tombé, les Alliés peuvent en venir aux mains.
scenario-extended-length = jusqu’à 16 tours, 4 à 5 heures environ
scenario-disaster-in-the-east = Désastre à l’Est
scenario-disaster-in-the-east-summary = Deux joueurs, tours 1 à 6 : Soviétiques contre Allemands de l’Est, sur la moitié est de la carte.
scenario-disaster-in-the-east-length = 6 tours, environ 1 heure
scenario-red-star-white-star = Étoile rouge, étoile blanche
scenario-red-star-white-star-summary = Deux joueurs, tours 11 à 16 : l’Allemagne vaincue, Soviétiques et Occidentaux s’affrontent.
scenario-red-star-white-star-length = 6 tours, environ 1 h 30
scenario-three-player = Partie à trois joueurs
scenario-three-player-summary = Soviétiques, Allemands et Occidentaux, tours 1 à 10 ; l’Allemand gagne si aucun Allié n’est dans Berlin à la fin.
scenario-three-player-length = 10 tours, 3 à 4 heures environ
scenario-four-player = Partie à quatre joueurs
scenario-four-player-summary = Un joueur par force : le premier dans Berlin gagne, avec les Allemands de l’autre front.
scenario-four-player-length = 9 tours, 3 à 4 heures environ

option-east-front-replacements = Priorité à l’Est
option-east-front-replacements-summary = Tous les remplacements allemands vont à l’Est ; plus d’attaques imposées à l’Ouest au tour 1.
option-ss-fight-on = La SS continue le combat
option-ss-fight-on-summary = Berlin tombé, les unités SS passent à l’Occidental ; attaque et mouvement réduits de moitié.
option-attacker-conducts-retreats = L’attaquant conduit les retraites
option-attacker-conducts-retreats-summary = L’attaquant, et non le propriétaire, déplace les unités qui retraitent.
option-transfer-every-turn = Transfert à chaque tour
option-transfer-every-turn-summary = L’Allemand peut tripler le mouvement d’une unité à chaque tour, et non une fois par partie.
option-berlin-by-turn-10 = Berlin au tour 10
option-berlin-by-turn-10-summary = La course à Berlin dure jusqu’à la fin du tour 10 au lieu du tour 9.

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
side-nobody = personne, la partie est finie

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

box-map = carte
box-western = case Alliés occidentaux
box-italy = case Alliés en Italie
box-east-german = case Allemands de l’Est
box-west-german = case Allemands de l’Ouest
box-soviet = case Soviétiques
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

formation-corps = { $number ->
        [I] Ier
        [L] Lᵉ
       *[other] { $number }e
    } corps
formation-airborne-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps aéroporté
formation-parachute-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps parachutiste
formation-parachute-panzer-corps = corps blindé parachutiste { $number }
formation-panzer-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps blindé
formation-mountain-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps de montagne
formation-ss-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps SS
formation-ss-panzer-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps blindé SS
formation-ss-mountain-corps = { $number ->
        [I] Ier
       *[other] { $number }e
    } corps de montagne SS
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
formation-tank-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée
formation-guards-tank-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée de la Garde
formation-baltic-front = { $number ->
        [1] 1er
       *[other] { $number }e
    } Front de la Baltique
formation-belorussian-front = { $number ->
        [1] 1er
       *[other] { $number }e
    } Front biélorusse
formation-ukrainian-front = { $number ->
        [1] 1er
       *[other] { $number }e
    } Front ukrainien

nation-us = { $formation } américain
nation-british = { $formation } britannique
nation-canadian = { $formation } canadien
nation-french = { $formation } français
nation-polish-exile = { $formation } polonais libre
nation-soviet = { $size ->
        [front] { $formation }
       *[other] { $formation } soviétique
    }
nation-yugoslav = { $formation } yougoslave
nation-polish = { $formation } polonaise
nation-romanian = { $formation } roumaine
nation-bulgarian = { $formation } bulgare
nation-german = { $formation } allemand
nation-hungarian = { $formation } hongrois

## Verbes, comme sur un bouton

verb-evacuate = Évacuer
verb-enter = Faire entrer
verb-restore = Remplacer
verb-place = Placer
verb-move = Déplacer
verb-triple = Mouvement triplé
verb-go = Aller
verb-step = Pas à pas
verb-exit = Sortir de la carte
verb-take = Retirer
verb-attack = Attaquer
verb-also = Ajouter l’hex
verb-join = Engager
verb-roll = Lancer le dé
verb-lose = Perdre
verb-retreat = Retraiter
verb-advance = Avancer
verb-stay = S’arrêter
verb-decline = Renoncer
verb-end = Terminer

## Que faire maintenant

courland-evacuate = Choisissez une unité à évacuer de Courlande ; sur un 1 elle est coulée.
courland-enter = Choisissez une unité soviétique à faire entrer depuis la Courlande.
replacement-restore = Choisissez une unité détruite à remplacer ; { $left ->
        [one] il reste { $left } remplacement.
       *[other] il reste { $left } remplacements.
    }
replacement-place = Choisissez l’hex d’entrée : { $unit }.
movement-pick = Choisissez une unité à déplacer.
movement-crowded = Pile trop haute, { $cell } : choisissez l’unité qui en repart.
movement-go = Choisissez la destination : { $unit }, { $points } PM.
exit-take = Choisissez une des unités ennemies les plus proches de { $cell } à retirer, ou renoncez.
combat-declare = Choisissez le prochain hex à attaquer.
combat-gather = Attaque sur { $cells } : engagez des unités, puis lancez le dé.
combat-exchange = Échange : choisissez les attaquants à perdre, pour au moins { $strength } points d’attaque en tout.
combat-retreat = Choisissez une unité qui retraite et son hex.
combat-advance = Choisissez une unité pour l’avance après combat, ou renoncez.

## Ce qui s’est passé

turn-begins = Début du tour { $turn }.
phase-begins = { $side } : { $phase }.
soviet-delayed = Dé { $die } : les Soviétiques ne jouent pas le premier tour.
soviet-ready = Dé { $die } : les Soviétiques jouent dès le premier tour.
courland-shipped = { $unit } quitte la Courlande (dé { $die }).
courland-sunk = { $unit } sombre au large de la Courlande (dé { $die }).
courland-landed = { $unit } arrive de Courlande : { $cell }.
replacement-placed = { $unit } revient en jeu : { $cell }.
movement-moved = { $unit } : mouvement { $start } → { $cell }.
movement-step = { $unit } : étape → { $cell }.
exit-left = { $unit } sort de la carte par { $cell }.
exit-turned = { $unit } : pion retourné, retiré à la fin de la phase.
exit-taken = { $unit } quitte sa case et le jeu.
exit-removed = { $unit } quitte le jeu.
combat-De = { $attackers } contre { $cells } : { $attack } contre { $defence }, { $odds }, dé { $die } : De, défenseurs éliminés.
combat-Ae = { $attackers } contre { $cells } : { $attack } contre { $defence }, { $odds }, dé { $die } : Ae, attaquants éliminés.
combat-Ex = { $attackers } contre { $cells } : { $attack } contre { $defence }, { $odds }, dé { $die } : Ex, échange.
combat-Ar = { $attackers } contre { $cells } : { $attack } contre { $defence }, { $odds }, dé { $die } : Ar, retraite de l’attaquant.
combat-Dr = { $attackers } contre { $cells } : { $attack } contre { $defence }, { $odds }, dé { $die } : Dr, retraite du défenseur.
combat-retreated = { $unit } retraite sur { $cell }.
combat-advanced = { $unit } avance sur { $cell }.
unit-destroyed = Élimination : { $unit }, { $cell } → { $box }.
unit-theatre = { $unit } passe aux { $side }.
garrison-installed = { $unit } prend garnison : { $cell }.
fort-destroyed = { $unit } rase les fortifications : { $cell }.
city-taken = { $city } passe aux { $camp }.
berlin-entered = Berlin tombe : { $unit } entre dans la ville.
germans-leave = Les Allemands quittent le jeu ; la limite de théâtre ne compte plus.

## Comment la partie s’est finie

outcome-points = Victoire aux points.
outcome-equal = Match nul : égalité aux points de victoire.
outcome-no-berlin = Match nul : personne n’a pris Berlin.
outcome-berlin-held = Victoire allemande : Berlin a tenu.
outcome-first = Victoire du premier entré dans Berlin, et des Allemands de l’autre front.

## Le calcul d’un combat ; le nombre est affiché à côté

modifier-attacker = attaque : { $unit }
modifier-defender = défense : { $unit }
modifier-terrain = { $cell }, terrain { $terrain }
modifier-fortified = { $cell }, hex fortifié
modifier-river = { $cell }, attaque par-dessus une rivière seulement
modifier-combined = { $cell }, cumul des effets de terrain

## Pourquoi pas

why-not-your-turn = pas maintenant, en attente : { $waiting }
why-other-phase = pas maintenant : { $side }, { $phase }
why-other-force = { $unit } appartient aux { $side }

why-pick-first = choisissez d’abord une unité à déplacer
why-one-at-a-time = finissez d’abord ce mouvement : { $unit }
why-not-on-map = { $unit } n’est pas sur la carte
why-moved = { $unit } a déjà fait son mouvement
why-garrison = { $unit } tient garnison et ne bouge plus
why-frozen = { $unit } : arrivée en ZOC ennemie, pas de mouvement ce tour
why-held = { $unit } : les ZOC ennemies empêchent tout mouvement
why-no-way = { $unit } : aucun hex accessible avec { $has } PM
why-closed = { $cell } : hex interdit ({ $terrain })
why-closed-side = { $cell } : côté d’hex infranchissable
why-enemy-there = { $cell } : hex occupé par un autre camp
why-berlin = Berlin est interdit aux Allemands
why-too-far = { $cell } : il faut { $needs } PM, l’unité en a { $has }
why-zones = { $cell } : les ZOC ennemies barrent la route
why-stops-there = { $cell } : en ZOC ennemie, le mouvement doit y finir
why-two-fronts = { $cell } : déjà un Front, deux ne s’empilent pas
why-full = { $cell } : pile complète ({ $limit ->
        [one] { $limit } unité
       *[other] { $limit } unités
    } au plus)
why-crowded = { $cell } : pile trop haute, une unité doit d’abord en repartir
why-no-further-step = { $cell } : pas d’étape possible pour cette unité
why-boundary = { $cell } : au-delà de la limite de théâtre
why-half-map = { $cell } : à l’ouest de la limite de théâtre, hors jeu ici
why-yugoslavia-in = { $cell } : en Yougoslavie, interdite aux unités soviétiques
why-yugoslavia-out = { $cell } : hors de Yougoslavie, que les Yougoslaves ne quittent pas
why-cut-off = { $cell } : aucun chemin n’y mène
why-no-transfer = plus de mouvement triplé disponible
why-transfer-zone = { $unit } : départ en ZOC ennemie, pas de mouvement triplé
why-transfer-side = { $cell } : un mouvement triplé doit finir de l’autre côté de la limite de théâtre
why-exit-germans = seuls les Allemands peuvent sortir de la carte
why-exit-hex = { $cell } : pas de sortie pour cette unité par cet hex
why-exit-cost = sortir de la carte demande { $needs } PM, l’unité en a { $has }
why-turned = { $unit } : pion déjà retourné
why-not-nearest = { $unit } n’est pas parmi les unités ennemies les plus proches de { $cell }
why-duty = au tour 1, les Allemands de l’Ouest doivent mener { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    } contre les Alliés occidentaux

why-nobody-there = { $cell } : hex vide
why-not-an-enemy = { $cell } : cette force ne peut pas attaquer ces unités
why-struck = { $cell } : hex déjà attaqué pendant cette phase
why-not-adjacent = { $cell } : hex non adjacent
why-all-fought = { $cell } : toutes les unités adjacentes ont déjà attaqué
why-poles = { $cell } : des Polonais n’attaquent pas des Polonais
why-no-attackers = aucune unité n’est encore engagée
why-attack-first = finissez d’abord l’attaque en cours
why-fought = { $unit } a déjà attaqué pendant cette phase
why-not-adjacent-unit = { $unit } n’est pas au contact de tous les hex attaqués
why-targets-first = ajoutez les hex avant d’engager des unités
why-not-adjacent-all = { $cell } : aucune unité au contact de cet hex et des autres hex attaqués
why-exchange = { $unit } : perte non demandée par cet échange
why-no-retreat = { $unit } n’a pas à retraiter
why-retreat-later = { $unit } retraite après les unités de l’autre force
why-retreat-closed = { $cell } : pas de retraite possible, hex non adjacent ou interdit
why-retreat-zone = { $cell } : pas de retraite en ZOC ennemie
why-home-first = { $cell } : retraite d’abord du bon côté de la ligne
why-vacant-first = { $cell } : retraite d’abord dans un hex vide
why-not-in-combat = { $unit } n’est pas parmi les vainqueurs de ce combat
why-not-vacated = { $cell } : hex non libéré par ce combat
why-not-empty = { $cell } : l’hex n’est plus vide
why-advance-line = { $cell } : pas d’avance après combat par-delà la ligne

why-not-in-box = { $unit } n’est pas parmi les unités détruites de cette force
why-never-replaced = { $unit } : jamais de remplacement
why-no-replacements = plus de remplacement ce tour
why-weakest-first = { $unit } : l’attaque la plus faible revient d’abord
why-no-entry = { $unit } : aucun hex d’entrée disponible
why-not-entry = { $cell } : pas d’entrée possible ici pour cette unité
why-place-first = à placer d’abord : { $unit }
why-not-in-courland = { $unit } n’est pas en Courlande
why-courland-wait = { $unit } doit attendre : chacun quitte la Courlande dans sa phase, les Soviétiques après le dernier Allemand
why-courland-first = réglez d’abord la Courlande
why-no-ship = { $unit } ne peut pas quitter la Courlande maintenant

## La première partie guidée

guide-front-title = Le front
guide-front = Décembre 1944. Vous menez les Soviétiques, les pions bruns à l’est. Les Allemands d’en face obéissent à votre adversaire, qui mène aussi les Alliés occidentaux ; en échange, les Allemands de l’Ouest sont à vous. Chacun veut des villes, Berlin surtout.
guide-counter-title = Un pion
guide-counter = Trois nombres : attaque, défense, mouvement. La 2e armée blindée de la Garde, 6-4-6, attaque à 6, défend à 4 et dispose de 6 PM. Deux unités au plus finissent leur mouvement dans un hex ; cliquez une pile pour voir qui s’y trouve.
guide-move-title = Se déplacer
guide-move = Cliquez la 2e armée blindée de la Garde, puis l’hex éclairé 2626. Entrer en terrain clair coûte 1 PM, franchir une rivière 1 de plus. Par-dessus le Bug, ce chemin prend 3 de ses 6 PM.
guide-undo-title = Reprendre un coup
guide-undo = Mauvaise route : Varsovie est à l’ouest. Appuyez sur Annuler. On peut reprendre action après action, tant qu’aucun dé n’est lancé et que personne d’autre n’a joué.
guide-zone-title = Les zones de contrôle
guide-zone = Chaque unité contrôle les six hex qui l’entourent ; qui entre en ZOC ennemie doit s’y arrêter. Cliquez 2523, l’hex encadré derrière Varsovie : la page dit pourquoi non, et par quelle règle. Allez ensuite en 2525, aux portes de la ville.
guide-phases-title = Du mouvement au combat
guide-phases = Dans sa phase de mouvement, chaque unité peut bouger une fois, aucune n’y est tenue. Une suffit pour aujourd’hui. Appuyez sur « Terminer » : le combat suit.
guide-attack-title = L’attaque
guide-attack = Cliquez Varsovie, puis chacune des quatre unités éclairées. Toutes les unités adjacentes à un hex peuvent l’attaquer ensemble. Chacune attaque au plus une fois par phase, sans jamais y être obligée.
guide-odds-title = Le rapport de forces
guide-odds = La défense de Varsovie, 6, est doublée : vous attaquez tous par-dessus la rivière. 26 contre 12, arrondi au profit du défenseur, donne 2-1 ; sans l’armée blindée, ce serait 1-1. La prévision montre chaque chance et chaque règle. Lancez le dé !
guide-result-title = Retraite et avance
guide-result = Un 3 donne Dr : le défenseur retraite, jamais dans une de vos ZOC. Votre adversaire a choisi 2423, seul hex possible. Une de vos unités victorieuses peut maintenant avancer : envoyez le 1er Front biélorusse dans Varsovie.
guide-score-title = Villes et points
guide-score = Varsovie vous vaut 2 points. Une ville est à qui s’y tient, ou contrôle seul son hex vide. Varsovie, Prague, Vienne et Berlin ne comptent pour les Soviétiques qu’avec un Front sur place, qui n’en bouge alors plus.
guide-turn-title = La fin du tour
guide-turn = Appuyez sur « Terminer ». Le guide joue la suite : vos Allemands de l’Ouest, qui au tour 1 doivent attaquer deux fois l’Ouest, puis les Alliés occidentaux et les Allemands de l’Est de votre adversaire. Le journal garde tout.
guide-replacement-title = Les remplacements
guide-replacement = Tour 2. Une contre-attaque a chassé votre 65e armée de 2624 ; sans retraite possible, elle est détruite. Chaque tour, des unités reviennent, la plus faible attaque d’abord. Cliquez la 65e armée dans les ordres, puis l’hex 2526 au bord est.
guide-victory-title = Comment gagner
guide-victory = Après le tour 10, on compte les villes ; le plus haut total gagne. Berlin vaut 10 points, et si personne ne l’a prise, la partie est nulle. Dès sa chute, les Allemands quittent la carte au tour de joueur suivant.
guide-farewell-title = Maintenant, pour de bon
guide-farewell = Vous connaissez toute la mécanique : remplacements, mouvement, combat, force après force. Prévisions, raisons et Annuler restent toujours là, et le numéro d’une règle en ouvre le texte. Bonne chance, mon général !
