"""4 Sequence of play: a day with its morning, its afternoon and its night.

Each section is a frame whose steps are its phases and impulses in their order. Three kinds of day come of it
(6/sequence): the initial player keeps the whole morning; the second player wins the challenge; a lull.
"""

from __future__ import annotations

from grognard.games.borodino_41.position import AM, INITIAL, LIMITED, NIGHT_SECTION, PM, Position
from grognard.games.borodino_41.rules import air, bridges, hidden, victory
from grognard.games.borodino_41.rules.impulse import Impulse
from grognard.games.borodino_41.rules.initiative import CHALLENGE, MORNING, NIGHT, Bids
from grognard.games.borodino_41.rules.observation import watch
from grognard.games.borodino_41.rules.recovery import recover, recover_all
from grognard.games.borodino_41.rules.replacements import Replacements
from grognard.games.borodino_41.rules.supply import SupplyPhase
from grognard.games.borodino_41.rules.weather import settle_weather
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar, choice

RULES = {
    "setup": "19/intro/setup",
    "withdrawal": "5/turn-indication/first-turn",
    "initiative": "6/initiative/bid",
    "challenge": "4/desc/challenge",
    "supply": "13/supply/phase",
    "replacements": "16/repl/roll",
}
"""The rule of a phase, where it is not that of the whole sequence."""


@frame
class Day(Frame):
    """4/desc/turn: one turn after the other, to the last."""

    STEPS = ("open", "morning", "afternoon", "night", "end_of_day")

    def open(self, g: Position) -> None:
        """4/desc/admin-order, 15/bridge/next-turn: the weather, and the bridges of last night."""
        g.phase, g.section, g.lull = "weather", AM, False
        g.note("day.begins", "4/seq/section-1", turn=g.turn)
        bridges.open_finished(g)
        settle_weather(g)
        hidden.close_impulse(g)  # 11/observe/night: by daylight one sees farther

    def morning(self, g: Position) -> None:
        g.stack.append(Morning())

    def afternoon(self, g: Position) -> None:
        g.stack.append(Afternoon())

    def night(self, g: Position) -> None:
        g.stack.append(Night())

    def end_of_day(self, g: Position) -> None:
        """4/desc/night: the next day, unless this was the last (19/intro/end, 19/battle/end)."""
        victory.take_stock(g)
        g.spent[:] = bytes(len(g.spent))  # 18/armeng/once-a-day
        g.expire("turn")
        if g.turn < g.world.last_turn:
            g.turn += 1
            self.at = "open"
        else:
            g.phase, g.over = "over", "last-turn"
            g.note("day.last", victory.end_rule(g), turn=g.turn)


@frame
class Morning(Frame):
    """4/seq/am-initial, 4/seq/am-second: initiative, two impulses, the challenge between them, recovery."""

    wanted: bool = False
    """4/desc/challenge: the initial player has announced that he wants the second impulse."""
    empty: bool = False
    """4/desc/second-impulse-waived: nobody wants it."""

    STEPS = (
        *("air", "initiative", "first", "announce", "answer", "strikes"),
        *("second", "recovery", "end_of_section"),
    )

    def air(self, g: Position) -> None:
        """14/air/roll."""
        g.section = AM
        air.roll_support(g)

    def initiative(self, g: Position) -> None:
        """6/when/three-times; on the first day the Germans have it (19/intro/first-initiative)."""
        g.phase, g.first_kept, g.due, g.lull = "initiative", False, 0, False
        if g.turn > 1:
            g.stack.append(Bids(MORNING))
        else:
            g.initial = GERMAN
            g.note("initiative.given", "19/intro/first-initiative", side=SIDES[GERMAN])

    def first(self, g: Position) -> None:
        g.stack.append(Impulse(g.initial, LIMITED if g.lull else INITIAL))

    @choice
    def announce(self, g: Position) -> Decision | None:
        """4/desc/challenge: the initial player says whether he wants the second impulse; none in a lull."""
        if g.lull:
            return None
        g.phase, g.player = "challenge", g.initial
        return ask(SIDES[g.initial], "challenge.announce")

    @announce.verb("want", then="answer")
    def want(self, g: Position) -> None:
        self.wanted = True
        g.note("challenge.wanted", "4/desc/challenge", side=SIDES[g.initial])

    @announce.verb("waive", then="answer")
    def waive(self, g: Position) -> None:
        g.note("challenge.waived", "4/desc/second-impulse-waived", side=SIDES[g.initial])

    @choice
    def answer(self, g: Position) -> Decision | None:
        """6/challenge/announce: the second player contests the impulse, or takes the one that is waived."""
        if g.lull:
            return None
        g.player = 1 - g.initial
        return ask(SIDES[1 - g.initial], "challenge.answer" if self.wanted else "challenge.take")

    @answer.verb("allow", then="strikes")
    def allow(self, g: Position) -> None:
        """6/challenge/free-second: the initial player goes on, and owes no assault."""
        g.first_kept = True
        g.note("challenge.allowed", "6/challenge/free-second", side=SIDES[1 - g.initial])

    @allow.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.wanted else ("4/desc/second-impulse-waived", "why.waived")

    @answer.verb("contest", then="strikes")
    def contest(self, g: Position) -> None:
        g.stack.append(Bids(CHALLENGE))

    @contest.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.wanted else ("4/desc/second-impulse-waived", "why.waived")

    @answer.verb("accept", then="strikes")
    def accept(self, g: Position) -> None:
        g.note("challenge.taken", "4/desc/second-impulse-waived", side=SIDES[1 - g.initial])

    @accept.barred
    def _(self, g: Position) -> Bar | None:
        return ("4/desc/challenge", "why.wanted") if self.wanted else None

    @answer.verb("decline", then="strikes")
    def decline(self, g: Position) -> None:
        self.empty = g.first_kept = True
        g.note("challenge.declined", "4/desc/second-impulse-waived", side=SIDES[1 - g.initial])

    @decline.barred
    def _(self, g: Position) -> Bar | None:
        return ("4/desc/challenge", "why.wanted") if self.wanted else None

    def strikes(self, g: Position) -> None:
        """4/desc/challenge-winner, 14/air/out-of-impulse: of the second player, who has no impulse now."""
        if g.first_kept:
            _strikes(g, 1 - g.initial)

    def second(self, g: Position) -> None:
        """4/seq/am-second; in a lull it is the second player's (6/lull/order)."""
        if not self.empty:
            g.stack.append(Impulse(g.initial if g.first_kept else 1 - g.initial, LIMITED))

    def recovery(self, g: Position) -> None:
        """4/seq/am-recovery; a lull mends everything (6/lull/order)."""
        if g.lull:
            recover_all(g)
        else:
            recover(g)

    def end_of_section(self, g: Position) -> None:
        _close(g)


@frame
class Afternoon(Frame):
    """4/seq/pm-kept, 4/seq/pm-split: one initial impulse of the second player, or a limited one for each."""

    STEPS = ("air", "first", "second", "recovery", "strikes", "end_of_section")

    def air(self, g: Position) -> None:
        """4/desc/afternoon: rolled anew; a lull has none (14/air/no-lull)."""
        g.section = PM
        if not g.lull:
            air.roll_support(g)

    def first(self, g: Position) -> None:
        if not g.first_kept:
            g.stack.append(Impulse(g.initial, LIMITED))

    def second(self, g: Position) -> None:
        g.stack.append(Impulse(1 - g.initial, INITIAL if g.first_kept else LIMITED))

    def recovery(self, g: Position) -> None:
        """4/seq/pm-recovery; the list of a lull day has none (6/sequence/case-3)."""
        if not g.lull:
            recover(g)

    def strikes(self, g: Position) -> None:
        """14/air/out-of-impulse: of the initial player, who has had no impulse."""
        if g.first_kept:
            _strikes(g, g.initial)

    def end_of_section(self, g: Position) -> None:
        watch(g)  # 14/proc/cover
        _close(g)


@frame
class Night(Frame):
    """4/seq/night: initiative, a limited impulse for each side, recovery, supply."""

    STEPS = (
        "initiative",
        "first",
        "after_first",
        "second",
        "after_second",
        "recovery",
        "supply",
        "end_of_section",
    )

    def initiative(self, g: Position) -> None:
        g.section, g.phase, g.lull, g.first_kept = NIGHT_SECTION, "initiative", False, False
        hidden.close_impulse(g)  # 11/observe/night
        g.stack.append(Bids(NIGHT))

    def first(self, g: Position) -> None:
        g.stack.append(Impulse(g.initial, LIMITED))

    def after_first(self, g: Position) -> None:
        _last_impulse_of(g, g.initial)

    def second(self, g: Position) -> None:
        g.stack.append(Impulse(1 - g.initial, LIMITED))

    def after_second(self, g: Position) -> None:
        _last_impulse_of(g, 1 - g.initial)

    def recovery(self, g: Position) -> None:
        recover(g)

    def supply(self, g: Position) -> None:
        """13/supply/phase."""
        g.phase = "supply"
        g.stack.append(SupplyPhase())

    def end_of_section(self, g: Position) -> None:
        g.expire("section")


def _last_impulse_of(g: Position, camp: int) -> None:
    """16/repl/roll, 15/bridge/rebuild: what a side does as its last impulse of the turn ends."""
    bridges.day_done(g, camp)
    if camp == GERMAN:
        g.phase = "replacements"
        g.stack.append(Replacements())


def _strikes(g: Position, camp: int) -> None:
    g.phase, g.player = f"strikes-{SIDES[camp]}", camp
    g.stack.append(air.Strikes(camp))


def _close(g: Position) -> None:
    """14/air/use: shifts are not kept for another section."""
    air.end_support(g)
    g.expire("section")
