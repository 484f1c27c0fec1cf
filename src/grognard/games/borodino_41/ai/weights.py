"""The scripted player's weights; what each one does stands beside it in `weights.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grognard.kernel.components.weights import AllWeights, Section

Share = Annotated[float, Meta(ge=0, le=1)]


class Goals(Section, frozen=True):
    """Where the Germans want to go."""

    town: float
    guard: float
    block: float
    block_hexes: int
    east: float
    village: float
    artemki: float
    scattered: float
    need: float
    least_need: float
    east_need: float


class Odds(Section, frozen=True):
    """The chances of assaults."""

    shaken: float
    guns: int
    gun_range: int
    help: Share
    tank: float


class Attack(Section, frozen=True):
    """Assaults, by side: German, Soviet."""

    least: tuple[Share, Share]
    patient: int
    urgent: Share
    sure: tuple[Share, Share]
    extra: tuple[int, int]
    ground: tuple[float, float]
    goal: float
    late: float
    point: float
    own_point: float
    use: float
    enough: float
    give_up: tuple[Share, Share]
    slope: float
    armour: tuple[int, int]
    worn: tuple[int, int]


class March(Section, frozen=True):
    """Movement."""

    column: float
    column_threat: float
    contact: float
    cover: float
    guns: tuple[int, int]
    staffs: tuple[int, int]
    flak: tuple[int, int]
    anti_tank: tuple[int, int]
    gun_near: float
    road: float
    jam: float
    edge: float
    front: int
    flight: float
    leaving: float
    brave: tuple[int, int]
    guard_front: int
    guard_way: int
    stay: float


class Posts(Section, frozen=True):
    """Where the Soviets stand."""

    mozhaisk: float
    highway: float
    scale: float
    behind: float
    forward: float
    works: float
    cover: float
    hill: float
    objective: float
    threat: float
    alone: float
    filled: float
    beside: float
    travel: float
    inertia: float
    most: int
    guard: float
    bar: float
    off: float
    reserve: float
    reserve_threat: float
    reserve_way: int
    depth: float
    depth_from: float


class Combat(Section, frozen=True):
    """Decisions under fire."""

    withdraw: tuple[Share, Share]
    withdraw_in_works: Share
    strike_least: float
    strike_shaken: Share
    strike_aimed: float
    strike_bars: float
    flak_at: int
    anti_tank: float
    guns: int
    closing_hexes: int


class Works(Section, frozen=True):
    """Digging, bridges and supply."""

    dig_within: int
    blow_within: int
    draw_units: int


class Ending(Section, frozen=True):
    """The last days."""

    little: int
    night_hexes: int
    lost: int


class Dummies(Section, frozen=True):
    """Counters without units."""

    most: int
    near: int
    far: int


class Weights(AllWeights, frozen=True):
    """All of them."""

    goals: Goals
    odds: Odds
    attack: Attack
    march: March
    posts: Posts
    combat: Combat
    works: Works
    dummies: Dummies
    ending: Ending
