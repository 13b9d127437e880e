"""Fields of a block are read and written alike in both ways to run rules."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

import pytest

from vesuvius.engine.block import Block, Byte, Long, blocks, get, get_list, plain, plain_fields, put
from vesuvius.engine.rule import PLAIN


class Shop(Block):
    open: Byte
    stock: Annotated[list[int], "i2", 4]
    till: Long


def test_a_number_is_written_and_read() -> None:
    shops = blocks(Shop, 2)
    put(shops, "till", 1 << 40)
    put(shops, "open", -1)
    assert (get(shops, "till"), get(shops, "open")) == (1 << 40, -1)
    assert type(get(shops, "open")) is int
    assert vars(plain(Shop, shops, 1)) == vars(Shop())


def test_a_list_is_written_from_its_beginning_on() -> None:
    shops = blocks(Shop)
    put(shops, "stock", [5, 6, 7, 8])
    put(shops, "stock", [1, 2])
    assert get_list(shops, "stock", 3) == [1, 2, 7]
    assert plain(Shop, shops).stock == [1, 2, 7, 8]
    assert {type(one) for one in get_list(shops, "stock", 4)} == {int}


def test_some_fields_are_read_as_all_are() -> None:
    shops = blocks(Shop)
    put(shops, "stock", [5, 6, 7, 8])
    put(shops, "till", 1 << 40)
    read = plain_fields(Shop, shops, ["till", "stock"])
    assert (read.till, read.stock) == (1 << 40, [5, 6, 7, 8])
    assert (type(read.till), type(read.stock), {type(one) for one in read.stock}) == (int, list, {int})


@pytest.mark.starts_program
@pytest.mark.skipif(PLAIN, reason="runs the tests above interpreted")
def test_the_same_holds_for_interpreted_rules() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", "-n", "0", __file__]
    environment = {**os.environ, "VESUVIUS_RULES": "plain"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    assert "3 passed, 1 skipped" in run.stdout
