"""What the refusals of all games share."""

from __future__ import annotations

from collections.abc import Sequence

EXAMPLES = 3


def examples(legal: Sequence[str]) -> list[str]:
    """A few legal tokens, from the beginning to the end of the list."""
    return [*dict.fromkeys(legal[i * (len(legal) - 1) // (EXAMPLES - 1)] for i in range(EXAMPLES))]
