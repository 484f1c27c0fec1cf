"""The columns of a position: all that changes of counters, of hexes, of leaders, and on the tracks."""

from __future__ import annotations

from array import array

from grognard.kernel.knowledge.zones import SeenZones


class Columns(SeenZones):
    """What is saved of a game beside where its pieces are."""

    # ---- of each counter
    mode: bytearray
    """3.3: MANOEUVRE or COMBAT, the face that shows."""
    facing: bytearray
    """3.4.1: the direction of its top, 0 to 5; of no account in combat mode."""
    disrupted: bytearray
    """6.0: GOOD, or WHITE or RED after the side in whose turn it was disrupted."""
    points: array[int]
    """7.2: movement points left in this segment, in halves."""
    moved: bytearray
    """7.1.1: UNMOVED, MOVING or MOVED in this segment."""
    fought: bytearray
    """8.3.4: the one kind of combat in which it took part in this segment (1 and the kind), or 0."""
    target: array[int]
    """8.4.2 step 1: 1 and the hex of the assault announced for it in this segment, or 0."""
    support: bytearray
    """3.5.2b: of headquarters, bits such as SUPPORTED_ATTACK, this game turn."""
    directed: array[int]
    """3.5.4b: of higher headquarters, 1 and the unit that each commands directly this turn, or 0."""
    tested: bytearray
    """11.2.1, 11.1.3: bits of TESTED_…: tests that a unit makes once in a game."""
    late: bytearray
    """5.4: turns for which its owner has held it back."""
    due: bytearray
    """14.0, 15.0: the turn of its arrival; NEVER if it doesn't come."""
    gate: array[int]
    """8.7.1: the hex by which a unit that was driven off the map comes back, or NOWHERE: as printed."""
    station: array[int]
    """17.1: of a unit in the U-Bahn, the hex of its station; NOWHERE above ground."""
    entered: bytearray
    """5.0: came onto the map in this turn."""
    returned: bytearray
    """16.4, 16.5: has left and comes back by a variant, through its zones (`reinforcements.zones`)."""

    # ---- of hexes
    spots: bytearray
    """For `Geography.spots`: RUINS in built-up hexes."""
    fort: bytearray
    """10.2: of each hex with a strongpoint or tower HELD, EMPTY or TAKEN; 0 elsewhere, bunkers included."""
    holder: bytearray
    """12.0: of each hex, 0 or 1 and the camp whose unit last entered it; nobody's hexes are German."""
    bombarded: bytearray
    """8.2: of each hex, whether it was bombarded in this segment."""

    shot: bytearray
    """17.2c: of each hex, 0 or 1 and the player who fired directly at it in this segment."""

    # ---- of leaders, Hitler first
    leader: bytearray
    """11.1, 17.4: NOT_IN_PLAY, LOYAL, DEFECTED, FLED, DEAD or CAPTURED."""
    leader_cell: array[int]
    """Where each leader is, or NOWHERE."""

    # ---- tracks
    turn: int
    player: int
    """The side whose turn it is."""
    phase: str
    """4.1: the segment: one of SEGMENTS, or "setup" or "over"."""
    german_points: int
    """12.0.1."""
    soviet_points: int
    """12.0.2."""
    killed: tuple[int, ...]
    """12.0.1, 12.0.2: by side, its units that were eliminated in combat."""
    air: tuple[int, ...]
    """11.4: air strikes left in this player turn; in games for three or more by marshal."""
    called: int
    """16.4, 16.5: bits of the major variants that are in force."""
    first_strongpoint: int
    """11.1.2: the turn in which the Soviets took the first strongpoint; 0 before."""
    hitler_died: int
    """11.1.3: the turn of Hitler's death; 0 while he lives."""
    opened: bool
    """10.2: the Soviets have taken a strongpoint or a tower."""
    hj_free: bool
    """11.2.2: an SS unit has engaged in combat."""
    kept: bool
    """12.0.1: the Germans have held the Reichstag throughout this turn."""
    suicide_tried: bool
    """11.1.2: one attempt a turn."""
    hand: int
    """17.2: the commander of the side in phase who has his turn; NONE in the game for two."""
    roles: tuple[int, ...]
    """17.3: of each German role, the number of the player who has it."""
    fallen: tuple[int, ...]
    """17.3.1d: players who have lost for having been Hitler when he killed himself."""
    captor: int
    """17.2e: the Soviet commander who took Hitler or the Reichstag; NONE before."""
    over: str
    """How the game ended, when it has."""
