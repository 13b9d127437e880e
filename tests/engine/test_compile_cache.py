"""Compiled code is made anew when something that it is made of changes, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

from vesuvius.engine import compile_cache, rule

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vesuvius"
FILES = {
    "vesuvius/__init__.py": "",
    "vesuvius/engine/__init__.py": "",
    "vesuvius/engine/rule.py": "def rule(f): return f",
    "vesuvius/engine/unused.py": "",
    "odd_game/play.py": "from vesuvius.engine.rule import rule\nfrom odd_game.tables import SIZE\ndef play(): pass",
    "odd_game/tables.py": "from odd_game.data import board\nSIZE = board.SIZE",
    "odd_game/data/board.py": "SIZE = 1",
    "odd_game/data/board.toml": "size = 1",
    "odd_game/words.py": "def late():\n    import odd_game.play",
    "odd_game/lessons/lessons.toml": "step = 1",
    "odd_game/late.py": "",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Vesuvius of a few files, and beside it a package with rules."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(compile_cache, "ROOT", tmp_path)
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path / "cache"))
    return tmp_path


def folder(tree: Path, mode: str = "compiled") -> Path:
    forget()
    name = "odd_game.play"
    code = compile((tree / "odd_game" / "play.py").read_text("utf-8"), str(tree / "odd_game" / "play.py"), "exec")
    function = next(part for part in code.co_consts if hasattr(part, "co_name"))
    play = FunctionType(function, {"__name__": name})
    return compile_cache.folder_of(play, mode)


def forget() -> None:
    for remembered in (compile_cache._source, compile_cache._file_of, compile_cache._game_digest):
        remembered.cache_clear()


def test_a_folder_is_named_after_its_module_and_stays(tree: Path) -> None:
    first = folder(tree)
    assert first.parent == tree / "cache"
    assert first.name.startswith("play-")
    assert folder(tree) == first


@pytest.mark.parametrize(
    "name",
    [
        "odd_game/play.py",
        "odd_game/tables.py",
        "odd_game/data/board.py",
        "odd_game/data/board.toml",
        "vesuvius/engine/rule.py",
    ],
)
def test_what_a_module_imports_and_the_data_beside_it_name_the_folder(tree: Path, name: str) -> None:
    first = folder(tree)
    with (tree / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed")
    assert folder(tree) != first


@pytest.mark.parametrize(
    "name", ["odd_game/words.py", "odd_game/lessons/lessons.toml", "odd_game/late.py", "vesuvius/engine/unused.py"]
)
def test_what_no_rule_imports_does_not_name_it(tree: Path, name: str) -> None:
    first = folder(tree)
    with (tree / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed")
    assert folder(tree) == first


def test_what_a_file_imports_is_found_once(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = folder(tree)
    monkeypatch.setattr(compile_cache, "_imports", None)
    assert folder(tree) == first
    (tree / "odd_game/tables.py").write_text("SIZE = 2", "utf-8")
    with pytest.raises(TypeError):
        folder(tree)


def test_where_nothing_can_be_kept_it_is_found_each_time(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = folder(tree)
    (tree / "file").touch()
    monkeypatch.setenv("VESUVIUS_CACHE", str(tree / "file"))
    assert folder(tree).name == first.name


def test_every_mode_has_a_folder(tree: Path) -> None:
    assert len({folder(tree, mode) for mode in rule.MODES}) == len(rule.MODES)


# What each file of the real tree is made of, and whether compiled rules of both games are made anew after an edit.
EDITS = [
    ("games/downfall/rules/lava.py", {"downfall"}),
    ("games/downfall/data/board.toml", {"downfall"}),
    ("games/downfall/hidden/hands.py", {"downfall"}),
    ("games/pompeii/rules/play.py", {"pompeii"}),
    ("engine/chance.py", {"downfall", "pompeii"}),
    ("games/downfall/teaching/lessons.toml", set()),
    ("games/pompeii/teaching/lessons.toml", set()),
    ("games/pompeii/data/city.toml", set()),  # its figures are handed to the rules
    ("games/downfall/presentation/view.py", set()),
    ("games/downfall/game.py", set()),
    ("server/settings.py", set()),
    ("server/transport/socket.py", set()),
    ("bots/players/greedy.py", set()),
    ("locales/en/downfall.ftl", set()),
    ("texts.py", set()),
]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("tree")
    shutil.copytree(SOURCE, root / "vesuvius", ignore=shutil.ignore_patterns("__pycache__", "site"))
    return root


@pytest.mark.parametrize(("name", "stale"), EDITS)
def test_an_edit_makes_stale_what_is_made_of_it(
    copied: Path, monkeypatch: pytest.MonkeyPatch, name: str, stale: set[str]
) -> None:
    monkeypatch.setattr(compile_cache, "ROOT", copied)

    def folders() -> dict[str, Path]:
        forget()
        return {game: compile_cache.folder_of_game(game, "warm", "compiled") for game in ("downfall", "pompeii")}

    before = folders()
    with (copied / "vesuvius" / name).open("a", encoding="utf-8") as file:
        file.write("\n# edited\n")
    after = folders()
    assert {game for game in before if before[game] != after[game]} == stale


PARTS = """
from vesuvius.engine.rule import kernel, rule
from odd_game.figures import SIZE
@rule
def twice(number): return SIZE * number
@kernel
def fourfold(number): return twice(twice(number))
"""
CALL = "from odd_game.parts import fourfold; import odd_game.words; print(fourfold(3))"


@pytest.mark.starts_program
def test_compiled_code_is_used_again_until_what_it_is_made_of_changes(tmp_path: Path) -> None:
    package = tmp_path / "odd_game"
    package.mkdir()
    (package / "parts.py").write_text(PARTS, "utf-8")
    (package / "figures.py").write_text("SIZE = 2", "utf-8")
    (package / "words.py").write_text("WORDS = 1", "utf-8")
    search = os.pathsep.join([str(tmp_path), *sys.path])
    settings = os.environ | {"VESUVIUS_RULES": "compiled", "VESUVIUS_CACHE": str(tmp_path / "c"), "PYTHONPATH": search}

    def call() -> tuple[str, set[Path]]:
        run = subprocess.run([sys.executable, "-c", CALL], env=settings, capture_output=True, check=True, text=True)
        return run.stdout.strip(), {*(tmp_path / "c").rglob("*.nbi")}

    said, first = call()
    assert said == "12"
    (package / "words.py").write_text("WORDS = 2", "utf-8")
    assert call() == ("12", first)
    (package / "figures.py").write_text("SIZE = 3", "utf-8")
    said, after = call()
    assert said == "27"
    assert after > first
