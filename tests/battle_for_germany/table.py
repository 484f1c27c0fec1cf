"""A table for tests: a hand-set position, actions as text, dictated dice, and refusals with their rule."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from grognard.games.battle_for_germany.components import THEATRES
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import GONE, NOWHERE, ON_MAP, PLACES
from grognard.games.battle_for_germany.sequence import Campaign
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, SIDES, WEST_GERMANS
from grognard.kernel import flow
from grognard.kernel.actions import IllegalAction
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Forecast
from grognard.kernel.state import Decision, Event
from tests.battle_for_germany.ground import ground


class Table:
    """A position at the start of a phase.

    >>> table = Table({"us-vii": "2005", "ge-lxvi": "2006"}, phase="B3")
    >>> table.do("attack 2006", "join us-vii").dice(1).do("roll")
    """

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
            g.cell[unit], g.place[unit], g.garrison[unit] = NOWHERE, GONE, 0
        for name, place in units.items():
            self._set(name, place)
        g.recount()
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
        table = cls.__new__(cls)
        table.game = game or real_game()
        chosen, values = table.game.choose(scenario, options or {})
        table.g = table.game.setup(chosen, values, key_from_seed(0))
        table.g.dictated = dice
        flow.run(table.g)
        return table

    # ---- what is

    @property
    def phase(self) -> str:
        """The code of the current phase: A1 to B6."""
        return self.g.world.terms.turn[self.g.phase].code

    @property
    def decision(self) -> Decision:
        """The one decision that is due."""
        (decision,) = self.g.pending.values()
        return decision

    @property
    def side(self) -> str:
        """The force that must decide."""
        return self.decision.side

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.g.pending

    def options(self, verb: str = "") -> list[str]:
        """The options as text: all, or the arguments of those with one verb."""
        lines = [self.game.grammar.text(action) for action in self.decision.options]
        return (
            [line.removeprefix(verb + " ") for line in lines if line.split(" ")[0] == verb] if verb else lines
        )

    def where(self, name: str) -> str:
        """A unit's hex, or the name of the box it is in."""
        unit = self.unit(name)
        if self.g.place[unit] == ON_MAP:
            return self.game.box.board.labels[self.g.cell[unit]]
        return PLACES[self.g.place[unit]]

    def side_of(self, name: str) -> str:
        """The force a unit fights with."""
        return SIDES[self.g.side[self.unit(name)]]

    def unit(self, name: str) -> int:
        """The number of a unit."""
        return self.game.box.unit_index[name]

    def cell(self, label: str) -> int:
        """The number of a hex."""
        return self.game.box.board.cell(label)

    def city(self, name: str) -> int:
        """The number of a city, by its English name."""
        return next(n for n, city in enumerate(self.game.box.cities) if city.name == name)

    def events(self, message: str) -> list[Event]:
        """The log lines of the last action with this message."""
        return [event for event in self.g.events if event.message == message]

    def forecast(self, line: str) -> Forecast:
        """The odds of the attack that an action leads to."""
        odds = self.game.forecast(self.g, self.game.parse(line))
        assert odds is not None, line
        return odds

    def odds(self, line: str = "roll") -> str:
        """Strengths and column of the attack that an action leads to: `19:18 1-1`."""
        odds = self.forecast(line)
        return f"{odds.attack}:{odds.defence} {odds.column}"

    def defence(self, line: str) -> Fraction:
        """The strength of the defenders, with terrain, in the attack that an action leads to."""
        return self.forecast(line).defence

    @property
    def points(self) -> int:
        """The movement points left to the unit that is moving."""
        left: int = self.decision.args["points"]
        return left

    # ---- what is done

    def do(self, *lines: str) -> "Table":
        """Acts for whoever must decide."""
        for line in lines:
            self.game.act(self.g, self.side, self.game.parse(line))
        return self

    def gather(self, hexes: str, *attackers: str) -> "Table":
        """Names the hexes of an attack (apart by a space) and its attackers, without rolling."""
        first, *more = hexes.split(" ")
        self.do(f"attack {first}", *(f"also {label}" for label in more))
        return self.do(*(f"join {unit}" for unit in attackers))

    def fight(self, hexes: str, *attackers: str, die: int) -> "Table":
        """Makes an attack with a dictated die."""
        return self.gather(hexes, *attackers).dice(die).do("roll")

    def dice(self, *throws: int) -> "Table":
        """Dictates the next throws."""
        self.g.dictated = throws
        return self

    def end(self, phases: int = 1) -> "Table":
        """Ends phases without doing anything more in them."""
        for _ in range(phases):
            now = (self.g.turn, self.phase)
            while not self.over and (self.g.turn, self.phase) == now:
                self.do("end" if "end" in self.options() else self.options()[-1])
        return self

    def until(self, phase: str, turn: int | None = None) -> "Table":
        """Plays on, doing as little as possible, to a phase; a phase without a decision is passed over."""
        for _ in range(2000):
            if self.over or (self.phase == phase and turn in (None, self.g.turn)):
                return self
            self.do("end" if "end" in self.options() else self.options()[-1])
        raise AssertionError(f"phase {phase} was not reached")

    def refused(self, line: str, rule: str) -> None:
        """Asserts that an action is refused by this rule and that nothing changed."""
        before = self.g.fingerprint()
        with pytest.raises(IllegalAction) as caught:
            self.game.act(self.g, self.side, self.game.parse(line))
        assert caught.value.rule == rule, caught.value
        assert self.g.fingerprint() == before

    def play_on(self, seed: int = 0) -> "Table":
        """Plays at random to the end of the game."""
        rng = Random(seed)
        while not self.over:
            self.game.act(self.g, self.side, rng.choice(self.decision.options))
        return self

    def _set(self, name: str, place: str) -> None:
        g, unit = self.g, self.unit(name)
        if place in PLACES:
            g.place[unit] = PLACES.index(place)
            return
        g.place[unit], g.cell[unit] = ON_MAP, self.cell(place)
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
