"""Conversions that make goods from nothing: steps that can be taken any number of times and end with more of a good.

Steps are the lines of buildings, the conversions of cards without a limit, and trades. Whether some mixture of them
leaves no good less and one of them more is a linear program; its solution is the mixture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import Data, Good
from vesuvius.games.pompeii.rules.effects.conversion import ConvertAlt
from vesuvius.problem import Problem

TINY = 1e-9
PEARLS, PEARL_VALUE = "pearls", 3
Figures = npt.NDArray[np.float64]


class Step(NamedTuple):
    """Goods that go in and come out, and where that is said."""

    path: KeyPath
    given: dict[str, int]
    made: dict[str, int]

    def __str__(self) -> str:
        given, made = (" + ".join(f"{n} {good}" for good, n in goods.items()) for goods in (self.given, self.made))
        return f"{self.path.entry}: {given} → {made}"


def from_nothing(data: Data) -> Problem | None:
    """The Problem with the conversions that make goods from nothing, at the one among them that gives most."""
    lines = list(conversions(data))
    if not any(_grows(step) for step in lines):
        return None  # no step makes more goods than it takes, and no trade does
    steps = [*lines, *trades(data)]
    names = [good.id for good in data.goods]
    net = np.array([[step.made.get(good, 0) - step.given.get(good, 0) for step in steps] for good in names], float)
    used = [step for step, share in zip(steps, mixture(net), strict=True) if share > TINY]
    if not used:
        return None
    worst = max(used, key=lambda step: sum(step.made.values()) / sum(step.given.values()))
    return worst.path.wrong("data-from-nothing", steps=[str(step) for step in used])


def conversions(data: Data) -> Iterator[Step]:
    """What can be converted any number of times in one action."""
    for building in data.buildings:
        for number, line in enumerate(building.conversions, 1):
            path = KeyPath("buildings.toml", building.id, "conversions").item(number)
            yield Step(path, line.given, line.made)
    for file, cards in (("specialists.toml", data.specialists), ("city.toml", data.city)):
        for card in cards:
            for number, effect in enumerate(card.effects, 1):
                if isinstance(effect, ConvertAlt) and effect.most == 0:
                    yield Step(KeyPath(file, card.id, "effects").item(number), effect.given, effect.made)


def trades(data: Data) -> Iterator[Step]:
    """What the Porta trades (P11)."""
    for given in data.goods:
        for taken in data.goods:
            if given is not taken and (taken.id != PEARLS or data.trade.into_pearls):
                path = KeyPath("goods.toml", "trade")
                yield Step(path, {given.id: rate(data, given, taken)}, {taken.id: 1})


def rate(data: Data, given: Good, taken: Good) -> int:
    """How many of a good buy 1 of another."""
    trade = data.trade
    if given.id == PEARLS and taken.value == PEARL_VALUE:
        return trade.pearls_to_value_3
    if given.value == taken.value:
        return trade.same
    return trade.lower if given.value > taken.value else trade.higher


def _grows(step: Step) -> bool:
    return sum(step.made.values()) > sum(step.given.values())


def mixture(net: Figures) -> Figures:
    """Shares of steps, with a sum of at most 1, that leave no good less and most goods more; all 0 if none do.

    The simplex method with Bland's rule, which cannot run in circles though nearly all bounds are 0.
    """
    goods, steps = net.shape
    rows = np.vstack([-net, np.ones(steps)])
    table = np.hstack([rows, np.eye(goods + 1), np.zeros((goods + 1, 1))])
    table[-1, -1] = 1.0
    gain = np.concatenate([net.sum(axis=0), np.zeros(goods + 2)])
    basis = list(range(steps, steps + goods + 1))
    while (better := np.flatnonzero(gain[:-1] > TINY)).size:
        column = int(better[0])
        bounds = [
            (table[row, -1] / table[row, column], basis[row], row)
            for row in range(goods + 1)
            if table[row, column] > TINY
        ]
        row = min(bounds)[2]
        table[row] /= table[row, column]
        for other in range(goods + 1):
            if other != row:
                table[other] -= table[other, column] * table[row]
        gain -= gain[column] * table[row]
        basis[row] = column
    shares = np.zeros(steps)
    for row, column in enumerate(basis):
        if column < steps:
            shares[column] = table[row, -1]
    return shares
