"""`vesuvius data check`: a folder that can be played with, one that cannot, and one that cannot even be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.table import is_one_clear_line
from tests.games.pompeii.data.changed_folders import changed, shipped
from vesuvius.cli import main
from vesuvius.games.pompeii.data.load import load

Captured = pytest.CaptureFixture[str]
GOLD = 'id = "gold"'


def check(folder: Path, *options: str, **files: str) -> int:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return main(["data", "check", str(folder), *options])


def test_a_folder_that_can_be_played_with(tmp_path: Path, capsys: Captured) -> None:
    assert check(tmp_path, city=shipped("city.toml")) == 0
    words = f"city.toml can be played with; all other files are the program’s own. Data {load().hash}\n"
    assert capsys.readouterr() == (words, "")
    assert check(tmp_path, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {
        "files": ["city.toml"],
        "hash": load().hash,
        "refusals": [],
        "warnings": [],
    }


def test_every_mistake_is_a_line(tmp_path: Path, capsys: Captured) -> None:
    text = changed("goods.toml", 'id = "rope"', ("value = 2", "value = 7"), ('"refined"', '"rare"'))
    assert check(tmp_path, goods=text) == 1
    assert capsys.readouterr().err.splitlines() == [
        "vesuvius: goods.toml, rope, value: 7 isn’t between 1 and 5.",
        "vesuvius: goods.toml, rope, kind: rare isn’t possible here; possible: luxury, refined, resource.",
        f"vesuvius: {tmp_path}: can’t start a game with these data files; errors: 2.",
    ]
    assert check(tmp_path, "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["hash"], len(told["refusals"])) == (None, 2)
    assert told["refusals"][0] == {
        "problem": "data-out-of-range",
        "file": "goods.toml",
        "entry": "rope",
        "key": "value",
        "lowest": 1,
        "highest": 5,
        "got": "7",
        "says": "goods.toml, rope, value: 7 isn’t between 1 and 5.",
    }


def test_a_printed_fact_names_its_page(tmp_path: Path, capsys: Captured) -> None:
    text = changed("goods.toml", GOLD, ("value = 4", "value = 3"))
    assert check(tmp_path, goods=text) == 1
    assert "the rulebook says 4 (p. 9, Action 4: Trade, example), not 3." in capsys.readouterr().err
    assert check(tmp_path, goods=changed("goods.toml", GOLD, ("value = 4", "value = 3"), ('"rulebook"', '"box"'))) == 0
    told = capsys.readouterr()
    assert told.err.startswith("warning: goods.toml, gold, value: the rulebook says 4 (p. 9")
    assert told.out.startswith("goods.toml can be played with")


def test_goods_from_nothing_are_told_step_by_step(tmp_path: Path, capsys: Captured) -> None:
    assert check(tmp_path, specialists=changed("specialists.toml", 'id = "S46"', ("max = 5", "max = 0"))) == 1
    assert "S46: 1 grain → 2 flour, trade: 1 flour → 1 grain" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
def test_unreadable_input_has_its_own_status(tmp_path: Path, capsys: Captured, language: str) -> None:
    assert check(tmp_path / "nowhere", "--language", language) == 2
    assert f"{tmp_path / 'nowhere'}" in capsys.readouterr().err
    assert check(tmp_path, "--language", language) == 2
    assert f"{tmp_path}" in capsys.readouterr().err
    assert check(tmp_path, "--language", language, goods="good = [") == 2
    assert "goods.toml" in capsys.readouterr().err


def test_without_a_chore_there_is_help(capsys: Captured) -> None:
    assert main(["data"]) == 0
    assert "check" in capsys.readouterr().out
    assert main(["data", "check"]) == 2
    assert is_one_clear_line(capsys.readouterr().err)
