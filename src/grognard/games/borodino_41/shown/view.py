"""What a seat may know: counters as far as it knows them, markers, works, and its own aircraft."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grognard.games.borodino_41.geography import BLOWN, BUILT
from grognard.games.borodino_41.position import (
    COMING,
    CUT_OFF,
    DISRUPTED,
    DUMMIES,
    ELIMINATED,
    FIRED_ZOC,
    FOXHOLE,
    INSIDE,
    MOVED,
    NONE,
    OUT_OF_SUPPLY,
    PLACES,
    SUPPRESSED,
    TOLD,
    TRENCH,
    Position,
)
from grognard.games.borodino_41.rules.air import combined_left, die_of, shifts_left
from grognard.games.borodino_41.rules.combat.declaring import bank_directions
from grognard.games.borodino_41.rules.hidden import planned
from grognard.games.borodino_41.rules.victory import losses
from grognard.games.borodino_41.shown import ladder
from grognard.games.borodino_41.shown.standing import HIDDEN, knows, standing
from grognard.games.borodino_41.shown.words import values
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.actions import Side
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.knowledge.levels import FACE, IDENTITY, KIND
from grognard.kernel.pieces import ON_BOARD

Row = dict[str, Any]
WORKS = {FOXHOLE: "foxhole", TRENCH: "trench"}
INTRODUCTION = "introduction"
OBJECTIVES = ("yudinki", "yelnya", "shevardino", "artemki")
"""19/intro/total: the villages of the ladder."""
_BEFORE_THE_BIDS = ("setup", "withdrawal", "weather", "initiative")
"""6/sequence: phases before which nobody is the initial player; who was it last is none of this section."""


def view(g: Position, sides: Iterable[Side], names: Sequence[str]) -> Row:
    """The position as these sides see it; `names` are those of all counters.

    Counters come by what the sides know of them, and by nothing else.
    """
    viewers = g.viewers(sides)
    counters = [(unit, level) for unit, level in g.seen(viewers) if _is_in_game(g, unit)]
    goals = planned(g, viewers)
    return {
        "turn": g.turn,
        "last_turn": g.world.last_turn,
        "section": g.section,
        "phase": g.phase,
        **_impulse(g),
        **({} if g.phase in _BEFORE_THE_BIDS else {"initial": SIDES[g.initial]}),
        "lull": g.lull,
        "ladder": ladder.step(g),
        "weather": g.weather,
        "units": [_counter(g, unit, level, names, goals.get(unit)) for unit, level in counters],
        "works": _works(g),
        "bridges": _bridges(g),
        "held": _held(g),
        "air": [_air(g, camp, viewers) for camp in range(len(SIDES))],
        "standing": standing(g, viewers),
        "objectives": _objectives(g),
        "forces": _forces(g, viewers),
        "due": g.due,
        "nights": {side: g.nights[camp] for camp, side in enumerate(SIDES)},
        "tank_points": g.tank_points,
    }


def _impulse(g: Position) -> Row:
    """6: whose impulse it is and of which kind; nothing where there is none, as in the set-up."""
    return {"impulse": g.kind, "player": SIDES[g.player]} if _is_in_impulse(g) else {}


def _is_in_impulse(g: Position) -> bool:
    return g.phase == "withdrawal" or g.phase.endswith(("-movement", "-combat"))


def _is_in_game(g: Position, unit: int) -> bool:
    """Dummies are in the game with inverted counters alone, and reinforcements if their day comes."""
    if g.is_dummy(unit):
        return g.world.hidden
    return g.place[unit] != COMING or g.unit(unit).arrives <= g.world.last_turn


def _counter(g: Position, unit: int, level: int, names: Sequence[str], goal: int | None) -> Row:
    """A counter by its name, or by its token where it lies face down.

    A dummy in hand is shown to its owner where it will lie (11/dummies/replace).
    """
    place, cell, printed = g.place[unit], g.cell[unit], g.unit(unit)
    if goal is not None:
        place, cell = DUMMIES if goal == NONE else ON_BOARD, goal
    known = level >= IDENTITY
    seen: Row = {"id": names[unit] if known else f"?{g.token[unit]}", "side": SIDES[g.layout.camps[unit]]}
    seen["place"] = PLACES[place]
    if place == ON_BOARD:
        seen["cell"] = g.geo.board.labels[cell]
    elif place == COMING:
        seen["place"] = f"coming-{printed.arrives}"
    if not known:
        if level == KIND:
            seen["told"] = seen["face"] = TOLD[g.kind_of(unit)]
    elif level >= FACE and 0 < g.strength[unit] < printed.strength:
        seen["face"], seen["values"] = str(g.strength[unit]), values(printed, g.strength[unit])
    if place == ON_BOARD and goal is None:
        if marks := [*marks_of(g, unit), *(_tasks(g, unit) if known else ())]:
            seen["marks"] = marks
        directions = DIRECTIONS[g.geo.board.orientation or "flat"]
        if g.assault[unit]:
            seen["facing"] = directions[g.assault[unit] - 1]
        elif known and printed.armour == "static":
            seen["facing"] = directions[g.facing[unit]]
    return seen


def marks_of(g: Position, unit: int) -> list[str]:
    """What lies on a counter for all to see, the most urgent first."""
    found = []
    if g.state[unit]:
        found.append({SUPPRESSED: "suppressed", DISRUPTED: "disrupted"}[g.state[unit]])
    if g.supply[unit]:
        found.append({CUT_OFF: "cut-off", OUT_OF_SUPPLY: "out-of-supply"}[g.supply[unit]])
    if g.assault[unit]:
        found.append("assault")
    if g.column[unit]:
        found.append("column")
    if g.inside[unit] == INSIDE:
        found.append("inside")
    if g.bank[unit]:
        side = {number: direction for direction, number in bank_directions(g.geo, g.cell[unit]).items()}
        found.append(f"bank-{DIRECTIONS[g.geo.board.orientation or 'flat'][side[g.bank[unit] - 1]]}")
    if g.committed[unit] and g.world.hidden:
        found.append("committed")
    if g.fired[unit] & ~FIRED_ZOC and _is_in_impulse(g):
        found.append("fired")
    if g.moved[unit] >= MOVED and g.player == g.camp[unit]:
        found.append("moved")
    return found


def _tasks(g: Position, unit: int) -> list[str]:
    """15: the work at which a unit must stay, or it is lost."""
    return [mark for mark, busy in (("bridging", g.task[unit] > 0), ("digging", g.digging[unit] > 0)) if busy]


def _works(g: Position) -> list[Row]:
    """15: foxholes and trenches with their owners, and fortifications that were destroyed."""
    labels = g.geo.board.labels
    found = [
        {"cell": labels[cell], "kind": f"{WORKS[g.work_at(cell)[0]]}-{SIDES[g.work_at(cell)[1]]}"}
        for cell, work in enumerate(g.works)
        if work
    ]
    return found + [{"cell": labels[cell], "kind": "wrecked"} for cell, gone in enumerate(g.wrecked) if gone]


def _bridges(g: Position) -> list[Row]:
    """15: bridges that were blown or built."""
    labels = g.geo.spots.edge_labels
    looks = {BLOWN: "blown", BUILT: "built"}
    return [
        {"edge": label, "kind": looks[g.spots[spot]]} for spot, label in enumerate(labels) if g.spots[spot]
    ]


def _held(g: Position) -> list[Row]:
    """19: the objectives that the Germans hold."""
    labels = g.geo.board.labels
    return [{"cell": labels[cell], "held": SIDES[GERMAN]} for cell in g.geo.holders if g.holds(GERMAN, cell)]


def _air(g: Position, camp: int, viewers: Iterable[int]) -> Row:
    """14: the shifts that a side has used, and what it has left, which only those know who saw its die."""
    seen: Row = {"side": SIDES[camp], "used": g.air_used[camp], "left": "hidden"}
    rolled = next((die for die in g.dice if die.name == die_of(camp)), None)
    if rolled is None or {*viewers} & {*rolled.seen_by}:
        seen["left"] = shifts_left(g, camp) if rolled else 0
        if camp == GERMAN:
            seen["combined"] = combined_left(g) if rolled else 0
    return seen


def _objectives(g: Position) -> list[Row]:
    """19: the places that decide the scenario, and who holds them."""
    geo = g.geo
    if g.world.scenario == INTRODUCTION:
        places = [(name, geo.places[name]) for name in OBJECTIVES]
    else:
        places = [*(("mozhaisk", cell) for cell in geo.mozhaisk), ("station", geo.station)]
        places.append(("artemki", geo.places["artemki"]))
    return [
        {"objective": name, "hex": geo.board.labels[cell], "held": SIDES[not g.holds(GERMAN, cell)]}
        for name, cell in places
    ]


def _forces(g: Position, viewers: Iterable[int]) -> list[Row]:
    """How many counters both sides have on the map, how many of them are shaken, and how many are gone.

    19: armour destroyed decides the introduction, points lost the battle; with inverted counters a side knows
    its own points alone until the end.
    """
    gone = [
        [g.printed[unit] for unit in g.in_place(ELIMINATED) if g.camp[unit] == camp]
        for camp in range(len(SIDES))
    ]
    there = [g.units_of(camp) for camp in range(len(SIDES))]
    counted: dict[str, list[Any]] = {
        "on-map": [len(units) for units in there],
        "suppressed": [sum(g.state[unit] == SUPPRESSED for unit in units) for units in there],
        "disrupted": [sum(g.state[unit] == DISRUPTED for unit in units) for units in there],
        "supply": [sum(g.supply[unit] > 0 for unit in units) for units in there],
        "eliminated": [len(units) for units in gone],
        "armour": [sum(printed.is_armour for printed in units) for units in gone],
    }
    counted["losses"] = [losses(g, camp) if knows(g, viewers, camp) else HIDDEN for camp in range(len(SIDES))]
    return [{"what": what, **dict(zip(SIDES, found, strict=True))} for what, found in counted.items()]
