"""The game for a page that knows no game: the sheet, the counters, and what everything is called."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.games.victory_roads.components import THEATRES, Components
from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.rules.sequence import PHASES
from grognard.games.victory_roads.scenarios import BASIC
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.shown.charts import charts
from grognard.games.victory_roads.shown.picture import days, faces, look, sheet
from grognard.games.victory_roads.shown.tracks import tracks
from grognard.games.victory_roads.shown.words import LOOK, name_of, place_name, unit_name, values
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.actions import Grammar
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.words.citation import rules_to_show
from grognard.kernel.words.text import capital, sentence
from grognard.picture import draw
from grognard.picture.board_file import legend_samples, sheet_data
from grognard.picture.captions import captions
from grognard.picture.counters.stacks import sprite
from grognard.picture.page import names_in
from grognard.picture.scene.model import Counter, LegendEntry
from grognard.picture.sheet.build import sheet_legend

_ROLLED = (
    *("attack", "strike", "join", "use", "fight", "elite", "armour", "hourra", "roll", "pass"),
    *("land", "reserve", "shift", "spend", "capitulate", "secondary", "launch", "decline", "pass-until"),
)
"""The verbs whose outcome can be forecast."""
_SIGNS = {
    "none": "–",
    "cancelled": "✕",
    "stays-hit": "✕ −1",
    "stays": "✕",
    "sails-hit": "✓ −1",
    "sails": "✓",
    "answer-war": "✓",
    "answer-armistice": "○",
    "answer-nothing": "–",
    "answer-never": "✕",
}
"""What stands for results that are written with no letters."""
_BOXES = ("lifted", "waiting", "eliminated", "capitulated", "kg-pool", "halt-pool")
"""The places of counters off the map in every scenario."""
_ADVANCED = ("stavka", "corps-pool")
"""Those of the advanced game."""


@lru_cache(maxsize=16)
def board_svg(box: Components, scenario: str, language: str) -> str:
    """The map sheet alone; it takes seconds to draw."""
    return draw(sheet(box, scenario, language), look())


def counters_svg(box: Components) -> str:
    """Two symbols for every unit with two faces, and two for every chit: its event and its back."""
    return sprite(dict(faces(box, look())), look())


def board_file(box: Components, scenario: str, grammar: Grammar, language: str) -> dict[str, Any]:
    """Hexes, units, places, verbs, phases, charts and rules, in a player's language."""
    style, scene = look(), sheet(box, scenario, language)
    data = sheet_data(scene, style, language)
    for label, cell in data["cells"].items():
        place = box.board.cell(label)
        cell["terrain"] = _ground(box, place, language)
        if name := place_name(box, place, language):
            cell["name"] = name
    turns, shown = box.scenarios[scenario].turns, captions(LOOK / "board.toml", language)
    if box.scenarios[scenario].values["chapters"] == BASIC:  # there are no theatres
        shown["overlays"] = [row for row in shown["overlays"] if row["name"] != "theatres"]
    return {
        **data,
        "units": _units(box, language),
        "order": {
            "unit": list(box.piece_names),
            "cell": list(box.board.labels),
            "direction": list(DIRECTIONS[box.board.orientation or "flat"]),
        },
        "places": _places(box, scenario, language),
        **names_in(
            *(LOOK, language, grammar, SIDES, _ROLLED),
            gathers=("join",),
            peaceful=("land",),
            spelt_out=("elite",),
        ),
        "names": _names(box, language),
        "windows": {name: _word(f"window.{name}", language) for name in grammar.names("window")},
        "phases": {phase: capital(_name(box, "phase", phase, language)) for phase in ("weather", *PHASES)},
        "turns": {str(turn): days(box.charts.turns[turn], language) for turn in turns},
        "charts": charts(box, scenario, language),
        "tracks": tracks(box, scenario, language),
        "rules": rules_to_show(SHEET.folder, language),
        "legend": legend_samples((*sheet_legend(scene, style, language), *_counters(language)), style),
        **shown,
    }


def _word(message: str, language: str) -> str:
    return sentence(LOOK, language, message, {})


def _name(box: Components, argument: str, value: Any, language: str) -> str:
    return str(name_of(box, argument, value, language))


def _ground(box: Components, cell: int, language: str) -> str:
    """What a hex is to the rules: its terrain, city, fortification, port and country."""
    kinds = [box.terrain[cell]]
    kinds += [kind for kind in ("major-city", "minor-city", "port", "oil-field") if cell in box.places[kind]]
    if fort := box.fort[cell]:
        kinds.append("advanced-fort" if fort == "advanced" else "basic-fort")
    words = [_name(box, "terrain", kind, language) for kind in kinds]
    if country := box.country[cell]:
        words.append(_word(f"country.{country}", language))
    return capital(" · ".join(words))


def _names(box: Components, language: str) -> dict[str, dict[str, str]]:
    """What arguments of other kinds are called; results are the same in all languages, but for these."""
    theatres = {name: _name(box, "theatre", at, language) for at, name in enumerate(THEATRES)}
    return {"theatre": theatres, "result": _SIGNS}


def _units(box: Components, language: str) -> dict[str, dict[str, str]]:
    """What every piece is called; a chit that lies face down goes by its token."""
    style, made = look(), {}
    for piece, name in enumerate(box.piece_names):
        if piece < len(box.units):
            unit = box.units[piece]
            made[name] = {
                "name": str(unit_name(unit, language)),
                "values": values(unit),
                "nation": unit.nation,
                "scheme": style.scheme(unit.branch, "armoured" if unit.is_armoured else ""),
                "side0": SIDES[SOVIET if unit.nation == "soviet" else AXIS],
            }
            continue
        support = box.chits[piece - len(box.units)]
        side = SOVIET if support.side == "soviet" else AXIS
        entry = {"values": "", "nation": support.side, "side0": SIDES[side]}
        event = _name(box, "unit", piece, language)
        about = _word(f"chart.event-{support.id}", language)
        made[name] = {"name": event, **entry, "scheme": f"{support.pool}-support", "about": about}
        hidden = _word(f"chit.{SIDES[side]}", language)
        made[f"?{piece}"] = {"name": hidden, **entry, "scheme": f"{support.side}-support"}
    return made


def _places(box: Components, scenario: str, language: str) -> list[dict[str, str]]:
    """The boxes beside the map: supports first, then reinforcements by their turn, then the rest."""
    said = box.scenarios[scenario]
    basic = said.values["chapters"] == BASIC
    soviet = ["box-soviet"] if basic else [f"box-{name.lower()}" for name in said.values["theatres"] or {}]
    supports = [*soviet, "box-g", "on-map"]
    made = [_place("box-s" if name == "box-soviet" else name, f"box.{name}", language) for name in supports]
    coming = sorted({event.turn for event in said.events if event.event == "arrives"})
    for turn in coming:
        title = sentence(LOOK, language, "box.coming-turn", {"turn": turn})
        made.append({"id": f"coming-{turn}", "title": title})
    if any(event.event == "becomes" for event in said.events):
        made.append(_place("coming", "box.becoming", language))
    rest = [*(() if basic else _ADVANCED), *_BOXES]
    return made + [_place(name, f"box.{name}", language) for name in rest]


def _place(place: str, message: str, language: str) -> dict[str, str]:
    assert place in PLACES, place
    return {"id": place, "title": capital(_word(message, language))}


def _counters(language: str) -> list[LegendEntry]:
    """The colours of the counters."""
    style = look()
    return [
        LegendEntry("counter", key, scheme.name[language], counter=_sample(key, scheme.name[language]))
        for key, scheme in style.counter.items()
        if not key.endswith("-support")
    ]


def _sample(scheme: str, name: str) -> Counter:
    kind = "armour" if scheme.endswith("-armoured") else "infantry"
    return Counter(name, scheme, kind, "", "", "")
