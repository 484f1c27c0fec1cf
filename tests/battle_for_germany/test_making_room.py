"""5-3 and 9-0 together: a crowded hex is cleared by a unit that leaves the map."""

from tests.battle_for_germany.table import Table


def test_an_exit_makes_room_like_any_move() -> None:
    units = {"ge-xlvi": "3026", "ge-lvi": "3026", "ge-xxvii": "3025", "su-5a": "0926", "us-vii": "0405"}
    table = Table(units, phase="B5").do("move ge-xxvii", "go 3026")
    table.refused("end", "5-3a")
    table.do("move ge-xlvi", "exit 3026", "decline")
    assert "end" in table.options()
    assert table.game.problems(table.g) == []
