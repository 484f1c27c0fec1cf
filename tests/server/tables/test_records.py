"""Records that users bring: what holds becomes a table, what does not is refused with its line."""

from hashlib import blake2b
from random import Random

import pytest

from grognard.kernel import record
from grognard.kernel.dice import throw
from grognard.kernel.record import Record
from grognard.server.tables import actions, record_replay, records
from grognard.server.tables.history import line_of
from tests.server.house import BOTH_MINE, PLACES, House, Player, play, problem
from tests.server.valley import Valley

EVERY = 10
"""After so many entries a snapshot is taken, where a test needs more of them."""


def finished(player: Player) -> tuple[str, str]:
    """A short game that is over, and its record."""
    table = player.table(BOTH_MINE)
    play(dict.fromkeys(BOTH_MINE, player), table, Random(1))
    return table, player.get(f"/tables/{table}/record").text


def resealed(text: str, old: str, new: str) -> str:
    """A forged record: its checks hold, but it says something else."""
    read = record.read(text.encode(), "record")
    lines = [line.rpartition(" ~")[0] for line in text.replace(old, new).splitlines()]
    read.header = record._header(lines[0], "record")
    read.actions = [(line.split(" ", 2)[1], line.split(" ", 2)[2]) for line in lines[1:-1]]
    return record.write(read)


def test_a_record_becomes_a_table_that_shows_the_same_game(house: House) -> None:
    player, other = house.guest(), house.guest("fr")
    table, text = finished(player)
    made = other.send("/records", {"record": text}).json()
    assert (made["title"], made["mode"], made["status"]) == (
        "Partie enregistrée\xa0: The Valley",
        "record",
        "finished",
    )
    assert made["outcome"]["winners"] == player.get(f"/tables/{table}").json()["outcome"]["winners"]
    assert [found["id"] for found in other.get("/tables?mine").json()] == [made["id"]]
    last = made["seq"]
    for at in (0, 1, last // 2, last):
        for seat in BOTH_MINE:
            assert other.view(made["id"], seat, at)["view"] == other.view(table, seat, at)["view"]
    assert other.get(f"/tables/{made['id']}/record").text == text
    assert other.send(f"/tables/{made['id']}/fork", {"at": 2}).status_code == 201
    turns = [other.get(f"/tables/{one}/entries").json()["turns"] for one in (table, made["id"])]
    assert turns[0] == turns[1]


def test_a_record_without_an_end_can_be_practised_from(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    play(dict.fromkeys(BOTH_MINE, player), table, Random(1), 4)
    player.send(f"/tables/{table}/resign", {"seat": "north"})
    text = player.get(f"/tables/{table}/record").text
    made = player.send("/records", {"record": text}).json()
    assert (made["status"], made["outcome"]["winners"], made["seq"]) == ("finished", [], 4)
    practice = player.send(f"/tables/{made['id']}/fork", {}).json()
    assert practice["status"] == "running"


def test_what_is_wrong_is_said_with_its_line_and_nothing_is_kept(house: House) -> None:
    player, joueur = house.guest(), house.guest("fr")
    _, text = finished(player)
    lines = text.splitlines(keepends=True)
    key = record.read(text.encode(), "record").header["key"]
    other_key = ("0" if key[0] != "0" else "1") + key[1:]
    wrong = {
        "record-no-record": "Hello",
        "record-version": text.replace("record 2", "record 3", 1),
        "record-changed": "".join([*lines[:3], lines[3].replace(" ", "  ", 1), *lines[4:]]),
        "record-cut": "".join(lines[:-1]),
        "record-commitment": resealed(text, key, other_key),
        "record-components": resealed(text, "valley-1", "valley-0"),
        "record-header": resealed(text, '"sample"', '"chess"'),
        "record-action": resealed(text, "1 red bid", "1 red attack"),
    }
    for code, changed in wrong.items():
        assert changed != text
        said = problem(player.send("/records", {"record": changed}), 422, code)
        assert said["field"] == "record"
    assert "Line 4" in player.send("/records", {"record": wrong["record-changed"]}).json()["message"]
    assert "La ligne 4" in joueur.send("/records", {"record": wrong["record-changed"]}).json()["message"]
    assert joueur.get("/tables?mine").json() == []


def test_an_end_that_does_not_follow_is_refused(house: House) -> None:
    player = house.guest()
    _, text = finished(player)
    read = record.read(text.encode(), "record")
    read.end = {"fingerprint": "", "message": "", "winners": ["north", "south"]}
    problem(player.send("/records", {"record": record.write(read)}), 422, "record-end")


def test_records_are_bounded_in_size_and_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player = house.guest()
    _, text = finished(player)
    problem(player.send("/records", {"record": "x" * (records.LARGEST + 1)}), 422, "field-too-long")
    problem(player.send("/records", {"record": "x" * (2 * records.LARGEST)}), 413, "too-large")
    problem(player.send("/records", {"record": "\x00"}), 422, "field-wrong")
    monkeypatch.setattr(records, "SLOWEST_SECONDS", 0.0)
    problem(player.send("/records", {"record": text}), 422, "record-too-long")
    monkeypatch.undo()
    monkeypatch.setattr(records, "MOST_ACTIONS", 3)
    problem(player.send("/records", {"record": text}), 422, "record-too-long")


@pytest.mark.parametrize("depth", [900, 100_000])
@pytest.mark.parametrize(("line", "field"), [(0, "game"), (0, "options"), (-1, "winners")])
def test_no_depth_of_a_record_is_too_much(house: House, line: int, field: str, depth: int) -> None:
    player = house.guest()
    _, text = finished(player)
    lines = [line.rpartition(" ~")[0] for line in text.splitlines()]
    lines[line] = f'{lines[line][:-1]}, "{field}": {"[" * depth}{"]" * depth}}}'
    seal, deep = blake2b(digest_size=4), ""
    for each in lines:
        seal.update(f"{each}\n".encode())
        deep += f"{each} ~{seal.hexdigest()}\n"
    assert player.send("/records", {"record": deep}).json()["error"].startswith("record-")


def test_few_records_wait_for_their_turn(house: House) -> None:
    player, joueur = house.guest(), house.guest("fr")
    _, text = finished(player)
    for _ in range(2 * records.MOST_WAITING):
        problem(player.send("/records", {"record": "Hello"}), 422, "record-no-record")
    house.service.records.waiting += records.MOST_WAITING
    busy = problem(joueur.send("/records/throws", {"record": text}), 429, "records-busy")
    assert "D’autres enregistrements" in busy["message"]
    house.service.records.waiting -= records.MOST_WAITING
    assert player.send("/records", {"record": text}).status_code == 201


def test_every_throw_of_a_record_is_laid_open(house: House) -> None:
    player = house.guest()
    table, text = finished(player)
    key = bytes.fromhex(record.read(text.encode(), "record").header["key"])
    dice = player.send("/records/throws", {"record": text}).json()
    assert [die["number"] for die in dice] == list(range(1, len(dice) + 1))
    assert [die["value"] for die in dice] == [throw(key, die["number"], die["sides"]) for die in dice]
    log = {line["seq"]: line["text"] for line in player.get(f"/tables/{table}/log?before=999&seat=*").json()}
    assert all(die["text"] == log[die["at"]] for die in dice)
    assert {die["at"] for die in dice} > {0}
    problem(house.stranger().send("/records/throws", {"record": text}), 401, "no-session")


def long_game(player: Player) -> tuple[str, str]:
    """A game whose every tenth entry was taken back, and its record."""
    table = player.table(BOTH_MINE, options={"long": True})
    rng = Random(4)
    while player.view(table, "north")["status"] != "finished":
        play(dict.fromkeys(BOTH_MINE, player), table, rng, 1)
        seq = player.get(f"/tables/{table}").json()["seq"]
        if seq % EVERY == 0:
            line = player.get(f"/tables/{table}/entries?seat=north").json()["line"]
            back = {"seat": "north", "seq": seq, "kind": "back", "to": line[-2]}
            assert player.send(f"/tables/{table}/proposals", back).json()["granted"]
    return table, player.get(f"/tables/{table}/record").text


def test_a_record_is_not_played_in_the_process_that_serves(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = house.guest()
    _, text = finished(player)

    def refuse(*_: object) -> None:
        raise AssertionError("played here")

    monkeypatch.setattr(Valley, "act", refuse)
    made = player.send("/records", {"record": text})
    assert made.status_code == 201
    assert player.send("/records/throws", {"record": text}).json()


def test_what_is_taken_back_leaves_no_long_way_from_a_snapshot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "SNAPSHOT_EVERY", EVERY)
    monkeypatch.setattr(record_replay, "SNAPSHOT_EVERY", EVERY)
    table, text = long_game(house.guest())
    row = house.service.tables.row(table)
    assert row.seq > 3 * EVERY
    assert max(house.service.history.at(row, at).behind for at in range(row.seq + 1)) <= EVERY + 1
    replayed = record_replay.replay(record_replay.SubmittedRecord(PLACES, text, "en"))
    assert isinstance(replayed, record_replay.ReplayedRecord)
    outline = [(entry.seq, entry.kind, entry.text) for entry in replayed.entries]
    for at in range(len(outline)):
        line = [0, *line_of(outline[: at + 1])]
        last = max(number for number in line if number in replayed.dumps)
        assert len(line) - line.index(last) <= EVERY


def test_nobody_goes_back_to_what_does_not_count(house: House) -> None:
    player = house.guest()
    _, text = finished(player)
    read = record.read(text.encode(), "record")
    read.actions = [*read.actions[:2], (record.TABLE, "back 0"), (record.TABLE, "back 2")]
    forged = record.write(Record(read.header, read.actions, {}))
    assert "5" in problem(player.send("/records", {"record": forged}), 422, "record-action")["message"]
