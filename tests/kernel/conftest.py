"""Files for the tests of data and packs."""

from pathlib import Path

import pytest

from tests.kernel.data_files import GOOD, write


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return write(tmp_path / "data", GOOD)
