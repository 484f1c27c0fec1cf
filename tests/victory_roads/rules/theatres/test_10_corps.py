"""10 Soviet infantry corps in two modes."""

from grognard.games.victory_roads.position import CORPS_POOL, FULL, REDUCED, STAVKA
from grognard.games.victory_roads.rules.ground.steps import lose_step
from grognard.games.victory_roads.rules.theatres.corps import (
    draw_corps,
    end_march,
    is_reinforced,
    stand_down,
    stand_down_outside,
)
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field

SU1, SU2, TANK = NUMBER["su-1"], NUMBER["su-2"], NUMBER["su-t1"]


@rule("10.1.1a")
def test_the_front_is_reinforced_mode_and_the_back_standard_mode() -> None:
    g = Field("su-1 su-t1 1208").g
    assert is_reinforced(g, SU1)
    assert (g.attack(SU1), g.defence(SU1), g.movement(SU1)) == (8, 8, 3)
    assert stand_down(g, SU1, "7.7.9")
    assert (g.attack(SU1), g.defence(SU1), g.movement(SU1)) == (1, 5, 2)
    assert not stand_down(g, SU1, "7.7.9")
    assert not stand_down(g, TANK, "7.7.9")
    assert g.steps[TANK] == FULL


@rule("10.1.1a", "preamble/grey-rules")
def test_in_the_basic_game_they_are_plain_units_of_two_steps() -> None:
    g = Field("su-1 1208", chapters=8).g
    end_march(g, [SU1], 6)
    assert not is_reinforced(g, SU1)
    assert g.steps[SU1] == FULL


@rule("10.1.4a", "10.1.5")
def test_a_loss_turns_it_to_standard_mode_and_the_next_eliminates_it() -> None:
    field = Field("su-1 1208")
    assert not lose_step(field.g, SU1)
    assert not is_reinforced(field.g, SU1)
    assert lose_step(field.g, SU1)
    assert field.where("su-1") == "corps-pool"


def marched(spent: int, *, strategic: bool = False, cell: str = "0308", mode: str = "movement") -> bool:
    """Whether a corps is still reinforced that spent so many half points and ends in a hex."""
    g = Field(f"su-1 {cell}", theatres=f"N 1508 {mode}").g
    end_march(g, [SU1], spent, strategic=strategic)
    return is_reinforced(g, SU1)


@rule("6.1.11", "9.2.3a", "10.1.4d")
def test_a_march_of_more_than_two_points_that_ends_outside_every_radius_ends_reinforced_mode() -> None:
    assert not marched(6)
    assert not marched(5)
    assert marched(4)
    assert marched(6, cell="1008")
    assert not marched(6, cell="0908")


@rule("6.2.4", "9.2.3b", "10.1.4d")
def test_a_strategic_march_may_cost_twice_as_much() -> None:
    assert not marched(10, strategic=True)
    assert not marched(9, strategic=True)
    assert marched(8, strategic=True)


@rule("9.2.4a", "9.2.4b", "10.1.4b", "10.1.4c")
def test_corps_are_tested_where_they_stand_or_where_they_were_attacked() -> None:
    g = Field("su-1 0908, su-2 su-t1 0808", theatres="N 1808 offensive").g
    stand_down_outside(g, [SU1, SU2, TANK], "7.7.9")
    assert (is_reinforced(g, SU1), is_reinforced(g, SU2), g.steps[TANK]) == (True, False, FULL)
    stand_down_outside(g, [SU1], "7.10.14", g.cell[SU2])
    assert not is_reinforced(g, SU1)


@rule("10.1.2", "10.2.1", "10.2.2")
def test_new_corps_are_drawn_at_random_and_come_in_standard_mode() -> None:
    field = Field("su-1 su-2 su-3 corps-pool")
    g = field.g
    first = draw_corps(g, STAVKA)
    assert first in (SU1, SU2, NUMBER["su-3"])
    assert g.steps[first] == REDUCED
    assert g.in_place(STAVKA) == [first]
    assert len(g.in_place(CORPS_POOL)) == 2
    others = {draw_corps(g, STAVKA), draw_corps(g, STAVKA)}
    assert {first, *others} == {SU1, SU2, NUMBER["su-3"]}
    assert draw_corps(g, STAVKA) is None
    assert field.sound()
