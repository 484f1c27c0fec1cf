"""13 The campaign, its options, and the map before a game."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.position import CUP, NAVAL, Position, World
from grognard.games.fortress_berlin.rules.arrivals.variants import TOWER
from grognard.games.fortress_berlin.rules.players import MARSHALS
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.actions import Seat, Side
from grognard.kernel.game import Option, Scenario
from grognard.kernel.knowledge.levels import PRESENCE

CAMPAIGN = "campaign"
PLAYERS = {"three-players": 3, "four-players": 4, "five-players": 5, "six-players": 6}
"""17.2, 17.3: options that bring seats of their own."""


def _germans(count: int) -> dict[Seat, tuple[Side, ...]]:
    """17.3: their seats have numbers, since roles change hands."""
    side = SIDES[GERMAN]
    return {side: (side,)} if count == 1 else {f"{side}-{number}": (side,) for number in range(1, count + 1)}


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option(TOWER, "16.1a", "a fourth flak tower stands in place of the Reichstag"),
        Option("latvians", "16.2", "a Latvian battalion of the SS comes to Berlin"),
        Option("lvi-korps", "16.3", "the 156th Infantry Division stays with the LVI Panzer Korps"),
        Option("steiner", "16.4a", "Steiner attacks from the north on turn 4"),
        Option("wenck", "16.5a", "Wenck comes from the south-west on turn 9"),
        Option("u-bahn", "17.1", "German battalions use the underground railway"),
        Option("divisional-command", "3.5.3/opt-own-hq", "divisions obey their own headquarters only"),
        Option("leaders", "17.4", "leaders of the Reich flee, change sides or die"),
        Option("coordination", "17.5", "Soviet armies hinder each other when they attack together"),
        Option("three-players", "17.2a", "Zhukov and Koniev race for Berlin"),
        Option("four-players", "17.3.1a", "the same, and two Germans, one of them Hitler"),
        Option("five-players", "17.3.2a", "the same with three Germans"),
        Option("six-players", "17.3.3a", "the same with four Germans"),
    )
}
SEATS: Mapping[Seat, tuple[Side, ...]] = {side: (side,) for side in SIDES}
SEATINGS: Mapping[str, Mapping[Seat, tuple[Side, ...]]] = {
    name: {**_germans(players - len(MARSHALS)), **dict.fromkeys(MARSHALS, (SIDES[SOVIET],))}
    for name, players in PLAYERS.items()
}
SCENARIOS: Mapping[str, Scenario] = {
    CAMPAIGN: Scenario(CAMPAIGN, "13.0a", SEATS, tuple(OPTIONS), secrets=True, seatings=SEATINGS)
}


def world_of(box: Components, options: Mapping[str, bool], seats: Mapping[Seat, tuple[Side, ...]]) -> World:
    """What never changes in a game with these options."""
    geo = box.geo.with_tower(box.geo.reichstag) if options[TOWER] else box.geo
    return World(
        geo, box.units, box.leaders, box.charts, seats, box.charts.strengths.turns, dict(options), box
    )


def set_up(world: World, key: bytes) -> Position:
    """A game before the German player places anything: boxes are open, but for the cup (11.2.3)."""
    g = Position(world, key)
    g.clear()
    for unit, printed in enumerate(g.printed):
        if printed.setup == "naval":
            g.remove(unit, NAVAL)
    g.give_back((unit for unit, printed in enumerate(g.printed) if printed.setup == "cup"), CUP)
    aside = (CUP, NAVAL)
    placed = [unit for unit, printed in enumerate(g.printed) if printed.setup and g.place[unit] not in aside]
    g.show(placed, level=PRESENCE)
    g.show(unit for unit in range(len(g.printed)) if unit not in placed and g.place[unit] != CUP)
    g.learnt = ()
    return g
