"""Questions about the board: overlays, paths, chances, what can follow, and why a click does nothing.

Every answer is found in a state that the seat could not tell from the real one, so it betrays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from grognard.kernel.actions import Action, BadAction, Side
from grognard.kernel.answers import Reason
from grognard.kernel.game import BadChoice, Game
from grognard.kernel.state import State
from grognard.kernel.words import forecasts
from grognard.server.errors import Refusal
from grognard.server.tables.actions import twin_of
from grognard.server.tables.history import Standing, bar_to_undo
from grognard.server.tables.log import EVERYTHING

MOST_LOOKED_AHEAD = 200


class _Barred(Exception):
    """An action is not offered to a side in a state."""


def preview(
    game: Game[Any], now: Standing, seat: str, lines: Sequence[str], language: str
) -> dict[str, Any] | None:
    """The way of the last of some actions that a seat could take one after the other.

    None when it takes none, or is not offered: the table may have moved on since the page asked.
    """
    *first, last = [_parsed(game, line, "action") for line in lines]
    try:
        state, ends = _after(game, twin_of(game, now, seat), seat, first)
    except _Barred:
        return None
    side = None if ends else _offered_to(game, state, seat, last)
    found = None if side is None else game.preview(state, side, last)
    if found is None:
        return None
    cells, points = game.grammar.names("cell"), {"points": found.cost, "left": found.allowance}
    return {
        "way": [cells[cell] for cell in found.way],
        "cost": _plain(found.cost),
        "allowance": _plain(found.allowance),
        "price": game.words(state, found.price, points, language) if found.price else None,
        "notes": [
            {"rules": list(note.rules), "text": game.words(state, note.message, note.args, language)}
            for note in found.notes
        ],
    }


def forecast(game: Game[Any], now: Standing, seat: str, line: str, language: str) -> dict[str, Any] | None:
    """The exact chances of an action that is offered to a seat; None when nothing would be rolled.

    What was offered when a page asked may be gone by now: that has no chances either.
    """
    action, twin = _parsed(game, line, "action"), twin_of(game, now, seat)
    offered = _offered_to(game, twin, seat, action) is not None
    found = game.forecast(twin, action) if offered else None
    return forecasts.in_words(game, twin, found, language) if found else None


def _offered_to(game: Game[Any], state: State, seat: str, action: Action) -> Side | None:
    """The side for which a seat could do something now, if it could."""
    deciding = _deciding(game, state, seat)
    return next((side for side in deciding if action in state.pending[side].options), None)


def ahead(game: Game[Any], now: Standing, seat: str) -> dict[str, dict[str, list[list[str]]]]:
    """What a seat could choose after each of its options, where nothing is rolled or shown in between."""
    twin, found = twin_of(game, now, seat), dict[str, dict[str, list[list[str]]]]()
    deciding = _deciding(game, twin, seat)
    options = [(side, option) for side in deciding for option in twin.pending[side].options]
    for side, option in options[:MOST_LOOKED_AHEAD]:
        after = twin.clone()
        game.act(after, side, option)
        if side in after.pending and not bar_to_undo(twin, after, game.seats(twin)[seat]):
            found[game.grammar.text(option)] = game.grammar.by_verb(after.pending[side].options)
    return found


def together(
    game: Game[Any], now: Standing, seat: str, wished: Sequence[Sequence[str]], language: str
) -> dict[str, Any]:
    """The places of the picks that can be made one after the other, and why the first of the rest cannot.

    A pick is one action, or several that count whole or not at all. No rule bars what only waits for a die,
    a reveal or another seat's decision.
    """
    picks = [[_parsed(game, line) for line in lines] for lines in wished]
    state, goes, bar = twin_of(game, now, seat), list[int](), None
    for place, actions in enumerate(picks):
        if not _deciding(game, state, seat):
            break
        try:
            state, ends = _after(game, state, seat, actions)
        except _Barred as barred:
            where, side, action = barred.args
            bar = bar or _said(game, where, game.explain(where, side, action), language)
            continue
        goes.append(place)
        if ends:
            break
    return {"goes": goes, "bar": bar}


def _after(game: Game[Any], state: State, seat: str, actions: Sequence[Action]) -> tuple[State, bool]:
    """The state after a pick, and whether it ends with a die or a reveal; raises _Barred."""
    for action in actions:
        side = _offered_to(game, state, seat, action)
        if side is None:
            raise _Barred(state, [*_deciding(game, state, seat), *game.seats(state)[seat]][0], action)
        before, state = state, state.clone()
        game.act(state, side, action)
        if bar_to_undo(before, state, game.seats(before)[seat]):
            return state, True
    return state, False


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
    sides = game.answers(twin)[seat]
    side = next((side for side in sides if side in twin.pending), next(iter(sides), ""))
    attempt = game.meant(twin, side, piece, place, side_of_cell)
    reason = game.explain(twin, side, attempt) if attempt else None
    return _said(game, twin, reason, language)


def overlay(game: Game[Any], now: Standing, who: str, name: str, unit: str | None) -> dict[str, Any]:
    """The tints of cells in an overlay, as a seat, a spectator or who sees everything may see it."""
    piece = None if unit is None else _number(game, "unit", unit)
    if who == EVERYTHING:
        return _tints(game, now.state.levelled(True), next(iter(game.seats(now.state))), name, piece)
    return _tints(game, twin_of(game, now, who), who, name, piece)


def _tints(
    game: Game[Any], state: State, seat: str, name: str, unit: int | None
) -> dict[str, list[dict[str, str]]]:
    try:
        found = game.overlay(state, seat, name, unit)
    except BadChoice:
        raise Refusal(404, "no-overlay", name=name[:40]) from None
    cells = game.grammar.names("cell")
    return {cells[cell]: [tint._asdict() for tint in tints] for cell, tints in sorted(found.items())}


def _deciding(game: Game[Any], state: State, seat: str) -> list[Side]:
    """The sides for which a seat has something to choose."""
    return [side for side in game.answers(state)[seat] if side in state.pending]


def _said(game: Game[Any], state: State, reason: Reason | None, language: str) -> dict[str, str] | None:
    """A reason in words."""
    if reason is None:
        return None
    return {"rule": reason.rule, "text": game.words(state, reason.message, reason.args, language)}


def _parsed(game: Game[Any], line: str, field: str = "pick") -> Action:
    try:
        return game.parse(line)
    except BadAction:
        raise Refusal(422, "bad-action", field=field) from None


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
