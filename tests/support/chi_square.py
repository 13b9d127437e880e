"""How surprising observed counts are: Pearson's statistic and the tail of its distribution."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

RARE = 5.0  # expected counts below this are put together


def tail(statistic: float, degrees: int) -> float:
    """The probability that chance alone gives a statistic this large (the upper incomplete gamma function)."""
    a, x = degrees / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        while term > total * 1e-15:
            a += 1
            term *= x / a
            total += term
        return 1 - scale * total
    fraction = 0.0
    for i in range(200, 0, -1):
        fraction = i * (i - degrees / 2) / (x + 2 * i + 1 - degrees / 2 - fraction)
    return scale / (x + 1 - degrees / 2 - fraction)


def surprise(observed: Mapping[Outcome, int], weights: Mapping[Outcome, float]) -> float:
    """The probability of counts at least as uneven as these, where outcomes come in proportion to their weights.

    An outcome without a weight was impossible: nothing is more surprising.
    """
    if observed.keys() - weights.keys():
        return 0.0
    draws, whole = sum(observed.values()), sum(weights.values())
    rare, rarely = 0.0, 0
    cells: list[tuple[float, int]] = []
    for outcome, weight in weights.items():
        expected = draws * weight / whole
        if expected < RARE:
            rare, rarely = rare + expected, rarely + observed.get(outcome, 0)
        else:
            cells.append((expected, observed.get(outcome, 0)))
    if rare >= RARE or not cells:
        cells.append((rare, rarely))
    if len(cells) < 2:
        return 1.0
    return tail(sum((got - expected) ** 2 / expected for expected, got in cells), len(cells) - 1)
