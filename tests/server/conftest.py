"""A server for each test, in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with the sample game and Battle for Germany."""
    with open_house(tmp_path) as opened:
        yield opened
