"""2.4.5 The events of Soviet impulses and fights: 2 and 5 to 10."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV
from grognard.games.race_for_berlin.rules.events import EVENTS
from tests.race_for_berlin.ground import GARRISON, ground
from tests.race_for_berlin.table import EVERYWHERE, Table
from tests.rules import rule


def modifiers(table: Table, line: str = "roll") -> dict[str, int]:
    return {m.message: int(m.value) for m in table.forecast(line).lines if m.message.startswith("die.")}


# ---- 2 Rybalko


@rule("2.4.5/event-2")
def test_rybalko_moves_an_army_over_rivers_as_if_dry() -> None:
    game = ground(rivers="b9 b8, c9 c8")
    units = {"47-1": "b9", "47-2": "b9", "69-1": "c9"}
    for event, far in (("rybalko", True), ("", False)):
        table = Table(units, "C.1", game=game, tokens="joukov rybalko")
        if event:
            table.do("play rybalko", "army 47")
        table.do("march 47-1", "march 69-1", "begin", "move 47-1")
        assert ("b7" in table.options("go")) is far
        table.do("stay", "move 69-1")
        assert "c7" not in table.options("go")  # the army named, no other


@rule("2.4.5/event-2")
def test_rybalko_lets_an_army_attack_over_rivers_at_full_strength() -> None:
    game = ground(rivers="b9 b8")
    units = {"8GA-1": "b9", "8GA-2": "b9", "5SHA-1": "Bridgehead", "303": "b8"}
    table = Table(units, "C.1", game=game, tokens="joukov rybalko")
    table.do("play rybalko", "army 8GA", "fight 8GA-1", "fight 8GA-2", "begin", "attack b8", "join 8GA-1")
    assert table.strengths()[0] == 20
    table = Table(units, "C.1", game=game).do("fight 8GA-1", "begin", "attack b8", "join 8GA-1")
    assert table.strengths()[0] == 10


@rule("2.4.5/event-2")
def test_rybalko_lasts_for_the_impulse() -> None:
    table = Table(EVERYWHERE, "C.1", tokens="joukov rybalko").do("play rybalko", "army 8GA", "begin")
    table.has(dry=-1)


# ---- 5 Speer


@rule("2.4.5/event-5", "2.4.5/event-5-once")
def test_speer_reduces_the_garrisons_for_both_camps_this_turn() -> None:
    table = Table("8GA-1 Wedding, 3GTA-1 Treptow", "C.1", tokens="joukov speer", support=(1, 1))
    table.do("play speer", "fight 8GA-1", "begin", "storm Wedding")
    assert table.strengths()[1] == 10
    table.dice(3).do("roll", "fight 3GTA-1", "begin", "storm Treptow")
    assert table.strengths()[1] == 10
    table.dice(3, 1).do("roll").until("B.2", turn=3)
    assert table.g.garrison(table.cell("Wedding")) == GARRISON
    assert "speer" not in table.cup() | {table.token("koniev"), table.token("joukov")}


# ---- 6 Everyone to the front

TWO_FRONTS = {"5SHA-1": "b9", "5SHA-2": "c9", "47-1": "a9", "303": "b8", "606": "c8", "309": "a8"}


@rule("2.4.5/event-6")
def test_everyone_gives_two_in_each_combat_of_the_army() -> None:
    table = Table(TWO_FRONTS, "C.1", tokens="joukov everyone")
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "fight 5SHA-2", "fight 47-1", "begin")
    found = {zone: modifiers(table, f"attack {zone}").get("die.surge", 0) for zone in table.options("attack")}
    assert found == {"a8": 0, "b8": 2, "c8": 2}
    table.do("attack b8", "join 5SHA-1").dice(2).do("roll")
    assert table.events("combat.result")[0].args["modifier"] == 2


@rule("2.4.5/event-6")
def test_everyone_counts_once_in_a_combat_and_in_berlin_too() -> None:
    table = Table("5SHA-1 5SHA-2 b9, 303 b8", "C.1", tokens="joukov everyone")
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "fight 5SHA-2", "begin", "attack b8")
    table.do("join 5SHA-1", "join 5SHA-2")
    assert modifiers(table)["die.surge"] == 2
    table = Table("5SHA-1 Treptow", "C.1", tokens="joukov everyone", support=(1, 0))
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "begin", "storm Treptow")
    assert modifiers(table)["die.surge"] == 2


@rule("2.4.5/event-6-reserve", "2.4.5/event-6")
@pytest.mark.parametrize("oos", [False, True])
def test_everyone_moves_on_as_a_reserve_unless_out_of_supply(oos: bool) -> None:
    units = {"5SHA-1": "b9", "47-1": "a9", "303": "b8", "309": "a8"}
    table = Table(units, "C.1", tokens="joukov everyone", oos=["5SHA-1"] if oos else [])
    table.do("play everyone", "army 5SHA", "fight 5SHA-1", "fight 47-1", "begin")
    table.do("attack b8", "join 5SHA-1").dice(1).do("roll")
    while table.options("lose") or table.options("retreat") or table.options("advance"):
        table.do(table.options()[0])
    table.do("attack a8", "join 47-1").dice(1).do("roll")
    while table.options("lose") or table.options("retreat") or table.options("advance"):
        table.do(table.options()[0])
    if oos:
        table.is_at("C.2")
        return
    table.asks("ask.reserves").offers("move", "5SHA-1")  # 47 has fought without the bonus
    table.do("move 5SHA-1")
    assert table.decision.args["movement"] == 3  # half of three points, in halves


@rule("2.4.5/event-6-reserve", "4.2.3c", "8.4.2")
@pytest.mark.parametrize(
    ("army", "oos", "follows"), [("5SHA", [], True), ("5SHA", ["5SHA-1"], False), ("61", [], False)]
)
def test_everyone_follows_a_later_advance_as_a_reserve(army: str, oos: list[str], follows: bool) -> None:
    """5SHA has fought in vain for b8; then 47 takes a9 from the same zone."""
    units = {"5SHA-1": "b9", "47-1": "b9", "61-1": "a12", "20-pzgre": "b8", "5-Jager": "b8", "391": "a9"}
    table = Table(units, "C.1", tokens="joukov everyone", oos=oos)
    table.do("play everyone", f"army {army}", "fight 5SHA-1", "fight 47-1", "begin")
    table.do("attack b8", "join 5SHA-1").dice(1).do("roll")
    while table.options("lose"):
        table.do("lose " + table.options("lose")[0])
    table.do("attack a9", "join 47-1").dice(6).do("roll")
    while table.options("retreat"):
        table.do("retreat " + table.options("retreat")[0])
    table.offers("advance", "47-1").do("advance 47-1")
    assert table.options("advance") == (["5SHA-1"] if follows else [])


# ---- 7 Trucks


@rule("2.4.5/event-7")
def test_trucks_let_an_army_move_and_attack() -> None:
    table = Table("13-1 13-2 e9, 5GA-1 f9, 21-Pz e7", "C.2", tokens="koniev trucks")
    table.do("play trucks", "army 13", "march 13-1", "march 5GA-1", "begin")
    table.do("move 13-1", "go e8", "move 5GA-1", "go f7").offers("attack", "e7").do("attack e7")
    table.offers("join", "13-1")  # the 5th Guards has moved and may not
    table.do("join 13-1").dice(2).do("roll").marked("13-1 used")


@rule("2.4.5/event-7", "7.4.6")
def test_trucks_carry_an_army_into_berlin_to_fight() -> None:
    table = Table("3GTA-1 c6", "C.2", tokens="koniev trucks", support=(0, 1))
    assert table.game.box.sector[table.cell("c6")] == JOUKOV
    table = Table("3GTA-1 d6", "C.2", tokens="koniev trucks", support=(0, 1))
    table.do("play trucks", "army 3GTA", "march 3GTA-1", "begin", "move 3GTA-1", "go Mariendorf")
    table.offers("storm", "Mariendorf")


# ---- 8 The conscripts


@rule("2.4.5/event-8")
def test_a_full_defender_collapses_before_the_attack() -> None:
    table = Table("8GA-1 b9, 9-Falsch b8, 309 b8 reduced, 606 c8", "C.1", tokens="joukov conscripts")
    table.do("fight 8GA-1", "begin", "attack b8", "join 8GA-1").offers("collapse", "9-Falsch")
    table.refused("collapse 309", "2.4.5/event-8").refused("collapse 606", "2.4.5/event-8")
    assert table.strengths()[1] == 6 + 4
    table.do("collapse 9-Falsch")
    assert table.strengths()[1] == 3 + 4
    table.finds("9-Falsch b8")
    assert table.token("joukov") == ""
    table.refused("collapse 9-Falsch", "2.4.2")


@rule("2.4.5/event-8")
def test_the_soviet_who_is_attacked_may_play_it() -> None:
    table = Table("8GA-1 b9, 303 606 b8", "C.3", tokens="joukov conscripts")
    table.do("fight 303", "begin", "attack b9", "join 303", "roll").decides("joukov")
    table.offers("collapse", "303").dice(2).do("collapse 303")
    assert table.events("combat.result")[0].args["attack"] == 3


@rule("2.4.5/event-8")
def test_it_works_in_berlin_for_either_side_of_the_roll() -> None:
    units = {"8GA-1": "Treptow", "303": "Treptow"}
    table = Table(units, "C.1", tokens="joukov conscripts", support=(1, 0))
    table.do("fight 8GA-1", "begin", "storm Treptow", "collapse 303")
    assert table.strengths()[1] == GARRISON + 3
    table = Table(units, "C.3", tokens="joukov conscripts")
    table.do("fight 303", "begin", "storm Treptow", "roll")
    assert (table.side, table.options("collapse")) == ("joukov", ["303"])


@rule("2.4.5/event-8")
def test_the_question_does_not_tell_what_is_held() -> None:
    """Whoever has any token is asked; he may ask to be left alone for the turn."""
    for token, plays in (("conscripts", ["collapse 303"]), ("speer", [])):
        table = Table("8GA-1 b9, 303 b8", "C.3", tokens={"joukov": token})
        table.do("fight 303", "begin", "attack b9", "join 303", "roll")
        assert (table.side, table.options()) == ("joukov", [*plays, "pass", "quiet"])
        table.dice(2).do("quiet")
        assert table.g.quiet[JOUKOV]
    table = Table("8GA-1 b9, 303 b8", "C.3", tokens="joukov speer", quiet=bytearray((1, 0)))
    table.do("fight 303", "begin", "attack b9", "join 303").dice(2).do("roll")
    assert table.prompt != "ask.conscripts"


# ---- 9 The bridges


@rule("2.4.5/event-9", "2.4.5/event-9-when", "2.4.5/event-9-once", "3.1.3b")
def test_the_luftwaffe_cuts_the_bridges() -> None:
    """The bank and the zones next to it, west of the river; two steps from it is too far."""
    units = {"8GA-1": "Bridgehead", "3SHA-1": "c9", "47-1": "c8", "69-1": "c11", "3GTA-1": "d10"}
    table = Table(units, "C.1", tokens="koniev luftwaffe, joukov coordination")
    table.decides("koniev")  # before Joukov does anything
    table.offers("cut", "Bridgehead", "c9", "d10").refused("cut c8", "2.4.5/event-9").do("cut Bridgehead")
    table.marked("8GA-1 oos").unmarked("3SHA-1 oos").refused("hold 8GA-1", "4.2.3a")
    table.do("march 8GA-1", "begin", "move 8GA-1")
    assert set(table.options("go")) <= {"c9", "Oderbruch-2", "c11", "b10"}
    table.do("go Oderbruch-2").marked("8GA-1 oos")  # it keeps the mark
    assert "luftwaffe" not in table.cup() | {table.token("koniev")}


@rule("2.4.5/event-9-when")
def test_the_window_is_before_the_rival_s_first_act_of_each_soviet_impulse() -> None:
    table = Table(EVERYWHERE, "C.1", tokens="koniev luftwaffe, joukov coordination")
    table.do("pass", "play coordination").decides("joukov").refused("cut c9", "2.4.5/event-9")
    table.do("march 8GA-1", "begin", "move 8GA-1", "stay").is_at("C.2", "koniev")
    assert table.options("cut") == table.options("play") == []  # not in his own impulse
    table.do("begin", "begin").dice(6).do("begin").is_at("C.1", "koniev").has(round=2)
    table.offers("cut", "c9", "e9")


@rule("2.4.5/event-9", "2.4.2")
def test_the_question_does_not_tell_who_holds_the_bridges() -> None:
    for token, zones in (("luftwaffe", ["c9", "e9"]), ("trucks", [])):
        table = Table(EVERYWHERE, "C.1", tokens={"koniev": token})
        assert (table.side, table.options("cut")) == ("koniev", zones)
        assert table.options()[-2:] == ["pass", "quiet"]
        table.do("quiet", "hold 8GA-1", "begin", "end", "begin", "begin").dice(6).do("begin")
        table.is_at("C.1", "joukov").has(round=2)  # left alone for the turn
        table.until("C.1", turn=3).decides("koniev")


@rule("2.4.5/event-9-once")
def test_the_bridges_are_cut_once_in_a_game() -> None:
    table = Table(EVERYWHERE, "C.1", tokens="koniev trucks", spent=(EVENTS.index("luftwaffe"),))
    table.decides("joukov")  # nobody needs to be asked any more
    assert "luftwaffe" not in table.cup()


# ---- 10 Coordination

SEVEN = {
    name: "c9" if n < 2 else "c12"
    for n, name in enumerate(["47-1", "47-2", "69-1", "69-2", "33-1", "33-2", "61-1"])
}


@rule("2.4.5/event-10", "4.1.2")
@pytest.mark.parametrize(("event", "limit"), [("", 4), ("coordination", 6)])
def test_coordination_activates_six(event: str, limit: int) -> None:
    table = Table(SEVEN, "C.1", tokens="joukov coordination")
    if event:
        table.do(f"play {event}")
    table.do(*(f"hold {name}" for name in list(SEVEN)[:limit]))
    table.refused(f"hold {list(SEVEN)[limit]}", "4.1.2")


@rule("2.4.5/event-10")
def test_coordination_lasts_for_the_impulse() -> None:
    units = dict.fromkeys(("13-1", "13-2", "5GA-1", "5GA-2", "52-1"), "f12") | {"8GA-1": "c12"}
    table = Table(units, "C.1", tokens="joukov coordination").do("play coordination", "begin")
    table.do("hold 13-1", "hold 13-2", "hold 5GA-1", "hold 5GA-2").refused("hold 52-1", "4.1.2")
