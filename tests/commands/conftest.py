"""Running a command in a test."""

import pytest

from grognard.cli import main
from tests.commands.calling import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: exit code, output, complaints."""

    def call(*arguments: object) -> tuple[int, str, str]:
        code = main([str(argument) for argument in arguments])
        caught = capsys.readouterr()
        return code, caught.out, caught.err

    return call
