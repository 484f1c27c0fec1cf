"""Days that are played by the answers to a few questions, all else as quietly as possible."""

from collections.abc import Mapping

from tests.borodino_41.table import Table

TOLD = {
    "initiative.given": "initiative",
    "initiative.morning-won": "initiative",
    "initiative.challenge-won": "challenge",
    "initiative.night-won": "initiative",
    "initiative.morning-lull": "lull",
    "initiative.night-lull": "lull",
    "recovery.done": "recovery",
    "recovery.none": "recovery",
    "air.rolled": "air",
    "weather.track": "weather",
    "weather.rolled": "weather",
    "replacements.rolled": "replacements",
}


def played(table: Table, answers: Mapping[str, str] | None = None, until: str = "") -> list[str]:
    """What happens to the end of the day, in short: impulses by side, kind and section, phases by their name.

    `answers` are lines by prompt, `german: bid 1` and `soviet: bid 0` by prompt and side.
    """
    found: list[str] = []
    turn, seen = table.g.turn, 0
    for _ in range(3000):
        found += [line for event in table.g.events[seen:] if (line := _line(event))]
        if table.over or table.watch.held or table.g.turn != turn or table.phase == until:
            return found
        side, decision = next(iter(table.g.pending.items()))
        if table.phase.startswith("strikes-") and table.phase not in found[-1:]:
            found.append(table.phase)
        said = (answers or {}).get(f"{side} {decision.prompt}") or (answers or {}).get(decision.prompt)
        if said:
            table.do(f"{side}: {said}")
        else:
            options = [table.game.grammar.text(action) for action in decision.options]
            table.do(f"{side}: {next((line for line in Table.QUIET if line in options), options[-1])}")
    raise AssertionError("the day does not end")


def _line(event: object) -> str:
    message, args = event.message, event.args  # type: ignore[attr-defined]
    if message == "impulse.begins":
        return f"{args['section']} {args['side']} {args['kind']}"
    return TOLD.get(message, "")
