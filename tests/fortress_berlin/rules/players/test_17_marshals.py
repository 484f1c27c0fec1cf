"""17.2 Zhukov and Koniev: whose units are, turns, what they may not do together, and who of them wins."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.game import FortressBerlin
from grognard.games.fortress_berlin.position import BOMBARDMENT, STEINER, STRUCK, WENCK
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.arrivals import air
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from grognard.games.fortress_berlin.rules.combat.retreat import Retreat
from grognard.games.fortress_berlin.rules.players import KONIEV, ZHUKOV
from grognard.games.fortress_berlin.rules.roles import open_reinforcement
from grognard.games.fortress_berlin.units import SOVIET
from grognard.kernel.game import BadChoice
from tests.fortress_berlin.fires import bombard, gather
from tests.fortress_berlin.table import Table, real_game, real_ground
from tests.rules import rule

THREE = "three-players"
K, K2 = "6-guards-tank-corps-51", "6-guards-tank-corps-52"
"""Tank brigades of Koniev's."""


def table(units: str, at: str = "soviet-combat", **facts: Any) -> Table:
    return Table(units, at, options=THREE, **facts)


def answering(table: Table, side: str = "soviet") -> str:
    return table.game.seat_of(table.g, side)


@rule("17.2a", "17.3")
@pytest.mark.parametrize(
    ("option", "germans"),
    [("three-players", 1), ("four-players", 2), ("five-players", 3), ("six-players", 4)],
)
def test_two_players_are_soviet_and_all_others_german(option: str, germans: int) -> None:
    scenario, _ = real_game().choose("campaign", {option: True})
    held = [sides[0] for sides in scenario.seats.values()]
    assert held.count("soviet") == 2
    assert held.count("german") == germans


@rule("17.3")
def test_one_number_of_players_is_chosen() -> None:
    with pytest.raises(BadChoice, match="three-players, six-players"):
        FortressBerlin().choose("campaign", {"three-players": True, "six-players": True})


@rule("17.2b")
def test_armies_belong_to_their_marshals() -> None:
    g = Table.opening(THREE).g
    whose = {
        printed.army: players.player_of(g, unit) for unit, printed in enumerate(g.printed) if printed.army
    }
    assert {army for army, player in whose.items() if player == KONIEV} == {
        "1st Polish Army",
        "3rd Guards Tank Army",
        "4th Guards Tank Army",
        "28th Army",
    }
    assert {army for army, player in whose.items() if player == ZHUKOV} == {
        "1st Guards Tank Army",
        "2nd Guards Tank Army",
        "3rd Shock Army",
        "5th Shock Army",
        "8th Guards Army",
        "47th Army",
    }


@rule("17.2c", "17.2b")
def test_each_marshal_moves_his_own_units_in_his_turn() -> None:
    game = table(f"su-1 2525, {K} 2530", "soviet-movement")
    assert answering(game) == "zhukov"
    game.can("pick su-1").refused(f"pick {K}", "17.2b").do("done")
    assert answering(game) == "koniev"
    game.can(f"pick {K}").refused("pick su-1", "17.2b")


@rule("17.2c")
def test_marshals_do_not_stack_together() -> None:
    game = table(f"su-1 2525, {K} 2527", "soviet-movement").do("pick su-1")
    game.refused("go 2527", "17.2c").can("go 2526")


@rule("17.2c")
def test_marshals_do_not_assault_a_hex_together() -> None:
    game = table(f"su-1 2525, {K} 2527, ge-1 2526, ge-2 2528").until_asked("assault.announce")
    game.do("assault 2526").refused(f"join {K}", "17.2b").do("join su-1", "announce", "done")
    assert answering(game) == "koniev"
    game.refused("assault 2526", "17.2c")


@rule("17.2c")
def test_a_headquarters_supports_no_assault_of_the_other_marshal() -> None:
    game = table("su-1 2525, su-hq 2524, 3-guards-tank-army-hq 2523, ge-1 2526")
    game.until_asked("assault.announce").do("assault 2526", "join su-1")
    game.can("support su-hq 2526").refused("support 3-guards-tank-army-hq 2526", "17.2c")


@rule("17.2c", "3.5.2b")
def test_each_marshal_answers_for_his_own_headquarters() -> None:
    germans = "ge-1 2525, ge-2 2425"
    units = f"{germans}, {K} 2526, 3-guards-tank-army-hq 2528, su-1 2424, su-hq 2422"
    game = table(units, "german-combat").until_asked("assault.announce")
    game.do("assault 2526", "join ge-1", "announce", "assault 2424", "join ge-2", "announce", "done")
    assert (game.prompt, answering(game)) == ("assault.support-window", "zhukov")
    game.offers("support", "su-hq 2424").refused("support 3-guards-tank-army-hq 2526", "17.2b").do("pass")
    assert (game.prompt, answering(game)) == ("assault.support-window", "koniev")
    game.offers("support", "3-guards-tank-army-hq 2526").refused("support su-hq 2424", "17.2b")
    game.do("support 3-guards-tank-army-hq 2526").asks("assault.resolve", "german")


@rule("17.2c", "8.3.5a")
def test_no_marshal_lets_the_windows_of_the_other_pass() -> None:
    units = f"ge-tank 2525, {K} 2526, su-tank 2030"
    game = table(units, "german-combat").until_asked("assault.announce")
    assert game.game.orders(game.g, "soviet") == []
    assert game.why("soviet: order defensive-fire turn") == ("8.3.5a", "why.orders-shared")
    game.do("assault 2526", "join ge-tank", "announce", "done").do("resolve 2526")
    assert (game.prompt, answering(game)) == ("fire.ask-defensive", "koniev")
    game.offers_no("pass-until").refused("pass-until turn", "8.3.5a").can("pass")
    two = Table(units, "german-combat").until_asked("assault.announce")
    assert two.game.orders(two.g, "soviet")


@rule("17.2c")
def test_the_other_marshal_fires_at_no_hex_that_was_fired_at() -> None:
    units = f"su-tank 2525, 2-guards-tank-army-hq 2520, {K} 2527, 3-guards-tank-army-hq 2530, ge-tank 2526"
    game = table(units).until_asked("fire.ask-aim")
    game.do("aim 2526", "join su-tank").dice(1, 1).do("fire")
    game.until_asked("fire.ask-aim")
    while answering(game) != "koniev":
        game.do("done")
    game.refused("aim 2526", "17.2c")


@rule("17.2c", "8.3.3a")
def test_where_no_vehicle_was_found_nobody_has_fired() -> None:
    marshals = f"su-tank 2525, 2-guards-tank-army-hq 2520, {K} 2527, 3-guards-tank-army-hq 2530"
    game = table(f"{marshals}, ge-1 ge-2 2526").until_asked("fire.ask-aim")
    game.do("aim 2526", "join su-tank", "fire").until_asked("fire.ask-aim")
    assert not game.g.fought[game.unit("su-tank")]
    while answering(game) != "koniev":
        game.do("done")
    game.can("aim 2526")


@rule("17.2c", "8.3.3a")
def test_a_marshal_fires_twice_at_a_hex_that_is_his() -> None:
    units = f"{K} 2527, {K2} 2627, 3-guards-tank-army-hq 2530, ge-tank ge-stug 2526"
    game = table(units).until_asked("fire.ask-aim")
    while answering(game) != "koniev":
        game.do("done")
    for gun, target in ((K, "ge-tank"), (K2, "ge-stug")):
        game.do("aim 2526", f"join {gun}", "fire").dice(1, 1).do(f"at {target}")
        assert game.g.fought[game.unit(gun)]


@rule("17.2c", "8.2c")
def test_marshals_bombard_a_hex_together() -> None:
    """The text bars them from joint direct fire and assaults alone."""
    units = f"su-hq 2520, su-1 2526, 3-guards-tank-army-hq 2530, {K} 2524, {K2} 2522, ge-1 ge-2 2525"
    game = gather(table(units), "2525", "su-hq").refused("strike 3-guards-tank-army-hq", "17.2b").do("fire")
    assert (game.prompt, answering(game)) == ("fire.ask-comrade", "koniev")
    game.offers("join", "3-guards-tank-army-hq", K).refused(f"join {K2}", "8.2.1/participants")
    game.refused("join su-hq", "17.2b").do("join 3-guards-tank-army-hq", f"join {K}").dice(1, 1).do("pass")
    game.logs("fire.opens", "8.2.1", attack=18 + 18 + game.g.fs(game.unit(K)), strikes=2)
    assert game.g.hand == ZHUKOV
    assert all(game.g.support[game.unit(hq)] & STRUCK for hq in ("su-hq", "3-guards-tank-army-hq"))


@rule("17.4.3a", "17.2c")
def test_who_began_a_bombardment_wins_the_leader_over() -> None:
    units = f"su-hq 2520, su-1 2526, {K} 2524, ge-mech ge-mot ge-ss 2525"
    game = Table(units, "soviet-combat", options=f"{THREE} leaders", leaders="goring 2525")
    game = (
        gather(game, "2525", "su-hq")
        .do("fire", f"join {K}")
        .dice(6, 4)
        .do("pass")
        .until_asked("leaders.defection")
    )
    assert answering(game) == "zhukov"


@rule("17.2c", "17.2d", "11.3b", "11.4d")
def test_a_marshal_needs_his_own_spotter_and_joins_neither_aircraft_nor_shells_at_his_own_men() -> None:
    units = f"su-hq 2520, su-1 2526, 3-guards-tank-army-hq 2530, {K} {{there}}, ge-1 2525"
    game = gather(table(units.format(there="2030")), "2525", "su-hq").do("fire")
    game.asks("fire.ask-comrade").refused("join 3-guards-tank-army-hq", "11.3b").offers_no("join")
    flown = bombard(table(units.format(there="2524"), air=1), "2525", "air", dice=(1, 1))
    assert flown.prompt != "fire.ask-comrade"
    shelled = bombard(table(units.format(there="2426")), "2426", "su-hq", dice=(1, 1))
    assert shelled.prompt != "fire.ask-comrade"


@rule("17.2d")
def test_a_marshal_bombards_his_rival_beside_germans_only() -> None:
    units = f"su-hq 2520, su-1 2526, {K} 2525, ge-1 2625"
    game = bombard(table(units), "2525", "su-hq", dice=(6, 6))
    assert answering(table(units)) == "zhukov"
    assert game.g.bombarded[game.cell("2525")]
    table(f"su-hq 2520, su-1 2526, {K} 2525, ge-1 2725").refused("target 2525", "8.2a")
    table("su-hq 2520, su-1 2526, su-2 2525, ge-1 2625").refused("target 2525", "8.2a")


@rule("17.2d")
def test_what_a_rival_loses_is_a_point_for_the_germans_and_his_to_decide() -> None:
    units = f"su-hq su-hq2 2520, su-1 su-4 2526, {K} 6-guards-tank-corps-52 2525 n, ge-1 2625"
    game = bombard(table(units), "2525", "su-hq", "su-hq2", dice=(3, 3))
    assert (game.prompt, answering(game)) == ("result.lose", "koniev")
    game.do(f"lose {K}")
    assert game.score[0] == 1


@rule("17.2d", "8.8a", "3.4.1a")
def test_a_marshal_says_himself_where_his_men_look_whom_his_rival_s_shells_have_disrupted() -> None:
    game = table(f"su-hq 2520, su-1 2526, {K} 2525, ge-1 2625")
    game.g.hand = ZHUKOV
    game.play(Aftermath(BOMBARDMENT, game.cell("2525"), (game.unit(K),), "D", ()))
    assert (game.prompt, answering(game)) == ("result.turn", "koniev")
    game.do("face N").marked(f"{K} red n")


@rule("17.2e")
def test_who_takes_hitler_wins_alone() -> None:
    game = Table(
        f"{K} 5117, su-1 5215", "soviet-movement", options=THREE, game=real_ground(), leaders="hitler"
    )
    game.do("done")
    game.do(f"pick {K}", "go 5017")
    outcome = game.game.outcome(game.g)
    assert outcome is not None
    assert outcome.winners == ("koniev",)


@rule("17.2e")
def test_who_takes_the_reichstag_wins_alone_if_the_soviets_win() -> None:
    game = Table("su-1 5014", "soviet-movement", options=THREE, game=real_ground(), points="soviet 30")
    game.do("pick su-1", "go 5015")
    outcome = game.game.outcome(game.g)
    assert outcome is not None
    assert outcome.winners == ("zhukov",)


@rule("17.2e", "16.1b")
def test_with_the_tower_the_reichstag_still_says_which_marshal_wins() -> None:
    """16.1 moves what ends the game to the Gate; whose the victory is stays with 5015."""
    facts: dict[str, Any] = {
        "options": f"{THREE} reichstag-flak-tower",
        "taken": "5015",
        "points": "soviet 30",
    }
    both = Table(f"su-1 5014 n, {K} 5019 n, ge-1 2020", "soviet-movement", turn=6, **facts)
    both.do("pick su-1", "go 5015", "halt", "done", f"pick {K}", "go 5018").won("zhukov")
    gate = Table(f"su-1 2030, {K} 5019 n, ge-1 2020", "soviet-movement", turn=6, **facts)
    gate.do("done", f"pick {K}", "go 5018").won("koniev")
    last = Table(f"su-1 2030, {K} 5014 n, ge-1 2020", "soviet-movement", turn=15, **facts)
    last.do("done", f"pick {K}", "go 5015", "halt", "done")
    while not last.over:
        last.idle()
    last.won("koniev")


@rule("17.2e", "11.1.4", "16.1b")
def test_hitler_counts_before_the_reichstag() -> None:
    facts: dict[str, Any] = {"options": f"{THREE} reichstag-flak-tower", "taken": "5015", "leaders": "hitler"}
    game = Table(f"su-1 5014 n, {K} 5018 n, ge-1 2020", "soviet-movement", turn=6, **facts)
    game.do("pick su-1", "go 5015", "halt", "done", f"pick {K}", "go 5017").won("koniev", rule="12.0/1")


@rule("17.2e", "8.7.1/1", "12.0/2")
@pytest.mark.parametrize(
    ("option", "side", "hand"), [("six-players", "german", 3), (THREE, "soviet", ZHUKOV)]
)
def test_who_is_driven_into_the_reichstag_has_taken_it(option: str, side: str, hand: int) -> None:
    """Whoever has his turn: a German, or the rival whose guns did it."""
    units = f"su-1 2030, {K} 5014, ge-1 2020"
    game = Table(units, f"{side}-combat", options=option, turn=6, points="soviet 40")
    game.g.roles = (0, 1, 2, 3) if option == "six-players" else ()
    game.g.hand = hand
    game.play(Retreat((game.unit(K),), 1, 2)).do(f"retreat {K} 5015").won("koniev")


@rule("5.1", "17.2b")
def test_for_a_pole_of_koniev_s_that_was_lost_zhukov_says_who_of_his_men_goes() -> None:
    units = "1-polish-army-1 eliminated, 79-rifle-corps-150 12-guards-rifle-corps-23 2525, ge-1 2020"
    game = table(units, "soviet-reinforcement", turn=3, dice=(1, 1)).until_asked("withdrawal.choose")
    assert answering(game) == "zhukov"
    game.offers("send-away", "79-rifle-corps-150", "12-guards-rifle-corps-23")


@rule("17.2f")
def test_zhukov_has_the_odd_air_strike() -> None:
    assert air.shares(3, 2) == (2, 1)
    assert air.shares(3, 1) == (3,)


@rule("17.2f")
def test_everybody_sees_how_many_strikes_each_marshal_has() -> None:
    game = table(f"su-1 2525, {K} 2530, ge-1 2510")
    game.g.air = air.shares(3, 2)
    for seat in ("german", "zhukov", "koniev"):
        view = game.game.view(game.g, seat)
        assert (view["air_zhukov"], view["air_koniev"], "air" in view) == (2, 1, False)


@rule("17.2f")
def test_each_marshal_flies_his_own_strikes() -> None:
    game = table(f"su-1 2525, {K} 2530, ge-1 2510", air=1)
    assert answering(game) == "zhukov"
    game.can("target 2510").do("done")
    assert answering(game) == "koniev"
    game.refused("target 2510", "8.2a")


@rule("17.2f")
def test_marshals_call_their_variants_in_time() -> None:
    game = table("su-1 2525", "soviet-reinforcement", turn=3)
    assert (game.prompt, answering(game)) == ("roles.call-steiner", "zhukov")
    game.do("call")
    assert game.g.called == STEINER
    assert game.score == (0, 0)
    assert (game.prompt, answering(game)) == ("roles.call-wenck", "koniev")
    game.do("wait")
    late = table("su-1 2525", "soviet-reinforcement", turn=4)
    assert late.prompt == "roles.call-wenck"
    late.do("call")
    assert late.g.called == WENCK
    game = table("su-1 2525", "soviet-movement", turn=9)
    open_reinforcement(game.g, SOVIET)
    assert "Calling" not in [type(frame).__name__ for frame in game.g.stack]


@rule("17.2f")
def test_one_variant_that_was_called_does_not_bar_the_other() -> None:
    game = table("su-1 2525", "soviet-reinforcement", turn=3).do("call", "call")
    assert game.g.called == STEINER | WENCK
    again = table("su-1 2525", "soviet-reinforcement", turn=3, called=STEINER)
    assert (again.prompt, answering(again)) == ("roles.call-wenck", "koniev")
