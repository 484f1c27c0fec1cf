"""The last days of the battle: what is still missing, who has the last word, the one night of assaults."""

from __future__ import annotations

from grognard.games.borodino_41.ai.fields import to_highway
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.victory import INTRODUCTION
from grognard.games.borodino_41.units import GERMAN, SOVIET


def missing(g: Position) -> set[int]:
    """19/battle/goal: hexes of Mozhaisk that the Germans lack, and those with Soviets beside the highway."""
    town = {cell for cell in (*g.geo.mozhaisk, g.geo.station) if not g.holds(GERMAN, cell)}
    near = to_highway(g.geo)
    return town | {g.cell[unit] for unit in g.units_of(SOVIET) if near[g.cell[unit]] <= 1}


def is_late(w: Weights, g: Position) -> bool:
    """Whether the patience of the Germans has ended, and the goals of the battle come before all else."""
    return g.world.scenario != INTRODUCTION and g.turn > w.attack.patient


def saves_forces(w: Weights, g: Position) -> bool:
    """19/battle/goal: whether the Soviets keep off the highway today, as it is the last evening that counts.

    So they do on the day before if hardly anything is held any more: a few posts on the highway would fall
    to the last assaults of the Germans, and nobody would be left to bar it on the morrow.
    """
    if g.world.scenario == INTRODUCTION or g.turn != g.world.last_turn - 1:
        return False
    return len(missing(g)) <= w.ending.lost


def wants_last_word(w: Weights, g: Position, camp: int) -> bool:
    """Whether the Germans would rather move after the Soviets today, who else bar again what was cleared.

    4/seq/pm-kept, 4/seq/pm-split: the second player of the morning has the last impulse of the day. It costs
    them an impulse, so they want it on the last day for a grade of victory alone, and if little is missing.
    """
    grades = g.world.charts.victory.grades.values()
    if camp != GERMAN or g.world.scenario == INTRODUCTION or all(g.turn != grade.turn for grade in grades):
        return False
    return len(missing(g)) <= w.ending.little


def has_all(g: Position, camp: int) -> bool:
    """19/battle/goal: whether the Germans hold Mozhaisk, with nobody beside the highway."""
    return camp == GERMAN and g.world.scenario != INTRODUCTION and not missing(g)


def is_night_for(w: Weights, g: Position, camp: int) -> bool:
    """12/surprise/night-limits-german: whether a side assaults tonight; the Germans keep their one night.

    They use it on the last night, or on the one before if that brings all they lack.
    """
    if camp != GERMAN or g.world.scenario == INTRODUCTION:
        return True
    last, lacking = g.world.last_turn, len(missing(g))
    return bool(lacking) and (g.turn == last or (g.turn == last - 1 and lacking <= w.ending.night_hexes))


def is_for_tonight(g: Position, camp: int, cell: int) -> bool:
    """12/surprise/night-limits-german: the Germans spend their one night on what they lack alone."""
    if not g.is_night or camp != GERMAN or g.world.scenario == INTRODUCTION:
        return True
    return cell in missing(g)
