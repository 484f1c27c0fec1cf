"""Routes of what players agree on: to go back, to pause, to go on; and claims when time is over."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from grognard.server.http.common import Body, Member, Seq, TheService, Word
from grognard.server.http.tables import CHANGES

router = APIRouter(prefix="/api/tables/{table_id}")


class Asking(Body):
    """A proposal made when the table stood at `seq`; `to` is the entry to go back to."""

    seat: Word
    seq: Seq
    kind: Literal["back", "pause", "resume"]
    to: Seq = 0


class Reply(Body):
    """The answer to a proposal."""

    proposal: Word
    accept: bool


class Withdrawal(Body):
    """A proposal to be withdrawn."""

    proposal: Word


class Claim(Body):
    """A seat whose time is over: the game is won, or a computer player goes on for it."""

    seat: Word
    late: Word
    win: bool


class Granted(BaseModel):
    """Whether the proposal is granted, and where the table stands now."""

    granted: bool
    seq: int


@router.post("/proposals", status_code=201, responses=CHANGES)
def propose(table_id: str, asked: Asking, user: Member, service: TheService) -> Granted:
    """Asks the other seats; granted at once where nobody is to be asked."""
    service.rate_limits.check("table", user.id)
    granted = service.proposals.propose(user, table_id, asked.seat, asked.seq, asked.kind, asked.to)
    return _granted(granted, table_id, service)


@router.post("/proposals/answer", responses=CHANGES)
def answer(table_id: str, said: Reply, user: Member, service: TheService) -> Granted:
    """Accepts or refuses a proposal; it is granted when all who are asked accept."""
    service.rate_limits.check("table", user.id)
    granted = service.proposals.answer(user, table_id, said.proposal, said.accept)
    return _granted(granted, table_id, service)


@router.post("/proposals/withdraw", responses=CHANGES)
def withdraw(table_id: str, said: Withdrawal, user: Member, service: TheService) -> Granted:
    """Takes your own proposal back."""
    service.rate_limits.check("table", user.id)
    service.proposals.withdraw(user, table_id, said.proposal)
    return _granted(False, table_id, service)


@router.post("/claim", responses=CHANGES)
def claim(table_id: str, claimed: Claim, user: Member, service: TheService) -> Granted:
    """Ends the wait for a seat whose time is over."""
    service.rate_limits.check("table", user.id)
    service.tables.claim(user, table_id, claimed.seat, claimed.late, claimed.win)
    service.told(table_id)
    return _granted(True, table_id, service)


def _granted(granted: bool, table_id: str, service: TheService) -> Granted:
    service.wake(table_id)
    return Granted(granted=granted, seq=service.tables.row(table_id).seq)
