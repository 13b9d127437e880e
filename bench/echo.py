"""A bare WebSocket echo with the server's settings: the yardstick of `bench/load.py`."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from vesuvius.server.connections.listener import SOCKETS
from vesuvius.server.settings import Settings


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Sends everything back."""
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
        **SOCKETS,
        ws_max_size=Settings().message_bytes,
        lifespan="off",
        access_log=False,
        log_level="warning",
    )
