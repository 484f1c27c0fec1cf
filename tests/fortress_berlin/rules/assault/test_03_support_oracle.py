"""3.5.2, 3.5.4: which headquarters may support an assault, against a second reading of the text."""

from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import ASSAULTED, SUPPORTED_ATTACK, SUPPORTED_DEFENCE
from grognard.games.fortress_berlin.rules.assault import support
from grognard.games.fortress_berlin.rules.command import OWN_HQ
from grognard.games.fortress_berlin.units import GERMAN
from tests.fortress_berlin.rules.movement.oracle_movement import HIGHER, Reading
from tests.fortress_berlin.rules.movement.test_movement_oracle import crowd
from tests.rules import rule

FLAGS = (0, 0, 0, SUPPORTED_ATTACK, SUPPORTED_DEFENCE, ASSAULTED)


class Staffs(Reading):
    """A position with headquarters."""

    def supports(self, hq: int, label: str, engaged: list[int], attacks: bool, own: bool) -> bool:
        """Whether a headquarters adds its FS to the fight of some of its side for a hex."""
        g, printed = self.g, self.g.printed[hq]
        if hq not in self.at or g.disrupted[hq] or not self.reaches(hq, label):
            return False
        given = SUPPORTED_ATTACK if attacks else SUPPORTED_DEFENCE
        if g.support[hq] & (ASSAULTED | given):
            return False
        if printed.formation in HIGHER:
            return any(
                g.printed[unit].type != "hq"
                and self.reaches(hq, self.at[unit])
                and g.directed[hq] in (0, unit + 1)
                for unit in engaged
            )
        if own and (division := self.division(hq)):
            return any(self.division(unit) == division for unit in engaged)
        return True


def fight(g: Any, rng: Random) -> tuple[int, list[int], list[int]]:
    """A hex with units and some of their enemies near it."""
    defender = rng.choice(list(g.in_place(0)))
    cell = g.cell[defender]
    near = [u for u in g.in_place(0) if g.camp[u] != g.camp[defender] and g.printed[u].type != "hq"]
    near.sort(key=lambda unit: (g.geo.board.distance(g.cell[unit], cell), unit))
    return cell, near[: rng.randrange(1, 4)], list(g.units_at(cell))


@rule("3.5.2b", "3.5.2c", "3.5.2d", "3.5.4b", "3.5.3/opt-own-hq")
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_headquarters_support_whom_the_text_lets_them(seed: int, own: bool) -> None:
    rng = Random(500 + seed)
    found = {True: 0, False: 0}
    for _ in range(3):
        g = crowd(rng, OWN_HQ if own else "")
        for hq in (*g.world.hqs[0], *g.world.hqs[1]):
            g.support[hq] = rng.choice(FLAGS)
        for hq in g.world.higher_hqs.values():
            if g.cell[hq] >= 0 and rng.random() < 0.5:
                g.directed[hq] = 1 + rng.choice(g.units_of(GERMAN))
        reading = Staffs(g)
        for _ in range(25):
            cell, attackers, defenders = fight(g, rng)
            label = g.geo.board.labels[cell]
            for engaged, attacks in ((attackers, True), (defenders, False)):
                camp = g.camp[engaged[0]]
                for hq in g.world.hqs[camp]:
                    bar = support.bar_to_support(g, camp, hq, cell, engaged, attacks)
                    expected = reading.supports(hq, label, engaged, attacks, own)
                    assert (bar is None) == expected, (g.printed[hq].id, label, bar)
                    found[expected] += 1
    assert min(found.values()) > 50
