"""How many frames and bytes of any kind one client may send, whatever they mean: pings, fragments and rubbish too.

What is said in messages is limited elsewhere, by people and addresses. But a frame costs time before anybody knows what
it says, and some frames never become a message.
"""

from __future__ import annotations

from typing import NamedTuple

# A message may come in several fragments, with pings between them.
FRAMES_OF_A_MESSAGE = 4
PAUSE = 1.0  # seconds at least: a client that says too much isn't worth being woken for more often
MOST_PAUSES = 5  # in a row, before it is given up


class Allowance(NamedTuple):
    """What one client may send: on average, and at once."""

    frames_a_second: float
    most_frames: float
    bytes_a_second: float
    most_bytes: float


def allowance_of(messages_a_second: float, most_messages: float, longest: int) -> Allowance:
    """Enough for as many messages, each as long as may be."""
    frames = FRAMES_OF_A_MESSAGE
    return Allowance(
        messages_a_second * frames, most_messages * frames, messages_a_second * longest, most_messages * longest
    )


class FrameBudget:
    """What one client may still send."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        self._allowance = allowance
        self._frames, self._bytes = allowance.most_frames, allowance.most_bytes
        self._then = now
        self._pauses = 0

    def spend(self, frames: int, size: int, now: float) -> float:
        """Count what a client has sent; returns for how many seconds nothing more is to be read from it."""
        a_second, most_frames, bytes_a_second, most_bytes = self._allowance
        gone, self._then = now - self._then, now
        had_frames = min(most_frames, self._frames + gone * a_second)
        had_bytes = min(most_bytes, self._bytes + gone * bytes_a_second)
        if had_frames == most_frames and had_bytes == most_bytes:
            self._pauses = 0
        self._frames, self._bytes = had_frames - frames, had_bytes - size
        if self._frames >= 0 and self._bytes >= 0:
            return 0.0
        self._pauses += 1
        return max(PAUSE, -self._frames / a_second, -self._bytes / bytes_a_second)

    @property
    def exhausted(self) -> bool:
        """Whether the client goes on although nothing has been read from it again and again."""
        return self._pauses > MOST_PAUSES
