"""Questions about the board: overlays, the way of a move, and why a click does nothing."""

from tests.server.house import GERMANY, House, problem


def test_an_overlay_comes_by_cell_with_its_tones(house: House) -> None:
    player = house.guest()
    table = player.table({"north": "me", "south": "computer"})
    held = player.get(f"/tables/{table}/overlay/objectives?seat=north").json()
    assert held == {cell: [{"tone": "vacant", "text": ""}] for cell in ("Bridge", "Ford", "Grange", "Kiln")}
    reach = player.get(f"/tables/{table}/overlay/reach?seat=north&unit=red-1").json()
    assert reach == {"Bridge": [{"tone": "open", "text": "1"}]}
    assert player.get(f"/tables/{table}/overlay/reach?seat=north").json() == {}


def test_a_spectator_sees_the_overlays_that_all_seats_see(house: House) -> None:
    player = house.guest()
    table = player.table({"north": "me", "south": "me"}, spectators=True)
    seen = house.guest().get(f"/tables/{table}/overlay/objectives").json()
    assert set(seen) == {"Bridge", "Ford", "Grange", "Kiln"}


def test_an_overlay_shows_an_earlier_moment_when_asked(house: House) -> None:
    player = house.guest()
    scenario = {"game": GERMANY, "scenario": "historical"}
    table = player.table({"soviet": "me", "western": "me"}, **scenario)
    unit, cell = "su-1bf", ""
    ahead = player.get(f"/tables/{table}/ahead?seat=soviet").json()[f"move {unit}"]["go"][0][0]
    way = player.get(f"/tables/{table}/preview?seat=soviet&action=move {unit};go {ahead}").json()
    assert way["way"][-1] == ahead
    for question in ("preview", "forecast"):  # of what the table does not offer, or no longer
        assert player.get(f"/tables/{table}/{question}?seat=soviet&action=go {ahead}").json() is None
    player.act(table, "soviet", f"move {unit}")
    cell = next(line.split()[1] for line in player.options(table, "soviet") if line.startswith("go "))
    way = player.get(f"/tables/{table}/preview?seat=soviet&action=go {cell}").json()
    assert way["way"][-1] == cell
    assert way["cost"] <= way["allowance"]
    assert way["price"] is None
    before = player.get(f"/tables/{table}/overlay/reach?seat=soviet&unit={unit}").json()
    player.act(table, "soviet", f"go {cell}")
    assert player.get(f"/tables/{table}/overlay/reach?seat=soviet&unit={unit}").json() != before
    assert player.get(f"/tables/{table}/overlay/reach?seat=soviet&unit={unit}&at=0").json() == before
    problem(player.get(f"/tables/{table}/overlay/reach?at=99"), 422, "at")


def test_a_click_that_means_nothing_is_answered_with_a_rule(house: House) -> None:
    player = house.guest()
    table = player.table({"soviet": "me", "western": "me"}, game=GERMANY, scenario="historical")
    answer = player.get(f"/tables/{table}/why?seat=soviet&cell=2512").json()
    assert answer == {"rule": "5-0a", "text": "choose a unit to move first"}
    enemy = player.get(f"/tables/{table}/why?seat=soviet&cell=2512&unit=us-iii").json()
    assert "US III Corps" in enemy["text"]


def test_questions_about_what_is_not_there_are_refused_by_name(house: House) -> None:
    player = house.guest()
    table = player.table({"north": "me", "south": "computer"})
    for address, status, code in (
        ("overlay/weather", 404, "no-overlay"),
        ("overlay/reach?unit=green-1", 422, "no-unit"),
        ("why?seat=north&cell=Moon", 422, "no-cell"),
        ("why?seat=north&cell=Ford&unit=green-1", 422, "no-unit"),
        ("preview?seat=north&action=dance", 422, "bad-action"),
    ):
        problem(player.get(f"/tables/{table}/{address}"), status, code)


def test_a_forecast_names_its_attackers_and_defenders_and_what_multiplies(house: House) -> None:
    player = house.guest()
    table = player.table({"soviet": "me", "western": "me"}, game=GERMANY, scenario="historical")
    player.act(table, "soviet", "end")
    target = player.options(table, "soviet")[0]
    player.act(table, "soviet", target)
    unit = next(line for line in player.options(table, "soviet") if line.startswith("join")).split()[1]
    found = player.get(f"/tables/{table}/forecast?seat=soviet&action=join {unit}").json()
    assert found["attackers"] == [unit]
    assert found["defenders"]
    lines = [line for each in found["sums"] for line in each["lines"]]
    by_unit = [line["unit"] for line in lines if line["unit"]]
    assert [each["kind"] for each in found["sums"]] == ["attack", "defence"]
    assert by_unit == found["attackers"] + found["defenders"]
    assert {line["times"] for line in lines if line["unit"]} == {False}
