"""The dice outside the kernel: what the page is tested against, and the recipe for those who trust nobody."""

import json
import subprocess
import sys
from pathlib import Path

from grognard.kernel import record
from grognard.kernel.dice import throw
from tests.kernel.dice_vectors import FILE, vectors
from tests.kernel.test_record import played

RECIPE = Path(__file__).parents[2] / "web" / "public" / "check_dice.txt"


def test_the_page_is_tested_against_the_dice_of_the_kernel() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors()


def test_the_recipe_needs_no_part_of_grognard_and_finds_the_same_dice(tmp_path: Path) -> None:
    game, file = played(3), tmp_path / "game.txt"
    file.write_text(record.write(game), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(RECIPE), str(file), "30", "6"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    key = bytes.fromhex(game.header["key"])
    assert said[0] == f"promise {game.header['commitment']} kept"
    assert said[1:] == [f"{number} {throw(key, number, 6)}" for number in range(1, 31)]


def test_the_recipe_finds_a_broken_promise(tmp_path: Path) -> None:
    game, file = played(3), tmp_path / "game.txt"
    game.header["commitment"] = "0" * 64
    file.write_text(record.write(game), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(RECIPE), str(file), "1", "6"]
    assert "BROKEN" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
