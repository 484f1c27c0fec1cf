"""Metrics in the format of Prometheus, for those who run the server and nobody else."""

from logging import getLogger
from pathlib import Path

from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families

from tests.server.house import House, hear, open_house

HERE = "http://127.0.0.1:8641"


def read(house: House, caller: str = "127.0.0.1", base: str = HERE, **headers: str) -> tuple[int, str]:
    """What someone gets who asks for the metrics."""
    client = TestClient(house.client.app, base_url=base, client=(caller, 50000))
    answer = client.get("/metrics", headers=headers)
    return answer.status_code, answer.text


def samples(text: str) -> dict[tuple[str, ...], float]:
    """Every sample by its name and its labels."""
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted(house: House) -> None:
    player = house.guest()
    table = player.table({"north": "me", "south": "me"})
    assert player.act(table, "north", "bid 1").status_code == 200
    player.get("/tables/nowhere")
    with player.live(table, "north") as socket:
        hear(socket, "state")
        getLogger("grognard.server.notices.mail").warning("a letter is lost")
        status, text = read(house)
    assert status == 200
    found = samples(text)
    acts = "/api/tables/{table_id}/actions"
    assert found["grognard_http_requests_total", "POST", acts, "200"] == 1
    assert found["grognard_http_requests_total", "GET", "/api/tables/{table_id}", "404"] == 1
    assert found["grognard_http_request_seconds_count", acts] == 1
    assert found[("grognard_sockets",)] == 1
    assert found["grognard_tables", "running"] == 1
    assert found[("grognard_entries_total",)] >= 1
    assert found["grognard_log_messages_total", "warning", "mail"] == 1
    assert found[("grognard_thinker_queue",)] >= 0
    assert found[("grognard_database_write_seconds_count",)] >= 2


def test_strangers_and_what_a_proxy_passes_on_get_nothing(house: House) -> None:
    assert read(house)[0] == 200
    for caller, base, headers in (
        ("192.0.2.1", HERE, {}),
        ("127.0.0.1", "http://games.example.org", {}),
        ("127.0.0.1", HERE, {"X-Forwarded-For": "192.0.2.1"}),
        ("127.0.0.1", HERE, {"Via": "1.1 proxy"}),
        ("testclient", HERE, {}),
    ):
        assert read(house, caller, base, **headers) == (404, "Not found\n")


def test_with_a_token_only_its_bearer_may_read(tmp_path: Path) -> None:
    with open_house(tmp_path, metrics_token="secret") as house:
        for given in ("", "Bearer wrong", "secret", "Bearer secret2"):
            assert read(house, Authorization=given)[0] == 404
        assert read(house, "192.0.2.1", "http://games.example.org", Authorization="Bearer secret")[0] == 200
