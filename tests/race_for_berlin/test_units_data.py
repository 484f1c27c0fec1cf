"""Preamble, lexicon, units and chapter 11: who owns what, how strong it is, and where it begins."""

from collections import Counter

import pytest

from grognard.games.race_for_berlin.components import CAMPS, GERMAN, JOUKOV, KONIEV, NATIONS, SOVIET
from grognard.games.race_for_berlin.position import COMING, FULL, ON_MAP
from grognard.games.race_for_berlin.rules.events import EVENTS, HEINRICI, IN_CUP, NO_TOKEN, in_cup
from tests.race_for_berlin.ground import GARRISON, VALUE
from tests.race_for_berlin.set_up import SET_UP
from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule

XII_ARMY = "T-Korner U-v-Hut F-v-Schill Scharn Clause Hamburg V-Hake 199 H-Goer F-L-Jahn"
ENTRIES = {
    (JOUKOV, SOVIET): {"joukov-supply": "3"},
    (JOUKOV, GERMAN): {"south-edge": "1-Falsch", "xii-army": XII_ARMY},
    (KONIEV, SOVIET): {"koniev-supply": "28 31"},
    (KONIEV, GERMAN): {"joachimsthal": "11-SS 23-SS 18-pzgre"},
}


@rule("preamble/players", "lexicon/camp")
def test_two_players_own_soviets_and_germans_each() -> None:
    game = real_game()
    scenario = game.scenarios["race"]
    assert dict(scenario.seats) == {"joukov": ("joukov",), "koniev": ("koniev",)}
    owners = Counter((unit.camp, unit.nation) for unit in game.box.units)
    assert set(owners) == {(camp, nation) for camp in (JOUKOV, KONIEV) for nation in (SOVIET, GERMAN)}


@rule("units/soviet-army", "units/german-division", "units/exception-31")
def test_eighty_five_counters() -> None:
    """An army has two counters, a division one, and so has the 31st Army."""
    box = real_game().box
    counted = Counter((CAMPS[unit.camp], NATIONS[unit.nation]) for unit in box.units)
    assert counted == {
        ("joukov", "soviet"): 22,
        ("joukov", "german"): 26,
        ("koniev", "soviet"): 17,
        ("koniev", "german"): 20,
    }
    sizes = {made.id: len(made.units) for made in box.formations if made.nation == SOVIET}
    assert {army for army, size in sizes.items() if size != 2} == {"31"}
    assert sizes["31"] == 1
    assert {len(made.units) for made in box.formations if made.nation == GERMAN} == {1}


@rule("units/exception-31")
def test_the_31st_army_has_no_partner_to_keep_with() -> None:
    table = Table("31 e8", "C.2")
    assert table.game.box.partner[table.unit("31")] is None
    assert "fight 31" not in table.options()  # nobody to attack
    table.offers("march", "31")


@rule("preamble/symbol-colour")
@pytest.mark.parametrize(
    ("unit", "camp"),
    [
        *(("10-Pz-SS", JOUKOV), ("21-Pz", JOUKOV), ("8GA-1", JOUKOV)),
        *(("286", KONIEV), ("303", KONIEV), ("3GTA-2", KONIEV)),
    ],
)
def test_the_symbol_tells_the_owner(unit: str, camp: int) -> None:
    box = real_game().box
    assert box.units[box.unit_index[unit]].camp == camp


@rule("annex-3/strength", "annex-4/odds")
@pytest.mark.parametrize(
    ("unit", "kind", "full"),
    [
        ("1GTA-1", "armour", 22),
        ("1GTA-2", "armour", 22),
        ("8GA-1", "mechanised", 20),
        ("8GA-2", "mechanised", 20),
        ("606", "infantry", 3),
        ("5-Jager", "infantry", 8),
        ("11-SS", "", 6),
    ],
)
def test_the_strengths_that_are_printed(unit: str, kind: str, full: int) -> None:
    box = real_game().box
    printed = box.units[box.unit_index[unit]]
    assert printed.full == full
    assert kind in ("", printed.kind)


@rule("8.2.1")
def test_every_counter_has_a_weaker_side() -> None:
    for unit in real_game().box.units:
        assert 1 <= unit.reduced < unit.full, unit.id
        assert unit.movement >= 1


@rule("11.1", "11.2", "11.3", "11.4", "11.5", "11.5.1", "11.5.2", "11.5.3", "11.6", "11.6.1", "11.6.2")
@rule("lexicon/soviets-joukov", "lexicon/germans-joukov", "lexicon/soviets-koniev", "lexicon/germans-koniev")
@pytest.mark.parametrize(("camp", "nation"), SET_UP)
def test_set_up_and_reinforcements(camp: int, nation: int) -> None:
    box = real_game().box
    begins: dict[str, set[str]] = {}
    enters: dict[str, set[str]] = {}
    for unit, zone in zip(box.units, box.start, strict=True):
        if (unit.camp, unit.nation) != (camp, nation):
            continue
        if zone is None:
            assert unit.entry is not None
            enters.setdefault(unit.entry, set()).add(unit.formation)
        else:
            begins.setdefault(box.board.labels[zone], set()).add(unit.formation)
    assert begins == {zone: set(names.split()) for zone, names in SET_UP[camp, nation].items()}
    assert enters == {entry: set(names.split()) for entry, names in ENTRIES[camp, nation].items()}


@rule("11/units")
def test_sixty_six_counters_are_set_up_at_full_strength() -> None:
    g = Table.opening(dice=(1,) * 9).g
    standing = [unit for unit in range(len(g.place)) if g.place[unit] == ON_MAP]
    assert Counter((g.unit(unit).camp, g.unit(unit).nation) for unit in standing) == {
        (JOUKOV, SOVIET): 20,
        (JOUKOV, GERMAN): 15,
        (KONIEV, SOVIET): 14,
        (KONIEV, GERMAN): 17,
    }
    assert all(g.steps[unit] == FULL for unit in standing)
    assert sum(place == COMING for place in g.place) == 19


@rule("11/markers", "11/events", "2.4.1")
def test_markers_and_tokens_at_the_start() -> None:
    game = real_game()
    chosen, values = game.choose("race", {})
    g = game.setup(chosen, values, bytes(32))
    assert (g.turn, g.round) == (1, 1)
    assert list(g.support) == list(g.points) == [0, 0]
    assert list(g.token) == [NO_TOKEN, NO_TOKEN]
    assert (g.heinrici, g.heinrici_from) == (KONIEV, 1)
    assert len(EVENTS) == 11
    assert in_cup(g) == list(IN_CUP)
    assert len(IN_CUP) == 10
    assert HEINRICI not in IN_CUP


@rule("lexicon/nationality")
def test_a_player_may_attack_his_own_germans() -> None:
    Table("8GA-1 b9, 21-Pz b8", "C.1").do("fight 8GA-1", "begin").offers("attack", "b8")


@rule("lexicon/contested")
@pytest.mark.parametrize(("level", "contested"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_contested_zone_has_soviets_and_a_level_below_two(level: int, contested: bool) -> None:
    table = Table("8GA-1 Treptow", "C.1", levels={"Treptow": level})
    assert table.g.is_contested(table.cell("Treptow")) is contested
    assert not table.g.is_contested(table.cell("Wedding"))
    assert not table.g.is_contested(table.cell("b8"))


@rule("lexicon/garrison")
def test_a_garrison_is_a_number_that_defends_at_every_level() -> None:
    """It takes no stacking place and bars no entry, and does not spoil neighbouring zones for supply."""
    for level in (0, 3):
        table = Table("8GA-1 Mariendorf", "C.1", levels={"Mariendorf": level}, support=(1, 0))
        table.do("fight 8GA-1", "begin", "storm Mariendorf")
        assert table.strengths() == (20, GARRISON)
    table = Table("8GA-1 c6, 303 b8", "C.1").do("march 8GA-1", "begin", "move 8GA-1").can("go Treptow")
    assert table.g.has_room(table.cell("Treptow"), GERMAN)
    table = Table("8GA-1 c7", "B.1").unmarked("8GA-1 oos")


@rule("lexicon/victory-zone")
def test_victory_zones_have_values() -> None:
    box = real_game().box
    assert box.value[box.board.cell("Mariendorf")] == VALUE
    assert any(value and not box.is_berlin[zone] for zone, value in enumerate(box.value))


@rule("preamble/goal")
@pytest.mark.parametrize(
    ("points", "winners"), [((14, 11), ("joukov",)), ((3, 4), ("koniev",)), ((5, 5), ())]
)
def test_most_points_win(points: tuple[int, int], winners: tuple[str, ...]) -> None:
    table = Table({}, "D", turn=10)
    assert table.over
    for camp, value in enumerate(points):
        table.g.points[camp] = value
    table.won(*winners)
