"""What the files of the box must agree on, so that every value in them counts in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.games.borodino_41.charts import (
    ASSAULT,
    GRADES,
    LADDER,
    LIMITED,
    MARKERS,
    MOVEMENT,
    SHIFTS,
    SURPRISE,
    TERRAIN,
    VICTORY,
    WEATHER,
    Charts,
)
from grognard.games.borodino_41.geography import EMBANKMENT, HIGHWAY, RAIL, WAYS, Geography
from grognard.games.borodino_41.sight import HILL_SIGHT, SIGHT
from grognard.games.borodino_41.units import DUMMY, Unit
from grognard.kernel.components.data import Data
from grognard.kernel.components.schema import DataError, misfit

ADDING = ("hill", "trench", "foxhole")
"""9/effects/not-cumulative, 15/works/cumulative: ground that adds to other ground."""
NO_FIRE = ("stream", "river")
"""9/effects/barrier-morale: hexsides, which count in assaults alone."""
PRICE_FOR_ALL = ("thaw", "assault-marker", "to-column", "unload", "foxhole", "trench", "demolition")
"""7/move/other-actions: what costs every unit the same."""
HALVED = 2
"""12/surprise/table: by what firepower is divided."""
STATES = {"suppressed": -1, "disrupted": -2}
"""12/state/suppressed, 12/state/disrupted: printed."""


def check(data: Data, charts: Charts, geo: Geography, units: Sequence[Unit]) -> None:
    """Raises the first fault, if there is one."""
    for fault in _faults(data, charts, geo, units):
        raise fault


def _faults(data: Data, charts: Charts, geo: Geography, units: Sequence[Unit]) -> Iterator[DataError]:
    yield from _of_terrain(charts)
    yield from _of_assaults(charts)
    yield from _of_costs(data)
    yield from _of_tracks(charts)
    yield from _of_units(charts, units)
    yield from _of_victory(charts)
    yield from _of_map(geo)


def _of_terrain(charts: Charts) -> Iterator[DataError]:
    """Both charts say what ground does to morale, the one for defenders, the other for each assault."""
    for name, effect in charts.terrain.items():
        place = f"{TERRAIN.file}, terrain {name}, field"
        if effect.adds != (name in ADDING):
            yield misfit(f"{place} adds", "yes for hill, trench and foxhole, else no", effect.adds)
        cause = "fortification-front" if name == "fortification" else name
        morale = charts.assault.get(cause, 0)
        if effect.morale != morale:
            yield misfit(f"{place} morale", f"{morale}, as in {ASSAULT.file}", effect.morale)
        if name in NO_FIRE and (effect.fire_into or effect.fire_from):
            yield misfit(f"{place} fire_into", "no shift of fire for a hexside", effect.fire_into)
        if name == "foxhole" and effect.fire_from:
            yield misfit(f"{place} fire_from", "0: foxholes help no fire from them", effect.fire_from)


def _of_assaults(charts: Charts) -> Iterator[DataError]:
    for name, value in STATES.items():
        if charts.assault[name] != value:
            yield misfit(f"{ASSAULT.file}, cause {name}, field value", str(value), charts.assault[name])
    for row in charts.surprise:
        place = f"{SURPRISE.file}, die {row.die}, field"
        if (row.side == "none") != (row.effect == "none"):
            yield misfit(f"{place} side", "none with the effect none alone", row.side)
        if row.effect == "firepower" and row.value != HALVED:
            yield misfit(f"{place} value", "2, since firepower is halved", row.value)


def _of_costs(data: Data) -> Iterator[DataError]:
    for row in data.rows(MOVEMENT):
        name, found = row["name"], [row[mobility] for mobility in ("foot", "wheeled", "tracked")]
        place = f"{MOVEMENT.file}, name {name}, field"
        if name in PRICE_FOR_ALL and (len(set(found)) > 1 or "never" in found):
            yield misfit(f"{place} foot", "one price for all three classes", " ".join(found))
        if name in WAYS and "never" in found:
            yield misfit(f"{place} {('foot', 'wheeled', 'tracked')[found.index('never')]}", "points", "never")
        if name == "river-ferry" and (found[0] == "never" or found[0] != found[1]):
            yield misfit(f"{place} wheeled", f"{found[0]}, as on foot", found[1])
        if name != EMBANKMENT and row["applies"] != _applies(name):
            yield misfit(f"{place} applies", _applies(name), row["applies"])


def _applies(name: str) -> str:
    if name in WAYS:
        return "column"
    if name in PRICE_FOR_ALL and name != "thaw":
        return "action"
    return "side" if name.startswith(NO_FIRE) else "hex"


def _of_tracks(charts: Charts) -> Iterator[DataError]:
    for name, weather in charts.weather.items():
        if weather.hill_sight not in (SIGHT, HILL_SIGHT):
            yield misfit(f"{WEATHER.file}, weather {name}, field hill_sight", "4 or 6", weather.hill_sight)
    for name in LIMITED:
        if None in charts.markers[name]:
            yield misfit(f"{MARKERS.file}, marker {name}, field german", "two numbers", charts.markers[name])


def _of_units(charts: Charts, units: Sequence[Unit]) -> Iterator[DataError]:
    """12/indirect/shift, 12/rockets/two-shifts: the chart and the counters say the same of artillery."""
    for unit in units:
        if unit.indirect == "shift" and unit.kind != DUMMY:
            shifts = charts.shifts["rocket" if unit.is_rocket else "artillery"]
            if unit.shifts != shifts:
                place = f"units.csv, unit {unit.id}, field shifts"
                yield misfit(place, f"{shifts}, as in {SHIFTS.file}", unit.shifts)


def _of_victory(charts: Charts) -> Iterator[DataError]:
    """Whoever has the objectives and losses that make no draw has one of the levels."""
    if set(charts.victory.ladder) != set(LADDER):
        given = " ".join(charts.victory.ladder)
        yield misfit(f"{VICTORY.file}, field introduction.ladder", "each level once", given)
    last, limit = charts.victory.grades[GRADES[-1]], charts.victory.battle.german_limit
    if last.turn != len(charts.track) or last.below < limit:
        expected = f"turn {len(charts.track)} and {limit} or more"
        yield misfit(f"{VICTORY.file}, field {GRADES[-1]}", expected, f"{last.turn} and {last.below}")


def _of_map(geo: Geography) -> Iterator[DataError]:
    """13, 16, 19: the edges, the ways over them and the places on which rules rest."""
    if not geo.mozhaisk:
        yield DataError("map.csv, field terrain: expected hexes of town; found none")
    for side in ("german", "soviet"):
        if side not in geo.edge:
            yield DataError(f"map.csv, field edge: expected hexes of the {side} edge; found none")
    for kind, where in ((HIGHWAY, "west"), (HIGHWAY, "east"), (RAIL, "west"), ("primary-road", "east")):
        ends = [cell for cell in geo.rims[where] if kind in geo.way_kinds[cell]]
        if len(ends) != 1:
            yield misfit("ways.csv, field kind", f"one {kind} over the {where} edge", len(ends))
    if geo.east_highway not in geo.rims["east"]:
        yield DataError("ways.csv, field kind: expected a highway from edge to edge; found a gap")
    if geo.station not in geo.railway or geo.rail_line[-1] not in geo.rims["east"]:
        yield DataError(
            "ways.csv, field kind: expected a rail from edge to edge by Mozhaisk Station; found none"
        )
    if not geo.north_entries:
        yield DataError(
            "ways.csv, field kind: expected a way over the west edge north of the highway; found none"
        )
