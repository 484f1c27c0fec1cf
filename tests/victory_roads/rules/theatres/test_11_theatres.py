"""11.2, 11.6, 11.7 Theatres in the supports phase: moves and modes."""

from typing import Any

from grognard.games.victory_roads.rules.theatres.corps import is_reinforced, stand_down_outside
from grognard.games.victory_roads.rules.theatres.moves import SUPPORTS, TheatreMoves, settle
from grognard.games.victory_roads.rules.theatres.radius import is_remote, radius
from tests.rules import rule
from tests.victory_roads import table
from tests.victory_roads.theatres import RAILS, Table, moving

# ---- 11.6


@rule("11.6.1", "11.6.2", "9.1.3", "1.6.3")
def test_a_theatre_goes_three_hexes_along_road_and_four_all_by_rail() -> None:
    theatres = moving().do("drive S")
    theatres.asks("ask.drive", "soviet")
    east, west, north = "1308 1408 1508 1608", "1108 1008 0908 0808", "1207 1206 1205"
    theatres.offers("go", *f"{east} {west} {north}".split())
    theatres.refused("go 1204", "11.6.2").refused("go 1109", "9.1.4a")
    theatres.do("go 1608")
    assert theatres.theatre("S") == "1608"


@rule("11.6.2")
def test_the_way_of_a_theatre_is_shown_with_its_length_and_the_most() -> None:
    theatres = moving().do("drive S")
    for cell, length, most in (("1508", 3, 3), ("1608", 4, 4), ("1206", 2, 3)):
        preview = theatres.game.preview(theatres.g, "soviet", theatres.game.parse(f"go {cell}"))
        assert preview is not None
        assert (len(preview.way) - 1, preview.cost, preview.allowance) == (length, length, most)


@rule("11.6.2", "3.2.2e")
def test_weather_shortens_the_move() -> None:
    moving(weather="snow").do("drive S").offers(
        "go", "1308", "1408", "1508", "1108", "1008", "0908", "1207", "1206"
    )
    moving(weather="mud").do("drive S").offers("go", "1308", "1408", "1108", "1008", "1207")


@rule("11.6.2", "11.5.2", "11.5.3a")
def test_up_to_two_supports_of_its_own_box_add_a_hex_each() -> None:
    chits = "su-aviation-1 su-aviation-2 su-aviation-3 box-s, su-katyusha-1 box-n"
    theatres = moving("S 1208 movement, N 1408 movement", supports=chits, priority=3).do("drive S")
    theatres.refused("spend su-katyusha-1", "1.5.2b").do("spend su-aviation-1", "spend su-aviation-2")
    theatres.refused("spend su-aviation-3", "11.6.2").can("go 1808", "go 1203", "go 1508")
    theatres.refused("go 1908", "11.6.2").refused("go 1202", "11.6.2").do("go 1808")
    theatres.finds("su-aviation-1 su-aviation-2 played, su-aviation-3 box-s").has(used=[0, 0, 0, 2])


@rule("11.5.3a")
def test_all_but_the_priority_theatre_use_two_supports_in_the_whole_phase() -> None:
    chits = "su-aviation-1 su-aviation-2 box-s"
    theatres = moving(supports=chits, priority=0, used="S 1")
    theatres.do("drive S", "spend su-aviation-1").refused("spend su-aviation-2", "11.5.3a")


@rule("1.5.3a", "1.5.3b")
def test_stalin_is_not_spent() -> None:
    moving(supports="su-stalin-1 box-s", priority=3).do("drive S").refused("spend su-stalin-1", "1.5.3b")


@rule("9.1.3", "11.6.1", "11.3.4", "11.3.2c")
def test_who_may_not_move() -> None:
    theatres = moving("N 1208 offensive, S 1408 movement")
    theatres.refused("drive N", "9.1.3").refused("drive CS", "9.1.1a").do("drive S", "stay")
    drew = moving("N 1208 movement, S 1408 movement", drew="N")
    drew.refused("drive N", "11.3.4").can("drive S")
    offensive = moving("N 1208 movement, S 1408 offensive", offensive=3)
    assert offensive.phase != "soviet-supports"
    moving("N 1208 movement, CN 1208 movement").do("drive N", "stay").refused("drive N", "11.6.2")


@rule("9.1.4a", "11.6.2")
def test_it_may_not_go_where_its_line_would_be_cut() -> None:
    theatres = moving(units="ge-1 0909").do("drive S")
    theatres.refused("go 0908", "9.1.4a").refused("go 0808").can("go 1108")
    held = moving(units="ge-1 0909, su-1 0908, su-2 1008").do("drive S")
    held.can("go 0908")


# ---- 11.2


@rule("11.2.1a")
def test_a_theatre_is_remote_without_supplied_enemies_or_haltebefehl_within_ten_hexes() -> None:
    def remote(units: str = "", **facts: Any) -> bool:
        return is_remote(moving("S 1808 movement, N 1908 movement", units=units, **facts).g, 3)

    assert remote()
    assert not remote("ge-1 0808")
    assert remote("ge-1 0708")
    assert remote("ge-1 0808 cut")
    assert not remote("ge-hq1 0808")
    assert not remote("ge-1 0808 cut", places="0808 major-city", ordered="0808")
    assert not remote(places="0808 major-city", ordered="0808")


@rule("11.2.1c", "11.2.1a")
def test_remote_theatres_in_movement_mode_go_five_hexes_whatever_the_weather() -> None:
    for weather in ("fair", "mud"):
        theatres = moving(
            "S 1908 movement, N 1408 movement, CN 2008 offensive", "remote", "ge-1 0508", weather=weather
        )
        theatres.refused("drive N", "11.2.1a").refused("drive CN", "9.1.3").do("drive S")
        theatres.offers("go", "2008", "1808", "1708", "1608", "1508", "1408").do("go 1408")
        assert theatres.theatre("S") == "1408"


@rule("11.2.1c")
def test_a_remote_move_takes_no_supports() -> None:
    theatres = moving("S 1908 movement", "remote", supports="su-aviation-1 box-s").do("drive S")
    theatres.offers_no("spend").refused("spend su-aviation-1", "11.6.2")


@rule("11.2.1c", "11.3.4")
def test_interaction_14_after_its_free_move_a_remote_theatre_moves_again_unless_it_drew() -> None:
    theatres = moving("S 1908 movement", "remote", weather="mud")
    theatres.g.stack.insert(-1, TheatreMoves(SUPPORTS))
    theatres.do("drive S", "go 1408", "drive S").can("go 1208")


# ---- 11.7

CITIES = "1208 major-city, 1408 minor-city"


def modes(theatres: str, **facts: Any) -> Table:
    """Theatres whose modes may change."""
    return moving(theatres, "change_modes", places=CITIES, **facts)


@rule("11.7/mode-change", "9.1.5")
def test_theatres_in_cities_change_their_mode_once() -> None:
    theatres = modes("N 1208 offensive, CN 1408 movement, S 1308 movement")
    theatres.refused("switch S", "11.7/mode-change").do("switch CN", "switch N")
    assert theatres.g.mode == bytes([2, 1, 0, 2])
    again = modes("N 1208 offensive, CN 1408 movement").do("switch N")
    again.refused("switch N", "11.7/mode-change").refused("switch S", "9.1.1a").do("done")
    assert again.phase != "soviet-supports"


@rule("9.1.5")
def test_no_mode_changes_in_the_stavka_phase() -> None:
    stavka = table.Table(
        "", "stavka", theatres="S 1408 movement, N 1208 movement", rails=RAILS, places=CITIES
    )
    stavka.is_at("stavka").offers_no("switch")


@rule("11.7/exc-artillery", "11.3.2c")
def test_artillery_and_a_great_offensive_hold_a_theatre_in_offensive_mode() -> None:
    marks = "CN artillery, S artillery"
    theatres = modes("N 1208 offensive, CN 1408 offensive, S 1408 movement", offensive=0, bound=marks)
    theatres.refused("switch N", "11.7/exc-artillery").refused("switch CN", "11.7/exc-artillery").can(
        "switch S"
    )


@rule("11.7/exc-zhukov", "support/joukov")
def test_zhukov_keeps_a_theatre_in_its_mode() -> None:
    for there, other in (("N", "CN"), ("CN", "N")):
        theatres = modes("N 1208 offensive, CN 1408 movement", zhukov=there)
        theatres.refused(f"switch {there}", "11.7/exc-zhukov").can(f"switch {other}")


@rule("support/staline")
def test_stalin_may_keep_a_theatre_in_its_mode() -> None:
    theatres = modes("N 1208 offensive, CN 1408 movement", bound="CN stalin")
    theatres.refused("switch CN", "support/staline").can("switch N")


# ---- the whole phase


@rule("11.7/timing", "11.1/sequence", "11.3.4")
def test_interaction_12_a_theatre_has_its_new_mode_from_the_stavka_phase_on() -> None:
    places = "1208 major-city, 1708 major-city"
    table = Table(
        "su-hq1 1508, su-1 1008, ge-1 0708",
        "soviet-supports",
        theatres="S 1408 movement, N 1708 movement",
        rails=RAILS,
        places=places,
    )
    table.do("priority S", "secondary N").asks("ask.one-support").do("done")
    table.do("drive S", "go 1208", "done")
    assert radius(table.g, 3) == 5
    table.do("switch S", "done").is_at("stavka").has(drew=[0, 0, 0, 0])
    assert radius(table.g, 3) == 9
    table.refused("shift S", "9.1.3").can("shift N").refused("switch S")


@rule("11.7/timing", "7.7.9")
def test_interaction_12_corps_lose_their_mode_where_the_radius_has_shrunk() -> None:
    table = modes("N 1208 offensive", units="su-1 0508")
    corps = table.unit("su-1")
    stand_down_outside(table.g, [corps], "7.7.9")
    assert is_reinforced(table.g, corps)
    table.do("switch N")
    stand_down_outside(table.g, [corps], "7.7.9")
    assert not is_reinforced(table.g, corps)


@rule("9.1.4b", "9.1.1b")
def test_supports_lie_in_the_box_of_their_theatre_and_are_lost_with_its_line() -> None:
    chits = "su-aviation-1 box-s, su-aviation-2 box-n"
    table = moving(
        "S 1208 movement, N 1908 movement", units="ge-1 1208", supports=chits, places="1808 major-city"
    )
    settle(table.g)
    table.finds("su-aviation-1 soviet-pool, su-aviation-2 box-n")
    assert table.theatre("S") == "1808"
