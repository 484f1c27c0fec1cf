# The map of Fortress Berlin in English.

## The map and its legend

map-title = Fortress Berlin
legend-terrain-lake = Lake
legend-terrain-clear = Clear
legend-terrain-park = Park
legend-terrain-airfield = Airfield
legend-terrain-built-up = Built-up area
legend-terrain-major = Major building
legend-feature-canal = Canal
legend-feature-river = River
legend-feature-bridge = Bridge
legend-feature-barrier = Perimeter barrier
legend-way-u-bahn = U-Bahn
legend-way-rail = Railway
legend-way-road = Road
legend-place-u-bahn = U-Bahn station
legend-place-strongpoint = Strongpoint
legend-place-bunker = Bunker
legend-place-flak-tower = Flak tower
legend-place-building = Building
legend-place-landmark = Landmark
legend-place-station = Station
legend-place-airfield = Airfield
legend-place-park = Park
legend-place-entry = Entry zone
legend-place-district = District

## Names laid over the map

inset-government = The government quarter
label-havel = HAVEL
label-grunewald = GRUNEWALD
label-tegeler-see = TEGELER SEE
