"""The scripted player: what it does in plain positions, and that it plays every game to its end."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from grognard.games.battle_for_germany.ai import Scripted
from grognard.games.battle_for_germany.ai.weights import Weights
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.scenarios import SCENARIOS
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from tests.battle_for_germany.ground import wall
from tests.battle_for_germany.table import Table, hex_of, real_game

BERLIN = "2512"


def play_phase(table: Table, player: Scripted | None = None) -> list[str]:
    """Lets the scripted player play the rest of the phase."""
    now, done = (table.g.turn, table.phase), []
    for line in table.lines_of(player or Scripted(1)):
        done.append(line)
        if table.over or (table.g.turn, table.phase) != now:
            break
    return done


def first_line(table: Table) -> str:
    """The scripted player's next action."""
    return next(table.lines_of(Scripted(1)))


def neighbours(table: Table, label: str) -> list[str]:
    """The labels of the hexes around."""
    labels = table.game.box.board.labels
    return [labels[cell] for cell in table.game.box.adjacent[table.cell(label)]]


# ---- movement


@pytest.mark.parametrize(
    ("unit", "start", "phase", "germans"),
    [("us-vii", "2508", "B2", "2006"), ("su-1bf", "2514", "A2", "2026")],
    ids=["western", "soviet"],
)
def test_it_enters_an_empty_berlin_within_reach(unit: str, start: str, phase: str, germans: str) -> None:
    table = Table(f"{unit} {start}, us-v 1503, su-5a 2022, ge-lxvi {germans}", phase)
    play_phase(table)
    assert table.where(unit) == BERLIN
    table.has(berlin=table.game.box.units[table.unit(unit)].camp)


def test_it_makes_a_front_the_garrison_of_warsaw() -> None:
    warsaw = hex_of("Warsaw")
    row, column = int(warsaw[:2]), warsaw[2:]
    units = {"su-1bf": f"{row - 2:02}{column}", "su-5a": f"{row - 1:02}{column}", "ge-hg": "2514"}
    table = Table(units, "A2")
    play_phase(table)
    assert table.where("su-1bf") == warsaw
    assert table.g.garrison[table.unit("su-1bf")]


def test_a_front_sets_out_for_a_city_that_an_army_holds() -> None:
    warsaw = hex_of("Warsaw")
    units = {"su-5a": warsaw, "su-1bf": f"{int(warsaw[:2]) - 6:02}{warsaw[2:]}", "ge-hg": "2514"}
    table = Table(units, "A2")
    apart = table.game.box.board.distance
    before = apart(table.cell(table.where("su-1bf")), table.cell(warsaw))
    play_phase(table)
    assert apart(table.cell(table.where("su-1bf")), table.cell(warsaw)) == before - 3


@pytest.mark.parametrize(
    ("enemy", "start", "german", "aside", "gap", "phase"),
    [("us-vii", "2503", "ge-lxvi", "2709", "2508", "A5"), ("su-1gt", "2522", "ge-hg", "2115", "2517", "B5")],
    ids=["west", "east"],
)
def test_germans_bar_an_open_road_to_berlin(
    enemy: str, start: str, german: str, aside: str, gap: str, phase: str
) -> None:
    units = {enemy: start, german: aside, "su-5a": "1226", "us-v": "1201"}
    table = Table(units, phase, terrain=wall(int(gap[2:]), gap))
    assert not table.g.zone[GERMAN][table.cell(gap)]
    play_phase(table)
    assert table.g.zone[GERMAN][table.cell(gap)] or table.where(german) == gap


def test_germans_hold_berlin_itself_where_they_may_enter_it() -> None:
    table = Table("ge-hg 2513, ge-xl 2511, su-1bf 2518, us-vii 2505", "B5", scenario="three-player")
    play_phase(table)
    assert BERLIN in {table.where("ge-hg"), table.where("ge-xl")}


def test_germans_strike_back_at_a_lone_enemy_in_berlin() -> None:
    panzers = {"ge-iss": "2515", "ge-iiss": "2515", "ge-hg": "2509", "ge-xxiv": "2509"}
    units = {**panzers, "us-vii": BERLIN, "su-5a": "2026"}
    table = Table(units, "B5", scenario="three-player", berlin=WEST, berlin_turn=2)
    play_phase(table)
    beside = neighbours(table, BERLIN)
    assert sum(table.where(unit) in beside for unit in panzers) >= 2
    assert first_line(table) == f"attack {BERLIN}"


def test_germans_stay_on_the_road_however_strong_the_enemy_is() -> None:
    """What the weight does: the same player with more caution leaves the gap to a strong enemy."""
    units = {"us-vii": "2504", "us-v": "2404", "us-xii": "2604", "ge-lxvi": "2209", "su-5a": "1226"}
    barred = {}
    for name, weights in {
        "bold": Weights.changed({"defence": {"west": {"firmness": 0.0}}}),
        "careful": Weights.changed({"defence": {"west": {"firmness": 0.0, "caution": 4.0}}}),
    }.items():
        table = Table(units, "A5", terrain=wall(8, "2508"))
        play_phase(table, Scripted(1, weights))
        barred[name] = table.g.zone[GERMAN][table.cell("2508")] or table.where("ge-lxvi") == "2508"
    assert barred["bold"]
    assert not barred["careful"]


# ---- leaving the map


def test_it_leaves_the_map_by_the_side_of_the_best_victims_and_takes_two() -> None:
    units = {"ge-hg": "2026", "su-1bf": "2222", "su-5a": "2222", "su-43a": "1623", "us-vii": "2501"}
    table = Table(units, "B5", scenario="three-player")
    lines = play_phase(table)
    assert lines[2:] == ["take su-1bf", "take su-5a"]
    assert [table.where(unit) for unit in ("ge-hg", "su-1bf", "su-5a")] == ["gone"] * 3


def test_a_slow_unit_far_from_berlin_goes_to_the_edge_to_leave_next_turn() -> None:
    table = Table("ge-xl 2024, su-5a 2516, us-vii 2501", "B5", scenario="three-player")
    play_phase(table)
    assert table.where("ge-xl").endswith("26")


# ---- combat


def test_it_attacks_at_seven_to_one() -> None:
    table = Table("us-vii 2005, us-xii 2106, us-xx 1906, ge-lxiii 2006", "B3")
    assert table.odds("attack 2006") == "21:3 7-1"
    lines = play_phase(table.dice(1))
    assert lines[:5] == ["attack 2006", "join us-vii", "join us-xii", "join us-xx", "roll"]


def test_it_does_not_attack_at_one_to_four() -> None:
    table = Table("ge-lxvi 2005, us-xiii us-xv 2006", "A6")
    assert table.odds("attack 2006").endswith("1-4")
    assert first_line(table) == "end"


def test_it_makes_the_attacks_it_owes_on_the_first_turn_and_they_are_two() -> None:
    table = Table("ge-lxvi 2005, ge-lxvii 1505, us-xiii 2006, us-xv 1506, su-5a 2026", "A6", turn=1)
    attacks = [line for line in play_phase(table) if line.startswith("attack ")]
    assert attacks == ["attack 1506", "attack 2006"]


def test_it_pays_for_an_exchange_with_the_cheapest_units() -> None:
    table = Table("us-vii 2005, us-xii 2106, us-xiii 1906, ge-lxiii 2006", "B3")
    table.gather("2006", "us-vii", "us-xii", "us-xiii").dice(6).do("roll")
    assert first_line(table) == "lose us-xiii"


def test_it_retreats_out_of_reach_rather_than_towards_the_enemy() -> None:
    table = Table("ge-lxvi 2006, us-vii us-xii 2005, us-v us-xiii 2303", "B3")
    table.fight("2006", "us-vii", "us-xii", die=6)
    line = first_line(table)
    assert line.startswith("retreat ge-lxvi ")
    assert int(line[-2:]) > 6


# ---- Courland


def test_it_ships_the_best_unit_out_of_courland() -> None:
    table = Table("ge-i ge-iiiss courland, su-5a 2026, us-vii 2001", "B4").dice(6)
    lines = list(islice(table.lines_of(Scripted(1)), 2))
    assert lines[0] == "evacuate ge-iiiss"
    assert lines[1] in {f"place {hex_of(port)}" for port in ("Stettin", "Rostock")}


# ---- the last turn


def test_on_the_last_turn_it_goes_past_cities_it_can_win() -> None:
    units = {"us-vii": "2503", "us-v": "2403", "su-5a": "2026"}
    table = Table(units, "B2", turn=10, berlin=SOVIET, germans_gone=True, boundary=False, rivals=True)
    before = table.g.flag.count(WEST)
    play_phase(table)
    assert table.g.flag.count(WEST) >= before + 2


# ---- after the Germans' exit

ALONE: dict[str, Any] = {"germans_gone": True, "boundary": False, "rivals": True, "berlin": SOVIET}


def all_but(camp: int, **others: int) -> dict[str, int]:
    """Flags by city: all of one camp but for a few."""
    return dict.fromkeys((city.name for city in real_game().box.cities), camp) | others


def test_an_army_makes_room_in_berlin_for_its_garrison() -> None:
    table = Table(f"su-5a su-8ga {BERLIN}, su-1bf 2514, us-vii 1503", "A2", turn=8, **ALONE)
    play_phase(table)
    assert table.where("su-1bf") == BERLIN


def test_a_front_in_berlin_stays_there_for_its_points() -> None:
    units = {"su-1bf": BERLIN, "us-vii": "1503"}
    table = Table(units, "A2", turn=10, flags=all_but(SOVIET, Leipzig=GERMAN), **ALONE)
    play_phase(table)
    assert table.where("su-1bf") == BERLIN


@pytest.mark.parametrize(("rival", "stays"), [("2214", True), ("1503", False)], ids=["near", "far"])
def test_a_city_is_left_for_others_only_if_the_rival_cannot_pass_it(rival: str, stays: bool) -> None:
    flags = all_but(WEST, Breslau=SOVIET, Kattowitz=GERMAN)
    table = Table(f"su-5a 2218, us-vii {rival}", "A2", turn=10, flags=flags, **ALONE)
    play_phase(table)
    assert (table.where("su-5a") == "2218") is stays


def test_who_moves_last_guards_nothing() -> None:
    units = {"us-vii": "2005", "su-5a": "2009"}
    table = Table(units, "B2", turn=10, flags=all_but(WEST, Stuttgart=GERMAN), **ALONE)
    play_phase(table)
    assert table.g.flag[table.city("Stuttgart")] == WEST


# ---- whole games


GAMES: list[tuple[str, Mapping[str, bool]]] = [
    ("historical", {}),
    ("three-player", {}),
    *((name, dict.fromkeys(scenario.options, True)) for name, scenario in SCENARIOS.items()),
]


@pytest.mark.parametrize(("scenario", "options"), GAMES)
def test_it_plays_every_game_to_its_end(scenario: str, options: Mapping[str, bool]) -> None:
    game = real_game()
    state = game.new(scenario, options, key_from_seed("scripted"))
    players = {seat: Scripted(seat) for seat in game.seats(state)}
    while state.pending:
        side = next(iter(state.pending))
        seat = game.seat_of(state, side)
        game.act(state, side, players[seat].choose(Perspective(game, state, seat, side)))
    assert game.problems(state) == []
    assert game.outcome(state) is not None


def test_the_same_seed_gives_the_same_game() -> None:
    tables = [Table.opening("red-star-white-star") for _ in range(2)]
    first, second = (list(islice(table.lines_of(Scripted(7)), 150)) for table in tables)
    assert first == second
