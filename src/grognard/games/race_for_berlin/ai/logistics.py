"""Replacements and support: rolls in Berlin are paid for by those far behind it."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.ai.frames import innermost
from grognard.games.race_for_berlin.ai.geography import from_berlin, germans_near
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.ai.worth import storm_worth
from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.replacement import Replacement
from grognard.kernel.actions import Action

Options = Sequence[Action]


def replacement(w: Weights, g: Position, options: Options) -> Action:
    """Support for those who will fight in Berlin, taken from idle counters; the point for the strongest."""
    camp = innermost(g, Replacement).camp
    away = from_berlin(g.box)
    fed = [unit for unit in g.units_of(camp, SOVIET) if not g.oos[unit]]
    outside = [unit for unit in fed if not g.box.is_berlin[g.cell[unit]]]
    if g.support[camp] < w.supply.for_a_roll * _rolls(w, g, fed):
        if len(outside) > w.supply.acting:
            return ("starve", min(outside, key=lambda unit: _use_of_supply(g, unit)))
        if ("support",) in options:
            return ("support",)
    refits = [action for action in options if action[0] == "refit"]
    if refits:
        return max(refits, key=lambda action: g.unit(action[1]).full - away[g.cell[action[1]]])
    rebuilds = [action for action in options if action[0] == "rebuild"]
    if rebuilds:
        return max(rebuilds, key=lambda action: (g.unit(action[1]).full, -away[action[2]]))
    return ("done",)


def _rolls(w: Weights, g: Position, fed: Sequence[int]) -> int:
    """In how many zones of Berlin those in supply will roll this turn: support not spent is lost (5.4)."""
    active, wanted = w.supply.rounds * g.box.numbers.activations, 0
    for zone in g.box.berlin:
        there = [unit for unit in fed if g.cell[unit] == zone]
        if not there or len(there) > active:
            continue
        if storm_worth(w, g, zone, there, extra=True) > w.supply.worth_a_roll * len(there):
            active -= len(there)
            wanted += 1
    return wanted


def _use_of_supply(g: Position, unit: int) -> tuple[int, int]:
    """Those with enemies near need it most, then those near Berlin, who are stronger as a rule."""
    zone = g.cell[unit]
    return germans_near(g, zone), g.strength(unit) - from_berlin(g.box)[zone]
