"""What the rules of Race for Berlin fix about its map."""

from collections.abc import Iterator
from itertools import pairwise

from atlas.zone_model import BuiltZones, ZonePlan

BORDERS = {
    ("Mariendorf", "Zossen"): "example of 7.4.6",
    ("Mariendorf", "Trebbin"): "example of 9.2.4",
    ("Mariendorf", "Zehlendorf"): "example of 7.4.6",
    ("Bridgehead", "Lebus"): "annex 3: no river, a line of entrenchments",
    ("Goritz", "Lebus"): "annex 3: across the Oder",
    ("Kustrin", "Oderbruch-2"): "annex 2: across the Oder",
    ("Forst", "Kathlow"): "event 9",
}
_RIVERS = {("Goritz", "Lebus"), ("Kustrin", "Oderbruch-2"), ("Bridgehead", "Goritz")}
_BANK = "Oderbruch-1 Oderbruch-2 Bridgehead Lebus Frankfurt Furstenberg Guben Forst Muskau Gorlitz"


def check(plan: ZonePlan, built: BuiltZones) -> list[str]:
    """Every breach of the rules, in words."""
    return [*_borders(plan, built), *_sectors(plan, built), *_chains(plan, built), *_edges(plan, built)]


def _borders(plan: ZonePlan, built: BuiltZones) -> Iterator[str]:
    for one, other in (*BORDERS, ("Bridgehead", "Goritz")):
        if not built.touch(one, other):
            yield f"{one} and {other} must touch"
        elif bool(built.river(one, other)) != ((one, other) in _RIVERS) and "berlin" not in _terrains(
            plan, one
        ):
            yield f"{one} and {other}: wrong about a river"
    east = {place.zone for place in plan.places if place.east}
    for one, other in built.borders:
        if (one in east) != (other in east) and built.river(one, other) not in ("Oder", "Neisse"):
            yield f"{one} and {other} must be parted by the Oder or the Neisse"
    banks = {zone for pair in built.borders for zone in pair if len(east & set(pair)) == 1} - east
    yield from (f"{zone} must lie on the Oder or the Neisse" for zone in _BANK.split() if zone not in banks)
    if "Kathlow" in banks:
        yield "Kathlow must not lie on the Neisse"


def _terrains(plan: ZonePlan, zone: str) -> str:
    return next(place.terrain for place in plan.places if place.zone == zone)


def _sectors(plan: ZonePlan, built: BuiltZones) -> Iterator[str]:
    places = {place.zone: place for place in plan.places}
    for west, east in (("Leipzig", "Cottbus"), ("Cottbus", "Forst")):
        if plan.index(places[west]) >= plan.index(places[east]):
            yield f"{west} must have a lower index than {east}"
    lebus = plan.index(places["Lebus"])
    if plan.index(places["Falkenhagen"]) > lebus:
        yield "Falkenhagen must not have a higher index than Lebus"
    if not any(
        "Lebus" in pair and not place.east and place.role != "bridgehead" and plan.index(place) <= lebus
        for pair in built.borders
        for place in (places[zone] for zone in pair if zone != "Lebus")
    ):
        yield "Lebus needs a way back"


def _chains(plan: ZonePlan, built: BuiltZones) -> Iterator[str]:
    chains = {road.name: road.zones for road in plan.roads} | {
        f"track {n}": c for n, c in plan.tracks.items()
    }
    for name, chain in chains.items():
        for one, other in pairwise(chain.split()):
            if not built.touch(one, other):
                yield f"{name}: {one} and {other} do not touch"
    for line in plan.entrenchments:
        for other in line.against.split():
            if not built.touch(line.zone, other):
                yield f"entrenchments of {line.zone}: {other} does not touch it"


def _edges(plan: ZonePlan, built: BuiltZones) -> Iterator[str]:
    for place in plan.places:
        if place.supply == "german" and not set(built.shapes[place.zone].edges) & set("nsw"):
            yield f"{place.zone} supplies the Germans but lies on no edge"
