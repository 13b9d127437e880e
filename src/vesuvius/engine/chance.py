"""All chance of a game: a keyed, counter-based generator (ChaCha with eight rounds, 256-bit seed), as rules.

The same seed gives the same numbers on every machine, interpreted or compiled. No known attack breaks eight rounds, so
nobody can work out a stock from the cards already seen. Searches and random players, which need speed and hide nothing,
use `quick` instead.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Annotated, TypeVar

from vesuvius.engine.block import Block, Blocks, Long, store
from vesuvius.engine.rule import kernel, rule
from vesuvius.engine.seed import seed_number

T = TypeVar("T")
WORD = 0xFFFFFFFF
BLOCK = 16
ROUNDS = 4  # double rounds


class Chance(Block):
    """Key, number of the next block of sixteen 32-bit words, the current block, and how much of it is used."""

    key: Annotated[list[int], "u4", 8]
    block: Long
    used: Long
    words: Annotated[list[int], "u4", BLOCK]
    quick: Long


def chances(seed: int | str | None) -> Blocks:
    """Returns a generator, ready to draw."""
    number = seed_number(seed)
    made = Chance()
    made.key = [number >> 32 * i & WORD for i in range(8)]
    made.used, made.quick = BLOCK, made.key[0]
    return store(Chance, made)


@rule
def turned(word: int, by: int) -> int:
    """Returns a 32-bit word, rotated left."""
    return (word << by | word >> (32 - by)) & WORD


@rule
def stir(words: list[int], a: int, b: int, c: int, d: int) -> None:
    """Applies ChaCha's quarter round to four of the sixteen words."""
    words[a] = (words[a] + words[b]) & WORD
    words[d] = turned(words[d] ^ words[a], 16)
    words[c] = (words[c] + words[d]) & WORD
    words[b] = turned(words[b] ^ words[c], 12)
    words[a] = (words[a] + words[b]) & WORD
    words[d] = turned(words[d] ^ words[a], 8)
    words[c] = (words[c] + words[d]) & WORD
    words[b] = turned(words[b] ^ words[c], 7)


@rule
def fill(c: Chance) -> None:
    """Makes the next block of sixteen words."""
    words = c.words
    words[0], words[1], words[2], words[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        words[4 + i] = c.key[i]
    words[12] = c.block & WORD
    words[13] = c.block >> 32
    words[14] = words[15] = 0
    for _ in range(ROUNDS):
        for i in range(4):
            stir(words, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            stir(words, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    words[0] = (words[0] + 0x61707865) & WORD
    words[1] = (words[1] + 0x3320646E) & WORD
    words[2] = (words[2] + 0x79622D32) & WORD
    words[3] = (words[3] + 0x6B206574) & WORD
    for i in range(8):
        words[4 + i] = (words[4 + i] + c.key[i]) & WORD
    words[12] = (words[12] + c.block) & WORD
    words[13] = (words[13] + (c.block >> 32)) & WORD
    c.block += 1
    c.used = 0


@rule
def draw(c: Chance) -> int:
    """Returns the next 32 random bits."""
    if c.used == BLOCK:
        fill(c)
    word = c.words[c.used]
    c.used += 1
    return word


@rule
def below(c: Chance, count: int) -> int:
    """Returns a number from 0 to count - 1, each exactly equally likely."""
    wide = draw(c) * count
    if wide & WORD < count:
        reject = (WORD + 1 - count) % count
        while wide & WORD < reject:
            wide = draw(c) * count
    return wide >> 32


@rule
def fraction(c: Chance) -> float:
    """Returns a number from 0 to below 1, in steps so coarse that no product with it rounds up to the other factor."""
    return (draw(c) << 20 | draw(c) >> 12) / (1 << 52)


@rule
def shuffle(c: Chance, cards: list[int], first: int, end: int) -> None:
    """Shuffles cards[first:end]; every order is equally likely."""
    for i in range(end - 1, first, -1):
        j = first + below(c, i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def quick(c: Chance, count: int) -> int:
    """Returns a number below count for searches and random players: fast, even, not secret (lowbias32 on a counter)."""
    c.quick = (c.quick + 0x9E3779B9) & WORD
    x = c.quick
    x ^= x >> 16
    x = x * 0x7FEB352D & WORD
    x ^= x >> 15
    x = x * 0x046CA68B & WORD
    x ^= x >> 16
    return x * count >> 32


@kernel
def draw_below(generators: Blocks, index: int, count: int) -> int:
    """Returns a number below count from one generator of many."""
    return below(generators[index], count)


class Drawer:
    """The same generator, for code outside the rules."""

    def __init__(self, seed: int | str | None) -> None:
        self._generators = chances(seed)

    def below(self, count: int) -> int:
        """Returns a number from 0 to count - 1."""
        return int(draw_below(self._generators, 0, count))

    def choice(self, items: Sequence[T]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffles the items; every order is equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Returns `count` of the items, in random order."""
        drawn = list(items)
        self.shuffle(drawn)
        return drawn[:count]
