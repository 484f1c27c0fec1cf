"""What a page shows of the works: a plain page, and a sign on a blown bridge."""

from __future__ import annotations

from typing import Any

from grognard.kernel.actions import Grammar
from tests.plain_page import PlainPage
from tests.sample.position import BOARD, SIDES, UNITS

PAGE = PlainPage(
    BOARD, {unit: SIDES[number // 3] for number, unit in enumerate(UNITS)}, dict.fromkeys(UNITS, "")
)
_BLOWN = {"name": "blown bridge", "colour": "#222222", "sign": "X"}


def board_file(grammar: Grammar) -> dict[str, Any]:
    """What the sample game has to show beyond its verbs."""
    return PAGE.board_file(grammar, ("attack", "fire")) | {
        "results": {"breaks": "the unit is lost", "stands": "hit, but it stands", "missed": "nothing"},
        "tones": {"breaks": "good", "stands": "even", "missed": "bad"},
        "markers": [
            {"list": "works", "edge": "edge", "key": "is", "looks": {"blown": dict(_BLOWN)}},
        ],
    }
