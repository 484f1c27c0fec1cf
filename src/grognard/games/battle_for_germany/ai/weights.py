"""The scripted player's weights; what each one does stands beside it in `weights.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grognard.kernel.components.weights import AllWeights, Section


class Worth(Section, frozen=True):
    """Units, cities and hexes."""

    defence_point: float
    movement_point: float
    nearer_to_berlin: float
    city_entered: float
    city_passed: float
    without_garrison: float


class Attack(Section, frozen=True):
    """Attacks."""

    driven_back: float
    thrown_back: float
    city_point: float
    at_berlin: float
    less_per_step: float
    fee: float
    worth_mounting: float


class Danger(Section, frozen=True):
    """How hard enemies could hit a hex."""

    lost_at: Annotated[tuple[float, ...], Meta(min_length=2)]
    reach: int
    movement_share: Annotated[int, Meta(ge=1)]


class Roads(Section, frozen=True):
    """What delays the enemy on his road to Berlin; delays below 0 would make its search endless."""

    zone_delay: Annotated[int, Meta(ge=0)]
    unit_delay: Annotated[int, Meta(ge=0)]
    entry_delay: Annotated[int, Meta(ge=0)]


class Doctrine(Section, frozen=True):
    """How a German force weighs what a hex is good for."""

    caution: float
    near: int
    to_berlin: float
    to_enemy: float
    contact: int
    city_point: float
    city_barred: float
    firmness: float


class Defence(Section, frozen=True):
    """Where Germans stand: in each theatre, in 13-0, 14-0 and 17-0, and where one player has them all."""

    barred: float
    barred_far_out: float
    urgency: float
    berlin_held: float
    staying: float
    needed_at_berlin: int
    east: Doctrine
    west: Doctrine
    hard_pressed: Doctrine
    war_east: Doctrine
    war_west: Doctrine
    disaster: Doctrine
    race_east: Doctrine
    race_west: Doctrine
    last_stand: Doctrine


class Offence(Section, frozen=True):
    """Where attackers go."""

    caution: float
    crowd: float
    march: float


class Cities(Section, frozen=True):
    """Garrisons, marches and the sweep of the last turn."""

    setting_out: int
    far_off: float
    entered: float


class Calendar(Section, frozen=True):
    """The attackers of the historical game (12-0): when they mean to be where."""

    early: float
    late: float
    most_late: float
    less_each_turn: float
    not_before: float
    caution: float
    long_before: int
    points_ahead: int
    due: dict[str, float]
    fell: dict[str, int]
    held: dict[str, float]


class Answers(Section, frozen=True):
    """Retreats, advances and replacements."""

    retreat_to_berlin: float
    eagerness: float
    german_city: float
    german_reluctance: float
    german_caution: float
    pinned: int


class Weights(AllWeights, frozen=True):
    """All of them."""

    worth: Worth
    attack: Attack
    danger: Danger
    roads: Roads
    defence: Defence
    offence: Offence
    cities: Cities
    calendar: Calendar
    answers: Answers
