"""The game for a page that knows no game: the sheet, the counters, and what everything is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.race_for_berlin.components import CAMPS, FOLDER, NATIONS, Components
from grognard.games.race_for_berlin.picture import capital, counters, look, sheet, two_days
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.schemas import TABLES
from grognard.games.race_for_berlin.words import name_of
from grognard.kernel.actions import Grammar
from grognard.kernel.ledger import wordings
from grognard.kernel.text import sentence
from grognard.picture import draw
from grognard.picture.board_file import captions, legend_data, sheet_data
from grognard.picture.counters import sprite

_LOOK = FOLDER / "look"
_ROLLED = ("attack", "storm", "join", "spend", "roll")
"""The verbs whose outcome can be forecast."""
_PHASES = ("A.1", "A.2", "A.3", "A.4", "B.1", "B.2", "C.1", "C.2", "C.3", "C.4", "C.5", "D")
_PLACES: Mapping[str, Mapping[str, str]] = {
    "coming": {"en": "To come", "fr": "À venir"},
    "arrived": {"en": "Arrived, to be placed", "fr": "Arrivés, à placer"},
    "destroyed": {"en": "Destroyed", "fr": "Détruits"},
    "removed": {"en": "Out of the game", "fr": "Hors du jeu"},
}
_CHARTS: Mapping[str, Mapping[str, str]] = {
    "combat": {"en": "Combat results", "fr": "Résultats des combats"},
    "urban": {"en": "Urban progression", "fr": "Progression urbaine"},
    "die": {"en": "Die", "fr": "Dé"},
    "result": {"en": "Result", "fr": "Résultat"},
}
_VERBS: Mapping[str, Mapping[str, str]] = {
    "place": {"en": "Place", "fr": "Placer"},
    "flee": {"en": "Escape", "fr": "Fuir"},
    "refit": {"en": "Restore", "fr": "Recompléter"},
    "rebuild": {"en": "Rebuild", "fr": "Reconstituer"},
    "support": {"en": "Take a support point", "fr": "Prendre un point de support"},
    "starve": {"en": "Reduce for lack of supply", "fr": "Réduire faute de ravitaillement"},
    "done": {"en": "Done", "fr": "Terminé"},
    "cut": {"en": "Cut off", "fr": "Couper"},
    "play": {"en": "Play the event", "fr": "Jouer l’événement"},
    "army": {"en": "Choose the army", "fr": "Choisir l’armée"},
    "track": {"en": "Choose the track", "fr": "Choisir la piste"},
    "march": {"en": "Activate to move", "fr": "Activer en mouvement"},
    "fight": {"en": "Activate to fight", "fr": "Activer en combat"},
    "hold": {"en": "Activate in reserve", "fr": "Activer en réserve"},
    "bombard": {"en": "Shell Berlin", "fr": "Bombarder Berlin"},
    "begin": {"en": "Begin", "fr": "Commencer"},
    "move": {"en": "Move", "fr": "Déplacer"},
    "go": {"en": "Go", "fr": "Aller"},
    "step": {"en": "Go one zone", "fr": "Avancer d’une zone"},
    "stay": {"en": "Stay", "fr": "Rester"},
    "attack": {"en": "Attack", "fr": "Attaquer"},
    "storm": {"en": "Fight for the zone", "fr": "Combattre pour la zone"},
    "join": {"en": "Join in", "fr": "Se joindre"},
    "collapse": {"en": "Make conscripts collapse", "fr": "Faire s’effondrer des conscrits"},
    "spend": {"en": "Spend support", "fr": "Dépenser du support"},
    "roll": {"en": "Roll", "fr": "Lancer le dé"},
    "pass": {"en": "Pass", "fr": "Passer"},
    "quiet": {"en": "Pass for the whole turn", "fr": "Passer pour tout le tour"},
    "lose": {"en": "Take the loss", "fr": "Subir la perte"},
    "retreat": {"en": "Retreat", "fr": "Retraiter"},
    "advance": {"en": "Advance", "fr": "Avancer"},
    "halt": {"en": "No more advance", "fr": "Ne plus avancer"},
    "keep": {"en": "Keep the token", "fr": "Garder le jeton"},
    "discard": {"en": "Put the token back", "fr": "Remettre le jeton"},
    "end": {"en": "End", "fr": "Finir"},
}


def board_svg(g: Position, language: str) -> str:
    """The map sheet alone."""
    return draw(sheet(g, language), look())


def counters_svg(box: Components) -> str:
    """A symbol for every unit, under its id."""
    style = look()
    pieces = zip(box.units, counters(box, style), strict=True)
    return sprite({f"u-{unit.id}": counter for unit, counter in pieces}, style)


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
        "places": [{"id": place, "title": title[language]} for place, title in _PLACES.items()],
        "verbs": {
            verb: {"kinds": list(kinds), "label": _VERBS[verb][language], "rolls": verb in _ROLLED}
            for verb, kinds in grammar.verbs.items()
        },
        "sides": {side: _word(f"side.{side}", language) for side in CAMPS},
        "phases": {phase: capital(name_of(g.box, "phase", phase, language)) for phase in _PHASES},
        "turns": {str(turn): two_days(first, language) for turn, first in g.box.dates.items()},
        "charts": [_combat(g.box, language), _urban(g.box, language)],
        "rules": wordings(FOLDER, language),
        "legend": legend_data(style, language),
        **captions(_LOOK / "board.toml", language),
    }


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


def _combat(box: Components, language: str) -> dict[str, Any]:
    """Annex 2: the combat table, a row for each die roll."""
    rows = [[str(roll), *results] for roll, results in box.combat.rows.items()]
    columns = [_CHARTS["die"][language], *box.combat.columns]
    return {"title": _CHARTS["combat"][language], "columns": columns, "rows": rows}


def _urban(box: Components, language: str) -> dict[str, Any]:
    """Annex 1: the table of urban progression."""
    rows = [[roll, result] for roll, result in box.data.values(TABLES)["urban"]["results"].items()]
    columns = [_CHARTS["die"][language], _CHARTS["result"][language]]
    return {"title": _CHARTS["urban"][language], "columns": columns, "rows": rows}
