"""The columns of a position: all that changes in a game, what is said of units and sites, and the tracks."""

from __future__ import annotations

from array import array

from grognard.kernel.knowledge.knowledge import Knowledge


class Columns(Knowledge):
    """What is saved of a game beside where its pieces are."""

    steps: bytearray
    cut: bytearray
    """4.6.1: with the Unsupplied marker."""
    moved: bytearray
    """In this phase; STUCK of who may not move for the rest of the turn (6.3.1, 6.5.3)."""
    fought: bytearray
    exploits: bytearray
    barred: bytearray
    """4.7.1: withdrew without leave and may not attack."""
    late: bytearray
    """7.10.12: retreated into its hex in this combat phase, and helps little to defend it."""
    pontoon: bytearray
    """1.1.5: of an HQ in pontoon mode, 1 and the direction of its arrow; else 0."""

    spot: array[int]
    """Of each chit on the map: the hex, the unit or the theatre that it lies on."""
    origin: bytearray
    """9.2.1: of each Soviet chit on the map: the theatre that it comes from."""

    held: bytearray
    """1.10: the side that controls each site."""
    fallen: bytearray
    """13, 6.4.3, 6.5.2: sites that the Soviets have captured at some time."""
    ordered: bytearray
    """6.7: sites with a Haltebefehl marker."""
    spots: bytearray
    """For `Geography.spots`: bridges laid and fortifications taken."""

    theatre: array[int]
    """9.1: the hex of each theatre marker, or NOWHERE."""
    mode: bytearray
    extra: bytearray
    """Hexes that supports add to the radius of each theatre."""
    drew: bytearray
    """11.3.4: theatres that received supports this turn."""
    used: bytearray
    """11.5.3: how many supports each theatre has used in this supports phase."""
    bound: bytearray
    """11.7: theatres that placed artillery this turn (1), or that Stalin holds to their mode (2)."""

    turn: int
    phase: str
    player: int
    """The side in phase."""
    weather: str
    overcast: bool
    struck: tuple[int, ...]
    """7.1.8: hexes attacked in this phase."""
    bridgeheads: tuple[int, ...]
    """1.11.6: hexes with a Bridgehead marker."""
    carriers: tuple[int, ...]
    """5.4.4: units that supports are with."""
    bridging: tuple[int, ...]
    """6.6: units whose engineers lay bridges on all sides of their hex."""
    acted: tuple[int, ...]
    """Leaders whose effect is used up this turn: twice their number, and 1 more for that in defence."""
    stranded: tuple[int, ...]
    """Armoured divisions that lack fuel this turn."""
    flown: tuple[int, ...]
    """4.2.1: hexes supplied by air."""
    partisans: tuple[int, ...]
    """Hexes where partisans stop Axis lines."""
    priority: int
    secondary: int
    offensive: int
    """11.3: theatres by their role, or NONE; the last is that of a great offensive."""
    hand: int
    """In a Soviet team, the theatre whose player has his turn in a choice that they share, or NONE."""
    mood: int
    ceiling: int
    freedom: int
    dismissals: int
    no_replacements: bool
    """15.3: three consequences of a dismissal, each of which ends with the phase that it strikes."""
    reich_supports: bool
    half_moves: int
    """Bits: in this movement phase, in the next one (`reich.satisfaction`)."""
    objectives: int
    """16.1: how many the Axis still held when they were last checked; never more again."""
    cities_lost: bool
    spent_out: bool
    """18.1.2: no replacement points any more."""
    rail: int
    sea: int
    strategic: bool
    """6.2.3: paid for in this phase."""
    autonomous: tuple[int, ...]
    """7.11.3: nations that have attacked on their own this turn."""
    romania: int
    hungary: int
    armistice: bool
    turned: int
    """14.3: the nation that changed sides in this turn, or NONE."""
    rising: int
    """19: the turn in which Warsaw rose, 0 before, NONE when it is over."""
    staline: bool
    """19.1.2: the Germans hold Stalin's chit."""
    met: int
    """Bits: the conditions of victory that held at the end of their turn (`rules.victory`)."""
    over: str
