"""What the documentation tells people to type is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "tests" / "README.md"]
COMMAND = re.compile(r"(?:`|^)make ([a-z][\w-]*)", re.MULTILINE)
PLAYING = ROOT / "docs" / "playing.md"
KEYS = re.compile(r"^web-key-[a-z]+ = (.*)$", re.MULTILINE)
KEY_ROWS = re.compile(r"^\| (`[^|]*) \|", re.MULTILINE)
KEY = re.compile(r"`([^`]+)`")
NAMED_TEST = re.compile(r"[\w/-]+\.test\.ts|\btest_\w+\.py")
GOAL = re.compile(r"^([a-z][\w-]*):.*## ", re.MULTILINE)


def test_every_make_command_in_the_documentation_exists() -> None:
    goals = {*GOAL.findall((ROOT / "Makefile").read_text("utf-8"))}
    named = {(page.name, goal) for page in PAGES for goal in COMMAND.findall(page.read_text("utf-8"))}
    assert len(named) >= 20
    assert not {(page, goal) for page, goal in named if goal not in goals}


def test_the_page_for_players_names_every_key() -> None:
    texts = (ROOT / "src" / "vesuvius" / "locales" / "en" / "web.ftl").read_text("utf-8")
    keys = {key for keys in KEYS.findall(texts) for key in keys.replace('{","} {"."}', ", .").split()}
    assert keys == {key for row in KEY_ROWS.findall(PLAYING.read_text("utf-8")) for key in KEY.findall(row)}


def test_every_test_that_is_named_is_there() -> None:
    folders = ((ROOT / "tests", "test_*.py"), (ROOT / "web" / "tests", "*.test.ts"))
    there = [path.as_posix() for folder, form in folders for path in folder.rglob(form)]
    named = {*NAMED_TEST.findall((ROOT / "tests" / "README.md").read_text("utf-8"))}
    assert len(named) >= 40
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []
