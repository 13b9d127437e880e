"""A server that says it has too much to do, as it may on a busy machine, is asked again."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx


def patiently(send: Callable[[], httpx.Response], patience: float) -> httpx.Response:
    """The answer to a request, sent again for so many seconds while the server is busy."""
    end = time.monotonic() + patience
    while True:
        answer = send()
        if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE or time.monotonic() > end:
            return answer
        time.sleep(float(answer.headers.get("Retry-After", 0.2)))
