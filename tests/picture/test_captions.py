"""What the page shows by a game's board.toml, with the words of the files beside it."""

from pathlib import Path

import pytest

from grognard.kernel.components.schema import DataError
from grognard.picture.captions import captions

BOARD = """
marks = ["moved", "lost"]
signs = ["lost"]
[results]
"+1 A1" = "good"
"-" = "even"
[[markers]]
list = "forts"
key = "held_by"
looks = { red = "#aa0000" }
[[readings]]
path = "rates.red"
values = ["full", ""]
[[panels]]
list = "points"
[[panels.columns]]
field = "source"
values = ["zones"]
[[overlays]]
name = "reach"
unit = true
option = "scouts"
tones = { open = { colour = "#00aa00", pattern = "plain" } }
[sample]
unit = "r-1"
[sample.parts.size]
at = [57, 13]
side = "top"
"""
WORDS = """
mark-moved = a bougé
mark-lost = perdue
    .sign = P
result-plus-1-A1 = un pas
result-none = rien
marker-forts-held-by-red = tenu par Rouge
    .sign = R
reading-rates-red = Taux
reading-rates-red-full = plein
reading-rates-red-none = nul
panel-points = Points
panel-points-source = Origine
panel-points-source-zones = zones
overlay-reach = Rayon
overlay-reach-open = libre
sample-size = Échelon
"""


def looks(folder: Path, board: str = BOARD, words: str = WORDS) -> Path:
    """A board.toml with its French words beside it."""
    (folder / "fr.ftl").write_text(words, encoding="utf-8")
    file = folder / "board.toml"
    file.write_text(board, encoding="utf-8")
    return file


def test_everything_has_its_word_by_an_id_that_follows_from_the_entry(tmp_path: Path) -> None:
    assert captions(looks(tmp_path), "fr") == {
        "marks": {"moved": "a bougé", "lost": "perdue"},
        "signs": {"lost": "P"},
        "results": {"+1 A1": "un pas", "-": "rien"},
        "tones": {"+1 A1": "good", "-": "even"},
        "sample": {"unit": "r-1", "parts": [{"at": [57, 13], "side": "top", "text": "Échelon"}]},
        "markers": [
            {
                "list": "forts",
                "key": "held_by",
                "looks": {"red": {"name": "tenu par Rouge", "colour": "#aa0000", "sign": "R"}},
            }
        ],
        "readings": [{"path": "rates.red", "name": "Taux", "values": {"full": "plein", "": "nul"}}],
        "panels": [
            {
                "list": "points",
                "title": "Points",
                "columns": [{"field": "source", "name": "Origine", "values": {"zones": "zones"}}],
            }
        ],
        "overlays": [
            {
                "name": "reach",
                "title": "Rayon",
                "unit": True,
                "option": "scouts",
                "tones": {"open": {"name": "libre", "colour": "#00aa00", "pattern": "plain"}},
            }
        ],
    }


def test_a_game_need_not_show_everything(tmp_path: Path) -> None:
    found = captions(looks(tmp_path, 'marks = ["moved"]'), "fr")
    assert found["marks"] == {"moved": "a bougé"}
    assert (found["results"], found["sample"], found["readings"]) == ({}, {}, [])
    assert "faces" not in found
    assert captions(looks(tmp_path, "faces = 10"), "fr")["faces"] == 10


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("mark-moved = a bougé", "mark-moved"),
        ("    .sign = P", "mark-lost.sign"),
        ("    .sign = R", "marker-forts-held-by-red.sign"),
        ("reading-rates-red-none = nul", "reading-rates-red-none"),
    ],
)
def test_a_missing_word_is_refused_with_file_id_and_language(tmp_path: Path, line: str, missing: str) -> None:
    file = looks(tmp_path, words=WORDS.replace(f"{line}\n", ""))
    with pytest.raises(DataError, match=rf"fr\.ftl: expected the message {missing} \(language fr\); it is"):
        captions(file, "fr")


def test_a_word_that_needs_arguments_is_refused(tmp_path: Path) -> None:
    file = looks(tmp_path, words=WORDS.replace("a bougé", "a bougé { $often }"))
    with pytest.raises(DataError, match=r"mark-moved \(language fr\) without arguments; got .*often"):
        captions(file, "fr")


@pytest.mark.parametrize(
    ("board", "complaint"),
    [
        ("[market]", "field market: expected one of marks, signs, faces, results, .*; got 'market'"),
        ('[marks]\nmoved = { en = "moved", fr = "a bougé" }', "field marks: expected a list"),
        ('[results]\nDe = { en = "gone" }', "field results.De: expected one of good, even, bad"),
        (
            '[[readings]]\npath = "a"\nname = { en = "A" }',
            "field readings item 1.name: expected one of path, values",
        ),
        ('[[readings]]\npath = "a"\nvalues = { b = "B" }', "field readings item 1.values: expected a list"),
        (
            '[[markers]]\nlist = "a"\nlooks.b = { name = "B", colour = "#000000" }',
            "item 1.looks.b: expected a colour",
        ),
        (
            '[[overlays]]\nname = "a"\ntones.b = { name = "B", colour = "#000000", pattern = "dots" }',
            "item 1.tones.b.name: expected one of colour, pattern",
        ),
    ],
)
def test_words_and_unknown_things_are_refused_in_the_file_of_looks(
    tmp_path: Path, board: str, complaint: str
) -> None:
    with pytest.raises(DataError, match=complaint):
        captions(looks(tmp_path, board), "fr")
