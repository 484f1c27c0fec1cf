"""3-0 Sequence of play: turns, player turns and phases, and what happens between them."""

from __future__ import annotations

from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.after_berlin import between_player_turns, end_of_player_turn
from grognard.games.battle_for_germany.rules.combat.combat import Combat
from grognard.games.battle_for_germany.rules.movement import Movement
from grognard.games.battle_for_germany.rules.replacements import Replacement
from grognard.games.battle_for_germany.setting import GERMAN_SIDES, SOVIETS, Phase
from grognard.kernel.frames import Frame, frame


@frame
class Campaign(Frame):
    """3-0: the whole game, phase after phase."""

    STEPS = ("open", "next_phase")

    def open(self, g: Position) -> None:
        g.phase = -1
        g.note("turn.begins", "3-0a", turn=g.turn)
        if g.world.terms.soviet_delay:  # 15-22
            die = g.roll()
            g.delayed = die <= 3
            g.note("soviet.delayed" if g.delayed else "soviet.ready", "15-22", die=die)

    def next_phase(self, g: Position) -> None:
        phases = g.world.terms.turn
        g.phase += 1
        if g.phase == len(phases):
            end_of_player_turn(g)
            if g.turn == g.world.last_turn:
                return
            g.phase, g.turn = 0, g.turn + 1
            g.note("turn.begins", "3-0/C", turn=g.turn)
            between_player_turns(g)
        elif g.phase and phases[g.phase].player != phases[g.phase - 1].player:
            end_of_player_turn(g)
            between_player_turns(g)
        self.at = "next_phase"
        phase = phases[g.phase]
        if not is_skipped(g, phase):
            begin(g, phase)


def is_skipped(g: Position, phase: Phase) -> bool:
    """Germans who have left have no phases (12-22, 13-1); 15-22 may cost the Soviets their first turn."""
    if phase.side in GERMAN_SIDES:
        return g.germans_gone
    return phase.side == SOVIETS and g.delayed and g.turn == g.world.terms.first_turn


def begin(g: Position, phase: Phase) -> None:
    """Starts a phase: replacement (with Courland, 8-0), movement or combat."""
    g.note("phase.begins", phase.rule, phase=phase.kind, side=phase.side)
    if phase.kind == "movement":
        g.stack.append(Movement(phase.side))
    elif phase.kind == "combat":
        g.attacks = 0
        g.stack.append(Combat(phase.side))
    else:
        g.stack.append(Replacement(phase.side))
