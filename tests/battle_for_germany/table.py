"""The table for tests of Battle for Germany; `tests.table` has what all games share."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from grognard.games.battle_for_germany.components import THEATRES
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import GONE, ON_MAP, Position
from grognard.games.battle_for_germany.rules.sequence import Campaign
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, PLACES, SIDES, WEST_GERMANS
from tests import table
from tests.battle_for_germany.ground import GROUND, REAL
from tests.ground import Entries, entries


class Table(table.Table):
    """A position at the start of a phase.

    >>> Table("us-vii 2005, ge-lxvi 2006", "B3").fight("2006", "us-vii", die=1).finds("ge-lxvi west-german")
    """

    SCENARIO, GROUND = "historical", GROUND
    game: BattleForGermany
    g: Position

    @classmethod
    def opening(
        cls,
        scenario: str,
        *,
        options: Mapping[str, bool] | None = None,
        dice: tuple[int, ...] = (),
        game: BattleForGermany | None = None,
    ) -> "Table":
        """A new game by its set-up chart, on the game's own map unless told otherwise."""
        return cls.opened(game or real_game(), scenario, dict(options or {}), dice)

    @classmethod
    def clear(cls, g: Any) -> None:
        for unit in range(len(g.place)):
            g.remove(unit, GONE)

    def put(self, unit: int, place: str) -> None:
        """A German on the map is of the theatre where it stands."""
        g = self.g
        g.set_up([(unit, place)])
        if place not in PLACES and g.side[unit] in (EAST_GERMANS, WEST_GERMANS):
            theatre = self.game.box.theatre[g.cell[unit]]
            g.side[unit] = EAST_GERMANS if theatre == THEATRES["east"] else WEST_GERMANS
        assert place in PLACES or g.side[unit] != GERMANS or g.world.terms.germans_pooled

    def set_flags(self, flags: Entries) -> None:
        """Whose flag is in a city."""
        for *name, camp in entries(flags):
            self.g.flag[self.city(" ".join(name))] = int(camp)

    def begin(self, at: str) -> None:
        codes = [step.code for step in self.g.world.terms.turn]
        self.g.phase = codes.index(at) - 1
        self.g.stack = [Campaign(at="next_phase")]

    # ---- what is

    @property
    def phase(self) -> str:
        """The code of the current phase: A1 to B6."""
        return self.g.world.terms.turn[self.g.phase].code

    def where(self, name: str) -> str:
        """A unit's hex, or the name of the box it is in."""
        unit = self.unit(name)
        if self.g.place[unit] == ON_MAP:
            return self.game.box.board.labels[self.g.cell[unit]]
        return PLACES[self.g.place[unit]]

    def side_of(self, name: str) -> str:
        """The force a unit fights with."""
        return SIDES[self.g.side[self.unit(name)]]

    def city(self, name: str) -> int:
        """The number of a city, by its English name."""
        return next(n for n, city in enumerate(self.game.box.cities) if city.name == name)

    def odds(self, line: str = "roll") -> str:
        """Strengths and column of the attack that an action leads to: `19:18 1-1`."""
        odds = self.forecast(line)
        return f"{odds.attack}:{odds.defence} {odds.column}"

    def defence(self, line: str) -> Fraction:
        """The strength of the defenders, with terrain, in the attack that an action leads to."""
        return Fraction(self.forecast(line).defence)

    @property
    def points(self) -> int:
        """The movement points left to the unit that is moving."""
        left: int = self.decision.args["points"]
        return left

    # ---- what is done

    def gather(self, hexes: str, *attackers: str) -> "Table":
        """Names the hexes of an attack (apart by a space) and its attackers, without rolling."""
        first, *more = hexes.split(" ")
        self.do(f"attack {first}", *(f"also {label}" for label in more))
        return self.do(*(f"join {unit}" for unit in attackers))

    def fight(self, hexes: str, *attackers: str, die: int) -> "Table":
        """Makes an attack with a dictated die."""
        return self.gather(hexes, *attackers).dice(die).do("roll")

    def end(self, phases: int = 1) -> "Table":
        """Ends phases without doing anything more in them."""
        for _ in range(phases):
            now = (self.g.turn, self.phase)
            while not self.over and (self.g.turn, self.phase) == now:
                self.idle()
        return self


@cache
def real_game(rows: str = "") -> BattleForGermany:
    """The game with its own components, but for rows such as `"setup historical su-5a place=1623"`."""
    game: BattleForGermany = REAL(rows=rows) if rows else BattleForGermany()
    return game


def hex_of(city: str) -> str:
    """The hex of a city, by its English name."""
    box = real_game().box
    return next(box.board.labels[found.cell] for found in box.cities if found.name == city)


def positions(table: Table, names: Iterable[str]) -> dict[str, str]:
    """Where each of these units is."""
    return {name: table.where(name) for name in names}
