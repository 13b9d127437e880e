"""What is asked of a server beside its pages."""

from __future__ import annotations

import time
from typing import Any

import httpx

PATIENCE = 60.0
BUSY = 503


def ask(address: str, method: str, path: str, body: Any = None, key: str = "") -> Any:
    """The decoded answer to a request, which has to succeed; a server that cannot keep up is asked again."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    end = time.monotonic() + PATIENCE
    while True:
        answer = httpx.request(method, address + path, json=body, headers=headers, timeout=PATIENCE)
        if answer.status_code != BUSY or time.monotonic() > end:
            break
        time.sleep(int(answer.headers["Retry-After"]))
    assert answer.is_success, (method, path, answer.text)
    return answer.json() if answer.content else None
