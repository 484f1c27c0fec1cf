"""7.2 What is known of a combat in progress, for the modules that carry out its steps."""

from __future__ import annotations

from dataclasses import field

from grognard.games.victory_roads.position import NONE, Position
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, base_frame
from grognard.kernel.verbs import Bar


@base_frame
class Stage(Frame):
    """A part of a combat: nothing else is done before its end."""

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return "7.2.1", "why.combat-first"


@base_frame
class Fight(Stage):
    """One combat: who fights, what was declared, what was rolled. The steps are those of `attack.Battle`.

    Each step of the second half is entered by one function, which gets the position and the fight, changes
    its fields, and pushes frames for what must be decided; these find the fight again by `fight_of(g)`:

    - `losses.standard_mode` 7.7.9, `losses.attrition` 7.8 (from `attacker_loss` and `defender_loss`, with the
      extra loss of 7.8.4 and the spared one of 7.12.1)
    - `results.attacker` (`result_a`: D1, Eng, AR), `results.hourra` 7.9.5 (the step that it costs),
      `results.defender` (`result_d`: S, DR, DR2, DR3, Eng)
    - `advance.defenders` 7.13.1, after the attacker's result; `advance.attackers` 7.8.3, 7.13.2
    - `marks.place` 7.14 (from `level`)
    - `allies.bar_to_join` 7.11.1, `allies.bar_to_fight` 7.11.3, `allies.note_attack` 7.11.3

    What the dice, the elite bonus, terrain, siege, mud, snow and Hourra make of the chart is done before
    `losses`: the fields hold what is to be carried out. A combat that is called off (7.5.8) has no column and
    skips all of it.
    """

    target: int
    units: tuple[int, ...] = ()
    """The attackers as designated; a KG that replaces one of them is added (7.15)."""
    surprise: bool = False
    """11.5.2: fought in the supports phase, by these units alone."""
    exploiting: bool = False
    """8.3: fought in the exploitation phase."""

    supports: tuple[int, ...] = field(default=(), kw_only=True)
    """7.5.6: the chits on the map that the attacker uses."""
    defenders: tuple[int, ...] = field(default=(), kw_only=True)
    """All units in the hex as the combat began, HQs and garrison too; a KG that replaces one is added."""
    origins: tuple[int, ...] = field(default=(), kw_only=True)
    """The hexes of the attackers as the combat began."""
    attack: int = field(default=0, kw_only=True)
    defence: int = field(default=0, kw_only=True)
    initial: str = field(default="", kw_only=True)
    """7.5.5: the odds before shifts, such as 1/4 or 7/1."""
    column: str = field(default="", kw_only=True)
    """7.7.2: of the chart, such as 4/1; none if the combat is called off."""

    elite: int = field(default=NONE, kw_only=True)
    """7.6.2: the elite unit that the attacker named, or NONE; the next is that of the defender."""
    steadfast: int = field(default=NONE, kw_only=True)
    armoured: bool = field(default=False, kw_only=True)
    """7.6.3: whether an armoured exploitation was announced."""
    hourra: bool = field(default=False, kw_only=True)
    """7.6.4."""

    roll: int = field(default=0, kw_only=True)
    attacker_loss: int = field(default=0, kw_only=True)
    defender_loss: int = field(default=0, kw_only=True)
    """7.7.4: steps, as the chart has them."""
    rolled_a: str = field(default="", kw_only=True)
    rolled_d: str = field(default="", kw_only=True)
    """7.7.5, 7.7.6: the tactical results before terrain, chosen in the block with an elite bonus."""
    result_a: str = field(default="", kw_only=True)
    """What the attacker's comes to: AR, Eng, D1, OWN_ENG or nothing."""
    level: int = field(default=0, kw_only=True)
    """7.14.2: how many units may exploit: 1 for E, up to 4 for E4."""
    result_d: str = field(default="", kw_only=True)
    """What the defender's comes to: S, DR, DR2, DR3, Eng or nothing."""
    retreated: tuple[int, ...] = field(default=(), kw_only=True)
    """Who has retreated, of both sides."""
    paid: bool = field(default=False, kw_only=True)
    """8.3.2: whether attrition has cost the attacker a step already."""

    def meanwhile(self, g: Position, attempt: Action) -> Bar:
        """What is said to who tries something out of the order of 7.2.1."""
        if attempt[0] in ("join", "use"):
            return "7.3.3a", "why.choice-final"
        if attempt[0] in ("elite", "armour", "hourra"):
            return "7.2.1/elite-window", "why.not-the-time"
        return "7.2.1", "why.combat-first"

    def attackers_left(self, g: Position) -> list[int]:
        """The attackers that are still on the map."""
        return [unit for unit in self.units if g.cell[unit] >= 0]

    def defenders_left(self, g: Position) -> list[int]:
        """The defenders that have neither been eliminated nor driven back, where they have advanced too."""
        return [unit for unit in self.defenders if g.cell[unit] >= 0 and unit not in self.retreated]


OWN_ENG = "Eng-attacker"
"""3.2.2: an Eng in which the attacker alone takes the losses."""


def fight_of(g: Position) -> Fight:
    """The combat in progress."""
    return next(found for found in reversed(g.stack) if isinstance(found, Fight))
