"""Response models of the routes. A field that is not declared here fails the tests of the API."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    """The body of an answer."""

    model_config = ConfigDict(extra="allow", use_attribute_docstrings=True)


class Health(Answer):
    """That the server is up."""

    status: Literal["ok"]
    computers: ComputersShown


class ComputersShown(Answer):
    """Computer players: who wait for a worker, processes that had to be ended, tables that are stuck."""

    waiting: int
    hung: int
    died: int
    stuck: int


class SideNamed(Answer):
    """A side and how it is called."""

    name: str
    title: str


class NameForms(Answer):
    """How sentences call a seat: with its article, after “of” and “to”, in which number and gender."""

    the: str
    of: str
    to: str
    number: str
    gender: str


class SeatOffered(Answer):
    """A seat of a scenario."""

    name: str
    title: str
    forms: NameForms
    sides: list[SideNamed]


class OptionOffered(Answer):
    """A rule that players may choose."""

    name: str
    title: str
    summary: str
    rule: str
    default: bool
    seats: list[SeatOffered] | None
    """Those that the rule brings in place of the scenario's."""


class ScenarioOffered(Answer):
    """A way to play a game."""

    name: str
    title: str
    summary: str
    length: str
    rule: str
    secrets: bool
    seats: list[SeatOffered]
    options: list[OptionOffered]


class Components(Answer):
    """How many rows of a game's components are printed, derived or reconstructed."""

    printed: int
    derived: int
    reconstructed: int


class GameOffered(Answer):
    """A game with its scenarios and computer players."""

    name: str
    title: str
    summary: str
    length: str
    difficulty: int
    learning: str
    components: Components
    levels: list[str]
    guide: bool
    scenarios: list[ScenarioOffered]


class MapOffered(Answer):
    """A map to look at, with the size of its hexes from side to side."""

    name: str
    title: str
    columns: int
    rows: int
    hex_metres: int
    components: Components


class SeatShown(Answer):
    """A seat at a table, and who holds it."""

    seat: str
    title: str
    forms: NameForms
    sides: list[str]
    kind: Literal["open", "invite", "computer", "human"]
    level: str | None
    name: str | None
    me: bool


class Ended(Answer):
    """How a table ended."""

    winners: list[str]
    rule: str
    scores: dict[str, int | float]
    resigned: str | None
    late: str | None = None
    left: str | None = None


class EndedInWords(Ended):
    """How a table ended, also in words."""

    text: str


class BudgetShown(Answer):
    """How long a seat may think."""

    kind: Literal["turn", "reserve"]
    minutes: int


class ClockShown(Answer):
    """The seconds that a seat has left, and whether its clock runs."""

    left: float | None
    runs: bool


class ProposalShown(Answer):
    """What one seat asks of the others."""

    id: str
    kind: Literal["back", "pause", "resume"]
    seat: str
    to: int | None
    accepted: list[str]
    refused: str | None
    waits_for: list[str]
    mine: bool
    asks_me: bool


class TableShown(Answer):
    """A table as a line of the lobby."""

    id: str
    game: str
    scenario: str
    options: dict[str, bool]
    title: str
    mode: Literal["live", "hotseat", "turns", "record"]
    secrets: bool
    status: Literal["open", "running", "finished"]
    seq: int
    turn: int
    waiting_for: list[str]
    spectators: bool
    budget: BudgetShown | None
    paused: bool
    seats: list[SeatShown]
    my_seats: list[str]
    host: bool
    commitment: str
    dealt: int
    forked_from: str | None
    forked_at: int | None
    rematch_of: str | None
    guide: bool
    outcome: Ended | None
    created: float
    changed: float
    expires: float | None


class ChatLine(Answer):
    """Something that was said at a table."""

    id: int
    name: str
    text: str
    at: float
    me: bool


class TableDetail(TableShown):
    """A table with all that you may know about it, but for the view."""

    host_name: str
    viewpoints: list[str]
    version: str
    invites: dict[str, str]
    held_before: dict[str, list[str]]
    chat: list[ChatLine]
    rematch: str | None
    clocks: dict[str, ClockShown]
    proposal: ProposalShown | None
    may_pause: bool


class NoteShown(Answer):
    """Your private note."""

    text: str


class EventShown(Answer):
    """Something that the rules did."""

    message: str
    kind: str
    rules: list[str]
    args: dict[str, Any]
    text: str


class LogLine(Answer):
    """An entry of a table's log."""

    seq: int
    kind: str
    seat: str | None
    side: str | None
    action: str | None
    text: str
    rules: list[str]
    events: list[EventShown]
    at: float


class Reason(Answer):
    """Why something can't be done now, or why it is as it is."""

    rule: str
    text: str


class LineShown(Answer):
    """One line of what a roll comes to, and by which rule.

    The value is a whole number, a fraction or a word: a counter's strength (`unit`), a factor (`times`), or
    what is added.
    """

    rule: str
    text: str
    value: str
    times: bool
    unit: str | None


class SumShown(Answer):
    """What the lines of a kind come to."""

    kind: str
    title: str
    total: str
    lines: list[LineShown]


class ChancesShown(Answer):
    """The exact chances of something else that the roll decides, of a counter if it concerns one alone."""

    text: str
    unit: str | None
    chances: dict[str, str]


class HeadlineShown(Answer):
    """A chance that a player asks for first, as a fraction."""

    text: str
    chance: str


class ForecastShown(Answer):
    """How a roll comes about, and the exact chances of its results, as fractions."""

    headline: list[HeadlineShown]
    column: str
    sums: list[SumShown]
    chances: dict[str, str]
    besides: list[ChancesShown]
    attackers: list[str]
    defenders: list[str]
    notes: list[Reason]
    consequences: dict[str, Reason]
