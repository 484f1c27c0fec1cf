"""What the rules of a game say, and whether it has the words for it."""

import ast
import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.words.text import has_message, identifier
from tests.test_words import files_of, messages

MESSAGE = re.compile(r"[a-z]+\.[a-z0-9-]*[a-z0-9]")
ENDINGS = ("csv", "toml", "geo")
"""What looks like a message and is the name of a file."""
KERNEL = {"why-no-order", "why-order-stands", "why-asked-now", "why-orders-shared", "why-other-player"}
KERNEL |= {"why-not-your-turn", "why-other-phase"}
"""Messages that the kernel speaks: of standing orders, of players who share a side, and out of turn."""


@cache
def spoken(folder: Path) -> frozenset[str]:
    """The messages that stand in the code of a folder as texts; what computer players say is nothing."""
    modules = [module for module in folder.rglob("*.py") if "ai" not in module.parts]
    nodes = (node for module in modules for node in ast.walk(ast.parse(module.read_text("utf-8"))))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    found = filter(MESSAGE.fullmatch, texts)
    return frozenset(text for text in found if text.rpartition(".")[2] not in ENDINGS)


def unsaid(game: Game[Any], folder: Path, language: str, phases: Iterable[str]) -> list[str]:
    """What the rules of a folder say, verbs and phases that have no words in a language."""
    said = {*spoken(folder), *(f"verb.{verb}" for verb in game.grammar.verbs)}
    said |= {f"phase.{phase}" for phase in phases}
    return [text for text in sorted(said) if not has_message(game.folder / "look", language, text)]


def idle(game: Game[Any], folder: Path, families: Collection[str]) -> set[str]:
    """The messages of some families that neither the rules of a folder nor the kernel say."""
    used = {identifier(text) for text in spoken(folder)} | KERNEL
    used |= {f"verb-{verb}" for verb in game.grammar.verbs}
    used |= {f"window-{name}" for name in game.grammar.names("window")}
    written = (name for file in files_of(game.folder / "look", "en") for name in messages(file))
    return {name for name in written if name.split("-")[0] in families} - used
