"""Words: messages with arguments, written in a player's language from Fluent files.

Rules speak in message ids and arguments; only here do they become sentences. A game has one `.ftl` file
a language in its `look/` folder. An argument's name says what it is: `unit`, `units`, `cell` … are
turned into names by the game before they reach the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
Namer = Callable[[str, Any, str], Any]


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a game in one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def sentence(folder: Path, language: str, message: str, args: Mapping[str, Any], namer: Namer) -> str:
    """The message in that language; `namer(name, value, language)` turns arguments into words."""
    words = bundle(folder, language)
    identifier = message.replace(".", "-")
    if not words.has_message(identifier):
        raise KeyError(f"{folder / language}.ftl has no message {identifier}")
    pattern = words.get_message(identifier).value
    if pattern is None:
        raise KeyError(f"{folder / language}.ftl: message {identifier} has no text")
    named = {name.replace("_", "-"): namer(name, value, language) for name, value in args.items()}
    text, errors = words.format_pattern(pattern, named)
    if errors:
        raise ValueError(f"{folder / language}.ftl, {identifier}: {errors[0]}")
    return str(text)
