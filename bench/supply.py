"""How long a supply phase of one side takes in the campaign of Victory Roads, the first one and later ones.

    python -m bench.supply

The first one of a process finds no network of supply in use yet. All of them must take less than 15 ms.
"""

from time import process_time

from grognard.games.victory_roads.game import VictoryRoads
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.supply import is_hq_supplied, mark_supply
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.dice import key_from_seed
from grognard.lab.synthetic import yardstick_seconds

GOAL_MS = 15.0
LATER = 20


def main() -> None:
    """Prints the times, and how many yardsticks each of them is."""
    began = process_time()
    game = VictoryRoads()
    g = game.setup(*game.choose("campaign", {}), key_from_seed(1))
    loaded, yardstick = process_time() - began, yardstick_seconds()
    print(f"{'game loaded':24} {loaded * 1e3:8.2f} ms {loaded / yardstick:8.3f} yardsticks")
    for weather in ("fair", "mud"):
        g.weather = weather
        for camp, side in enumerate(SIDES):
            first = supply_seconds(g, camp)
            later = min(supply_seconds(g, camp) for _ in range(LATER))
            for name, took in (("first", first), ("later", later)):
                verdict = "met" if took * 1e3 < GOAL_MS else "missed"
                label = f"{side}, {weather}, {name}"
                print(f"{label:24} {took * 1e3:8.2f} ms {took / yardstick:8.3f} yardsticks, {verdict}")


def supply_seconds(g: Position, camp: int) -> float:
    """The CPU time of HQs and units checked, with nothing known of before."""
    g.memo, g.last = {}, {}
    began = process_time()
    for hq in g.world.hqs:
        if g.cell[hq] >= 0 and g.camp[hq] == camp:
            is_hq_supplied(g, hq)
    mark_supply(g, g.units_of(camp))
    return process_time() - began


if __name__ == "__main__":
    main()
