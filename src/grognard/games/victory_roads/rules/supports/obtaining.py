"""5.3, 11.3, 11.4 How supports are obtained: by a die, by theatre, or by Hitler's mood."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import (
    BOX_G,
    GERMAN_POOL,
    MOVING,
    NO_MODE,
    NONE,
    OFFENSIVE,
    SOVIET_POOL,
    Position,
)
from grognard.games.victory_roads.rules.reich.satisfaction import german_supports
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.chances import forecast, modifier_of
from grognard.games.victory_roads.rules.theatres import team
from grognard.games.victory_roads.rules.theatres.radius import THEATRE, is_remote
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.actions import NUMBER
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.knowledge.levels import PRESENCE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

# ---- 5.3 The basic game


def obtain_basic(g: Position, camp: int) -> None:
    """5.3: a die and the scenario's modifier for the Soviets, the scenario's number for the Axis."""
    values = g.world.scenario.values
    if camp == AXIS:
        drawn = pools.draw(g, BOX_G, values["german_supports"])
        g.note("supports.drawn", "5.3.2", place=BOX_G, count=len(drawn))
        return
    die = g.roll()
    drawn = pools.draw(g, pools.BASIC_BOX, max(0, die + values["soviet_supports"]))
    g.note("supports.rolled", "5.3.1", die=die, place=pools.BASIC_BOX, count=len(drawn))


# ---- 11.3 By theatre


@frame
class TheatreSupports(Frame):
    """11.3: the roles of theatres, a great offensive, then what each theatre gets."""

    votes: tuple[int, ...] = ()
    """Of a team: the theatres for which its players are, in their order."""

    STEPS = ("name_priority", "name_secondary", "great_offensive", "look", "free_chit", "roll", "one_each")

    @choice
    def name_priority(self, g: Position) -> Decision | None:
        """11.3.1; in a team all players vote."""
        if g.priority != NONE:
            return None
        if g.world.team:
            return ask(SIDES[SOVIET], "ask.vote", theatre=g.world.team[len(self.votes)])
        return ask(SIDES[SOVIET], "ask.priority")

    @name_priority.verb("priority", THEATRE, among="in_play")
    def prefer(self, g: Position, theatre: int) -> None:
        self.votes = (*self.votes, theatre)
        if len(self.votes) < len(g.world.team):
            g.note("supports.voted", team.RULE, seen_by=(SIDES[SOVIET],), theatre=theatre)
            return
        g.priority = team.elected(g, self.votes)
        g.note("supports.priority", "11.3.1", theatre=g.priority)

    def in_play(self, g: Position) -> list[int]:
        """The theatres of the scenario."""
        return in_play(g)

    @prefer.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        return _bar_to_name(g, theatre)

    @choice
    def name_secondary(self, g: Position) -> Decision | None:
        """11.3.1: another one, where there is another."""
        return ask(SIDES[SOVIET], "ask.secondary") if g.secondary == NONE else None

    @name_secondary.verb("secondary", THEATRE, among="in_play")
    def put_back(self, g: Position, theatre: int) -> None:
        g.secondary = theatre
        g.note("supports.secondary", "11.3.1", theatre=theatre)

    @put_back.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        if theatre == g.priority:
            return "11.3.1", "why.has-priority"
        return _bar_to_name(g, theatre)

    @choice
    def great_offensive(self, g: Position) -> Decision | None:
        """11.3.2: the conditions are open facts."""
        if bar_to_launch(g):
            return None
        return ask(SIDES[SOVIET], "ask.great-offensive", theatre=g.priority)

    @great_offensive.verb("launch", then="look")
    def launch(self, g: Position) -> None:
        g.offensive = g.priority
        g.note("supports.great-offensive", "11.3.2a", theatre=g.priority)

    @launch.barred
    def _(self, g: Position) -> Bar | None:
        return bar_to_launch(g)

    great_offensive.verb("decline", then="roll")

    def look(self, g: Position) -> None:
        """11.3.2: the free support is chosen from the pool; a remote theatre gets none (11.2.1)."""
        if g.offensive != NONE and not is_remote(g, g.offensive):
            g.look(SOVIET_POOL, (SOVIET,))
        else:
            self.at = "roll"

    @choice
    def free_chit(self, g: Position) -> Decision | None:
        return ask(SIDES[SOVIET], "ask.free-support", theatre=g.offensive)

    @free_chit.verb("choose", UNIT, exactly="pool", then="roll")
    def take(self, g: Position, chit: int) -> None:
        _take_chosen(g, chit, pools.box_of(g.offensive), "11.3.2b")

    def pool(self, g: Position) -> list[int]:
        """What the Soviets may choose from."""
        return g.in_place(SOVIET_POOL)

    @take.barred
    def _(self, g: Position, chit: int) -> Bar:
        return "11.3.2b", "why.not-in-pool"

    def odds(self, g: Position) -> Forecast | None:
        """What the dice will bring, once roles are named."""
        if self.at == "one_each" or g.priority == NONE or (g.secondary == NONE and len(in_play(g)) > 1):
            return None
        return forecast(g, [theatre for theatre in in_play(g) if may_roll(g, theatre)])

    def roll(self, g: Position) -> None:
        """11.3.3: two dice for each theatre that has a right to them."""
        for theatre in in_play(g):
            if may_roll(g, theatre):
                dice = g.roll(), g.roll()
                modifier = modifier_of(g, theatre)
                drawn = pools.draw(g, pools.box_of(theatre), max(0, sum(dice) // 2 + modifier))
                g.drew[theatre] |= bool(drawn)
                g.note(
                    "supports.theatre-rolled",
                    "11.3.3a",
                    theatre=theatre,
                    dice=dice,
                    modifier=modifier,
                    count=len(drawn),
                )

    @shared
    def one_each(self, g: Position) -> Decision | None:
        """11.3.4: a theatre in movement mode may take one support, and then stays where it is."""
        return ask(SIDES[SOVIET], "ask.one-support")

    @one_each.verb("request", THEATRE, among="in_play")
    def request(self, g: Position, theatre: int) -> None:
        g.drew[theatre] = 1
        pools.draw(g, pools.box_of(theatre), 1)
        g.note("supports.requested", "11.3.4", theatre=theatre)

    @request.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        return bar_to_request(g, theatre)

    one_each.done("done")


def in_play(g: Position) -> list[int]:
    """The theatres of the scenario."""
    return [theatre for theatre in range(len(THEATRES)) if g.mode[theatre] != NO_MODE]


def begin(g: Position) -> None:
    """11.3.1: nobody has a role yet; a theatre that is alone has priority, and there is no secondary one."""
    alone = in_play(g)
    g.priority = alone[0] if len(alone) == 1 else NONE
    g.secondary = g.offensive = NONE
    g.drew[:] = bytes(len(THEATRES))


def _bar_to_name(g: Position, theatre: int) -> Bar | None:
    return ("11.3.1", "why.theatre-not-in-play") if g.mode[theatre] == NO_MODE else None


def bar_to_launch(g: Position) -> Bar | None:
    """11.3.2: why the priority theatre can't launch a great offensive."""
    theatre, full = g.priority, g.world.charts.tables["supports"]["box"]
    if g.is_muddy:
        return "3.2.2f", "why.launch-mud"
    if g.mode[theatre] != OFFENSIVE:
        return "11.3.2a", "why.launch-mode", {"theatre": theatre}
    if not g.geo.is_major[g.theatre[theatre]]:
        return "11.3.2a", "why.launch-city", {"theatre": theatre}
    if len(pools.in_box(g, pools.box_of(theatre))) < full:
        return "11.3.2a", "why.launch-supports", {"theatre": theatre, "count": full}
    return None


def may_roll(g: Position, theatre: int) -> bool:
    """11.3.3: in offensive mode on a city, near the front (11.2.1) and not put back by another's role."""
    return (
        g.mode[theatre] == OFFENSIVE and bool(g.geo.is_city[g.theatre[theatre]]) and not gets_none(g, theatre)
    )


def gets_none(g: Position, theatre: int) -> bool:
    """Whether a theatre receives no support this turn, by whatever rule: the secondary one (11.3.1), those
    beside a great offensive (11.3.2), and one in offensive mode far from the front (11.2.1)."""
    return (
        theatre == g.secondary
        or g.offensive not in (NONE, theatre)
        or (g.mode[theatre] == OFFENSIVE and is_remote(g, theatre))
    )


def bar_to_request(g: Position, theatre: int) -> Bar | None:
    """11.3.4: why a theatre can't take one support."""
    if g.mode[theatre] != MOVING:
        return "11.3.4", "why.not-in-movement-mode"
    if g.is_muddy:
        return "3.2.2d", "why.no-supports-mud"
    if g.offensive != NONE:
        return "11.3.2c", "why.great-offensive"
    if theatre == g.secondary:
        return "11.3.1", "why.is-secondary"
    return ("11.3.4", "why.has-drawn") if g.drew[theatre] else None


# ---- 11.4 By Hitler's mood


@frame
class GermanSupports(Frame):
    """11.4: as many as Hitler's mood grants; after a dismissal those of the End of the Reich track."""

    most: int = 0
    chosen: int = 0

    STEPS = ("grant", "look", "choose", "draw_rest", "amount")

    def grant(self, g: Position) -> None:
        """11.4.1, 11.4.3: after a dismissal there is nothing to name."""
        self.most, self.chosen = german_supports(g)
        if not g.reich_supports:
            self.at = "amount"

    def look(self, g: Position) -> None:
        if self.chosen:
            g.look(GERMAN_POOL, (AXIS,))

    @choice
    def choose(self, g: Position) -> Decision | None:
        """15.3.1d: those that may be chosen."""
        return ask(SIDES[AXIS], "ask.chosen-support", count=self.chosen) if self.chosen else None

    @choose.verb("choose", UNIT, exactly="pool")
    def take(self, g: Position, chit: int) -> None:
        self.chosen -= 1
        self.most -= 1
        _take_chosen(g, chit, BOX_G, "11.4.3")
        if self.chosen:
            g.look(GERMAN_POOL, (AXIS,))

    def pool(self, g: Position) -> list[int]:
        """What the Germans may choose from."""
        return g.in_place(GERMAN_POOL)

    @take.barred
    def _(self, g: Position, chit: int) -> Bar:
        return "11.4.3", "why.not-in-pool"

    def draw_rest(self, g: Position) -> None:
        """15.3.1d: the others are drawn; this consequence of the dismissal is over."""
        g.reich_supports = False
        self.draw(g, self.most, "11.4.3")
        self.at = END

    @choice
    def amount(self, g: Position) -> Decision | None:
        """11.4.1: how many he draws, named before he looks."""
        return ask(SIDES[AXIS], "ask.draw", count=self.most) if self.most else None

    @amount.verb("draw", NUMBER, exactly="numbers", then=END)
    def name_number(self, g: Position, number: int) -> None:
        self.draw(g, number, "11.4.1")

    def numbers(self, g: Position) -> range:
        """None up to all."""
        return range(self.most + 1)

    @name_number.barred
    def _(self, g: Position, number: int) -> Bar:
        return "11.4.1", "why.too-many-supports", {"most": self.most}

    def draw(self, g: Position, count: int, rule: str) -> None:
        """So many from the pool."""
        g.note("supports.drawn", rule, place=BOX_G, count=len(pools.draw(g, BOX_G, count)))


def _take_chosen(g: Position, chit: int, box: int, rule: str) -> None:
    """Takes a chit that its side has chosen from its pool, which is mixed again."""
    camp = pools.camp_of(g, chit)
    pool = pools.POOLS[camp]
    g.remove(chit, box)
    if g.support(chit).mandatory:
        g.show((chit,))
    g.show((chit,), level=PRESENCE)
    g.note("supports.chosen", rule, chit=chit, place=box)
    g.give_back(g.in_place(pool), pool)
