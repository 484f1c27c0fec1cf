"""The game for a page that knows no game: the sheet, the counters, and what everything is called."""

from __future__ import annotations

from typing import Any

from grognard.games.race_for_berlin.components import CAMPS, FOLDER, NATIONS, Components
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.events import EVENTS
from grognard.games.race_for_berlin.shown.charts import charts
from grognard.games.race_for_berlin.shown.picture import counters, legend_of, look, sheet, two_days
from grognard.games.race_for_berlin.shown.words import name_of
from grognard.kernel.actions import Grammar
from grognard.kernel.words.citation import rules_to_show
from grognard.kernel.words.text import capital, sentence
from grognard.picture import draw
from grognard.picture.board_file import legend_samples, sheet_data
from grognard.picture.captions import captions
from grognard.picture.counters.stacks import sprite
from grognard.picture.page import names_in

_LOOK = FOLDER / "look"
_ROLLED = ("attack", "storm", "join", "spend", "roll")
"""The verbs whose outcome can be forecast."""
_BESIDE = ("coming", "arrived", "destroyed", "removed")
"""The places off the map."""
_PHASES = ("A.1", "A.2", "A.3", "A.4", "B.1", "B.2", "C.1", "C.2", "C.3", "C.4", "C.5", "D")


def board_svg(g: Position, language: str) -> str:
    """The map sheet alone."""
    return draw(sheet(g, language), look())


def counters_svg(box: Components) -> str:
    """Two symbols for every unit: one under its id, and its reduced side."""
    style, names = look(), [f"u-{unit.id}" for unit in box.units]
    full = dict(zip(names, counters(box, style), strict=True))
    reduced = zip(names, counters(box, style, reduced=True), strict=True)
    return sprite(full | {f"{name}-reduced": counter for name, counter in reduced}, style)


def board_file(g: Position, grammar: Grammar, language: str) -> dict[str, Any]:
    """Zones, units, places, verbs, phases, charts and rules, in a player's language."""
    style = look()
    data = sheet_data(sheet(g, language), style, language)
    for zone, label in enumerate(g.box.board.labels):
        data["cells"][label]["name"] = capital(name_of(g.box, "cell", zone, language))
    return {
        **data,
        "units": _units(g, language),
        "order": {"unit": [unit.id for unit in g.box.units], "cell": list(g.box.board.labels)},
        "places": [{"id": place, "title": _word(f"place.{place}", language)} for place in _BESIDE],
        **names_in(_LOOK, language, grammar, CAMPS, _ROLLED),
        "phases": {phase: capital(name_of(g.box, "phase", phase, language)) for phase in _PHASES},
        "turns": {str(turn): two_days(first, language) for turn, first in g.box.dates.items()},
        "charts": charts(g.box, language),
        "rules": rules_to_show(FOLDER, language),
        "legend": legend_samples(legend_of(style, language), style),
        **_captions(language),
    }


def _captions(language: str) -> dict[str, Any]:
    """What look/board.toml shows; the names of events are those of the log."""
    found, events = captions(_LOOK / "board.toml", language), {}
    for event in EVENTS:
        events[event] = _word(f"event.{event}", language)
    columns = [column for panel in found["panels"] for column in panel["columns"]]
    for line in (*found["readings"], *columns):
        if line.get("path") == "token" or line.get("field") == "event":
            line["values"] = events | line.get("values", {})
    return found


def _word(message: str, language: str) -> str:
    return sentence(_LOOK, language, message, {})


def _units(g: Position, language: str) -> dict[str, dict[str, str]]:
    pieces = counters(g.box, look())
    return {
        unit.id: {
            "name": name_of(g.box, "unit", number, language).removesuffix(f" ({unit.values})"),
            "values": unit.values,
            "nation": NATIONS[unit.nation],
            "scheme": pieces[number].scheme,
            "side0": CAMPS[unit.camp],
        }
        for number, unit in enumerate(g.box.units)
    }
