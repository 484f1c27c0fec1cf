"""The scripted player's weights; what each one does stands beside it in `weights.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grognard.kernel.components.weights import AllWeights, Section

Cost = Annotated[int, Meta(ge=0)]
"""What a way costs: below 0 the search for the best one would be endless."""


class Worth(Section, frozen=True):
    """Points, steps and levels."""

    point: float
    breakthrough: float
    soviet_step: float
    division: float
    german_step: float
    level: float
    lost_footing: float


class Ways(Section, frozen=True):
    """The ways to far goals."""

    ground: Annotated[float, Meta(ge=0)]
    resistance: Cost
    crowded: Cost


class Lines(Section, frozen=True):
    """Lines of supply."""

    spearheads: Cost
    open: Cost
    kept: Cost
    watched: Cost
    held: Cost
    hopeless: Cost


class Soviets(Section, frozen=True):
    """The Soviet impulse."""

    activation: float
    foothold: float
    second: float
    together: float
    guard: float
    near: int
    hunt: float
    opening: float
    lorries: float
    astray: float
    mend: float
    most_mended: int
    desertion: float


class Cover(Section, frozen=True):
    """Terrain for a defender."""

    plain: float
    wooded: float
    difficult: float
    berlin: float

    def of(self, terrain: str) -> float:
        """What a terrain is worth."""
        worth: float = getattr(self, terrain)
        return worth


class Germans(Section, frozen=True):
    """The German impulse."""

    activation: float
    standing: float
    harm_to_self: float
    in_the_city: float
    street_by_street: float
    coming: int
    our_own: float
    barrier: float
    sever: float
    close: float
    close_enough: int
    denial: float
    company: float
    most_company: int
    exposed: float
    exposed_within: int
    unsure: float
    cover: Cover


class Battle(Section, frozen=True):
    """Attacks and retreats."""

    too_little: float
    american_hands: float
    soviet_retreat: float
    german_retreat: float


class Supply(Section, frozen=True):
    """Support and supply."""

    for_a_roll: int
    worth_a_roll: float
    rounds: float
    acting: int


class Orders(Section, frozen=True):
    """The end of a turn."""

    better: float


class Tokens(Section, frozen=True):
    """Event tokens."""

    worth_playing: float
    once: float
    cut_from: int
    bridges_matter: int
    to_the_city: int
    catastrophe: float
    alarm: float


class Weights(AllWeights, frozen=True):
    """All of them."""

    worth: Worth
    ways: Ways
    lines: Lines
    soviets: Soviets
    germans: Germans
    battle: Battle
    supply: Supply
    orders: Orders
    tokens: Tokens
