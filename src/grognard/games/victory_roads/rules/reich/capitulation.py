"""14 Allies of the Axis who lay down their arms or change sides, when the Soviets play their chit for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from grognard.games.victory_roads.position import (
    BOX_S,
    CAPITULATED,
    ELIMINATED,
    GONE,
    NEVER,
    REMOVED,
    WITH_AXIS,
    WITH_SOVIETS,
    Position,
)
from grognard.games.victory_roads.rules.haltebefehl import settle
from grognard.games.victory_roads.rules.reich.objectives import is_held
from grognard.games.victory_roads.rules.supports.pools import give_back, in_box
from grognard.games.victory_roads.units import HUNGARIANS, ROMANIANS, SIDES, SOVIET
from grognard.kernel.answers import DIE, Forecast, Line, Reason
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class Capitulation(Frame):
    """14.1, 14.2: one attempt on one country, and what follows from it."""

    nation: int
    played: bool = False
    """The chit is played, and its die decides."""
    left: int = 0
    """14.3d: how many of its units still leave the game."""
    changed: bool = False
    """14.3: it goes over to the Soviets, as soon as its units have left the map."""

    going: list[int] = derived()

    STEPS = ("attempt", "throw", "disband", "intern")

    # ---- the attempt

    @choice
    def attempt(self, g: Position) -> Decision | None:
        """Asked when the box of the South is not empty, whatever lies in it, and something can come of it."""
        if not in_box(g, BOX_S) or bar_to_try(g, self.nation):
            return None
        return ask(SIDES[SOVIET], "ask.capitulation", nation=self.nation, modifier=modifier(g, self.nation))

    @attempt.verb("capitulate", then="throw")
    def play(self, g: Position) -> None:
        chit = chit_in_south(g)
        assert chit is not None
        g.show((chit,))
        g.note("capitulation.played", "14/intro", chit=chit, nation=self.nation)
        give_back(g, (chit,))
        self.played = True

    @play.barred
    def _(self, g: Position) -> Bar | None:
        rule = "14.1a" if self.nation == ROMANIANS else "14.2.1a"
        # support/capitulation
        return None if chit_in_south(g) is not None else (rule, "why.no-capitulation-chit")

    attempt.verb("pass", then=END)

    def throw(self, g: Position) -> None:
        """The die."""
        if not self.played:
            return
        if self.nation == ROMANIANS:
            self.try_romania(g)
        else:
            self.try_hungary(g)

    def odds(self, g: Position) -> Forecast | None:
        """The exact chances of the die."""
        return forecast(g, self.nation) if self.at == "throw" else None

    def try_romania(self, g: Position) -> None:
        """14.1b: the die must come below the number of eliminated Romanian units."""
        die, change, dead = g.roll(), modifier(g, ROMANIANS), eliminated(g, ROMANIANS)
        g.note("capitulation.romania", "14.1b", die=die, modifier=change, count=dead)
        if answer(g, ROMANIANS, die) == "war":
            self.change_sides(g)

    def try_hungary(self, g: Position) -> None:
        """14.2.1: what the die says of Hungary."""
        die, change = g.roll(), modifier(g, HUNGARIANS)
        result = answer(g, HUNGARIANS, die)
        g.note("capitulation.hungary", "14.2.1/table", die=die, modifier=change, outcome=result)
        if result == "never":
            g.hungary = NEVER
        elif result == "armistice":
            g.armistice = True
        elif result == "war":
            self.change_sides(g)

    # ---- 14.3 The change of sides

    def change_sides(self, g: Position) -> None:
        """14.3c, 14.3d: HQs leave the game, and as many units as two dice say."""
        self.changed = True
        for hq in g.world.hqs:
            if g.world.nation[hq] == self.nation:
                g.remove(hq, REMOVED)
        dice = tuple(g.roll() for _ in range(g.world.charts.tables["side_change"]["removed_dice"]))
        self.left = sum(dice)
        g.note("capitulation.changed", "14.3d", nation=self.nation, dice=dice)

    @choice
    def disband(self, g: Position) -> Decision | None:
        """14.3d: which units leave the game, those at full strength first."""
        if not self.left:
            return None
        there = self.on_map(g)
        whole = [unit for unit in there if g.steps[unit] == g.unit(unit).steps]
        self.going = whole or there
        return ask(SIDES[SOVIET], "ask.disband", nation=self.nation, count=min(self.left, len(there)))

    @disband.verb("disband", UNIT, exactly="going")
    def take_off(self, g: Position, unit: int) -> None:
        self.left -= 1
        g.note("capitulation.disbanded", "14.3d", unit=unit, cell=g.cell[unit])
        g.remove(unit, REMOVED)

    @take_off.barred
    def _(self, g: Position, unit: int) -> Bar:
        if g.world.nation[unit] == self.nation and g.place[unit] == ON_BOARD:
            return "14.3d", "why.full-strength-first", {"unit": unit}
        return "14.3d", "why.not-of-that-nation", {"unit": unit}

    def intern(self, g: Position) -> None:
        """14.3b, 14.3e: the others leave the map for a while, with their losses, and are Soviets now."""
        if not self.changed:
            return
        g.turned = self.nation
        if self.nation == ROMANIANS:
            g.romania = WITH_SOVIETS
        else:
            g.hungary = WITH_SOVIETS
        for unit in self.on_map(g):
            g.remove(unit, CAPITULATED)
        for unit, nation in enumerate(g.world.nation):
            if nation == self.nation:
                g.change(unit, camp=SOVIET, cut=0)
        settle(g)

    def on_map(self, g: Position) -> list[int]:
        """Its units on the map."""
        return [unit for unit in g.in_place(ON_BOARD) if g.world.nation[unit] == self.nation]


# ---- conditions and chances

_MODIFIERS = {
    "iasi_and_chisinau": "14.1/mod-iasi-chisinau",
    "galati": "14.1/mod-galati",
    "bucharest_or_oil": "14.1/mod-bucharest-oil",
    "both_budapest": "14.2.1/mod-both-hexes",
    "romania_soviet": "14.2.1/mod-romania",
}
"""The rules of the modifiers."""


def bar_to_try(g: Position, nation: int) -> Bar | None:
    """14.1a, 14.2.1a: why no attempt on a country is possible, whatever chits there are."""
    if not g.is_advanced:
        return "14/intro", "why.advanced-rule"
    if nation == ROMANIANS:
        if g.romania != WITH_AXIS:
            return "14.1a", "why.no-ally"
        hopeless = 1 + modifier(g, ROMANIANS) >= eliminated(g, ROMANIANS)
        return ("14.1b", "why.hopeless") if hopeless else None
    if g.hungary != WITH_AXIS or g.armistice:
        return "14.2.1a", "why.no-ally"
    hexes = g.world.charts.tables["objectives"]["budapest"]
    return None if any(is_captured(g, (label,)) for label in hexes) else ("14.2.1a", "why.budapest-holds")


def modifiers(g: Position, nation: int) -> list[Line]:
    """14.1, 14.2.1: what is added to the die, line by line."""
    tables = g.world.charts.tables
    named, objectives = tables["romanian_cities"], tables["objectives"]
    if nation == ROMANIANS:
        table = tables["romania"]
        holds = {
            "iasi_and_chisinau": is_captured(g, named["iasi_and_chisinau"]),
            "galati": is_captured(g, named["galati"]),
            "bucharest_or_oil": is_captured(g, named["bucharest"]) or is_captured(g, objectives["oil"]),
        }
    else:
        table = tables["hungary"]
        holds = {
            "both_budapest": is_captured(g, objectives["budapest"]),
            "romania_soviet": g.romania == WITH_SOVIETS,
        }
    return [
        Line(_MODIFIERS[name], f"modifier.{name.replace('_', '-')}", table[name], DIE)
        for name, so in holds.items()
        if so
    ]


def modifier(g: Position, nation: int) -> int:
    """14.1, 14.2.1: all of it."""
    return sum(int(line.value) for line in modifiers(g, nation))


def answer(g: Position, nation: int, die: int) -> str:
    """14.1b, 14.2.1: what a country does for a die: `never`, `nothing`, `armistice` or `war`."""
    total = die + modifier(g, nation)
    if nation == ROMANIANS:
        return "war" if total < eliminated(g, ROMANIANS) else "nothing"
    results: list[str] = g.world.charts.tables["hungary"]["results"]
    return results[min(max(total, 1), len(results)) - 1]


def forecast(g: Position, nation: int) -> Forecast:
    """The exact chance of each answer."""
    count = Counter(answer(g, nation, die) for die in range(1, 7))
    dead = Reason("14.1b", "note.eliminated-romanians", {"count": eliminated(g, ROMANIANS)})
    return Forecast(
        tuple(modifiers(g, nation)),
        {f"answer-{word}": Fraction(number, 6) for word, number in count.items()},
        notes=(dead,) if nation == ROMANIANS else (),
    )


def is_captured(g: Position, labels: Iterable[str]) -> bool:
    """Whether the Soviets hold all of these hexes."""
    index = g.geo.board.index
    return all(label in index and not is_held(g, index[label]) for label in labels)


def eliminated(g: Position, nation: int) -> int:
    """14.1b: the units of a nation in the box of eliminated ones, HQs too."""
    return sum(g.world.nation[unit] == nation for unit in g.in_place(ELIMINATED))


def chit_in_south(g: Position) -> int | None:
    """The chit for it in the box of the South."""
    return next((chit for chit in in_box(g, BOX_S) if g.support(chit).effect == "capitulation"), None)


def deserted(g: Position) -> tuple[str, ...]:
    """14.3a: the countries that fight against Germany now, where the Axis go nowhere by rail."""
    stands = (("romania", g.romania), ("hungary", g.hungary))
    return tuple(country for country, stand in stands if stand == WITH_SOVIETS)


def keep_armistice(g: Position) -> None:
    """14.2.1: at the start of the German half all Hungarian counters leave the game."""
    if not g.armistice:
        return
    g.armistice, g.hungary = False, GONE
    for unit, nation in enumerate(g.world.nation):
        if nation == HUNGARIANS:
            g.remove(unit, REMOVED)
    settle(g)
    g.note("capitulation.armistice", "14.2.1/table", nation=HUNGARIANS)
