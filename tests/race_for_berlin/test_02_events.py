"""2.4 Events: drawing, windows, effects and where each of the eleven tokens goes afterwards."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV, KONIEV
from grognard.games.race_for_berlin.events import EVENTS, IN_CUP, in_cup
from tests.race_for_berlin.ground import GARRISON, ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

SOVIET_WINDOW = {"rybalko", "speer", "everyone", "trucks", "coordination"}
GERMAN_WINDOW = {"allies", "withdrawal", "counter-attack"}
EVERYWHERE = {"8GA-1": "c9", "3GTA-1": "e9", "303": "b7", "21-Pz": "d7"}
"""Somebody of each camp and nationality, nobody beside an enemy."""


def cup(table: Table) -> set[str]:
    return {EVENTS[token] for token in in_cup(table.g)}


def modifiers(table: Table, line: str = "roll") -> dict[str, int]:
    return {m.message: int(m.value) for m in table.forecast(line).modifiers if m.message.startswith("die.")}


# ---- drawing and disposal


@rule("2.4", "2.4.2")
def test_koniev_draws_first_and_both_in_secret() -> None:
    table = Table(EVERYWHERE, step="A.4", dice=(1, 1))
    assert [event.args["camp"] for event in table.events("event.drew")] == [KONIEV, JOUKOV]
    assert (table.token("koniev"), table.token("joukov")) == ("rybalko", "allies")
    assert [event.seen_by for event in table.events("event.drawn")] == [("koniev",), ("joukov",)]
    assert table.game.view(table.g, "joukov")["token"] == "allies"
    assert "rybalko" not in str(table.game.view(table.g, "joukov"))


@rule("2.4.2", "2.4.5/event-1-handover")
def test_only_who_has_no_token_but_heinrici_draws() -> None:
    table = Table(EVERYWHERE, step="A.4", dice=(1,), tokens={"joukov": "trucks"})
    assert table.g.heinrici == KONIEV
    assert table.token("koniev") == "rybalko"
    assert table.token("joukov") == "trucks"
    assert len(table.events("event.drew")) == 1


@rule("2.4.2")
def test_an_empty_cup_gives_nothing() -> None:
    table = Table(EVERYWHERE, step="A.4", spent=IN_CUP)
    assert (table.token("koniev"), table.token("joukov")) == ("", "")


@rule("2.4.4", "2.4.5/event-5-once")
@pytest.mark.parametrize(
    ("step", "camp", "event", "then", "returns"),
    [
        ("C.1", "joukov", "rybalko", ["army 8GA"], True),
        ("C.4", "joukov", "allies", ["track 3"], True),
        ("C.4", "joukov", "withdrawal", [], True),
        ("C.2", "koniev", "speer", [], False),
        ("C.1", "joukov", "everyone", ["army 8GA"], True),
        ("C.2", "koniev", "trucks", ["army 3GTA"], True),
        ("C.1", "joukov", "coordination", [], True),
        ("C.3", "koniev", "counter-attack", [], True),
    ],
)
def test_played_tokens_return_to_the_cup(
    step: str, camp: str, event: str, then: list[str], returns: bool
) -> None:
    table = Table(EVERYWHERE, step=step, tokens={camp: event})
    table.do(f"play {event}", *then)
    assert table.token(camp) == ""
    assert (event in cup(table)) is returns


@rule("2.4.4", "5.5")
@pytest.mark.parametrize("event", ["speer", "luftwaffe", "trucks"])
def test_a_discarded_token_returns_even_if_it_is_used_once_only(event: str) -> None:
    table = Table({}, step="D", tokens={"koniev": event})
    table.do("discard")
    assert event in cup(table) | {table.token("koniev"), table.token("joukov")}


@rule("2.4.5", "2.4.3")
@pytest.mark.parametrize("event", EVENTS[1:])
def test_every_token_has_its_window(event: str) -> None:
    """At the start of the own Soviet impulse, of the own German one, or in neither."""
    for camp, soviet, german in (("joukov", "C.1", "C.4"), ("koniev", "C.2", "C.3")):
        for step, window in ((soviet, SOVIET_WINDOW), (german, GERMAN_WINDOW)):
            table = Table(EVERYWHERE, step=step, tokens={camp: event})
            assert table.options("play") == ([event] if event in window else [])
            if event not in window:
                table.refused(f"play {event}", f"2.4.5/event-{EVENTS.index(event) + 1}")


@rule("2.4.3")
def test_the_window_closes_with_the_first_designation() -> None:
    table = Table(EVERYWHERE | {"47-1": "c9"}, step="C.1", tokens={"joukov": "coordination"})
    table.do("march 8GA-1")
    table.refused("play coordination", "2.4.5/event-10")
    table.do("begin")
    table.refused("play coordination", "2.4.5/event-10")


@rule("2.4.2")
def test_a_token_not_held_is_not_played() -> None:
    table = Table(EVERYWHERE, step="C.1", tokens={"joukov": "coordination"})
    table.refused("play trucks", "2.4.2")


# ---- 1 Heinrici

SEELOW = {"8GA-1": "b9", "8GA-2": "b9", "303": "b8", "20-pzgre": "b8"}


def attack_b8(units: dict[str, str], **facts: object) -> Table:
    table = Table(units, step="C.1", **{"turn": 3, "heinrici_from": 1} | facts)  # type: ignore[arg-type]
    table.do("fight 8GA-1", "fight 8GA-2", "begin", "attack b8", "join 8GA-1", "join 8GA-2")
    return table


@rule("2.4.5/event-1", "2.4.5/event-1-when", "2.4.5/event-1-handover")
def test_heinrici_retreats_before_the_die() -> None:
    table = attack_b8(SEELOW).dice(6).do("roll")
    assert (table.side, table.options()) == ("koniev", ["play heinrici", "pass"])
    table.do("play heinrici")
    assert not table.events("combat.result")
    table.do("retreat 303 b7", "retreat 20-pzgre c8")
    assert not table.reduced("303")
    assert not table.reduced("20-pzgre")
    table.refused("halt", "8.4.1")
    table.do("advance 8GA-1", "halt")
    assert table.where("8GA-1") == "b8"
    assert table.is_("used", "8GA-2")
    assert table.g.dictated == (6,)
    assert (table.g.heinrici, table.g.heinrici_from) == (JOUKOV, 4)


@rule("2.4.5/event-1")
def test_heinrici_may_be_kept() -> None:
    table = attack_b8(SEELOW).do("roll").dice(2).do("pass")
    assert table.events("combat.result")
    assert table.g.heinrici == KONIEV


@rule("2.4.5/event-1")
def test_the_zone_counts_as_attacked() -> None:
    table = Table(SEELOW | {"47-1": "a8"}, step="C.1", heinrici_from=1)
    table.do("fight 8GA-1", "fight 8GA-2", "fight 47-1", "begin", "attack b8", "join 8GA-1", "join 8GA-2")
    table.do(
        "roll", "play heinrici", "retreat 303 b7", "retreat 20-pzgre b7", "advance 8GA-1", "advance 8GA-2"
    )
    assert table.options("attack") == []


@rule("2.4.5/event-1")
def test_heinrici_needs_a_way_out_for_everyone() -> None:
    ring = {"47-1": "b7", "47-2": "a8", "69-1": "c8"}
    table = attack_b8(SEELOW | ring).dice(6).do("roll")
    assert table.events("combat.result")


@rule("2.4.5/event-1", "2.4.5/event-1-when")
@pytest.mark.parametrize(
    ("holder", "defenders", "asked"),
    [
        (KONIEV, ("303", "21-Pz"), "koniev"),
        (JOUKOV, ("303", "21-Pz"), "joukov"),
        (KONIEV, ("21-Pz",), ""),
        (JOUKOV, ("303",), ""),
    ],
)
def test_the_holder_must_own_a_defender(holder: int, defenders: tuple[str, ...], asked: str) -> None:
    units = {"8GA-1": "b9", "8GA-2": "b9"} | dict.fromkeys(defenders, "b8")
    table = attack_b8(units, heinrici=holder).dice(2).do("roll")
    assert (table.prompt == "ask.heinrici") is bool(asked)
    assert not asked or table.side == asked


@rule("2.4.5/event-1-when", "2.4.5/event-8")
def test_heinrici_does_not_undo_the_collapse() -> None:
    table = attack_b8(SEELOW, tokens={"joukov": "conscripts"})
    table.do("collapse 303", "roll", "play heinrici", "retreat 303 b7", "retreat 20-pzgre b7")
    assert table.reduced("303")
    assert not table.reduced("20-pzgre")


@rule("2.4.5/event-1-when")
def test_heinrici_is_no_help_in_berlin_nor_in_attack() -> None:
    units = {"8GA-1": "Treptow", "303": "Treptow"}
    table = Table(units, step="C.1", heinrici_from=1, support=(1, 0))
    table.do("fight 8GA-1", "begin", "storm Treptow").dice(3).do("roll")
    assert table.prompt != "ask.heinrici"
    table = Table({"8GA-1": "b9", "303": "b8"}, step="C.3", heinrici_from=1)
    table.do("fight 303", "begin", "attack b9", "join 303").dice(1).do("roll")
    assert table.prompt != "ask.heinrici"


@rule("2.4.5/event-1-handover")
@pytest.mark.parametrize(("turn", "asked"), [(3, False), (4, True)])
def test_the_new_holder_waits_for_the_next_turn(turn: int, asked: bool) -> None:
    units = {"3GTA-1": "e9", "3GTA-2": "e9", "21-Pz": "e8"}
    table = Table(units, step="C.2", turn=turn, heinrici=JOUKOV, heinrici_from=4)
    table.do("fight 3GTA-1", "fight 3GTA-2", "begin", "attack e8", "join 3GTA-1", "join 3GTA-2")
    table.dice(2).do("roll")
    assert (table.prompt == "ask.heinrici") is asked
    if asked:
        table.do("play heinrici")
        assert (table.g.heinrici, table.g.heinrici_from) == (KONIEV, 5)


# ---- 2 Rybalko


@rule("2.4.5/event-2")
def test_rybalko_moves_an_army_over_rivers_as_if_dry() -> None:
    game = ground(rivers=[("b9", "b8"), ("c9", "c8")])
    units = {"47-1": "b9", "47-2": "b9", "69-1": "c9"}
    for event, far in (("rybalko", True), ("", False)):
        table = Table(units, step="C.1", game=game, tokens={"joukov": "rybalko"})
        if event:
            table.do("play rybalko", "army 47")
        table.do("march 47-1", "march 69-1", "begin", "move 47-1")
        assert ("b7" in table.options("go")) is far
        table.do("stay", "move 69-1")
        assert "c7" not in table.options("go")  # the army named, no other


@rule("2.4.5/event-2")
def test_rybalko_lets_an_army_attack_over_rivers_at_full_strength() -> None:
    game = ground(rivers=[("b9", "b8")])
    units = {"8GA-1": "b9", "8GA-2": "b9", "5SHA-1": "Bridgehead", "303": "b8"}
    table = Table(units, step="C.1", game=game, tokens={"joukov": "rybalko"})
    table.do("play rybalko", "army 8GA", "fight 8GA-1", "fight 8GA-2", "begin", "attack b8", "join 8GA-1")
    assert table.strengths()[0] == 20
    table = Table(units, step="C.1", game=game)
    table.do("fight 8GA-1", "begin", "attack b8", "join 8GA-1")
    assert table.strengths()[0] == 10


@rule("2.4.5/event-2")
def test_rybalko_lasts_for_the_impulse() -> None:
    table = Table(EVERYWHERE, step="C.1", tokens={"joukov": "rybalko"})
    table.do("play rybalko", "army 8GA", "begin")
    assert table.g.dry == -1


# ---- 3 The Allies


@rule("2.4.5/event-3", "2.2.5")
def test_the_player_chooses_the_track() -> None:
    table = Table(EVERYWHERE | {"606": "Kyritz"}, step="C.4", tokens={"joukov": "allies"})
    table.do("play allies")
    assert table.options() == ["track 1", "track 2", "track 3"]
    table.dice(4).do("track 3")
    assert table.americans() == ["Kyritz"]
    assert table.where("606") == "removed"


@rule("2.4.5/event-3-disposal", "2.4.4", "2.2.7b")
def test_token_3_is_dead_once_the_advance_is_stopped() -> None:
    table = Table(EVERYWHERE, step="C.4", tokens={"joukov": "allies"}, stopped=True)
    table.refused("play allies", "2.4.4")
    assert "allies" not in cup(table)
    table = Table({}, step="D", tokens={"joukov": "allies"}, stopped=True)
    table.do("discard")
    assert "allies" not in cup(table) | {table.token("koniev"), table.token("joukov")}


@rule("2.4.5/event-3-disposal")
def test_its_own_advance_counts() -> None:
    table = Table(EVERYWHERE | {"47-1": "Kyritz"}, step="C.4", tokens={"joukov": "allies"})
    table.do("play allies", "track 3")
    assert table.g.stopped
    assert "allies" not in cup(table)


# ---- 4 Planned withdrawal


@rule("2.4.5/event-4", "7.2.2a")
def test_withdrawal_frees_the_own_germans_for_the_turn() -> None:
    units = {"21-Pz": "d7", "342": "d7", "303": "b7"}
    table = Table(units, step="C.4", tokens={"joukov": "withdrawal"})
    table.do("play withdrawal", "march 21-Pz", "begin").dice(1).do("move 21-Pz")
    assert "d6" in table.options("go")
    assert table.g.dictated == (1,)
    table.do("go d6")  # the die ends the operations
    assert table.phase == "D"
    table.dice(1).do("move 303")
    assert set(table.options("go")) == {"Joachimsthal", "b8", "c7"}  # Koniev's are bound
    table.do("stay", "move 342")
    assert "d6" in table.options("go")
    table.do("stay").until("B.2", turn=3)
    assert list(table.g.withdrawing) == [0, 0]


@rule("2.4.5/event-4-disposal", "2.4.4")
@pytest.mark.parametrize(("turn", "returns"), [(4, True), (6, True), (7, False)])
def test_token_4_leaves_after_turn_6(turn: int, returns: bool) -> None:
    table = Table(EVERYWHERE, step="C.3", turn=turn)
    assert ("withdrawal" in cup(table)) is returns
    table = Table(EVERYWHERE, step="C.3", turn=turn, tokens={"koniev": "withdrawal"})
    assert (table.options("play") == ["withdrawal"]) is returns


# ---- 5 Speer


@rule("2.4.5/event-5", "2.4.5/event-5-once")
def test_speer_reduces_the_garrisons_for_both_camps_this_turn() -> None:
    units = {"8GA-1": "Wedding", "3GTA-1": "Treptow"}
    table = Table(units, step="C.1", tokens={"joukov": "speer"}, support=(1, 1))
    table.do("play speer", "fight 8GA-1", "begin", "storm Wedding")
    assert table.strengths()[1] == 10
    table.dice(3).do("roll", "fight 3GTA-1", "begin", "storm Treptow")
    assert table.strengths()[1] == 10
    table.dice(3, 1).do("roll").until("B.2", turn=3)
    assert table.g.garrison(table.cell("Wedding")) == GARRISON
    assert "speer" not in cup(table) | {table.token("koniev"), table.token("joukov")}


# ---- 6 Everyone to the front

TWO_FRONTS = {"5SHA-1": "b9", "5SHA-2": "c9", "47-1": "a9", "303": "b8", "606": "c8", "309": "a8"}


@rule("2.4.5/event-6")
def test_everyone_gives_two_in_each_combat_of_the_army() -> None:
    table = Table(TWO_FRONTS, step="C.1", tokens={"joukov": "everyone"})
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "fight 5SHA-2", "fight 47-1", "begin")
    found = {zone: modifiers(table, f"attack {zone}").get("die.surge", 0) for zone in table.options("attack")}
    assert found == {"a8": 0, "b8": 2, "c8": 2}
    table.do("attack b8", "join 5SHA-1").dice(2).do("roll")
    assert table.events("combat.result")[0].args["modifier"] == 2


@rule("2.4.5/event-6")
def test_everyone_counts_once_in_a_combat_and_in_berlin_too() -> None:
    units = {"5SHA-1": "b9", "5SHA-2": "b9", "303": "b8"}
    table = Table(units, step="C.1", tokens={"joukov": "everyone"})
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "fight 5SHA-2", "begin", "attack b8")
    table.do("join 5SHA-1", "join 5SHA-2")
    assert modifiers(table)["die.surge"] == 2
    table = Table({"5SHA-1": "Treptow"}, step="C.1", tokens={"joukov": "everyone"}, support=(1, 0))
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "begin", "storm Treptow")
    assert modifiers(table)["die.surge"] == 2


@rule("2.4.5/event-6-reserve", "2.4.5/event-6")
@pytest.mark.parametrize("oos", [False, True])
def test_everyone_moves_on_as_a_reserve_unless_out_of_supply(oos: bool) -> None:
    units = {"5SHA-1": "b9", "47-1": "a9", "303": "b8", "309": "a8"}
    table = Table(units, step="C.1", tokens={"joukov": "everyone"}, oos=["5SHA-1"] if oos else [])
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "fight 47-1", "begin")
    table.do("attack b8", "join 5SHA-1").dice(1).do("roll")
    while table.options("lose") or table.options("retreat") or table.options("advance"):
        table.do(table.options()[0])
    table.do("attack a8", "join 47-1").dice(1).do("roll")
    while table.options("lose") or table.options("retreat") or table.options("advance"):
        table.do(table.options()[0])
    if oos:
        assert table.phase == "C.2"
        return
    assert table.prompt == "ask.reserves"
    assert table.options("move") == ["5SHA-1"]  # 47 has fought without the bonus
    table.do("move 5SHA-1")
    assert table.decision.args["movement"] == 3  # half of three points, in halves


# ---- 7 Trucks


@rule("2.4.5/event-7")
def test_trucks_let_an_army_move_and_attack() -> None:
    units = {"13-1": "e9", "13-2": "e9", "5GA-1": "f9", "21-Pz": "e7"}
    table = Table(units, step="C.2", tokens={"koniev": "trucks"})
    table.do("play trucks", "army 13", "march 13-1", "march 5GA-1", "begin")
    table.do("move 13-1", "go e8", "move 5GA-1", "go f7")
    assert table.options("attack") == ["e7"]
    table.do("attack e7")
    assert table.options("join") == ["13-1"]  # the 5th Guards has moved and may not
    table.do("join 13-1").dice(2).do("roll")
    assert table.is_("used", "13-1")


@rule("2.4.5/event-7", "7.4.6")
def test_trucks_carry_an_army_into_berlin_to_fight() -> None:
    table = Table({"3GTA-1": "c6"}, step="C.2", tokens={"koniev": "trucks"}, support=(0, 1))
    assert table.game.box.sector[table.cell("c6")] == JOUKOV
    table = Table({"3GTA-1": "d6"}, step="C.2", tokens={"koniev": "trucks"}, support=(0, 1))
    table.do("play trucks", "army 3GTA", "march 3GTA-1", "begin", "move 3GTA-1", "go Mariendorf")
    assert table.options("storm") == ["Mariendorf"]


# ---- 8 The conscripts


@rule("2.4.5/event-8")
def test_a_full_defender_collapses_before_the_attack() -> None:
    units = {"8GA-1": "b9", "9-Falsch": "b8", "309": "b8 reduced", "606": "c8"}
    table = Table(units, step="C.1", tokens={"joukov": "conscripts"})
    table.do("fight 8GA-1", "begin", "attack b8", "join 8GA-1")
    assert table.options("collapse") == ["9-Falsch"]
    table.refused("collapse 309", "2.4.5/event-8")
    table.refused("collapse 606", "2.4.5/event-8")
    assert table.strengths()[1] == 6 + 3
    table.do("collapse 9-Falsch")
    assert table.strengths()[1] == 3 + 3
    assert table.where("9-Falsch") == "b8"
    assert table.token("joukov") == ""
    table.refused("collapse 9-Falsch", "2.4.2")


@rule("2.4.5/event-8")
def test_the_soviet_who_is_attacked_may_play_it() -> None:
    units = {"8GA-1": "b9", "303": "b8", "606": "b8"}
    table = Table(units, step="C.3", tokens={"joukov": "conscripts"})
    table.do("fight 303", "begin", "attack b9", "join 303", "roll")
    assert table.side == "joukov"
    assert table.options("collapse") == ["303"]
    table.dice(2).do("collapse 303")
    assert table.events("combat.result")[0].args["attack"] == 3


@rule("2.4.5/event-8")
def test_it_works_in_berlin_for_either_side_of_the_roll() -> None:
    units = {"8GA-1": "Treptow", "303": "Treptow"}
    table = Table(units, step="C.1", tokens={"joukov": "conscripts"}, support=(1, 0))
    table.do("fight 8GA-1", "begin", "storm Treptow", "collapse 303")
    assert table.strengths()[1] == GARRISON + 3
    table = Table(units, step="C.3", tokens={"joukov": "conscripts"})
    table.do("fight 303", "begin", "storm Treptow", "roll")
    assert (table.side, table.options("collapse")) == ("joukov", ["303"])


@rule("2.4.5/event-8")
def test_the_question_does_not_tell_what_is_held() -> None:
    """Whoever has any token is asked; he may ask to be left alone for the turn."""
    for token, plays in (("conscripts", ["collapse 303"]), ("speer", [])):
        table = Table({"8GA-1": "b9", "303": "b8"}, step="C.3", tokens={"joukov": token})
        table.do("fight 303", "begin", "attack b9", "join 303", "roll")
        assert (table.side, table.options()) == ("joukov", [*plays, "pass", "quiet"])
        table.dice(2).do("quiet")
        assert table.g.quiet[JOUKOV]
    table = Table(
        {"8GA-1": "b9", "303": "b8"}, step="C.3", tokens={"joukov": "speer"}, quiet=bytearray((1, 0))
    )
    table.do("fight 303", "begin", "attack b9", "join 303").dice(2).do("roll")
    assert table.prompt != "ask.conscripts"


# ---- 9 The bridges


@rule("2.4.5/event-9", "2.4.5/event-9-when", "2.4.5/event-9-once", "3.1.3b")
def test_the_luftwaffe_cuts_the_bridges() -> None:
    """The bank and the zones next to it, west of the river; two steps from it is too far."""
    units = {"8GA-1": "Bridgehead", "3SHA-1": "c9", "47-1": "c8", "69-1": "c11", "3GTA-1": "d10"}
    table = Table(units, step="C.1", tokens={"koniev": "luftwaffe", "joukov": "coordination"})
    assert table.side == "koniev"  # before Joukov does anything
    assert set(table.options("cut")) == {"Bridgehead", "c9", "d10"}
    table.refused("cut c8", "2.4.5/event-9")
    table.do("cut Bridgehead")
    assert table.is_("oos", "8GA-1")
    assert not table.is_("oos", "3SHA-1")
    table.refused("hold 8GA-1", "4.2.3a")
    table.do("march 8GA-1", "begin", "move 8GA-1")
    assert set(table.options("go")) <= {"c9", "Oderbruch-2", "c11", "b10"}
    table.do("go Oderbruch-2")
    assert table.is_("oos", "8GA-1")  # it keeps the mark
    assert "luftwaffe" not in cup(table)


@rule("2.4.5/event-9-when")
def test_the_window_is_before_the_rival_s_first_act_of_each_soviet_impulse() -> None:
    table = Table(EVERYWHERE, step="C.1", tokens={"koniev": "luftwaffe", "joukov": "coordination"})
    table.do("pass", "play coordination")
    assert table.side == "joukov"
    table.refused("cut c9", "2.4.5/event-9")
    table.do("march 8GA-1", "begin", "move 8GA-1", "stay")
    assert (table.phase, table.side) == ("C.2", "koniev")
    assert table.options("cut") == table.options("play") == []  # not in his own impulse
    table.do("begin", "begin").dice(6).do("begin")
    assert (table.phase, table.g.round, table.side) == ("C.1", 2, "koniev")
    assert table.options("cut") == ["c9", "e9"]


@rule("2.4.5/event-9-once")
def test_the_bridges_are_cut_once_in_a_game() -> None:
    table = Table(EVERYWHERE, step="C.1", tokens={"koniev": "trucks"}, spent=(EVENTS.index("luftwaffe"),))
    assert table.side == "joukov"  # nobody needs to be asked any more
    assert "luftwaffe" not in cup(table)


# ---- 10 Coordination

SEVEN = {
    name: "c9" if n < 2 else "c12"
    for n, name in enumerate(["47-1", "47-2", "69-1", "69-2", "33-1", "33-2", "61-1"])
}


@rule("2.4.5/event-10", "4.1.2")
@pytest.mark.parametrize(("event", "limit"), [("", 4), ("coordination", 6)])
def test_coordination_activates_six(event: str, limit: int) -> None:
    table = Table(SEVEN, step="C.1", tokens={"joukov": "coordination"})
    if event:
        table.do(f"play {event}")
    table.do(*(f"hold {name}" for name in list(SEVEN)[:limit]))
    table.refused(f"hold {list(SEVEN)[limit]}", "4.1.2")


@rule("2.4.5/event-10")
def test_coordination_lasts_for_the_impulse() -> None:
    units = dict.fromkeys(("13-1", "13-2", "5GA-1", "5GA-2", "52-1"), "f12") | {"8GA-1": "c12"}
    table = Table(units, step="C.1", tokens={"joukov": "coordination"})
    table.do("play coordination", "begin")
    table.do("hold 13-1", "hold 13-2", "hold 5GA-1", "hold 5GA-2")
    table.refused("hold 52-1", "4.1.2")


# ---- 11 Surprise counter-attack


@rule("2.4.5/event-11")
def test_attacking_germans_count_twice() -> None:
    units = {"8GA-1": "b9", "47-1": "a9", "Kurmark": "b8", "303": "a8"}
    table = Table(units, step="C.3", tokens={"koniev": "counter-attack"}, oos=["303"])
    table.do("play counter-attack", "fight Kurmark", "fight 303", "begin", "attack b9", "join Kurmark")
    assert table.strengths()[0] == 18
    table.dice(1).do("roll")
    while table.options("lose"):
        table.do("lose " + table.options("lose")[0])
    table.do("attack a9", "join 303")
    assert table.strengths()[0] == 4  # 5 halved is 2, doubled 4


@rule("2.4.5/event-11")
def test_not_in_a_roll_of_urban_progression() -> None:
    table = Table({"8GA-1": "Treptow", "303": "Treptow"}, step="C.3", tokens={"koniev": "counter-attack"})
    table.do("play counter-attack", "fight 303", "begin", "storm Treptow")
    assert table.strengths()[0] == 5


@rule("2.4.5/event-11")
def test_the_surprise_lasts_for_the_impulse_and_helps_no_soviets() -> None:
    units = {"8GA-1": "b9", "303": "b8", "21-Pz": "c9"}
    table = Table(units, step="C.3", tokens={"koniev": "counter-attack"})
    table.do("play counter-attack", "begin")
    table.do("fight 21-Pz", "begin", "attack b9", "join 21-Pz")
    assert table.strengths()[0] == 8
