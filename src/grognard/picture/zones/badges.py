"""Small signs in the zones of a map and in its tables."""

from grognard.picture.scene.markup import element, halo, num, text
from grognard.picture.scene.model import Point
from grognard.picture.scene.style import SignPath, Style


def zone_badge(kind: str, shown: str, at: Point, edge: float, style: Style) -> str:
    """A small sign with what it shows: the index and the value of a zone, or a sign of the style."""
    x, y = at
    half = edge / 2
    paper = style.paper
    if kind == "index":
        return text(
            shown, (x, y + edge * 0.3), edge * 0.86, fill=paper.number, font_weight=400, **halo(paper.land, 2)
        )
    if kind == "value":
        shape = element("circle", cx=x, cy=y, r=half, fill=paper.badge, stroke=paper.land, stroke_width=0.9)
        return shape + _figure(shown, at, edge, paper.land)
    if paths := style.sign.get(f"{kind}-{shown}"):
        return _paths(paths, at, half)
    if kind not in style.sign:
        raise ValueError(f"no sign for {kind!r}")
    top = style.sign[kind][-1]
    return _paths(style.sign[kind], at, half) + _figure(shown, at, edge * top.letters, top.ink)


def _paths(paths: tuple[SignPath, ...], at: Point, half: float) -> str:
    shapes = [
        element(
            "path",
            d=path.path,
            fill=path.fill or "none",
            stroke=path.stroke or "none",
            stroke_width=path.width / half,
        )
        for path in paths
    ]
    return element("g", *shapes, transform=f"translate({num(at[0])} {num(at[1])})scale({num(half)})")


def _figure(shown: str, at: Point, edge: float, ink: str) -> str:
    size = edge * 0.82
    return text(shown, (at[0], at[1] + size * 0.34), size, fill=ink, font_weight=700)
