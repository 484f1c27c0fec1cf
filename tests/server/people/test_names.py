"""Names: nobody looks like the owner of an account, and no name or title plays tricks with the page."""

from pathlib import Path

from sqlalchemy import select, text

from grognard.server.settings import sqlite_in
from grognard.server.store import database
from tests.server.house import PASSWORD, House, problem

LOOK_ALIKES = {
    "Cyrillic": "Маrsh\u0430l N\u0435\u0443",
    "Greek": "\u039carshal \u039dey",
    "full width": "Ｍａｒｓｈａｌ　Ｎｅｙ",
    "mathematical": "𝐌arshal 𝙽ey",
    "case": "mARSHAL nEY",
    "spaces": "Mar shalNey",
    "no-break space": "Marshal\u00a0Ney",
    "hyphen": "Marshal-Ney.",
    "l for I": "MarshaI Ney",
    "one for l": "Marsha1 Ney",
    "rn for m": "rnarshal Ney",
    "accent": "Marshal Ñey",
    "dot below": "Marshal Nẹy",
    "mark of approval": "Marshal Ney ✓",
}
TRICKS = {
    "zero width space": "Marshal\u200b Ney",
    "zero width joiner": "Mars\u200dhal Ney",
    "soft hyphen": "Mar\u00adshal Ney",
    "word joiner": "Marshal \u2060Ney",
    "right-to-left override": "\u202eyeN lahsraM",
    "isolate": "\u2067Ney\u2069",
    "left-to-right mark": "Ney\u200e",
    "newline": "Ney\nhas resigned",
    "tab": "Marshal\tNey",
    "line separator": "Ney\u2028has resigned",
    "next line": "Ney\u0085x",
    "Hangul filler": "Marshal\u3164Ney",
    "blank of Braille": "Marshal\u2800Ney",
    "variation": "Marshal Ney\ufe0f",
    "grapheme joiner": "Marshal\u034f Ney",
    "pile of marks": "Ney" + "\u0323\u0331\u0316",
    "private use": "Ney\ue000",
    "unassigned": "Ney\u0378",
    "tag": "Ney\U000e0041",
    "two scripts": "Ney \u0416\u0443\u043a\u043e\u0432",
}


def test_nobody_looks_like_the_owner_of_an_account(house: House) -> None:
    ney, soult, guest = house.owner("Marshal Ney"), house.owner("Soult"), house.guest()
    before = house.rows()
    for how, name in LOOK_ALIKES.items():
        for answer in (
            guest.send("/me", {"name": name}, "PATCH"),
            soult.send("/me", {"name": name}, "PATCH"),
            guest.send("/account", {"name": name, "password": PASSWORD}),
        ):
            assert answer.status_code in (409, 422), how
            assert answer.json()["error"] in ("name-taken", "name-form"), how
    assert house.rows() == before
    assert ney.send("/me", {"name": "MARSHAL NEY"}, "PATCH").status_code == 200


def test_a_name_of_another_alphabet_is_compared_as_it_is_seen(house: House) -> None:
    house.owner("Ceba")
    house.owner("vov")
    for name in ("Сева", "СЕВА", "νον"):
        problem(house.guest().send("/me", {"name": name}, "PATCH"), 409, "name-taken")
    for name in ("Жуков", "Ναπολέων", "ナポレオン", "René", "D’Erlon", "נפוליאון", "Ney 2"):
        assert house.guest().send("/me", {"name": name}, "PATCH").json()["name"] == name


def test_no_name_hides_characters_or_turns_the_line(house: House) -> None:
    guest, before = house.guest(), house.rows()
    for name in TRICKS.values():
        problem(guest.send("/me", {"name": name}, "PATCH"), 422, "name-form")
        problem(guest.send("/account", {"name": name, "password": PASSWORD}), 422, "name-form")
    assert house.rows() == before


def test_a_name_without_a_letter_or_a_digit_is_none(house: House) -> None:
    problem(house.guest().send("/me", {"name": "…"}, "PATCH"), 422, "name-form")


def test_names_that_the_server_gives_are_nobodys(house: House) -> None:
    guest = house.guest()
    for name in ("Guest 1234", "invité 77", "Former player", "Ancien  joueur", "GUEST", "lnvite 1"):
        problem(guest.send("/account", {"name": name, "password": PASSWORD}), 409, "name-taken")


def test_a_guest_gives_way_to_the_owner_of_a_new_account(house: House) -> None:
    guest, friend = house.guest("fr"), house.guest()
    guest.send("/me", {"name": "MURAT"}, "PATCH")
    friend.send("/me", {"name": "Lannes"}, "PATCH")
    house.owner("Murat")
    assert guest.get("/me").json()["name"].startswith("Invité ")
    assert friend.get("/me").json()["name"] == "Lannes"


def test_a_name_that_was_given_up_is_free_again(house: House) -> None:
    ney = house.owner("Ney")
    assert ney.send("/me", {"name": "Michel"}, "PATCH").status_code == 200
    soult = house.owner("Ney")
    assert soult.send("/account/delete", {"password": PASSWORD}).status_code == 204
    assert house.guest().send("/me", {"name": "ney"}, "PATCH").status_code == 200


def test_no_title_turns_or_breaks_the_line(house: House) -> None:
    seats = {"north": {"kind": "me"}, "south": {"kind": "me"}}
    wish, host = {"game": "sample", "scenario": "duel", "seats": seats}, house.guest()
    for title in ("a\u202eb", "a\nb", "a\u2066b", "a\x85b", "a\u200bb", "a\tb", "a\ufeffb", "a\x00b"):
        answer = host.send("/tables", wish | {"title": title})
        assert problem(answer, 422, "field-wrong")["field"] == "title"
    for title in ("Bérézina, 2ᵉ manche", "אלתר 👨\u200d👩"):
        assert host.send("/tables", wish | {"title": title}).json()["title"] == title


def test_names_of_before_are_made_plain(tmp_path: Path) -> None:
    address = sqlite_in(tmp_path)
    engine = database.connect_to(address)
    database.upgrade(engine, "proposals")
    known = {"a": "Ney", "b": "N\u0435y", "c": "Soult\u202e \nx", "d": "\u200b"}
    with engine.begin() as connection:
        for user_id, name in known.items():
            values = {"id": user_id, "name": name, "at": ord(user_id)}
            connection.execute(text("INSERT INTO users VALUES (:id, :name, 'en', 0)"), values)
            account = "INSERT INTO accounts VALUES (:id, :name, '', :at)"
            if user_id in "ab":
                connection.execute(text(account), values)
    engine.dispose()
    engine = database.open_database(address)
    with engine.connect() as connection:
        rows = connection.execute(select(database.users.c.id, database.users.c.name))
        names = {row.id: row.name for row in rows}
        looks = connection.execute(select(database.looks.c.look, database.looks.c.user_id))
        kept = [(row.look, row.user_id) for row in looks]
    engine.dispose()
    assert names.pop("d").startswith("Guest ")
    assert names == {"a": "Ney", "b": "N\u0435y", "c": "Soult x"}
    assert kept == [("ney", "a")]
