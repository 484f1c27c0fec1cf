"""10 Zones of control: where they are, and the fire at who leaves them."""

from __future__ import annotations

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import observation
from grognard.games.borodino_41.rules.combat.fire import CHANGING, LEAVING, PROBING
from grognard.games.borodino_41.rules.combat.firepower import ZOC, at_range, bar_to_fire, regular_range
from grognard.games.borodino_41.rules.combat.telling import tell_around
from grognard.games.borodino_41.rules.combat.volley import Volley
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.rules.terrain import is_armour, is_out_of_zones, mined_by
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar

__all__ = ["CHANGING", "LEAVING", "PROBING", "ZocFire", "apparent", "controlled", "is_in_enemy_zoc"]


def controlled(g: Position, by_camp: int, cell: int) -> bool:
    """10/zoc/exceptions: whether a side controls a hex; not one that enemies hold in a fort or trench."""
    if not g.zone[by_camp][cell]:
        return False
    if not g.works[cell] and cell not in g.geo.forts:
        return True
    return not any(g.camp[unit] != by_camp and is_out_of_zones(g, unit) for unit in g.units_at(cell))


def is_in_enemy_zoc(g: Position, unit: int) -> bool:
    """10/zoc/definition, 9/fort/zoc: whether a unit stands in a zone of the enemy that reaches it."""
    return bool(g.zone[1 - g.camp[unit]][g.cell[unit]]) and not is_out_of_zones(g, unit)


def apparent(g: Position, camp: int, cell: int) -> bool:
    """Whether a hex seems to a side to be in a zone of the enemy."""
    return bool(g.seen_zone[camp][1 - camp][cell])


@frame
class ZocFire(Frame):
    """10/zoc/leave: a unit leaves a hex in a zone or changes formation there; all who can may fire at it.

    It is asked wherever a zone seems to be, for the mover can't know more. A unit that is shaken by the fire
    stays: it has no points left then and counts as MOVED.
    """

    unit: int
    cell: int
    purpose: int
    """LEAVING, CHANGING or PROBING."""
    spared: tuple[int, ...] = ()
    """12/retreat/no-zoc-fire: enemies that may not fire at it."""
    driven: bool = False
    """12/after/retreat-zoc: in a retreat the zones of those who may not fire don't count either."""
    held: tuple[int, ...] = ()
    """Those that hold their fire."""
    able: tuple[int, ...] = derived()
    mined: tuple[int, ...] = derived()

    STEPS = ("answer",)
    PIECES = ("unit", "spared", "held")

    @reaction("zoc-fire", "10/zoc/leave")
    def answer(self, g: Position) -> Decision | None:
        camp = g.camp[self.unit]
        if g.lull or g.cell[self.unit] != self.cell or not apparent(g, camp, self.cell):
            return None  # 6/lull/restrictions
        self.able, self.mined = (), ()
        if self.is_in_zone(g) and not is_out_of_zones(g, self.unit):
            self.able = tuple(able_firers(g, self.unit, self.cell, (*self.spared, *self.held)))
            self.mined = tuple(mines_at(g, self.unit, self.cell, self.spared))
        if not (g.world.hidden or self.able or self.mined):
            return None
        unit = g.call((1 - camp,), self.unit)
        return ask(SIDES[1 - camp], "fire.ask-zoc", unit=unit, cell=self.cell, purpose=self.purpose)

    def is_in_zone(self, g: Position) -> bool:
        """10/zoc/leave: whether a zone that counts reaches the unit."""
        enemy = 1 - g.camp[self.unit]
        if not self.driven or not g.zone[enemy][self.cell]:
            return bool(g.zone[enemy][self.cell])
        return any(
            other not in self.spared and self.cell in g.zone_from(other, near)
            for near in g.geo.board.neighbours[self.cell]
            if g.count[enemy][near]
            for other in g.units_at(near)
        )

    def holding(self, g: Position) -> tuple[int, ...]:
        """Each of several firers may hold its fire."""
        return self.able if len(self.able) + len(self.mined) > 1 else ()

    @answer.verb("without", UNIT, exactly="holding")
    def hold_back(self, g: Position, unit: int) -> None:
        """10/zoc/leave: they may fire, and need not."""
        tell_around(g, 1 - g.camp[self.unit], g.geo.seen_from[g.sight][self.cell])
        self.held = (*self.held, unit)

    @hold_back.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit in self.able:
            return "10/zoc/leave", "why.fire-last-one"
        kind = AT if is_armour(g, self.unit) else REGULAR
        if g.camp[unit] == g.camp[self.unit] or g.cell[unit] < 0:
            return "10/zoc/leave", "why.fire-not-yours"
        return bar_to_fire(g, unit, self.cell, kind, ZOC) or ("10/zoc/leave", "why.fire-unseen")

    @answer.verb("fire", then=END)
    def shoot(self, g: Position) -> None:
        """10/zoc/combine: one fire of all of them."""
        kind = AT if is_armour(g, self.unit) else REGULAR  # 10/zoc/fire-kind
        firing = 1 - g.camp[self.unit]
        tell_around(g, firing, g.geo.seen_from[g.sight][self.cell])
        volley = Volley(
            firing, kind, self.cell, self.able, (self.unit,), ZOC, leaving=self.purpose, mined=self.mined
        )
        g.stack.append(volley)

    @shoot.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.able or self.mined else ("10/zoc/definition", "why.fire-nobody")


def able_firers(g: Position, unit: int, cell: int, left_out: tuple[int, ...] = ()) -> list[int]:
    """10/zoc/leave, 10/zoc/fire-kind: enemies that see a unit themselves and can fire at it where it is."""
    enemy, board, found = 1 - g.camp[unit], g.geo.board, list[int]()
    kind = AT if is_armour(g, unit) else REGULAR
    reach = at_range if kind == AT else regular_range
    count, beside = g.count[enemy], board.neighbours[cell]
    for near in g.geo.seen_from[g.sight][cell]:
        if not count[near]:
            continue
        distance = 1 if near in beside else board.distance(near, cell)
        room = LIMIT
        for firer in g.units_at(near):
            if distance > 1 and reach(g.printed[firer]) < distance:
                continue
            if firer in left_out or bar_to_fire(g, firer, cell, kind, ZOC):
                continue
            if distance > 1 and not observation.can_see(g, firer, unit):
                continue
            if g.strength[firer] <= room:  # 8/stack/overstack-fire
                room -= g.strength[firer]
                found.append(firer)
    return found


def mines_at(g: Position, unit: int, cell: int, spared: tuple[int, ...] = ()) -> list[int]:
    """10/zoc-armour/fort-mines, 15/works/trench-effects: hexes whose mines lie where armour moves."""
    if not is_armour(g, unit):
        return []
    enemy, found = 1 - g.camp[unit], list[int]()
    for near in g.geo.board.neighbours[cell]:
        if not g.count[enemy][near] or not (g.works[near] or near in g.geo.forts):
            continue
        for other in g.units_at(near):
            if other not in spared and cell in g.zone_from(other, near) and mined_by(g, other, cell):
                found.append(near)
                break
    return found
