"""11 Set-up, and the one way to play there is."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from grognard.games.race_for_berlin.components import KONIEV, NOBODY, Components
from grognard.games.race_for_berlin.position import COMING, FULL, IDLE, NO_ARMY, Position, World
from grognard.games.race_for_berlin.rules.entry import SOURCES
from grognard.games.race_for_berlin.rules.events import NO_TOKEN, SIDES
from grognard.games.race_for_berlin.rules.sequence import Turn
from grognard.kernel.game import Option, Scenario

SCENARIOS: Mapping[str, Scenario] = {
    "race": Scenario("race", "11", {side: (side,) for side in SIDES}, secrets=True),
}
OPTIONS: Mapping[str, Option] = {}


def set_up(world: World, key: bytes) -> Position:
    """11: every counter in its zone, Heinrici with Koniev, everything else at nought."""
    box: Components = world.box
    g = Position(world, key)
    units, zones = len(box.units), len(box.board)
    g.clear_board(COMING, "used", "oos", "guest", "mode", "moved", "fought")
    g.steps = bytearray([FULL] * units)
    g.american, g.level, g.struck = bytearray(zones), bytearray(zones), bytearray(zones)
    g.control = bytearray([NOBODY] * zones)
    g.points, g.support = array("h", [0, 0]), bytearray(2)
    g.earned = array("h", [0] * (2 * len(SOURCES)))
    g.token, g.could = bytearray([NO_TOKEN, NO_TOKEN]), [(), ()]
    g.quiet, g.withdrawing, g.track = bytearray(2), bytearray(2), bytearray(3)
    g.turn, g.round, g.phase, g.passes = 1, 1, "A", 0
    g.heinrici, g.heinrici_from, g.spent = KONIEV, 1, ()
    g.order, g.obliged, g.task = NOBODY, (), IDLE
    g.stopped, g.speer, g.xii = False, False, 0
    g.ring, g.bombarded, g.progressed, g.over = 0, False, False, ""
    g.dry = g.surge = g.trucks = NO_ARMY
    g.doubled = False
    for unit, zone in enumerate(box.start):
        if zone is not None:
            g.put(unit, zone)
    g.stack.append(Turn())
    return g
