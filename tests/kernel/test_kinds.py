"""What kind of news a message is stands in a file of the game, and mistakes in it are named."""

from pathlib import Path

import pytest

from grognard.kernel.components.schema import DataError
from grognard.kernel.words.kinds import kind_of
from tests.sample.game import Sample


class Sorted(Sample):
    """The sample game with kinds and words of its own."""

    def __init__(self, folder: Path, kinds: str) -> None:
        self.folder = folder
        (folder / "look").mkdir()
        (folder / "look" / "en.ftl").write_text("attack-fails = x\nretreat-lost = y\n", encoding="utf-8")
        (folder / "look" / "kinds.toml").write_text(kinds, encoding="utf-8")


def test_a_message_that_is_not_named_is_other_news(tmp_path: Path) -> None:
    game = Sorted(tmp_path, 'attack = ["attack.fails"]\nloss = ["retreat.lost"]\n')
    assert [kind_of(game, message) for message in ("attack.fails", "retreat.lost", "bid.opened")] == [
        "attack",
        "loss",
        "other",
    ]
    assert kind_of(Sample(), "attack.fails") == "other"


@pytest.mark.parametrize(
    ("kinds", "fault"),
    [
        ('rumour = ["attack.fails"]', "rumour"),
        ('attack = ["attack.misses"]', "kinds.toml, field attack: expected a message of en.ftl"),
        ('attack = ["attack.fails"]\nloss = ["attack.fails"]', "'attack.fails' in attack too"),
    ],
)
def test_a_wrong_kind_is_named(tmp_path: Path, kinds: str, fault: str) -> None:
    with pytest.raises(DataError) as caught:
        kind_of(Sorted(tmp_path, kinds), "attack.fails")
    assert fault in str(caught.value)
