"""Notices: worded in every language, silent where nothing is set up, and never too many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from tests.server.features.notices.certificate import Certificate
from tests.server.features.notices.push_service import Browser, PushService, text_of
from vesuvius.problem import Problem
from vesuvius.server.features.notices.notifier import Kind, Notice, Notifier, QuietPeriod
from vesuvius.server.features.notices.push import PushSettings
from vesuvius.texts import LANGUAGES

PUSH = PushSettings(text_of(bytes(31) + b"\x07"), "mailto:host@example.org", local=True)


class Clock:
    """A clock that a test sets."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return Certificate(Path(tmp_path_factory.mktemp("certificate")))


@pytest.fixture
def service(certificate: Certificate) -> Iterator[PushService]:
    with PushService(certificate.server()) as running:
        yield running


def notice(kind: Kind, language: str) -> Notice:
    args: dict[str, str | int] = {"game": "downfall", "others": "Bo, Cleo", "who": "Bo"}
    return Notice(kind, language, args, "https://play.example.org/tables/t1", "https://play.example.org/notices")


@pytest.mark.anyio
async def test_every_kind_is_worded_in_every_language(certificate: Certificate, service: PushService) -> None:
    browser = Browser()
    subscription = browser.subscription(f"https://127.0.0.1:{service.port}/a")
    sending = Notifier(PUSH, None, trust=certificate.client())
    kinds: tuple[Kind, ...] = get_args(Kind)
    for language in LANGUAGES:
        for kind in kinds:
            assert await sending.push(subscription, notice(kind, language))
    await sending.close()
    words = [json.loads(browser.opened(arrived.body)) for arrived in service.arrived]
    titles, bodies = ({said[part] for said in words} for part in ("title", "body"))
    assert len(titles) == len(bodies) == len(LANGUAGES) * len(kinds)
    assert all("Bo, Cleo" in body for body in bodies)
    assert not any("notices-" in text or "{" in text for text in titles | bodies)


@pytest.mark.anyio
async def test_a_language_without_words_is_english(certificate: Certificate, service: PushService) -> None:
    browser = Browser()
    sending = Notifier(PUSH, None, trust=certificate.client())
    await sending.push(browser.subscription(f"https://127.0.0.1:{service.port}/a"), notice("begun", "xx"))
    await sending.close()
    assert json.loads(browser.opened(service.arrived[0].body)) == {
        "title": "The game has begun",
        "body": "The Downfall of Pompeii with Bo, Cleo has begun.",
        "link": "https://play.example.org/tables/t1",
    }


@pytest.mark.anyio
async def test_off_unless_set_up(service: PushService) -> None:
    sending = Notifier(None, None)
    assert not sending.pushes
    assert not sending.mails
    subscription = Browser().subscription(f"https://127.0.0.1:{service.port}/a")
    assert await sending.push(subscription, notice("turn", "en"))
    await sending.mail("ada@example.org", notice("turn", "en"))
    assert not service.arrived
    with pytest.raises(Problem, match="notices-push-off"):
        sending.application_server_key()
    with pytest.raises(Problem, match="notices-push-off"):
        await sending.check(subscription)
    with pytest.raises(Problem, match="notices-mail-off"):
        await sending.confirmation("ada@example.org", "K7Q2", "en")
    await sending.close()


def test_one_notice_a_person_and_table_in_five_minutes(clock: Clock) -> None:
    quiet = QuietPeriod(clock)
    assert quiet.take("ada", "t1") is None
    clock.now += 60
    assert quiet.take("ada", "t1") == 240
    assert quiet.take("ada", "t2") is None
    assert quiet.take("bo", "t1") is None
    clock.now += 239
    assert quiet.take("ada", "t1") == 1
    clock.now += 1
    assert quiet.take("ada", "t1") is None
    assert quiet.take("ada", "t1") == 300


def test_a_refused_notice_does_not_make_the_silence_longer(clock: Clock) -> None:
    quiet = QuietPeriod(clock)
    waits = []
    for _ in range(7):
        waits.append(quiet.take("ada", "t1"))
        clock.now += 50
    assert waits == [None, 250, 200, 150, 100, 50, None]


def test_what_is_over_is_forgotten(clock: Clock) -> None:
    quiet = QuietPeriod(clock)
    for number in range(10_000):
        assert quiet.take(f"p{number}", "t1") is None
        clock.now += 1
    assert len(quiet._sent) == 300


def test_a_clock_that_is_set_back_silences_nobody(clock: Clock) -> None:
    quiet = QuietPeriod(clock)
    assert quiet.take("ada", "t1") is None
    clock.now -= 3600
    assert quiet.take("ada", "t1") is None
    assert quiet.take("ada", "t1") == 300
