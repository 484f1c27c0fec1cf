"""What is told apart on counters at a glance: Fronts, steps, those under others; letters on every colour."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from grognard import games
from grognard.picture import Counter, load_style
from grognard.picture.counters.stacks import STEP_RIGHT, artwork, lettering
from grognard.picture.scene.colour import contrast
from grognard.picture.scene.style import LEGIBLE

STYLE = load_style(games.find("battle-for-germany").folder / "look" / "style.toml")
ARMY = Counter("4th Army", "soviet", "infantry", "army", "4", "7-7-4")


def letters_of(counter: Counter) -> tuple[float, float]:
    """The size of the designation of a counter, and how far to the right its letters stand."""
    found = re.search(
        rf'<text[^>]*translate\(([\d.]+) [^>]*font-size="([\d.]+)"[^>]*>{counter.designation}<'
        rf'|<text[^>]*font-size="([\d.]+)"[^>]*translate\(([\d.]+) [^>]*>{counter.designation}<',
        artwork(counter, STYLE),
    )
    assert found is not None
    return float(found[2] or found[3]), float(found[1] or found[4])


def bars(counter: Counter) -> tuple[int, int]:
    """How many bars are full and how many are hollow."""
    drawn = re.findall(r'<path d="([^"]*h5\.4[^"]*)" fill="([^"]*)"', artwork(counter, STYLE))
    full = sum(d.count("M") for d, fill in drawn if fill != "none")
    return full, sum(d.count("M") for d, fill in drawn if fill == "none")


def test_the_designation_is_large_and_stays_in_sight_under_another_counter() -> None:
    size, right = letters_of(ARMY)
    assert size == pytest.approx(27)
    assert right <= 100 * STEP_RIGHT


def test_a_long_designation_stands_in_two_lines_of_larger_letters() -> None:
    long = replace(ARMY, designation="Flak Tempelhof 2", morale="5")
    sizes = re.findall(r'font-size="([\d.]+)"[^>]*>(?:Flak|Tempelhof 2)<', artwork(long, STYLE))
    (alone,) = re.findall(
        r'font-size="([\d.]+)"[^>]*>Flak-Tempelhof-2<',
        artwork(replace(long, designation="Flak-Tempelhof-2"), STYLE),
    )
    assert len(sizes) == 2
    assert float(sizes[0]) > 1.05 * float(alone)


def test_a_front_bears_a_bar_that_an_army_lacks() -> None:
    army, front = artwork(ARMY, STYLE), artwork(replace(ARMY, size="front"), STYLE)
    bar = f'V20.5H30V67Z" fill="{lettering(STYLE.counter["soviet"])}"'
    assert bar in front
    assert bar not in army


def test_steps_are_bars_full_where_they_are_left_and_hollow_where_they_are_lost() -> None:
    assert bars(replace(ARMY, steps=2, left=2)) == (2, 0)
    assert bars(replace(ARMY, steps=3, left=1)) == (1, 2)
    assert bars(replace(ARMY, steps=1, left=1)) == (0, 0)


@pytest.mark.parametrize("name", games.GAMES)
def test_letters_and_figures_can_be_read_on_every_colour(name: str) -> None:
    style = load_style(games.find(name).folder / "look" / "style.toml")
    for look in style.counter.values():
        assert contrast(look.fill, lettering(look)) >= LEGIBLE
        ground = style.paper.plate if look.needs_plate else look.fill
        assert contrast(ground, look.ink) >= LEGIBLE
