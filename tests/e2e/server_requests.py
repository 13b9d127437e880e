"""What is asked of a server beside its pages."""

from __future__ import annotations

from typing import Any

import httpx

from tests.support.retry_when_busy import patiently

PATIENCE = 60.0
# A client of its own for each request would read all of the system's certificates each time. Connections are not kept:
# a server that is stopped closes the ones it has.
CLIENT = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


def ask(address: str, method: str, path: str, body: Any = None, key: str = "") -> Any:
    """The decoded answer to a request, which has to succeed; a server that cannot keep up is asked again."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = patiently(lambda: CLIENT.request(method, address + path, json=body, headers=headers), PATIENCE)
    assert answer.is_success, (method, path, answer.text)
    return answer.json() if answer.content else None
