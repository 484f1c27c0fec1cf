"""Maps without rules: listed, drawn, described cell by cell, and sent no oftener than needed."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from gzip import decompress
from pathlib import Path
from threading import Event

import pytest

from grognard.server.pictures import maps
from grognard.server.pictures.disk_cache import DiskCache, key_of
from grognard.server.pictures.maps import MapFile, Maps
from tests.server.house import MAPS, House, open_house

PATIENCE = 60


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
    monkeypatch.setattr(maps, "_made", lambda module, language, disk_cache: made.append((module, language)))
    stopped = Event()
    Maps({"toy": "toy", "other": "other"}).draw_ahead(stopped)
    assert made == [("toy", "en"), ("other", "en"), ("toy", "fr"), ("other", "fr")]
    stopped.set()
    Maps(MAPS).draw_ahead(stopped)
    assert len(made) == 4


def test_a_crowd_that_waits_for_a_map_holds_up_nobody_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, guest = Event(), house.guest()

    def slow(module: str, language: str, disk_cache: DiskCache | None) -> dict[str, MapFile]:
        drawn.wait()
        return {"map.svg": MapFile(b"<svg/>", False, "image/svg+xml", '"1"')}

    monkeypatch.setattr(maps, "_made", slow)
    with ThreadPoolExecutor(50) as pool:
        try:
            crowd = [pool.submit(guest.get, "/maps/toy/map.svg") for _ in range(45)]
            assert pool.submit(house.guest).result(PATIENCE).me["guest"] is True
        finally:
            drawn.set()
        assert {each.result().content for each in crowd} == {b"<svg/>"}


def test_the_small_picture_is_the_same_in_every_language(house: House) -> None:
    english, french = (house.guest().get(f"/maps/toy/picture.png?lang={lang}") for lang in ("en", "fr"))
    assert english.headers["etag"] == french.headers["etag"]


def test_a_map_is_drawn_in_another_process_whose_failure_is_told() -> None:
    broken = Maps({"broken": "tests.picture.no_such_module"})
    with pytest.raises(RuntimeError, match=r"no_such_module: the map could not be drawn"):
        broken.draw_ahead(Event())


class TestKept:
    @pytest.fixture
    def drawn(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
        """The languages of the maps that were drawn, which is done here as if it took no time."""
        languages: list[str] = []

        def draw(module: str, language: str) -> dict[str, MapFile]:
            languages.append(language)
            return {"map.svg": MapFile(f"{module} {language}".encode(), False, "image/svg+xml", '"1"')}

        monkeypatch.setattr(maps, "_drawn_apart", draw)
        yield languages
        self.restart()

    def restart(self) -> None:
        """Forgets what a process knows."""
        maps._made.cache_clear()
        maps._key.cache_clear()

    def toy(self, folder: Path, language: str = "en") -> bytes:
        """The toy map, asked of a server that has just started."""
        self.restart()
        return Maps(MAPS, DiskCache(folder)).file("toy", "map.svg", language).content

    def test_a_second_start_has_it_at_once(self, tmp_path: Path, drawn: list[str]) -> None:
        folder = tmp_path / "maps"
        first = [self.toy(folder, language) for language in ("en", "fr")]
        assert [self.toy(folder, language) for language in ("en", "fr")] == first
        assert drawn == ["en", "fr"]

    def test_what_is_broken_or_not_ours_is_drawn_anew(self, tmp_path: Path, drawn: list[str]) -> None:
        whole = self.toy(tmp_path)
        (file,) = tmp_path.iterdir()
        kept = file.read_bytes()
        for wrong in (b"", b"foreign", kept[:-1], kept + b"x", kept[:20] + b"x" + kept[21:]):
            file.write_bytes(wrong)
            drawn.clear()
            assert self.toy(tmp_path) == whole
            assert drawn == ["en"]
            assert file.read_bytes() == kept

    def test_what_changes_the_map_takes_the_place_of_the_old_one(
        self, tmp_path: Path, drawn: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.toy(tmp_path)
        self.toy(tmp_path, "fr")
        before = set(tmp_path.iterdir())
        (tmp_path / f"{MAPS['toy']}.en.part").write_bytes(b"cut off by a crash")
        monkeypatch.setattr(maps, "version", lambda package: "new")
        self.toy(tmp_path)
        assert drawn == ["en", "fr", "en"]
        assert len(set(tmp_path.iterdir()) - before) == 1
        assert len(list(tmp_path.iterdir())) == 2

    def test_a_folder_that_cannot_be_written_does_no_harm(
        self, tmp_path: Path, drawn: list[str], caplog: pytest.LogCaptureFixture
    ) -> None:
        (tmp_path / "file").write_text("")
        assert self.toy(tmp_path / "file" / "maps")
        assert drawn == ["en"]
        assert "is not cached" in caplog.text


def test_a_key_stands_for_every_file_by_name_and_content(tmp_path: Path) -> None:
    folder = tmp_path / "made of"
    (folder / "data").mkdir(parents=True)
    keys = [key_of([folder]), key_of([folder], "resvg 1"), key_of([folder], "resvg 2")]
    for name, content in (("data/a", "1"), ("data/a", "2"), ("data/b", "2")):
        (folder / name).write_text(content)
        keys.append(key_of([folder]))
    assert len(set(keys)) == len(keys)
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "a.pyc").write_text("compiled")
    assert key_of([folder]) == keys[-1]


def test_the_server_keeps_maps_in_its_folder(tmp_path: Path) -> None:
    with open_house(tmp_path, drawn_maps=tmp_path / "maps") as house:
        assert house.guest().get("/maps/toy/picture.png?lang=en").status_code == 200
    (kept,) = (tmp_path / "maps").iterdir()
    assert kept.name.startswith(f"{MAPS['toy']}.en.")
