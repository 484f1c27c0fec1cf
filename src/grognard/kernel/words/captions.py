"""Captions: what the entries of a look are called, by an id that follows from the entry.

How `[terrain.woods]` looks stands in a TOML file; what it is called stands in `en.ftl` and `fr.ftl` beside
it, as the message `legend-terrain-woods`.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from grognard.kernel.components.schema import DataError
from grognard.kernel.words.text import LANGUAGES, bundle

Names = Mapping[str, str]
"""What something is called, by language."""
NamesOf = Callable[[str], Names]
"""The names under an id."""


def caption_id(*parts: str) -> str:
    """The id of a caption: a plus is spelt out, nothing is `none`, and all other signs are hyphens.

    >>> caption_id("result", "De"), caption_id("result", "+1 A1"), caption_id("result", "-")
    ('result-De', 'result-plus-1-A1', 'result-none')
    >>> caption_id("reading", "rates.west_german"), caption_id("reading", "berlin", "")
    ('reading-rates-west-german', 'reading-berlin-none')
    """
    words = (re.sub(r"[^A-Za-z0-9]+", "-", part.replace("+", "plus ")).strip("-") for part in parts)
    return "-".join(word or "none" for word in words)


def caption(folder: Path, language: str, message: str, attribute: str = "") -> str:
    """A caption, or its short form under an attribute such as `sign`; raises DataError if it is missing."""
    file = folder / f"{language}.ftl"
    wanted = f"{file}: expected the message {message}{attribute and '.' + attribute} (language {language})"
    if not file.exists():
        raise DataError(f"{wanted}; there is no such file")
    words, pattern = bundle(folder, language), None
    if words.has_message(message):
        found = words.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise DataError(f"{wanted}; it is missing")
    text, errors = words.format_pattern(pattern, {})
    if errors:
        raise DataError(f"{wanted} without arguments; got {errors[0]}")
    return str(text)


def names_in(folder: Path) -> NamesOf:
    """The captions of a folder in all languages."""
    return lambda message: {language: caption(folder, language, message) for language in LANGUAGES}
