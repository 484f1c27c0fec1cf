"""4 Operations: an impulse: events, units designated, then moves, combats and reserves in that order."""

from __future__ import annotations

from grognard.games.race_for_berlin import americans, duties, hitler
from grognard.games.race_for_berlin.combat import Attack
from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.designation import bound_to_go, modes_open_to, owed_after
from grognard.games.race_for_berlin.entry import score
from grognard.games.race_for_berlin.events import (
    ALLIES,
    COORDINATION,
    COUNTER_ATTACK,
    EVERYONE,
    GERMAN_IMPULSE,
    LUFTWAFFE,
    RYBALKO,
    SOVIET_IMPULSE,
    SPEER,
    TRUCKS,
    WITHDRAWAL,
    answers,
    is_out,
    must_be_asked,
    play,
    rule_of,
    side_of,
)
from grognard.games.race_for_berlin.march import IN_RESERVE, MARCHING, March
from grognard.games.race_for_berlin.position import (
    BOMBARD,
    FIGHT,
    IDLE,
    MARCH,
    NOWHERE,
    RESERVE,
    Position,
    rival,
)
from grognard.games.race_for_berlin.targets import attackable_from, can_storm, fighters, is_reserve
from grognard.games.race_for_berlin.urban import Storm
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, choice, frame
from grognard.kernel.state import Decision

VERB_OF_MODE = {MARCH: "march", FIGHT: "fight", RESERVE: "hold", BOMBARD: "bombard"}
MODE_OF_VERB = {verb: mode for mode, verb in VERB_OF_MODE.items()}
NAMES_AN_ARMY = (RYBALKO, EVERYONE, TRUCKS)


@frame
class Impulse(Frame):
    """4.1: one camp's Soviets, or its Germans, act."""

    camp: int
    nation: int
    limit: int = 0
    apart: tuple[int, ...] = ()
    """Armies whose counters are out of contact at the start (7.3.1)."""
    playing: int = NOWHERE
    offers: tuple[tuple[int, int], ...] = ()
    """Modes and counters that can be activated; nothing moves meanwhile, so they are looked up once."""

    STEPS = ("open", "luftwaffe", "name", "survey", "activate", "march", "fight", "reserves", "close")

    def open(self, g: Position) -> None:
        self.limit = g.box.numbers["activations"]
        if self.nation == SOVIET:
            own = (number for number, made in enumerate(g.box.formations) if made.camp == self.camp)
            self.apart = tuple(number for number in own if duties.is_apart(g, number))

    @choice
    def luftwaffe(self, g: Position) -> Decision | None:
        """Event 9: the rival first of all, before anything is done."""
        other = rival(self.camp)
        if self.nation != SOVIET or not must_be_asked(g, other, LUFTWAFFE):
            return None
        zones = [zone for zone in g.box.bridges if g.count_soviets(zone)]
        if not zones:
            return None
        plays: list[Action] = [("cut", zone) for zone in zones] if g.token[other] == LUFTWAFFE else []
        return Decision(side_of(other), "ask.luftwaffe", answers(*plays))

    @luftwaffe.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "cut":
            play(g, rival(self.camp), LUFTWAFFE)
            for unit in g.soviets_in(action[1]):
                g.oos[unit] = 1
            g.note("event.bridges-cut", rule_of(LUFTWAFFE), cell=action[1])
        elif action[0] == "quiet":
            g.quiet[rival(self.camp)] = 1
        self.at = "survey"

    @choice
    def name(self, g: Position) -> Decision | None:
        """Events 2, 6 and 7 name an army, event 3 a track."""
        if self.playing == NOWHERE:
            return None
        options: list[Action]
        if self.playing == ALLIES:
            options = [("track", track) for track in range(len(g.box.tracks))]
        else:
            options = [("army", army) for army in armies_on_map(g, self.camp)]
        return Decision(side_of(self.camp), "ask.name", options, {"event": self.playing})

    @name.chosen
    def _(self, g: Position, action: Action) -> None:
        event, self.playing = self.playing, NOWHERE
        play(g, self.camp, event)
        if event == ALLIES:
            g.stack.append(americans.Advance(action[1]))
            return
        g.note("event.army", rule_of(event), army=action[1])
        if event == RYBALKO:
            g.dry = action[1]
        elif event == EVERYONE:
            g.surge = action[1]
        else:
            g.trucks = action[1]

    def survey(self, g: Position) -> None:
        hitler.bind(g, self.camp, self.nation)
        self.offers = tuple(
            sorted(
                (mode, unit)
                for unit in g.units_of(self.camp, self.nation)
                for mode in modes_open_to(g, unit, self.apart)
            )
        )

    @choice
    def activate(self, g: Position) -> Decision | None:
        if g.over:
            return None
        active = sum(g.mode[unit] != IDLE for unit in g.box.group[self.camp, self.nation])
        bound = bound_to_go(g, self)
        owed, left = owed_after(g, self, bound), self.limit - active
        options: list[Action] = []
        if left:
            for mode, unit in self.offers:
                if g.mode[unit] == IDLE and not (mode == BOMBARD and g.bombarded):
                    then = owed_after(g, self, bound, unit, mode)
                    if then < left or then < owed:
                        options.append((VERB_OF_MODE[mode], unit))
        if not owed or not options:
            options.append(("begin",))
        if not active:
            options = [*(("play", event) for event in playable(g, self.camp, self.nation)), *options]
        return Decision(side_of(self.camp), "ask.activate", options, {"nation": self.nation, "left": left})

    @activate.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "begin":
            self.at = "march"
        elif action[0] == "play":
            self._play(g, action[1])
        else:
            unit = action[1]
            g.mode[unit] = MODE_OF_VERB[action[0]]
            g.note(f"impulse.{action[0]}", "4.1.3a", unit=unit)
            if g.mode[unit] == BOMBARD:
                g.bombarded = True
                score(
                    g, self.camp, g.box.numbers["bombardment_points"], "berlin.bombarded", "10.2.1", unit=unit
                )

    def _play(self, g: Position, event: int) -> None:
        if event in NAMES_AN_ARMY or event == ALLIES:
            self.playing, self.at = event, "name"
            return
        play(g, self.camp, event)
        if event == SPEER:
            g.speer = True
        elif event == COORDINATION:
            self.limit = g.box.numbers["activations_coordinated"]
        elif event == WITHDRAWAL:
            g.withdrawing[self.camp] = 1
        elif event == COUNTER_ATTACK:
            g.doubled = True

    @choice
    def march(self, g: Position) -> Decision | None:
        """4.1.3b: counters in movement mode act first."""
        own = g.units_of(self.camp, self.nation)
        waiting = [unit for unit in own if g.mode[unit] == MARCH and not g.moved[unit]]
        if not waiting:
            return None
        options: list[Action] = [("move", unit) for unit in waiting]
        if not any(self._duty(g, unit) for unit in waiting):
            options.append(("end",))
        return Decision(side_of(self.camp), "ask.march", options)

    @march.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "fight"
            return
        unit = action[1]
        g.stack.append(March(unit, MARCHING, duty=self._duty(g, unit)))
        g.moved[unit] = 1

    def _duty(self, g: Position, unit: int) -> str:
        if self.nation == SOVIET:
            return duties.of_soviet(g, unit, self.apart)
        return duties.CLOSE_UP if hitler.owes_move(g, self.camp) else ""

    @choice
    def fight(self, g: Position) -> Decision | None:
        """4.1.3b: then those in combat mode."""
        ready = fighters(g, self.camp, self.nation)
        zones = sorted({zone for unit in ready for zone in attackable_from(g, unit)})
        storms = sorted({g.zone[unit] for unit in ready if can_storm(g, unit)})
        if not zones and not storms:
            return None
        options: list[Action] = [("attack", zone) for zone in zones]
        options += [("storm", zone) for zone in storms]
        if self.nation == SOVIET or not hitler.owes_attack(g, ready):
            options.append(("end",))
        return Decision(side_of(self.camp), "ask.fight", options)

    @fight.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "reserves"
        elif action[0] == "attack":
            g.stack.append(Attack(self.camp, self.nation, action[1]))
        else:
            g.stack.append(Storm(self.camp, self.nation, action[1]))

    @choice
    def reserves(self, g: Position) -> Decision | None:
        """4.1.3b, 4.2.3: the reserves last, with half of their movement."""
        own = g.units_of(self.camp, self.nation)
        waiting = [unit for unit in own if is_reserve(g, unit) and not g.moved[unit]]
        if not waiting:
            return None
        return Decision(side_of(self.camp), "ask.reserves", [*(("move", unit) for unit in waiting), ("end",)])

    @reserves.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "close"
        else:
            g.moved[action[1]] = 1
            g.stack.append(March(action[1], IN_RESERVE))

    def close(self, g: Position) -> None:
        """4.1.4: counters that were activated are turned; what held for the impulse ends."""
        active = False
        for unit in g.box.group[self.camp, self.nation]:
            if g.mode[unit] != IDLE:
                g.used[unit], active = 1, True
        for column in (g.mode, g.moved, g.fought, g.struck):
            column[:] = bytes(len(column))
        g.dry = g.surge = g.trucks = NOWHERE
        g.doubled = False
        if self.nation == GERMAN and g.order == self.camp:  # 2.3.2: the order lapses
            g.order, g.obliged, g.task = NOBODY, (), IDLE
        if self.nation == SOVIET and not active:
            g.passes += 1
            g.note("impulse.passed", "4.1.5a", camp=self.camp)


def playable(g: Position, camp: int, nation: int) -> list[int]:
    """2.4.5: the token that a camp may play at the start of its impulse."""
    token = g.token[camp]
    if token not in (SOVIET_IMPULSE if nation == SOVIET else GERMAN_IMPULSE) or is_out(g, token):
        return []
    return [] if token in NAMES_AN_ARMY and not armies_on_map(g, camp) else [token]


def armies_on_map(g: Position, camp: int) -> list[int]:
    """The Soviet armies of a camp with a counter on the map."""
    return [
        number
        for number, made in enumerate(g.box.formations)
        if made.camp == camp and made.nation == SOVIET and any(g.is_on_map(unit) for unit in made.units)
    ]
