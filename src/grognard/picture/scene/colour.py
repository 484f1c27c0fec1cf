"""Colours: mixing them, and how well one is seen on another."""


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of ``#rrggbb``."""
    try:
        if len(colour) != 7 or colour[0] != "#":
            raise ValueError
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    except ValueError:
        raise ValueError(f"expected a colour like #a1b2c3, got {colour!r}") from None


def mix(one: str, other: str, share: float) -> str:
    """``one`` with ``share`` of ``other`` in it.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    mixed = [round(a + (b - a) * share) for a, b in zip(channels(one), channels(other), strict=True)]
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast from 1 (none) to 21 (black on white) as WCAG 2 defines it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
