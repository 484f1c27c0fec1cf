"""Looks: colours, contrast, counter schemes and abbreviations; and the looks of the games."""

import re
from pathlib import Path
from typing import Any

import pytest

import grognard.picture
from grognard.kernel.components.schema import DataError
from grognard.kernel.words.text import LANGUAGES
from grognard.picture.scene.colour import channels, contrast, mix
from grognard.picture.scene.style import LEGIBLE, Style, load_style, parse_style
from tests.picture.toy import toy_sheet

GAMES = Path(grognard.picture.__file__).parents[1] / "games"
STYLES = sorted(GAMES.glob("*/look/style.toml"))
GERMANY = load_style(GAMES / "battle_for_germany" / "look" / "style.toml")


def test_contrast_runs_from_one_to_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#808080", "#808080") == pytest.approx(1)


def test_colours_mix_and_bad_ones_are_refused() -> None:
    assert mix("#000000", "#ff8000", 1.0) == "#ff8000"
    with pytest.raises(ValueError, match="'red'"):
        channels("red")


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.parents[1].name)
def test_figures_can_be_read_on_every_counter(path: Path) -> None:
    style = load_style(path)
    for key, look in style.counter.items():
        ground = style.paper.plate if look.needs_plate else look.fill
        assert contrast(ground, look.ink) >= LEGIBLE, key


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.parents[1].name)
def test_no_two_counter_schemes_look_alike(path: Path) -> None:
    style = load_style(path)
    assert len({(look.fill, look.ink) for look in style.counter.values()}) == len(style.counter)


def test_everything_is_called_by_the_words_beside_the_file() -> None:
    assert GERMANY.terrain["sea"].name == {"en": "Sea", "fr": "Mer"}
    assert GERMANY.counter["us"].name == {"en": "American", "fr": "Américains"}
    assert [label.name["fr"] for label in GERMANY.labels][:2] == ["MER DU NORD", "MER BALTIQUE"]
    roads = load_style(GAMES / "victory_roads" / "look" / "style.toml")
    assert [roads.called("Memel", language) for language in LANGUAGES] == ["Niemen", "Niémen"]
    assert roads.called("Elbe", "fr") == "Elbe"


def test_a_look_without_its_word_is_refused_with_file_id_and_language(tmp_path: Path) -> None:
    look = toy_sheet(tmp_path / "toy").folder / "look"
    french = look / "fr.ftl"
    french.write_text(re.sub("legend-way-road.*", "", french.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(DataError, match=r"fr\.ftl: .* legend-way-road \(language fr\); it is missing"):
        load_style(look / "style.toml")


def test_looks_without_any_words_are_refused(tmp_path: Path) -> None:
    look = toy_sheet(tmp_path / "toy").folder / "look"
    (look / "en.ftl").unlink()
    with pytest.raises(DataError, match=r"legend-terrain-sea \(language en\); there is no such file"):
        load_style(look / "style.toml")


def test_the_most_special_scheme_wins() -> None:
    assert GERMANY.scheme("german", "ss", "west") == "german-ss-west"
    assert GERMANY.scheme("soviet", "army", "") == "soviet"
    assert GERMANY.scheme("hungarian", "army", "east") == "hungarian"
    with pytest.raises(ValueError, match="martian-army"):
        GERMANY.scheme("martian", "army", "")


@pytest.mark.parametrize(
    ("name", "designation"),
    [
        ("XVIII Airborne Corps", "XVIII"),
        ("1st Guards Tank Army", "1 GT"),
        ("3rd Belorussian Front", "3 Bel"),
        ("II SS Panzer Corps", "II SS"),
        ("Hermann Göring Parachute Panzer Corps", "HG"),
    ],
)
def test_counters_bear_short_designations(name: str, designation: str) -> None:
    assert GERMANY.designation(name) == designation


def _spelt(message: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, message)


def _content(**changes: Any) -> dict[str, Any]:
    paper = {field: getattr(GERMANY.paper, field) for field in GERMANY.paper.__slots__}
    return {"paper": paper, **changes}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"paper": {}}, r"\[paper\] sheet: expected a value, got nothing"),
        (
            {"paper": {**_content()["paper"], "coast": "blue"}},
            r"\[paper\] coast: expected a colour like #a1b2c3, got 'blue'",
        ),
        ({"terrain": {"bog": {"fill": "#000000", "depth": 3}}}, r"\[terrain.bog\].*'depth'"),
        (
            {"terrain": {"bog": {"fill": "#000000", "marks": "reeds"}}},
            r"\[terrain.bog\].*'reeds'",
        ),
        (
            {"feature": {"wire": {"draw": "loops", "colour": "#000000"}}},
            r"\[feature.wire\].*'loops'",
        ),
        (
            {"feature": {"wall": {"draw": "teeth", "colour": "#000000", "faces": "up"}}},
            r"\[feature.wall\] faces: expected one of .*'up'",
        ),
        (
            {"way": {"canal": {"draw": "boats", "colour": "#000000"}}},
            r"\[way.canal\] draw.*'boats'",
        ),
        (
            {"place": {"inn": {"symbol": "barrel", "colour": "#000000"}}},
            r"\[place.inn\] symbol.*'barrel'",
        ),
        ({"patch": {"ash": {"column": "ash", "marks": "soot"}}}, r"\[patch.ash\] marks.*'soot'"),
        (
            {"terrain": {"bog": {"name": {"en": "Bog"}, "fill": "#000000"}}},
            r"\[terrain.bog\]: unknown key 'name'",
        ),
        ({"label": {"sea": {"name": "Sea", "cell": "0101"}}}, r"\[label.sea\]: unknown key 'name'"),
        ({"counter": {"us": {}}}, r"\[counter.us\] fill: expected a value, got nothing"),
    ],
)
def test_a_mistake_in_the_file_is_found_and_placed(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_style(_content(**changes), _spelt)


def test_a_bare_sheet_is_a_style() -> None:
    assert isinstance(parse_style(_content(), _spelt), Style)
