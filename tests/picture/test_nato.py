"""Unit symbols and size marks."""

import pytest

from grognard.picture.counters.nato import EMBLEMS, KINDS, SIZE_MARKS, emblem, size_mark, symbol


def test_every_kind_has_a_symbol_of_its_own() -> None:
    drawn = {symbol(kind, 60, 40, "#000000", "#ffffff", 3) for kind in KINDS}
    assert len(drawn) == len(KINDS)
    assert {"infantry", "armour", "mechanised", "mountain", "parachute", "cavalry", "headquarters"} <= set(
        KINDS
    )
    assert {"anti-tank", "artillery", "engineer", "motorcycle", "motorised", "mortar", "rocket"} <= set(KINDS)


def test_backs_have_the_emblem_of_their_side() -> None:
    drawn = [emblem(kind, "#112233", "#ffffff") for kind in EMBLEMS]
    assert len(set(drawn)) == len(EMBLEMS) == 2
    assert all("#112233" in markup for markup in drawn)


@pytest.mark.parametrize(
    ("size", "strokes"), [("corps", 6), ("army", 8), ("front", 10), ("regiment", 3), ("company", 1), ("", 0)]
)
def test_size_marks_are_drawn_stroke_by_stroke(size: str, strokes: int) -> None:
    assert size_mark(size, 50, 20, 10, "#000000", 2).count("M") == strokes


def test_what_has_no_symbol_is_named() -> None:
    with pytest.raises(ValueError, match=r"'balloon'.*infantry"):
        symbol("balloon", 60, 40, "#000000", "#ffffff", 3)
    with pytest.raises(ValueError, match=r"'horde'.*corps"):
        size_mark("horde", 50, 20, 10, "#000000", 2)
    assert SIZE_MARKS["corps"] == "XXX"
