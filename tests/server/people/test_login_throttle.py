"""Wrong guesses of a password slow the guesser, and never the owner on a device that is known."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response

from grognard.server.people.login_throttle import DEVICE
from tests.server.house import AT_ONCE, PASSWORD, House, open_house, problem

WRONG = "wrong password"


def sign_in(house: House, name: str, password: str, address: str, device: str = "") -> Response:
    """An attempt to sign in from an address, on a device that may be known."""
    client = TestClient(house.client.app, client=(address, 50000))
    headers = {"Cookie": f"{DEVICE}={device}"} if device else {}
    return client.post("/api/session", json={"name": name, "password": password}, headers=headers)


def known_device(house: House, name: str, address: str = "192.0.2.1") -> str:
    """The mark of a device on which an owner has signed in."""
    return str(sign_in(house, name, PASSWORD, address).cookies[DEVICE])


def rates(**changed: str) -> dict[str, Any]:
    """Settings in which a thing may be done so often, and all others as one likes."""
    return {"rates": AT_ONCE | {name.replace("_", "-"): rate for name, rate in changed.items()}}


def test_guesses_at_a_name_do_not_lock_its_owner_out(tmp_path: Path) -> None:
    with open_house(tmp_path, **rates(guess_name="3/hour")) as house:
        house.owner("Ney")
        device = known_device(house, "Ney")
        for number in range(3):
            assert sign_in(house, "NEY", WRONG, f"198.51.100.{number}").status_code == 403
        problem(sign_in(house, "Ney", PASSWORD, "198.51.100.9"), 429, "too-often")
        assert sign_in(house, "Ney", PASSWORD, "192.0.2.1", device).status_code == 200
        assert sign_in(house, "Ney", PASSWORD, "203.0.113.5", device).status_code == 200


def test_guesses_from_an_address_slow_that_address_alone(tmp_path: Path) -> None:
    with open_house(tmp_path, **rates(guess="3/hour")) as house:
        house.owner("Ney")
        device = known_device(house, "Ney")
        for name in ("Ney", "Soult", "Nobody"):
            assert sign_in(house, name, WRONG, "2001:db8::1").status_code == 403
        problem(sign_in(house, "Ney", PASSWORD, "2001:db8::2"), 429, "too-often")
        assert sign_in(house, "Ney", PASSWORD, "2001:db8:0:1::1").status_code == 200
        assert sign_in(house, "Ney", PASSWORD, "2001:db8::1", device).status_code == 200


def test_whoever_knows_the_password_is_not_counted(tmp_path: Path) -> None:
    with open_house(tmp_path, **rates(guess="2/hour", guess_name="2/hour")) as house:
        house.owner("Ney")
        for _ in range(5):
            assert sign_in(house, "Ney", PASSWORD, "192.0.2.1").status_code == 200


def test_a_known_device_may_not_guess_for_ever_nor_at_others(tmp_path: Path) -> None:
    with open_house(tmp_path, **rates(guess_device="2/hour", guess_name="1/hour")) as house:
        house.owner("Ney")
        house.owner("Soult")
        device = known_device(house, "Ney")
        for _ in range(2):
            assert sign_in(house, "Ney", WRONG, "192.0.2.1", device).status_code == 403
        problem(sign_in(house, "Ney", PASSWORD, "192.0.2.1", device), 429, "too-often")
        assert sign_in(house, "Soult", WRONG, "192.0.2.1", device).status_code == 403
        problem(sign_in(house, "Soult", WRONG, "192.0.2.1", device), 429, "too-often")


def test_a_forged_mark_makes_no_device_known(tmp_path: Path) -> None:
    with open_house(tmp_path, **rates(guess_name="1/hour")) as house:
        ney = house.owner("Ney")
        assert sign_in(house, "Ney", WRONG, "192.0.2.1").status_code == 403
        real = house.owner("Soult")
        device = known_device(house, "Soult")
        for forged in (device, ney.me["id"], f"{ney.me['id']}.{real.me['id']}", "x" * 5000, '["a"]'):
            problem(sign_in(house, "Ney", PASSWORD, "192.0.2.1", forged), 429, "too-often")


def test_guesses_at_the_same_time_are_counted_one_by_one(tmp_path: Path) -> None:
    with open_house(tmp_path, **rates(guess="4/hour")) as house, ThreadPoolExecutor(12) as pool:
        house.owner("Ney")
        answers = pool.map(lambda _: sign_in(house, "Ney", WRONG, "192.0.2.1").status_code, range(12))
        assert sorted(answers) == [403] * 4 + [429] * 8


def test_the_mark_is_closed_to_scripts_and_stays_when_one_signs_out(house: House) -> None:
    ney = house.owner("Ney")
    cookies = sign_in(house, "Ney", PASSWORD, "192.0.2.1").headers.get_list("set-cookie")
    (mark,) = [cookie for cookie in cookies if cookie.startswith(DEVICE)]
    assert "HttpOnly" in mark
    assert "SameSite=lax" in mark
    assert "Path=/api" in mark
    left = ney.send("/session", None, "DELETE").headers.get_list("set-cookie")
    assert not [cookie for cookie in left if cookie.startswith(DEVICE)]
