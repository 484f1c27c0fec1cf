"""Questions about the board: overlays, the path of a move, and why a click does nothing.

Every answer is found in a state that the seat could not tell from the real one, so it betrays nothing.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.kernel.game import BadChoice, Game
from grognard.kernel.state import SPECTATOR, State
from grognard.server.errors import Refusal
from grognard.server.tables.actions import Tables, twin_of
from grognard.server.tables.history import Standing
from grognard.server.tables.reveals import bar_to_undo

MOST_LOOKED_AHEAD = 200


def preview(
    game: Game[Any], tables: Tables, now: Standing, seat: str, line: str, language: str
) -> dict[str, Any] | None:
    """The way of an action that is offered to a seat; None when it takes none."""
    side, action, twin = tables.considered(game, now, seat, line, language)
    found = game.preview(twin, side, action)
    if found is None:
        return None
    cells = game.grammar.names("cell")
    return {
        "way": [cells[cell] for cell in found.way],
        "cost": _plain(found.cost),
        "allowance": _plain(found.allowance),
        "notes": [
            {"rules": list(note.rules), "text": game.words(twin, note.message, note.args, language)}
            for note in found.notes
        ],
    }


def ahead(game: Game[Any], now: Standing, seat: str) -> dict[str, dict[str, list[list[str]]]]:
    """What a seat could choose after each of its options, where nothing is rolled or shown in between."""
    twin, found = twin_of(game, now, seat), dict[str, dict[str, list[list[str]]]]()
    deciding = [side for side in game.seats(twin)[seat] if side in twin.pending]
    options = [(side, option) for side in deciding for option in twin.pending[side].options]
    for side, option in options[:MOST_LOOKED_AHEAD]:
        after = twin.clone()
        game.act(after, side, option)
        if side in after.pending and not bar_to_undo(twin, after):
            found[game.grammar.text(option)] = game.grammar.by_verb(after.pending[side].options)
    return found


def why(
    game: Game[Any],
    now: Standing,
    seat: str,
    cell: str,
    unit: str | None,
    language: str,
    edge: str | None = None,
) -> dict[str, str] | None:
    """Why a click on a cell, a unit in it or its edge does nothing now; None when there is nothing to say.

    The page knows no edge that can be named from one that cannot: the latter means the cell.
    """
    place, piece = _number(game, "cell", cell), None if unit is None else _number(game, "unit", unit)
    side_of_cell = None if edge is None else game.grammar.number("edge", edge)
    twin = twin_of(game, now, seat)
    sides = game.seats(twin)[seat]
    side = next((side for side in sides if side in twin.pending), next(iter(sides), ""))
    attempt = game.meant(twin, side, piece, place, side_of_cell)
    reason = game.explain(twin, side, attempt) if attempt else None
    if reason is None:
        return None
    return {"rule": reason.rule, "text": game.words(twin, reason.message, reason.args, language)}


def overlay(game: Game[Any], now: Standing, who: str, name: str, unit: str | None) -> dict[str, Any]:
    """The tints of cells in an overlay; for a spectator, those that every seat would see."""
    piece = None if unit is None else _number(game, "unit", unit)
    if who != SPECTATOR:
        return _tints(game, twin_of(game, now, who), who, name, piece)
    seats = list(game.seats(now.state))
    seen = [_tints(game, twin_of(game, now, seat), seat, name, piece) for seat in seats]
    return {cell: tints for cell, tints in seen[0].items() if all(one.get(cell) == tints for one in seen)}


def _tints(
    game: Game[Any], state: State, seat: str, name: str, unit: int | None
) -> dict[str, list[dict[str, str]]]:
    try:
        found = game.overlay(state, seat, name, unit)
    except BadChoice:
        raise Refusal(404, "no-overlay", name=name[:40]) from None
    cells = game.grammar.names("cell")
    return {cells[cell]: [tint._asdict() for tint in tints] for cell, tints in sorted(found.items())}


def _plain(points: Fraction | int | None) -> float | None:
    """A number for JSON: whole where it is, else with its decimals."""
    if points is None or points == int(points):
        return None if points is None else int(points)
    return float(points)


def _number(game: Game[Any], kind: str, name: str) -> int:
    number = game.grammar.number(kind, name)
    if number is None:
        raise Refusal(422, f"no-{kind}", field=kind, name=name[:40])
    return number
