"""The cache of compiled rules: one folder per module, named by a hash of everything its code is made of.

That's the module itself, every module that it imports, directly or not, and the data files beside them. Numba's own
cache only looks at the file of the function being compiled, so it would miss a change in a file that the function calls
into, or in a data file whose figures are baked in. A file that no rule imports, such as a lesson, a setting or a
message, isn't part of the hash: editing it recompiles nothing.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from vesuvius.problem import Problem

ROOT = Path(__file__).parents[2]  # the folder that holds the package `vesuvius`
GAMES = "vesuvius.games"
RULE = "vesuvius.engine.rule"
PLAY = ("rules", "hidden")  # folders of a game with the rules that play needs
SEARCH = ("judgement",)  # folders that a search needs as well
SEARCH_MODULES = ("vesuvius.bots.search.tree_search", "vesuvius.bots.search.sequential_halving")
PLAY_PARTS = ("warm", "warm-batch")
MADE_OVER = "__made_over__"  # in a module that was loaded over another one: the name of the other


class Source(NamedTuple):
    """A file that code is made of: its bytes, and the modules that it imports."""

    content: bytes
    imports: frozenset[str]


def cache_root() -> Path:
    """Returns the folder that holds compiled rules: VESUVIUS_CACHE, or the user's cache folder."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("VESUVIUS_CACHE")
    return Path(chosen) if chosen else user_cache_path("vesuvius")


def folder_of(function: Callable[..., Any], mode: str) -> Path:
    """Returns the folder for the compiled code of a function."""
    module, file = function.__module__, Path(function.__code__.co_filename)
    over = function.__globals__.get(MADE_OVER)
    root = file.parents[module.count(".")] if over is None else ROOT
    found = _closure([(module, file)], root)
    if over is not None:
        found |= _closure(_module_files([over], root), root)
    return cache_root() / f"{module.rpartition('.')[2]}-{_digest(found, mode)}"


def folder_of_game(name: str, part: str, mode: str) -> Path:
    """Returns the folder that says which parts of a game's rules have been compiled: for play, or for search."""
    return cache_root() / f"{name}-{_game_digest(name, part in PLAY_PARTS, mode)}"


@cache
def _game_digest(name: str, for_play: bool, mode: str) -> str:
    modules = [] if for_play else [*SEARCH_MODULES]
    for folder in PLAY if for_play else PLAY + SEARCH:
        modules += _rules_in(f"{GAMES}.{name}.{folder}")
    return _digest(_closure(_module_files(modules, ROOT), ROOT), mode)


@contextmanager
def compiling(name: str, part: str, mode: str) -> Iterator[None]:
    """Lets one process compile a part of a game's rules while all others wait; after that it's in the cache."""
    from filelock import FileLock

    folder = folder_of_game(name, part, mode)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lock").touch()
    except OSError as error:
        raise Problem("cache-unwritable", folder=str(folder), why=error.strerror) from None
    with FileLock(folder / "lock"):
        yield
        (folder / part).touch()


def _digest(files: dict[str, Path], mode: str) -> str:
    """Returns a hash of these files with their names, the mode, and the versions of what compiles them."""
    versions = f"{mode} {sys.version} {metadata.version('numba')} {metadata.version('numpy')}"
    digest = hashlib.sha256(versions.encode())
    for name, file in sorted(files.items()):
        digest.update(f"\0{name}\0".encode() + _source(file).content)
    return digest.hexdigest()[:16]


def _closure(begin: Iterable[tuple[str, Path]], root: Path) -> dict[str, Path]:
    """Returns the files of these modules and of all they import from the root or Vesuvius, and the data beside them."""
    files: dict[str, Path] = {}
    ahead = [*begin]
    while ahead:
        module, file = ahead.pop()
        if module in files:
            continue
        files[module] = file
        files.update({f"{data.parent.name}/{data.name}": data for data in file.parent.glob("*.toml")})
        ahead += _module_files(_source(file).imports, root)
    return files


def _module_files(modules: Iterable[str], root: Path) -> list[tuple[str, Path]]:
    """Returns the names that are modules with a file, below the root or in Vesuvius, with that file."""
    return [(module, file) for module in modules for file in [_file_of(module, root)] if file is not None]


@cache
def _file_of(module: str, root: Path) -> Path | None:
    for base in {root, ROOT}:
        file = base.joinpath(*module.split(".")).with_suffix(".py")
        if file.is_file():
            return file
    return None


def _rules_in(package: str) -> list[str]:
    """Returns the modules of a package that hold rules."""
    files = sorted(ROOT.joinpath(*package.split(".")).rglob("*.py"))
    return [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files if RULE in _source(file).imports]


@cache
def _source(file: Path) -> Source:
    content = file.read_bytes()
    return Source(content, _imports_of(content) if file.suffix == ".py" else frozenset())


def _imports_of(content: bytes) -> frozenset[str]:
    """Returns what a file with that content imports on loading.

    To parse all files takes longer than to import them, so what was found is kept under a hash of the content.
    """
    kept = cache_root() / "imports" / hashlib.sha256(_own_content() + content).hexdigest()[:32]
    with suppress(OSError):
        return frozenset(kept.read_text("utf-8").split())
    found = frozenset(_imports(ast.parse(content).body))
    _keep(kept, "\n".join(sorted(found)))
    return found


@cache
def _own_content() -> bytes:
    """Returns this file's content: how imports are found is part of what was found."""
    return Path(__file__).read_bytes()


def _keep(file: Path, text: str) -> None:
    """Writes a file that others may be reading; where that isn't possible, it's found anew each time."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        draft.write_text(text, "utf-8")
        draft.replace(file)


def _imports(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Yields what these statements import on loading; imports inside functions aren't part of a rule."""
    for statement in body:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            yield statement.module
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)
        elif isinstance(statement, ast.If) and not _is_for_types(statement.test):
            yield from _imports([*statement.body, *statement.orelse])


def _is_for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"
