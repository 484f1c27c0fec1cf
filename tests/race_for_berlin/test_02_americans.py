"""2.2 The American advance: the die, the tracks, and what stands in the way."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV
from grognard.games.race_for_berlin.rules.americans import refuges
from tests.race_for_berlin.ground import TRACKS, ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

FIRST = {1: "Leipzig", 2: "Leipzig", 3: "Kyritz"}
TRACK_1, TRACK_2, TRACK_3 = (chain.split(" ") for chain in TRACKS)


@rule("2.2.1a", "2.2.1b", "2.2.1c")
@pytest.mark.parametrize(
    ("turns", "dice"),
    [
        ((1, 3), {1: 1, 2: 1, 3: 2, 4: 0, 5: 0, 6: 0}),
        ((4, 8), {1: 1, 2: 1, 3: 2, 4: 3, 5: 0, 6: 0}),
        ((9, 10), {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}),
    ],
)
def test_the_die_of_the_turn(turns: tuple[int, int], dice: dict[int, int]) -> None:
    for turn in turns:
        for die, track in dice.items():
            table = Table({}, "A.2", turn=turn, dice=(die, 1))
            assert table.americans() == ([FIRST[track]] if track else [])
            assert bool(table.events("american.waiting")) is not bool(track)


@rule("2.2.2a")
def test_they_go_on_from_zone_to_zone() -> None:
    table = Table({}, "A.2", turn=4, dice=(4, 1), american="Kyritz")
    assert set(table.americans()) == {"Kyritz", "a2"}
    table = Table({}, "A.2", turn=4, dice=(4, 1), american="Kyritz, a2")
    assert set(table.americans()) == {"Kyritz", "a2", "a3"}


@rule("2.2.2b")
def test_leipzig_counts_for_both_tracks() -> None:
    Table({}, "A.2", dice=(1, 1)).has(track=[1, 1, 0])
    table = Table({}, "A.2", dice=(3, 1), american="Leipzig")
    assert set(table.americans()) == {"Leipzig", "e1"}
    table = Table({}, "A.2", dice=(1, 1), american="Leipzig")
    assert set(table.americans()) == {"Leipzig", "f2"}


@rule("2.2.2b")
def test_a_zone_taken_on_another_track_is_passed_over() -> None:
    """As on a map where more zones than Leipzig bear two numbers: e2 would be next, and is theirs."""
    table = Table({}, "A.2", dice=(1, 1), american="Leipzig, e2", track=bytearray((2, 1, 0)))
    assert set(table.americans()) == {"Leipzig", "e2", "e3"}
    table.has(track=[4, 1, 0])


@rule("2.2.3")
def test_a_captured_zone_is_closed_to_both_nationalities() -> None:
    table = Table("8GA-1 c3", "C.1", american="c2").do("march 8GA-1", "begin", "move 8GA-1")
    table.refused("go c2", "2.2.3")
    table = Table("303 c3", "C.3", turn=7, american="c2").do("march 303", "begin", "move 303")
    table.refused("go c2", "2.2.3").can("go b3")


@rule("2.2.3")
def test_it_is_closed_at_the_end_of_the_turn_too() -> None:
    Table("8GA-1 c3", "D", american="c2").do("move 8GA-1").offers("go", "b3", "d3")


@rule("2.2.4", "2.2")
def test_soviets_in_the_way_stop_them_for_good() -> None:
    table = Table("3GTA-1 f2", "A.2", dice=(1, 1), american="Leipzig", control="f2 koniev")
    assert table.g.stopped
    assert table.americans() == ["Leipzig"]
    assert table.g.control[table.cell("f2")] == 1
    table = Table({}, "A.2", dice=(5,), stopped=True)  # the first die is Hitler's
    assert table.events("hitler.orders")[0].args["die"] == 5
    assert table.americans() == []


@rule("2.2.4")
def test_a_marker_without_a_unit_does_not_stop_them() -> None:
    table = Table({}, "A.2", dice=(1, 1), american="Leipzig", control="f2 joukov", values="f2 2")
    assert not table.g.stopped
    assert "f2" in table.americans()
    assert table.g.points[JOUKOV] == -2
    table.logs("control.lost")


@rule("2.2.5")
def test_germans_overrun_test_one_by_one() -> None:
    """Through 4 a unit is out of the game; with 5 its owner places it further east, without Soviets."""
    table = Table("303 606 e2, 8GA-1 d2, 47-1 f3", "A.2", dice=(1, 4, 5, 1), american="Leipzig, f2")
    table.finds("303 removed").is_at("A.2", "koniev").offers_only("flee 606 e3").do("flee 606 e3")
    table.finds("606 e3").is_at("B.2")


@rule("2.2.5")
def test_each_owner_places_his_own() -> None:
    table = Table("303 21-Pz e2", "A.2", dice=(1, 5, 5, 1), american="Leipzig, f2")
    assert (table.side, table.options()) == ("joukov", ["flee 21-Pz e3"])
    table.do("flee 21-Pz e3")
    assert (table.side, table.options()) == ("koniev", ["flee 303 e3"])


@rule("2.2.5", "7.2.1")
def test_nobody_flees_across_the_oder() -> None:
    table = Table("303 Oderbruch-2", "C.1")
    assert refuges(table.g, table.unit("303")) == []


@rule("2.2.5")
def test_the_owner_chooses_among_higher_indices_only() -> None:
    table = Table("21-Pz a2", "A.2", turn=4, dice=(4, 6, 1), american="Kyritz").decides("joukov")
    table.offers_only("flee 21-Pz a3")  # b2 has the same index
    table.refused("flee 21-Pz b2", "2.2.5")


@rule("2.2.5")
@pytest.mark.parametrize(
    ("others", "american"),
    [({"8GA-1": "a3"}, []), ({"303": "a3", "606": "a3", "309": "a3"}, []), ({}, ["a3"])],
    ids=["Soviets there", "no room there", "Americans there"],
)
def test_a_unit_that_has_nowhere_to_go_is_removed(others: dict[str, str], american: list[str]) -> None:
    table = Table({"21-Pz": "a2"} | others, "A.2", turn=4, dice=(4, 6, 1), american=["Kyritz", *american])
    table.finds("21-Pz removed")


@rule("2.2.6")
def test_germans_who_retreat_into_an_american_zone_are_removed() -> None:
    table = Table("8GA-1 8GA-2 c3, 303 c2, 47-1 b2, 47-2 d2", "C.1", american="c1", stopped=True)
    table.do("fight 8GA-1", "fight 8GA-2", "begin", "attack c2", "join 8GA-1", "join 8GA-2")
    table.dice(1).do("roll").offers("retreat", "303 c1").do("retreat 303 c1").finds("303 removed")


def soviet_thrown_back() -> Table:
    """A Koniev counter in e3 whose only way back is American e4."""
    table = Table("3GTA-1 e3 reduced, 21-Pz 10-Pz-SS 1-Pz-SS e2, 72 d3, 17 f3", "C.4", american="e4")
    table.do("fight 21-Pz", "fight 10-Pz-SS", "fight 1-Pz-SS", "begin", "attack e3")
    table.do("join 21-Pz", "join 10-Pz-SS", "join 1-Pz-SS").dice(5).do("roll")
    return table


@rule("2.2.7b", "2.2.7a", "8.3.7")
def test_soviets_who_retreat_into_an_american_zone_end_the_advance() -> None:
    table = soviet_thrown_back().offers("retreat", "3GTA-1 e4").do("retreat 3GTA-1 e4").finds("3GTA-1 e4")
    assert table.g.stopped


@rule("2.2.7a")
def test_they_cannot_attack_from_there_and_must_leave() -> None:
    table = Table("3GTA-1 e3, 21-Pz e2, 13-1 f8", "C.2", american="e3", stopped=True)
    table.refused("fight 3GTA-1", "2.2.7a").refused("hold 3GTA-1", "2.2.7a").refused("begin", "2.2.7a")
    table.do("march 3GTA-1", "begin").refused("end", "2.2.7a").do("move 3GTA-1").refused("stay", "2.2.7a")
    table.can("go e4")


@rule("2.2.7a", "2.4.5/event-7")
def test_nor_after_a_move_that_leads_nowhere() -> None:
    """The only way out is full; trucks would let it attack after its move, but not from there."""
    walls = [("e8", "d8"), ("e8", "f8"), ("e9", "e10"), ("e9", "f9"), ("e9", "d9")]
    units = {"3GTA-1": "e8", "13-1": "e9", "13-2": "e9", "21-Pz": "e7"}
    facts = {"game": ground(walls=walls), "tokens": {"koniev": "trucks"}, "stopped": True}
    for american, targets in (([], ["e7"]), (["e8"], [])):
        table = Table(units, "C.2", american=american, **facts)  # type: ignore[arg-type]
        table.do("play trucks", "army 3GTA")
        if american:
            table.do("march 3GTA-1", "begin", "move 3GTA-1", "stay")
        else:
            table.do("fight 3GTA-1", "begin")
        assert table.options("attack") == targets


@rule("2.2.7a")
def test_leaving_counts_among_the_four_activations() -> None:
    others = ["13-1", "13-2", "5GA-1", "5GA-2"]
    table = Table({"3GTA-1": "e3"} | dict.fromkeys(others, "f11"), "C.2", american="e3", stopped=True)
    table.do("hold 13-1", "hold 13-2", "hold 5GA-1").offers_only("march 3GTA-1")


@rule("2.2.7a", "4.1.2")
def test_four_may_leave_in_an_impulse_however_many_must() -> None:
    units = dict(zip(("3GTA-1", "13-1", "5GA-1", "52-1", "31"), ("d2", "d3", "e2", "e3", "f3"), strict=True))
    table = Table(units, "C.2", american="d2, d3, e2, e3, f3", stopped=True)
    table.do(*(f"march {unit}" for unit in list(units)[:4])).offers_only("begin")


@rule("2.2.7a")
def test_soviets_in_an_american_zone_are_not_attacked() -> None:
    table = Table("3GTA-1 e3, 21-Pz e2", "C.4", american="e3", stopped=True)
    assert "fight 21-Pz" not in table.options()


@rule("2.2.8")
def test_with_the_americans_in_berlin_both_lose() -> None:
    Table({}, "A.2", turn=4, dice=(4,), american=TRACK_3[:-1]).won(rule="2.2.8")


@rule("2.2.8", "2.2.4")
def test_soviets_in_that_zone_stop_them_first() -> None:
    table = Table("8GA-1 Wedding", "A.2", turn=4, dice=(4, 1), american=TRACK_3[:-1])
    assert not table.over
    assert table.g.stopped


@rule("2.2.8", "2.4.5/event-3")
@pytest.mark.parametrize(("step", "camp", "unit"), [("C.3", "koniev", "303"), ("C.4", "joukov", "21-Pz")])
def test_an_event_can_end_the_game_in_an_impulse(step: str, camp: str, unit: str) -> None:
    table = Table(f"{unit} b8", step, american=TRACK_1[:-1], tokens={camp: "allies"})
    table.do("play allies").dice(6).do("track 1")
    assert table.over
    assert table.g.over == "2.2.8"
    table.has(dictated=(6,))  # no die for another round
    table.logs_no("impulse.begins")
