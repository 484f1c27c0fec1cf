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


def as_it_is(name: str, value: Any, language: str) -> Any:
    """The namer for arguments that are words or numbers already."""
    return value


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a game in one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def identifier(message: str) -> str:
    """A message's name in the files.

    >>> identifier("combat.declare")
    'combat-declare'
    """
    return message.replace(".", "-")


def has_message(folder: Path, language: str, message: str) -> bool:
    """Whether there are words for this message in that language."""
    return bool(bundle(folder, language).has_message(identifier(message)))


def sentence(
    folder: Path, language: str, message: str, args: Mapping[str, Any], namer: Namer = as_it_is
) -> str:
    """The message in that language; `namer(name, value, language)` turns arguments into words.

    Raises KeyError when there is no such message, ValueError when an argument it needs is missing.
    """
    words, where = bundle(folder, language), f"{folder / language}.ftl"
    if not has_message(folder, language, message):
        raise KeyError(f"{where} has no message {identifier(message)}")
    pattern = words.get_message(identifier(message)).value
    if pattern is None:
        raise KeyError(f"{where}: message {identifier(message)} has no text")
    named = {name.replace("_", "-"): namer(name, value, language) for name, value in args.items()}
    text, errors = words.format_pattern(pattern, named)
    if errors:
        raise ValueError(f"{where}, {identifier(message)}: {errors[0]}")
    return str(text)
