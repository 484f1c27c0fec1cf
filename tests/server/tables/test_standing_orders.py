"""Standing orders at a table: given at any time, seen by their seat alone, and kept by an undo."""

from typing import Any

from httpx2 import Response

from grognard.kernel import record
from grognard.server.tables.history import bar_to_undo
from tests.server.house import BOTH_MINE, GERMANY, House, Player, hear, problem
from tests.server.valley import Valley


def marching(house: House) -> tuple[Player, Player, str]:
    """Two guests whose bids are in: red marches first."""
    north, south = house.guest(), house.guest()
    table = north.table({"north": "me", "south": "open"})
    south.send(f"/tables/{table}/join", {"seat": "south"})
    north.act(table, "north", "bid 1")
    south.act(table, "south", "bid 0")
    return north, south, table


def order(player: Player, table: str, seat: str, action: str, **more: Any) -> Response:
    """Gives or withdraws an order."""
    return player.send(f"/tables/{table}/orders", {"seat": seat, "action": action, "known": 0} | more)


def orders(player: Player, table: str, seat: str) -> Any:
    """The standing orders that a seat sees."""
    return player.view(table, seat)["view"].get("orders", [])


def test_a_seat_orders_while_another_decides(house: House) -> None:
    _, south, table = marching(house)
    answer = order(south, table, "south", "order chits turn")
    assert answer.status_code == 200
    standing = [{"side": "blue", "window": "chits", "until": "turn"}]
    assert answer.json()["view"]["orders"] == orders(south, table, "south") == standing
    order(south, table, "south", "withdraw chits")
    assert orders(south, table, "south") == []


def test_nobody_else_sees_an_order(house: House) -> None:
    north, south, table = marching(house)
    before = north.view(table, "north")
    with north.live(table, "north") as socket:
        hear(socket, "state")
        order(south, table, "south", "order chits turn")
        heard = hear(socket, "state")
    after = north.view(table, "north")
    assert heard["log"] == []
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    steps = north.get(f"/tables/{table}/entries?seat=north").json()["line"]
    assert steps == [line["seq"] for line in before["log"]]
    assert "orders" not in north.view(table, "")["view"]


def test_an_action_made_before_another_seat_ordered_still_counts(house: House) -> None:
    north, south, table = marching(house)
    seq = north.view(table, "north")["seq"]
    order(south, table, "south", "order chits turn")
    assert north.act(table, "north", "pass", seq).status_code == 200


def test_an_undo_passes_by_orders_and_leaves_them(house: House) -> None:
    north, south, table = marching(house)
    north.act(table, "north", "go red-1 Bridge")
    order(south, table, "south", "order chits turn")
    order(north, table, "north", "order chits loss")
    assert north.view(table, "north")["can_undo"]
    assert north.back(table, "north").status_code == 200
    cells = {unit["id"]: unit["cell"] for unit in north.view(table, "north")["view"]["units"]}
    assert cells["red-1"] == "Abbey"
    assert [found["until"] for found in orders(south, table, "south")] == ["turn"]
    assert [found["until"] for found in orders(north, table, "north")] == ["loss"]
    problem(north.back(table, "north"), 409, "undo-other-seat")
    again = house.service.history.at(house.service.tables.row(table), north.view(table, "north")["seq"])
    assert again.state.orders == house.service.history.now(house.service.tables.row(table)).state.orders


def test_orders_before_the_first_action_leave_nothing_to_undo(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    order(player, table, "north", "order chits turn")
    problem(player.back(table, "north"), 409, "nothing-to-undo")


def test_a_window_that_an_order_lets_pass_bars_the_undo(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    before = house.service.history.now(house.service.tables.row(table)).state
    after = before.clone()
    after.events = before.events = []
    assert bar_to_undo(before, after, ("red",)) == ""
    after.passed = ("blue",)
    assert bar_to_undo(before, after, ("red",)) == "reveal"


def test_what_makes_no_sense_as_an_order_is_refused(house: House) -> None:
    north, south, table = marching(house)
    problem(order(south, table, "south", "withdraw chits"), 422, "illegal")
    problem(order(south, table, "south", "order chits"), 422, "bad-action")
    problem(order(south, table, "south", "pass"), 422, "bad-action")
    problem(order(south, table, "south", "order chits turn", side="red"), 409, "not-your-decision")
    problem(order(north, table, "south", "order chits turn"), 403, "not-your-seat")
    problem(south.act(table, "south", "order chits turn"), 409, "not-your-decision")
    problem(north.act(table, "north", "order chits turn"), 422, "not-offered")
    germany = north.table({"soviet": "me", "western": "me"}, GERMANY, "historical")
    problem(order(north, germany, "soviet", "order chits turn"), 422, "bad-action")


def test_orders_are_in_the_record_and_a_record_with_orders_can_be_opened(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    order(player, table, "south", "order chits turn")
    while player.view(table, "north")["status"] != "finished":
        for seat in ("north", "south"):
            for option in player.options(table, seat)[-1:]:
                assert player.act(table, seat, option).status_code == 200
    text = player.get(f"/tables/{table}/record").text
    assert " blue order chits turn ~" in text
    valley = Valley()
    record.verify(record.read(text.encode(), "record"), {"sample": valley}.__getitem__, "record")
    opened = player.send("/records", {"record": text}).json()["id"]
    kinds = {entry.kind for entry in house.service.store.entries(opened, 0, 100)}
    assert kinds == {"start", "action", "order"}
    texts = [line["text"] for line in player.view(opened, "*")["log"]]
    assert texts == [line["text"] for line in player.view(table, "*")["log"]]
