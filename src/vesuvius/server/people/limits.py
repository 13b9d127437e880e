"""How much of what anyone may do: buckets of permissions that fill up with time, and a count of open connections.

A bucket belongs to one kind of thing and to one address, person, table or socket. Taking is all or nothing: if one
bucket is empty, none is drawn from. An IPv6 address counts by its 64-bit network: one household has all of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from vesuvius.server.settings import Settings

CAPACITY = 100_000
MINUTE, HOUR = 60.0, 3600.0
# Mails with a code: to one mailbox or for one person, and for one network.
MAILS_PER_HOUR, MAILS_OF_A_NETWORK = 3, 20
# Branches of finished games that a person may keep or change.
BRANCHES_PER_HOUR = 240
# Pages whose link is looked up, and pictures of links, for one network; beyond that a page has the general preview.
PREVIEWS_PER_MINUTE, PICTURES_PER_MINUTE = 120, 30
# Games looked at again from their beginning, by a person and by one network: views of all moves take a while.
PASTS_PER_MINUTE, PASTS_OF_A_NETWORK = 60, 300
# How many people of one network may open as many tables as they are allowed.
OPENERS_OF_A_NETWORK = 4
# What is limited; "rejected" are answers to those who are turned away.
LIMITED = (
    "message",
    "rejected",
    "chat",
    "attempt",
    "table",
    "import",
    "person",
    "mail",
    "branch",
    "past",
    "preview",
    "picture",
    "mailbox",
)


class Limit(NamedTuple):
    """For whom it counts, how fast a bucket fills, and how much it holds."""

    whose: str
    a_second: float
    most: float


class Limits:
    """The limits of one server. The clock gives seconds; a bucket that has not been used for long is forgotten."""

    def __init__(self, settings: Settings, clock: Callable[[], float], capacity: int = CAPACITY) -> None:
        self._clock, self._capacity = clock, capacity
        self._all, self._each = settings.connections, settings.connections_per_address
        self._limits = _limits(settings)
        self._buckets: OrderedDict[tuple[str, str, str], tuple[float, float]] = OrderedDict()
        self._connections: dict[str, int] = {}
        self._open = 0

    def take(
        self,
        what: str,
        amount: float = 1.0,
        /,
        *,
        address: str | None = None,
        person: str | None = None,
        table: str | None = None,
        socket: str | None = None,
    ) -> float | None:
        """None when it may be done now, else the seconds until it may; unknown ones aren't counted.

        What is larger than a bucket needs a full one.
        """
        own = {"address": address and network_of(address), "person": person, "table": table, "socket": socket}
        now, wait = self._clock(), 0.0
        drawn: dict[tuple[str, str, str], tuple[float, float]] = {}
        for whose, a_second, most in self._limits[what]:
            who = own[whose]
            if who is None:
                continue
            key = (what, whose, who)
            left = most
            if (found := self._buckets.get(key)) is not None:
                # Someone who keeps asking isn't forgotten, though all of it is refused.
                self._buckets.move_to_end(key)
                left, then = found
                if now > then:  # a clock that is set back gives nothing and takes nothing
                    left += (now - then) * a_second
                left = min(most, left)
            cost = min(amount, most)
            drawn[key] = (left - cost, now)
            if left < cost:
                wait = max(wait, (cost - left) / a_second)
        if wait > 0:
            return wait
        self._buckets |= drawn
        while len(self._buckets) > self._capacity:
            self._buckets.popitem(last=False)
        return None

    def enter(self, address: str) -> bool:
        """Count a connection in, or say that there are too many already, from there or in all."""
        network = network_of(address)
        here = self._connections.get(network, 0)
        if self._open >= self._all or here >= self._each:
            return False
        self._connections[network] = here + 1
        self._open += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out that was counted in."""
        network = network_of(address)
        here = self._connections[network] - 1
        self._open -= 1
        if here:
            self._connections[network] = here
        else:
            del self._connections[network]

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return self._open


def _limits(settings: Settings) -> dict[str, tuple[Limit, ...]]:
    """What is limited: messages, answers to those that are rejected, words in a chat, new tables, people and branches,
    wrong keys and codes, mails, previews of links, games looked at again.

    For a mailbox, the address that counts is the mailbox.
    """
    chat, attempts = settings.chat_per_minute, settings.attempts_per_minute
    imports = settings.import_kib_per_hour
    tables, people = settings.tables_per_hour, settings.people_per_hour
    return {
        "message": (
            Limit("socket", settings.socket_rate, settings.socket_burst),
            Limit("person", settings.person_rate, settings.person_burst),
            Limit("table", settings.table_rate, settings.table_burst),
            Limit("address", settings.address_rate, settings.address_burst),
        ),
        "rejected": (Limit("socket", settings.socket_rate, settings.socket_burst),),
        "chat": (Limit("person", chat / MINUTE, chat),),
        "attempt": (Limit("address", attempts / MINUTE, attempts),),
        "table": (
            Limit("person", tables / HOUR, tables),
            Limit("address", OPENERS_OF_A_NETWORK * tables / HOUR, OPENERS_OF_A_NETWORK * tables),
        ),
        "import": (  # kibibytes of records
            Limit("person", imports / HOUR, imports),
            Limit("address", OPENERS_OF_A_NETWORK * imports / HOUR, OPENERS_OF_A_NETWORK * imports),
        ),
        "person": (Limit("address", people / HOUR, people),),
        "mail": (
            Limit("person", MAILS_PER_HOUR / HOUR, MAILS_PER_HOUR),
            Limit("address", MAILS_OF_A_NETWORK / HOUR, MAILS_OF_A_NETWORK),
        ),
        "branch": (Limit("person", BRANCHES_PER_HOUR / HOUR, BRANCHES_PER_HOUR),),
        "past": (
            Limit("person", PASTS_PER_MINUTE / MINUTE, PASTS_PER_MINUTE),
            Limit("address", PASTS_OF_A_NETWORK / MINUTE, PASTS_OF_A_NETWORK),
        ),
        "preview": (Limit("address", PREVIEWS_PER_MINUTE / MINUTE, PREVIEWS_PER_MINUTE),),
        "picture": (Limit("address", PICTURES_PER_MINUTE / MINUTE, PICTURES_PER_MINUTE),),
        "mailbox": (Limit("address", MAILS_PER_HOUR / HOUR, MAILS_PER_HOUR),),
    }


@lru_cache(4096)
def network_of(address: str) -> str:
    """The part of an address that belongs to one household; a text that is no address counts as it is."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    return str(known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64))
