"""2.4 Events: the eleven tokens, who holds them, and what the rival must reckon with.

A player is asked whether he plays a token whenever the public facts allow that he could, never only when he
can; he may also ask to be left alone for the turn.
"""

from __future__ import annotations

from grognard.games.race_for_berlin.components import JOUKOV, KONIEV, SOVIET
from grognard.games.race_for_berlin.position import Position, rival
from grognard.kernel.verbs import Bar

(
    HEINRICI,
    RYBALKO,
    ALLIES,
    WITHDRAWAL,
    SPEER,
    EVERYONE,
    TRUCKS,
    CONSCRIPTS,
    LUFTWAFFE,
    COORDINATION,
    COUNTER_ATTACK,
) = range(11)
EVENTS = (
    "heinrici",
    "rybalko",
    "allies",
    "withdrawal",
    "speer",
    "everyone",
    "trucks",
    "conscripts",
    "luftwaffe",
    "coordination",
    "counter-attack",
)
NO_TOKEN = 255
NO_EVENT = -1
IN_CUP = tuple(range(RYBALKO, COUNTER_ATTACK + 1))
SINGLE_USE = (SPEER, LUFTWAFFE)
SOVIET_IMPULSE = (RYBALKO, SPEER, EVERYONE, TRUCKS, COORDINATION)
GERMAN_IMPULSE = (ALLIES, WITHDRAWAL, COUNTER_ATTACK)


def rule_of(token: int) -> str:
    """The ledger's number of an event."""
    return f"2.4.5/event-{token + 1}"


def draw_tokens(g: Position) -> None:
    """2.4.2: whoever has no token but Heinrici draws one in secret, Koniev first."""
    for camp in (KONIEV, JOUKOV):
        cup = in_cup(g)
        if g.token[camp] != NO_TOKEN or not cup:
            continue
        unknown = tuple(sorted({*cup}))
        drawn = cup[g.roll(len(cup)) - 1]
        g.token[camp] = drawn
        g.could[camp] = unknown
        g.could[rival(camp)] = tuple(token for token in g.could[rival(camp)] if token != drawn)
        g.note("event.drew", "2.4.2", camp=camp)
        g.note("event.drawn", "2.4.2", event=drawn, seen_by=(side_of(camp),))


def in_cup(g: Position) -> list[int]:
    """2.4.4: the tokens that can be drawn."""
    return [token for token in IN_CUP if token not in g.token and not is_out(g, token)]


def is_out(g: Position, token: int) -> bool:
    """2.4.4: tokens used up, and those that have become useless."""
    if token == ALLIES and g.stopped:
        return True
    if token == WITHDRAWAL and g.turn > g.box.numbers.planned_withdrawal_last_turn:
        return True
    return token in g.spent


def discard(g: Position, camp: int) -> None:
    """5.5: puts a token back into the cup, unseen; one that is out of the game does not return (2.4.4)."""
    token = g.token[camp]
    g.token[camp], g.could[camp] = NO_TOKEN, ()
    g.note("event.discarded", "5.5", camp=camp)
    g.note("event.discarded-which", "5.5", event=token, seen_by=(side_of(camp),))


def play(g: Position, camp: int, token: int) -> None:
    """2.4.3: shows a token and lets it go; its effect is the caller's."""
    g.note("event.played", rule_of(token), "2.4.3", camp=camp, event=token)
    if token == HEINRICI:
        g.heinrici, g.heinrici_from = rival(camp), g.turn + 1
        return
    g.token[camp], g.could[camp] = NO_TOKEN, ()
    show(g, camp, token)
    if token in SINGLE_USE:
        g.spent = (*g.spent, token)


def show(g: Position, camp: int, token: int) -> None:
    """The rival learns which token a camp holds: that it is announced can't be taken back."""
    g.learn((side_of(rival(camp)),), EVENTS[token])


def must_be_asked(g: Position, camp: int, token: int) -> bool:
    """Whether a camp is asked about a token: it holds one, and for all anyone knows it could be this."""
    return g.token[camp] != NO_TOKEN and not g.quiet[camp] and token not in g.spent


def bar_to_window(g: Position, camp: int, event: int) -> Bar:
    """2.4.3: why a token is not for a camp to play at this moment."""
    if g.token[camp] != event:
        return "2.4.2", "why.token-not-held", {"event": event}
    return rule_of(event), "why.other-window", {"event": event}


def armies_on_map(g: Position, camp: int) -> list[int]:
    """The Soviet armies of a camp with a counter on the map."""
    return [
        number
        for number, made in enumerate(g.box.formations)
        if made.camp == camp and made.nation == SOVIET and any(g.is_on_map(unit) for unit in made.units)
    ]


def deciding(g: Position) -> int:
    """The camp that must decide now."""
    return SIDES.index(next(iter(g.pending)))


def side_of(camp: int) -> str:
    """The side that decides for a camp."""
    return SIDES[camp]


SIDES = ("joukov", "koniev")
