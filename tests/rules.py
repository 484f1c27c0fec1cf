"""The tag that ties a test to the ledger: `@rule("7-21a", "7-24a")`."""

import pytest

rule = pytest.mark.rule
