"""What the player decides in the midst of a combat: declarations, results, losses, retreats, advances."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.charts import RESULTS
from grognard.games.victory_roads.rules.combat.fight import fight_of
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.actions import Action

Options = Sequence[Action]
_ENOUGH_ARMOUR = 2
_GOOD_ODDS = ("3/1", "4/1", "5/1", "6/1")
_GREAT_ODDS = ("5/1", "6/1")
_LIKED = ("AR", "none", "Eng", "E", "D1", "E2", "E3")
"""Results of the attacker from bad to good."""


def declare(fields: Fields, g: Position, options: Options) -> Action:
    """Whoever exploits must pay for it: only where much lies beyond, with armour to go there."""
    fight = fight_of(g)
    if fields.camp != SOVIET:
        pleases = g.is_advanced and g.mood < g.ceiling  # Hitler likes to hear of it (15.2.2)
        if ("armour",) in options and (pleases or fight.column in _GREAT_ODDS):
            return ("armour",)
        return ("roll",)
    tanks = sum(g.unit(unit).is_armoured for unit in fight.units)
    beyond = fields.pull[fight.target] >= fields.weights.soviet_attack.beyond
    if beyond and fight.column in _GOOD_ODDS:
        if ("armour",) in options:
            return ("armour",)
        if ("hourra",) in options and tanks >= _ENOUGH_ARMOUR and g.offensive >= 0:
            return ("hourra",)
    elites = [action for action in options if action[0] == "elite"]
    if elites and fight.column not in _GREAT_ODDS:
        return min(elites, key=lambda action: (fields.step_worth(action[1]), action[1]))
    return ("roll",)


def stand_fast(fields: Fields, g: Position, options: Options) -> Action:
    """The cheapest elite unit holds on."""
    elites = [action for action in options if action[0] == "elite"]
    return min(elites, key=lambda action: (fields.step_worth(action[1]), action[1]))


def pick(fields: Fields, g: Position, options: Options) -> Action:
    """The best result of a block: far for the attacker, none for the defender."""
    if fields.camp == g.player:
        return max(options, key=lambda action: _LIKED.index(RESULTS[action[1]]))
    return min(options, key=lambda action: action[1])


def lose(fields: Fields, g: Position, options: Options) -> Action:
    """One's own cheapest step, or the enemy's dearest."""
    sign = 1 if g.camp[options[0][1]] == fields.camp else -1
    return min(options, key=lambda action: (sign * fields.step_worth(action[1]), action[1]))


def setback(fields: Fields, g: Position, options: Options) -> Action:
    """Falls back, unless the hex is worth a step."""
    target = fight_of(g).target
    units = g.units_at(target)
    value = fields.ground.value.get(target, 0.0)
    price = min(fields.step_worth(unit) for unit in units) if units else 0.0
    if ("fall-back",) not in options or (fields.weights.axis.site * value > price and len(units) > 1):
        return ("stand",)
    return ("fall-back",)


def retreat(fields: Fields, g: Position, options: Options) -> Action:
    """Away from where the enemy is strongest; cities first."""
    goings = [action for action in options if action[0] == "retreat"]
    if ("stop",) in options:
        return ("stop",)

    def value(action: Action) -> float:
        cell = action[2]
        return fields.threat[cell] - fields.weights.axis.site * fields.ground.value.get(cell, 0.0)

    return min(goings, key=lambda action: (value(action), action[1:]))


def advance(fields: Fields, g: Position, options: Options) -> Action:
    """The Soviets follow up with what is strongest; the Axis only into what is worth holding."""
    going = [action for action in options if action[0] == "advance"]
    leave = next((action for action in options if action[0] != "advance"), going[0])
    if fields.camp == SOVIET:
        there = len(g.units_at(going[0][2]))
        if there >= 2:
            return leave
        return max(going, key=lambda action: (g.defence(action[1]), -action[1]))
    if fields.ground.value.get(going[0][2], 0.0) and not g.units_at(going[0][2]):
        return max(going, key=lambda action: (g.defence(action[1]), -action[1]))
    return leave


def mark(fields: Fields, g: Position, options: Options) -> Action:
    """The fastest and strongest exploit."""
    marks = [action for action in options if action[0] == "mark"]
    if not marks:
        return ("done",)
    return max(marks, key=lambda action: (g.movement(action[1]), g.attack(action[1]), -action[1]))


def form(fields: Fields, g: Position, options: Options) -> Action:
    """A Kampfgruppe is better than nothing."""
    return ("form",)


def spare(fields: Fields, g: Position, options: Options) -> Action:
    """The worthiest is saved."""
    return max(options, key=lambda action: (fields.worth(action[1]), -action[1]))


ANSWERS: Mapping[str, Callable[[Fields, Position, Options], Action]] = {
    "ask.declare": declare,
    "ask.stand-fast": stand_fast,
    "ask.pick": pick,
    "ask.lose": lose,
    "ask.first-loss": lose,
    "ask.give-up": lose,
    "ask.setback": setback,
    "ask.retreat": retreat,
    "ask.retreat-on": retreat,
    "ask.advance": advance,
    "ask.mark": mark,
    "ask.kampfgruppe": form,
    "ask.spare": spare,
}
