"""Readings of data/rulings.toml in their other position: who changes one in the data plays by it."""

from copy import copy
from dataclasses import replace

from grognard.games.fortress_berlin.rules.combat.defensive import DefensiveFire
from grognard.games.fortress_berlin.units import GERMAN
from tests.fortress_berlin.fighting import HERE, announced, announcing, shifts, suffered
from tests.fortress_berlin.fires import bombard, soviet
from tests.fortress_berlin.table import GroundGame, Table
from tests.ground import Entries


def other(name: str, **ground: Entries) -> GroundGame:
    """The game with one reading turned over, and the others as they are."""
    game = GroundGame(**ground)
    charts = copy(game.box.charts)
    charts.switches = replace(charts.switches, **{name: not getattr(charts.switches, name)})
    game.box = copy(game.box)
    game.box.charts = charts
    return game


def test_a_disrupted_staff_strikes() -> None:
    units = "su-1 2525, su-4 2527, su-hq 2520 white, su-hq2 2520, ge-1 2526"
    soviet(units).do("target 2526").refused("strike su-hq", "3.5.2d")
    soviet(units, game=other("disrupted_hq_strikes")).do("target 2526").offers("strike", "su-hq", "su-hq2")


def test_one_bridge_cancels_the_superiority_of_all_armour() -> None:
    sides = f"2526 {HERE} river, 2526 {HERE} bridge"
    units = f"su-tank 2526, su-tank2 2426, ge-vs {HERE}"
    game = other("any_bridge_cancels_armour", sides=sides)
    assert shifts(announced(units, "su-tank su-tank2", sides=sides))["8.5.2a"] == 1
    assert "8.5.2a" not in shifts(announced(units, "su-tank su-tank2", game=game))
    assert shifts(announced(units, "su-tank2", game=game))["8.5.2a"] == 1


def test_a_division_that_came_back_costs_points() -> None:
    units = "20-pg-76 2525 returned, su-1 2530"
    for game, points in ((None, 0), (other("returned_division_penalised"), 1)):
        table = Table(units, "german-combat", turn=9, dice=(1, 1), game=game).until("movement")
        assert table.g.soviet_points == points


def test_defensive_fire_needs_command() -> None:
    def window(units: str, game: GroundGame | None) -> Table:
        table = Table(units, "soviet-combat", game=game)
        table.g.target[table.unit("su-tank")] = table.cell("2526") + 1
        return table.play(DefensiveFire(GERMAN, table.cell("2526")))

    alone, led = "su-tank 2525, ge-tank 2526", "su-tank 2525, ge-tank 2526, ge-hq 2528, berlin-hq 2530"
    window(alone, None).can("at su-tank")
    assert window(alone, other("defensive_fire_needs_command")).over
    window(led, other("defensive_fire_needs_command")).can("at su-tank")


def test_survivors_in_a_fort_may_stay() -> None:
    units, works = f"su-1 2526, ge-1 ge-vs {HERE}", f"{HERE} bunker"
    told = suffered(units, "1", kind="bombardment", works=works).do("lose ge-1")
    told.asks("retreat.choose", "german").offers_no("hold")
    game = other("fort_survivors_retreat", works=works)
    spared = suffered(units, "1", kind="bombardment", game=game).do("lose ge-1")
    spared.asks("retreat.choose", "german").do("hold").finds(f"ge-vs {HERE}")
    open_field = other("fort_survivors_retreat", works="2530 bunker")
    suffered(units, "1", kind="bombardment", game=open_field).do("lose ge-1").refused("hold", "8.6/R")
    suffered(units, "1", "su-1", game=game).do("lose ge-1").refused("hold", "8.6/R")


def test_a_staff_out_of_command_supports_nobody() -> None:
    units = f"ge-5 2526, ge-hq2 2528, ge-corps 2510, su-1 {HERE}"
    chosen = (f"assault {HERE}", "join ge-5")
    announcing(units, "german").do(*chosen).can(f"support ge-hq2 {HERE}")
    turned = announcing(units, "german", game=other("uncommanded_hq_supports")).do(*chosen)
    turned.refused(f"support ge-hq2 {HERE}", "3.5/hq-out")


def test_a_bombardment_of_the_ss_does_not_free_the_hitler_youth() -> None:
    units = "su-1 2525, su-hq 2520, ge-ss 2526, ge-hj 2530"
    for game, freed in ((None, True), (other("fire_on_ss_frees_hj"), False)):
        table = bombard(soviet(units, game=game), "2526", "su-hq", dice=(1, 1))
        assert table.g.hj_free is freed
