"""2.4.2: a token is kept in secret. Whatever the rival may hold, a seat sees and is asked the same."""

import json
from collections.abc import Iterator
from random import Random

from grognard.games.race_for_berlin.components import CAMPS
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.events import EVENTS, NO_TOKEN
from grognard.kernel import flow
from grognard.kernel.actions import Action
from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule

POSITIONS = 200
GAMES = 20


def positions() -> Iterator[Position]:
    """Positions of random games in which somebody holds a token."""
    for seed in range(GAMES):
        rng = Random(seed)
        table = Table.opening()
        found = 0
        while found < POSITIONS // GAMES:
            for _ in range(rng.randrange(1, 30)):
                if not table.over:
                    table.game.act(table.g, table.side, rng.choice(table.decision.options))
            if table.over:
                table = Table.opening()
            elif any(token != NO_TOKEN for token in table.g.token):
                found += 1
                yield table.g


def dealt_otherwise(g: Position, mine: int, token: int) -> Position:
    """The same position, but for the rival's token."""
    other = 1 - mine
    changed = g.clone()
    changed.token[other] = token
    if g.could[mine]:
        changed.could[mine] = tuple(sorted({*g.could[mine], g.token[other]} - {token}))
    flow.run(changed)
    return changed


def what_is_seen(g: Position, seat: str) -> str:
    """All that a seat can find out: its view, and why it may not play tokens that it might name."""
    game = real_game()
    attempts: list[Action] = [("play", event) for event in range(len(EVENTS))]
    attempts += [("collapse", unit) for unit in range(len(g.box.units))]
    attempts += [("cut", zone) for zone in g.box.bridges]
    answers = [game.explain(g, seat, attempt) for attempt in attempts] if seat in g.pending else []
    return json.dumps([game.view(g, seat), [str(answer) for answer in answers]])


@rule("2.4.2")
def test_the_rival_s_token_changes_nothing_that_a_seat_sees() -> None:
    compared = 0
    for g in positions():
        for mine, seat in enumerate(CAMPS):
            before = what_is_seen(g, seat)
            for token in g.could[1 - mine]:
                compared += 1
                changed = dealt_otherwise(g, mine, token)
                assert what_is_seen(changed, seat) == before, (seat, EVENTS[token])
    assert compared > POSITIONS


@rule("2.4.2")
def test_a_seat_s_own_token_is_in_its_view() -> None:
    """The test above can fail: the holder does see the difference."""
    g = next(positions())
    holder = next(camp for camp, token in enumerate(g.token) if token != NO_TOKEN)
    others = [token for token in g.could[holder] if token != g.token[holder]]
    changed = dealt_otherwise(g, 1 - holder, others[0])
    assert what_is_seen(changed, CAMPS[holder]) != what_is_seen(g, CAMPS[holder])
