"""Random fires on rough ground: the rules and a second reading of the text agree on all of them."""

from functools import cache
from random import Random

import pytest

from grognard.games.fortress_berlin.position import EMPTY, RUINS, Position
from tests.fortress_berlin.field import FIELD
from tests.fortress_berlin.rules.combat import oracle_fire as oracle
from tests.fortress_berlin.table import Table
from tests.rules import rule

AREA = [f"{column}{row}" for column in range(22, 29) for row in range(20, 27)]
FIGHTERS = [unit.id for unit in FIELD]
STAFFS = {
    "german": ("berlin-hq", "ge-hq", "ge-hq2", "ge-corps"),
    "soviet": ("su-hq", "su-hq2", "2-guards-tank-army-hq"),
}
GUNS = ("ge-gun", "ge-gun2", "ge-sp", "408-artillery-light")
NAMES = {"none": "--", "star": "*"}


@cache
def _rough(number: int) -> Table:
    """An empty board with all that matters to fire."""
    rng = Random(number)
    kinds = ("clear", "clear", "clear", "park", "built-up", "major", "airfield")
    sides = []
    for there in rng.sample(AREA[8:-8], 8):
        near = oracle.beside(there, rng.randrange(6))
        sides += [f"{there} {near} {rng.choice(('river', 'canal'))}"]
        if rng.random() < 0.7:
            sides += [f"{there} {near} bridge"]
    works = [f"{there} {rng.choice(tuple(oracle.FORTS))}" for there in rng.sample(AREA, 9)]
    return Table(
        "",
        "german-combat",
        terrain=", ".join(f"{there} {rng.choice(kinds)}" for there in AREA),
        sides=", ".join(dict.fromkeys(sides)),
        works=", ".join(works),
        options="coordination" if number % 2 else "",
    )


def _table(rng: Random, side: str, empty_ground: Table) -> Table:
    """Thirty counters in all sorts of states; the side in phase has its staffs and guns among them."""
    table: Table = empty_ground.copy()
    g = table.g
    board = g.geo.board
    for there in AREA:
        cell, spot = board.cell(there), g.geo.ruin_spot[board.cell(there)]
        if spot >= 0 and rng.random() < 0.3:
            g.mark(g.spots, spot, RUINS)
        if g.fort[cell] and rng.random() < 0.3:
            g.mark(g.fort, cell, EMPTY)
    names = dict.fromkeys((*rng.sample(FIGHTERS, 26), *STAFFS[side][: rng.randint(0, 4)], *GUNS))
    taken: dict[str, int] = {}
    for name in names:
        unit, there = table.unit(name), rng.choice(AREA)
        if taken.setdefault(there, g.camp[unit]) == g.camp[unit] and len(g.units_at(board.cell(there))) < 4:
            table.put(unit, there)
            _state(rng, g, unit)
    for there, camp in taken.items():
        if camp == oracle.SOVIET and g.fort[board.cell(there)]:
            g.take_fort(board.cell(there))
    g.air = (rng.choice((0, 1)),)
    g.turn = 3
    table.begin(f"{side}-combat")
    table._start(())
    return table


def _state(rng: Random, g: Position, unit: int) -> None:
    mode = rng.choice((0, 1, 1, 1)) if g.printed[unit].has_manoeuvre_face else 1
    disrupted = rng.choice((0, 0, 0, 0, 1)) if g.printed[unit].has_manoeuvre_face else 0
    g.change(unit, mode=0 if disrupted else mode, facing=rng.randrange(6), disrupted=disrupted)


def _labels(table: Table, verb: str) -> set[str]:
    return set(table.options(verb))


def _said(table: Table) -> dict[str, object]:
    found: dict[str, object] = {
        "column": "",
        "modifier": None,
        "result": "",
        "ruins": bool(table.events("fire.ruins")),
    }
    for event in table.g.events:
        if event.message in ("fire.opens", "fire.opens-air", "fire.opens-direct", "fire.result"):
            found |= {
                key: value for key, value in event.args.items() if key in (*found, "attack", "defence", "pf")
            }
    parts = str(found["result"]).split()
    if parts:
        code = NAMES.get(parts[0], parts[0])
        found["result"] = code + "*" if len(parts) > 1 else code
    return found


@rule("8.2a", "8.2.1", "8.2.1/participants", "8.2.2", "8.2.3a", "8.2.3b", "8.2.4/step-5", "11.3b", "11.4c")
@pytest.mark.parametrize("seed", range(6))
def test_random_bombardments(seed: int) -> None:
    rng, fired = Random(seed), {"plain": 0, "mixed": 0, "air": 0}
    side = ("german", "soviet")[seed % 2]
    camp = seed % 2
    for _ in range(7):
        table = _table(rng, side, _rough(seed // 2))
        if table.prompt != "fire.ask-target":
            continue
        book = oracle.Reading(table.g)
        own = [unit for unit in book.units if table.g.camp[unit] == camp]
        named = table.game.grammar.names("unit")
        for there in sorted(_labels(table, "target") | set(rng.sample(AREA, 12))):
            cell = table.cell(there)
            enemies = [unit for unit in book.there(there) if table.g.camp[unit] != camp]
            target = bool(enemies) or (camp == 1 and table.g.fort[cell] == oracle.HELD)
            if not target:
                assert there not in _labels(table, "target"), (seed, there)
                continue
            guns = {unit for unit in own if book.gun(unit, there, mixed=False)}
            far = {unit for unit in own if book.gun(unit, there, mixed=True)}
            strikes = {unit for unit in own if book.strike(unit, there)}
            cars = {unit for unit in own if book.vehicle(unit, there)}
            able = bool(table.g.air[0] or guns or strikes or (cars and far))
            assert (there in _labels(table, "target")) == able, (seed, there)
            if not able:
                continue
            trial: Table = table.copy()
            trial.do(f"target {there}")
            joins = guns | cars if far or strikes else guns
            assert _labels(trial, "join") == {named[unit] for unit in joins}, (seed, there)
            assert _labels(trial, "strike") == {named[unit] for unit in strikes}, (seed, there)
            _fire(rng, trial, book, there, fired)
    assert sum(fired.values()) > 15, fired


def _fire(rng: Random, table: Table, book: oracle.Reading, there: str, fired: dict[str, int]) -> None:
    """Gathers at random, fires, and compares the log with the reading."""
    air = "air" in table.options() and rng.random() < 0.3
    firers: list[int] = []
    strikes = 0
    if air:
        table.do("air")
    else:
        for line in sorted(line for line in table.options() if line.startswith("strike")):
            if rng.random() < 0.7:
                table.do(line)
                strikes += 1
        for _ in range(rng.randint(1, 6)):
            lines = [line for line in table.options() if line.startswith("join")]
            if lines:
                line = rng.choice(sorted(lines))
                table.do(line)
                firers.append(table.unit(line.split()[1]))
    if "fire" not in table.options():
        return
    mixed = any(book.kind(unit) not in oracle.CANNON for unit in firers)
    dice = rng.randint(1, 6), rng.randint(1, 6)
    table.dice(*dice).do("fire")
    expected = book.outcome(int(mixed), there, firers, strikes, air, -1, sum(dice))
    assert _said(table) == expected, there
    fired["air" if air else "mixed" if mixed else "plain"] += 1


@rule("8.3b", "8.3.1", "8.3.2a", "8.3.2b", "8.3.3a", "8.3.6", "8.1.6", "3.5.2a", "3.5.4b", "17.5")
@pytest.mark.parametrize("seed", range(6))
def test_random_direct_fires(seed: int) -> None:
    rng, fired = Random(100 + seed), 0
    side, camp = ("german", "soviet")[seed % 2], seed % 2
    for _ in range(16):
        table = _table(rng, side, _rough(seed // 2))
        if table.prompt == "fire.ask-target":
            table.do("done")
        if table.prompt != "fire.ask-aim":
            continue
        book = oracle.Reading(table.g)
        named = table.game.grammar.names("unit")
        own = [unit for unit in book.units if table.g.camp[unit] == camp]
        for there in AREA:
            enemies = [unit for unit in table.g.units_at(table.cell(there)) if table.g.camp[unit] != camp]
            if not enemies:
                assert there not in _labels(table, "aim"), (seed, there)
                continue
            vehicles = [unit for unit in enemies if book.kind(unit) in oracle.TANKS | {"mech infantry"}]
            able = {unit for unit in own if book.vehicle(unit, there) and book.all_commanded([unit])}
            shows = enemies[0] in vehicles or len(enemies) > 1
            assert (there in _labels(table, "aim")) == bool(shows and able), (seed, there)
            if not (shows and able):
                continue
            trial: Table = table.copy()
            trial.do(f"aim {there}")
            firers: list[int] = []
            for _ in range(rng.randint(1, 4)):
                joins = {
                    u
                    for u in own
                    if u not in firers and book.vehicle(u, there) and book.all_commanded([*firers, u])
                }
                assert _labels(trial, "join") == {named[unit] for unit in joins}, (seed, there)
                if joins:
                    unit = rng.choice(sorted(joins))
                    trial.do(f"join {named[unit]}")
                    firers.append(unit)
            dice = rng.randint(1, 6), rng.randint(1, 6)
            trial.dice(*dice).do("fire")
            if not vehicles:
                trial.logs("fire.no-target")
                continue
            target = rng.choice(vehicles)
            if len(vehicles) > 1:
                assert _labels(trial, "at") == {named[unit] for unit in vehicles}
                trial.do(f"at {named[target]}")
            expected = book.outcome(2, there, firers, 0, False, target, sum(dice))
            assert _said(trial) == expected, (seed, there)
            fired += 1
    assert fired > 8, fired
