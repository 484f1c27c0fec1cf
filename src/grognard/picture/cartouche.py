"""The title of a map, its scale and north: at the head of the margin, or on a plate on the map."""

from dataclasses import replace

from grognard.picture.furniture import GAP, WIDTH, Block, north, scale_fields
from grognard.picture.scene.markup import SERIF, element, fitted, num, text
from grognard.picture.scene.model import Cartouche, ScaleBar, Scene
from grognard.picture.scene.style import Style

_PLATE = 172.0
"""How high a cartouche is where it is as wide as the margin and its two gaps."""


def title_block(scene: Scene, style: Style) -> Block:
    """The title between two rules, and what is going on below it."""
    words = scene.title.upper()
    size = fitted(words, 40, WIDTH - 2 * len(words), bold=True, serif=True)
    double = f"M0 0H{num(WIDTH)}M0 4H{num(WIDTH)}M0 74H{num(WIDTH)}M0 78H{num(WIDTH)}"
    parts = [
        element("path", d=double, stroke=style.paper.text, stroke_width=1.4),
        text(
            words,
            (WIDTH / 2, 39 + size * 0.36),
            size,
            font_family=SERIF,
            font_weight=600,
            letter_spacing=2,
            fill=style.paper.text,
        ),
    ]
    if scene.subtitle:
        below = fitted(scene.subtitle, 19, WIDTH)
        pen: dict[str, object] = {"font_family": SERIF, "font_style": "italic", "fill": style.paper.text}
        parts.append(text(scene.subtitle, (WIDTH / 2, 102), below, **pen))
    return "".join(parts), 112.0 if scene.subtitle else 82.0


def scale_block(bar: ScaleBar, style: Style, grown: float = 1.0) -> Block:
    """A bar with alternating fields, true to the map though the panel is grown, and an arrow to the north."""
    marks = [(length / grown, words) for length, words in bar.marks]
    fields = scale_fields([mark for mark in marks if mark[0] < WIDTH - 50] or marks[:1], style)
    arrow = element("g", north(style), transform=f"translate({num(WIDTH - 16)} 30)")
    return fields + arrow, 48.0


def cartouche_size(plate: Cartouche) -> tuple[float, float]:
    """Width and height of a cartouche on the map."""
    return plate.width, plate.width * _PLATE / (WIDTH + 2 * GAP)


def cartouche(scene: Scene, style: Style) -> str:
    """Title, scale and north on a plate on the map; the scale is true to the map."""
    plate = scene.cartouche
    if plate is None or plate.at is None:
        return ""
    grown = plate.width / (WIDTH + 2 * GAP)
    title, tall = title_block(replace(scene, subtitle=""), style)
    bar, _ = scale_block(plate.scale, style, grown)
    paper = element(
        "rect",
        width=WIDTH + 2 * GAP,
        height=_PLATE,
        rx=6,
        fill=style.paper.panel,
        stroke=style.paper.text,
        stroke_width=2,
    )
    inside = element("g", title, element("g", bar, transform=f"translate(0 {num(tall + 18)})"))
    at = f"translate({num(plate.at[0])} {num(plate.at[1])})scale({num(grown * 1000)}e-3)"
    framed = element("g", inside, transform=f"translate({num(GAP)} 16)")
    return element("g", paper, framed, transform=at, class_="cartouche")
