"""Unit symbols and size marks."""

import pytest

from grognard.picture.counters.nato import KINDS, SIZE_MARKS, size_mark, symbol


def test_every_kind_has_a_symbol_of_its_own() -> None:
    drawn = {symbol(kind, 60, 40, "#000000", "#ffffff", 3) for kind in KINDS}
    assert len(drawn) == len(KINDS)
    assert {"infantry", "armour", "mechanised", "mountain", "parachute", "cavalry", "headquarters"} <= set(
        KINDS
    )


@pytest.mark.parametrize(
    ("size", "strokes"), [("corps", 6), ("army", 8), ("front", 10), ("regiment", 3), ("", 0)]
)
def test_size_marks_are_drawn_stroke_by_stroke(size: str, strokes: int) -> None:
    assert size_mark(size, 50, 20, 10, "#000000", 2).count("M") == strokes


def test_what_has_no_symbol_is_named() -> None:
    with pytest.raises(ValueError, match=r"'balloon'.*infantry"):
        symbol("balloon", 60, 40, "#000000", "#ffffff", 3)
    with pytest.raises(ValueError, match=r"'horde'.*corps"):
        size_mark("horde", 50, 20, 10, "#000000", 2)
    assert SIZE_MARKS["corps"] == "XXX"
