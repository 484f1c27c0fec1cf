"""5.2 The 20th Panzergrenadier leaves."""

from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

DIVISION = "20-pg-76"


@rule("5.2a", "5.2b")
def test_a_unit_leaves_from_an_exit_hex_for_one_point_and_two_victory_points() -> None:
    table = (
        Table(f"{DIVISION} 3234, lvi-hq 3232", "german-movement", turn=4).do(f"pick {DIVISION}").can("leave")
    )
    table.do("leave").finds(f"{DIVISION} exited").has_left(DIVISION, 5)
    assert table.score == (2, 0)
    last = Table(f"{DIVISION} 3229, lvi-hq 3229", "german-movement", turn=4).do(f"pick {DIVISION}", "go 3234")
    last.has_left(DIVISION, 1).do("leave").finds(f"{DIVISION} exited").has_left(DIVISION, 0)


@rule("5.2a")
def test_it_has_to_get_there() -> None:
    inland = Table(f"{DIVISION} 3232, lvi-hq 3232", "german-movement", turn=4).do(f"pick {DIVISION}")
    inland.refused("leave", "5.2a").do("go 3234", "leave").finds(f"{DIVISION} exited")
    east = Table(f"{DIVISION} 5034, lvi-hq 5034", "german-movement", turn=4).do(f"pick {DIVISION}")
    east.refused("leave", "5.2a")
    Table("18-pg-30 3234", "german-movement", turn=4).do("pick 18-pg-30").refused("leave", "5.2a")


@rule("5.2a")
def test_without_points_it_stays() -> None:
    table = Table("20-pg-antitank 3234, lvi-hq 3234, 20-pg-hq 3233", "german-movement", turn=4)
    table.do("pick 20-pg-antitank").refused("leave", "5.2a").do("flip").refused("leave", "5.2a")


@rule("5.2b", "16.5b")
def test_from_turn_four_to_the_end_and_once() -> None:
    early = Table(f"{DIVISION} 3234, lvi-hq 3233", "german-movement", turn=3).do(f"pick {DIVISION}")
    early.refused("leave", "5.2b")
    Table(f"{DIVISION} 3234, lvi-hq 3233", "german-movement", turn=15).do(f"pick {DIVISION}").can("leave")
    back = Table(f"{DIVISION} 3234 returned, wenck-hq 3233", "german-movement", turn=10).do(
        f"pick {DIVISION}"
    )
    back.refused("leave", "16.5b")


@rule("5.2b")
def test_several_leave_together() -> None:
    table = Table(f"{DIVISION} 20-pg-90 3234, 18-pg-30 3234, lvi-hq 3233", "german-movement", turn=5)
    table.do(f"pick {DIVISION}", "with 20-pg-90").copy().do("with 18-pg-30").refused("leave", "5.2a")
    table.do("leave").finds(f"{DIVISION} 20-pg-90 exited")
    assert table.score == (4, 0)


@rule("5.2a", "3.2.4a", "3.2.4b")
def test_out_of_a_zone_it_may_leave_but_not_where_it_had_to_stop() -> None:
    table = Table(f"{DIVISION} 3234, lvi-hq 3230, su-1 3333", "german-movement", turn=4).do(
        f"pick {DIVISION}"
    )
    table.can("leave")
    stopped = Table(f"{DIVISION} 3134, lvi-hq 3130, su-1 3333", "german-movement", turn=4)
    stopped.do(f"pick {DIVISION}", "go 3234").refused("leave", "3.2.4a")
