"""Finding a secret in any bytes: as bytes of either order, in hexadecimal or decimal digits, or in base64."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from vesuvius.engine.block import plain
from vesuvius.engine.chance import BLOCK, Chance, chances, draw_below

BLOCKS = 8  # of a generator: more than any deal draws
BYTES = 8  # as many bytes as are never alike by chance
LEAST = 10**8  # a number that is never met by chance
HEXADECIMAL = re.compile(rb"[0-9a-fA-F]{8,}")
DECIMAL = re.compile(rb"[0-9]{9,}")
BASE64 = re.compile(rb"[A-Za-z0-9+/_-]{11,}")
URL_SAFE = bytes.maketrans(b"-_", b"+/")


def words_of(seed: str) -> list[int]:
    """The words that a seed's generator gives first."""
    generators, words = chances(seed), []
    for draw in range(BLOCKS * BLOCK):
        draw_below(generators, 0, 2)
        if draw % BLOCK == 0:
            words += [int(word) for word in plain(Chance, generators).words]
    return words


class Search:
    """Seeds with their generators, and keys, to be looked for."""

    def __init__(self, seeds: Iterable[str], keys: Iterable[str]) -> None:
        self._numbers: dict[int, str] = {}
        self._raw: dict[bytes, str] = {}
        for seed in seeds:
            self._add(seed)
        for key in keys:
            secret = key.rpartition(".")[2].encode()
            self._raw |= dict.fromkeys((secret, next(_decoded(secret))), "key")
        self._heads: dict[int, list[bytes]] = {}
        for secret in self._raw:
            self._heads.setdefault(int(_windows(secret)[0]), []).append(secret)
        self._first = np.array([*self._heads], np.uint64)

    def _add(self, seed: str) -> None:
        raw = bytes.fromhex(seed)
        self._numbers |= {int.from_bytes(raw): "seed", int.from_bytes(raw, "little"): "seed"}
        self._raw |= {half[i : i + 16]: "seed" for half in (raw, raw[::-1]) for i in (0, 16)}
        key = [int.from_bytes(raw[i : i + 4]) for i in range(28, -1, -4)]
        words = words_of(seed)
        self._numbers |= {word: "generator" for word in (*key, *words) if word >= LEAST}
        for one, other in [*pairwise(key), *pairwise(words)]:
            for first, second in ((one, other), (other, one)):
                pair = first.to_bytes(4) + second.to_bytes(4)
                self._raw[pair] = self._raw[pair[::-1]] = "generator"
        self._raw |= {word.to_bytes(8, "little"): "generator" for word in (*key, *words) if word}

    def found(self, text: bytes) -> str | None:
        """What was found, or None."""
        numbers = {int(run) for run in _runs(DECIMAL, text)} | {int(run, 16) for run in _runs(HEXADECIMAL, text)}
        for number in numbers & self._numbers.keys():
            return f"{self._numbers[number]} as a number"
        hexadecimal = b"\n".join(run for found in _runs(HEXADECIMAL, text) for run in _unhexed(found))
        base64 = b"\n".join(run for found in _runs(BASE64, text) for run in _decoded(found))
        for form, place in (("bytes", text), ("hexadecimal", hexadecimal), ("base64", base64)):
            for what in self._within(place):
                return f"{what} as {form}"
        return None

    def _within(self, text: bytes) -> list[str]:
        """The secrets whose bytes stand there; few are looked for in full, since few have their first bytes there."""
        windows = _windows(text)
        met = windows[np.isin(windows, self._first)].tolist()
        return [self._raw[secret] for head in met for secret in self._heads[head] if secret in text]


def _windows(text: bytes) -> npt.NDArray[np.uint64]:
    """Every few bytes in a row, each as one number."""
    if len(text) < BYTES:
        return np.empty(0, np.uint64)
    row = np.lib.stride_tricks.sliding_window_view(np.frombuffer(text, np.uint8), BYTES)
    return np.ascontiguousarray(row).view(np.uint64).ravel()


def _runs(kind: re.Pattern[bytes], text: bytes) -> set[bytes]:
    return set(kind.findall(text))


def _unhexed(run: bytes) -> Iterator[bytes]:
    """What hexadecimal digits say, wherever they begin."""
    for start in (0, 1):
        part = run[start:]
        yield bytes.fromhex(part[: len(part) // 2 * 2].decode())


def _decoded(run: bytes) -> Iterator[bytes]:
    """What base64 says, wherever it begins; so many bytes at least that they are never alike by chance."""
    run = run.translate(URL_SAFE)
    for start in range(4):
        part = run[start:]
        part = part[: len(part) // 4 * 4]
        if len(part) * 3 // 4 >= BYTES:
            yield b64decode(part)
