"""`grognard map`; and for a game without rules, what else there is to tell of its map."""

import json
from pathlib import Path
from struct import unpack

import pytest

from grognard import games
from grognard.commands import draw_map
from tests.commands.calling import GAME, SHORT, Run, edited
from tests.picture.toy import toy_sheet

PNG = b"\x89PNG\r\n\x1a\n"


class TestMap:
    def test_svg(self, run: Run, tmp_path: Path) -> None:
        goal = tmp_path / "board.svg"
        assert run("map", GAME, "-o", goal) == (0, f"{goal}\n", "")
        text = goal.read_text(encoding="utf-8")
        assert text.startswith("<svg ")
        for word in ("Königsberg", "Historical game", "16–31 December 1944", "Courland"):
            assert word in text
        assert [file.name for file in tmp_path.iterdir()] == ["board.svg"]

    def test_png(self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        small = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
        monkeypatch.setattr(draw_map, "draw", lambda scene, style: small)
        goal = tmp_path / "board.PNG"
        assert run("map", GAME, "-o", goal, "--zoom", "2.5")[0] == 0
        assert goal.read_bytes().startswith(PNG)
        assert unpack(">II", goal.read_bytes()[16:24]) == (25, 25)

    def test_another_scenario_in_french(self, run: Run, tmp_path: Path) -> None:
        goal = tmp_path / "carte.svg"
        assert run("map", GAME, *SHORT, "-o", goal, "--lang", "fr")[0] == 0
        text = goal.read_text(encoding="utf-8")
        for word in ("Varsovie", "Étoile rouge", "16-31 mai 1945", "Courlande"):
            assert word in text

    def test_a_symbol_that_cannot_be_drawn_is_refused(self, run: Run, tmp_path: Path) -> None:
        pack = edited(tmp_path, "units.csv", ",corps,armour,7,4,8,", ",corps,zeppelin,7,4,8,")
        goal = tmp_path / "board.svg"
        code, _, err = run("map", GAME, "-o", goal, "--pack", pack)
        assert code == 2
        assert err.startswith("grognard: units.csv, unit us-iii, field kind: expected one of infantry")
        assert not goal.exists()


class TestMapOfAGameWithoutRules:
    @pytest.fixture(autouse=True)
    def toy(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        sheet = toy_sheet(tmp_path / "toy")
        monkeypatch.setitem(games.SHEETS, "toy", "toy")
        monkeypatch.setattr(games, "find_sheet", lambda name: sheet)

    def test_its_rows_are_counted(self, run: Run) -> None:
        code, out, _ = run("data", "toy")
        assert code == 0
        assert "Components of Toy" in out
        assert all(f"{name}.csv" in out for name in ("map", "sides", "ways", "places"))
        found = json.loads(run("data", "toy", "--json")[1])
        assert found["printed"] == found["derived"] == 0
        assert found["reconstructed"] > 140

    def test_it_is_drawn(self, run: Run, tmp_path: Path) -> None:
        goal = tmp_path / "carte.svg"
        assert run("map", "toy", "-o", goal, "--lang", "fr") == (0, f"{goal}\n", "")
        assert "Marbourg" in goal.read_text(encoding="utf-8")

    def test_it_has_no_scenarios(self, run: Run, tmp_path: Path) -> None:
        code, _, err = run("map", "toy", "--scenario", "x", "-o", tmp_path / "x.svg")
        assert code == 2
        assert "--scenario: expected none, for toy has no rules yet; got 'x'" in err
