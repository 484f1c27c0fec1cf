"""4 Operations: an impulse: events, units designated, then moves, combats and reserves in that order."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import (
    BOMBARD,
    FIGHT,
    IDLE,
    MARCH,
    NO_ARMY,
    RESERVE,
    Position,
    rival,
)
from grognard.games.race_for_berlin.rules import americans, designation, duties, events, hitler
from grognard.games.race_for_berlin.rules.entry import score
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.games.race_for_berlin.rules.operations import Operations
from grognard.kernel.actions import Action
from grognard.kernel.frames import derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

VERB_OF_MODE = {MARCH: "march", FIGHT: "fight", RESERVE: "hold", BOMBARD: "bombard"}
MODE_OF_VERB = {verb: mode for mode, verb in VERB_OF_MODE.items()}
NAMES_AN_ARMY = (events.RYBALKO, events.EVERYONE, events.TRUCKS)


@frame
class Impulse(Operations):
    """4.1: one camp's Soviets, or its Germans, act: events, counters designated, then what they do."""

    playing: int = events.NO_EVENT
    offers: tuple[tuple[int, int], ...] = ()
    """Modes and counters that can be activated; nothing moves meanwhile, so they are looked up once."""

    able: dict[int, list[int]] = derived()
    """The counters that can be activated now, by mode."""
    owed: int = derived()
    left: int = derived()

    STEPS = ("open", "luftwaffe", "name", "survey", "activate", "march", "fight", "reserves", "close")

    def open(self, g: Position) -> None:
        self.limit = g.box.numbers.activations
        if self.nation == SOVIET:
            own = (number for number, made in enumerate(g.box.formations) if made.camp == self.camp)
            self.apart = tuple(number for number in own if duties.is_apart(g, number))

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        match attempt:
            case ("march" | "fight" | "hold" | "bombard", _):
                return "4.1.3c", "why.designated-before"
            case ("attack" | "storm", _) if self.at in ("activate", "march"):
                return "4.1.3b", "why.combat-later"
            case ("play", event):
                return events.bar_to_window(g, events.deciding(g), event)
            case ("cut", zone):
                return "2.4.5/event-9", "why.no-bridges", {"cell": zone}
        return None

    @choice
    def luftwaffe(self, g: Position) -> Decision | None:
        """Event 9: the rival first of all, before anything is done."""
        other = rival(self.camp)
        if self.nation != SOVIET or not events.must_be_asked(g, other, events.LUFTWAFFE):
            return None
        return ask(side_of(other), "ask.luftwaffe") if any(map(g.count_soviets, g.box.bridges)) else None

    @luftwaffe.verb("cut", CELL, among=lambda self, g: g.box.bridges, then="survey")
    def cut(self, g: Position, zone: int) -> None:
        events.play(g, rival(self.camp), events.LUFTWAFFE)
        for unit in g.soviets_in(zone):
            g.mark(g.oos, unit, 1)
        g.note("event.bridges-cut", events.rule_of(events.LUFTWAFFE), cell=zone)

    @cut.barred
    def _(self, g: Position, zone: int) -> Bar | None:
        held = g.token[rival(self.camp)] == events.LUFTWAFFE
        if not held or zone not in g.box.bridges or not g.count_soviets(zone):
            return "2.4.5/event-9", "why.no-bridges"
        return None

    @luftwaffe.verb(("pass", "quiet"), then="survey")
    def no_attack(self, g: Position, verb: str) -> None:
        g.quiet[rival(self.camp)] |= verb == "quiet"

    @choice
    def name(self, g: Position) -> Decision | None:
        """Events 2, 6 and 7 name an army, event 3 a track."""
        return (
            ask(side_of(self.camp), "ask.name", event=self.playing)
            if self.playing != events.NO_EVENT
            else None
        )

    @name.verb("army", "army", among=lambda self, g: events.armies_on_map(g, self.camp))
    def name_army(self, g: Position, army: int) -> None:
        event, self.playing = self.playing, events.NO_EVENT
        events.play(g, self.camp, event)
        g.note("event.army", events.rule_of(event), army=army)
        if event == events.RYBALKO:
            g.dry = army
        elif event == events.EVERYONE:
            g.surge = army
        else:
            g.trucks = army

    @name_army.barred
    def _(self, g: Position, army: int) -> Bar | None:
        if self.playing == events.ALLIES or army not in events.armies_on_map(g, self.camp):
            return events.rule_of(self.playing), "why.other-step", {"phase": g.phase}
        return None

    @name.verb("track", "track", among=lambda self, g: range(len(g.box.tracks)))
    def name_track(self, g: Position, track: int) -> None:
        self.playing = events.NO_EVENT
        events.play(g, self.camp, events.ALLIES)
        g.stack.append(americans.Advance(track))

    @name_track.barred
    def _(self, g: Position, track: int) -> Bar | None:
        if self.playing != events.ALLIES:
            return events.rule_of(self.playing), "why.other-step", {"phase": g.phase}
        return None

    def survey(self, g: Position) -> None:
        hitler.bind(g, self.camp, self.nation)
        self.offers = tuple(
            sorted(
                (mode, unit)
                for unit in g.units_of(self.camp, self.nation)
                for mode in designation.modes_open_to(g, unit, self.apart)
            )
        )

    @choice
    def activate(self, g: Position) -> Decision | None:
        if g.over:
            return None
        self.left = self.limit - sum(g.mode[unit] != IDLE for unit in g.box.group[self.camp, self.nation])
        must = designation.must_be_next(g, self)
        self.owed = designation.owed_after(g, self, must)
        most = max(self.left, self.owed)
        self.able = {mode: [] for mode in VERB_OF_MODE}
        free = not (must or self.apart or g.obliged)
        for mode, unit in self.offers if self.left else ():
            allowed = g.mode[unit] == IDLE and not (mode == BOMBARD and g.bombarded)
            if allowed and (free or designation.owed_after(g, self, must, unit, mode) < most):
                self.able[mode].append(unit)
        return ask(side_of(self.camp), "ask.activate", nation=self.nation, left=self.left)

    @activate.verb("play", "event", among=lambda self, g: (g.token[self.camp],))
    def play_token(self, g: Position, event: int) -> None:
        if event in NAMES_AN_ARMY or event == events.ALLIES:
            self.playing, self.at = event, "name"
            events.show(g, self.camp, event)
            return
        events.play(g, self.camp, event)
        if event == events.SPEER:
            g.speer = True
        elif event == events.COORDINATION:
            self.limit = g.box.numbers.activations_coordinated
        elif event == events.WITHDRAWAL:
            g.withdrawing[self.camp] = 1
        elif event == events.COUNTER_ATTACK:
            g.doubled = True

    @play_token.barred
    def _(self, g: Position, event: int) -> Bar | None:
        """2.4.5: the token that a camp may play at the start of its impulse."""
        if event not in (events.SOVIET_IMPULSE if self.nation == SOVIET else events.GERMAN_IMPULSE):
            return events.bar_to_window(g, self.camp, event)
        if g.token[self.camp] != event:
            return "2.4.2", "why.token-not-held"
        if self.left < self.limit:
            return events.rule_of(event), "why.impulse-begun"
        if events.is_out(g, event) or (event in NAMES_AN_ARMY and not events.armies_on_map(g, self.camp)):
            return "2.4.4", "why.token-dead"
        return None

    @activate.verb(MODE_OF_VERB, UNIT, exactly=lambda self, g, verb: self.able[MODE_OF_VERB[verb]])
    def designate(self, g: Position, verb: str, unit: int) -> None:
        g.mode[unit] = MODE_OF_VERB[verb]
        g.note(f"impulse.{verb}", "4.1.3a", unit=unit)
        if g.mode[unit] == BOMBARD:
            g.bombarded = True
            score(g, self.camp, g.box.numbers.bombardment_points, "berlin.bombarded", "10.2.1", unit=unit)

    @designate.barred
    def _(self, g: Position, verb: str, unit: int) -> Bar:
        mode = MODE_OF_VERB[verb]
        bar = designation.bar_to_activate(g, self, unit, mode, (mode, unit) in self.offers)
        return bar or (designation.duty_rule(g, self), "why.duty-first")

    @activate.verb("begin", then="march", gives_up="passed").barred
    def begin(self, g: Position) -> Bar | None:
        """A player who can't do what he must may begin."""
        return designation.bar_to_begin(g, self, self.owed) if self.owed and any(self.able.values()) else None

    def passed(self, g: Position, count: int) -> Bar | None:
        """4.1.5: an impulse in which nobody acts, though some could."""
        units = {unit for _, unit in self.offers}
        if not units or self.left < self.limit:
            return None
        args = {"count": len(units), "nation": self.nation}
        if self.nation == SOVIET and g.passes:
            return "4.1.5b", "lost.operations", args
        return "4.1.5a", "lost.impulse", args

    def close(self, g: Position) -> None:
        """4.1.4: counters that were activated are turned; what held for the impulse ends."""
        active = False
        for unit in g.box.group[self.camp, self.nation]:
            if g.mode[unit] != IDLE:
                g.used[unit], active = 1, True
        for column in (g.mode, g.moved, g.fought, g.struck):
            column[:] = bytes(len(column))
        g.dry = g.surge = g.trucks = NO_ARMY
        g.doubled = False
        if self.nation == GERMAN and g.order == self.camp:  # 2.3.2: the order lapses
            g.order, g.obliged, g.task = NOBODY, (), IDLE
        if self.nation == SOVIET and not active:
            g.passes += 1
            g.note("impulse.passed", "4.1.5a", camp=self.camp)
