"""No word of one language on the page of the other: lobby, form, table, settings, keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import prepare
from grognard import games
from tests.browser.conftest import NewPlayer

WORDS = Path(prepare.ROOT) / "web" / "src" / "text"
# Words that are the same in both languages, or a language's own name for itself.
ALIKE = {"English", "Français"}
# All that can be read or heard: text, and the names and hints of things.
COLLECT = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest('script, style')) found.add(walker.currentNode.data.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      found.add((element.getAttribute(name) ?? '').trim())
    }
  }
  return [...found].filter(Boolean)
}"""


def sentences(file: Path) -> dict[str, str]:
    """The messages of a file that say the same whatever their arguments."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {
        message.id.name: message.value.elements[0].value.strip()
        for message in parsed.body
        if isinstance(message, ast.Message)
        and message.value is not None
        and len(message.value.elements) == 1
        and isinstance(message.value.elements[0], ast.TextElement)
    }


def foreign_words(language: str) -> set[str]:
    """What stands in the other language's files and is otherwise in this one's."""
    other = "en" if language == "fr" else "fr"
    found = set()
    for folder in (WORDS, games.find("battle-for-germany").folder / "look"):
        mine, theirs = sentences(folder / f"{language}.ftl"), sentences(folder / f"{other}.ftl")
        found |= {text for name, text in theirs.items() if mine.get(name) != text}
        found -= set(mine.values())
    return found - ALIKE


def everything(page: Page, language: str) -> set[str]:
    """All that is read on the screens, one after the other, with no settings but the browser's language."""
    settings, close, keys, play = {
        "en": ("Settings", "Close", "Keyboard", "Play the Soviets"),
        "fr": ("Réglages", "Fermer", "Clavier", "Jouer les Soviétiques"),
    }[language]
    start = page.locator(".seats").get_by_role("button", name=play).first
    start.wait_for()
    found = set(page.evaluate(COLLECT))
    page.get_by_role("button", name=settings).click()
    page.get_by_role("button", name=keys).click()
    found |= set(page.evaluate(COLLECT))
    page.get_by_role("dialog", name=keys).get_by_role("button", name=close).click()
    start.click()
    page.locator("[data-cell]").first.wait_for()
    for tab in page.get_by_role("tab").all():
        tab.click()
        found |= set(page.evaluate(COLLECT))
    return found


@pytest.mark.parametrize(("language", "locale"), [("fr", "fr-FR"), ("en", "en-GB")])
def test_each_language_is_spoken_alone(new_player: NewPlayer, language: str, locale: str) -> None:
    read = everything(new_player(locale=locale).page, language)
    own = set(sentences(WORDS / f"{language}.ftl").values())
    assert len(read & own) > 50
    assert sorted(read & foreign_words(language)) == []
