"""The scripted player: answers each decision, movement from a plan made at the start of the phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai import arrivals, reserves, spearheads, staff, tactics, theatres
from grognard.games.victory_roads.ai.attacks import Judge
from grognard.games.victory_roads.ai.axis.carriers import Carriers
from grognard.games.victory_roads.ai.axis.command import HighCommand
from grognard.games.victory_roads.ai.axis.judge import AxisJudge
from grognard.games.victory_roads.ai.axis.line import LinePlanner
from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.fire import Fire
from grognard.games.victory_roads.ai.ground import Ground
from grognard.games.victory_roads.ai.placement import Plan
from grognard.games.victory_roads.ai.plan import Assault, Planner
from grognard.games.victory_roads.ai.prospects import Prospects
from grognard.games.victory_roads.ai.supports import Hand
from grognard.games.victory_roads.ai.weights import Stance, Weights
from grognard.games.victory_roads.position import OFFENSIVE, Position, World
from grognard.games.victory_roads.rules.arrivals.reinforcements import Reinforcements
from grognard.games.victory_roads.rules.arrivals.replacements import Replacements
from grognard.games.victory_roads.rules.movement.march import March
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.radius import covering
from grognard.games.victory_roads.rules.theatres.reinforcing import Reinforcing
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.script import Script
from grognard.kernel.state import Decision

Options = Sequence[Action]


class Scripted(Script[Position, Weights]):
    """A competent opponent: holds a line, masses where the odds are good, follows through."""

    WEIGHTS = Weights

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self._world: World | None = None
        self._phase: tuple[int, str] | None = None
        self._plan: Plan = {}
        self._command = HighCommand(self._line_planner)
        self._rallied = False
        """Whether strategic moves of this phase have been considered."""
        self._group: tuple[int, ...] = ()
        self._chits: tuple[int, ...] = ()
        """Who joins the attack at hand, and with which chits."""
        self._hand_of: tuple[int, str] | None = None
        self._held: frozenset[int] = frozenset()
        self._assaults: tuple[Assault, ...] = ()
        self._answers: Mapping[str, Callable[[Position, Options], Action]] = {
            "ask.move": self._pick,
            "ask.exploit": self._pick,
            "ask.march": self._go,
            "ask.attack": self._attack,
            "ask.join": self._join,
            "ask.reinforce": self._reinforce,
            "ask.drive": self._drive,
            **{prompt: self._with_hand(name) for prompt, name in _HAND.items()},
        }

    def answer(self, g: Position, decision: Decision) -> Action:
        self._look(g, SIDES.index(decision.side))
        if self._camp == AXIS and self._is_of_command(g, decision.prompt):
            return self._command.answers[decision.prompt](g, decision.options)
        if decision.prompt in self._answers:
            return self._answers[decision.prompt](g, decision.options)
        for answers in (tactics.ANSWERS, theatres.ANSWERS, arrivals.ANSWERS, reserves.ANSWERS):
            if decision.prompt in answers:
                return answers[decision.prompt](self._fields(g), g, decision.options)
        return _quietly(g, decision.options)

    def _is_of_command(self, g: Position, prompt: str) -> bool:
        """Whether the high command of the Axis decides; where an HQ comes in is a matter for both sides."""
        frame = g.stack[-1]
        unit = frame.unit if isinstance(frame, (Reinforcements, Replacements)) else NO_PIECE
        return prompt in self._command.answers and (unit == NO_PIECE or not g.unit(unit).is_hq)

    def _look(self, g: Position, camp: int) -> None:
        """What is known of the map and of the phase, anew when they change."""
        if self._world is not g.world:
            self._world = g.world
            self._weights = self._weights.within(g.world.scenario.name)
            self._ground = Ground(g.world, self._weights.sites)
            self._prospects = Prospects(g.world.charts)
        self._camp = camp
        if self._phase != (g.turn, g.phase):
            self._phase, self._plan, self._rallied = (g.turn, g.phase), {}, False
            self._command = HighCommand(self._line_planner)

    def _fields(self, g: Position) -> Fields:
        return Fields(g, self._camp, self._ground, self._weights)

    @property
    def _stance(self) -> Stance:
        return self._weights.soviet if self._camp == SOVIET else self._weights.axis

    def _judge(self, g: Position) -> Judge:
        weights = self._weights
        if self._camp == SOVIET:
            return Judge(self._fields(g), self._prospects, weights.soviet_attack)
        return AxisJudge(self._fields(g), self._prospects, weights.axis_attack)

    # ---- supports

    def _hand(self, g: Position) -> Hand:
        """What to do with supports in this phase, worked out when it is first asked for."""
        held = frozenset(pools.held_by(g, self._camp))
        if self._hand_of != (g.turn, g.phase) or not held <= self._held:
            planner = Planner(self._judge(g), self._stance, Fire(g, self._camp, held=True))
            planner.assaults()
            self._hand_of, self._held, self._assaults = (g.turn, g.phase), held, tuple(planner.chosen)
        return Hand(self._judge(g), self._assaults)

    def _with_hand(self, name: str) -> Callable[[Position, Options], Action]:
        def answer(g: Position, options: Options) -> Action:
            found: Action = getattr(self._hand(g), name)(g, options)
            return found

        return answer

    def _drive(self, g: Position, options: Options) -> Action:
        """11.6.2: of the supports that speed a theatre up, the one that is worth least."""
        found = theatres.drive(self._fields(g), g, options)
        return self._hand(g).spend(g, options) if found[0] == "spend" else found

    def _reinforce(self, g: Position, options: Options) -> Action:
        """10.3: two corps a support, the nearest to the enemy first."""
        fields = self._fields(g)
        corps = [action for action in options if action[0] == "reinforce" and not self._saved(g, action[1])]
        hand = self._hand(g)
        spends = [action for action in options if action[0] == "spend" and not hand.is_saved(g, action[1])]
        frame = g.stack[-1]
        assert isinstance(frame, Reinforcing)
        if not frame.corps and theatres.spare(fields, g) <= theatres.for_armour(fields, g):
            return ("done",)
        if corps and (not frame.corps or not spends or len(frame.corps) < _PAIR):
            pairs = Counter(g.cell[action[1]] for action in corps)
            return min(
                corps,
                key=lambda a: (
                    not frame.corps and pairs[g.cell[a[1]]] < _PAIR,
                    fields.to_enemy[g.cell[a[1]]],
                    -g.unit(a[1]).attack,
                    a[1],
                ),
            )
        return hand.spend(g, spends) if spends and frame.corps else ("done",)

    def _saved(self, g: Position, unit: int) -> bool:
        """Whether the theatres of a unit have no support to spend on it."""
        near, fields = covering(g, g.cell[unit], OFFENSIVE), self._fields(g)
        return bool(near) and not any(theatres.to_spend(fields, g, theatre) for theatre in near)

    # ---- movement

    def _planned(self, g: Position) -> Plan:
        """The plan of this phase, made when it is first asked for."""
        if not self._plan:
            planner = self._planner(g)
            planner.seize()
            spearheads.drive(planner)
            planner.assaults()
            planner.hold()
            self._plan = {**planner.plan, **staff.posts(planner.fields, planner.plan)}
            waiting = self._waiting(g, planner)
            if isinstance(planner, LinePlanner):
                self._command.carriers = Carriers(planner.trains, planner.ships)
                waiting += planner.trains
            for unit in waiting:
                self._plan[unit] = g.cell[unit]
        return self._plan

    def _planner(self, g: Position) -> Planner:
        """The Axis plan their marches around a line, and exploit as the Soviets do."""
        exploiting = _is_exploitation(g)
        if self._camp == SOVIET or exploiting:
            return Planner(self._judge(g), self._stance, Fire(g, self._camp), exploiting=exploiting)
        return self._line_planner(g)

    def _line_planner(self, g: Position) -> LinePlanner:
        return LinePlanner(self._judge(g), self._stance, Fire(g, AXIS))

    def _waiting(self, g: Position, planner: Planner) -> list[int]:
        """Those who are left for strategic moves."""
        if self._camp != SOVIET or g.is_muddy or _is_exploitation(g):
            return []
        attackers = {unit for assault in planner.chosen for unit in assault.places}
        return [
            unit for unit in planner.movers if unit not in attackers and reserves.is_far(planner.fields, unit)
        ]

    def _pick(self, g: Position, options: Options) -> Action:
        """The next unit that is not where it should be."""
        if self._camp == AXIS and (abandoned := self._command.abandon(g, options)):
            return abandoned
        for unit, cell in self._planned(g).items():
            if g.cell[unit] != cell and ("move", unit) in options:
                return ("move", unit)
        if self._command.carriers and (carried := self._command.carriers.pick(options)) is not None:
            return carried
        if ("strategic",) in options and self._camp == SOVIET and not self._rallied:
            self._rallied = True
            fields = self._fields(g)
            if any(reserves.is_far(fields, unit) for unit in fields.own):
                return ("strategic",)
        return _quietly(g, options)

    def _go(self, g: Position, options: Options) -> Action:
        """As planned, or not at all."""
        if (flight := self._command.flee(g, options)) is not None:
            return flight
        march = g.stack[-1]
        assert isinstance(march, March)
        unit = march.units[0]
        if self._rallied:
            return reserves.go(self._fields(g), g, unit, options)
        plan = self._planned(g)
        go = ("go", plan.get(unit, -1))
        if go in options:
            return go
        plan[unit] = g.cell[unit]
        return _quietly(g, options)

    # ---- combat

    def _attack(self, g: Position, options: Options) -> Action:
        """The attack that promises most, if any does."""
        judge = self._judge(g)
        targets = [action[1] for action in options if action[0] == "attack"]
        best = judge.best_attack(g, targets, _is_exploitation(g))
        if best.gain < 0:
            return ("end",)
        self._group, self._chits = best.units, best.chits
        return ("attack", best.target)

    def _join(self, g: Position, options: Options) -> Action:
        """Those the attack was judged with."""
        for unit in self._group:
            if ("join", unit) in options:
                return ("join", unit)
        for chit in self._chits:
            if ("use", chit) in options:
                return ("use", chit)
        return ("fight",) if ("fight",) in options else options[0]


def _is_exploitation(g: Position) -> bool:
    return g.phase.endswith("exploitation")


_PAIR = 2
"""10.3: so many corps are reinforced by one support."""
_HAND = {
    "ask.priority": "priority",
    "ask.vote": "priority",
    "ask.secondary": "secondary",
    "ask.great-offensive": "launch",
    "ask.free-support": "choose",
    "ask.chosen-support": "choose",
    "ask.supports": "play",
    "ask.place": "place",
    "ask.surplus": "spend",
    "ask.pay": "spend",
    "ask.pay-strategic": "spend",
    "ask.pay-abandon": "spend",
    "ask.draw": "draw",
    "ask.strike": "strike",
}
"""Decisions about supports, and what answers them."""
_LEAVE = ("done", "end", "pass", "stay", "roll", "back", "obey", "decline")
"""Verbs that leave things as they are."""


def _quietly(g: Position, options: Options) -> Action:
    """What changes least."""
    return next((action for verb in _LEAVE for action in options if action[0] == verb), options[0])
