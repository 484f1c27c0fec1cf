# Victory Roads in English: what is shared by all chapters. Those of the rules have files of their own beside.
# A message bears its name in the code, with hyphens for dots. Reasons (why-…) follow the action that was
# refused: no capital, no full stop; modifiers and verbs are labels.

## The game

game-summary = The Eastern Front from Bagration to Berlin, corps against divisions. The Soviets gather supports, choose where to strike and race west before the Reich can breathe; the Germans give ground, counter-attack and answer to a Führer who forbids retreat.
game-length = from an evening to several weeks
game-difficulty = For experienced players: headquarters and command radii, support chits, theatres of operations, the Stavka and Hitler’s mood. Start with Budapest–Wien, which uses the basic rules.
scenario-budapest-wien = Budapest–Wien
scenario-budapest-wien-summary = The basic game: January to April 1945. Budapest is encircled; the Germans try to relieve it, the Soviets to take it and to march on Vienna.
scenario-budapest-wien-length = 7 turns, 4 to 5 hours
scenario-bessarabia = Bessarabia
scenario-bessarabia-summary = August and September 1944: one Soviet theatre against Army Group South Ukraine. Break through to the oil of Ploiești and make Romania change sides.
scenario-bessarabia-length = 4 turns, 3 to 4 hours
scenario-bagration = Bagration
scenario-bagration-summary = June to August 1944: the great offensive against Army Group Centre, from Vitebsk and Bobruisk to the Vistula and East Prussia.
scenario-bagration-length = 6 turns, 8 to 10 hours
scenario-campaign = The campaign
scenario-campaign-summary = The whole front from June 1944 to May 1945, with all rules: four theatres, the Stavka, Hitler’s satisfaction, Germany’s allies, the End of the Reich and the rising of Warsaw.
scenario-campaign-length = 24 turns, 60 hours and more

## Sides and nations

side-soviet = Soviets
    .the = the { side-soviet }
    .of = of the { side-soviet }
    .to = to the { side-soviet }
    .number = many
side-axis = Axis
    .the = the { side-axis }
    .of = of the { side-axis }
    .to = to the { side-axis }
    .number = one
side-nobody = nobody, the game is over
nation-soviet = Soviets
    .the = the { nation-soviet }
    .of = of the { nation-soviet }
    .to = to the { nation-soviet }
    .number = many
nation-german = Germans
    .the = the { nation-german }
    .of = of the { nation-german }
    .to = to the { nation-german }
    .number = many
nation-hungarian = Hungarians
    .the = the { nation-hungarian }
    .of = of the { nation-hungarian }
    .to = to the { nation-hungarian }
    .number = many
nation-romanian = Romanians
    .the = the { nation-romanian }
    .of = of the { nation-romanian }
    .to = to the { nation-romanian }
    .number = many

## Theatres of operations

theatre-n = TO North
    .the = the { theatre-n }
    .of = of the { theatre-n }
    .to = to the { theatre-n }
theatre-cn = TO Northern Centre
    .the = the { theatre-cn }
    .of = of the { theatre-cn }
    .to = to the { theatre-cn }
theatre-cs = TO Southern Centre
    .the = the { theatre-cs }
    .of = of the { theatre-cs }
    .to = to the { theatre-cs }
theatre-s = TO South
    .the = the { theatre-s }
    .of = of the { theatre-s }
    .to = to the { theatre-s }

## Weather

weather-fair = fair weather
weather-mud = mud
weather-snow = snow
sky-clear = clear sky
sky-overcast = overcast

## Terrain

terrain-clear = clear
terrain-forest = forest
terrain-marsh = marsh
terrain-rough = rough
terrain-mountain = mountain
terrain-lake = lake
terrain-sea = sea
terrain-closed = out of play
terrain-major-city = major city
terrain-minor-city = minor city
terrain-basic-fort = basic fortification
terrain-advanced-fort = advanced fortification
terrain-river = river
terrain-great-river = major river
terrain-road-rail = road or railway
place-city = { $name } ({ $hex })
    .the = { place-city }
    .of = of { place-city }
    .to = to { place-city }
place-hex = { $hex }
    .the = { place-hex }
    .of = of { place-hex }
    .to = to { place-hex }

## Phases

phase-weather = weather
phase-soviet-supply = Soviet supply
phase-soviet-supports = Soviet supports
phase-stavka = Stavka
phase-soviet-movement = Soviet movement
phase-soviet-combat = Soviet combat
phase-soviet-exploitation = Soviet exploitation
phase-soviet-arrivals = Soviet reinforcements
phase-axis-supply = Axis supply
phase-axis-supports = German supports
phase-axis-movement = Axis movement
phase-axis-combat = Axis combat
phase-axis-exploitation = Axis exploitation
phase-axis-arrivals = Axis reinforcements

## Places beside the map

box-map = map
box-coming = reinforcements
box-eliminated = eliminated units
box-removed = removed from the game
box-lifted = HQs off the map
box-stavka = Stavka box
box-corps-pool = pool of infantry corps
box-kg-pool = pool of Kampfgruppen
box-halt-pool = Haltebefehl markers
box-capitulated = allies that have left
box-waiting = elite units being rebuilt
box-soviet-pool = Soviet pool of supports
box-german-pool = German pool of supports
box-reich-reserve = End of the Reich supports
box-box-n = supports of the TO North
box-box-cn = supports of the TO Northern Centre
box-box-cs = supports of the TO Southern Centre
box-box-s = supports of the TO South
box-box-g = German supports
box-on-map = supports in play
box-played = supports used this turn
box-out = supports out of play
box-soviet = Soviet supports

## Supports

event-stalin = Stalin
event-lend-lease = Lend-Lease
event-surprise-attack = Surprise attack
event-artillery = Artillery
event-katyusha = Katyusha
event-aviation = Aviation
event-rybalko = Rybalko
event-katukov = Katukov
event-bogdanov = Bogdanov
event-partisans = Partisans
event-maskirovka = Maskirovka
event-zhukov = Zhukov
event-capitulation = Capitulation
event-pontoon = Pontoon engineers
event-reserve = Reserve
event-schoerner = Schörner
event-model = Model
event-heinrici = Heinrici
event-ju-52 = Ju 52
event-panzerabteilung = Panzer battalion
event-panzerjaeger = Tank destroyers
event-todt = Organisation Todt
event-reichsbahn = Reichsbahn
event-ersatzheer = Replacement Army
event-himmler = Himmler
event-fuel-shortage = Fuel shortage
event-bombing = Bombing
event-desertions = Desertions
event-refugees = Refugees
event-werwolf = Werwolf

## Months

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## The map and its legend

map-title = Victory Roads
legend-terrain-sea = Sea
legend-terrain-lake = Lake
legend-terrain-closed = Out of play
legend-terrain-clear = Clear
legend-terrain-marsh = Marsh
legend-terrain-forest = Forest
legend-terrain-rough = Rough
legend-terrain-mountain = Mountain
legend-feature-border = Border of June 1944
legend-feature-sea = Inlet
legend-feature-lake = Lake hexside
legend-feature-river = River
legend-feature-great-river = Major river
legend-feature-a2 = Line A2
legend-feature-b2 = Line B2
legend-feature-front = Fortified front of June 1944
legend-feature-bridge = Bridge
legend-way-road = Road
legend-way-rail = Railway
legend-place-town = Town
legend-place-minor-city = Minor city
legend-place-major-city = Major city
legend-place-oil-field = Oil field
legend-place-works = Advanced fortification
legend-place-port = Baltic port

## Names laid over the map

label-baltic-sea = Baltic Sea
label-gulf-of-riga = Gulf of Riga
label-black-sea = Black Sea
label-adriatic-sea = Adriatic Sea
label-lake-peipus = Lake Peipus
label-germany = Germany
label-protectorate = Protectorate
label-slovakia = Slovakia
label-hungary = Hungary
label-romania = Romania
label-croatia = Croatia
label-serbia = Serbia
label-italy = Italy
label-general-government = General Government
label-lithuania = Lithuania
label-latvia = Latvia
label-estonia = Estonia
label-soviet-union = Soviet Union
label-east-prussia = East Prussia
label-bessarabia = Bessarabia
label-transylvania = Transylvania
label-ukraine = Ukraine
label-sweden = Sweden
label-denmark = Denmark
label-osel = Ösel
label-dago = Dagö
label-courland = Courland
label-bulgaria = Bulgaria
label-pomerania = Pomerania
label-silesia = Silesia
label-pripet-marshes = Pripet Marshes
label-carpathians = Carpathians
label-gulf-of-finland = Gulf of Finland
label-curonian-lagoon = Curonian Lagoon
label-lake-ilmen = Lake Ilmen
label-balaton = Balaton

## What the map writes for names of the data

name-Berezina = Berezina
name-Bug = Bug
name-Dnieper = Dnieper
name-Dniester = Dniester
name-Drava = Drava
name-Drut = Drut
name-Glatzer-Neisse = Glatzer Neisse
name-Goryn = Goryn
name-Iput = Iput
name-Irpen = Irpen
# The data call the Danube below Călărași by another name, since its middle course leaves the map.
name-Lower-Danube = Danube
name-Luchesa = Luchesa
name-Luga = Luga
name-Memel = Niemen
name-Mezha = Mezha
name-Northern-Sluch = Northern Sluch
name-Po = Po
name-Pripet = Pripet
name-Pronya = Pronya
name-Prut = Prut
name-Ptich = Ptich
name-Sava = Sava
name-Schwarze-Elster = Schwarze Elster
name-Seim = Seim
name-Shchara = Shchara
name-Shelon = Shelon
name-Sinyukha = Sinyukha
name-Sluch = Sluch
name-Southern-Bug = Southern Bug
name-Sozh = Sozh
name-Svisloch = Svisloch
name-Ubort = Ubort
name-Ulla = Ulla
name-Uzh = Uzh
name-Velikaya = Velikaya
name-Vistula = Vistula
name-Weisse-Elster = Weisse Elster
name-Western-Berezina = Western Berezina
name-Zbruch = Zbruch
