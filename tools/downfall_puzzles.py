"""Finds puzzles in games between bots, or checks the shipped ones.

    python tools/downfall_puzzles.py find [--games 186] [--seed 1] [--count 210] [--work FILE] [--out FILE]
    python tools/downfall_puzzles.py check [--seed 4321] [--iterations 20000]

`find` plays games between small searches, with 2, 3 and 4 players in turn, and looks at every decision as its seat sees
it. The results of each game are added to the work file at once, so an interrupted search resumes. Then it picks the
requested number of puzzles, about as many of each kind of decision, and writes them. `check` measures every shipped
puzzle again, with another seed; the exit status is 1 if one doesn't hold.

The lead of the best token is measured with a separate search for each of its rivals, since a search over all tokens
soon turns away from them and learns little about them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track

from vesuvius import load
from vesuvius.bots.analysis.puzzles import DEEP, FILE, Puzzle, seen, shipped
from vesuvius.bots.bot import Budget, Candidate, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.players.registry import read_bot
from vesuvius.formats.json_lines import encode, numbered
from vesuvius.game import Game, Line, Problem, State

GAME = "downfall"
SHIPPED = Path(__file__).parents[1] / "src" / "vesuvius" / "games" / GAME / "teaching" / FILE
AFTERWARDS = {"lava", "move"}  # the only decisions after the eruption
SIMPLE = ("level:1", "level:2", "level:3")  # bots that look one step ahead
# How much more of a win the best token must promise than any other; while the city fills up, one move matters less.
# The stated margin is smaller: of hundreds of puzzles, some lead by a little less in a search with another seed.
MARGINS = {"card": 0.03, "relative": 0.03, "omen": 0.03, "call": 0.03, "lava": 0.05, "move": 0.05}
STATED = 0.6
GLANCE, LOOK = 300, 1_500  # iterations: of the players, and of a longer search before the deep ones
SLIPS = 0.1  # share of decisions in which a player takes the second best, so that games differ
SAFE = 1.5  # times the margin: what every confirming search must find
SEEDS = (11, 12)  # of the confirming searches
PROOF = (99, 7, 1234, 4321)  # of the searches in which a puzzle must hold once more, by the margin itself
MOST = 5  # puzzles from one game
EACH = 3  # of these, of one kind
ENOUGH = 80  # of one kind in all games; then only other kinds are searched for
SAME = 0.8  # share of two boards in common from which on they are too similar


RIVALS = 2
FAIR = 30  # visits from which a token's value means something


class Lead(NamedTuple):
    """What searches say about a position: the best token, its share of a win, and the share of a win it leads by."""

    best: str
    value: float
    by: float


def name_of(position: Line) -> str:
    """Returns a short name for a position, the same on every machine."""
    return sha256(encode(position)).hexdigest()[:8]


def measure(game: Game, masked: State, seat: int, seed: int, iterations: int = DEEP, least: float = -1.0) -> Lead:
    """Returns the best token of a position and its lead over its strongest rivals, each with half as many iterations.

    If its lead within one search over all tokens is less than `least`, the rivals aren't searched.
    """
    first, *others = search(game, masked, seat, game.legal(masked), seed, iterations)
    fair = [other.value for other in others if other.tried >= FAIR]
    within = first.value - max(fair, default=0.0)
    if within < least:
        return Lead(first.token, first.value, within)
    strongest = sorted(others, key=lambda other: (other.tried < FAIR, -other.value, other.token))[:RIVALS]
    rivals = [search(game, masked, seat, [other.token], seed, iterations // 2)[0].value for other in strongest]
    return Lead(first.token, first.value, first.value - max(rivals, default=0.0))


def search(game: Game, masked: State, seat: int, tokens: list[str], seed: int, iterations: int) -> list[Candidate]:
    """Returns what a search among these tokens tried, most tried first."""
    decision = Decision(game, masked, seat, tokens, Budget(iterations), seed, reasons=True)
    return Mcts().choose(decision).candidates


def holds(puzzle: Puzzle, seed: int, iterations: int = DEEP) -> bool:
    """Returns whether the best token is the stated one, and leads by more than the stated margin."""
    game = load(puzzle.position["game"])
    found = measure(game, seen(game, puzzle.position, puzzle.seat), puzzle.seat, seed, iterations)
    return found.best == puzzle.best and found.by > puzzle.margin


class Looked(msgspec.Struct, frozen=True):
    """A game that has been searched for puzzles."""

    game: int
    found: list[Puzzle]


def look_through(game: Game, seed: int, number: int, kinds: Collection[str]) -> Looked:
    """Plays a game and keeps the first decisions of these kinds in which one token is clearly the best."""
    chance = random.Random(f"puzzles {seed} {number}")
    state = game.new(2 + number % 3, seed=chance.getrandbits(64))
    found: list[Puzzle] = []
    while (seat := game.seat(state)) is not None:
        masked = game.mask(state, seat)
        first, *others = search(game, masked, seat, game.legal(masked), chance.getrandbits(32), GLANCE)
        position = game.position(masked)
        kind = position["decision"]
        if kind in AFTERWARDS and not AFTERWARDS.intersection(kinds):
            break
        wanted = kind in kinds and sum(kind == each.kind for each in found) < EACH
        if wanted and others and first.value - others[0].value > SAFE * MARGINS[kind]:
            puzzle = puzzle_at(game, position, seat)
            found += [puzzle] if puzzle else []
        game.play(state, others[0].token if others and chance.random() < SLIPS else first.token)
    return Looked(number, found)


def puzzle_at(game: Game, position: Line, seat: int) -> Puzzle | None:
    """Returns a position's puzzle, if any: searches of growing depth must agree, and a simple bot must miss it."""
    try:
        masked = seen(game, position, seat)
    except Problem:
        return None  # no deal of what is hidden would have led to this question
    margin = MARGINS[position["decision"]]
    look = measure(game, masked, seat, 0, LOOK, least=margin)
    likely = look.best if look.by > SAFE * margin else None
    missed = [name for name in SIMPLE if read_bot(name).choose(game, masked, 0).token != likely]
    if likely is None or not missed:
        return None
    smallest = value = 1.0
    for seed in SEEDS:
        lead = measure(game, masked, seat, seed, least=margin)
        smallest, value = min(smallest, lead.by), lead.value
        if lead.best != likely or smallest < SAFE * margin:
            return None
    told = (name_of(position), position["decision"], seat, likely)
    return Puzzle(*told, stated(told[1]), round(smallest, 3), round(value, 3), len(missed), position)


def stated(kind: str) -> float:
    """Returns the margin that a puzzle of that kind states."""
    return round(STATED * MARGINS[kind], 3)


def looked(work: Path, seed: int, games: int) -> list[Looked]:
    """Returns that many searched games; those already in the work file aren't played again."""
    work.parent.mkdir(parents=True, exist_ok=True)
    work.touch()
    whole = work.read_bytes().rpartition(b"\n")
    work.write_bytes(whole[0] + whole[1])  # without a line that was cut short
    done = [msgspec.convert(line, Looked) for _, line in numbered(whole[0].splitlines())]
    left = range(len(done), games)
    game = load(GAME)
    with work.open("ab", buffering=0) as file:
        for number in track(left, "", console=Console(stderr=True)):
            counted = Counter(puzzle.kind for each in done for puzzle in each.found)
            kinds = [kind for kind in MARGINS if counted[kind] < ENOUGH]
            done.append(look_through(game, seed, number, kinds))
            file.write(encode(done[-1]) + b"\n")
    return done[:games]


def pick(games: Iterable[Looked], count: int, proven: Callable[[Puzzle], bool]) -> list[Puzzle]:
    """Returns that many puzzles, all kinds in turn while there are any; those that most simple bots miss come first."""
    kinds: dict[str, list[tuple[int, Puzzle]]] = {}
    for each in games:
        for puzzle in each.found:
            kinds.setdefault(puzzle.kind, []).append((each.game, puzzle))
    for rows in kinds.values():
        rows.sort(key=lambda row: -row[1].missed)
    picked: list[Puzzle] = []
    taken: Counter[int] = Counter()
    in_turn = (row for turn in zip_longest(*(kinds[kind] for kind in sorted(kinds))) for row in turn if row)
    for number, puzzle in in_turn:
        room = len(picked) < count and taken[number] < MOST
        if room and not any(alike(puzzle, other) for other in picked) and proven(puzzle):
            picked.append(puzzle)
            taken[number] += 1
    return sorted(picked, key=lambda puzzle: (puzzle.missed, puzzle.id))


def is_proven(puzzle: Puzzle) -> bool:
    """Returns whether a puzzle holds with further seeds: sometimes a search finds an answer that others overlook."""
    strict = msgspec.structs.replace(puzzle, margin=MARGINS[puzzle.kind])
    return all(holds(strict, seed) for seed in PROOF)


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Returns whether two positions are nearly the same."""
    mine, others = lies_on(one), lies_on(other)
    return len(mine & others) >= SAME * len(mine | others)


def lies_on(puzzle: Puzzle) -> set[tuple[str, str]]:
    """Returns everything that is on the board."""
    board: dict[str, Any] = {**puzzle.position.get("lava", {}), **puzzle.position["pieces"]}
    return {(name, str(what)) for name, what in board.items()}


def find(chosen: argparse.Namespace) -> int:
    """Finds puzzles and writes them."""
    work = chosen.work or Path(".puzzles", f"{chosen.seed}.jsonl")
    puzzles = pick(looked(work, chosen.seed, chosen.games), chosen.count, is_proven)
    chosen.out.write_bytes(b"".join(encode(puzzle) + b"\n" for puzzle in puzzles))
    print(f"{len(puzzles)} puzzles: {tally(puzzle.kind for puzzle in puzzles)}")
    print(f"missed by so many of the simple levels: {tally(puzzle.missed for puzzle in puzzles)}")
    return 0 if len(puzzles) == chosen.count else 1


def tally(things: Iterable[Any]) -> str:
    """Returns how many there are of each."""
    return ", ".join(f"{count} {what}" for what, count in sorted(Counter(things).items()))


def check(chosen: argparse.Namespace) -> int:
    """Measures every shipped puzzle again; returns the exit status."""
    puzzles = list(shipped(GAME).values())
    failing = list(failures(puzzles, chosen.seed, chosen.iterations))
    for puzzle in failing:
        print(f"{puzzle.id}: {puzzle.best} does not lead by {puzzle.margin:g}")
    print(f"{len(puzzles)} puzzles: {tally(puzzle.kind for puzzle in puzzles)}")
    print(f"{len(puzzles) - len(failing)} hold with {chosen.iterations} iterations and seed {chosen.seed}")
    return 1 if failing or not puzzles else 0


def failures(puzzles: list[Puzzle], seed: int, iterations: int) -> Iterator[Puzzle]:
    """Yields the puzzles that don't hold."""
    for puzzle in track(puzzles, "", console=Console(stderr=True)):
        if not holds(puzzle, seed, iterations):
            yield puzzle


def main() -> int:
    """Finds or checks puzzles; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    finding = commands.add_parser("find")
    finding.add_argument("--games", type=int, default=186)
    finding.add_argument("--seed", type=int, default=1)
    finding.add_argument("--count", type=int, default=210)
    finding.add_argument("--work", type=Path, help="what is found so far (.puzzles/SEED.jsonl)")
    finding.add_argument("--out", type=Path, default=SHIPPED)
    finding.set_defaults(run=find)
    checking = commands.add_parser("check")
    checking.add_argument("--seed", type=int, default=2718)
    checking.add_argument("--iterations", type=int, default=DEEP)
    checking.set_defaults(run=check)
    chosen = parser.parse_args()
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(main())
