"""The Mozhaisk line of 1941 and the works of 1812 that it took in, each with a front of three hexsides.

Half of the line was finished, so it has gaps; some works stand behind it, along the way to Mozhaisk.
"""

from typing import NamedTuple

from atlas.hexgrid import Point
from atlas.maps.borodino_41.frame import hex_at, toward
from atlas.model import Place, SideMark

SIDES = ("n", "ne", "se", "s", "sw", "nw")


class Work(NamedTuple):
    """A fortification that faces a hexside and the two beside it."""

    name: str
    french: str
    at: Point
    faces: str
    kind: str = "fortification"
    grounds: str = "hand: Mozhaisk line"

    @property
    def front(self) -> tuple[str, str, str]:
        """The three sides."""
        middle = SIDES.index(self.faces)
        return SIDES[middle - 1], SIDES[middle], SIDES[(middle + 1) % 6]


_1812 = "hand: works of 1812 (9/fort/redoubts)"
_SECOND = "hand: position behind the line"

WORKS = (
    Work("Khotilovo bunkers", "Casemates de Khotilovo", (35.7900, 55.6150), "nw"),
    Work("Aksanovo bunkers", "Casemates d’Axanovo", (35.8230, 55.5990), "sw"),
    Work("Kovalevo bunkers", "Casemates de Kovalevo", (35.8350, 55.5680), "nw"),
    Work("Staroye Selo bunkers", "Casemates de Staroïe Selo", (35.8620, 55.5560), "nw"),
    Work("Novoye Selo bunkers", "Casemates de Novoïe Selo", (35.8550, 55.5450), "nw"),
    Work("Gorki bunkers", "Casemates de Gorki", (35.8500, 55.5320), "nw"),
    Work("Borodino bunkers", "Casemates de Borodino", (35.8211, 55.5270), "nw"),
    Work("Raevsky's Redoubt", "Redoute Raïevski", (35.8260, 55.5185), "sw", "redoubt", _1812),
    Work("Shevardino Redoubt", "Redoute de Chevardino", (35.7960, 55.5060), "nw", "redoubt", _1812),
    Work("Bagration's Flèches", "Flèches de Bagration", (35.8270, 55.5035), "sw", "redoubt", _1812),
    Work("Doronino bunkers", "Casemates de Doronino", (35.7960, 55.4960), "sw"),
    Work("Rogachevo bunkers", "Casemates de Rogatchevo", (35.7950, 55.4860), "nw"),
    Work("Yelnya north bunkers", "Casemates d’Ielnia nord", (35.7700, 55.4850), "nw"),
    Work("Yelnya bunkers", "Casemates d’Ielnia", (35.7650, 55.4725), "nw"),
    Work("Yelnya south bunkers", "Casemates d’Ielnia sud", (35.7650, 55.4655), "sw"),
    Work("Yundinki bunkers", "Casemates d’Ioundinki", (35.7840, 55.4530), "sw"),
    Work("Upper Yelenka bunkers", "Casemates de la haute Ielenka", (35.7950, 55.4400), "sw"),
    Work("Mokroye bunkers", "Casemates de Mokroïe", (35.8300, 55.4270), "sw"),
    Work("Protva bunkers", "Casemates de la Protva", (35.8450, 55.4140), "sw"),
    Work("Utitsy bunkers", "Casemates d’Outitsy", (35.8450, 55.4890), "sw", grounds=_SECOND),
    Work("Artemki bunkers", "Casemates d’Artiomki", (35.8530, 55.4675), "sw", grounds=_SECOND),
    Work("Tatarinovo bunkers", "Casemates de Tatarinovo", (35.8850, 55.5200), "nw", grounds=_SECOND),
    Work("Luzhetsky bunkers", "Casemates du Loujetski", (35.9780, 55.5110), "nw", grounds=_SECOND),
    Work("Mozhaisk west bunkers", "Casemates de Mojaïsk ouest", (35.9850, 55.4960), "sw", grounds=_SECOND),
    Work("Yamskaya bunkers", "Casemates de Iamskaïa", (35.9980, 55.4690), "sw", grounds=_SECOND),
)

PLACES = tuple(
    Place(
        work.name,
        work.kind,
        work.at,
        name_fr=work.french,
        grounds=work.grounds,
        values={"front": " ".join(work.front)},
    )
    for work in WORKS
)


def _front_sides(work: Work) -> str:
    home = hex_at(work.at)
    return " ".join(f"{home}-{toward(home, side)}" for side in work.front)


FRONTS = tuple(SideMark("front", work.name, _front_sides(work), "front of the work") for work in WORKS)
