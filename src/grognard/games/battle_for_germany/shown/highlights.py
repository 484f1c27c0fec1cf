"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"turn.begins"})
HIGHLIGHTS = frozenset(
    {
        "soviet.delayed",
        "soviet.ready",
        "courland.landed",
        "courland.sunk",
        "exit.left",
        "exit.taken",
        "unit.destroyed",
        "garrison.installed",
        "city.taken",
        "berlin.entered",
        "germans.leave",
    }
)
