"""Where units go in an impulse: up to their assaults, along the roads to the goals, or to their posts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from grognard.games.borodino_41.ai.attacks import Attack, Attacks
from grognard.games.borodino_41.ai.ending import is_night_for
from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.guards import guards
from grognard.games.borodino_41.ai.objectives import Objectives, field_to
from grognard.games.borodino_41.ai.odds import cover_at, losses
from grognard.games.borodino_41.ai.posts import Posts
from grognard.games.borodino_41.ai.roads import Reach, Steps, distances, mobility_of, reach
from grognard.games.borodino_41.ai.support import Support
from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.geography import AMPHIBIOUS, HIGHWAY
from grognard.games.borodino_41.position import DISRUPTED, Position
from grognard.games.borodino_41.rules.initiative import night_hexes
from grognard.games.borodino_41.rules.movement.contact import columns_of, is_exposed
from grognard.games.borodino_41.rules.stacking import LIMIT, load
from grognard.games.borodino_41.units import GERMAN, SOVIET, Unit

Field = Callable[[int], float]
CLEAR = 4
"""Columns of the west edge that must be left to those who come in behind."""


class Moves:
    """The plan of one side for the movement of an impulse."""

    def __init__(self, fields: Fields) -> None:
        self.fields, self.camp, self.w = fields, fields.camp, fields.w
        g = fields.g
        self.attacks: list[Attack] = []
        self.places: dict[int, int] = {}
        """From where units are to assault."""
        if not g.lull and fields.enemies:
            most = night_hexes(g, self.camp) if g.is_night else 99
            if not g.is_night or is_night_for(self.w, g, self.camp):
                self.attacks = Attacks(fields).plan(most)
            self.places = {unit: cell for attack in self.attacks for unit, cell in attack.places.items()}
        self.seen: set[int] = set()
        """Who has been thought about."""
        self.steps: dict[int, Steps] = {}
        self.posts, self.support = Posts(fields), Support(fields)
        self.guards = guards(fields)
        self.shy = self.w.posts.off if self.camp == SOVIET and self.posts.saving else 0.0
        """What a hex loses beside the highway, while the Soviets keep off it."""
        self.goals: dict[int, int] = {}
        """The posts of the Soviets."""
        self.aims: dict[int, int | None] | None = None
        """What the Germans go for."""
        self._settled = False

    # ---- the order of moves

    def order(self, g: Position, units: Sequence[int]) -> list[int]:
        """Assaulters first, then from the front back."""
        return sorted(units, key=lambda unit: (unit not in self.places, self._from_front(g, unit), unit))

    def _from_front(self, g: Position, unit: int) -> float:
        if self.camp == GERMAN:
            return -self.fields.pull(g.printed[unit].mobility)[g.cell[unit]]
        return float(self.fields.to_enemy[g.cell[unit]])

    # ---- one unit

    def think(self, g: Position, unit: int, *, spent: bool = False) -> Steps:
        """The actions of a unit in this impulse; none if it stays as it is."""
        self.seen.add(unit)
        found = reach(g, unit, g.points[unit], spent=spent, held=self.fields.held(unit))
        worth = self.worth(g, unit, found)
        if unit in self.places and 2 * self.places[unit] in found.costs:
            return found.steps(2 * self.places[unit])
        best, most = found.start, worth(found.start)
        room = self._room(g, unit)
        for node in found.costs:
            if node != found.start and room(node):
                value = worth(node)
                if value > most + 1e-9:
                    best, most = node, value
        steps = found.steps(best)
        if best == found.start or found.left(best) > 0:
            steps += self._work(g, unit, best // 2, stays=best == found.start)
        return steps

    def _room(self, g: Position, unit: int) -> Callable[[int], bool]:
        columns, camp, strength = columns_of(g, self.camp), self.camp, g.strength[unit]
        count = g.count[camp]

        def has_room(node: int) -> bool:
            cell, mode = divmod(node, 2)
            if mode and columns[cell]:
                return False
            return not count[cell] or load(g, camp, cell) + strength <= LIMIT

        return has_room

    def worth(self, g: Position, unit: int, found: Reach) -> Field:
        """What it is worth to a unit to end its move at a node of its reach."""
        w, fields, geo = self.w.march, self.fields, g.geo
        start, printed = found.start // 2, g.printed[unit]
        to_enemy, threat = fields.to_enemy, fields.threat
        shaken = g.state[unit]
        band = None if unit in self.guards else self._band(printed)
        pull = self.follow(g, unit, band[1]) if band else self.pull(g, unit)
        zone = g.seen_zone[self.camp][1 - self.camp]
        leaving = w.leaving * is_exposed(g, unit)
        kind = AT if g.is_armoured(unit) else REGULAR
        fire, to_highway = fields.fire[kind], fields.to_highway

        def value(node: int) -> float:
            cell, mode = divmod(node, 2)
            far = to_enemy[cell]
            worth = pull(cell)
            if band:
                worth -= w.gun_near * max(0, band[0] - far)
                worth -= (w.jam if mode else w.road) * (HIGHWAY in geo.way_kinds[cell])
                worth -= w.edge * max(0, CLEAR - geo.board.spots[cell][0])
            worth -= self.shy * (to_highway[cell] <= 1)
            if mode:
                worth -= w.column * min(w.column_threat, threat[cell])
            else:
                worth -= w.cover * cover_at(g, cell, self.camp)
            if cell == start:
                worth += w.stay
            else:
                worth -= leaving
            if zone[cell]:
                worth -= w.contact * losses(g.world.charts, kind, fire[cell], cover_at(g, cell, self.camp))
            if shaken and zone[cell]:
                worth -= w.flight
            return worth

        return value

    def _band(self, printed: Unit) -> tuple[int, int] | None:
        """How near to the enemy those keep who don’t assault, and how far; None for the front."""
        w = self.w.march
        if printed.kind == "pontoon" or (printed.is_hq and not printed.is_weapon):
            return w.staffs
        if printed.indirect == "shift":
            return w.guns
        if self.camp != GERMAN or not printed.is_weapon:
            return None
        return w.flak if printed.is_aa else w.anti_tank

    def follow(self, g: Position, unit: int, most: int) -> Field:
        """What draws guns and staffs: those whom they support, until they are so many hexes from them."""
        anchor = self.support.anchor(g.printed[unit])
        if anchor is None or g.state[unit] == DISRUPTED:
            return self.pull(g, unit)
        far, distance = field_to(g, unit, anchor), g.geo.board.distance
        return lambda cell: -float(far[cell]) if distance(cell, anchor) > most else 0.0

    def pull(self, g: Position, unit: int) -> Field:
        """What draws a unit: the Germans their goals, the Soviets their posts."""
        mobility = mobility_of(g, unit, False)[0]
        if g.state[unit] == DISRUPTED:
            to_enemy = self.fields.to_enemy
            return lambda cell: 4.0 * min(4, to_enemy[cell])
        if self.camp == GERMAN:
            goal = self.guards.get(unit, self._goal(g, unit))
            if goal is None:
                return self.fields.pull(mobility).__getitem__
            far = field_to(g, unit, goal)
            return lambda cell: -float(far[cell])
        self._settle(g)
        if unit not in self.goals:
            self.goals[unit] = self.posts.choose(unit)
        mobility = "tracked" if mobility in (AMPHIBIOUS, "static") else mobility
        field = distances(g.geo, (self.goals[unit],), mobility)
        return lambda cell: -float(field[cell])

    def _goal(self, g: Position, unit: int) -> int | None:
        """What a German unit that can assault goes for; those in front choose first."""
        if self.aims is None:
            self.aims, objectives = {}, Objectives(self.fields)
            fit = [one for one in g.units_of(self.camp) if g.printed[one].may_assault]
            for one in sorted(fit, key=lambda each: (self._from_front(g, each), each)):
                self.aims[one] = objectives.choose(g, one)
        return self.aims.get(unit)

    def _settle(self, g: Position) -> None:
        """Gives everybody on the map a post, infantry first, those nearest to the enemy first."""
        if self._settled:
            return
        self._settled = True
        to_enemy = self.fields.to_enemy
        units = [unit for unit in g.units_of(self.camp) if not g.is_dummy(unit)]
        units = [unit for unit in units if self._band(g.printed[unit]) is None]
        units.sort(
            key=lambda unit: (
                not g.printed[unit].is_infantry_like,
                to_enemy[g.cell[unit]],
                -g.strength[unit],
                unit,
            )
        )
        for unit in units:
            if g.printed[unit].mobility == "static":
                self.posts.take(g.cell[unit], unit)
            else:
                self.goals[unit] = self.posts.choose(unit)

    def _work(self, g: Position, unit: int, cell: int, *, stays: bool) -> Steps:
        """15/works: digging, where the enemy is near and the unit has come to stay."""
        w, printed = self.w.works, g.printed[unit]
        if printed.is_engineer:
            return self._bridges(g, unit, cell)
        near = self.fields.to_enemy[cell] <= w.dig_within
        if self.camp == GERMAN and not (stays and near and (g.lull or g.is_night)):
            return []
        if self.camp != GERMAN and cell != self.goals.get(unit):
            return []
        if not printed.is_personnel or cell in g.geo.forts:
            return []
        return [("foxhole",), ("trench",)] if stays else [("foxhole",)]

    def _bridges(self, g: Position, unit: int, cell: int) -> Steps:
        """Soviet engineers blow up the bridges beside them when the enemy comes near; Germans mend them."""
        spots = [
            spot
            for near in g.geo.board.neighbours[cell]
            if (spot := g.geo.spots.edge(cell, near)) is not None
        ]
        if self.camp == GERMAN:
            return [("build", spot) for spot in spots if g.spots[spot] == 1]
        if self.fields.to_enemy[cell] > self.w.works.blow_within:
            return []
        return [("demolish", spot) for spot in spots]

    # ---- entries

    def door(self, g: Position, unit: int, cells: Sequence[int]) -> int:
        """Where a unit comes in: near to where it goes, and not behind many others."""
        pull = self.pull(g, unit)
        return max(cells, key=lambda cell: (pull(cell) - 4.0 * g.entered[cell], -cell))

    @cached_property
    def rank(self) -> Callable[[Position, int], tuple[int, int]]:
        """Who comes in first: fighters, then guns, then staffs."""

        def order(g: Position, unit: int) -> tuple[int, int]:
            printed = g.printed[unit]
            last = printed.is_hq or printed.kind == "pontoon"
            return (2 if last else 1 if printed.is_weapon else 0), unit

        return order
