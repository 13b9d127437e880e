"""A bare WebSocket echo on the settings of the server: the yardstick of `bench/load.py`."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Send back whatever comes."""
    if scope["type"] != "websocket":
        return
    while (event := await receive())["type"] != "websocket.disconnect":
        if event["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        else:
            await send({"type": "websocket.send", "text": event["text"]})


if __name__ == "__main__":
    uvicorn.run(
        echo,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_level="warning",
    )
