"""What is worth telling of a game to somebody who only watches it: the names of messages in the log."""

HEADINGS = frozenset({"turn.begins"})
HIGHLIGHTS = frozenset({"weather.rolled", "control.captured"})
