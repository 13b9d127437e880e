"""What the documentation tells people to type is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "tests" / "README.md"]
COMMAND = re.compile(r"(?:`|^)make ([a-z][\w-]*)", re.MULTILINE)
GOAL = re.compile(r"^([a-z][\w-]*):.*## ", re.MULTILINE)


def test_every_make_command_in_the_documentation_exists() -> None:
    goals = {*GOAL.findall((ROOT / "Makefile").read_text("utf-8"))}
    named = {(page.name, goal) for page in PAGES for goal in COMMAND.findall(page.read_text("utf-8"))}
    assert len(named) >= 20
    assert not {(page, goal) for page, goal in named if goal not in goals}
