"""From a game's plain data to a scene.

>>> from grognard.kernel.board.hexes import HexGrid
>>> grid = HexGrid(2, 2)
>>> scene = hex_scene(grid, dict.fromkeys(("0101", "0102", "0201", "0202"), "clear"), title="Four hexes")
>>> sum(cell.on_board for cell in scene.cells)
4
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from grognard.kernel.board.hexes import HexGrid
from grognard.picture.scene.hexes import SIZE, centre, middle, outline, shared_side
from grognard.picture.scene.model import (
    Box,
    Cartouche,
    Cell,
    Counter,
    Label,
    LegendEntry,
    ScaleBar,
    Scene,
    Side,
    Stack,
    Town,
    Track,
)
from grognard.picture.scene.style import FeatureLook, PatchLook, PlaceLook, Style, TerrainLook, WayLook
from grognard.picture.text import picture_text

SideRow = tuple[str, str, str, str]
"""Two neighbouring hexes, the feature between them and its name."""


@dataclass(frozen=True, slots=True)
class TownRow:
    """A town by the number of its hex."""

    name: str
    hex: str
    value: int = 0
    rank: int = 1
    port: bool = False
    square: bool = False


def _cells(grid: HexGrid, terrain: Mapping[str, str], fortified: Collection[str]) -> tuple[Cell, ...]:
    """The hexes of the map and a ring of their like around it, each copying the map's nearest hex."""
    cells = []
    for here in sorted(grid.hexes(margin=1)):
        inside = here in grid
        label = grid.label(grid.nearest(here))
        if label not in terrain:
            raise ValueError(f"hex {label} has no terrain")
        cells.append(
            Cell(
                label,
                centre(grid, here),
                outline(grid, here),
                terrain[label],
                fortified=inside and label in fortified,
                on_board=inside,
            )
        )
    return tuple(cells)


def borders(grid: HexGrid, group: Mapping[str, str], feature: str, within: Collection[str]) -> list[SideRow]:
    """The sides between hexes of ``within`` whose groups differ, as rows with a feature."""
    rows = []
    for here in sorted(grid.hexes()):
        one = grid.label(here)
        for other in (grid.label(near) for near in sorted(grid.around(here)) if near in grid):
            if one < other and one in within and other in within and group.get(one) != group.get(other):
                rows.append((one, other, feature, ""))
    return rows


def legend(style: Style, language: str = "en", *, without: Collection[str] = ()) -> tuple[LegendEntry, ...]:
    """An entry for everything in the style but the keys in ``without``."""
    looks: dict[str, Mapping[str, TerrainLook | PatchLook | FeatureLook | WayLook | PlaceLook]] = {
        "terrain": style.terrain,
        "patch": style.patch,
        "feature": style.feature,
        "way": style.way,
        "place": style.place,
    }
    entries = [
        LegendEntry(kind, key, look.name[language])
        for kind, known in looks.items()
        for key, look in known.items()
    ]
    keys = {"fort": "", "badge": "2", "badge-square": "2", "port": ""}
    entries += [
        LegendEntry(kind, key, picture_text(f"legend-{kind}", language)) for kind, key in keys.items()
    ]
    entries += [LegendEntry("counter", key, look.name[language]) for key, look in style.counter.items()]
    return tuple(entry for entry in entries if entry.key not in without and entry.kind not in without)


def scale_bar(hex_km: float, kilometres: Sequence[int] = (50, 100, 200)) -> ScaleBar:
    """A bar for a map whose hexes measure ``hex_km`` from side to side."""
    return ScaleBar(tuple((km / hex_km * SIZE, f"{km} km") for km in kilometres))


def hex_scene(
    grid: HexGrid,
    terrain: Mapping[str, str],
    *,
    title: str,
    subtitle: str = "",
    fortified: Collection[str] = (),
    sides: Iterable[SideRow] = (),
    towns: Iterable[TownRow] = (),
    stacks: Mapping[str, Sequence[Counter]] | None = None,
    boxes: Sequence[Box] = (),
    tracks: Sequence[Track] = (),
    legend: Sequence[LegendEntry] = (),
    legend_title: str = "",
    labels: Sequence[Label] = (),
    scale: ScaleBar | None = None,
    cartouche: Cartouche | None = None,
) -> Scene:
    """A scene on a numbered hex map; ``stacks`` lists each hex's counters from the lowest up."""
    return Scene(
        title,
        SIZE,
        _cells(grid, terrain, fortified),
        subtitle=subtitle,
        sides=tuple(
            Side(*shared_side(grid, one, other), feature, name) for one, other, feature, name in sides
        ),
        towns=tuple(
            Town(
                row.name,
                middle(grid, row.hex),
                str(row.value) if row.value else "",
                row.rank,
                port=row.port,
                square=row.square,
            )
            for row in towns
        ),
        stacks=tuple(
            Stack(middle(grid, label), tuple(pile)) for label, pile in (stacks or {}).items() if pile
        ),
        labels=tuple(labels),
        boxes=tuple(boxes),
        tracks=tuple(tracks),
        legend=tuple(legend),
        legend_title=legend_title,
        scale=scale,
        cartouche=cartouche,
    )


def map_labels(grid: HexGrid, style: Style, language: str = "en") -> tuple[Label, ...]:
    """The names that the style lays over the map."""
    return tuple(
        Label(
            label.name[language],
            middle(grid, label.cell),
            label.kind,
            label.size,
            label.angle,
            label.reach,
            label.bend,
        )
        for label in style.labels
    )
