# The map of Borodino ’41 in English.

## The map and its legend

map-title = Borodino ’41
legend-terrain-clear = Clear
legend-terrain-woods = Woods
legend-terrain-marsh = Marsh
legend-terrain-village = Village
legend-terrain-town = Town
legend-patch-hill = Hill
legend-feature-stream = Stream
legend-feature-river = River
legend-feature-bridge = Bridge
legend-feature-ford = Ford
legend-feature-front = Fortified face
legend-way-fire-trail = Fire trail
legend-way-secondary-road = Secondary road
legend-way-primary-road = Primary road
legend-way-embankment = Embankment
legend-way-rail = Double-track railway
legend-way-highway = Highway
legend-place-fortification = Fortification
legend-place-village = Village
legend-place-camp = Summer camp (village)
legend-place-station = Station (village)
legend-place-monastery = Monastery
legend-place-redoubt = Earthworks of 1812 (fortification)
legend-place-town = Town

## Names laid over the map

label-utitsa-forest = UTITSA FOREST
label-bezzubovo-forest = BEZZUBOVO FOREST
label-kukarino-forest = KUKARINO FOREST

## What the map writes for names of the data

name-Moskva = Moskva
name-Kolocha = Kolocha
name-Voina = Voina
name-Semenovka = Semenovka
name-Yelenka = Yelenka
name-Mozhaika = Mozhaika
