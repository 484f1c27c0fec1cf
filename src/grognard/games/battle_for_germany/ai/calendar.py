"""When the attackers of the historical game mean to be where: early attacks must pay more, late ones less."""

from __future__ import annotations

from functools import cache
from math import inf

from grognard.games.battle_for_germany.ai.geography import hexes_from
from grognard.games.battle_for_germany.ai.weights import Calendar
from grognard.games.battle_for_germany.components import BERLIN, EAST, SOVIET, WEST, WESTERN, Components
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import Terms


class Timing:
    """How early or late each camp is in each hex, by the calendar of its cities."""

    def __init__(self, box: Components, calendar: Calendar) -> None:
        due = tuple(sorted(calendar.due.items()))
        self._calendar = calendar
        self._fell = [
            (number, city.value, calendar.fell[city.name]) for number, city in enumerate(box.cities)
        ]
        self._held = {
            city.cell: (calendar.held[city.name], calendar.fell[city.name])
            for city in box.cities
            if city.name in calendar.held
        }
        self._due = {SOVIET: _due_turns(box, EAST, due), WEST: _due_turns(box, WESTERN, due)}

    def early(self, g: Position, cell: int, camp: int) -> float:
        """Turns to go until a camp is due in a hex, below 0 once it is late; 0 where no calendar binds it."""
        if camp not in self._due or g.germans_gone or not keeps_calendar(g.world.terms):
            return 0.0
        early, rival = self._due[camp][cell] - g.turn, WEST if camp == SOVIET else SOVIET
        return 0.0 if early > 0 and self.is_ahead(g, rival) else early

    def is_ahead(self, g: Position, camp: int) -> bool:
        """Whether a camp has so many points long before history that its rival can't wait any more."""
        soon = g.turn + self._calendar.long_before
        points = sum(value for number, value, fell in self._fell if fell >= soon and g.flag[number] == camp)
        return points >= self._calendar.points_ahead

    def fee(self, g: Position, cell: int, camp: int) -> float:
        """What an attack on a hex must gain more because it is early, or may gain less because it is late."""
        early, calendar = self.early(g, cell, camp), self._calendar
        if early > 0 and self.worth_holding(g, cell):
            return inf
        return calendar.early * early if early > 0 else calendar.late * max(-calendar.most_late, early)

    def wanted(self, g: Position, cell: int, camp: int) -> float:
        """The share of its worth that a city has for a camp already."""
        return max(0.0, 1 - self._calendar.less_each_turn * max(0.0, self.early(g, cell, camp)))

    def passes_by(self, g: Position, cell: int, camp: int) -> bool:
        """Whether it is too early even for an empty city; for Berlin it never is."""
        return cell != g.box.berlin and self.early(g, cell, camp) > self._calendar.not_before

    def worth_holding(self, g: Position, cell: int) -> float:
        """What standing in a fortress is worth to Germans until the turn in which it fell."""
        worth, fell = self._held.get(cell, (0.0, 0))
        return worth if g.turn < fell and keeps_calendar(g.world.terms) else 0.0


def keeps_calendar(terms: Terms) -> bool:
    """Whether the campaign is fought by the calendar: in the historical game alone (12-22)."""
    return terms.germans_leave == "next-turn"


@cache
def _due_turns(box: Components, home: int, due: tuple[tuple[str, float], ...]) -> tuple[float, ...]:
    """For each hex the turn it is due in: that of the cities of a theatre, the nearer the more."""
    turns = dict(due)
    cities = [city for city in box.cities if city.name in turns and box.theatre[city.cell] in (home, BERLIN)]
    found = []
    for cell in range(len(box.board)):
        apart = hexes_from(box, cell)
        shares = [(1 / (0.25 + apart[city.cell] ** 2), turns[city.name]) for city in cities]
        found.append(sum(share * turn for share, turn in shares) / sum(share for share, _ in shares))
    return tuple(found)
