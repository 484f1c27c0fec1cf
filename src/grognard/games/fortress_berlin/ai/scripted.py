"""The scripted player: for each question the part of the plan that answers it."""

from __future__ import annotations

from grognard.games.fortress_berlin.ai.answers import ANSWERS, Options, of_verb, quietly
from grognard.games.fortress_berlin.ai.combats import Combats
from grognard.games.fortress_berlin.ai.fields import Fields
from grognard.games.fortress_berlin.ai.moves import Moves
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules.assault.announcing import Announcement
from grognard.games.fortress_berlin.rules.combat.strikes import Fire
from grognard.games.fortress_berlin.rules.movement.march import March
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.actions import Action
from grognard.kernel.script import Script
from grognard.kernel.state import Decision


class Scripted(Script[Position, Weights]):
    """A competent opponent: clears block by block with guns before infantry, or holds in depth."""

    WEIGHTS = Weights

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self._now: tuple[int, ...] = ()
        self._moves: Moves | None = None
        self._combats: Combats | None = None

    def answer(self, g: Position, decision: Decision) -> Action:
        camp, prompt, options = SIDES.index(decision.side), decision.prompt, decision.options
        if prompt.startswith("march."):
            return self._march(g, camp, prompt, options)
        if prompt.startswith(("fire.", "assault.")):
            return self._fight(g, camp, prompt, options)
        if prompt in ANSWERS:
            return ANSWERS[prompt](self._weights, g, camp, options)
        return quietly(options)

    def _plan(self, g: Position, camp: int) -> None:
        """Plans are made anew as each segment begins."""
        now = (g.turn, g.player, g.phase == "combat", camp, g.hand)
        if now != self._now:
            self._now = now
            self._moves = Moves(Fields(g, camp, self._weights))
            self._combats = Combats(camp, self._weights)

    # ---- movement

    def _march(self, g: Position, camp: int, prompt: str, options: Options) -> Action:
        self._plan(g, camp)
        moves = self._moves
        assert moves is not None
        moves.look(g)
        if prompt == "march.phase":
            return self._phase(g, moves, options)
        frame = g.stack[-1]
        assert isinstance(frame, March)
        return moves.step(g, frame, options)

    def _phase(self, g: Position, moves: Moves, options: Options) -> Action:
        """Units on the map first, so that there is room for those who come."""
        unit = moves.next_unit(g, [action[1] for action in of_verb(options, "pick")])
        if unit is not None:
            moves.seen.add(unit)
            return ("pick", unit)
        doors: dict[int, list[int]] = {}
        for action in of_verb(options, "enter"):
            doors.setdefault(action[1], []).append(action[2])
        if doors:
            first = min(doors)
            return ("enter", first, moves.door(g, first, doors[first]))
        return ("done",)

    # ---- combat

    def _fight(self, g: Position, camp: int, prompt: str, options: Options) -> Action:
        self._plan(g, camp)
        plan, frame = self._combats, g.stack[-1]
        assert plan is not None
        if prompt == "fire.ask-target":
            return plan.target(g, options)
        if prompt == "fire.ask-aim":
            return plan.aim(g, options)
        if prompt == "fire.ask-bombard" and isinstance(frame, Fire):
            return plan.bombard(g, frame, options)
        if prompt == "fire.ask-direct" and isinstance(frame, Fire):
            return plan.direct(g, frame, options)
        if prompt == "fire.ask-comrade" and isinstance(fire := g.stack[-2], Fire):
            return plan.lend(g, fire, options)
        if prompt == "fire.ask-at":
            return plan.at(g, options)
        if prompt.startswith("fire.ask-defensive"):
            return plan.defend(g, options)
        if prompt == "assault.announce":
            return plan.assault(g, options)
        if prompt == "assault.gather" and isinstance(frame, Announcement):
            return plan.gather(g, frame, options)
        if prompt == "assault.resolve":
            return plan.resolve(g, options)
        if prompt == "assault.support-window":
            return plan.help(g, options)
        return quietly(options)
