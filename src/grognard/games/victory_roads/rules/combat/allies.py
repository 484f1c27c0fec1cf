"""7.11, 7.12 Romanians and Hungarians: what they may attack, and how Romanians defend."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight, Stage
from grognard.games.victory_roads.rules.ground.steps import eliminate
from grognard.games.victory_roads.units import AXIS, GERMANS, HUNGARIANS, NATIONS, ROMANIANS, SIDES, SOVIET
from grognard.kernel.frames import derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

ALLIES = (HUNGARIANS, ROMANIANS)
WEAK = 3
"""7.12.1: fewer Romanian steps than this do little harm."""

ROUTS = ("DR2", "DR3")
"""7.12.2: the results that cost Romanians their units."""


def is_ally(g: Position, unit: int) -> bool:
    """Whether a unit is Romanian or Hungarian, whatever side it is on."""
    return g.world.nation[unit] in ALLIES


# ---- 7.11 in attack


def bar_to_join(g: Position, units: Sequence[int], unit: int) -> Bar | None:
    """7.11.1: why a unit can't attack together with others.

    Once its nation has attacked on its own this turn, its units join when enough Germans or Soviets have.
    """
    if not is_ally(g, unit):
        return None
    nation = g.world.nation[unit]
    if any(is_ally(g, other) and g.world.nation[other] != nation for other in units):
        return "7.11.1", "why.allies-together"
    return bar_to_fight(g, (*units, unit))


def bar_to_fight(g: Position, units: Sequence[int]) -> Bar | None:
    """7.11.3: why these units can't make this attack."""
    nation = autonomous(g, units)
    if nation is None or nation not in g.autonomous:
        return None
    return "7.11.3a", "why.attacked-alone", {"nation": NATIONS[nation]}


def autonomous(g: Position, units: Sequence[int]) -> int | None:
    """7.11.3: the ally whose own attack this is: Germans or Soviets have fewer steps in it than he."""
    steps = dict.fromkeys(range(len(NATIONS)), 0)
    for unit in units:
        steps[g.world.nation[unit]] += g.steps[unit]
    great = sum(count for nation, count in steps.items() if nation not in ALLIES)
    return next((nation for nation in ALLIES if steps[nation] > great), None)


def note_attack(g: Position, units: Sequence[int]) -> None:
    """7.11.3: keeps in mind which nations have attacked on their own this turn."""
    nation = autonomous(g, units)
    if nation is not None:
        g.autonomous = (*g.autonomous, nation)
        g.note("combat.autonomous", "7.11.3c", nation=NATIONS[nation])


# ---- 7.12 in defence


def is_weak_stack(g: Position, fight: Fight) -> bool:
    """7.12.1: whether Soviets attack Romanians of fewer than three steps, and nobody else."""
    if g.player != SOVIET or any(g.world.nation[unit] != ROMANIANS for unit in fight.defenders):
        return False
    return sum(g.steps[unit] for unit in fight.defenders) < WEAK


def routed(g: Position, fight: Fight) -> None:
    """7.12.2: Romanians with a DR2 or DR3, before terrain, are eliminated; Germans save one of them."""
    if g.player != SOVIET or fight.rolled_d not in ROUTS:
        return
    romanians = tuple(unit for unit in fight.defenders_left(g) if g.world.nation[unit] == ROMANIANS)
    saved = int(_has_germans(g, fight))
    if len(romanians) > saved:
        g.stack.append(Rout(romanians, bool(saved)))


@frame
class Rout(Stage):
    """7.12.2: all of these are eliminated but one, if Germans stand with them."""

    units: tuple[int, ...]
    saved: bool

    able: list[int] = derived()

    PIECES = ("units",)
    STEPS = ("choose", "eliminate")

    @choice
    def choose(self, g: Position) -> Decision | None:
        """The defender says who is saved, where there is a choice."""
        self.able = list(self.units)
        return ask(SIDES[AXIS], "ask.spare", units=self.units) if self.saved else None

    @choose.verb("spare", UNIT, exactly="able", then="eliminate")
    def spare(self, g: Position, unit: int) -> None:
        self.units = tuple(other for other in self.units if other != unit)

    @spare.barred
    def _(self, g: Position, unit: int) -> Bar:
        return "7.12.2", "why.not-romanian"

    def eliminate(self, g: Position) -> None:
        for unit in self.units:
            g.note("combat.routed", "7.12.2", unit=unit, cell=g.cell[unit])
            eliminate(g, unit)


def _has_germans(g: Position, fight: Fight) -> bool:
    """7.12.2: whether German divisions or Kampfgruppen stand there; an HQ or a garrison is neither."""
    return any(
        g.world.nation[unit] == GERMANS and g.unit(unit).kind in ("division", "kg")
        for unit in fight.defenders_left(g)
    )
