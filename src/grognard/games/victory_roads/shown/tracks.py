"""The tracks beside the map: Hitler's satisfaction and the End of the Reich."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_roads.components import Components
from grognard.games.victory_roads.scenarios import BASIC
from grognard.games.victory_roads.shown.words import LOOK
from grognard.kernel.words.text import sentence

_REICH = "reich"
"""Where the view has the places of the markers."""
_COLOURS = {"mood": "#8a1a1a", "freedom": "#2f6488", "objectives": "#3b4a3b"}
Row = dict[str, Any]


def tracks(box: Components, scenario: str, language: str) -> list[Row]:
    """15.1, 16.1: the boxes with what they grant; the view says where the markers lie."""
    if box.scenarios[scenario].values["chapters"] == BASIC:
        return []

    def word(message: str, **args: Any) -> str:
        return sentence(LOOK, language, f"track.{message}", args)

    def marker(name: str) -> Row:
        sign, path = word(f"{name}-sign"), f"{_REICH}.{name}"
        return {"name": word(name), "sign": sign, "colour": _COLOURS[name], "path": path}

    back = {"turned": f"{_REICH}.turned", "turned_name": word("mood-turned")}  # 15.3.1f
    satisfaction = [
        {"box": row.box, "text": word("grants", rp=row.rp, supports=row.supports)}
        for row in box.charts.satisfaction
    ]
    reich = [
        {"box": row.objectives, "text": word("reich-box", chits=row.chits, extra=row.extra_support)}
        for row in box.charts.reich.values()
    ]
    return [
        {
            "title": word("satisfaction"),
            "text": word("satisfaction-text"),
            "boxes": sorted(satisfaction, key=lambda found: found["box"]),
            "markers": [marker("mood") | back, marker("freedom")],
            "most": f"{_REICH}.most",
        },
        {
            "title": word("reich"),
            "text": word("reich-text"),
            "boxes": sorted(reich, key=lambda found: -found["box"]),
            "markers": [marker("objectives")],
        },
    ]
