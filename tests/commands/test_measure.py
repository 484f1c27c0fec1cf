"""`grognard bench`."""

import json

import pytest

from grognard.commands import measure
from grognard.lab.bench import Measure
from tests.commands.calling import Run

MEASURES = (
    Measure("yardstick", "a loop", 4.0, "ms", ratio=1.0),
    Measure("reach", "one unit", 120.0, "µs", 100, ratio=0.03),
    Measure("random play", "decisions", 18_000, "/s", 10_000, at_least=True, ratio=0.014),
    Measure("state", "one state", 15.0, "kB", 200),
)


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "measure", lambda: list(MEASURES))


def test_targets_stand_beside_what_was_measured(run: Run) -> None:
    code, out, _ = run("bench")
    assert code == 0
    lines = {line.split("  ")[0].strip(): line for line in out.splitlines()}
    assert "under 100 µs   missed" in lines["reach"]
    assert "at least 10,000 /s   met" in lines["random play"]


def test_json(run: Run) -> None:
    found = json.loads(run("bench", "--json")[1])["measures"]
    assert found["reach"] == {
        "what": "one unit",
        "value": 120.0,
        "unit": "µs",
        "target": 100,
        "met": False,
        "ratio": 0.03,
    }
