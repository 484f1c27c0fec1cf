"""The game for a page that knows no game: the sheet, the counters, and what everything is called."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.position import PLACES
from grognard.games.fortress_berlin.rules.hitler import LEADER
from grognard.games.fortress_berlin.rules.players import MARSHALS, ROLES
from grognard.games.fortress_berlin.rules.roles import ASSIGNMENT, NAMES
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.games.fortress_berlin.shown.charts import charts
from grognard.games.fortress_berlin.shown.picture import back, counter, day, faces, look, scheme, sheet
from grognard.games.fortress_berlin.shown.tracks import tracks
from grognard.games.fortress_berlin.shown.words import (
    LOOK,
    SIGNS,
    about,
    name_of,
    place_name,
    unit_name,
    values,
)
from grognard.games.fortress_berlin.units import SIDES
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

PHASES = ("setup", "reinforcement", "recovery", "movement", "combat", "end", "over")
"""4.1: in the order of a player turn."""
_ROLLED = ("fire", "at", "support", "announce", "resolve", "pass")
"""The verbs whose outcome can be forecast."""
_BOXES = ("underground", "naval", "cup", "eliminated", "removed", "exited")
"""The places of counters off the map, beside those that are to come."""
_SAMPLES = (
    *("berlin-antitank-1", "lah-1", "luftwaffe-field", "mvk", "vs-1", "hj-battalion-1", "police-1"),
    *("79-rifle-corps-207", "4-guards-rifle-corps-35", "1-polish-army-1"),
)
"""A counter in each of the colours."""


@lru_cache(maxsize=4)
def board_svg(box: Components, language: str) -> str:
    """The map sheet alone; it takes seconds to draw."""
    return draw(sheet(box, language), look())


def counters_svg(box: Components) -> str:
    """A symbol for both faces of every counter, and its back."""
    return sprite(dict(faces(box)), look())


def board_file(box: Components, grammar: Grammar, language: str) -> dict[str, Any]:
    """Hexes, counters, places, verbs, phases, charts and rules, in a player's language."""
    style, scene = look(), sheet(box, language)
    data = sheet_data(scene, style, language)
    for label, cell in data["cells"].items():
        place = box.board.cell(label)
        cell["terrain"] = _ground(box, place, language)
        if name := place_name(box, place, language):
            cell["name"] = name
    last_turn = box.charts.strengths.turns
    captioned = captions(LOOK / "board.toml", language)
    return {
        **data,
        "units": _units(box, language),
        "order": {
            "unit": list(box.piece_names),
            "cell": list(box.board.labels),
            "direction": list(DIRECTIONS[box.board.orientation or "flat"]),
            "result": list(captioned["results"]),  # a page puts those that are numbers first by itself
        },
        "places": _places(box, language),
        **names_in(
            *(LOOK, language, grammar, SIDES, _ROLLED),
            gathers=("join", "with"),
            peaceful=("support", "pass"),
            spelt_out=("at", "strike"),
            closes=("halt",),
        ),
        "names": {
            LEADER: {leader.id: leader.name for leader in box.leaders},
            ASSIGNMENT: {
                name: str(name_of(box, ASSIGNMENT, number, language)) for number, name in enumerate(NAMES)
            },
            "result": SIGNS,
            "owner": {name: _word(f"overlay.players.{name}", language) for name in (*MARSHALS, *ROLES)},
        },
        "windows": {name: _word(f"window.{name}", language) for name in grammar.names("window")},
        "until": {name: _word(f"until.{name}", language) for name in grammar.names("until")},
        "phases": {phase: capital(_word(f"phase.{phase}", language)) for phase in PHASES},
        "turns": {str(turn): day(turn, language) for turn in range(1, last_turn + 1)},
        "charts": charts(box, language),
        "tracks": tracks(last_turn, language),
        "rules": rules_to_show(SHEET.folder, language),
        "legend": legend_samples((*sheet_legend(scene, style, language), *_colours(box, language)), style),
        **captioned,
    }


def _word(message: str, language: str, **args: Any) -> str:
    return sentence(LOOK, language, message, args)


def _ground(box: Components, cell: int, language: str) -> str:
    """What a hex is to the rules: its terrain, its work, the perimeter and the U-Bahn."""
    geo = box.geo
    kinds = [geo.terrain[cell]]
    if geo.works[cell]:
        kinds.append(geo.works[cell])
    if geo.perimeter[cell]:
        kinds.append("perimeter")
    if cell in geo.stations:
        kinds.append("station")
    return capital(" · ".join(_word(f"terrain.{kind}", language) for kind in kinds))


def _units(box: Components, language: str) -> dict[str, dict[str, str]]:
    """What every counter is called; one that lies under others goes by its token."""
    made = {}
    for piece, unit in enumerate(box.units):
        entry = {"nation": unit.side, "side0": unit.side}
        made[unit.id] = {
            "name": str(unit_name(unit, language)),
            "values": values(unit, combat=True),
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


def _places(box: Components, language: str) -> list[dict[str, str]]:
    """The boxes beside the map: those that are to come by turn and side, then the rest."""
    made = [{"id": "coming-0", "title": _word("box.setup", language)}]
    for turn in range(1, box.charts.strengths.turns + 1):
        for side in SIDES:
            title = _word(f"box.coming-{side}", language, turn=turn)
            made.append({"id": f"coming-{side}-{turn}", "title": title})
    assert set(_BOXES) < set(PLACES)
    return made + [{"id": name, "title": capital(_word(f"box.{name}", language))} for name in _BOXES]


def _colours(box: Components, language: str) -> list[LegendEntry]:
    """The colours of the counters, and a counter on its manoeuvre face."""
    style, made = look(), []
    for unit in box.units:
        if unit.id in _SAMPLES:
            key = scheme(unit)
            made.append(LegendEntry("counter", key, style.counter[key].name[language], counter=counter(unit)))
    return made
