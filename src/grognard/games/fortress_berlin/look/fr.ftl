# La carte de Fortress Berlin en français.
# Les espaces devant : ; ? ! sont insécables.

## La carte et sa légende

map-title = Fortress Berlin
legend-terrain-lake = Lac
legend-terrain-clear = Clair
legend-terrain-park = Parc
legend-terrain-airfield = Aérodrome
legend-terrain-built-up = Zone bâtie
legend-terrain-major = Grand édifice
legend-feature-canal = Canal
legend-feature-river = Fleuve
legend-feature-bridge = Pont
legend-feature-barrier = Ligne de défense
legend-way-u-bahn = Métro (U-Bahn)
legend-way-rail = Voie ferrée
legend-way-road = Route
legend-place-u-bahn = Station de métro
legend-place-strongpoint = Point de résistance
legend-place-bunker = Bunker
legend-place-flak-tower = Tour de Flak
legend-place-building = Édifice
legend-place-landmark = Monument
legend-place-station = Gare
legend-place-airfield = Aérodrome
legend-place-park = Parc
legend-place-entry = Zone d’entrée
legend-place-district = Quartier

## Noms écrits sur la carte

inset-government = Le quartier gouvernemental
label-havel = HAVEL
label-grunewald = GRUNEWALD
label-tegeler-see = TEGELER SEE
