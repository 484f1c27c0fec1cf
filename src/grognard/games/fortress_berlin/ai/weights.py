"""The scripted player's weights; what each one does stands beside it in `weights.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grognard.kernel.components.weights import AllWeights, Section

Share = Annotated[float, Meta(ge=0, le=1)]


class Results(Section, frozen=True):
    """What results of the combat table are worth to who attacks."""

    retreat: float
    disruption: float
    exchange: float
    one: float
    two: float
    all: float
    star: float


class Drive(Section, frozen=True):
    """Soviet movement."""

    near: float
    contact: float
    enough: float
    surplus: float
    goal: float
    fort: float
    reach: int
    deploy: int
    undeployed: float
    lone: float
    staff_near: int
    staff_behind: float
    staff_danger: float
    guns: float


class Hold(Section, frozen=True):
    """German movement and arrivals."""

    cover: float
    fort: float
    centre: float
    ring: int
    threat: float
    threat_range: int
    pressure: float
    contact: float
    company: float
    crowd: float
    bridge: float
    stay: float
    guns_behind: float
    guns_centre: int
    exit: float
    corps: float
    corps_reach: int
    belts: tuple[int, ...]
    line: tuple[float, ...]
    second: Share
    depth: int
    core: float
    hard: float
    relief: int
    alarm: int
    idle: Share
    pull: float


class Assault(Section, frozen=True):
    """Assaults, by side: German, Soviet."""

    least: tuple[float, float]
    own: tuple[float, float]
    ground: tuple[float, float]
    goal: float
    fort: float
    support: float


class Fire(Section, frozen=True):
    """Bombardments and direct fire, by side: German, Soviet."""

    least: tuple[float, float]
    enough: tuple[int, int]
    near: float
    beside: float
    goal: float
    direct_least: tuple[float, float]
    assault_first: tuple[float, float]


class Score(Section, frozen=True):
    """12.0 Points: who wins by an end now, and who by time."""

    rate: Share
    near: int
    haste: Share
    vital: float
    thrift: float


class Bunker(Section, frozen=True):
    """Hitler, leaders and what else is decided by hand."""

    suicide_distance: int
    suicide_turn: int
    suicide_lead: int
    dismantle: int
    advance: float
    advance_danger: float


class Allies(Section, frozen=True):
    """Players of one side, in games for three to six."""

    margin: int
    late: int
    ahead: int
    haste: float
    far: int
    leisure: float
    detour: int
    close: int
    betray: float
    reserve: int
    wanted: tuple[int, int]
    danger: int
    spare: int
    thrift: float


class Weights(AllWeights, frozen=True):
    """All weights."""

    results: Results
    drive: Drive
    hold: Hold
    assault: Assault
    fire: Fire
    score: Score
    bunker: Bunker
    allies: Allies
