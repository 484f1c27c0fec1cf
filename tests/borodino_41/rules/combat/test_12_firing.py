"""12 Firing: the choices of a side that fires in a combat."""

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import NONE
from grognard.games.borodino_41.rules.combat.firepower import DEFENSIVE
from grognard.games.borodino_41.rules.combat.firing import Firing
from grognard.kernel import flow
from grognard.kernel.frames import Frame, frame
from tests.borodino_41.shooting import firing, german, play, soviet
from tests.borodino_41.table import Table
from tests.rules import rule


@frame
class Below(Frame):
    """What a frame below hears of a fire."""

    heard: int = 9

    STEPS = ("wait",)

    def wait(self, g: object) -> None:
        """Nothing."""

    def has_fired(self, g: object, firing: Firing) -> None:
        self.heard = firing.kind


def defence(units: str, targets: str, **facts: str) -> Table:
    """Defensive fire of the Soviets in 0506 at German assaulters."""
    return firing(german(units, **facts), "soviet", "0506", "defensive", targets)


@rule("4/desc/def-fire-choice", "12/seq/3b-defensive-fire")
def test_against_troops_and_tanks_the_defender_chooses_his_kind_of_fire() -> None:
    table = defence("ge-1 ge-tank 0505 marked-s, su-1 0506", "ge-1 ge-tank")
    table.asks("fire.ask-kind", "soviet").offers_only(
        "regular", "at", "pass", "pass-until impulse", "pass-until section", "pass-until turn"
    )
    regular = table.copy()
    regular.do("regular", "join su-1").dice(6, 10).do("fire").marked("ge-1 disrupted").unmarked(
        "ge-tank disrupted"
    )
    table.do("at", "join su-1").dice(10, 1).do("fire").logs("fire.opens", kind=AT)
    assert table.strength("ge-1") == 6


@rule("4/desc/attack-fire-choice", "12/seq/3c-offensive-fire", "12/seq/3d-second-defence")
def test_the_second_time_the_other_kind_is_open() -> None:
    table = german("ge-1 0505 marked-s, su-1 su-t34 0506")
    firing(table, "german", "0506", "offensive", kinds=(AT,)).asks("fire.ask-join").offers("join", "ge-1")
    firing(table, "german", "0506", "offensive").can("regular", "at")
    table.do("regular").refused("at", "4/desc/attack-fire-choice")


def test_who_holds_fire_that_was_joined_is_told_what_that_gives_up() -> None:
    table = firing(german("ge-1 ge-2 0505 marked-s, su-1 0506"), "german", "0506", "offensive")
    assert table.game.given_up(table.g, "german", ("hold",)) is None
    found = table.do("all").game.given_up(table.g, "german", ("hold",))
    assert found is not None
    assert (found.message, found.args) == ("lost.fire-held", {"count": 2})


@rule("12/seq/3b-defensive-fire")
def test_supporters_join_and_those_who_are_assaulted_themselves_do_not() -> None:
    units = "ge-1 0505 marked-s, su-1 0506, su-2 0605, su-at 0507 committed, su-aa 0504 committed"
    table = defence(units, "ge-1")
    table.offers("join", "su-1", "su-2", "su-at", "su-aa").do("all").offers_no("join", "all")
    threatened = defence(f"{units}, ge-2 0604 marked-s", "ge-1")
    threatened.offers("join", "su-1", "su-at", "su-aa").refused("join su-2", "12/seq/3b-defensive-fire")


@rule("12/fire/defensive-only-v-assault")
def test_defenders_fire_at_assaulters_alone() -> None:
    table = defence("ge-1 0505 marked-s, ge-2 0505, ge-3 0605, su-1 0506", "ge-1 ge-2 ge-3")
    table.do("join su-1").dice(10, 1, 10, 1).do("fire")
    assert [event.args["unit"] for event in table.events("fire.result")] == [table.unit("ge-1")]


@rule("12/assault/marker-direction", "12/fire/split")
def test_a_unit_assaulted_from_two_hexes_fires_at_one_of_them_or_at_both() -> None:
    units = "ge-1 0505 marked-s, ge-2 0605 marked-sw, su-1 0506"
    table = defence(units, "ge-1 ge-2")
    table.asks("fire.ask-hex").offers("target", "0505", "0605").refused(
        "target 0507", "12/fire/defensive-only-v-assault"
    )
    one = table.copy().do("target 0605", "join su-1").dice(1, 1).do("fire")
    one.logs("fire.result", unit=one.unit("ge-2"), column=5)
    assert not one.g.pending  # it has no points left for the other hex
    table.do("target 0505").can("share su-1 4").refused("share su-1 6", "12/fire/split")
    table.dice(1, 1).do("share su-1 4", "fire").logs("fire.result", column=3)
    table.offers_only("join su-1", "pass", "pass-until impulse", "pass-until section", "pass-until turn").do(
        "join su-1"
    )
    table.dice(1, 1).do("fire").logs("fire.result", unit=table.unit("ge-2"), column=2)
    assert not any(table.g.split)


@rule("12/fire/split")
def test_after_the_assaults_a_unit_may_share_its_fire_among_hexes() -> None:
    table = german("ge-1 0505, su-1 0506, su-2 0605")
    firing(table, "german", "0506", "closing").dice(1, 1).do("share ge-1 4", "fire").logs(
        "fire.result", column=3
    )
    firing(table, "german", "0605", "closing").dice(1, 1).do("join ge-1", "fire").logs(
        "fire.result", column=2
    )
    assert firing(table, "german", "0506", "closing").g.pending == {}
    alone = german("ge-1 0505, su-1 0506")
    firing(alone, "german", "0506", "closing").offers_no("share").refused("share ge-1 2", "12/fire/split")


@rule("12/minimal-fire")
def test_a_single_point_is_not_fired_at_who_is_not_assaulted() -> None:
    table = german("ge-1 0505, ge-2 0605, su-1 0506", strengths="ge-1 1")
    firing(table, "german", "0506", "closing").do("join ge-1").offers_no("fire")
    table.refused("fire", "12/minimal-fire")
    firing(table, "german", "0506", "offensive").do("join ge-1").can("fire")
    two = german("ge-1 0505, ge-2 0605, su-1 0506", strengths="ge-1 1, ge-2 1")
    firing(two, "german", "0506", "closing").do("all").can("fire")
    guns = german("ge-1 0505 suppressed, ge-2 0405, ge-hq 0412, ge-gun ge-gun2 0515 committed, su-1 0506")
    firing(guns, "german", "0506", "closing").do("join ge-gun").refused("fire", "12/minimal-fire")
    guns.do("join ge-gun2").can("fire")
    aided = german("ge-1 0505, ge-2 0605, su-1 0506", strengths="ge-1 1", air="german 5")
    firing(aided, "german", "0506", "closing").do("join ge-1").refused("fire", "12/minimal-fire")
    aided.do("stuka 1").can("fire")


@rule("12/indirect/shift", "12/direct/factor")
def test_guns_that_see_the_target_fire_directly_or_through_a_spotter() -> None:
    table = german("ge-1 0405, ge-hq 0404, ge-gun 0503 committed, su-1 0505")
    firing(table, "german", "0505", "offensive").offers("barrage", "ge-gun")
    direct = table.copy().do("join ge-gun")
    assert direct.forecast("fire").attack == 5
    table.do("barrage ge-gun")
    assert table.forecast("fire").attack == 1


@rule("12/seq/3c-offensive-fire")
def test_units_without_a_marker_join_and_those_that_assault_another_hex_do_not() -> None:
    table = german("ge-1 0505 marked-s, ge-2 0605 marked-s, ge-tank 0504, su-1 0506, su-2 0606")
    firing(table, "german", "0506", "offensive").offers("join", "ge-1", "ge-tank")
    table.refused("join ge-2", "12/fire/assaulters-target")


@rule("8/stack/overstack-fire")
def test_of_a_crowded_hex_twelve_points_join() -> None:
    table = german("ge-1 ge-2 ge-3 0505, su-1 0506")
    firing(table, "german", "0506", "offensive").do("join ge-1", "join ge-2")
    table.refused("join ge-3", "8/stack/overstack-fire")
    firing(table, "german", "0506", "offensive").do("all").dice(1, 1).do("fire").logs(
        "fire.result", column=12
    )


@rule("12/seq/3c-offensive-fire")
def test_nobody_is_asked_who_can_do_nothing_and_one_may_hold() -> None:
    assert not firing(german("ge-1 0504, su-1 0506"), "german", "0506", "offensive").g.pending
    table = firing(german("ge-1 0505, su-1 0506"), "german", "0506", "offensive").do("hold")
    assert not table.g.pending
    assert not table.g.fired[table.unit("ge-1")]


@rule("12/seq/3d-second-defence", "12/seq/3e-second-offence")
def test_the_frame_below_hears_which_kind_was_used() -> None:
    table = german("ge-1 0505 marked-s, su-1 0506")
    below = Below()
    occasion = Firing(1, table.cell("0506"), (table.unit("ge-1"),), DEFENSIVE)
    play(table, below)
    table.g.stack = [below, occasion]
    flow.run(table.g)
    table.dice(1, 1).do("join su-1", "fire")
    assert below.heard == REGULAR
    held = Below()
    table.g.stack = [held, Firing(1, table.cell("0506"), (table.unit("ge-1"),), DEFENSIVE)]
    flow.run(table.g)
    table.do("pass")
    assert held.heard == NONE


@rule("12/seq/3b-defensive-fire", "11/hidden/optional")
def test_with_inverted_counters_the_defender_is_asked_whatever_he_has() -> None:
    units = "ge-1 0505 marked-s, su-flame 0506"
    table = german(units, options="inverted-counters")
    firing(table, "soviet", "0506", "defensive", "ge-1").offers_only(
        "pass", "pass-until impulse", "pass-until section", "pass-until turn"
    )
    assert not firing(german(units), "soviet", "0506", "defensive", "ge-1").g.pending


@rule("12/fire/split", "12/weapons/range-loss", "12/artillery/once")
def test_guns_share_their_fire_among_hexes_as_far_as_they_reach() -> None:
    table = german("ge-aa 0505 committed, su-t26 0508, su-t34 0407")
    firing(table, "german", "0508", "closing").dice(1, 1).do("share ge-aa 2", "fire")
    table.logs("fire.result", unit=table.unit("su-t26"))
    firing(table, "german", "0407", "closing").do("join ge-aa").forecasts("fire", attack=2)
    mortar = soviet("su-mortar 0505 committed, su-1 0504, ge-1 0508, ge-2 0511")
    firing(mortar, "soviet", "0508", "closing").can("share su-mortar 1")
    alone = german("ge-at 0505 committed, su-t26 0507, su-t34 0509")
    firing(alone, "german", "0507", "closing").refused("share ge-at 2", "12/fire/split")


@rule("12/fire/split", "12/indirect/shift")
def test_guns_that_others_see_for_share_nothing() -> None:
    units = "ge-1 0505, ge-gun 0508 committed, su-1 0506, su-2 0605"
    table = german(units, terrain="0506 woods, 0605 woods")
    firing(table, "german", "0605", "closing").can("join ge-gun", "share ge-1 3")
    table.refused("share ge-gun 3", "12/fire/split").do("share ge-1 3").refused("share ge-gun 3")
    far = german("ge-1 0505, ge-gun 0510 committed, ge-nebel 0510 committed, su-1 0506, su-2 0605")
    firing(far, "german", "0605", "closing").can("join ge-gun", "join ge-nebel")
    for unit in ("ge-gun", "ge-nebel"):  # it is not out of range: others see for it
        assert far.why(f"share {unit} 1") == ("12/fire/split", "why.fire-whole-shift")
    seen = german(units)
    firing(seen, "german", "0605", "closing").can("share ge-gun 3")
