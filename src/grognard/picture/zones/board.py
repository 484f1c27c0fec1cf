"""The map of a game that is played on zones: real shapes, with all that is printed in them."""

from dataclasses import replace
from xml.sax.saxutils import escape

from grognard.picture.cartouche import cartouche
from grognard.picture.counters.stacks import stack
from grognard.picture.scene.landscape import framed
from grognard.picture.scene.lettering import built_up, labels
from grognard.picture.scene.markup import SERIF, element, halo, text
from grognard.picture.scene.model import Scene, Town, ZoneSign
from grognard.picture.scene.style import Style
from grognard.picture.zones.badges import zone_badge
from grognard.picture.zones.courses import courses, written_courses
from grognard.picture.zones.ground import borders, ground
from grognard.picture.zones.naming import SIGN, Layout, Written, badge_width, shown_name
from grognard.picture.zones.plates import locator, plate


def zone_board(scene: Scene, style: Style) -> str:
    """The map with everything on it, from the ground up to the counters."""
    layout = Layout(scene, style)
    layers = [
        ground(scene, style),
        labels(replace(scene, labels=layout.labels), style),
        borders(scene, style),
        *(built_up(_town(sign), scene.unit, style) for sign in scene.zones if sign.town),
        courses(scene, style),
        written_courses(layout.rivers, style),
    ]
    return "".join(
        [
            framed(scene, style, layers),
            cartouche(scene, style),
            *(plate(table, style) for table in scene.plates),
            locator(scene, style),
            element("g", *(stack(standing, scene, style) for standing in scene.stacks)),
            element(
                "g",
                *(_sign(written, scene.unit, style) for written in layout.names),
                font_weight=600,
                class_="towns",
            ),
        ]
    )


def _town(sign: ZoneSign) -> Town:
    return Town(sign.name, sign.town or sign.at, rank=sign.rank)


def _sign(written: Written, unit: float, style: Style) -> str:
    """The name with its value before it, and the row of index and small signs."""
    sign, (x, y), size = written.sign, written.at, written.size
    edge = SIGN * unit
    badge = badge_width(sign, unit)
    parts = [
        text(
            shown_name(sign),
            (x + badge, y),
            size,
            text_anchor="start",
            fill=style.paper.text,
            font_family=SERIF,
            **halo(style.paper.land, 3),
        )
    ]
    for kind, shown in sign.signs:
        if kind == "value":
            parts.append(zone_badge("value", shown, (x + edge / 2, y - size * 0.34), edge, style))
    row = [("index", sign.index), *(pair for pair in sign.signs if pair[0] != "value")]
    across = written.row[0] - edge * 1.12 * (len(row) - 1) / 2
    for place, (kind, shown) in enumerate(row):
        parts.append(zone_badge(kind, shown, (across + edge * 1.12 * place, written.row[1]), edge, style))
    return element("g", element("title", escape(sign.name)), *parts)
