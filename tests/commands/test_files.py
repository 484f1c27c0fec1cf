"""A file is written whole, or not at all."""

from pathlib import Path

import pytest

from grognard.commands.files import write_whole, written_whole


class Interrupted(Exception):
    """Something that happens while a file is written."""


def test_the_old_file_stays_until_the_new_one_is_whole(tmp_path: Path) -> None:
    goal = tmp_path / "kept"
    write_whole(goal, b"old")
    with written_whole(goal) as part:
        part.write_bytes(b"new")
        assert goal.read_bytes() == b"old"
    assert goal.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [goal]


def test_nothing_is_left_of_a_file_that_was_not_finished(tmp_path: Path) -> None:
    def write_half() -> None:
        with written_whole(tmp_path / "kept") as part:
            part.write_bytes(b"half")
            raise Interrupted

    with pytest.raises(Interrupted):
        write_half()
    assert list(tmp_path.iterdir()) == []
