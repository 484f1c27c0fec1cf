"""The log is whole, however little of it is cached."""

from random import Random

import pytest

from grognard.server.tables import log
from tests.server.house import BOTH_MINE, House, play


def test_lines_that_the_cache_dropped_are_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "KEPT_ENTRIES", 3)
    house.service.log = log.Log(house.service.store)
    player = house.guest()
    table = player.table(BOTH_MINE)
    play({"north": player, "south": player}, table, Random(1), moves=12)
    seen = player.view(table, "north")
    assert [line["seq"] for line in seen["log"]] == list(range(seen["seq"] + 1))
    assert player.view(table, "north")["log"] == seen["log"]
