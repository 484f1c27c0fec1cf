"""Contestants with changed weights: written in one word, checked before the first game."""

from pathlib import Path

import pytest

from grognard.kernel.components.schema import DataError
from grognard.lab.tuning import changes_of


def test_a_file_and_single_weights_follow_each_other(tmp_path: Path) -> None:
    file = tmp_path / "bold.toml"
    file.write_text("[attack]\nfee = 0.2\ncity_point = 4\n")
    changes = changes_of(f"scripted+{file}+attack.fee=0.3")
    assert changes == {"attack": {"fee": 0.3, "city_point": 4}}


def test_a_plain_name_changes_nothing() -> None:
    assert changes_of("scripted") == {}


@pytest.mark.parametrize(
    ("contestant", "message"),
    [
        ("scripted+nowhere.toml", "nowhere.toml: expected a file of weights, or a weight such as"),
        ("scripted+fee=high", "fee=high: expected TOML such as"),
    ],
)
def test_what_is_no_weight_is_refused(contestant: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        changes_of(contestant)
