"""6 Initiative: secret bids, dice and fresh formations; what the winner then owes; lulls."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.borodino_41.position import INITIAL, LIMITED, NONE, Position
from grognard.games.borodino_41.rules.assault.markers import may_be_assaulted
from grognard.games.borodino_41.rules.movement import roads
from grognard.games.borodino_41.rules.prospects import has_another, marked_hexes, targets_in_reach
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET
from grognard.kernel.actions import NUMBER, Action, Side
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar, secret_choice

MORNING, CHALLENGE, NIGHT = "morning", "challenge", "night"
"""6/when/three-times: the contests of a day."""
NIGHT_IMPULSES, NIGHT_HEXES = (1, 2), (2, 3)
"""12/surprise/night-limits-german, 12/surprise/night-limits-soviet: by side."""
NIGHT_RULES = ("12/surprise/night-limits-german", "12/surprise/night-limits-soviet")


@frame
class Bids(Frame):
    """6/initiative/bid: both sides note in secret how many hexes they will assault; dice are added."""

    contest: str
    bids: tuple[int, ...] = ()

    STEPS = ("look", "bid", "settle")

    def look(self, g: Position) -> None:
        """7/enemy-roads/conquered: the roads as an impulse would find them."""
        roads.conquer(g)

    @secret_choice
    def bid(self, g: Position) -> list[Decision] | None:
        """All may see who is asked, so that rests on what all know."""
        if self.bids:
            return None
        asked = [camp for camp in (GERMAN, SOVIET) if self._is_asked(g, camp)]
        if not asked:
            self.bids = (0, 0)
            return None
        return [ask(SIDES[camp], f"initiative.{self.contest}", **self._added(g, camp)) for camp in asked]

    def _added(self, g: Position, camp: int) -> dict[str, int]:
        """What each side adds to bid and die; of counters face down the other side can't tell."""
        own, theirs = (added(g, each, self.contest) for each in (camp, 1 - camp))
        return {"own": own, "theirs": NONE if g.world.hidden else theirs}

    def _is_asked(self, g: Position, camp: int) -> bool:
        """Whoever sees enemies; at night also with an impulse for assaults left."""
        if self.contest == NIGHT and not night_hexes(g, camp):
            return False
        return any(g.count[1 - camp]) and any(g.count[camp])

    def allowed(self, g: Position, side: Side) -> range:
        """The ruling on 6/initiative/bid: no more hexes than one could reach."""
        return range(most(g, SIDES.index(side), self.contest) + 1)

    @bid.verb("bid", NUMBER, exactly="allowed").barred
    def _(self, g: Position, side: Side, number: int) -> Bar:
        camp = SIDES.index(side)
        if self.contest == NIGHT and number > night_hexes(g, camp):
            return NIGHT_RULES[camp], "why.bid-night", {"most": night_hexes(g, camp)}
        return "6/initiative/bid", "why.bid-reach", {"most": most(g, camp, self.contest)}

    @bid.chosen
    def _(self, g: Position, chosen: Mapping[Side, Action]) -> None:
        self.bids = tuple(chosen[side][1] if side in chosen else 0 for side in SIDES)

    def settle(self, g: Position) -> None:
        if self.contest != CHALLENGE:
            g.lull = not any(self.bids)
        if g.lull:
            _open_lull(g, self.contest)
            return
        winner = _highest(g, self.bids, self.contest)
        g.due = self.bids[winner]  # 6/initiative/obligation
        if self.contest == CHALLENGE:
            g.first_kept = winner == g.initial
        else:
            g.initial = winner


def _highest(g: Position, bids: tuple[int, ...], contest: str) -> int:
    """6/initiative/winner: bid, die and fresh formations; a tie is rolled again, the bids stay."""
    fresh = tuple(fresh_formations(g, camp) for camp in (GERMAN, SOVIET))
    more = tuple(added(g, camp, contest) for camp in (GERMAN, SOVIET))
    while True:
        dice = g.roll(6), g.roll(6)
        german, soviet = map(sum, zip(bids, dice, more, strict=True))
        winner = GERMAN if german > soviet else SOVIET
        g.note(
            "initiative.tie" if german == soviet else f"initiative.{contest}-won",
            *("6/initiative/winner", "6/initiative/fresh-formations"),
            side=SIDES[winner],
            dice=dice,
            bids=bids,
            fresh=fresh,
            german=german,
            soviet=soviet,
        )
        if german != soviet:
            return winner


def _open_lull(g: Position, contest: str) -> None:
    """6/lull/order, 6/lull/night: a die decides who begins."""
    while True:
        dice = g.roll(6), g.roll(6)
        if dice[GERMAN] != dice[SOVIET]:
            break
    g.initial, g.due = (GERMAN if dice[GERMAN] > dice[SOVIET] else SOVIET), 0
    rule = "6/lull/night" if contest == NIGHT else "6/lull/declare"
    g.note(f"initiative.{contest}-lull", rule, side=SIDES[g.initial], dice=dice)


def fresh_formations(g: Position, camp: int) -> int:
    """6/initiative/fresh-formations: regiments and brigades on the map that have not fought yet."""
    formation = g.world.formation
    found = {formation[unit] for unit in g.units_of(camp)}
    return sum(1 for number in found if number != NONE and not g.fought[number])


def added(g: Position, camp: int, contest: str) -> int:
    """6/initiative/winner: what is added to bid and die; in a challenge the initial player has one more."""
    return fresh_formations(g, camp) + int(contest == CHALLENGE and camp == g.initial)


def most(g: Position, camp: int, contest: str) -> int:
    """6/initiative/bid: the highest bid of a side in a contest."""
    kind = INITIAL if contest == MORNING else LIMITED
    enough = night_hexes(g, camp) if contest == NIGHT else len(g.cell)
    return targets_in_reach(g, camp, kind, enough)


def night_hexes(g: Position, camp: int) -> int:
    """12/surprise/night-limits-german and -soviet: the hexes that a side may assault this night."""
    return NIGHT_HEXES[camp] if g.nights[camp] < NIGHT_IMPULSES[camp] else 0


def bar_to_night_assault(g: Position, camp: int, cell: int) -> Bar | None:
    """12/surprise/night-limits: why a side may not point an assault marker at a hex tonight; None by day."""
    if not g.is_night:
        return None
    if not night_hexes(g, camp):
        return NIGHT_RULES[camp], "why.night-spent"
    others = marked_hexes(g, camp) - {cell}
    if len(others) >= night_hexes(g, camp):
        return NIGHT_RULES[camp], "why.night-hexes", {"most": night_hexes(g, camp)}
    return None


def bar_to_storm(g: Position, camp: int, stormed: tuple[int, ...]) -> Bar | None:
    """12/surprise/night-limits: why assaults can't go on so at night: too many hexes would come under them.

    `stormed` are those that did: a hex that was left before the die of surprise was under none.
    """
    if not g.is_night:
        return None
    ahead = {cell for cell in marked_hexes(g, camp) if may_be_assaulted(g, camp, cell)}
    if len(ahead.union(stormed)) <= NIGHT_HEXES[camp]:
        return None
    return NIGHT_RULES[camp], "why.night-hexes", {"most": NIGHT_HEXES[camp]}


def bar_to_stop(g: Position, camp: int) -> Bar | None:
    """4/desc/initial-impulse: what is owed before the movement of the winner may end.

    Nothing is owed where no unit could bring a marker up to another hex any more. Dummies assault nobody.
    """
    if not g.due or g.lull:
        return None
    placed = len(marked_hexes(g, camp, dummies=False))
    if placed >= g.due or not has_another(g, camp):
        return None
    return "6/initiative/obligation", "owed.assaults", {"count": g.due - placed}


def open_combat(g: Position, camp: int) -> None:
    """6/initiative/obligation, 12/surprise/same-night: counts the hexes with markers as combat begins."""
    placed = len(marked_hexes(g, camp))
    if placed < g.due:
        g.note("initiative.short", "6/initiative/obligation", side=SIDES[camp], due=g.due, placed=placed)
    if placed and g.is_night:
        used = [g.nights[GERMAN], g.nights[SOVIET]]
        used[camp] += 1
        g.nights = tuple(used)
        g.note(
            "initiative.night-used",
            NIGHT_RULES[camp],
            side=SIDES[camp],
            left=NIGHT_IMPULSES[camp] - used[camp],
        )
