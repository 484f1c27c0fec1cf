"""Title and scale on the map: in the sea, within the frame, and on no hex where anybody may stand."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import MAP
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.shown.picture import sheet
from grognard.kernel.dice import key_from_seed
from grognard.picture.cartouche import cartouche_size


def test_the_cartouche_covers_no_hex_of_a_theatre() -> None:
    state = BattleForGermany().new("historical", {}, key_from_seed(0))
    scene = sheet(state, "fr")
    assert scene.cartouche is not None
    assert scene.cartouche.at is not None
    (left, top), (width, height) = scene.cartouche.at, cartouche_size(scene.cartouche)
    frame = scene.frame()
    assert frame[0] < left
    assert top + height < frame[3]
    played = {row["hex"] for row in state.box.data.rows(MAP) if row["theatre"]}
    covered = {
        cell.name
        for cell in scene.cells
        if any(left <= x <= left + width and top <= y <= top + height for x, y in cell.outline)
    }
    assert covered
    assert not covered & played
