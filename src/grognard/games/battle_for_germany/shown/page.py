"""The game for a page that knows no game: the sheet, the counters, and what everything is called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from grognard.games.battle_for_germany.components import FOLDER, Components
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import PLACES, SIDES, Phase
from grognard.games.battle_for_germany.shown.charts import charts
from grognard.games.battle_for_germany.shown.picture import (
    box_titles,
    counters,
    half_month,
    look,
    not_drawn,
    sheet,
)
from grognard.games.battle_for_germany.shown.words import name_of
from grognard.kernel.actions import Grammar
from grognard.kernel.words.citation import rules_to_show
from grognard.kernel.words.text import sentence
from grognard.picture import Scene, draw
from grognard.picture.board_file import legend_data, sheet_data
from grognard.picture.captions import captions
from grognard.picture.counters.stacks import sprite
from grognard.picture.page import names_in

_LOOK = FOLDER / "look"
_ROLLED = ("attack", "also", "join", "roll")
"""The verbs whose outcome can be forecast."""


def board_svg(g: Position, language: str) -> str:
    """The map sheet alone."""
    return _drawn(sheet(g, language))


@lru_cache(maxsize=8)
def _drawn(scene: Scene) -> str:
    """Most scenarios share one sheet, and it takes a while to draw."""
    return draw(scene, look())


def counters_svg(box: Components) -> str:
    """A symbol for every unit, under its id."""
    style = look()
    pieces = zip(box.units, counters(box, style), strict=True)
    return sprite({f"u-{unit.id}": counter for unit, counter in pieces}, style)


def board_file(g: Position, grammar: Grammar, language: str) -> dict[str, Any]:
    """Cells, units, places, verbs, phases, charts and rules, in a player's language."""
    style = look()
    return {
        **sheet_data(sheet(g, language), style, language),
        "units": _units(g, language),
        "order": {"unit": [unit.id for unit in g.box.units], "cell": list(g.box.board.labels)},
        "places": [{"id": PLACES[place], "title": title} for place, title in box_titles(language).items()],
        **names_in(_LOOK, language, grammar, SIDES, _ROLLED),
        "phases": {phase.code: _phase(phase, language) for phase in g.world.terms.turn},
        "turns": {str(row.turn): half_month(row.date, language) for row in g.box.track.values()},
        "charts": charts(g.box, language),
        "rules": rules_to_show(FOLDER, language),
        "legend": legend_data(style, language, not_drawn(g, style)),
        **captions(_LOOK / "board.toml", language),
    }


def _word(message: str, language: str) -> str:
    return sentence(_LOOK, language, message, {})


def _units(g: Position, language: str) -> dict[str, dict[str, str]]:
    pieces: Sequence[Any] = counters(g.box, look())
    return {
        unit.id: {
            "name": name_of(g.box, "unit", number, language).removesuffix(f" ({unit.values})"),
            "values": unit.values,
            "nation": unit.nation,
            "scheme": pieces[number].scheme,
            "side0": SIDES[g.side[number]],
        }
        for number, unit in enumerate(g.box.units)
    }


def _phase(phase: Phase, language: str) -> str:
    """The phase and whose it is: `Soviets: movement phase.` without its full stop."""
    side, kind = _word(f"side.{SIDES[phase.side]}", language), _word(f"phase.{phase.kind}", language)
    return sentence(_LOOK, language, "phase.begins", {"side": side, "phase": kind}).removesuffix(".")
