"""6-0 Combat."""

from fractions import Fraction

from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule


@rule("6-1/example-2", "6-1a", "6-2/Ex")
def test_three_allied_corps_attack_a_fortified_broken_hex() -> None:
    game = ground(terrain={"2004": "broken"}, fortified=["2004"])
    defenders = {"ge-lxvi": "2004", "ge-lxvii": "2004"}
    table = Table({"us-vii": "2003", "us-v": "2003", "us-xix": "1904", **defenders}, phase="B3", game=game)
    table.do("attack 2004", "join us-vii", "join us-v", "join us-xix")
    odds = table.game.forecast(table.g, ("roll",))
    assert odds is not None
    assert (odds.attack, odds.column) == (Fraction(19), "1-1")
