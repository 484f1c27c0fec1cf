"""What a seat sees of Fortress Berlin: faces, stacks, markers, the steps of combat and the tables."""

from typing import Any

from grognard.games.fortress_berlin.position import ELIMINATED, Position
from grognard.games.fortress_berlin.rules.combat.retreat import depart
from grognard.games.fortress_berlin.rules.players import MARSHALS, ROLES
from tests.fortress_berlin.fighting import announce, announcing
from tests.fortress_berlin.table import Table, real_game
from tests.rules import rule

HIDDEN = "ge-tank ge-1 2525, su-1 2527"


def seen(table: Table, seat: str = "german") -> dict[str, Any]:
    """The whole view of a seat."""
    return table.game.view(table.g, seat)


def counter(table: Table, name: str, seat: str = "german") -> dict[str, Any]:
    """A counter of that view."""
    return next(unit for unit in seen(table, seat)["units"] if unit["id"] == name)


def covered(*units: str) -> Table:
    """A table at which counters of stacks lie under their tops."""
    table = Table(", ".join(units), "german-movement")
    table.g.hide(unit for unit in table.g.units_of(0) if table.g.top[table.g.cell[unit]] != unit)
    return table


def test_a_unit_in_manoeuvre_mode_shows_that_face_with_its_facing() -> None:
    table = Table("ge-1 2525 se, ge-2 2526", "german-movement")
    found = counter(table, "ge-1")
    assert (found["face"], found["facing"], found["values"]) == ("manoeuvre", "SE", "2-1-6")
    assert not {"face", "facing"} & set(counter(table, "ge-2"))


@rule("17.2b", "17.3.1a")
def test_a_counter_says_who_leads_it_where_its_side_has_several_players() -> None:
    names = ("lah-1", "ge-1", "su-1", "6-guards-tank-corps-51")
    units = "lah-1 2525, ge-1 2526, su-1 2530, 6-guards-tank-corps-51 2531"
    for options, whose in (
        ("", [None, None, None, None]),
        ("three-players", [None, None, "zhukov", "koniev"]),
        ("six-players", ["hitler", "armed", "zhukov", "koniev"]),
    ):
        table = Table(units, "german-movement", options=options)
        table = Table(units, "german-movement", options=options)
        seat = table.game.seat_of(table.g, "german")
        assert [counter(table, name, seat).get("owner") for name in names] == whose
    assert set(real_game().board_file("campaign")["names"]["owner"]) == {*MARSHALS, *ROLES}


def test_units_to_come_show_the_face_with_which_they_enter() -> None:
    game = real_game()
    view = game.view(game.new("campaign", {}, bytes(32)), "german")
    coming = [unit for unit in view["units"] if unit["place"].startswith("coming-")]
    due = [unit for unit in coming if unit["place"] != "coming-0" and not unit["id"].startswith("?")]
    placed = [unit for unit in coming if unit["place"] == "coming-0"]
    assert due
    assert placed
    assert {unit.get("face") for unit in due} == {"manoeuvre"}
    assert not any("face" in unit for unit in placed)
    assert not any("facing" in unit for unit in coming)


def test_the_enemy_sees_the_top_of_a_stack_last_and_a_token_for_each_under_it() -> None:
    table = covered(HIDDEN)
    top = table.g.top[table.cell("2525")]
    names = [unit["id"] for unit in seen(table, "soviet")["units"] if unit.get("cell") == "2525"]
    assert len(names) == 2
    assert names[0].startswith("?")
    assert names[1] == table.game.grammar.names("unit")[top]
    assert [unit["id"][0] for unit in seen(table)["units"] if unit.get("cell") == "2525"] == ["g", "g"]


def test_disruption_is_white_or_red_and_seen_by_both() -> None:
    table = Table("ge-1 2525 white, su-1 2527 red", "german-movement")
    for seat in ("german", "soviet"):
        assert counter(table, "ge-1", seat)["marks"] == ["disrupted-white"]
        assert counter(table, "su-1", seat)["marks"] == ["disrupted-red"]


def test_announced_assaults_lie_on_attackers_and_on_the_hex() -> None:
    table = announce(announcing("su-1 2525, su-hq 2530, ge-1 2526"), "su-1", "2526", "su-hq")
    assert counter(table, "su-1", "german")["marks"] == ["announced"]
    assert counter(table, "su-hq", "soviet")["marks"] == ["supports"]
    assert counter(table, "su-hq", "german")["marks"] == ["supports"]
    assert seen(table)["battles"] == [{"cell": "2526", "battle": "assault"}]


def test_the_step_of_the_combat_is_named_to_both_sides() -> None:
    table = announcing("su-1 2525, ge-1 2526, ge-hq 2530")
    assert seen(table)["ladder"] == seen(table, "soviet")["ladder"] == "announce"
    announce(table, "su-1", "2526").do("done")
    assert seen(table)["ladder"] == "support"
    table.do("pass")
    assert seen(table)["ladder"] == "resolve"
    assert seen(Table("ge-1 2525, su-1 2527", "german-movement"))["ladder"] is None


def test_forts_ruins_and_leaders_stand_in_their_hexes() -> None:
    facts: dict[str, Any] = {"works": "2225 strongpoint, 2425 strongpoint", "taken": "2225", "empty": "2425"}
    facts |= {"terrain": "2530 built-up", "ruins": "2530", "leaders": "hitler 5017 loyal"}
    view = seen(Table("ge-1 2525, su-1 2527", "german-movement", **facts))
    assert {(row["cell"], row["fort"]) for row in view["forts"]} >= {("2225", "taken"), ("2425", "empty")}
    assert view["ruins"] == [{"cell": "2530", "ground": "ruins"}]
    assert [(row["leader"], row["marker"], row["cell"]) for row in view["leaders"]] == [
        ("Hitler", "hitler", "5017")
    ]


def test_dignitaries_are_listed_with_their_stars_where_they_are_played_with() -> None:
    units = "ge-1 2525, su-1 2527"
    facts: dict[str, Any] = {"leaders": "hitler, goring 5117 defected, krebs"}
    assert "dignitaries" not in seen(Table(units, "german-movement", **facts))
    view = seen(Table(units, "german-movement", options="leaders", **facts))
    assert view["dignitaries"] == [
        {"leader": "Göring", "cell": "5117", "mind": "defected", "stars": 3},
        {"leader": "Krebs", "cell": "4818", "mind": "loyal", "stars": 1},
    ]
    assert [row["marker"] for row in view["leaders"]] == ["hitler", "defected", "loyal"]


def test_points_have_their_sources_and_arrivals_their_zones() -> None:
    view = seen(Table("ge-1 2525, su-1 2527", "german-movement", points="german 4, soviet 3", killed=(1, 0)))
    assert {row["source"]: (row["german"], row["soviet"]) for row in view["sources"]} == {
        "kills": (0, 1),
        "other": (4, 2),
        "total": (4, 3),
    }
    game = real_game()
    arrivals = game.view(game.new("campaign", {}, bytes(32)), "soviet")["arrivals"]
    first = next(row for row in arrivals if row["side"] == "german")
    assert first == {"turn": 1, "side": "german", "count": 6, "zones": "A–C"}


@rule("8.7.1/5")
def test_who_was_driven_off_the_map_is_to_come_back_by_one_letter() -> None:
    table = Table("1-mech-corps-19 2534, ge-1 2525", "german-combat", turn=4)
    depart(table.g, table.unit("1-mech-corps-19"))
    assert seen(table)["arrivals"] == [{"turn": 5, "side": "soviet", "count": 1, "zones": "R"}]


@rule("3.1.4b", "12.0.1/kills", "12.0.2/kills")
def test_who_was_one_too_many_in_his_hex_is_lost_but_not_killed() -> None:
    table = Table("su-1 su-2 su-4 2525, ge-1 2527", "soviet-movement").do("done", "remove su-4")
    rows = {row["source"]: (row["german"], row["soviet"]) for row in seen(table)["sources"]}
    assert rows == {"kills": (0, 0), "other": (0, 0), "total": (0, 0)}
    lost = {row["what"]: row["soviet"] for row in seen(table)["forces"]}
    assert lost["eliminated"] == 1


def test_a_game_saved_before_kills_were_counted_counts_all_that_were_eliminated() -> None:
    table = Table("ge-1 2525, ge-2 ge-3 eliminated, su-1 2527, su-2 eliminated", "german-movement")
    old = {name: value for name, value in table.g.dump().items() if name != "killed"}
    assert Position.load(table.g.world, old).killed == (2, 1)


def test_the_enemy_learns_nothing_of_a_set_up_but_how_many_are_to_be_placed() -> None:
    game = real_game()
    view = game.view(game.new("campaign", {}, bytes(32)), "soviet")
    setting_up = [unit for unit in view["units"] if unit["place"] == "coming-0"]
    assert len(setting_up) > 80
    assert all(unit["id"].startswith("?") for unit in setting_up)
    assert all("face" not in unit for unit in setting_up)
    assert "hj_free" not in view


def test_all_see_who_has_which_german_role_and_the_germans_what_each_has_lost() -> None:
    table = Table.opening("six-players").do("standard", "done", "reassign 2-1-3-4")
    (unit,) = table.g.units_at(table.cell("5119"))  # of the SS, FS 3
    table.g.remove(unit, ELIMINATED)
    own, enemy = (seen(table, seat)["roles"] for seat in ("german-4", "zhukov"))
    held = [("hitler", "german-2"), ("armed", "german-1"), ("ss", "german-3"), ("civil", "german-4")]
    assert [(row["role"], row["player"]) for row in own] == held
    assert [(row["role"], row["player"]) for row in enemy] == held
    assert [row["lost"] != "0 %" for row in own] == [False, False, True, False]
    assert not any("lost" in row for row in enemy)


def test_a_table_for_two_has_no_roles() -> None:
    assert "roles" not in seen(Table.opening())
