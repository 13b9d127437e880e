"""Names and keys that are drawn at random."""

from __future__ import annotations

import pytest

from vesuvius.server.people.identity import random_text


@pytest.mark.parametrize("first", range(256))
def test_a_random_text_is_never_taken_for_an_option(first: int) -> None:
    text = random_text(lambda size: bytes([first]) * size, 12)
    assert len(text) == 16
    assert text[0] not in "-="
