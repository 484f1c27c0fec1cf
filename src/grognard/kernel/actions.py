"""Actions: what a side chose, as a plain tuple inside and as a stable line of text outside.

An action is a verb and its arguments, small integers: ``("go", 433)``. A game declares its verbs and
what each argument means; the grammar then writes and reads them: ``go 2512``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

Action: TypeAlias = tuple[Any, ...]
Side: TypeAlias = str
Seat: TypeAlias = str

NUMBER = "number"
"""The kind of an argument that is written as the number it is."""
SEVERAL = "..."
"""Ends the kind of an argument that takes one or more, as the last of a verb: `unit...`."""
_A_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")


def several(kind: str) -> str:
    """The kind of a last argument that takes one or more of a kind, each once and in ascending order."""
    return kind + SEVERAL


def several_of(kind: str) -> str:
    """The kind of which an argument takes several, or nothing if it takes one."""
    return kind.removesuffix(SEVERAL) if kind.endswith(SEVERAL) else ""


class BadAction(ValueError):
    """A line of text that is no action of this game."""


class IllegalAction(ValueError):
    """An action that is not among the options now; carries the rule that forbids it."""

    def __init__(self, action: str, rule: str, reason: str) -> None:
        super().__init__(f"{action}: {reason} ({rule})" if rule else f"{action}: {reason}")
        self.action, self.rule, self.reason = action, rule, reason


class Grammar:
    """The verbs of a game and how their arguments are written.

    >>> grammar = Grammar({"go": ("cell",), "end": ()}, {"cell": ["0101", "0102"]})
    >>> grammar.text(("go", 1)), grammar.parse("go 0102")
    ('go 0102', ('go', 1))
    """

    def __init__(self, verbs: Mapping[str, tuple[str, ...]], names: Mapping[str, Sequence[str]]) -> None:
        _check(verbs, names)
        self.verbs = dict(verbs)
        self._groups = {verb for verb, kinds in verbs.items() if kinds and several_of(kinds[-1])}
        self._rank = {verb: rank for rank, verb in enumerate(verbs)}
        self._names = {kind: tuple(labels) for kind, labels in names.items()}
        self._numbers = {
            kind: {label: i for i, label in enumerate(labels)} for kind, labels in self._names.items()
        }

    def number(self, kind: str, name: str) -> int | None:
        """The number behind a name, or None if there is no such name.

        >>> Grammar({"go": ("cell",)}, {"cell": ["0101", "0102"]}).number("cell", "0102")
        1
        """
        return self._numbers.get(kind, {}).get(name)

    def text(self, action: Action) -> str:
        """The action, which must fit, as one line; the same action always gives the same line."""
        return " ".join((action[0], *self._words(action)))

    def by_verb(self, actions: Iterable[Action]) -> dict[str, list[list[str]]]:
        """The arguments of actions as they are written, under their verbs, in the same order.

        >>> grammar = Grammar({"go": ("cell",), "end": ()}, {"cell": ["0101", "0102"]})
        >>> grammar.by_verb([("go", 0), ("go", 1), ("end",)])
        {'go': [['0101'], ['0102']], 'end': [[]]}
        """
        found: dict[str, list[list[str]]] = {}
        for action in actions:
            found.setdefault(action[0], []).append(self._words(action))
        return found

    def parse(self, line: str) -> Action:
        """The action a line stands for, the very line that `text` writes; raises BadAction otherwise."""
        verb, *words = line.split(" ")
        if verb not in self.verbs:
            raise BadAction(f"{line!r}: expected a verb of {', '.join(self.verbs)}; got {verb!r}")
        kinds = self._kinds(verb, len(words))
        if len(words) != len(kinds):
            raise BadAction(f"{line!r}: expected {verb} with {len(kinds)} arguments; got {len(words)}")
        values = [self._read(line, kind, word) for kind, word in zip(kinds, words, strict=True)]
        if verb in self._groups and not _ascending(values[len(self.verbs[verb]) - 1 :]):
            raise BadAction(f"{line!r}: expected each {kinds[-1]} once, in the order of the game's list")
        return (verb, *values)

    def names(self, kind: str) -> tuple[str, ...]:
        """What the arguments of a kind may be called."""
        return self._names[kind]

    def key(self, action: Action) -> tuple[Any, ...]:
        """What options are sorted by: the verb's place in the grammar, then the arguments."""
        return (self._rank[action[0]], *action[1:])

    def fits(self, action: Action) -> bool:
        """Whether the action has a declared verb and arguments of the declared kinds."""
        if not (isinstance(action, tuple) and action and isinstance(action[0], str)):
            return False
        verb, kinds = action[0], self.verbs.get(action[0])
        if kinds is None:
            return False
        if verb in self._groups:
            if not _ascending(action[len(kinds) :]):
                return False
            kinds = self._kinds(verb, len(action) - 1)
        return len(kinds) == len(action) - 1 and all(
            type(value) is int and (kind == NUMBER or 0 <= value < len(self._names[kind]))
            for kind, value in zip(kinds, action[1:], strict=True)
        )

    def _words(self, action: Action) -> list[str]:
        return list(map(self._write, self._kinds(action[0], len(action) - 1), action[1:]))

    def _kinds(self, verb: str, count: int) -> tuple[str, ...]:
        """The kinds of so many arguments: a last one that takes several stands for all that remain."""
        kinds = self.verbs[verb]
        if verb not in self._groups:
            return kinds
        return (*kinds[:-1], *[several_of(kinds[-1])] * max(1, count - len(kinds) + 1))

    def _write(self, kind: str, value: int) -> str:
        return str(value) if kind == NUMBER else self._names[kind][value]

    def _read(self, line: str, kind: str, word: str) -> int:
        if kind == NUMBER:
            if not _A_NUMBER.fullmatch(word):
                raise BadAction(f"{line!r}: expected a number such as 12; got {word!r}")
            return int(word)
        number = self._numbers[kind].get(word)
        if number is None:
            example = self._names[kind][0] if self._names[kind] else "none"
            article = "an" if kind[0] in "aeio" else "a"
            raise BadAction(f"{line!r}: expected {article} {kind} such as {example}; got {word!r}")
        return number


def _ascending(group: Sequence[Any]) -> bool:
    """Whether a group is written in the one way that counts: each once, lowest first."""
    return all(type(value) is int for value in group) and all(a < b for a, b in pairwise(group))


def _check(verbs: Mapping[str, tuple[str, ...]], names: Mapping[str, Sequence[str]]) -> None:
    """Refuses a grammar whose lines could be read in two ways."""
    for kind, labels in {"verb": list(verbs), **names}.items():
        if torn := [label for label in labels if label.split() != [label]]:
            raise ValueError(f"{kind}: expected names without spaces; got {torn[0]!r}")
        if len(set(labels)) != len(labels):
            twice = next(label for label in labels if list(labels).count(label) > 1)
            raise ValueError(f"{kind}: expected each name once; got {twice!r} again")
    for verb, kinds in verbs.items():
        single = [several_of(kind) or kind for kind in kinds]
        if unknown := [kind for kind in single if kind != NUMBER and kind not in names]:
            raise ValueError(f"{verb}: expected {NUMBER} or one of {', '.join(names)}; got {unknown[0]!r}")
