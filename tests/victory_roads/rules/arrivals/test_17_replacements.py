"""17.3 Replacement points."""

from typing import Any

import pytest

from grognard.games.victory_roads.position import NEVER, WITH_SOVIETS
from grognard.games.victory_roads.rules.arrivals.points import points_of
from grognard.games.victory_roads.units import GERMANS, HUNGARIANS, ROMANIANS, SOVIETS
from tests.rules import rule
from tests.victory_roads.table import Table

GERMANY: dict[str, Any] = {
    "places": "0205 major-city, 0207 minor-city, 0201 minor-city, 0212 major-city, 0214 major-city,"
    " 1908 major-city, 1514 major-city, 0312 minor-city, 0213 minor-city",
    "country": "0205 germany, 0207 germany, 0201 germany, 0212 hungary, 0312 hungary, 0213 romania,"
    " 0214 romania",
    "rails": "0205 0305 0405 0505 0605, 0212 0312 0412 0411 0410 0409 0408 0407 0406 0405,"
    " 0214 0213 0212, 1908 1808 1708 1608",
    "fort": "0505 advanced",
}
"""A German city in the west with an HQ on its railway, allies to the south, a Soviet city in the east."""


def axis(units: str, **facts: Any) -> Table:
    """The Axis with 5 German points: the mood falls to 8 first."""
    return Table(f"ge-hq1 0405, {units}", "axis-arrivals", turn=5, mood=9, **GERMANY, **facts)


def soviet(units: str, **facts: Any) -> Table:
    """The Soviets on turn 5, with four points."""
    return Table(f"su-hq1 1608, {units}", "soviet-arrivals", turn=5, **GERMANY, **facts)


def is_over(table: Table) -> bool:
    """Whether nothing more is asked in this phase."""
    return not table.g.pending or (table.phase, table.g.turn) != ("axis-arrivals", 5)


def left(table: Table) -> tuple[int, ...]:
    """The points that the frame on top has left."""
    found: tuple[int, ...] = table.g.stack[-1].points  # type: ignore[attr-defined]
    return found


# ---- how many points


@rule("17.3.1")
def test_the_soviets_get_those_of_the_calendar() -> None:
    table = soviet("su-t1 1608")
    calendar = table.g.world.charts.turns
    for turn in (1, 2, 8, 24):
        assert points_of(_on(table, turn), SOVIETS) == calendar[turn].soviet_rp


@rule("17.3.1", "17.3.2")
def test_a_scenario_of_part_of_the_front_has_points_of_its_own_for_the_nations_it_names() -> None:
    table = Table("su-hq1 1608", "soviet-movement", scenario="bessarabia", turn=6, mood=6, **GERMANY)
    own, turn = table.g.world.scenario.values["rp"], table.g.world.charts.turns[6]
    usual = {
        "soviet": turn.soviet_rp,
        "german": table.g.world.charts.satisfaction[6].rp,
        "romanian": turn.romanian_rp,
    }
    for nation, name in ((SOVIETS, "soviet"), (GERMANS, "german"), (ROMANIANS, "romanian")):
        assert points_of(table.g, nation) == own.get(name, usual[name])
    assert own["soviet"] != usual["soviet"]


@rule("17.3.2", "15.1.3", "sheet/german-reinforcements")
def test_the_germans_get_those_of_the_mood_after_its_fall() -> None:
    table = axis("ge-1 eliminated")
    table.has(mood=8)
    assert left(table) == (0, 5, 1, 1)
    lost = axis("ge-1 eliminated, ge-2 eliminated", cities_lost=True, objectives=5)
    lost.has(mood=9)
    assert points_of(_on(lost, 1), GERMANS) == 0
    assert [points_of(_in_mood(lost, mood), GERMANS) for mood in (5, 6)] == [3, 4]


@rule("17.3.3", "14.3b")
def test_allies_get_points_while_they_are_allies() -> None:
    g = axis("ge-1 eliminated").g
    assert (points_of(g, HUNGARIANS), points_of(g, ROMANIANS)) == (1, 1)
    g.romania, g.hungary = WITH_SOVIETS, NEVER
    assert (points_of(g, HUNGARIANS), points_of(g, ROMANIANS)) == (1, 0)


@rule("15.3.1c", "17.3.2")
def test_a_dismissal_takes_all_points_of_one_phase() -> None:
    dead = "ge-1 hu-1 eliminated, hu-hq 0412"
    table = axis(dead, no_replacements=True)
    assert is_over(table)
    assert not table.g.no_replacements


@rule("15.2.1a", "15.3.1c")
def test_a_dismissal_by_the_automatic_fall_takes_those_of_this_very_phase() -> None:
    units = "ge-hq1 0405, ge-hq2 lifted, ge-1 hu-1 eliminated, hu-hq 0412"
    table = Table(units, "axis-arrivals", turn=5, mood=1, **GERMANY)
    table.has(dismissals=1, mood=10, no_replacements=True, reich_supports=True)
    table.do("arrive ge-hq2", "deploy 0205")
    assert is_over(table)
    table.until("axis-arrivals", 6)
    assert left(table)[GERMANS] > 0


@rule("18.1.2b")
def test_who_could_not_withdraw_enough_has_no_points_any_more() -> None:
    table = axis("ge-1 hu-1 eliminated, hu-hq 0412", spent_out=True)
    assert is_over(table)


@rule("17.3.4")
def test_points_are_not_saved() -> None:
    table = axis("ge-1 eliminated").do("done").until("axis-arrivals", 6)
    assert left(table) == (0, 4, 1, 1)


def test_an_event_gives_points_for_german_infantry_alone() -> None:
    table = Table(
        "ge-hq1 0405, ge-1 0405 reduced, ge-2 ge-hq2 ge-weak eliminated",
        "axis-arrivals",
        supports="de-ersatzheer-1 on-map, de-todt-1 box-g",
        **GERMANY | {"turn": 1},
    )
    table.can("restore ge-1", "rebuild ge-2").refused("rebuild ge-hq2").refused("rebuild ge-weak")
    table.do("restore ge-1", "rebuild ge-2", "deploy 0405")
    assert is_over(table)


# ---- 17.3.5 HQs


@rule("17.3.5")
def test_an_hq_is_rebuilt_in_a_major_city_of_its_nation() -> None:
    table = axis("ge-hq2 hu-hq ro-hq eliminated").do("rebuild ge-hq2").offers("deploy", "0205")
    for line in ("rebuild hu-hq", "draw-corps", "done"):
        assert table.why(line) == ("17.3.11a", "why.deploy-first")
    table.do("deploy 0205", "rebuild hu-hq").offers("deploy", "0212").do("deploy 0212")
    table.do("rebuild ro-hq").offers("deploy", "0214").do("deploy 0214")
    table.finds("ge-hq2 0205, hu-hq 0212, ro-hq 0214")


@rule("17.3.5")
def test_a_soviet_hq_is_rebuilt_in_a_city_of_the_soviet_union() -> None:
    table = soviet("su-hq2 eliminated").do("rebuild su-hq2").offers("deploy", "1908")
    table.refused("to-stavka", "17.3.5").do("deploy 1908").finds("su-hq2 1908")


# ---- 17.3.6, 17.3.7 German divisions


@rule("17.3.6", "17.3.11a")
def test_infantry_costs_a_point_a_step() -> None:
    table = axis("ge-1 ge-2 eliminated, ge-3 0305 reduced")
    table.do("rebuild ge-1").offers("deploy", "0405").do("deploy 0405").marked("ge-1 reduced")
    table.do("restore ge-1").finds("ge-1 0405 full")
    table.do("restore ge-3").finds("ge-3 0305 full")
    assert left(table) == (0, 2, 1, 1)


@rule("17.3.7", "1.5.2/example")
@pytest.mark.parametrize("overcast", [True, False])
def test_armour_costs_a_support_as_well_whatever_its_event(overcast: bool) -> None:
    table = axis("ge-weak 0405 reduced", supports="de-aviation-1 box-g", overcast=overcast)
    table.do("restore ge-weak").asks("ask.pay").do("spend de-aviation-1")
    table.finds("ge-weak 0405 full, de-aviation-1 played")


@rule("17.3.7")
def test_without_a_support_no_armour_is_restored() -> None:
    axis("ge-weak 0405 reduced, ge-1 eliminated").refused("restore ge-weak", "17.3.7")
    table = axis("ge-weak ge-1 eliminated", supports="de-aviation-1 box-g")
    table.do("rebuild ge-weak", "spend de-aviation-1", "deploy 0405").marked("ge-weak reduced")
    table.refused("restore ge-weak", "17.3.7")


@rule("1.5.3b", "17.3.7")
def test_a_chit_that_must_be_played_pays_for_nothing() -> None:
    axis("ge-weak 0405 reduced, ge-1 eliminated", supports="end-himmler-1 box-g").refused(
        "restore ge-weak", "17.3.7"
    )


# ---- 17.3.8 to 17.3.10 The Soviets


@rule("17.3.8", "10.2.2", "17.3.11b")
def test_a_point_draws_a_corps_in_standard_mode() -> None:
    table = soviet("su-1 su-2 su-3 corps-pool")
    while table.options("arrive"):  # those of the calendar
        table.do(f"arrive {table.options('arrive')[0]}", "to-stavka")
    table.do("draw-corps").can("to-stavka", "deploy 1908")
    table.do("deploy 1908")
    (corps,) = [name for name in ("su-1", "su-2", "su-3") if table.where(name) == "1908"]
    table.marked(f"{corps} reduced").refused(f"restore {corps}", "10.1.3")


@rule("17.3.9", "12.2.5", "17.3.11b")
def test_eliminated_armour_comes_to_the_stavka_box_at_full_strength() -> None:
    table = soviet("su-t1 eliminated", supports="su-katyusha-1 box-n, su-katyusha-2 box-s")
    table.do("rebuild su-t1").offers("spend", "su-katyusha-1", "su-katyusha-2").do("spend su-katyusha-2")
    table.finds("su-t1 stavka full, su-katyusha-2 played, su-katyusha-1 box-n")
    soviet("su-t1 eliminated, su-hq2 eliminated").refused("rebuild su-t1", "17.3.9")


THEATRES = "CN 1708 offensive, N 1701 movement"


@rule("17.3.10")
def test_reduced_armour_is_restored_by_a_support_of_a_theatre_that_covers_it() -> None:
    both = "su-katyusha-1 box-n, su-katyusha-2 box-cn"
    table = soviet("su-t1 1608 reduced", theatres=THEATRES, supports=both)
    table.do("restore su-t1").offers("spend", "su-katyusha-2").refused("spend su-katyusha-1", "17.3.10")
    table.do("spend su-katyusha-2").finds("su-t1 1608 full")


@rule("17.3.10")
def test_a_support_of_another_theatre_does_not_pay() -> None:
    table = soviet("su-t1 1608 reduced, su-hq2 eliminated", theatres=THEATRES, supports="su-katyusha-1 box-n")
    table.refused("restore su-t1", "17.3.10")


@rule("sheet/soviet-reinforcements")
def test_the_soviets_rebuild_armour_before_infantry() -> None:
    table = soviet("su-1 su-2 su-3 corps-pool, su-t1 eliminated", supports="su-katyusha-1 box-n")
    while table.options("arrive"):
        table.do(f"arrive {table.options('arrive')[0]}", "to-stavka")
    table.can("rebuild su-t1").do("draw-corps", "to-stavka")
    table.refused("rebuild su-t1", "sheet/soviet-reinforcements")


# ---- 17.3.11 Where


@rule("17.3.11a")
def test_an_ally_is_rebuilt_on_a_supplied_hq_of_its_own() -> None:
    axis("ro-1 eliminated, ge-1 eliminated").refused("rebuild ro-1", "17.3.11a")
    axis("ro-1 eliminated, ro-hq 0213").do("rebuild ro-1").offers("deploy", "0213")


@rule("17.3.11a")
def test_a_full_hex_takes_nobody() -> None:
    axis("ge-2 ge-3 ge-4 0405, ge-1 eliminated, ge-hq2 eliminated").refused("rebuild ge-1", "17.3.11a")


@rule("17.3.11/exc-elite")
def test_an_elite_division_that_was_eliminated_comes_back_a_turn_later_in_a_german_city() -> None:
    table = axis("ge-jaeger eliminated, ge-hq2 eliminated").do("rebuild ge-jaeger").finds("ge-jaeger waiting")
    table.do("restore ge-jaeger").finds("ge-jaeger waiting full").do("done").until("axis-arrivals", 6)
    table.do("arrive ge-jaeger").offers("deploy", "0201", "0205", "0207").do("deploy 0207").marked(
        "ge-jaeger full"
    )


@rule("17.3.11/exc-elite")
def test_an_elite_division_on_the_map_is_restored_at_once() -> None:
    axis("ge-jaeger 0405 reduced").do("restore ge-jaeger").finds("ge-jaeger 0405 full")


# ---- 17.3.12 Who gets none


@rule("17.3.12a")
@pytest.mark.parametrize(
    ("units", "why"),
    [
        ("ge-1 0605 reduced, su-1 0705", "why.in-contact"),
        ("ge-1 0505 reduced", "why.in-fortress"),
        ("ge-1 0405 reduced cut", "why.unsupplied"),
        ("ge-1 0201 reduced", "why.not-commanded"),
        ("ge-1 0305 reduced", ""),
    ],
)
def test_who_may_receive_points_on_the_map(units: str, why: str) -> None:
    table = axis(f"{units}, ge-hq2 eliminated")
    if why:
        table.refused("restore ge-1", "17.3.12a")
        assert table.why("restore ge-1")[1] == why
    else:
        table.can("restore ge-1")


@rule("1.1.6a", "17.3.7")
def test_a_reduced_kampfgruppe_is_restored_like_a_division() -> None:
    table = axis("ge-tkg 0405 reduced", supports="de-todt-1 box-g")
    table.do("restore ge-tkg", "spend de-todt-1").finds("ge-tkg 0405 full")


@rule("17.3.12b", "1.3.4")
def test_ss_infantry_and_kampfgruppen_never_receive_points() -> None:
    table = axis("ge-ss 0405 reduced, ge-kg removed, ge-ss-p 0305 reduced", supports="de-todt-1 box-g")
    table.refused("restore ge-ss", "17.3.12b").refused("rebuild ge-kg", "1.3.4").can("restore ge-ss-p")


@rule("17.3.3", "14.3b")
def test_romanians_on_the_soviet_side_receive_none() -> None:
    table = soviet("su-hq2 eliminated, ro-1 1608 reduced", romania=WITH_SOVIETS)
    table.g.change(table.unit("ro-1"), camp=0)
    assert table.why("restore ro-1")[0] == "17.3.3"


# ---- interaction 23


@rule("17.2.3", "17.3.12b", "15.3.1c", "18.1.2b")
def test_interaction_23_free_divisions_are_no_replacements() -> None:
    for facts in ({"no_replacements": True}, {"spent_out": True}):
        table = axis("ge-ss ge-jaeger eliminated", objectives=5, **facts)
        table.offers("arrive", "ge-ss").do("arrive ge-ss").offers("deploy", "0201", "0205", "0207", "0505")
        table.do("deploy 0205").marked("ge-ss reduced")
        assert is_over(table)


@rule("15.3.1c", "17.3.11/exc-elite")
def test_who_was_rebuilt_a_turn_ago_arrives_in_spite_of_a_dismissal() -> None:
    table = axis("ge-jaeger waiting, ge-1 eliminated", no_replacements=True)
    table.do("arrive ge-jaeger", "deploy 0205").finds("ge-jaeger 0205")
    assert is_over(table)


# ---- the basic game


@rule("scenario/budapest-wien/gate")
def test_in_the_basic_game_points_are_those_of_the_scenario_and_corps_are_plain_units() -> None:
    basic: dict[str, Any] = {"scenario": "budapest-wien", "turn": 17, **GERMANY}
    table = Table("su-hq1 1608, su-1 1608 reduced, su-2 corps-pool", "soviet-arrivals", **basic)
    own = table.g.world.scenario.values["rp"]
    assert left(table) == (own["soviet"], 0, 0, 0)
    table.do("restore su-1").finds("su-1 1608 full").do("draw-corps").offers("deploy", "1908")
    table.do("deploy 1908").marked("su-2 reduced")
    german = Table("ge-hq1 0405, ge-1 0405 reduced", "axis-arrivals", **basic)
    assert left(german) == (0, own["german"], own["hungarian"], own["romanian"])


def _on(table: Table, turn: int) -> Any:
    g = table.g.clone()
    g.turn = turn
    return g


def _in_mood(table: Table, mood: int) -> Any:
    g = table.g.clone()
    g.mood, g.no_replacements = mood, False
    return g
