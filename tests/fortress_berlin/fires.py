"""What tests of fire share: a bombardment or a direct fire in one line, and what was noted of it."""

from typing import Any

from tests.fortress_berlin.table import Table


def soviet(units: str, **facts: Any) -> Table:
    """The Soviet combat segment, at its first step."""
    return Table(units, "soviet-combat", **facts)


def german(units: str, **facts: Any) -> Table:
    """The German combat segment, at its first step."""
    return Table(units, "german-combat", **facts)


def gather(table: Table, cell: str, *who: str) -> Table:
    """Names a hex to bombard and who joins: guns and vehicles, headquarters with their strikes, `air`."""
    table.do(f"target {cell}")
    for name in who:
        is_staff = name != "air" and table.g.printed[table.unit(name)].is_hq
        table.do("air" if name == "air" else f"strike {name}" if is_staff else f"join {name}")
    return table


def bombard(table: Table, cell: str, *who: str, dice: tuple[int, ...] = (3, 4)) -> Table:
    """A bombardment, mixed where vehicles join."""
    gather(table, cell, *who)
    if dice:
        table.dice(*dice)
    return table.do("fire")


def aim(table: Table, cell: str, *who: str) -> Table:
    """Names hex and firers of a direct fire; from step 1 on to step 2 if need be."""
    if table.prompt == "fire.ask-target":
        table.do("done")
    table.do(f"aim {cell}")
    for name in who:
        table.do(f"join {name}")
    return table


def shoot(table: Table, cell: str, *who: str, dice: tuple[int, ...] = (3, 4), at: str = "") -> Table:
    """A direct fire; `at` is needed where there are several targets."""
    aim(table, cell, *who).dice(*dice).do("fire")
    return table.do(f"at {at}") if at else table


def told(table: Table, *names: str) -> tuple[Any, ...]:
    """What the last action noted of its fire: `attack`, `defence`, `pf`, `column`, `modifier`, `result`…"""
    args: dict[str, Any] = {}
    for event in table.g.events:
        if event.message.startswith("fire.") and event.message != "fire.ruins":
            args |= event.args
    return tuple(args[name] for name in names)
