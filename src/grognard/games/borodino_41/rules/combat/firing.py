"""12 Firing: in a combat a side chooses the kind of its fire, who fires and at what, and opens fire."""

from __future__ import annotations

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules import air
from grognard.games.borodino_41.rules.combat.declaring import Declare, has_to_declare
from grognard.games.borodino_41.rules.combat.firepower import (
    CLOSING,
    DEFENSIVE,
    OFFENSIVE,
    bar_to_direct,
    bar_to_indirect,
    may_fire_indirectly,
)
from grognard.games.borodino_41.rules.combat.gathering import Gathering
from grognard.games.borodino_41.rules.combat.stukas import Stukas
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.frames import frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

KINDS = {"regular": REGULAR, "at": AT}
CHOICE = {
    DEFENSIVE: "4/desc/def-fire-choice",
    OFFENSIVE: "4/desc/attack-fire-choice",
    CLOSING: "4/desc/attack-fire-choice",
}
"""The rules by which a side chooses a kind of fire."""
SECOND = {
    DEFENSIVE: "12/seq/3d-second-defence",
    OFFENSIVE: "12/seq/3e-second-offence",
    CLOSING: "12/seq/3h-closing-fire",
}
"""The rules by which it may fire a second time with the other kind."""


@frame
class Firing(Gathering):
    """12/seq/3b to 12/seq/3h: one occasion for a side to fire, with one kind of fire.

    In an assault `cell` is the assaulted hex. Attackers fire at it; defenders fire at the hexes of those who
    assault it, one after the other, and may share their firepower among them (12/assault/marker-direction).
    When it is over the frame below learns of it by its method `has_fired(g, firing)`, if it has one: `kind`
    is NONE if nobody fired.
    """

    STEPS = ("declare", "defend", "attack", "close")
    PIECES = ("targets", "done", "aim", "firers", "indirect", "sharing")

    def declare(self, g: Position) -> None:
        """9/fort/declare: who is assaulted says where it stands before it fires."""
        if self.purpose == DEFENSIVE:
            units = tuple(unit for unit in g.units_at(self.cell) if g.camp[unit] == self.camp)
            if has_to_declare(g, self.cell, units):
                g.stack.append(Declare(self.camp, self.cell, units))

    @reaction("defensive-fire", "12/seq/3b-defensive-fire")
    def defend(self, g: Position) -> Decision | None:
        """12/seq/3b-defensive-fire."""
        return self.asking() if self.purpose == DEFENSIVE and self.is_open(g) else None

    @choice
    def attack(self, g: Position) -> Decision | None:
        """12/seq/3c-offensive-fire, 12/seq/3h-closing-fire."""
        return self.asking() if self.purpose != DEFENSIVE and self.is_open(g) else None

    def close(self, g: Position) -> None:
        if self.purpose == DEFENSIVE and any(g.split):  # 12/fire/defensive-times
            g.split = bytearray(
                0 if g.camp[unit] == self.camp else points for unit, points in enumerate(g.split)
            )
        below = g.stack[-2] if len(g.stack) > 1 else None
        if not self.fired_at:
            self.kind = NONE
        if (told := getattr(below, "has_fired", None)) is not None:
            told(g, self)

    # ---- kind, hex and aim

    def choose_kind(self, g: Position, name: str) -> None:
        """4/desc/def-fire-choice, 4/desc/attack-fire-choice."""
        self.tell(g)
        self.kind = KINDS[name]

    def bar_to_kind(self, g: Position, name: str) -> Bar | None:
        if KINDS[name] in self.open_kinds:
            return None
        if KINDS[name] not in self.kinds:
            return SECOND[self.purpose], "why.fire-kind-used"
        if not self.left(g, KINDS[name]):
            rule = "12/fire/regular-targets" if KINDS[name] == REGULAR else "12/at/only-at"
            return rule, "why.fire-no-target"
        if self.kind != NONE:
            return CHOICE[self.purpose], "why.fire-kind-chosen"
        return "12/firepower/observe-and-range", "why.fire-nobody"

    def choose_hex(self, g: Position, cell: int) -> None:
        """12/assault/marker-direction: of several hexes, the one to fire at now."""
        self.tell(g)
        self.at_hex = cell

    def bar_to_hex(self, g: Position, cell: int) -> Bar | None:
        if cell in self.hexes:
            return None
        if cell in self.fired_at:
            return "12/fire/total", "why.fire-fired-at"
        if self.at_hex != NOWHERE or self.kind == NONE:
            return "12/fire/total", "why.fire-hex-chosen"
        if cell in self.cells(g, (self.kind,)):
            return "12/firepower/observe-and-range", "why.fire-nobody"
        return "12/fire/defensive-only-v-assault", "why.fire-no-target"

    def take_aim(self, g: Position, unit: int) -> None:
        """12/at/only-at: the firer names one company."""
        self.tell(g)
        self.aim = unit

    def bar_to_aim(self, g: Position, unit: int) -> Bar | None:
        if unit in self.aims:
            return None
        if self.kind == AT and self.aim != NONE:
            return "12/at/only-at", "why.fire-aimed"
        return "12/at/only-at", "why.fire-no-target"

    # ---- firers

    def join(self, g: Position, unit: int) -> None:
        """12/fire/total: fires itself if it can, else with the help of a spotter."""
        self.tell(g)
        self._add(g, unit)
        if g.split[unit] and g.fired[unit]:
            self.give(unit, self.points_left(g, unit, self.kind, self.at_hex))

    def _add(self, g: Position, unit: int) -> None:
        self.firers = (*self.firers, unit)
        if bar_to_direct(g, unit, self.at_hex, self.kind, self.purpose, self.cell):
            self.indirect = (*self.indirect, unit)

    def bar_to_join(self, g: Position, unit: int) -> Bar | None:
        if unit in self.able:
            return None
        if g.camp[unit] != self.camp or g.cell[unit] < 0:
            return "12/fire/total", "why.fire-not-yours"
        if unit in self.firers:
            return "12/fire/total", "why.fire-joined"
        if not self.is_gathering():
            return "12/fire/total", "why.fire-choose-first"
        return self.bar(g, unit, self.kind, self.at_hex)

    def join_all(self, g: Position) -> None:
        """12/fire/total: everyone who can."""
        for unit in self.able:
            if self.bar(g, unit, self.kind, self.at_hex) is None:
                self.join(g, unit)

    def bar_to_all(self, g: Position) -> Bar | None:
        return None if len(self.able) > 1 else ("12/fire/total", "why.fire-nobody")

    def batteries(self, g: Position) -> list[int]:
        """12/indirect/shift: battalions that could fire themselves, and may also fire through a spotter."""
        return [unit for unit in self.able if self._bar_to_barrage(g, unit) is None]

    def _bar_to_barrage(self, g: Position, unit: int) -> Bar | None:
        if g.printed[unit].indirect != "shift" or not may_fire_indirectly(g, unit, self.kind, self.purpose):
            return "12/indirect/shift", "why.fire-no-battalion"
        if g.split[unit] and g.fired[unit]:
            return "12/fire/split", "why.fire-no-points"
        if bar_to_direct(g, unit, self.at_hex, self.kind, self.purpose, self.cell):
            return "12/indirect/shift", "why.fire-joins-so"
        return bar_to_indirect(g, unit, self.at_hex)

    def join_barrage(self, g: Position, unit: int) -> None:
        self.tell(g)
        self.firers, self.indirect = (*self.firers, unit), (*self.indirect, unit)

    def bar_to_barrage(self, g: Position, unit: int) -> Bar | None:
        return self.bar_to_join(g, unit) or self._bar_to_barrage(g, unit)

    def parts(self, g: Position) -> list[tuple[int, int]]:
        """12/fire/split: who may give a part of its points, and how many."""
        return [
            (unit, points)
            for unit in self.able
            if self.may_share(g, unit) and not self.bar_to_give(g, unit, self.kind, self.at_hex)
            for points in range(1, self.points_left(g, unit, self.kind, self.at_hex))
        ]

    def join_share(self, g: Position, unit: int, number: int) -> None:
        self.tell(g)
        self._add(g, unit)
        self.give(unit, number)

    def bar_to_share(self, g: Position, unit: int, number: int) -> Bar | None:
        if bar := self.bar_to_join(g, unit):
            return bar
        if bar := self.bar_to_give(g, unit, self.kind, self.at_hex):
            return bar
        if not self.may_share(g, unit):
            return "12/fire/split", "why.fire-one-hex"
        if not 0 < number < self.points_left(g, unit, self.kind, self.at_hex):
            return "12/fire/split", "why.fire-share"
        return None

    def sorties(self, g: Position) -> range:
        """14/air/stuka-third: how many shifts may be flown with this fire."""
        if self.camp != GERMAN or self._bar_to_stukas(g):
            return range(0)
        return range(1, air.combined_left(g) + 1)

    def _bar_to_stukas(self, g: Position) -> Bar | None:
        if not self.firers or self.stukas or self.kind == AT:
            return "14/air/stuka-third", "why.fire-no-stukas"
        if g.is_night:
            return "14/air/no-night", "why.fire-no-stukas"
        return air.bar_to_find(g, self.left(g, REGULAR, self.at_hex))

    def call_stukas(self, g: Position, number: int) -> None:
        g.learn((SIDES[1 - self.camp],), air.die_of(self.camp))  # so many at least lie under the cup
        self.stukas = number

    def bar_to_stukas(self, g: Position, number: int) -> Bar | None:
        if self.camp != GERMAN:
            return "14/air/stuka-third", "why.fire-no-stukas"
        if bar := self._bar_to_stukas(g):
            return bar
        if not 0 < number <= air.combined_left(g):
            return "14/air/stuka-third", "why.fire-no-stukas"
        return None

    # ---- fire

    def open_fire(self, g: Position) -> None:
        """12/fire/total: the fire is made; those who joined have fired."""
        volley = self.volley(g)
        self.fired_at = (*self.fired_at, self.at_hex)
        self.done = (*self.done, *(unit for unit in self.firers if unit not in self.sharing))
        if self.stukas:
            air.spend(g, self.camp, self.stukas, combined=True)
            g.stack.append(Stukas(**{name: getattr(volley, name) for name in volley.NAMES if name != "at"}))
        else:
            g.stack.append(volley)
        self.at_hex, self.aim, self.stukas = NOWHERE, NONE, 0
        self.firers = self.indirect = self.sharing = self.shares = ()

    def bar_to_open_fire(self, g: Position) -> Bar | None:
        if not self.firers:
            return "12/fire/total", "why.fire-nobody-joined"
        if self.purpose == CLOSING and self.is_minimal(g):
            return "12/minimal-fire", "why.fire-minimal"
        return None

    def unfired(self, g: Position, count: int) -> Bar | None:
        """12/seq/3c-offensive-fire: who has joined and would not fire."""
        named = len({*self.firers, *self.indirect, *self.sharing})
        return ("12/seq/3c-offensive-fire", "lost.fire-held", {"count": named}) if named else None

    for _step in (defend, attack):
        _step.verb(tuple(KINDS))(choose_kind).barred(bar_to_kind)
        _step.verb("target", CELL, exactly="hexes")(choose_hex).barred(bar_to_hex)
        _step.verb("aim", UNIT, exactly="aims")(take_aim).barred(bar_to_aim)
        _step.verb("all")(join_all).barred(bar_to_all)
        _step.verb("join", UNIT, exactly="able")(join).barred(bar_to_join)
        _step.verb("barrage", UNIT, exactly="batteries")(join_barrage).barred(bar_to_barrage)
        _step.verb("share", UNIT, "number", exactly="parts")(join_share).barred(bar_to_share)
        _step.verb("fire")(open_fire).barred(bar_to_open_fire)
        _step.verb("stuka", "number", exactly="sorties")(call_stukas).barred(bar_to_stukas)
    attack.verb("hold", then="close", gives_up="unfired")
    del _step
