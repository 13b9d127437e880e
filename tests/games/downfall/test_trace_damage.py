"""Damaged traces of The Downfall of Pompeii are refused, each with the right kind of problem and the right line."""

from __future__ import annotations

import io
from functools import cache

import pytest

import vesuvius
from tests.support.trace_damage import DAMAGES, Damage
from vesuvius.formats.trace import TraceProblem, check, write


@cache
def written() -> list[bytes]:
    out = io.BytesIO()
    write(vesuvius.load("downfall"), 3, 2, 7, ("free_moves",), out)
    return out.getvalue().splitlines(keepends=True)


def test_the_undamaged_trace_is_accepted() -> None:
    assert check(written()).games == 2


@pytest.mark.parametrize("damage", DAMAGES, ids=[damage.name.replace(" ", "-") for damage in DAMAGES])
def test_damage_is_refused_at_the_right_line(damage: Damage) -> None:
    lines, at = damage.apply(written())
    with pytest.raises(TraceProblem) as caught:
        check(io.BytesIO(b"".join(lines)))
    assert (type(caught.value), caught.value.line) == (damage.kind, at)
