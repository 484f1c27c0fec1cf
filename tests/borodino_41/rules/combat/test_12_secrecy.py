"""11, 12: in a combat with face-down counters nobody learns anything by who is asked, and what."""

from random import Random

import pytest

from grognard.games.borodino_41.rules import hidden
from grognard.kernel import flow
from tests.borodino_41.rules.combat.assaults import STAFFS
from tests.borodino_41.table import Table
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
            assert twin.pending.get(seat) == g.pending.get(seat)
            assert game.view(twin, seat) == game.view(g, seat)
        (side,) = g.pending
        flow.apply(g, side, rng.choice(g.pending[side].options))
