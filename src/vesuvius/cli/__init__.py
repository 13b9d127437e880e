"""The command line. Exit status: 0 fine; 1 readable, but the check failed; 2 bad use or unreadable input."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from vesuvius.problem import Problem
from vesuvius.texts import language_of, texts

BAD_USE = 2
INTERRUPTED = 130
LANGUAGE = "--language"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; every complaint is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        language, rest = take_language(sys.argv[1:] if arguments is None else arguments)
        texts.use(language or language_of(os.environ))
        from vesuvius.cli.application import run

        return run(rest)
    except Problem as problem:
        from vesuvius.cli.output import complain

        complain(problem)
        return BAD_USE
    except KeyboardInterrupt:
        return INTERRUPTED


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
