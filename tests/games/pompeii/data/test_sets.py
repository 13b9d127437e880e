"""Sets of data with names: what was made with one is opened with it, whatever new games are played with."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from tests.games.pompeii.data.changed_folders import shipped
from vesuvius.formats import perft, position, record, trace
from vesuvius.formats.json_lines import encode
from vesuvius.game import Game, Problem, data_named, with_data
from vesuvius.games.pompeii.data.load import hashes, load
from vesuvius.games.pompeii.data.read import DEFAULT, SETS, changes_of
from vesuvius.games.pompeii.data.validate.printed import facts
from vesuvius.games.pompeii.game import shipped_game

OLDEST = "a6e8a7c6"  # the beginning of the hash of the set that had no name: records made with it must go on
MILD, HARSH = (shipped_game(name) for name in SETS)


def played(game: Game, tokens: int = 6) -> tuple[record.Record, Any]:
    stored, state = record.start(game, 1, seed=5)
    for _ in range(tokens):
        record.play(stored, game, state, game.legal(state)[0])
    return stored, state


def test_the_sets_by_name() -> None:
    assert hashes()["mild"].startswith(OLDEST)
    assert len({*hashes().values()}) == len(SETS)
    assert vesuvius.load("pompeii") is shipped_game(DEFAULT)
    for name, hash_ in hashes().items():
        game: Any = vesuvius.load("pompeii", name)
        assert (game.data, game.data_name) == (hash_, name)
        assert game.view(game.new(1, seed=1), 0)["data"] == name


@pytest.mark.parametrize("name", SETS)
def test_a_set_can_be_played_with_and_changes_nothing_printed(name: str) -> None:
    found = vesuvius.examine(name)
    assert (found.refusals, found.warnings, found.hash) == ([], [], hashes()[name])
    for file, entries in changes_of(name).items():
        part = {"buildings": "buildings", "spaces": "spaces", "volcano": "volcano"}[file]
        shipped = {entry.id: entry for entry in getattr(load(), part)}
        for id_, keys in entries.items():
            entry = shipped[id_]
            line = {"source": entry.source, "reconstructed": entry.reconstructed, **keys}
            assert entry.source == "reconstruction" or facts(line).keys().isdisjoint(keys)
            assert all(getattr(entry, key) != tuple(value) for key, value in keys.items())


def test_a_record_is_played_again_with_the_data_it_was_made_with() -> None:
    for game in (MILD, HARSH):
        stored, state = played(game)
        lines = record.dump(stored).splitlines(keepends=True)
        replayed = record.replay(record.read(lines))
        assert replayed.game is game
        assert game.same(replayed.state, state)
        assert record.dump(record.read(lines)) == b"".join(lines)
    assert b"data_name" not in record.dump(played(MILD)[0])
    assert record.dump(played(HARSH)[0]).splitlines()[0].endswith(b'"data_name":"harsh"}')


def test_a_record_says_the_name_to_people_and_the_hash_decides() -> None:
    stored, _ = played(MILD)
    lines = record.dump(stored).replace(b'"seats":[null]}', b'"seats":[null],"data_name":"harsh"}').splitlines(True)
    assert record.replay(record.read(lines)).game is MILD


def test_positions_name_their_data_unless_they_are_the_oldest() -> None:
    for game in (MILD, HARSH):
        _, state = played(game)
        for picture in (False, True):
            content = position.write(game, state, picture)
            found, again = position.read(content, seed=1)
            assert found is game
            assert game.view(again, 0)["seats"] == game.view(state, 0)["seats"]
            assert (b"harsh" in content) == (game is HARSH)
    with pytest.raises(Problem) as refused:
        MILD.at(HARSH.position(HARSH.new(1, seed=1)))
    assert refused.value.message == "other-data"


def test_room_alone_follows_the_data() -> None:
    where = {"players": 1, "revealed": ["VA01"], "at": {"costruzione": [1]}}
    free = [game.view(game.at(where, 1), 0)["free"]["costruzione"] for game in (MILD, HARSH)]
    assert free == [1, 0]
    found, _ = position.read(encode({"game": "pompeii", **where}))
    assert found is MILD


def test_a_trace_names_its_data_unless_they_are_the_oldest() -> None:
    written = []
    for game in (MILD, HARSH):
        out = BytesIO()
        trace.write(game, 1, 1, 7, (), out, rounds=3)
        written.append(out.getvalue())
        assert trace.check(out.getvalue().splitlines(keepends=True)).games == 1
    assert [line.count(b'"data":"harsh"') for line in written] == [0, 1]
    without = written[1].replace(b'"data":"harsh",', b"", 1)
    with pytest.raises(trace.Mismatch):
        trace.check(without.splitlines(keepends=True))
    with pytest.raises(trace.Unreadable) as refused:
        trace.check(written[1].replace(b'"harsh"', b'"hard"', 1).splitlines(keepends=True))
    assert refused.value.message == "other-data"


def test_what_somebody_asks_for_is_not_exchanged_for_something_else() -> None:
    asked = vesuvius.load("pompeii", "harsh")
    assert with_data(asked, None) is asked
    with pytest.raises(record.OtherVersion):
        record.replay(played(MILD)[0], load=lambda _: asked)


def test_a_folder_lies_over_the_set_that_fits(tmp_path: Path) -> None:
    (tmp_path / "city.toml").write_text(shipped("city.toml"), "utf-8")
    over = [vesuvius.load("pompeii", f"{name}:{tmp_path}") for name in SETS]
    assert [game.data for game in over] == [*hashes().values()]
    for game in over:
        stored, _ = played(game)
        usual = vesuvius.load("pompeii", str(tmp_path))
        assert record.replay(stored, load=lambda _, usual=usual: usual).game.data == game.data  # type: ignore[misc]


def test_a_line_of_counts_names_the_data() -> None:
    assert [perft.named(game) for game in (MILD, HARSH)] == ["pompeii", "pompeii data=harsh"]
    assert data_named(vesuvius.load("downfall")) == {}
