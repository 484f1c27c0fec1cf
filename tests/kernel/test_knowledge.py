"""Who knows what: levels, stacks, tokens, pools, secret dice, the log by reader, and twins."""

import json
from random import Random

import pytest

from bench import knowledge
from grognard.kernel.board.board import hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.zoc import spread
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import Frame, frame
from grognard.kernel.knowledge.levels import FACE, KIND, NOTHING, PRESENCE
from grognard.kernel.knowledge.zones import SeenZones
from grognard.kernel.pieces import NOWHERE, Layout
from grognard.kernel.state import MASKED, SPECTATOR

BOARD = hex_board(HexGrid(6, 5), "the wood")
RED, BLUE = range(2)
OUT, CUP, HAND = 1, 2, 3
UNITS = 6
LAYOUT = Layout(
    BOARD,
    ("board", "out", "cup", "hand"),
    bytes([RED] * 3 + [BLUE] * 3),
    2,
    spread(BOARD, lambda a, b: False),
)


class World:
    """What never changes."""

    layout = LAYOUT


class Wood(SeenZones):
    """Three counters a side; all of them can also be chits in a cup."""

    hits: bytearray

    SIDES = ("red", "blue")
    SLOT = ("hits",)

    def kind_of(self, unit: int) -> int:
        return unit % 2


class Fog(Wood):
    """Only the top of a stack is seen, face up."""

    ON_TOP = FACE
    COVERED = PRESENCE


class DeepFog(Wood):
    """Nobody knows how many lie under the top."""

    ON_TOP = PRESENCE
    COVERED = NOTHING


def wood(cls: type[Wood] = Wood) -> Wood:
    """All counters out of play."""
    g = cls(World, key_from_seed(1))
    g.clear_board(OUT, "hits")
    return g


def levels(g: Wood, viewer: int, *units: int) -> list[int]:
    """What a viewer knows of pieces."""
    return [g.level((viewer,), unit) for unit in units]


# Levels


def test_owners_know_their_pieces_and_others_what_they_are_shown() -> None:
    g = wood()
    assert g.mask((RED,)) == bytes([FACE] * 3 + [NOTHING] * 3)
    g.show((3,), (RED,), KIND)
    g.show((4, 0))
    assert levels(g, RED, 3, 4, 5) == [KIND, FACE, NOTHING]
    assert g.revealed() == {"red": (3, 4), "blue": (0,)}
    assert g.mask((RED, BLUE)) == bytes([FACE] * 6)


def test_who_knows_it_already_learns_nothing_and_a_lower_level_takes_nothing_away() -> None:
    g = wood()
    g.show((3,))
    g.learnt = ()
    g.show((3,), level=PRESENCE)
    assert g.revealed() == {}
    assert levels(g, RED, 3) == [FACE]


def test_a_piece_turned_down_is_still_known_to_its_owner() -> None:
    g = wood()
    g.show((3,))
    g.hide((3,))
    assert (levels(g, RED, 3), levels(g, BLUE, 3)) == ([PRESENCE], [FACE])


def test_pieces_that_cannot_be_named_go_by_tokens_given_out_by_lot() -> None:
    g = wood()
    g.show((3,), (RED,), KIND)
    assert g.call((RED,), 3) == f"?{g.token[3]}"
    assert g.call((BLUE,), 3) == 3
    assert g.piece_called(g.token[3]) == 3
    deals = set()
    for seed in range(40):
        other = Wood(World, key_from_seed(seed))
        other.clear_board(OUT, "hits")
        assert sorted(other.token[3:]) == [3, 4, 5]
        deals.add(other.token)
    assert len(deals) > 10


def test_a_token_never_passes_to_a_piece_of_another_back() -> None:
    g = wood()
    for _ in range(5):
        g.mix(range(len(g.cell)))
        assert all(g.back_of(g.piece_called(token)) == g.back_of(token) for token in range(len(g.cell)))


def test_what_is_seen_is_listed_in_an_order_that_betrays_nothing() -> None:
    g = wood()
    g.show((3, 4, 5), (RED,), PRESENCE)
    tokens = [g.token[unit] for unit, _ in g.seen((RED,))[3:]]
    assert tokens == sorted(tokens)
    assert [unit for unit, _ in g.seen((RED,))[:3]] == [0, 1, 2]


# Stacks


def test_only_the_top_of_a_stack_is_seen() -> None:
    g = wood(Fog)
    for unit in (3, 4, 5):
        g.put(unit, 7)
    assert levels(g, RED, 5, 4, 3) == [FACE, PRESENCE, PRESENCE]
    g.learnt = ()
    g.put(5, 8)
    assert levels(g, RED, 5, 4, 3) == [FACE, FACE, PRESENCE]
    assert g.revealed() == {"red": (4,)}
    g.reorder(7, [3, 4])
    assert levels(g, RED, 3, 4) == [FACE, PRESENCE]


def test_how_many_lie_under_the_top_may_be_secret_until_it_goes() -> None:
    g = wood(DeepFog)
    for unit in (3, 4):
        g.put(unit, 7)
    assert g.seen_at((RED,), 7) == [4]
    g.learnt = ()
    g.remove(4, OUT)
    assert g.revealed() == {"red": (3,)}
    g.learnt = ()
    g.put(3, 8)
    assert g.revealed() == {"red": ("under 7",)}


def test_a_piece_taken_from_under_the_top_covers_nothing_anew() -> None:
    g = wood(DeepFog)
    for unit in (3, 4, 5):
        g.put(unit, 7)
    g.show((3,), (RED,), PRESENCE)
    g.put(4, 8)
    assert levels(g, RED, 3) == [PRESENCE]


# Zones of control as they appear


def test_zones_appear_as_pieces_are_turned_over() -> None:
    g = wood()
    g.put(3, 14)
    near = BOARD.neighbours[14][0]
    assert (g.zone[BLUE][near], g.seen_zone[RED][BLUE][near], g.seen_zone[BLUE][BLUE][near]) == (1, 0, 1)
    g.show((3,))
    assert g.seen_zone[RED][BLUE][near] == 1
    g.put(3, 0)
    assert not g.seen_zone[RED][BLUE][near]
    g.hide((3,))
    assert not any(g.seen_zone[RED][BLUE])
    assert g.problems() == []
    g.seen_zone[RED][BLUE][5] = 1
    assert g.problems() == ["seen_zone is not that of the board"]


def test_the_measured_position_is_sound() -> None:
    g = knowledge.position(knowledge.Zoned)
    assert g.problems() == []
    g.deal(("west",), Random(1))
    assert g.problems() == []


# The log


def test_a_line_names_a_piece_only_to_those_who_can() -> None:
    g = wood()
    g.note("goes", "2-1", unit=3)
    full, masked = g.events
    assert (full.args, full.seen_by) == ({"unit": 3}, ("blue",))
    assert (masked.args, masked.seen_by) == ({"unit": f"?{g.token[3]}"}, ("red", SPECTATOR, MASKED))
    assert [event.is_for(("red", "blue")) for event in g.events] == [True, False]
    assert [event.is_for((SPECTATOR,)) for event in g.events] == [False, True]
    assert g.revealed() == {}


def test_a_line_about_known_pieces_is_one_for_all() -> None:
    g = wood()
    g.show((0, 3))
    g.note("fight", attackers=(0, 3))
    assert [event.seen_by for event in g.events] == [None]


def test_of_several_pieces_those_that_are_known_are_named_first() -> None:
    g = wood()
    g.show((4,))
    g.note("fight", attackers=(3, 4, 5))
    tokens = [f"?{token}" for token in sorted((g.token[3], g.token[5]))]
    assert g.events[1].args == {"attackers": (4, *tokens)}


def test_where_nobody_knows_all_each_reads_its_own_line() -> None:
    g = wood()
    g.note("fight", attackers=(0,), defenders=(3,))
    assert [event.seen_by for event in g.events] == [
        (),
        ("red", MASKED),
        ("blue", MASKED),
        (SPECTATOR, MASKED),
    ]


# Twins and levels for all


def test_twins_deal_what_is_hidden_and_leave_what_is_known() -> None:
    g = wood()
    g.put(3, 7)
    g.put(4, 8)
    g.hits[3] = 1
    g.show((3, 4, 5), (RED,), PRESENCE)
    cells = set()
    for seed in range(60):
        twin = g.clone()
        lies = twin.deal(("red",), Random(seed))
        assert twin.problems() == []
        assert [(twin.token[lies[unit]], twin.hits[lies[unit]]) for unit in (3, 4, 5)] == [
            (g.token[unit], g.hits[unit]) for unit in (3, 4, 5)
        ]
        assert twin.mask((RED,)) == g.mask((RED,))
        cells.add(tuple(twin.cell[3:]))
        fixed = g.clone()
        fixed.deal(("red",), Random(seed), (3,))
        assert fixed.cell[3] == 7
    assert len(cells) == 6
    own = g.clone()
    own.deal_hidden(("blue",), Random(1))
    assert own.cell == g.cell


@frame
class Fight(Frame):
    """A frame that holds pieces."""

    unit: int
    others: tuple[int, ...] = ()
    none: int = NOWHERE

    STEPS = ("wait",)
    PIECES = ("unit", "others", "none")

    def wait(self, g: Wood) -> None:
        """Nothing happens."""


def test_frames_name_the_pieces_of_a_twin() -> None:
    g = wood()
    g.stack = [Fight(3, (0, 4))]
    for seed in range(10):
        twin = g.clone()
        lies = twin.deal(("red",), Random(seed))
        assert twin.stack == [Fight(lies[3], (0, lies[4]))]
    assert g.stack == [Fight(3, (0, 4))]


def test_a_kind_narrows_what_a_piece_may_be() -> None:
    g = wood()
    g.show((3, 4, 5), (RED,), KIND)
    for seed in range(30):
        lies = g.clone().deal(("red",), Random(seed))
        assert [lies[unit] % 2 for unit in (3, 4, 5)] == [1, 0, 1]


def test_a_piece_that_was_seen_is_not_imagined_where_it_cannot_be() -> None:
    g = wood()
    for unit in (3, 4, 5):
        g.put(unit, 7 + unit)
        g.show((unit,), (RED,), PRESENCE)
    g.show((3,))
    g.hide((3,))
    for seed in range(30):
        twin = g.clone()
        twin.deal(("red",), Random(seed))
        assert twin.cell[3] == g.cell[3]
    g.mix((3, 4))
    found = set()
    for seed in range(60):
        twin = g.clone()
        lies = twin.deal(("red",), Random(seed))
        found.add(twin.cell[3])
        assert [twin.mixed[lies[unit]] for unit in (3, 4, 5)] == list(g.mixed[3:])
    assert found == {10, 11}


def test_what_is_imagined_rests_on_what_is_known_alone() -> None:
    """States that a viewer can't tell apart are dealt alike: nothing of the truth shines through."""
    g = wood()
    for unit in (3, 4, 5):
        g.put(unit, 7 + unit)
        g.show((unit,), (RED,), PRESENCE)
    g.show((3,))
    g.hide((3,))
    g.mix((3, 4))
    twins = []
    for seed in range(12):
        twin = g.clone()
        twin.deal(("red",), Random(seed))
        twins.append(twin)
    assert len({bytes(twin.cell) for twin in twins}) > 1
    for seed in range(12):
        dealt = [twin.clone() for twin in twins]
        for twin in dealt:
            twin.deal(("red",), Random(seed))
        assert len({(bytes(twin.cell), twin.token) for twin in dealt}) == 1


def test_unseen_dice_are_thrown_again() -> None:
    g = wood()
    value = g.roll_hidden("fog", 6, (RED,))
    seen = {"red": set[int](), "blue": set[int]()}
    for side, values in seen.items():
        for seed in range(60):
            twin = g.clone()
            twin.deal((side,), Random(seed))
            values.add(twin.dice[0].value)
    assert seen == {"red": {value}, "blue": set(range(1, 7))}


@pytest.mark.parametrize(("everything", "level", "seen"), [(True, FACE, True), (False, PRESENCE, False)])
def test_what_any_side_or_all_sides_know(everything: bool, level: int, seen: bool) -> None:
    g = wood()
    g.show((3,), (RED,), PRESENCE)
    value = g.roll_hidden("fog", 6, (RED,))
    levelled = g.levelled(everything)
    assert [levels(levelled, viewer, 3) for viewer in (RED, BLUE)] == [[level], [level]]
    assert levelled.dice_seen((BLUE,)) == {"fog": value if seen else None}
    assert levels(g, BLUE, 3) == [FACE]


def test_all_of_it_is_saved() -> None:
    g = wood(Fog)
    for unit in (3, 4):
        g.put(unit, 7)
    g.hide((4,))
    g.draw(OUT, HAND, (BLUE,))
    g.roll_hidden("fog", 6, (RED,))
    loaded = Fog.load(World, json.loads(json.dumps(g.dump())))
    assert loaded.fingerprint() == g.fingerprint()
    assert (loaded.dice, loaded.lots, loaded.seen_zone) == (g.dice, 2, g.seen_zone)
