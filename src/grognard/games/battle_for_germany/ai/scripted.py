"""The scripted player: answers each decision from a plan made at the start of the phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from grognard.games.battle_for_germany.ai import attacks, defence, offence
from grognard.games.battle_for_germany.ai.worth import (
    Foes,
    objective,
    steps_to,
    strength_with,
    unit_worth,
)
from grognard.games.battle_for_germany.combat import Attack
from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.movement import Movement
from grognard.games.battle_for_germany.odds import least_losses
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import GERMAN_SIDES, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.game import Perspective

Options = Sequence[Action]


class Scripted:
    """A competent opponent: attacks where the odds are good, protects its line, garrisons, races."""

    name = "scripted"

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = Random(seed)
        self._phase: tuple[Any, ...] = ()
        self._moves: offence.Plan = {}
        self._group: tuple[int, ...] = ()
        self._answers: dict[str, Callable[[Position, Options], Action]] = {
            "movement.pick": self._pick,
            "movement.crowded": self._crowded,
            "movement.go": self._go,
            "combat.declare": self._declare,
            "combat.gather": self._gather,
            "combat.exchange": self._exchange,
            "combat.retreat": self._retreat,
            "combat.advance": self._advance,
            "exit.take": self._take,
            "replacement.restore": self._restore,
            "replacement.place": self._place,
            "courland.evacuate": lambda g, options: options[0],
            "courland.enter": lambda g, options: options[0],
        }

    def choose(self, table: Perspective[Position]) -> Action:
        """The action for the decision at hand."""
        decision = table.decision
        if len(decision.options) == 1:
            return decision.options[0]
        return self._answers[decision.prompt](table.sample(self._rng), decision.options)

    # ---- movement

    def _planned(self, g: Position) -> offence.Plan:
        move = g.stack[-1]
        assert isinstance(move, Movement)
        phase = (g.turn, g.phase, move.side)
        if phase != self._phase:
            planner = defence.plan if move.side in GERMAN_SIDES else offence.plan
            self._phase, self._moves = phase, planner(g, move.side)
        return self._moves

    def _pick(self, g: Position, options: Options) -> Action:
        plan = self._planned(g)
        movable = {action[1] for action in options if action[0] == "move"}
        for unit, cell in plan.items():
            if unit in movable and g.cell[unit] != cell:
                return ("move", unit)
        return ("end",) if ("end",) in options else options[0]

    def _crowded(self, g: Position, options: Options) -> Action:
        plan = self._planned(g)
        leaving = [
            action for action in options if plan.get(action[1], g.cell[action[1]]) != g.cell[action[1]]
        ]
        return (leaving or options)[0]

    def _go(self, g: Position, options: Options) -> Action:
        move = g.stack[-1]
        assert isinstance(move, Movement)
        exits = [action for action in options if action[0] == "exit"]
        if exits:
            return exits[0]  # 9-1: two enemies for one unit
        goal = ("go", self._planned(g).get(move.unit, -1))
        if goal in options:
            return goal
        if ("stay",) in options:
            self._moves[move.unit] = g.cell[move.unit]
            return ("stay",)
        return options[0]

    def _take(self, g: Position, options: Options) -> Action:
        victims = [action for action in options if action[0] == "take"]
        return max(victims, key=lambda action: unit_worth(g, action[1]))

    # ---- combat

    def _declare(self, g: Position, options: Options) -> Action:
        side = SIDES.index(next(iter(g.pending)))
        targets = [action[1] for action in options if action[0] == "attack"]
        prospect = attacks.best_attack(g, side, targets)
        if prospect is None or (prospect.gain <= 0 and ("end",) in options):
            return ("end",)
        self._group = prospect.attackers
        return ("attack", prospect.target)

    def _gather(self, g: Position, options: Options) -> Action:
        for unit in self._group:
            if ("join", unit) in options:
                return ("join", unit)
        if ("roll",) in options:
            return ("roll",)
        return next(action for action in options if action[0] == "join")

    def _exchange(self, g: Position, options: Options) -> Action:
        attack = g.stack[-1]
        assert isinstance(attack, Attack)
        losses = [
            loss for loss in least_losses(g, attack.attackers, attack.owed) if set(attack.lost) <= set(loss)
        ]
        cheapest = min(losses, key=lambda loss: (sum(unit_worth(g, unit) for unit in loss), loss))
        return ("lose", next(unit for unit in cheapest if unit not in attack.lost))

    def _retreat(self, g: Position, options: Options) -> Action:
        def value(action: Action) -> float:
            _, unit, cell = action
            camp = g.camp_of(unit)
            risk = Foes(g, camp).risk(g, cell, strength_with(g, unit, cell))
            return -risk - 0.02 * steps_to(g.box, g.box.berlin)[cell]

        return max(options, key=value)

    def _advance(self, g: Position, options: Options) -> Action:
        best, best_value = ("decline",), 0.0
        for action in options:
            if action[0] != "advance":
                continue
            value = self._advance_value(g, action[1], action[2])
            if value > best_value:
                best, best_value = action, value
        return best

    def _advance_value(self, g: Position, unit: int, cell: int) -> float:
        camp = g.camp_of(unit)
        foes = Foes(g, camp)
        danger = foes.risk(g, cell, g.unit(unit).defence) - foes.risk(
            g, g.cell[unit], strength_with(g, unit, g.cell[unit])
        )
        if camp == GERMAN:
            return (1.0 if cell in g.box.city_at else 0.0) - 5.0 * danger - 0.5
        gain = objective(g, camp, cell) - objective(g, camp, g.cell[unit])
        return gain + 0.5 - 0.7 * unit_worth(g, unit) * danger

    # ---- replacements

    def _restore(self, g: Position, options: Options) -> Action:
        units = [action for action in options if action[0] == "restore"]
        return max(units, key=lambda action: unit_worth(g, action[1]))

    def _place(self, g: Position, options: Options) -> Action:
        ways = steps_to(g.box, g.box.berlin)
        side = SIDES.index(next(iter(g.pending)))
        camp = GERMAN if side in GERMAN_SIDES else -1
        zone = g.enemy_zone(GERMAN) if camp == GERMAN else bytes(len(ways))

        def value(action: Action) -> tuple[float, int]:
            cell = action[1]
            return (-float(ways[cell]) - 5.0 * bool(zone[cell]), -cell)

        return max(options, key=value)
