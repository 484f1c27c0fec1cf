"""Models of what is seen of a table: the view with its decisions, and the messages of a socket."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, JsonValue, RootModel

from grognard.server.http.answers import (
    Answer,
    ChatLine,
    ClockShown,
    EndedInWords,
    EventShown,
    LogLine,
    Reason,
    TableDetail,
)
from grognard.server.http.answers.board_file import Absent


class Open(BaseModel):
    """Plain data of which only some fields are the same in all games."""

    __pydantic_extra__: dict[str, JsonValue]
    model_config = Answer.model_config


class UnitSeen(Open):
    """A unit as a seat sees it."""

    id: str
    side: str
    place: str
    owner: str | Absent = None
    """Who leads it, where a side has several players; `names.owner` says what he is called."""
    cell: str | Absent = None
    face: str | Absent = None
    """The side that is up, where it is not the front: a symbol `u-<id>-<face>` shows it."""
    values: str | Absent = None
    """The numbers on that side."""
    marks: list[str] | Absent = None
    facing: str | Absent = None
    """The direction in which it looks."""


Options = dict[str, list[list[str]]]
"""What may be chosen: under each verb the arguments with which it is offered, in canonical order.

An action is sent as a line, the verb and its arguments with a space between.
"""


class DecisionShown(Answer):
    """What a side must choose now."""

    prompt: str
    args: dict[str, Any]
    text: str
    """The prompt in words."""
    options: Options
    labels: dict[str, str]
    """What verbs are called now, where not as usual."""
    owed: Reason | None
    """What must be done before the option that leads on is offered, and why."""
    gives_up: dict[str, Reason]
    """What an option gives up, where it gives something up."""


class OrderShown(Answer):
    """A standing order of a side: to let all windows of a name pass until something happens."""

    side: str
    window: str
    until: str


class View(Open):
    """All that a seat may know; a game adds what it likes."""

    game: str
    seat: str
    waiting_for: list[str]
    answered: list[str] | Absent = None
    """Where several sides are asked at once, those that have answered."""
    orders: list[OrderShown] | Absent = None
    """The seat's own standing orders."""
    decisions: dict[str, DecisionShown]
    events: list[EventShown]
    """What happened last."""
    units: list[UnitSeen] | Absent = None
    turn: int | Absent = None
    last_turn: int | Absent = None
    phase: str | Absent = None
    score: dict[str, float] | Absent = None


class SeenTable(Answer):
    """A table as it is seen from a viewpoint: that of a seat, or a spectator's, which has no name."""

    seq: int
    at: int
    status: Literal["open", "running", "finished"]
    viewpoint: str
    held: dict[str, list[str]]
    """The sides of each seat, which may change hands."""
    can_undo: bool
    why_no_undo: str
    """Why the last action can't be taken back, where one sits at a game that is being played."""
    clocks: dict[str, ClockShown]
    log: list[LogLine]
    outcome: EndedInWords | None


class Seen(SeenTable):
    """A table with its view."""

    view: View


class StateMessage(Seen):
    """The table has changed; of the log known before, lines after `keep` count no more."""

    type: Literal["state"]
    keep: int


class ChangesMessage(SeenTable):
    """The same for someone who has the view after entry `base`, and takes differences."""

    type: Literal["state"]
    keep: int
    base: int
    changes: JsonValue
    """What turns that view into the present one; its form is described in `server/live/differences.py`."""


class SeatsMessage(Answer):
    """The seats have changed, or what their players agree on."""

    type: Literal["seats"]
    table: TableDetail


class ChatMessage(ChatLine):
    """Someone said something."""

    type: Literal["chat"]


class HereMessage(Answer):
    """The seats whose players are at the table."""

    type: Literal["here"]
    seats: list[str]


class ThinkingMessage(Answer):
    """A computer player thinks: how many actions it has chosen, of how many once that is known."""

    type: Literal["thinking"]
    side: str
    done: int
    of: int | None


class TroubleMessage(Answer):
    """A computer player failed; what is done about it, in words."""

    type: Literal["trouble"]
    kind: Literal["hung", "trouble"]
    text: str


class PongMessage(Answer):
    """The answer to a ping."""

    type: Literal["pong"]


AnyMessage = (
    StateMessage
    | ChangesMessage
    | SeatsMessage
    | ChatMessage
    | HereMessage
    | ThinkingMessage
    | TroubleMessage
    | PongMessage
)


class Message(RootModel[AnyMessage]):
    """What the socket of a table sends; `type` says which message it is."""
