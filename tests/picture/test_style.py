"""Looks: colours, contrast, counter schemes and abbreviations; and the looks of the games."""

from pathlib import Path
from typing import Any

import pytest

import grognard.picture
from grognard.picture.scene.colour import channels, contrast, mix
from grognard.picture.scene.style import LEGIBLE, Style, load_style, named, parse_style

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


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.parents[1].name)
def test_everything_has_an_english_and_a_french_name(path: Path) -> None:
    style = load_style(path)
    names = [look.name for look in style.terrain.values()]
    names += [look.name for look in style.feature.values()]
    names += [look.name for look in style.counter.values()]
    names += [look.name for look in style.patch.values()]
    names += [look.name for look in style.way.values()]
    names += [look.name for look in style.place.values()]
    names += [label.name for label in style.labels]
    assert all({"en", "fr"} <= set(name) for name in names)


def test_names_fall_back_to_english() -> None:
    assert named({"en": "Sea", "fr": "Mer"}, "fr") == "Mer"
    assert named({"en": "Sea"}, "fr") == "Sea"


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
        ({"terrain": {"bog": {"name": {}, "fill": "#000000", "depth": 3}}}, r"\[terrain.bog\].*'depth'"),
        (
            {"terrain": {"bog": {"name": {}, "fill": "#000000", "marks": "reeds"}}},
            r"\[terrain.bog\].*'reeds'",
        ),
        (
            {"feature": {"wire": {"name": {}, "draw": "loops", "colour": "#000000"}}},
            r"\[feature.wire\].*'loops'",
        ),
        (
            {"feature": {"wall": {"name": {}, "draw": "teeth", "colour": "#000000", "faces": "up"}}},
            r"\[feature.wall\] faces: expected one of .*'up'",
        ),
        (
            {"way": {"canal": {"name": {}, "draw": "boats", "colour": "#000000"}}},
            r"\[way.canal\] draw.*'boats'",
        ),
        (
            {"place": {"inn": {"name": {}, "symbol": "barrel", "colour": "#000000"}}},
            r"\[place.inn\] symbol.*'barrel'",
        ),
        ({"patch": {"ash": {"name": {}, "column": "ash", "marks": "soot"}}}, r"\[patch.ash\] marks.*'soot'"),
        ({"counter": {"us": {"name": {}}}}, r"\[counter.us\] fill: expected a value, got nothing"),
    ],
)
def test_a_mistake_in_the_file_is_found_and_placed(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_style(_content(**changes))


def test_a_bare_sheet_is_a_style() -> None:
    assert isinstance(parse_style(_content()), Style)
