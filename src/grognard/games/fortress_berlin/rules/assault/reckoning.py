"""8.4.2 What an assault comes to: differential, letter, shifts and dice, and its forecast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple

from grognard.games.fortress_berlin.position import ASSAULT, Position
from grognard.games.fortress_berlin.rules.assault import advantages, eligibility, support
from grognard.games.fortress_berlin.rules.combat import crt, disruption, strength, terrain
from grognard.kernel.answers import ATTACK, COLUMN, DEFENCE, Forecast, Line, Reason

ROW = "row"
"""The kind of the lines that make the row of the letter: the adjusted PF."""


class Reckoning(NamedTuple):
    """8.4.2/step-3a, 8.4.2/step-4a: what an assault comes to before the dice."""

    lines: tuple[Line, ...]
    attack: int
    defence: int
    pf: int
    """The adjusted PF."""
    letter: str
    """The column finally used; "" where the differential is too low."""
    dice: int
    """The modifier."""

    @property
    def differential(self) -> int:
        """8.1.2c."""
        return self.attack - self.defence


class Parties(NamedTuple):
    """Who fights in an assault."""

    attackers: tuple[int, ...]
    supporters: tuple[int, ...]
    """Headquarters that add their FS to the attack."""
    defenders: tuple[int, ...]
    helpers: tuple[int, ...]
    """Headquarters that add theirs to the defence."""


def parties(g: Position, camp: int, cell: int) -> Parties:
    """All who take part in the assault that was announced on a hex, as things stand."""
    return Parties(
        eligibility.attackers_of(g, camp, cell),
        tuple(support.supporters(g, camp, cell)),
        tuple(sorted(g.units_at(cell))),
        tuple(support.supporters(g, 1 - camp, cell)),
    )


def reckon(g: Position, cell: int, who: Parties, zone: bytearray) -> Reckoning:
    """8.4.2 steps 3 and 4; `zone` is what the attacker controls, as far as one knows (8.5.4)."""
    ground = terrain.defence(g, cell, sorted({g.cell[unit] for unit in who.attackers}))
    shifts = advantages.advantages(g, cell, who.attackers, who.defenders, zone)
    lines = [*_attack(g, cell, who), *_defence(g, cell, who)]
    attack, defence = (
        floor(sum((Fraction(line.value) for line in lines if line.kind == kind), Fraction(0)))
        for kind in (ATTACK, DEFENCE)
    )
    pf = strength.best_pf(g, cell, who.defenders) + ground.pf
    lines += _row(g, cell, who.defenders, ground)
    letter = crt.letter(g, ASSAULT, attack - defence, pf, sum(int(line.value) for line in shifts))
    first = crt.letter(g, ASSAULT, attack - defence, pf)
    lines += [Line("8.4.2/step-4a", "assault.first-letter", first or "-", COLUMN), *shifts]
    lines += [line for line in ground.lines if line.kind != DEFENCE]
    return Reckoning(tuple(lines), attack, defence, pf, letter, ground.dice)


def _attack(g: Position, cell: int, who: Parties) -> Iterator[Line]:
    """8.4.2/step-3a, 8.4.2/step-3b: FS, half of it over a bridge; headquarters whole."""
    for unit in who.attackers:
        bridge = strength.is_over_bridge(g, unit, cell)
        rule, message = (
            ("8.4.2/step-3b", "assault.over-bridge") if bridge else ("8.4.2/step-3a", "assault.fs")
        )
        yield Line(rule, message, strength.in_assault(g, unit, cell), ATTACK, {"unit": unit})
    for hq in who.supporters:
        yield Line("3.5.2b", "assault.support", g.fs(hq), ATTACK, {"unit": hq})


def _defence(g: Position, cell: int, who: Parties) -> Iterator[Line]:
    """3.1.1b, 8.1.1a: FS of all, guns their PF, the garrison and headquarters beside them."""
    for unit in who.defenders:
        rule, message = (
            ("8.1.1a", "assault.pf") if g.printed[unit].defends_with_pf else ("3.1.1b", "assault.fs")
        )
        if g.disrupted[unit]:
            rule = "8.8c"
        yield Line(rule, message, strength.in_defence(g, unit), DEFENCE, {"unit": unit})
    if garrison := strength.garrison(g, cell):
        yield Line(garrison.rule, "assault.garrison", garrison.fs, DEFENCE)
    for hq in who.helpers:
        yield Line("3.5.2b", "assault.helped", g.fs(hq), DEFENCE, {"hq": hq})  # it is not attacked itself


def _row(g: Position, cell: int, defenders: Sequence[int], ground: terrain.Defence) -> Iterator[Line]:
    """8.4.2/step-4a: the highest PF, and what the ground adds to it."""
    yield Line("8.4.2/step-4a", "assault.best-pf", strength.best_pf(g, cell, defenders), ROW)
    for line in ground.lines:
        if line.kind == DEFENCE:
            yield line._replace(kind=ROW)


def forecast(g: Position, camp: int, cell: int, who: Parties, viewer: int | None = None) -> Forecast | None:
    """What the attacker or another viewer may know of an assault: covered defenders are only counted."""
    if not who.attackers:
        return None
    viewer = camp if viewer is None else viewer
    known = tuple(unit for unit in who.defenders if g.knows(viewer, unit))
    notes = []
    if hidden := len(who.defenders) - len(known):
        notes.append(Reason("3.1.5", "assault.covered", {"cell": cell, "number": hidden}))
    found = reckon(g, cell, who._replace(defenders=known), g.seen_zone[viewer][camp])
    return Forecast(
        found.lines,
        crt.chances(g, found.letter, found.dice),
        found.letter or "-",
        sums={ATTACK: found.attack, DEFENCE: found.defence},
        notes=tuple(notes),
        consequences=_consequences(bool(who.defenders)) | disruption.again(g, viewer, who.defenders),
    )


def _consequences(defended: bool) -> dict[str, Reason]:
    """8.6: what an asterisk and an exchange cost the attackers; a garrison alone costs them nothing."""
    starred = {name: Reason("8.6/asterisk-assault", "assault.then-disrupted") for name in crt.STARRED}
    if not defended:
        return starred
    exchanges = {
        "EX": Reason("8.6/EX", "assault.then-loss"),
        "EX star": Reason("8.6/EX", "assault.then-loss-too"),
    }
    return starred | exchanges
