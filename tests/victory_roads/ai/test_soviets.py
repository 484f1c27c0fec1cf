"""The scripted player as the Soviets: operations by turn, spearheads in command, what theatres save."""

from functools import cache

import pytest
from msgspec import structs

from grognard.games.victory_roads.ai import arrivals, spearheads, theatres
from grognard.games.victory_roads.ai.attacks import Judge
from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.fire import Fire
from grognard.games.victory_roads.ai.ground import Ground
from grognard.games.victory_roads.ai.operations import aims_of, early, prepared
from grognard.games.victory_roads.ai.plan import Planner
from grognard.games.victory_roads.ai.prospects import Prospects
from grognard.games.victory_roads.ai.staff import Orders, posts
from grognard.games.victory_roads.ai.supports import Hand
from grognard.games.victory_roads.ai.weights import Weights
from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import MOVING, WITH_AXIS, WITH_SOVIETS, Position
from grognard.games.victory_roads.rules.supply import commanded
from grognard.games.victory_roads.rules.theatres.moves import SUPPORTS, TheatreMove
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.dice import key_from_seed
from tests.victory_roads.table import real_game

WEIGHTS = Weights.standard()
MINSK, WARSAW, VITEBSK_SOUTH, STACK = "5426", "3535", "6222", "6221"
NORTH_CENTRE, SOUTH = THEATRES.index("CN"), THEATRES.index("S")


def opening(scenario: str = "campaign") -> Position:
    state = real_game().new(scenario, {}, key_from_seed("soviets"))
    state.phase, state.player = "soviet-movement", SOVIET
    return state


@cache
def ground() -> Ground:
    return Ground(opening().world, WEIGHTS.sites)


def fields_of(g: Position, camp: int = SOVIET) -> Fields:
    return Fields(g, camp, ground(), WEIGHTS)


def judge_of(g: Position) -> Judge:
    return Judge(fields_of(g), Prospects(g.world.charts), WEIGHTS.soviet_attack)


def planner(g: Position) -> Planner:
    return Planner(judge_of(g), WEIGHTS.soviet, Fire(g, SOVIET))


def cell(g: Position, label: str) -> int:
    return g.geo.board.index[label]


def armour_before_minsk(g: Position) -> list[int]:
    goal = cell(g, MINSK)
    return [
        unit
        for unit in g.units_of(SOVIET)
        if g.unit(unit).is_armoured and g.geo.board.distance(g.cell[unit], goal) <= 12
    ]


# ---- operations


def to_minsk() -> dict[str, object]:
    first = WEIGHTS.operations[0]
    return {name: getattr(first, name) for name in first.__struct_fields__}


def test_operations_have_their_turns_and_end_with_their_goal() -> None:
    g = opening()
    assert [(aim.theatre, aim.goal) for aim in aims_of(g, WEIGHTS.operations)] == [
        (NORTH_CENTRE, cell(g, MINSK))
    ]
    assert cell(g, WARSAW) in early(g, WEIGHTS.operations)
    g.held[g.geo.site[cell(g, MINSK)]] = SOVIET
    assert not aims_of(g, WEIGHTS.operations)


def test_an_operation_draws_the_soviets_in_its_time_and_the_axis_know_nothing_of_it() -> None:
    g = opening()
    goal, later = cell(g, MINSK), cell(g, "1133")  # Berlin
    others = Weights.changed({"operations": []})
    assert fields_of(g).pull[later] < Fields(g, SOVIET, ground(), others).pull[later]
    assert fields_of(g, AXIS).pull == Fields(g, AXIS, ground(), others).pull
    only = Weights.changed({"operations": [to_minsk()]})
    assert Fields(g, SOVIET, ground(), only).pull[goal] > 0
    assert fields_of(g).aims[0].goal == goal
    assert not fields_of(g, AXIS).aims


def test_a_hex_of_the_front_is_worth_more_around_the_goal_in_its_turns() -> None:
    g = opening()
    target = cell(g, VITEBSK_SOUTH)
    units = g.units_at(cell(g, STACK))
    now = judge_of(g).prize(g, target, units).ground
    g.held[g.geo.site[cell(g, MINSK)]] = SOVIET
    assert judge_of(g).prize(g, target, units).ground < now


# ---- spearheads


def test_armour_passes_a_gap_and_keeps_its_orders() -> None:
    """With the 256th Division gone, armour goes on toward Minsk, and no farther than orders reach."""
    g = opening()
    for unit in g.units_at(cell(g, VITEBSK_SOUTH)):
        g.remove(unit, 1)
    movers = armour_before_minsk(g)
    ways = ground().ways_to(cell(g, MINSK))
    plan = planner(g)
    spearheads.drive(plan)
    gained = [ways[g.cell[unit]] - ways[plan.plan[unit]] for unit in movers if unit in plan.plan]
    assert max(gained) >= 6
    assert all(plan.has_orders(plan.plan[unit]) for unit in movers if unit in plan.plan)
    assert plan.corridor


def test_without_an_operation_nobody_drives() -> None:
    g = opening()
    g.held[g.geo.site[cell(g, MINSK)]] = SOVIET
    plan = planner(g)
    spearheads.drive(plan)
    assert not plan.plan
    assert not plan.corridor


def test_the_last_in_a_hex_beside_enemies_stays_as_rear_guard() -> None:
    g = opening()
    g.phase = "soviet-exploitation"
    tank = next(unit for unit in armour_before_minsk(g) if g.cell[unit] == cell(g, STACK))
    g.exploits[tank] = 1
    for unit in g.units_at(cell(g, VITEBSK_SOUTH)):
        g.remove(unit, 1)
    others = [unit for unit in g.units_at(cell(g, STACK)) if unit != tank]

    def drive() -> int:
        plan = Planner(judge_of(g), WEIGHTS.soviet, Fire(g, SOVIET), exploiting=True)
        spearheads.drive(plan)
        return plan.plan.get(tank, g.cell[tank])

    assert drive() != cell(g, STACK)
    for unit in others:
        g.remove(unit, 1)
    assert drive() == cell(g, STACK)


def test_a_surprise_attack_falls_on_the_best_hex_beside_the_stack() -> None:
    """32 factors on the reduced 256th Division, not on the fortress of Vitebsk or across the water."""
    g = opening()
    found = judge_of(g).surprise(g, cell(g, STACK))
    assert found.target == cell(g, VITEBSK_SOUTH)
    assert {*found.units} == {*g.units_at(cell(g, STACK))}


def test_a_stack_without_enemies_beside_it_surprises_nobody() -> None:
    g = opening()
    rear = cell(g, "6522")
    assert judge_of(g).surprise(g, rear).target < 0


# ---- headquarters, theatres, supports


def test_headquarters_stay_where_they_command_their_units() -> None:
    """Nobody moves: after the moves of HQs nobody has lost his orders."""
    g = opening()
    stay = {unit: g.cell[unit] for unit in g.units_of(SOVIET) if not g.unit(unit).is_hq}
    for hq, to in posts(fields_of(g), stay).items():
        g.put(hq, to)
    orders = commanded(g, SOVIET)
    assert all(place in orders for place in stay.values())


def test_an_hq_behind_enemies_would_command_nobody_on_this_side() -> None:
    g = opening()
    stay = {unit: g.cell[unit] for unit in g.units_of(SOVIET) if not g.unit(unit).is_hq}
    hq = next(unit for unit in g.units_of(SOVIET) if g.unit(unit).is_hq)
    orders = Orders(fields_of(g), stay)
    assert not {*orders.reached(hq, cell(g, WARSAW))} & {*stay.values()}


def test_a_theatre_goes_from_base_to_base_when_their_time_comes() -> None:
    g = opening()
    first, second = (cell(g, base) for base, _ in WEIGHTS.theatres.bases["CN"][:2])
    assert theatres.goal(fields_of(g), NORTH_CENTRE) == first
    g.turn = WEIGHTS.theatres.bases["CN"][1][1]
    assert theatres.goal(fields_of(g), NORTH_CENTRE) == first  # Minsk is still to be taken
    for unit in g.units_of(AXIS):
        g.put(unit, cell(g, "1133"))  # all to Berlin
    g.held[g.geo.site[second]] = SOVIET
    assert theatres.goal(fields_of(g), NORTH_CENTRE) == second


def test_a_theatre_on_its_way_does_not_turn_back() -> None:
    g = opening()
    g.turn = WEIGHTS.theatres.bases["CN"][1][1]
    here = cell(g, "6422")  # on the way to Minsk, which is still to be taken
    g.theatre[NORTH_CENTRE], g.mode[NORTH_CENTRE] = here, MOVING
    assert theatres.goal(fields_of(g), NORTH_CENTRE) == here


def test_supports_are_spent_on_a_move_that_arrives_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    g = opening()
    g.stack.append(TheatreMove(NORTH_CENTRE, 3, SUPPORTS, spends=2))
    steps = theatres._ways_from(g, g.theatre[NORTH_CENTRE])
    ends = [("go", place) for place, hexes in steps.items() if 0 < hexes <= 3]
    options = [("stay",), *ends, ("spend", 700), ("spend", 701)]
    for far, verb in ((3, "go"), (5, "spend"), (9, "go")):
        to = next(place for place in steps if steps[place] == far and g.geo.rails[place])
        monkeypatch.setattr(theatres, "goal", lambda fields, theatre, to=to: to)
        assert theatres.drive(fields_of(g), g, options)[0] == verb, far


def test_a_theatre_far_from_every_enemy_thinks_itself_badly_placed() -> None:
    g = opening()
    here = g.theatre[NORTH_CENTRE]
    assert theatres.goal(fields_of(g), NORTH_CENTRE) == here
    g.theatre[NORTH_CENTRE] = cell(g, "6541")  # Kiev
    assert theatres.goal(fields_of(g), NORTH_CENTRE) != cell(g, "6541")


def test_a_theatre_saves_for_an_operation_to_come_and_the_south_against_romania() -> None:
    g = opening()
    fields = fields_of(g)
    assert not theatres.saves(fields, g, SOUTH)
    assert NORTH_CENTRE in prepared(g, WEIGHTS.operations, WEIGHTS.supports.ahead)
    assert not theatres.saves(fields, g, NORTH_CENTRE)  # Minsk comes before Vilnius
    g.turn = 5
    assert SOUTH in prepared(g, WEIGHTS.operations, WEIGHTS.supports.ahead)
    assert theatres.saves(fields, g, SOUTH)
    g.turn, g.romania = 8, WITH_AXIS
    assert theatres.saves(fields, g, SOUTH)
    g.turn, g.romania = 21, WITH_SOVIETS
    assert not theatres.saves(fields, g, SOUTH)
    assert theatres.spare(fields, g) >= theatres.for_armour(fields, g) == 0


def test_the_theatre_of_the_first_operation_has_priority() -> None:
    g = opening()
    hand = Hand(judge_of(g), ())
    options = [("priority", theatre) for theatre in range(len(THEATRES))]
    assert hand.priority(g, options) == ("priority", NORTH_CENTRE)


def test_a_theatre_whose_operation_comes_soon_gains_in_rank() -> None:
    g = opening()
    for site in range(len(g.geo.sites)):
        g.held[site] = SOVIET
    g.held[g.geo.site[cell(g, WARSAW)]] = AXIS
    before = 16 - WEIGHTS.supports.longer
    ranks = []
    for g.turn in (before - 1, before):
        hand = Hand(judge_of(g), ())
        ranks.append([hand._rank(g, theatre) for theatre in range(len(THEATRES))])
    gains = [later - earlier for earlier, later in zip(*ranks, strict=True)]
    half = WEIGHTS.supports.operation / 2
    assert gains == pytest.approx([half * (theatre == NORTH_CENTRE) for theatre in range(len(THEATRES))])


def test_a_corps_would_rather_be_lost_than_a_reinforced_one_weakened() -> None:
    """10.1: what is lost counts, not the average of both steps."""
    g = opening()
    fields = fields_of(g)
    corps = [unit for unit in g.units_of(SOVIET) if g.unit(unit).is_rifle_corps]
    reinforced = next(unit for unit in corps if g.steps[unit] == 2)
    standard = next(unit for unit in corps if g.steps[unit] == 1)
    assert fields.step_worth(standard) < fields.step_worth(reinforced) < fields.worth(reinforced)
    assert fields.step_worth(standard) == fields.worth(standard)


def test_theatres_near_the_enemy_are_guarded() -> None:
    g = opening()
    plan = planner(g)
    assert g.theatre[SOUTH] in plan.guarded
    g.theatre[SOUTH] = cell(g, "6541")
    assert cell(g, "6541") not in planner(g).guarded


def test_goals_are_left_alone_before_their_time() -> None:
    g = opening()
    g.priority, g.turn = NORTH_CENTRE, 9
    warsaw, units = cell(g, WARSAW), g.units_at(cell(g, STACK))
    assert warsaw in fields_of(g).early
    before = judge_of(g)
    least, prize = before.least(g, warsaw), before.prize(g, warsaw, units)
    g.turn = 17
    now = judge_of(g)
    assert least > now.least(g, warsaw)
    assert prize.ground < now.prize(g, warsaw, units).ground


def test_the_front_rests_away_from_operations_from_autumn_on() -> None:
    g = opening()
    g.priority = NORTH_CENTRE
    pskov = cell(g, "5409")
    summer = judge_of(g).least(g, pskov)
    g.turn = 12
    assert judge_of(g).least(g, pskov) > summer > WEIGHTS.soviet_attack.least


def test_pockets_are_cleared_while_the_front_rests() -> None:
    g = opening()
    g.priority, g.turn = NORTH_CENTRE, 12
    orsha = cell(g, VITEBSK_SOUTH)
    resting = judge_of(g).least(g, orsha)
    for unit in g.units_at(orsha):
        g.cut[unit] = 1
    assert judge_of(g).least(g, orsha) == WEIGHTS.soviet_attack.least < resting


def test_the_soviets_halt_at_the_vistula_until_january() -> None:
    g = opening()
    radom, lublin = cell(g, "3538"), cell(g, "3939")
    for turn, past in ((4, False), (5, True), (15, True), (16, False)):
        g.turn = turn
        fields = fields_of(g)
        assert (radom in fields.past) == past, turn
        assert lublin not in fields.past
        assert not fields_of(g, AXIS).past
    g.turn = 10
    halted = fields_of(g).pull[radom]
    g.turn = 16
    assert halted < fields_of(g).pull[radom]


def test_nobody_is_sent_into_an_empty_city_before_its_time() -> None:
    g = opening()
    city = cell(g, VITEBSK_SOUTH)
    for unit in g.units_at(city):
        g.put(unit, cell(g, "1133"))
    worth = {**ground().value, city: 50.0}
    for line, entered in (((20, 60), (24, 60)), True), (((20, 70), (24, 70)), False):
        pauses = structs.replace(WEIGHTS.pauses, halt=(1, 24), line=line)
        weights = structs.replace(WEIGHTS, pauses=pauses)
        fields = Fields(g, SOVIET, Ground(g.world, WEIGHTS.sites), weights)
        fields.ground.value.update(worth)
        plan = Planner(
            Judge(fields, Prospects(g.world.charts), WEIGHTS.soviet_attack), WEIGHTS.soviet, Fire(g, SOVIET)
        )
        plan.seize()
        assert (city in plan.plan.values()) == entered


def test_new_units_go_to_the_part_of_the_front_that_lacks_most() -> None:
    g = opening()
    lacking = arrivals._lacking(fields_of(g), g)
    assert sum(lacking.values()) == pytest.approx(0)
    for unit in g.units_of(SOVIET):
        if int(g.geo.board.labels[g.cell[unit]][2:]) > WEIGHTS.arrivals.rows["CS"]:
            g.put(unit, cell(g, "6541"))
    shifted = arrivals._lacking(fields_of(g), g)
    assert shifted["S"] > lacking["S"]
    assert shifted["CS"] < lacking["CS"]


def test_strength_is_saved_while_there_is_something_to_save_it_for() -> None:
    g = opening()
    assert judge_of(g).thrift == 1.0
    target, units = cell(g, VITEBSK_SOUTH), g.units_at(cell(g, STACK))

    def gain() -> float:
        judge = judge_of(g)
        return judge.gain(g, target, judge.prize(g, target), "3/1", units)

    early_gain = gain()
    g.turn = 24
    assert judge_of(g).thrift == WEIGHTS.soviet_attack.late
    assert gain() > early_gain


def test_weights_of_a_scenario_are_laid_over_the_others() -> None:
    short = Weights.changed({"scenarios": {"bessarabia": {"soviet": {"safe": 1}}}}).within("bessarabia")
    assert short.soviet == structs.replace(WEIGHTS.soviet, safe=1)
    assert short.axis == WEIGHTS.axis
    assert WEIGHTS.within("campaign") is WEIGHTS


def test_every_scenario_with_weights_of_its_own_is_one_and_can_be_played_with_them() -> None:
    assert WEIGHTS.scenarios.keys() <= real_game().scenarios.keys()
    for scenario in WEIGHTS.scenarios:
        assert WEIGHTS.within(scenario) != WEIGHTS
