"""What a lava tile does where it may be laid, for whoever chooses: whom it takes, and which gate it closes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vesuvius.game import Line, Reason
from vesuvius.games.downfall.presentation.dangers import ALL, parted
from vesuvius.games.downfall.presentation.state_words import GATE_AT, crowd, squares
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import WORD, square


def previews(s: State, tokens: Sequence[str]) -> dict[str, Line]:
    """For each square where a tile does something: what that is (`says`), and the squares that it cuts off."""
    told: dict[str, Line] = {}
    way = s.way_n | s.way_s << WORD
    for token in tokens:
        name = token[1:3]
        lost = parted(1 << square(name), way)
        cut_off = [each for each in squares(lost & ALL, lost >> WORD) if any(crowd(s, each))]
        if said := [*_says(s, name, cut_off)]:
            told[token] = {"says": msgspec.to_builtins(said), "cuts_off": cut_off}
    return told


def _says(s: State, name: str, cut_off: Sequence[str]) -> Iterator[Reason]:
    """R12, R14: whom a tile there buries, whom it cuts off, what that costs the seat itself, and the gate it closes."""
    buried = crowd(s, name)
    enclosed = [sum(crowd(s, each)[seat] for each in cut_off) for seat in range(s.players)]
    for message, lost in (("reason-burns", buried), ("reason-cuts-off", enclosed)):
        for seat, count in enumerate(lost):
            if count and seat != s.seat:
                yield Reason(message, {"owner": seat, "count": count})
    if own := buried[s.seat] + enclosed[s.seat]:
        yield Reason("reason-own-loss", {"count": own})
    if gate := GATE_AT.get(name):
        yield Reason("downfall-explain-closes", {"gate": gate})
