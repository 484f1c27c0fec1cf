"""1.3 Steps."""

import pytest

from grognard.games.victory_roads.rules.ground.steps import lose_step
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field


@rule("1.3.1a", "1.3.1b")
def test_a_unit_of_two_steps_is_turned_over_and_then_eliminated() -> None:
    field = Field("ge-1 0808")
    unit = NUMBER["ge-1"]
    assert (field.g.attack(unit), field.g.defence(unit)) == (3, 4)
    assert not lose_step(field.g, unit)
    assert (field.g.attack(unit), field.g.defence(unit), field.where("ge-1")) == (1, 2, "0808")
    assert lose_step(field.g, unit)
    assert field.sound()


@rule("1.3.2", "1.3.3a", "1.3.3b", "1.3.4", "7.15.7", "10.1.5", "10.2.1")
@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("ge-hq1", "eliminated"),
        ("ge-1", "eliminated"),
        ("su-t1", "eliminated"),
        ("su-1", "corps-pool"),
        ("ge-kg", "removed"),
        ("ge-garrison", "halt-pool"),
    ],
)
def test_each_kind_has_its_box_when_it_is_eliminated(name: str, box: str) -> None:
    field = Field(f"{name} 0808", reduced="ge-1, su-1, su-t1")
    assert lose_step(field.g, NUMBER[name])
    assert field.where(name) == box
    unit = NUMBER[name]
    assert field.g.steps[unit] == (field.g.unit(unit).steps if name == "ge-garrison" else 0)


@rule("10.1.1a", "10.1.4a")
def test_a_reinforced_corps_that_takes_a_loss_is_in_standard_mode() -> None:
    field = Field("su-1 0808")
    lose_step(field.g, NUMBER["su-1"])
    unit = NUMBER["su-1"]
    assert (field.g.attack(unit), field.g.defence(unit), field.g.movement(unit)) == (1, 5, 2)
