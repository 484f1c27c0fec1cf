"""How the scripted Germans keep works on the highway that they took: a gun in each, behind the front."""

import pytest

from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.guards import guards
from grognard.games.borodino_41.ai.moves import Moves
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.units import GERMAN, SOVIET
from tests.borodino_41.table import Table

W = Weights.standard()
GUNS = "ge-aa 0615, ge-at 0313"


def kept(table: Table) -> dict[str, str]:
    """Who is to keep what."""
    units, labels = table.g.printed, table.g.geo.board.labels
    return {units[unit].id: labels[cell] for unit, cell in guards(Fields(table.g, GERMAN, W)).items()}


def test_the_nearest_gun_keeps_a_trench_that_was_taken() -> None:
    table = Table(f"{GUNS}, ge-1 1115, su-1 1410", "german-movement", works="0815 trench german")
    assert kept(table) == {"ge-aa": "0815"}


def test_the_most_exposed_works_get_theirs_first() -> None:
    works = "0815 trench german, 0416 trench german"
    table = Table("ge-aa 0615, su-1 1410", "german-movement", works=works)
    assert kept(table) == {"ge-aa": "0815"}
    table = Table(f"{GUNS}, su-1 1410", "german-movement", works=works)
    assert kept(table) == {"ge-aa": "0815", "ge-at": "0416"}


@pytest.mark.parametrize(("held", "keeps"), [("1016 german", True), ("1016 soviet", False)])
def test_a_fortification_is_kept_once_it_was_taken(held: str, keeps: bool) -> None:
    facts = {"forts": "1016 sw nw n", "held": held}
    table = Table("ge-aa 0615, su-1 1410", "german-movement", **facts)
    assert kept(table) == ({"ge-aa": "1016"} if keeps else {})


@pytest.mark.parametrize(
    ("units", "works"),
    [
        ("ge-aa 0615, su-1 1410", "0815 trench soviet"),
        ("ge-aa 0615, su-1 1410", "0811 trench german"),
        ("ge-aa 0615, su-1 0814", "0815 trench german"),
        ("ge-aa 0615, su-1 0815, su-2 1410", "0815 trench german"),
        ("ge-aa 0615 disrupted, su-1 1410", "0815 trench german"),
        ("ge-gun 0615, su-1 1410", "0815 trench german"),
        ("ge-aa 0103, su-1 1911", "1916 trench german"),
    ],
)
def test_other_works_are_not_kept_nor_by_others(units: str, works: str) -> None:
    """Those of the enemy, off the highway, at the front or lost; guns that are shaken, needed or too far."""
    assert kept(Table(units, "german-movement", works=works)) == {}


def test_nobody_keeps_anything_in_the_introduction() -> None:
    facts = {"works": "0815 trench german"}
    table = Table("ge-aa 0615, su-1 1410", "german-movement", scenario="introduction", **facts)
    assert kept(table) == {}


def test_the_soviets_keep_nothing_so() -> None:
    table = Table("su-aa 0615, ge-1 1410", "soviet-movement", works="0815 trench soviet")
    assert guards(Fields(table.g, SOVIET, W)) == {}


def test_a_guard_goes_there_and_stays() -> None:
    facts = {"works": "0815 trench german"}
    table = Table("ge-aa 0615, ge-1 1115, su-1 1410", "initial-german-movement", **facts)
    steps = Moves(Fields(table.g, GERMAN, W)).think(table.g, table.unit("ge-aa"))
    assert [step[1] for step in steps if step[0] == "go"][-1] == table.cell("0815")
    table = Table("ge-aa 0815, ge-1 1115, su-1 1410", "initial-german-movement", **facts)
    steps = Moves(Fields(table.g, GERMAN, W)).think(table.g, table.unit("ge-aa"))
    assert not [step for step in steps if step[0] == "go"]
