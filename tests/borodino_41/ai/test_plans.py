"""How the scripted player plans: whom guns follow, which zones hold whom, who assaults, and when."""

import pytest

from grognard.games.borodino_41.ai.attacks import Attacks
from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.odds import prospect
from grognard.games.borodino_41.ai.roads import reach
from grognard.games.borodino_41.ai.scripted import Scripted
from grognard.games.borodino_41.ai.support import Support
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.position import ALLOWANCE, INITIAL
from grognard.games.borodino_41.units import GERMAN, QUARTER
from tests.borodino_41.table import Table

W = Weights.standard()


def fields(table: Table) -> Fields:
    return Fields(table.g, GERMAN, W)


def test_guns_follow_their_division_and_staffs_their_regiment() -> None:
    table = Table("ge-1 0605, ge-2 0605, ge-5 1209, ge-gun 0203, ge-rhq 0203, su-1 0805, su-2 1409")
    support, printed = Support(fields(table)), table.g.printed
    anchors = {name: support.anchor(printed[table.unit(name)]) for name in ("ge-gun", "ge-rhq")}
    assert anchors == dict.fromkeys(anchors, table.cell("0605"))
    table = Table(
        "ge-1 0605, ge-4 1209, ge-5 1209, ge-6 1209, ge-gun 0203, ge-rhq 0203, su-1 0805, su-2 1409"
    )
    support = Support(fields(table))
    assert support.anchor(printed[table.unit("ge-gun")]) == table.cell("1209")
    assert support.anchor(printed[table.unit("ge-rhq")]) == table.cell("0605"), "that of its regiment"


def test_nobody_follows_those_who_are_far_from_the_enemy() -> None:
    table = Table("ge-1 0103, ge-2 0103, ge-4 1605, ge-gun 0203, su-1 1805")
    found = Support(fields(table)).anchor(table.g.printed[table.unit("ge-gun")])
    assert found == table.cell("1605")


@pytest.mark.parametrize(("enemy", "holds"), [("su-1", False), ("su-at", True)])
def test_tanks_go_on_through_zones_of_infantry_but_not_of_guns(enemy: str, holds: bool) -> None:
    """10/zoc-armour/no-infantry-at: riflemen have no fire at tanks that pass."""
    table = Table(f"ge-tank 0505, ge-1 0405, {enemy} 0706", "german-movement")
    held, zone = fields(table).held(table.unit("ge-tank")), table.cell("0605")
    assert bool(held[zone]) is holds
    found = reach(table.g, table.unit("ge-tank"), 8 * QUARTER, held=held)
    through = [cell for cell in found.costs if zone in found.way(cell)[1:-1]]
    assert bool(through) is not holds


def test_infantry_stops_where_a_battalion_would_fire_at_it() -> None:
    table = Table("ge-1 0505, su-1 0706", "german-movement")
    assert fields(table).held(table.unit("ge-1"))[table.cell("0605")]
    table = Table("ge-1 0505, su-cav 0706", "german-movement")
    assert not fields(table).held(table.unit("ge-1"))[table.cell("0605")]


def test_each_assaulter_more_is_one_more_under_fire() -> None:
    table = Table("ge-1 ge-2 0505, su-1 su-4 0506", "german-movement")
    cell, target = table.cell("0505"), table.cell("0506")
    one, two = (
        prospect(table.g, W.odds, target, {table.unit(name): cell for name in names})
        for names in (("ge-1",), ("ge-1", "ge-2"))
    )
    assert two.cost == pytest.approx(2 * one.cost)
    assert one.cost > 0


def test_who_adds_nothing_stays_out_of_an_assault() -> None:
    table = Table(
        "ge-1 ge-2 0505, ge-3 ge-5 0605, ge-tank ge-tank2 0405, su-cav 0506 disrupted", "german-movement"
    )
    (attack,) = Attacks(fields(table)).plan()
    assert attack.prospect.chance > 0.8
    assert len(attack.places) < 4


def test_chances_are_taken_as_days_run_out() -> None:
    tables = [Table("ge-1 0505, su-1 1016, su-2 0706", "german-movement", turn=turn) for turn in (2, 9)]
    barring, other = tables[0].cell("1016"), tables[0].cell("0706")
    early, late = (Attacks(fields(table)) for table in tables)
    assert early.least(barring) == early.least(other) == W.attack.least[GERMAN]
    assert late.least(barring) < late.least(other) == W.attack.least[GERMAN]


def test_what_is_wanted_counts_for_more_as_days_run_out() -> None:
    tables = [Table("ge-1 0505, su-1 1016, su-2 0706", "german-movement", turn=turn) for turn in (4, 5)]
    barring, other = tables[0].cell("1016"), tables[0].cell("0706")
    early, late = (Attacks(fields(table)) for table in tables)
    goal = W.attack.goal * early.fields.goals[barring]
    assert late.value(barring) - early.value(barring) == pytest.approx(goal * (W.attack.late - 1))
    assert late.value(barring) - late.value(other) > early.value(barring) - early.value(other)


def test_the_germans_bid_more_than_they_are_sure_of() -> None:
    table = Table("ge-1 ge-2 0505, ge-tank ge-tank2 0605, su-cav 0506, su-cav2 0905, su-1 1205", "initiative")
    planned = Attacks(fields(table), ALLOWANCE[INITIAL]).plan()
    bid = Scripted(1).answer(table.g, table.g.pending["german"])
    most = max(action[1] for action in table.g.pending["german"].options)
    assert bid == ("bid", min(most, len(planned) + W.attack.extra[GERMAN]))
