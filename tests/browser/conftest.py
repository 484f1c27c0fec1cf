"""A table server of its own and a browser, for the tests that click."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import prepare
import run
from tests.browser.player import Player

LAUNCH = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""How many milliseconds a machine with much else to do may take over a click."""
expect.set_options(timeout=PATIENCE)
NewPlayer = Callable[..., Player]
SETTINGS = "grognard-settings"
"""Where the page keeps what a player has set."""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a fresh server is; all its tables have the same dice."""
    folder = str(tmp_path_factory.mktemp("data"))
    yield from served("tests.browser.play", "--no-browser", "--port", "0", "--data", folder)


@pytest.fixture(scope="session")
def valley(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a fresh server has the sample game as well, whose seats have secrets from each other."""
    yield from served("tests.browser.valley", str(tmp_path_factory.mktemp("valley")))


def served(*module: str) -> Iterator[str]:
    """The address of a server that runs until the tests are over."""
    with serving(*module) as (address, _):
        yield address


@contextmanager
def serving(*module: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server: the address that it says as it starts, and its process, which ends with this."""
    if not (prepare.PAGE / "index.html").exists():
        pytest.skip("the page is not built; python3 run.py play builds it")
    command = [sys.executable, "-m", *module]
    # Most tests need few of the maps.
    environment = {"PYTHONPATH": str(Path(prepare.ROOT) / "src"), "PATH": "", "GROGNARD_DRAW_AHEAD": "0"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=prepare.ROOT
    ) as server:
        assert server.stdout is not None
        try:
            yield next(word for word in server.stdout.readline().split() if word.startswith("http")), server
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, or a skipped test where there is none."""
    found = next(filter(None, map(shutil.which, run.CHROMIUMS)), None)
    if found is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=LAUNCH)
        yield launched
        launched.close()


def paced(pace: str) -> str:
    """A script that sets how fast the others are played back, unless the page has settings already."""
    settings = f"JSON.stringify({{playback: '{pace}'}})"
    kept = f"localStorage.getItem('{SETTINGS}') ?? localStorage.setItem('{SETTINGS}', {settings})"
    return f"try {{ {kept} }} catch {{ /* a page without an address keeps nothing */ }}"


@pytest.fixture
def new_player(browser: Browser, address: str) -> Iterator[NewPlayer]:
    """Opens the lobby for a new guest with a browser of its own; errors on the page fail the test."""
    contexts, problems = [], []

    def make(
        width: int = 1280,
        height: int = 800,
        locale: str = "en-GB",
        at: str = address,
        playback: str = "off",
        **more: Any,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **more
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(paced(playback))
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"{error}\n{error.stack}"))
        page.goto(at, wait_until="domcontentloaded")  # the picture of the map may take its time
        return Player(page)

    yield make
    for context in contexts:
        context.close()
    assert problems == []
