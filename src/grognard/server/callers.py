"""Callers: the address that limits count them by, and whether another site sent them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

_OF_ONE_CALLER = 64
"""Bits of an IPv6 address that name a caller: anyone is given all addresses that begin with them."""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The network that limits count: the address itself for IPv4, and its /64 for IPv6.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a name, or no address at all
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address.packed, _OF_ONE_CALLER), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """The address of the client, as limits count it."""
    return network_of(connection.client.host) if connection.client else "unknown"


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether the headers of a browser say that another site sent this request.

    Programs that are no browsers say nothing of the kind, and hold no one's cookie.
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")
