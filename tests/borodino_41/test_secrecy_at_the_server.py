"""Inverted counters at a table of the server: who asks as a spectator is told no more than from a seat."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from grognard.games.borodino_41.units import SIDES
from grognard.kernel.dice import key_from_seed
from tests.borodino_41.test_secrecy import GAME, OPTIONS, exchanged
from tests.rules import rule
from tests.server.house import Player, open_house

PLACES = {"borodino-41": ("grognard.games.borodino_41.game", "Borodino41")}
POSITIONS = 8


def told(player: Player, table: str, seat: str) -> list[str]:
    """The view and the overlays, from the seat and as a spectator."""
    what = ("view?", *(f"overlay/{name}?" for name in GAME.overlays))
    return [player.get(f"/tables/{table}/{each}seat={who}").text for who in ("", seat) for each in what]


@rule("11/dummies/have")
def test_as_a_spectator_a_player_does_not_tell_a_dummy_from_a_unit_either(tmp_path: Path) -> None:
    rng, compared = Random(2), 0
    g = GAME.new("introduction", OPTIONS, key_from_seed(2))
    with open_house(tmp_path, games=PLACES) as house:
        players = {side: house.guest() for side in SIDES}
        seats = {"german": "me", "soviet": "open"}
        wish: dict[str, Any] = {"game": "borodino-41", "scenario": "introduction", "options": OPTIONS}
        table = players["german"].table(seats, **wish, spectators=True)
        players["soviet"].send(f"/tables/{table}/join", {"seat": "soviet"})
        history = house.service.history
        now: Any = history.now(house.service.tables.row(table))
        while compared < POSITIONS:
            side = rng.choice(sorted(g.pending))
            GAME.act(g, side, rng.choice(g.pending[side].options))
            camp = rng.randrange(2)
            twin = exchanged(g, camp, rng) if rng.random() < 0.05 else None
            if twin is not None:
                compared += 1
                viewer, heard = SIDES[1 - camp], []
                for state in (g.clone(), twin):
                    history.keep(table, replace(now, state=state, seen={}))
                    heard.append(told(players[viewer], table, viewer))
                assert heard[0] == heard[1]


def test_overlays_of_a_finished_game_are_those_of_the_viewpoint_that_is_chosen(tmp_path: Path) -> None:
    with open_house(tmp_path, games=PLACES) as house:
        player = house.guest()
        wish: dict[str, Any] = {"game": "borodino-41", "scenario": "introduction", "options": OPTIONS}
        table = player.table({"german": "me", "soviet": "me"}, **wish)
        player.act(table, "soviet", "standard")
        player.send(f"/tables/{table}/resign", {"seat": "german"})

        def zones(viewpoint: str) -> set[str]:
            found = player.get(f"/tables/{table}/overlay/soviet-zoc?seat={viewpoint}&at=1")
            assert found.status_code == 200, found.text
            return set(found.json())

        assert zones("soviet")
        assert zones("*") == zones("soviet") != zones("german") == zones("")
