"""What questions of Borodino ’41 tell besides their arguments."""

import pytest

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.rules.combat.gathering import Gathering
from grognard.kernel.dice import key_from_seed
from tests.borodino_41.table import real_game

GAME = real_game()


@pytest.mark.parametrize(
    ("kind", "english", "french"), [(REGULAR, "regular", "régulier"), (AT, "anti-tank", "antichar")]
)
def test_a_fire_is_called_by_its_kind(kind: int, english: str, french: str) -> None:
    g = GAME.new("battle", {}, key_from_seed(0))
    cell = GAME.box.board.cell("0520")
    g.stack.append(Gathering(camp=1, cell=cell, targets=(), purpose=1, kind=kind, at_hex=cell))
    args = {"cell": cell, "purpose": 1}
    assert GAME.words(g, "fire.ask-join", args).startswith(f"Defensive fire ({english}) at 0520:")
    assert GAME.words(g, "fire.ask-join", args, "fr").startswith(f"Tir défensif {french} sur 0520")
