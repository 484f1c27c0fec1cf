"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"day.begins"})
HIGHLIGHTS: frozenset[str] = frozenset({"air.flown", "dummies.found"})
