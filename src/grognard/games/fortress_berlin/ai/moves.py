"""Movement: where a unit should go, in which mode, and in what order units are moved."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.ai import departure, score
from grognard.games.fortress_berlin.ai.departure import leaves
from grognard.games.fortress_berlin.ai.fields import CROWDED, Fields
from grognard.games.fortress_berlin.ai.lines import Lines
from grognard.games.fortress_berlin.position import COMBAT, EMPTY, MANOEUVRE, Position
from grognard.games.fortress_berlin.rules import modes
from grognard.games.fortress_berlin.rules.movement.march import March
from grognard.games.fortress_berlin.units import GERMAN
from grognard.kernel.actions import Action

Options = Sequence[Action]


class Moves:
    """The plan of one movement segment: made when it begins, read anew for each unit."""

    def __init__(self, fields: Fields) -> None:
        self.f, self.weights, self.camp = fields, fields.weights, fields.camp
        self.lines = Lines(fields) if self.camp == GERMAN else None
        self.gaps: list[int] = []
        """Hexes of the lines in which nobody stands."""
        self.seen: set[int] = set()
        """Units that were looked at and stay."""
        self.traps: set[int] = set()
        """Hexes in which zones that nobody knew of have stopped a march: they stop the next one too."""

    def look(self, g: Position) -> None:
        """The map as it is now; enemies stay where they are while one moves."""
        before, self.f = self.f, Fields(g, self.camp, self.weights)
        self.f.front = before.front
        self.gaps = self.lines.gaps(g.count[self.camp]) if self.lines else []

    # ---- who is next

    def next_unit(self, g: Position, units: Sequence[int]) -> int | None:
        """The next unit to look at: those nearest to the goal first, guns and staffs last."""
        waiting = [unit for unit in units if unit not in self.seen]
        if not waiting:
            return None
        return min(waiting, key=lambda unit: self._turn(g, unit))

    def _turn(self, g: Position, unit: int) -> tuple[int, int, int]:
        cell = g.cell[unit]
        return departure.turn(g, unit), self.f.to_goal[cell] if cell >= 0 else 0, unit

    def door(self, g: Position, unit: int, cells: Sequence[int]) -> int:
        """By which hex a unit comes in: the nearest to where it is wanted, and not crowded."""
        to_goal = self._to(g, unit)
        return min(cells, key=lambda cell: (to_goal[cell] + 4 * g.count[self.camp][cell], cell))

    def _to(self, g: Position, unit: int) -> Sequence[int]:
        """Distances to where a unit is wanted in the end."""
        return departure.to_exit(g) if leaves(g, unit) else self.f.to_goal

    # ---- what a unit does

    def step(self, g: Position, frame: March, options: Options) -> Action:
        """The next thing that a unit on the march does."""
        unit = frame.units[0]
        if frame.stopped:
            self.traps.add(g.cell[unit])
        if ("leave",) in options:
            return ("leave",)
        if ("flip",) in options and self._flips_first(g, frame):
            return ("flip",)
        if ("flip",) in options and self._unlimbers(g, unit):
            return ("flip",)
        if (best := self._best(g, frame, options)) is not None:
            return best
        if ("flip",) in options and self._flips_last(g, unit):
            return ("flip",)
        if (face := self._face(g, unit, options)) is not None:
            return face
        self.seen.add(unit)
        return ("halt",) if ("halt",) in options else options[0]

    def _flips_first(self, g: Position, frame: March) -> bool:
        """Far from the enemy units march in manoeuvre mode."""
        unit = frame.units[0]
        if frame.spent or g.mode[unit] != COMBAT:
            return False
        if self.lines and not leaves(g, unit):
            return self._is_reserve(g, unit, self.lines)
        return self.f.front[g.cell[unit]] > self.weights.drive.reach

    def _is_reserve(self, g: Position, unit: int, lines: Lines) -> bool:
        """Whether a German unit stands far from the enemy and from the gaps that it should fill."""
        cell, printed = g.cell[unit], g.printed[unit]
        if printed.is_hq:
            return self.f.distance(cell, self.f.goal) > self.weights.hold.guns_centre
        if printed.is_artillery or cell in lines.number or g.geo.works[cell]:
            return False
        return self.f.front[cell] > self.weights.hold.threat_range and self._to_gap(g, lines, cell) > 2

    def _to_gap(self, g: Position, lines: Lines, cell: int) -> int:
        """Hexes to the nearest gap in the lines; none if they are closed."""
        return min((self.f.distance(cell, gap) for gap in self.gaps), default=0)

    def _unlimbers(self, g: Position, unit: int) -> bool:
        """8.2.2: guns that stand well within range of the enemy, and near the centre, go no farther."""
        printed, cell = g.printed[unit], g.cell[unit]
        if self.camp != GERMAN or not printed.may_bombard or g.mode[unit] != MANOEUVRE:
            return False
        if leaves(g, unit) or self.f.distance(cell, self.f.goal) > self.weights.hold.guns_centre:
            return False
        return 1 < self.f.front[cell] <= printed.c_range // 2

    def _flips_last(self, g: Position, unit: int) -> bool:
        """Near the enemy, or where a German unit is to stand, they deploy."""
        if g.mode[unit] != MANOEUVRE or leaves(g, unit):
            return False
        if self.camp == GERMAN:
            return (
                self.f.front[g.cell[unit]] <= self.weights.hold.threat_range or g.printed[unit].is_artillery
            )
        return self.f.front[g.cell[unit]] <= self.weights.drive.deploy and not g.printed[unit].is_hq

    def _best(self, g: Position, frame: March, options: Options) -> Action | None:
        """The best hex to go to, if it is better than to stay."""
        unit, here = frame.units[0], g.cell[frame.units[0]]
        going = [action[1] for action in options if action[0] == "go"]
        if self.f.shunned in frame.costs:  # 12.0/2: who passes through takes it too
            going = [cell for cell in going if self.f.shunned not in frame.way_of(g, cell)]
        full = {cell for cell in self.traps if cell != here and self.f.crowded(unit, cell)}
        if full:  # 3.1.4b: somebody would be lost
            going = [cell for cell in going if full.isdisjoint(frame.way_of(g, cell))]
        if not going:
            return None
        has, price = frame.has, modes.price(g)
        stays = self._judge(g, unit, here, has >= price)
        values = {cell: self._judge(g, unit, cell, has - frame.costs.get(cell, 0) >= price) for cell in going}
        best = max(going, key=lambda cell: (values[cell], -frame.costs.get(cell, 0), -cell))
        margin = self.weights.hold.stay if self.camp == GERMAN else 0.0
        return ("go", best) if values[best] > stays + margin else None

    def _judge(self, g: Position, unit: int, cell: int, can_deploy: bool) -> float:
        """What a hex is worth to a unit that ends its march there."""
        judge = self._judge_german if self.camp == GERMAN else self._judge_soviet
        return judge(g, unit, cell, can_deploy) - CROWDED * self.f.crowded(unit, cell)

    # ---- Soviets

    def _judge_soviet(self, g: Position, unit: int, cell: int, can_deploy: bool) -> float:
        w, printed = self.weights.drive, g.printed[unit]
        away = self.f.front[cell]
        if cell in self.f.ends:
            return w.goal
        if cell == self.f.shunned:
            return -w.goal
        if printed.is_hq:
            near = w.staff_near - away
            behind = w.staff_danger * near if near > 0 else -w.staff_behind * near
            return -behind - 0.1 * w.near * self.f.to_goal[cell]
        value = -w.near * self.f.to_goal[cell] / 2
        if g.fort[cell] == EMPTY:
            value += w.fort
        if away == 1 and printed.may_assault:
            value += self._contact(g, unit, cell)
            deployed = g.mode[unit] == COMBAT or can_deploy
            value -= 0.0 if deployed else w.undeployed
            if not g.count[self.camp][cell] or (cell == g.cell[unit] and g.count[self.camp][cell] == 1):
                value -= w.lone
        elif away <= 2 and printed.may_direct_fire:
            value += w.guns
        return value

    def _contact(self, g: Position, unit: int, cell: int) -> float:
        """What a place beside enemies is worth: most before a hex where more firepower is needed."""
        w, best = self.weights.drive, 0.0
        contact = w.contact * self.f.haste
        for near in g.geo.board.neighbours[cell]:
            if not g.geo.crossable(cell, near):
                continue
            if not (g.count[1 - self.camp][near] or g.has_garrison(near)):
                continue
            mine = g.fs(unit) if cell != g.cell[unit] and g.cell[unit] in g.geo.board.neighbours[near] else 0
            need = w.enough * self.f.defence(near) - self.f.gathered(near) + mine
            part = 1.0 if need > 0 else w.surplus
            best = max(best, contact * part)
        return best

    # ---- Germans

    def _judge_german(self, g: Position, unit: int, cell: int, can_deploy: bool) -> float:
        w, printed = self.weights.hold, g.printed[unit]
        if leaves(g, unit):
            return -w.exit * departure.judge(g, unit, cell)
        away = self.f.front[cell]
        guns = printed.is_artillery or printed.is_hq
        value = w.cover * self.f.cover(cell) + (w.fort if g.has_garrison(cell) else 0.0)
        far = self.f.distance(cell, self.f.goal)
        value -= w.centre * max(0, far - w.ring)
        if guns:
            value -= w.guns_behind if away <= 1 else 0.3 * max(0, 4 - away)
            return value - w.corps * departure.strays(g, unit, cell, w.corps_reach)
        value += w.threat * min(3, self.f.stacks(cell, w.threat_range))
        value -= w.pressure * self.f.pressure(cell)
        if away == 1 and self.f.cover(cell) < 2:
            value -= w.contact
        friends = g.count[self.camp][cell] - (cell == g.cell[unit])
        value += w.company if friends == 1 else 0.0
        value -= w.crowd * max(0, friends - 1)
        if any(g.geo.bridge(cell, near) for near in g.geo.board.neighbours[cell]):
            value += w.bridge
        value += self._in_line(g, unit, cell)
        if away <= 1 and g.mode[unit] != COMBAT and not can_deploy:
            value -= self.weights.drive.undeployed
        return value

    def _in_line(self, g: Position, unit: int, cell: int) -> float:
        """What a hex is worth as a part of the lines: most for who closes a gap, then for hard units."""
        w, lines = self.weights.hold, self.lines
        assert lines is not None
        friends = [other for other in g.units_at(cell) if other != unit and g.camp[other] == self.camp]
        if len(friends) >= w.depth:
            return 0.0
        own = g.printed[unit].c_pf
        hard = own - max((g.printed[other].c_pf for other in friends), default=0)
        if cell in (self.f.goal, g.geo.bunker):
            if self._is_relieved(g, unit, cell, friends):
                return 0.0
            is_vital = cell == score.vital(g, self.weights)
            return w.core + self.weights.score.vital * is_vital + w.hard * max(0, hard)
        if cell not in lines.number:
            return -w.pull * self._to_gap(g, lines, cell)
        worth, away = w.line[lines.number[cell]], self.f.front[cell]
        if lines.number[cell] and away > w.alarm:
            worth *= w.idle
        if friends:
            worth = w.hard * max(0, hard) + worth * (w.second if away <= 2 else w.idle * w.second)
        return worth

    def _is_relieved(self, g: Position, unit: int, cell: int, friends: Sequence[int]) -> bool:
        """3.1.2: whether the weakest of those who fill the goal or the bunker makes room for a better one."""
        strength = self.f.strength
        weakest = min((other for other in (unit, *friends) if g.ma(other)), key=strength, default=unit)
        if cell != g.cell[unit] or len(friends) < self.weights.hold.depth - 1 or weakest != unit:
            return False
        needed = strength(unit) + self.weights.hold.relief
        return any(
            strength(other) >= needed and self._can_relieve(g, other, cell) for other in g.units_of(GERMAN)
        )

    def _can_relieve(self, g: Position, unit: int, cell: int) -> bool:
        """Whether a unit free of the enemy, and not in the core itself, would be there in a turn."""
        printed, here = g.printed[unit], g.cell[unit]
        if printed.is_artillery or printed.is_hq or leaves(g, unit) or here in (self.f.goal, g.geo.bunker):
            return False
        return self.f.front[here] > 1 and 2 * self.f.distance(here, cell) <= g.ma(unit)

    # ---- facing

    def _face(self, g: Position, unit: int, options: Options) -> Action | None:
        """3.4.1: in manoeuvre mode towards the nearest enemy."""
        cell = g.cell[unit]
        faces = [action for action in options if action[0] == "face"]
        if not faces or g.mode[unit] != MANOEUVRE or self.f.front[cell] > 3:
            return None
        fronts = g.geo.facing[cell]

        def danger(direction: int) -> float:
            return sum(4 - self.f.front[near] for near in fronts[direction] if self.f.front[near] < 4)

        best = max(faces, key=lambda action: (danger(action[1]), -action[1]))
        return best if danger(best[1]) > danger(g.facing[unit]) else None
