"""2 Sequence of play: a turn, its two halves and their phases.

A phase is a step: it opens the phase and pushes its frame. The end of a phase (control, stacks, theatres)
follows by itself.
"""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules import victory
from grognard.games.victory_roads.rules.arrivals.reinforcements import Reinforcements
from grognard.games.victory_roads.rules.arrivals.replacements import Replacements
from grognard.games.victory_roads.rules.arrivals.withdrawals import Withdrawals
from grognard.games.victory_roads.rules.combat.attack import CombatPhase
from grognard.games.victory_roads.rules.end_of_phase import EndOfPhase
from grognard.games.victory_roads.rules.exploitation import ExploitationPhase
from grognard.games.victory_roads.rules.haltebefehl import HoldingOrders
from grognard.games.victory_roads.rules.movement.phase import MovementPhase
from grognard.games.victory_roads.rules.reich.capitulation import Capitulation, keep_armistice
from grognard.games.victory_roads.rules.reich.objectives import check as check_objectives
from grognard.games.victory_roads.rules.reich.warsaw import Rising
from grognard.games.victory_roads.rules.supply_phase import SupplyPhase
from grognard.games.victory_roads.rules.supports.phase import SupportsPhase
from grognard.games.victory_roads.rules.theatres.stavka import StavkaPhase
from grognard.games.victory_roads.rules.weather import roll_weather
from grognard.games.victory_roads.rules.withdrawal import Withdrawal
from grognard.games.victory_roads.units import AXIS, HUNGARIANS, ROMANIANS, SIDES, SOVIET
from grognard.kernel.frames import END, Frame, frame

LAST_TURN = "last-turn"
"""What `over` says of a game that ends with its last turn."""


@frame
class Turn(Frame):
    """2: the weather, the Soviet half of the turn, then that of the Axis."""

    STEPS = ("weather", "soviet_half", "armistice", "axis_half", "end_of_turn")

    def weather(self, g: Position) -> None:
        g.phase, g.player = "weather", SOVIET
        g.note("turn.begins", "2/sequence", turn=g.turn)
        roll_weather(g)

    def soviet_half(self, g: Position) -> None:
        g.stack.append(SovietHalf())

    def armistice(self, g: Position) -> None:
        """14.2.1: Hungary may leave before the Axis begin."""
        keep_armistice(g)

    def axis_half(self, g: Position) -> None:
        if not g.over:
            g.stack.append(AxisHalf())

    def end_of_turn(self, g: Position) -> None:
        """The next turn, unless this was the last."""
        g.expire("turn")
        g.autonomous = ()  # 7.11.3
        if not g.over:
            victory.check(g)
        if not g.over and g.turn >= g.world.scenario.values["last_turn"]:
            g.over = LAST_TURN
            g.note("turn.last", "scenario/list", turn=g.turn)
        if not g.over:
            g.turn += 1
            self.at = "weather"


@frame
class SovietHalf(Frame):
    """2: the phases of the Soviet side."""

    STEPS = (
        "supply",
        "supports",
        "stavka",
        "movement",
        "combat",
        "romania",
        "exploitation",
        "hungary",
        "arrivals",
    )

    def supply(self, g: Position) -> None:
        _open(self, g, "soviet-supply", SupplyPhase(SOVIET))

    def supports(self, g: Position) -> None:
        _open(self, g, "soviet-supports", SupportsPhase(SOVIET))

    def stavka(self, g: Position) -> None:
        """12: in the advanced game."""
        if g.is_advanced:
            _open(self, g, "stavka", StavkaPhase())

    def movement(self, g: Position) -> None:
        _open(self, g, "soviet-movement", MovementPhase(SOVIET))

    def combat(self, g: Position) -> None:
        _open(self, g, "soviet-combat", CombatPhase())

    def romania(self, g: Position) -> None:
        """14.1: between combat and exploitation, in the advanced game."""
        g.stack.append(Capitulation(ROMANIANS))

    def exploitation(self, g: Position) -> None:
        _open(self, g, "soviet-exploitation", ExploitationPhase(SOVIET))

    def hungary(self, g: Position) -> None:
        """14.2: after exploitation, in the advanced game."""
        g.stack.append(Capitulation(HUNGARIANS))

    def arrivals(self, g: Position) -> None:
        _open(self, g, "soviet-arrivals", *arrivals(SOVIET))


@frame
class AxisHalf(Frame):
    """2: the phases of the Axis."""

    STEPS = (
        "supply",
        "supports",
        "movement",
        "combat",
        "exploitation",
        "objectives",
        "warsaw",
        "arrivals",
    )

    def supply(self, g: Position) -> None:
        """sheet/german-supply."""
        _open(self, g, "axis-supply", SupplyPhase(AXIS), Withdrawal())

    def supports(self, g: Position) -> None:
        _open(self, g, "axis-supports", SupportsPhase(AXIS))

    def movement(self, g: Position) -> None:
        _open(self, g, "axis-movement", HoldingOrders(), MovementPhase(AXIS))

    def combat(self, g: Position) -> None:
        _open(self, g, "axis-combat", CombatPhase())

    def exploitation(self, g: Position) -> None:
        _open(self, g, "axis-exploitation", ExploitationPhase(AXIS))

    def objectives(self, g: Position) -> None:
        """16.1.2, sheet/german-exploitation: after exploitation, in the advanced game."""
        check_objectives(g)

    def warsaw(self, g: Position) -> None:
        """19.1.2: after the objectives, in the campaign."""
        if g.rising > 0:
            g.stack.append(Rising())

    def arrivals(self, g: Position) -> None:
        _open(self, g, "axis-arrivals", *arrivals(AXIS))


PHASES = {
    "soviet-supply": "supply",
    "soviet-supports": "supports",
    "stavka": "stavka",
    "soviet-movement": "movement",
    "soviet-combat": "combat",
    "soviet-exploitation": "exploitation",
    "soviet-arrivals": "arrivals",
    "axis-supply": "supply",
    "axis-supports": "supports",
    "axis-movement": "movement",
    "axis-combat": "combat",
    "axis-exploitation": "exploitation",
    "axis-arrivals": "arrivals",
}
"""The phases after the weather in their order, each with the step of its half."""
RULES = {"weather": "3.1.1", "stavka": "2/no-german-stavka"}
"""The rule of a phase, where it is not that of the whole sequence."""


def arrivals(camp: int) -> tuple[Frame, ...]:
    """sheet/german-reinforcements: the parts of the last phase of a side, in their order."""
    return Reinforcements(camp), Withdrawals(camp), Replacements(camp)


def _open(half: Frame, g: Position, phase: str, *frames: Frame) -> None:
    """Begins a phase with its frames, the first on top, and its end; nothing begins if the game is over."""
    if g.over:
        half.at = END
        return
    g.expire("phase")
    g.phase, g.player = phase, AXIS if phase.startswith(SIDES[AXIS]) else SOVIET
    g.stack += [EndOfPhase(), *reversed(frames)]
