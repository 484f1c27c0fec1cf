"""9 Progression in Berlin: the roll of urban progression, by Soviets going in or Germans striking back."""

from __future__ import annotations

from grognard.games.race_for_berlin.charts import meaning
from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.conscripts import collapse, collapses
from grognard.games.race_for_berlin.entry import score, set_level
from grognard.games.race_for_berlin.events import side_of
from grognard.games.race_for_berlin.fight import Fight
from grognard.games.race_for_berlin.odds import urban_forecast
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.targets import can_storm, fighters
from grognard.kernel.actions import Action
from grognard.kernel.frames import choice, frame
from grognard.kernel.state import Decision


@frame
class Storm(Fight):
    """9.2: one roll in a Berlin zone."""

    extra: bool = False
    """A second support point is spent for the die (9.2.5)."""

    LOSS_RULE = "9.3.1"
    STEPS = (
        "begin",
        "gather",
        "conscripts",
        "resolve",
        "attacker_losses",
        "defender_losses",
        "progress",
    )

    def begin(self, g: Position) -> None:
        """9.2.1: all the activated counters in the zone roll together."""
        self.attackers = tuple(stormers(g, self.camp, self.nation, self.target))

    @choice
    def gather(self, g: Position) -> Decision | None:
        options: list[Action] = []
        if self.nation == GERMAN:
            options += [("join", unit) for unit in helpers(g, self)]
        else:
            options += collapses(g, self.camp, g.germans_in(self.target))
            if not self.extra and g.support[self.camp] > 1:
                options.append(("spend",))
        options.append(("roll",))
        return Decision(
            side_of(self.camp), "ask.storm", options, {"cell": self.target, "units": self.attackers}
        )

    @gather.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "join":
            self.attackers = (*self.attackers, action[1])
        elif action[0] == "collapse":
            collapse(g, self.camp, action[1])
        elif action[0] == "spend":
            self.extra = True
        else:
            if self.nation == SOVIET:  # 9.2.1c, 9.2.5
                g.support[self.camp] -= 1 + self.extra
            self.engage(g)

    def resolve(self, g: Position) -> None:
        """Annex 1."""
        odds = urban_forecast(g, self.target, self.attackers, self.extra)
        rule = "9.2.1a" if self.nation == SOVIET else "9.2.1b"
        self.throw(g, odds, g.box.urban.result, "urban.result", rule, "annex-1")

    def defender_losses(self, g: Position) -> None:
        """9.3.4b: at level 0 Soviets driven back lose a step instead of a level."""
        found = meaning(self.result)
        driven_back = self.nation == GERMAN and found.level > 0 and not g.level[self.target]
        self.lose(g, self.defenders, found.defender + driven_back)

    def progress(self, g: Position) -> None:
        """9.3.2: the level moves, if Soviets are still there to hold it (9.1.5)."""
        change = meaning(self.result).level
        holder = g.camp_in(self.target)
        if not change or holder == NOBODY:
            return
        if self.nation == SOVIET:
            set_level(g, self.target, g.level[self.target] + change, holder, "9.3.2")
            if not g.progressed:
                g.progressed = True
                points = g.box.numbers["first_progress_points"]
                score(g, self.camp, points, "berlin.first-progress", "10.2.2", cell=self.target)
        else:
            set_level(g, self.target, max(g.level[self.target] - change, 0), holder, "9.3.4a")


def stormers(g: Position, camp: int, nation: int, zone: int) -> list[int]:
    """9.2.1: the activated counters of a Berlin zone that make the roll."""
    return [unit for unit in fighters(g, camp, nation) if g.zone[unit] == zone and can_storm(g, unit)]


def helpers(g: Position, storm: Storm) -> list[int]:
    """9.2.4: fighters in one normal zone beside the Berlin zone may join a German roll."""
    box, near = g.box, g.box.board.neighbours[storm.target]
    outside = {g.zone[unit] for unit in storm.attackers} - {storm.target}
    return [
        unit
        for unit in fighters(g, storm.camp, GERMAN)
        if unit not in storm.attackers
        and g.zone[unit] in near
        and not box.is_berlin[g.zone[unit]]
        and (not outside or g.zone[unit] in outside)
    ]
