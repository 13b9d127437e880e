"""Whether tests notice wrong rules: every mutant of `mutants.toml`, and every other row of a card (`row_mutants.py`).

Rules and tests are loaded once, interpreted. For each wrong rule a forked process puts it in place of the right one and
runs the tests that bear the number of the ruling, or tell of the kind of effect: one of them has to turn red.

    python -m tests.games.pompeii.mutants --only P26 --only injure --only C12
"""

from __future__ import annotations

import argparse
import ast
import builtins
import inspect
import io
import os
import re
import resource
import signal
import sys
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

OWN = Path(__file__).parent
ROOT = OWN.parents[2]
PACKAGE = "vesuvius.games.pompeii"
SOURCE = ROOT / "src"
CARD_TESTS = "tests/games/pompeii/rules/test_cards.py::test_the_story_of"
CARDS = [f"{deck}{number:02}" for deck in "SC" for number in range(1, 53)]
LONGEST = 60  # seconds of computing; a wrong rule that goes on without end is noticed
CRASHES = re.compile(r"\b(Attribute|Import|Indentation|Name|Syntax|Type|UnboundLocal)Error\b")


class Mutant(NamedTuple):
    """A small wrong rule: what it breaks, what it says, and one change inside a function or a constant."""

    breaks: str
    so: str
    name: str
    old: str
    new: str


class Definition(NamedTuple):
    """A function or a constant: its module, and its first and last line."""

    file: Path
    first: int
    last: int

    @property
    def lines(self) -> list[str]:
        return self.file.read_text("utf-8").splitlines(keepends=True)

    @property
    def text(self) -> str:
        return "".join(self.lines[self.first - 1 : self.last])

    def module_with(self, changed: str) -> str:
        """The source of its module with another text for it."""
        lines = self.lines
        return "".join([*lines[: self.first - 1], changed, *lines[self.last :]])


class Verdict(NamedTuple):
    """What became of a mutant: red is right, all else is not; and the test that noticed, or what is wrong."""

    word: str
    why: str


def mutants() -> list[Mutant]:
    """All that are written down."""
    listed = tomllib.loads((OWN / "mutants.toml").read_text("utf-8"))
    return [
        Mutant(breaks, row["so"], row["in"], row["from"], row["to"])
        for section in ("rulings", "kinds")
        for breaks, rows in listed[section].items()
        for row in rows
    ]


def numbered_tests() -> dict[str, list[str]]:
    """The tests that bear the number of each ruling in their names, as pytest calls them."""
    found: dict[str, list[str]] = {}
    for file in sorted((OWN / "rulings").glob("*.py")):
        for name, numbers in re.findall(r"^def (test_((?:p\d+a?_)+)\w+)", file.read_text("utf-8"), re.MULTILINE):
            for number, letter in re.findall(r"p(\d+)(a?)_", numbers):
                found.setdefault(f"P{int(number)}{letter}", []).append(f"{file.relative_to(ROOT)}::{name}")
    return found


@cache
def definitions() -> dict[str, list[Definition]]:
    """The functions, methods and constants of the game, by name, wherever they stand."""
    found: dict[str, list[Definition]] = {}
    for file in sorted((SOURCE / PACKAGE.replace(".", "/")).rglob("*.py")):
        body = ast.parse(file.read_text("utf-8")).body
        for node in [*body, *(part for each in body if isinstance(each, ast.ClassDef) for part in each.body)]:
            names = [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and _is_stored(part)]
            if isinstance(node, ast.FunctionDef):
                names = [node.name]
            elif not isinstance(node, ast.Assign | ast.AnnAssign):
                names = []
            for name in names:
                found.setdefault(name, []).append(Definition(file, node.lineno, node.end_lineno or node.lineno))
    return found


def _is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def places(mutant: Mutant) -> list[Definition]:
    """The definitions of that name in which the text stands once."""
    return [found for found in definitions().get(mutant.name, []) if found.text.count(mutant.old) == 1]


def applies(mutant: Mutant) -> bool:
    """Whether there is one place that a mutant changes."""
    return len(places(mutant)) == 1


def break_rule(mutant: Mutant) -> None:
    """Put the wrong rule in place of the right one, wherever that was imported to."""
    (place,) = places(mutant)
    module = import_module(".".join(place.file.relative_to(SOURCE).with_suffix("").parts))
    wrong: dict[str, Any] = {"__name__": module.__name__, "__file__": module.__file__}
    exec(compile(place.module_with(place.text.replace(mutant.old, mutant.new)), str(place.file), "exec"), wrong)
    for name, right in list(vars(module).items()):
        if isinstance(inspect.unwrap(right), FunctionType):
            if right.__module__ == module.__name__:
                inspect.unwrap(right).__code__ = inspect.unwrap(wrong[name]).__code__
                getattr(right, "cache_clear", int)()
        elif isinstance(right, int | tuple) and wrong.get(name, right) != right:
            for other in _modules():
                if vars(other).get(name) == right:
                    setattr(other, name, wrong[name])
    _lend_names(module, mutant.new)


def _modules() -> list[ModuleType]:
    return [known for name, known in sys.modules.items() if name.startswith(f"{PACKAGE}.")]


def _lend_names(module: ModuleType, text: str) -> None:
    """A wrong rule may ask for what its module does not import."""
    for name in set(re.findall(r"\b[A-Za-z_]\w*", text)) - vars(module).keys() - vars(builtins).keys():
        for other in _modules():
            if other.__name__.startswith(f"{PACKAGE}.rules.") and name in vars(other):
                setattr(module, name, vars(other)[name])


def selection(breaks: str) -> list[str]:
    """The tests of a ruling, or of a kind of effect."""
    return numbered_tests()[breaks] if breaks.startswith("P") else [CARD_TESTS, "-k", breaks]


def run_tests(chosen: Sequence[str]) -> int:
    """A few tests, up to the first that fails."""
    import pytest

    return int(pytest.main(["-x", "-q", "--noconftest", "--tb=line", "-p", "no:cacheprovider", *chosen]))


def run_rows(card: str) -> int:
    """The story of a card with other rows."""
    from tests.games.pompeii.row_mutants import main as try_rows

    return try_rows([card])


def fork(said: Path, work: Callable[[], int]) -> int:
    """Begin some work in a process of its own, which writes what it says into a file."""
    sys.stdout.flush()
    if pid := os.fork():
        return pid
    code = 3
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, 2 * LONGEST))
        with said.open("w") as stream:
            os.dup2(stream.fileno(), 1)
            os.dup2(stream.fileno(), 2)
        code = work()
        sys.stdout.flush()
    finally:
        os._exit(code)


def judge(mutant: Mutant | str) -> int:
    """Try a wrong rule, or other rows of a card."""
    if isinstance(mutant, str):
        return run_rows(mutant)
    break_rule(mutant)
    return run_tests(selection(mutant.breaks))


def verdict(mutant: Mutant | str, said: str, status: int) -> Verdict:
    """What became of it."""
    if isinstance(mutant, str):
        return Verdict("GREEN" if status else "red", said)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return Verdict("red", "goes on without end")
    failed = re.search(r"^FAILED \S+::(\S+)(.*)$", said, re.MULTILINE)
    if status == 0:
        return Verdict("GREEN", "")
    if os.waitstatus_to_exitcode(status) != 1 or failed is None or CRASHES.search(failed[2]):
        return Verdict("CRASH", said[-500:])
    return Verdict("red", failed[1])


def try_all(tried: Sequence[Mutant | str], jobs: int, scratch: Path) -> int:
    """Print a line for each wrong rule and each card; return how many were not noticed."""
    wrong, begun, done = 0, 0, 0
    running: dict[int, tuple[Mutant | str, Path]] = {}
    while done < len(tried):
        while begun < len(tried) and len(running) < jobs:
            mutant, said = tried[begun], scratch / str(begun)
            running[fork(said, partial(judge, mutant))] = mutant, said
            begun += 1
        pid, status = os.wait()
        mutant, said = running.pop(pid)
        done += 1
        word, why = verdict(mutant, said.read_text("utf-8").strip(), status)
        wrong += word != "red"
        what = f"{mutant.breaks:16} {mutant.so}" if isinstance(mutant, Mutant) else f"{mutant:16} other rows"
        print(f"{done:4}/{len(tried)} {word:5} {what}: {why}", flush=True)
    print(f"{len(tried)} tried, {wrong} not noticed")
    return wrong


def is_green(said: Path) -> bool:
    """Whether the unbroken source passes all these tests."""
    fork(said, lambda: run_tests(["tests/games/pompeii/rulings", CARD_TESTS]))
    _, status = os.wait()
    if status:
        print(f"The unbroken source is red:\n{said.read_text('utf-8')}")
    return status == 0


def main() -> int:
    """Try all that is asked for; 1 unless all of it is red."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", action="append", default=[], help="a ruling, a kind of effect, a card; may be repeated"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    known: list[Mutant | str] = [*mutants(), *CARDS]
    tried = [mutant for mutant in known if not asked.only or _name(mutant) in asked.only]
    gone = [mutant for mutant in tried if isinstance(mutant, Mutant) and not applies(mutant)]
    if gone or not tried:
        print("No such thing to break, or no longer one place for it in the source:", *gone, sep="\n")
        return 1
    load()
    with tempfile.TemporaryDirectory(prefix="vesuvius-mutants-") as scratch:
        return 1 if not is_green(Path(scratch) / "said") or try_all(tried, asked.jobs, Path(scratch)) else 0


def _name(mutant: Mutant | str) -> str:
    return mutant.breaks if isinstance(mutant, Mutant) else mutant


def load() -> None:
    """Import rules and tests, so that no try has to."""
    os.environ |= {"VESUVIUS_RULES": "plain", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "COLUMNS": "300"}
    os.chdir(ROOT)
    with redirect_stdout(io.StringIO()):
        run_tests(["--collect-only", "tests/games/pompeii/rulings", CARD_TESTS])
    import_module("tests.games.pompeii.row_mutants")


if __name__ == "__main__":
    sys.exit(main())
