"""The game for a page that knows no game: the sheet, the counters, and what everything is called."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.position import AM, NIGHT_SECTION, PLACES, PM, TOLD
from grognard.games.borodino_41.scenarios import INVERTED, LAST_TURN
from grognard.games.borodino_41.sheet import SHEET
from grognard.games.borodino_41.shown.charts import charts
from grognard.games.borodino_41.shown.picture import back, counter, day, faces, look, scheme, sheet
from grognard.games.borodino_41.shown.standing import wanted
from grognard.games.borodino_41.shown.tracks import tracks
from grognard.games.borodino_41.shown.words import LOOK, about, name_of, place_name, unit_name, values
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.actions import Grammar
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.words.citation import rules_to_show
from grognard.kernel.words.text import capital, sentence
from grognard.picture import draw
from grognard.picture.board_file import legend_samples, sheet_data
from grognard.picture.captions import captions
from grognard.picture.counters.stacks import sprite
from grognard.picture.page import names_in
from grognard.picture.scene.model import LegendEntry
from grognard.picture.sheet.build import sheet_legend

PHASES = (
    *("setup", "withdrawal", "weather", "initiative", "challenge", "dummies"),
    *("german-movement", "german-combat", "soviet-movement", "soviet-combat"),
    *("strikes-german", "strikes-soviet", "recovery", "supply", "replacements", "over"),
)
"""4/seq: in the order of a day."""
_ROLLED = ("fire", "strike", "flak", "resolve", "roll", "stuka", "fall-back")
"""The verbs whose outcome can be forecast."""
_PEACEFUL = ("fall-back",)
"""Those of them that attack nobody."""
_SIGNS = {
    "none": "–",
    "c": "c",
    "nothing": "–",
    "marker-lost": "(A)",
    "eliminated": "✕",
    "goes": "→",
    "stays": "–",
    "pinned": "0",
    "tie": "=",
    **{f"won-{margin}": f"+{margin}" for margin in range(1, 5)},
    **{f"lost-{margin}": f"−{margin}" for margin in range(1, 5)},
}
"""What stands for results that are written with no words."""
_STATES = ("suppressed", "disrupted")
_BOXES = ("off-map", "eliminated", "lost", "dummies")
"""The places of counters off the map, beside those that are to come."""
_SAMPLES = ("10pz-7pz-1", "xl-67art-ii", "dr-d-i", "32rd-17-i", "18tb-t34-a", "rkt-a")
"""A counter in each of the colours."""


@lru_cache(maxsize=4)
def board_svg(box: Components, language: str) -> str:
    """The map sheet alone; it takes seconds to draw."""
    return draw(sheet(box, language), look())


def counters_svg(box: Components) -> str:
    """A symbol for every counter at each strength, and its backs."""
    return sprite(dict(faces(box)), look())


def board_file(box: Components, scenario: str, grammar: Grammar, language: str) -> dict[str, Any]:
    """Hexes, counters, places, verbs, phases, charts and rules, in a player's language."""
    style, scene = look(), sheet(box, language)
    data = sheet_data(scene, style, language)
    for label, cell in data["cells"].items():
        place = box.board.cell(label)
        cell["terrain"] = _ground(box, place, language)
        if name := place_name(box, place, language):
            cell["name"] = name
    captioned = captions(LOOK / "board.toml", language)
    return {
        **data,
        "units": _units(box, language),
        "order": {
            "unit": list(box.piece_names),
            "cell": list(box.board.labels),
            "edge": list(box.geo.spots.edge_labels),
            "direction": list(DIRECTIONS[box.board.orientation or "flat"]),
            "result": list(captioned["results"]),  # a page puts those that are numbers first by itself
        },
        "places": _places(box, scenario, language),
        **names_in(
            *(LOOK, language, grammar, SIDES, _ROLLED),
            gathers=("with", "follow"),
            peaceful=_PEACEFUL,
            closes=("halt",),
        ),
        "names": {
            "section": {part: _word(f"section.{part}", language) for part in (AM, PM, NIGHT_SECTION)},
            "told": {told: _word(f"told.{told}", language) for told in TOLD},
            "result": _SIGNS | {state: _word(f"state.{state}", language) for state in _STATES},
        },
        "windows": {name: _word(f"window.{name}", language) for name in grammar.names("window")},
        "window_options": {"dummies": INVERTED.name},
        "until": {name: _word(f"until.{name}", language) for name in grammar.names("until")},
        "phases": {phase: capital(_name(box, "phase", phase, language)) for phase in PHASES},
        "turns": {str(turn): day(turn, language) for turn in range(1, LAST_TURN[scenario] + 1)},
        "charts": charts(box, language),
        "tracks": tracks(scenario, language),
        "rules": rules_to_show(SHEET.folder, language),
        "legend": legend_samples((*sheet_legend(scene, style, language), *_colours(box, language)), style),
        **captioned,
        "panels": [_with_limits(box, panel, language) for panel in captioned["panels"]],
    }


def _with_limits(box: Components, panel: dict[str, Any], language: str) -> dict[str, Any]:
    """19: a panel whose column of what victory takes has the numbers of the box."""
    takes = {"values": wanted(box, language)}
    columns = [column | takes if column["field"] == "wanted" else column for column in panel["columns"]]
    return panel | {"columns": columns}


def _word(message: str, language: str) -> str:
    return sentence(LOOK, language, message, {})


def _name(box: Components, argument: str, value: Any, language: str) -> str:
    return str(name_of(box, argument, value, language))


def _ground(box: Components, cell: int, language: str) -> str:
    """What a hex is to the rules: its terrain, hill, work and embankment."""
    geo = box.geo
    kinds = [geo.terrain[cell]]
    if geo.hill[cell]:
        kinds.append("hill")
    if cell in geo.forts:
        kinds.append("fortification")
    if geo.banked[cell]:
        kinds.append("embankment")
    return capital(" · ".join(_word(f"terrain.{kind}", language) for kind in kinds))


def _units(box: Components, language: str) -> dict[str, dict[str, str]]:
    """What every counter is called; one that lies face down goes by its token."""
    made = {}
    for piece, unit in enumerate(box.units):
        entry = {"nation": unit.side, "side0": unit.side}
        made[unit.id] = {
            "name": str(unit_name(unit, language)),
            "values": "" if unit.is_dummy else values(unit, unit.strength),
            **entry,
            "scheme": scheme(unit),
            "about": about(unit, language),
        }
        made[f"?{piece}"] = {
            "name": _word(f"unknown.{unit.side}", language),
            "values": "",
            **entry,
            "scheme": back(unit.camp).scheme,
        }
    return made


def _places(box: Components, scenario: str, language: str) -> list[dict[str, str]]:
    """The boxes beside the map: those that are to come by their turn, then the rest."""
    turns = sorted({unit.arrives for unit in box.printed_units if unit.arrives <= LAST_TURN[scenario]})
    made = []
    for turn in turns:
        message = "box.coming-turn" if turn else "box.coming-first"
        made.append({"id": f"coming-{turn}", "title": sentence(LOOK, language, message, {"turn": turn})})
    assert set(_BOXES) < set(PLACES)
    return made + [{"id": name, "title": capital(_word(f"box.{name}", language))} for name in _BOXES]


def _colours(box: Components, language: str) -> list[LegendEntry]:
    """The colours of the counters."""
    style, made = look(), []
    for unit in box.printed_units:
        if unit.id in _SAMPLES:
            key = scheme(unit)
            shown = counter(unit, unit.strength)
            made.append(LegendEntry("counter", key, style.counter[key].name[language], counter=shown))
    return made
