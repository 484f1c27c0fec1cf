"""17.1, 17.2 Reinforcements."""

from typing import Any

import pytest

from grognard.games.victory_roads.position import (
    CORPS_POOL,
    GERMAN_POOL,
    SOVIET_POOL,
    STAVKA,
    Position,
)
from grognard.games.victory_roads.rules.arrivals import reinforcements
from tests.rules import rule
from tests.victory_roads.table import Table, real_game

SMOLENSK, MINSK, BERLIN, STETTIN = "6621", "5426", "1133", "1529"


def campaign(units: str, at: str, turn: int, **facts: Any) -> Table:
    """Units on the map of the game, in the campaign."""
    return Table(units, at, game=real_game(), turn=turn, **facts)


def soviet(units: str, turn: int, **facts: Any) -> Table:
    return campaign(units, "soviet-arrivals", turn, **facts)


def axis(units: str, turn: int, **facts: Any) -> Table:
    return campaign(units, "axis-arrivals", turn, **facts)


def pool(g: Position, box: int) -> int:
    return len(g.in_place(box))


# ---- 17.1 The Soviets


@rule("17.1a")
def test_soviet_units_come_by_the_calendar_to_a_major_city_or_the_stavka_box() -> None:
    table = soviet("su-tc-20 su-hq-4u coming, su-tc-10 coming", 5)
    table.offers("arrive", "su-hq-4u", "su-tc-20")
    table.do("arrive su-tc-20").can(f"deploy {SMOLENSK}", "to-stavka")
    table.refused(f"deploy {MINSK}", "17.1a")
    table.do("to-stavka", "arrive su-hq-4u", f"deploy {SMOLENSK}")
    table.finds(f"su-tc-20 stavka, su-hq-4u {SMOLENSK}, su-tc-10 coming")


@rule("17.1a")
def test_where_no_city_is_open_the_stavka_box_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reinforcements, "can_enter", lambda g, unit: False)
    monkeypatch.setattr(reinforcements, "gates", lambda g, unit: ())
    soviet("su-tc-20 coming", 5).do("arrive su-tc-20").offers_only("to-stavka")


@rule("17.1a")
def test_no_soviet_city_that_the_axis_hold_takes_reinforcements() -> None:
    held = soviet("su-tc-20 coming", 5).do("arrive su-tc-20")
    assert MINSK not in held.options("deploy")
    won = soviet("su-tc-20 coming", 5, holders=f"{MINSK} soviet").do("arrive su-tc-20")
    assert MINSK in won.options("deploy")


@rule("17.1a")
def test_all_that_is_due_comes() -> None:
    soviet("su-tc-20 coming", 5).refused("done", "17.1a").offers_only("arrive su-tc-20")


@rule("10.1.2", "10.2.2")
def test_infantry_corps_are_drawn_at_random_in_standard_mode() -> None:
    corps = ("su-rc-1", "su-rc-2", "su-rc-3", "su-rc-4", "su-rc-5")
    names = {name for name in corps if name in real_game().grammar.names("unit")}
    table = soviet(f"{' '.join(sorted(names))} corps-pool", 2)
    (drawn,) = table.options("arrive")
    assert drawn in names
    table.do(f"arrive {drawn}", f"deploy {SMOLENSK}").finds(f"{drawn} {SMOLENSK} reduced")
    assert pool(table.g, CORPS_POOL) == len(names) - 1


@rule("10.2.2")
def test_an_empty_pool_gives_no_corps() -> None:
    table = soviet("su-hq-4u coming", 2)
    assert table.phase != "soviet-arrivals"
    assert pool(table.g, STAVKA) == 0


@rule("10.1.2")
def test_a_corps_that_comes_by_name_is_in_standard_mode() -> None:
    soviet("pl-corps-1 coming", 4).do("arrive pl-corps-1", f"deploy {SMOLENSK}").marked("pl-corps-1 reduced")


@rule("17.1b", "17.2.1b")
@pytest.mark.parametrize(
    ("turn", "box", "more"), [(4, SOVIET_POOL, 1), (3, SOVIET_POOL, 0), (5, GERMAN_POOL, 1)]
)
def test_supports_join_their_pool(turn: int, box: int, more: int) -> None:
    camp = soviet if box == SOVIET_POOL else axis
    before = pool(camp("", 3).g, box)
    assert pool(camp("", turn).g, box) == before + more


# ---- 17.2 The Germans


@rule("17.2.1a")
def test_german_units_come_to_cities_of_germany_and_advanced_fortifications() -> None:
    table = axis("de-pz-19 de-pz-6 coming", 3, holders=f"{STETTIN} soviet").do("arrive de-pz-19")
    geo = table.g.geo
    forts = {geo.board.labels[cell] for cell in geo.advanced_forts}
    cities = {geo.board.labels[cell] for cell in geo.german_cities} - {STETTIN}
    assert forts
    assert set(table.options("deploy")) == forts | cities
    table.refused(f"deploy {STETTIN}", "17.2.1a").refused(f"deploy {MINSK}", "17.2.1a")
    table.refused("to-stavka", "17.2.1a").do(f"deploy {BERLIN}").finds(f"de-pz-19 {BERLIN} full")


@rule("17.2.1a", "1.11.3")
def test_a_full_city_takes_no_more() -> None:
    full = f"de-id-170 de-id-14 de-id-182 {BERLIN}, de-pz-19 coming"
    axis(full, 3).do("arrive de-pz-19").refused(f"deploy {BERLIN}", "1.11.3")


@rule("17.2.1a")
def test_units_of_an_ally_come_to_cities_of_their_own_country() -> None:
    table = axis("hu-id-6 coming", 4).do("arrive hu-id-6")
    geo = table.g.geo
    assert {geo.country[geo.board.cell(label)] for label in table.options("deploy")} == {"hungary"}


# ---- 4.1.2 HQs that were lifted


@rule("4.1.2")
def test_an_hq_that_was_lifted_comes_back_in_the_same_turn_without_points() -> None:
    table = axis("de-hq-9 lifted", 1, no_replacements=True)
    table.do("arrive de-hq-9", f"deploy {BERLIN}").finds(f"de-hq-9 {BERLIN}")


@rule("4.1.2", "4.4.3")
def test_it_comes_only_where_it_is_supplied() -> None:
    germany: dict[str, Any] = {
        "places": "0305 major-city, 0309 major-city",
        "country": "0305 germany, 0309 hungary, 0312 hungary",
        "fort": "0505 advanced",
    }
    table = Table("ge-hq1 hu-hq lifted", "axis-arrivals", cities_lost=True, **germany)
    table.offers("arrive", "ge-hq1").refused("arrive hu-hq", "17.2.1a")
    table.do("arrive ge-hq1").offers("deploy", "0305", "0505")
    joined = Table("hu-hq lifted", "axis-arrivals", rails="0305 0306 0307 0308 0309", **germany)
    joined.do("arrive hu-hq").offers("deploy", "0309")


# ---- 15.2.1 The automatic drop


@rule("15.2.1a", "17/intro")
def test_hitlers_mood_falls_first_of_all() -> None:
    assert axis("de-hq-9 lifted", 3, mood=6).g.mood == 5
    assert soviet("su-tc-20 coming", 5, mood=6).g.mood == 6


@rule("15.2.1b", "17/intro")
def test_it_does_not_fall_once_a_city_of_germany_is_lost() -> None:
    assert axis("de-hq-9 lifted", 3, mood=6, cities_lost=True).g.mood == 6


# ---- 17.2.3 Last mobilisations

DEAD = "de-vgd-541 de-vgd-544 de-vgd-545 de-pz-19 de-jg-5 eliminated"


@rule("16.2.1d", "17.2.3")
def test_two_weak_divisions_come_for_nothing_once_an_objective_is_lost() -> None:
    table = axis(DEAD, 5, objectives=5, no_replacements=True)
    reduced = {unit.id: unit.reduced_attack for unit in table.g.world.units}
    assert (reduced["de-vgd-541"], reduced["de-jg-5"] > 1) == (1, True)
    table.offers("arrive", "de-vgd-541", "de-vgd-544", "de-vgd-545").refused("arrive de-pz-19", "17.2.1a")
    table.do("arrive de-vgd-541", f"deploy {BERLIN}", "arrive de-vgd-544", f"deploy {BERLIN}")
    table.finds(f"de-vgd-541 de-vgd-544 {BERLIN} reduced, de-vgd-545 eliminated")
    assert table.phase != "axis-arrivals"


@rule("17.2.2", "17.2.3", "6.5.3b")
def test_a_division_lost_at_sea_and_raised_again_in_the_same_turn_goes_on_by_rail() -> None:
    units = "de-vgd-541 4407 reduced, su-rc-1 4507, de-hq-9 1133"
    table = Table(units, "axis-movement", game=real_game(), turn=9, objectives=5)
    table.do("done", "sail de-vgd-541").dice(1).do(f"land {table.options('land')[0]}")
    table.finds("de-vgd-541 eliminated").until("axis-arrivals")
    table.do("arrive de-vgd-541", f"deploy {BERLIN}").offers("move", "de-vgd-541")


@rule("16.2.1d", "17.2.3")
def test_none_come_while_all_objectives_are_held_and_none_are_owed() -> None:
    axis(f"{DEAD}, de-hq-9 lifted", 5, no_replacements=True).offers("arrive", "de-hq-9")
    table = axis("de-vgd-541 eliminated", 5, objectives=5, no_replacements=True)
    table.do("arrive de-vgd-541", f"deploy {BERLIN}")
    assert table.phase != "axis-arrivals"


# ---- the basic game


@rule("scenario/budapest-wien/gate")
def test_in_the_basic_game_the_soviets_come_in_at_the_edge_and_have_no_stavka() -> None:
    table = Table("su-rc-66 coming", "soviet-arrivals", game=real_game(), scenario="budapest-wien", turn=18)
    table.do("arrive su-rc-66").offers(
        "deploy", *real_game().box.scenarios["budapest-wien"].values["edge_sources"]
    )
    table.refused("to-stavka", "scenario/budapest-wien/gate").do("deploy 3655").finds("su-rc-66 3655 full")


# ---- 17.2.2 By rail


@rule("17.2.2", "6.4.5")
def test_german_reinforcements_may_go_on_by_rail_with_what_is_left_of_the_capacity() -> None:
    table = axis("de-pz-19 de-id-50 coming", 3, rail=2, no_replacements=True)
    table.do("arrive de-pz-19", f"deploy {BERLIN}", "arrive de-id-50", f"deploy {BERLIN}")
    table.asks("ask.rail-unit").can("move de-pz-19", "move de-id-50")
    table.do("move de-id-50", f"go {STETTIN}").finds(f"de-id-50 {STETTIN}").has(rail=1)
    table.refused("move de-pz-19", "6.4.2")


@rule("17.2.2")
def test_without_capacity_nobody_rides() -> None:
    table = axis("de-pz-19 coming, de-hq-9 lifted", 3, rail=0, no_replacements=True)
    table.do("arrive de-pz-19", f"deploy {BERLIN}", "arrive de-hq-9", f"deploy {BERLIN}")
    assert not table.g.pending or table.prompt != "ask.rail-unit"


@rule("17.2.2")
def test_interaction_23_units_rebuilt_on_an_hq_do_not_ride() -> None:
    table = axis(f"de-id-50 eliminated, de-hq-9 {BERLIN}", 3, rail=5, mood=8)
    table.do("rebuild de-id-50", f"deploy {BERLIN}")
    assert not table.g.pending or table.prompt != "ask.rail-unit"
