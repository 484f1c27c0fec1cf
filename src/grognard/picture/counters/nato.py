"""Unit symbols in the NATO manner: a frame, what fights inside it, and the size mark above."""

from grognard.picture.scene.markup import element, num

SIZE_MARKS = {
    "": "",
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


# Each kind: outlines drawn with the pen, and shapes filled with it.
_KINDS = {
    "infantry": ((_cross,), ()),
    "armour": ((_oval,), ()),
    "mechanised": ((_cross, _oval), ()),
    "mountain": ((_cross,), (_peak,)),
    "parachute": ((_cross, _canopy), ()),
    "cavalry": ((_slash,), ()),
    "headquarters": ((_staff,), ()),
    "flak": ((_cross, _dome), ()),
    "pontoon": ((_bridge,), ()),
    "garrison": ((), (_wall,)),
}
KINDS = tuple(_KINDS)


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
