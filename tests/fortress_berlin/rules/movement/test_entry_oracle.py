"""5.0 to 5.4, 8.7.1/5, 16.4, 16.5: where units may come in, against a second reading of the text.

Only the map's file says where letters lie and which hexes are on the edge; zones come from `oracle_movement`.
"""

from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import (
    COMBAT,
    COMING,
    ELIMINATED,
    EMPTY,
    MANOEUVRE,
    RUINS,
)
from grognard.games.fortress_berlin.rules.movement import entry
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.pieces import NOWHERE
from tests.fortress_berlin.rules.movement.oracle_movement import (
    HELD,
    Reading,
    clockwise,
    forts,
    rows,
    sheet,
    steps_apart,
)
from tests.fortress_berlin.table import Table, real_game
from tests.rules import rule

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
AT = {row["name"]: row["hex"] for row in rows("places.csv") if row["kind"] == "entry"}
EDGE = {label for label in sheet() if "" in clockwise(label)}
WENCK = {label for label in EDGE if 16 <= int(label[:2]) <= 32 and int(label[2:]) >= 33}


def beside(letter: str) -> list[str]:
    """The letters next to one on the ring; from A nobody shifts to X."""
    place = LETTERS.index(letter)
    around = [LETTERS[place - 1], LETTERS[(place + 1) % len(LETTERS)]]
    return [near for near in around if (letter, near) != ("A", "X")]


def nearest(label: str) -> str:
    """The letter closest to a hex, the first of several."""
    return min(LETTERS, key=lambda letter: (steps_apart(label, AT[letter]), letter))


def expected(reading: Reading, unit: int, camp: int) -> set[str]:
    """Where a unit may come in, were there room everywhere."""
    g = reading.g
    shut = {here for other, here in reading.at.items() if g.camp[other] != camp}
    shut |= reading.zone(1 - camp, seen_by=camp)
    if camp == SOVIET:
        shut |= {label for label in forts() if g.fort[reading.number[label]] == HELD}
    span = g.printed[unit].entry
    if g.returned[unit]:
        span = "wenck" if camp == GERMAN else "D-E"
    if g.gate[unit] != NOWHERE:
        listed = [nearest(g.geo.board.labels[g.gate[unit]])]
        own = {AT[listed[0]]}
    elif span == "wenck":
        own = {label for label in WENCK if sheet()[label]["terrain"] != "lake"}
        listed = [letter for letter in LETTERS if AT[letter] in own]
    else:
        listed = list(LETTERS[LETTERS.index(span[0]) : LETTERS.index(span[-1]) + 1])
        own = {AT[letter] for letter in listed}
    found = set(own)
    for letter in listed:
        if g.late[unit] or AT[letter] in shut:
            found |= {AT[near] for near in beside(letter)}
    for label in own & shut:
        found |= {near for near in clockwise(label) if near in EDGE}
    ground = {label for label in found if sheet()[label]["terrain"] != "lake"}
    return ground - shut - reading.ruins


def besieged(rng: Random, camp: int) -> Any:
    """Enemies in both modes about some entry hexes, houses there in ruins, everybody else to come."""
    g = Table("", "german-movement", game=real_game(), options="steiner wenck").g
    board = g.geo.board
    g.turn = 9
    for spot in range(len(g.spots)):
        if rng.random() < 0.2:
            g.mark(g.spots, spot, RUINS)
    doors = [*AT.values(), *sorted(WENCK)]
    near = [board.cell(label) for door in doors for label in (door, *filter(None, clockwise(door)))]
    for unit, printed in enumerate(g.printed):
        g.remove(unit, ELIMINATED)
        if g.camp[unit] == camp:
            if printed.entry:
                g.remove(unit, COMING)
                g.due[unit], g.late[unit] = rng.randrange(1, 11), rng.choice((0, 0, 1, 3))
                g.returned[unit] = rng.random() < 0.15
                if camp == SOVIET and rng.random() < 0.15:
                    g.gate[unit] = board.cell(AT[rng.choice(LETTERS)])
            continue
        cell = rng.choice(near)
        if rng.random() < 0.3 or g.geo.terrain[cell] == "lake":
            continue
        if g.camp[unit] == SOVIET and g.fort[cell]:
            g.take_fort(cell)
        g.put(unit, cell)
        faced = [other for other in g.units_at(cell) if other != unit and g.mode[other] == MANOEUVRE]
        mode = rng.choice((MANOEUVRE, COMBAT)) if printed.has_manoeuvre_face else COMBAT
        g.change(unit, mode=mode, facing=g.facing[faced[0]] if faced else rng.randrange(6))
    for cell in g.geo.garrisoned:
        if g.fort[cell] == HELD and rng.random() < 0.3:
            g.mark(g.fort, cell, EMPTY)
    g.hide(unit for unit in g.in_place(0) if g.top[g.cell[unit]] != unit)
    return g


@rule("5.0b", "5.0/zone-ring", "5.3", "5.4a", "5.4b", "5.4c", "8.7.1/5", "16.5a")
@pytest.mark.parametrize("camp", [GERMAN, SOVIET])
@pytest.mark.parametrize("seed", range(6))
def test_units_come_in_where_the_text_lets_them(seed: int, camp: int) -> None:
    g = besieged(Random(seed), camp)
    due = entry.due(g, camp)
    assert set(due) == {unit for unit in g.in_place(COMING) if g.camp[unit] == camp and g.due[unit] <= 9}
    reading, offered = Reading(g), entry.open_doors(g, camp, due)
    for unit in due:
        cells = {g.geo.board.labels[cell] for cell in offered.get(unit, ())}
        assert cells == expected(reading, unit, camp), (g.printed[unit].id, g.late[unit])
