"""3 Counters: what is printed on a unit, and what its kind may do.

The record declares the columns of the counters' file; the rules read it as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from grognard.kernel.components.schema import integer, matching, one_of, ref

GERMAN, SOVIET = 0, 1
"""The two sides, which are also the camps of all pieces."""
SIDES = ("german", "soviet")
QUARTER = 4
"""Movement points are counted in quarters."""

PERSONNEL = ("infantry", "cavalry", "engineer", "motorcycle", "flamethrower", "machine-gun")
ARMOUR = ("tank", "assault-gun", "armoured-car", "infantry-gun-sp")
STAFFS = ("hq", "regimental-hq", "artillery-hq")
BATTALIONS = ("howitzer", "field-artillery", "gun-artillery", "heavy-artillery")
WEAPONS = ("at", "aa", *BATTALIONS, "heavy-mortar", "nebelwerfer", "rocket")
KINDS = (*PERSONNEL, "armoured-engineer", *ARMOUR, *STAFFS, "pontoon", *WEAPONS)
DUMMY = "dummy"
MOBILITIES = ("foot", "wheeled", "tracked", "static")
ENTRIES = ("setup", "withdrawal-highway", "withdrawal-north", "german", "rail", "highway")
TRAITS = ("aa", "dismounts", "amphibious", "manoeuvre")
RIFLE_DIVISION = "32 Rifle Division"
_FACTOR = integer(0, 10)
_TRAIT = "|".join(TRAITS)


@dataclass(frozen=True)
class Unit:
    """8/stack/strength-place, 12/at-range: a counter at full strength; 0 where nothing is printed."""

    id: str
    name: str
    side: Annotated[str, one_of(*SIDES)]
    formation: str
    """Its division, its brigade or itself: for command and morale."""
    parent: str
    """Its regiment or brigade."""
    kind: Annotated[str, one_of(*KINDS)]
    symbol: str
    mobility: Annotated[str, one_of(*MOBILITIES)]
    strength: Annotated[int, integer(1, 12)]
    at: Annotated[int, _FACTOR]
    direct: Annotated[int, _FACTOR]
    """Its regular factor; 0: its strength."""
    at_paren: bool
    """12/at-range/parenthesised-at: `direct` is printed in the place of the AT factor."""
    range: Annotated[int, _FACTOR]
    range_paren: bool
    """12/at-range/parenthesised-range: the range is for regular fire, that of AT fire is 1."""
    indirect: Annotated[str, one_of("", "shift", "factor")]
    shifts: Annotated[int, integer(0, 2)]
    indirect_range: Annotated[int, integer(0, 20)]
    morale: Annotated[int, integer(1, 10)]
    armour: Annotated[str, one_of("none", "white", "black", "double", "mounted", "static")]
    traits: Annotated[str, matching(f"(({_TRAIT})( ({_TRAIT}))*)?", f"words of {', '.join(TRAITS)}")]
    equipment: str | None
    arrives: Annotated[int, integer(0, 9)]
    """The turn; 0 is the set-up."""
    entry: Annotated[str, one_of(*ENTRIES)]
    hex: Annotated[str, ref("map.csv", "", of=matching("([0-9]{4})?", "a hex number or blank"))]

    @cached_property
    def camp(self) -> int:
        """The number of its side."""
        return SIDES.index(self.side)

    @cached_property
    def is_dummy(self) -> bool:
        """11/dummies/have."""
        return self.kind == DUMMY

    @cached_property
    def may_be_feigned(self) -> bool:
        """11/dummies/fired-on: whether a dummy can pass for it; staffs and their like do more than stand."""
        return not (self.is_dummy or self.is_hq or self.kind == "pontoon" or self.mobility == "static")

    @cached_property
    def is_withdrawing(self) -> bool:
        """oe/soviet/11-oct-west: comes with the opening withdrawal."""
        return self.entry.startswith("withdrawal")

    @cached_property
    def is_hq(self) -> bool:
        """17/command/range."""
        return self.kind in STAFFS

    @cached_property
    def is_personnel(self) -> bool:
        """15/works/who: builds works and occupies them; the half-track company too, dismounted."""
        return self.kind in PERSONNEL or self.is_halftrack

    @cached_property
    def is_infantry_like(self) -> bool:
        """12/assault/lone-armour: infantry to armour that fights it in woods and houses."""
        return self.kind in PERSONNEL

    @cached_property
    def is_weapon(self) -> bool:
        """12/artillery/types: guns of all sorts, and the HQs that have some."""
        return self.kind in WEAPONS or self.kind == "regimental-hq"

    @cached_property
    def is_armour(self) -> bool:
        """12/at/only-at: with a silhouette."""
        return self.kind in ARMOUR

    @cached_property
    def is_halftrack(self) -> bool:
        """12/fire/halftracks, 18/armeng/rockets: armour while mounted or in column."""
        return self.kind == "armoured-engineer"

    @cached_property
    def is_battalion(self) -> bool:
        """12/indirect/shift: artillery that fires directly or moves the column of another's fire."""
        return self.kind in BATTALIONS

    @cached_property
    def is_heavy(self) -> bool:
        """12/heavy/direct-limits: 637 and 572, which fire directly at neighbours alone."""
        return self.kind in ("heavy-artillery", "gun-artillery")

    @cached_property
    def is_rocket(self) -> bool:
        """12/rockets/two-shifts."""
        return self.kind == "rocket"

    @cached_property
    def is_engineer(self) -> bool:
        """15/works/types: builds and blows up bridges."""
        return self.kind == "engineer"

    @cached_property
    def is_aa(self) -> bool:
        """14/aa/duel, 2/errata/509-at: fires at aircraft."""
        return "aa" in self.traits.split()

    @cached_property
    def is_manoeuvre(self) -> bool:
        """6/initiative/fresh-formations: its parent counts while it is fresh."""
        return "manoeuvre" in self.traits.split()

    @cached_property
    def may_dismount(self) -> bool:
        """7/reduce/dismount."""
        return "dismounts" in self.traits.split()

    @cached_property
    def is_amphibious(self) -> bool:
        """18/amphib/t38."""
        return "amphibious" in self.traits.split()

    @cached_property
    def is_cavalry(self) -> bool:
        """18/cavalry/bonus."""
        return self.kind == "cavalry"

    @cached_property
    def may_assault(self) -> bool:
        """12/assault/who: neither guns nor staffs; machine-gunners as infantry, SP guns as assault guns."""
        return self.is_infantry_like or self.is_armour or self.is_halftrack

    @cached_property
    def is_always_commanded(self) -> bool:
        """17/hq/recon-always, 12/retreat/recon."""
        return self.kind in ("motorcycle", "armoured-car")

    @cached_property
    def spots_for_soviets(self) -> bool:
        """12/indirect/spotter-soviet."""
        return self.is_weapon or self.formation == RIFLE_DIVISION

    @cached_property
    def has_range(self) -> bool:
        """12/firepower/range-one-kind."""
        return self.range > 0

    @cached_property
    def is_motorised(self) -> bool:
        """7/move/halved: moves on wheels or tracks."""
        return self.mobility in ("wheeled", "tracked")


def dummy(camp: int, number: int) -> Unit:
    """11/dummies/have: a counter without a unit, which marches like foot."""
    name = f"{SIDES[camp]}-dummy-{number}"
    return Unit(
        id=name,
        name=name,
        side=SIDES[camp],
        formation=name,
        parent=name,
        kind=DUMMY,
        symbol="infantry",
        mobility="foot",
        strength=0,
        at=0,
        direct=0,
        at_paren=False,
        range=0,
        range_paren=False,
        indirect="",
        shifts=0,
        indirect_range=0,
        morale=0,
        armour="none",
        traits="",
        equipment=None,
        arrives=0,
        entry="setup",
        hex="",
    )
