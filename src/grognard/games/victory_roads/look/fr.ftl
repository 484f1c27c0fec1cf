# La carte de Victory Roads en français.
# Les espaces devant : ; ? ! sont insécables.

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
