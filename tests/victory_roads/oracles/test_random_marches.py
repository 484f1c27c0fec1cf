"""Random marches of both sides in every weather leave a sound position, saved and loaded as it is."""

from random import Random

from grognard.games.victory_roads.geography import FAIR, MUD, SNOW
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.end_of_phase import EndOfPhase
from grognard.games.victory_roads.rules.movement.march import March
from grognard.games.victory_roads.rules.supply_phase import SupplyPhase
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel import flow
from grognard.kernel.frames import Frame
from tests.victory_roads.table import start


def play(g: Position, frame: Frame, rng: Random) -> None:
    """Plays a frame to its end."""
    g.stack = [frame]
    flow.run(g)
    while g.pending:
        ((side, decision),) = g.pending.items()
        flow.apply(g, side, rng.choice(decision.options))


def test_marches_of_three_turns_leave_a_sound_position() -> None:
    g, rng = start("budapest-wien"), Random(5)
    for g.weather in (FAIR, MUD, SNOW):
        for camp in (SOVIET, AXIS):
            play(g, SupplyPhase(camp), rng)
            g.moved[:] = bytes(len(g.moved))
            for unit in g.units_of(camp):
                if not g.moved[unit]:
                    g.moved[unit] = 1
                    play(g, March((unit,)), rng)
            play(g, EndOfPhase(), rng)
            assert g.problems() == []
    assert Position.load(g.world, g.dump()).fingerprint() == g.fingerprint()
