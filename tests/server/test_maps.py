"""Maps without rules: listed, drawn, described cell by cell, and sent no oftener than needed."""

import json
from gzip import decompress
from threading import Event

import pytest

from grognard.server import maps
from grognard.server.maps import Maps
from tests.server.house import MAPS, House


def test_the_maps_are_listed_in_the_users_language(house: House) -> None:
    (toy,) = house.guest("fr").get("/maps").json()
    assert toy == {
        "name": "toy",
        "title": "Jouet",
        "columns": 14,
        "rows": 10,
        "hex_metres": 2000,
        "components": toy["components"],
    }
    assert toy["components"]["reconstructed"] > 140


def test_its_file_says_of_each_cell_what_is_found_there(house: House) -> None:
    found = house.guest().get("/maps/toy/map.json?lang=en").json()
    assert len(found["cells"]) == 140
    town = found["cells"]["0504"]
    assert town["name"] == "Marburg"
    assert town["terrain"] == "Marsh"
    assert town["notes"] == [
        "City: Marburg (today Marburg an der Lahn)",
        "Railway: SE",
        "Road: SE, SW",
    ]
    assert found["cells"]["0606"]["notes"] == ["River Lahn: NE, SE, S, SW"]
    assert "Burnt" in found["cells"]["0306"]["notes"]
    assert "notes" not in found["cells"]["0101"]
    assert {entry["text"] for entry in found["legend"]} >= {"Forest", "Railway", "City", "Border"}


def test_its_file_speaks_french(house: House) -> None:
    found = house.guest().get("/maps/toy/map.json?lang=fr").json()
    assert found["cells"]["0504"]["notes"][0] == (
        "Ville\N{NO-BREAK SPACE}: Marbourg (aujourd’hui Marburg an der Lahn)"
    )
    assert found["cells"]["0504"]["notes"][2] == "Route\N{NO-BREAK SPACE}: SE, SO"
    assert found["cells"]["0407"]["notes"] == ["Rivière Lane\N{NO-BREAK SPACE}: N"]


def test_the_map_is_drawn_without_panel_and_as_a_small_picture(house: House) -> None:
    guest = house.guest()
    drawn = guest.get("/maps/toy/map.svg?lang=en")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "Marburg" in drawn.text
    assert "Legend" not in drawn.text
    small = guest.get("/maps/toy/picture.png")
    assert small.headers["content-type"] == "image/png"
    assert small.content.startswith(b"\x89PNG")
    assert int.from_bytes(small.content[16:20]) == pytest.approx(720, abs=1)


def test_large_files_travel_compressed_where_the_client_can(house: House) -> None:
    guest = house.guest()
    packed = guest.get("/maps/toy/map.json", **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = guest.get("/maps/toy/map.json", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == packed.json()
    made = Maps(MAPS).file("toy", "map.json", "en")
    assert made.compressed
    assert json.loads(decompress(made.kept)) == json.loads(made.content)


def test_an_unchanged_file_is_not_sent_again(house: House) -> None:
    guest = house.guest()
    etag = guest.get("/maps/toy/map.svg").headers["etag"]
    again = guest.get("/maps/toy/map.svg", **{"If-None-Match": etag})
    assert again.status_code == 304
    assert again.content == b""


def test_an_unknown_map_is_refused_by_name(house: House) -> None:
    answer = house.guest().get("/maps/atlantis/map.svg")
    assert answer.status_code == 404
    assert answer.json()["message"] == "No such map: atlantis."


def test_maps_are_drawn_ahead_unless_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, str]] = []
    monkeypatch.setattr(maps, "_drawn_apart", lambda *wanted: made.append(wanted))
    stopped = Event()
    Maps(MAPS).draw_ahead(stopped)
    assert made == [("tests.picture.toy_module", "en")]
    stopped.set()
    Maps(MAPS).draw_ahead(stopped)
    assert len(made) == 1


def test_the_small_picture_is_the_same_in_every_language(house: House) -> None:
    english, french = (house.guest().get(f"/maps/toy/picture.png?lang={lang}") for lang in ("en", "fr"))
    assert english.headers["etag"] == french.headers["etag"]


def test_a_map_is_drawn_in_another_process_whose_failure_is_told() -> None:
    broken = Maps({"broken": "tests.picture.no_such_module"})
    with pytest.raises(RuntimeError, match=r"no_such_module: the map could not be drawn"):
        broken.draw_ahead(Event())
