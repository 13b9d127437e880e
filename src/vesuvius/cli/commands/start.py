"""`vesuvius` alone: the server on this machine, and its page in a browser."""

from __future__ import annotations

import os
import socket
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from vesuvius.cli.output import print_stderr
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.server.settings import Settings

ANYWHERE = "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's; nothing is sent there
PATIENCE = 2.0


def start(lan: bool, port: str | None, opening: bool) -> None:
    """Serve until Ctrl+C, and open the page; where a server runs here already, open its page."""
    from vesuvius.cli.commands.serve import configured
    from vesuvius.server.operations.gc_schedule import collecting_later
    from vesuvius.server.transport.static_site import is_built

    if not is_built():
        raise Problem("cli-pages-not-built")
    flags = _flags(port)
    chosen = configured(flags, None)
    if lan:
        chosen = configured(flags | _in_the_house(chosen), None)
    if _is_ours(chosen):
        _show(chosen.address, opening, "cli-start-again")
        return
    with collecting_later():
        from vesuvius.server.app import serve as host

        host(chosen, lambda address: _show(address, opening, "cli-start-lan" if lan else "cli-start"))


def _flags(port: str | None) -> dict[str, str]:
    """What is set here, unless the environment says otherwise: a person at a terminal wants words, and not a log."""
    flags = {} if "VESUVIUS_LOG_LEVEL" in os.environ else {"log_level": "warning"}
    return flags | ({} if port is None else {"port": port})


def _in_the_house(chosen: Settings) -> dict[str, str]:
    """The settings by which other devices of the same network reach this machine."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(ELSEWHERE)
            own: str = asking.getsockname()[0]
    except OSError:
        raise Problem("cli-no-network") from None
    here = [f"http://{name}:{chosen.port}" for name in (own, "127.0.0.1", "localhost")]
    address = chosen.public_address or here[0]
    origins = chosen.allowed_origins or (address, *here)
    return {"host": ANYWHERE, "public_address": address, "allowed_origins": ",".join(dict.fromkeys(origins))}


def _is_ours(chosen: Settings) -> bool:
    """Whether a server of ours listens there already."""
    import http.client

    import msgspec

    asking = http.client.HTTPConnection("127.0.0.1", chosen.port, timeout=PATIENCE)
    try:
        asking.request("GET", "/health")
        found = msgspec.json.decode(asking.getresponse().read())
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    finally:
        asking.close()
    return isinstance(found, dict) and {"status", "version", "protocol"} <= found.keys()


def _show(address: str, opening: bool, message: str) -> None:
    print_stderr(texts(message, address=address))
    if opening:
        # A browser may keep whoever opens it waiting.
        Thread(target=webbrowser.open, args=[address], daemon=True).start()
