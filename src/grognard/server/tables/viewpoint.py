"""Viewpoints: what may be seen of a table, and by whom; views and reasons for one seat.

While a game runs, players have the viewpoints of their own seats, and spectators see only what all seats
know. When it is over, everyone may choose every seat's viewpoint, and one that sees what any seat saw.
"""

from __future__ import annotations

from functools import reduce
from typing import Any

import msgspec

from grognard.kernel.actions import BadAction, Side
from grognard.kernel.answers import Reason
from grognard.kernel.game import Game
from grognard.kernel.state import SPECTATOR, State
from grognard.server.errors import Refusal, words
from grognard.server.store.rows import FINISHED, TableRow, User
from grognard.server.tables.actions import twin_of
from grognard.server.tables.history import Standing, why_no_undo
from grognard.server.tables.log import EVERYTHING, event_line, may_read

_NOTHING = object()


def allowed(user: User | None, row: TableRow) -> list[str]:
    """The viewpoints from which a user may look at a table."""
    if row.status == FINISHED:
        return [*(seat.seat for seat in row.seats), EVERYTHING, SPECTATOR]
    mine = row.seats_of(user)
    watches = row.spectators or (user is not None and user.id == row.host_id) or bool(mine)
    return [*mine, *([SPECTATOR] if watches else [])]


def check(user: User | None, row: TableRow, seat: str | None) -> str:
    """The viewpoint that was asked for, if it is allowed."""
    viewpoint = seat or SPECTATOR
    if viewpoint in allowed(user, row):
        return viewpoint
    if viewpoint == SPECTATOR:
        raise Refusal(403, "no-spectators")
    raise Refusal(403, "not-your-seat", field="seat")


def own(user: User, row: TableRow, seat: str) -> None:
    """Refuses a seat that the user does not hold."""
    if seat not in row.seats_of(user):
        raise Refusal(403, "not-your-seat", field="seat")


def seated(user: User, row: TableRow) -> None:
    """Refuses a user who holds no seat."""
    if not row.seats_of(user):
        raise Refusal(403, "no-seat")


def look(game: Game[Any], row: TableRow, now: Standing, viewpoint: str, language: str) -> dict[str, Any]:
    """All that can be seen of a table from a viewpoint, but for the log."""
    key = (viewpoint, language)
    if key not in now.seen:
        now.seen[key] = msgspec.Raw(msgspec.json.encode(view_in_words(game, now.state, viewpoint, language)))
    in_play = row.status != FINISHED and now.seq == row.seq
    bar = why_no_undo(now, viewpoint) if in_play and viewpoint != SPECTATOR else ""
    return {
        "seq": row.seq,
        "at": now.seq,
        "status": row.status,
        "viewpoint": viewpoint,
        "held": {seat: list(sides) for seat, sides in game.answers(now.state).items()},
        "can_undo": in_play and viewpoint != SPECTATOR and not bar,
        "why_no_undo": words(f"error.{bar}", language) if bar else "",
        "view": now.seen[key],
        "outcome": outcome(game, row, now.state, language) if now.seq == row.seq else None,
    }


def outcome(game: Game[Any], row: TableRow, state: State, language: str) -> dict[str, Any] | None:
    """How a table ended."""
    if row.outcome is None:
        return None
    message = row.outcome["message"]
    text = game.words(state, message, {}, language) if message else ""
    return {**{name: value for name, value in row.outcome.items() if name != "message"}, "text": text}


def explain(game: Game[Any], now: Standing, seat: str, line: str, language: str) -> dict[str, str] | None:
    """Why a seat can't do this now; None when it can."""
    try:
        action = game.parse(line)
    except BadAction:
        raise Refusal(422, "bad-action", field="action") from None
    twin = twin_of(game, now, seat)
    sides = game.answers(twin)[seat]
    deciding = [side for side in sides if side in twin.pending] or list(sides)
    reasons = [game.explain(twin, side, action) for side in deciding]
    if None in reasons:
        return None
    if not reasons:
        raise Refusal(409, "not-your-decision")
    reason = reasons[0]
    assert reason is not None
    return {"rule": reason.rule, "text": game.words(twin, reason.message, reason.args, language)}


def view_in_words(game: Game[Any], state: State, viewpoint: str, language: str) -> dict[str, Any]:
    """A view whose prompts and events are also in words, and whose options are grouped by verb."""
    view = seen(game, state, viewpoint)
    for side, decision in view["decisions"].items():
        decision["options"] = game.grammar.by_verb(state.pending[side].options)
        decision["text"] = game.words(state, decision["prompt"], decision["args"], language)
        decision["labels"] = {
            verb: game.words(state, message, {}, language) for verb, message in game.renamed(state).items()
        }
        decision |= _warnings(game, state, side, language)
    events = [event for event in state.events if may_read(game, state, event, viewpoint)]
    texts = [game.words(state, event.message, event.args, language) for event in events]
    told = [event_line(game, event, text) for event, text in zip(events, texts, strict=True)]
    return view | {"events": told}


def seen(game: Game[Any], state: State, viewpoint: str) -> dict[str, Any]:
    """What can be seen of a state from a viewpoint."""
    if viewpoint not in (EVERYTHING, SPECTATOR):
        return game.view(state, viewpoint)
    level = state.levelled(viewpoint == EVERYTHING)
    views = [game.view(level, seat) for seat in game.seats(state)]
    if viewpoint == EVERYTHING:
        return reduce(_united, views) | {"seat": EVERYTHING}
    return reduce(_common, views) | {"seat": SPECTATOR, "decisions": {}}


def _warnings(game: Game[Any], state: State, side: Side, language: str) -> dict[str, Any]:
    """What is owed before a side may go on, and what each way of going on gives up."""

    def said(reason: Reason | None) -> dict[str, str] | None:
        if reason is None:
            return None
        return {"rule": reason.rule, "text": game.words(state, reason.message, reason.args, language)}

    plain = [option for option in state.pending[side].options if len(option) == 1]
    lost = {game.grammar.text(option): said(game.given_up(state, side, option)) for option in plain}
    return {
        "owed": said(game.owed(state, side)),
        "gives_up": {line: reason for line, reason in lost.items() if reason},
    }


def _common(one: Any, other: Any) -> Any:
    """What two pieces of plain data have in common.

    >>> _common({"turn": 1, "hand": {"red": 3}}, {"turn": 1, "hand": {"blue": 5}})
    {'turn': 1, 'hand': {}}
    """
    if isinstance(one, dict) and isinstance(other, dict):
        both = {name: _common(value, other[name]) for name, value in one.items() if name in other}
        return {name: value for name, value in both.items() if value is not _NOTHING}
    return one if one == other else _NOTHING


def _united(one: Any, other: Any) -> Any:
    """Two pieces of plain data merged; where they contradict, the first one counts.

    >>> _united({"turn": 1, "hand": {"red": 3}}, {"turn": 1, "hand": {"blue": 5}})
    {'turn': 1, 'hand': {'red': 3, 'blue': 5}}
    """
    if isinstance(one, dict) and isinstance(other, dict):
        both = {name: _united(one[name], other[name]) for name in one if name in other}
        return one | other | both
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_united(*pair) for pair in zip(one, other, strict=True)]
    return one
