"""The files in `deploy/`, read, and filled in for a machine of a test."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = DEPLOY / "vesuvius.toml"
UNITS = sorted((DEPLOY / "systemd").iterdir())
PROXIES = {"caddy": "Caddyfile", "haproxy": "haproxy.cfg", "nginx": "nginx.conf"}
PROGRAM = "/opt/vesuvius/bin/vesuvius"


def example(proxy: str) -> str:
    """The example for a proxy."""
    return (DEPLOY / "proxies" / PROXIES[proxy]).read_text("utf-8")


def filled_in(text: str, changes: Mapping[str, str]) -> str:
    """A file with other words in place of these, each of which has to be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def unit(name: str) -> dict[str, list[str]]:
    """What a unit says, by key."""
    said: dict[str, list[str]] = {}
    for key, value in _pairs((DEPLOY / "systemd" / name).read_text("utf-8")):
        said.setdefault(key, []).append(value)
    return said


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        if found := re.fullmatch(r"([A-Z]\w+)=(.*)", line):
            yield found[1], found[2]
