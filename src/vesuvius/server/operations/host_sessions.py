"""How the host's page is opened: by a link that the host's own command makes, and that works once.

The link carries a code in its fragment, which no server and no log ever sees. The page takes it out of the address at
once and exchanges it for a session, which ends after a while, when the host signs out, and with the server. Neither is
stored: of both, only hashes are held in memory.
"""

from __future__ import annotations

from collections import OrderedDict
from hmac import compare_digest

from vesuvius.server.errors import NotFound
from vesuvius.server.operations.host_forms import HostLink, HostSession
from vesuvius.server.people.identity import SECRET_BYTES, Entropy, TimeSource, hashed, random_text

CODE_SECONDS = 600.0
SESSION_SECONDS = 12 * 3600.0
MOST = 20  # of each; then the oldest ends
PAGE = "/host"


class HostSessions:
    """The host's key, the links that were made with it, and who has come by one."""

    def __init__(self, clock: TimeSource, entropy: Entropy) -> None:
        self._clock, self._entropy = clock, entropy
        self.key = b""  # the hash of the key by which the host's commands come in; without one nobody does
        self._codes: OrderedDict[bytes, float] = OrderedDict()
        self._sessions: OrderedDict[bytes, float] = OrderedDict()

    def opens(self, text: str) -> bool:
        """Whether that is the host's key, or a session of the host's page."""
        given = hashed(text)
        return compare_digest(given, self.key) or self._sessions.get(given, 0.0) > self._clock()

    def link(self, address: str) -> HostLink:
        """A link to the page at that address."""
        code, until = self._new(self._codes, CODE_SECONDS)
        return HostLink(code, f"{address}{PAGE}#host={code}", until)

    def sign_in(self, text: str) -> HostSession:
        """A session for the code of a link, which works no more, or for the host's key; a Problem for anything else."""
        given = hashed(text)
        if not compare_digest(given, self.key) and self._codes.pop(given, 0.0) <= self._clock():
            raise NotFound("host-code-unknown")
        return HostSession(*self._new(self._sessions, SESSION_SECONDS))

    def sign_out(self, text: str) -> None:
        """End a session."""
        self._sessions.pop(hashed(text), None)

    def _new(self, kept: OrderedDict[bytes, float], seconds: float) -> tuple[str, float]:
        text, until = random_text(self._entropy, SECRET_BYTES), self._clock() + seconds
        kept[hashed(text)] = until
        while len(kept) > MOST:
            kept.popitem(last=False)
        return text, until
