"""12 Victory: points by turn, the three endings, and who has won."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import NONE, STEINER, WENCK, Position
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.answers import Outcome
from grognard.kernel.pieces import NOWHERE

HITLER_TAKEN, REICHSTAG_TAKEN, LAST_TURN = "hitler", "reichstag", "last-turn"
RULES = {HITLER_TAKEN: "12.0/1", REICHSTAG_TAKEN: "12.0/2", LAST_TURN: "12.0/3"}


def end(g: Position, how: str, cell: int = NOWHERE) -> None:
    """12.0: the game is over at once. Who calls this, or what may lead to it, puts nothing on the stack after
    it: `if g.over: return`."""
    if how == HITLER_TAKEN or not g.holds(SOVIET, g.geo.reichstag):
        g.captor = NONE if cell == NOWHERE else players.taker(g, cell)
    g.over, g.phase, g.hand = how, "over", NONE
    g.stack.clear()
    g.note(f"victory.{how}", RULES[how])


def entered(g: Position, camp: int, cell: int) -> None:
    """12.0/2, 16.1b: a Soviet unit in the Reichstag, or with 16.1 at the Gate, ends the game.

    17.2e: with both marshals it is the Reichstag that counts, also where the Gate is what ends the game.
    """
    if camp == SOVIET and cell == g.geo.reichstag:
        g.kept, g.captor = False, players.taker(g, cell)
    if camp == SOVIET and cell == goal(g) and not g.over:
        end(g, REICHSTAG_TAKEN, cell)


def goal(g: Position) -> int:
    """12.0/2: the hex whose fall ends the game."""
    return g.geo.gate if g.world.plays("reichstag-flak-tower") else g.geo.reichstag


def begin_turn(g: Position) -> None:
    """12.0.1/reichstag-early: a turn counts if the Reichstag is German from its start to its end."""
    g.kept = g.holds(GERMAN, g.geo.reichstag)


def end_turn(g: Position) -> None:
    """4.3, 12.0.1: points for the turn that is over."""
    if g.kept and g.holds(GERMAN, g.geo.reichstag):
        award(g, "reichstag-early", "12.0.1/reichstag-early")
        award(g, "reichstag-late", "12.0.1/reichstag-late")
    if g.hitler_lives:
        award(g, "hitler-alive", "12.0.1/hitler-alive")


def award(g: Position, name: str, rule: str, points: int = 0) -> None:
    """12.0: what a reason of the chart is worth, if this is one of its turns; said in the log."""
    reason = g.world.charts.points[name]
    if reason.first <= g.turn <= reason.last:
        points = points or reason.points
        g.score(SIDES.index(reason.side), points)
        g.note(f"points.{name}", rule, side=reason.side, points=points)


def outcome(g: Position) -> Outcome | None:
    """12.0: who has won, by seat; None while the game goes on."""
    if not g.over:
        return None
    camp, rule = winner(g)
    winners = () if camp is None else tuple(g.world.seat_of[camp][who] for who in players.winners(g, camp))
    level = "draw" if camp is None else SIDES[camp]
    points = (g.german_points, g.soviet_points)
    scores = {seat: points[SIDES.index(sides[0])] for seat, sides in g.world.seats.items()}
    return Outcome(winners, rule, f"victory.won-{level}", scores)


def winner(g: Position) -> tuple[int | None, str]:
    """12.0: the side that has won and the rule; none with as many points."""
    if g.over == HITLER_TAKEN:
        return SOVIET, "12.0/1"
    if g.over == LAST_TURN and not g.called and g.holds(GERMAN, g.geo.reichstag):
        return GERMAN, "12.0/3"
    rule = "16.4b" if g.called & STEINER else "16.5c" if g.called & WENCK else "12.0/2"
    if g.over == REICHSTAG_TAKEN:
        rule = "12.0/2"
    if g.german_points == g.soviet_points:
        return None, rule
    return (GERMAN if g.german_points > g.soviet_points else SOVIET), rule


def statistics(g: Position) -> dict[str, float]:
    """Numbers of a finished game."""
    found = {"turns": g.turn, "german_points": g.german_points, "soviet_points": g.soviet_points}
    return {**found, **({"hitler_died": g.hitler_died} if g.hitler_died else {})}
