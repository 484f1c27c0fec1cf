"""How players cite a rule: `2.4.5/event-9` is "2.4.5 · event 9" to them, `crt/5-1` is "CRT 5–1".

A rule's id in the ledger is a key: the rulebook's number or the name of one of its parts, and behind slashes
what tells its rules apart. Shown is only what is printed in a rulebook: numbers, letters and columns as they
stand, and words that `words/*.ftl` knows. The rest of an id (`annex-2/mod-army`) is ours alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from grognard.kernel.components.ledger import wordings
from grognard.kernel.words.text import capital, has_message, sentence

WORDS = Path(__file__).parent
_NUMBER = re.compile(r"(\d+(?:[.-]\d+)*[a-z]?)(?:-[a-z].*)?")
_LABEL = re.compile(r"\d{1,2}[a-z]?|[A-Z][A-Za-z]{0,2}\d?")
_COUNTED = re.compile(r"([a-z-]+?)(?:-(\d+[a-z]?))?(?:-[a-z].*)?")
_COLUMN = re.compile(r"(\d+)-(\d+)(?:-[a-z].*)?")
_TABLES_OF_ODDS = ("crt", "trc")


@cache
def cited(rule: str, language: str) -> str:
    """A rule's id as a player knows it.

    >>> cited("annex-2/mod-army", "en"), cited("crt/5-1", "fr"), cited("3-0/A1", "en")
    ('Annex 2', 'TRC 5–1', '3-0 · A1')
    >>> cited("2.4.5/event-9-when", "fr"), cited("example/7.4.6", "en"), cited("6-82", "en")
    ('2.4.5 · événement 9', '7.4.6 · example', '6-82')
    """
    head, *details = rule.split("/")
    if head == "example" and details and _NUMBER.fullmatch(details[0]):
        head, details = details[0], [head]  # the example of a numbered rule
    column = _COLUMN.fullmatch(details[0]) if details and head in _TABLES_OF_ODDS else None
    if column:
        return f"{_word(head, language)} {column[1]}–{column[2]}"
    number = _NUMBER.fullmatch(head)
    place = _word(head, language) or (number[1] if number else _word("elsewhere", language))
    shown = [place, *(one if _LABEL.fullmatch(one) else _word(one, language) for one in details)]
    name = " · ".join(word for word in shown if word)
    return capital(name)


def citations(rules: Iterable[str], language: str) -> str:
    """Several rules in one line, each citation once: rules of one table have one name.

    >>> citations(["annex-2/mod-army", "8.1.2", "annex-2/mod-wood"], "en")
    'Annex 2, 8.1.2'
    """
    return ", ".join(dict.fromkeys(cited(rule, language) for rule in rules))


def rules_to_show(folder: Path, language: str) -> dict[str, dict[str, str]]:
    """What a page shows of each rule of a game: how it is cited, and what it says."""
    return {
        rule: {"name": cited(rule, language), "text": text}
        for rule, text in wordings(folder, language).items()
    }


def _word(part: str, language: str) -> str:
    """What a part of an id means in a rulebook, with its number; nothing if it is no word of a rulebook."""
    if has_message(WORDS, language, f"cited-{part}"):
        return sentence(WORDS, language, f"cited-{part}", {})
    found = _COUNTED.fullmatch(part)
    if not found or found[1] == part or not has_message(WORDS, language, f"cited-{found[1]}"):
        return ""
    word = sentence(WORDS, language, f"cited-{found[1]}", {})
    return f"{word} {found[2]}" if found[2] else word
