"""The messages that the looks of a game ask for, beside those of its rules."""

import tomllib
from pathlib import Path

from grognard.kernel.words.text import LANGUAGES
from grognard.picture.captions import captioned
from grognard.picture.scene.style import parse_style

FAMILIES = (
    "map",
    "legend",
    "label",
    "inset",
    "name",
    "mark",
    "result",
    "sample",
    "marker",
    "reading",
    "panel",
    "overlay",
)


def asked_for(look: Path) -> set[str]:
    """The ids of the captions in a folder `look/`, those of short forms as `mark-moved.sign`."""
    found: set[str] = set()

    def names_of(message: str) -> dict[str, str]:
        found.add(message)
        return dict.fromkeys(LANGUAGES, "")

    def word(message: str, attribute: str) -> str:
        found.add(f"{message}.{attribute}" if attribute else message)
        return ""

    if (look.parent / "sheet.py").exists():
        found.add("map-title")
    parse_style(tomllib.loads((look / "style.toml").read_text(encoding="utf-8")), names_of)
    if (look / "board.toml").exists():
        captioned(look / "board.toml", word)
    return found
