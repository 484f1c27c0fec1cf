"""14 to 16: who arrives when and where, with the combat faces of the order of appearance."""

from collections import Counter

import pytest

from tests.fortress_berlin.data.box import box, of, unit, units
from tests.rules import rule

Arrival = tuple[str, str, str]
"""The zones, the formation, and the combat faces by type and size."""

ARRIVALS: dict[tuple[str, str, int], list[Arrival]] = {
    ("german", "", 1): [
        (
            "A-C",
            "9th Parachute Division",
            "hq division: 2-3-6, parachute infantry regiment: 3-2-4 2-2-4 1-2-4, assault gun "
            "battalion: 1-4-6, artillery regiment: 6-2-0",
        ),
        (
            "D-F",
            "11th SS Panzergrenadier Division Nordland",
            "hq division: 2-3-6, recon battalion: 1-4-6, assault gun battalion: 3-4-6, armour "
            "battalion: 6-5-6, mech infantry regiment: 4-4-6 4-4-6, motorised artillery regiment: "
            "8-2-2",
        ),
        ("D-F", "502nd Tiger Battalion", "armour battalion: 6-6-4"),
    ],
    ("german", "", 2): [
        (
            "H-K",
            "LVI Panzer Korps",
            "hq corps: 2-3-6, artillery regiment: 16-2-0 12-2-0, motorised machine gun battalion: "
            "3-4-6, assault gun battalion: 3-4-6",
        ),
        (
            "H-K",
            "Panzer Division Müncheberg",
            "hq division: 2-3-6, recon battalion: 1-4-6, armour battalion: 3-5-6, assault gun "
            "battalion: 1-4-6, mech infantry regiment: 2-4-6 3-4-6, artillery regiment: 6-2-0",
        ),
        (
            "H-K",
            "18th Panzergrenadier Division",
            "hq division: 2-3-6, recon battalion: 3-4-6, armour regiment: 5-5-6, assault gun "
            "battalion: 3-4-6, mech infantry regiment: 5-4-6 5-4-6, motorised artillery regiment: "
            "8-2-2",
        ),
        (
            "H-K",
            "20th Panzergrenadier Division",
            "hq division: 2-3-6, recon battalion: 2-4-6, antitank battalion: 6-2-0, mech infantry "
            "regiment: 4-4-6 4-4-6, armour battalion: 4-5-6, artillery regiment: 8-2-0",
        ),
    ],
    ("german", "", 3): [
        ("T-V", "SS Group Clausewitz", "mech infantry battalion: 1-4-6"),
    ],
    ("soviet", "", 1): [
        ("A-B", "1st Polish Army", "rifle division: 8-2-4, armour regiment: 2-6-6"),
        ("B-C", "1st Mechanised Corps", "armour brigade: 4-5-6, mech infantry brigade: 5-4-6 4-4-6 3-4-6"),
        ("D-E", "2nd Guards Tank Army", "hq army: 2-3-0, armour regiment: 3-6-6"),
        (
            "D-E",
            "12th Guards Tank Corps",
            "armour brigade: 5-5-6 4-5-6 4-4-6, mech infantry brigade: 4-4-6",
        ),
    ],
    ("soviet", "", 2): [
        ("B-D", "79th Rifle Corps", "rifle division: 9-2-4 11-2-4 12-2-4"),
        ("E-F", "12th Guards Rifle Corps", "rifle division: 7-2-4 9-2-4 10-2-4"),
        (
            "G-J",
            "8th Guards Army",
            "hq army: 2-3-0, assault gun regiment: 2-3-6 2-4-6 2-4-6 2-4-6 2-4-6 1-4-6 1-4-6, armour "
            "brigade: 2-6-6 2-5-6, armour regiment: 1-6-6",
        ),
        (
            "G-J",
            "11th Tank Corps",
            "armour brigade: 5-5-6 5-5-6 4-5-6 3-5-6, motorised infantry brigade: 4-2-6",
        ),
        ("G-J", "4th Guards Rifle Corps", "rifle division: 12-2-4 10-2-4 9-2-4"),
        ("G-J", "28th Guards Rifle Corps", "rifle division: 10-2-4 11-2-4 9-2-4"),
        ("G-J", "29th Guards Rifle Corps", "rifle division: 14-2-4 10-2-4 9-2-4"),
    ],
    ("soviet", "", 3): [
        ("W-X", "9th Guards Tank Corps", "armour brigade: 4-5-6 4-5-6 4-5-6, mech infantry brigade: 3-4-6"),
        ("W-X", "47th Army", "hq army: 2-3-0"),
        ("W-X", "125th Rifle Corps", "rifle division: 11-2-4 10-2-4 9-2-4"),
        (
            "D-E",
            "3rd Shock Army",
            "hq army: 2-3-0, armour regiment: 2-6-6 2-5-6, assault gun regiment: 2-4-6 2-4-6 2-4-6 "
            "2-3-6 1-4-6",
        ),
        ("D-E", "7th Rifle Corps", "rifle division: 11-2-4 9-2-4 9-2-4"),
        ("F-G", "9th Rifle Corps", "rifle division: 11-2-4 11-2-4 11-2-4"),
        ("F-G", "32nd Rifle Corps", "rifle division: 12-2-4 11-2-4 9-2-4"),
    ],
    ("soviet", "", 4): [
        ("B-E", "9th Tank Corps", "armour brigade: 5-4-6 4-5-6 4-5-6, motorised infantry brigade: 4-4-6"),
        (
            "E-G",
            "5th Shock Army",
            "hq army: 2-3-0, armour brigade: 4-4-6 5-5-6 4-5-6, armour regiment: 2-6-6, assault gun "
            "regiment: 1-3-6 2-4-6, rifle division: 9-2-4",
        ),
        ("E-G", "26th Guards Rifle Corps", "rifle division: 10-2-4 9-2-4 8-2-4"),
        (
            "G-J",
            "1st Guards Tank Army",
            "hq army: 2-3-0, armour brigade: 4-5-6, armour regiment: 2-6-6, assault gun regiment: 2-4-6",
        ),
        (
            "G-J",
            "11th Guards Tank Corps",
            "armour brigade: 4-5-6 3-5-6 3-4-6, mech infantry brigade: 5-4-6",
        ),
        (
            "G-J",
            "8th Guards Mechanised Corps",
            "armour brigade: 5-5-6, mech infantry brigade: 5-4-6 5-4-6 5-4-6",
        ),
        (
            "P-Q",
            "9th Guards Mechanised Corps",
            "armour brigade: 3-5-6, mech infantry brigade: 5-4-6 4-4-6 3-4-6",
        ),
        ("Q-R", "6th Guards Tank Corps", "armour brigade: 5-5-6 4-5-6 4-5-6, mech infantry brigade: 4-4-6"),
        ("R-S", "7th Guards Tank Corps", "armour brigade: 4-5-6 4-4-6 3-5-6, mech infantry brigade: 3-4-6"),
        (
            "P-S",
            "3rd Guards Tank Army",
            "hq army: 2-3-0, armour regiment: 3-6-6 2-6-6, assault gun regiment: 2-4-6",
        ),
    ],
    ("soviet", "", 5): [
        (
            "R-S",
            "10th Guards Tank Corps",
            "armour brigade: 4-5-6 4-5-6 3-5-6, motorised infantry brigade: 3-4-6",
        ),
        ("R-S", "28th Army", "rifle division: 11-2-4 12-2-4"),
    ],
    ("soviet", "", 7): [
        (
            "R-S",
            "28th Army",
            "hq army: 2-3-0, rifle division: 17-2-4 14-2-4 14-2-4 12-2-4 12-2-4 10-2-4 10-2-4",
        ),
    ],
    ("german", "16.4", 4): [
        ("B-C", "Group Steiner", "hq corps: 2-3-6"),
        (
            "B-C",
            "7th Panzer Division",
            "hq division: 2-3-6, recon battalion: 1-4-6, armour battalion: 2-5-6, artillery battalion: 4-2-0",
        ),
        ("B-C", "3rd Naval Infantry Division", "infantry regiment: 3-2-4 1-2-4"),
        (
            "B-C",
            "25th Panzergrenadier Division",
            "hq division: 2-3-6, recon battalion: 2-4-6, armour battalion: 3-5-6, assault gun "
            "battalion: 1-4-6, mech infantry regiment: 3-4-6 3-4-6, artillery regiment: 8-2-0",
        ),
        ("B-C", "606th Infantry Division", "infantry division: 4-2-4"),
    ],
    ("soviet", "16.4", 4): [
        ("U-X", "47th Army", "armour regiment: 2-6-6"),
        ("U-X", "9th Guards Tank Corps", "mech infantry brigade: 4-2-6"),
    ],
    ("german", "16.5", 9): [
        ("wenck", "Group Wenck", "hq corps: 2-3-6"),
        (
            "wenck",
            "10th SS Panzer Division",
            "hq division: 2-3-6, recon battalion: 4-4-6, armour battalion: 6-5-6 5-5-6, assault gun "
            "battalion: 4-5-6, mech infantry battalion: 4-4-6 3-4-6, motorised artillery battalion: "
            "8-2-2",
        ),
        (
            "wenck",
            "Führer Begleit SS Division",
            "hq division: 2-3-6, recon company: 2-4-6, armour regiment: 4-5-6, mech infantry "
            "regiment: 3-4-6 2-4-6, motorised artillery battalion: 8-2-2",
        ),
        (
            "wenck",
            "Panzer Division Clausewitz",
            "armour kampfgruppe: 3-5-6, mech infantry kampfgruppe: 3-4-6",
        ),
        (
            "wenck",
            "12th SS Panzer Division Hitler Jugend",
            "hq division: 2-3-6, recon battalion: 3-4-6, mech infantry battalion: 4-4-6 4-4-6",
        ),
        ("wenck", "199th Infantry Division", "infantry division: 3-2-4"),
        ("wenck", "Infantry Division Hamburg", "infantry regiment: 3-2-4 3-2-4"),
        ("wenck", "Infantry Division von Hake", "infantry division: 3-2-4"),
        (
            "wenck",
            "84th Infantry Division",
            "infantry regiment: 2-2-4 2-2-4 2-2-4, antitank battalion: 6-2-0",
        ),
    ],
    ("soviet", "16.5", 9): [
        (
            "M-P",
            "4th Guards Tank Army",
            "hq army: 2-3-0, armour brigade: 4-5-6, assault gun regiment: 2-4-6, armour regiment: "
            "2-6-6 2-6-6",
        ),
        (
            "M-P",
            "5th Guards Mechanised Corps",
            "armour brigade: 5-5-6, mech infantry brigade: 5-4-6 4-4-6 4-4-6",
        ),
        (
            "M-P",
            "6th Guards Mechanised Corps",
            "armour brigade: 4-5-6, mech infantry brigade: 5-4-6 3-4-6 3-4-6",
        ),
    ],
}
"""By side, variant and turn."""


def arriving(side: str, variant: str, turn: int) -> Counter[tuple[str, str, str]]:
    """What the counters say."""
    return Counter(
        (found.entry, found.formation, f"{found.type} {found.size}: {found.c_fs}-{found.c_pf}-{found.c_ma}")
        for found in of(side=side, variant=variant, turn=turn)
        if found.entry
    )


def listed(arrivals: list[Arrival]) -> Counter[tuple[str, str, str]]:
    """What the order of appearance says."""
    return Counter(
        (entry, formation, f"{kind}: {face}")
        for entry, formation, text in arrivals
        for kind, faces in (part.split(": ") for part in text.split(", "))
        for face in faces.split()
    )


@rule("14.0/t1-9th-parachute-division", "14.0/t1-11th-ss-panzergrenadier-division-nordland")
@rule("14.0/t1-502nd-tiger-battalion")
@rule("14.0/t2-lvi-panzer-korps", "14.0/t2-panzer-division-muncheberg")
@rule("14.0/t2-18th-panzergrenadier-division", "14.0/t2-20th-panzergrenadier-division")
@rule("14.0/t3-ss-group-clausewitz")
@rule("15.0/t1-1st-polish-army", "15.0/t1-1st-mechanised-corps", "15.0/t1-2nd-guards-tank-army")
@rule("15.0/t1-12th-guards-tank-corps")
@rule("15.0/t2-79th-rifle-corps", "15.0/t2-12th-guards-rifle-corps", "15.0/t2-8th-guards-army")
@rule("15.0/t2-11th-tank-corps", "15.0/t2-4th-guards-rifle-corps")
@rule("15.0/t2-28th-guards-rifle-corps", "15.0/t2-29th-guards-rifle-corps")
@rule("15.0/t3-9th-guards-tank-corps", "15.0/t3-47th-army", "15.0/t3-125th-rifle-corps")
@rule("15.0/t3-3rd-shock-army", "15.0/t3-7th-rifle-corps", "15.0/t3-9th-rifle-corps")
@rule("15.0/t3-32nd-rifle-corps")
@rule("15.0/t4-9th-tank-corps", "15.0/t4-5th-shock-army", "15.0/t4-26th-guards-rifle-corps")
@rule("15.0/t4-1st-guards-tank-army", "15.0/t4-11th-guards-tank-corps")
@rule("15.0/t4-8th-guards-mechanised-corps", "15.0/t4-9th-guards-mechanised-corps")
@rule("15.0/t4-6th-guards-tank-corps", "15.0/t4-7th-guards-tank-corps")
@rule("15.0/t4-3rd-guards-tank-army")
@rule("15.0/t5-10th-guards-tank-corps", "15.0/t5-28th-army")
@rule("15.0/t7-28th-army")
@rule("16.4/german-group-steiner", "16.4/german-7th-panzer-division")
@rule("16.4/german-3rd-naval-infantry-division", "16.4/german-25th-panzergrenadier-division")
@rule("16.4/german-606th-infantry-division")
@rule("16.4/soviet-47th-army", "16.4/soviet-9th-guards-tank-corps")
@rule("16.5/german-group-wenck", "16.5/german-10th-ss-panzer-division")
@rule("16.5/german-fuhrer-begleit-ss-division", "16.5/german-panzer-division-clausewitz")
@rule("16.5/german-12th-ss-panzer-division-hitler-jugend", "16.5/german-199th-infantry-division")
@rule("16.5/german-infantry-division-hamburg", "16.5/german-infantry-division-von-hake")
@rule("16.5/german-84th-infantry-division")
@rule("16.5/soviet-4th-guards-tank-army", "16.5/soviet-5th-guards-mechanised-corps")
@rule("16.5/soviet-6th-guards-mechanised-corps")
@pytest.mark.parametrize("key", ARRIVALS, ids=str)
def test_arrivals_of_a_turn(key: tuple[str, str, int]) -> None:
    assert arriving(*key) == listed(ARRIVALS[key])


@rule("14.0", "15.0")
def test_nobody_else_arrives() -> None:
    others = {("german", "16.2", 1), ("german", "16.3", 2)}
    assert {(found.side, found.variant, found.turn) for found in box().units if found.entry} == {
        *ARRIVALS,
        *others,
    }
    counts = Counter((found.side, found.turn) for found in box().units if found.entry and not found.variant)
    assert [counts["german", turn] for turn in (1, 2, 3)] == [14, 26, 1]
    assert [counts["soviet", turn] for turn in (1, 2, 3, 4, 5, 7)] == [12, 31, 25, 43, 6, 8]


def test_minor_variants_bring_their_units() -> None:
    (latvians,) = of(variant="16.2")
    assert (latvians.entry, latvians.turn, latvians.ss) == ("G-J", 1, True)
    assert (latvians.c_fs, latvians.c_pf, latvians.c_ma) == (2, 2, 4)
    korps = of(variant="16.3")
    assert {(found.entry, found.turn, found.formation) for found in korps} == {
        ("H-K", 2, "156th Infantry Division")
    }
    assert sorted((found.type, found.c_fs, found.c_pf, found.c_ma) for found in korps) == [
        ("antitank", 6, 2, 0),
        ("infantry", 2, 2, 4),
        ("infantry", 2, 2, 4),
        ("infantry", 3, 2, 4),
    ]


def test_who_comes_back() -> None:
    assert {found.id for found in of(returns="16.4")} == {found.id for found in units("1-polish-army-*")}
    assert {found.id for found in of(returns="16.5")} == {found.id for found in units("20-pg-*")}
    assert len(of(returns="16.5")) == 7


def test_the_tower_of_the_reichstag_has_its_flak() -> None:
    flak = unit("tower-reichstag")
    assert (flak.variant, flak.setup, flak.type) == ("16.1", "5015", "flak")
    assert (flak.c_fs, flak.c_pf, flak.c_ma) == (6, 3, 0)
