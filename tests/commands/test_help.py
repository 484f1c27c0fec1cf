"""Help, and the command line as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import __version__, games
from grognard.cli import main

MODULE = (sys.executable, "-m", "grognard")
BESIDE = {**os.environ, "PYTHONPATH": str(Path(games.__file__).parents[2])}
"""The environment of a process that shall find the package that is tested here."""


@pytest.mark.parametrize("arguments", [["--help"], ["simulate", "--help"], ["map", "--help"]])
def test_help_has_an_example(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert "  grognard " in capsys.readouterr().out


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([*MODULE, "--version"], capture_output=True, text=True, check=True, env=BESIDE)
    assert done.stdout == f"grognard {__version__}\n"


def test_output_is_utf_8_whatever_the_system_prefers() -> None:
    elsewhere = {**BESIDE, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*MODULE, "--help"], capture_output=True, check=True, env=elsewhere)
    assert "1941–45" in done.stdout.decode("utf-8")


def test_a_reader_who_stops_reading_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*MODULE, "games"], stdout=writing, stderr=subprocess.PIPE, env=BESIDE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")
