"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"day.begins"})
HIGHLIGHTS = frozenset(
    {
        "weather.rolled",
        "weather.track",
        "initiative.morning-won",
        "initiative.morning-lull",
        "air.flown",
        "ladder.assault",
        "assault.rolled",
        "fire.eliminated",
        "command.lost",
        "bridge.blown",
        "bridge.finished",
        "works.captured",
        "victory.mozhaisk",
        "victory.cleared",
        "day.last",
    }
)
