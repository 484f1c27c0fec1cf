"""17.3 Replacement points: steps restored on the map, and eliminated units rebuilt.

The points of a nation are spent on its own units. A unit that is rebuilt comes with one step; a second point
restores it at once.
"""

from __future__ import annotations

from grognard.games.victory_roads.position import (
    CORPS_POOL,
    ELIMINATED,
    NONE,
    REDUCED,
    STAVKA,
    WAITING,
    Position,
)
from grognard.games.victory_roads.rules.arrivals.places import (
    bar_to_enter,
    can_be_rebuilt,
    open_to,
    rebuilt_gates,
)
from grognard.games.victory_roads.rules.arrivals.points import (
    bar_to_restore,
    is_german_infantry,
    paying_boxes,
    points_for_infantry,
    points_of,
    price_rule,
    rebuilt_box,
)
from grognard.games.victory_roads.rules.supports.pools import bar_to_spend, spend, spendable
from grognard.games.victory_roads.rules.theatres.corps import draw_corps as draw_from_pool
from grognard.games.victory_roads.units import AXIS, NATIONS, SIDES, SOVIET, SOVIETS
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE, ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Replacements(Frame):
    """17.3: the last part of a side's phase of reinforcements and replacements."""

    camp: int
    points: tuple[int, ...] = ()
    """By nation."""
    unit: int = NO_PIECE
    """Who is being rebuilt or restored."""
    fresh: tuple[int, ...] = ()
    """Who was rebuilt in this phase."""
    extra: int = 0
    """Points of an event, for German infantry alone."""
    armour_done: bool = False
    """The Soviets rebuild armour first, then infantry (sheet/soviet-reinforcements)."""

    weak: list[int] = derived()
    dead: list[int] = derived()
    cells: list[int] = derived()
    chits: list[int] = derived()

    STEPS = ("begin", "buy", "pay", "enter", "deploy", "lapse")
    PIECES = ("unit", "fresh")

    def begin(self, g: Position) -> None:
        self.points = tuple(points_of(g, nation) for nation in range(len(NATIONS)))
        if self.camp == SOVIET:
            self.points = (self.points[SOVIETS], 0, 0, 0)
        else:
            self.points = (0, *self.points[SOVIETS + 1 :])
            self.extra = points_for_infantry(g)
        for nation, points in enumerate(self.points):
            if points:
                g.note("arrivals.points", "17.3.1", nation=nation, count=points)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if self.unit != NO_PIECE and attempt[0] in ("restore", "rebuild", "draw-corps", "done"):
            return "17.3.11a", "why.deploy-first", {"unit": self.unit}
        return None

    # ---- 17.3.5 to 17.3.10 What is bought

    @choice
    def buy(self, g: Position) -> Decision | None:
        if not any(self.points) and not self.extra:
            return None
        standard = g.is_advanced and self.camp == SOVIET  # corps that no point reinforces (10.1.3)
        there = (*g.units_of(self.camp), *g.in_place(WAITING))
        self.weak = [
            unit
            for unit in there
            if g.steps[unit] == REDUCED < (printed := g.unit(unit)).steps
            and not (standard and printed.is_rifle_corps)
            and self.has_point(g, unit)
        ]
        self.dead = [
            unit for unit in g.in_place(ELIMINATED) if g.camp[unit] == self.camp and self.has_point(g, unit)
        ]
        if self.camp == SOVIET:
            return ask(SIDES[SOVIET], "ask.replace-soviet", count=self.points[SOVIETS])
        return ask(SIDES[AXIS], "ask.replace-axis", **dict(zip(NATIONS[1:], self.points[1:], strict=True)))

    @buy.verb("restore", UNIT, among="weak", then="pay")
    def restore(self, g: Position, unit: int) -> None:
        self.take(g, unit)

    @restore.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.is_chit(unit) or g.camp[unit] != self.camp:
            return "17.3.6", "why.not-weak", {"unit": unit}
        if bar := self.bar_to_buy(g, unit):
            return bar
        if unit not in self.weak:
            return "17.3.6", "why.not-weak", {"unit": unit}
        if unit in self.fresh:
            return None
        return ("17.3.11a", "why.waits", {"unit": unit}) if g.cell[unit] < 0 else bar_to_restore(g, unit)

    @buy.verb("rebuild", UNIT, among="dead", then="pay")
    def rebuild(self, g: Position, unit: int) -> None:
        self.take(g, unit)

    @rebuild.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.is_chit(unit) or unit not in self.dead:
            return "1.3.4", "why.not-eliminated", {"unit": unit}
        if bar := self.bar_to_buy(g, unit):
            return bar
        if rebuilt_box(g, unit) != NONE or can_be_rebuilt(g, unit):
            return None
        rule = "17.3.5" if g.unit(unit).is_hq else "17.3.11a" if self.camp == AXIS else "17.3.11b"
        return rule, "why.no-way-in", {"unit": unit}

    @buy.verb("draw-corps", then="deploy")
    def draw_corps(self, g: Position) -> None:
        """17.3.8: a point brings a corps of the pool in standard mode."""
        self.armour_done = True
        corps = draw_from_pool(g, WAITING)
        if corps is not None:  # the bar has looked
            self.take(g, corps)
            g.note("arrivals.drawn", "17.3.8", unit=corps)

    @draw_corps.barred
    def _(self, g: Position) -> Bar | None:
        if not self.points[SOVIETS]:
            return "17.3.8", "why.no-points"
        pool = g.in_place(CORPS_POOL)
        if not pool:
            return "17.3.8", "why.empty-pool"
        if not g.is_advanced and not can_be_rebuilt(g, pool[0]):
            return "17.3.11b", "why.no-way-in", {"unit": pool[0]}
        return None

    buy.done("done", then="lapse", gives_up="unused")

    def unused(self, g: Position, count: int) -> Bar:
        """17.3.4: points can't be saved."""
        return "17.3.4", "lost.points", {"count": sum(self.points) + self.extra}

    def has_point(self, g: Position, unit: int) -> bool:
        """Whether there is a point for a unit."""
        return self.points[g.nation_of(unit)] > 0 or (self.extra > 0 and is_german_infantry(g, unit))

    def take(self, g: Position, unit: int) -> None:
        """Pays a point of the unit's nation, or one that only infantry may use."""
        nation, self.unit = g.nation_of(unit), unit
        if self.extra and is_german_infantry(g, unit):
            self.extra -= 1
            return
        self.points = tuple(points - (number == nation) for number, points in enumerate(self.points))

    def bar_to_buy(self, g: Position, unit: int) -> Bar | None:
        """Why no point can be spent on a unit, wherever it is."""
        printed = g.unit(unit)
        if printed.branch == "ss" and not printed.is_armoured and not printed.is_hq:
            return "17.3.12b", "why.never-replaced", {"unit": unit}
        if self.camp == SOVIET and printed.nation != "soviet":
            return "17.3.3", "why.never-replaced", {"unit": unit}
        if printed.is_rifle_corps and g.is_advanced:
            return "10.1.3", "why.reinforced-by-supports", {"unit": unit}
        if printed.is_armoured and self.armour_done:
            return "sheet/soviet-reinforcements", "why.armour-first", {"unit": unit}
        if printed.is_armoured and not any(spendable(g, box) for box in paying_boxes(g, unit)):
            return price_rule(g, unit), "why.armour-unpaid", {"unit": unit}
        return None

    # ---- 17.3.7, 17.3.9, 17.3.10 The support that armour needs

    @choice
    def pay(self, g: Position) -> Decision | None:
        if self.unit == NO_PIECE or not g.unit(self.unit).is_armoured:
            return None
        self.chits = [chit for box in paying_boxes(g, self.unit) for chit in spendable(g, box)]
        return ask(SIDES[self.camp], "ask.pay", unit=self.unit)

    @pay.verb("spend", UNIT, exactly="chits", then="enter")
    def pay_with(self, g: Position, chit: int) -> None:
        spend(g, chit)

    @pay_with.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        if g.is_chit(chit) and g.place[chit] in paying_boxes(g, self.unit):
            return bar_to_spend(g, chit, g.place[chit])
        return price_rule(g, self.unit), "why.not-in-box", {"chit": chit}

    # ---- 17.3.11 Where it comes

    def enter(self, g: Position) -> None:
        """Units on the map or in a box already are turned over; others go to their box."""
        unit = self.unit
        if unit == NO_PIECE:
            return
        box = rebuilt_box(g, unit)
        if g.place[unit] == ON_BOARD or unit in self.fresh:
            g.change(unit, steps=g.steps[unit] + 1)
            g.note("arrivals.restored", "17.3.6", unit=unit)
        elif box != NONE:
            g.steps[unit] = g.unit(unit).steps if box == STAVKA else REDUCED
            g.remove(unit, box)
            g.note("arrivals.rebuilt", "17.3.9" if box == STAVKA else "17.3.11/exc-elite", unit=unit)
            self.fresh = (*self.fresh, unit)
        else:
            return
        self.unit, self.at = NO_PIECE, "buy"

    @choice
    def deploy(self, g: Position) -> Decision | None:
        """Where a unit that is rebuilt on the map is put down."""
        if self.unit == NO_PIECE:
            return None
        self.cells = list(open_to(g, self.unit, rebuilt_gates(g, self.unit)))
        return ask(SIDES[self.camp], "ask.come-in", unit=self.unit)

    @deploy.verb("deploy", CELL, exactly="cells", then="buy")
    def put_down(self, g: Position, cell: int) -> None:
        unit = self.unit
        if self.camp == AXIS or g.unit(unit).is_rifle_corps or g.unit(unit).is_hq:
            g.steps[unit] = min(REDUCED, g.unit(unit).steps)
        else:
            g.steps[unit] = g.unit(unit).steps  # 17.3.9, in the basic game
        g.put(unit, cell)
        g.note("arrivals.came", self.way_in(g), unit=unit, cell=cell)
        self.fresh, self.unit = (*self.fresh, unit), NO_PIECE

    @put_down.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if cell not in rebuilt_gates(g, self.unit):
            return self.way_in(g), "why.not-an-entry", {"unit": self.unit}
        return bar_to_enter(g, self.unit, cell)

    @deploy.verb("to-stavka", then="buy")
    def keep_back(self, g: Position) -> None:
        g.remove(self.unit, STAVKA)
        g.note("arrivals.in-stavka", "17.3.11b", unit=self.unit)
        self.unit = NO_PIECE

    @keep_back.barred
    def _(self, g: Position) -> Bar | None:
        if self.camp == AXIS or not g.is_advanced or g.unit(self.unit).is_hq:
            return self.way_in(g), "why.not-an-entry", {"unit": self.unit}
        return None

    def way_in(self, g: Position) -> str:
        """The rule that says where the unit comes in."""
        if g.unit(self.unit).is_hq:
            return "17.3.5"
        return "17.3.11a" if self.camp == AXIS else "17.3.11b"

    def lapse(self, g: Position) -> None:
        """17.3.4, 15.3.1c: points can't be saved, and a dismissal has had its effect."""
        if self.camp == AXIS:
            g.no_replacements = False
        else:
            g.turned = NONE
