"""What the rules and worked examples of Victory Roads fix about its map."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from atlas.maps.victory_roads.banks import BANKS
from atlas.model import BuiltMap

_COMBAT_1, _COMBAT_2 = "combat example 1 (7)", "combat example 2 (7)"
_COMMAND, _SUPPLY = "command radius example (1.2.4)", "supply example (4.6)"

PRINTED: dict[str, str] = {
    **dict.fromkeys(["5017", "5117", "5217", "5417", "5119", "5219", "5319"], _COMMAND),
    **dict.fromkeys(["6115", "5917", "5817", "5818", "5719", "5619", "5918", "5721"], _SUPPLY),
    **dict.fromkeys(["6161", "6260", "6261"], "Romanian example (7.11)"),
    **dict.fromkeys(["5026", "5027", "5127"], _COMBAT_1),
    "5426": _COMBAT_2,
    "5125": "crossroads of the exploitation example (8)",
    **dict.fromkeys(["5225", "5326"], "on rails, reinforcing example (10.3)"),
    "6221": "surprise attack example (11.5.2)",
    "6221-6222": "river and fortified side, surprise attack example (11.5.2)",
}

NORTH_BANK = ["5017", "5117", "5217", "5417", "5917", "5817", "5818", "5918", "5719", "5619"]
SOUTH_BANK = ["5119", "5219", "5319", "5721"]
CHAINS = ("5917 5817 5818 5719 5619", "5319 5219 5119", "5426 5326 5225 5125")
UNBRIDGED = ["5719-5720", "5720-5819", "5819-5820", "5620-5721", "5720-5721", "5721-5820"]  # the way to 5721
_UPPER_DAUGAVA = range(49, 60)  # columns

# Countries of the places that rules name (4.5, 14, 16.1, examples).
COUNTRIES = {
    "germany": "Memel,Berlin,Kattowitz,Gleiwitz–Hindenburg–Beuthen,Oppeln",
    "soviet-union": "Minsk,Velikie Luki",
    "baltic": "Reval,Riga",
    "hungary": "Buda,Pest",
    "romania": "Bucharest,Ploești,Iași,Chișinău,Galați",
    "general-government": "Warsaw",
}
MAJOR = ["Minsk", "Memel", "Berlin", "Buda", "Pest", "Bucharest", "Smolensk"]
PORTS = ["Memel", "Reval", "Riga", "Königsberg", "Danzig", "Stettin", "Libau"]

# Where the fit of the grid expects them, to within so many hexes.
EXPECTED = {
    0: {"Minsk": "5426", "Velikie Luki": "6115"},
    1: {"Riga": "4314", "Wilna": "4724", "Königsberg": "3324", "Warsaw": "3535", "Lvov": "4545"},
    2: {
        "Berlin": "1133",
        "Buda": "2855",
        "Vienna": "1952",
        "Iași": "5756",
        "Chișinău": "6256",
        "Odessa": "6958",
        "Bucharest": "5368",
    },
}


def check(built: BuiltMap) -> list[str]:
    """Everything that is wrong with a built map; empty when it obeys the rulebook."""
    return [
        *_places(built),
        *_daugava(built),
        *_banks(built),
        *_examples(built),
        *_front(built),
        *_networks(built),
    ]


def _distance(first: str, second: str) -> int:
    def cube(label: str) -> tuple[int, int]:
        column, row = int(label[:2]), int(label[2:])
        return column, row - (column + 1) // 2

    (q1, r1), (q2, r2) = cube(first), cube(second)
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


def _reached(built: BuiltMap, starts: Iterable[str], columns: range, wall: str) -> set[str]:
    """The hexes of some columns that can be reached without crossing a wall."""
    found, frontier = set(starts), list(starts)
    while frontier:
        here = frontier.pop()
        for there in built.neighbours(here):
            if (
                there not in found
                and int(there[:2]) in columns
                and wall not in built.features(f"{here}-{there}")
            ):
                found.add(there)
                frontier.append(there)
    return found


def _exits(built: BuiltMap, label: str, kinds: str = "road rail") -> set[str]:
    return {a if b == label else b for kind, a, b in built.ways if label in (a, b) and kind in kinds.split()}


def _places(built: BuiltMap) -> Iterator[str]:
    kinds = {(place.name, place.kind) for _, place in built.places}
    for tolerance, places in EXPECTED.items():
        for name, label in places.items():
            if _distance(built.hex_of(name), label) > tolerance:
                yield f"{name} is in {built.hex_of(name)}, more than {tolerance} from {label}"
    for country, names in COUNTRIES.items():
        for name in names.split(","):
            found = built.hexes[built.hex_of(name)].values["country"]
            if found != country:
                yield f"{name} must lie in {country}, not in {found}"
    yield from (f"{name} must be a major city" for name in MAJOR if (name, "major-city") not in kinds)
    yield from (f"{name} must be a Baltic port" for name in PORTS if (name, "port") not in kinds)
    if built.hex_of("Pest") not in built.neighbours(built.hex_of("Buda")):
        yield "Budapest's two hexes must touch (14.2)"
    if _distance(built.hex_of("Smolensk"), "6221") > 9:
        yield "no major city within a TO's radius of 6221 (11.5.2)"


def _daugava(built: BuiltMap) -> Iterator[str]:
    for bank, other in ((NORTH_BANK, SOUTH_BANK), (SOUTH_BANK, NORTH_BANK)):
        crossed = _reached(built, bank, _UPPER_DAUGAVA, "great-river").intersection(other)
        if crossed:
            yield f"no great river parts {min(bank)} from {min(crossed)} (1.2.4, 4.6)"
    for chain in CHAINS:
        for here, there in pairwise(chain.split()):
            if "great-river" in built.features(f"{here}-{there}"):
                yield f"a great river parts {here} from {there} (1.2.4, 4.6)"
    for pair in UNBRIDGED:
        if "bridge" in built.features(pair):
            yield f"{pair} must have no bridge (4.6)"


def _banks(built: BuiltMap) -> Iterator[str]:
    for town, river, bank, wrong in BANKS:
        label = next(label for label, place in built.places if place.name == town)
        pairs = ["-".join(sorted((label, near))) for near in built.neighbours(label)]
        along = [
            pair
            for pair in pairs
            if any(row.name == river for row in built.sides.get(built.side_of(pair), {}).values())
        ]
        if not along or set(along) & set(wrong):
            yield f"{town} must stand on the {bank} bank of the {river}; it runs along {along or 'no side'}"


def _examples(built: BuiltMap) -> Iterator[str]:
    for label in (*PRINTED, "6160", "6060", "6162"):
        if "-" not in label and built.hexes[label].terrain in ("sea", "lake", "closed"):
            yield f"{label} must be land, not {built.hexes[label].terrain}"
    for label, terrain in {"5026": "forest", "6161": "clear"}.items():
        if built.hexes[label].terrain != terrain:
            yield f"{label} must be {terrain}, not {built.hexes[label].terrain}"
    rivers = [near for near in built.neighbours("5026") if "river" in built.features(f"5026-{near}")]
    if not 1 <= len(rivers) <= 5:
        yield f"5026 must have river on some of its sides, not on {len(rivers)} (combat example 1)"
    if not {"river", "front"} <= built.features("6221-6222"):
        yield "6221-6222 must be a river and fortified (11.5.2)"
    if (built.hexes["6221"].values["held"], built.hexes["6222"].values["fort"]) != ("soviet", "front"):
        yield "6222 must be fortified against Soviets in 6221 (11.5.2, 13.1)"
    for label in ("5225", "5326", "6115", "5917"):
        if not _exits(built, label, "rail"):
            yield f"{label} must be on rails (4.6, 10.3)"
    if len(_exits(built, "5125")) < 4:
        yield "5125 must be an important crossroads (exploitation example)"
    if built.hexes["6115"].values["held"] != "soviet" or built.hexes["5426"].values["held"] != "axis":
        yield "Velikie Luki is Soviet and Minsk German at the start (4.6, combat example 2)"


def _front(built: BuiltMap) -> Iterator[str]:
    for side, features in built.sides.items():
        if "front" in features:
            pair = built.side_labels(side)
            if {built.hexes[label].values["held"] for label in pair} != {"axis", "soviet"}:
                yield f"the front along {'-'.join(pair)} must part Axis from Soviets"
    for label, row in built.hexes.items():
        if row.values["fort"] and row.values["held"] != "axis":
            yield f"{label} is fortified ({row.values['fort']}) but not held by the Axis"
        if row.values["held"] == "soviet" and row.values["country"] in ("germany", "hungary"):
            yield f"{label} cannot be Soviet in June 1944"


def _networks(built: BuiltMap) -> Iterator[str]:
    for label, place in built.places:
        if place.kind.endswith("city") and not _exits(built, label):
            yield f"no road or railway reaches {place.name} {label}"
    sources = [label for label in built.hexes if label.startswith("72") and _exits(built, label)]
    if len(sources) < 10 or any(built.hexes[label].values["held"] != "soviet" for label in sources):
        yield f"the eastern edge has {len(sources)} ways, expected at least ten, all Soviet (4.3.1)"
    roads_only = [
        label
        for label, place in built.places
        if place.kind == "minor-city"
        and built.hexes[label].values["held"] == "soviet"
        and not _exits(built, label, "rail")
    ]
    if not roads_only:
        yield "no Soviet minor city has a road without a railway (supports example 1, 11.3)"
    for kind, a, b in built.ways:
        if not {"lake", "sea"}.isdisjoint(built.features(f"{a}-{b}")):
            yield f"{kind} {a}-{b} crosses open water"
