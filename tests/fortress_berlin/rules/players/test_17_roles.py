"""17.3 Several Germans: whose units are, roles that change hands, fighting together, and who of them wins."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import ELIMINATED
from grognard.games.fortress_berlin.rules import hitler, players
from grognard.games.fortress_berlin.rules.players import ARMED, CIVIL, FUHRER, SS
from grognard.games.fortress_berlin.rules.roles import ASSIGNMENTS, NAMES
from grognard.games.fortress_berlin.rules.victory import LAST_TURN, end
from grognard.games.fortress_berlin.shown.steps import step
from tests.fortress_berlin.fighting import reckoned
from tests.fortress_berlin.table import Table
from tests.rules import rule

OPTIONS = {2: "four-players", 3: "five-players", 4: "six-players"}


def table(units: str, at: str, germans: int = 2, **facts: Any) -> Table:
    return Table(units, at, options=OPTIONS[germans], roles=tuple(range(germans)), **facts)


def answering(table: Table) -> str:
    return table.game.seat_of(table.g, "german")


@rule("17.3.1a", "17.3.2a", "17.3.3a")
@pytest.mark.parametrize(
    ("germans", "ss", "lah", "militia", "youth", "fah"),
    [
        (2, FUHRER, FUHRER, FUHRER, FUHRER, FUHRER),
        (3, SS, SS, FUHRER, SS, FUHRER),
        (4, SS, FUHRER, CIVIL, SS, FUHRER),
    ],
)
def test_forces_belong_to_roles(germans: int, ss: int, lah: int, militia: int, youth: int, fah: int) -> None:
    g = table("ge-1 2525", "german-movement", germans).g
    roles = {
        printed.force: players.role_of(g, unit) for unit, printed in enumerate(g.printed) if printed.force
    }
    assert roles == {
        "ss": ss,
        "lah": lah,
        "volkssturm": militia,
        "ppb": militia,
        "police": militia,
        "hj": youth,
        "fah": fah,
        "armed": ARMED,
    }
    kinds = {printed.type for unit, printed in enumerate(g.printed) if printed.force == "armed"}
    assert {"antitank", "flak", "naval infantry", "artillery"} <= kinds


@rule("17.3.1a")
def test_each_german_moves_his_own_units() -> None:
    game = table("lah-1 2525, ge-1 2530", "german-movement")
    assert answering(game) == "german-1"
    game.can("pick lah-1").refused("pick ge-1", "17.3.1a").do("done")
    assert answering(game) == "german-2"
    game.can("pick ge-1").refused("pick lah-1", "17.3.1a")


@rule("17.3.1a", "3.1.4a")
def test_nobody_takes_a_comrades_units_along() -> None:
    game = table("lah-1 lah-2 ge-1 2525", "german-movement").do("pick lah-1")
    game.offers("with", "lah-2").refused("with ge-1", "17.3.1a").do("go 2524", "halt", "done")
    assert answering(game) == "german-2"
    game.do("pick ge-1").refused("with lah-2", "17.3.1a").do("go 2524").finds("ge-1 lah-1 2524, lah-2 2525")


@rule("17.3.1b")
def test_hitler_changes_roles_at_the_start_of_a_german_turn_for_a_point() -> None:
    game = table("lah-1 2525, ge-1 2530", "turn", turn=4)
    assert (game.prompt, answering(game)) == ("roles.decide", "german-1")
    game.do("reassign 2-1")
    assert game.g.roles == (1, 0)
    assert game.score == (0, 1)
    game.until_asked("march.phase")
    assert answering(game) == "german-2"
    game.can("pick lah-1")
    game.until_asked("roles.decide")
    assert (game.g.turn, answering(game)) == (5, "german-2")
    game.do("reassign 1-2")
    assert game.score[1] == 2


@rule("17.3.2b")
def test_with_three_germans_any_other_assignment_may_be_ordered() -> None:
    game = table("lah-1 2525", "turn", germans=3)
    assert len(game.options("reassign")) == 5
    game.refused("reassign 1-2-3", "17.3.2b").do("reassign 3-1-2")
    assert game.g.roles == (2, 0, 1)
    assert game.score == (0, 1)
    assert NAMES[ASSIGNMENTS.index((2, 0, 1))] == "3-1-2"


@rule("17.3.1a", "17.3.2a", "17.3.3a", "11.4c")
@pytest.mark.parametrize("germans", [2, 3, 4])
def test_german_aircraft_are_flown_by_the_armed_forces_alone(germans: int) -> None:
    units = "lah-1 nordland-23 vs-1 ge-1 2525, su-1 2510"
    roles = (1, 0, *range(2, germans))
    game = Table(units, "german-combat", options=OPTIONS[germans], roles=roles, air=1)
    assert answering(game) == "german-2"  # he is Hitler now
    game.refused("target 2510", "8.2a").do("done")
    assert answering(game) == "german-1"
    game.do("target 2510", "air").dice(1, 1).do("fire")
    assert not any(game.g.air)


@rule("13.7", "13.6.1", "5.5", "11.1.2a", "17.3.3a")
def test_what_comes_and_goes_is_decided_by_whose_it_is() -> None:
    units = "vs-1 vs-2 cup, vs-7 5412, ge-1 5414, su-1 2030"
    game = table(units, "german-reinforcement", 4, turn=3, dice=(6,))
    assert (game.prompt, answering(game)) == ("volkssturm.lose", "german-4")
    game = table(f"{units}, gatow-flak 1023", "german-reinforcement", 4, turn=10, dice=(1, 1))
    assert (game.prompt, answering(game)) == ("flak.decide", "german-2")
    game = table(f"{units}, 1-ssta naval, gatow-flak 1023", "german-reinforcement", 4, turn=5, dice=(6, 1))
    assert answering(game.do("desert vs-7").until_asked("naval.choose")) == "german-2"
    facts: dict[str, Any] = {"works": "2525 strongpoint", "taken": "2525", "leaders": "hitler"}
    game = table("ge-1 2020, su-1 2030", "german-combat", 4, turn=4, **facts)
    assert (game.prompt, answering(game)) == ("hitler.option", "german-1")


@rule("17.3.1c")
def test_germans_assault_a_hex_together() -> None:
    game = table("lah-1 2525, ge-1 2527, su-1 2526", "german-combat").until_asked("assault.announce")
    game.do("assault 2526", "join lah-1", "announce", "done")
    assert answering(game) == "german-2"
    game.do("assault 2526", "join ge-1", "announce")
    assert game.g.target[game.unit("lah-1")] == game.g.target[game.unit("ge-1")] == game.cell("2526") + 1


@rule("17.3.1a", "17.3.1c", "8.4.2/step-1")
def test_who_recalls_his_part_of_an_assault_leaves_that_of_his_comrade_and_its_support() -> None:
    units = "lah-1 2525, ge-1 2527, nordland-hq 2524, ge-hq 2528, berlin-hq 2020, su-1 2526"
    game = table(units, "german-combat").until_asked("assault.announce")
    game.do("assault 2526", "join lah-1", "support nordland-hq 2526", "announce", "done")
    game.do("assault 2526", "join ge-1", "support ge-hq 2526", "announce")
    assert reckoned(game, "2526").attack == 2 + 2 + 4 + 2
    game.do("recall 2526")
    assert reckoned(game, "2526").attack == 2 + 2
    game.do("assault 2526", "join ge-1").can("support ge-hq 2526")


@rule("17.3.1a", "17.3.1c", "3.5.2b")
def test_headquarters_of_a_comrade_support_an_assault_if_he_likes() -> None:
    units = "lah-1 2525, ge-1 2427, ge-hq 2523, berlin-hq 2522, nordland-hq 2524, su-1 2526, su-4 2428"
    game = table(units, "german-combat").until_asked("assault.announce")
    game.do("assault 2526", "join lah-1").refused("support ge-hq 2526", "17.3.1a")
    game.offers("support", "nordland-hq 2526").do("announce", "done")
    assert answering(game) == "german-2"
    game.do("assault 2428", "join ge-1").refused("support nordland-hq 2428", "17.3.1a").do("announce", "done")
    assert (game.prompt, answering(game), step(game.g)) == ("assault.assist", "german-1", "announce")
    game.refused("support ge-hq 2526", "17.3.1a").refused("support nordland-hq 2020", "3.5.2b")
    game.do("support nordland-hq 2428")
    assert (game.prompt, answering(game)) == ("assault.assist", "german-2")
    game.do("support ge-hq 2526").refused("support ge-hq 2428", "3.5.2b").do("done")
    assert reckoned(game, "2526").attack == 2 + 2
    assert reckoned(game, "2428").attack == 4 + 2
    alone = Table(units, "german-combat").until_asked("assault.announce")
    alone.do("assault 2526", "join lah-1", "support ge-hq 2526", "announce", "done").asks("assault.resolve")


@rule("17.3.1c", "3.6a")
def test_a_comrade_with_a_headquarters_is_asked_for_support_wherever_it_is() -> None:
    units = "lah-1 2525, ge-hq {staff}, su-1 2526"
    for staff, able in (("2523", ["ge-hq 2526"]), ("2513", [])):
        game = table(units.format(staff=staff), "german-combat").until_asked("assault.announce")
        game.do("assault 2526", "join lah-1", "announce", "done").asks("assault.assist")
        assert (answering(game), game.options("support")) == ("german-2", able)


@rule("17.3.1a", "3.5.2b")
def test_each_german_answers_for_his_own_headquarters() -> None:
    units = "lah-1 2525, ge-hq 2523, nordland-hq 2521, su-1 2526"
    game = table(units, "soviet-combat").until_asked("assault.announce")
    game.do("assault 2525", "join su-1", "announce", "done")
    assert (game.prompt, answering(game)) == ("assault.support-window", "german-1")
    game.offers("support", "nordland-hq 2525").do("pass")
    assert (game.prompt, answering(game)) == ("assault.support-window", "german-2")
    game.offers("support", "ge-hq 2525").refused("support nordland-hq 2525", "17.3.1a")


@rule("17.3.1c")
def test_a_comrade_is_asked_to_join_a_fire() -> None:
    units = "ge-tank 2525, nordland-hq nordland-armour 2524, ge-hq 2523, berlin-hq 2520, su-tank 2526"
    game = table(units, "german-combat").until_asked("fire.ask-aim")
    assert answering(game) == "german-1"
    game.do("aim 2526", "join nordland-armour")
    alone = game.forecast("fire")
    game.do("fire")
    assert (game.prompt, answering(game)) == ("fire.ask-comrade", "german-2")
    assert game.forecast("pass").lines == alone.lines  # with its guns or without, a comrade knows the odds
    assert game.game.renamed(game.g) == {}
    game.refused("join nordland-armour", "17.3.1a").do("join ge-tank")
    assert game.game.renamed(game.g) == {"pass": "verb.joined"}
    game.dice(1, 1).do("pass")
    assert game.g.fought[game.unit("ge-tank")]
    assert game.g.fought[game.unit("nordland-armour")]


@rule("17.3.1c", "3.6a")
@pytest.mark.parametrize(("where", "able"), [("2525", ["ge-tank"]), ("2513", [])])
def test_a_comrade_with_guns_is_asked_wherever_they_are(where: str, able: list[str]) -> None:
    """The enemy sees who is asked, but not what lies in a stack."""
    units = f"ge-tank {where}, nordland-hq nordland-armour 2524, ge-hq 2523, berlin-hq 2520, su-tank 2526"
    game = table(units, "german-combat").until_asked("fire.ask-aim").do("aim 2526", "join nordland-armour")
    game.do("fire").asks("fire.ask-comrade")
    assert (answering(game), game.options("join")) == ("german-2", able)
    if not able:
        game.refused("join ge-tank", "8.3.1")
    for none in ("ge-1", "ge-gun"):  # artillery does not fire directly
        foot = table(units.replace("ge-tank", none), "german-combat").until_asked("fire.ask-aim")
        foot.do("aim 2526", "join nordland-armour").dice(1, 1).do("fire").logs("fire.result")


@rule("17.3.1c")
def test_germans_do_not_attack_each_other() -> None:
    game = table("lah-1 2525, ge-1 2526, ge-gun 2520, su-1 2524", "german-combat")
    game.refused("target 2526", "8.2a").until_asked("assault.announce").refused("assault 2526", "8.4.1b")


@rule("17.3.1d")
def test_the_armed_forces_win_alone() -> None:
    game = table("ge-1 2525", "end", turn=15, points="german 9")
    outcome = game.game.outcome(game.g)
    assert outcome is not None
    assert outcome.winners == ("german-2",)


@rule("17.3.1d")
def test_who_was_hitler_at_his_suicide_has_lost_whatever_his_role_is_later() -> None:
    game = table("ge-1 2525", "german-movement", leaders="hitler")
    hitler.kills_himself(game.g)
    assert game.g.fallen == (0,)
    game.g.roles, game.g.german_points = (1, 0), 9
    end(game.g, LAST_TURN)
    assert players.winners(game.g, 0) == ()


@rule("17.3.1d")
def test_when_the_soviets_win_no_german_does() -> None:
    game = table("su-1 2525", "end", turn=15, points="soviet 9", held="5015 soviet")
    outcome = game.game.outcome(game.g)
    assert outcome is not None
    assert not {seat for seat in outcome.winners if seat.startswith("german")}


@rule("17.3.2c", "17.3.3b")
@pytest.mark.parametrize("germans", [3, 4])
def test_who_has_lost_the_smallest_share_of_his_firepower_wins(germans: int) -> None:
    g = table("ge-1 2525", "german-movement", germans).g
    for unit, printed in enumerate(g.printed):
        if printed.force:
            g.remove(unit, 1)
    lost = {ARMED: 3, SS: 1, CIVIL: 2}
    for role in range(ARMED, germans):
        mine = [
            unit
            for unit, printed in enumerate(g.printed)
            if printed.force and players.role_of(g, unit) == role
        ]
        strength = sum(g.printed[unit].c_fs for unit in mine)
        gone = 0
        for unit in mine:
            if gone < strength * lost[role] / 4:
                g.remove(unit, ELIMINATED)
                gone += g.printed[unit].c_fs
    assert players.lost_share(g, SS) < players.lost_share(g, ARMED)
    assert players.winners(g, 0) == (SS,)
    g.roles = (SS, *[role for role in range(germans) if role != SS])
    assert players.winners(g, 0) == (g.roles[SS],)


@rule("17.3.2c", "17.3.3b")
def test_volkssturm_in_the_cup_is_nobody_s_yet() -> None:
    game = table("vs-1 2525, vs-2 eliminated, vs-3 cup", "german-movement", germans=4)
    here, gone = (game.g.printed[game.unit(name)].c_fs for name in ("vs-1", "vs-2"))
    assert players.lost_share(game.g, CIVIL) == Fraction(gone, here + gone)


@rule("17.3.2c", "3.1.4b", "13.7.1")
def test_who_is_one_too_many_or_crashes_is_part_of_the_losses_and_who_deserts_is_not() -> None:
    crowd = table("ge-1 ge-5 ge-vs berlin-antitank-1 2525, su-1 2030", "german-movement", germans=3)
    assert players.lost_share(crowd.g, ARMED) == 0
    crowd.until_asked("stacking.remove").do("remove berlin-antitank-1")
    assert players.lost_share(crowd.g, ARMED) > 0
    crash = table(
        "1-ssta naval, berlin-antitank-1 2525", "german-reinforcement", 3, turn=5, dice=(6, 1, 1, 3)
    )
    assert players.lost_share(crash.g, ARMED) == 0
    crash.until_asked("naval.choose").do("drop 4915")
    assert players.lost_share(crash.g, ARMED) > 0
    runs = table("vs-1 vs-2 cup, vs-7 5412, su-1 2030", "german-reinforcement", 3, turn=3, dice=(6,))
    runs.until_asked("volkssturm.lose").do("desert vs-7")
    assert players.lost_share(runs.g, FUHRER) == 0


@rule("17.3.2c", "13.7")
def test_the_navy_that_has_not_come_is_nobody_s_yet_and_the_combat_face_counts() -> None:
    units = "ge-1 2525 manoeuvre, ge-tank eliminated, 1-ssta fuml naval"
    game = table(units, "german-movement", 3)
    here, gone = (game.g.printed[game.unit(name)].c_fs for name in ("ge-1", "ge-tank"))
    assert players.lost_share(game.g, ARMED) == Fraction(gone, here + gone)
