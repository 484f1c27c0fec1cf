"""The scripted player: answers each decision; an impulse from the tasks that are worth most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from grognard.games.race_for_berlin.activation import Impulse
from grognard.games.race_for_berlin.ai import germans, soviets
from grognard.games.race_for_berlin.ai.geography import from_berlin
from grognard.games.race_for_berlin.ai.soviets import Task
from grognard.games.race_for_berlin.ai.worth import attack_worth, storm_worth
from grognard.games.race_for_berlin.combat import Attack, can_join
from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.events import ALLIES, COORDINATION, EVERYONE, TRUCKS, WITHDRAWAL, is_out
from grognard.games.race_for_berlin.march import March
from grognard.games.race_for_berlin.odds import combat_forecast
from grognard.games.race_for_berlin.position import FIGHT, FULL, IDLE, MARCH, Position
from grognard.games.race_for_berlin.supply import supplied_zones
from grognard.games.race_for_berlin.urban import stormers
from grognard.kernel.actions import Action
from grognard.kernel.game import Perspective

Options = Sequence[Action]
VERBS = {MARCH: "march", FIGHT: "fight"}
SUPPORT_FOR_ROLL = 2
CUT_FROM = 36
"""The strength of a stack whose supply is worth cutting."""


class Scripted:
    """A competent opponent: spearheads by road, an iron ring, and no gift to the rival."""

    name = "scripted"

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = Random(seed)
        self._answers: Mapping[str, Callable[[Position, Options], Action]] = {
            "ask.place": _nearest_to_berlin,
            "ask.flee": _nearest_to_berlin,
            "ask.replacement": _replacement,
            "ask.luftwaffe": _cut,
            "ask.name": _name,
            "ask.activate": self._activate,
            "ask.march": _next_mover,
            "ask.reserves": _next_mover,
            "ask.go": _go,
            "ask.fight": _fight,
            "ask.gather": _gather,
            "ask.storm": _storm,
            "ask.conscripts": _collapse,
            "ask.heinrici": _heinrici,
            "ask.loss": _lose,
            "ask.retreat": _retreat,
            "ask.advance": _advance,
            "ask.shift": _shift,
            "ask.token": _token,
        }

    def choose(self, table: Perspective[Position]) -> Action:
        """The action for the decision at hand."""
        decision = table.decision
        if len(decision.options) == 1:
            return decision.options[0]
        return self._answers[decision.prompt](table.sample(self._rng), decision.options)

    def _activate(self, g: Position, options: Options) -> Action:
        """Plays an event that helps now, then takes the best task there is room for."""
        impulse = _impulse(g)
        for action in options:
            if action[0] == "play" and _is_worth_playing(g, impulse, action[1]):
                return action
        active = sum(g.mode[unit] != IDLE for unit in g.units_of(impulse.camp, impulse.nation))
        room = impulse.limit - active
        begun = _begun(g, impulse, options)
        if begun is not None:
            return begun
        bombard = [action for action in options if action[0] == "bombard"]
        if bombard:
            return bombard[0]
        for task in _tasks(g, impulse, room):
            if len(task.units) > room:
                continue
            wanted = [(VERBS[task.mode], unit) for unit in task.units]
            if all(action in options for action in wanted):
                return wanted[0]
        return ("begin",) if ("begin",) in options else options[0]


def _impulse(g: Position) -> Impulse:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Impulse))


def _tasks(g: Position, impulse: Impulse, room: int) -> list[Task]:
    free = g.units_of(impulse.camp, impulse.nation)
    if impulse.nation == SOVIET:
        return soviets.tasks(g, impulse.camp, free, room)
    return germans.tasks(g, impulse.camp, free, room)


def _begun(g: Position, impulse: Impulse, options: Options) -> Action | None:
    """Goes on filling the attack that is being gathered: the strongest who can still join it."""
    fighters = [unit for unit in g.units_of(impulse.camp, impulse.nation) if g.mode[unit] == FIGHT]
    offered = [action[1] for action in options if action[0] == "fight"]
    best: tuple[float, int] | None = None
    for target in _targets(g, fighters):
        beside = [unit for unit in fighters if target in g.box.board.neighbours[g.zone[unit]]]
        now = attack_worth(g, target, beside)
        for unit in offered:
            if target in g.box.board.neighbours[g.zone[unit]]:
                gain = attack_worth(g, target, [*beside, unit]) - now
                if gain > soviets.ACTIVATION and (best is None or gain > best[0]):
                    best = (gain, unit)
    if best is not None:
        return ("fight", best[1])
    for zone in {g.zone[unit] for unit in fighters if g.box.is_berlin[g.zone[unit]]}:
        for unit in offered:
            if g.zone[unit] == zone:
                return ("fight", unit)
    return None


def _targets(g: Position, fighters: Sequence[int]) -> set[int]:
    nation = g.unit(fighters[0]).nation if fighters else SOVIET
    return {
        zone
        for unit in fighters
        if not g.box.is_berlin[g.zone[unit]]
        for zone in g.box.board.neighbours[g.zone[unit]]
        if g.enemies_in(zone, nation) and not g.box.is_berlin[zone] and not g.box.east[zone]
    }


def _is_worth_playing(g: Position, impulse: Impulse, event: int) -> bool:
    if event in (COORDINATION, WITHDRAWAL):
        return True
    if event == ALLIES:
        return False
    tasks = _tasks(g, impulse, impulse.limit)
    fights = [task for task in tasks if task.mode == FIGHT]
    if event in (EVERYONE, TRUCKS):
        return bool(fights) and fights[0].worth > 8
    return bool(fights)


def _name(g: Position, options: Options) -> Action:
    """The army that is nearest to Berlin, of the strongest kind."""
    away = from_berlin(g.box)

    def merit(action: Action) -> float:
        if action[0] != "army":
            return 0.0
        units = [unit for unit in g.box.formations[action[1]].units if g.is_on_map(unit) and not g.used[unit]]
        return sum(g.strength(unit) - away[g.zone[unit]] for unit in units) if units else -999.0

    return max(options, key=merit)


def _nearest_to_berlin(g: Position, options: Options) -> Action:
    return min(options, key=lambda action: from_berlin(g.box)[action[2]])


def _replacement(g: Position, options: Options) -> Action:
    """Support for those who fight in Berlin, else the strongest counter made whole."""
    camp = g.stack[-1].camp  # type: ignore[attr-defined]
    away = from_berlin(g.box)
    inside = {
        g.zone[unit] for unit in g.units_of(camp, SOVIET) if away[g.zone[unit]] <= 2 and not g.oos[unit]
    }
    wanted = SUPPORT_FOR_ROLL * min(len(inside), 3)
    if g.support[camp] < wanted:
        if ("support",) in options:
            return ("support",)
        idle = [action for action in options if action[0] == "starve" and away[g.zone[action[1]]] > 8]
        if idle:
            return min(idle, key=lambda action: (g.strength(action[1]), -away[g.zone[action[1]]]))
    for verb in ("refit", "rebuild"):
        able = [action for action in options if action[0] == verb]
        if able:
            return max(
                able,
                key=lambda action: (g.unit(action[1]).full, -away[action[-1] if verb == "rebuild" else 0]),
            )
    return ("done",)


def _cut(g: Position, options: Options) -> Action:
    cuts = [action for action in options if action[0] == "cut"]
    if not cuts:
        return ("quiet",)
    best = max(cuts, key=lambda action: sum(g.strength(unit) for unit in g.soviets_in(action[1])))
    strong = sum(g.strength(unit) for unit in g.soviets_in(best[1])) >= CUT_FROM
    rivals = all(g.unit(unit).camp == _impulse(g).camp for unit in g.soviets_in(best[1]))
    return best if strong and rivals else ("pass",)


def _next_mover(g: Position, options: Options) -> Action:
    """Those in front first, so that those behind can follow."""
    movers = [action for action in options if action[0] == "move"]
    return min(movers, key=lambda action: from_berlin(g.box)[g.zone[action[1]]]) if movers else options[-1]


def _go(g: Position, options: Options) -> Action:
    """To the best place that is open."""
    move = g.stack[-1]
    assert isinstance(move, March)
    unit, nation = move.unit, g.unit(move.unit).nation
    if nation == SOVIET:
        supplied = supplied_zones(g, g.unit(unit).camp, SOVIET)

        def worth(zone: int) -> float:
            return soviets.place_worth(g, unit, zone, supplied)
    else:
        threat = germans.threat_to(g, g.unit(unit).camp)

        def worth(zone: int) -> float:
            return germans.place_worth(g, unit, zone, threat)

    def merit(action: Action) -> float:
        return worth(g.zone[unit] if action[0] == "stay" else action[1])

    whole = [action for action in options if action[0] != "step"]
    return max(whole, key=merit)


def _fight(g: Position, options: Options) -> Action:
    impulse = _impulse(g)

    def merit(action: Action) -> float:
        if action[0] == "end":
            return 0.5
        if action[0] == "storm":
            units = stormers(g, impulse.camp, impulse.nation, action[1])
            return storm_worth(g, action[1], units, extra=False) + 2.0
        return attack_worth(g, action[1], can_join(g, Attack(impulse.camp, impulse.nation, action[1])))

    return max(options, key=merit)


def _gather(g: Position, options: Options) -> Action:
    """Whoever makes the attack better joins it, the strongest first; then the die is rolled."""
    attack = g.stack[-1]
    assert isinstance(attack, Attack)
    joins = [action for action in options if action[0] == "join"]
    if not attack.attackers:
        return max(joins, key=lambda action: g.strength(action[1]))
    collapses = [action for action in options if action[0] == "collapse"]
    if collapses:
        return max(collapses, key=lambda action: g.strength(action[1]))
    now = attack_worth(g, attack.target, attack.attackers)
    better = [a for a in joins if attack_worth(g, attack.target, [*attack.attackers, a[1]]) > now]
    if better:
        return max(better, key=lambda action: g.strength(action[1]))
    return ("roll",) if ("roll",) in options else joins[0]


def _storm(g: Position, options: Options) -> Action:
    return next(
        (action for verb in ("join", "collapse", "spend") for action in options if action[0] == verb),
        ("roll",),
    )


def _collapse(g: Position, options: Options) -> Action:
    plays = [action for action in options if action[0] == "collapse"]
    return max(plays, key=lambda action: g.strength(action[1])) if plays else ("quiet",)


def _heinrici(g: Position, options: Options) -> Action:
    """Falls back when the attack would most likely succeed anyway."""
    attack = g.stack[-1]
    assert isinstance(attack, Attack)
    chances = combat_forecast(g, attack.target, attack.attackers).chances
    driven = sum(chance for code, chance in chances.items() if "R" in code and "D" in code)
    return ("play", 0) if driven * 2 >= 1 else ("pass",)


def _lose(g: Position, options: Options) -> Action:
    """Steps that kill nobody first, then the weakest."""
    return min(options, key=lambda action: (g.steps[action[1]] != FULL, g.strength(action[1])))


def _retreat(g: Position, options: Options) -> Action:
    """Towards Berlin for Germans, homewards for Soviets; with company; never into American hands."""
    away = from_berlin(g.box)

    def merit(action: Action) -> float:
        _, unit, zone = action
        if g.american[zone]:
            return -100.0
        german = g.unit(unit).nation == GERMAN
        cover = germans.COVER[g.box.terrain[zone]]
        return (
            cover - (0.5 * away[zone] if german else 0.2 * away[zone]) + (g.german_in[zone] if german else 0)
        )

    return max(options, key=merit)


def _advance(g: Position, options: Options) -> Action:
    """The strongest and fastest go in; Germans only with one division."""
    movers = [action for action in options if action[0] == "advance"]
    attack = g.stack[-1]
    assert isinstance(attack, Attack)
    if attack.origins and attack.nation == GERMAN:
        return ("halt",)
    safe = [action for action in movers if not _deserts(g, action[1])]
    if not safe and attack.origins:
        return ("halt",)
    return max(safe or movers, key=lambda action: (g.unit(action[1]).movement, g.strength(action[1])))


def _deserts(g: Position, unit: int) -> bool:
    """9.1.5: whether a Berlin zone would be left empty."""
    zone = g.zone[unit]
    return bool(g.box.is_berlin[zone]) and g.count_soviets(zone) == 1


def _shift(g: Position, options: Options) -> Action:
    """At the end of a turn: whoever comes to stand better moves."""
    shifts = g.stack[-1]
    camp, nation = shifts.camp, shifts.nation  # type: ignore[attr-defined]
    supplied = supplied_zones(g, camp, SOVIET) if nation == SOVIET else set()
    threat = germans.threat_to(g, camp) if nation == GERMAN else []
    best: tuple[float, Action] | None = None
    for action in options:
        if action[0] != "move":
            continue
        unit = action[1]
        here, gain = g.zone[unit], 0.0
        for zone in g.box.board.neighbours[here]:
            if g.box.is_berlin[zone] or not g.has_room(zone, nation) or g.enemies_in(zone, nation):
                continue
            if nation == SOVIET:
                better = soviets.place_worth(g, unit, zone, supplied) - soviets.place_worth(
                    g, unit, here, supplied
                )
            else:
                better = germans.place_worth(g, unit, zone, threat) - germans.place_worth(
                    g, unit, here, threat
                )
            gain = max(gain, better)
        if gain > 1.0 and (best is None or gain > best[0]):
            best = (gain, action)
    if best is not None:
        return best[1]
    return ("end",) if ("end",) in options else options[0]


def _token(g: Position, options: Options) -> Action:
    camp = g.stack[-1].camp  # type: ignore[attr-defined]
    token = g.token[camp]
    return ("discard",) if is_out(g, token) or token == ALLIES else ("keep",)
