"""The scripted player: for each question the part of the plan that answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.borodino_41.ai import fires, opening, strikes, tactics
from grognard.games.borodino_41.ai.attacks import Attacks, aims
from grognard.games.borodino_41.ai.ending import has_all, is_night_for, wants_last_word
from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.fires import Options, of_verb, quietly
from grognard.games.borodino_41.ai.moves import Moves
from grognard.games.borodino_41.ai.roads import reach
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.position import ALLOWANCE, INITIAL, LIMITED, Position
from grognard.games.borodino_41.rules.movement.march import March
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.actions import Action
from grognard.kernel.script import Script
from grognard.kernel.state import Decision

Answer = Callable[[Weights, Position, Options], Action]
ANSWERS: Mapping[str, Answer] = {
    "setup.choose": opening.choose,
    "setup.place": opening.place,
    "setup.face": opening.face,
    "dummies.place": opening.take,
    "dummies.lay": opening.lay,
    "fire.ask-kind": fires.kind,
    "fire.ask-hex": fires.hexagon,
    "fire.ask-aim": fires.aim,
    "fire.ask-join": fires.join,
    "fire.ask-zoc": fires.zoc,
    "fire.ask-inside": fires.inside,
    "fire.ask-bank": fires.bank,
    "closing.choose": fires.closing,
    "combat.commit": fires.commit,
    "combat.resolve": tactics.resolve,
    "air.strike": strikes.strike,
    "air.flak": fires.flak,
    "air.redirect": strikes.divert,
    "replacements.give": fires.replace,
    "supply.draw": opening.draw,
    "withdrawal.offer": tactics.fall_back,
    "withdrawal.onward": tactics.fall_farther,
    "stepback.decide": tactics.give_up,
    "assault.lose": tactics.lose,
    "assault.retreat": tactics.retreat,
    "assault.advance": tactics.advance,
    "assault.pursue": tactics.pursue,
    "assault.drive": tactics.drive,
    "follow.choose": tactics.follow,
}


class Scripted(Script[Position, Weights]):
    """A competent opponent: drives along the highway in mass, or bars it in depth."""

    WEIGHTS = Weights

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self._impulse: tuple[object, ...] = ()
        self._moves: Moves | None = None

    def answer(self, g: Position, decision: Decision) -> Action:
        camp, prompt, options = SIDES.index(decision.side), decision.prompt, decision.options
        if prompt in ("march.phase", "setup.withdraw"):
            return self._phase(g, camp, options)
        if prompt == "march.ask":
            return self._march(g, camp, options)
        if prompt.startswith("initiative."):
            return self._bid(g, camp, prompt.removeprefix("initiative."), options)
        if prompt.startswith("challenge."):
            return self._challenge(g, camp, options)
        if prompt in ANSWERS:
            return ANSWERS[prompt](self._weights, g, options)
        return quietly(options)

    # ---- initiative

    def _bid(self, g: Position, camp: int, contest: str, options: Options) -> Action:
        """The hexes that it is sure to assault, and more the more the initiative is worth to it."""
        most = max(action[1] for action in options)
        if not most:
            return options[0]
        if contest == "night" and not is_night_for(self._weights, g, camp):
            return ("bid", 0)
        if contest == "morning" and wants_last_word(self._weights, g, camp):
            return ("bid", 1)  # two bids of nought would make a lull
        kind = INITIAL if contest == "morning" else LIMITED
        planned = Attacks(Fields(g, camp, self._weights), ALLOWANCE[kind]).plan(most)
        sure = sum(attack.prospect.chance >= self._weights.attack.sure[camp] for attack in planned)
        bid = max(sure, int(bool(planned)))
        if planned and contest != "night":
            bid += self._weights.attack.extra[camp]
        return ("bid", min(most, bid))

    def _challenge(self, g: Position, camp: int, options: Options) -> Action:
        """Both press on; but Germans who have all they want wait for what the Soviets do about it."""
        if ("waive",) in options and has_all(g, camp):
            return ("waive",)
        for verb in ("want", "contest", "accept"):
            if (verb,) in options:
                return (verb,)
        return options[0]

    # ---- movement

    def _plan(self, g: Position, camp: int) -> Moves:
        """The plan of the impulse, made when it begins."""
        impulse = (g.turn, g.section, g.phase, g.kind, camp)
        if self._impulse != impulse or self._moves is None:
            self._impulse = impulse
            self._moves = Moves(Fields(g, camp, self._weights))
        return self._moves

    def _phase(self, g: Position, camp: int, options: Options) -> Action:
        """The next unit that has something to do; then reinforcements; then markers."""
        moves = self._plan(g, camp)
        waiting = [action[1] for action in options if action[0] == "pick" and action[1] not in moves.seen]
        for unit in moves.order(g, waiting):
            if steps := moves.think(g, unit):
                moves.steps[unit] = steps
                return ("pick", unit)
        doors: dict[int, list[int]] = {}
        for action in of_verb(options, "enter"):
            doors.setdefault(action[1], []).append(action[2])
        if doors:
            unit = min(doors, key=lambda each: moves.rank(g, each))
            return ("enter", unit, moves.door(g, unit, doors[unit]))
        return self._mark(g, camp, options)

    def _mark(self, g: Position, camp: int, options: Options) -> Action:
        """Markers where assaults pay, or where they are owed."""
        owes = ("done",) not in options
        marks = set(of_verb(options, "mark"))
        if g.is_night and not owes and not is_night_for(self._weights, g, camp):
            marks.clear()
        if marks:
            attacks = Attacks(Fields(g, camp, self._weights))
            found = list(attacks.adjacent(aims(g, camp)))
            for attack in found:
                if attack.gain > 0 and attack.prospect.chance >= attacks.least(attack.target):
                    for unit in attack.places:
                        if (action := ("mark", unit, attack.target)) in marks:
                            return action
            if owes:
                marked = set(aims(g, camp).values())
                found.sort(key=lambda attack: (attack.target in marked, attack.prospect.cost))
                for attack in found:
                    for unit in attack.places:
                        if (action := ("mark", unit, attack.target)) in marks:
                            return action
        if not owes:
            return ("done",)
        return next((action for action in options if action[0] in ("mark", "pick")), options[0])

    def _march(self, g: Position, camp: int, options: Options) -> Action:
        """One unit after the other, step by step as planned."""
        frame = g.stack[-1]
        assert isinstance(frame, March)
        moves, unit = self._plan(g, camp), frame.units[0]
        if unit not in moves.steps:
            moves.steps[unit] = moves.think(g, unit, spent=frame.spent)
        steps = moves.steps[unit]
        while steps:
            step = steps.pop(0)
            if step in options:
                return self._around(g, frame, step, steps)
            if step[0] == "go":
                steps.clear()
                if (other := self._instead(g, moves, frame, options)) is not None:
                    return other
        if ("halt",) in options:
            return ("halt",)
        return self._instead(g, moves, frame, options) or options[0]

    def _around(self, g: Position, frame: March, step: Action, steps: list[Action]) -> Action:
        """A hex of the way, if the shortest one would lead through the enemy's zones."""
        if step[0] != "go":
            return step
        camp, unit = g.camp[frame.units[0]], frame.units[0]
        zone = self._plan(g, camp).fields.held(unit)
        if not any(zone[cell] for cell in frame.way_of(g, step[1])[1:-1]):
            return step
        found = reach(g, unit, g.points[unit], spent=frame.spent, held=zone)
        node = 2 * step[1] + g.column[unit]
        if node not in found.costs:
            return step
        for cell in reversed(found.way(node)[1:-1]):
            if cell in frame.ends and not any(zone[here] for here in frame.way_of(g, cell)[1:-1]):
                steps.insert(0, step)
                return ("go", cell)
        return step

    def _instead(self, g: Position, moves: Moves, frame: March, options: Options) -> Action | None:
        """The best hex to go to, if that is better than to stay."""
        unit = frame.units[0]
        zone = moves.fields.held(unit)
        going = [
            action
            for action in of_verb(options, "go")
            if ("halt",) not in options or not any(zone[cell] for cell in frame.way_of(g, action[1])[1:-1])
        ]
        if not going:
            return None
        found = reach(g, unit, 0, spent=True)
        worth = moves.worth(g, unit, found)
        mode = g.column[unit]
        best = max(going, key=lambda action: (worth(2 * action[1] + mode), -action[1]))
        if ("halt",) in options and worth(2 * best[1] + mode) <= worth(found.start):
            return None
        return best
