"""Limits by address: nobody has more of them by having more addresses."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.house import AT_ONCE, House, open_house


def newcomer_from(house: House, host: str) -> int:
    """How a newcomer is received who calls from an address."""
    return TestClient(house.client.app, client=(host, 50000)).get("/api/me").status_code


@pytest.mark.parametrize(
    ("same", "other"),
    [
        (["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:0db8:1:2::1%eth0"], "2001:db8:1:3::1"),
        (["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"], "::ffff:192.0.2.2"),
    ],
)
def test_addresses_of_one_caller_are_counted_together(tmp_path: Path, same: list[str], other: str) -> None:
    with open_house(tmp_path, rates=AT_ONCE | {"guest": "2/hour"}) as house:
        assert [newcomer_from(house, host) for host in same] == [200, 200, 429]
        assert newcomer_from(house, other) == 200
