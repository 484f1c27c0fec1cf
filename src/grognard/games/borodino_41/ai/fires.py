"""Fire: which kind at whom, who joins, and where in their hex those under fire stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grognard.games.borodino_41.ai.ending import is_late, missing
from grognard.games.borodino_41.ai.fields import to_highway
from grognard.games.borodino_41.ai.odds import cover_at, firepower
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault.markers import aim_of
from grognard.games.borodino_41.rules.combat.declaring import Declare
from grognard.games.borodino_41.rules.combat.firing import Firing
from grognard.games.borodino_41.rules.combat.volley import CLOSING, DEFENSIVE
from grognard.games.borodino_41.rules.prospects import marked_hexes
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.actions import Action

Options = Sequence[Action]
BARRING = 1.5
"""How much more it is worth to hit those who bar the highway or hold a goal."""
THICK = {"none": 0, "white": 1, "mounted": 1, "black": -1, "double": -2, "static": -1}
"""How well armour is hit, by what is printed on it."""


def of_verb(options: Options, verb: str) -> list[Action]:
    """The options with a verb."""
    return [action for action in options if action[0] == verb]


def quietly(options: Options) -> Action:
    """What changes least."""
    for verb in ("pass", "halt", "done", "hold", "enough", "go-on", "stay", "forgo", "abandon", "aside"):
        if (action := (verb,)) in options:
            return action
    return options[0]


def best(options: Options, verb: str, worth: Callable[[Action], Any]) -> Action:
    """The best option with a verb; what changes least, where there is none."""
    return max(of_verb(options, verb), key=lambda action: (worth(action), action), default=quietly(options))


def _firing(g: Position) -> Firing:
    frame = g.stack[-1]
    assert isinstance(frame, Firing)
    return frame


def worth_hitting(g: Position, unit: int) -> float:
    """How much it helps to hit a unit."""
    printed = g.printed[unit]
    worth = float(g.strength[unit])
    if printed.is_hq or printed.is_rocket:
        worth += 4
    if printed.is_weapon or g.is_armoured(unit):
        worth += 2
    if g.assault[unit]:
        worth += 3
    return worth * (0.6 if g.state[unit] == 2 else 1.0)


def kind(w: Weights, g: Position, options: Options) -> Action:
    """The kind of fire that hurts most; the other kind comes second."""
    frame = _firing(g)
    if ("regular",) not in options or ("at",) not in options:
        return next((action for action in options if action[0] in ("regular", "at")), quietly(options))
    around = {frame.cell, *g.geo.board.neighbours[frame.cell]}
    cells = {frame.cell} if frame.purpose == DEFENSIVE else around - {frame.cell}
    own = [unit for cell in cells for unit in g.units_at(cell) if g.camp[unit] == frame.camp]
    hard = [unit for unit in frame.targets if g.cell[unit] >= 0 and g.is_armoured(unit)]
    at = w.combat.anti_tank * firepower(g, own, AT) * (1.5 if len(hard) == 1 else 1.0)
    return ("at",) if at > firepower(g, own, REGULAR) else ("regular",)


def hexagon(w: Weights, g: Position, options: Options) -> Action:
    """Of several hexes, that from which most come."""
    targets = _firing(g).targets

    def worth(action: Action) -> float:
        return sum(worth_hitting(g, unit) for unit in targets if g.cell[unit] == action[1])

    return best(options, "target", worth)


def aim(w: Weights, g: Position, options: Options) -> Action:
    """The company whose loss hurts most, and that can be hurt."""

    def worth(action: Action) -> float:
        return worth_hitting(g, action[1]) + 2 * THICK[g.printed[action[1]].armour]

    return best(options, "aim", worth)


def join(w: Weights, g: Position, options: Options) -> Action:
    """Everyone who is there, some of the guns behind, the aircraft; then fire."""
    frame = _firing(g)
    joining = of_verb(options, "join")
    guns = [action for action in joining if g.printed[action[1]].indirect == "shift"]
    others = [action for action in joining if action not in guns]
    if others:
        return ("all",) if ("all",) in options and not guns else others[0]
    joined = sum(g.printed[unit].indirect == "shift" for unit in frame.firers)
    if guns and joined < _share(w, g, frame):
        return guns[0]
    if sorties := of_verb(options, "stuka"):
        return max(sorties)
    return ("fire",) if ("fire",) in options else quietly(options)


def _share(w: Weights, g: Position, frame: Firing) -> int:
    """How many battalions fire at one hex: those that are left are shared out among the hexes to come."""
    ready = sum(
        bool(g.committed[unit]) and not g.fired[unit] and g.printed[unit].indirect == "shift"
        for unit in g.units_of(frame.camp)
    )
    if frame.purpose == CLOSING:
        hexes = w.combat.closing_hexes
    else:
        marked = marked_hexes(g, g.player)
        wanted = marked & missing(g) if frame.camp == GERMAN and is_late(w, g) else set[int]()
        if wanted and frame.cell not in wanted and frame.camp == g.player:
            return 0
        hexes = len(wanted or marked)
    return max(1, min(w.combat.guns, -(-ready // max(1, hexes))))


def zoc(w: Weights, g: Position, options: Options) -> Action:
    """Always."""
    return ("fire",) if ("fire",) in options else quietly(options)


def inside(w: Weights, g: Position, options: Options) -> Action:
    """Into the work, unless it is assaulted from behind."""
    frame = g.stack[-1]
    assert isinstance(frame, Declare)
    cell, front = frame.cell, g.geo.forts[frame.cell]
    behind = [
        unit
        for near in g.geo.board.neighbours[cell]
        if near not in front and g.count[1 - frame.camp][near]
        for unit in g.units_at(near)
        if aim_of(g, unit) == cell
    ]
    return ("outside",) if behind and ("outside",) in options else ("inside",)


def bank(w: Weights, g: Position, options: Options) -> Action:
    """Behind the embankment, as seen from most of the enemies."""
    frame = g.stack[-1]
    assert isinstance(frame, Declare)
    board, count = g.geo.board, g.count[1 - frame.camp]

    def enemies(action: Action) -> int:
        turns = ((action[1] + turn) % 6 for turn in (-1, 0, 1))
        cells = (board.toward(frame.cell, turn) for turn in turns)
        return sum(count[cell] for cell in cells if cell is not None)

    return best(options, "bank", lambda action: -enemies(action))


def closing(w: Weights, g: Position, options: Options) -> Action:
    """The hex where fire hurts most."""
    return best(options, "target", lambda action: _target_worth(g, action[1]))


def _target_worth(g: Position, cell: int) -> float:
    camp = g.player
    units = [unit for unit in g.units_at(cell) if g.camp[unit] != camp]
    worth = sum(worth_hitting(g, unit) for unit in units) * (1 + 0.15 * cover_at(g, cell, 1 - camp))
    return worth * BARRING if camp == GERMAN and bars(g, cell) else worth


def bars(g: Position, cell: int) -> bool:
    """19/battle/goal: whether Soviets in a hex keep the Germans from what they want."""
    return to_highway(g.geo)[cell] <= 1 or cell in g.geo.holders


def flak(w: Weights, g: Position, options: Options) -> Action:
    """Light guns always; those that stop tanks only where no tanks are near."""
    for action in of_verb(options, "flak"):
        unit = action[1]
        near = g.geo.board.neighbours[g.cell[unit]]
        close = any(g.count[1 - g.camp[unit]][cell] for cell in near)
        if g.printed[unit].at <= w.combat.flak_at or not close:
            return action
    return quietly(options)


def commit(w: Weights, g: Position, options: Options) -> Action:
    """All guns, wherever there is to be fighting: so that nobody can tell anything from it."""
    return ("commit-all",) if ("commit-all",) in options else quietly(options)


def replace(w: Weights, g: Position, options: Options) -> Action:
    """The company that has lost most."""
    return best(options, "replace", lambda action: g.printed[action[1]].strength - g.strength[action[1]])
