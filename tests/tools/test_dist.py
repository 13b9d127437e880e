"""What is released: what belongs into a wheel, and which Pythons it is tried on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.dist import LOWEST, asked, faults, pythons, tracked

BUILT = ["index.html", "assets/index-a.js", "assets/index-a.css"]
WHOLE = [
    "vesuvius/__init__.py",
    "vesuvius/py.typed",
    *(f"vesuvius/server/transport/site/{name}" for name in BUILT),
    "vesuvius-1.0.dist-info/METADATA",
    "vesuvius-1.0.dist-info/licenses/LICENSE",
]
KEPT = WHOLE[:2]
OLD = """#!/bin/sh
printf '3 10 9 cpython 0\\n/usr/bin/python3.10\\n'
"""
SHIM = "#!/bin/sh\necho 'no such version' >&2; exit 127\n"


def test_a_whole_wheel_has_no_faults() -> None:
    assert [*faults(WHOLE, KEPT)] == []


@pytest.mark.parametrize("name", [name for name in WHOLE if "dist-info" not in name])
def test_what_is_missing_is_named(name: str) -> None:
    (fault,) = faults([each for each in WHOLE if each != name], KEPT)
    assert fault.endswith("is missing")


@pytest.mark.parametrize(
    "name",
    [
        "tests/tools/test_dist.py",
        "web/src/app/main.ts",
        "hatch_build.py",
        "vesuvius/server/web/main.ts",
        "vesuvius/server/transport/site/node_modules/x.js",
        "vesuvius.sqlite",
    ],
)
def test_what_does_not_belong_there_is_named(name: str) -> None:
    assert [*faults([*WHOLE, name], KEPT)] == [f"{name} does not belong there"]


def test_words_and_boards_are_kept() -> None:
    kept = tracked()
    for name in ("locales/nl/rules.ftl", "games/downfall/data/board.toml", "py.typed"):
        assert f"vesuvius/{name}" in kept


def test_every_python_is_found_once_and_only_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"python3.10": OLD, "python3.12": SHIM}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
        assert asked(str(tmp_path / name)) is None
    (tmp_path / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("tools.dist.PLACES", [])
    (found,) = pythons()
    assert found == asked(sys.executable)
    assert found.version == sys.version_info[:3] >= LOWEST
