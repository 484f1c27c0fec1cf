"""12 A fire: who fires at whom and how, for the modules that reckon it, show it and carry it out."""

from __future__ import annotations

from dataclasses import field

from grognard.kernel.frames import Frame, base_frame
from grognard.kernel.pieces import NOWHERE

STAYING, LEAVING, CHANGING, PROBING = range(4)
"""10: what a unit does in a zone of control: leaves its hex, changes formation, walks into a hidden enemy."""


@base_frame
class Fire(Frame):
    """One fire at a hex, or from the air: the same for all targets, each of which has its own modifiers."""

    firing: int
    """The side that fires."""
    kind: int
    """REGULAR or AT."""
    cell: int
    firers: tuple[int, ...]
    targets: tuple[int, ...]
    purpose: int
    """ZOC, DEFENSIVE, OFFENSIVE, CLOSING or AIR."""

    indirect: tuple[int, ...] = field(default=(), kw_only=True)
    """12/indirect/shift: those of the firers that others see for."""
    sharing: tuple[int, ...] = field(default=(), kw_only=True)
    """12/fire/split: those of the firers that give a part of their points, and how many each."""
    shares: tuple[int, ...] = field(default=(), kw_only=True)
    air: int = field(default=0, kw_only=True)
    """14/proc/column-base, 14/air/stuka-third: air shifts, alone or with other fire."""
    leaving: int = field(default=STAYING, kw_only=True)
    mined: tuple[int, ...] = field(default=(), kw_only=True)
    """10/zoc-armour/fort-mines, 15/works/trench-effects: hexes whose mines lie where armour moves."""
    halved: bool = field(default=False, kw_only=True)
    """12/surprise/table: at half the firepower."""
    under: int = field(default=NOWHERE, kw_only=True)
    """The hex that is assaulted, in a combat."""
