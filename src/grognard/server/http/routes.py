"""All routes, in the order in which they are tried: the page answers what no other route does."""

from __future__ import annotations

from grognard.server.http import (
    accounts,
    agreements,
    board,
    games,
    guides,
    maps,
    notices,
    page,
    play,
    records,
    replay,
    resets,
    tables,
)

ROUTERS = tuple(
    module.router
    for module in (
        games,
        guides,
        maps,
        accounts,
        resets,
        notices,
        tables,
        play,
        agreements,
        board,
        replay,
        records,
        page,
    )
)
