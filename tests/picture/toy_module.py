"""The toy map where a server looks for maps: in a module of its own."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.picture.toy import toy_sheet

_FOLDER = TemporaryDirectory(prefix="grognard-toy-", ignore_cleanup_errors=True)
SHEET = toy_sheet(Path(_FOLDER.name) / "toy")
