"""How the scripted player ends a battle: the last word and the one night of assaults."""

import pytest

from grognard.games.borodino_41.ai.attacks import Attacks
from grognard.games.borodino_41.ai.ending import (
    has_all,
    is_late,
    is_night_for,
    missing,
    saves_forces,
    wants_last_word,
)
from grognard.games.borodino_41.ai.fields import Fields, to_highway
from grognard.games.borodino_41.ai.moves import Moves
from grognard.games.borodino_41.ai.posts import Posts
from grognard.games.borodino_41.ai.scripted import Scripted
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.units import GERMAN, SOVIET
from tests.borodino_41.table import Table

W = Weights.standard()
TOWN = "1801 german, 1802 german"


def test_the_town_and_who_stands_beside_the_highway_is_missing() -> None:
    table = Table("ge-1 0405, su-1 0815, su-2 0814", "german-movement", held="1801 german")
    assert missing(table.g) == {table.cell("1802"), table.cell("0815")}
    table = Table("ge-1 0405, su-2 0814", "german-movement", held=TOWN)
    assert not missing(table.g)
    assert has_all(table.g, GERMAN)
    assert not has_all(table.g, SOVIET)


@pytest.mark.parametrize(
    ("turn", "posts", "wanted"), [(9, 2, True), (9, 7, False), (8, 2, True), (7, 2, False)]
)
def test_the_last_word_is_wanted_on_the_last_day_for_a_grade_if_little_is_missing(
    turn: int, posts: int, wanted: bool
) -> None:
    """6/challenge/success: whoever is second in the morning moves last by day, and has an impulse less."""
    there = ", ".join(
        ("su-1 0815", "su-2 0615", "su-3 1215", "su-4 1015", "su-5 1415", "su-6 1615", "su-mg 1715")[:posts]
    )
    table = Table(f"ge-1 ge-2 0714, ge-tank 0713, {there}", "initiative", held=TOWN, turn=turn)
    assert wants_last_word(W, table.g, GERMAN) is wanted
    assert not wants_last_word(W, table.g, SOVIET)
    bid = Scripted(1).answer(table.g, table.g.pending["german"])
    assert (bid == ("bid", 1)) is wanted


def test_germans_who_have_all_wait_for_what_the_soviets_do() -> None:
    units = "ge-1 0714, su-2 1209"
    done = Table(units, "challenge", held=TOWN, turn=8)
    assert Scripted(1).answer(done.g, done.g.pending["german"]) == ("waive",)
    lacking = Table(units, "challenge", turn=8)
    assert Scripted(1).answer(lacking.g, lacking.g.pending["german"]) == ("want",)


@pytest.mark.parametrize(
    ("turn", "posts", "used"), [(3, 1, False), (8, 4, True), (8, 5, False), (9, 5, True)]
)
def test_the_one_night_of_assaults_is_kept_for_the_end(turn: int, posts: int, used: bool) -> None:
    """12/surprise/night-limits-german."""
    there = ", ".join(("su-cav 0815", "su-cav2 1015", "su-1 1215", "su-2 1415", "su-3 1616")[:posts])
    table = Table(
        f"ge-1 ge-2 ge-tank 0814, ge-3 ge-5 0715, {there}", "night-german-movement", held=TOWN, turn=turn
    )
    assert is_night_for(W, table.g, GERMAN) is used
    assert is_night_for(W, table.g, SOVIET)
    assert bool(Moves(Fields(table.g, GERMAN, W)).attacks) is used


@pytest.mark.parametrize(
    ("phase", "aims"), [("german-movement", {"0815", "1207"}), ("night-german-movement", {"0815"})]
)
def test_that_night_goes_for_what_the_germans_lack_alone(phase: str, aims: set[str]) -> None:
    """12/surprise/night-limits-german: nobody else is worth it."""
    units = "ge-1 ge-2 0714, ge-3 ge-5 1206, su-cav 0815, su-cav2 1207"
    table = Table(units, phase, held=TOWN, turn=9)
    plan = Attacks(Fields(table.g, GERMAN, W)).plan()
    assert {attack.target for attack in plan} == {table.cell(name) for name in aims}


def test_the_soviets_have_nights_for_anything() -> None:
    """12/surprise/night-limits-soviet."""
    table = Table("ge-1 1207, su-1 1206", "night-soviet-movement", held=TOWN, turn=9)
    assert Attacks(Fields(table.g, SOVIET, W)).least(table.cell("1207")) == W.attack.least[SOVIET]


@pytest.mark.parametrize(("turn", "bars"), [(8, False), (9, True)])
def test_on_the_last_day_every_soviet_bars_the_highway_or_stands_in_the_town(turn: int, bars: bool) -> None:
    """19/battle/goal: what else they hold counts no more."""
    table = Table("ge-1 0405, su-1 1209, su-cav 1405", "soviet-movement", held=TOWN, turn=turn)
    posts = Posts(Fields(table.g, SOVIET, W))
    chosen = {posts.choose(table.unit(name)) for name in ("su-1", "su-cav")}
    barring = {*table.g.geo.mozhaisk, table.g.geo.station} | {
        cell for cell, far in enumerate(to_highway(table.g.geo)) if far <= 1
    }
    assert (chosen <= barring) is bars


@pytest.mark.parametrize(
    ("turn", "posts", "saves"), [(8, 4, True), (8, 5, False), (7, 1, False), (9, 1, False)]
)
def test_soviets_who_hold_little_save_their_forces_for_the_last_day(
    turn: int, posts: int, saves: bool
) -> None:
    there = ", ".join(("su-1 0815", "su-2 0615", "su-3 1215", "su-4 1015", "su-5 1415")[:posts])
    table = Table(f"ge-1 0405, {there}", "soviet-movement", held=TOWN, turn=turn)
    assert saves_forces(W, table.g) is saves


def test_in_the_introduction_nothing_is_late_and_nothing_saved() -> None:
    table = Table("ge-1 0405, su-1 0815", "soviet-movement", scenario="introduction", held=TOWN, turn=8)
    assert not saves_forces(W, table.g)
    assert not is_late(W, table.g)


@pytest.mark.parametrize(("turn", "keeps_off"), [(8, True), (9, False)])
def test_forces_are_saved_off_the_highway_but_near_it(turn: int, keeps_off: bool) -> None:
    """19/battle/goal: from there it can be barred in a night's impulse; on the last day they bar it."""
    table = Table("ge-1 ge-2 0914, su-1 1315", "soviet-movement", held=TOWN, turn=turn)
    steps = Moves(Fields(table.g, SOVIET, W)).think(table.g, table.unit("su-1"))
    there = next((step[1] for step in reversed(steps) if step[0] == "go"), table.cell("1315"))
    near = to_highway(table.g.geo)[there]
    assert (near > 1) is keeps_off
    assert near <= 5


def test_saved_forces_go_where_the_germans_can_bring_little() -> None:
    table = Table("ge-1 ge-2 ge-3 0713, su-1 1315", "soviet-movement", held=TOWN, turn=8)
    posts = Posts(Fields(table.g, SOVIET, W))
    there = posts.choose(table.unit("su-1"))
    assert posts.fields.threat[there] < posts.fields.threat[table.cell("0911")]
