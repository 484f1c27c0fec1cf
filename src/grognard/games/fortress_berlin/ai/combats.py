"""Combat: what is bombarded, fired at and assaulted, by whom, and with which support."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.ai import allies, score
from grognard.games.fortress_berlin.ai.fields import Fields, rank, worth
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import DIRECT, Position
from grognard.games.fortress_berlin.rules.assault import reckoning, support
from grognard.games.fortress_berlin.rules.assault.announcing import Announcement
from grognard.games.fortress_berlin.rules.assault.eligibility import candidates
from grognard.games.fortress_berlin.rules.assault.reckoning import Parties
from grognard.games.fortress_berlin.rules.combat import crt
from grognard.games.fortress_berlin.rules.combat.bombardment import elements
from grognard.games.fortress_berlin.rules.combat.direct import able
from grognard.games.fortress_berlin.rules.combat.forecast import reckon
from grognard.games.fortress_berlin.rules.combat.strikes import Fire, aircraft_left
from grognard.games.fortress_berlin.rules.combat.volley import Volley
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.actions import Action

Options = Sequence[Action]
NOTHING: Action = ("done",)


class Combats:
    """The plan of one combat segment."""

    def __init__(self, camp: int, weights: Weights) -> None:
        self.camp, self.weights = camp, weights
        self.left: set[Action] = set()
        """Hexes that were looked at and are not worth it."""

    # ---- bombardment

    def target(self, g: Position, options: Options) -> Action:
        """The hex whose bombardment is worth most."""
        f = Fields(g, self.camp, self.weights)
        best, most = NOTHING, self.weights.fire.least[self.camp] * f.haste
        for action in options:
            if action[0] != "target" or action in self.left:
                continue
            part = 1.0 if g.count[1 - self.camp][action[1]] else allies.betrayal(g, self.weights, action[1])
            value = part * self._bombardment(g, f, action[1]) if part else 0.0
            if value > most:
                best, most = action, value
        return best

    def _bombardment(self, g: Position, f: Fields, cell: int) -> float:
        """With what lies at hand: the nearest strike or gun, or an aircraft."""
        guns = list(elements(g, self.camp, cell, mixed=False))
        hqs = tuple(unit for unit in guns if g.printed[unit].is_hq)[:2]
        firers = () if hqs else tuple(unit for unit in guns if not g.printed[unit].is_hq)[:2]
        aircraft = not guns and aircraft_left(g, self.camp) > 0
        if not guns and not aircraft:
            return 0.0
        fire = Volley(self.camp, cell, firers=firers, hqs=hqs, aircraft=aircraft)
        return self._of_fire(g, fire) * self._weight(f, cell)

    def _of_fire(self, g: Position, fire: Fire) -> float:
        found = reckon(g, fire)
        return worth(
            crt.chances(g, found.letter, found.dice),
            self.weights.results,
            len(g.units_at(fire.cell)),
            assault=False,
            shaken=self._shaken(g, fire.cell),
        )

    def _shaken(self, g: Position, cell: int) -> bool:
        """8.8: whether somebody in a hex is disrupted: once more, and he is lost."""
        return any(g.disrupted[unit] for unit in g.units_at(cell))

    def _weight(self, f: Fields, cell: int) -> float:
        """Targets that can be assaulted at once count most, most of all the goal; then those on the way."""
        w, g = self.weights.fire, f.g
        near = min((f.distance(cell, g.cell[unit]) for unit in g.units_of(self.camp)), default=9)
        beside = w.beside + w.goal * self._is_prize(f, cell)
        return (1.0 + beside * (near == 1)) * max(0.1, 1.0 - w.near * max(0, near - 1))

    def _is_prize(self, f: Fields, cell: int) -> bool:
        """Whether a hex wins the game for the Soviets, or may after a good combat segment."""
        is_near = cell == f.shunned and score.nearly(f.g, self.weights)
        return self.camp == SOVIET and (is_near or cell in f.ends)

    def bombard(self, g: Position, frame: Fire, options: Options) -> Action:
        """Strikes first, then guns, until the letter is good enough; else aircraft."""
        letter = rank(reckon(g, frame).letter) if frame.firers or frame.hqs or frame.aircraft else -1
        w = self.weights.fire
        joins = [action for action in options if action[0] == "strike"]
        guns = [action for action in options if action[0] == "join" and g.printed[action[1]].may_bombard]
        joins += sorted(guns, key=lambda action: -g.fs(action[1]))
        if letter < w.enough[self.camp] and joins:
            return joins[0]
        if ("air",) in options:
            return ("air",)
        if ("fire",) in options and letter >= 0 and self._of_fire(g, frame) > 0:
            return ("fire",)
        self.left.add(("target", frame.cell))
        return ("cancel",)

    # ---- direct fire

    def aim(self, g: Position, options: Options) -> Action:
        """The hex at which a direct fire is worth most."""
        best, most = NOTHING, self.weights.fire.direct_least[self.camp]
        for action in options:
            if action[0] != "aim" or action in self.left:
                continue
            firers = tuple(able(g, self.camp, action[1]))
            value = self._direct(g, action[1], firers)
            if any(g.printed[unit].may_assault for unit in firers):
                value *= self.weights.fire.assault_first[self.camp]
            if value > most:
                best, most = action, value
        return best

    def _direct(self, g: Position, cell: int, firers: tuple[int, ...]) -> float:
        targets = [unit for unit in g.units_at(cell) if g.printed[unit].is_direct_target]
        if not targets or not firers:
            return 0.0
        return max(
            self._of_fire(g, Volley(self.camp, cell, kind=DIRECT, firers=firers, target=target))
            for target in targets
        )

    def direct(self, g: Position, frame: Fire, options: Options) -> Action:
        """All guns that bear, as far as they are not wanted for an assault."""
        joins = [action for action in options if action[0] == "join"]
        letter = self._direct_letter(g, frame)
        joins.sort(key=lambda action: (g.printed[action[1]].may_assault, -g.fs(action[1])))
        if joins and letter < self.weights.fire.enough[self.camp]:
            return joins[0]
        if ("fire",) in options:
            return ("fire",)
        self.left.add(("aim", frame.cell))
        return ("cancel",)

    def _direct_letter(self, g: Position, frame: Fire) -> int:
        targets = [unit for unit in g.units_at(frame.cell) if g.printed[unit].is_direct_target]
        if not frame.firers or not targets:
            return -1
        fire = Volley(self.camp, frame.cell, kind=DIRECT, firers=frame.firers, target=targets[0])
        return rank(reckon(g, fire).letter)

    def lend(self, g: Position, frame: Fire, options: Options) -> Action:
        """17.3.1c: guns join the fire of another German until the letter is good enough."""
        is_direct = frame.kind == DIRECT
        letter = self._direct_letter(g, frame) if is_direct else rank(reckon(g, frame).letter)
        guns = [
            action
            for action in options
            if action[0] == "join" and (is_direct or g.printed[action[1]].may_bombard)
        ]
        if not guns or letter >= self.weights.fire.enough[self.camp]:
            return ("pass",)
        return max(guns, key=lambda action: (g.fs(action[1]), -action[1]))

    def at(self, g: Position, options: Options) -> Action:
        """The vehicle with most firepower."""
        aims = [action for action in options if action[0] == "at"]
        return max(aims, key=lambda action: (g.fs(action[1]), -action[1])) if aims else options[0]

    def defend(self, g: Position, options: Options) -> Action:
        """Defensive fire: everything that bears, at the strongest vehicle."""
        for verb in ("join", "fire", "at"):
            found = [action for action in options if action[0] == verb]
            if verb == "at" and found:
                return self.at(g, options)
            if found:
                return found[0]
        return options[0]

    # ---- assault

    def assault(self, g: Position, options: Options) -> Action:
        """The hex whose assault gains most."""
        f = Fields(g, self.camp, self.weights)
        best, most = NOTHING, self.weights.assault.least[self.camp] * f.haste
        for action in options:
            if action[0] != "assault" or action in self.left:
                continue
            units = tuple(candidates(g, self.camp, action[1]))
            value = self._gain(g, f, action[1], Parties(units, (), tuple(g.units_at(action[1])), ()))
            if value > most:
                best, most = action, value
        return best

    def _gain(self, g: Position, f: Fields, cell: int, who: Parties) -> float:
        """What an assault is worth: losses, the ground, and the goal if it would fall."""
        if not who.attackers:
            return 0.0
        w = self.weights.assault
        found = reckoning.reckon(g, cell, who, g.zone[self.camp])
        chances = crt.chances(g, found.letter, found.dice)
        own = w.own[self.camp] + self._thrift(g) if who.defenders else 0.0
        count, shaken = max(1, len(who.defenders)), self._shaken(g, cell)
        value = worth(chances, self.weights.results, count, assault=True, own=own, shaken=shaken)
        vacated = float(sum(chance for name, chance in chances.items() if name[0] in "RE12"))
        value += w.ground[self.camp] * vacated
        if self.camp == SOVIET:
            value += w.goal * vacated * self._is_prize(f, cell)
            value += w.fort * vacated * bool(g.fort[cell])
        return value

    def _thrift(self, g: Position) -> float:
        """What a unit lost costs more than usual."""
        return score.thrift(g, self.camp, self.weights) + allies.thrift(g, self.weights, self.camp)

    def gather(self, g: Position, frame: Announcement, options: Options) -> Action:
        """All who can, as long as they help; then headquarters; then it is announced."""
        f = Fields(g, self.camp, self.weights)
        defenders = tuple(g.units_at(frame.cell))
        joins = sorted(
            (action for action in options if action[0] == "join"), key=lambda action: -g.fs(action[1])
        )
        now = self._gain(g, f, frame.cell, Parties(frame.units, frame.hqs, defenders, ()))
        for action in joins:
            more = Parties((*frame.units, action[1]), frame.hqs, defenders, ())
            if not frame.units or self._gain(g, f, frame.cell, more) > now:
                return action
        for action in options:
            if action[0] == "support":
                more = Parties(frame.units, (*frame.hqs, action[1]), defenders, ())
                if self._gain(g, f, frame.cell, more) > now + self.weights.assault.support:
                    return action
        if ("announce",) in options and now > 0:
            return ("announce",)
        self.left.add(("assault", frame.cell))
        return ("cancel",)

    def resolve(self, g: Position, options: Options) -> Action:
        """The best assault first; that on a hex whose fall would lose the game last (12.0/2)."""
        f = Fields(g, self.camp, self.weights)
        found = [action for action in options if action[0] == "resolve"]
        return max(
            found,
            key=lambda action: (
                self.camp == GERMAN or not score.waits(g, action[1]),
                self._gain(g, f, action[1], reckoning.parties(g, self.camp, action[1])),
                -action[1],
            ),
        )

    def help(self, g: Position, options: Options) -> Action:
        """3.5.2b: support in defence where the assault is most dangerous."""
        offers = [action for action in options if action[0] == "support"]
        best, most = None, self.weights.assault.support
        for action in offers:
            who = reckoning.parties(g, 1 - self.camp, action[2])
            more = who._replace(helpers=(*who.helpers, action[1]))
            saved = self._danger(g, action[2], who) - self._danger(g, action[2], more)
            if saved > most and not support.bar_to_support(
                g, self.camp, action[1], action[2], who.defenders, attacks=False
            ):
                best, most = action, saved
        return best or next((action for action in options if action[0] == "pass"), options[0])

    def _danger(self, g: Position, cell: int, who: Parties) -> float:
        found = reckoning.reckon(g, cell, who, g.zone[1 - self.camp])
        chances = crt.chances(g, found.letter, found.dice)
        return worth(chances, self.weights.results, max(1, len(who.defenders)), assault=True)
