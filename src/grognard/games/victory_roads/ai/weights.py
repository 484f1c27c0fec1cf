"""The scripted player's weights; what each one does stands beside it in `weights.toml`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, convert, to_builtins

from grognard.kernel.components.weights import AllWeights, Section, merged


class Units(Section, frozen=True):
    """Units."""

    attack: float
    defence: float
    one: float
    hq: float


class Sites(Section, frozen=True):
    """Cities and what lies on the way to them."""

    german_major: float
    german_minor: float
    major: float
    minor: float
    port: float
    victory: float
    early: float
    objectives: dict[str, float]
    per_half_point: Annotated[float, Meta(gt=0)]


class Operation(Section, frozen=True):
    """What the Soviets attempt with a theatre in some turns: a goal, and the enemy's front around it."""

    theatre: str
    turns: tuple[int, int]
    goal: str
    worth: float
    breach: float
    width: int
    drive: int


class Danger(Section, frozen=True):
    """How hard enemies could hit a hex."""

    horizon: Annotated[int, Meta(ge=2)]
    shares: Annotated[tuple[float, ...], Meta(min_length=2)]
    lost_at: Annotated[tuple[float, ...], Meta(min_length=2)]


class Pauses(Section, frozen=True):
    """When and how the Soviets rest before great operations."""

    rest: tuple[int, int]
    least: float
    premature: float
    halt: tuple[int, int]
    line: tuple[tuple[int, int], ...]
    share: float


class Attack(Section, frozen=True):
    """Attacks, planned and made."""

    least: float
    elsewhere: float
    width: int
    lowest: Annotated[int, Meta(ge=0, le=6)]
    most_units: Annotated[int, Meta(ge=1)]
    ground: float
    farthest: float
    site: float
    exploitation: float
    loss: float
    kill: float
    romanian: float
    fee: float
    chit: float
    mode: float
    beyond: float
    risky: float
    late: float
    each_turn: float
    pocket: float


class Stance(Section, frozen=True):
    """How a side places those who do not attack."""

    pull: float
    cover: float
    beside: float
    site: float
    caution: float
    command: float
    theatre: float
    staying: float
    crowd: float
    depot: float
    forward: float
    guard: float
    raid: float
    look: int
    safe: int


class Staff(Section, frozen=True):
    """Headquarters."""

    distance: Annotated[int, Meta(ge=1)]
    look: int
    too_near: float
    danger: float
    worst: float
    beyond: float
    orders: float
    follow: float
    moving: float


class Theatres(Section, frozen=True):
    """Theatre markers."""

    front: int
    radius: Annotated[int, Meta(ge=1)]
    shared: float
    major: float
    minor: float
    road: float
    nearest: int
    margin: float
    longest: int
    bases: dict[str, tuple[tuple[str, int], ...]]


class Supports(Section, frozen=True):
    """Supports."""

    ready: float
    operation: float
    ahead: int
    longer: int
    armour: int
    held: float
    romania: float
    partisans: int
    south: int
    too_late: int
    kept: tuple[str, ...]
    events: dict[str, float]


class Arrivals(Section, frozen=True):
    """Reinforcements and replacements."""

    distance: int
    depth: float
    around: int
    too_far: int
    corps: float
    rows: dict[str, int]
    shares: dict[str, float]


class Reserves(Section, frozen=True):
    """Units behind the front, and orders to hold."""

    far: int
    nearest: int
    depth: float
    alarm: int
    nearer: float
    calm: int
    fortress: float


class FrontLine(Section, frozen=True):
    """The line of the Axis, and garrisons behind it."""

    hex: float
    density: Annotated[float, Meta(gt=0)]
    prices: tuple[float, ...]
    threat: float
    far: float
    farthest: int
    ground: float
    site: float
    own: float
    enemy: float
    contact: float
    raid: Annotated[int, Meta(ge=1)]
    watch: float
    longest: Annotated[int, Meta(ge=0)]
    garrison: float
    heavy: Annotated[float, Meta(gt=0)]
    order: float
    division: float
    stake: float
    hole: float
    march: float
    stay: float
    idle: float
    crowd: float
    keep: float
    near: int
    embark: int
    homeward: float
    flight: float
    port: float
    breakout: float


class Transport(Section, frozen=True):
    """Trains and ships of the Axis."""

    least: float
    division: float
    posts: Annotated[int, Meta(ge=1)]
    walk: Annotated[int, Meta(ge=0)]
    flight: float


class Hitler(Section, frozen=True):
    """How Hitler is kept content, or defied."""

    pleased: float
    point: float
    dismissal: float
    certain: float
    chits: float
    part: float
    farthest: int


class Weights(AllWeights, frozen=True):
    """All of them."""

    operations: tuple[Operation, ...]
    units: Units
    sites: Sites
    danger: Danger
    soviet_attack: Attack
    pauses: Pauses
    axis_attack: Attack
    soviet: Stance
    axis: Stance
    staff: Staff
    theatres: Theatres
    supports: Supports
    arrivals: Arrivals
    reserves: Reserves
    front: FrontLine
    transport: Transport
    hitler: Hitler
    scenarios: dict[str, dict[str, Any]]

    def within(self, scenario: str) -> Weights:
        """Those of a scenario: some count otherwise in a short one."""
        changes = self.scenarios.get(scenario)
        return convert(merged(to_builtins(self), changes), Weights) if changes else self
