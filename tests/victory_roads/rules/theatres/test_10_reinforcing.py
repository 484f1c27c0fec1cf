"""10.3 Reinforcing infantry corps with supports."""

from typing import Any

from tests.rules import rule
from tests.victory_roads.theatres import RAILS, Table

CHITS = "su-aviation-1 su-aviation-2 su-aviation-3 box-s, su-katyusha-1 su-katyusha-2 box-n"
STACK = "su-1 su-2 su-3 1208 reduced"


def reinforcing(units: str = STACK, **facts: Any) -> Table:
    """Theatre S in offensive mode at 1508, on the railway from west to east."""
    said: dict[str, Any] = {"theatres": "S 1508 offensive", "rails": RAILS, "priority": 3, "supports": CHITS}
    return Table(units, "reinforce", **said | facts)


@rule("10.3.2a", "10.1.3", "10.3.1")
def test_a_support_reinforces_one_or_two_stacked_corps() -> None:
    table = reinforcing(f"{STACK}, su-4 1308 reduced, su-5 1308, su-t1 1308 reduced")
    table.asks("ask.reinforce", "soviet").offers("reinforce", "su-1", "su-2", "su-3", "su-4")
    table.refused("reinforce su-5", "10.1.3").refused("reinforce su-t1", "10.1.3")
    table.refused("spend su-aviation-1", "10.3.2a").do("reinforce su-1").refused("reinforce su-4", "10.3.2a")
    table.do("reinforce su-3").refused("reinforce su-2", "10.3.2a").do("spend su-aviation-2")
    table.finds("su-1 su-3 1208 full, su-2 1208 reduced, su-4 1308 reduced, su-aviation-2 played")
    table.do("reinforce su-4", "spend su-aviation-1").finds("su-4 1308 full, su-aviation-3 box-s")


@rule("10.3.2a", "11.5.2")
def test_two_supports_of_a_theatre_at_most() -> None:
    table = reinforcing("su-1 1208 reduced, su-2 1308 reduced, su-3 1408 reduced")
    for number in (1, 2):
        table.do(f"reinforce su-{number}", f"spend su-aviation-{number}")
    assert table.phase != "soviet-supports"
    assert table.is_marked("su-3", "reduced")


@rule("11.5.3a")
def test_a_theatre_that_is_not_the_priority_one_uses_two_supports_in_all() -> None:
    reinforcing(priority=0, used="S 1").do("reinforce su-1", "spend su-aviation-1")
    assert reinforcing(priority=0, used="S 2").phase != "soviet-supports"
    reinforcing(priority=3, used="S 9").do("reinforce su-1", "spend su-aviation-1")


@rule("9.2.2", "10.3.2b")
def test_only_in_the_radius_of_a_theatre_in_offensive_mode() -> None:
    far = reinforcing(f"{STACK}, su-4 0808 reduced", theatres="S 1808 offensive")
    far.refused("reinforce su-4", "9.2.2").do("reinforce su-1")
    assert reinforcing(theatres="S 1508 movement").phase != "soviet-supports"


@rule("10.3.2b")
def test_only_with_supports_of_the_theatre_that_reaches_them() -> None:
    table = reinforcing(theatres="S 1508 offensive, N 2008 offensive").do("reinforce su-1")
    table.do("spend su-katyusha-1").finds("su-1 1208 full")
    close = reinforcing("su-1 1008 reduced", theatres="S 1508 offensive, N 2008 offensive")
    close.do("reinforce su-1").refused("spend su-katyusha-1", "10.3.2b").can("spend su-aviation-1")


@rule("9.2.2", "10.3.2b")
def test_interaction_11_the_radius_of_a_theatre_in_movement_mode_bars_it() -> None:
    both = "S 1508 offensive, N 1108 movement"
    table = reinforcing(f"{STACK}, su-4 1708 reduced", theatres=both)
    table.refused("reinforce su-1", "9.2.2").can("reinforce su-4")


@rule("10.3.2b")
def test_only_supplied_corps_on_a_way_to_the_theatre() -> None:
    table = reinforcing(f"{STACK}, su-4 1210 reduced, su-5 1308 reduced cut")
    table.refused("reinforce su-4", "10.3.2b").refused("reinforce su-5", "10.3.2b").can("reinforce su-1")
    cut = reinforcing(f"{STACK}, su-4 1508 reduced, ge-1 1309").refused("reinforce su-1", "10.3.2b")
    cut.can("reinforce su-4")
    held = reinforcing(f"{STACK}, su-4 1308 reduced, su-5 1408, ge-1 1309")
    held.can("reinforce su-1", "reinforce su-4")


@rule("9.2.2", "support/lend-lease")
def test_interaction_12_lend_lease_lengthens_the_radius_before_modes_change() -> None:
    table = reinforcing("su-1 0908 reduced", theatres="S 1908 offensive", lent="S 4")
    table.do("reinforce su-1", "spend su-aviation-1").finds("su-1 0908 full")
    assert reinforcing("su-1 0908 reduced", theatres="S 1908 offensive").phase != "soviet-supports"
