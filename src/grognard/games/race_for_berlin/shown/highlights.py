"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"turn.begins"})
HIGHLIGHTS = frozenset(
    {
        "american.advance",
        "american.captured",
        "american.stopped",
        "american.berlin",
        "arrival.xii-army",
        "hitler.orders",
        "event.played",
        "operations.end",
        "operations.passed",
        "loss.destroyed",
        "urban.level",
        "control.taken",
        "control.lost",
        "berlin.abandoned",
        "berlin.bombarded",
        "berlin.first-progress",
        "berlin.highest",
        "end.over",
        "end.last-turn",
    }
)
