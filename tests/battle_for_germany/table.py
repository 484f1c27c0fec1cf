"""A table for tests: a hand-set position, actions as text, dictated dice, and refusals with their rule."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from grognard.games.battle_for_germany.components import THEATRES
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import GONE, ON_MAP, Position
from grognard.games.battle_for_germany.rules.sequence import Campaign
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, PLACES, SIDES, WEST_GERMANS
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.at_table import AtTable
from tests.battle_for_germany.ground import ground


class Table(AtTable):
    """A position at the start of a phase.

    >>> table = Table({"us-vii": "2005", "ge-lxvi": "2006"}, phase="B3")
    >>> table.do("attack 2006", "join us-vii").dice(1).do("roll")
    """

    game: BattleForGermany
    g: Position

    def __init__(
        self,
        units: Mapping[str, str],
        *,
        phase: str,
        turn: int = 2,
        scenario: str = "historical",
        options: Mapping[str, bool] | None = None,
        game: BattleForGermany | None = None,
        flags: Mapping[str, int] | None = None,
        **facts: object,
    ) -> None:
        self.game = game or ground()
        chosen, values = self.game.choose(scenario, options or {})
        g = self.g = self.game.setup(chosen, values, key_from_seed(0))
        for unit in range(len(g.place)):
            g.remove(unit, GONE)
        for name, place in units.items():
            self._set(name, place)
        for name, camp in (flags or {}).items():
            g.flag[self.city(name)] = camp
        for name, value in facts.items():
            setattr(g, name, value)
        codes = [step.code for step in g.world.terms.turn]
        g.turn, g.phase = turn, codes.index(phase) - 1
        g.stack = [Campaign(at="next_phase")]
        flow.run(g)

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

    def _set(self, name: str, place: str) -> None:
        g, unit = self.g, self.unit(name)
        g.set_up([(unit, place)])
        if place in PLACES:
            return
        if g.side[unit] in (EAST_GERMANS, WEST_GERMANS):
            theatre = self.game.box.theatre[g.cell[unit]]
            g.side[unit] = EAST_GERMANS if theatre == THEATRES["east"] else WEST_GERMANS
        assert g.side[unit] != GERMANS or g.world.terms.germans_pooled


@cache
def real_game() -> BattleForGermany:
    """The game with its own components."""
    return BattleForGermany()


def hex_of(city: str) -> str:
    """The hex of a city, by its English name."""
    box = real_game().box
    return next(box.board.labels[found.cell] for found in box.cities if found.name == city)


def positions(table: Table, names: Iterable[str]) -> dict[str, str]:
    """Where each of these units is."""
    return {name: table.where(name) for name in names}
