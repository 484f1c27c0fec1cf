"""The counters of the two camps can be told apart by everybody, whatever colours he sees.

Colours are seen as Machado, Oliveira and Fernandes describe it (2009) for eyes that lack one of the three
kinds of cones, and compared by the CIE's formula of 1994.
"""

from collections.abc import Iterator
from itertools import combinations, product
from math import hypot, sqrt

import pytest

from grognard import games
from grognard.picture.scene.colour import channels
from grognard.picture.scene.style import load_style

SEEN = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
SOVIETS = {
    "battle-for-germany": "soviet yugoslav polish romanian bulgarian",
    "race-for-berlin": "soviet-joukov soviet-koniev",
    "borodino-41": "rifle tank army soviet-back",
    "fortress-berlin": "soviet guards polish soviet-back",
    "victory-roads": "guards guards-armoured regular regular-armoured polish bulgarian czech",
}
"""The colours of the Soviets and those on their side; all others are those of their enemies."""
CHITS = {"soviet-support", "german-support", "reich-support"}
"""What is no unit, and bears its name in full."""
LEAST = 8.0
"""As far as two colours must be apart: eight times what a good eye can just see side by side."""


def seen(colour: str, eye: str) -> tuple[float, float, float]:
    """A colour as an eye sees it: its lightness, and how red and how yellow it is."""
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts(colour)]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, light, strict=True)))) for row in SEEN[eye])
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def parts(colour: str) -> Iterator[float]:
    return (part / 255 for part in channels(colour))


def apart(one: str, other: str, eye: str) -> float:
    """How far apart an eye sees two colours."""
    (l1, a1, b1), (l2, a2, b2) = seen(one, eye), seen(other, eye)
    strong = hypot(a1, b1)
    stronger = strong - hypot(a2, b2)
    hue = max(0.0, (a1 - a2) ** 2 + (b1 - b2) ** 2 - stronger**2)
    return sqrt((l1 - l2) ** 2 + (stronger / (1 + 0.045 * strong)) ** 2 + hue / (1 + 0.015 * strong) ** 2)


def test_eyes_without_red_confuse_red_with_dark_green_and_not_with_blue() -> None:
    assert apart("#b8322c", "#2c5530", "without red") < 3 < apart("#b8322c", "#2c5530", "all colours")
    assert apart("#b8322c", "#2c4a8e", "without red") > 20


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("eye", SEEN)
def test_both_camps_have_colours_of_their_own(name: str, eye: str) -> None:
    looks = load_style(games.find(name).folder / "look" / "style.toml").counter
    soviets = SOVIETS[name].split()
    assert set(soviets) <= set(looks)
    enemies = looks.keys() - {*soviets} - CHITS
    for one, other in product(soviets, sorted(enemies)):
        distance = apart(looks[one].fill, looks[other].fill, eye)
        assert distance >= LEAST, f"{one} and {other} are {distance:.1f} apart {eye}"


@pytest.mark.parametrize("eye", SEEN)
def test_nations_on_one_side_can_be_told_apart_where_the_rules_ask_for_it(eye: str) -> None:
    looks = load_style(games.find("victory-roads").folder / "look" / "style.toml").counter
    for one, other in combinations(
        ("regular", "polish", "bulgarian", "wehrmacht", "hungarian", "romanian"), 2
    ):
        assert apart(looks[one].fill, looks[other].fill, eye) >= LEAST, f"{one} and {other} {eye}"
