"""The tables beside the map: what they say, and to whom."""

from typing import Any

from grognard.games.race_for_berlin.rules.events import EVENTS
from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table


def rows(table: Table, panel: str, key: str, seat: str = "joukov") -> dict[str, dict[str, Any]]:
    """The rows of a table in a seat's view, by one of their fields."""
    return {row[key]: row for row in table.game.view(table.g, seat)[panel]}


def test_berlin_zone_by_zone() -> None:
    table = Table("8GA-1 Wedding, 3GTA-1 Mariendorf", "C.1", levels="Wedding 1, Mariendorf 3", speer=True)
    found = rows(table, "berlin", "cell")
    assert [found[zone]["state"] for zone in ("Wedding", "Mariendorf", "Treptow")] == [
        "joukov-contested",
        "koniev",
        "german",
    ]
    assert found["Mariendorf"] == {
        "cell": "Mariendorf",
        "level": 3,
        "state": "koniev",
        "garrison": table.game.box.numbers.garrison_reduced,
        "value": 3,
    }


def test_the_american_tracks_say_how_far_and_where_next() -> None:
    table = Table({}, "C.1", american="Leipzig, f2")
    assert table.game.view(table.g, "joukov")["tracks"] == [
        {"track": 1, "held": 2, "of": 6, "next": "e2"},
        {"track": 2, "held": 1, "of": 7, "next": "e1"},
        {"track": 3, "held": 0, "of": 5, "next": "Kyritz"},
    ]
    table.g.stopped = True
    assert {row["next"] for row in table.game.view(table.g, "joukov")["tracks"]} == {None}


def test_a_token_is_seen_by_its_owner_and_guessed_at_by_the_rival() -> None:
    table = Table({}, "C.1", tokens="joukov trucks", spent=(EVENTS.index("speer"),))
    own, other = rows(table, "tokens", "event"), rows(table, "tokens", "event", "koniev")
    assert (own["trucks"]["where"], other["trucks"]["where"]) == ("own", "perhaps")
    assert (own["allies"]["where"], other["allies"]["where"]) == ("cup", "perhaps")
    assert own["speer"]["where"] == other["speer"]["where"] == "out"
    assert (own["heinrici"]["where"], other["heinrici"]["where"]) == ("rival", "own")
    empty = Table({}, "C.1")
    assert {row["where"] for row in empty.game.view(empty.g, "koniev")["tokens"]} == {"own", "cup"}


def test_points_stand_under_their_source() -> None:
    game = ground(values="e5 2")
    table = Table("8GA-1 b6, 3GTA-1 e6", "C.1", game=game).do("bombard 8GA-1")
    assert rows(table, "points", "source")["bombarded"] == {"source": "bombarded", "joukov": 1, "koniev": 0}
    table = Table("8GA-1 b6, 3GTA-1 e6", "C.2", game=game).march("3GTA-1").do("go e5")
    assert rows(table, "points", "source")["zones"] == {"source": "zones", "joukov": 0, "koniev": 2}


def test_progress_and_control_are_counted_apart() -> None:
    table = Table("8GA-1 8GA-2 Wedding", "C.1", support=(1, 0), levels="Wedding 1")
    table.do("fight 8GA-1", "fight 8GA-2", "begin", "storm Wedding").dice(4).do("roll")
    found = rows(table, "points", "source")
    assert (found["berlin"]["joukov"], found["first-progress"]["joukov"]) == (3, 2)
    assert table.points("joukov") == 5


def test_forces_count_what_a_marshal_has_at_hand() -> None:
    units = {"8GA-1": "b9 reduced", "8GA-2": "b9", "5SHA-1": "destroyed", "3GTA-1": "e9", "303": "b3"}
    table = Table(units, "C.1", oos="8GA-2", used="8GA-1", support=(2, 1))
    found = rows(table, "forces", "what")
    assert {what: (row["joukov"], row["koniev"]) for what, row in found.items()} == {
        "support": (2, 1),
        "ready": (1, 1),
        "reduced": (1, 0),
        "oos": (1, 0),
        "destroyed": (1, 0),
        "germans": (0, 1),
    }


def test_a_reduced_counter_shows_its_other_side() -> None:
    table = Table("8GA-1 b9 reduced, 8GA-2 b9", "C.1")
    found = rows(table, "units", "id")
    assert (found["8GA-1"]["face"], found["8GA-1"]["values"]) == ("reduced", "10-3")
    assert "face" not in found["8GA-2"]
