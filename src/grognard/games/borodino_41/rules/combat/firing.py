"""12 Firing: in a combat a side chooses the kind of its fire, who fires and at what, and opens fire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules import air
from grognard.games.borodino_41.rules.combat.declaring import Declare, has_to_declare
from grognard.games.borodino_41.rules.combat.firepower import (
    CLOSING,
    DEFENSIVE,
    Spotters,
    anti_tank,
    assaulted_hex,
    bar_to_direct,
    bar_to_fire,
    bar_to_indirect,
    may_fire_indirectly,
    regular,
)
from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.games.borodino_41.rules.combat.shots import shots_at
from grognard.games.borodino_41.rules.combat.stukas import Stukas
from grognard.games.borodino_41.rules.combat.volley import Volley
from grognard.games.borodino_41.rules.observation import is_open_to_strikes
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.rules.terrain import is_armour
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.board.board import Board
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

KINDS = {"regular": REGULAR, "at": AT}


@frame
class Firing(Frame):
    """12/seq/3b to 12/seq/3h: one occasion for a side to fire, with one kind of fire.

    In an assault `cell` is the assaulted hex. Attackers fire at it; defenders fire at the hexes of those who
    assault it, one after the other, and may share their firepower among them (12/assault/marker-direction).
    When it is over the frame below learns of it by its method `has_fired(g, firing)`, if it has one: `kind`
    is NONE if nobody fired.
    """

    camp: int
    cell: int
    targets: tuple[int, ...]
    purpose: int
    kinds: tuple[int, ...] = (REGULAR, AT)
    halved: bool = False
    """12/surprise/table."""
    kind: int = NONE
    """What was chosen."""
    fired_at: tuple[int, ...] = ()
    """The hexes that have been fired at."""
    at_hex: int = NOWHERE
    """The hex that is to be fired at."""
    aim: int = NONE
    """12/at/only-at: the armoured unit that is to be fired at."""
    firers: tuple[int, ...] = ()
    indirect: tuple[int, ...] = ()
    sharing: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()
    stukas: int = 0

    open_kinds: tuple[int, ...] = derived()
    hexes: tuple[int, ...] = derived()
    aims: tuple[int, ...] = derived()
    able: tuple[int, ...] = derived()
    """Who may still join."""

    STEPS = ("declare", "defend", "attack", "close")
    PIECES = ("targets", "aim", "firers", "indirect", "sharing")

    def odds(self, g: Position) -> Forecast | None:
        return forecast(g, self._volley(g)) if self.firers else None

    def declare(self, g: Position) -> None:
        """9/fort/declare: who is assaulted says where it stands before it fires."""
        if self.purpose == DEFENSIVE:
            units = tuple(unit for unit in g.units_at(self.cell) if g.camp[unit] == self.camp)
            if has_to_declare(g, self.cell, units):
                g.stack.append(Declare(self.camp, self.cell, units))

    @reaction("defensive-fire", "12/seq/3b-defensive-fire")
    def defend(self, g: Position) -> Decision | None:
        """12/seq/3b-defensive-fire: asked as long as there is anyone to fire at."""
        if self.purpose != DEFENSIVE:
            return None
        ready = self._prepare(g)
        if not ready and not (g.world.hidden and self._cells(g, self._kinds_left())):
            return None
        return self._asks()

    @choice
    def attack(self, g: Position) -> Decision | None:
        """12/seq/3c-offensive-fire, 12/seq/3h-closing-fire."""
        return self._asks() if self.purpose != DEFENSIVE and self._prepare(g) else None

    def close(self, g: Position) -> None:
        if self.purpose == DEFENSIVE and any(g.split):  # 12/fire/defensive-times
            g.split = bytearray(len(g.split))
        below = g.stack[-2] if len(g.stack) > 1 else None
        if not self.fired_at:
            self.kind = NONE
        if (told := getattr(below, "has_fired", None)) is not None:
            told(g, self)

    # ---- what there is to choose

    def _asks(self) -> Decision:
        side = SIDES[self.camp]
        if self.kind == NONE:
            return ask(side, "fire.ask-kind", cell=self.cell, purpose=self.purpose)
        if self.at_hex == NOWHERE:
            return ask(side, "fire.ask-hex", cell=self.cell, purpose=self.purpose)
        if self.kind == AT and self.aim == NONE:
            return ask(side, "fire.ask-aim", cell=self.at_hex, purpose=self.purpose)
        return ask(side, "fire.ask-join", cell=self.at_hex, purpose=self.purpose, units=self.firers)

    def _prepare(self, g: Position) -> bool:
        """Takes what leaves no choice, and finds what there is to choose; whether that is anything."""
        self.open_kinds = self.hexes = self.aims = self.able = ()
        if self.kind == NONE:
            kinds = tuple(kind for kind in self.kinds if self._hexes_in_reach(g, kind))
            if len(kinds) != 1:
                self.open_kinds = kinds
                return bool(kinds)
            self.kind = kinds[0]
        if self.at_hex == NOWHERE:
            cells = self._hexes_in_reach(g, self.kind)
            if len(cells) != 1:
                self.hexes = cells
                return bool(cells)
            self.at_hex = cells[0]
        if self.kind == AT and self.aim == NONE:
            targets = self._targets(g, AT, self.at_hex)
            if len(targets) != 1 and all(g.can_name((self.camp,), unit) for unit in targets):
                self.aims = tuple(targets)
                return bool(targets)
            self.aim = targets[0]  # the one on top of those that can't be told apart
        self.able = tuple(self._able(g, self.kind, self.at_hex))
        return bool(self.able or self.firers)

    def _kinds_left(self) -> tuple[int, ...]:
        return self.kinds if self.kind == NONE else (self.kind,)

    def _targets(self, g: Position, kind: int, cell: int = NOWHERE) -> list[int]:
        """12/fire/defensive-only-v-assault: who is left to be fired at, by kind of fire."""
        found = []
        for unit in self.targets:
            there = g.cell[unit]
            if there < 0 or there in self.fired_at or (cell != NOWHERE and there != cell):
                continue
            if self.purpose == DEFENSIVE:
                is_there = assaulted_hex(g, unit) == self.cell
            else:
                is_there = there == self.cell
            if is_there and is_armour(g, unit) == (kind == AT):
                found.append(unit)
        return found

    def _cells(self, g: Position, kinds: Iterable[int]) -> list[int]:
        return sorted({g.cell[unit] for kind in kinds for unit in self._targets(g, kind)})

    def _hexes_in_reach(self, g: Position, kind: int) -> tuple[int, ...]:
        return tuple(
            cell for cell in self._cells(g, (kind,)) if next(self._able(g, kind, cell), None) is not None
        )

    def _able(self, g: Position, kind: int, cell: int) -> Iterator[int]:
        """The units that may still join a fire at a hex."""
        spotters: Spotters = {}
        for unit in _candidates(g, self.camp, cell):
            if unit not in self.firers and self._bar(g, unit, kind, cell, spotters) is None:
                yield unit

    def _bar(
        self, g: Position, unit: int, kind: int, cell: int, spotters: Spotters | None = None
    ) -> Bar | None:
        """Why a unit may not join a fire at a hex."""
        if bar := bar_to_fire(g, unit, cell, kind, self.purpose, self.cell, spotters):
            return bar
        if g.split[unit] and self._left(g, unit, kind, cell) <= 0:
            return "12/fire/split", "why.fire-no-points"
        here = g.cell[unit]
        joined = sum(g.strength[other] for other in self.firers if g.cell[other] == here)
        if joined and joined + g.strength[unit] > LIMIT:
            return "8/stack/overstack-fire", "why.fire-overstacked"
        return None

    def _left(self, g: Position, unit: int, kind: int, cell: int) -> int:
        """12/fire/split: the points that a unit has not given yet."""
        factor = anti_tank if kind == AT else regular
        given = g.split[unit] if g.fired[unit] else 0
        return factor(g, unit, g.geo.board.distance(g.cell[unit], cell), self.halved) - given

    def _is_gathering(self) -> bool:
        """Whether kind, hex and aim are settled, so that units may join."""
        return self.at_hex != NOWHERE and (self.kind == REGULAR or self.aim != NONE)

    # ---- kind, hex and aim

    def choose_kind(self, g: Position, name: str) -> None:
        """4/desc/def-fire-choice, 4/desc/attack-fire-choice."""
        self.kind = KINDS[name]

    def bar_to_kind(self, g: Position, name: str) -> Bar | None:
        if KINDS[name] in self.open_kinds:
            return None
        if self.kind != NONE:
            return "4/desc/def-fire-choice", "why.fire-kind-chosen"
        if KINDS[name] not in self.kinds:
            return "12/seq/3d-second-defence", "why.fire-kind-used"
        if self._targets(g, KINDS[name]):
            return "12/firepower/observe-and-range", "why.fire-nobody"
        rule = "12/fire/regular-targets" if KINDS[name] == REGULAR else "12/at/only-at"
        return rule, "why.fire-no-target"

    def choose_hex(self, g: Position, cell: int) -> None:
        """12/assault/marker-direction: of several hexes, the one to fire at now."""
        self.at_hex = cell

    def bar_to_hex(self, g: Position, cell: int) -> Bar | None:
        if cell in self.hexes:
            return None
        if cell in self.fired_at:
            return "12/fire/total", "why.fire-fired-at"
        if self.at_hex != NOWHERE or self.kind == NONE:
            return "12/fire/total", "why.fire-hex-chosen"
        if cell in self._cells(g, (self.kind,)):
            return "12/firepower/observe-and-range", "why.fire-nobody"
        return "12/fire/defensive-only-v-assault", "why.fire-no-target"

    def take_aim(self, g: Position, unit: int) -> None:
        """12/at/only-at: the firer names one company."""
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
        self.firers = (*self.firers, unit)
        if bar_to_direct(g, unit, self.at_hex, self.kind, self.purpose, self.cell):
            self.indirect = (*self.indirect, unit)
        elif g.split[unit] and g.fired[unit]:
            self._share(unit, self._left(g, unit, self.kind, self.at_hex))

    def _share(self, unit: int, points: int) -> None:
        self.sharing, self.shares = (*self.sharing, unit), (*self.shares, points)

    def bar_to_join(self, g: Position, unit: int) -> Bar | None:
        if unit in self.able:
            return None
        if g.camp[unit] != self.camp or g.cell[unit] < 0:
            return "12/fire/total", "why.fire-not-yours"
        if unit in self.firers:
            return "12/fire/total", "why.fire-joined"
        if not self._is_gathering():
            return "12/fire/total", "why.fire-choose-first"
        return self._bar(g, unit, self.kind, self.at_hex)

    def join_all(self, g: Position) -> None:
        """12/fire/total: everyone who can."""
        for unit in self.able:
            if self._bar(g, unit, self.kind, self.at_hex) is None:
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
        self.firers, self.indirect = (*self.firers, unit), (*self.indirect, unit)

    def bar_to_barrage(self, g: Position, unit: int) -> Bar | None:
        return self.bar_to_join(g, unit) or self._bar_to_barrage(g, unit)

    def parts(self, g: Position) -> list[tuple[int, int]]:
        """12/fire/split: who may give a part of its points, and how many."""
        return [
            (unit, points)
            for unit in self.able
            if self._may_share(g, unit)
            and not bar_to_direct(g, unit, self.at_hex, self.kind, self.purpose, self.cell)
            for points in range(1, self._left(g, unit, self.kind, self.at_hex))
        ]

    def _may_share(self, g: Position, unit: int) -> bool:
        """Where there are other hexes to fire at: more assaulters, or other enemies after the assaults."""
        if self.purpose != CLOSING:
            return len(self._cells(g, (self.kind,))) > 1
        count, here = g.count[1 - self.camp], g.cell[unit]
        near = _near(g.geo.board, here) if g.printed[unit].has_range else g.geo.board.neighbours[here]
        return any(count[cell] for cell in near if cell != self.at_hex)

    def join_share(self, g: Position, unit: int, number: int) -> None:
        self.firers = (*self.firers, unit)
        self._share(unit, number)

    def bar_to_share(self, g: Position, unit: int, number: int) -> Bar | None:
        if bar := self.bar_to_join(g, unit):
            return bar
        if not self._may_share(g, unit):
            return "12/fire/split", "why.fire-one-hex"
        if bar := bar_to_direct(g, unit, self.at_hex, self.kind, self.purpose, self.cell):
            return bar
        if not 0 < number < self._left(g, unit, self.kind, self.at_hex):
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
        if not any(is_open_to_strikes(g, unit) for unit in self._targets(g, REGULAR, self.at_hex)):
            return "14/proc/observe", "why.fire-unseen"
        return None

    def call_stukas(self, g: Position, number: int) -> None:
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

    def _volley(self, g: Position) -> Volley:
        targets = (self.aim,) if self.kind == AT else tuple(self._targets(g, REGULAR, self.at_hex))
        return Volley(
            self.camp,
            self.kind,
            self.at_hex,
            self.firers,
            targets,
            self.purpose,
            indirect=self.indirect,
            sharing=self.sharing,
            shares=self.shares,
            air=self.stukas,
            halved=self.halved,
            under=self.cell,
        )

    def open_fire(self, g: Position) -> None:
        """12/fire/total: the fire is made; those who joined have fired."""
        volley = self._volley(g)
        self.fired_at = (*self.fired_at, self.at_hex)
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
        if self.purpose == CLOSING and self._is_minimal(g):
            return "12/minimal-fire", "why.fire-minimal"
        return None

    def _is_minimal(self, g: Position) -> bool:
        """12/minimal-fire: a single point, and nothing to help it."""
        volley = self._volley(g)
        shots = [shot for target in volley.targets for shot in shots_at(g, volley, target)]
        helped = any(shift.message in ("fire.barrage", "fire.air") for shot in shots for shift in shot.shifts)
        return not helped and all(shot.points <= 1 for shot in shots)

    for _step in (defend, attack):
        _step.verb(tuple(KINDS))(choose_kind).barred(bar_to_kind)
        _step.verb("target", CELL, exactly="hexes")(choose_hex).barred(bar_to_hex)
        _step.verb("aim", UNIT, exactly="aims")(take_aim).barred(bar_to_aim)
        _step.verb("all")(join_all).barred(bar_to_all)
        _step.verb("join", UNIT, exactly="able")(join).barred(bar_to_join)
        _step.verb("barrage", UNIT, exactly="batteries")(join_barrage).barred(bar_to_barrage)
        _step.verb("share", UNIT, "number", exactly="parts")(join_share).barred(bar_to_share)
        _step.verb("stuka", "number", exactly="sorties")(call_stukas).barred(bar_to_stukas)
        _step.verb("fire")(open_fire).barred(bar_to_open_fire)
    hold = attack.done("hold")
    del _step


@lru_cache(maxsize=4096)
def _near(board: Board, cell: int) -> tuple[int, ...]:
    """The hexes within two of one: farther than that only artillery fires."""
    around = {far for near in board.neighbours[cell] for far in (near, *board.neighbours[near])}
    return tuple(sorted(around - {cell}))


def _candidates(g: Position, camp: int, cell: int) -> Iterator[int]:
    """The units that could possibly fire at a hex: those close by, and the guns that were committed."""
    count, printed = g.count[camp], g.printed
    for near in _near(g.geo.board, cell):
        if count[near]:
            yield from (unit for unit in g.units_at(near) if not printed[unit].is_weapon)
    find, unit = g.committed.find, -1
    while (unit := find(1, unit + 1)) >= 0:
        if g.camp[unit] == camp and g.cell[unit] >= 0:
            yield unit
