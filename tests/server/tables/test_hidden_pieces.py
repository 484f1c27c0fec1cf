"""What the server shows of a game whose sides know different things of the same pieces."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import SPECTATOR
from grognard.server.store.rows import Entry
from grognard.server.tables.history import ACTION, data_of, events_of, readers_of
from grognard.server.tables.log import EVERYTHING, may_read
from grognard.server.tables.viewpoint import seen
from tests.random_play import random_choice
from tests.ridge.game import Ridge
from tests.ridge.position import UNITS, Position
from tests.server.house import Player, hear, open_house, play_on

GAME = Ridge()


def position(seed: int, actions: int = 9) -> Position:
    """A position in the middle of a random game."""
    g, rng = GAME.new("duel", {}, key_from_seed(seed)), Random(seed)
    for _ in range(actions):
        GAME.act(g, *random_choice(g, rng))
    return g


def counters(view: dict[str, Any], side: str) -> list[str]:
    """The names of a side's counters on the board."""
    return [unit["id"] for unit in view["units"] if unit["side"] == side]


@pytest.mark.parametrize("seed", range(5))
def test_who_sees_everything_sees_each_piece_once_and_by_name(seed: int) -> None:
    g = position(seed)
    view = seen(GAME, g, EVERYTHING)
    assert counters(view, "red") + counters(view, "blue")
    for side, name in enumerate(("red", "blue")):
        assert sorted(counters(view, name)) == sorted(UNITS[unit] for unit in g.counters_of(side))
    assert view["dice"]["fog"] == g.dice[0].value


@pytest.mark.parametrize("seed", range(5))
def test_a_spectator_sees_what_both_seats_see(seed: int) -> None:
    g = position(seed)
    view = seen(GAME, g, SPECTATOR)
    for seat, theirs in (("north", "blue"), ("south", "red")):
        assert counters(view, theirs) == counters(GAME.view(g, seat), theirs)
    assert view["dice"] == {"fog": None}
    assert view["decisions"] == {}


def known_to(player: Player, table: str, seat: str) -> str:
    """What the server tells a player of a running game, from the seat and as a spectator, in one text."""
    told: list[Any] = [player.get(f"/tables/{table}").json(), player.get(f"/tables/{table}/record").text]
    for viewpoint in ("", seat):
        for what in ("view?", "log?before=999&", "recap?", "entries?", "entries/3?"):
            answer = player.get(f"/tables/{table}/{what}seat={viewpoint}")
            assert answer.status_code == 200
            told.append(answer.json())
    for action in (
        *player.options(table, seat)[:8],
        "go red-1 0302",
        "assault blue-2 0302",
        "play blue-chit-4",
    ):
        for what in ("explain", "forecast", "preview"):
            told.append(player.get(f"/tables/{table}/{what}?seat={seat}&action={action}").json())
    with player.live(table, seat) as socket:
        told.append(hear(socket, "state"))
    return json.dumps(told)


def test_a_player_is_told_the_same_whatever_lies_face_down(tmp_path: Path) -> None:
    """Also of the past: of others' actions, lines by reader and dice nothing is told that is not known."""
    with open_house(tmp_path, games={"ridge": ("tests.ridge.game", "Ridge")}) as house:
        north, south = house.guest(), house.guest()
        table = north.table({"north": "me", "south": "open"}, game="ridge", spectators=True)
        south.send(f"/tables/{table}/join", {"seat": "south"})
        rng = Random(5)
        for moves, _ in enumerate(play_on({"north": north, "south": south}, table, rng, 14)):
            row = house.service.tables.row(table)
            if moves % 4 == 3 and row.status != "finished":
                real: Any = house.service.history.now(row)
                before = known_to(south, table, "south")
                hidden = [u for u in real.state.counters_of(0) if not real.state.can_name((1,), u)]
                never = [u for u in hidden if not real.state.lost[len(UNITS) + u]]
                assert hidden
                assert not [UNITS[u] for u in never if re.search(rf"{UNITS[u]}\b", before)]
                twin = GAME.resample(real.state, "south", rng)
                house.service.history.keep(table, replace(real, state=twin, seen={}))
                assert known_to(south, table, "south") == before
                house.service.history.keep(table, real)


def test_each_reader_has_one_line_also_from_what_was_stored() -> None:
    g = position(1)
    unit = next(unit for unit in g.counters_of(0) if g.level((1,), unit) < 3)
    g.events = []
    g.note("goes", "2-1", unit=unit, cell=4)
    stored = Entry(1, ACTION, "north", "red", "", data_of(GAME, g))
    for events in (g.events, events_of(stored)):
        read = {
            viewpoint: [event.args["unit"] for event in events if may_read(GAME, g, event, viewpoint)]
            for viewpoint in ("north", "south", SPECTATOR, EVERYTHING)
        }
        token = f"?{g.token[unit]}"
        assert read == {"north": [unit], "south": [token], SPECTATOR: [token], EVERYTHING: [unit]}
    assert readers_of(stored) == [["north"], ["south", SPECTATOR]]
