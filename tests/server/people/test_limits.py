"""How much of what anyone may do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vesuvius.server.people.limits import PASTS_OF_A_NETWORK, PASTS_PER_MINUTE, Limits
from vesuvius.server.settings import Settings


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_and_then_as_fast_as_it_fills(clock: Clock) -> None:
    limits = Limits(Settings(socket_rate=2.0, socket_burst=3), clock)
    assert [limits.take("message", socket="a") for _ in range(4)] == [None, None, None, 0.5]
    clock.now += 0.25
    assert limits.take("message", socket="a") == 0.25
    clock.now += 0.25
    assert limits.take("message", socket="a") is None
    assert limits.take("message", socket="a") == 0.5
    clock.now += 3600
    assert [limits.take("message", socket="a") for _ in range(4)] == [None, None, None, 0.5]


@pytest.mark.parametrize("whose", ["socket", "person", "table", "address"])
def test_messages_are_limited_for_each_by_itself(whose: str, clock: Clock) -> None:
    limits = Limits(Settings(socket_burst=1, person_burst=1, table_burst=1, address_burst=1), clock)
    assert limits.take("message", **{whose: "one"}) is None
    assert limits.take("message", **{whose: "one"}) is not None
    assert limits.take("message", **{whose: "two"}) is None
    assert limits.take("chat", **{whose: "one"}) is None


def test_who_is_refused_by_one_is_counted_by_none(clock: Clock) -> None:
    limits = Limits(Settings(person_rate=1.0, person_burst=1, table_rate=0.5, table_burst=1), clock)
    assert limits.take("message", person="a", table="t") is None
    assert limits.take("message", person="b", table="t") == 2.0
    assert limits.take("message", person="b") is None


def test_the_longest_wait_counts(clock: Clock) -> None:
    limits = Limits(Settings(person_rate=0.5, person_burst=1, table_rate=1.0, table_burst=1), clock)
    assert limits.take("message", person="a", table="t") is None
    assert limits.take("message", person="a", table="t") == 2.0


@pytest.mark.parametrize(
    ("what", "whose", "setting", "seconds"),
    [
        ("chat", "person", "chat_per_minute", 30.0),
        ("attempt", "address", "attempts_per_minute", 30.0),
        ("table", "person", "tables_per_hour", 1800.0),
        ("person", "address", "people_per_hour", 1800.0),
    ],
)
def test_slower_things(what: str, whose: str, setting: str, seconds: float, clock: Clock) -> None:
    limits = Limits(replace(Settings(), **{setting: 2}), clock)
    assert [limits.take(what, **{whose: "one"}) for _ in range(3)] == [None, None, pytest.approx(seconds)]


def test_games_are_looked_at_again_so_often(clock: Clock) -> None:
    limits = Limits(Settings(), clock)
    for whose, most in (("person", PASTS_PER_MINUTE), ("address", PASTS_OF_A_NETWORK)):
        found = [limits.take("past", **{whose: "one"}) for _ in range(most + 1)]
        assert found == [None] * most + [pytest.approx(60 / most)]


def test_a_clock_that_is_set_back_takes_nothing(clock: Clock) -> None:
    limits = Limits(Settings(chat_per_minute=2), clock)
    assert limits.take("chat", person="a") is None
    clock.now -= 500
    assert limits.take("chat", person="a") is None
    assert limits.take("chat", person="a") == pytest.approx(30.0)


def test_memory_is_bounded_and_the_longest_unused_is_forgotten(clock: Clock) -> None:
    limits = Limits(Settings(chat_per_minute=1), clock, capacity=100)
    for number in range(100):
        assert limits.take("chat", person=str(number)) is None
    assert limits.take("chat", person="0") is not None
    for number in range(100, 150):
        assert limits.take("chat", person=str(number)) is None
    assert len(limits._buckets) == 100
    assert all(limits.take("chat", person=str(number)) is not None for number in (0, 51, 99, 149))
    assert limits.take("chat", person="1") is None


def test_a_house_has_one_address(clock: Clock) -> None:
    limits = Limits(Settings(attempts_per_minute=1), clock)
    assert limits.take("attempt", address="2001:db8::1") is None
    assert limits.take("attempt", address="2001:db8::ffff:1") is not None
    assert limits.take("attempt", address="2001:db8:0:1::1") is None
    assert limits.take("attempt", address="192.0.2.7") is None
    assert limits.take("attempt", address="::ffff:192.0.2.7") is not None
    assert limits.take("attempt", address="192.0.2.8") is None


def test_connections_are_counted_in_and_out(clock: Clock) -> None:
    limits = Limits(Settings(connections=3, connections_per_address=2), clock)
    assert [limits.enter("192.0.2.7") for _ in range(3)] == [True, True, False]
    assert [limits.enter("192.0.2.8") for _ in range(2)] == [True, False]
    assert limits.connections == 3
    limits.leave("192.0.2.7")
    assert limits.enter("192.0.2.8")
    limits.leave("192.0.2.7")
    for _ in range(2):
        limits.leave("192.0.2.8")
    assert (limits.connections, limits._connections) == (0, {})
