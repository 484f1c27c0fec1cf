"""The scripted player: what a sound player must do in plain positions."""

import json

import pytest

from grognard.games.race_for_berlin.ai import Scripted
from grognard.games.race_for_berlin.ai.tokens import american_gain
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.components import JOUKOV, KONIEV
from grognard.games.race_for_berlin.rules.events import EVENTS, IN_CUP
from tests.race_for_berlin.table import Table

FAR_GERMAN = {"404": "f6"}
"""A division that is in nobody's way."""


def play_step(table: Table) -> list[str]:
    """Lets the scripted player play the rest of the step."""
    now, done = (table.g.turn, table.g.round, table.phase), []
    for line in table.lines_of(Scripted(1)):
        done.append(line)
        if table.over or (table.g.turn, table.g.round, table.phase) != now:
            break
    return done


# ---- movement


def test_it_takes_an_open_victory_zone_by_road() -> None:
    road = [("b9", "b8"), ("b8", "b7"), ("b7", "b6")]
    table = Table("47-1 b9", "C.1", values="b6 1", roads=road)
    play_step(table)
    table.finds("47-1 b6")
    assert table.points("joukov") == 1


def test_a_spearhead_enters_berlin_before_the_rival_can() -> None:
    table = Table({"2GTA-1": "b7", "3GTA-1": "e6", **FAR_GERMAN}, "C.1")
    play_step(table)
    assert table.where("2GTA-1") in {"Wedding", "Friedrichshain", "Treptow"}


def test_the_second_counter_widens_the_ring_and_the_first_stays() -> None:
    units = {"2GTA-1": "Friedrichshain", "2GTA-2": "Friedrichshain", **FAR_GERMAN}
    table = Table(units, "C.1", levels="Friedrichshain 2")
    play_step(table)
    assert sorted(table.where(unit) for unit in ("2GTA-1", "2GTA-2")).count("Friedrichshain") == 1
    assert table.level("Friedrichshain") == 2


def test_a_zone_of_berlin_is_never_left_empty() -> None:
    """Not for an open town, not for an attack out of the city (9.1.5)."""
    units = {"2GTA-1": "Friedrichshain", "303": "b6", **FAR_GERMAN}
    table = Table(units, "C.1", values="a5 2", levels="Friedrichshain 2")
    play_step(table)
    table.finds("2GTA-1 Friedrichshain")


def test_infantry_guards_a_town_that_germans_could_take_back() -> None:
    table = Table(
        "47-1 47-2 b7, 303 a6", "C.1", values="b7 2", walls="a6 b6", control="b7 joukov", used="47-2"
    )
    play_step(table)
    assert "b7" in {table.where("47-1"), table.where("47-2")}


def test_infantry_closes_the_gap_in_the_spearheads_supply() -> None:
    """The Germans in d8 watch c8 alone, the only way there is: whoever stands in it keeps it open (3.1.2)."""
    rows = [(f"b{column}", f"c{column}") for column in range(6, 10)]
    walls = [*rows, ("d7", "c7"), ("d9", "c9"), ("Oderbruch-2", "Bridgehead"), ("b6", "Friedrichshain")]
    units = {"1GTA-1": "Treptow", "1GTA-2": "Treptow", "47-1": "c9", "21-Pz": "d8", "17": "d8", "72": "d8"}
    table = Table(units, "C.1", walls=walls, used="1GTA-1, 1GTA-2", turn=5)
    play_step(table)
    table.finds("47-1 c8")


# ---- attacks


def test_it_attacks_with_enough_and_goes_through_with_the_reserve() -> None:
    table = Table({"8GA-1": "b9", "8GA-2": "b9", "1GTA-1": "a9", "303": "b8", **FAR_GERMAN}, "C.1")
    table.dice(6)
    lines = play_step(table)
    assert {"fight 8GA-1", "fight 8GA-2"} & set(lines)
    assert table.where("303") != "b8"


def test_it_does_not_throw_a_weak_counter_at_a_strong_line() -> None:
    table = Table("47-1 b9 reduced, 5-Jager 20-pzgre 25-pzgre b8", "C.1", terrain="b8 difficult")
    assert "attack b8" not in play_step(table)


def test_germans_strike_the_rivals_weakest_spearhead() -> None:
    lines = play_step(Table("Kurmark 25-pzgre b7, 8GA-1 8GA-2 b8, 47-1 c7 reduced", "C.3", turn=7))
    assert "attack c7" in lines
    assert "attack b8" not in lines


def test_germans_spare_their_own_marshal() -> None:
    """Joukov's Germans beside Joukov's weak counter, and beside a strong one of Koniev."""
    units = {"21-Pz": "d7", "10-Pz-SS": "d7", "47-1": "c7 reduced", "3GTA-1": "e7", "3GTA-2": "e7"}
    assert "attack c7" not in play_step(Table(units, "C.4", turn=7))


def test_germans_take_back_the_rivals_town() -> None:
    table = Table("25-pzgre b7, 47-1 a9", "C.3", turn=7, values="b8 1", control="b8 joukov")
    table.g.points[JOUKOV] = 1
    play_step(table)
    table.finds("25-pzgre b8")
    assert table.points("joukov") == 0


def test_germans_leave_the_own_marshals_town_alone() -> None:
    table = Table("25-pzgre e7, 3GTA-1 f9, 47-1 a9", "C.3", turn=7, values="e8 1", control="e8 koniev")
    play_step(table)
    assert table.where("25-pzgre") != "e8"


def test_germans_man_the_side_of_berlin_where_the_rival_comes() -> None:
    table = Table("25-pzgre b6, 8GA-1 8GA-2 b8, 3GTA-1 f9", "C.3", turn=7)
    play_step(table)
    assert table.where("25-pzgre") in {"b6", "b7", "Friedrichshain", "Wedding"}
    assert table.where("25-pzgre") != "b8"


# ---- Berlin


def test_support_comes_from_counters_far_behind() -> None:
    rear = dict.fromkeys(("61-1", "61-2", "33-1", "33-2", "69-1", "69-2", "3-1"), "a12")
    table = Table({"8GA-1": "Treptow", "8GA-2": "Treptow", **rear, **FAR_GERMAN}, "B.2")
    for line in table.lines_of(Scripted(1)):
        if line == "done":
            break
    assert table.g.support[JOUKOV] == 2
    table.unmarked("8GA-1 oos")


def replacement_of(table: Table, player: Scripted) -> list[str]:
    """Lets the scripted player spend its point and its supply."""
    done = []
    for line in table.lines_of(player):
        done.append(line)
        if line == "done":
            break
    return done


@pytest.mark.parametrize(
    ("supply", "starved"), [({}, 1), ({"worth_a_roll": 50}, 0), ({"rounds": 0}, 0)], ids=str
)
def test_nobody_starves_for_a_roll_that_will_not_be_made(supply: dict[str, float], starved: int) -> None:
    """Because it is not worth it, or because the turn will be over before."""
    rear = dict.fromkeys(("61-1", "61-2", "33-1", "33-2", "69-1", "69-2", "3-1"), "a12")
    table = Table({"8GA-1": "Treptow", "8GA-2": "Treptow", **rear, **FAR_GERMAN}, "B.2")
    lines = replacement_of(table, Scripted(1, Weights.changed({"supply": supply})))
    assert sum(line.startswith("starve") for line in lines) == starved


def test_no_support_is_made_while_nobody_fights_in_berlin() -> None:
    table = Table({"8GA-1": "b8 reduced", "61-1": "a12", **FAR_GERMAN}, "B.2")
    assert next(table.lines_of(Scripted(1))) == "refit 8GA-1"
    assert table.g.support[JOUKOV] == 0


def test_an_army_rolls_together_with_all_the_support_there_is() -> None:
    units = {"8GA-1": "Treptow", "8GA-2": "Treptow", **FAR_GERMAN}
    table = Table(units, "C.1", support=(2, 0), bombarded=True).dice(4)
    lines = play_step(table)
    assert {"fight 8GA-1", "fight 8GA-2", "storm Treptow", "spend"} <= set(lines)
    assert table.level("Treptow") > 0


def test_the_second_point_is_kept_for_the_other_zone() -> None:
    units = {"8GA-1": "Treptow", "8GA-2": "Treptow", "1GTA-1": "Wedding", "1GTA-2": "Wedding", **FAR_GERMAN}
    table = Table(units, "C.1", support=(2, 0), bombarded=True).dice(4, 4)
    lines = play_step(table)
    assert "spend" not in lines
    assert {"storm Treptow", "storm Wedding"} <= set(lines)


def test_the_city_is_shelled_by_one_who_has_least_to_do() -> None:
    units = {"8GA-1": "Treptow", "8GA-2": "Treptow", "47-1": "b6", **FAR_GERMAN}
    table = Table(units, "C.1", support=(2, 0))
    assert "bombard 47-1" in play_step(table)
    assert table.points("joukov") >= 1


# ---- events


@pytest.mark.parametrize(
    ("control", "germans", "gain"),
    [
        ({"f2": "joukov"}, {}, True),
        ({"f2": "koniev"}, {}, False),
        ({}, {"21-Pz": "f2", "10-Pz-SS": "f2"}, True),
        ({}, {"25-pzgre": "f2"}, False),
        ({}, {}, False),
    ],
    ids=["rival's town", "own town", "rival's Germans", "own Germans", "nothing there"],
)
def test_the_allies_are_called_when_it_pays(
    control: dict[str, str], germans: dict[str, str], gain: bool
) -> None:
    """Koniev holds the token; the Americans stand in Leipzig, and f2 is the next zone of the first track."""
    table = Table(
        {"3GTA-1": "e9", "8GA-1": "b9", "303": "b8", **germans},
        "C.3",
        turn=5,
        values="f2 1",
        control=control,
        tokens="koniev allies",
        american="Leipzig",
    )
    lines = play_step(table)
    assert ("play allies" in lines) is gain
    if gain:
        assert "f2" in table.americans()


def test_the_allies_are_never_called_into_berlin() -> None:
    table = Table("3GTA-1 e9, 303 b8", "C.3", american="Leipzig, f2, e2, e3, d3")
    assert american_gain(Weights.standard(), table.g, KONIEV, 0) < 0


def test_coordination_waits_until_there_is_work_for_six() -> None:
    one = Table({"8GA-1": "a12", **FAR_GERMAN}, "C.1", tokens="joukov coordination")
    assert "play coordination" not in play_step(one)
    armies = ("2GTA", "1GTA", "8GA")
    many = {f"{army}-{n}": f"{row}8" for army, row in zip(armies, "abc", strict=True) for n in (1, 2)}
    six = Table({**many, **FAR_GERMAN}, "C.1", tokens="joukov coordination")
    assert "play coordination" in play_step(six)


def test_the_surprise_goes_with_an_attack() -> None:
    units = {"Kurmark": "b7", "25-pzgre": "b7", "47-1": "c7", "3GTA-1": "f9"}
    table = Table(units, "C.3", turn=7, tokens="koniev counter-attack")
    lines = play_step(table)
    assert {"play counter-attack", "attack c7"} <= set(lines)


# ---- as a player


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        table, player = Table.opening(), Scripted(7)
        games.append([line for _, line in zip(range(60), table.lines_of(player), strict=False)])
    assert games[0] == games[1]


BRIDGES = {"8GA-1": "c9", "3GTA-1": "e9", "303": "b7", "21-Pz": "d7"}
BESIDE = {"8GA-1": "b9", "303": "b8", "3GTA-1": "e9"}


@pytest.mark.parametrize(
    ("units", "step", "lines", "prompt", "played"),
    [
        (BRIDGES, "C.2", (), "ask.luftwaffe", ""),
        (
            BESIDE,
            "C.3",
            ("fight 303", "begin", "attack b9", "join 303", "roll"),
            "ask.conscripts",
            "conscripts",
        ),
    ],
)
def test_its_answers_do_not_tell_which_token_it_holds(
    units: dict[str, str], step: str, lines: tuple[str, ...], prompt: str, played: str
) -> None:
    """Whatever Joukov holds and does not play, Koniev sees and is asked the same from then on."""
    seen = set()
    for token in (EVENTS[token] for token in IN_CUP):
        table = Table(units, step, tokens={"joukov": token}).do(*lines).dice(2)
        assert (table.side, table.prompt) == ("joukov", prompt)
        answer = next(table.lines_of(Scripted(1)))
        if token == played:
            assert answer == "collapse 303"
        else:
            seen.add((answer, json.dumps(table.game.view(table.g, "koniev")), bytes(table.g.quiet)))
    assert len(seen) == 1


def test_what_the_rival_holds_changes_nothing() -> None:
    """The player works from what its seat may know: another hidden token, the same answer."""
    answers = set()
    for token in ("trucks", "speer"):
        table = Table("8GA-1 8GA-2 b9, 303 b8, 3GTA-1 e9", "C.1", tokens={"koniev": token})
        answers.add(next(table.lines_of(Scripted(1))))
    assert len(answers) == 1
