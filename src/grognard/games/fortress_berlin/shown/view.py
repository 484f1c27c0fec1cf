"""What a seat may know: counters as far as it knows them, forts, ruins, leaders and the tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from grognard.games.fortress_berlin.charts import LOSSES
from grognard.games.fortress_berlin.position import (
    COMBAT,
    COMING,
    ELIMINATED,
    EMPTY,
    HITLER,
    MOVED,
    NOT_IN_PLAY,
    PLACES,
    RED,
    TAKEN,
    UNDERGROUND,
    UNUSED,
    WHITE,
    Position,
)
from grognard.games.fortress_berlin.rules.arrivals.variants import zones
from grognard.games.fortress_berlin.rules.players import MARSHALS, ROLES, lost_share, owner
from grognard.games.fortress_berlin.shown import steps
from grognard.games.fortress_berlin.shown.picture import MANOEUVRE_FACE
from grognard.games.fortress_berlin.shown.words import values
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.actions import Side
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.knowledge.levels import FACE, IDENTITY
from grognard.kernel.pieces import ON_BOARD

Row = dict[str, Any]
MINDS = ("", "loyal", "defected", "fled", "dead", "captured")
FORTS = {EMPTY: "empty", TAKEN: "taken"}
MARKERS = {WHITE: "disrupted-white", RED: "disrupted-red"}


def view(g: Position, sides: Iterable[Side], names: Sequence[str]) -> Row:
    """The position as these sides see it; `names` are those of all counters."""
    viewers = g.viewers(sides)
    seen = [(unit, level) for unit, level in g.seen(viewers) if g.place[unit] != UNUSED]
    seen.sort(key=lambda found: _lies_on_top(g, *found))
    return {
        "turn": g.turn,
        "last_turn": g.world.last_turn,
        "phase": g.phase,
        "player": SIDES[g.player],
        "ladder": steps.step(g),
        "score": {SIDES[0]: g.german_points, SIDES[1]: g.soviet_points},
        **_air(g),
        "hitler": MINDS[g.leader[HITLER]],
        "held": SIDES[not g.holds(GERMAN, g.geo.reichstag)],
        "units": [_counter(g, unit, level, names, viewers) for unit, level in seen],
        "forts": _forts(g),
        "ruins": _ruins(g),
        "battles": _battles(g),
        "below": _below(g),
        "leaders": _leaders(g),
        **({"dignitaries": _dignitaries(g)} if g.world.plays("leaders") else {}),
        "sources": _sources(g),
        "arrivals": _arrivals(g),
        "forces": _forces(g),
        **({"roles": _roles(g, viewers)} if g.roles else {}),
        **({"hj_free": "yes" if g.hj_free else "no"} if GERMAN in viewers else {}),
    }


def _lies_on_top(g: Position, unit: int, level: int) -> bool:
    """3.1.5: the counter of a stack that is drawn last, where one may know which it is."""
    return g.place[unit] == ON_BOARD and level >= IDENTITY and g.top[g.cell[unit]] == unit


def _counter(g: Position, unit: int, level: int, names: Sequence[str], viewers: Sequence[int]) -> Row:
    """A counter by its name, or by its token where it lies under another."""
    place, known = g.place[unit], level >= IDENTITY
    seen: Row = {"id": names[unit] if known else f"?{g.token[unit]}", "side": SIDES[g.layout.camps[unit]]}
    seen["place"] = PLACES[place]
    if known and (whose := owner(g, unit)):
        seen["owner"] = whose
    if place == ON_BOARD:
        seen["cell"] = g.geo.board.labels[g.cell[unit]]
        if marks := _marks(g, unit, viewers):
            seen["marks"] = marks
    elif place == UNDERGROUND:
        seen["station"] = g.geo.board.labels[g.station[unit]]
    elif place == COMING:
        due = g.due[unit] if known else 0
        seen["place"] = f"coming-{seen['side']}-{due}" if due else "coming-0"
    on_map = place == ON_BOARD and level >= FACE and g.mode[unit] != COMBAT
    if on_map or (place == COMING and known and _enters_in_manoeuvre(g, unit)):
        seen["face"], seen["values"] = MANOEUVRE_FACE, values(g.unit(unit), combat=False)
    if on_map:
        seen["facing"] = DIRECTIONS[g.geo.board.orientation or "flat"][g.facing[unit]]
    return seen


def _enters_in_manoeuvre(g: Position, unit: int) -> bool:
    """3.3.3a: who is due on a turn comes in on this face; the set-up begins with the other (13.0)."""
    return bool(g.due[unit]) and g.printed[unit].has_manoeuvre_face


def _marks(g: Position, unit: int, viewers: Sequence[int]) -> list[str]:
    """What lies on a counter, the most urgent first; what it has done is for its own side."""
    found = []
    if g.disrupted[unit]:
        found.append(MARKERS[g.disrupted[unit]])
    if g.target[unit]:
        is_known = any(g.knows(camp, unit) for camp in viewers)
        found.append("supports" if is_known and g.printed[unit].is_hq else "announced")
    if g.camp[unit] in viewers and g.player == g.camp[unit]:
        if g.phase == "combat" and g.fought[unit] and not g.target[unit]:
            found.append("fought")
        if g.phase == "movement" and g.moved[unit] == MOVED:
            found.append("moved")
    return found


def _forts(g: Position) -> list[Row]:
    """10.2: strongpoints and towers without a garrison."""
    labels = g.geo.board.labels
    return [
        {"cell": labels[cell], "fort": FORTS[state]} for cell, state in enumerate(g.fort) if state in FORTS
    ]


def _ruins(g: Position) -> list[Row]:
    """9.0."""
    labels = g.geo.board.labels
    return [
        {"cell": labels[cell], "ground": "ruins"} for cell in range(len(g.geo.board)) if g.is_ruined(cell)
    ]


def _battles(g: Position) -> list[Row]:
    """8.2b, 8.4.2: hexes that were bombarded in this segment, and those to be assaulted."""
    if g.phase != "combat":
        return []
    labels = g.geo.board.labels
    targets = sorted({cell - 1 for cell in g.target if cell})
    hit = [cell for cell, bombarded in enumerate(g.bombarded) if bombarded and cell not in targets]
    return [
        *({"cell": labels[cell], "battle": "assault"} for cell in targets),
        *({"cell": labels[cell], "battle": "bombarded"} for cell in hit),
    ]


def _below(g: Position) -> list[Row]:
    """17.1: who is in the U-Bahn, under which station."""
    labels = g.geo.board.labels
    return [
        {"cell": labels[g.station[unit]], "below": SIDES[g.camp[unit]]} for unit in g.in_place(UNDERGROUND)
    ]


def _leaders(g: Position) -> list[Row]:
    """11.1, 17.4: the leaders on the map."""
    labels = g.geo.board.labels
    return [
        {
            "leader": g.world.leaders[leader].name,
            "cell": labels[cell],
            "marker": "hitler" if leader == HITLER else MINDS[g.leader[leader]],
        }
        for leader, cell in enumerate(g.leader_cell)
        if g.leader[leader] != NOT_IN_PLAY and cell >= 0
    ]


def _dignitaries(g: Position) -> list[Row]:
    """17.4: where the leaders who can flee or change sides are, what has become of them, and their worth."""
    labels = g.geo.board.labels
    return [
        {
            "leader": printed.name,
            "cell": labels[cell] if cell >= 0 else None,
            "mind": MINDS[mind],
            "stars": printed.stars,
        }
        for cell, mind, printed in zip(g.leader_cell, g.leader, g.world.leaders, strict=True)
        if mind != NOT_IN_PLAY and printed is not g.world.leaders[HITLER]
    ]


def _air(g: Position) -> Row:
    """11.4b: the strikes that are left; 17.2f: in a Soviet turn of two marshals, of each."""
    if len(g.air) == 1:
        return {"air": sum(g.air)}
    return {f"air_{marshal}": left for marshal, left in zip(MARSHALS, g.air, strict=True)}


def _sources(g: Position) -> list[Row]:
    """12.0: where the points of both sides come from: units eliminated in combat, and all else."""
    worth = g.world.charts.points
    kills = [g.killed[1 - camp] * worth[LOSSES[1 - camp]].points for camp in range(len(SIDES))]
    points = [g.german_points, g.soviet_points]
    rows = {
        "kills": kills,
        "other": [total - killed for total, killed in zip(points, kills, strict=True)],
        "total": points,
    }
    return [{"source": source, **dict(zip(SIDES, found, strict=True))} for source, found in rows.items()]


def _roles(g: Position, viewers: Sequence[int]) -> list[Row]:
    """17.3: who has which German role; for the Germans, who of them loses least and so may win (17.3.2c)."""
    rows: list[Row] = [
        {"role": ROLES[role], "player": g.world.seat_of[GERMAN][player]}
        for role, player in enumerate(g.roles)
    ]
    if GERMAN in viewers:  # of what lies covered, the Soviets don't know the FS
        for role, row in enumerate(rows):
            row["lost"] = f"{round(100 * lost_share(g, role))} %"
    return rows


def _arrivals(g: Position) -> list[Row]:
    """14, 15: how many units are still to come, by turn and zones of entry."""
    waiting = Counter(
        (g.due[unit], g.camp[unit], zones(g, unit)) for unit in g.in_place(COMING) if g.due[unit]
    )
    return [
        {"turn": turn, "side": SIDES[camp], "count": count, "zones": entry.replace("-", "–")}
        for (turn, camp, entry), count in sorted(waiting.items())
    ]


def _forces(g: Position) -> list[Row]:
    """How many counters both sides have on the map, how many of them are disrupted, and how many are gone."""
    there = [g.units_of(camp) for camp in range(len(SIDES))]
    counted = {
        "on-map": [len(units) for units in there],
        "disrupted": [sum(g.disrupted[unit] > 0 for unit in units) for units in there],
        "eliminated": [
            sum(g.camp[unit] == camp for unit in g.in_place(ELIMINATED)) for camp in range(len(SIDES))
        ],
    }
    return [{"what": what, **dict(zip(SIDES, found, strict=True))} for what, found in counted.items()]
