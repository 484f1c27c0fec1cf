"""3.5.2 Support: headquarters add their FS to one assault and to one defence in a game turn."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import (
    ASSAULTED,
    COMMANDED,
    SUPPORTED_ATTACK,
    SUPPORTED_DEFENCE,
    Position,
)
from grognard.games.fortress_berlin.rules import command, players
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.verbs import Bar


def supporters(g: Position, camp: int, cell: int) -> list[int]:
    """8.4.2/step-1: the headquarters of a side that have announced support for the assault on a hex."""
    return [hq for hq in g.world.hqs[camp] if g.target[hq] == cell + 1 and g.cell[hq] >= 0]


def bar_to_support(
    g: Position, camp: int, hq: int, cell: int, engaged: Sequence[int], attacks: bool
) -> Bar | None:
    """3.5.2b: why a headquarters can't support the assault on a hex where units of its side fight."""
    printed = g.printed[hq]
    if not printed.is_hq or g.camp[hq] != camp or g.cell[hq] < 0:
        return "3.5.2b", "why.support-no-hq"
    if g.disrupted[hq]:
        return "3.5.2d", "why.support-disrupted"
    if g.support[hq] & ASSAULTED:
        return "3.5.2c", "why.support-assaulted"
    if g.support[hq] & (SUPPORTED_ATTACK if attacks else SUPPORTED_DEFENCE):
        return "3.5.2b", "why.support-given"
    if not command.covers(g, hq, cell):
        return "3.5.2b", "why.support-too-far"
    if printed.is_higher_hq:
        if not any(command.may_direct(g, hq, unit) for unit in engaged):
            return "3.5.4b", "why.support-commands-another"
    elif bar := _bar_of_division(g, hq, engaged):
        return bar
    return bar_of_marshal(g, (hq, *engaged))


def _bar_of_division(g: Position, hq: int, engaged: Sequence[int]) -> Bar | None:
    """3.5/hq-out, 3.5.3/opt-own-hq."""
    if not g.world.charts.switches.uncommanded_hq_supports and not command.hq_in_command(g, hq):
        return "3.5/hq-out", "why.support-uncommanded"
    band = g.printed[hq].band
    if band and g.world.plays(command.OWN_HQ) and all(g.printed[unit].band != band for unit in engaged):
        return "3.5.3/opt-own-hq", "why.support-other-division"
    return None


def bar_of_marshal(g: Position, units: Sequence[int]) -> Bar | None:
    """17.2c: two Soviet commanders neither assault together nor support each other."""
    if g.commanders > 1 and len({g.printed[unit].marshal for unit in units}) > 1:
        return "17.2c", "why.assault-two-marshals"
    return None


def give(g: Position, hq: int, cell: int, engaged: Sequence[int], attacks: bool) -> None:
    """3.5.2b: a headquarters is bound to an assault; 3.5.4b: a higher one to a unit that fights there."""
    g.support[hq] |= SUPPORTED_ATTACK if attacks else SUPPORTED_DEFENCE
    g.target[hq] = cell + 1
    if g.printed[hq].is_higher_hq:
        g.support[hq] |= 0 if g.directed[hq] else COMMANDED
        command.direct(g, hq, next(unit for unit in engaged if command.may_direct(g, hq, unit)))
    side = SIDES[g.camp[hq]]
    g.note("assault.supports", "3.5.2b", hq=hq, cell=cell, side=side, points=g.fs(hq))


def take_back(g: Position, hq: int) -> None:
    """A headquarters does not support an assault after all; whom it commanded before it commands still."""
    if g.support[hq] & COMMANDED:
        g.directed[hq] = 0
    g.support[hq] &= ~(SUPPORTED_ATTACK | COMMANDED)
    g.target[hq] = 0


def may_give(g: Position, camp: int, player: int, attacks: bool) -> bool:
    """3.5.2b: whether, for all that anybody can see, a side may still have support to give.

    17.2c, 17.3.1a: of several players, this one.
    """
    given = SUPPORTED_ATTACK if attacks else SUPPORTED_DEFENCE
    return any(
        g.cell[hq] >= 0
        and not g.support[hq] & (given | ASSAULTED)
        and players.bar_of_other(g, hq, player) is None
        for hq in g.world.hqs[camp]
    )
