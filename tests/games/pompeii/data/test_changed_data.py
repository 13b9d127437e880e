"""A folder of changed data files is played with at once: figures are an argument of the rules."""

from __future__ import annotations

from pathlib import Path

from tests.games.pompeii.playing import GAME
from vesuvius.games.pompeii.data.read import FOLDER
from vesuvius.games.pompeii.game import Pompeii


def changed(folder: Path, file: str, old: str, new: str) -> Pompeii:
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return Pompeii(folder)


def test_hiring_for_nothing_brings_no_bonus(tmp_path: Path) -> None:
    game = changed(tmp_path, "buildings.toml", "[0, 0, 0, 1, 2, 3]", "[0, 0, 0, 0, 2, 3]")
    assert game.data != GAME.data
    where = {"players": 2, "built": {"b17": [0], "b18": [1]}}
    assert "hire" not in GAME.legal(GAME.at(where, seed=1))
    state = game.at(where, seed=1)
    game.play(state, "hire")
    assert (game.seat(state), game.position(state)["pending"][-1][0]) == (1, "action")


def test_another_cost(tmp_path: Path) -> None:
    game = changed(tmp_path, "buildings.toml", "cost = { clay = 1, wood = 1 }", "cost = { clay = 1, wood = 2 }")
    where = {"players": 2, "seats": [{"goods": {"clay": 1, "wood": 2}}]}
    for rules, left in ((GAME, {"wood": 1}), (game, {})):
        state = rules.at(where, seed=1)
        rules.play(state, "build10")
        assert rules.position(state)["seats"][0].get("goods", {}) == left
