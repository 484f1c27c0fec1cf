"""16: units and points of the variants, the tower of the Reichstag, who comes back, and the end."""

import pytest

from grognard.games.fortress_berlin.position import STEINER, WENCK
from grognard.games.fortress_berlin.rules.arrivals import variants, withdrawals
from grognard.games.fortress_berlin.rules.combat.retreat import depart
from grognard.games.fortress_berlin.rules.movement import entry
from grognard.games.fortress_berlin.units import SOVIET
from tests.fortress_berlin.table import Table
from tests.rules import rule

FAR = "ge-1 2525, su-1 2530"


@rule("12.0.2/variants", "16.0", "16.1b", "16.2", "16.3", "16.4b", "16.5c")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ("", 0),
        ("reichstag-flak-tower", 1),
        ("latvians", 1),
        ("lvi-korps", 4),
        ("steiner", 15),
        ("wenck", 30),
        ("latvians steiner", 16),
    ],
)
def test_variants_cost_points(options: str, points: int) -> None:
    assert Table.opening(options).score == (0, points)


@rule("16.0", "16.2", "16.3")
@pytest.mark.parametrize(
    ("option", "number", "turn", "units"),
    [
        ("latvians", "16.2", 1, 1),
        ("lvi-korps", "16.3", 2, 4),
        ("steiner", "16.4", 4, 17),
        ("wenck", "16.5", 9, 42),
    ],
)
def test_their_units_come_only_if_they_are_played(option: str, number: str, turn: int, units: int) -> None:
    with_it, without = Table.opening(option), Table.opening()
    found = [unit.id for unit in with_it.g.printed if unit.variant == number]
    assert len(found) == units
    with_it.finds(f"{' '.join(found)} coming")
    without.finds(f"{' '.join(found)} unused")
    assert {with_it.g.due[with_it.unit(unit)] for unit in found} == {turn}


@rule("16.4a", "16.2")
def test_fifteen_germans_come_with_steiner() -> None:
    table = Table.opening("steiner latvians")
    steiner = [unit for unit in table.g.printed if unit.variant == "16.4" and unit.side == "german"]
    assert (len(steiner), {unit.entry for unit in steiner}) == (15, {"B-C"})


@rule("16.1a", "13.2/variant")
def test_a_tower_in_place_of_the_reichstag() -> None:
    table, plain = Table.opening("reichstag-flak-tower"), Table.opening()
    table.finds("tower-reichstag 5015")
    plain.finds("tower-reichstag unused")
    cell = table.cell("5015")
    assert (table.g.works_at(cell), table.g.has_garrison(cell)) == ("flak-tower", True)
    assert not plain.g.has_garrison(cell)


@rule("16.1b")
def test_then_the_gate_ends_the_game_and_the_reichstag_does_not() -> None:
    units = "su-1 5014 manoeuvre, su-2 5019 manoeuvre, ge-1 2525"
    table = Table(units, "soviet-movement", options="reichstag-flak-tower", empty="5015", points="soviet 9")
    table.do("pick su-1", "go 5015")
    assert not table.over
    table.has(kept=False)
    table.do("halt")
    table.do("pick su-2", "go 5018").won("soviet", rule="12.0/2")
    plain = Table("su-2 5019 manoeuvre, ge-1 2525", "soviet-movement").do("pick su-2", "go 5018")
    assert not plain.over


@rule("16.1b", "12.0.1/reichstag-early")
def test_points_for_the_reichstag_stay_with_it() -> None:
    table = Table(FAR, "end", turn=6, options="reichstag-flak-tower", held="5018 soviet", dice=(6, 1, 1))
    assert table.g.german_points == 2


@rule("16.4/soviet-1st-polish-army")
def test_poles_and_their_substitutes_come_back_with_steiner() -> None:
    poles = "1-polish-army-1 2525, 1-polish-army-4 eliminated"
    units = f"{poles}, 12-guards-tank-corps-48 2526, su-1 2530, su-2 removed"
    table = Table(units, "soviet-reinforcement", turn=3, called=STEINER, dice=(1, 1))
    table.do("send-away 12-guards-tank-corps-48").finds("1-polish-army-1 12-guards-tank-corps-48 removed")
    table.g.turn = 4
    variants.recall(table.g, 1)
    table.finds("1-polish-army-1 12-guards-tank-corps-48 coming, 1-polish-army-4 eliminated, su-2 removed")
    assert {
        variants.zones(table.g, table.unit(unit)) for unit in ("1-polish-army-1", "12-guards-tank-corps-48")
    } == {"D-E"}
    assert table.g.due[table.unit("1-polish-army-1")] == 4


@rule("16.4/soviet-1st-polish-army", "8.7.1/5", "5.1")
def test_a_pole_who_was_driven_off_and_withdrawn_comes_back_where_steiner_meets_him() -> None:
    """The letter nearest to his retreat was for turn 3 alone."""
    pole = "1-polish-army-1"
    table = Table(f"{pole} 2534, su-1 2030", "german-combat", turn=2, called=STEINER)
    unit = table.unit(pole)
    depart(table.g, unit)
    assert entry.listed(table.g, unit) == ("R",)
    table.g.turn = 3
    table.play(withdrawals.Withdrawal()).finds(f"{pole} removed")
    table.g.turn = 4
    variants.recall(table.g, SOVIET)
    assert entry.listed(table.g, unit) == ("D", "E")


@rule("16.4/soviet-1st-polish-army")
def test_not_without_him() -> None:
    table = Table("1-polish-army-1 removed returned, su-1 2525", "soviet-reinforcement", turn=4, dice=(1, 1))
    table.finds("1-polish-army-1 removed")


@rule("16.5b")
def test_the_division_comes_back_with_wenck() -> None:
    units = "20-pg-76 20-pg-90 exited, 20-pg-hq eliminated, ge-1 2525"
    table = Table(units, "german-reinforcement", turn=9, called=WENCK, dice=(6, 1, 1))
    table.finds("20-pg-76 20-pg-90 coming, 20-pg-hq eliminated").is_at("movement", "german")
    entries = set(table.options("enter"))
    assert {"20-pg-76 2234", "20-pg-90 3234", "20-pg-76 1634"} <= entries
    assert "20-pg-76 4034" not in entries
    table.do("enter 20-pg-76 3234")
    table.refused("leave", "16.5b")
    late = Table(units, "german-reinforcement", turn=8, called=WENCK, dice=(6, 1, 1))
    late.finds("20-pg-76 exited")


@rule("16.5b", "3.3.3a", "9.0.2a")
def test_who_left_in_combat_mode_comes_back_in_manoeuvre_mode() -> None:
    ruined = {"terrain": "3234 built-up", "ruins": "3234"}
    units = "20-pg-76 exited combat, ge-1 2525"
    table = Table(units, "german-reinforcement", turn=9, called=WENCK, dice=(6, 1, 1), **ruined)
    table.finds("20-pg-76 coming manoeuvre").refused("enter 20-pg-76 3234", "9.0.2a")


@rule("16.5a")
def test_wenck_comes_by_the_south_edge() -> None:
    table = Table("wenck-hq coming due-9, ge-1 2525", "german-movement", turn=9, called=WENCK)
    table.can("enter wenck-hq 2234").refused("enter wenck-hq 4034")


@rule("12.0.2/variants", "17.2f")
@pytest.mark.parametrize(
    ("name", "bit", "turn", "points"), [("steiner", STEINER, 4, 15), ("wenck", WENCK, 9, 30)]
)
def test_one_that_is_called_later_scores_as_its_units_arrive(
    name: str, bit: int, turn: int, points: int
) -> None:
    """Who wins before that has not used it."""
    call = Table("wenck-hq steiner-hq unused, ge-1 2525", "german-movement", turn=turn - 1)
    variants.call(call.g, name)
    call.has(called=bit, soviet_points=0).finds(f"{name}-hq coming")
    for when, scored in ((turn - 1, 0), (turn, points), (turn + 1, 0)):
        for side in ("german", "soviet"):
            table = Table(FAR, f"{side}-reinforcement", turn=when, called=bit, dice=(6, 6, 6))
            assert table.g.soviet_points == (scored if side == "german" else 0)
    agreed = Table(FAR, "german-reinforcement", turn=turn, called=bit, options=name, dice=(6, 6, 6))
    assert agreed.g.soviet_points == 0


@rule("17.0", "16.0")
def test_nothing_optional_is_played_unless_it_is_chosen() -> None:
    table, world = Table.opening(), Table.opening("u-bahn").g.world
    assert not any(table.g.world.plays(option) for option in table.game.options)
    assert [option for option in table.game.options if world.plays(option)] == ["u-bahn"]
