"""The scripted player: answers each decision, movement from a plan made at the start of the phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from grognard.games.battle_for_germany import leaving
from grognard.games.battle_for_germany.ai import attacks, defence, offence
from grognard.games.battle_for_germany.ai.danger import Foes
from grognard.games.battle_for_germany.ai.draft import Plan
from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.ai.offence import CAUTION
from grognard.games.battle_for_germany.ai.worth import objective, strength_with, unit_worth
from grognard.games.battle_for_germany.combat import Attack
from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.movement import Movement
from grognard.games.battle_for_germany.odds import least_losses
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import GERMAN_SIDES, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.perspective import Perspective

Options = Sequence[Action]

# Where units retreat: what a movement point nearer to Berlin counts against the risk to be lost.
RETREAT_TO_BERLIN = 0.02
# Advancing: attackers like to, Germans only for a city; and how much the added danger counts.
EAGERNESS = 0.5
GERMAN_CITY = 1.0
GERMAN_RELUCTANCE = 0.5
GERMAN_CAUTION = 5.0
# A German replacement in an enemy zone can't move on: as bad as so many movement points from Berlin.
PINNED = 5


class Scripted:
    """A competent opponent: attacks where the odds are good, protects its line, garrisons, races."""

    name = "scripted"

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = Random(seed)
        self._phase: tuple[int, int, int] | None = None
        self._plan: Plan = {}
        self._group: tuple[int, ...] = ()
        self._answers: Mapping[str, Callable[[Position, Options], Action]] = {
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

    def choose(self, table: Perspective[Position]) -> Action:
        """The action for the decision at hand."""
        decision = table.decision
        if len(decision.options) == 1:
            return decision.options[0]
        return self._answers[decision.prompt](table.sample(self._rng), decision.options)

    # ---- movement

    def _planned(self, g: Position) -> Plan:
        """The plan of this phase, made when it is first asked for."""
        phase = (g.turn, g.phase, _moving(g).side)
        if phase != self._phase:
            planner = defence.plan if phase[2] in GERMAN_SIDES else offence.plan
            self._phase, self._plan = phase, planner(g, phase[2])
        return self._plan

    def _pick(self, g: Position, options: Options) -> Action:
        """The next unit that is not where it should be."""
        for unit, cell in self._planned(g).items():
            if g.cell[unit] != cell and ("move", unit) in options:
                return ("move", unit)
        return ("end",) if ("end",) in options else options[0]

    def _make_room(self, g: Position, options: Options) -> Action:
        """5-3: of three in a hex, one that wants to leave anyway goes first."""
        plan = self._planned(g)
        leaving = [move for move in options if plan.get(move[1], g.cell[move[1]]) != g.cell[move[1]]]
        return (leaving or options)[0]

    def _go(self, g: Position, options: Options) -> Action:
        """Off the map if possible, for two enemies' sake (9-1); else as planned, or stay."""
        exits = [action for action in options if action[0] == "exit"]
        if exits:
            return max(exits, key=lambda action: _toll(g, action[1]))
        unit, plan = _moving(g).unit, self._planned(g)
        if ("go", plan.get(unit)) in options:
            return ("go", plan[unit])
        if ("stay",) in options:
            plan[unit] = g.cell[unit]
            return ("stay",)
        return options[0]

    # ---- combat

    def _declare(self, g: Position, options: Options) -> Action:
        """The attack that promises most; none if none promises anything and none is owed (12-21)."""
        targets = [action[1] for action in options if action[0] == "attack"]
        prospect = attacks.best_attack(g, _deciding(g), targets)
        if prospect is None or (prospect.gain <= 0 and ("end",) in options):
            return options[-1]
        self._group = prospect.attackers
        return ("attack", prospect.target)

    def _gather(self, g: Position, options: Options) -> Action:
        """Those the attack was judged with join it, and no others unless it takes one."""
        joining = [action for action in options if action[0] == "join"]
        wanted = [action for action in joining if action[1] in self._group]
        if wanted:
            return wanted[0]
        return ("roll",) if ("roll",) in options else joining[0]


def _moving(g: Position) -> Movement:
    move = g.stack[-1]
    assert isinstance(move, Movement)
    return move


def _deciding(g: Position) -> int:
    return SIDES.index(next(iter(g.pending)))


def _toll(g: Position, cell: int) -> float:
    """9-1: the worth of the enemies nearest to an exit, as many as a unit takes with it."""
    worths = sorted((unit_worth(g, unit) for unit in leaving.nearest_victims(g, cell)), reverse=True)
    return sum(worths[: int(g.box.numbers["exit_victims"])])


def _worthiest(g: Position, options: Options) -> Action:
    """The unit that is worth most: to be taken from the enemy, to be brought back, to be shipped."""
    return max(
        (action for action in options if len(action) == 2), key=lambda action: unit_worth(g, action[1])
    )


def _cheapest_loss(g: Position, options: Options) -> Action:
    """6-2 Ex: a unit of the cheapest set of attackers that pays for the defenders."""
    attack = g.stack[-1]
    assert isinstance(attack, Attack)
    lost = set(attack.lost)
    losses = [loss for loss in least_losses(g, attack.attackers, attack.owed) if lost <= set(loss)]
    cheapest = min(losses, key=lambda loss: (sum(unit_worth(g, unit) for unit in loss), loss))
    return ("lose", next(unit for unit in cheapest if unit not in lost))


def _safest_retreat(g: Position, options: Options) -> Action:
    """Where the unit is least likely to be lost next, rather nearer to Berlin."""
    foes, to_berlin = Foes(g, g.camp_of(options[0][1])), steps_to(g.box, g.box.berlin)

    def value(action: Action) -> float:
        _, unit, cell = action
        return -foes.risk(cell, strength_with(g, unit, cell)) - RETREAT_TO_BERLIN * to_berlin[cell]

    return max(options, key=value)


def _best_advance(g: Position, options: Options) -> Action:
    """The advance that gains most, if any gains at all."""
    advances = [action for action in options if action[0] == "advance"]
    foes = Foes(g, g.camp_of(advances[0][1]))
    values = {action: _advance_value(g, action[1], action[2], foes) for action in advances}
    best = max(advances, key=values.__getitem__)
    return best if values[best] > 0 else ("decline",)


def _advance_value(g: Position, unit: int, cell: int, foes: Foes) -> float:
    """What a unit gains by following into an empty hex, against the danger there."""
    camp, start = g.camp_of(unit), g.cell[unit]
    danger = foes.risk(cell, g.unit(unit).defence) - foes.risk(start, strength_with(g, unit, start))
    if camp == GERMAN:
        return (GERMAN_CITY if cell in g.box.city_at else 0.0) - GERMAN_CAUTION * danger - GERMAN_RELUCTANCE
    gain = objective(g, camp, cell) - objective(g, camp, start)
    return gain + EAGERNESS - CAUTION * unit_worth(g, unit) * danger


def _best_entry(g: Position, options: Options) -> Action:
    """Nearest to Berlin; for Germans rather out of enemy zones."""
    to_berlin = steps_to(g.box, g.box.berlin)
    german = _deciding(g) in GERMAN_SIDES
    zone = g.enemy_zone(GERMAN) if german else bytes(len(to_berlin))
    return min(options, key=lambda action: (to_berlin[action[1]] + PINNED * bool(zone[action[1]]), action[1]))
