"""The command line. Exit status: 0 fine; 1 readable, but the check failed; 2 bad use or unreadable input.

What is said and drawn comes from views, facts and messages; no rule is decided here.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from vesuvius.cli.exit_status import BAD_USE, INTERRUPTED, READER_GONE
from vesuvius.problem import Problem
from vesuvius.texts import language_of, texts

LANGUAGE = "--language"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; every complaint is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = _status(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        _let_go()
        return READER_GONE
    except OSError as error:
        _let_go()
        with suppress(OSError):
            _print_problem(_system(error))
        return BAD_USE


def _status(arguments: Sequence[str]) -> int:
    try:
        language, rest = take_language(arguments)
        texts.use(language or language_of(os.environ))
        from vesuvius.cli.application import run

        return run(rest)
    except Problem as problem:
        _print_problem(problem)
        return BAD_USE
    except KeyboardInterrupt:
        return INTERRUPTED


def _print_problem(problem: Problem) -> None:
    from vesuvius.cli.output import print_problem

    print_problem(problem)


def _system(error: OSError) -> Problem:
    """An error of the system that no command has put into words."""
    why = error.strerror or str(error)
    if error.filename is None:
        return Problem("cli-output-lost", why=why)
    return Problem("cli-unreadable", file=str(error.filename), why=why)


def _let_go() -> None:
    """What could not be written is not tried again when the program ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for anywhere among the arguments, and the rest of them."""
    rest = list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for place, word in enumerate(rest[:end]):
        if word == LANGUAGE and place + 1 < end:
            return rest[place + 1], rest[:place] + rest[place + 2 :]
        if word.startswith(LANGUAGE + "="):
            return word.partition("=")[2], rest[:place] + rest[place + 1 :]
    return None, rest
