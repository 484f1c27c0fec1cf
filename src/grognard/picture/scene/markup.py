"""Small pieces of SVG: numbers, elements, text and its width."""

from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

from grognard.picture.scene.model import Point

FONT = "'Source Sans Pro','Source Sans 3','DejaVu Sans',Arial,sans-serif"
"""The face of numbers, charts and small things."""
SERIF = "'Source Serif Pro','Source Serif 4',Georgia,'DejaVu Serif','Times New Roman',serif"
"""The face of cities, lands and waters."""
ROUND: Mapping[str, object] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
"""Attributes of lines with round ends and corners."""
_NARROW = frozenset("Iijlt.,:;'!|()[] -1fr")
_WIDE = frozenset("MWmw@%—")
_FEET = 1.1
"""How much wider letters with serifs are."""


def num(value: float) -> str:
    """A coordinate with at most one decimal.

    >>> num(3.04), num(-0.01), num(-0.26)
    ('3', '0', '-.3')
    """
    digits = f"{value:.1f}".removesuffix(".0")
    if abs(value) < 1:
        return "0" if digits == "-0" else digits.replace("0.", ".")
    return digits


def pair(point: Point) -> str:
    """A point in path data.

    >>> pair((3.04, -0.26))
    '3 -.3'
    """
    return f"{num(point[0])} {num(point[1])}"


def element(name: str, /, *children: str, **attributes: object) -> str:
    """An SVG element; ``_`` in attribute names stands for ``-``, and ``None`` leaves an attribute out.

    >>> element("rect", x=1.0, stroke_width=2)
    '<rect x="1" stroke-width="2"/>'
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value(key, value))}"
        for key, value in attributes.items()
        if value is not None
    )
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def _value(key: str, value: object) -> str:
    if key == "d":
        return str(value).replace(" -", "-")
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) < 10 else num(value)
    return str(value)


def text(words: str, at: Point, size: float, /, **attributes: object) -> str:
    """A line of text, centred on its point unless ``text_anchor`` says otherwise."""
    given = {"text_anchor": "middle", **attributes}
    if given["text_anchor"] == "start":
        del given["text_anchor"]
    return element("text", escape(words), x=at[0], y=at[1], font_size=size, **given)


def halo(colour: str, width: float) -> dict[str, object]:
    """Attributes that draw a soft edge behind letters so that they stay legible on any ground."""
    return {"stroke": colour, "stroke_width": width, "stroke_linejoin": "round", "paint_order": "stroke"}


def text_width(words: str, size: float, *, bold: bool = False, serif: bool = False) -> float:
    """About how wide the words are; close enough to place and to shrink them."""
    ems = sum(
        0.29 if letter in _NARROW else 0.83 if letter in _WIDE else 0.58 if letter.isupper() else 0.51
        for letter in words
    )
    return ems * size * (1.06 if bold else 1.0) * (_FEET if serif else 1.0)


def fitted(words: str, size: float, width: float, *, bold: bool = False, serif: bool = False) -> float:
    """The size at which the words fit into ``width``, at most ``size``."""
    needed = text_width(words, size, bold=bold, serif=serif)
    return size if needed <= width else size * width / needed


def dashes(lengths: Iterable[float]) -> str | None:
    """Strokes and gaps by turns; None for a line without gaps."""
    return " ".join(map(num, lengths)) or None


def polygon_path(points: Iterable[Point]) -> str:
    """The path data of a closed polygon."""
    return "M" + "L".join(map(pair, points)) + "Z"
