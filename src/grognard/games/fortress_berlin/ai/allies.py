"""17.2, 17.3 Players of one side: marshals who race and betray, and a Führer who gives his role away.

Only one marshal wins: who takes Hitler, or the Reichstag if the Soviets lead on points. Of the Germans,
Hitler's player never wins. In the game for two nothing here has any effect.
"""

from __future__ import annotations

from grognard.games.fortress_berlin.ai.score import is_hopeless, lead, shunned
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import NONE, Position
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.combat.strikes import is_rival
from grognard.games.fortress_berlin.rules.players import ARMED, FUHRER
from grognard.games.fortress_berlin.rules.roles import ASSIGNMENTS
from grognard.games.fortress_berlin.rules.victory import goal
from grognard.games.fortress_berlin.units import GERMAN, SOVIET

NOWHERE_NEAR = 99
"""Hexes to a prize for a marshal who has nobody on the map to take it."""


# ---- marshals: the race


def nearest(g: Position, player: int, cell: int) -> int:
    """Hexes from a hex to the nearest unit of a marshal that could take it."""
    distance = g.geo.board.distance
    fit = (unit for unit in g.units_of(SOVIET) if g.printed[unit].may_assault)
    return min(
        (distance(g.cell[unit], cell) for unit in fit if players.player_of(g, unit) == player),
        default=NOWHERE_NEAR,
    )


def lag(g: Position, player: int, cell: int) -> int:
    """17.2e: the hexes by which the rival is nearer to a hex than a marshal."""
    return nearest(g, player, cell) - nearest(g, 1 - player, cell)


def ends(g: Position, camp: int, w: Weights) -> tuple[int, ...]:
    """The hexes that win the game for who enters them."""
    if camp == GERMAN:
        return (goal(g),)
    prizes = (goal(g), g.geo.bunker) if g.hitler_lives else (goal(g),)
    return tuple(cell for cell in prizes if cell != shunned(g, camp, w))


def prize(g: Position, camp: int, w: Weights) -> int:
    """17.2e: where the units of who has his turn are to go.

    Hitler is worth more than the Reichstag if the Soviets trail, if he is nearer, or if the rival is ahead.
    """
    target, bunker, player = goal(g), g.geo.bunker, g.hand
    if camp == GERMAN or not g.hitler_lives:
        return target
    if is_hopeless(g, w):
        return bunker
    if g.commanders < 2 or player == NONE:
        return target
    detour = nearest(g, player, bunker) - nearest(g, player, target)
    behind = lag(g, player, target)
    is_late = behind >= w.allies.margin and lag(g, player, bunker) < behind
    return bunker if is_late or detour <= -w.allies.detour else target


def haste(g: Position, camp: int, w: Weights) -> float:
    """How carefully a marshal clears his way, as a part of the usual care.

    Who is behind in the race attacks for less and goes round; who is far ahead takes his time, and points.
    """
    if camp == GERMAN or g.commanders < 2 or g.hand == NONE:
        return 1.0
    behind = lag(g, g.hand, goal(g))
    if behind >= w.allies.late:
        return w.allies.haste
    return w.allies.leisure if behind <= -w.allies.far else 1.0


# ---- marshals: treason


def betrayal(g: Position, w: Weights, cell: int) -> float:
    """17.2d: what bombarding a hex of the rival's is worth, as a part of one of Germans; 0 if it doesn't.

    It pays for who is behind in the race, against who is about to win it, and while the points allow it.
    """
    if g.commanders < 2 or not g.count[SOVIET][cell] or not is_rival(g, cell):
        return 0.0
    a, target = w.allies, prize(g, SOVIET, w)
    away = g.geo.board.distance(cell, target)
    if away > a.close or lag(g, g.hand, target) < a.late or lead(g, SOVIET) < a.reserve:
        return 0.0
    return a.betray * (1 + a.close - away) / a.close


def calls(g: Position, w: Weights, player: int, last: int) -> bool:
    """17.2f: whether a marshal calls his variant: in the last turn for it, for points that the Soviets need.

    The Germans whom it brings come upon himself and the points serve both, so he must be ahead in the race.
    """
    if g.turn < last or lag(g, player, goal(g)) > -w.allies.ahead:
        return False
    return lead(g, SOVIET) < w.allies.wanted[player]


# ---- Germans


def assignment(g: Position, w: Weights) -> int | None:
    """17.3.1b, 17.3.2b: how Hitler's player gives out the roles; None if all stay what they are.

    He waits until the end is near, so that nobody has the time to do the same to him, and takes the role
    whose forces have lost least (17.3.2c); who had it becomes Hitler. It must leave the Germans ahead.
    """
    holder = g.roles[FUHRER]
    if holder in g.fallen or lead(g, GERMAN) < w.allies.spare or not _is_near_end(g, w):
        return None
    best = min(range(ARMED, len(g.roles)), key=lambda role: (players.lost_share(g, role), role))
    wanted = list(g.roles)
    wanted[FUHRER], wanted[best] = wanted[best], holder
    return ASSIGNMENTS.index(tuple(wanted))


def _is_near_end(g: Position, w: Weights) -> bool:
    """11.1.2e, 12.0: Soviets near what they must take, or the last turn but one while Hitler lives."""
    if g.turn >= g.world.last_turn - g.hitler_lives:
        return True
    cells = (goal(g), g.geo.bunker) if g.hitler_lives else (goal(g),)
    distance = g.geo.board.distance
    return any(
        distance(g.cell[unit], cell) <= w.allies.danger for unit in g.units_of(SOVIET) for cell in cells
    )


def lives_on(g: Position) -> bool:
    """17.3.1d: whether Hitler's player would lose by Hitler's suicide."""
    return bool(g.roles)


def thrift(g: Position, w: Weights, camp: int) -> float:
    """17.3.2c: what a unit lost costs more where the Germans vie for the smallest losses."""
    is_rivalry = camp == GERMAN and len(g.roles) > 2 and g.hand != g.roles[FUHRER]
    return w.allies.thrift if is_rivalry else 0.0
