"""A second reading of supports, from the text and the files of the box: what theatres get, what fire does.

It shares no code with the rules: hexes are labels, theatres and chits are plain records.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.victory_roads.oracles.printed_map import CITIES, distance, is_on_way, places


@dataclass(frozen=True)
class Theatre:
    """A marker on the map."""

    name: str
    place: str
    offensive: bool
    longer: int = 0
    """Hexes that Lend-Lease adds."""

    def reaches(self, place: str) -> bool:
        """9.1.2: nine hexes or five."""
        return distance(self.place, place) <= (9 if self.offensive else 5) + self.longer


@dataclass(frozen=True)
class Scene:
    """All that bears on what theatres get."""

    theatres: tuple[Theatre, ...]
    weather: str
    priority: str
    secondary: str
    launched: bool
    foes: tuple[str, ...]
    """The hexes of Axis units without the Unsupplied marker, and of Haltebefehl markers."""

    def dice_of(self, theatre: Theatre) -> bool:
        """11.2.1, 11.3.1 to 11.3.3: whether dice are thrown for a theatre."""
        if not theatre.offensive or theatre.name == self.secondary:
            return False
        if self.launched and theatre.name != self.priority:
            return False
        if theatre.place not in CITIES:
            return False
        return any(distance(theatre.place, foe) <= 10 for foe in self.foes)

    def drawn(self, theatre: Theatre, dice: tuple[int, int]) -> int:
        """11.3.3: half the dice, rounded down, and what is added or taken."""
        count = (dice[0] + dice[1]) // 2
        if theatre.name == self.priority:
            count += 4 if self.launched else 2
        if "major-city" not in places(theatre.place):
            count -= 2
        if not is_on_way(theatre.place, ["rail"]):
            count -= 1
        count -= {"fair": 0, "snow": 1, "mud": 3}[self.weather]
        return max(0, count)

    def may_request(self, theatre: Theatre) -> bool:
        """11.3.4: whether a theatre in movement mode may take one."""
        free = not self.launched and self.weather != "mud"
        return not theatre.offensive and free and theatre.name != self.secondary


@dataclass(frozen=True)
class Gun:
    """Artillery, rockets or aircraft on the map."""

    chit: str
    place: str
    theatre: Theatre | None
    """The one that it is bound to."""

    @property
    def kind(self) -> str:
        """1.5: chits of one denomination, whatever they are worth."""
        return self.chit.split("-")[1]

    @property
    def columns(self) -> int:
        """What stands on the chit: the rockets and aircraft of both sides are worth one."""
        _, kind, worth, *_ = self.chit.split("-")
        return int(worth) if kind == "artillery" else 1

    def bears_on(self, target: str) -> bool:
        """Whether it reaches a hex: guns one hex, aircraft the hex itself; both within their theatre."""
        reach = 0 if self.kind == "aviation" else 1
        return distance(self.place, target) <= reach and (
            self.theatre is None or self.theatre.reaches(target)
        )


def usable(guns: tuple[Gun, ...], used: tuple[Gun, ...], target: str) -> set[str]:
    """5.4.5: those that may be added to what is used already."""
    kinds = {gun.kind for gun in used}
    return {gun.chit for gun in guns if gun.kind not in kinds and gun.bears_on(target)}
