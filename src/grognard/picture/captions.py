"""What the page shows of the view by a game's ``look/board.toml``, with words of ``en.ftl`` and ``fr.ftl``.

    marks          the marks that the view sets on units, each called ``mark-moved``
    signs          those of them with a letter of their own on the counter, the attribute ``.sign`` of the
                   mark; marks without one share a dot
    faces          how many faces the die has that has the most; dice of more than six are drawn with digits
    [results]      the results of the combat tables, each called ``result-De``, and how good each of them is
                   for the attacker: good, even or bad
    [[markers]]    a list in the view of things on cells: ``list`` names it, ``cell`` the entry's field with
                   the cell (left out: the entry is the cell) or ``edge`` that with the edge, ``key`` the
                   field that chooses the look, and ``looks`` has a colour for each value; such a value is
                   called ``marker-cities-held-by-soviet`` and has a ``.sign`` of one or two letters;
                   ``named`` is the field with a name of the thing itself; ``large = true`` draws them larger
                   than others
    [[readings]]   a number or word in the view that belongs on the page: ``path`` such as ``rates.soviet``
                   (``reading-rates-soviet``), with ``values`` where its words need names
                   (``reading-berlin-western``); ``steps = true`` where these follow on each other: they
                   stand as a strip with the orders, as long as the view names one of them
    [[panels]]     a list in the view that belongs on the page as a table: ``list`` names it
                   (``panel-tracks``), and it has ``columns``, each with the ``field`` of the row
                   (``panel-tracks-next``), and where need be ``values`` that need names
                   (``panel-tokens-where-own``), ``cell = true`` (it is a cell), ``seat = true`` (it is a
                   seat, which has for a role what the first column says), or ``of``, the field of which it is
                   a part
    [sample]       a counter to explain: ``unit`` names it, and each of its ``parts`` (``sample-size``) has
                   the place ``at`` on a counter of 100 by 100 and the ``side`` to which its line leads
                   (left, right, top, bottom)
    [[overlays]]   what the game can lay over the board (``Game.overlay``): its ``name`` (``overlay-zones``),
                   ``unit = true`` where it is about one unit, the ``option`` without which it shows nothing,
                   and for each of its ``tones`` (``overlay-zones-soviet``) a colour and a ``pattern``
                   (plain, rising, falling, cross, dots), so that colour alone says nothing

No word stands in the file itself, and its schema takes none.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from grognard.kernel.components.packs import DataFile
from grognard.kernel.components.schema import (
    Document,
    Shape,
    fit,
    integer,
    list_of,
    matching,
    one_of,
    optional,
    table_of,
    text,
    yes_no,
)
from grognard.kernel.words.captions import caption, caption_id

_COLOUR = matching("#[0-9a-f]{6}", "a colour like #a1b2c3")
_VALUES = optional(list_of(matching(".*", "a word of the view")))
_PART: Shape = {"at": list_of(integer(0, 100), 2), "side": one_of("left", "right", "top", "bottom")}
_TONE: Shape = {"colour": _COLOUR, "pattern": one_of("plain", "rising", "falling", "cross", "dots")}
BOARD = Document(
    "board.toml",
    {
        "marks": optional(list_of(text)),
        "signs": optional(list_of(text)),
        "faces": optional(integer(2, 100)),
        "results": optional(table_of(one_of("good", "even", "bad"))),
        "sample": {"unit": optional(text), "parts": optional(table_of(_PART))},
        "markers": optional(
            list_of(
                {
                    "list": text,
                    "cell": optional(text),
                    "edge": optional(text),
                    "key": optional(text),
                    "named": optional(text),
                    "large": optional(yes_no),
                    "looks": table_of(_COLOUR),
                }
            )
        ),
        "readings": optional(list_of({"path": text, "values": _VALUES, "steps": optional(yes_no)})),
        "panels": optional(
            list_of(
                {
                    "list": text,
                    "columns": list_of(
                        {
                            "field": text,
                            "values": _VALUES,
                            "cell": optional(yes_no),
                            "seat": optional(yes_no),
                            "of": optional(text),
                        }
                    ),
                }
            )
        ),
        "overlays": optional(
            list_of(
                {"name": text, "unit": optional(yes_no), "option": optional(text), "tones": table_of(_TONE)}
            )
        ),
    },
)
Word = Callable[[str, str], str]
"""The text of a message, or of one of its attributes."""


def captions(path: Path, language: str) -> dict[str, Any]:
    """What ``look/board.toml`` shows, with its words in one language; raises DataError."""
    return captioned(path, lambda message, attribute: caption(path.parent, language, message, attribute))


def captioned(path: Path, word: Word) -> dict[str, Any]:
    """The same with words from anywhere."""
    content = {"sample": {}, **DataFile(BOARD.file, str(path), path).toml()}
    found = _given(fit(BOARD.fields, content, str(path)))

    def called(*parts: str, attribute: str = "") -> str:
        return word(caption_id(*parts), attribute)

    def row_called(row: Mapping[str, Any], key: str, *family: str) -> dict[str, Any]:
        """A reading or column with its name, and the names of its values."""
        family += (row[key],)
        made = {key: row[key], "name": called(*family)} | _given(row)
        if "values" in made:
            made["values"] = {value: called(*family, value) for value in made["values"]}
        return made

    def marker(row: Mapping[str, Any]) -> dict[str, Any]:
        family = [part for part in ("marker", row["list"], row["key"]) if part]
        looks = {
            value: {
                "name": called(*family, value),
                "colour": colour,
                "sign": called(*family, value, attribute="sign"),
            }
            for value, colour in row["looks"].items()
        }
        return _given(row) | {"looks": looks}

    def panel(row: Mapping[str, Any]) -> dict[str, Any]:
        name = row["list"]
        columns = [row_called(column, "field", "panel", name) for column in row["columns"]]
        return {"list": name, "title": called("panel", name), "columns": columns}

    def overlay(row: Mapping[str, Any]) -> dict[str, Any]:
        name = row["name"]
        tones = {tone: {"name": called("overlay", name, tone), **look} for tone, look in row["tones"].items()}
        return {"name": name, "title": called("overlay", name)} | _given(row) | {"tones": tones}

    sample = _given(found["sample"])
    if sample:
        parts = sample.get("parts", {}).items()
        sample["parts"] = [{**part, "text": called("sample", name)} for name, part in parts]
    dice = {"faces": found["faces"]} if found.get("faces") else {}
    return dice | {
        "marks": {mark: called("mark", mark) for mark in found.get("marks", ())},
        "signs": {mark: called("mark", mark, attribute="sign") for mark in found.get("signs", ())},
        "results": {result: called("result", result) for result in found.get("results", ())},
        "tones": found.get("results", {}),
        "sample": sample,
        "markers": [marker(row) for row in found.get("markers", ())],
        "readings": [row_called(row, "path", "reading") for row in found.get("readings", ())],
        "panels": [panel(row) for row in found.get("panels", ())],
        "overlays": [overlay(row) for row in found.get("overlays", ())],
    }


def _given(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if value is not None}
