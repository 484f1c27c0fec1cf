# Borodino ’41 en français : ce que tous les chapitres partagent. Ceux des règles ont leurs propres fichiers à côté.
# Un message porte le nom qu’il a dans le code, avec des tirets pour les points. Les raisons (why-…) suivent
# l’action refusée : ni majuscule ni point final ; modificateurs et verbes sont des étiquettes.
# Les espaces devant : ; ? ! sont insécables.

## Le jeu

game-summary = Octobre 1941, sur la route de Moscou. Une division blindée et la division SS Das Reich doivent percer la ligne fortifiée du champ de bataille de Borodino et prendre Mojaïsk ; fusiliers sibériens, brigades blindées et canons antichars tentent de tenir l’autoroute, jour et nuit.
game-length = d’une soirée à une semaine
game-difficulty = Pour joueurs expérimentés : impulsions et enchères secrètes pour l’initiative, tir et moral unité par unité, assauts en plusieurs étapes, travaux, ponts, aviation. Commencez par l’introduction, qui dure deux jours.
scenario-introduction = Introduction
scenario-introduction-summary = Les 11 et 12 octobre : les deux premiers jours. Les Allemands tentent de prendre Ielnia, Chevardino et Ioundinki, puis Artiomki, en ménageant leurs chars.
scenario-introduction-length = 2 tours, 5 à 6 heures
scenario-battle = La bataille de Borodino
scenario-battle-summary = Du 11 au 19 octobre : toute la bataille. Les Allemands doivent dégager l’autoroute et prendre Mojaïsk et sa gare sans trop de pertes ; les Soviétiques doivent tenir.
scenario-battle-length = 9 tours, 30 heures et plus

option-random-weather = Météo aléatoire
option-random-weather-summary = La météo de chaque jour est tirée au dé au lieu de suivre l’histoire.
option-inverted-counters = Pions inversés
option-inverted-counters-summary = Les pions sont face cachée jusqu’au combat, avec des leurres parmi eux ; de ceux qu’on observe, on ne connaît que le type.

## Camps

side-german = Allemands
    .the = les { side-german }
    .of = des { side-german }
    .to = aux { side-german }
    .number = many
side-soviet = Soviétiques
    .the = les { side-soviet }
    .of = des { side-soviet }
    .to = aux { side-soviet }
    .number = many
side-nobody = personne, la partie est terminée
    .of = de { side-nobody }

## Jours

day-date = { $day } octobre 1941
section-am = matin
    .the = le matin
    .of = du matin
    .gender = m
section-pm = après-midi
    .the = l’après-midi
    .of = de l’après-midi
    .gender = m
section-night = nuit
    .the = la nuit
    .of = de la nuit
    .gender = f
weather-clear = temps clair
weather-snow = neige
weather-thaw = dégel
weather-cloud = nuages
weather-low-visibility = faible visibilité
phase-setup = mise en place
phase-withdrawal = repli initial
phase-weather = météo
phase-initiative = initiative
phase-challenge = challenge d’initiative
phase-dummies = leurres
phase-german-movement = mouvement allemand
phase-german-combat = combat allemand
phase-soviet-movement = mouvement soviétique
phase-soviet-combat = combat soviétique
phase-recovery = remise en état
phase-supply = ravitaillement
phase-replacements = remplacements
until-impulse = jusqu’à la fin de l’impulsion
until-section = jusqu’à la fin de la section
until-turn = jusqu’à la fin du tour

## Lieux

place-named = { $name } ({ $hex })
    .the = { $kind ->
        [works] les { $plain }
        [station] la { $plain }
        [redoubt] la { $plain }
        [camp] le { $plain }
        [monastery] le { $plain }
       *[other] { $name }
    } ({ $hex })
    .of = { $kind ->
        [works] des { $plain }
        [station] de la { $plain }
        [redoubt] de la { $plain }
        [camp] du { $plain }
        [monastery] du { $plain }
        [vowel] d’{ $name }
       *[other] de { $name }
    } ({ $hex })
    .to = { $kind ->
        [works] aux { $plain }
        [station] à la { $plain }
        [redoubt] à la { $plain }
        [camp] au { $plain }
        [monastery] au { $plain }
       *[other] à { $name }
    } ({ $hex })
place-hex = { $hex }
    .the = { place-hex }
    .of = de { place-hex }
    .to = en { place-hex }
direction-N = nord
direction-NE = nord-est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-NW = nord-ouest
terrain-clear = clair
terrain-woods = bois
terrain-marsh = marais
terrain-village = village
terrain-town = ville
terrain-hill = colline
terrain-fortification = fortification
terrain-trench = tranchée
terrain-foxhole = trou d’homme
terrain-embankment = talus
terrain-stream = ruisseau
terrain-river = rivière
box-coming = renforts
box-coming-turn = { $turn } – arrivent au tour { $turn }
box-coming-first = À mettre en place
box-off-map = hors carte
box-eliminated = unités éliminées
box-lost = perdues hors carte
box-dummies = leurres hors jeu

## Pions

unit-company = { $name }
    .the = la { unit-company }
    .of = de la { unit-company }
    .to = à la { unit-company }
    .gender = f
unit-battalion = { $name }
    .the = le { unit-battalion }
    .of = du { unit-battalion }
    .to = au { unit-battalion }
    .gender = m
unit-staff = QG { $name }
    .the = le { unit-staff }
    .of = du { unit-staff }
    .to = au { unit-staff }
    .gender = m
unit-cavalry = escadron { $name }
    .the = l’{ unit-cavalry }
    .of = de l’{ unit-cavalry }
    .to = à l’{ unit-cavalry }
    .gender = m
unit-flamethrower = lance-flammes { $name }
    .the = le { unit-flamethrower }
    .of = du { unit-flamethrower }
    .to = au { unit-flamethrower }
    .gender = m
unit-dummy = leurre { $side ->
    [german] allemand
   *[other] soviétique
} { $number }
    .the = le { unit-dummy }
    .of = du { unit-dummy }
    .to = au { unit-dummy }
    .gender = m
unit-rocket = groupe de roquettes « { $name } »
    .the = le { unit-rocket }
    .of = du { unit-rocket }
    .to = au { unit-rocket }
    .gender = m
unit-10pz-90armeng = 90 génie blindé
    .the = le { unit-10pz-90armeng }
    .of = du { unit-10pz-90armeng }
    .to = au { unit-10pz-90armeng }
    .gender = m
unit-10pz-hq = QG 10 Pz
    .the = le { unit-10pz-hq }
    .of = du { unit-10pz-hq }
    .to = au { unit-10pz-hq }
    .gender = m
unit-18tb-at = AT/18
    .the = l’{ unit-18tb-at }
    .of = de l’{ unit-18tb-at }
    .to = à l’{ unit-18tb-at }
    .gender = m
unit-20tb-at = AT/20
    .the = l’{ unit-20tb-at }
    .of = de l’{ unit-20tb-at }
    .to = à l’{ unit-20tb-at }
    .gender = m
unit-18tb-hq = QG 18e brigade blindée
    .the = le { unit-18tb-hq }
    .of = du { unit-18tb-hq }
    .to = au { unit-18tb-hq }
    .gender = m
unit-19tb-hq = QG 19e brigade blindée
    .the = le { unit-19tb-hq }
    .of = du { unit-19tb-hq }
    .to = au { unit-19tb-hq }
    .gender = m
unit-20tb-hq = QG 20e brigade blindée
    .the = le { unit-20tb-hq }
    .of = du { unit-20tb-hq }
    .to = au { unit-20tb-hq }
    .gender = m
unit-22tb-hq = QG 22e brigade blindée
    .the = le { unit-22tb-hq }
    .of = du { unit-22tb-hq }
    .to = au { unit-22tb-hq }
    .gender = m
unit-32rd-hq = QG 32e division de fusiliers
    .the = le { unit-32rd-hq }
    .of = du { unit-32rd-hq }
    .to = au { unit-32rd-hq }
    .gender = m
unit-5a-hq = QG 5e armée
    .the = le { unit-5a-hq }
    .of = du { unit-5a-hq }
    .to = au { unit-5a-hq }
    .gender = m
unit-kalinin-1 = détachement Kalinine 1
    .the = le { unit-kalinin-1 }
    .of = du { unit-kalinin-1 }
    .to = au { unit-kalinin-1 }
    .gender = m
unit-kalinin-2 = détachement Kalinine 2
    .the = le { unit-kalinin-2 }
    .of = du { unit-kalinin-2 }
    .to = au { unit-kalinin-2 }
    .gender = m
unit-len-cadets = bataillon des cadets de Léningrad
    .the = le { unit-len-cadets }
    .of = du { unit-len-cadets }
    .to = au { unit-len-cadets }
    .gender = m
unit-mozhaisk-bn = bataillon de Mojaïsk
    .the = le { unit-mozhaisk-bn }
    .of = du { unit-mozhaisk-bn }
    .to = au { unit-mozhaisk-bn }
    .gender = m
unit-t26co = compagnie de T-26
    .the = la { unit-t26co }
    .of = de la { unit-t26co }
    .to = à la { unit-t26co }
    .gender = f
unit-t28co = compagnie de T-28
    .the = la { unit-t28co }
    .of = de la { unit-t28co }
    .to = à la { unit-t28co }
    .gender = f
unknown-german = pion allemand face cachée
unknown-soviet = pion soviétique face cachée
printed-Mcycl = moto
printed-Rec = reco
printed-Flame = lance-flammes
printed-Pont = pontons
printed-Mot = mot.
printed-Eng = génie
printed-Art = art.
printed-How = obusiers
printed-Gun = canons
printed-Rifle = fusiliers
printed-MRB = fus. mot.
printed-M = moto
told-weapon = arme lourde
told-armour = blindés
told-infantry = infanterie
state-suppressed = étouffée
state-disrupted = désorganisée
formation-10-panzer-division = 10e Panzerdivision
formation-ss-das-reich = division SS Das Reich
formation-xl-corps-troops = troupes du XLe corps
formation-32-rifle-division = 32e division de fusiliers
formation-18-tk-bde = 18e brigade blindée
formation-19-tk-bde = 19e brigade blindée
formation-20-tk-bde = 20e brigade blindée
formation-22-tk-bde = 22e brigade blindée
formation-121-at-rgt = 121e régiment antichar
formation-316-at-rgt = 316e régiment antichar
formation-367-at-rgt = 367e régiment antichar
formation-408-at-rgt = 408e régiment antichar
formation-421-at-rgt = 421e régiment antichar
formation-509-at-rgt = 509e régiment antichar
formation-59-aa-rgt = 59e régiment antiaérien
formation-767-aa-rgt = 767e régiment antiaérien
formation-230-reserve-rgt = 230e régiment de réserve
formation-305-mg-bn = 305e bataillon de mitrailleuses
formation-36-mcycl-rgt = 36e régiment motocycliste
formation-467-eng-bn = 467e bataillon du génie
formation-572-gun-rgt = 572e régiment de canons
formation-5-army = 5e armée
formation-cavalry = escadrons de cavalerie
formation-flamethrowers = compagnies de lance-flammes
formation-ind-t-26-co = indépendante
formation-t-28-co = indépendante
formation-kalinin-detachment = détachement de Kalinine
formation-leningrad-cadets = indépendant
formation-mozhaisk-bn = indépendant
formation-rocket-bns = bataillons de roquettes

## Un verbe de plusieurs chapitres

verb-target = Tirer sur

## Ce qu’il faut savoir d’un pion

about-dummy = leurre : aucune unité
about-infantry = infanterie
about-cavalry = cavalerie
about-engineer = génie
about-motorcycle = motocyclistes
about-flamethrower = lance-flammes
about-machine-gun = mitrailleuses
about-armoured-engineer = génie blindé sur half-tracks
about-tank = chars
about-assault-gun = canons d’assaut
about-armoured-car = automitrailleuses
about-infantry-gun-sp = canons d’infanterie automoteurs
about-hq = quartier général
about-regimental-hq = QG de régiment avec canons d’infanterie
about-artillery-hq = QG d’artillerie
about-pontoon = colonne de pontons
about-at = canons antichars
about-aa = canons antiaériens
about-howitzer = obusiers
about-field-artillery = canons de campagne
about-gun-artillery = canons lourds
about-heavy-artillery = obusiers lourds
about-heavy-mortar = mortiers lourds
about-nebelwerfer = Nebelwerfer
about-rocket = lance-roquettes
about-morale = moral { $morale }
about-direct = tir direct { $direct }, AT { $at } à 1 hexagone
about-regular = puissance de feu { $direct }
about-shift = tir indirect : { $shifts ->
    [one] un décalage
   *[other] { $shifts } décalages
} à { $range } hexagones
about-indirect = tir indirect à { $range } hexagones
mobility-foot = à pied
mobility-wheeled = à roues
mobility-tracked = chenillée
mobility-static = immobile
armour-white = blindage mince (cercle blanc)
armour-black = blindage 1 (cercle noir)
armour-double = blindage 2 (deux cercles noirs)
armour-mounted = blindée si elle est embarquée ou en colonne
armour-static = blindage 1 de face, mince ailleurs
trait-aa = tire sur les avions
trait-dismounts = peut aller à pied
trait-amphibious = amphibie

## La page : marques sur les pions, résultats, marqueurs, indications, tableaux, calques

mark-suppressed = étouffée
    .sign = É
mark-disrupted = désorganisée
    .sign = D
mark-cut-off = isolée
    .sign = I
mark-out-of-supply = sans ravitaillement
    .sign = R
mark-assault = marqueur d’assaut
    .sign = A
mark-column = en colonne
    .sign = =
mark-inside = dans la fortification
    .sign = F
mark-bank-N = au nord du talus
mark-bank-NE = au nord-est du talus
mark-bank-SE = au sud-est du talus
mark-bank-S = au sud du talus
mark-bank-SW = au sud-ouest du talus
mark-bank-NW = au nord-ouest du talus
mark-committed = prend part aux combats
mark-fired = a tiré
mark-moved = a fait son mouvement
mark-bridging = travaille à un pont
    .sign = P
mark-digging = creuse une tranchée
    .sign = T
result-none = sans effet
result-c = test de moral
result-1 = un point perdu et test de moral
result-2 = deux points perdus et test de moral
result-3 = trois points perdus et test de moral
result-4 = quatre points perdus et test de moral
result-nothing = tient bon
result-marker-lost = perd son marqueur d’assaut
result-suppressed = étouffée
result-disrupted = désorganisée
result-eliminated = éliminée
result-goes = se dégage
result-stays = doit rester
result-pinned = doit rester, étouffée
result-tie = égalité : chacun perd un point et on relance les dés
result-won-1 = le défenseur recule
result-won-2 = le défenseur recule, étouffé
result-won-3 = le défenseur recule de deux hexagones, désorganisé, et perd un point
result-won-4 = le défenseur recule de deux hexagones, désorganisé, perd des points et peut être poursuivi
result-lost-1 = l’assaillant recule
result-lost-2 = l’assaillant recule, étouffé
result-lost-3 = l’assaillant recule, désorganisé, et perd un point
result-lost-4 = l’assaillant recule, désorganisé, et perd des points
sample-morale = Moral
sample-armour = Cercles : blanc, blindage mince ; noir, blindage 1 ; deux noirs, blindage 2
sample-size = Taille : I est une compagnie ou batterie, II un bataillon, III un régiment, X une brigade, XX une division
sample-type = Type : ovale pour les chars, croix pour l’infanterie, avec des roues si elle est motorisée, disque pour l’artillerie, toit pour les antichars
sample-designation = Désignation
sample-strength = Force : puissance de feu, pertes possibles, place dans l’hexagone
sample-at = Puissance AT ; entre parenthèses, puissance de tir direct régulier
sample-range = Portée ; entre parenthèses, du seul tir régulier
marker-works-kind-foxhole-german = trous d’homme allemands
    .sign = t
marker-works-kind-foxhole-soviet = trous d’homme soviétiques
    .sign = t
marker-works-kind-trench-german = tranchée allemande
    .sign = T
marker-works-kind-trench-soviet = tranchée soviétique
    .sign = T
marker-works-kind-wrecked = fortification détruite
    .sign = X
marker-bridges-kind-blown = pont détruit
    .sign = X
marker-bridges-kind-built = pont construit
    .sign = P
marker-held-held-german = tenu par les Allemands
    .sign = Al
reading-ladder = Le combat pas à pas
reading-ladder-strikes = a · Frappes aériennes
reading-ladder-hex = Choix de l’hexagone
reading-ladder-retreat = b · Retraite du défenseur
reading-ladder-defence = c · Tir défensif
reading-ladder-give-up = d · L’attaquant poursuit ou renonce
reading-ladder-offence = e · Tir de l’attaquant
reading-ladder-defence-two = f · Tir défensif de l’autre type
reading-ladder-offence-two = g · Tir de l’autre type
reading-ladder-motor-retreat = h · Retraite des défenseurs motorisés
reading-ladder-assault = i · Assaut
reading-ladder-closing = Après les assauts : tirs de clôture
reading-weather = Météo
reading-weather-clear = clair
reading-weather-snow = neige
reading-weather-thaw = dégel
reading-weather-cloud = nuages
reading-weather-low-visibility = faible visibilité
reading-section = Section
reading-section-am = matin
reading-section-pm = après-midi
reading-section-night = nuit
reading-player = Impulsion
reading-player-german = des Allemands
reading-player-soviet = des Soviétiques
reading-impulse = Type d’impulsion
reading-impulse-initial = initiale, 12 Pm
reading-impulse-limited = limitée, 8 Pm
reading-initial = Joueur initial
reading-initial-german = Allemands
reading-initial-soviet = Soviétiques
reading-due = Hexagones à assaillir
reading-tank-points = Remplacements blindés allemands
panel-air = Aviation
panel-air-side = Camp
panel-air-side-german = Allemands
panel-air-side-soviet = Soviétiques
panel-air-used = Décalages joués
panel-air-left = Restants
panel-air-left-hidden = ?
panel-standing = Victoire (chapitre 19)
panel-standing-what = Ce qui compte
panel-standing-what-villages = Ielnia, Chevardino et Ioundinki aux Allemands
panel-standing-what-fourth = Artiomki aussi
panel-standing-what-mozhaisk = Mojaïsk et sa gare, hexagones aux Allemands
panel-standing-what-highway = autoroute
panel-standing-what-ready = unités allemandes prêtes à sortir par l’est
panel-standing-what-since = autoroute libre et Mojaïsk prise depuis le (octobre)
panel-standing-what-losses = pertes allemandes, en % des points
panel-standing-what-artemki = Artiomki aux Allemands
panel-standing-what-forts = fortifications aux Soviétiques
panel-standing-what-armour = unités blindées allemandes détruites
panel-standing-what-grade = victoire, si la partie finissait maintenant
panel-standing-now = À présent
panel-standing-now-hidden = ?
panel-standing-now-clear = libre
panel-standing-now-barred = barrée
panel-standing-now-yes = oui
panel-standing-now-no = non
panel-standing-now-decisive = allemande décisive
panel-standing-now-total = allemande totale
panel-standing-now-major = allemande majeure
panel-standing-now-marginal = allemande marginale
panel-standing-now-draw = match nul
panel-standing-now-soviet = soviétique
panel-standing-now-soviet-decisive = soviétique décisive
panel-standing-wanted = Il faut
wanted-villages = { $villages } : totale
wanted-fourth = oui : décisive
wanted-mozhaisk = { $town }
wanted-highway = libre
wanted-ready = { $ready }
wanted-since = { $decisive-day } : décisive, { $major-day } : majeure, { $marginal-day } : marginale
wanted-losses = moins de { $decisive-below } : décisive, de { $marginal-below } : victoire, de { $heavy } : nul
wanted-artemki = non : soviétique décisive
wanted-forts = plus de { $forts } : soviétique décisive
wanted-armour = { $step } niveau de moins chacune
panel-objectives = Objectifs
panel-objectives-objective = Lieu
panel-objectives-objective-yelnya = Ielnia
panel-objectives-objective-shevardino = Chevardino
panel-objectives-objective-yudinki = Ioundinki
panel-objectives-objective-artemki = Artiomki
panel-objectives-objective-mozhaisk = Mojaïsk
panel-objectives-objective-station = gare de Mojaïsk
panel-objectives-hex = Hexagone
panel-objectives-held = Tenu par
panel-objectives-held-german = Allemands
panel-objectives-held-soviet = Soviétiques
panel-forces = Forces
panel-forces-what = Unités
panel-forces-what-on-map = sur la carte
panel-forces-what-suppressed = étouffées
panel-forces-what-disrupted = désorganisées
panel-forces-what-supply = isolées ou sans ravitaillement
panel-forces-what-eliminated = éliminées
panel-forces-what-armour = dont blindés
panel-forces-what-losses = points de force perdus, en %
panel-forces-german = Allemands
panel-forces-german-hidden = ?
panel-forces-soviet = Soviétiques
panel-forces-soviet-hidden = ?
overlay-german-zoc = ZC allemandes
overlay-german-zoc-zone = sous contrôle
overlay-soviet-zoc = ZC soviétiques
overlay-soviet-zoc-zone = sous contrôle
overlay-german-supply = Ravitaillement allemand
overlay-german-supply-source = route reliée à un bord ami
overlay-german-supply-supplied = ligne de ravitaillement à pied
overlay-german-supply-cut = unités sans ravitaillement
overlay-soviet-supply = Ravitaillement soviétique
overlay-soviet-supply-source = route ou rail relié à un bord ami
overlay-soviet-supply-supplied = ligne de ravitaillement à pied
overlay-soviet-supply-cut = unités sans ravitaillement
overlay-objectives = Qui tient quoi
overlay-objectives-german = tenu par les Allemands
overlay-objectives-soviet = tenu par les Soviétiques
overlay-fire = Champ de tir de l’unité
overlay-fire-direct = tir direct
overlay-fire-at = tir direct et tir AT
overlay-fire-indirect = tir indirect
overlay-observation = Ce que l’unité observe
overlay-observation-observed = observé
overlay-observation-cover = observé, mais les unités à couvert ne se voient que d’un hexagone adjacent
overlay-reach = Portée de mouvement de l’unité
overlay-reach-open = accessible
overlay-reach-zoc = accessible, en ZC ennemie
overlay-command = Commandement
overlay-command-commanded = à 8 hexagones au plus
overlay-command-hq = QG
track-days = Jours
track-days-text = La bataille jour par jour
track-day = Jour
track-day-sign = ●
track-date = { $day }/10

## Tables

chart-die = Dé
chart-fire-regular = Tir régulier
chart-fire-at = Tir antichar
chart-terrain = Le terrain au combat
chart-terrain-kind = Terrain
chart-fire-into = Tir subi
chart-fire-from = Tir défensif
chart-morale = Moral en assaut
chart-when = Quand
chart-terrain-village = gares et camp aussi
chart-terrain-hill = s’ajoute ; pas contre un tir direct venu de la même colline ; moral si tous les assaillants sont hors de la colline
chart-terrain-fortification = tir et moral par les trois côtés de front ; tout autre assaut −2
chart-terrain-foxhole = s’ajoute ; personnel seulement
chart-terrain-embankment = cible de l’autre côté ; moral si tous les assaillants le franchissent
chart-terrain-stream = si tous les assaillants le franchissent
chart-terrain-river = si tous les assaillants la franchissent ; aussi pour un passage de vive force
chart-movement = Points de mouvement
chart-cost-of = Coût
chart-foot = À pied
chart-wheeled = À roues
chart-tracked = Chenillées
cost-clear = clair
cost-woods = bois
cost-marsh = marais
cost-village = village
cost-town = ville
cost-hill = colline
cost-fortification = fortification
cost-stream = ruisseau
cost-river = rivière
cost-river-amphibious = rivière, chars amphibies
cost-stream-amphibious = ruisseau, chars amphibies
cost-river-ferry = rivière, par bac
cost-embankment = talus
cost-fire-trail = coupe-feu, en colonne
cost-rail = rail, en colonne
cost-secondary-road = route secondaire, en colonne
cost-primary-road = route principale, en colonne
cost-highway = autoroute, en colonne
cost-thaw = dégel
cost-assault-marker = marqueur d’assaut
cost-to-column = se mettre en colonne
cost-unload = débarquer d’un train
cost-foxhole = trou d’homme
cost-trench = tranchée
cost-demolition = démolition
chart-modifiers = Assaut : modificateurs de moral
chart-modifier = Modificateur
chart-for = Pour
chart-value = Valeur
chart-of-attacker = assaillant
chart-of-defender = défenseur
chart-of-larger = le camp le plus fort
chart-of-owner = chaque camp
chart-of-both = les deux
modifier-size-3-2 = taille 3 contre 2
modifier-size-2-1 = taille 2 contre 1
modifier-size-3-1 = taille 3 contre 1
modifier-armour = blindés ; pas sans infanterie en bois, village ou ville contre de l’infanterie
modifier-thickness = blindage plus épais, par cercle noir
modifier-flamethrower = lance-flammes
modifier-engineers = génie contre travaux, village, ville ou à travers un cours d’eau
modifier-woods = bois
modifier-village = village
modifier-town = ville
modifier-hill = colline, si tous les assaillants sont en dehors
modifier-trench = tranchée, s’ajoute
modifier-fortification-front = fortification, tous les assaillants par le front
modifier-fortification-flank = fortification, sinon
modifier-stream = ruisseau, si tous les assaillants le franchissent
modifier-river = rivière, si tous les assaillants la franchissent
modifier-embankment = talus, si tous les assaillants le franchissent
modifier-suppressed = étouffée
modifier-disrupted = désorganisée
modifier-column = en colonne
chart-results = Assaut : résultats
chart-margin = Écart
chart-loser = Perdant
chart-retreat = Retraite
chart-losses = Points perdus
chart-state = État
chart-advance = Avance
chart-pursuit = Poursuite
chart-and-more = { $points }, plus 1 par point au-delà de 4
chart-surprise = Surprise de nuit
chart-effect = Effet
chart-surprise-firepower-attacker = puissance de feu de l’assaillant divisée par { $value }
chart-surprise-firepower-defender = puissance de feu du défenseur divisée par { $value }
chart-surprise-morale-attacker = moral de l’assaillant { $value }
chart-surprise-morale-defender = moral du défenseur { $value }
chart-surprise-losses-attacker = perte de { $value } en plus pour l’assaillant s’il perd l’assaut
chart-surprise-losses-defender = perte de { $value } en plus pour le défenseur s’il perd l’assaut
chart-weather = Météo
chart-weather-kind = Météo
chart-turns = Tours
chart-dice = Dé aléatoire
chart-german-air = Aviation allemande
chart-soviet-air = Aviation soviétique
chart-weather-clear = –
chart-weather-snow = –
chart-weather-thaw = 1 Pm de plus par hexagone, sauf en colonne sur autoroute, route principale ou secondaire
chart-weather-cloud = –
chart-weather-low-visibility = des collines, on ne voit pas plus loin qu’ailleurs

## La carte et sa légende

map-title = Borodino ’41
legend-terrain-clear = Clair
legend-terrain-woods = Bois
legend-terrain-marsh = Marais
legend-terrain-village = Village
legend-terrain-town = Ville
legend-patch-hill = Colline
legend-feature-stream = Ruisseau
legend-feature-river = Rivière
legend-feature-bridge = Pont
legend-feature-ford = Gué
legend-feature-front = Face d’une fortification
legend-way-fire-trail = Coupe-feu
legend-way-secondary-road = Route secondaire
legend-way-primary-road = Route principale
legend-way-embankment = Talus
legend-way-rail = Voie ferrée à double voie
legend-way-highway = Autoroute
legend-place-fortification = Fortification
legend-place-village = Village
legend-place-camp = Camp d’été (village)
legend-place-station = Gare (village)
legend-place-monastery = Monastère
legend-place-redoubt = Ouvrage de 1812 (fortification)
legend-place-town = Ville
legend-counter-heer = Armée allemande
legend-counter-corps = XLe corps
legend-counter-ss = SS Das Reich
legend-counter-rifle = 32e division de fusiliers
legend-counter-tank = Brigades blindées
legend-counter-army = Autres Soviétiques
legend-counter-german-back = Allemand, face cachée
legend-counter-soviet-back = Soviétique, face cachée

## Noms écrits sur la carte

label-utitsa-forest = FORÊT D’OUTITSA
label-bezzubovo-forest = FORÊT DE BEZZOUBOVO
label-kukarino-forest = FORÊT DE KOUKARINO

## Ce que la carte écrit pour les noms des données

name-Moskva = Moskova
name-Kolocha = Kolotcha
name-Voina = Voïna
name-Semenovka = Semionovka
name-Yelenka = Ielenka
name-Mozhaika = Mojaïka

## Le dessin de la feuille entière

sheet-turn = Tour
sheet-track = Jours
sheet-legend = Légende
