"""`python -m grognard`: the same as the `grognard` command."""

import sys

from grognard.cli import main

if __name__ == "__main__":
    sys.exit(main())
