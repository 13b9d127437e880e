"""Compiled rules are made once, before the first test, by one process for all."""

from __future__ import annotations

import pytest

from tests.pompeii.playing import GAME


@pytest.fixture(scope="session", autouse=True)
def compiled_rules_of_pompeii() -> None:
    GAME.warm()
