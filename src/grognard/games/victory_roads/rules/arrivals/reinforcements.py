"""17.1, 17.2 Reinforcements: what the calendar brings, and who comes back without replacement points."""

from __future__ import annotations

from collections import Counter

from grognard.games.victory_roads.position import (
    CAPITULATED,
    COMING,
    ELIMINATED,
    LIFTED,
    OUT,
    REDUCED,
    REMOVED,
    STAVKA,
    WAITING,
    WITH_SOVIETS,
    Position,
)
from grognard.games.victory_roads.rules.arrivals.places import bar_to_enter, can_enter, gates, open_to
from grognard.games.victory_roads.rules.movement.picking import RailMoves
from grognard.games.victory_roads.rules.reich import satisfaction
from grognard.games.victory_roads.rules.theatres.corps import draw_corps as draw_from_pool
from grognard.games.victory_roads.scenarios import POOLS
from grognard.games.victory_roads.units import AXIS, HUNGARIANS, ROMANIANS, SIDES, SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Reinforcements(Frame):
    """17: the first part of a side's phase of reinforcements and replacements."""

    camp: int
    unit: int = NO_PIECE
    came: tuple[int, ...] = ()
    """17.2.2: who came in this phase, and may go on by rail."""
    returning: int = 0
    """14.3f: how many units of a former ally of the Axis may still come back."""
    mobilised: int = 0
    """17.2.3: how many divisions are still raised for nothing."""

    cells: list[int] = derived()
    due: list[int] = derived()

    STEPS = ("begin", "arrive", "deploy", "by_rail")
    PIECES = ("unit", "came")

    def begin(self, g: Position) -> None:
        """15.2.1: first of all Hitler's mood falls; then supports and corps are drawn."""
        if self.camp == AXIS and not g.cities_lost:
            satisfaction.change(g, g.world.charts.mood["automatic"], "15.2.1a")
        add_supports(g, self.camp)
        if self.camp == SOVIET:
            draw_corps(g)
            self.returning = roll_returning(g)
        elif g.is_advanced and satisfaction.reich_box(g).last_mobilisations:
            self.mobilised = g.world.charts.tables["replacement"]["mobilised"]

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if self.unit != NO_PIECE and attempt[0] in ("arrive", "done"):
            return "17.1a", "why.deploy-first", {"unit": self.unit}
        return None

    # ---- who comes

    @choice
    def arrive(self, g: Position) -> Decision | None:
        """Who comes next; all must come who can, but for former allies."""
        self.due = [unit for unit in self.waiting(g) if self.can_enter(g, unit)]
        return ask(SIDES[self.camp], "ask.arrive", count=len(self.due))

    @arrive.verb("arrive", UNIT, exactly="due", then="deploy")
    def call(self, g: Position, unit: int) -> None:
        self.unit = unit

    @call.barred
    def _(self, g: Position, unit: int) -> Bar:
        why = "why.no-way-in" if unit in self.waiting(g) else "why.not-due"
        return self.rule, why, {"unit": unit}

    @property
    def rule(self) -> str:
        """The rule that says where units of the side come in."""
        return "17.1a" if self.camp == SOVIET else "17.2.1a"

    done = arrive.done("done", then="by_rail")

    @done.barred
    def _(self, g: Position) -> Bar | None:
        bound = [unit for unit in self.due if g.place[unit] != CAPITULATED]
        return ("17.1a", "owed.arrivals", {"count": len(bound)}) if bound else None

    def waiting(self, g: Position) -> list[int]:
        """All who are to come now."""
        found = [unit for box in (LIFTED, WAITING) for unit in g.in_place(box) if g.camp[unit] == self.camp]
        found += [
            unit
            for unit, turn in g.world.arrivals.items()
            if turn <= g.turn and g.place[unit] == COMING and g.camp[unit] == self.camp
        ]
        if self.returning:
            found += [unit for unit in g.in_place(CAPITULATED) if g.world.nation[unit] != g.turned]
        return found + mobilisable(g) if self.mobilised else found

    def can_enter(self, g: Position, unit: int) -> bool:
        """Whether there is anywhere to put a unit."""
        return self.may_wait_in_stavka(g, unit) or can_enter(g, unit)

    def may_wait_in_stavka(self, g: Position, unit: int) -> bool:
        """17.1: the Soviets have the Stavka box, but for their new allies (14.3f)."""
        return self.camp == SOVIET and g.is_advanced and g.place[unit] != CAPITULATED

    # ---- where

    @choice
    def deploy(self, g: Position) -> Decision | None:
        """Where the one who comes is put down."""
        if self.unit == NO_PIECE:
            return None
        self.cells = list(open_to(g, self.unit, gates(g, self.unit)))
        return ask(SIDES[self.camp], "ask.come-in", unit=self.unit)

    @deploy.verb("deploy", CELL, exactly="cells", then="arrive")
    def put_down(self, g: Position, cell: int) -> None:
        unit, box = self.unit, g.place[self.unit]
        self.returning -= box == CAPITULATED
        self.mobilised -= box == ELIMINATED
        if box == ELIMINATED or (box == COMING and g.is_advanced and g.unit(unit).is_rifle_corps):
            g.steps[unit] = REDUCED  # 17.2.3, 10.1.2
        g.put(unit, cell)
        g.note("arrivals.came", self.rule, unit=unit, cell=cell)
        self.came, self.unit = (*self.came, unit), NO_PIECE

    @put_down.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if cell not in gates(g, self.unit):
            return self.rule, "why.not-an-entry", {"unit": self.unit}
        return bar_to_enter(g, self.unit, cell)

    @deploy.verb("to-stavka", then="arrive")
    def keep_back(self, g: Position) -> None:
        if g.unit(self.unit).is_rifle_corps:
            g.steps[self.unit] = REDUCED  # 12.2.3
        g.remove(self.unit, STAVKA)
        g.note("arrivals.in-stavka", "17.1a", unit=self.unit)
        self.unit = NO_PIECE

    @keep_back.barred
    def _(self, g: Position) -> Bar | None:
        if self.camp == AXIS:
            return "17.2.1a", "why.not-an-entry", {"unit": self.unit}
        if not g.is_advanced:
            return "scenario/budapest-wien/gate", "why.no-stavka"
        if self.may_wait_in_stavka(g, self.unit):
            return None
        return "14.3f", "why.not-an-entry", {"unit": self.unit}

    def by_rail(self, g: Position) -> None:
        """17.2.2: those who came may go on by rail with what is left of the turn's capacity."""
        if self.camp == AXIS and self.came and g.rail > 0:
            g.stack.append(RailMoves(self.came))


# ---- what comes by itself


def add_supports(g: Position, camp: int) -> None:
    """17.1b, 17.2.1b: chits of this turn join their pool."""
    if not g.is_advanced or g.turn == g.world.scenario.turns[0]:
        return  # those of the first turn are in the pool already
    left = Counter(
        {kind.id: kind.turns.count(g.turn) for kind in g.world.charts.supports.values() if kind.turns}
    )
    for chit in g.in_place(OUT):
        support = g.support(chit)
        if left[support.id] and g.camp[chit] == camp:
            left[support.id] -= 1
            g.show((chit,))
            g.note("supports.joined", "17.1b" if camp == SOVIET else "17.2.1b", chit=chit)
            g.give_back((chit,), POOLS[support.pool])


def draw_corps(g: Position) -> None:
    """10.2.2: so many infantry corps of the pool, in standard mode; an empty pool gives none."""
    scenario = g.world.scenario
    if not g.is_advanced or not scenario.values["sectors"]:
        return
    for _ in range(g.world.charts.turns[g.turn].soviet_corps):
        corps = draw_from_pool(g, WAITING)
        if corps is not None:
            g.note("arrivals.drawn", "10.2.2", unit=corps)


def roll_returning(g: Position) -> int:
    """14.3f: how many units of a country that changed sides may come back; not in the same turn."""
    for nation, stand in ((ROMANIANS, g.romania), (HUNGARIANS, g.hungary)):
        if stand == WITH_SOVIETS:
            join_box(g, nation)
    if not any(g.world.nation[unit] != g.turned for unit in g.in_place(CAPITULATED)):
        return 0
    die = g.roll()
    found: int = die + g.world.charts.tables["side_change"]["returning"]
    g.note("arrivals.returning", "14.3f", die=die, count=found)
    return found


def join_box(g: Position, nation: int) -> None:
    """A division of a country that changed sides joins the others in the box when its turn comes."""
    for unit, turn in g.world.arrivals.items():
        if g.world.nation[unit] == nation and g.place[unit] == COMING and turn <= g.turn:
            g.remove(unit, REMOVED if g.unit(unit).is_hq else CAPITULATED)


def mobilisable(g: Position) -> list[int]:
    """17.2.3: eliminated German infantry divisions with an attack of 0 or 1 on their back."""
    most = g.world.charts.tables["replacement"]["mobilised_attack"]
    return [
        unit
        for unit in g.in_place(ELIMINATED)
        if (printed := g.unit(unit)).nation == "german"
        and printed.kind == "division"
        and printed.steps > REDUCED
        and not printed.is_armoured
        and printed.reduced_attack <= most
    ]
