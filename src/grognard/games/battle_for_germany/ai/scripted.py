"""The scripted player: answers each decision, movement from a plan made at the start of the phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.battle_for_germany.ai import attacks, defence, endgame, offence
from grognard.games.battle_for_germany.ai.danger import Foes
from grognard.games.battle_for_germany.ai.draft import Plan
from grognard.games.battle_for_germany.ai.weights import Weights
from grognard.games.battle_for_germany.ai.worth import Evaluator, strength_with
from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules import leaving
from grognard.games.battle_for_germany.rules.combat.combat import Attack
from grognard.games.battle_for_germany.rules.combat.odds import least_losses
from grognard.games.battle_for_germany.rules.movement import Movement
from grognard.games.battle_for_germany.setting import GERMAN_SIDES, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.script import Script
from grognard.kernel.state import Decision

Options = Sequence[Action]


class Scripted(Script[Position, Weights]):
    """A competent opponent: attacks where the odds are good, protects its line, garrisons, races."""

    WEIGHTS = Weights

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self._values: Evaluator | None = None
        self._phase: tuple[int, int, int] | None = None
        self._plan: Plan = {}
        self._group: tuple[int, ...] = ()
        self._answers: Mapping[str, Callable[[Evaluator, Position, Options], Action]] = {
            "movement.pick": self._pick,
            "movement.crowded": self._make_room,
            "movement.go": self._go,
            "combat.declare": self._declare,
            "combat.gather": self._gather,
            "combat.exchange": _cheapest_loss,
            "combat.retreat": _safest_retreat,
            "combat.advance": _best_advance,
            "exit.take": _worthiest,
            "replacement.restore": _worthiest,
            "replacement.place": _best_entry,
            "courland.evacuate": _worthiest,
            "courland.enter": _worthiest,
        }

    def answer(self, g: Position, decision: Decision) -> Action:
        if self._values is None or self._values.box is not g.box:
            self._values = Evaluator(g.box, self._weights)
        return self._answers[decision.prompt](self._values, g, decision.options)

    # ---- movement

    def _planned(self, values: Evaluator, g: Position) -> Plan:
        """The plan of this phase, made when it is first asked for."""
        phase = (g.turn, g.phase, _moving(g).side)
        if phase != self._phase:
            self._phase, self._plan = phase, _planner(g, phase[2])(values, g, phase[2])
        return self._plan

    def _pick(self, values: Evaluator, g: Position, options: Options) -> Action:
        """The next unit that is not where it should be."""
        for unit, cell in self._planned(values, g).items():
            if g.cell[unit] != cell and ("move", unit) in options:
                return ("move", unit)
        return ("end",) if ("end",) in options else options[0]

    def _make_room(self, values: Evaluator, g: Position, options: Options) -> Action:
        """5-3: of three in a hex, one that wants to leave anyway goes first."""
        plan = self._planned(values, g)
        leaving = [move for move in options if plan.get(move[1], g.cell[move[1]]) != g.cell[move[1]]]
        return (leaving or options)[0]

    def _go(self, values: Evaluator, g: Position, options: Options) -> Action:
        """Off the map if possible, for two enemies' sake (9-1); else as planned, or stay."""
        exits = [action for action in options if action[0] == "exit"]
        if exits:
            return max(exits, key=lambda action: _toll(values, g, action[1]))
        unit, plan = _moving(g).unit, self._planned(values, g)
        if ("go", plan.get(unit)) in options:
            return ("go", plan[unit])
        if ("stay",) in options:
            plan[unit] = g.cell[unit]
            return ("stay",)
        return options[0]

    # ---- combat

    def _declare(self, values: Evaluator, g: Position, options: Options) -> Action:
        """The attack that promises most; none if none promises anything and none is owed (12-21)."""
        targets = [action[1] for action in options if action[0] == "attack"]
        prospect = attacks.best_attack(values, g, _deciding(g), targets)
        if prospect is None or (prospect.gain <= 0 and ("end",) in options):
            return options[-1]
        self._group = prospect.attackers
        return ("attack", prospect.target)

    def _gather(self, values: Evaluator, g: Position, options: Options) -> Action:
        """Those the attack was judged with join it, and no others unless it takes one."""
        joining = [action for action in options if action[0] == "join"]
        wanted = [action for action in joining if action[1] in self._group]
        if wanted:
            return wanted[0]
        return ("roll",) if ("roll",) in options else joining[0]


def _planner(g: Position, side: int) -> Callable[[Evaluator, Position, int], Plan]:
    if side in GERMAN_SIDES:
        return defence.plan
    return endgame.plan if endgame.is_on(g) else offence.plan


def _moving(g: Position) -> Movement:
    move = g.stack[-1]
    assert isinstance(move, Movement)
    return move


def _deciding(g: Position) -> int:
    return SIDES.index(next(iter(g.pending)))


def _toll(values: Evaluator, g: Position, cell: int) -> float:
    """9-1: the worth of the enemies nearest to an exit, as many as a unit takes with it."""
    worths = sorted((values.unit_worth[unit] for unit in leaving.nearest_victims(g, cell)), reverse=True)
    return sum(worths[: g.box.numbers.exit_victims])


def _worthiest(values: Evaluator, g: Position, options: Options) -> Action:
    """The unit that is worth most: to be taken from the enemy, to be brought back, to be shipped."""
    named = (action for action in options if len(action) == 2)
    return max(named, key=lambda action: values.unit_worth[action[1]])


def _cheapest_loss(values: Evaluator, g: Position, options: Options) -> Action:
    """6-2 Ex: a unit of the cheapest set of attackers that pays for the defenders."""
    attack = g.stack[-1]
    assert isinstance(attack, Attack)
    lost = set(attack.lost)
    losses = [loss for loss in least_losses(g, attack.attackers, attack.owed) if lost <= set(loss)]
    cheapest = min(losses, key=lambda loss: (sum(values.unit_worth[unit] for unit in loss), loss))
    return ("lose", next(unit for unit in cheapest if unit not in lost))


def _safest_retreat(values: Evaluator, g: Position, options: Options) -> Action:
    """Where the unit is least likely to be lost next, rather nearer to Berlin."""
    foes = Foes(g, g.camp[options[0][1]], values.weights.danger)
    nearer, to_berlin = values.weights.answers.retreat_to_berlin, values.to_berlin

    def value(action: Action) -> float:
        _, unit, cell = action
        return -foes.risk(cell, strength_with(g, unit, cell)) - nearer * to_berlin[cell]

    return max(options, key=value)


def _best_advance(values: Evaluator, g: Position, options: Options) -> Action:
    """The advance that gains most, if any gains at all."""
    advances = [action for action in options if action[0] == "advance"]
    foes = Foes(g, g.camp[advances[0][1]], values.weights.danger)
    gains = {action: _advance_gain(values, g, action[1], action[2], foes) for action in advances}
    best = max(advances, key=gains.__getitem__)
    return best if gains[best] > 0 else ("decline",)


def _advance_gain(values: Evaluator, g: Position, unit: int, cell: int, foes: Foes) -> float:
    """What a unit gains by following into an empty hex, against the danger there."""
    camp, start, weights = g.camp[unit], g.cell[unit], values.weights.answers
    danger = foes.risk(cell, g.unit(unit).defence) - foes.risk(start, strength_with(g, unit, start))
    if camp == GERMAN:
        city = weights.german_city if cell in g.box.city_at else 0.0
        return city - weights.german_caution * danger - weights.german_reluctance
    gain = values.objective(g, camp, cell) - values.objective(g, camp, start)
    return gain + weights.eagerness - values.caution(g) * values.unit_worth[unit] * danger


def _best_entry(values: Evaluator, g: Position, options: Options) -> Action:
    """Nearest to Berlin; for Germans rather out of enemy zones."""
    to_berlin, pinned = values.to_berlin, values.weights.answers.pinned
    german = _deciding(g) in GERMAN_SIDES
    zone = g.enemy_zone(GERMAN) if german else bytes(len(to_berlin))
    return min(options, key=lambda action: (to_berlin[action[1]] + pinned * bool(zone[action[1]]), action[1]))
