"""3.1 Supply: who can trace a line of free zones to a source of its side."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grognard.games.race_for_berlin.components import CAMPS, GERMAN, JOUKOV, KONIEV, SOVIET
from grognard.games.race_for_berlin.position import GERMANS, Position


def check_supply(g: Position) -> None:
    """3.1.1: marks every counter supplied or out of supply, until the next supply step."""
    lines = {
        (JOUKOV, SOVIET): supplied_zones(g, JOUKOV, SOVIET),
        (KONIEV, SOVIET): supplied_zones(g, KONIEV, SOVIET),
    }
    lines[JOUKOV, GERMAN] = lines[KONIEV, GERMAN] = supplied_zones(g, JOUKOV, GERMAN)  # 3.1.1c
    for (camp, nation), supplied in lines.items():
        for unit in g.units_of(camp, nation):
            cut = g.cell[unit] not in supplied
            if nation == GERMAN and g.box.is_berlin[g.cell[unit]]:  # 9.2.2
                cut = False
            g.mark(g.oos, unit, cut)
            if cut:
                g.note("supply.cut", "3.1.3c", unit=unit, cell=g.cell[unit])


def supplied_zones(g: Position, camp: int, nation: int) -> set[int]:
    """The zones from which a line can be traced to a source; the zone itself is not tested (3.1.1)."""
    passes = soviet_passage(g, camp) if nation == SOVIET else german_passage(g)
    owner = CAMPS[camp] if nation == SOVIET else "german"  # 3.1.1b
    sources = [
        zone for zone, supply in enumerate(g.box.supply) if supply == owner and is_open(g, zone, nation)
    ]
    return flood(g, sources, passes)


def is_open(g: Position, zone: int, nation: int) -> bool:
    """Whether a source is usable: no enemy in it, no Americans."""
    return not g.american[zone] and not g.enemies_in(zone, nation)


def flood(g: Position, sources: Iterable[int], passes: Callable[[int], bool]) -> set[int]:
    """All zones that touch a source or a chain of passable zones from one."""
    reached = set(sources)
    queue = list(reached)
    beginnings = set(reached)
    near = g.box.board.neighbours
    for zone in queue:
        if zone not in beginnings and not passes(zone):
            continue
        for other in near[zone]:
            if other not in reached:
                reached.add(other)
                queue.append(other)
    return reached


def soviet_passage(g: Position, camp: int) -> Callable[[int], bool]:
    """3.1.2: through which zones a line of a camp's Soviets may pass."""
    own, others, germans = g.count[camp], g.count[1 - camp], g.count[GERMANS]
    near, is_berlin = g.box.board.neighbours, g.box.is_berlin

    def passes(zone: int) -> bool:
        if g.american[zone] or others[zone]:
            return False
        if own[zone]:
            return True  # in Berlin too: contested by the same camp, or its own
        if is_berlin[zone] or germans[zone]:
            return False
        return not any(
            germans[other] and not (is_berlin[other] and g.count_soviets(other)) for other in near[zone]
        )

    return passes


def german_passage(g: Position) -> Callable[[int], bool]:
    """3.1.2: through which zones a German line may pass."""
    near = g.box.board.neighbours

    def passes(zone: int) -> bool:
        if g.american[zone] or g.count_soviets(zone):
            return False
        if g.count[GERMANS][zone]:
            return True
        return not any(g.count_soviets(other) for other in near[zone])

    return passes
