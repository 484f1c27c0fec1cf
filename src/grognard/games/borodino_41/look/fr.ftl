# La carte de Borodino ’41 en français.
# Les espaces devant : ; ? ! sont insécables.

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
