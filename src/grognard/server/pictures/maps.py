"""The maps of games whose rules are not there yet: to be looked at, not to be played on.

A large one takes seconds to draw. So they are drawn ahead, in a process of their own, and cached on disk
from one start of the server to the next.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from gzip import compress, decompress
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import version
from itertools import product
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Lock
from typing import Any, NamedTuple

import msgspec

from grognard import kernel, picture
from grognard.kernel.components.data import tally
from grognard.kernel.components.sheet import Sheet
from grognard.kernel.words.text import LANGUAGES
from grognard.picture import draw, png_bytes
from grognard.picture.sheet.build import sheet_scene, sheet_style
from grognard.picture.sheet_file import sheet_file
from grognard.picture.svg import map_size
from grognard.server.errors import Refusal
from grognard.server.pictures.disk_cache import DiskCache, key_of
from grognard.server.process_pool import prepare_worker

FILES = {"map.svg": "image/svg+xml", "map.json": "application/json", "picture.png": "image/png"}
_PICTURE_WIDTH = 720
"""Pixels across the picture in the lobby."""


class MapFile(NamedTuple):
    """A file for the client as it is kept, compressed where that is worth it, and its fingerprint."""

    kept: bytes
    compressed: bool
    media_type: str
    etag: str

    @property
    def content(self) -> bytes:
        """The file itself."""
        return decompress(self.kept) if self.compressed else self.kept


class Maps:
    """The maps by name, each in the module that has its SHEET; without a disk cache they are not kept."""

    def __init__(self, modules: Mapping[str, str], disk_cache: DiskCache | None = None) -> None:
        self.modules, self._disk_cache = modules, disk_cache

    def find(self, name: str) -> Sheet:
        """The map of that name."""
        if name not in self.modules:
            raise Refusal(404, "no-map", field="map", map=name[:60])
        sheet: Sheet = import_module(self.modules[name]).SHEET
        return sheet

    def described(self, language: str) -> list[dict[str, Any]]:
        """All maps with their size and where their rows come from."""
        return [_described(self.modules[name], language) for name in self.modules]

    def file(self, name: str, file: str, language: str) -> MapFile:
        """One of a map's files for the client."""
        self.find(name)
        if file == "picture.png":
            language = LANGUAGES[0]  # no name can be read on it
        return _made_once(self.modules[name], language, self._disk_cache)[file]

    def draw_ahead(self, stopped: Event) -> None:
        """Draws the maps, first those with the pictures of the lobby, unless it is stopped."""
        for language, module in product(LANGUAGES, self.modules.values()):
            if stopped.is_set():
                return
            try:
                _made_once(module, language, self._disk_cache)
            except RuntimeError:
                if not stopped.is_set():  # else the server, and the process that drew, have just ended
                    raise


_LOCKS: dict[tuple[str, str], Lock] = {}


def _made_once(module: str, language: str, disk_cache: DiskCache | None) -> dict[str, MapFile]:
    """The files of a map in a language, made once: whoever asks for them meanwhile waits."""
    with _LOCKS.setdefault((module, language), Lock()):
        return _made(module, language, disk_cache)


@cache
def _made(module: str, language: str, disk_cache: DiskCache | None) -> dict[str, MapFile]:
    """From the disk cache, or drawn and put there."""
    if disk_cache is None:
        return _drawn_apart(module, language)
    name, key = f"{module}.{language}", _key(module)
    kept = disk_cache.get(name, key)
    if kept is not None:
        return msgspec.msgpack.decode(kept, type=dict[str, MapFile])
    files = _drawn_apart(module, language)
    disk_cache.put(name, key, msgspec.msgpack.encode(files))
    return files


@cache
def _key(module: str) -> str:
    """A hash of all sources of a map: its own folder, and what draws it."""
    sheet: Sheet = import_module(module).SHEET
    folders = [sheet.folder, *(Path(package.__path__[0]) for package in (kernel, picture))]
    drawers = [f"{package} {version(package)}" for package in ("resvg-py", "font-source-sans-pro")]
    return key_of(folders, *drawers, Path(__file__).read_text("utf-8"))


def _drawn_apart(module: str, language: str) -> dict[str, MapFile]:
    """Draws in a process of its own: a large map would hold up all requests for seconds."""
    context = get_context("spawn")
    heard, said = context.Pipe(duplex=False)
    process = context.Process(target=_draw_and_say, args=(module, language, said), daemon=True)
    process.start()
    said.close()
    try:
        files: dict[str, MapFile] = heard.recv()
    except EOFError:
        raise RuntimeError(f"{module}: the map could not be drawn; see the log") from None
    finally:
        process.join()
    return files


def _draw_and_say(module: str, language: str, said: Connection) -> None:
    prepare_worker()
    said.send(drawn(module, language))


def drawn(module: str, language: str) -> dict[str, MapFile]:
    """A map's files in a language; the picture comes with the first."""
    sheet: Sheet = import_module(module).SHEET
    data, style = sheet.load(), sheet_style(sheet)
    scene = sheet_scene(sheet, data, style, language)
    svg = draw(scene, style)
    contents = {
        "map.svg": svg.encode(),
        "map.json": json.dumps(sheet_file(sheet, data, style, language), ensure_ascii=False).encode(),
    }
    if language == LANGUAGES[0]:
        contents["picture.png"] = png_bytes(svg, _PICTURE_WIDTH / map_size(scene)[0])
    return {file: _kept(file, content) for file, content in contents.items()}


def _kept(file: str, content: bytes) -> MapFile:
    etag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    packs = file != "picture.png"
    return MapFile(compress(content, 6) if packs else content, packs, FILES[file], etag)


@cache
def _described(module: str, language: str) -> dict[str, Any]:
    sheet: Sheet = import_module(module).SHEET
    return {
        "name": sheet.name,
        "title": sheet.title(language),
        "columns": sheet.columns,
        "rows": sheet.rows,
        "hex_metres": round(sheet.hex_km * 1000),
        "components": tally(sheet.load()),
    }
