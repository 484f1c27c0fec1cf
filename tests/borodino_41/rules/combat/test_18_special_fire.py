"""18 Special units under fire and firing: flamethrowers, rockets on half-tracks, T-38 and T-28."""

from tests.borodino_41.shooting import barred, german, leave, resolve, shifts, shot, shots, soviet
from tests.borodino_41.table import Table
from tests.rules import rule


@rule("18/flame/no-fire")
def test_flamethrowers_do_not_fire() -> None:
    table = german("ge-1 0505 marked-s, su-flame 0506")
    assert barred(table, "su-flame", "0505", purpose="defensive", under="0506") == "18/flame/no-fire"
    assert barred(soviet("su-flame 0506, ge-1 0505"), "su-flame", "0505") == "18/flame/no-fire"


@rule("18/flame/size")
def test_flamethrowers_are_hard_to_hit_whatever_their_strength() -> None:
    table = german("ge-1 0505, su-flame 0506", strengths="su-flame 6")
    assert shifts(shot(table, "ge-1", "su-flame")) == {"small": -1}


@rule("18/armeng/rockets", "12/rockets/german-halftrack", "12/artillery/rocket-halftrack")
def test_the_half_tracks_fire_four_points_at_neighbours() -> None:
    table = german("ge-aeng 0505, su-1 0506")
    assert shot(table, "ge-aeng", "su-1").points == 4
    assert not barred(table, "ge-aeng", "0506")
    assert barred(german("ge-aeng 0505, su-1 0507"), "ge-aeng", "0507") == "12/artillery/rocket-halftrack"


@rule("18/armeng/morale", "12/rockets/german-halftrack")
def test_their_rockets_force_a_morale_test() -> None:
    table = german("ge-aeng 0505, su-1 0506")
    resolve(table, "ge-aeng", "su-1", 1, 7).finds("su-1 0506 suppressed")
    table = german("ge-aeng 0505, su-1 0506")  # column 3: 7 is a test, 6 would be passed
    resolve(table, "ge-aeng", "su-1", 7, 6).finds("su-1 0506 suppressed")
    resolve(german("ge-1 0505, su-1 0506"), "ge-1", "su-1", 7, 6).unmarked("su-1 suppressed")


@rule("18/armeng/limits")
def test_they_have_neither_zoc_fire_nor_at_fire() -> None:
    table = Table("su-1 0506, ge-aeng 0505", "soviet-movement")
    assert table.g.zone[0][table.cell("0506")]
    assert not leave(table, "su-1").g.pending
    assert barred(table, "ge-aeng", "0506", purpose="zoc") == "18/armeng/limits"
    tank = german("ge-aeng 0505 marked-s, su-t34 0506")
    assert barred(tank, "ge-aeng", "0506", "at") == "18/armeng/limits"


@rule("18/armeng/once-a-day", "12/rockets/german-halftrack")
def test_they_fire_once_a_day() -> None:
    table = resolve(german("ge-aeng 0505, su-1 0506"), "ge-aeng", "su-1", 1, 1).marked("ge-aeng spent")
    table.g.fired[table.unit("ge-aeng")] = 0
    assert barred(table, "ge-aeng", "0506") == "18/armeng/once-a-day"
    table.unmarked("ge-aeng out-of-supply")


@rule("18/amphib/at-shift")
def test_the_t38_is_hard_to_hit_when_it_assaults_through_water() -> None:
    at = "su-t38 0505 marked-s, ge-tank 0506"
    for water in ("stream", "river"):
        table = soviet(at, sides=f"0505 0506 {water}")
        assert shifts(shot(table, "ge-tank", "su-t38", "defensive")) == {"white": 1, "swimming": -1}
    assert shifts(shot(soviet(at), "ge-tank", "su-t38", "defensive")) == {"white": 1}
    standing = soviet("su-t38 0505, ge-tank 0506", sides="0505 0506 stream")
    assert shifts(shot(standing, "ge-tank", "su-t38", "zoc")) == {"white": 1}


@rule("18/t28/armour")
def test_the_t28_is_thick_in_front_and_thin_elsewhere() -> None:
    table = german("ge-tank 0505, ge-tank2 0507, ge-aa 0503 committed, su-t28 0506 faces-n")
    assert shifts(shot(table, "ge-tank", "su-t28")) == {"t28": -1}
    assert shifts(shot(table, "ge-aa", "su-t28")) == {"t28": -1}
    assert shifts(shot(table, "ge-tank2", "su-t28")) == {"t28": 1}
    both = shots(table, "ge-tank ge-tank2", "su-t28")
    assert [(found.points, shifts(found)) for found in both] == [(5, {"t28": -1}), (5, {"t28": 1})]
    resolve(table, "ge-tank ge-tank2", "su-t28", 1, 1, 1, 1)
    assert len(table.events("fire.result")) == 2


@rule("18/cavalry/dismounted")
def test_cavalry_fires_and_is_fired_on_like_infantry() -> None:
    table = soviet("su-cav 0505, ge-1 0506")
    assert shot(table, "su-cav", "ge-1").points == 2
    assert shot(table, "ge-1", "su-cav", "zoc").table == 0
