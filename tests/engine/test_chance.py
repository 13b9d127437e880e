"""The generator against published figures and a textbook implementation; draws and shuffles are exact and even."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import pytest

from tests.support.chi_square import surprise, tail
from vesuvius.engine.block import get_list, put
from vesuvius.engine.chance import BLOCK, ROUNDS, WORD, below, chances, draw, quick, shuffle
from vesuvius.engine.rule import PLAIN
from vesuvius.engine.seed import seed_number
from vesuvius.problem import Problem

ROWS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
# Key, nonce and counter zero: the first block of ChaCha20 (RFC 8439, A.1) and of ChaCha8 (256-bit key).
CHACHA20 = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)
CHACHA8 = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


def textbook_block(key: list[int], counter: int, double_rounds: int) -> list[int]:
    """One block of ChaCha with a 64-bit counter and a nonce of zero, written out plainly."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *key, counter & WORD, counter >> 32, 0, 0]
    words = list(start)
    for a, b, c, d in (ROWS + DIAGONALS) * double_rounds:
        for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            words[x] = (words[x] + words[y]) % 2**32
            mixed = words[z] ^ words[x]
            words[z] = (mixed << by | mixed >> (32 - by)) % 2**32
    return [(one + other) % 2**32 for one, other in zip(words, start, strict=True)]


def textbook_words(key: list[int], counter: int = 0) -> Iterator[int]:
    while True:
        yield from textbook_block(key, counter, ROUNDS)
        counter += 1


def key_of(generator: Any) -> list[int]:
    return get_list(generator, "key", 8)


def set_block(generator: Any, number: int) -> None:
    put(generator, "block", number)


def in_bytes(words: list[int]) -> str:
    return struct.pack("<16I", *words).hex()


def test_the_textbook_is_right() -> None:
    assert in_bytes(textbook_block([0] * 8, 0, 10)) == CHACHA20
    assert in_bytes(textbook_block([0] * 8, 0, 4)) == CHACHA8


def test_the_published_block_of_chacha8() -> None:
    generator = chances(0)
    assert in_bytes([int(draw(generator[0])) for _ in range(BLOCK)]) == CHACHA8


@pytest.mark.parametrize("first", [0, 1, 2**32 - 2, 2**40 + 7])
def test_words_are_those_of_the_textbook(first: int) -> None:
    generator = chances(11)
    set_block(generator, first)
    expected = list(islice(textbook_words(key_of(generator), first), 5 * BLOCK))
    assert [int(draw(generator[0])) for _ in range(5 * BLOCK)] == expected


@pytest.mark.parametrize("count", [1, 2, 3, 7, 42, 53, 1000, 3 << 29, 5 << 28])
def test_below_gives_each_number_to_equally_many_words(count: int) -> None:
    """The words that are left over when 2**32 is shared out are drawn again: with large counts, many are."""
    generator = chances(count)
    words = textbook_words(key_of(generator))
    for _ in range(200):
        word = next(words)
        while word * count % 2**32 < 2**32 % count:
            word = next(words)
        assert below(generator[0], count) == word * count // 2**32


@pytest.mark.parametrize("count", [2, 6, 15, 41])
def test_below_is_even(count: int) -> None:
    generator = chances(5)
    found = Counter(int(below(generator[0], count)) for _ in range(3000))
    assert surprise(found, dict.fromkeys(range(count), 1.0)) > 1e-4


@pytest.mark.parametrize("count", [2, 6, 15, 41])
def test_quick_choices_are_even(count: int) -> None:
    generator = chances(5)
    found = Counter(int(quick(generator[0], count)) for _ in range(3000))
    assert surprise(found, dict.fromkeys(range(count), 1.0)) > 1e-4


def cards(*values: int) -> Any:
    if PLAIN:
        return list(values)
    import numpy as np

    return np.array(values, np.int8)


def test_every_order_is_equally_likely() -> None:
    generator, found = chances(7), Counter[tuple[int, ...]]()
    for _ in range(3000):
        shuffled = cards(1, 2, 3, 4)
        shuffle(generator[0], shuffled, 0, 4)
        found[tuple(int(card) for card in shuffled)] += 1
    assert surprise(found, dict.fromkeys(permutations((1, 2, 3, 4)), 1.0)) > 1e-4


def test_only_what_is_to_be_shuffled_is() -> None:
    generator, found = chances(8), Counter[tuple[int, ...]]()
    for _ in range(600):
        shuffled = cards(1, 2, 3, 4, 5, 6)
        shuffle(generator[0], shuffled, 2, 5)
        found[tuple(int(card) for card in shuffled)] += 1
    orders = [(1, 2, *order, 6) for order in permutations((3, 4, 5))]
    assert surprise(found, dict.fromkeys(orders, 1.0)) > 1e-4


def test_one_card_or_none_needs_no_chance() -> None:
    generator, untouched = chances(9), chances(9)
    for first, end in ((0, 0), (1, 2)):
        shuffle(generator[0], cards(1, 2), first, end)
    assert draw(generator[0]) == draw(untouched[0])


def test_seeds() -> None:
    assert seed_number(7) == seed_number(f"{7:064x}") == 7
    assert seed_number("f" * 64) == 2**256 - 1
    assert seed_number(None) != seed_number(None)
    assert 0 <= seed_number(None) < 2**256


@pytest.mark.parametrize("seed", ["", "xyz", "ff", "f" * 65, -1, 2**256, 1.5, True, b"x", [1]])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(Problem, match="bad-seed"):
        seed_number(seed)


def test_a_number_and_its_digits_are_one_seed() -> None:
    assert key_of(chances(5)) == key_of(chances(f"{5:064x}"))
    assert key_of(chances("0" * 7 + "1" + "0" * 56)) == [0] * 7 + [1]


@pytest.mark.parametrize(
    ("statistic", "degrees", "expected"),
    [
        (0, 3, 1),
        (3.841459, 1, 0.05),
        (18.30704, 10, 0.05),
        (149.4493, 100, 0.001),
        (2.70553, 1, 0.1),
        (15.37916, 20, 0.755),
    ],
)
def test_the_tail_of_chi_square_is_that_of_printed_tables(statistic: float, degrees: int, expected: float) -> None:
    assert tail(statistic, degrees) == pytest.approx(expected, rel=1e-3)


def test_what_cannot_be_is_most_surprising() -> None:
    assert surprise({"one": 5, "odd": 1}, {"one": 1.0}) == 0
    assert surprise({"one": 5}, {"one": 1.0}) == 1
    assert surprise({"one": 40, "other": 60}, {"one": 1.0, "other": 1.0}) == pytest.approx(0.0455, abs=1e-4)
    assert surprise({"one": 90, "other": 10}, {"one": 1.0, "other": 1.0}) < 1e-9
