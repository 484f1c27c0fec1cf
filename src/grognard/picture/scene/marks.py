"""The marks that make up a texture: peaks, hills, trees, reeds, houses and the like.

Each kind is drawn as a few long paths, one a pen. A dot is a stroke of no length with round ends, the
shortest path data there is.
"""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from zlib import crc32

from grognard.picture.scene.colour import mix
from grognard.picture.scene.curves import noise, smooth
from grognard.picture.scene.markup import element, num
from grognard.picture.scene.model import Cell

Stand = tuple[float, float, float, float]
"""Where a mark stands (x and y), how wide it is, and a number from -1 to 1 to vary it."""
Draw = Callable[[Sequence[Stand], str, str], str]

_FIR = "#2f4f38"
"""What the crowns of firs are tinted with."""
PITCH: Mapping[str, tuple[float, float]] = {
    "mountains": (0.225, 0.185),
    "hills": (0.26, 0.19),
    "trees": (0.27, 0.23),
    "forest": (0.155, 0.125),
    "park": (0.24, 0.2),
    "marsh": (0.34, 0.15),
    "houses": (0.2, 0.19),
    "blocks": (0.12, 0.12),
    "quarters": (0.235, 0.2),
    "buildings": (0.2, 0.17),
    "ruins": (0.15, 0.14),
    "works": (0.3, 0.19),
    "fields": (0.62, 0.18),
    "closed": (0.225, 0.185),
}
"""Distance of the marks across and down, as shares of the cell's height."""
WILD: Mapping[str, int] = {"hills": 1, "mountains": 2, "closed": 2}
"""Marks that must not reach over into a tamer ground."""


def _mountain(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A peak as a line, and its shaded slope as a shape."""
    h = w * 0.86
    top = lean * w * 0.12
    line = f"M{num(x - w / 2)} {num(y + h / 2)}l{num(w / 2 + top)} {num(-h)}l{num(w / 2 - top)} {num(h)}"
    shade = (
        f"M{num(x + top)} {num(y - h / 2)}l{num(w / 2 - top)} {num(h)}h{num(-w * 0.34)}"
        f"l{num(w * 0.04)} {num(-h * 0.3)}l{num(-w * 0.12)} {num(-h * 0.2)}z"
    )
    return line, shade


def _hill(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A rounded hill as a line with hachures down its far side, and no shape."""
    h = w * 0.4
    line = f"M{num(x - w / 2)} {num(y + h / 2)}q{num(w * (0.5 + 0.1 * lean))} {num(-h * 2)} {num(w)} 0"
    ticks = f"M{num(x + w * 0.12)} {num(y - h * 0.05)}l{num(w * 0.08)} {num(h * 0.5)}"
    ticks += f"M{num(x + w * 0.28)} {num(y + h * 0.08)}l{num(w * 0.06)} {num(h * 0.42)}"
    return line + ticks, ""


def _tree(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A broad tree as a trunk and a shape, or a fir."""
    h = w * 0.62
    trunk = f"M{num(x)} {num(y + h / 2)}v{num(h * 0.35)}"
    if lean > 0.2:
        fir = f"M{num(x)} {num(y - h * 0.75)}l{num(w * 0.26)} {num(h * 1.25)}h{num(-w * 0.52)}z"
        return trunk, fir
    radius = num(w * 0.24)
    crown = f"M{num(x - w * 0.24)} {num(y)}a{radius} {radius} 0 1 1 {num(w * 0.48)} 0"
    return trunk, crown + f"a{radius} {radius} 0 1 1 {num(-w * 0.48)} 0z"


def _block(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A block of houses as a shape."""
    width, height = w * (0.8 + 0.15 * lean), w * (0.75 - 0.15 * lean)
    return "", f"M{num(x - width / 2)} {num(y - height / 2)}h{num(width)}v{num(height)}h{num(-width)}z"


def _quarter(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """The houses between four streets as a shape with its corners cut."""
    width, height, cut = w * (0.98 + 0.12 * lean), w * (0.72 - 0.1 * lean), w * 0.14
    across, down = num(width - 2 * cut), num(height - 2 * cut)
    slant = num(cut)
    path = f"M{num(x - width / 2 + cut)} {num(y - height / 2)}h{across}l{slant} {slant}v{down}"
    return "", f"{path}l-{slant} {slant}h-{across}l-{slant}-{slant}v-{down}z"


def _house(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A small house as a shape."""
    width, height = w * (0.42 + 0.12 * lean), w * (0.36 - 0.1 * lean)
    return "", f"M{num(x - width / 2)} {num(y - height / 2)}h{num(width)}v{num(height)}h{num(-width)}z"


def _building(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A great building round a court."""
    width, height, wall = w * (0.86 + 0.1 * lean), w * (0.7 - 0.1 * lean), w * 0.22
    left, top = x - width / 2, y - height / 2
    outer = f"M{num(left)} {num(top)}h{num(width)}v{num(height)}h{num(-width)}z"
    across, down = width - 2 * wall, height - 2 * wall
    return "", outer + f"M{num(left + wall)} {num(top + wall)}v{num(down)}h{num(across)}v{num(-down)}z"


def _reeds(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A still water with a tuft of reeds now and then."""
    half = w * (0.36 + 0.12 * lean)
    water = f"M{num(x - half)} {num(y)}h{num(2 * half)}"
    if lean > 0:
        water += f"M{num(x)} {num(y - 0.5)}v-3m-1.6 3l-1-2.4m4.2 2.4l1-2.4"
    return water, ""


def _rubble(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """The broken walls of a house."""
    size = w * (0.6 + 0.2 * lean)
    walls = f"M{num(x - size / 2)} {num(y + size / 3)}v{num(-size * 0.7)}h{num(size * 0.5)}"
    return walls + f"M{num(x + size / 2)} {num(y - size / 4)}v{num(size * 0.5)}h{num(-size * 0.3)}", ""


def _trenches(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A stretch of trench with its traverses."""
    step = w * 0.14
    back = f"h{num(step)}v{num(-step)}h{num(step)}v{num(step)}"
    return f"M{num(x - 2.5 * step)} {num(y + step * lean)}{back * 2}h{num(step)}", ""


def _penned(mark: Callable[[float, float, float, float], tuple[str, str]], depth: float = 0.35) -> Draw:
    """Marks of lines in ink over shapes in a paler one."""

    def drawn(stands: Sequence[Stand], ink: str, fill: str) -> str:
        lines, shapes = [], []
        for stand in stands:
            line, shape = mark(*stand)
            lines.append(line)
            shapes.append(shape)
        parts = ""
        if any(shapes):
            parts += element("path", d="".join(shapes), fill=mix(ink, fill, depth))
        if any(lines):
            pen: dict[str, object] = {"stroke": ink, "stroke_width": 0.9, "stroke_linejoin": "round"}
            parts += element("path", d="".join(lines), fill="none", **pen)
        return parts

    return drawn


def _fields(stands: Sequence[Stand], ink: str, fill: str) -> str:
    """Strips of fields side by side, in patches; the lie of the strips turns slowly from place to place."""
    tints: tuple[list[str], list[str]] = ([], [])
    for x, y, w, lean in stands:
        if sin(x / 91 + 1.9 * sin(y / 77)) + sin(y / 59 + 1.4 * sin(x / 113)) < 0.5:
            continue
        angle = 0.7 * sin(x / 260 + 2 * sin(y / 310))
        across, down = w * (0.6 + 0.12 * lean) * cos(angle), w * (0.6 + 0.12 * lean) * sin(angle)
        right, low = -w * 0.16 * sin(angle), w * 0.16 * cos(angle)
        strip = f"l{num(across)} {num(down)}l{num(right)} {num(low)}l{num(-across)} {num(-down)}z"
        tints[lean > 0].append(f"M{num(x - across / 2)} {num(y - down / 2)}{strip}")
    return "".join(
        element("path", d="".join(d), fill=mix(ink, fill, share))
        for d, share in zip(tints, (0.8, 0.9), strict=True)
        if d
    )


def _firs(x: float, y: float) -> bool:
    """Whether firs stand here: in patches of a few cells, with winding rims."""
    return sin(x / 67 + 1.3 * sin(y / 109)) + sin(y / 83 + 1.7 * sin(x / 131)) > 0.55


def _crowns(thick: float) -> Draw:
    """Trees seen from above: a shadow, a crown and the light on it."""

    def drawn(stands: Sequence[Stand], ink: str, fill: str) -> str:
        if not stands:
            return ""
        width = sum(stand[2] for stand in stands) / len(stands) * thick
        layers = (
            (mix(ink, fill, 0.2), 0.12, 0.16, 1.0),
            (mix(ink, fill, 0.55), -0.02, -0.02, 0.92),
            (mix(ink, fill, 0.86), -0.14, -0.16, 0.42),
        )
        kinds: tuple[list[str], list[str]] = ([], [])
        for x, y, _, _ in stands:
            kinds[thick > 0.7 and _firs(x, y)].append(f"M{num(x)} {num(y)}h.01")
        shapes = [(f"trees-{crc32(d.encode()):x}", d) for d in map("".join, kinds)]
        parts = [element("defs", *(element("path", id=key, d=d) for key, d in shapes if d))]
        for colour, right, down, share in layers:
            at = f"translate({num(right * width)} {num(down * width)})"
            for (key, d), tint in zip(shapes, (colour, mix(colour, _FIR, 0.22)), strict=True):
                if d:
                    pen = {"stroke": tint, "stroke_width": width * share}
                    parts.append(element("use", href=f"#{key}", transform=at, **pen))
        return element("g", *parts, fill="none", stroke_linecap="round")

    return drawn


DRAWN: Mapping[str, Draw] = {
    "mountains": _penned(_mountain),
    "hills": _penned(_hill),
    "trees": _penned(_tree),
    "forest": _crowns(0.95),
    "park": _crowns(0.5),
    "marsh": _penned(_reeds),
    "houses": _penned(_house, 0.1),
    "blocks": _penned(_block),
    "quarters": _penned(_quarter, 0.0),
    "buildings": _penned(_building, 0.2),
    "ruins": _penned(_rubble),
    "works": _penned(_trenches),
    "fields": _fields,
    "closed": _penned(_mountain),
}


def _airfield(cell: Cell, unit: float, ink: str) -> str:
    """A runway and a taxiway across the cell, a little turned from cell to cell."""
    x, y = cell.centre
    angle = -24 + 10 * noise(cell.name)
    strip = element("path", d=f"M{num(-0.34 * unit)} 0H{num(0.34 * unit)}", stroke_width=0.1 * unit)
    dashes = element(
        "path",
        d=f"M{num(-0.3 * unit)} 0H{num(0.3 * unit)}",
        stroke_width=0.9,
        stroke="#ffffff",
        stroke_dasharray="4 4",
    )
    return element(
        "g", strip, dashes, stroke=ink, transform=f"translate({num(x)} {num(y)})rotate({num(angle)})"
    )


def _wood(cell: Cell, unit: float, ink: str) -> str:
    """A wood as it is drawn where it has its own outline."""
    return wood_path(smooth(_blob(cell, unit, 0.34)), ink)


def wood_path(d: str, ink: str) -> str:
    """Woods over the shadow that they throw."""
    shadow = mix(ink, "#2c3a1c", 0.45)
    below = element("path", d=d, fill=shadow, fill_opacity=0.4, transform="translate(1.6 2)")
    return element("g", below, element("path", d=d, fill=ink), class_="woods", fill_rule="evenodd")


def _slopes(cell: Cell, unit: float, ink: str) -> str:
    """A lit and a dark slope, as relief is drawn where it is measured."""
    ring = _blob(cell, unit, 0.3)
    lit = element("path", d=smooth(ring), fill="#fffdf0", fill_opacity=0.7, transform="translate(-3 -3)")
    return lit + element("path", d=smooth(ring), fill=ink, fill_opacity=0.5, transform="translate(3 3)")


def _blob(cell: Cell, unit: float, reach: float) -> list[tuple[float, float]]:
    x, y = cell.centre
    turns = (0, 1, 2, 3, 4, 5, 6, 0)
    far = [unit * reach * (1 + 0.2 * noise("blob", turn)) for turn in turns]
    return [
        (x + r * cos(turn * pi / 3.5), y + r * sin(turn * pi / 3.5))
        for r, turn in zip(far, turns, strict=True)
    ]


ONE_A_CELL: Mapping[str, Callable[[Cell, float, str], str]] = {
    "airfield": _airfield,
    "wood": _wood,
    "slopes": _slopes,
}
