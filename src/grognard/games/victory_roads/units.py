"""1.1 Counters: what is printed on both faces of a unit.

The record declares the columns of the counters' file; the rules read it as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from grognard.games.victory_roads.charts import Support
from grognard.kernel.components.schema import integer, one_of, text

SOVIET, AXIS = 0, 1
"""The two sides, which are also the camps of all pieces."""
SIDES = ("soviet", "axis")

SOVIETS, GERMANS, HUNGARIANS, ROMANIANS = range(4)
NATIONS = ("soviet", "german", "hungarian", "romanian")
"""1.7.1: Poles, Bulgarians and Czechs are Soviets, all branches of the German forces are Germans."""
COUNTRIES = {HUNGARIANS: "hungary", ROMANIANS: "romania"}
"""The countries of Germany's allies."""
BRANCHES = (
    "guards",
    "regular",
    "polish",
    "bulgarian",
    "czech",
    "wehrmacht",
    "ss",
    "luftwaffe",
    "kriegsmarine",
    "hungarian",
    "romanian",
)
KINDS = ("corps", "division", "kg", "hiwis", "hq", "garrison")
ARMS = ("infantry", "armoured", "cavalry", "staff")
_FACTOR = integer(0, 30)


@dataclass(frozen=True, slots=True)
class Unit:
    """1.1.1, 1.1.3, 1.3.2: a counter. A single step leaves noughts on its back; an HQ's is a pontoon."""

    id: str
    name: Annotated[str, text]
    nation: Annotated[str, one_of(*NATIONS)]
    branch: Annotated[str, one_of(*BRANCHES)]
    kind: Annotated[str, one_of(*KINDS)]
    arm: Annotated[str, one_of(*ARMS)]
    elite: bool
    steps: Annotated[int, integer(0, 2)]
    attack: Annotated[int, _FACTOR]
    defence: Annotated[int, _FACTOR]
    movement: Annotated[int, integer(0, 9)]
    reduced_attack: Annotated[int, _FACTOR]
    reduced_defence: Annotated[int, _FACTOR]
    reduced_movement: Annotated[int, integer(0, 9)]
    radius: Annotated[int, integer(0, 20)]
    """1.1.5: of an HQ, else 0."""

    @property
    def is_hq(self) -> bool:
        """1.1.5: a headquarters."""
        return self.kind == "hq"

    @property
    def is_division(self) -> bool:
        """1.1.2, 1.1.6, 1.11.3: a division or what counts as one: corps and KGs, not HQs and garrisons."""
        return self.kind in ("corps", "division", "kg")

    @property
    def is_armoured(self) -> bool:
        """1.1.4: tanks, and the cavalry of the Soviets."""
        return self.arm == "armoured" or (self.arm == "cavalry" and self.nation == "soviet")

    @property
    def is_rifle_corps(self) -> bool:
        """10.1: a Soviet infantry corps: reinforced on its front, in standard mode on its back."""
        return self.kind == "corps" and not self.is_armoured


def blank(chit: Support) -> Unit:
    """A support chit, where somebody takes it for a unit."""
    nation = "soviet" if chit.side == "soviet" else "german"
    branch = "regular" if chit.side == "soviet" else "wehrmacht"
    return Unit(chit.id, chit.name, nation, branch, "support", "staff", False, 0, 0, 0, 0, 0, 0, 0, 0)
