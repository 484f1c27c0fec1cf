"""Packs: folders of components laid over ours, and which are refused."""

from pathlib import Path

from grognard.kernel.components.data import load
from grognard.kernel.components.packs import Source
from tests.kernel.data_files import ALL, MAP, TRACK, error_of, write


def test_only_the_files_of_the_pack_replace_ours(base: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "box", {"track.csv": "turn,soviet\n1,9\n"})
    plain, packed = load(ALL, Source(base)), load(ALL, Source(base, [pack]))
    assert packed.rows(TRACK) == ({"turn": 1, "soviet": 9},)
    assert packed.rows(MAP) == plain.rows(MAP)


def test_the_later_pack_wins(base: Path, tmp_path: Path) -> None:
    packs = [write(tmp_path / name, {"track.csv": f"turn,soviet\n1,{name}\n"}) for name in ("7", "8")]
    assert load([TRACK], Source(base, packs)).rows(TRACK)[0]["soviet"] == 8


def test_errors_name_the_pack(base: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "box", {"track.csv": "turn,soviet\n1,two\n"})
    message = "box/track.csv line 2, field soviet: expected a whole number of 0 or more; got 'two'"
    assert error_of(lambda: load([TRACK], Source(base, [pack]))) == message


def test_a_pack_may_say_what_it_is(base: Path, tmp_path: Path) -> None:
    label = 'name = "My box"\ngame = "bfg"\n'
    pack = write(tmp_path / "box", {"pack.toml": label, "README.md": "Read from the map.", ".hidden": ""})
    (opened,) = Source(base, [pack], game="bfg").packs
    assert (opened.name, opened.author, opened.files) == ("My box", None, frozenset())


def test_a_pack_without_label_is_called_by_its_folder(base: Path, tmp_path: Path) -> None:
    assert Source(base, [write(tmp_path / "box", {})]).packs[0].name == "box"


def test_a_pack_for_another_game_is_refused(base: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "box", {"pack.toml": 'name = "My box"\ngame = "borodino"\n'})
    message = "box/pack.toml, field game: expected 'bfg'; got 'borodino'"
    assert error_of(lambda: Source(base, [pack], game="bfg")) == message


def test_a_label_without_game_is_refused(base: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "box", {"pack.toml": 'name = "My box"\n'})
    message = "box/pack.toml, field game: expected a value; got nothing"
    assert error_of(lambda: Source(base, [pack], game="bfg")) == message


def test_an_unknown_file_is_refused(base: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "box", {"trak.csv": "turn,soviet\n1,9\n"})
    known = "map.csv, setup.csv, sides.csv, tables.toml, track.csv"
    message = f"box/trak.csv: expected only files of the game: {known}; got 'trak.csv'"
    assert error_of(lambda: Source(base, [pack])) == message


def test_a_missing_folder_is_refused(base: Path, tmp_path: Path) -> None:
    assert error_of(lambda: Source(base, [tmp_path / "box"])).endswith(
        "expected the folder of a pack; found none"
    )
