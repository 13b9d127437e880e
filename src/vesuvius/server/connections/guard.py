"""How many connections there may be, from the first byte on, and what each of them may cost before it is known."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network

from vesuvius.server.connections.frame_budget import allowance_of
from vesuvius.server.people.limits import network_of
from vesuvius.server.people.rejections import Rejections
from vesuvius.server.settings import Settings

# A page loads its parts over several connections beside its socket.
CONNECTIONS_OF_A_SOCKET = 4


class ConnectionGuard:
    """All connections that are open, known or not."""

    def __init__(self, settings: Settings, rejections: Rejections | None = None) -> None:
        self.allowance = allowance_of(settings.socket_rate, settings.socket_burst, settings.message_bytes)
        self.request_seconds = settings.request_seconds
        self.rejections = rejections or Rejections()
        self._most, self._each = settings.connections, CONNECTIONS_OF_A_SOCKET * settings.connections_per_address
        self._proxies = tuple(ip_network(proxy) for proxy in settings.trusted_proxies)
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._networks)

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection in until it is lost, or say that there are too many, from there or in all.

        Everybody comes from a proxy that is trusted: whom it speaks for is known, and counted, only later.
        """
        address = address_of(transport)
        network = network_of(address)
        if len(self._networks) >= self._most:
            self.rejections.note("connections", address)
            return False
        if self._counts[network] >= self._each and not _is_in(address, self._proxies):
            self.rejections.note("connections_per_address", address)
            return False
        self._networks[transport] = network
        self._counts[network] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is lost, whether it was counted or not."""
        network = self._networks.pop(transport, None)
        if network is not None:
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]

    def reject(self, reason: str, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is ended that asked for too much."""
        self.rejections.note(reason, address_of(transport))


def address_of(transport: asyncio.BaseTransport) -> str:
    """Where a connection comes from; nothing once it is lost."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


@lru_cache(4096)
def _is_in(address: str, networks: tuple[object, ...]) -> bool:
    try:
        known = ip_address(address)
    except ValueError:
        return False
    known = getattr(known, "ipv4_mapped", None) or known
    return any(known in network for network in networks)  # type: ignore[operator]
