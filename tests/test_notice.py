"""NOTICE names all that is shipped or installed, and whose the games are."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from grognard import games
from grognard.server.settings import STATIC

ROOT = Path(__file__).parents[1]
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
PACKAGES = {line.split()[0] for line in NOTICE.splitlines() if line.startswith("  ") and line[2] != " "}


def plain(name: str) -> str:
    """A package's name as indexes compare them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_that_is_installed_is_named() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    installed = {plain(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {plain(re.split(r"[\[<>=;]", wish)[0]) for wish in project["dependencies"]}
    assert asked <= installed
    assert installed - {plain(name) for name in PACKAGES} == set()


def test_every_package_that_the_page_imports_is_named() -> None:
    known = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    sources = [
        path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    named = re.findall(r"""(?:from|import)\s*\(?['"]((?:@[\w-]+/)?[\w-]+)[/'"]""", text)
    imported = {name for name in named if f"node_modules/{name}" in known}
    assert {"svelte", "@fluent/bundle", "@fontsource/source-sans-3"} <= imported
    assert imported - PACKAGES == set()


@pytest.mark.skipif(not (STATIC / "licenses.md").exists(), reason="the page is not built")
def test_every_package_in_the_built_page_is_named() -> None:
    licences = (STATIC / "licenses.md").read_text(encoding="utf-8")
    built = set(re.findall(r"^## (\S+) - ", licences, re.MULTILINE))
    assert "svelte" in built
    assert built - PACKAGES == set()


@pytest.mark.parametrize("name", sorted({*games.GAMES, *games.SHEETS}))
def test_every_game_has_its_publisher(name: str) -> None:
    title = name.replace("-", " ").replace(" 41", " '41")
    (entry,) = re.findall(rf"^  {re.escape(title)}  (.*(?:\n    .*)*)", NOTICE, re.MULTILINE | re.IGNORECASE)
    assert "published" in entry
