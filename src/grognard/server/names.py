"""Names of users: legible, and none that looks like the name of an account.

What a name looks like is worked out as Unicode's report 39 does: letters that look alike, of whatever
alphabet, become the same one; marks, spaces and signs are left out. That is done for the name as it is
written and for its small and its large letters, so that two names are alike if any of these are.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from secrets import randbelow

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from grognard.kernel.words.text import LANGUAGES
from grognard.server.errors import Refusal, words

SHORTEST_NAME, LONGEST_NAME, LONGEST_FOLDED, LONGEST_LOOK = 2, 40, 80, 160
_HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u1680\u2800\u3164\uffa0\ufffc\ufffd")
"""Letters, marks and signs that show nothing."""
_VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
_MOST_MARKS = 2
_COMPOSED = {"LATIN", "GREEK", "CYRILLIC"}
"""Alphabets whose accents in use all belong to letters of their own."""
_WRITTEN_TOGETHER = {"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL"}
_MARK = "\u200e"
_PAIRS = {"rn": "m", "vv": "w"}


def proper_name(name: str, shortest: int = 1) -> str:
    """A name as it is stored: plain, without stray spaces, in one alphabet.

    >>> proper_name("  Maréchal   Ney ")
    'Maréchal Ney'
    """
    kept = " ".join(unicodedata.normalize("NFKC", name).split())
    if not shortest <= len(kept) <= LONGEST_NAME:
        raise Refusal(422, "name-length", field="name", least=shortest, most=LONGEST_NAME)
    looks = looks_of(kept)
    fits = len(fold(kept)) <= LONGEST_FOLDED and all(0 < len(look) <= LONGEST_LOOK for look in looks)
    if not (fits and is_one_line(name, joiners="") and _has_few_marks(kept) and _is_of_one_alphabet(kept)):
        raise Refusal(422, "name-form", field="name")
    return kept


def account_name(name: str) -> str:
    """A name for an account; refuses those that the server gives to guests and former players."""
    kept = proper_name(name, SHORTEST_NAME)
    without_number = looks_of("".join(letter for letter in kept if not letter.isdigit()))
    if any(not without_number.isdisjoint(looks_of(given)) for given in _given_names()):
        raise Refusal(409, "name-taken", field="name")
    return kept


def guest_name(language: str) -> str:
    """A name for a new guest."""
    return words("guest", language, number=str(1000 + randbelow(9000)))


def plain_name(name: str) -> str:
    """What is valid of a name from before names were checked; perhaps nothing."""
    shown = "".join(letter for letter in name if is_one_line(letter, joiners=""))
    return " ".join(unicodedata.normalize("NFKC", shown).split())[:LONGEST_NAME]


def is_one_line(text: str, joiners: str = _JOINERS) -> bool:
    """Whether a text has no invisible characters, line breaks or changes of direction.

    >>> [is_one_line(text) for text in ("Bérézina", "Bé\\u202erézina", "Bé\\nrézina")]
    [True, False, False]
    """
    return all(letter in joiners or _is_seen(letter) for letter in text)


def fold(name: str) -> str:
    """The name as it is given for signing in.

    >>> fold("ＭURAT  Straße") == fold("Murat STRASSE")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def looks_of(name: str) -> frozenset[str]:
    """All that a name looks like.

    >>> looks_of("Ney").isdisjoint(looks_of("N\\N{CYRILLIC SMALL LETTER IE}y"))
    False
    """
    return frozenset((look_of(name), look_of(name.casefold()), look_of(name.upper())))


def look_of(name: str) -> str:
    """What a name looks like as it is written.

    >>> look_of("Marsha1 Né\\N{GREEK SMALL LETTER GAMMA}")
    'marshalney'
    """
    alike = "".join(_model(letter) for letter in unicodedata.normalize("NFKD", name))
    folded = unicodedata.normalize("NFKD", alike).casefold()
    look = "".join(letter for letter in folded if unicodedata.category(letter)[0] in "LN")
    for pair, letter in _PAIRS.items():
        look = look.replace(pair, letter)
    return look


def _model(letter: str) -> str:
    """The letter that represents all that look like this one."""
    alike = [found["c"].strip(_MARK) for found in confusables_data.get(letter, ())]
    if len(alike) != 1:  # it looks like no other, or is the model of several
        return letter
    (other,) = alike
    is_model = len(confusables_data.get(other, ())) == 1 and (len(letter), letter) < (len(other), other)
    return letter if is_model else other


def _is_seen(letter: str) -> bool:
    varies = any(ord(letter) in block for block in _VARIATIONS)
    return not varies and letter not in _BLANK and unicodedata.category(letter) not in _HIDDEN


def _has_few_marks(name: str) -> bool:
    """Whether no letter bears marks that its alphabet does not have, nor too many of them."""
    base, marks = "", 0
    for letter in name:
        if unicodedata.category(letter)[0] == "M":
            marks += 1
            if not base or marks > _MOST_MARKS or _alphabet(base) in _COMPOSED:
                return False
        else:
            base, marks = letter, 0
    return True


def _is_of_one_alphabet(name: str) -> bool:
    found = {_alphabet(letter) for letter in name if letter.isalpha()}
    return len(found) <= 1 or found <= _WRITTEN_TOGETHER


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


@cache
def _given_names() -> tuple[str, ...]:
    guests = (words("guest", language, number="") for language in LANGUAGES)
    return (*guests, *(words("former-player", language) for language in LANGUAGES))
