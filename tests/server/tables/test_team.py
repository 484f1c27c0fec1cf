"""A side that several seats lead: who is waited for, who may act, and what the others see meanwhile."""

from pathlib import Path

from tests.server.house import open_house

PLACES = {"victory-roads": ("grognard.games.victory_roads.game", "VictoryRoads")}
TEAM = {"soviet-team": True}


def test_the_seats_of_a_team_decide_in_turn_and_see_the_same(tmp_path: Path) -> None:
    with open_house(tmp_path, games=PLACES) as house:
        north, south, axis = house.guest(), house.guest(), house.guest()
        seats = {"soviet-n": "me", "soviet-cn": "me", "soviet-cs": "open", "axis": "open"}
        table = north.table(seats, "victory-roads", "bagration", options=TEAM)
        south.send(f"/tables/{table}/join", {"seat": "soviet-cs"})
        axis.send(f"/tables/{table}/join", {"seat": "axis"})
        players = {"soviet-n": north, "soviet-cn": north, "soviet-cs": south, "axis": axis}
        asked: list[str] = []
        while not asked or asked[-1] != "soviet-cs":
            (seat,) = north.get(f"/tables/{table}").json()["waiting_for"]
            asked.append(seat)
            held = {name: ["axis"] if name == "axis" else [] for name in players} | {seat: ["soviet"]}
            assert north.view(table, "soviet-n")["held"] == held
            others = [name for name in players if name != seat]
            assert not any(players[name].options(table, name) for name in others)
            line = players[seat].options(table, seat)[-1]
            refusals = [players[name].act(table, name, line).json() for name in others]
            assert {refusal["error"] for refusal in refusals} == {"not-your-decision"}
            assert players[seat].act(table, seat, line).status_code == 200
        assert asked[0] == "soviet-n"
        secrets = {name: player.get(f"/tables/{table}").json()["secrets"] for name, player in players.items()}
        assert secrets == {name: player is not north for name, player in players.items()}
        units = {name: player.view(table, name)["view"]["units"] for name, player in players.items()}
        assert units["soviet-n"] == units["soviet-cs"] != units["axis"]


def test_a_team_mate_who_does_not_decide_is_shown_no_chances(tmp_path: Path) -> None:
    with open_house(tmp_path, games=PLACES) as house:
        player, line = house.guest(), ""
        seats = dict.fromkeys(("soviet-n", "soviet-cn", "soviet-cs", "axis"), "me")
        table = player.table(seats, "victory-roads", "bagration", options=TEAM)
        while True:
            (seat,) = player.get(f"/tables/{table}").json()["waiting_for"]
            line = player.options(table, seat)[-1]
            if line.startswith("secondary"):  # what the dice will bring the theatres hangs on it
                break
            player.act(table, seat, line)
        question = f"/tables/{table}/forecast?action={line}&seat="
        assert [name for name in seats if player.get(question + name).json()] == [seat]


def test_the_lobby_offers_the_seats_that_an_option_brings(tmp_path: Path) -> None:
    with open_house(tmp_path, games=PLACES) as house:
        (game,) = house.guest().get("/games").json()
        scenarios = {scenario["name"]: scenario for scenario in game["scenarios"]}
        (option,) = scenarios["bagration"]["options"]
        assert [seat["name"] for seat in option["seats"]] == ["soviet-n", "soviet-cn", "soviet-cs", "axis"]
        assert option["seats"][0]["title"] == "Soviets, TO North"
        assert scenarios["bessarabia"]["options"] == []
        wish = {"game": "victory-roads", "scenario": "bagration", "options": TEAM}
        missing = house.guest().send("/tables", wish | {"seats": {"soviet": {"kind": "me"}}})
        assert missing.status_code == 422
