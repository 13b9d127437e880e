"""Which addresses the server may send to: public ones only.

A browser names the address that its notices go to, so anybody can name one. Without this check the server could be made
to call machines that only it can reach. A name is resolved once, and the connection is then made to the very address
that was checked, so that a name which resolves differently the next time gains nothing.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from vesuvius.problem import Problem

Resolve = Callable[[str, int], list[str]]

UNICAST = IPv6Network("2000::/3")
TRANSLATED = IPv6Network("64:ff9b::/96")


def resolved(host: str, port: int) -> list[str]:
    """All addresses of a host, as the system orders them; it may take seconds."""
    # As bytes, since what cannot be written in the encoding of names would raise an error of its own.
    found = socket.getaddrinfo(host.encode("ascii"), port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_public(address: str) -> bool:
    """Whether the address is one of a single machine on the public internet."""
    parsed = ip_address(address)
    if isinstance(parsed, IPv6Address):
        inner = _inside(parsed)
        if inner is None:
            return parsed.is_global and parsed in UNICAST
        parsed = inner
    return parsed.is_global and not parsed.is_multicast


def public_addresses(host: str, port: int, resolve: Resolve) -> list[str]:
    """The addresses of a host; a Problem if one of them is not public."""
    addresses = resolve(host, port)
    if not all(is_public(address) for address in addresses):
        raise Problem("notices-endpoint-not-public", host=host)
    return addresses


def _inside(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for, if it does: what is sent to one arrives at the other."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
