"""11, 12: in a combat with face-down counters nobody learns anything by who is asked, and what."""

from random import Random

import pytest

from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.games.borodino_41.rules.combat.stukas import Stukas
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel import flow
from grognard.kernel.knowledge.levels import PRESENCE
from tests.borodino_41.rules.combat.assaults import STAFFS
from tests.borodino_41.shooting import volley
from tests.borodino_41.table import Table
from tests.borodino_41.test_secrecy import sent
from tests.rules import rule

GERMANS = (
    "ge-1",
    "ge-2",
    "ge-4",
    "ge-mot1",
    "ge-mc",
    "ge-eng",
    "ge-tank",
    "ge-stg",
    "ge-at",
    "ge-gun",
    "ge-aa",
)
SOVIETS = (
    "su-1",
    "su-2",
    "su-4",
    "su-other",
    "su-cav",
    "su-mc",
    "su-flame",
    "su-t26",
    "su-t34",
    "su-at",
    "su-gun",
)
MORE = ("su-rocket", "su-hq2", "su-mg")
GUNS = ("ge-at", "ge-gun", "ge-aa")
AIMS = {"0505": ("s",), "0605": ("s", "sw"), "0405": ("se",)}
DUMMIES = "soviet-dummy-1 0507, soviet-dummy-2 0608, soviet-dummy-3 0506, german-dummy-1 0505 marked-s"
WOODS = ", ".join(f"{cell} woods" for cell in ("0505", "0506", "0507", "0608"))


def _combat(rng: Random) -> Table:
    """Both sides in some disorder around two hexes, one in woods and one a village."""
    units = []
    for name in rng.sample(GERMANS, 8):
        cell = rng.choice((*AIMS, "0504"))
        marked = cell in AIMS and name not in GUNS and rng.random() < 0.7
        units.append(f"{name} {cell}" + (f" marked-{rng.choice(AIMS[cell])}" if marked else ""))
    for name in rng.sample((*SOVIETS, *MORE), 9):
        units.append(f"{name} {rng.choice(('0506', '0506', '0606', '0606', '0507', '0607', '0406'))}")
    text = ", ".join((*units, DUMMIES)) + STAFFS
    table = Table(text, "german-combat", options="inverted-counters", terrain=f"{WOODS}, 0606 village")
    hidden.close_impulse(table.g)
    return table


@rule("11/hidden/assault-reveals", "12/seq/3a-reveal")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_hidden_changes_neither_who_is_asked_nor_what_a_side_sees(seed: int) -> None:
    rng = Random(seed)
    table = _combat(rng)
    game, g = table.game, table.g
    while g.pending and g.phase == "german-combat":
        for seat in ("german", "soviet"):
            twin = game.resample(g, seat, rng)
            assert list(twin.pending) == list(g.pending), g.stack[-1]
            assert sent(twin, seat, seat, game) == sent(g, seat, seat, game), g.stack[-1]
        (side,) = g.pending
        flow.apply(g, side, rng.choice(g.pending[side].options))


WITH = ("su-2", "su-t26", "su-hq", "soviet-dummy-1")
"""Who may lie face down under the battalion that is fired at."""


def _under_fire(below: str) -> Table:
    """A battalion that was turned up, and a counter below it in the woods that was not."""
    units = f"ge-1 ge-2 0505, su-1 {below} 0506"
    table = Table(units, "german-combat", options="inverted-counters", terrain="0506 woods")
    hidden.close_impulse(table.g)
    hidden.reveal(table.g, (table.unit("su-1"),))
    table.g.hide((table.unit(below),), (GERMAN,), PRESENCE)  # its kind was not told
    return table


@rule("11/hidden/attackable")
def test_a_forecast_does_not_tell_what_lies_below_the_counter_that_was_turned_up() -> None:
    """Neither that a fire can't hit tanks, nor that an HQ lends its morale."""
    told = []
    for below in WITH:
        table = _under_fire(below)
        told.append(forecast(table.g, volley(table, "ge-1 ge-2", f"su-1 {below}")))
    assert told[0] is not None
    assert all(found == told[0] for found in told)


@rule("12/seq/3a-reveal")
@pytest.mark.parametrize("turned_up", [False, True])
def test_who_is_struck_is_not_told_by_whom_before_they_are_turned_up(turned_up: bool) -> None:
    table = _under_fire("su-aa")
    g = table.g
    if turned_up:
        hidden.reveal(g, (table.unit("ge-1"),))
    fire = volley(table, "ge-1", "su-1", air=3)
    g.stack = [Stukas(fire.firing, fire.kind, fire.cell, fire.firers, fire.targets, fire.purpose, air=3)]
    g.pending = {}
    flow.run(g)
    assert list(g.pending) == ["soviet"]
    assert (table.game.forecast(g, ("pass",)) is not None) is turned_up
