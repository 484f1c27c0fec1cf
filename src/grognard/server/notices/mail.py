"""E-mail: plain text through the SMTP server of the settings."""

from __future__ import annotations

import re
import smtplib
import ssl
from base64 import b64encode
from email.headerregistry import BaseHeader, HeaderRegistry
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote

from grognard.server.settings import SMTP_PORTS, smtp_server

SECONDS = 15
LONGEST_ADDRESS = 254
_BYTES_IN_A_WORD = 42
"""Of text in one encoded word, which may have 75 characters with all that is around it (RFC 2047, 2)."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class _Written(BaseHeader):
    """A header that is written as it was given, folded at its spaces and nowhere else.

    The library would read a player's words as encoded ones and write out what they hide, line breaks and all;
    and it would break a link, which in pieces is none that a mail program could follow.
    """

    max_count = 1

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        """Takes the value as it is, without decoding it."""
        if not (value.isascii() and value.isprintable()):
            raise ValueError(f"expected printable ASCII in the head of a letter; got {value!r}")
        kwds["decoded"], kwds["parse_tree"] = value, None

    def fold(self, *, policy: Policy[Any]) -> str:
        """The line."""
        return f"{self.name}: {self.replace(' ', f'{policy.linesep} ')}{policy.linesep}"


_HEADERS = HeaderRegistry()
for _name in ("subject", "list-unsubscribe"):
    _HEADERS.map_to_type(_name, _Written)
_LETTERS = SMTP.clone(header_factory=_HEADERS)


def is_address(text: str) -> bool:
    """Whether this looks like the address of one mailbox.

    >>> is_address("ney@example.org"), is_address("ney@example.org, soult@example.org")
    (True, False)
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


def message(sender: str, to: str, subject: str, text: str, unsubscribe: str = "") -> EmailMessage:
    """An e-mail in plain text; no title that a player chose can add headers to it."""
    made = EmailMessage(_LETTERS)
    made["From"], made["To"] = sender, to
    made["Subject"] = encoded(" ".join(subject.replace("\t", " ").splitlines()))
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].rstrip("> "))
    made["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        made["List-Unsubscribe"] = f"<{unsubscribe}>"
    made.set_content(text)
    return made


def encoded(text: str) -> str:
    """A text as encoded words, whatever it looks like; each word holds whole characters.

    >>> encoded("Élan")
    '=?utf-8?b?w4lsYW4=?='
    """
    pieces, piece = [], b""
    for character in text:
        more = character.encode(errors="replace")
        if len(piece) + len(more) > _BYTES_IN_A_WORD:
            pieces.append(piece)
            piece = b""
        piece += more
    return " ".join(f"=?utf-8?b?{b64encode(each).decode()}?=" for each in [*pieces, piece])


def send(url: str, letter: EmailMessage) -> None:
    """Sends an e-mail by the SMTP server; raises OSError or SMTPException when it is refused."""
    parts = smtp_server(url)
    host, port = str(parts.hostname), parts.port or SMTP_PORTS[parts.scheme]
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
