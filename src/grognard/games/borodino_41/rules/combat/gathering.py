"""12 A fire in the making: whom a side may fire at in a combat, with whom, and what that comes to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress, count

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules.assault.markers import aim_of
from grognard.games.borodino_41.rules.combat.firepower import (
    DEFENSIVE,
    Spotters,
    anti_tank,
    bar_to_direct,
    bar_to_fire,
    is_spotted,
    regular,
    regular_range,
    unseen,
)
from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.games.borodino_41.rules.combat.shots import shots_at
from grognard.games.borodino_41.rules.combat.telling import tell
from grognard.games.borodino_41.rules.combat.volley import Volley
from grognard.games.borodino_41.rules.observation import can_see
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.rules.terrain import is_armour
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.board.board import within
from grognard.kernel.frames import Frame, base_frame, derived
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar


@base_frame
class Gathering(Frame):
    """What has been chosen for a fire, and what there is to choose. The steps are those of `Firing`."""

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
    done: tuple[int, ...] = ()
    """12/fire/split: who has given all its points to one of them."""
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

    def odds(self, g: Position) -> Forecast | None:
        return forecast(g, self.volley(g)) if self.firers else None

    # ---- what there is to choose

    def asking(self) -> Decision:
        side = SIDES[self.camp]
        if self.kind == NONE:
            return ask(side, "fire.ask-kind", cell=self.cell, purpose=self.purpose)
        if self.at_hex == NOWHERE:
            return ask(side, "fire.ask-hex", cell=self.cell, purpose=self.purpose)
        if self.kind == AT and self.aim == NONE:
            return ask(side, "fire.ask-aim", cell=self.at_hex, purpose=self.purpose)
        return ask(side, "fire.ask-join", cell=self.at_hex, purpose=self.purpose, units=self.firers)

    def is_open(self, g: Position) -> bool:
        """Whether to ask: if anything can be chosen; with counters face down as long as there is a target."""
        return self.prepare(g) or (g.world.hidden and bool(self.cells(g, self.kinds_left())))

    def prepare(self, g: Position) -> bool:
        """Takes what leaves no choice, and finds what there is to choose; whether that is anything."""
        self.open_kinds = self.hexes = self.aims = self.able = ()
        if self.kind == NONE:
            kinds = tuple(kind for kind in self.kinds if self.hexes_to_choose(g, kind))
            if len(kinds) != 1:
                self.open_kinds = tuple(kind for kind in kinds if self.hexes_in_reach(g, kind))
                return bool(self.open_kinds)
            self.kind = kinds[0]
        if self.at_hex == NOWHERE:
            cells = self.hexes_to_choose(g, self.kind)
            if len(cells) != 1:
                self.hexes = self.hexes_in_reach(g, self.kind)
                return bool(self.hexes)
            self.at_hex = cells[0]
        if self.kind == AT and self.aim == NONE:
            targets = self.left(g, AT, self.at_hex)
            if len(targets) != 1 and all(g.can_name((self.camp,), unit) for unit in targets):
                self.aims = tuple(targets)
                return bool(targets)
            self.aim = targets[0]  # the one on top of those that can't be told apart
        self.able = tuple(self.able_at(g, self.kind, self.at_hex))
        return bool(self.able or self.firers)

    def kinds_left(self) -> tuple[int, ...]:
        return self.kinds if self.kind == NONE else (self.kind,)

    def left(self, g: Position, kind: int, cell: int = NOWHERE) -> list[int]:
        """12/fire/defensive-only-v-assault: who is left to be fired at, by kind of fire."""
        found = []
        for unit in self.targets:
            there = g.cell[unit]
            if there < 0 or there in self.fired_at or (cell != NOWHERE and there != cell):
                continue
            is_there = (aim_of(g, unit) if self.purpose == DEFENSIVE else there) == self.cell
            if is_there and is_armour(g, unit) == (kind == AT):
                found.append(unit)
        return found

    def cells(self, g: Position, kinds: Iterable[int]) -> list[int]:
        return sorted({g.cell[unit] for kind in kinds for unit in self.left(g, kind)})

    def hexes_in_reach(self, g: Position, kind: int) -> tuple[int, ...]:
        return tuple(
            cell for cell in self.cells(g, (kind,)) if next(self.able_at(g, kind, cell), None) is not None
        )

    def hexes_to_choose(self, g: Position, kind: int) -> tuple[int, ...]:
        """Those in reach; with counters face down all, or the question would tell who can fire."""
        return tuple(self.cells(g, (kind,))) if g.world.hidden else self.hexes_in_reach(g, kind)

    def able_at(self, g: Position, kind: int, cell: int) -> Iterator[int]:
        """The units that may still join a fire at a hex."""
        spotters: Spotters = {}
        for unit in _candidates(g, self.camp, cell):
            if unit not in self.firers and self.bar(g, unit, kind, cell, spotters) is None:
                yield unit

    def bar(
        self, g: Position, unit: int, kind: int, cell: int, spotters: Spotters | None = None
    ) -> Bar | None:
        """Why a unit may not join a fire at a hex."""
        if bar := bar_to_fire(g, unit, cell, kind, self.purpose, self.cell, spotters):
            return bar
        if unit in self.done or self._has_shared_out(g, unit, kind, cell):
            return "12/fire/split", "why.fire-no-points"
        here = g.cell[unit]
        if not self._sees_target(g, unit, kind, cell):
            return unseen(g, unit, cell, () if spotters is not None else self.left(g, kind, cell))
        joined = sum(g.strength[other] for other in self.firers if g.cell[other] == here)
        if joined and joined + g.strength[unit] > LIMIT:
            return "8/stack/overstack-fire", "why.fire-overstacked"
        return None

    def _has_shared_out(self, g: Position, unit: int, kind: int, cell: int) -> bool:
        """12/fire/split: whether who shared out its own fire has none left that reaches a hex."""
        if not (g.split[unit] and g.fired[unit]):
            return False
        return bool(self.bar_to_give(g, unit, kind, cell)) or self.points_left(g, unit, kind, cell) <= 0

    def bar_to_give(self, g: Position, unit: int, kind: int, cell: int) -> Bar | None:
        """12/fire/split: why a unit has no points to give: a battalion that others see for has a shift."""
        if g.printed[unit].indirect == "factor":
            return None
        if bar_to_direct(g, unit, cell, kind, self.purpose, self.cell):
            return "12/fire/split", "why.fire-whole-shift"
        return None

    def _sees_target(self, g: Position, unit: int, kind: int, cell: int) -> bool:
        """12/firepower/observe-and-range: whether a unit or its spotter sees a target, not their friends."""
        if cell in g.geo.board.neighbours[g.cell[unit]]:
            return True
        through = bool(g.printed[unit].indirect)
        return any(
            can_see(g, unit, target) or (through and is_spotted(g, unit, target))
            for target in self.left(g, kind, cell)
        )

    def points_left(self, g: Position, unit: int, kind: int, cell: int) -> int:
        """12/fire/split: the points that a unit has not given yet."""
        factor = anti_tank if kind == AT else regular
        given = g.split[unit] if g.fired[unit] else 0
        return factor(g, unit, g.geo.board.distance(g.cell[unit], cell), self.halved) - given

    def tell(self, g: Position) -> None:
        """11/hidden/optional: what a side does says something of all its counters, firers and spotters."""
        if g.world.hidden:
            tell(g, g.units_of(self.camp))

    def is_gathering(self) -> bool:
        """Whether kind, hex and aim are settled, so that units may join."""
        return self.at_hex != NOWHERE and (self.kind == REGULAR or self.aim != NONE)

    def may_share(self, g: Position, unit: int) -> bool:
        """Where there are other hexes to fire at: more assaulters; for who does not assault, enemies."""
        if self.purpose == DEFENSIVE:
            return len(self.cells(g, (self.kind,))) > 1
        if g.assault[unit]:
            return False  # 12/fire/assaulters-target
        printed, here, distance = g.printed[unit], g.cell[unit], g.geo.board.distance
        reach = max(1, printed.range, regular_range(printed))
        return any(
            cell != self.at_hex and distance(here, cell) <= reach
            for cell in compress(count(), g.count[1 - self.camp])
        )

    def give(self, unit: int, points: int) -> None:
        self.sharing, self.shares = (*self.sharing, unit), (*self.shares, points)

    # ---- the fire

    def volley(self, g: Position) -> Volley:
        targets = (self.aim,) if self.kind == AT else tuple(self.left(g, REGULAR, self.at_hex))
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

    def is_minimal(self, g: Position) -> bool:
        """12/minimal-fire: whether none of the targets would have more than a single point against it."""
        volley = self.volley(g)
        return not any(shots_at(g, volley, target) for target in volley.targets)


def others_near(g: Position, camp: int, cell: int) -> Iterator[int]:
    """The units of a side close to a hex that are no guns."""
    own, printed = g.count[camp], g.printed
    for near in within(g.geo.board, cell, g.world.short_reach):
        if own[near]:
            yield from (unit for unit in g.units_at(near) if not printed[unit].is_weapon)


def guns_near(g: Position, camp: int, cell: int) -> Iterator[int]:
    """The committed guns of a side that could reach a hex if they were free to fire."""
    reach, cells, camps, distance = g.world.gun_reach, g.cell, g.camp, g.geo.board.distance
    for unit in compress(count(), g.committed):
        if camps[unit] == camp and cells[unit] >= 0 and distance(cells[unit], cell) <= reach[unit]:
            yield unit


def _candidates(g: Position, camp: int, cell: int) -> Iterator[int]:
    """The units that could possibly fire at a hex: those close by, and the guns that were committed."""
    yield from others_near(g, camp, cell)
    yield from guns_near(g, camp, cell)
