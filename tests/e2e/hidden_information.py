"""What a seat or a spectator may not know, looked for in all that a page was sent.

What somebody sees has to be exactly what the seats themselves see, less their secrets: a field that should not be there
is found as well as a card that is not hidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

CARD_TOKEN = re.compile(r"\b\d+\*?(?:@[A-K]\d|-)(?=\")")
SECRET_EVENTS = ("drew", "reshuffled")

Json = dict[str, Any]


class Truth(NamedTuple):
    """What the seats were sent: views and entries by their `seq`, the views of each seat apart."""

    views: dict[tuple[int, int], Json]
    entries: dict[int, Json]

    @property
    def moves(self) -> set[str]:
        """The tokens that were played."""
        return {entry["move"] for entry in self.entries.values() if entry["kind"] == "moved"}

    def hands(self) -> dict[int, list[str]]:
        """The newest hand of each seat."""
        return {seat: view["hands"][seat]["cards"] for (_, seat), view in sorted(self.views.items())}


def truth(*heard: Iterable[Json]) -> Truth:
    """All that seats were sent, from the messages of their pages."""
    views: dict[tuple[int, int], Json] = {}
    entries: dict[int, Json] = {}
    for message in (message for messages in heard for message in messages):
        if message["type"] == "view" and message["seat"] is not None:
            views[message["seq"], message["seat"]] = message["view"]
        elif message["type"] == "happened" and message["seat"] is not None:
            entries[message["seq"]] = message["entry"]
    return Truth(views, entries)


def masked_view(view: Json, seat: int | None) -> Json:
    """A seat's view as another seat or a spectator may see it."""
    shown = view["shown"]
    hands = [
        hand if owner == seat or not hand["cards"] or (shown and shown["seat"] == owner) else {**hand, "cards": None}
        for owner, hand in enumerate(view["hands"])
    ]
    return {**view, "seat": seat, "hands": hands}


def masked_entry(entry: Json, seat: int | None) -> Json:
    """An entry as another seat or a spectator may see it."""
    if entry["kind"] != "moved":
        return entry
    events = [
        {**event, "facts": dict.fromkeys(event["facts"])}
        if event["kind"] in SECRET_EVENTS and (event["seat"] != seat or event["kind"] == "reshuffled")
        else event
        for event in entry["events"]
    ]
    return {**entry, "events": events}


def compare(messages: list[Json], seat: int | None, known: Truth) -> int:
    """Fail if messages tell more than the truth, masked for a seat or a spectator; how many were compared."""
    compared = 0
    for message in messages:
        if message["type"] not in ("view", "happened"):
            continue
        assert message["seat"] == seat, message
        standing = message["standing"]
        assert seat is not None or standing is None or not (standing["legal"] or standing["undo"]), message
        if message["type"] == "view":
            assert message["seed"] is None, message
            others = [view for (seq, owner), view in known.views.items() if seq == message["seq"] and owner != seat]
            for view in others:
                assert _public(message["view"], seat) == _public(masked_view(view, seat), seat)
                compared += 1
        elif message["seq"] in known.entries:
            entry = known.entries[message["seq"]]
            assert masked_entry(message["entry"], None) == masked_entry(entry, None)
            assert message["entry"] == masked_entry(message["entry"], seat)
            compared += 1
    return compared


def _public(view: Json, seat: int | None) -> Json:
    """A view without the own hand, which another seat's view cannot confirm."""
    return {**view, "hands": [hand for owner, hand in enumerate(view["hands"]) if owner != seat]}


def find(frames: Iterable[str], known: Truth, secrets: Iterable[str]) -> list[str]:
    """Secrets that stand in frames as they are: keys, and tokens with cards that nobody has played."""
    found = []
    for frame in frames:
        found += [secret for secret in secrets if secret in frame]
        found += [token for token in CARD_TOKEN.findall(frame) if token not in known.moves]
    return found
