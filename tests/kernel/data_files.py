"""A small set of good data files, and what is expected of them."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from grognard.kernel.components.schema import (
    DataError,
    Document,
    Table,
    integer,
    list_of,
    matching,
    one_of,
    optional,
    provenance,
    ref,
    table_of,
    text,
    yes_no,
)

MAP = Table(
    "map.csv",
    key="hex",
    columns={
        "hex": matching(r"[0-9]{4}", "a hex label of four digits"),
        "terrain": one_of("clear", "broken", "rough"),
        "theatre": optional(one_of("east", "west")),
        "fortified": yes_no,
        "source": provenance,
        "grounds": text,
    },
)
SIDES = Table("sides.csv", key=("a", "b"), columns={"a": ref("map.csv"), "b": ref("map.csv")})
TRACK = Table("track.csv", key="turn", columns={"turn": integer(1, 16), "soviet": integer(0)})
SETUP = Table(
    "setup.csv",
    key="unit",
    columns={"unit": text, "place": ref("map.csv", "courland"), "turn": ref("track.csv", of=integer())},
)
RULES = Document(
    "tables.toml",
    {
        "crt": {
            "odds": list_of(text),
            "rolls": table_of(list_of(one_of("Ae", "De"), length=2)),
            "halved": yes_no,
            "shift": optional(integer(-3, 3)),
            "source": provenance,
            "grounds": text,
        },
        "edges": {"entry": list_of(ref("map.csv")), "source": provenance, "grounds": text},
    },
)

GOOD = {
    "map.csv": """\
        # The map.
        #   hex   its label, with zeros
        hex,terrain,theatre,fortified,source,grounds
        0101,clear,east,no,printed,"legend, map"
        0102,rough,,yes,derived,6-1
        """,
    "sides.csv": """\
        a,b
        0101,0102
        0102,0101
        """,
    "track.csv": """\
        turn,soviet
        1,2
        """,
    "setup.csv": """\
        unit,place,turn
        su-1bf,0101,1
        ge-16,courland,1
        """,
    "tables.toml": """\
        [crt]
        odds = ["1-1", "2-1"]
        rolls = { one = ["Ae", "De"] }
        halved = true
        source = "printed"
        grounds = "6-0"
        [edges]
        entry = ["0101"]
        source = "reconstructed"
        grounds = "geography"
        """,
}
ALL = (MAP, SIDES, TRACK, SETUP, RULES)


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_text(dedent(content), encoding="utf-8")
    return folder


def error_of(action: Callable[[], object]) -> str:
    with pytest.raises(DataError) as caught:
        action()
    assert "\n" not in str(caught.value)
    return str(caught.value)
