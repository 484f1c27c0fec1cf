"""Mail: plain text through the SMTP server that the settings name."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

SECONDS = 15
LONGEST_ADDRESS = 254
_LONGEST_LINE = 998
_PORTS = {"smtp": 25, "starttls": 587, "smtps": 465}
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class _WholeLink(UnstructuredHeader, BaseHeader):
    """A line of the head that is not broken: in pieces, a link is none that a mail program could follow."""

    def fold(self, *, policy: Policy) -> str:
        return super().fold(policy=policy.clone(max_line_length=_LONGEST_LINE))


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _WholeLink)
_LETTERS = SMTP.clone(header_factory=_HEADERS)


def is_address(text: str) -> bool:
    """Whether this looks like the address of one mailbox.

    >>> is_address("ney@example.org"), is_address("ney@example.org, soult@example.org")
    (True, False)
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


def server_of(url: str) -> SplitResult:
    """The SMTP server that an address names; ValueError says what is expected.

    >>> server_of("smtps://user:secret@mail.example.org").hostname
    'mail.example.org'
    """
    parts = urlsplit(url)
    if parts.scheme not in _PORTS or not parts.hostname or parts.port == 0:
        raise ValueError(
            "expected smtp://, starttls:// or smtps:// with a host, as in smtps://user:word@host"
        )
    return parts


def message(sender: str, to: str, subject: str, text: str, unsubscribe: str = "") -> EmailMessage:
    """A letter in plain text; no line of its head can be broken by what players named their tables."""
    made = EmailMessage(_LETTERS)
    made["From"], made["To"] = sender, to
    made["Subject"] = " ".join(subject.replace("\t", " ").splitlines())
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].rstrip("> "))
    made["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        made["List-Unsubscribe"] = f"<{unsubscribe}>"
    made.set_content(text)
    return made


def send(url: str, letter: EmailMessage) -> None:
    """Hands a letter to the SMTP server; raises OSError or SMTPException when it is not taken."""
    parts = server_of(url)
    host, port = str(parts.hostname), parts.port or _PORTS[parts.scheme]
    context = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    ) as server:
        if parts.scheme == "starttls":
            server.starttls(context=context)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(letter)
