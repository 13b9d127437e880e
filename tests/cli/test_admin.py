"""`vesuvius admin`: with a running server, and with none."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.table import is_one_clear_line
from tests.server.operations.test_host_chores import whole_game
from tests.server.support.process import PATIENCE, Server
from tests.support.retry_when_busy import patiently
from vesuvius.cli import main
from vesuvius.formats import record as records
from vesuvius.server.operations.host_key import file_for
from vesuvius.texts import LANGUAGES, texts

Captured = pytest.CaptureFixture[str]
CHORES = (
    *("tables", "close", "delete", "ban", "unban", "bans", "announce", "withdraw", "drain", "revoke"),
    *("stats", "page", "backup", "restore", "export", "move"),
)


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("VESUVIUS_LANGUAGE", "VESUVIUS_CONFIG", "VESUVIUS_DATABASE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "200")
    yield
    texts.use("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("admin"), VESUVIUS_WORKERS="1")
    running.start()
    try:
        running.wait_until_ready()
        yield running
    finally:
        running.kill()


class Guest:
    """Somebody who plays at the server."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self.key = ""
        made = self.ask("POST", "/api/people", {"name": "Livia"}).json()
        self.person, self.key = made["me"]["person"], made["key"]

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        sent: dict[str, Any] = {"json": body, "headers": headers, "timeout": PATIENCE}
        return patiently(lambda: httpx.request(method, self.address + path, **sent), PATIENCE)

    def table(self) -> str:
        body = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "device", "name": "Titus"}]}
        name: str = self.ask("POST", "/api/tables", body).json()["info"]["table"]
        assert self.ask("POST", f"/api/tables/{name}/start").status_code == 200
        return name


@pytest.fixture(scope="module")
def guest(server: Server) -> Guest:
    return Guest(server)


def admin(capsys: Captured, database: str, *arguments: str) -> str:
    """What a chore that succeeds says."""
    capsys.readouterr()
    assert main(["admin", *arguments, "--db", database]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def refusal(capsys: Captured, database: str, *arguments: str) -> str:
    """What a chore that fails says: one clear line."""
    capsys.readouterr()
    assert main(["admin", *arguments, "--db", database]) == 2
    error = capsys.readouterr().err
    assert is_one_clear_line(error)
    return error


def test_tables_are_listed_closed_and_deleted(server: Server, guest: Guest, capsys: Captured) -> None:
    table = guest.table()
    (row,) = [json.loads(line) for line in admin(capsys, server.database, "tables", "--json").splitlines()]
    assert (row["table"], row["status"], row["seats"]) == (table, "running", ["Livia", "Titus"])
    shown = admin(capsys, server.database, "tables", "--status", "running")
    assert table in shown
    assert "Livia, Titus" in shown
    assert table not in admin(capsys, server.database, "tables", "--status", "open")
    assert admin(capsys, server.database, "close", table) == f"Table {table} has been closed.\n"
    assert "is over" in refusal(capsys, server.database, "close", table)
    assert "geschlossen" in admin(capsys, server.database, "tables", "--language", "de")
    admin(capsys, server.database, "delete", table)
    assert guest.ask("GET", f"/api/tables/{table}").status_code == 404
    assert "no table" in refusal(capsys, server.database, "delete", table)


def test_people_and_addresses_are_banned(server: Server, guest: Guest, capsys: Captured) -> None:
    admin(capsys, server.database, "ban", "address", "192.0.2.0/24", "--days", "1.5")
    assert "is banned." in admin(capsys, server.database, "ban", "person", guest.person)
    assert guest.ask("GET", "/api/me").status_code == 403
    found = [json.loads(line) for line in admin(capsys, server.database, "bans", "--json").splitlines()]
    assert [(ban["kind"], ban["value"], ban["until"] is None) for ban in found] == [
        ("address", "192.0.2.0/24", False),
        ("person", guest.person, True),
    ]
    assert "192.0.2.0/24" in admin(capsys, server.database, "bans")
    admin(capsys, server.database, "unban", "person", guest.person)
    admin(capsys, server.database, "unban", "address", "192.0.2.0/24")
    assert guest.ask("GET", "/api/me").status_code == 200
    assert "isn’t banned" in refusal(capsys, server.database, "unban", "person", guest.person)
    assert "neither an address" in refusal(capsys, server.database, "ban", "address", "example.org")
    assert "person, address" in refusal(capsys, server.database, "ban", "table", "x")
    assert "--days" in refusal(capsys, server.database, "ban", "address", "192.0.2.1", "--days", "soon")


def test_announcements_drain_and_counts(server: Server, guest: Guest, capsys: Captured) -> None:
    number = json.loads(admin(capsys, server.database, "announce", "Hello.", "--json"))["number"]
    admin(capsys, server.database, "announce", "Again.")
    assert "withdrawn: 1" in admin(capsys, server.database, "withdraw", str(number))
    assert "no announcement" in refusal(capsys, server.database, "withdraw", str(number))
    assert "withdrawn: 1" in admin(capsys, server.database, "withdraw")
    running = json.loads(admin(capsys, server.database, "stats", "--json"))["tables"].get("running", 0)
    assert f"still running: {running}" in admin(capsys, server.database, "drain")
    assert httpx.get(f"{server.address}/health", timeout=PATIENCE).json()["status"] == "draining"
    assert json.loads(admin(capsys, server.database, "stats", "--json"))["draining"] is True
    admin(capsys, server.database, "drain", "--off")
    assert httpx.get(f"{server.address}/health", timeout=PATIENCE).json()["status"] == "ready"
    assert "Connections" in admin(capsys, server.database, "stats")


def test_keys_are_revoked(server: Server, capsys: Captured) -> None:
    somebody = Guest(server)
    assert admin(capsys, server.database, "revoke", somebody.person) == "Keys revoked: 1.\n"
    assert somebody.ask("GET", "/api/me").status_code == 401
    assert "no person" in refusal(capsys, server.database, "revoke", "a/b")


def test_backup_export_and_restore(server: Server, guest: Guest, capsys: Captured, tmp_path: Path) -> None:
    """A running server is backed up and exported, the copy is restored elsewhere, and it is the same."""
    text = whole_game().decode()
    assert guest.ask("POST", "/api/records/replay", {"record": text}).status_code == 201
    backup, live, stored = tmp_path / "backup", tmp_path / "live", tmp_path / "stored"
    admin(capsys, server.database, "backup", str(backup))
    assert "already" in refusal(capsys, server.database, "backup", str(backup))
    admin(capsys, server.database, "export", str(live))
    assert "exists" in refusal(capsys, server.database, "export", str(live))
    (record,) = records.read_all(live.read_bytes().splitlines(keepends=True))
    assert len(record.entries) == text.count("\n") - 1
    assert "Stop it first" in refusal(capsys, server.database, "restore", str(backup), "--force")
    counted = json.loads(admin(capsys, server.database, "stats", "--json"))

    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert "no database" in refusal(capsys, other, "stats")
    assert "no database" in refusal(capsys, other, "backup", str(tmp_path / "nothing"))
    admin(capsys, other, "restore", str(backup))
    assert "only replaced if you ask" in refusal(capsys, other, "restore", str(backup))
    admin(capsys, other, "restore", str(backup), "--force")
    admin(capsys, other, "export", str(stored))
    assert stored.read_bytes() == live.read_bytes()
    again = json.loads(admin(capsys, other, "stats", "--json"))
    assert [again[key] for key in ("people", "tables", "entries")] == [
        counted[key] for key in ("people", "tables", "entries")
    ]
    assert again["connections"] is None
    assert "No server is running" in refusal(capsys, other, "tables")


def test_a_backup_is_verified_and_moved_while_the_server_runs(
    server: Server, guest: Guest, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, folder = guest.table(), tmp_path / "backups"
    said = admin(capsys, server.database, "backup", "--keep", "2", str(folder))
    (made,) = folder.glob("*.backup")
    assert str(made) in said
    assert "good" in said
    told = json.loads(admin(capsys, server.database, "backup", "--keep", "1", str(folder), "--json"))
    assert (told["problem"], told["tables"] > 0) == (None, True)
    assert "--keep" in refusal(capsys, server.database, "backup")
    monkeypatch.setenv("VESUVIUS_BACKUP_FOLDER", str(folder))
    assert json.loads(admin(capsys, server.database, "backup", "--keep", "1", "--json"))["problem"] is None

    file = Path(server.database.removeprefix("sqlite:///"))
    (tmp_path / "damaged").write_bytes(next(folder.glob("*.backup")).read_bytes())
    with closing(sqlite3.connect(tmp_path / "damaged")) as damaged:
        damaged.execute('DELETE FROM entries WHERE "table" = ? AND seq = 1', [table])
        damaged.commit()
    capsys.readouterr()
    assert main(["admin", "backup", "--keep", "1", str(folder), "--db", f"sqlite:///{tmp_path / 'damaged'}"]) == 1
    error = capsys.readouterr().err
    assert is_one_clear_line(error)
    assert table in error
    assert len(list(folder.glob("*.backup"))) == 1

    source, target = f"sqlite:///{next(folder.glob('*.backup'))}", f"sqlite:///{tmp_path / 'moved'}"
    assert main(["admin", "move", server.database, target]) == 2
    assert str(file) in capsys.readouterr().err
    assert main(["admin", "move", source, target]) == 0
    assert "Everything was copied" in capsys.readouterr().out
    assert main(["admin", "move", source, target]) == 2
    assert is_one_clear_line(capsys.readouterr().err)


def test_a_key_that_a_killed_server_has_left_is_no_server(server: Server, capsys: Captured, tmp_path: Path) -> None:
    left = f"sqlite:///{tmp_path / 'left.sqlite'}"
    file_for(left).write_text('{"address": "http://127.0.0.1:9", "key": "x"}')
    assert "No server is running" in refusal(capsys, left, "bans")
    file_for(left).write_text(json.dumps({"address": server.address, "key": "x"}))
    assert "No server is running" in refusal(capsys, left, "bans")
    file_for(left).write_text("torn")
    assert "No server is running" in refusal(capsys, left, "bans")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chore_explains_itself(language: str, capsys: Captured) -> None:
    assert main(["--language", language, "admin"]) == 0
    page = capsys.readouterr().out
    assert all(chore in page for chore in CHORES)
    for chore in CHORES:
        assert main(["--language", language, "admin", chore, "--help"]) == 0
        page += capsys.readouterr().out
    assert "admin-" not in page
    assert "cli-" not in page


def test_what_is_typed_wrong_is_said_in_one_line(capsys: Captured, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'x'}"
    assert "open, running, over, closed" in refusal(capsys, nowhere, "tables", "--status", "odd")
    assert main(["admin", "dance"]) == 2
    assert is_one_clear_line(capsys.readouterr().err)
    assert main(["admin", "close"]) == 2
    assert "vesuvius admin close --help" in capsys.readouterr().err
