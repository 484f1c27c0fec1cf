"""`grognard data`."""

import json
from pathlib import Path

from tests.commands.calling import DATA, GAME, Run, edited


def test_json(run: Run) -> None:
    found = json.loads(run("data", GAME, "--json")[1])
    assert list(found) == ["printed", "derived", "reconstructed"]
    assert min(found.values()) > 0


def test_every_file_is_listed(run: Run) -> None:
    code, out, _ = run("data", GAME)
    assert code == 0
    assert all(file.name in out for file in DATA.iterdir())


def test_a_pack_counts(run: Run, tmp_path: Path) -> None:
    pack = edited(tmp_path, "track.csv", ",0,0,1,0,reconstructed,", ",0,0,1,0,printed,")
    with_pack = json.loads(run("data", GAME, "--pack", pack, "--json")[1])
    assert with_pack["printed"] == json.loads(run("data", GAME, "--json")[1])["printed"] + 1
