# Victory Roads en français : ce que tous les chapitres partagent. Ceux des règles ont leurs propres fichiers à côté.
# Un message porte le nom qu’il a dans le code, avec des tirets pour les points. Les raisons (why-…) suivent
# l’action refusée : ni majuscule ni point final ; modificateurs et verbes sont des étiquettes.
# Les espaces devant : ; ? ! sont insécables.

## Le jeu

game-summary = Le front de l’Est, de Bagration à Berlin, corps contre divisions. Les Soviétiques accumulent les soutiens, choisissent où frapper et foncent vers l’ouest ; les Allemands cèdent du terrain, contre-attaquent et rendent des comptes à un Führer qui interdit tout repli.
game-length = d’une soirée à plusieurs semaines
game-difficulty = Pour joueurs expérimentés : QG et rayons de commandement, pions de soutien, théâtres d’opérations, Stavka et humeur d’Hitler. Commencez par Budapest-Wien, qui n’utilise que les règles de base.
scenario-budapest-wien = Budapest-Wien
scenario-budapest-wien-summary = Le jeu de base, de janvier à avril 1945. Budapest est encerclée : les Allemands tentent de la dégager, les Soviétiques de la prendre et de marcher sur Vienne.
scenario-budapest-wien-length = 7 tours, 4 à 5 heures
scenario-bessarabia = Bessarabie
scenario-bessarabia-summary = Août et septembre 1944 : un théâtre soviétique contre le groupe d’armées Sud-Ukraine. Percez jusqu’au pétrole de Ploiești et faites changer la Roumanie de camp.
scenario-bessarabia-length = 4 tours, 3 à 4 heures
scenario-bagration = Bagration
scenario-bagration-summary = De juin à août 1944 : la grande offensive contre le groupe d’armées Centre, de Vitebsk et Bobrouïsk à la Vistule et à la Prusse-Orientale.
scenario-bagration-length = 6 tours, 8 à 10 heures
scenario-campaign = La campagne
scenario-campaign-summary = Tout le front de juin 1944 à mai 1945, avec toutes les règles : quatre théâtres, la Stavka, la satisfaction d’Hitler, les alliés de l’Allemagne, la Fin du Reich et l’insurrection de Varsovie.
scenario-campaign-length = 24 tours, 60 heures et plus

## Camps et nations

side-soviet = Soviétiques
    .the = les { side-soviet }
    .of = des { side-soviet }
    .to = aux { side-soviet }
    .number = many
side-axis = Axe
    .the = l’{ side-axis }
    .of = de l’{ side-axis }
    .to = à l’{ side-axis }
    .number = one
    .gender = m
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
nation-hungarian = Hongrois
    .the = les { nation-hungarian }
    .of = des { nation-hungarian }
    .to = aux { nation-hungarian }
    .number = many
nation-romanian = Roumains
    .the = les { nation-romanian }
    .of = des { nation-romanian }
    .to = aux { nation-romanian }
    .number = many

## Théâtres d’opérations

theatre-n = TO Nord
    .the = le { theatre-n }
    .of = du { theatre-n }
    .to = au { theatre-n }
    .gender = m
theatre-cn = TO Centre-Nord
    .the = le { theatre-cn }
    .of = du { theatre-cn }
    .to = au { theatre-cn }
    .gender = m
theatre-cs = TO Centre-Sud
    .the = le { theatre-cs }
    .of = du { theatre-cs }
    .to = au { theatre-cs }
    .gender = m
theatre-s = TO Sud
    .the = le { theatre-s }
    .of = du { theatre-s }
    .to = au { theatre-s }
    .gender = m

## Temps

weather-fair = beau temps
weather-mud = boue
weather-snow = neige
sky-clear = ciel dégagé
sky-overcast = ciel couvert

## Terrain

terrain-clear = clair
terrain-forest = forêt
terrain-marsh = marais
terrain-rough = accidenté
terrain-mountain = montagne
terrain-lake = lac
terrain-sea = mer
terrain-closed = hors jeu
terrain-major-city = grande ville
terrain-minor-city = ville secondaire
terrain-basic-fort = fortification simple
terrain-advanced-fort = fortification avancée
terrain-river = rivière
terrain-great-river = fleuve
terrain-road-rail = route ou voie ferrée
place-city = { $name } ({ $hex })
    .the = { place-city }
    .of = de { place-city }
    .to = à { place-city }
place-hex = { $hex }
    .the = { place-hex }
    .of = de { place-hex }
    .to = en { place-hex }

## Phases

phase-weather = temps
phase-soviet-supply = ravitaillement soviétique
phase-soviet-supports = soutiens soviétiques
phase-stavka = Stavka
phase-soviet-movement = mouvement soviétique
phase-soviet-combat = combat soviétique
phase-soviet-exploitation = exploitation soviétique
phase-soviet-arrivals = renforts soviétiques
phase-axis-supply = ravitaillement de l’Axe
phase-axis-supports = soutiens allemands
phase-axis-movement = mouvement de l’Axe
phase-axis-combat = combat de l’Axe
phase-axis-exploitation = exploitation de l’Axe
phase-axis-arrivals = renforts de l’Axe

## Emplacements hors carte

box-map = carte
box-coming = renforts
box-eliminated = unités éliminées
box-removed = retirées du jeu
box-lifted = QG hors carte
box-stavka = case Stavka
box-corps-pool = pioche des corps d’infanterie
box-kg-pool = pioche des Kampfgruppen
box-halt-pool = marqueurs Haltebefehl
box-capitulated = alliés sortis de la guerre
box-waiting = unités d’élite en reconstruction
box-soviet-pool = pioche des soutiens soviétiques
box-german-pool = pioche des soutiens allemands
box-reich-reserve = soutiens Fin du Reich
box-box-n = soutiens du TO Nord
box-box-cn = soutiens du TO Centre-Nord
box-box-cs = soutiens du TO Centre-Sud
box-box-s = soutiens du TO Sud
box-box-g = soutiens allemands
box-on-map = soutiens en jeu
box-played = soutiens utilisés ce tour
box-out = soutiens hors jeu
box-soviet = soutiens soviétiques

## Soutiens

event-stalin = Staline
event-lend-lease = Lend-Lease
event-surprise-attack = Attaque surprise
event-artillery = Artillerie
event-katyusha = Katioucha
event-aviation = Aviation
event-rybalko = Rybalko
event-katukov = Katoukov
event-bogdanov = Bogdanov
event-partisans = Partisans
event-maskirovka = Maskirovka
event-zhukov = Joukov
event-capitulation = Capitulation
event-pontoon = Génie pontonnier
event-reserve = Réserve
event-schoerner = Schörner
event-model = Model
event-heinrici = Heinrici
event-ju-52 = Ju 52
event-panzerabteilung = Panzerabteilung
event-panzerjaeger = Panzerjäger
event-todt = Organisation Todt
event-reichsbahn = Reichsbahn
event-ersatzheer = Armée de réserve
event-himmler = Himmler
event-fuel-shortage = Pénurie de carburant
event-bombing = Bombardements
event-desertions = Désertions
event-refugees = Réfugiés
event-werwolf = Werwolf

## Mois

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

## La carte et sa légende

map-title = Victory Roads
legend-terrain-sea = Mer
legend-terrain-lake = Lac
legend-terrain-closed = Hors jeu
legend-terrain-clear = Clair
legend-terrain-marsh = Marais
legend-terrain-forest = Forêt
legend-terrain-rough = Accidenté
legend-terrain-mountain = Montagne
legend-feature-border = Frontière de juin 1944
legend-feature-sea = Bras de mer
legend-feature-lake = Côté de lac
legend-feature-river = Rivière
legend-feature-great-river = Fleuve
legend-feature-a2 = Ligne A2
legend-feature-b2 = Ligne B2
legend-feature-front = Front fortifié de juin 1944
legend-feature-bridge = Pont
legend-way-road = Route
legend-way-rail = Voie ferrée
legend-place-town = Localité
legend-place-minor-city = Ville secondaire
legend-place-major-city = Grande ville
legend-place-oil-field = Champ pétrolifère
legend-place-works = Fortification avancée
legend-place-port = Port de la Baltique

## Noms écrits sur la carte

label-baltic-sea = Mer Baltique
label-gulf-of-riga = Golfe de Riga
label-black-sea = Mer Noire
label-adriatic-sea = Mer Adriatique
label-lake-peipus = Lac Peïpous
label-germany = Allemagne
label-protectorate = Protectorat
label-slovakia = Slovaquie
label-hungary = Hongrie
label-romania = Roumanie
label-croatia = Croatie
label-serbia = Serbie
label-italy = Italie
label-general-government = Gouvernement général
label-lithuania = Lituanie
label-latvia = Lettonie
label-estonia = Estonie
label-soviet-union = Union soviétique
label-east-prussia = Prusse-Orientale
label-bessarabia = Bessarabie
label-transylvania = Transylvanie
label-ukraine = Ukraine
label-sweden = Suède
label-denmark = Danemark
label-osel = Ösel
label-dago = Dagö
label-courland = Courlande
label-bulgaria = Bulgarie
label-pomerania = Poméranie
label-silesia = Silésie
label-pripet-marshes = Marais du Pripiat
label-carpathians = Carpates
label-gulf-of-finland = Golfe de Finlande
label-curonian-lagoon = Lagune de Courlande
label-lake-ilmen = Lac Ilmen
label-balaton = Balaton

## Ce que la carte écrit pour les noms des données

name-Berezina = Bérézina
name-Bug = Boug
name-Dnieper = Dniepr
name-Dniester = Dniestr
name-Drava = Drave
name-Drut = Drout
name-Glatzer-Neisse = Neisse de Glatz
name-Goryn = Goryne
name-Iput = Ipout
name-Irpen = Irpine
# Les données donnent un autre nom au Danube en aval de Călărași, car son cours moyen quitte la carte.
name-Lower-Danube = Danube
name-Luchesa = Loutchessa
name-Luga = Louga
name-Memel = Niémen
name-Mezha = Meja
name-Northern-Sluch = Sloutch du Nord
name-Po = Pô
name-Pripet = Pripiat
name-Pronya = Pronia
name-Prut = Prout
name-Ptich = Ptitch
name-Sava = Save
name-Schwarze-Elster = Elster noire
name-Seim = Seïm
name-Shchara = Chtchara
name-Shelon = Chelon
name-Sinyukha = Siniukha
name-Sluch = Sloutch
name-Southern-Bug = Boug méridional
name-Sozh = Soj
name-Svisloch = Svislotch
name-Ubort = Oubort
name-Ulla = Oulla
name-Uzh = Ouj
name-Velikaya = Velikaïa
name-Vistula = Vistule
name-Weisse-Elster = Elster blanche
name-Western-Berezina = Bérézina occidentale
name-Zbruch = Zbroutch
