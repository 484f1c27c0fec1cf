"""Actions at a table: what is taken, what is refused and why, undo, reset, replay and fork."""

from functools import partial
from random import Random

import pytest

from grognard.server.tables import actions, dealing, log
from tests.server.house import BOTH_MINE, GERMANY, House, Player, lines, play, play_on, problem

GERMANS = {"soviet": "me", "western": "me"}


@pytest.fixture
def red_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice at every table."""
    monkeypatch.setattr(dealing, "token_bytes", lambda count: bytes(count))


def moved(player: Player, table: str) -> list[str]:
    """Moves the first unit that can move to the first cell it can go to."""
    first = player.options(table, "soviet")[0]
    assert player.act(table, "soviet", first).status_code == 200
    second = player.options(table, "soviet")[0]
    assert player.act(table, "soviet", second).status_code == 200
    return [first, second]


class TestRefusals:
    def test_a_stale_number_is_refused_and_nothing_changes(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        assert player.act(table, "north", "bid 1", seq=0).json()["seq"] == 1
        before = player.view(table, "south")
        for seat, seq in (("north", 0), ("south", 2), ("south", 99)):
            answer = problem(player.act(table, seat, "bid 1", seq=seq), 409, "stale")
            assert answer["field"] == "seq"
        assert player.view(table, "south") == before

    def test_a_request_that_is_sent_twice_counts_once(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        action = player.options(table, "soviet")[0]
        assert player.act(table, "soviet", action, seq=0).status_code == 200
        problem(player.act(table, "soviet", action, seq=0), 409, "stale")

    def test_another_seats_action_is_refused(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        problem(host.act(table, "south", "bid 1"), 403, "not-your-seat")
        problem(house.guest().act(table, "north", "bid 1"), 403, "not-your-seat")
        problem(house.stranger().act(table, "north", "bid 1"), 401, "no-session")
        assert host.get(f"/tables/{table}").json()["seq"] == 1

    def test_a_seat_that_need_not_decide_is_told_so(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        problem(player.act(table, "western", "end"), 409, "not-your-decision")

    @pytest.mark.any_database
    def test_an_illegal_action_names_its_rule_in_the_users_language(self, house: House) -> None:
        said = set()
        for language in ("en", "fr"):
            player = house.guest(language)
            table = player.table(GERMANS, GERMANY, "historical")
            body = problem(player.act(table, "soviet", "go 2512"), 422, "illegal")
            assert body["rule"]
            said.add(body["message"])
        assert len(said) == 2

    @pytest.mark.parametrize("action", ["fly 2512", "go", "go 9999", "move  su-1bf", " ", "go 2512\n"])
    @pytest.mark.any_database
    def test_nonsense_is_refused(self, house: House, action: str) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        assert player.act(table, "soviet", action).status_code == 422
        assert player.view(table, "soviet")["seq"] == 0

    @pytest.mark.any_database
    def test_everything_that_is_not_offered_is_refused(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        tried: set[str] = set()
        for seat, _ in play_on(dict.fromkeys(BOTH_MINE, player), table, Random(5), 8):
            tried |= {option for name in BOTH_MINE for option in player.options(table, name)}
            for name in BOTH_MINE:
                offered = player.options(table, name)
                for action in sorted(tried - set(offered)):
                    assert player.act(table, name, action).status_code in (409, 422), (seat, action)
        assert len(player.view(table, "north")["log"]) == 9


def test_whoever_acts_or_takes_back_is_answered_with_the_table(house: House) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    seen = player.view(table, "soviet")
    move = lines(seen["view"]["decisions"]["soviet"]["options"])[0]
    for ask in (partial(player.act, action=move), player.back):
        answer, before = ask(table, "soviet").json(), seen
        seen = player.view(table, "soviet")
        keep, kind = answer.pop("keep"), answer.pop("type")
        kept = [line for line in before["log"] if line["seq"] <= keep]
        assert (kind, answer | {"log": [*kept, *answer["log"]]}) == ("state", seen)


class TestUndo:
    def test_a_move_can_be_taken_back_step_by_step(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        start = player.view(table, "soviet")
        moved(player, table)
        assert player.view(table, "soviet")["can_undo"] is True
        assert player.back(table, "soviet").json()["seq"] == 3
        assert player.back(table, "soviet").json()["seq"] == 4
        assert player.view(table, "soviet")["view"] == start["view"]
        assert [line["seq"] for line in player.view(table, "soviet")["log"]] == [0]
        problem(player.back(table, "soviet"), 409, "nothing-to-undo")

    def test_reset_goes_back_to_the_start_of_the_run(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        start = player.view(table, "soviet")["view"]
        moved(player, table)
        moved(player, table)
        assert player.back(table, "soviet", "reset").json()["seq"] == 5
        assert player.view(table, "soviet")["view"] == start
        moved(player, table)
        assert [line["seq"] for line in player.view(table, "soviet")["log"]] == [0, 6, 7]
        assert player.back(table, "soviet", "reset").json()["seq"] == 8
        problem(player.back(table, "soviet", "reset"), 409, "nothing-to-undo")

    def test_what_was_taken_back_is_still_in_the_log_of_entries(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        moved(player, table)
        then = player.view(table, "soviet", at=2)["view"]
        player.back(table, "soviet")
        assert player.view(table, "soviet", at=2)["view"] == then
        assert [entry.kind for entry in house.service.store.entries(table, 0, 9)] == [
            "start",
            "action",
            "action",
            "undo",
        ]

    @pytest.mark.usefixtures("red_first")
    def test_not_after_another_seat_a_reveal_or_a_die(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        player.act(table, "north", "bid 1")
        problem(player.back(table, "south"), 409, "undo-other-seat")
        player.act(table, "south", "bid 0")
        problem(player.back(table, "south"), 409, "undo-reveal")
        problem(player.back(table, "north"), 409, "undo-other-seat")
        assert player.act(table, "north", "pass").status_code == 200
        assert player.view(table, "north")["can_undo"] is True
        barred = player.view(table, "south")
        assert barred["can_undo"] is False
        assert barred["why_no_undo"] == "Another player has acted since: you can’t undo any more."
        assert player.view(table, "north")["why_no_undo"] == ""
        player.act(table, "south", "pass")
        problem(player.back(table, "south"), 409, "undo-die")
        problem(player.back(table, "south", "reset"), 409, "undo-die")

    @pytest.mark.usefixtures("red_first")
    def test_reset_stops_where_undo_would(self, house: House) -> None:
        player = house.guest()
        table = player.table({"player": "me"}, scenario="alone")
        for side, bid in (("red", "bid 1"), ("blue", "bid 0")):
            seq = player.view(table, "player")["seq"]
            move = {"seat": "player", "seq": seq, "action": bid, "side": side}
            assert player.send(f"/tables/{table}/actions", move).status_code == 200
        player.act(table, "player", "pass")
        player.back(table, "player", "reset")
        lines = player.view(table, "player")["log"]
        assert [line["action"] for line in lines] == [None, "bid 1", "bid 0"]

    def test_not_by_others_nor_at_a_stale_number(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        moved(player, table)
        problem(house.guest().back(table, "soviet"), 403, "not-your-seat")
        back = {"seat": "soviet", "seq": 1}
        problem(player.send(f"/tables/{table}/undo", back), 409, "stale")


class TestLookingBack:
    def test_every_point_of_a_game_can_be_seen_again(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(actions, "SNAPSHOT_EVERY", 10)
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "red-star-white-star")
        seen = [player.view(table, "soviet")["view"]]
        for _ in play_on(dict.fromkeys(GERMANS, player), table, Random(1), 32):
            seen.append(player.view(table, "soviet")["view"])
        for at in (0, 1, 9, 10, 11, 19, 20, 31, 32):
            assert player.view(table, "soviet", at=at)["view"] == seen[at]
        problem(player.get(f"/tables/{table}/view?seat=soviet&at=999"), 422, "at")

    def test_the_log_is_read_page_by_page(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(log, "MOST_LINES", 20)
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "red-star-white-star")
        play(dict.fromkeys(GERMANS, player), table, Random(1), 25)
        last = player.view(table, "soviet")
        first = last["log"][0]["seq"]
        earlier = player.get(f"/tables/{table}/log?seat=soviet&before={first}").json()
        numbers = [line["seq"] for line in [*earlier, *last["log"]]]
        assert numbers == list(range(last["seq"] + 1))

    def test_saved_events_read_like_fresh_ones(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "red-star-white-star")
        fresh = []
        for _ in play_on(dict.fromkeys(GERMANS, player), table, Random(4), 60):
            fresh.append([event["text"] for event in player.view(table, "soviet")["view"]["events"]])
        lines = player.view(table, "soviet")["log"][1:]
        assert [[event["text"] for event in line["events"]] for line in lines][: len(fresh)] == fresh


class TestFork:
    def test_a_fork_goes_on_from_its_point_with_other_dice(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        moved(player, table)
        made = player.send(f"/tables/{table}/fork", {"at": 1}).json()
        assert made["my_seats"] == ["soviet", "western"]
        assert (made["mode"], made["forked_from"]) == ("hotseat", table)
        source, fork = player.view(table, "soviet", at=1), player.view(made["id"], "soviet")
        assert fork["view"]["units"] == source["view"]["units"]
        assert fork["view"]["decisions"] == source["view"]["decisions"]
        assert made["commitment"] != player.get(f"/tables/{table}").json()["commitment"]
        moved_on = player.act(made["id"], "soviet", player.options(made["id"], "soviet")[0])
        assert moved_on.status_code == 200
        problem(player.get(f"/tables/{made['id']}/record"), 409, "fork-no-record")

    def test_only_players_fork_a_running_table_and_not_from_the_future(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical", spectators=True)
        problem(house.guest().send(f"/tables/{table}/fork", {}), 403, "no-seat")
        problem(player.send(f"/tables/{table}/fork", {"at": 7}), 422, "at")

    def test_a_fork_of_a_running_game_shuffles_what_is_hidden(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        mine = host.view(table, "north")["view"]["hand"]
        hands = set()
        for _ in range(40):
            made = host.send(f"/tables/{table}/fork", {}).json()["id"]
            assert host.view(made, "north")["view"]["hand"] == mine
            hands.add(str(host.view(made, "south")["view"]["hand"]))
        assert len(hands) > 1


class TestAdvice:
    def test_why_not(self, house: House) -> None:
        player = house.guest("fr")
        table = player.table(GERMANS, GERMANY, "historical")
        offered = player.options(table, "soviet")[0]
        ask = f"/tables/{table}/explain?seat=soviet&action="
        assert player.get(f"{ask}{offered}").json() is None
        reason = player.get(f"{ask}move us-vii").json()
        assert reason["rule"]
        assert "appartient" in reason["text"]
        problem(player.get(f"{ask}dance"), 422, "bad-action")
        problem(house.guest().get(f"{ask}{offered}"), 403, "not-your-seat")

    @pytest.mark.usefixtures("red_first")
    def test_forecast(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE, options={"long": True})
        rng = Random(1)
        for _ in play_on(dict.fromkeys(BOTH_MINE, player), table, rng):
            for seat in BOTH_MINE:
                for action in player.options(table, seat):
                    found = player.get(f"/tables/{table}/forecast?seat={seat}&action={action}").json()
                    if action.startswith("attack"):
                        assert set(found["chances"]) == {"carries", "fails"}
                        assert [
                            (each["kind"], [line["rule"] for line in each["lines"]]) for each in found["sums"]
                        ] == [("die", ["3-1", "3-2"])]
                        return
        pytest.fail("no attack in this game")


def test_a_decision_says_what_going_on_gives_up_and_what_is_owed(house: House) -> None:
    said = []
    for language in ("en", "fr"):
        player = house.guest(language)
        table = player.table({"soviet": "me", "western": "me"}, GERMANY, "historical")
        (decision,) = player.view(table, "soviet")["view"]["decisions"].values()
        assert decision["owed"] is None
        assert set(decision["gives_up"]) == {"end"}
        assert decision["gives_up"]["end"]["rule"] == "5-0a"
        said.append(decision["gives_up"]["end"]["text"])
        for line in ("end", "end", "end"):
            player.act(table, "soviet", line)
        (decision,) = player.view(table, "soviet")["view"]["decisions"].values()
        assert decision["owed"]["rule"] == "12-21"
        assert decision["gives_up"] == {}
    assert said[0] != said[1]
