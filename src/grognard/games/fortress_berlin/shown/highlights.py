"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"turn.begins"})
HIGHLIGHTS = frozenset(
    {
        "assault.rolled",
        "fire.result",
        "result.eliminated",
        "result.garrison",
        "fire.ruins",
        "fort.taken",
        "hitler.suicide",
        "hitler.hesitates",
        "hitler.last-day",
        "hitler.deserters",
        "leaders.captured",
        "leaders.killed",
        "victory.hitler",
        "victory.reichstag",
        "victory.last-turn",
    }
)
