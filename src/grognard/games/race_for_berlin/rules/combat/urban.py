"""9 Progression in Berlin: the roll of urban progression, by Soviets going in or Germans striking back."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.combat.charts import meaning
from grognard.games.race_for_berlin.rules.combat.conscripts import bar_to_collapse, collapse
from grognard.games.race_for_berlin.rules.combat.fight import Fight
from grognard.games.race_for_berlin.rules.combat.forecast import of_storm
from grognard.games.race_for_berlin.rules.combat.odds import urban_forecast
from grognard.games.race_for_berlin.rules.combat.targets import bar_to_join, fighters, stormers
from grognard.games.race_for_berlin.rules.entry import score, set_level
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class Storm(Fight):
    """9.2: one roll in a Berlin zone."""

    extra: bool = False
    """A second support point is spent for the die (9.2.5)."""

    fresh: list[int] = derived()
    raw: list[int] = derived()

    LOSS_RULE = "9.3.1"
    STEPS = (
        "begin",
        "gather",
        "engage",
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
        self.fresh = fighters(g, self.camp, self.nation) if self.nation == GERMAN else []
        self.raw = g.germans_in(self.target) if self.nation == SOVIET else []
        return ask(side_of(self.camp), "ask.storm", cell=self.target, units=self.attackers)

    @gather.verb("join", UNIT, among="fresh")
    def join(self, g: Position, unit: int) -> None:
        self.attackers = (*self.attackers, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        """9.2.4: fighters in one normal zone beside the Berlin zone may join a German roll."""
        if bar := bar_to_join(g, unit, self.camp, self.nation, self.attackers):
            return bar
        zone, outside = g.cell[unit], {g.cell[other] for other in self.attackers} - {self.target}
        beside = zone in g.box.board.neighbours[self.target] and not g.box.is_berlin[zone]
        if self.nation != GERMAN or not beside or (outside and zone not in outside):
            return "9.2.4", "why.one-zone-helps", {"cell": self.target}
        return None

    @gather.verb("collapse", UNIT, among="raw")
    def send_running(self, g: Position, unit: int) -> None:
        collapse(g, self.camp, unit)

    @send_running.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_collapse(g, self.camp, unit, self.raw)

    @gather.verb("spend")
    def spend(self, g: Position) -> None:
        self.extra = True

    @spend.barred
    def _(self, g: Position) -> Bar | None:
        if self.extra:
            return "9.2.5", "why.spent-once"
        if self.nation == GERMAN or g.support[self.camp] <= 1:
            return "9.2.5", "why.no-support", {"has": g.support[self.camp]}
        return None

    roll = gather.verb("roll", then="engage")

    def odds(self, g: Position) -> Forecast | None:
        """9.2: those of all who make the roll."""
        if self.at not in ("begin", "gather", "engage"):
            return None
        attackers = self.attackers or stormers(g, self.camp, self.nation, self.target)
        return of_storm(g, self.target, attackers, self.extra)

    def engage(self, g: Position) -> None:
        """9.2.1c, 9.2.5: a Soviet roll costs support."""
        if self.nation == SOVIET:
            g.support[self.camp] -= 1 + self.extra
        Fight.engage(self, g)

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
                points = g.box.numbers.first_progress_points
                score(g, self.camp, points, "berlin.first-progress", "10.2.2", cell=self.target)
        else:
            set_level(g, self.target, max(g.level[self.target] - change, 0), holder, "9.3.4a")
