"""What the server measures of itself, as Prometheus and the host are shown it."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.support.inside import BEGUN, Inside, inside
from vesuvius.server.operations import figures as figures_module
from vesuvius.server.operations.backup_note import BackupNote, last_backup, note_backup
from vesuvius.server.operations.figures import POINTS
from vesuvius.server.operations.logs import ErrorLog
from vesuvius.server.operations.machine import disk_of, resident_bytes
from vesuvius.server.operations.verified_backups import RESULT, BackupResult
from vesuvius.server.people.rejections import REASONS
from vesuvius.server.settings import Settings

pytestmark = pytest.mark.anyio

Series = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
async def place(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Inside]:
    """A server for each test: figures are counted from its start."""
    async with inside(tmp_path) as place:
        yield place


async def scraped(place: Inside) -> Series:
    """All figures by name and labels, as Prometheus's own parser reads them."""
    text = (await place.with_key("").request("GET", "/metrics")).text
    families = text_string_to_metric_families(text)
    return {(each.name, frozenset(each.labels.items())): each.value for one in families for each in one.samples}


def value(series: Series, name: str, **labels: str) -> float:
    return series[f"vesuvius_{name}", frozenset(labels.items())]


async def test_moves_are_counted_in_histograms(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table = await place.running(livia, gaius)
    before = await scraped(place)
    for _ in range(3):
        assert await place.move(table, livia, gaius)
    after = await scraped(place)
    for name in ("move_commit_seconds_count", "move_told_seconds_count", "entries_total"):
        assert value(after, name) - value(before, name) == 3
    assert value(after, "move_commit_seconds_bucket", le="+Inf") == value(after, "move_commit_seconds_count")
    assert 0 < value(after, "move_commit_seconds_sum") < 60
    assert (value(after, "tables_running_in_memory"), value(after, "ready"), value(after, "draining")) == (1, 1, 0)
    assert value(after, "connections") >= 1


async def test_a_client_makes_no_new_series_however_it_asks(place: Inside) -> None:
    livia = await place.person("Livia")
    before = {key for key in await scraped(place) if "rejections" not in key[0]}
    for word in ("one", "two", "three"):
        await livia.request("GET", f"/api/tables/{word}")
        await livia.request("GET", f"/api/{word}")
        await place.with_key(f"{word}.{word}").request("GET", "/api/me")
        await livia.request("POST", "/api/tables", {"rules": {"game": word}, "seats": []})
        async with connect(place.address.replace("http", "ws") + "/api/socket") as socket:
            await socket.send(f'{{"type":"{word}"}}')
            with pytest.raises(ConnectionClosed):
                await socket.recv()
    after = await scraped(place)
    assert {key for key in after if "rejections" not in key[0]} == before
    reasons = {dict(labels)["reason"]: found for (name, labels), found in after.items() if "rejections" in name}
    assert reasons == {"key": 3.0, "hello": 3.0}
    assert set(place.service.guard.rejections.counts) <= set(REASONS)


async def test_the_last_hour_is_kept_and_no_more(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    figures = place.service.figures
    figures.sample()
    table = await place.running(livia, gaius)
    assert await place.move(table, livia, gaius)
    place.clock.now = BEGUN + 10
    figures.guard.rejections.note("key", "192.0.2.1")
    figures.error_log.count += 2
    figures.sample()
    point = figures.points[-1]
    assert point.at == BEGUN + 10
    assert (point.tables, point.errors, point.moves > 0, point.rejections > 0) == (1, 2, True, True)
    assert point.memory == pytest.approx(resident_bytes(), rel=0.2)
    assert point.commit is not None
    assert 0 < point.commit < 5
    figures.sample()
    assert (figures.points[-1].moves, figures.points[-1].commit, figures.points[-1].errors) == (0, None, 0)
    for _ in range(POINTS + 5):
        figures.sample()
    assert len(figures.points) == POINTS


async def test_the_database_grows_and_the_last_backup_is_known(place: Inside, tmp_path: Path) -> None:
    service = place.service
    await service.figures.look_around()
    growth = service.figures.growth()
    assert growth is not None
    assert growth.bytes == 0
    livia = await place.person("Livia")
    for _ in range(40):
        await livia.open_table({"kind": "me"}, {"kind": "open"})
    place.clock.now += 7200
    note_backup(service.settings.database, BackupNote(BEGUN - 60, 5000))
    await service.figures.look_around()
    growth = service.figures.growth()
    assert growth is not None
    assert growth.bytes > 0
    assert growth.seconds == 7200
    series = await scraped(place)
    assert value(series, "last_backup_timestamp_seconds") == BEGUN - 60
    disk = disk_of(tmp_path)
    assert disk is not None
    assert value(series, "disk_size_bytes") == disk.size
    assert value(series, "disk_free_bytes") == pytest.approx(disk.free, rel=0.1)


def test_the_last_good_backup_is_known_whichever_kind_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    chosen = Settings(database=f"sqlite:///{tmp_path / 'a.sqlite'}", backup_folder=str(folder))
    assert last_backup(chosen) is None
    note_backup(chosen.database, BackupNote(BEGUN, 7))
    assert last_backup(chosen) == BackupNote(BEGUN, 7)
    failed = BackupResult(BEGUN + 9, "b", 1.0, bytes=8, problem="store-backup-failed", verified=None)
    (folder / RESULT).write_bytes(msgspec.json.encode(failed))
    assert last_backup(chosen) == BackupNote(BEGUN, 7)
    good = BackupResult(BEGUN + 9, "b", 1.0, bytes=8, verified=BEGUN + 9)
    (folder / RESULT).write_bytes(msgspec.json.encode(good))
    assert last_backup(chosen) == BackupNote(BEGUN + 9, 8, verified=True)
    (tmp_path / "a.sqlite.last-backup").write_text("rubbish")
    (folder / RESULT).write_text("rubbish")
    assert last_backup(chosen) is None


def test_an_error_is_counted_with_its_kind_and_without_what_was_sent() -> None:
    log, logger = ErrorLog(), logging.getLogger("tests.figures")
    with log.listening():
        logger.warning("no error")
        try:
            raise ValueError("a secret of somebody")
        except ValueError:
            logger.exception("a text of somebody")
    logger.error("nobody hears this")
    assert log.count == 1
    (found,) = log.last
    assert (found.event, found.kind) == ("tests.figures", "ValueError")
    assert "somebody" not in repr(found)


def test_a_machine_that_says_nothing_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert resident_bytes(os.getpid()) == pytest.approx(resident_bytes(), rel=0.1)
    assert resident_bytes(1 << 30) is None
    assert disk_of(tmp_path / "gone") is None
    assert figures_module.BEAT * POINTS == 3600
