"""The maps of games whose rules are not there yet: to be looked at, not to be played on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from gzip import compress, decompress
from hashlib import blake2b
from importlib import import_module
from threading import Event, Lock
from typing import Any, NamedTuple

from grognard.kernel.data import tally
from grognard.kernel.sheet import Sheet
from grognard.kernel.text import LANGUAGES
from grognard.picture import draw, png_bytes
from grognard.picture.sheet import sheet_scene, sheet_style
from grognard.picture.sheet_file import sheet_file
from grognard.picture.style import named
from grognard.picture.svg import map_size
from grognard.server.errors import Refusal

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
    """The maps by name, each in the module that has its SHEET."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = modules

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
        return _made_once(self.modules[name], file, language)

    def draw_ahead(self, stopped: Event) -> None:
        """Draws the pictures of the lobby, unless it is stopped; a whole map waits for a visitor."""
        for module in self.modules.values():
            if stopped.is_set():
                return
            _made_once(module, "picture.png", LANGUAGES[0])


_LOCKS: dict[str, Lock] = {}


def _made_once(module: str, file: str, language: str) -> MapFile:
    """A file, which whoever asks for it while it is made waits for."""
    if file == "picture.png":
        language = LANGUAGES[0]  # no name can be read on it
    with _LOCKS.setdefault(module, Lock()):
        return _made(module, file, language)


@cache
def _made(module: str, file: str, language: str) -> MapFile:
    sheet: Sheet = import_module(module).SHEET
    style = sheet_style(sheet)
    if file == "picture.png":
        drawn = _made(module, "map.svg", language).content.decode()
        width, _ = map_size(sheet_scene(sheet, sheet.load(), style, language))
        content = png_bytes(drawn, _PICTURE_WIDTH / width)
    elif file == "map.svg":
        content = draw(sheet_scene(sheet, sheet.load(), style, language), style).encode()
    else:
        content = json.dumps(sheet_file(sheet, sheet.load(), style, language), ensure_ascii=False).encode()
    etag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    packs = file != "picture.png"
    return MapFile(compress(content, 6) if packs else content, packs, FILES[file], etag)


@cache
def _described(module: str, language: str) -> dict[str, Any]:
    sheet: Sheet = import_module(module).SHEET
    return {
        "name": sheet.name,
        "title": named(sheet.title, language),
        "columns": sheet.columns,
        "rows": sheet.rows,
        "hex_metres": round(sheet.hex_km * 1000),
        "components": tally(sheet.load()),
    }
