"""Guided tables: how far a learner has come, what counts next, and what the guide then plays.

The step follows from the table's entries alone, so that a page that is opened again, anywhere, finds it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from grognard.kernel.actions import Action, Side
from grognard.kernel.game import Game
from grognard.kernel.words.guide import Beat, Guide, load_guide
from grognard.kernel.words.text import sentence
from grognard.server.errors import Refusal
from grognard.server.tables.history import ACTION, UNDO

Outline = Iterable[tuple[int, str, str]]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a learner is: the steps to read from `first` to `last`, and the beat that leads on."""

    first: int
    last: int
    beat: Beat | None


def guide_of(game: Game[Any]) -> Guide:
    """The guide of a game, if it has one."""
    guide = load_guide(game)
    if guide is None:
        raise Refusal(404, "no-guide", field="game", game=game.title)
    return guide


def is_under_way(guide: Guide, outline: Outline) -> bool:
    """Whether the learner still has something to do."""
    return place_in(guide, outline).beat is not None


def place_in(guide: Guide, outline: Outline) -> Place:
    """Where the entries of a table have led in its guide."""
    beats = guide.beats
    done = min(_beats_done(beats, outline), len(beats))
    here = beats[done] if done < len(beats) else None
    last = here.step if here else len(guide.steps) - 1
    came_from = beats[done - 1].step if done else -1
    return Place(min(came_from + 1, last), last, here)


def _beats_done(beats: tuple[Beat, ...], outline: Outline) -> int:
    """How many beats are behind the learner; an undo goes back, unless it is just what was asked for."""
    done, played = 0, 0
    line: list[tuple[int, int]] = []  # each entry that counts, and the beats behind the learner before it
    for seq, kind, text in outline:
        if kind == ACTION:
            line.append((seq, done))
            if played:
                played -= 1
            elif done < len(beats):
                played = len(beats[done].then)
                done += 1
        elif kind == UNDO:
            taken = [before for number, before in line if number > int(text)]
            line = line[: len(line) - len(taken)]
            asked = len(taken) == 1 and done < len(beats) and not beats[done].lines
            done = done + 1 if asked else min(taken, default=done)
    return done


def then(game: Game[Any], outline: Outline, line: str) -> list[tuple[Side, Action]]:
    """What the guide plays after this action of the learner; refuses one that is not its lesson."""
    beat = place_in(guide_of(game), outline).beat
    if beat is None or line not in beat.lines:
        raise Refusal(409, "guide-step", field="action")
    return [(side, game.parse(then)) for side, then in beat.then]


def described(game: Game[Any], outline: Outline, language: str) -> dict[str, Any]:
    """The guide in a learner's language, and where the learner is."""
    guide, look = guide_of(game), game.folder / "look"
    place = place_in(guide, outline)
    return {
        "first": place.first,
        "last": place.last,
        "lines": list(place.beat.lines) if place.beat else [],
        "undo": place.beat is not None and not place.beat.lines,
        "steps": [
            {
                "title": sentence(look, language, f"guide.{step.text}-title", {}),
                "text": sentence(look, language, f"guide.{step.text}", {}),
                "rules": list(step.rules),
                "units": list(step.units),
                "cells": list(step.cells),
                "part": step.part,
            }
            for step in guide.steps
        ],
    }
