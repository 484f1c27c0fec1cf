"""The counters bear what the rules and their errata say of them, and what is ours keeps to their scale."""

import pytest

from grognard.games.borodino_41.units import GERMAN, KINDS, SOVIET, Unit
from tests.borodino_41.data.box import box, unit, units
from tests.rules import rule

ALL = box().printed_units


def of(**wanted: object) -> list[Unit]:
    return [found for found in ALL if all(getattr(found, name) == value for name, value in wanted.items())]


def guns(name: str) -> str:
    return unit(name).equipment or ""


# Errata


@rule("2/errata/10pz-count", "2/errata/12-rec")
def test_divisions_have_the_printed_number_of_units() -> None:
    assert len(of(formation="10 Panzer Division")) == 35
    assert len(of(formation="32 Rifle Division")) == 32
    assert unit("32rd-12rec-mc").name == "12 Rec/32"


@rule("2/errata/german-at-batteries")
def test_german_anti_tank_batteries_have_two_points() -> None:
    batteries = units("10pz-90at-*", "dr-at-*")
    assert len(batteries) == 6
    assert {battery.strength for battery in batteries} == {2}


@rule("2/errata/nebelwerfer-calibre")
def test_nebelwerfers_are_of_100_mm() -> None:
    assert len(units("xl-54neb-*")) == 2
    assert all("100 mm" in guns(found.id) for found in units("xl-54neb-*"))


@rule("2/errata/flak-7")
def test_batteries_of_flak_regiment_7() -> None:
    assert len(units("xl-7flak-*")) == 10
    for battalion in ("i", "ii"):
        calibres = [guns(f"xl-7flak-{battalion}-{number}").split(" × ")[1] for number in range(1, 6)]
        assert calibres == ["88 mm AA"] * 3 + ["20 mm AA"] * 2


@rule("2/errata/flak-2-26", "2/errata/3-2-26")
def test_batteries_of_the_second_battalion_of_flak_26() -> None:
    calibres = [guns(f"xl-26flak-{number}").split(" × ")[1] for number in (1, 2, 3)]
    assert calibres == ["88 mm AA", "88 mm AA", "20 mm AA"]
    assert unit("xl-26flak-3").name == "3/2/26 Flak"
    assert (unit("xl-26flak-3").kind, unit("xl-26flak-3").arrives) == ("aa", 1)


@rule("2/errata/pz3-range")
def test_range_of_the_pz_iii_is_without_parentheses() -> None:
    companies = [found for found in ALL if "Pz III" in (found.equipment or "")]
    assert len(companies) == 6
    assert all(found.range == 2 and not found.range_paren for found in companies)


@rule("2/errata/hq-322")
def test_rifle_regiment_322_has_its_hq() -> None:
    (staff,) = of(parent="322 Rifle Rgt", kind="regimental-hq")
    assert (staff.name, staff.arrives, staff.entry) == ("322 Rifle", 3, "rail")


@rule("2/errata/59-aa", "2/errata/467-eng", "2/errata/637-art")
def test_renumbered_units_have_their_right_numbers() -> None:
    assert {found.formation for found in of(kind="aa", side="soviet", arrives=0)} == {
        "59 AA Rgt",
        "767 AA Rgt",
    }
    assert [found.name for found in of(kind="engineer", arrives=0)] == ["467 Eng"]
    assert [(found.name, found.arrives) for found in of(kind="heavy-artillery")] == [("637 Art", 6)]
    assert not any(wrong in found.name for wrong in ("54 AA", "465", "627") for found in ALL)


@rule("2/errata/3-93-flak")
def test_factors_of_the_third_battery_of_flak_93() -> None:
    found = unit("10pz-93flak-3")
    assert (found.strength, found.at, found.range) == (2, 2, 2)
    assert not found.at_paren
    assert not found.range_paren


@rule("2/errata/2-61")
def test_one_motorised_battalion_of_61_with_105_mm() -> None:
    (found,) = [other for other in ALL if "/61" in other.name]
    assert (found.name, found.mobility, found.arrives) == ("II/61 Art", "wheeled", 1)
    assert "105 mm" in guns(found.id)


@rule("2/errata/509-at")
def test_guns_of_regiment_509_fire_at_aircraft() -> None:
    assert all(found.is_aa for found in units("509at-*"))
    assert "85 mm AA" in guns("509at-1")
    assert not any(found.is_aa for found in of(kind="at") if found.formation != "509 AT Rgt")


@rule("3/counters/sig")
def test_one_unit_of_self_propelled_infantry_guns() -> None:
    assert [found.name for found in of(kind="infantry-gun-sp")] == ["SIG 706"]
    assert unit("10pz-sig706").formation == "10 Panzer Division"


# Kinds and factors


@rule("1/scale/strength-point")
def test_a_point_is_five_or_six_tanks() -> None:
    assert guns("t28co") == "16 × T-28"
    assert unit("t28co").strength == 3
    tanks = sum(
        int(part.split(" × ")[0]) for found in units("10pz-7pz-*") for part in guns(found.id).split(" + ")
    )
    assert 5 <= tanks / sum(found.strength for found in units("10pz-7pz-*")) <= 6


@rule("8/stack/strength-place")
def test_every_unit_has_points_to_lose_and_fits_a_hex() -> None:
    assert all(1 <= found.strength <= 9 for found in ALL)
    assert unit("dr-d-i").strength == 8


@rule("12/artillery/types")
def test_what_is_artillery() -> None:
    kinds = {kind for kind in KINDS for found in of(kind=kind) if found.is_weapon}
    assert kinds == {
        *("at", "aa", "regimental-hq", "field-artillery", "howitzer", "gun-artillery"),
        *("heavy-artillery", "heavy-mortar", "nebelwerfer", "rocket"),
    }


@rule("12/assault/who")
def test_who_may_assault() -> None:
    kinds = {kind for kind in KINDS for found in of(kind=kind) if found.may_assault}
    assert kinds == {
        *("infantry", "machine-gun", "cavalry", "engineer", "flamethrower", "motorcycle"),
        *("armoured-engineer", "tank", "assault-gun", "armoured-car", "infantry-gun-sp"),
    }


@rule("12/indirect/range-14", "12/indirect/range-20")
def test_indirect_ranges() -> None:
    light = [found for found in ALL if found.kind in ("howitzer", "field-artillery")]
    assert len(light) == 15
    assert {(found.indirect, found.shifts, found.indirect_range) for found in light} == {("shift", 1, 14)}
    heavy = [found for found in ALL if found.is_heavy]
    assert [found.id for found in heavy] == ["xl-637art", "572gun"]
    assert {(found.indirect, found.shifts, found.indirect_range) for found in heavy} == {("shift", 1, 20)}


def test_rockets_and_nebelwerfers_have_shifts_alone() -> None:
    rockets, mortars = of(kind="rocket"), of(kind="nebelwerfer")
    assert len(rockets) == 5
    assert {found.shifts for found in rockets} == {2}
    assert {(found.shifts, found.indirect_range) for found in mortars} == {(1, 14)}
    assert not any(found.at or found.direct or found.range for found in rockets + mortars)


def test_artillery_has_an_anti_tank_factor_of_two() -> None:
    bracketed = [found for found in ALL if found.at_paren]
    assert {found.at for found in bracketed} == {2}
    assert all(found.direct for found in bracketed)
    assert {found.kind for found in ALL if found.is_battalion} < {found.kind for found in bracketed}


@rule("18/armeng/rockets")
def test_half_track_company() -> None:
    (found,) = [other for other in ALL if other.is_halftrack]
    assert (found.formation, found.direct, found.range, found.at, found.armour) == (
        *("10 Panzer Division", 4, 1, 0, "mounted"),
    )


def test_circles_of_the_tanks() -> None:
    for tank, circles in (("T-34", "black"), ("KV", "double"), ("T-28", "static")):
        found = [other for other in ALL if f"× {tank}" in (other.equipment or "")]
        assert found
        assert {other.armour for other in found} == {circles}
    assert all("KV" in guns(found.id) for found in of(armour="double"))
    assert all(found.is_armour or found.is_halftrack for found in ALL if found.armour != "none")


def test_amphibious_and_static_tanks() -> None:
    assert [found.id for found in ALL if found.is_amphibious] == ["32rd-12rec-t38"]
    assert [found.id for found in of(mobility="static")] == ["t28co"]


def test_flamethrowers_have_no_factors() -> None:
    assert not any(found.at or found.direct or found.range for found in of(kind="flamethrower"))


def test_who_spots_for_soviet_guns() -> None:
    spotters = {found.formation for found in ALL if found.side == "soviet" and found.spots_for_soviets}
    assert "32 Rifle Division" in spotters
    assert all(found.spots_for_soviets for found in of(formation="32 Rifle Division"))
    assert not any(found.spots_for_soviets for found in units("230r-*", "18tb-t34-*", "5a-hq"))
    assert unit("121at-1").spots_for_soviets


def test_who_may_dismount() -> None:
    assert {found.mobility for found in ALL if found.may_dismount} == {"wheeled"}
    motorised = [
        found for found in ALL if found.kind in ("infantry", "engineer") and found.mobility == "wheeled"
    ]
    assert len(motorised) == 19
    assert all(found.may_dismount for found in motorised)


def test_motorcycles_and_armoured_cars_need_no_command() -> None:
    kinds = {found.kind for found in ALL if found.is_always_commanded}
    assert kinds == {"motorcycle", "armoured-car"}


def test_formations_that_count_in_the_initiative() -> None:
    assert {found.parent for found in ALL if found.is_manoeuvre} == {
        *("7 Pz Rgt", "69 Mot Rgt", "86 Mot Rgt", "SS Deutschland", "SS Der Führer", "SS 11"),
        *("17 Rifle Rgt", "113 Rifle Rgt", "322 Rifle Rgt", "230 Reserve Rgt", "36 Mcycl Rgt"),
        *("18 Tk Bde", "19 Tk Bde", "20 Tk Bde", "22 Tk Bde"),
    }


def test_every_larger_formation_has_an_hq() -> None:
    for formation in ("10 Panzer Division", "SS Das Reich", "32 Rifle Division", "5 Army"):
        assert any(found.is_hq for found in of(formation=formation))
    for brigade in (18, 19, 20, 22):
        assert any(found.is_hq for found in of(formation=f"{brigade} Tk Bde"))


@pytest.mark.parametrize(("camp", "least", "most"), [(GERMAN, 200, 260), (SOVIET, 230, 320)])
def test_points_of_the_sides(camp: int, least: int, most: int) -> None:
    assert least <= sum(found.strength for found in ALL if found.camp == camp) <= most


def test_a_ten_destroys_some_soviets_but_no_germans() -> None:
    assert {found.side for found in ALL if found.morale <= 5} == {"soviet"}
    assert all(5 <= found.morale <= 8 for found in ALL)
    assert all(found.morale >= 6 for found in of(formation="32 Rifle Division"))


def test_names_are_short_and_of_one_unit_each() -> None:
    assert all(len(found.name) <= 12 for found in ALL)
    assert len({(found.name, found.kind) for found in ALL}) == len(ALL)


# Dummies


@rule("11/dummies/have")
def test_dummies_follow_the_counters() -> None:
    dummies = box().units[len(ALL) :]
    assert [found.id for found in dummies if found.camp == GERMAN] == [
        f"german-dummy-{n}" for n in range(1, 9)
    ]
    assert [found.id for found in dummies if found.camp == SOVIET] == [
        f"soviet-dummy-{n}" for n in range(1, 11)
    ]
    assert all(found.is_dummy and not found.strength and not found.may_assault for found in dummies)
    assert box().piece_names == tuple(found.id for found in box().units)


@rule("7/reduce/dismount")
def test_motorised_infantry_engineers_and_motorcyclists_may_go_on_foot() -> None:
    kinds = {found.kind for found in ALL if found.may_dismount}
    assert kinds == {"infantry", "engineer", "motorcycle"}
    assert all(found.may_dismount for found in ALL if found.kind in kinds and found.is_motorised)
