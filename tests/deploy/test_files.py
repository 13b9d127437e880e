"""What the files in `deploy/` say of the server is so, and they agree with each other; at most systemd is needed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.deploy.files import DEPLOY, PROGRAM, PROXIES, ROOT, SETTINGS, UNITS, example, filled_in, unit
from vesuvius.server.app import STOPPING
from vesuvius.server.connections.listener import PROXIED
from vesuvius.server.connections.open_files import RESERVE
from vesuvius.server.protocol import forms
from vesuvius.server.settings import ELSEWHERE, read_settings, settings

READ = read_settings({}, {}, SETTINGS)
README = (DEPLOY / "README.md").read_text("utf-8")
CONTAINERFILE = (DEPLOY / "container" / "Containerfile").read_text("utf-8")
SECONDS = {"s": 1, "m": 60, "min": 60, "h": 3600}
EXPOSURE = re.compile(r"exposure level for ([\w-]+\.service): ([\d.]+)")
# What proxies call the time after which a connection on which nothing happens is closed.
PATIENCE = {"haproxy": r"timeout (?:client|server|tunnel) (\d+)([smh])", "nginx": r"proxy_read_timeout (\d+)([smh])"}


def test_every_variable_in_the_files_is_a_setting() -> None:
    texts = [file.read_text("utf-8") for file in DEPLOY.rglob("*") if file.is_file()]
    named = {name for text in texts for name in re.findall(r"\bVESUVIUS_[A-Z_]+", text)}
    assert "VESUVIUS_CACHE" in named
    assert named <= ELSEWHERE | {each.variable for each in settings()}


@pytest.mark.parametrize("proxy", PROXIES)
def test_proxies_speak_for_the_server_that_the_settings_describe(proxy: str) -> None:
    text = example(proxy)
    assert f"{READ.host}:{READ.port}" in text
    assert READ.host in READ.trusted_proxies
    # In HAProxy's file the name only stands in that of the certificate.
    assert urlsplit(READ.address).hostname in re.findall(r"(games\.example)", text)
    limits = [int(number) * SECONDS[unit] for number, unit in re.findall(PATIENCE.get(proxy, "^$"), text)]
    assert all(limit > PROXIED["ws_ping_interval"] for limit in limits)
    assert limits or proxy == "caddy"  # which has no such limit


def test_proxies_let_through_what_the_server_takes() -> None:
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", example("nginx"))
    assert int(megabytes) << 20 >= forms.LONGEST_BODY


def test_units_give_the_server_what_it_asks_for() -> None:
    server, backup, timer = map(unit, ("vesuvius.service", "vesuvius-backup.service", "vesuvius-backup.timer"))
    for said in (server, backup):
        (command,) = said["ExecStart"]
        assert command.startswith(f"{PROGRAM} ")
        assert command.endswith("--config /etc/vesuvius/vesuvius.toml")
        assert READ.database == f"sqlite:////var/lib/{said['StateDirectory'][0]}/vesuvius.sqlite"
        assert "VESUVIUS_CACHE=/var/cache/" + said["CacheDirectory"][0] in said["Environment"]
    assert int(server["LimitNOFILE"][0]) >= READ.connections + RESERVE
    assert int(server["TimeoutStopSec"][0]) > STOPPING
    assert backup["ReadWritePaths"] == [READ.backup_folder]
    assert timer["Persistent"] == ["true"]
    # What is hard about one is hard about the other.
    hardening = [key for key in server if key.startswith(("Protect", "Private", "Restrict", "SystemCall"))]
    assert {key: backup.get(key) for key in hardening} == {key: server[key] for key in hardening}
    assert len(hardening) >= 15


def test_the_image_keeps_what_has_to_be_kept() -> None:
    given = dict(re.findall(r"(VESUVIUS_\w+)=(\S+)", CONTAINERFILE))
    read = read_settings({}, {name: value for name, value in given.items() if name not in ELSEWHERE})
    kept = re.findall(r"--volume [\w-]+:(/[\w/]+)", README)
    assert str(Path(read.database.removeprefix("sqlite:///")).parent) in kept
    assert read.backup_folder in kept
    assert given["VESUVIUS_CACHE"] in kept
    assert f"EXPOSE {read.port}\n" in CONTAINERFILE


def test_the_page_tells_of_every_file_and_every_link_leads_somewhere() -> None:
    files = [file.relative_to(DEPLOY).as_posix() for file in DEPLOY.rglob("*") if file.is_file()]
    assert [name for name in files if name != "README.md" and f"]({name})" not in README] == []
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README)
    assert [link for link in links if not (DEPLOY / link).exists()] == []
    goals = (ROOT / "Makefile").read_text("utf-8")
    assert [goal for goal in re.findall(r"`make ([a-z-]+)`", README) if f"\n{goal}:" not in goals] == []


@pytest.mark.starts_program
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    for file in UNITS:
        text = file.read_text("utf-8").replace(PROGRAM, str(Path(sys.executable).with_name("vesuvius")))
        (tmp_path / file.name).write_text(text)
    names = [f"./{file.name}" for file in UNITS]
    verified = _analyze(tmp_path, "verify", "--man=no", *names)
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")
    services = [name for name in names if name.endswith(".service")]
    found = dict(EXPOSURE.findall(_analyze(tmp_path, "security", "--offline=true", "--no-pager", *services).stdout))
    assert found.keys() == {Path(name).name for name in services}
    for name, exposure in found.items():
        assert f"`{name}`: {exposure}" in README
        assert float(exposure) <= 1.5


def _analyze(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["systemd-analyze", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_words_that_are_filled_in_have_to_be_there() -> None:
    with pytest.raises(AssertionError, match="port 1"):
        filled_in("port 2", {"port 1": "port 3"})
