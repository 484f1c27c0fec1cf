"""Pools drawn from in secret or openly, and dice that only some see."""

from grognard.kernel.dice import SECRET, key_from_seed
from grognard.kernel.knowledge.levels import FACE, NOTHING, PRESENCE
from tests.kernel.test_knowledge import BLUE, CUP, HAND, RED, Wood, levels, wood


def cup() -> Wood:
    """Blue's pieces as chits in a cup, of which nobody knows anything."""
    g = wood()
    g.give_back((3, 4, 5), CUP)
    g.learnt = ()
    return g


def test_a_chit_drawn_in_secret_is_known_to_the_drawer_and_there_for_others() -> None:
    g = cup()
    drawn = g.draw(CUP, HAND, (BLUE,))
    assert drawn is not None
    assert g.in_place(HAND) == [drawn]
    assert (levels(g, BLUE, drawn), levels(g, RED, drawn)) == ([FACE], [PRESENCE])
    assert (g.throws, g.lots, g.rolled[0].seen_by) == (0, 1, ())


def test_a_chit_drawn_openly_is_an_open_throw() -> None:
    g = cup()
    drawn = g.draw(CUP, HAND)
    assert drawn is not None
    assert levels(g, RED, drawn) == [FACE]
    assert (g.throws, g.lots) == (1, 0)


def test_every_chit_can_be_drawn_and_none_from_an_empty_cup() -> None:
    drawn = []
    for seed in range(60):
        g = cup()
        g.key = key_from_seed(seed)
        drawn.append(g.draw(CUP, HAND, ()))
    assert set(drawn) == {3, 4, 5}
    assert wood().draw(CUP, HAND) is None


def test_a_chit_returned_cannot_be_told_from_the_others() -> None:
    g = cup()
    drawn = g.draw(CUP, HAND, (BLUE,))
    assert drawn is not None
    g.give_back((drawn,), CUP)
    assert levels(g, BLUE, drawn) == [NOTHING]
    assert {g.place[unit] for unit in (3, 4, 5)} == {CUP}


def test_who_looks_into_a_cup_knows_what_is_in_it() -> None:
    g = cup()
    assert g.look(CUP, (RED,)) == [3, 4, 5]
    assert g.revealed() == {"red": (3, 4, 5)}


def test_a_secret_die_is_seen_by_some_until_it_is_shown() -> None:
    g = wood()
    value = g.roll_hidden("fog", 6, (RED,))
    assert g.rolled[0][:2] == (SECRET + 1, 6)
    assert (g.dice_seen((RED,)), g.dice_seen((BLUE,))) == ({"fog": value}, {"fog": None})
    assert g.revealed() == {"red": ("die",)}
    g.learnt = ()
    assert g.show_die("fog") == value
    assert g.revealed() == {"blue": ("fog",)}
    assert g.dice_seen((BLUE,)) == {"fog": value}
    g.take_die("fog")
    assert g.dice == ()
