"""What is said in the log of those who are turned away: a line at most once a minute for each address and reason.

Somebody who is turned away a thousand times a second would otherwise fill the disk, and hide all other lines.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

import structlog

from vesuvius.server.people.limits import LIMITED, network_of

A_LINE_EACH = 60.0
CAPACITY = 10_000
# Why somebody is turned away: too many connections, bytes or half requests; a key or page that opens nothing; too much
# of something at once, by what it is; and what the host has decided.
REASONS = (
    "connections",
    "connections_per_address",
    "sockets",
    "frames",
    "invalid",
    "request_seconds",
    "stalled",
    "hello",
    "unreadable",
    "origin",
    "key",
    "host_key",
    "metrics",
    "banned",
    "draining",
    "busy",
    "quota",
    "rate_download",
    *(f"rate_{what}" for what in LIMITED),
)

log = structlog.get_logger()


class Rejections:
    """Who has been turned away lately, and how often since the last line about it.

    A reason is written in the code, never by a client: the counts have as many as there are.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, capacity: int = CAPACITY) -> None:
        self._clock, self._capacity = clock, capacity
        self.counts: Counter[str] = Counter()
        self._lately: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def note(self, reason: str, address: str) -> None:
        """Somebody has been turned away."""
        self.counts[reason] += 1
        key, now = (reason, network_of(address)), self._clock()
        then, more = self._lately.get(key, (now - A_LINE_EACH, 0))
        if now - then < A_LINE_EACH:
            self._lately[key] = then, more + 1
            return
        log.warning("rejected", reason=reason, address=address, times=more + 1)
        self._lately[key] = now, 0
        self._lately.move_to_end(key)
        while len(self._lately) > self._capacity:
            self._lately.popitem(last=False)
