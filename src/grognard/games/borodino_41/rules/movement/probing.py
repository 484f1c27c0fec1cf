"""11/dummies/blocking-road: walking into counters face down that may be dummies."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.movement.contact import bar_to_zone
from grognard.games.borodino_41.rules.movement.networks import step_cost
from grognard.kernel.board.movement import Network
from grognard.kernel.knowledge.levels import IDENTITY
from grognard.kernel.verbs import Bar

RULE = "11/dummies/blocking-road"


def bar_to_probe(
    g: Position, units: Sequence[int], cell: int, network: Network, has: int, stopped: bool
) -> Bar | None:
    """Why a march can't try to pass through a hex."""
    unit = units[0]
    camp = g.camp[unit]
    if not g.world.hidden:
        return "11/hidden/optional", "why.probe-open-game"
    if not g.count[1 - camp][cell]:
        return RULE, "why.probe-nobody"
    if g.geo.terrain[cell] != "woods" or not g.geo.has_way(g.cell[unit], cell):
        return RULE, "why.probe-road"
    if any(g.level((camp,), other) >= IDENTITY for other in g.units_at(cell)):
        return RULE, "why.probe-known"
    if all(g.is_dummy(one) for one in units) or g.lull:
        return RULE, "why.probe-lull" if g.lull else "why.probe-dummy"
    if bar := bar_to_zone(g, units, cell):  # one could not go on through it
        return bar
    cost = step_cost(network, g.cell[unit], cell)
    if stopped or cost is None or cost > has:
        return RULE, "why.probe-points"
    return None


def walk_into(g: Position, unit: int, cell: int) -> bool:
    """Turns up what is there: dummies go, a unit stops the march; whether there was one."""
    found = g.units_at(cell)
    real = [other for other in found if not g.is_dummy(other)]
    for other in found:
        if g.is_dummy(other):
            hidden.find_out(g, other, RULE)
    hidden.reveal(g, real)
    message = "probe.stopped" if real else "probe.through"
    g.note(message, RULE, unit=unit, cell=cell)
    return bool(real)
