"""What the summary of Borodino ’41 counts: each fire once, whatever came of it."""

from collections import Counter

from grognard.kernel.words.kinds import kind_of
from tests.borodino_41.shooting import german, resolve
from tests.borodino_41.table import Table, real_game

GAME = real_game()


def news(table: Table) -> Counter[str]:
    """How much there was of each kind."""
    return Counter(kind_of(GAME, event.message) for event in table.g.events)


def test_a_fire_at_two_units_is_one_attack_and_what_came_of_it_is_told_below() -> None:
    table = german("ge-1 ge-2 0505, su-1 su-2 0506")
    resolve(table, "ge-1 ge-2", "su-1 su-2", 10, 8, 1, 1)
    assert news(table) == {"attack": 1, "outcome": 3, "loss": 1}  # two results, and one of them disrupted
