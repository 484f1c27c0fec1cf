"""Webhooks: one signed POST to an address that a user gave, which must be a public one.

Users choose the address, so nothing about it is trusted. Its name is resolved once, every address it
resolves to must be public, and the connection goes to the address that was checked. Redirects are not
followed, nothing is read but the status, and all of it together must be done within a few seconds. The
servers that resolve names are the users' choice as well: whoever waits for a slow one waits in threads that
nothing else needs.
"""

from __future__ import annotations

import asyncio
import hmac
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import httpx2

from grognard import __version__

SECONDS = 10
LONGEST_ADDRESS = 500
_PORTS = {"http": 80, "https": 443}
_IN_USE = IPv6Network("2000::/3")
"""What has been given out of IPv6; the rest leads nowhere, or to one's own house under another name."""
_RESOLVERS = ThreadPoolExecutor(4, "webhook-names")


class Unreachable(Exception):
    """An address that may not be called, or that did not accept the message."""


def parts_of(url: str) -> SplitResult:
    """A webhook's address in parts: http or https, a host, no password, plain characters.

    >>> parts_of("https://example.org/hook").hostname
    'example.org'
    """
    try:
        parts = urlsplit(url)
        valid = parts.port != 0
    except ValueError:
        raise Unreachable(url) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
    if not (plain and valid and parts.scheme in _PORTS and parts.hostname) or "@" in parts.netloc:
        raise Unreachable(url)
    return parts


def resolve(parts: SplitResult, private: bool) -> tuple[str, int]:
    """The address to connect to; every one that the name stands for must be public, unless told."""
    port = parts.port or _PORTS[parts.scheme]
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable(parts.hostname) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise Unreachable(parts.hostname)
    return addresses[0], port


def is_public(address: str) -> bool:
    """Whether an address is public, also when it is an IPv4 address within an IPv6 one.

    >>> [is_public(address) for address in ("1.1.1.1", "127.0.0.1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found not in _IN_USE:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def signature(secret: str, body: bytes) -> str:
    """The signature by which the receiver can verify the message."""
    return f"sha256={hmac.new(secret.encode(), body, 'sha256').hexdigest()}"


async def check(url: str, private: bool) -> None:
    """Raises Unreachable unless this is the address of a webhook that may be called."""
    try:
        async with asyncio.timeout(SECONDS):
            await _resolved(parts_of(url), private)
    except TimeoutError:
        raise Unreachable(url) from None


async def post(url: str, body: bytes, secret: str, private: bool) -> None:
    """Sends a message; raises Unreachable unless it was taken with a status of 2xx."""
    try:
        async with asyncio.timeout(SECONDS):
            parts = parts_of(url)
            address, port = await _resolved(parts, private)
            status = await _send(parts, address, port, body, secret)
    except (OSError, ValueError, httpx2.HTTPError, httpx2.InvalidURL) as error:
        raise Unreachable(f"{url}: {error!r}") from None
    if not 200 <= status < 300:
        raise Unreachable(f"{url}: answered {status}")


async def _resolved(parts: SplitResult, private: bool) -> tuple[str, int]:
    return await asyncio.get_running_loop().run_in_executor(_RESOLVERS, resolve, parts, private)


async def _send(parts: SplitResult, address: str, port: int, body: bytes, secret: str) -> int:
    """Posts to the address that was checked, under the host name that was given."""
    headers = {
        "Host": parts.netloc,
        "User-Agent": f"grognard/{__version__}",
        "Content-Type": "application/json",
        "Grognard-Signature": signature(secret, body),
    }
    pinned = httpx2.URL(parts.geturl()).copy_with(host=address, port=port)
    named = {"sni_hostname": parts.hostname}
    tls = ssl.create_default_context()
    async with httpx2.AsyncClient(verify=tls, trust_env=False, timeout=None) as client:
        request = client.build_request("POST", pinned, content=body, headers=headers, extensions=named)
        response = await client.send(request, stream=True)
        await response.aclose()  # what else it says is not read
    return response.status_code
