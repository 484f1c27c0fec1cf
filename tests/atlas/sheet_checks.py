"""What must hold on every map sheet, read from its committed files alone. Each check lists what is wrong."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from grognard.kernel.components.data import Data
from grognard.kernel.components.sheet import Sheet
from grognard.picture.scene.style import Style
from grognard.picture.sheet.build import sheet_style

RIM = "rim"
Corner = frozenset[str]


class Ground:
    """A loaded sheet with what the checks ask of it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.data: Data = sheet.load()
        self.style: Style = sheet_style(sheet)
        self.board = sheet.board(self.data)
        self.terrain = {row["hex"]: row["terrain"] for row in self.data.rows(sheet.map_table)}

    def neighbours(self, label: str) -> list[str]:
        """The hexes beside one."""
        return [self.board.labels[cell] for cell in self.board.neighbours[self.board.cell(label)]]

    def is_open(self, label: str) -> bool:
        """Whether anything may enter."""
        return self.terrain[label] not in self.sheet.closed

    def is_water(self, label: str) -> bool:
        """Whether the hex is sea or lake."""
        return self.style.terrain[self.terrain[label]].water

    @cached_property
    def rivers(self) -> dict[str, list[tuple[str, str]]]:
        """The sides of each river and canal, by name."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for row in self.data.rows(self.sheet.side_table):
            if self.style.feature[row["feature"]].draw in ("river", "lake"):
                found[row["name"] or ""].append((row["a"], row["b"]))
        return found

    def corners(self, a: str, b: str) -> list[Corner]:
        """Both ends of a side: a corner is named by the three hexes that meet there, or by the rim."""
        shared = [label for label in self.neighbours(a) if label in self.neighbours(b)]
        inner = [frozenset((a, b, label)) for label in shared]
        return inner + [frozenset((a, b, RIM))] * (2 - len(inner))


def joined(pairs: Iterable[tuple[object, object]]) -> list[set[object]]:
    """The pieces that pairs of neighbours make up, the largest first."""
    links: dict[object, set[object]] = defaultdict(set)
    for one, other in pairs:
        links[one].add(other)
        links[other].add(one)
    pieces, seen = [], set[object]()
    for start in links:
        if start in seen:
            continue
        piece, frontier = {start}, [start]
        while frontier:
            fresh = links[frontier.pop()] - piece
            piece |= fresh
            frontier += fresh
        seen |= piece
        pieces.append(piece)
    return sorted(pieces, key=len, reverse=True)


def broken_networks(ground: Ground) -> Iterator[str]:
    """Every network of ways hangs together, and what only accompanies ways lies on some."""
    rows = ground.data.rows(ground.sheet.way_table)
    networks = ground.sheet.networks or [(kind,) for kind in ground.sheet.ways]
    for kinds in networks:
        pieces = joined((row["a"], row["b"]) for row in rows if row["kind"] in kinds)
        if len(pieces) != 1:
            stray = sorted(str(label) for piece in pieces[1:] for label in piece)[:6]
            yield f"{'+'.join(kinds)}: {len(pieces)} pieces; apart are {', '.join(stray)}"
    grouped = {kind for kinds in networks for kind in kinds}
    led = {(row["a"], row["b"]) for row in rows if row["kind"] in grouped}
    for row in rows:
        if row["kind"] not in grouped and (row["a"], row["b"]) not in led:
            yield f"{row['kind']} {row['a']}-{row['b']} accompanies no way"


def drowned_things(ground: Ground) -> Iterator[str]:
    """Places stand on land and ways run on it."""
    for row in ground.data.rows(ground.sheet.place_table):
        if ground.is_water(row["hex"]):
            yield f"{row['kind']} {row['name']} stands in {ground.terrain[row['hex']]} at {row['hex']}"
    for row in ground.data.rows(ground.sheet.way_table):
        for label in (row["a"], row["b"]):
            if not ground.is_open(label):
                yield f"{row['kind']} {row['a']}-{row['b']} runs through {ground.terrain[label]} at {label}"


def broken_rivers(ground: Ground) -> Iterator[str]:
    """A river is one course, through lakes too, and its waters reach the sea or the rim of the map."""
    wet = {label for label in ground.terrain if ground.is_water(label)}

    def links(sides: Iterable[tuple[str, str]]) -> Iterator[tuple[object, object]]:
        for a, b in sides:
            one, other = ground.corners(a, b)
            yield one, other
            for corner in (one, other):
                for label in corner & wet:
                    yield corner, label

    lakes = [(label, near) for label in wet for near in ground.neighbours(label) if near in wet]
    for name, sides in ground.rivers.items():
        courses = joined([*links(sides), *lakes])
        pieces = [piece for piece in courses if any(isinstance(part, frozenset) for part in piece)]
        if name and len(pieces) != 1:
            yield f"{name} is in {len(pieces)} pieces, one near {_shown(pieces[-1])}"
    everything = [side for sides in ground.rivers.values() for side in sides]
    for piece in joined([*links(everything), *lakes]):
        corners = {part for part in piece if isinstance(part, frozenset)}
        at_rim = any(RIM in corner for corner in corners) or any(_on_rim(ground, part) for part in piece)
        if corners and not at_rim and not _has_sea(ground, piece):
            yield f"the waters near {_shown(piece)} reach neither sea nor rim"


def _shown(piece: set[object]) -> str:
    return " ".join(sorted(min(part for part in piece if isinstance(part, frozenset))))


def _on_rim(ground: Ground, part: object) -> bool:
    return isinstance(part, str) and part != RIM and len(ground.neighbours(part)) < 6


def _has_sea(ground: Ground, piece: set[object]) -> bool:
    return any(isinstance(part, str) and ground.terrain.get(part) == "sea" for part in piece)


def lonely_cells(ground: Ground) -> Iterator[str]:
    """An open hex has an open hex beside it."""
    for label in ground.terrain:
        if ground.is_open(label) and not any(ground.is_open(near) for near in ground.neighbours(label)):
            yield f"{label} ({ground.terrain[label]}) has no open hex beside it"


def repeated_names(ground: Ground) -> Iterator[str]:
    """No two places of a kind bear one name, in either language, and no place stands there twice."""
    rows = ground.data.rows(ground.sheet.place_table)
    for column in ("name", "name_fr"):
        for (kind, name), times in Counter((row["kind"], row[column]) for row in rows).items():
            if times > 1:
                yield f"{times} places of kind {kind} are called {name}"


def unfounded_rows(ground: Ground) -> Iterator[str]:
    """What is called printed or derived names its rule or errata; anything else is reconstructed."""
    for file, rows in ground.data.tables.items():
        for row in rows:
            if row["source"] != "reconstructed" and not re.search(r"\d|errata", row["grounds"]):
                where = row.get("hex") or f"{row['a']}-{row['b']}"
                yield f"{file} {where}: {row['source']}, {row['grounds']}"


def words_without_a_look(ground: Ground) -> Iterator[str]:
    """The style knows every word of the files, and no word that no file could have."""
    sheet, style = ground.sheet, ground.style
    rows = ground.data.rows(sheet.map_table)
    used = {
        "terrain": (style.terrain, {row["terrain"] for row in rows}),
        "feature": (style.feature, {row["feature"] for row in ground.data.rows(sheet.side_table)}),
        "way": (style.way, {row["kind"] for row in ground.data.rows(sheet.way_table)}),
        "place": (style.place, {row["kind"] for row in ground.data.rows(sheet.place_table)}),
    }
    for table, (looks, words) in used.items():
        yield from (f"[{table}.{word}] is missing" for word in sorted(words - set(looks)))
    drawn = {key for key, look in style.feature.items() if look.column}
    for table, known in (
        ("terrain", sheet.terrain),
        ("feature", (*sheet.features, *drawn)),
        ("way", sheet.ways),
        ("place", sheet.places),
    ):
        yield from (f"[{table}.{key}] is the look of nothing" for key in set(used[table][0]) - set(known))
    for key, column in [
        *((f"patch.{key}", patch.column) for key, patch in style.patch.items()),
        *(
            (f"feature.{key}", name)
            for key, look in style.feature.items()
            for name in (look.column, look.behind)
        ),
    ]:
        if column and column not in sheet.map_columns:
            yield f"[{key}] asks for a column {column!r} that map.csv does not have"
    given = {row["name"] for table in (sheet.side_table, sheet.way_table) for row in ground.data.rows(table)}
    yield from (f"names: {name} is no name of the map" for name in style.names if name not in given)
    for label in style.labels:
        if label.cell not in ground.terrain:
            yield f"[[label]] {label.name['en']}: no hex {label.cell}"


CHECKS: tuple[Callable[[Ground], Iterator[str]], ...] = (
    broken_networks,
    drowned_things,
    broken_rivers,
    lonely_cells,
    repeated_names,
    unfounded_rows,
    words_without_a_look,
)
