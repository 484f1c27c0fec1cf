"""Weights: read, typed, checked, and changed for a trial."""

from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.components import weights
from grognard.kernel.components.schema import DataError
from grognard.kernel.components.weights import Section


class Attack(Section, frozen=True):
    fee: float
    reach: int


class Sample(Section, frozen=True):
    attack: Attack
    lost_at: tuple[float, ...]


TEXT = "lost_at = [0.1, 1]\n[attack]\nfee = 1\nreach = 2\n"


def read(folder: Path, text: str, changes: dict[str, Any] | None = None) -> Sample:
    file = folder / "weights.toml"
    file.write_text(text, encoding="utf-8")
    return weights.read(Sample, file, changes)


def test_weights_are_a_frozen_record(tmp_path: Path) -> None:
    found = read(tmp_path, TEXT)
    assert found == Sample(Attack(1.0, 2), (0.1, 1.0))
    assert isinstance(found.attack.fee, float)
    with pytest.raises(AttributeError, match="immutable"):
        found.attack.fee = 2.0  # type: ignore[misc]


def test_changes_are_laid_over_the_file(tmp_path: Path) -> None:
    assert read(tmp_path, TEXT, {"attack": {"fee": 0.5}}) == Sample(Attack(0.5, 2), (0.1, 1.0))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.replace("1\n", "'much'\n"), "weights.toml, attack.fee: expected `float`, got `str`"),
        (TEXT.replace("= 2", "= 2.5"), "weights.toml, attack.reach: expected `int`, got `float`"),
        (TEXT.replace("fee = 1\n", ""), "weights.toml, attack: object missing required field `fee`"),
        (TEXT + "more = 1\n", "weights.toml, attack: object contains unknown field `more`"),
        (TEXT.replace("fee = 1", "fee = nan"), "weights.toml, attack.fee: expected a number; got nan"),
        (TEXT.replace("1]", "inf]"), r"weights.toml, lost_at\[1\]: expected a number; got inf"),
        ("fee = ", "weights.toml: expected TOML such as"),
    ],
    ids=["text", "fraction", "missing", "unknown", "nan", "infinite", "no TOML"],
)
def test_what_is_wrong_is_named_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        read(tmp_path, text)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"attack": {"fees": 1}}, "changed weights, attack: object contains unknown field `fees`"),
        ({"attack": 1}, "changed weights, attack: expected `object`, got `int`"),
        ({"fee": 1}, "changed weights: object contains unknown field `fee`"),
    ],
)
def test_wrong_changes_are_told_from_a_wrong_file(
    tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(DataError, match=message):
        read(tmp_path, TEXT, changes)
