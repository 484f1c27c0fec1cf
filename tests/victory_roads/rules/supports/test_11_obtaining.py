"""11.3, 11.4 How supports are obtained in the advanced game; examples 22 to 24."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.rules.supports.chances import modifier_of
from grognard.games.victory_roads.rules.theatres.radius import is_remote
from tests.rules import rule
from tests.victory_roads.supports import FOUR, GROUND, Table

BOXES = ("box-n", "box-cn", "box-cs", "box-s")
FRONT = "ge-1 1206, ge-2 1210, ge-3 1212"
"""Germans within ten hexes of every theatre."""
SIX = "su-aviation-1 su-aviation-2 su-aviation-3 su-aviation-4 su-katyusha-1 su-katyusha-2 {box}"


def obtain(theatres: str = FOUR, units: str = FRONT, **facts: Any) -> Table:
    """The Soviet supports phase as it begins."""
    facts = GROUND | {"aside": "su-stalin-1"} | facts
    return Table(units, "soviet-supports", theatres=theatres, **facts)


def six(box: str) -> str:
    """Six supports in a box."""
    return SIX.format(box=box)


# ---- examples


@rule("example/supports-1", "11.3.3a", "11.3.3b", "11.3.3/mod-priority", "11.3.3/mod-minor-city")
@rule("11.3.3/mod-road-only", "11.3/intro")
def test_example_22_supports_of_turn_3() -> None:
    table = obtain("N 1904 movement, CN 1508 offensive, CS 1812 offensive, S 1815 offensive", turn=3)
    table.do("priority CS")
    draws = (1,) * 3, (1,) * 6
    table.dice(3, 4, *draws[0], 4, 4, *draws[1], 2, 2).do("secondary N")
    assert table.count(*BOXES) == [0, 3, 6, 0]
    table.logs("supports.theatre-rolled", theatre=3, modifier=-3, count=0)
    table.asks("ask.supports").do("done").asks("ask.move-theatres").can("drive N")


@rule("example/supports-2", "11.3.2b", "11.3.2c", "11.3.3/mod-great-offensive", "11.3.3/reminder")
def test_example_23_a_great_offensive_on_turn_5() -> None:
    theatres = "N 1804 offensive, CN 1508 offensive, CS 1812 offensive, S 1806 offensive"
    places = f"{GROUND['places']}, 1806 major-city"
    rails = f"{GROUND['rails']}, 1806 1906 2006"
    table = obtain(theatres, turn=5, supports=six("box-s"), places=places, rails=rails)
    table.do("priority S", "secondary N").asks("ask.great-offensive").do("launch")
    table.asks("ask.free-support").can("choose su-capitulation-1").refused("choose su-aviation-1", "11.3.2b")
    table.dice(5, 5).do("choose su-capitulation-1")
    table.logs("supports.theatre-rolled", theatre=3, modifier=4, count=9)
    assert table.count(*BOXES) == [0, 0, 0, 16]
    table.finds("su-capitulation-1 box-s")
    while table.prompt != "ask.surplus":
        table.do("done")
    for left in range(15, 5, -1):
        table.do(table.options()[0])
        assert table.count("box-s") == [left]
    assert table.phase != "soviet-supports"


@rule("example/supports-3", "11.2.1a", "11.2.1b", "11.3.3/mod-mud", "3.2.2d")
def test_example_24_theatres_far_from_the_front_on_turn_12() -> None:
    theatres = "N 1804 offensive, CN 1508 offensive, CS 1512 offensive, S 1815 movement"
    places = "1508 major-city, 1512 major-city, 1804 major-city"
    units = "ge-1 0710, ge-2 1114 cut"
    table = obtain(theatres, units, turn=12, weather="mud", overcast=True, places=places)
    assert [is_remote(table.g, theatre) for theatre in range(4)] == [True, False, False, True]
    table.asks("ask.move-theatres").offers("drive", "S").do("drive S").can("go 2015").do("go 2015")
    table.do("priority CN").dice(6, 6, 1, 1, 1, 1, 1, 3, 3).do("secondary N")
    assert modifier_of(table.g, 1) == -1
    assert table.count(*BOXES) == [0, 5, 0, 0]


# ---- 11.3.1


@rule("11.3.1", "11.3/intro")
def test_two_theatres_get_a_role_and_the_secondary_one_no_support() -> None:
    table = obtain().asks("ask.priority", "soviet").offers("priority", *THEATRES)
    table.do("priority CN").refused("secondary CN", "11.3.1").dice(*(6,) * 30).do("secondary CS")
    table.has(priority=1, secondary=2)
    assert table.count("box-cs") == [0]
    assert min(table.count("box-n", "box-cn")) > 0


@rule("11.3.1")
def test_roles_are_given_anew_each_turn_and_a_theatre_alone_has_priority() -> None:
    table = obtain("S 1815 offensive", priority=1, secondary=3, offensive=2)
    table.has(priority=3, secondary=-1, offensive=-1)


# ---- 11.3.2


@rule("11.3.2a")
def test_a_great_offensive_needs_six_supports_a_major_city_and_offensive_mode() -> None:
    whole: dict[str, Any] = {"supports": six("box-cn")}
    obtain(**whole).do("priority CN", "secondary S").asks("ask.great-offensive").can("launch")
    obtain(**whole, weather="snow").do("priority CN", "secondary S").can("launch")
    missing: list[dict[str, Any]] = [
        {"supports": SIX.format(box="box-cn").replace("su-aviation-1 ", "")},
        whole | {"places": "1508 minor-city, 1804 major-city, 1812 major-city, 1815 minor-city"},
        whole | {"theatres": FOUR.replace("CN 1508 offensive", "CN 1508 movement")},
    ]
    for lacking in missing:
        table = obtain(**lacking)
        assert table.do("priority CN", "secondary S").prompt != "ask.great-offensive"
    other = obtain(**whole).do("priority N", "secondary S")
    assert other.prompt != "ask.great-offensive"


@rule("3.2.2f", "11.3.2a")
def test_no_great_offensive_in_mud() -> None:
    table = obtain(supports=six("box-cn"), weather="mud").do("priority CN", "secondary S")
    table.refused("launch")
    assert table.prompt != "ask.great-offensive"


@rule("11.3.2a")
def test_it_may_be_declined() -> None:
    table = obtain(supports=six("box-cn")).do("priority CN", "secondary S").dice(*(4,) * 30).do("decline")
    table.has(offensive=-1)
    assert table.count("box-cn", "box-cs") == [6 + 4 + 2, 4]


@rule("11.2.1b")
def test_a_great_offensive_far_from_the_front_brings_no_support() -> None:
    table = obtain(units="", supports=six("box-cn")).do("priority CN", "secondary S").do("launch")
    assert table.prompt == "ask.supports"
    assert table.count(*BOXES) == [0, 6, 0, 0]


@rule("11.3.2b", "5.1.4")
def test_the_pool_is_closed_again_when_the_free_support_is_chosen() -> None:
    table = obtain(supports=six("box-cn")).do("priority CN", "secondary S", "launch")
    g, chit = table.g, table.unit("su-zhukov-1")
    assert (g.level((0,), chit), g.level((1,), chit)) == (4, 0)
    table.do("choose su-zhukov-1")
    assert (g.level((0,), chit), g.level((1,), chit)) == (4, 1)
    pool = [table.unit(name) for name in table.box("soviet-pool")]
    assert {g.level((viewer,), other) for viewer in (0, 1) for other in pool} == {0}


@rule("11.3.2c", "11.3.4")
def test_interaction_13_a_great_offensive_leaves_the_other_theatres_little() -> None:
    theatres = "N 1804 movement, CN 1508 offensive, CS 1812 offensive, S 1815 offensive"
    chits = f"{six('box-cn')}, su-artillery-2-1 su-artillery-2-2 su-artillery-2-3 box-cs"
    table = obtain(theatres, f"{FRONT}, su-1 1312", supports=chits).do("priority CN", "secondary S")
    table.do("launch", "choose su-zhukov-1").asks("ask.supports")
    table.do("play su-artillery-2-1", "lay 1212", "play su-artillery-2-2", "lay 1212")
    table.refused("play su-artillery-2-3", "11.5.3a").do("done")  # and N is not asked to move
    table.asks("ask.modes").can("switch N").refused("switch CN", "11.7/exc-artillery")


# ---- 11.3.3


@rule("11.3.3a")
def test_half_of_two_dice_rounded_down_for_each_theatre_in_offensive_mode_on_a_city() -> None:
    table = obtain("N 1904 offensive, CN 1508 offensive, S 1815 offensive")
    table.do("priority S").dice(3, 4, 1, 1, 1, 6, 6).do("secondary N")
    assert table.count("box-n", "box-cn") == [0, 3]
    table = obtain("N 1904 offensive, CN 1508 offensive, S 1815 offensive")
    table.do("priority CN").dice(*(1,) * 9).do("secondary S")
    assert table.count("box-n") == [0], "1904 is no city"


@rule("11.3.3/mod-snow", "3.2.3c")
def test_snow_takes_one_support() -> None:
    for weather, count in (("snow", 5), ("fair", 6), ("mud", 3)):
        table = obtain(weather=weather).do("priority N").dice(4, 4, *(1,) * 30).do("secondary CS")
        assert table.count("box-n") == [count], weather


@pytest.mark.parametrize(("roll", "drawn"), [(2, 0), (5, 0), (6, 0), (7, 0), (8, 1), (12, 3)])
@rule("11.3.3b", "11.3.3/mod-minor-city", "11.3.3/mod-road-only")
def test_nothing_is_drawn_at_nought_or_less(roll: int, drawn: int) -> None:
    table = obtain("N 1804 movement, CS 1904 movement, S 1815 offensive").do("priority N")
    table.dice(roll // 2, roll - roll // 2).do("secondary CS")
    assert table.count("box-s") == [drawn]


@rule("11.3.3a", "11.3.3/mod-priority")
def test_the_chances_are_exact() -> None:
    table = obtain("CN 1508 offensive, CS 1812 offensive, S 1815 movement").do("priority CN")
    odds = table.forecast("secondary S")
    assert odds.chances["3"] == Fraction(3, 36)
    assert odds.chances["8"] == Fraction(1, 36)
    assert sum(odds.chances.values()) == 1
    assert [more.args["theatre"] for more in odds.besides] == [2]
    assert odds.besides[0].chances["1"] == Fraction(3, 36)


# ---- 11.3.4


@rule("11.3.4", "11.6.1")
def test_a_theatre_in_movement_mode_may_take_one_support_and_then_stays() -> None:
    table = obtain("N 1904 movement, CN 1508 offensive, S 1815 movement").do("priority CN")
    table.do("secondary S").asks("ask.one-support", "soviet").offers("request", "N")
    table.refused("request S", "11.3.1").refused("request CN", "11.3.4").do("request N")
    assert table.count("box-n") == [1]
    table.do("done").asks("ask.move-theatres").refused("drive N", "11.3.4").can("drive S")


@rule("3.2.2d", "11.3.4")
def test_in_mud_it_gets_none() -> None:
    table = obtain("N 1904 movement, CN 1508 offensive, S 1815 movement", weather="mud")
    table.do("priority CN", "secondary S")
    assert table.prompt != "ask.one-support"
    table.refused("request N")


@rule("11.2.1c", "11.3.4")
def test_interaction_14_a_remote_theatre_in_movement_mode_first_goes_then_may_take_its_support() -> None:
    theatres = "N 1904 movement, CN 1508 offensive, S 1815 movement"
    table = obtain(theatres, "ge-1 0508").do("drive N", "go 1804", "done", "priority CN", "secondary S")
    table.asks("ask.one-support").do("request N", "done").asks("ask.move-theatres")
    table.refused("drive N", "11.3.4")


# ---- 11.4


@rule("11.4.1")
@pytest.mark.parametrize(
    ("mood", "objectives", "most"), [(7, 6, 4), (7, 5, 3), (4, 5, 2), (10, 6, 5), (0, 5, 0)]
)
def test_the_germans_draw_as_many_as_hitlers_mood_grants_or_fewer(
    mood: int, objectives: int, most: int
) -> None:
    table = Table("", "axis-supports", mood=mood, objectives=objectives)
    if not most:
        assert table.prompt != "ask.draw"
        return
    table.offers("draw", *map(str, range(most + 1))).refused(f"draw {most + 1}", "11.4.1")
    assert table.copy().do(f"draw {most}").count("box-g") == [most]
    assert table.copy().do("draw 1").count("box-g") == [1]
    assert table.do("draw 0").count("box-g") == [0]


@rule("11.4.2", "3.2.2d")
def test_mud_takes_one_german_support() -> None:
    table = Table("", "axis-supports", mood=4, objectives=5, weather="mud")
    table.offers("draw", "0", "1")
    assert Table("", "axis-supports", mood=1, objectives=5, weather="mud").prompt != "ask.draw"


@rule("11.4.3", "15.3.1d")
def test_after_a_dismissal_the_end_of_the_reich_says_how_many() -> None:
    for weather in ("fair", "mud"):
        table = Table("", "axis-supports", mood=10, objectives=5, reich_supports=True, weather=weather)
        table.asks("ask.chosen-support", "axis").do("choose de-model-1").finds("de-model-1 box-g")
        assert table.count("box-g") == [2]
        table.has(reich_supports=False)
    last = Table("", "axis-supports", mood=10, objectives=4, reich_supports=True)
    assert (last.count("box-g"), last.prompt) == ([2], "ask.supports")
    whole = Table("", "axis-supports", mood=10, objectives=6, reich_supports=True).do("choose de-todt-1")
    assert whole.count("box-g") == [3]


@rule("sheet/german-supports", "11.1/sequence")
def test_steps_of_the_german_phase() -> None:
    table = Table("ge-1 1105", "axis-supports", joined="de-model-1 ge-1", mood=10, objectives=6)
    table.asks("ask.recall").do("done").asks("ask.draw").do("draw 5").asks("ask.supports", "axis")


@rule("11.1/sequence", "sheet/soviet-supports")
def test_steps_of_the_soviet_phase() -> None:
    chits = "su-maskirovka-1 su-maskirovka-2 box-cn, su-artillery-2-1 su-artillery-2-2 su-artillery-2-3 box-n"
    table = obtain("N 1804 movement, CN 1508 offensive", "ge-1 0206, su-1 1408 reduced", supports=chits)
    seen = []
    while table.phase == "soviet-supports":
        seen.append(table.prompt)
        options = table.options()
        table.do("done" if "done" in options else options[0])
    wanted = ["ask.move-theatres", "ask.priority", "ask.secondary", "ask.supports", "ask.reinforce"]
    assert [prompt for prompt in dict.fromkeys(seen) if prompt in wanted] == wanted
    assert seen[-1] == "ask.modes"
