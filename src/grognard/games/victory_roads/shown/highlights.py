"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"turn.begins"})
HIGHLIGHTS = frozenset(
    {
        "weather.rolled",
        "supports.great-offensive",
        "control.captured",
        "combat.rolled",
        "combat.eliminated",
        "capitulation.romania",
        "capitulation.hungary",
        "capitulation.changed",
        "capitulation.armistice",
        "warsaw.rises",
        "warsaw.freed",
        "warsaw.over",
        "withdrawal.begins",
        "reich.dismissed",
        "reich.objectives",
        "turn.decided",
        "turn.last",
    }
)
