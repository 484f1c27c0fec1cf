"""19 The rising of Warsaw: how it begins, what it does to the Germans there, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.ground.steps import lose_step
from grognard.games.victory_roads.rules.supports.pools import hand_over_stalin
from grognard.games.victory_roads.units import AXIS, GERMANS, SIDES, SOVIET
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


def rise(g: Position, cells: Iterable[int]) -> None:
    """19.1.1: the city rises as Soviets come to any of these hexes in their movement phase, once."""
    near = g.world.near_warsaw
    if g.rising or g.phase != "soviet-movement" or near.isdisjoint(cells) or not germans(g):
        return
    g.rising = g.turn
    g.note("warsaw.rises", "19.1.1", cell=g.world.warsaw)


def germans(g: Position) -> list[int]:
    """The German units in Warsaw."""
    return [unit for unit in g.units_at(g.world.warsaw) if g.nation_of(unit) == GERMANS]


def is_rising(g: Position, cell: int) -> bool:
    """19.1.2: whether the Insurrection marker lies in a hex."""
    return g.rising > 0 and cell == g.world.warsaw


def freed(g: Position) -> None:
    """19.1.2b, 19.1.2c: a Soviet attack has cleared Warsaw: the Germans get Stalin's chit."""
    if g.rising > 0 and g.player == SOVIET and not g.count[AXIS][g.world.warsaw]:
        end(g)
        hand_over_stalin(g)
        g.note("warsaw.freed", "19.1.2c", cell=g.world.warsaw)


def end(g: Position) -> None:
    """The markers leave the game."""
    g.rising = NONE


@frame
class Rising(Frame):
    """19.1.2d, 19.1.2e: the fight in the city, at the end of the German exploitation phase."""

    hurt: bool = False

    units: list[int] = derived()

    STEPS = ("roll", "loss", "settle")

    def roll(self, g: Position) -> None:
        table, die = g.world.charts.tables["rising"], g.roll()
        total = die + g.turn - g.rising
        g.note("warsaw.rolled", "19.1.2d", die=die, modifier=g.turn - g.rising, total=total)
        if total >= table["end"]:
            end(g)
        else:
            self.hurt = total == table["loss"]

    @choice
    def loss(self, g: Position) -> Decision | None:
        """One German unit in the city takes a loss."""
        if not self.hurt:
            return None
        self.units = germans(g)
        return ask(SIDES[AXIS], "ask.rising-loss", cell=g.world.warsaw)

    @loss.verb("lose", UNIT, exactly="units", then="settle")
    def lose(self, g: Position, unit: int) -> None:
        g.note("warsaw.loss", "19.1.2d", unit=unit, cell=g.world.warsaw)
        lose_step(g, unit)
        haltebefehl.settle(g)

    @lose.barred
    def _(self, g: Position, unit: int) -> Bar:
        return "19.1.2d", "why.not-in-warsaw", {"unit": unit}

    def settle(self, g: Position) -> None:
        """19.1.2e: without Germans there is nothing to rise against."""
        if g.rising > 0 and not germans(g):
            end(g)
        if g.rising < 0:
            g.note("warsaw.over", "19.1.2d", cell=g.world.warsaw)
