"""2.2 Counters: what is printed on a unit, and what its type may do.

The record declares the columns of the counters' file; the rules read it as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from grognard.kernel.components.schema import integer, matching, one_of

GERMAN, SOVIET = 0, 1
"""The two sides, which are also the camps of all pieces."""
SIDES = ("german", "soviet")
HALF = 2
"""Movement points are counted in halves."""
EVERYWHERE = 99
"""2.2.8: the command radius that is printed as an asterisk."""

FOOT = (
    "infantry",
    "engineer",
    "volkssturm",
    "volkssturm engineer",
    "hitler youth",
    "police",
    "plant protection",
    "naval infantry",
    "parachute infantry",
    "rifle",
)
MOTORISED = ("motorised infantry", "motorised machine gun")
MECHANISED = ("mech infantry",)
ARMOUR = ("armour", "assault gun", "recon")
SUPPORT = ("antitank", "flak")
ARTILLERY = ("artillery", "motorised artillery")
TYPES = (*FOOT, *MOTORISED, *MECHANISED, *ARMOUR, *SUPPORT, *ARTILLERY, "hq")
WEAPONS = ("small-arms", "mixed", "antitank", "artillery", "def")
SIZES = ("", "company", "battalion", "kampfgruppe", "regiment", "brigade", "division", "corps", "army")
RULES = (
    "tegel",
    "tempelhof",
    "gatow",
    "free",
    "perimeter",
    "building-or-u-bahn",
    "u-bahn",
    "strongpoint",
    "ppb",
    "hj",
    "cup",
    "naval",
)
"""13: where units of the set-up that have no hex of their own may stand."""
HIGHER = ("Berlin HQ", "LVI Panzer Korps", "Group Steiner", "Group Wenck")
"""3.5.4: the formations whose headquarters stand above the divisions."""
KONIEV = ("1st Polish Army", "3rd Guards Tank Army", "4th Guards Tank Army", "28th Army")
"""17.2: the armies of Koniev; all others are Zhukov's."""
_NORDLAND = "11th SS Panzergrenadier Division Nordland"
_FACTOR = integer(0, 20)


@dataclass(frozen=True)
class Unit:
    """2.2: a counter with both its faces; 0 where nothing is printed."""

    id: str
    name: str
    side: Annotated[str, one_of(*SIDES)]
    formation: str
    parent: str
    """The headquarters above it, or its service."""
    type: Annotated[str, one_of(*TYPES)]
    size: Annotated[str, one_of(*SIZES)]
    weapon: Annotated[str, one_of(*WEAPONS)]
    c_fs: Annotated[int, _FACTOR]
    c_pf: Annotated[int, _FACTOR]
    c_ma: Annotated[int, _FACTOR]
    mr: Annotated[int, integer(1, 4)]
    c_range: Annotated[int, integer(0, 30)]
    """0: DEF (2.2.3c)."""
    m_fs: Annotated[int, _FACTOR]
    m_pf: Annotated[int, _FACTOR]
    m_ma: Annotated[int, _FACTOR]
    m_range: Annotated[int, integer(0, 30)]
    command_radius: Annotated[int, integer(0, EVERYWHERE)]
    turn: Annotated[int, integer(0, 9)]
    entry: Annotated[str, matching("([A-X]-[A-X]|wenck)?", "two letters such as A-C, wenck or blank")]
    setup: Annotated[
        str, matching(f"([0-9]{{4}}(;[0-9]{{4}})*|{'|'.join(RULES)})?", "hexes, a rule or blank")
    ]
    variant: Annotated[str, matching(r"(16\.[1-5])?", "16.1 to 16.5 or blank")]
    returns: Annotated[str, matching(r"(16\.[45])?", "16.4, 16.5 or blank")]
    ss: bool

    @cached_property
    def camp(self) -> int:
        """The number of its side."""
        return SIDES.index(self.side)

    # ---- what it is

    @cached_property
    def is_hq(self) -> bool:
        """3.5."""
        return self.type == "hq"

    @cached_property
    def is_higher_hq(self) -> bool:
        """3.5.4: one of the four German headquarters above the divisions."""
        return self.is_hq and self.formation in HIGHER

    @cached_property
    def is_infantry_class(self) -> bool:
        """2.2.2a: assaults, defends with its FS, doesn't fire directly; staffs aside."""
        return self.type in (*FOOT, *MOTORISED, *MECHANISED)

    @cached_property
    def is_foot(self) -> bool:
        """17.1.1: infantry without vehicles."""
        return self.type in FOOT

    @cached_property
    def is_mech(self) -> bool:
        """8.3: in carriers that can be fired at."""
        return self.type in MECHANISED

    @cached_property
    def is_armour(self) -> bool:
        """2.2.2b: tanks, assault guns, reconnaissance."""
        return self.type in ARMOUR

    @cached_property
    def is_support(self) -> bool:
        """2.2.2b: antitank and flak."""
        return self.type in SUPPORT

    @cached_property
    def is_artillery(self) -> bool:
        """2.2.2b."""
        return self.type in ARTILLERY

    @cached_property
    def is_engineer(self) -> bool:
        """13.3: those of the Volkssturm too."""
        return self.type in ("engineer", "volkssturm engineer")

    @cached_property
    def is_vs(self) -> bool:
        """11.2.3, 13.3: Volkssturm, its engineers too."""
        return self.type in ("volkssturm", "volkssturm engineer")

    @cached_property
    def is_hj(self) -> bool:
        """11.2.2."""
        return self.type == "hitler youth"

    @cached_property
    def is_ppb(self) -> bool:
        """11.2.1."""
        return self.type == "plant protection"

    @cached_property
    def is_police(self) -> bool:
        """2.2.2a."""
        return self.type == "police"

    @cached_property
    def is_immobile_flak(self) -> bool:
        """13.6.1, 13.7."""
        return self.type == "flak" and not self.c_ma and not self.m_ma

    @cached_property
    def is_vehicle(self) -> bool:
        """2.4: pays as a vehicle; guns without motors pay as foot."""
        return self.type in (*MOTORISED, *MECHANISED, *ARMOUR, "motorised artillery", "hq")

    @cached_property
    def is_battalion_or_less(self) -> bool:
        """17.1.1."""
        return self.size in ("company", "battalion")

    @cached_property
    def has_manoeuvre_face(self) -> bool:
        """2.2a, 11.2.1."""
        return not self.is_ppb

    # ---- what it may do

    @cached_property
    def may_assault(self) -> bool:
        """2.2.4, 8.4."""
        return self.is_infantry_class or self.is_armour

    @cached_property
    def may_direct_fire(self) -> bool:
        """2.2.4, 8.3."""
        return self.is_armour or self.is_support

    @cached_property
    def may_bombard(self) -> bool:
        """2.2.4, 3.3.1: in combat mode."""
        return self.is_artillery

    @cached_property
    def is_direct_target(self) -> bool:
        """8.3: vehicles that direct fire can choose."""
        return self.is_armour or self.is_mech

    @cached_property
    def defends_with_pf(self) -> bool:
        """8.1.1, 8.8: counts its PF when it is assaulted."""
        return self.is_support or self.is_artillery

    # ---- to whom it belongs

    @cached_property
    def band(self) -> str:
        """3.1.2, 3.1.3: the division or the tank or mechanised corps with which it may stack more closely."""
        if self.side == SIDES[SOVIET]:
            return self.formation if self.formation.endswith(("Tank Corps", "Mechanised Corps")) else ""
        if self.formation == "502nd Tiger Battalion":
            return _NORDLAND
        if self.parent == "Hermann Göring Division":
            return self.parent
        return self.formation if "Division" in self.formation else ""

    @cached_property
    def army(self) -> str:
        """11.3, 17.2: the Soviet army to which it is subordinate."""
        return self.parent if self.side == SIDES[SOVIET] else ""

    @cached_property
    def marshal(self) -> str:
        """17.2: the Soviet commander."""
        if not self.army:
            return ""
        return "koniev" if self.army in KONIEV else "zhukov"

    @cached_property
    def force(self) -> str:
        """17.3: what it is to the roles of the German players; "" for Soviet units."""
        if self.side == SIDES[SOVIET]:
            return ""
        if self.formation == "LAH":
            return "lah"
        named = (("ss", self.ss), ("volkssturm", self.is_vs), ("hj", self.is_hj), ("ppb", self.is_ppb))
        other = (("police", self.is_police), ("fah", self.parent == "FAH"))
        return next((force for force, holds in (*named, *other) if holds), "armed")
