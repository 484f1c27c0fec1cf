"""Random fires on rough ground: the rules and a second reading of the text agree on all of them."""

from functools import cache
from random import Random

import pytest

from grognard.games.borodino_41.charts import AT, COLUMNS, REGULAR
from grognard.games.borodino_41.position import TRENCH, Position
from grognard.games.borodino_41.rules.combat.fire import CHANGING, LEAVING, PROBING, STAYING
from grognard.games.borodino_41.rules.combat.firepower import (
    AIR,
    CLOSING,
    DEFENSIVE,
    OFFENSIVE,
    ZOC,
    bar_to_direct,
    bar_to_fire,
)
from grognard.games.borodino_41.rules.combat.shots import shots_at
from grognard.games.borodino_41.rules.combat.volley import Volley
from tests.borodino_41.ground import label
from tests.borodino_41.rules.combat import oracle_fire as oracle
from tests.borodino_41.rules.combat.oracle_firers import may_fire
from tests.borodino_41.table import Table
from tests.rules import rule

PURPOSES = {ZOC: "zoc", DEFENSIVE: "defence", OFFENSIVE: "offence", CLOSING: "closing", AIR: "air"}
MOVES = {STAYING: "", LEAVING: "leaves", CHANGING: "changes", PROBING: "bumps"}
AREA = [label(column, row) for column in range(4, 10) for row in range(4, 10)]


@cache
def _rough() -> Table:
    """An empty board with all that matters to fire."""
    rng = Random(41)
    kinds = ("clear", "clear", "woods", "village", "town", "marsh")
    terrain = ", ".join(f"{there} {rng.choice(kinds)}" for there in AREA)
    fronts = ("n ne nw", "ne se s", "s sw nw")
    forts = ", ".join(f"{there} {rng.choice(fronts)}" for there in rng.sample(AREA, 8))
    bank = "0406 0506 0606 0706 0806"
    return Table(
        "",
        "german-combat",
        terrain=terrain,
        forts=forts,
        hills=" ".join(rng.sample(AREA, 12)),
        sides="0505 0605 stream, 0707 0708 river, 0807 0808 stream",
        roads=f"0306 {bank} 0906 rail, {bank} embankment",
    )


def _position(rng: Random) -> Position:
    """Thirty counters in a corner of the board, in all sorts of states."""
    g = _rough().g.clone()
    units = [unit for unit, printed in enumerate(g.printed) if printed.kind != "dummy"]
    taken: dict[int, int] = {}
    for unit in rng.sample(units, 30):
        cell = g.geo.board.cell(rng.choice(AREA))
        if taken.setdefault(cell, g.camp[unit]) != g.camp[unit]:
            continue
        g.put(unit, cell)
        printed = g.printed[unit]
        g.strength[unit] = rng.randint(1, printed.strength)
        g.change(unit, state=rng.choice((0, 0, 0, 1, 2)), supply=rng.choice((0, 0, 0, 0, 1, 2)))
        g.column[unit] = rng.random() < 0.15
        g.committed[unit] = rng.random() < 0.8
        g.fired[unit] = rng.choice((0, 0, 0, 1, 2, 4, 8, 17, 32, 64))
        g.inside[unit] = rng.randrange(3)
        g.uncommanded[unit], g.watched[unit] = rng.random() < 0.2, rng.random() < 0.4
        g.bank[unit] = rng.randrange(3) if g.geo.banked[cell] else 0
        g.afoot[unit] = 2 * (printed.kind == "armoured-engineer" and rng.random() < 0.4)
        g.began[unit] = cell if rng.random() < 0.5 else 0
        g.facing[unit] = rng.randrange(6)
        if printed.may_assault and rng.random() < 0.3:
            g.assault[unit] = rng.randint(1, 6)
    for cell in map(g.geo.board.cell, AREA):
        g.works[cell] = rng.choice((0, 0, 0, 2, 3, 4, 5))
        g.wrecked[cell] = rng.random() < 0.2
    g.memo = {}
    return g


def _mines(g: Position, target: int, rng: Random) -> tuple[int, ...]:
    """Perhaps a hex beside a unit that could have mines."""
    beside = g.geo.board.neighbours[g.cell[target]]
    cells = [cell for cell in beside if g.works[cell] // 2 == TRENCH or cell in g.geo.forts]
    return (rng.choice(cells),) if cells and rng.random() < 0.4 else ()


@rule("12/fire/total", "12/fire/order-of-shifts", "9/effects/table-cat-1", "9/effects/table-cat-2")
@pytest.mark.parametrize("seed", range(8))
def test_points_and_columns_of_random_fires(seed: int) -> None:
    rng = Random(seed)
    fires = 0
    for _ in range(60):
        g = _position(rng)
        standing = g.in_place(0)
        for _ in range(12):
            target = rng.choice(standing)
            purpose = rng.choice(tuple(PURPOSES))
            armour = oracle.is_vehicle(g, target)
            kind = REGULAR if purpose == AIR else AT if armour else REGULAR
            foes = [unit for unit in standing if g.camp[unit] != g.camp[target]]
            near = [unit for unit in foes if g.geo.board.distance(g.cell[unit], g.cell[target]) <= 4]
            firers = () if purpose == AIR else tuple(rng.sample(near, min(len(near), rng.randint(0, 4))))
            others = tuple(
                unit for unit in firers if g.printed[unit].indirect and kind == REGULAR and rng.random() < 0.5
            )
            air = rng.randint(1, 9) if purpose == AIR else rng.choice((0, 0, 2)) if kind == REGULAR else 0
            move = rng.choice(tuple(MOVES)) if purpose == ZOC else STAYING
            mined = _mines(g, target, rng) if kind == AT and purpose == ZOC else ()
            fire = Volley(
                1 - g.camp[target], kind, g.cell[target], firers, (target,), purpose,
                indirect=others, air=air, leaving=move, mined=mined,
            )  # fmt: skip
            salvo = oracle.Salvo(
                PURPOSES[purpose], kind == AT, firers, others, target, air, MOVES[move], mined
            )
            found = [(shot.points, COLUMNS[shot.column]) for shot in shots_at(g, fire, target)]
            assert found == oracle.reading(g, salvo), (seed, fire)
            fires += bool(found)
    assert fires > 200


@rule("12/firepower/observe-and-range", "12/indirect/spotter-soviet", "12/art-limits/adjacent")
@pytest.mark.parametrize("seed", range(6))
def test_who_may_fire_in_random_positions(seed: int) -> None:
    rng = Random(100 + seed)
    answers = {True: 0, False: 0}
    for _ in range(25):
        g = _position(rng)
        standing = g.in_place(0)
        for unit in standing:
            foes = [other for other in standing if g.camp[other] != g.camp[unit]]
            distances = {other: g.geo.board.distance(g.cell[unit], g.cell[other]) for other in foes}
            foes.sort(key=distances.__getitem__)
            target = rng.choice(foes[:5])
            purpose = rng.choice((ZOC, DEFENSIVE, OFFENSIVE, CLOSING))
            kind, cell = rng.choice((REGULAR, AT)), g.cell[target]
            under = rng.choice((g.cell[unit], g.cell[rng.choice(standing)]))
            expected = may_fire(g, unit, cell, kind == AT, PURPOSES[purpose], under)
            found = bar_to_fire(g, unit, cell, kind, purpose, under)
            assert (found is None) is expected, (seed, g.printed[unit].id, cell, kind, purpose, found)
            answers[expected] += 1
            if found is None and kind == AT:
                assert bar_to_direct(g, unit, cell, kind, purpose, under) is None
    assert min(answers.values()) > 30
