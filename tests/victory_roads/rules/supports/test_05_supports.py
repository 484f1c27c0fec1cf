"""5 Supports in the basic game, and 1.5 what they are used for."""

from typing import Any

from grognard.games.victory_roads.position import BOX_G, BOX_S
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.knowledge.levels import FACE, NOTHING, PRESENCE
from tests.rules import rule
from tests.victory_roads.supports import Table

BASIC = "budapest-wien"


def basic(at: str = "soviet-supports", units: str = "", **facts: Any) -> Table:
    """A supports phase of the basic game."""
    return Table(units, at, scenario=BASIC, **facts)


@rule("5.3.1", "5.1.2")
def test_the_soviets_draw_as_many_supports_as_a_die_says() -> None:
    for die in (1, 4, 6):
        table = basic(dice=(die,))
        assert table.count("box-s", "soviet-pool") == [die, 12 - die]
        table.asks("ask.supports", "soviet")


@rule("5.3.2")
def test_the_axis_draw_what_the_scenario_says() -> None:
    table = basic("axis-supports")
    drawn: int = table.g.world.scenario.values["german_supports"]
    assert table.count("box-g", "german-pool") == [drawn, 12 - drawn]


@rule("preamble/grey-rules")
def test_mud_and_snow_do_not_change_that_in_the_basic_game() -> None:
    for weather in ("mud", "snow"):
        assert basic(dice=(4,), weather=weather).count("box-s") == [4]
        axis = basic("axis-supports", weather=weather)
        assert axis.count("box-g") == [axis.g.world.scenario.values["german_supports"]]


@rule("5.1.1", "1.5.1")
def test_each_side_has_a_pool_of_chits_that_are_no_units() -> None:
    table = basic("soviet-supply", "su-1 1505")
    assert (sum(table.count("soviet-pool", "box-s")), table.count("german-pool")) == (12, [12])
    chits = [table.unit(name) for name in (*table.box("soviet-pool"), *table.box("german-pool"))]
    assert all(table.g.cell[chit] < 0 for chit in chits)
    assert table.g.units_of(SOVIET) == [table.unit("su-1")]


@rule("5.1.3")
def test_at_the_end_of_the_phase_six_are_kept_and_the_owner_chooses_which() -> None:
    held = "su-aviation-1 su-aviation-2 su-katyusha-1 su-katyusha-2 su-pontoon-1 box-s"
    table = basic(supports=held, dice=(3,)).do("done")
    table.asks("ask.surplus", "soviet")
    assert len(table.options("return")) == 8
    table.do("return su-aviation-2").refused("return su-aviation-2", "5.1.3").do("return su-pontoon-1")
    assert table.count("box-s") == [6]
    table.finds("su-aviation-2 su-pontoon-1 soviet-pool, su-aviation-1 box-s")


@rule("5.1.3")
def test_who_stops_playing_is_told_how_many_would_go_back() -> None:
    held = "su-aviation-1 su-aviation-2 su-katyusha-1 su-katyusha-2 su-pontoon-1 box-s"
    table = basic(supports=held, dice=(3,))
    found = table.game.given_up(table.g, "soviet", ("done",))
    assert found is not None
    assert (found.rule, found.message, found.args) == ("5.1.3", "lost.supports", {"count": 2, "limit": 6})
    few = basic(supports="su-aviation-1 box-s", dice=(3,))
    assert few.game.given_up(few.g, "soviet", ("done",)) is None


@rule("5.1.3")
def test_six_are_not_too_many() -> None:
    table = basic(supports="su-aviation-1 su-aviation-2 su-katyusha-1 box-s", dice=(3,)).do("done")
    assert table.count("box-s") == [6]


@rule("5.1.4", "11.5.1a")
def test_only_its_owner_knows_what_lies_in_a_box_and_nobody_what_lies_in_a_pool() -> None:
    table = basic(dice=(3,))
    g = table.g
    for chit in pools.in_box(g, BOX_S):
        assert (g.level((SOVIET,), chit), g.level((AXIS,), chit)) == (FACE, PRESENCE)
    pool = [table.unit(name) for name in (*table.box("soviet-pool"), *table.box("german-pool"))]
    assert {g.level((viewer,), chit) for viewer in (SOVIET, AXIS) for chit in pool} == {NOTHING}


@rule("5.2.1a")
def test_what_was_played_and_spent_last_turn_goes_back_to_the_pool_and_what_was_kept_stays() -> None:
    laid, spent = "su-artillery-2-1 1207", "su-pontoon-1 box-s"
    table = basic(laid=laid, spent=spent, supports="su-katyusha-1 box-s").finds("su-katyusha-1 box-s")
    found = table.box("soviet-pool") + table.box("box-s")
    assert {"su-artillery-2-1", "su-pontoon-1"} <= {*found}
    assert table.count("played", "on-map") == [0, 0]


@rule("5.2.1a")
def test_what_the_enemy_played_stays() -> None:
    table = basic(laid="de-artillery-1-1 1207")
    table.finds("de-artillery-1-1 on-map")


@rule("5.2.1b", "support/german-leaders")
def test_model_may_stay_on_the_map_or_be_recalled() -> None:
    table = Table("ge-1 1105", "axis-supports", joined="de-model-1 ge-1")
    table.asks("ask.recall", "axis").copy().do("done").finds("de-model-1 on-map")
    table.do("recall de-model-1")
    assert table.where("de-model-1") in ("german-pool", "box-g")
    assert table.g.carriers == ()


@rule("5.2.1b")
def test_other_leaders_go_back() -> None:
    table = Table("ge-1 1105", "axis-supports", joined="de-schoerner-1 ge-1")
    assert table.where("de-schoerner-1") != "on-map"


@rule("5.4.1")
def test_a_support_just_drawn_may_be_placed_in_the_same_phase() -> None:
    table = basic(units="su-1 1205, ge-1 1105", supports="su-artillery-2-1 box-s", dice=(1,))
    table.do("play su-artillery-2-1").asks("ask.place").offers("lay", "1205", "1105")
    table.do("lay 1105").finds("su-artillery-2-1 on-map")
    table.logs("supports.laid", "5.4.1", cell=table.cell("1105"))


@rule("5.4.2", "support/aviation", "3.3/overcast", "3.3/clear-sky")
def test_no_air_support_under_an_overcast_sky() -> None:
    for overcast in (True, False):
        table = basic(
            units="su-1 1205, ge-1 1105", supports="su-aviation-1 box-s", overcast=overcast, dice=(1,)
        )
        if overcast:
            table.refused("play su-aviation-1", "5.4.2")
        else:
            table.do("play su-aviation-1").finds("su-aviation-1 on-map")


@rule("1.5.2b", "1.5.2/example")
def test_spent_on_something_else_an_air_support_serves_under_any_sky() -> None:
    table = basic(supports="su-aviation-1 box-s", overcast=True)
    g, chit = table.g, table.unit("su-aviation-1")
    assert pools.bar_to_spend(g, chit, BOX_S) is None
    pools.spend(g, chit)
    table.finds("su-aviation-1 played")
    assert g.level((AXIS,), chit) == PRESENCE


@rule("1.5.2a")
def test_played_as_an_event_a_support_is_shown() -> None:
    table = basic(units="su-1 1205, ge-1 1105", supports="su-aviation-1 box-s", dice=(1,))
    table.do("play su-aviation-1")
    assert table.g.level((AXIS,), table.unit("su-aviation-1")) == FACE


@rule("1.5.3b", "support/fin-de-reich")
def test_supports_of_the_end_of_the_reich_are_not_spent_on_anything_else() -> None:
    table = Table("ge-1 1105", "axis-movement", supports="end-werwolf-1 de-todt-1 box-g")
    werwolf, todt = table.unit("end-werwolf-1"), table.unit("de-todt-1")
    assert pools.bar_to_spend(table.g, werwolf, BOX_G) == ("1.5.3b", "why.event-only", {"chit": werwolf})
    assert pools.spendable(table.g, BOX_G) == [todt]


@rule("5.4.3")
def test_the_basic_game_knows_no_theatres() -> None:
    table = basic(units="su-1 0205, ge-1 0105", supports="su-artillery-2-1 box-s", dice=(1,))
    table.do("play su-artillery-2-1").can("lay 0205")


@rule("5.1.2")
def test_a_pool_that_is_empty_gives_nothing() -> None:
    table = basic(dice=(4,))
    assert (len(pools.draw(table.g, BOX_S, 20)), table.count("soviet-pool", "box-s")) == (8, [0, 12])


@rule("notes/supports-asymmetry")
def test_the_soviets_have_more_supports_and_stronger_ones() -> None:
    table = Table("", "soviet-supply", turn=1)
    soviet, german = table.box("soviet-pool"), table.box("german-pool")
    assert len(soviet) > len(german)
    best = [max(table.g.support(table.unit(name)).value for name in pool) for pool in (soviet, german)]
    assert best[0] > 1
