"""What is hidden stays hidden, over every endpoint, while the game runs."""

import json
from dataclasses import replace
from random import Random
from typing import Any

from grognard.kernel.state import State
from grognard.server.store.rows import TableRow
from tests.server.house import House, Player, hear, play, play_on, problem
from tests.server.valley import Valley

GAME = Valley()
NONSENSE = (
    "bid 9",
    "play guns",
    "play ambush",
    "play decoy",
    "go red-1 Lock",
    "attack red-1 Dyke",
    "retreat Inn",
)


def two_players(house: House) -> tuple[Player, Player, str]:
    """A watched duel between two guests."""
    north, south = house.guest(), house.guest()
    table = north.table({"north": "me", "south": "open"}, spectators=True, options={"long": True})
    south.send(f"/tables/{table}/join", {"seat": "south"})
    return north, south, table


def known_to(player: Player, table: str, seat: str) -> str:
    """Everything that the server tells a player of a running game, in one text."""
    told: list[Any] = [player.get(f"/tables/{table}").json(), player.get(f"/tables/{table}/record").text]
    told += [player.get(f"/tables/{table}/view?seat={viewpoint}").json() for viewpoint in ("", seat)]
    told += [player.get(f"/tables/{table}/log?seat={seat}&before=999").json()]
    told += [player.get(f"/tables/{table}/recap?seat={viewpoint}").json() for viewpoint in ("", seat)]
    for action in (*player.options(table, seat), *NONSENSE):
        for what in ("explain", "forecast", "preview"):
            told.append(player.get(f"/tables/{table}/{what}?seat={seat}&action={action}").json())
    told.append(player.get(f"/tables/{table}/ahead?seat={seat}").json())
    picks = "".join(f"&pick={action}" for action in (*player.options(table, seat), *NONSENSE)[:40])
    told.append(player.get(f"/tables/{table}/together?seat={seat}{picks}").json())
    for cell in ("Ford", "Lock"):
        told.append(player.get(f"/tables/{table}/why?seat={seat}&cell={cell}&unit=red-1").json())
    for overlay in GAME.overlays:
        for viewpoint in ("", seat):
            told.append(player.get(f"/tables/{table}/overlay/{overlay}?seat={viewpoint}&unit=red-1").json())
    illegal = [action for action in NONSENSE if action not in player.options(table, seat)]
    told += [player.act(table, seat, action).json() for action in illegal]
    with player.live(table, seat) as socket:
        told.append(hear(socket, "state"))
    return json.dumps(told)


def test_a_player_cannot_tell_a_twin_from_the_real_game(house: House) -> None:
    """The whole service is a function of what the seat may know: swap the hidden things, same answers."""
    north, south, table = two_players(house)
    rng = Random(3)
    for moves, _ in enumerate(play_on({"north": north, "south": south}, table, rng)):
        row = house.service.tables.row(table)
        if row.status == "finished" or moves > 15:
            break
        if moves % 3 == 0:
            real: Any = house.service.history.now(row)
            before = known_to(south, table, "south")
            twin: State = GAME.resample(real.state, "south", rng)
            house.service.history.keep(table, replace(real, state=twin, seen={}))
            assert known_to(south, table, "south") == before
            house.service.history.keep(table, real)


def test_the_log_tells_each_seat_its_own_events_and_actions(house: House) -> None:
    north, south, table = two_players(house)
    stranger = house.guest()
    play({"north": north, "south": south}, table, Random(2), 12)
    entries = {entry.seq: entry for entry in house.service.store.entries(table, 1, 99)}
    for player, seat, side in ((north, "north", "red"), (south, "south", "blue"), (stranger, "", "")):
        log = player.view(table, seat)["log"]
        assert len(log) == len(entries)
        for line in log:
            entry = entries[line["seq"]]
            mine = [event[0] for event in entry.events if event[3] is None or side in event[3]]
            assert [event["message"] for event in line["events"]] == mine
            assert line["action"] == (entry.text if seat and entry.seat == seat and entry.text else None)


def test_a_sealed_bid_is_nobodys_business(house: House) -> None:
    north, south, table = two_players(house)
    told = []
    for bid in ("bid 1", "bid 3"):
        north.act(table, "north", bid)
        seen, log = south.view(table, "south"), south.view(table)["log"]
        told.append([seen["view"], [line["action"] for line in seen["log"]], [line["text"] for line in log]])
        north.back(table, "north")
    assert told[0] == told[1]


def test_the_past_of_a_running_game_is_seen_from_ones_own_seat_only(house: House) -> None:
    north, south, table = two_players(house)
    north.act(table, "north", "bid 1")
    problem(south.get(f"/tables/{table}/view?seat=north&at=0"), 403, "not-your-seat")
    problem(house.guest().get(f"/tables/{table}/view?seat=south&at=0"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/log?seat=north&before=9"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/recap?seat=north"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/explain?seat=north&action=pass"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/forecast?seat=north&action=pass"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/preview?seat=north&action=pass"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/why?seat=north&cell=Ford"), 403, "not-your-seat")
    problem(south.get(f"/tables/{table}/overlay/reach?seat=north&unit=red-1"), 403, "not-your-seat")


def test_spectators_see_no_hand_and_no_private_event(house: House) -> None:
    _, _, table = two_players(house)
    seen = house.guest().view(table)
    assert seen["view"]["hand"] == {}
    assert seen["view"]["chits"] == {"red": 1, "blue": 1}
    assert [event["message"] for event in seen["log"][0]["events"]] == ["chit.drawn", "chit.drawn"]
    assert "chit.seen" not in json.dumps(seen)


def test_the_key_of_the_dice_leaves_the_server_only_after_the_end(house: House) -> None:
    north, south, table = two_players(house)
    row: TableRow = house.service.tables.row(table)
    assert row.key not in known_to(north, table, "north")
    assert row.key not in known_to(south, table, "south")
    north.send(f"/tables/{table}/resign", {"seat": "north"})
    assert row.key in south.get(f"/tables/{table}/record").text
