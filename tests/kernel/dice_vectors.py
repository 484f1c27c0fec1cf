"""What the page must compute as the kernel does. Writes it anew: `python -m tests.kernel.dice_vectors`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from grognard.kernel import record
from grognard.kernel.dice import commitment, key_from_seed, throw
from tests.kernel.test_record import GAME, played

FILE = Path(__file__).parents[2] / "web" / "tests" / "dice.vectors.json"
KEYS = [key_from_seed(seed) for seed in range(3)]
NUMBERS = (1, 2, 3, 255, 256, 65_536, 2**40)


def vectors() -> dict[str, Any]:
    """Throws, commitments, a whole record and the promise that stands for it while the game runs."""
    promise = record.start(GAME, "duel", {}, KEYS[0])
    del promise.header["key"]
    return {
        "throws": [
            {"key": key.hex(), "number": number, "sides": sides, "value": throw(key, number, sides)}
            for key in KEYS
            for number in NUMBERS
            for sides in (2, 6, 10, 100)
        ],
        "commitments": [{"key": key.hex(), "commitment": commitment(key)} for key in KEYS],
        "record": record.write(played(3)),
        "promise": record.write(promise),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
