"""Unit symbols in the NATO manner: a frame, what fights inside it, and the size mark above."""

from grognard.picture.scene.markup import element, num

SIZE_MARKS = {
    "": "",
    "company": "I",
    "battalion": "II",
    "regiment": "III",
    "brigade": "X",
    "division": "XX",
    "corps": "XXX",
    "army": "XXXX",
    "front": "XXXXX",
}


def _cross(w: float, h: float) -> str:
    return f"M0 0L{num(w)} {num(h)}M0 {num(h)}L{num(w)} 0"


def _slash(w: float, h: float) -> str:
    return f"M0 {num(h)}L{num(w)} 0"


def _oval(w: float, h: float) -> str:
    left, right, top, low = w * 0.28, w * 0.72, h * 0.26, h * 0.74
    radius = num((low - top) / 2)
    return (
        f"M{num(left)} {num(top)}H{num(right)}A{radius} {radius} 0 0 1 {num(right)} {num(low)}"
        f"H{num(left)}A{radius} {radius} 0 0 1 {num(left)} {num(top)}Z"
    )


def _peak(w: float, h: float) -> str:
    return f"M{num(w / 2)} {num(h * 0.56)}L{num(w * 0.65)} {num(h)}H{num(w * 0.35)}Z"


def _canopy(w: float, h: float) -> str:
    radius = num(w * 0.11)
    return f"M{num(w * 0.28)} {num(h * 0.92)}" + f"a{radius} {radius} 0 0 1 {num(w * 0.22)} 0" * 2


def _staff(w: float, h: float) -> str:
    return f"M0 {num(h * 0.34)}H{num(w)}M0 {num(h)}V{num(h * 1.35)}"


def _banner(w: float, h: float) -> str:
    return f"M0 0H{num(w)}V{num(h * 0.34)}H0Z"


def _dome(w: float, h: float) -> str:
    return f"M0 {num(h)}A{num(w / 2)} {num(h * 0.55)} 0 0 1 {num(w)} {num(h)}"


def _bridge(w: float, h: float) -> str:
    low, high = num(h * 0.68), num(h * 0.32)
    ends = "".join(
        f"M{num(w * x)} {y}L{num(w * (x + out))} {num(h * to)}"
        for x, out in ((0.2, -0.12), (0.8, 0.12))
        for y, to in ((high, 0.12), (low, 0.88))
    )
    return f"M{num(w * 0.2)} {high}H{num(w * 0.8)}M{num(w * 0.2)} {low}H{num(w * 0.8)}{ends}"


def _wall(w: float, h: float) -> str:
    tooth = num(w * 0.125)
    rise = num(h * 0.26)
    return f"M{num(w * 0.06)} {num(h * 0.82)}V{num(h * 0.3)}" + (
        f"h{tooth}v{rise}h{tooth}v-{rise}" * 3 + f"h{tooth}V{num(h * 0.82)}Z"
    )


def _chevron(w: float, h: float) -> str:
    return f"M0 {num(h)}L{num(w / 2)} 0L{num(w)} {num(h)}"


def _disc(w: float, h: float) -> str:
    return _round(w / 2, h / 2, h * 0.2)


def _wheels(w: float, h: float) -> str:
    return _round(w * 0.4, h * 0.85, h * 0.085) + _round(w * 0.6, h * 0.85, h * 0.085)


def _motorcycle(w: float, h: float) -> str:
    return _round(w * 0.19, h / 2, h * 0.15) + _round(w * 0.81, h / 2, h * 0.15)


def _round(x: float, y: float, radius: float) -> str:
    r = num(radius)
    return (
        f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 1 {num(2 * radius)} 0a{r} {r} 0 1 1 {num(-2 * radius)} 0Z"
    )


def _comb(w: float, h: float) -> str:
    top, low = num(h * 0.34), num(h * 0.7)
    return f"M{num(w * 0.26)} {low}V{top}H{num(w * 0.74)}V{low}M{num(w / 2)} {top}V{low}"


def _arrow(w: float, h: float) -> str:
    return f"M{num(w / 2)} {num(h * 0.62)}V{num(h * 0.14)}" + _head(w, h, 0.14)


def _head(w: float, h: float, at: float) -> str:
    low = num(h * (at + 0.18))
    return f"M{num(w * 0.39)} {low}L{num(w / 2)} {num(h * at)}L{num(w * 0.61)} {low}"


def _tube(w: float, h: float) -> str:
    return _arrow(w, h) + _round(w / 2, h * 0.75, h * 0.13)


def _rocket(w: float, h: float) -> str:
    return _head(w, h, 0.12) + _head(w, h, 0.3) + _round(w / 2, h * 0.72, h * 0.14)


def _gun_rest(w: float, h: float) -> str:
    base = num(h * 0.84)
    return f"M{num(w / 2)} {base}V{num(h * 0.14)}{_head(w, h, 0.14)}M{num(w * 0.3)} {base}H{num(w * 0.7)}"


def _flame(w: float, h: float) -> str:
    return (
        f"M{num(w * 0.5)} {num(h * 0.12)}C{num(w * 0.5)} {num(h * 0.4)} {num(w * 0.68)} {num(h * 0.46)} "
        f"{num(w * 0.66)} {num(h * 0.68)}C{num(w * 0.64)} {num(h * 0.94)} {num(w * 0.36)} {num(h * 0.94)} "
        f"{num(w * 0.34)} {num(h * 0.68)}C{num(w * 0.34)} {num(h * 0.56)} {num(w * 0.4)} {num(h * 0.5)} "
        f"{num(w * 0.42)} {num(h * 0.4)}C{num(w * 0.46)} {num(h * 0.48)} {num(w * 0.5)} {num(h * 0.36)} "
        f"{num(w * 0.5)} {num(h * 0.12)}Z"
    )


def _nothing(w: float, h: float) -> str:
    reach = h * 0.3 * 0.7
    return _round(w / 2, h / 2, h * 0.3) + (
        f"M{num(w / 2 - reach)} {num(h / 2 + reach)}L{num(w / 2 + reach)} {num(h / 2 - reach)}"
    )


# Each kind: outlines drawn with the pen, and shapes filled with it.
_KINDS = {
    "infantry": ((_cross,), ()),
    "armour": ((_oval,), ()),
    "mechanised": ((_cross, _oval), ()),
    "mountain": ((_cross,), (_peak,)),
    "parachute": ((_cross, _canopy), ()),
    "cavalry": ((_slash,), ()),
    "headquarters": ((_staff,), (_banner,)),
    "flak": ((_cross, _dome), ()),
    "pontoon": ((_bridge,), ()),
    "garrison": ((), (_wall,)),
    "motorised": ((_cross, _wheels), ()),
    "motorcycle": ((_cross, _motorcycle), ()),
    "armoured-car": ((_oval, _slash), ()),
    "assault-gun": ((_oval,), (_disc,)),
    "artillery": ((), (_disc,)),
    "anti-tank": ((_chevron,), ()),
    "engineer": ((_comb,), ()),
    "mortar": ((_tube,), ()),
    "rocket": ((_rocket,), ()),
    "machine-gun": ((_gun_rest,), ()),
    "flamethrower": ((), (_flame,)),
    "dummy": ((_nothing,), ()),
}
KINDS = tuple(_KINDS)


EMBLEMS = {
    "cross": (
        "M41 22H59V41H78V59H59V78H41V59H22V41H41Z",
        "M36 22H64V36H78V64H64V78H36V64H22V36H36Z",
    ),
    "star": ("M50 20L57.1 40.3H78.5L61.4 53.2L67.6 73.7L50 61.5L32.4 73.7L38.6 53.2L21.5 40.3H42.9Z", ""),
}
"""The backs of counters on a field of 100 by 100: drawn in the ink, and what lies under it in white."""


def emblem(kind: str, ink: str, under: str) -> str:
    """The emblem of a side, for the backs of its counters."""
    shape, ground = EMBLEMS[kind]
    below = element("path", d=ground, fill=under) if ground else ""
    return below + element("path", d=shape, fill=ink, stroke=under, stroke_width=3, stroke_linejoin="round")


def symbol(kind: str, width: float, height: float, ink: str, fill: str, pen: float) -> str:
    """The symbol of a kind of unit in a frame whose upper left corner is the origin."""
    if kind not in _KINDS:
        raise ValueError(f"no symbol for kind {kind!r}; known: {', '.join(KINDS)}")
    drawn, filled = _KINDS[kind]
    frame = element("rect", width=width, height=height, fill=fill)
    lines = element("path", d="".join(shape(width, height) for shape in drawn), fill="none")
    solid = element("path", d="".join(shape(width, height) for shape in filled), fill=ink) if filled else ""
    return element("g", frame, lines, solid, stroke=ink, stroke_width=pen, stroke_linejoin="round")


def size_mark(size: str, centre: float, baseline: float, height: float, ink: str, pen: float) -> str:
    """The marks for a unit's size, centred: XXX for a corps. Drawn, so that they need no font."""
    if size not in SIZE_MARKS:
        raise ValueError(f"no mark for size {size!r}; known: {', '.join(filter(None, SIZE_MARKS))}")
    marks = SIZE_MARKS[size]
    if not marks:
        return ""
    across = height * 0.72
    step = across * 1.4
    left = centre - (len(marks) - 1) * step / 2
    top = baseline - height
    path = ""
    for place, letter in enumerate(marks):
        x = left + place * step
        if letter == "I":
            path += f"M{num(x)} {num(top)}V{num(baseline)}"
        else:
            one, other = num(x - across / 2), num(x + across / 2)
            path += f"M{one} {num(top)}L{other} {num(baseline)}M{one} {num(baseline)}L{other} {num(top)}"
    return element("path", d=path, stroke=ink, stroke_width=pen, fill="none")
