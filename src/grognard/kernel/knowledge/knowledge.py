"""Who knows what: for every piece and chit, how much each side knows of it.

What a side knows of a piece is a level: nothing, that something lies there, its kind, which piece it is, or
all of its face. The view's mask, another state that a side could not tell from the real one, what an action
revealed, and log lines that differ by reader all follow from these levels.

    class Position(Knowledge):
        SIDES = ("red", "blue")

    g.show(units)                       # turned up, for all to see
    g.hide(units)                       # turned down: others than their owners know that they are there
    g.mix(units)                        # shuffled out of sight
    g.draw(CUP, HAND, (side,))          # a chit, in secret
    g.roll_hidden("fog", 6, (side,))    # a die under a cup, until g.show_die("fog")

A game says this where its rules turn pieces over, and nothing else. Levels are compared as they change, not
before and after an action: a chit that is played and returned to its cup at once was seen all the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random
from typing import Any, ClassVar, NamedTuple, Self

from grognard.kernel.actions import Side
from grognard.kernel.knowledge import twins
from grognard.kernel.knowledge.levels import NOTHING, PRESENCE, Levels
from grognard.kernel.state import MASKED, SPECTATOR, Event


class Die(NamedTuple):
    """A die that lies there: its name, its sides, what it shows, and the viewers who see it."""

    name: str
    sides: int
    value: int
    seen_by: tuple[int, ...]

    def thrown_again(self, rng: Random) -> Die:
        """Another value, for those who can't see it."""
        return self._replace(value=rng.randint(1, self.sides))


class Knowledge(Levels):
    """Pieces of which sides know more or less, pools of them, dice that only some see, and a log to match."""

    dice: tuple[Die, ...]

    NAMED: ClassVar[tuple[str, ...]] = ("unit", "units", "attackers", "defenders")
    """Arguments of the log that name pieces."""

    def clear_board(self, place: int, *blank: str) -> None:
        self.dice = ()
        super().clear_board(place, *blank)

    # ---- pools and secret dice

    def draw(self, pool: int, box: int, viewers: Iterable[int] | None = None) -> int | None:
        """Draws a piece from a box into another, seen by some or all; None from an empty box."""
        there = self.by_token(self.in_place(pool))
        if not there:
            return None
        seen_by = None if viewers is None else ()
        unit = there[self.roll(len(there), seen_by) - 1]
        self.remove(unit, box)
        self.show((unit,), level=PRESENCE)
        self.show((unit,), viewers)
        return unit

    def look(self, pool: int, viewers: Iterable[int]) -> list[int]:
        """Lets viewers see what is in a box, until it is mixed."""
        there = self.in_place(pool)
        self.show(there, viewers)
        return there

    def give_back(self, units: Iterable[int], pool: int) -> None:
        """Returns pieces to a box, where nobody can tell them from others of their back."""
        units = tuple(units)
        for unit in units:
            self.remove(unit, pool)
        self.hide(units, range(len(self.SIDES)), NOTHING)
        self.mix(self.in_place(pool))

    def roll_hidden(self, name: str, sides: int, viewers: tuple[int, ...]) -> int:
        """Throws a die that only some see; it lies there until `take_die`."""
        value = self.roll(sides, tuple(self.SIDES[viewer] for viewer in viewers))
        self.take_die(name)
        self.dice += (Die(name, sides, value, viewers),)
        return value

    def show_die(self, name: str) -> int:
        """Shows a die that lies there to all: what it says."""
        (die,) = (die for die in self.dice if die.name == name)
        everyone = tuple(range(len(self.SIDES)))
        self.learn((self.SIDES[viewer] for viewer in everyone if viewer not in die.seen_by), name)
        self.dice = tuple(other._replace(seen_by=everyone) if other is die else other for other in self.dice)
        return die.value

    def take_die(self, name: str) -> None:
        """Takes a die away."""
        self.dice = tuple(die for die in self.dice if die.name != name)

    def dice_seen(self, viewers: Iterable[int]) -> dict[str, int | None]:
        """The dice that lie there, with what they show to viewers."""
        known = set(viewers)
        return {die.name: None if known.isdisjoint(die.seen_by) else die.value for die in self.dice}

    def derive(self) -> None:
        super().derive()
        self.dice = tuple(Die(*die) for die in self.dice)

    # ---- the log

    def note(self, message: str, *rules: str, seen_by: tuple[Side, ...] | None = None, **args: Any) -> None:
        """Adds a line to the log; who can't name a piece that it names reads a token instead."""
        named = {name: _each(args[name]) for name in self.NAMED if name in args}
        pieces, everyone = {unit for units in named.values() for unit in units}, range(len(self.SIDES))
        known = {viewer: {unit for unit in pieces if self.can_name((viewer,), unit)} for viewer in everyone}
        if seen_by is not None or all(found == pieces for found in known.values()):
            super().note(message, *rules, seen_by=seen_by, **args)
            return
        readers: dict[frozenset[int], tuple[Side, ...]] = {frozenset(pieces): ()}
        for viewer, found in known.items():
            readers[frozenset(found)] = (*readers.get(frozenset(found), ()), self.SIDES[viewer])
        common = frozenset(pieces.intersection(*known.values()))
        readers[common] = (*readers.get(common, ()), SPECTATOR)
        for told, sides in readers.items():
            reading = args | {name: self._called(args[name], units, told) for name, units in named.items()}
            masked = () if told == pieces else (MASKED,)
            self.events.append(Event(message, rules, reading, (*sides, *masked)))

    def _called(self, said: Any, units: Iterable[int], known: Collection[int]) -> Any:
        """Pieces as who knows some of them calls them, those first."""
        calls = [unit for unit in units if unit in known]
        others = [f"?{self.token[unit]}" for unit in self.by_token(units) if unit not in known]
        return (*calls, *others) if isinstance(said, tuple | list) else (calls or others)[0]

    # ---- other states

    def deal_hidden(self, sides: Iterable[Side], rng: Random) -> None:
        self.deal(sides, rng)

    def deal(self, sides: Iterable[Side], rng: Random, fixed: Collection[int | str] = ()) -> list[int]:
        """Deals anew what these sides can't know, but for pieces and dice that are `fixed`.

        Gives back which piece lies now where each lay.
        """
        viewers = self.viewers(sides)
        lies = twins.deal(self, viewers, rng, fixed)
        self.dice = tuple(
            die if die.name in fixed or not {*viewers}.isdisjoint(die.seen_by) else die.thrown_again(rng)
            for die in self.dice
        )
        return lies

    def levelled(self, everything: bool) -> Self:
        """A state in which all sides know what any of them knows, or only what all of them know."""
        g, everyone = self.clone(), tuple(range(len(self.SIDES)))
        best, needed = (max, 1) if everything else (min, len(everyone))
        g.known = bytearray(map(best, *(self.mask((viewer,)) for viewer in everyone))) * len(everyone)
        g.dice = tuple(
            die._replace(seen_by=everyone if len(die.seen_by) >= needed else ()) for die in self.dice
        )
        return g


def _each(named: Any) -> tuple[int, ...]:
    return tuple(named) if isinstance(named, tuple | list) else (named,)
