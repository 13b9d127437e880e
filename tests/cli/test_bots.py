"""`vesuvius bots`: every kind that can be written after `--bots`, with its words, and no kind that cannot."""

from __future__ import annotations

import json
import re

import pytest

from vesuvius.bots.players.levels import LEVELS
from vesuvius.bots.players.registry import KNOWN, read_bot
from vesuvius.cli import main
from vesuvius.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]
Rows = list[dict[str, str]]
TRIED = {4: ["600", "50"], 5: ["4000", "333"]}  # games in Downfall, then in Pompeii
KINDS = ["uniform", "greedy", "mcts:N", "mcts:Ns", "mcts:N*T", "module:Class", "engine:COMMAND"]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")


def listed(capsys: Captured, language: str = "en") -> Rows:
    assert main(["--language", language, "bots", "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found: Rows = json.loads(out)
    return found


def test_levels_come_first_then_the_other_kinds(capsys: Captured) -> None:
    rows = listed(capsys)
    assert [row["bot"] for row in rows] == [*(f"level:{level.number}" for level in LEVELS), *KINDS]
    assert rows[0]["name"] == "Beginner"
    assert all(row.keys() == {"bot", "name", "about"} for row in rows)


def test_a_search_is_described_with_the_games_that_it_tries(capsys: Captured) -> None:
    for row, level in zip(listed(capsys), LEVELS, strict=False):
        assert re.findall(r"\d+", row["about"]) == TRIED.get(level.number, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words_of_its_own_in_every_language(language: str, capsys: Captured) -> None:
    rows = listed(capsys, language)
    for part in ("name", "about"):
        words = {row[part] for row in rows}
        assert len(words) == len(rows)
        assert not any(re.search(r"bot-|[{}$]", text) for text in words)


def test_other_languages_have_other_words(capsys: Captured) -> None:
    abouts = [{row["about"] for row in listed(capsys, language)} for language in LANGUAGES]
    assert len(set.union(*abouts)) == sum(map(len, abouts))


def test_what_is_listed_can_be_written(capsys: Captured) -> None:
    examples = {"module:Class": "tests.support.small_bots:First", "engine:COMMAND": "engine:true"}
    for row in listed(capsys):
        text = examples.get(row["bot"], row["bot"].replace("N", "2").replace("T", "3"))
        assert read_bot(text).name == text


@pytest.mark.parametrize("known", KNOWN)
def test_what_can_be_written_is_listed(known: str, capsys: Captured) -> None:
    """Figures are what one puts there, and milliseconds are a way to write seconds."""
    form = re.sub(r"(?<=mcts:)\d+(m?s(?=\*))?", "N", re.sub(r"(?<=\*)\d+", "T", known))
    assert form in [row["bot"] for row in listed(capsys)]


def test_each_is_a_row_for_people(capsys: Captured) -> None:
    rows = listed(capsys, "fr")
    assert main(["--language", "fr", "bots"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert [line.split(maxsplit=1)[0] for line in lines] == [row["bot"] for row in rows]
    assert all(row["name"] in line and row["about"] in line for row, line in zip(rows, lines, strict=True))
