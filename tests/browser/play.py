"""`grognard play` with the same dice at every table, so that a test that fails fails again."""

from __future__ import annotations

import sys
from unittest.mock import patch

from grognard.cli import main
from grognard.server.tables import dealing

if __name__ == "__main__":
    with patch.object(dealing, "token_bytes", bytes):
        sys.exit(main(["play", *sys.argv[1:]]))
