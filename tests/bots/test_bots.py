"""What holds for every bot: it plays any game, says why, repeats itself, and keeps to what it was given."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from threading import local
from typing import Any

import msgspec
import pytest

from tests.games.downfall.pictures import GAME
from tests.support import lanterns
from vesuvius.bots.bot import Bot, Budget, Choice, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.bots.search.workspace import workspace_for
from vesuvius.formats.json_lines import encode
from vesuvius.game import Game, Problem

ROOT = Path(__file__).parents[2]
LEVELS = [f"level:{level}" for level in range(1, 6)]
BOTS = ["uniform", "greedy", *LEVELS, "mcts:9", "mcts:9*2", "mcts:2ms"]
SEARCHING = ["level:4", "level:5", "mcts:9", "mcts:9*2"]
TABLE = [(game, players) for game in (GAME, lanterns.GAME) for players in game.seats]
EVERY_BOT = pytest.mark.parametrize("name", BOTS)
EVERY_GAME = pytest.mark.parametrize("game", [GAME, lanterns.GAME], ids=lambda game: game.name)
ANY = Budget()
PLIES = (0, 7, 20, 33, 48, 70)


@pytest.fixture(scope="module", autouse=True)
def small_desks() -> Iterator[None]:
    """Every thread makes a workspace of its own, and here no tree is large."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vesuvius.bots.search.workspace.NODES", 20_000)
        patch.setattr("vesuvius.bots.search.workspace._workspaces", local())
        yield


def hasty(name: str) -> NamedBot:
    """The bot of that name, with nine iterations at most: what it does with more it does no otherwise."""
    named = read_bot(name)
    return NamedBot(name, named.bot, Budget(9)) if (named.budget.iterations or 0) > 9 else named


def decide(game: Game, state: Any, budget: Budget = ANY, seed: int = 0, **more: Any) -> Decision:
    """The decision of the seat that is asked, with all its legal tokens unless told otherwise."""
    seat = game.seat(state)
    assert seat is not None
    masked = game.mask(state, seat)
    return Decision(
        **{"legal": game.legal(masked), **more}, game=game, state=masked, seat=seat, budget=budget, seed=seed
    )


def after(game: Game, plies: int, players: int = 2, seed: int = 1) -> Any:
    """A game after so many random plays, or one fewer than ended it, and on to where there is a choice."""
    state, chance = game.new(players, seed=seed), Random(seed)
    kept = game.copy(state)
    while game.seat(state) is not None and (plies > 0 or len(game.legal(kept)) == 1):
        game.play(state, chance.choice(game.legal(state)))
        plies -= 1
        if game.seat(state) is not None and len(game.legal(state)) > 1:
            kept = game.copy(state)
    return kept


@cache
def states_of(name: str) -> list[Any]:
    game, plies = (GAME, PLIES) if name == GAME.name else (lanterns.GAME, (0, 3, 6))
    return [after(game, each, players, each) for each in plies for players in game.seats]


def states(game: Game) -> list[Any]:
    """Some decisions of a game, in all its phases and for all numbers of players."""
    return states_of(game.name)


@EVERY_BOT
@pytest.mark.parametrize(("game", "players"), TABLE, ids=lambda each: getattr(each, "name", each))
def test_every_bot_plays_every_game_to_the_end(game: Game, players: int, name: str) -> None:
    named, state, plies = hasty(name), game.new(players, seed=players), 0
    while (seat := game.seat(state)) is not None:
        game.play(state, named.choose(game, game.mask(state, seat), plies).token)
        plies += 1
    assert game.outcome(state) is not None
    assert plies > players


@pytest.mark.parametrize("name", ["greedy", *LEVELS, "mcts:9"])
def test_the_token_that_wins_at_once_is_found_in_any_game(name: str) -> None:
    deck = ["1", "3", "6"]
    position = {"game": "lanterns", "options": [], "players": 2, "deck": deck, "faces": ["6", "1", "3"]}
    state = lanterns.GAME.at({**position, "hands": [[0], []], "stock": [], "lines": [[1], [2]]})
    assert lanterns.GAME.legal(state) == ["+6", "-6"]
    choice = hasty(name).bot.choose(decide(lanterns.GAME, state, Budget(9), reasons=True))
    assert choice.token == "+6"
    assert choice.candidates[0].value > choice.candidates[1].value


def told(name: str, game: Game, number: int) -> Choice:
    """What a bot says of one of the decisions."""
    named = hasty(name)
    return named.bot.choose(decide(game, states(game)[number], named.budget, 5, reasons=True))


@EVERY_GAME
@pytest.mark.parametrize("name", ["uniform", "greedy", "level:1", "level:2", *SEARCHING])
def test_the_same_decision_is_decided_alike_whatever_came_before(game: Game, name: str) -> None:
    first = told(name, game, 2)
    for other in BOTS[:-1]:
        told(other, game, 1)
    assert told(name, game, 2) == first


@pytest.mark.parametrize("game", ["GAME", "lanterns.GAME"])
def test_the_same_decision_is_decided_alike_in_another_process(game: str) -> None:
    names, chosen = ["uniform", "greedy", "level:2", *SEARCHING], lanterns.GAME if "." in game else GAME
    code = f"from tests.bots.test_bots import *\nfor name in {names}: print(encode(told(name, {game}, 4)).decode())"
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, cwd=ROOT, env=None, capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == [encode(told(name, chosen, 4)).decode() for name in names]


@EVERY_GAME
def test_another_seed_can_lead_to_another_choice(game: Game) -> None:
    for name in ("uniform", "mcts:9"):
        named, state = read_bot(name), states(game)[0]
        choices = [named.bot.choose(decide(game, state, named.budget, seed, reasons=True)) for seed in range(9)]
        assert len(set(map(encode, choices))) > 1


@EVERY_GAME
@EVERY_BOT
def test_reasons_name_candidates_best_first(game: Game, name: str) -> None:
    named = hasty(name)
    for state in states(game):
        decision = decide(game, state, named.budget, reasons=True)
        choice = named.bot.choose(decision)
        tokens = [candidate.token for candidate in choice.candidates]
        assert choice.token in tokens if name == "uniform" else choice.token == tokens[0]
        assert len(set(tokens)) == len(tokens)
        assert {*tokens} <= {*decision.legal}
        assert all(0 <= candidate.value <= 1 and candidate.tried > 0 for candidate in choice.candidates)
        searching = isinstance(named.bot, Mcts)
        order = [candidate.tried if searching else candidate.value for candidate in choice.candidates]
        assert order == sorted(order, reverse=True)


@EVERY_GAME
@pytest.mark.parametrize("name", SEARCHING)
def test_a_search_tells_chances_and_a_line(game: Game, name: str) -> None:
    iterations, lines = (60 if game is GAME else 20), 0
    for state in states(game):
        choice = read_bot(name).bot.choose(decide(game, state, Budget(iterations), reasons=True))
        assert sum(candidate.tried for candidate in choice.candidates) == iterations
        assert len(choice.chances) == len(game.view(state)["hands"])
        assert sum(choice.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in choice.chances)
        assert {*choice.line[:1]} <= {*game.legal(state)}
        lines += len(choice.line) > 0
    assert lines > 0


def test_a_line_begins_with_the_token_chosen_and_can_be_played() -> None:
    longest = 0
    for state in states(GAME):
        decision = decide(GAME, state, Budget(500), seed=3, reasons=True)
        choice = Mcts().choose(decision)
        assert choice.line[0] == choice.token
        world = GAME.resample(decision.state, decision.seat, decision.seed)
        for token in choice.line:
            GAME.play(world, token)
        longest = max(longest, len(choice.line))
    assert longest > 3


def test_what_a_search_expects_adds_up() -> None:
    decision = decide(GAME, after(GAME, 70), Budget(200), reasons=True)
    choice = Mcts().choose(decision)
    share = sum(candidate.value * candidate.tried for candidate in choice.candidates)
    assert share / 200 == pytest.approx(choice.chances[decision.seat])


@EVERY_GAME
@EVERY_BOT
def test_a_bot_chooses_among_the_tokens_that_it_is_given(game: Game, name: str) -> None:
    named = hasty(name)
    for state in states(game):
        best = named.bot.choose(decide(game, state, named.budget)).token
        others = [token for token in game.legal(state) if token != best][-3:]
        for reasons in (False, True):
            choice = named.bot.choose(decide(game, state, named.budget, legal=others, reasons=reasons))
            assert choice.token in others
            assert {candidate.token for candidate in choice.candidates} <= {*others}


@EVERY_BOT
def test_what_is_forced_is_not_thought_about(name: str) -> None:
    nothing: Any = None
    bot: Bot = read_bot(name).bot
    assert bot.choose(Decision(GAME, nothing, 0, ["~H1"], Budget())) == Choice("~H1")


@pytest.mark.parametrize("nodes", [1, 2, 40])
def test_a_tree_never_outgrows_its_desk(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.bots.search.workspace.NODES", nodes)
    monkeypatch.setattr("vesuvius.bots.search.workspace._workspaces", local())
    for state in states(GAME):
        decision = decide(GAME, state, Budget(300))
        assert Mcts().choose(decision).token in decision.legal
        workspace = workspace_for(GAME)
        assert len(workspace.nodes) == nodes
        assert workspace.walk().used <= nodes
        assert sum(node.visits for _, node in workspace.children()) == (workspace.walk().visits if nodes > 1 else 0)
    assert workspace_for(GAME).walk().used == nodes


@EVERY_GAME
@pytest.mark.parametrize("seconds", [0.000001, 0.01])
def test_a_budget_of_time_is_enough_for_a_choice(game: Game, seconds: float) -> None:
    for state in states(game):
        decision = decide(game, state, Budget(seconds=seconds), reasons=True)
        choice = Mcts().choose(decision)
        assert choice.token in decision.legal
        assert sum(candidate.tried for candidate in choice.candidates) > 0


def test_of_two_budgets_the_smaller_one_ends_the_search() -> None:
    decision = decide(GAME, GAME.new(2, seed=1), Budget(30, 0.5), reasons=True)
    assert sum(candidate.tried for candidate in Mcts().choose(decision).candidates) == 30


def test_a_search_that_stops_early_chooses_what_it_would_have_chosen() -> None:
    stopped = 0
    for state in states(GAME):
        early = Mcts().choose(decide(GAME, state, Budget(800)))
        stopped += workspace_for(GAME).walk().visits < 800
        whole = Mcts().choose(decide(GAME, state, Budget(800), reasons=True))
        assert workspace_for(GAME).walk().visits == 800
        assert early.token == whole.token
    assert stopped > 0


@pytest.mark.parametrize(("iterations", "threads"), [(200, 2), (201, 2), (200, 3), (2, 2), (1, 2)])
def test_threads_share_the_iterations_and_their_findings(iterations: int, threads: int) -> None:
    named = read_bot(f"mcts:{iterations}*{threads}")
    decision = decide(GAME, after(GAME, 70), named.budget, reasons=True)
    choice = named.bot.choose(decision)
    assert choice.token in decision.legal
    assert sum(candidate.tried for candidate in choice.candidates) == iterations
    assert sum(choice.chances) == pytest.approx(1)


def test_threads_put_trees_of_their_own_together() -> None:
    decision = decide(GAME, after(GAME, 70), Budget(60), seed=3, reasons=True)
    alone = [Mcts().choose(msgspec.structs.replace(decision, budget=Budget(30), seed=seed)) for seed in (6, 7)]
    tried: Counter[str] = Counter()
    for choice in alone:
        tried.update({candidate.token: candidate.tried for candidate in choice.candidates})
    together = Mcts(2).choose(decision)
    assert {candidate.token: candidate.tried for candidate in together.candidates} == tried


@pytest.mark.parametrize(
    ("text", "budget", "threads"),
    [
        ("mcts", Budget(), 1),
        ("mcts*3", Budget(), 3),
        ("mcts:1", Budget(1), 1),
        ("mcts:2000", Budget(2000), 1),
        ("mcts:1s", Budget(seconds=1.0), 1),
        ("mcts:0.25s", Budget(seconds=0.25), 1),
        ("mcts:500ms*2", Budget(seconds=0.5), 2),
    ],
)
def test_a_search_is_named_with_its_budget(text: str, budget: Budget, threads: int) -> None:
    named = read_bot(text)
    assert (named.name, named.budget) == (text, budget)
    assert isinstance(named.bot, Mcts)
    assert named.bot.threads == threads


UNKNOWN_BOTS = ["", "Greedy", "greedy ", "nobody", "level:0", "level:6", "level:", "level:one", "level:٣", "uniform:2"]
UNKNOWN_SEARCHES = ["mcts:", "mcts:0", "mcts:-1", "mcts:1x", "mcts:x", "mcts:1 s", "mcts:0s", "mcts:0.0ms", "mcts:1e3"]


@pytest.mark.parametrize("text", [*UNKNOWN_BOTS, *UNKNOWN_SEARCHES, "mcts:2000*0", "mcts:2000*", "mcts:100000000"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        read_bot(text)
    assert refused.value.message == "bot-unknown"
    assert refused.value.args_of_message["got"] == text


@pytest.mark.parametrize("text", ["nowhere.at_all:Bot", "tests.support.small_bots:Nobody"])
def test_a_bot_that_cannot_be_loaded_says_so(text: str) -> None:
    with pytest.raises(Problem, match="bot-not-loaded"):
        read_bot(text)


def test_a_bot_of_ones_own_is_named_by_its_place() -> None:
    named = read_bot("tests.support.small_bots:First")
    state = GAME.new(2, seed=1)
    assert named.choose(GAME, GAME.mask(state, GAME.seat(state)), 0).token == GAME.legal(state)[0]


def test_an_illegal_token_and_a_game_that_is_over_are_refused() -> None:
    state = GAME.new(2, seed=1)
    with pytest.raises(Problem, match=r"bot-illegal bot=tests\.support\.small_bots:Illegal token=!"):
        read_bot("tests.support.small_bots:Illegal").choose(GAME, GAME.mask(state, GAME.seat(state)), 0)
    while GAME.seat(state) is not None:
        GAME.play(state, GAME.legal(state)[0])
    with pytest.raises(Problem, match="bot-game-over"):
        read_bot("uniform").choose(GAME, state, 0)
