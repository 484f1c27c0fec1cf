"""8.6 What a result of the combat table does, whatever the kind of combat."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import Position
from grognard.kernel.frames import Frame, frame


@frame
class Aftermath(Frame):
    """8.6: losses, exchanges, disruption and retreats, then the advance (8.9) and the exploitation (8.10).

    `targets` are all units of the hex, or the one target of a direct fire; none for a garrison alone. `letter` is the
    column finally used ("A" to "I", "" if the attack failed), `attackers` are the units that took part, those of the
    defender in defensive fire; headquarters that gave support and strikes are not among them.
    """

    kind: int
    cell: int
    targets: tuple[int, ...]
    code: str
    letter: str
    attackers: tuple[int, ...]

    PIECES = ("targets", "attackers")
    STEPS = ("begin",)

    def begin(self, g: Position) -> None:
        """8.6."""
