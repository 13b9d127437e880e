"""Analysis: what it says of each decision, that it says it again and tells nothing hidden, and where it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.downfall.pictures import GAME
from tests.soaks.analysis_finds_blunders import BUDGET, SEED, Position, planted, positions, wrong
from tests.support import lanterns
from vesuvius import load
from vesuvius.bots.analysis.review import (
    KEPT,
    Analysis,
    Analyst,
    ReviewedDecision,
    accuracies,
    accuracy_of,
    analyse,
    analysis_file,
    find,
    fingerprint,
    keep,
    mark_of,
    question,
)
from vesuvius.bots.bot import Budget, Choice, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.players.registry import NamedBot
from vesuvius.formats import record
from vesuvius.formats.json_lines import encode
from vesuvius.game import Game, MaskedStates, Problem, SupportsPreviews, supports

FEW = "6"
POSITIONS = {position.name: position for position in positions()}
Loading = Callable[[str], Game]


def played(game: Game, moves: int, seed: int = 1, **start: Any) -> record.Record:
    """A game of so many random decisions, fewer where it ends sooner."""
    chance = Random(seed)
    stored, state = record.start(game, seed=seed, **start)
    while moves and game.seat(state) is not None:
        record.play(stored, game, state, chance.choice(game.legal(state)))
        moves -= 1
    return stored


def cut(stored: record.Record, entries: int) -> record.Record:
    """The record as it was after so many entries."""
    return record.Record(stored.header, stored.entries[:entries])


@pytest.fixture(scope="module")
def whole() -> record.Record:
    """A finished game of lanterns."""
    return played(lanterns.GAME, 100)


@pytest.fixture(scope="module")
def analysed(whole: record.Record) -> Analysis:
    return analyse(whole, None, FEW, seed=3, load=lanterns.load)


def test_a_game_is_known_by_what_happened_and_not_by_its_commitment(whole: record.Record) -> None:
    other = record.Record(msgspec.structs.replace(whole.header, commitment="0" * 64), whole.entries)
    assert fingerprint(other) == fingerprint(whole) != fingerprint(cut(whole, 3))


def test_every_decision_is_weighed(whole: record.Record, analysed: Analysis) -> None:
    state = record.replay(whole, 0, lanterns.load).state
    assert [each.ply for each in analysed.decisions] == [*range(1, len(whole.entries) + 1)]
    for entry, each in zip(whole.entries, analysed.decisions, strict=True):
        assert isinstance(entry, record.Move)
        legal = lanterns.GAME.legal(state)
        assert (each.seat, each.move, each.legal) == (entry.seat, entry.move, len(legal))
        assert each.best in legal
        assert sum(each.before) == pytest.approx(1, abs=0.001)
        assert 0 <= each.given_away <= 1
        assert each.best != each.move or each.given_away == 0
        assert each.mark == mark_of(each.given_away)
        lanterns.GAME.play(state, entry.move)


def test_chances_after_a_decision_are_those_before_the_next(whole: record.Record, analysed: Analysis) -> None:
    outcome = lanterns.GAME.outcome(record.replay(whole, load=lanterns.load).state)
    assert outcome is not None
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
    befores = [each.before for each in analysed.decisions]
    assert [each.after for each in analysed.decisions] == [*befores[1:], shares]
    assert analysed.chances == shares


def test_bad_play_gives_something_away(analysed: Analysis) -> None:
    assert any(each.given_away > 0 for each in analysed.decisions)
    assert any(each.best != each.move for each in analysed.decisions)


@pytest.mark.parametrize(
    ("given_away", "mark"),
    [
        (0.0, "good"),
        (0.0499, "good"),
        (0.05, "inaccuracy"),
        (0.12, "mistake"),
        (0.2499, "mistake"),
        (0.25, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_marks(given_away: float, mark: str) -> None:
    assert mark_of(given_away) == mark


def test_accuracy_is_the_mean_over_a_seats_own_choices(analysed: Analysis) -> None:
    losses = [(0, 0.0, 5), (0, 0.25, 5), (0, 1.0, 1), (1, 0.9, 1)]
    decisions = [
        replace(analysed.decisions[0], seat=seat, given_away=lost, legal=legal) for seat, lost, legal in losses
    ]
    assert accuracies(replace(analysed, decisions=decisions)) == [66, None]
    assert [round(accuracy_of(lost)) for lost in (0, 0.01, 0.5, 0.9, 1)] == [100, 96, 9, 0, 0]


@pytest.mark.parametrize(("game", "loading", "players"), [(lanterns.GAME, lanterns.load, 3), (GAME, load, 2)])
def test_the_same_seed_gives_the_same_analysis(game: Game, loading: Loading, players: int) -> None:
    stored = played(game, 4, players=players)
    first, second, other = (analyse(stored, 1, "12", seed, load=loading) for seed in (5, 5, 6))
    assert encode(first) == encode(second)
    assert first.decisions != other.decisions


@pytest.mark.parametrize(("game", "loading"), [(lanterns.GAME, lanterns.load), (GAME, load)])
def test_a_decision_does_not_depend_on_what_came_later(game: Game, loading: Loading) -> None:
    stored = played(game, 6)
    longer, shorter = (analyse(cut(stored, plies), 0, "20", load=loading) for plies in (6, 4))
    assert longer.decisions[:4] == [*shorter.decisions[:3], longer.decisions[3]]
    assert shorter.chances == longer.decisions[4].before == longer.decisions[3].after
    assert msgspec.structs.replace(longer.decisions[3], after=shorter.chances) == shorter.decisions[3]


def test_a_game_that_was_given_up_ends_with_those_who_won_it(whole: record.Record) -> None:
    given_up = analyse(cut(whole, 5), None, FEW, load=lanterns.load, winners=[1])
    assert [chance == 1 for chance in given_up.chances] == [seat == 1 for seat in range(given_up.players)]
    assert given_up.decisions[-1].after == given_up.chances


def test_a_running_game_is_seen_from_a_seat_only(whole: record.Record) -> None:
    running = cut(whole, 5)
    with pytest.raises(Problem, match="analysis-running"):
        analyse(running, None, FEW, load=lanterns.load)
    seen = analyse(running, 1, FEW, load=lanterns.load)
    assert len(seen.decisions) == 5
    assert sum(seen.chances) == pytest.approx(1, abs=0.001)


def alike(game: Game, loading: Loading, plies: int) -> list[record.Record]:
    """Two running games that look the same to seat 0, though seat 1, which has just decided, held other cards."""
    state = record.replay(played(game, plies), load=loading).state
    assert game.seat(state) == 1
    for number in range(100):
        world = game.resample(game.mask(state, 0), 0, number)
        games = [record.start(game, position=game.position(table), seed=number) for table in (state, world)]
        legal, other = (game.legal(table) for _, table in games)
        common = sorted({*legal} & {*other})
        if legal == other or not common:
            continue
        for made, table in games:
            record.play(made, game, table, common[0])
        if game.view(games[0][1], 0) == game.view(games[1][1], 0):
            return [made for made, _ in games]
    raise AssertionError


@pytest.mark.parametrize(("game", "loading", "plies"), [(lanterns.GAME, lanterns.load, 1), (GAME, load, 0)])
def test_a_seat_is_told_nothing_hidden(game: Game, loading: Loading, plies: int) -> None:
    first, second = (analyse(made, 0, "40", load=loading) for made in alike(game, loading, plies))
    assert first.record != second.record
    assert first.decisions == second.decisions
    assert first.chances == second.chances
    assert first.decisions[0].seat == 1


def test_another_seats_card_is_compared_with_its_other_squares() -> None:
    stored, state = record.start(
        GAME, deal={**GAME.deal(2, seed=1), "hands": [["1", "1", "2", "3"], ["6", "6", "7", "8"]]}
    )
    record.play(stored, GAME, state, "6@C4")
    (seen,) = analyse(stored, 0, "40").decisions
    assert (seen.seat, seen.legal) == (1, 4)
    assert seen.best.startswith("6@")
    (own,) = analyse(stored, 1, "40").decisions
    assert own.legal == len(GAME.legal(record.replay(stored, 0).state)) > 4


def test_what_was_taken_back_does_not_count() -> None:
    plain = played(GAME, 4, seed=9)
    other = cut(plain, 3)
    state = record.replay(other).state
    last = plain.entries[3]
    assert isinstance(last, record.Move)
    for _ in range(2):
        record.play(other, GAME, state, next(token for token in GAME.legal(state) if token != last.move))
    record.undo(other, None, other.entries[2].seq)
    record.play(other, GAME, record.replay(other).state, last.move)
    assert len(other.entries) == 7
    assert analyse(other, 0, FEW) == analyse(plain, 0, FEW)


@pytest.mark.parametrize("name", ["gate-unused", "own-crowd-burnt", "crowd-spared"])
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_planted_blunder_is_found(name: str, viewer: int) -> None:
    position: Position = POSITIONS[name]
    stored, state = record.start(GAME, position=position.picture, seed=1)
    record.play(stored, GAME, state, position.bad[0])
    (found,) = analyse(stored, viewer, "300").decisions
    assert found.mark == "blunder"
    assert found.best in position.good
    loser = found.seat
    assert found.after[loser] < found.before[loser] - 0.25


def test_planted_blunders_are_described_rightly() -> None:
    assert len(POSITIONS) == 10
    for position in POSITIONS.values():
        legal = GAME.legal(GAME.at(position.picture, seed=1))
        assert {*position.good, *position.bad} <= {*legal}
        assert position.good
        assert position.bad
        assert not {*position.good} & {*position.bad}


def test_json_there_and_back(analysed: Analysis) -> None:
    text = encode(analysed)
    assert msgspec.json.decode(text, type=Analysis) == analysed
    found = msgspec.json.decode(text)
    assert (found["format"], found["game"], found["version"]) == (4, "lanterns", 1)
    assert (found["bot"], found["seed"], found["seat"], found["players"]) == (f"mcts:{FEW}", "3", None, 2)


def test_analyses_are_kept_beside_the_record(whole: record.Record, analysed: Analysis, tmp_path: Path) -> None:
    place = analysis_file(tmp_path / "game.jsonl")
    assert place == tmp_path / "game.jsonl.analysis.json"
    asked = question(whole, None, FEW, 3, lanterns.load)
    assert find(place, asked) is None
    keep(place, analysed)
    assert find(place, asked) == analysed
    others = [(0, FEW, 3), (None, "7", 3), (None, FEW, 4)]
    for seat, budget, seed in others:
        assert find(place, question(whole, seat, budget, seed, lanterns.load)) is None
    assert find(place, question(cut(whole, 3), 0, FEW, 3, lanterns.load)) is None
    assert [each.name for each in tmp_path.iterdir()] == [place.name]


def test_the_newest_analyses_stay(whole: record.Record, analysed: Analysis, tmp_path: Path) -> None:
    place = tmp_path / "kept"
    for seed in (*range(KEPT + 2), 5):
        keep(place, msgspec.structs.replace(analysed, seed=str(seed)))
    kept = msgspec.json.decode(place.read_bytes(), type=list[Analysis])
    assert [each.seed for each in kept] == [*map(str, [2, 3, 4, *range(6, KEPT + 2), 5])]


def test_a_broken_file_is_no_answer(whole: record.Record, analysed: Analysis, tmp_path: Path) -> None:
    asked = question(whole, None, FEW, 3, lanterns.load)
    place = tmp_path / "kept"
    for content in (b"", b"[{]", b'[{"format":1}]', b"\xff"):
        place.write_bytes(content)
        assert find(place, asked) is None
    keep(place, analysed)
    assert find(place, asked) == analysed


@pytest.mark.parametrize("budget", ["", "0", "0s", "-5", "fast", "1h", "1000 ", "os:path"])
def test_a_bad_budget(whole: record.Record, budget: str) -> None:
    with pytest.raises(Problem, match="analysis-budget"):
        question(whole, 0, budget, load=lanterns.load)


def test_a_budget_names_no_bot_of_ones_own(
    whole: record.Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mcts.py").write_text("class Fast: pass")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Problem, match="analysis-budget"):
        question(whole, 0, "Fast", load=lanterns.load)


class Listening:
    """A bot that searches and notes down the seeds that it is given, and what it is to choose from."""

    def __init__(self) -> None:
        self.looks: list[tuple[int, list[str]]] = []

    def choose(self, decision: Decision) -> Choice:
        self.looks.append((decision.seed, decision.legal))
        return Mcts().choose(decision)


def test_every_search_has_a_seed_of_its_own_but_two_tokens_are_compared_with_the_same() -> None:
    bot, state = Listening(), GAME.at(POSITIONS["crowd-spared"].picture, seed=1)
    for seed in ("0", "1"):
        analyst = Analyst(GAME, NamedBot("listening", bot, Budget(20)), seed)
        for viewer, ply in ((0, 1), (1, 2), (0, 3)):
            analyst.weigh(state, viewer, "~B2", ply)
    looks = Counter(seed for seed, _ in bot.looks)
    assert len(looks) >= 14
    compared = [[legal for seed, legal in bot.looks if seed == twice] for twice, times in looks.items() if times > 1]
    assert len(compared) >= 6
    assert all(len(one) == len(other) == 1 and one != other for one, other in compared)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_there_is_not(whole: record.Record, seat: int) -> None:
    with pytest.raises(Problem, match="record-no-such-seat"):
        analyse(whole, seat, FEW, load=lanterns.load)


def test_a_budget_of_time(whole: record.Record) -> None:
    seen = analyse(cut(whole, 2), 0, "5ms", load=lanterns.load)
    assert [each.ply for each in seen.decisions] == [1, 2]


def test_every_decision_is_told_as_soon_as_it_is_weighed(whole: record.Record) -> None:
    told: list[ReviewedDecision] = []
    found = analyse(cut(whole, 4), 0, "2", tell=told.append, load=lanterns.load)
    assert [replace(each, after=[]) for each in found.decisions] == told
    assert [each.ply for each in told] == [1, 2, 3, 4]


def test_reasons_are_given_where_they_are_asked_for_and_the_viewer_decided() -> None:
    short = played(GAME, 12)
    plain, open_ = (analyse(short, 0, "20", reasons=asked) for asked in (False, True))
    assert [replace(each, reasons=[], preview=None) for each in open_.decisions] == plain.decisions
    assert b"reasons" not in encode(plain)
    better = [each for each in open_.decisions if each.best != each.move]
    assert {each.seat for each in better if each.reasons} == {0}
    assert any(each.seat == 1 for each in better)
    assert not any(each.reasons for each in open_.decisions if each.best == each.move)


def test_with_the_reasons_comes_what_the_best_token_would_have_done() -> None:
    position = POSITIONS["gate-unused"]
    stored, state = record.start(GAME, position=position.picture, seed=1)
    seat, best = GAME.seat(state), position.good
    assert supports(GAME, SupportsPreviews)
    told = GAME.previews(MaskedStates(GAME, state), seat, best)
    record.play(stored, GAME, state, position.bad[0])
    assert seat is not None
    (open_,) = analyse(stored, seat, "300", reasons=True).decisions
    assert open_.preview is not None
    assert open_.preview == told[open_.best]
    assert analyse(stored, seat, "300").decisions[0].preview is None


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "eruption-not-called"])  # that is a long game
def test_a_planted_blunder_is_the_first_turning_point(name: str) -> None:
    position = POSITIONS[name]
    for blunder in position.bad:
        assert wrong(position, analyse(planted(position, blunder), None, BUDGET, SEED)) == []
