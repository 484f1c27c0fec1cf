"""Records: written, read and played again; nothing changed goes unnoticed."""

import json
import re
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import record
from grognard.kernel.dice import commitment, key_from_seed
from grognard.kernel.game import BadChoice, Game
from grognard.kernel.record import BadRecord, Record, RecordMismatch
from tests.random_play import random_choice
from tests.sample.game import Sample

GAME = Sample()


def find(name: str) -> Game[Any]:
    """The sample game, and no other."""
    if name != GAME.name:
        raise BadChoice(f"game: expected {GAME.name}; got {name!r}")
    return GAME


def played(seed: int) -> Record:
    """The record of a random game."""
    key, rng = key_from_seed(seed), Random(seed)
    state = GAME.new("duel", {}, key)
    history = record.start(GAME, "duel", {}, key)
    while state.pending:
        side, action = random_choice(state, rng)
        GAME.act(state, side, action)
        history.actions.append((side, GAME.grammar.text(action)))
    record.finish(history, GAME, state)
    return history


RECORD = played(3)
DATA = record.write(RECORD).encode()
LINES = DATA.splitlines(keepends=True)


def check(data: bytes) -> Record:
    """Reads and plays a record."""
    found = record.read(data, "my.record")
    record.verify(found, find, "my.record")
    return found


def sealed(*lines: str | bytes) -> bytes:
    """Lines with honest checks, as only someone who knows the format would write them."""
    running, text = blake2b(digest_size=4), b""
    for line in lines:
        body = line if isinstance(line, bytes) else line.encode()
        running.update(body + b"\n")
        text += body + b" ~" + running.hexdigest().encode() + b"\n"
    return text


BODIES = [line.rpartition(b" ~")[0].decode() for line in LINES]


def with_line(number: int, line: str | bytes) -> bytes:
    """The record with another line in place of this one, sealed anew."""
    return sealed(*BODIES[:number], line, *BODIES[number + 1 :])


def with_header(**fields: Any) -> bytes:
    """The record with other fields in its header, sealed anew."""
    return with_line(0, f"grognard-record 2 {json.dumps(RECORD.header | fields)}")


def test_a_record_is_the_same_when_written_read_and_played_again() -> None:
    assert record.read(DATA, "my.record") == RECORD
    assert check(DATA) == RECORD
    assert sealed(*BODIES) == DATA


@pytest.mark.parametrize("seed", range(20))
def test_every_game_can_be_recorded(seed: int) -> None:
    history = played(seed)
    assert check(record.write(history).encode()) == history


def test_the_header_says_what_is_played() -> None:
    assert RECORD.header == {
        "game": "sample",
        "scenario": "duel",
        "options": {"long": False},
        "data": "valley-1",
        "rules": 1,
        "key": key_from_seed(3).hex(),
        "commitment": commitment(key_from_seed(3)),
    }


def test_a_game_cannot_be_recorded_with_options_it_does_not_take() -> None:
    with pytest.raises(BadChoice, match="option"):
        record.start(GAME, "duel", {"short": True}, key_from_seed(1))


def test_replay_gives_the_state_after_each_action() -> None:
    steps = [(number, state.fingerprint()) for number, _, state in record.replay(RECORD, find, "my.record")]
    assert [number for number, _ in steps] == list(range(len(RECORD.actions) + 1))
    assert RECORD.end is not None
    assert steps[-1][1] == RECORD.end["fingerprint"]


def test_an_unfinished_game_can_be_recorded_and_verified() -> None:
    state = GAME.new("duel", {}, key_from_seed(1))
    history = record.start(GAME, "duel", {}, key_from_seed(1))
    record.finish(history, GAME, state)
    assert check(record.write(history).encode()) == history
    history.end = None
    record.verify(history, find, "my.record")


def action_at(position: int) -> int | None:
    """The number of the action whose line holds this byte; None in the header and the end."""
    line = DATA[:position].count(b"\n")
    return line if 0 < line < len(LINES) - 1 else None


@pytest.mark.parametrize("bit", range(8))
def test_no_changed_bit_goes_unnoticed(bit: int) -> None:
    for position in range(len(DATA)):
        changed = bytearray(DATA)
        changed[position] ^= 1 << bit  # the highest bit makes invalid UTF-8
        notice(bytes(changed), position)


@pytest.mark.parametrize("byte", [b"\n", b"\r", b" ", b"~", b"{", b"\0", b"\xff", b"0"])
def test_no_changed_byte_goes_unnoticed(byte: bytes) -> None:
    for position in range(len(DATA)):
        if DATA[position : position + 1] != byte:
            notice(DATA[:position] + byte + DATA[position + 1 :], position)


@given(st.integers(0, len(DATA)), st.integers(0, 3), st.binary(max_size=3))
def test_no_inserted_or_removed_byte_goes_unnoticed(position: int, removed: int, inserted: bytes) -> None:
    changed = DATA[:position] + inserted + DATA[position + removed :]
    if changed != DATA:
        with pytest.raises((BadRecord, RecordMismatch)):
            check(changed)


def notice(changed: bytes, position: int) -> None:
    """Asserts that a change at this byte is found, and where it stands if that is an action's line."""
    with pytest.raises((BadRecord, RecordMismatch)) as caught:
        check(changed)
    message, number = str(caught.value), action_at(position)
    assert message.startswith("my.record: ")
    assert number is None or re.search(rf"\baction {number}\b", message), (position, message)


@pytest.mark.parametrize("count", range(len(LINES)))
def test_a_record_cut_after_any_line_is_refused(count: int) -> None:
    with pytest.raises(BadRecord, match="line 1: expected 'grognard-record'" if count == 0 else "cut after"):
        check(b"".join(LINES[:count]))


@pytest.mark.parametrize("length", range(0, len(DATA), 7))
def test_a_record_cut_anywhere_is_refused(length: int) -> None:
    with pytest.raises(BadRecord):
        check(DATA[:length])


def test_a_record_whose_last_newline_is_missing_is_refused() -> None:
    with pytest.raises(BadRecord, match=f"end, after action {len(RECORD.actions)}: cut within the line"):
        check(DATA[:-1])


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_record_that_lacks_a_line_is_refused(number: int) -> None:
    with pytest.raises((BadRecord, RecordMismatch)):
        check(b"".join(LINES[:number] + LINES[number + 1 :]))


@pytest.mark.parametrize("data", [b"", b"\n", b"\xff\xfe\0", b"PK\3\4", b"grognard-recor"])
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="line 1: expected 'grognard-record'"):
        check(data)


@pytest.mark.parametrize("version", ["0", "3", "01", "", "one"])
def test_another_version_is_refused(version: str) -> None:
    header = BODIES[0].replace("grognard-record 2 ", f"grognard-record {version} ", 1)
    with pytest.raises(BadRecord, match="field version: expected 1 or 2"):
        check(with_line(0, header))


def test_a_record_of_the_first_version_holds_without_its_fingerprint() -> None:
    """It was of columns that are not kept any more; the outcome and the version still count."""
    header = BODIES[0].replace("grognard-record 2 ", "grognard-record 1 ", 1)
    end = BODIES[-1].replace(RECORD.end["fingerprint"], "0" * 24) if RECORD.end else ""
    first = sealed(header, *BODIES[1:-1], end)
    assert record.write(check(first)).encode() == first
    with pytest.raises(RecordMismatch, match="expected the end"):
        check(sealed(BODIES[0], *BODIES[1:-1], end))
    with pytest.raises(RecordMismatch, match="expected the end"):
        check(sealed(header, *BODIES[1:-1], end.replace('"message": "', '"message": "x')))


# What follows is sealed anew: the checks hold, the contents don't.


@pytest.mark.parametrize("field", ["game", "scenario", "options", "data", "commitment", "key"])
def test_a_header_without_a_field_is_refused(field: str) -> None:
    with pytest.raises(BadRecord, match=f"field {field}: expected"):
        check(with_header(**{field: None}))


def test_another_key_than_the_one_committed_to_is_refused() -> None:
    with pytest.raises(RecordMismatch, match="field commitment: the key is not the one"):
        check(with_header(key=key_from_seed(4).hex()))


def test_another_key_with_its_own_commitment_gives_another_game() -> None:
    other = key_from_seed(4)
    with pytest.raises(RecordMismatch, match=r"action \d+"):
        check(with_header(key=other.hex(), commitment=commitment(other)))


@pytest.mark.parametrize("key", ["", "00", "zz" * 32, "00" * 65, "AA" * 32, " " + "00" * 32])
def test_a_key_of_another_form_is_refused(key: str) -> None:
    with pytest.raises(BadRecord, match="field key: expected 64 hexadecimal digits"):
        check(with_header(key=key))


def test_other_components_are_refused_with_both_fingerprints() -> None:
    with pytest.raises(
        BadRecord, match="field data: expected valley-1, the components in force; got hills-2"
    ):
        check(with_header(data="hills-2"))


OLD = json.dumps({name: value for name, value in RECORD.header.items() if name != "rules"})


@pytest.mark.parametrize("header", [OLD, json.dumps(RECORD.header | {"rules": 2})])
def test_a_record_by_other_rules_is_verified_as_long_as_it_holds(header: str) -> None:
    check(with_line(0, f"grognard-record 2 {header}"))


def test_a_record_by_other_rules_that_does_not_hold_is_refused_with_both_versions() -> None:
    versions = "the record is by version 2 of the rules, version 1 is in force"
    by_others = f"grognard-record 2 {json.dumps(RECORD.header | {'rules': 2})}"
    with pytest.raises(BadRecord, match=f"action 1 by red: .*; {versions}") as action:
        check(sealed(by_others, "1 red fly", *BODIES[2:]))
    end = f"end {len(RECORD.actions)} {json.dumps({'fingerprint': '0', 'message': '', 'winners': []})}"
    with pytest.raises(BadRecord, match=f"the last: expected the end .*; {versions}") as last:
        check(sealed(by_others, *BODIES[1:-1], end))
    assert [error.value.fault for error in (action, last)] == ["rules", "rules"]


def test_a_record_without_a_version_is_by_the_first_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "rules", 2)
    with pytest.raises(BadRecord, match="by version 1 of the rules, version 2 is in force"):
        check(sealed(f"grognard-record 2 {OLD}", "1 red fly", *BODIES[2:]))


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"game": "chess"}, "header: game: expected sample; got 'chess'"),
        ({"scenario": "war"}, "header: scenario: expected one of duel, alone"),
        ({"options": {"short": True}}, "header: option: duel takes long"),
        ({"options": {"long": "no"}}, "header: option long: expected true or false"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        check(with_header(**fields))


@pytest.mark.parametrize(
    "line",
    ["1", "1 red", "1 red ", "1 red fly", "1 red bid 99", "1 red bid 01", "1 green bid 1", "2 red bid 1", ""],
)
def test_a_first_action_that_cannot_be_played_is_refused(line: str) -> None:
    with pytest.raises(RecordMismatch, match=r"action 1\b"):
        check(with_line(1, line))


def test_an_action_too_many_is_refused() -> None:
    last = len(RECORD.actions)
    end = BODIES[-1].replace(f"end {last} ", f"end {last + 1} ")
    with pytest.raises(RecordMismatch, match=f"action {last + 1} by red: .*the game is over"):
        check(sealed(*BODIES[:-1], f"{last + 1} red pass", end))


def test_an_end_that_counts_other_actions_is_refused() -> None:
    last = len(RECORD.actions)
    with pytest.raises(RecordMismatch, match=f"end: expected {last} actions; got '{last - 1}'"):
        check(with_line(last + 1, BODIES[-1].replace(f"end {last} ", f"end {last - 1} ")))


@pytest.mark.parametrize("field", ["fingerprint", "message", "winners"])
def test_another_end_is_refused(field: str) -> None:
    assert RECORD.end is not None
    end = RECORD.end | {field: "other"}
    with pytest.raises(RecordMismatch, match=f"action {len(RECORD.actions)}, the last: expected the end"):
        check(with_line(len(LINES) - 1, f"end {len(RECORD.actions)} {json.dumps(end)}"))


@pytest.mark.parametrize("text", ["", "7", "[]", "{", "[" * 100_000])
def test_a_header_and_an_end_must_be_objects(text: str) -> None:
    with pytest.raises(RecordMismatch, match="header: expected a JSON object"):
        check(with_line(0, f"grognard-record 2 {text}"))
    with pytest.raises(RecordMismatch, match="end: expected a JSON object"):
        check(with_line(len(LINES) - 1, f"end {len(RECORD.actions)} {text}"))


def test_a_line_that_is_no_text_is_refused() -> None:
    with pytest.raises(RecordMismatch, match="line 2: expected UTF-8"):
        check(with_line(1, b"1 red bid \xff"))


def test_players_may_go_back_and_the_dice_go_on() -> None:
    key = key_from_seed(8)
    game = record.start(GAME, "duel", {}, key)
    game.actions = [("red", "bid 1"), ("blue", "bid 1"), (record.TABLE, "back 1"), ("blue", "bid 1")]
    steps = [(state.throws, sorted(state.pending)) for _, _, state in record.replay(game, find, "it")]
    assert [throws for throws, _ in steps] == [2, 2, 3, 3, 4]
    assert steps[1][1] == steps[3][1] == ["blue"]


@pytest.mark.parametrize("line", ["back 2", "back 9", "back -1", "back", "pass", "back 01"])
def test_a_way_back_must_lead_to_an_earlier_action(line: str) -> None:
    game = record.start(GAME, "duel", {}, key_from_seed(8))
    game.actions = [("red", "bid 1"), (record.TABLE, line)]
    with pytest.raises(RecordMismatch, match="action 2 by -: expected 'back' and the number"):
        list(record.replay(game, find, "it"))
