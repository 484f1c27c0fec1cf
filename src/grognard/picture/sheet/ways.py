"""Roads, railways and other ways, drawn along their routes."""

from collections.abc import Sequence

from grognard.picture.scene.curves import flowing
from grognard.picture.scene.markup import dashes, element, num
from grognard.picture.scene.model import Point
from grognard.picture.scene.style import Style, WayLook
from grognard.picture.sheet.routes import Routes


def way_of(kind: str, style: Style) -> WayLook:
    """The look of a kind of way."""
    if kind not in style.way:
        raise ValueError(f"way of kind {kind!r}; the style knows {', '.join(style.way)}")
    return style.way[kind]


def ways(routes: Routes, style: Style) -> str:
    """All ways, kind after kind in the order of the style."""
    return "".join(
        element("g", way_path(lines, style.way[kind]), class_=f"way {kind}")
        for kind, lines in routes.lines.items()
    )


def way_path(lines: Sequence[Sequence[Point]], look: WayLook) -> str:
    """Lines drawn as the look says, all of its layers over all lines so that forks flow together."""
    d = "".join(flowing(line) for line in lines)
    dash = dashes(look.dash)
    width = look.width

    def stroke(colour: str, wide: float, dashed: str | None = None, cap: str = "butt", **more: object) -> str:
        pen: dict[str, object] = {"stroke_dasharray": dashed, "stroke_linecap": cap, **more}
        return element("path", d=d, stroke=colour, stroke_width=wide, **pen)

    match look.draw:
        case "road":
            layers = [stroke(look.casing, width + 1.6, cap="round")] if look.casing else []
            layers.append(stroke(look.colour, width, dash, "butt" if dash else "round"))
        case "rail":
            ties = stroke(look.colour, width * 3.2, f"{num(width * 0.55)} {num(width * 3.4)}")
            layers = [stroke(look.colour, width, dash), ties]
        case "ladder":
            light = stroke(look.casing or "#ffffff", width - 1.5, dash or "8 8")
            layers = [stroke(look.colour, width), light]
        case "embankment":
            layers = [stroke(look.colour, width * 3.4, "0.8 2.8", stroke_opacity=0.8)]
        case _:
            layers = (
                [stroke(look.casing, width + 1.8, cap="round", stroke_opacity=0.8)] if look.casing else []
            )
            layers.append(stroke(look.colour, width, dash))
    return element("g", *layers, fill="none", stroke_linejoin="round")
