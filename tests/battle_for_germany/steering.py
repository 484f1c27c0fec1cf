"""A simple steering agent that plays towards a wanted ending; strong play is not its aim.

Each force follows a mood: `push` goes for Berlin and other cities and attacks at good odds, `hold` stays
and strikes back now and then, `yield` makes way and never attacks.
"""

from collections.abc import Mapping, Sequence
from random import Random

from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.rules import victory
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import Decision
from tests.transcript import Step

MOVES_A_PHASE = 10
ATTACKS_A_PHASE = 5
WHIM = 0.12
"""How often a choice is left to chance, so that odd corners of the rules are visited too."""
_HEX_VERBS = ("go", "retreat", "advance", "place")


class Steering:
    """Answers every decision by the mood of the force that must decide."""

    def __init__(self, game: BattleForGermany, moods: Mapping[str, str], seed: int) -> None:
        self._game, self._moods, self._rng = game, moods, Random(seed)
        self._phase: tuple[int, int] = (0, 0)
        self._left = 0

    def play(self, scenario: str, options: Mapping[str, bool], seed: int) -> tuple[Position, list[Step]]:
        """A whole game: its last state and its steps."""
        state = self._game.new(scenario, options, key_from_seed(seed))
        steps: list[Step] = []
        while state.pending:
            ((side, decision),) = state.pending.items()
            action = self._choose(state, decision)
            steps.append((side, self._game.grammar.text(action)))
            self._game.act(state, side, action)
        return state, steps

    def _choose(self, g: Position, decision: Decision) -> Action:
        options, mood = decision.options, self._moods.get(decision.side, "hold")
        if (g.turn, g.phase) != self._phase:
            self._phase = (g.turn, g.phase)
            self._left = ATTACKS_A_PHASE if "combat" in decision.prompt else MOVES_A_PHASE
        if len(options) == 1:
            return options[0]
        if decision.prompt == "movement.pick":
            return self._pick(g, mood, options)
        if decision.prompt == "combat.declare":
            return self._declare(g, mood, options)
        if self._rng.random() < WHIM:
            return self._rng.choice(options)
        if decision.prompt == "combat.gather":
            joining = [action for action in options if action[0] == "join"]
            return joining[0] if joining else ("roll",)
        return self._go(g, decision, mood)

    def _pick(self, g: Position, mood: str, options: Sequence[Action]) -> Action:
        may_end = ("end",) in options
        if may_end and (mood == "hold" or not self._left):
            return ("end",)
        self._left = max(0, self._left - 1)
        triples = [action for action in options if action[0] == "triple"]
        if triples and self._rng.random() < 0.3:
            return self._rng.choice(triples)
        goals = self._goals(g, g.camp[options[0][1]])
        moves = [action for action in options if action[0] == "move"]
        self._rng.shuffle(moves)
        return min(moves, key=lambda action: self._distance(g, g.cell[action[1]], goals))

    def _declare(self, g: Position, mood: str, options: Sequence[Action]) -> Action:
        may_end = ("end",) in options
        odds = {action: self._ratio(g, action) for action in options if action[0] == "attack"}
        best = max(odds, key=lambda action: odds[action])
        wanted = {"push": 1.5, "hold": 4.0}.get(mood, 99.0) * (self._rng.random() > WHIM)
        if may_end and (odds[best] < wanted or not self._left):
            return ("end",)
        self._left = max(0, self._left - 1)
        return best

    def _ratio(self, g: Position, action: Action) -> float:
        forecast = self._game.forecast(g, action)
        return float(forecast.attack / forecast.defence) if forecast else 0.0

    def _go(self, g: Position, decision: Decision, mood: str) -> Action:
        """A choice of hexes: towards the goals or, to make way, off the map or far from them."""
        exits = [action for action in decision.options if action[0] == "exit"]
        if exits and mood == "yield":
            return self._rng.choice(exits)
        with_hex = [action for action in decision.options if action[0] in _HEX_VERBS]
        if not with_hex:
            return self._rng.choice(decision.options)
        unit = decision.args.get("unit", with_hex[0][1])
        goals = self._goals(g, g.camp[unit])
        self._rng.shuffle(with_hex)
        key = {action: self._distance(g, action[-1], goals) for action in with_hex}
        if mood == "yield":
            return max(with_hex, key=lambda action: key[action])
        return min(with_hex, key=lambda action: key[action])

    def _goals(self, g: Position, camp: int) -> list[int]:
        """Berlin until someone has it; then every city that another camp holds."""
        if camp == GERMAN or (g.berlin == NOBODY and not g.war):
            return [g.box.berlin]
        held = [victory.holder(g, number) == camp for number in range(len(g.box.cities))]
        free = [city.cell for city, own in zip(g.box.cities, held, strict=True) if not own]
        return free or [g.box.berlin]

    def _distance(self, g: Position, cell: int, goals: list[int]) -> int:
        return min(g.box.board.distance(cell, goal) for goal in goals)
