"""Nobody is told what they may not know: a short run of `deals_look_alike`, and leaks that it must find."""

from __future__ import annotations

import asyncio
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator

import pytest

from tests.server.soaks.secrets.deals_look_alike import Leak, try_games
from tests.server.soaks.secrets.leaks import LEAKS
from tests.server.soaks.secrets.recorded_server import Pool
from tests.server.soaks.secrets.search import Search, words_of

GAMES, POINTS = (1, 5, 6), 4
OF_POMPEII, LATEST_OF_POMPEII = (4, 6), 80  # without hints and bots
# Games with hints and bots.
LEAKY, LEAKY_POINTS, LEAKY_LATEST = (5, 17, 29), 4, 40
SEED = "5e" + "1d2c3b4a59687786" * 3 + "95a4b3c2d1e0f0"
RAW = bytes.fromhex(SEED)
SECRET = bytes(range(200, 232))
KEY = f"abcdefghABCDEFGH.{urlsafe_b64encode(SECRET).decode().rstrip('=')}"


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """A pool with a worker, for all tests here."""
    pool = Pool()
    asyncio.run(pool.start())
    yield pool
    asyncio.run(pool.stop())


def test_a_seat_cannot_tell_the_true_deal_from_another(pool: Pool) -> None:
    counts = asyncio.run(try_games(pool, "short", GAMES, POINTS))
    assert counts.games == len(GAMES)
    assert counts.points >= 10
    assert counts.other_deals >= 10
    assert min(counts.taken_back, counts.bots, counts.hints, counts.refusals) > 0
    assert min(counts.compared, counts.searched) > 100_000


def test_a_seat_cannot_tell_the_true_deal_of_pompeii_from_another(pool: Pool) -> None:
    counts = asyncio.run(try_games(pool, "short", OF_POMPEII, POINTS, LATEST_OF_POMPEII, "pompeii"))
    assert min(counts.points, counts.other_deals) >= 6
    assert min(counts.taken_back, counts.refusals) > 0
    assert min(counts.compared, counts.searched) > 100_000


@pytest.mark.parametrize("name", ["event argument", "export", "patch", "past"])
def test_a_leak_planted_into_a_game_of_pompeii_is_found(name: str, pool: Pool) -> None:
    plant, channel = LEAKS[name]
    with plant(), pytest.raises(Leak) as caught:
        asyncio.run(try_games(pool, "short", OF_POMPEII, POINTS, LATEST_OF_POMPEII, "pompeii"))
    assert caught.value.channel.split()[0] == channel


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, pool: Pool) -> None:
    plant, channel = LEAKS[name]
    with plant(), pytest.raises(Leak) as caught:
        asyncio.run(try_games(pool, "leaks", LEAKY, LEAKY_POINTS, LEAKY_LATEST))
    assert caught.value.channel.split()[0] == channel


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (RAW, "seed as bytes"),
        (RAW[::-1], "seed as bytes"),
        (SEED.encode(), "seed as a number"),
        (SEED.upper().encode(), "seed as a number"),
        (str(int(SEED, 16)).encode(), "seed as a number"),
        (RAW[:16].hex().encode(), "seed as hexadecimal"),
        (b64encode(b"a" + RAW), "seed as base64"),
        (urlsafe_b64encode(b"ab" + RAW), "seed as base64"),
        (str(words_of(SEED)[40]).encode(), "generator as a number"),
        (f"[{words_of(SEED)[3]:#x}]".encode(), "generator as a number"),
        (b"".join(word.to_bytes(8, "little") for word in words_of(SEED)[7:9]), "generator as bytes"),
        (b64encode(b"".join(word.to_bytes(4) for word in words_of(SEED)[20:23])), "generator as base64"),
        (RAW[-8:], "generator as bytes"),
        (KEY.encode(), "key as bytes"),
        (SECRET, "key as bytes"),
        (SECRET.hex().encode(), "key as hexadecimal"),
        (b64encode(SECRET), "key as base64"),
        (b"abcdefghABCDEFGH", None),
        (b'"commitment":"' + 8 * b"0f1e2d4b", None),
    ],
)
def test_a_secret_is_found_in_any_form(text: bytes, found: str | None) -> None:
    assert Search([SEED], [KEY]).found(b'{"at":1000000.0,"text":"' + text + b'"}') == found
