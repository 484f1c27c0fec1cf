"""Words: messages with arguments, written in a player's language from Fluent files.

Rules speak in message ids and arguments; only here do they become sentences. A game has one `.ftl` file
a language in its `look/` folder, and where that grows long, more by chapter in a folder of the language's
name: `en.ftl`, `en/combat.ftl`. An argument's name says what it is: `unit`, `units`, `cell` … are
turned into names by the game before they reach the sentence.

A name may have forms, written as attributes of its message, so that sentences agree with it:

    side-soviet = Soviétiques
        .the = les { side-soviet }
        .of = des { side-soviet }
        .to = aux { side-soviet }
        .number = many

A sentence about a `side` may then say `{ $the-side }`, `{ $The-side }` where it begins, `{ $of-side }` and
`{ $to-side }`, and choose its verb by `$number-side`, in French also by `$gender-side`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
FORMS = ("the", "of", "to", "number", "gender")
_AGREED = {"number": "one", "gender": "m"}
_WORDS = Path(__file__).parent
_TOKEN = re.compile(r"\?\d+")
_LETTERED = re.compile(r"[a-z]+/\d")
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
"""An abbreviation at the end of a sentence: one full stop is enough."""
Namer = Callable[[str, Any, str], Any]


class Name(str):
    """A name with its forms; where its language has written none, it stands as it is."""

    __slots__ = ("forms",)
    forms: dict[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> Name:
        """The name with those of its forms that differ from it."""
        made = super().__new__(cls, text)
        made.forms = {form: (forms or {}).get(form, _AGREED.get(form, text)) for form in FORMS}
        return made

    def followed_by(self, words: str) -> Name:
        """The same name with something behind it."""
        forms = {form: text + words for form, text in self.forms.items() if form not in _AGREED}
        return Name(self + words, {**self.forms, **forms})

    def as_arguments(self, argument: str) -> dict[str, str]:
        """What a sentence can say of it: `$the-unit`, `$The-unit`, `$of-unit`…"""
        the = self.forms["the"]
        found = {f"{form}-{argument}": text for form, text in self.forms.items()}
        return {argument: str(self), f"The-{argument}": capital(the), **found}


def capital(words: str) -> str:
    """The words as they begin a sentence or stand alone.

    >>> capital("the Dnieper")
    'The Dnieper'

    Small letters that a piece bears stay so.

    >>> capital("a/36 Motorcycle")
    'a/36 Motorcycle'
    """
    if _LETTERED.match(words):
        return words
    return words[:1].upper() + words[1:]


def listed(names: Sequence[str], language: str) -> Name:
    """Several names as one: the first, the second and the third."""
    each = [name if isinstance(name, Name) else Name(name) for name in names]
    if len(each) == 1:
        return each[0]
    forms = {form: _joined([name.forms[form] for name in each], language) for form in FORMS[:3]}
    gender = "f" if each and all(name.forms["gender"] == "f" for name in each) else "m"
    return Name(_joined(each, language), {**forms, "number": "many", "gender": gender})


def _joined(parts: Sequence[str], language: str) -> str:
    return f" {_and(language)} ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


@cache
def _and(language: str) -> str:
    return sentence(_WORDS, language, "and", {})


def as_it_is(name: str, value: Any, language: str) -> Any:
    """The namer for arguments that are words or numbers already."""
    return value


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a game in one language."""
    made = FluentBundle([language], use_isolating=False)
    for file in (folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
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
    pattern = _message(folder, language, message).value
    if pattern is None:
        raise KeyError(f"{folder / language}.ftl: message {identifier(message)} has no text")
    return _written(folder, language, message, pattern, _arguments(language, args, namer))


def named(folder: Path, language: str, message: str, args: Mapping[str, Any] | None = None) -> Name:
    """A message that is a name, with the forms that its language has written."""
    given = _arguments(language, args or {}, as_it_is)
    attributes = _message(folder, language, message).attributes
    forms = {form: attributes[form] for form in FORMS if form in attributes}
    written = {form: _written(folder, language, message, found, given) for form, found in forms.items()}
    return Name(sentence(folder, language, message, args or {}), written)


def _message(folder: Path, language: str, message: str) -> Any:
    if not has_message(folder, language, message):
        raise KeyError(f"{folder / language}.ftl has no message {identifier(message)}")
    return bundle(folder, language).get_message(identifier(message))


def _arguments(language: str, args: Mapping[str, Any], namer: Namer) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for name, value in args.items():
        argument, words = name.replace("_", "-"), _in_words(name, value, language, namer)
        given |= words.as_arguments(argument) if isinstance(words, Name) else {argument: words}
    return given


def is_token(value: Any) -> bool:
    """Whether an argument names a piece by its token: who reads the line does not know which piece it is."""
    return isinstance(value, str) and bool(_TOKEN.fullmatch(value))


def _in_words(name: str, value: Any, language: str, namer: Namer) -> Any:
    """What a namer says of an argument; for tokens in it the kernel has words of its own."""
    if is_token(value):
        return _hidden(language, 1)
    if not isinstance(value, list | tuple) or not any(map(is_token, value)):
        return namer(name, value, language)
    known = [namer(name, [each], language) for each in value if not is_token(each)]
    return listed([*known, _hidden(language, len(value) - len(known))], language)


def _hidden(language: str, count: int) -> Name:
    """Pieces that the reader can't name: the number of a token says nothing to a player."""
    return named(_WORDS, language, "hidden-piece", {"count": count})


def _written(folder: Path, language: str, message: str, pattern: Any, given: dict[str, Any]) -> str:
    text, errors = bundle(folder, language).format_pattern(pattern, given)
    if errors:
        raise ValueError(f"{folder / language}.ftl, {identifier(message)}: {errors[0]}")
    return _TWO_STOPS.sub(".", str(text))
