"""`grognard verify` and `grognard replay`: what a record tells, and which are refused."""

from pathlib import Path

import pytest

from grognard.cli import main
from tests.commands.calling import GAME, SHORT, Run, edited


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of two short games."""
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", GAME, *SHORT, "--games", "2", "--records", str(folder), "--json"]) == 0
    return folder


@pytest.fixture
def kept(records: Path) -> Path:
    return min(records.iterdir())


class TestVerify:
    def test_good_records_are_good(self, run: Run, records: Path) -> None:
        code, out, err = run("verify", *sorted(records.iterdir()))
        assert (code, err) == (0, "")
        assert [": good, " in line for line in out.splitlines()] == [True, True]

    def test_one_changed_byte_is_found_where_it_stands(self, run: Run, kept: Path, tmp_path: Path) -> None:
        lines = kept.read_bytes().split(b"\n")
        lines[20] = lines[20].replace(b" western ", b" westerm ").replace(b" soviet ", b" soviel ")
        changed = tmp_path / "changed.record"
        changed.write_bytes(b"\n".join(lines))
        code, out, err = run("verify", changed)
        assert (code, out) == (1, "")
        assert err == f"grognard: {changed}: action 20: the line was changed\n"

    def test_a_cut_record_is_no_record(self, run: Run, kept: Path, tmp_path: Path) -> None:
        cut = tmp_path / "cut.record"
        cut.write_bytes(kept.read_bytes()[:2000])
        code, out, err = run("verify", cut)
        assert (code, out) == (2, "")
        assert err.startswith(f"grognard: {cut}: ")
        assert "cut" in err

    def test_a_record_of_another_version_is_refused(self, run: Run, kept: Path, tmp_path: Path) -> None:
        other = tmp_path / "other.record"
        other.write_bytes(kept.read_bytes().replace(b"grognard-record 2", b"grognard-record 9", 1))
        code, _, err = run("verify", other)
        assert code == 2
        assert err == f"grognard: {other}: field version: expected 1 or 2; got '9'\n"

    def test_the_worst_record_decides_and_the_others_are_still_read(
        self, run: Run, kept: Path, tmp_path: Path
    ) -> None:
        code, out, err = run("verify", tmp_path / "none.record", kept)
        assert code == 2
        assert err.count("\n") == 1
        assert out.startswith(f"{kept}: good, ")

    def test_a_game_with_other_components_needs_its_pack(self, run: Run, tmp_path: Path) -> None:
        pack = edited(tmp_path, "track.csv", "14,1945-07-1,0,0,1,", "14,1945-07-1,0,0,2,")
        folder = tmp_path / "records"
        assert run("simulate", GAME, *SHORT, "--pack", pack, "--records", folder)[0] == 0
        (file,) = folder.iterdir()
        assert run("verify", file, "--pack", pack)[0] == 0
        code, _, err = run("verify", file)
        assert code == 2
        assert "field data: expected" in err


class TestReplay:
    def test_the_log_names_actions_and_rules_then_the_position(self, run: Run, kept: Path) -> None:
        code, out, err = run("replay", kept)
        assert (code, err) == (0, "")
        assert "    1  " in out
        assert "[11-0d]" in out
        assert "as seen by the player: Soviets" in out
        assert "Berlin 10" in out

    def test_it_stops_where_it_is_told(self, run: Run, kept: Path) -> None:
        code, out, _ = run("replay", kept, "--at", 2, "--seat", "western", "--lang", "fr")
        assert code == 0
        assert "    2  " in out
        assert "    3  " not in out
        assert "Position vue par le joueur\xa0: Alliés occidentaux" in out
        assert "Varsovie" in out

    @pytest.mark.parametrize(
        ("language", "words"),
        [
            ("en", ("Forecast ", "Attackers ", "Defenders ", "6-1a", "%")),
            ("fr", ("Résultats possibles ", "Attaquants ", "Défenseurs ", "6-1a", "\u202f%")),
        ],
    )
    def test_a_roll_has_its_chances_and_how_they_come_about(
        self, run: Run, kept: Path, language: str, words: tuple[str, ...]
    ) -> None:
        lines = kept.read_text(encoding="utf-8").splitlines()
        rolled = next(number for number, line in enumerate(lines) if " roll ~" in line)
        code, out, err = run("replay", kept, "--at", rolled - 1, "--lang", language)
        assert (code, err) == (0, "")
        assert all(word in out for word in words)

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (("--at", "99999"), "--at: expected a number up to "),
            (("--at", "-1"), "--at: expected a whole number of 0 or more; got '-1'"),
            (("--seat", "german"), "seat: expected one of soviet, western; got 'german'"),
            (("--lang", "de"), "--lang: invalid choice: 'de'"),
        ],
    )
    def test_what_is_not_in_the_record_is_refused(
        self, run: Run, kept: Path, arguments: tuple[str, ...], complaint: str
    ) -> None:
        code, out, err = run("replay", kept, *arguments)
        assert (code, out) == (2, "")
        assert err.startswith(f"grognard: {complaint}")
        assert err.count("\n") == 1
