"""What a page shows of a game, apart from its rules: the map sheet, the counters, and what all is called.

A game that can be shown is a `Page` as well as a `Game`. What it does not say itself is left empty here, so
a game without a look is played by its verbs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from grognard.kernel.actions import Grammar
from grognard.kernel.components.tables import OddsTable
from grognard.kernel.game import Game, Scenario
from grognard.kernel.reactions import ORDER, UNTIL, WINDOW
from grognard.kernel.words.text import Name, named, sentence

_NOTHING_DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"></svg>'


class Page:
    """The board, the counters and the words of a game."""

    grammar: Grammar
    scenarios: Mapping[str, Scenario]

    def board_svg(self, scenario: str, language: str = "en") -> str:
        """The map sheet alone, without counters; an empty picture for a game without a look."""
        return _NOTHING_DRAWN

    def counters_svg(self) -> str:
        """A symbol `u-<unit id>` for every unit; none for a game without a look.

        A unit of the view with a `face` is shown by `u-<unit id>-<face>`, and its `values` say what is there.
        """
        return _NOTHING_DRAWN

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        """What a page needs to show the game, as plain data; a game without a look is played by its verbs.

        The page draws no rules from it: which actions there are, the view says.
        """
        verbs = {verb: {"kinds": list(kinds), "label": verb} for verb, kinds in self.grammar.verbs.items()}
        sides = {side: side for held in self.scenarios[scenario].seats.values() for side in held}
        forms = {side: Name(side).forms for side in sides}
        words: dict[str, Any] = {
            name: {} for name in ("phases", "turns", "rules", "marks", "signs", "results", "tones", "sample")
        }
        lists: dict[str, Any] = {
            name: [] for name in ("places", "charts", "legend", "markers", "readings", "panels")
        }
        sheet = {
            "numbered": True,
            "width": 1,
            "height": 1,
            "counter": {
                "edge": 1,
                "up": 0,
                "right": 0,
                "lift": 0,
                "head": 0,
                "tallest": 1,
                "pile": 0,
                "gap": 0,
            },
        }
        pieces: dict[str, Any] = {"cells": {}, "units": {}, "order": {}}
        if ORDER in verbs:
            words |= {f"{WINDOW}s": _as_named(self.grammar, WINDOW), UNTIL: _as_named(self.grammar, UNTIL)}
        return sheet | pieces | {"verbs": verbs, "sides": sides, "forms": forms} | words | lists


def names_in(
    look: Path,
    language: str,
    grammar: Grammar,
    sides: Iterable[str],
    rolls: Collection[str],
    gathers: Collection[str] = (),
    peaceful: Collection[str] = (),
    spelt_out: Collection[str] = (),
    closes: Collection[str] = (),
) -> dict[str, Any]:
    """What the words of a game call its verbs and sides.

    `rolls` are the verbs that can be forecast, `peaceful` those of them that attack nobody, `gathers` those
    that bring units together for one deed, `spelt_out` those whose units have buttons as well, and `closes`
    those that only end what one unit does, so that a click on the next unit says them too.
    """
    return {
        "verbs": {
            verb: {
                "kinds": list(kinds),
                "label": sentence(look, language, f"verb.{verb}", {}),
                "rolls": verb in rolls,
                "strikes": verb in rolls and verb not in peaceful,
                "gathers": verb in gathers,
                "spelt_out": verb in spelt_out,
                "closes": verb in closes,
            }
            for verb, kinds in grammar.verbs.items()
        },
        "sides": {side: sentence(look, language, f"side.{side}", {}) for side in sides},
        "forms": {side: named(look, language, f"side.{side}").forms for side in sides},
    }


def chart_of(title: str, die: str, table: OddsTable[Any]) -> dict[str, Any]:
    """A table of results, a row for each die roll."""
    rows = [[str(roll), *map(str, results)] for roll, results in table.rows.items()]
    return {"title": title, "columns": [die, *table.columns], "rows": rows}


def _as_named(grammar: Grammar, kind: str) -> dict[str, str]:
    return {name: name for name in grammar.names(kind)}


def page_of(game: Game[Any]) -> Page:
    """The game as a page; raises TypeError for a game without one."""
    if not isinstance(game, Page):
        raise TypeError(f"{game.name}: expected a game that is a Page as well")
    return game
