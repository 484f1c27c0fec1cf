"""1-0 Introduction."""

from tests.battle_for_germany.table import Table
from tests.rules import rule


@rule("1-0")
def test_each_player_leads_one_camp_and_the_germans_who_face_the_other() -> None:
    table = Table("su-1gt 2020, ge-i 2016, us-vii 2003, ge-lxvi 2007", "A2")
    assert table.game.seats(table.g) == {
        "soviet": ("soviet", "west-german"),
        "western": ("western", "east-german"),
    }
    deciding = {}
    while table.g.turn == 2:
        deciding[table.phase] = table.game.seat_of(table.g, table.side)
        table.do("end")
    assert deciding == {"A2": "soviet", "A5": "soviet", "B2": "western", "B5": "western"}
