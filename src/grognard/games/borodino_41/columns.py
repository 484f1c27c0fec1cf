"""The columns of a position: all that changes in a game, of counters, of hexes, and on the tracks."""

from __future__ import annotations

from array import array

from grognard.kernel.knowledge.zones import SeenZones


class Columns(SeenZones):
    """What is saved of a game beside where its pieces are."""

    # ---- of each counter
    strength: bytearray
    """8/stack/strength-place: what is left of it."""
    state: bytearray
    """12/state/meaning: GOOD, SUPPRESSED or DISRUPTED."""
    column: bytearray
    """7/formation/deployed: 1 in column."""
    assault: bytearray
    """7/assault/marker-required: 1 and the direction of its assault marker; 0 without one."""
    supply: bytearray
    """13/supply/cut-off: SUPPLIED, CUT_OFF or OUT_OF_SUPPLY."""
    points: array[int]
    """Movement points left in this impulse, in quarters."""
    began: array[int]
    """10/zoc/mod-minus1: the hex in which it began the impulse, or NOWHERE."""
    moved: bytearray
    """7/move/one-at-a-time: UNMOVED, MOVING or MOVED in this impulse; 15/river/ferry: FERRIED others."""
    fired: bytearray
    """What it has fired in this impulse: bits of FIRED_…"""
    assaulted: bytearray
    """12/after/retreat-zoc: under assault in this impulse."""
    marked: bytearray
    """12/after/advance-attached: has or had an assault marker in this impulse."""
    inside: bytearray
    """9/fort/declare: UNDECLARED, INSIDE or OUTSIDE the fortification of its hex in this impulse."""
    bank: bytearray
    """9/terrain/embankment: 1 and the side of the embankment from which it came or that it declared, for as
    long as it stays; else 0."""
    afoot: bytearray
    """7/reduce/dismount: moves on foot in this impulse; of the half-tracks, MOUNTED."""
    uncommanded: bytearray
    """17/command/when: out of command as found when its side's impulse began."""
    committed: bytearray
    """12/seq/1-artillery-reveal: artillery that takes part in the combats of this impulse."""
    split: bytearray
    """12/fire/split: points of its firepower that it has fired, where it shares them out among hexes."""
    spent: bytearray
    """18/armeng/once-a-day: has fired its rockets today."""
    digging: bytearray
    """15/works/trench-cost: whole impulses spent on a trench."""
    task: array[int]
    """15/bridge/build: 1 and the spot of the bridge at which engineers have worked all day; 0 without. Of who
    moved or was shaken, the turn of it, negative: on that day it does not stay at a bridge."""
    watched: bytearray
    """14/proc/cover: was observed at the end of the last day and has not moved since."""
    facing: bytearray
    """18/t28/armour: the middle direction of the front of the static tanks."""
    pose: array[int]
    """11/dummies/fired-on: the unit whose numbers a dummy feigns; of other counters NONE."""
    feint: bytearray
    """11/dummies/fired-on: the strength that a dummy still pretends to have."""
    shown: bytearray
    """11/hidden/german-choice: turned up by its owner for good."""
    delayed: bytearray
    """16/reinf/blocked: has been kept from its place of entry in an earlier impulse."""
    exit: array[int]
    """7/offmap/return: the hex by which a unit off the map left it."""

    # ---- of hexes, sides and formations
    works: bytearray
    """15/works: of each hex, 0 or the work there with its owner (`position.work`)."""
    wrecked: bytearray
    """15/demolition/fort: of each hex, whether its fortification is destroyed."""
    holder: bytearray
    """19: of each hex, 0 or 1 and the camp that last entered it."""
    spots: bytearray
    """For `Geography.spots`: bridges blown and built, ways that Germans have used."""
    fought: bytearray
    """6/initiative/fresh-formations: of each formation, whether any of it has taken part in combat."""
    entered: bytearray
    """16/reinf/entry-hex: of each hex, how many units have come in there in this impulse."""

    # ---- tracks
    turn: int
    section: str
    phase: str
    player: int
    """The side in phase."""
    initial: int
    """6/when/scope: the initial player of the day or night."""
    kind: str
    """7/move/allowance: the kind of impulse, INITIAL or LIMITED."""
    lull: bool
    weather: str
    due: int
    """6/initiative/obligation: hexes that the side in phase must assault."""
    first_kept: bool
    """4/seq/pm-kept: the initial player took both impulses of the morning."""
    air_used: tuple[int, ...]
    """14/air/use: shifts spent in this section by each side."""
    air_flown: tuple[int, ...]
    """14/air/stuka-third: of those, shifts flown with other fire."""
    nights: tuple[int, ...]
    """12/surprise/night-limits: night impulses with assaults so far, by side."""
    tank_points: int
    """16/repl/cap: armoured replacement points not yet given out."""
    built_today: tuple[int, ...]
    """15/bridge/next-turn: spots of bridges finished in this turn."""
    bridging: tuple[int, ...]
    """15/bridge/marker-limit: of each new bridge, twice its spot, and 1 more if it is Soviet."""
    cleared: int
    """19/battle/goal: the first turn at whose end the highway was clear and Mozhaisk taken; 0 before."""
    fell: int
    """19/battle/goal: the first turn at whose end the Germans held all of Mozhaisk; 0 before."""
    over: str
    """How the game ended, when it has."""
