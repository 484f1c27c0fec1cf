"""The counters: faces, types and what they may do, and that what is ours keeps to what the rules say."""

from grognard.games.fortress_berlin.units import EVERYWHERE, SIDES, TYPES
from tests.fortress_berlin.data.box import box, faces, of, unit, units
from tests.rules import rule

ALL = box().units
TWO_FACED = [found for found in ALL if found.has_manoeuvre_face]


def test_ids_and_names_are_told_apart() -> None:
    assert len({found.id for found in ALL}) == len(ALL)
    assert len({(found.side, found.name) for found in ALL}) == len(ALL)


@rule("1.0a")
def test_two_sides() -> None:
    assert {found.side for found in ALL} == set(SIDES)
    assert box().charts.strengths.turns == 15


@rule("1.0.1", "2.2.1b")
def test_sizes_run_from_company_to_division_and_staffs_go_higher() -> None:
    assert {found.size for found in ALL if not found.is_hq} == {
        "",
        "company",
        "battalion",
        "kampfgruppe",
        "regiment",
        "brigade",
        "division",
    }
    assert all(found.is_hq for found in ALL if found.size in ("corps", "army"))


@rule("2.3")
def test_markers_are_no_counters() -> None:
    assert {found.type for found in ALL} == set(TYPES)
    assert not any(word in found.name.lower() for word in ("ruins", "disrupt", "strike") for found in ALL)


# Faces


@rule("2.2a")
def test_all_but_plant_protection_have_two_faces() -> None:
    assert {found.type for found in ALL if not found.has_manoeuvre_face} == {"plant protection"}
    for found in of(type="plant protection"):
        assert (found.m_fs, found.m_pf, found.m_ma, found.m_range) == (0, 0, 0, 0)


@rule("2.2b", "2.2.4a", "2.2.5", "2.2.6")
def test_the_faces_have_their_own_values() -> None:
    assert faces([unit("79-rifle-corps-171")]) == ["11-2-4"]
    assert unit("79-rifle-corps-171").c_pf == 2
    assert unit("408-artillery-heavy").c_fs == 15
    assert unit("18-pg-hq").c_ma == 6
    found = unit("18-pg-30")
    assert (found.c_fs, found.c_pf, found.c_ma) == (5, 4, 6)
    assert (found.m_fs, found.m_pf, found.m_ma) == (2, 3, 8)


@rule("3.3.1a", "3.3.2a")
def test_manoeuvre_mode_moves_farther_and_is_weaker() -> None:
    for found in TWO_FACED:
        assert found.m_ma >= found.c_ma, found.id
        assert 1 <= found.m_fs <= found.c_fs, found.id
        assert 1 <= found.m_pf < found.c_pf, found.id
        assert (found.m_ma == 0) == (found.type == "flak"), found.id


@rule("2.2.7")
def test_morale_is_one_number_on_a_scale_of_three() -> None:
    assert {found.mr for found in ALL} == {1, 2, 3}
    assert {found.mr for found in ALL if found.ss} == {3}
    assert {found.mr for found in ALL if found.is_vs or found.is_police or found.is_ppb} == {1}
    assert all(found.mr == (3 if "Gds" in found.name else 2) for found in of(type="rifle"))


@rule("2.2.8")
def test_headquarters_have_a_radius_and_berlin_reaches_everywhere() -> None:
    assert all((found.command_radius > 0) == found.is_hq for found in ALL)
    assert unit("berlin-hq").command_radius == EVERYWHERE
    divisions = {found.command_radius for found in ALL if found.is_hq and found.size == "division"}
    armies = {found.command_radius for found in ALL if found.is_hq and found.size == "army"}
    assert max(divisions) < unit("lvi-hq").command_radius < EVERYWHERE
    assert armies <= set(range(8, 13))


# Types and what they may do


@rule("2.2.2a", "2.2.2b")
def test_classes() -> None:
    police = unit("police-1")
    assert (police.is_infantry_class, police.is_police, police.is_hj) == (True, True, False)
    assert unit("nordland-recon").is_armour
    assert unit("nordland-assault-gun").is_armour
    assert all(
        sum((one.is_infantry_class, one.is_armour, one.is_support, one.is_artillery, one.is_hq)) == 1
        for one in ALL
    )
    assert {found.type for found in ALL if found.is_support} == {"antitank", "flak"}


@rule("2.2.3a")
def test_weapons_go_by_class() -> None:
    for found in ALL:
        weapon = next(
            weapon
            for weapon, holds in (
                ("small-arms", found.is_infantry_class),
                ("mixed", found.is_armour),
                ("antitank", found.is_support),
                ("artillery", found.is_artillery),
                ("def", found.is_hq),
            )
            if holds
        )
        assert found.weapon == weapon


@rule("2.2.3b")
def test_ranges_go_by_weapon() -> None:
    assert {(found.c_range, found.m_range) for found in TWO_FACED if found.weapon == "small-arms"} == {(1, 1)}
    assert {(found.c_range, found.m_range) for found in ALL if found.weapon in ("mixed", "antitank")} == {
        (2, 2)
    }
    assert {(found.c_range, found.m_range) for found in ALL if found.weapon == "def"} == {(0, 0)}
    guns = of(weapon="artillery")
    assert {found.m_range for found in guns} == {0}
    assert all(15 <= found.c_range <= 25 for found in guns)


@rule("2.2.4c")
def test_what_each_class_may_do() -> None:
    assert all(
        not found.may_assault for found in ALL if found.is_support or found.is_artillery or found.is_hq
    )
    assert all(found.may_assault for found in ALL if found.is_infantry_class or found.is_armour)
    assert all(found.may_direct_fire == (found.is_armour or found.is_support) for found in ALL)
    assert all(found.may_bombard == found.is_artillery for found in ALL)
    assert all(found.defends_with_pf == (found.is_support or found.is_artillery) for found in ALL)


def test_direct_fire_finds_vehicles() -> None:
    assert {found.type for found in ALL if found.is_direct_target} == {
        "armour",
        "assault gun",
        "recon",
        "mech infantry",
    }


def test_vehicles_and_foot() -> None:
    assert not any(found.is_vehicle and found.is_foot for found in ALL)
    assert {found.type for found in ALL if not found.is_vehicle and not found.is_foot} == {
        "antitank",
        "flak",
        "artillery",
    }


def test_militias_are_told_apart() -> None:
    assert len([found for found in ALL if found.is_vs]) == 84 + 3
    assert {found.id for found in ALL if found.is_engineer} == {
        "lobeck",
        *(f"vs-engineers-{number}" for number in (1, 2, 3)),
    }
    assert len([found for found in ALL if found.is_hj]) == 12
    assert {found.id for found in of(setup="naval")} == {"1-ssta", "fuml", "marscb-803"}
    assert len([found for found in ALL if found.is_immobile_flak]) == 14 + 1
    assert unit("h-goering-foot").is_battalion_or_less
    assert not unit("fah").is_battalion_or_less


# Formations


@rule("2.2.1a")
def test_units_know_their_formation() -> None:
    assert (
        unit("9-parachute-artillery").formation
        == unit("9-parachute-artillery").band
        == "9th Parachute Division"
    )


def test_bands_are_divisions_and_mobile_corps_alone() -> None:
    assert unit("502-tiger").band == unit("nordland-hq").band == "11th SS Panzergrenadier Division Nordland"
    assert unit("h-goering-mech").band == unit("h-goering-foot").band != ""
    assert unit("12-guards-tank-corps-48").band == "12th Guards Tank Corps"
    assert unit("8-guards-mech-corps-1").band == "8th Guards Mechanised Corps"
    loose = "lvi-* berlin-* gd-* vs-* tegel-* *-rifle-corps-* *-army-hq *-army-assault-gun* police-* janums"
    assert {found.band for found in units(*loose.split())} == {""}


@rule("3.5.4a")
def test_four_german_headquarters_stand_above_the_divisions() -> None:
    higher = {found.formation for found in ALL if found.is_higher_hq}
    assert higher == {"Berlin HQ", "LVI Panzer Korps", "Group Steiner", "Group Wenck"}
    parents = {found.formation: found.parent for found in ALL if found.is_hq and found.size == "division"}
    assert {division for division, parent in parents.items() if parent == "Berlin"} == {
        "9th Parachute Division",
        "11th SS Panzergrenadier Division Nordland",
    }
    assert {division for division, parent in parents.items() if parent == "LVI Panzer Korps"} == {
        "Panzer Division Müncheberg",
        "18th Panzergrenadier Division",
        "20th Panzergrenadier Division",
    }
    assert set(parents.values()) == {"Berlin", "LVI Panzer Korps", "Group Steiner", "Group Wenck"}


def test_every_soviet_unit_has_its_army() -> None:
    armies = {found.army for found in of(side="soviet")}
    staffs = {found.army: found.turn for found in of(side="soviet", type="hq")}
    assert armies - set(staffs) == {"1st Polish Army"}
    assert [sum(turn <= now for turn in staffs.values()) for now in (1, 2, 3, 4, 6, 7)] == [1, 2, 4, 7, 7, 8]
    assert unit("11-tank-corps-20").army == "8th Guards Army"


def test_marshals() -> None:
    assert {found.army for found in ALL if found.marshal == "koniev"} == {
        "1st Polish Army",
        "3rd Guards Tank Army",
        "4th Guards Tank Army",
        "28th Army",
    }
    assert unit("125-rifle-corps-60").marshal == "zhukov"
    assert unit("10-guards-tank-corps-61").marshal == "koniev"


def test_forces_of_the_german_roles() -> None:
    named = "lah-1 himmler-guard vs-1 hj-goebbels ppb-1 police-1 fah tower-zoo mvk 12-ss-25"
    assert [unit(name).force for name in named.split()] == [
        "lah",
        "ss",
        "volkssturm",
        "hj",
        "ppb",
        "police",
        "fah",
        "armed",
        "armed",
        "ss",
    ]
    assert {found.force for found in of(side="soviet")} == {""}


# The cup and the leaders


def test_the_cup_never_runs_dry() -> None:
    cup = of(type="volkssturm")
    assert {found.setup for found in cup} == {"cup"}
    assert len(cup) >= 30 + 8 * 5 + 14
    assert set(faces(cup)) == {"1-2-4", "2-2-4"}


@rule("11.1.1", "17.4.9")
def test_leaders() -> None:
    hitler, *others = box().leaders
    assert (hitler.id, hitler.hex, hitler.stars) == ("hitler", "5017", 0)
    assert len(others) > box().charts.strengths.leaders_drawn == 6
    assert {leader.stars for leader in others} == {1, 2, 3}
    hexes = {leader.id: leader.hex for leader in others}
    assert hexes.items() >= {
        ("goebbels", "5115"),
        ("himmler", "5119"),
        ("goring", "5117"),
        ("keitel", "4818"),
        ("donitz", "4819"),
        ("bormann", "5017"),
    }
    assert set(hexes.values()) <= {"4818", "4819", "5017", "5018", "5115", "5117", "5118", "5119", "5315"}
