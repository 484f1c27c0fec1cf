"""Battles at the table: who attacks, what is declared, what the dice show."""

from typing import Any, Self

from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.combat.charts import LEVELS, attacker_result, defender_result
from grognard.games.victory_roads.rules.combat.fight import Fight, fight_of
from grognard.kernel import flow
from grognard.kernel.answers import Forecast
from tests.victory_roads.table import Table

ELSEWHERE = "su-7 0312, ge-5 0311"
NEAR = "N 1405 offensive"
"""A theatre that covers the usual battlefield."""
FAR = "N 2005 movement"
"""One that covers nothing there."""


class Battlefield(Table):
    """A table in a combat phase. The usual target is 1105; who stands there is supplied from the air.

    Others stand elsewhere and could fight, so that the phase does not end by itself.

    >>> Battlefield("su-1 1205, ge-1 1105").attack("1105", "su-1").odds().column
    '2/1'
    """

    def __init__(self, units: str = "", at: str = "soviet-combat", **facts: Any) -> None:
        super().__init__(f"{units}, {ELSEWHERE}", at, **{"flown": "1105", **facts})

    def attack(self, cell: str, units: str) -> Self:
        """Names a hex and the units that attack it, but does not fight yet."""
        return self.do(f"attack {cell}", *(f"join {unit}" for unit in units.split()))

    def fight(self, cell: str, units: str, *dice: int) -> Self:
        """An attack with the dice that it will need."""
        return self.attack(cell, units).dice(*dice).do("fight")

    def result(
        self, cell: str, units: str, losses: str, a: str = "", d: str = "", *rolls: int, **said: Any
    ) -> Self:
        """A combat from the cell of the chart on: losses, both tactical results, further throws by their sum.

        What was declared is said by name: `elite="ge-p1"`, `steadfast=`, `armoured=True`, `hourra=True`.
        """
        g, target = self.g, self.cell(cell)
        attackers = tuple(map(self.unit, units.split()))
        lost, dealt = map(int, losses.split("/"))
        fields: dict[str, Any] = {"column": "2/1", **said}
        for name in {"elite", "steadfast"} & fields.keys():
            fields[name] = self.unit(fields[name])
        g.stack.append(
            Battle(
                target,
                attackers,
                defenders=tuple(g.units_at(target)),
                origins=tuple(sorted({g.cell[unit] for unit in attackers})),
                attacker_loss=lost,
                defender_loss=dealt,
                rolled_a=a,
                rolled_d=d,
                at="weigh",
                **fields,
            )
        )
        g.struck, g.events = (*g.struck, target), []
        for unit in attackers:
            g.fought[unit] = 1
        self.dice(*(die for roll in rolls for die in (roll - roll // 2, roll // 2)))
        flow.run(g)
        return self

    def over_with(self) -> Self:
        """Plays a combat to its end, doing as little as possible."""
        for _ in range(50):
            if self.prompt == "ask.attack":
                return self
            self.idle()
        raise AssertionError("the combat does not end")

    def odds(self) -> Forecast:
        """The forecast as things stand."""
        found = self.g.stack[-1].odds(self.g)
        assert isinstance(found, Forecast)
        return found

    @property
    def battle(self) -> Fight:
        """The combat in progress."""
        return fight_of(self.g)

    def strengths(self, cell: str, units: str) -> tuple[Any, Any, str]:
        """Attack, defence and column of an attack that is not made."""
        found = self.copy().attack(cell, units).odds()
        return found.attack, found.defence, found.column

    def weighed(self, a: str = "", d: str = "", start: str = "1205", **declared: Any) -> tuple[str, str]:
        """What becomes of tactical results of an attack on 1105, of both sides: `("D1 + E", "DR")`."""
        origins = tuple(self.cell(label) for label in start.split())
        units = tuple(unit for origin in origins for unit in self.g.units_at(origin))
        fight = Fight(self.cell("1105"), units, origins=origins, **declared)
        result, level = attacker_result(self.g, fight, a)
        return " + ".join(filter(None, (result, LEVELS[level]))), defender_result(self.g, fight, d)
