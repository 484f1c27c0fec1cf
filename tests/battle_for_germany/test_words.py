"""The messages of Battle for Germany: complete, used, and the same in English and French."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from grognard.games.battle_for_germany.components import CAMPS, FOLDER, NATIONS
from grognard.games.battle_for_germany.game import VERBS, BattleForGermany
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.scenarios import OPTIONS, SCENARIOS
from grognard.games.battle_for_germany.setting import PLACES, SIDES, TWO_PLAYER_TURN
from grognard.games.battle_for_germany.shown.picture import HEADINGS, RATES
from grognard.games.battle_for_germany.shown.words import formation, name_of
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.guide import load_guide
from grognard.kernel.words.text import LANGUAGES, identifier, sentence
from tests.looks import asked_for
from tests.test_words import FORM, parts

GAME = BattleForGermany()
LOOK = FOLDER / "look"
MODULES = sorted(set(FOLDER.rglob("*.py")) - set(FOLDER.glob("ai/*")))  # players say nothing
ACTIONS = 800

# The calls that take a message: where the message stands, and where its arguments do.
SPEAKERS: dict[str, tuple[int, int | None]] = {
    "note": (0, None),
    "Event": (0, 2),
    "ask": (1, None),
    "Reason": (1, 2),
    "Line": (1, 4),
    "Outcome": (2, None),
}
# The messages that are put together in the code, and all that can come of it.
PUT_TOGETHER = {"f'combat.{result}'": ("combat.De", "combat.Ae", "combat.Ex", "combat.Ar", "combat.Dr")}
# What is written alike in both languages.
ALIKE = {
    "terrain-berlin",
    "place-city",
    "place-hex",
    "legend-terrain-berlin",
    "reading-berlin",
    "label-france",
    "chart-terrain-kind",
}
# The chart of terrain: its columns, its lines that are no terrain, and for whom they hold.
FOR_WHOM = {"not-german", *(effect.who for effect in GAME.box.effects.values())} - {"all"}
TERRAIN_CHART = (
    *("terrain", "terrain-kind", "cost", "defence", "when", "fortified", "city", "closed", "no-attack"),
    *(f"for-{who}" for who in FOR_WHOM),
)
# What no player should read: names that only the code uses.
RAW = {*SIDES, *CAMPS, *PLACES, "replacement", "movement", "clear", "broken", "rough", "sea"}


# A value for every argument that a message can have; numbers are twos.
SAMPLES: dict[str, Any] = {
    "unit": GAME.box.unit_index["us-vii"],
    "units": (GAME.box.unit_index["us-vii"],),
    "attackers": (GAME.box.unit_index["us-vii"], GAME.box.unit_index["us-v"]),
    "cell": GAME.box.berlin,
    "start": GAME.box.board.cell("2511"),
    "cells": (GAME.box.berlin, GAME.box.board.cell("2511")),
    "city": 0,
    "camp": 0,
    "side": 0,
    "box": 1,
    "terrain": "rough",
    "phase": "movement",
    "waiting": ("soviet",),
    "odds": "3-1",
    "attack": Fraction(13, 2),
    "defence": Fraction(2),
    "strength": Fraction(2),
    **dict.fromkeys(("turn", "die", "left", "points", "limit", "needs", "has", "attacks", "count"), 2),
}


class Use(NamedTuple):
    """A message in the code: where, and with which arguments; None when the code does not tell."""

    place: str
    message: str
    args: frozenset[str] | None


class Unknown(NamedTuple):
    """A call whose message can't be read from the code."""

    place: str
    code: str


def uses(modules: Iterable[Path]) -> Iterator[Use | Unknown]:
    """Every message that the modules speak."""
    for module in modules:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in SPEAKERS:
                place = f"{module.name}:{node.lineno}"
                index, _ = SPEAKERS[called(node)]
                spoken = node.args[index] if len(node.args) > index else None
                messages = read(spoken)
                if messages is None:
                    yield Unknown(place, ast.unparse(spoken or node))
                else:
                    yield from (Use(place, message, arguments(node)) for message in messages)
            elif isinstance(node, ast.Tuple) and (bar := barring(node)):
                yield Use(f"{module.name}:{node.lineno}", bar, None)


def barring(node: ast.Tuple) -> str:
    """The message of a bar: a rule, why not, and perhaps more; its verb's arguments go with it."""
    match node.elts:
        case [_, ast.Constant(value=str(message)), *_] if message.startswith(("why.", "owed.", "lost.")):
            return message
    return ""


def called(node: ast.Call) -> str:
    """The name of the function called: note for g.note(…)."""
    func = node.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def read(spoken: ast.expr | None) -> tuple[str, ...] | None:
    """The messages an expression can stand for; None when it can't be told."""
    if isinstance(spoken, ast.Constant) and isinstance(spoken.value, str):
        return (spoken.value,)
    if isinstance(spoken, ast.IfExp):
        both = (read(spoken.body), read(spoken.orelse))
        return None if None in both else tuple(m for some in both if some for m in some)
    return PUT_TOGETHER.get(ast.unparse(spoken)) if spoken else None


def arguments(node: ast.Call) -> frozenset[str] | None:
    """The names of the arguments that go with the message."""
    if called(node) in ("note", "ask"):
        names = {keyword.arg for keyword in node.keywords if keyword.arg != "seen_by"}
        return None if None in names else frozenset(name for name in names if name)
    _, index = SPEAKERS[called(node)]
    found = node.args[index] if index is not None and len(node.args) > index else None
    found = next((keyword.value for keyword in node.keywords if keyword.arg == "args"), found)
    if found is None:
        return frozenset()
    if isinstance(found, ast.Dict) and all(isinstance(key, ast.Constant) for key in found.keys):
        return frozenset(str(key.value) for key in found.keys if isinstance(key, ast.Constant))
    return None


@cache
def spoken() -> tuple[Use, ...]:
    """What the rules say, as far as their code tells."""
    return tuple(use for use in uses(MODULES) if isinstance(use, Use))


def words_of_tables() -> set[str]:
    """The messages for what the game's tables name: forces, boxes, terrain, verbs, scenarios…"""
    guide = load_guide(GAME)
    steps = [step.text for step in guide.steps] if guide else []
    counted = ("soviet_points", "western_points", "berlin_turn", "berlin_by_turn_6", "berlin_to_soviets")
    families: dict[str, Iterable[str]] = {
        "count": counted,
        "guide": (*steps, *(f"{name}-title" for name in steps)),
        "side": (*SIDES, "nobody"),
        "camp": CAMPS,
        "box": PLACES,
        "place": ("city", "hex"),
        "terrain": set(GAME.box.terrain),
        "phase": {phase.kind for phase in TWO_PLAYER_TURN},
        "formation": {formation(unit.name)[1] for unit in GAME.box.units},
        "nation": NATIONS,
        "verb": VERBS,
        "chart": ("combat", "die", *TERRAIN_CHART),
        "sheet": ("turn", "track", "legend", "destroyed", *HEADINGS.values()),
        "month": map(str, range(1, 13)),
        "short": RATES,
        "game": ("summary", "length", "difficulty"),
        "scenario": {name + end for name in SCENARIOS for end in ("", "-summary", "-length")},
        "option": (*OPTIONS, *(f"{name}-summary" for name in OPTIONS)),
    }
    captions = {message for message in asked_for(LOOK) if "." not in message}
    return captions | {f"{family}-{name}" for family, names in families.items() for name in names}


@cache
def entries(language: str) -> tuple[Any, ...]:
    """What stands in a language's file."""
    return tuple(FluentParser().parse((LOOK / f"{language}.ftl").read_text(encoding="utf-8")).body)


def messages(language: str) -> dict[str, Any]:
    """The messages of a language, by name."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, fluent.Message)}


def variables(message: Any) -> set[str]:
    """The names of the variables in a message, whichever form of a name it asks for."""
    return {FORM.sub("", part.id.name) for part in parts(message, fluent.VariableReference)}


def plain_text(message: Any) -> str:
    """The text of a message, with a dot for each variable or choice in it."""
    return "".join(
        part.value if isinstance(part, fluent.TextElement) else "·" + "·".join(map(plain_text, choices(part)))
        for part in message.value.elements
    )


def choices(part: Any) -> Iterator[Any]:
    """The variants of a choice, if it is one."""
    return parts(part, fluent.Variant)


# ---- the files against the code


def test_every_message_of_the_rules_can_be_read_from_their_code() -> None:
    assert [use for use in uses(MODULES) if isinstance(use, Unknown)] == []


def test_a_message_put_together_anew_does_not_slip_by(tmp_path: Path) -> None:
    module = tmp_path / "rule.py"
    module.write_text(
        'g.note(f"new.{kind}", "1-0")\ng.note("a" if b else c)\nReason("1-0", "why.x", {"n": 1})\n'
    )
    assert list(uses([module])) == [
        Unknown("rule.py:1", "f'new.{kind}'"),
        Unknown("rule.py:2", "'a' if b else c"),
        Use("rule.py:3", "why.x", frozenset({"n"})),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words_and_no_words_are_idle(language: str) -> None:
    wanted = {identifier(use.message) for use in spoken()} | words_of_tables()
    assert set(messages(language)) == wanted


def test_messages_use_only_what_the_code_hands_over() -> None:
    unknown = [
        (use.place, use.message, wanted)
        for use in spoken()
        if use.args is not None and (wanted := variables(messages("en")[identifier(use.message)]) - use.args)
    ]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read_with_its_arguments(language: str) -> None:
    state = GAME.new("historical", {}, key_from_seed(1))
    for use in spoken():
        args = {
            name: SAMPLES[name] for name in use.args or variables(messages(language)[identifier(use.message)])
        }
        text = GAME.words(state, use.message, args, language)
        assert "{" not in text
        assert "None" not in text


# ---- the languages


def test_french_and_english_differ() -> None:
    english, french = messages("en"), messages("fr")
    alike = {name for name in english if plain_text(english[name]) == plain_text(french[name])}
    assert alike == ALIKE


def test_french_typography() -> None:
    """No-break spaces before high punctuation and within guillemets; curved apostrophes."""
    wrong = re.compile("[^\u00a0][:;?!»]|«[^\u00a0]|'")
    assert {
        name: text for name in messages("fr") if wrong.search(text := plain_text(messages("fr")[name]))
    } == {}


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("us-vii", "US VII Corps (7-4-8)", "VIIe corps américain (7-4-8)"),
        ("fr-i", "French I Corps (6-6-7)", "Ier corps français (6-6-7)"),
        ("su-1bf", "1st Belorussian Front (8-20-3)", "1er Front biélorusse (8-20-3)"),
        ("su-1gt", "Soviet 1st Guards Tank Army (6-4-6)", "1re armée blindée de la Garde soviétique (6-4-6)"),
        ("ge-l", "German L Corps (2-3-4)", "Lᵉ corps allemand (2-3-4)"),
        ("pl-2", "Polish 2nd Army (5-6-4)", "2e armée polonaise (5-6-4)"),
        (
            "ge-hg",
            "German Hermann Göring Parachute Panzer Corps (6-5-6)",
            "corps blindé parachutiste Hermann Göring allemand (6-5-6)",
        ),
    ],
)
def test_units_bear_their_number_and_nation(unit: str, english: str, french: str) -> None:
    number = GAME.box.unit_index[unit]
    assert [name_of(GAME.box, "unit", number, language) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize("name", ["Kampfgruppe Peiper", "5th Cavalry Corps"])
def test_a_name_that_a_pack_made_up_stays_as_it_is(name: str) -> None:
    counter = replace(GAME.box.units[GAME.box.unit_index["us-vii"]], name=name)
    box: Any = SimpleNamespace(units=[counter])
    assert name_of(box, "unit", 0, "fr") == f"{name} américain (7-4-8)"


def test_numbers_are_given_in_the_reason() -> None:
    state = GAME.new("historical", {}, key_from_seed(1))
    args = {"cell": GAME.box.berlin, "needs": 5, "has": 4}
    english, french = (GAME.words(state, "why.too-far", args, language) for language in LANGUAGES)
    assert english == "Berlin (2512) costs 5 MP, the unit has 4"
    assert french == "Berlin (2512)\u00a0: il faut 5\u00a0PM, l’unité en a 4"


@pytest.mark.parametrize(
    ("language", "left", "words"),
    [
        ("en", 1, "1 replacement is left."),
        ("en", 2, "2 replacements are left."),
        ("fr", 1, "il reste 1 remplacement."),
        ("fr", 2, "il reste 2 remplacements."),
    ],
)
def test_numbers_have_their_plural(language: str, left: int, words: str) -> None:
    assert sentence(LOOK, language, "replacement.restore", {"left": left}).endswith(words)


# ---- in play


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_that_is_said_in_a_game_can_be_read_in_both_languages(scenario: str) -> None:
    rng = Random(scenario)
    state = GAME.new(scenario, {}, key_from_seed(scenario))
    for _ in range(ACTIONS):
        for message, args in said(state, rng):
            english, french = (GAME.words(state, message, args, language) for language in LANGUAGES)
            assert "{" not in english + french, (message, english, french)
            assert "None" not in english + french, (message, english, french)
            assert not set(re.split(r"[\s,.()]+", french)) & RAW, (message, french)
        if not state.pending:
            break
        side, decision = next(iter(state.pending.items()))
        GAME.act(state, side, rng.choice(decision.options))


def said(state: Position, rng: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """All that is to be read now: events, prompts, odds, the outcome, and why some action is refused."""
    for event in state.events:
        yield event.message, event.args
    outcome = GAME.outcome(state)
    if outcome:
        yield outcome.message, {}
    for side, decision in state.pending.items():
        yield decision.prompt, decision.args
        reason = GAME.explain(state, side, attempt(rng))
        if reason:
            yield reason.message, reason.args
        forecast = GAME.forecast(state, rng.choice(decision.options))
        for line in forecast.lines if forecast else ():
            yield line.message, line.args
    for side in set(SIDES) - set(state.pending):
        reason = GAME.explain(state, side, ("end",))
        if reason:
            yield reason.message, reason.args


def attempt(rng: Random) -> Action:
    """Anything at all that the grammar takes."""
    sizes = {"unit": len(GAME.box.units), "cell": len(GAME.box.board)}
    verb = rng.choice(list(VERBS))
    return (verb, *(rng.randrange(sizes[kind]) for kind in VERBS[verb]))
