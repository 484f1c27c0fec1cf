"""1.10 Control of hexes."""

import pytest

from grognard.games.victory_roads.geography import TAKEN
from grognard.games.victory_roads.rules.ground.control import capture, occupy
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.field import Field


@rule("1.10.1")
def test_who_stands_in_a_site_at_the_end_of_a_phase_controls_it() -> None:
    field = Field("su-hq1 0808, ge-1 1708", places="0808 minor-city, 1708 major-city, 0508 major-city")
    assert field.labels(occupy(field.g)) == {"0808", "1708"}
    holders = [field.g.holder(field.cell(there)) for there in ("0808", "1708", "0508")]
    assert holders == [SOVIET, AXIS, AXIS]
    assert occupy(field.g) == []


@rule("1.10.1")
def test_control_is_kept_for_sites_alone() -> None:
    field = Field(places="0508 town")
    assert not capture(field.g, field.cell("0508"), SOVIET)
    with pytest.raises(ValueError, match="0508 is no site"):
        field.g.holder(field.cell("0508"))


@rule("13/intro")
def test_what_the_soviets_have_captured_stays_fallen() -> None:
    field = Field(fort="0808 advanced")
    there = field.cell("0808")
    assert not field.g.has_fallen(there)
    capture(field.g, there, SOVIET)
    capture(field.g, there, AXIS)
    assert field.g.holder(there) == AXIS
    assert field.g.has_fallen(there)
    fort = field.geo.spots.cell(there)
    assert fort is not None
    assert field.g.spots[fort] == TAKEN
