"""Finds puzzles in games between bots, or checks the shipped ones.

    python -m tools.puzzles find GAME [--games N] [--seed 1] [--count N] [--work FILE] [--out FILE]
    python -m tools.puzzles check [GAME...] [--seed 2718] [--effort N]

`find` plays games between bots, at each of the game's tables in turn, and looks at decisions as their seats see them.
The results of each game are added to the work file at once, so an interrupted search resumes. Then it picks the
requested number of puzzles, about as many of each kind, and writes them. `check` measures every shipped puzzle again,
with another seed; the exit status is 1 if one doesn't hold. How a game is searched is told in its
`teaching/puzzles.toml`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

from tools.puzzle_leads import DIGITS, Lead, Position, measure, ranked
from vesuvius import GAMES, load
from vesuvius.bots.analysis.actions import goes_on_with_action
from vesuvius.bots.analysis.puzzles import FILE, Puzzle, PuzzlePlan, game_of, plan_of, seen, shipped, whole
from vesuvius.bots.bot import Candidate
from vesuvius.bots.players.registry import read_bot
from vesuvius.formats.json_lines import encode, numbered
from vesuvius.game import Game, Line, Problem

SIMPLE = ("level:1", "level:2", "level:3")  # bots that look one step ahead
# The stated margin is smaller: of hundreds of puzzles, some lead by a little less in a search with another seed.
STATED = 0.6
SLIPS = 0.1  # share of decisions in which a player takes the second best, so that games differ
SAFE = 1.5  # times the margin: what a search must find at first
SAME = 0.8  # share of two boards in common from which on they are too similar


def name_of(position: Line) -> str:
    """Returns a short name for a position, the same on every machine."""
    return sha256(encode(position)).hexdigest()[:8]


def games_with_puzzles() -> list[str]:
    """Returns the names of the games that have puzzles."""
    return [name for name in GAMES if shipped(name)]


def holds(puzzle: Puzzle, seed: int, effort: int | None = None, margin: float | None = None) -> bool:
    """Returns whether all that has to be found leads by more than the stated margin, or another one."""
    game = game_of(puzzle)
    state = whole(game, puzzle.position)
    for token in puzzle.wanted:
        masked = game.mask(state, puzzle.seat)
        if len(game.legal(masked)) > 1:
            position, least = Position(game, masked, puzzle.seat), puzzle.margin if margin is None else margin
            found = measure(position, token, seed, effort or plan_of(game.name).deep, least)
            if found.best != token or found.by <= least:
                return False
        game.play(state, token)
    return True


class Looked(msgspec.Struct, frozen=True):
    """A game that has been searched for puzzles."""

    game: int
    found: list[Puzzle]


class Seeker:
    """Looks for puzzles in games."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.plan, self.seed = game, plan_of(game.name), seed

    def look_through(self, number: int, kinds: Collection[str]) -> Looked:
        """Plays a game and keeps the first decisions of these kinds in which one action is clearly the best."""
        game, plan = self.game, self.plan
        chance = random.Random(f"puzzles {self.seed} {number}")
        table = plan.tables[number % len(plan.tables)]
        state = game.new(table.players, table.options, seed=chance.getrandbits(64))
        found: list[Puzzle] = []
        begins = True
        while (seat := game.seat(state)) is not None and len(found) < plan.until:
            position = Position(game, game.mask(state, seat), seat)
            is_searched = begins and (plan.share == 1 or chance.random() < plan.share)
            first, *others = ranked(position, chance.getrandbits(32), plan.glance if is_searched else plan.plays)
            kind = plan.kind_of(first.token)
            is_free = kind in kinds and not repeats(found, kind, seat, first.token, plan.each)
            if is_searched and is_free and others and is_ahead(first, others[0], plan.kinds[kind or ""].margin):
                puzzle = self.puzzle_at(position, first.token)
                found += [puzzle] if puzzle else []
            played = others[0].token if others and chance.random() < SLIPS else first.token
            begins = not goes_on_with_action(game, state, played)
        return Looked(number, found)

    def puzzle_at(self, position: Position, token: str) -> Puzzle | None:
        """Returns a position's puzzle, if any: searches of growing depth must agree, and a simple bot must miss it."""
        game, plan, seat = self.game, self.plan, position.seat
        told = game.position(position.masked)
        try:
            masked = seen(game, told, seat)
        except Problem:
            return None  # no deal of what is hidden would have led to this question
        if game.position(masked) != told:
            return None
        position, kind = Position(game, masked, seat), plan.kind_of(token)
        assert kind is not None
        lead = self.proven(position, token, plan.kinds[kind].margin)
        if lead is None:
            return None
        action, decisive = self.action_from(told, seat, lead.best, plan.kinds[kind].margin)
        puzzle = Puzzle(
            id=name_of(told),
            kind=kind,
            seat=seat,
            best=lead.best,
            margin=stated(plan, kind),
            lead=round(lead.by, DIGITS),
            value=round(lead.value, DIGITS),
            missed=0,
            position=told,
            at_least=None if lead.at_least is None else round(lead.at_least, DIGITS),
            action=action if len(action) > 1 else [],
            decisive=decisive,
        )
        missed = sum(not is_solved_by_bot(puzzle, name) for name in SIMPLE)
        return msgspec.structs.replace(puzzle, missed=missed) if missed else None

    def proven(self, position: Position, token: str, margin: float) -> Lead | None:
        """Returns the smallest lead of the best token that searches find, if all agree on more than a margin."""
        look = measure(position, token, 0, self.plan.look, margin, hasty=True)
        if look.by <= SAFE * margin or (position.by_pairs and look.best != token):
            return None
        smallest: Lead | None = None
        for seed in self.plan.seeds:
            lead = measure(position, look.best, seed, self.plan.deep, margin, hasty=True)
            if lead.best != look.best or not lead.is_safe(margin):
                return None
            smallest = lead._replace(by=min(lead.by, smallest.by)) if smallest else lead
        return smallest

    def action_from(self, told: Line, seat: int, token: str, margin: float) -> tuple[list[str], int]:
        """Returns the whole action that begins with a token, and how many of its tokens are clearly the best."""
        game, state = self.game, whole(self.game, told)
        action, decisive, is_clear = [token], 1, True
        while goes_on_with_action(game, state, action[-1]):
            position = Position(game, game.mask(state, seat), seat)
            legal = position.legal
            likely = ranked(position, 0, self.plan.glance)[0].token if len(legal) > 1 else legal[0]
            is_choice = len(legal) > 1
            lead = self.proven(position, likely, margin) if is_clear and is_choice else None
            action.append(likely)
            if lead:
                decisive = len(action)
            is_clear = is_clear and (lead is not None or not is_choice)
        return action, decisive


def is_ahead(first: Candidate, second: Candidate, margin: float) -> bool:
    """Returns whether a search finds the best token clearly better than the next one."""
    return first.value - second.value > SAFE * margin


def repeats(found: Sequence[Puzzle], kind: str | None, seat: int, token: str, each: int) -> bool:
    """Returns whether a game has given enough puzzles of a kind, or one with the same answer."""
    same = any((puzzle.seat, puzzle.best) == (seat, token) for puzzle in found)
    return same or sum(puzzle.kind == kind for puzzle in found) >= each


def is_solved_by_bot(puzzle: Puzzle, name: str) -> bool:
    """Returns whether a bot plays all that has to be found."""
    game, bot = game_of(puzzle), read_bot(name)
    state = whole(game, puzzle.position)
    for token in puzzle.wanted:
        if bot.choose(game, game.mask(state, puzzle.seat), 0).token != token:
            return False
        game.play(state, token)
    return True


def stated(plan: PuzzlePlan, kind: str) -> float:
    """Returns the margin that a puzzle of that kind states."""
    return round(STATED * plan.kinds[kind].margin, 3)


def looked(work: Path, seeker: Seeker, games: int) -> list[Looked]:
    """Returns that many searched games; those already in the work file aren't played again."""
    work.parent.mkdir(parents=True, exist_ok=True)
    work.touch()
    whole_lines = work.read_bytes().rpartition(b"\n")
    work.write_bytes(whole_lines[0] + whole_lines[1])  # without a line that was cut short
    done = [msgspec.convert(line, Looked) for _, line in numbered(whole_lines[0].splitlines())]
    left = range(len(done), games)
    with work.open("ab", buffering=0) as file:
        for number in track(left, "", console=Console(stderr=True)):
            counted = Counter(puzzle.kind for each in done for puzzle in each.found)
            kinds = [kind for kind in seeker.plan.kinds if counted[kind] < seeker.plan.enough]
            done.append(seeker.look_through(number, kinds))
            file.write(encode(done[-1]) + b"\n")
    return done[:games]


def pick(games: Iterable[Looked], plan: PuzzlePlan, count: int, proven: Callable[[Puzzle], bool]) -> list[Puzzle]:
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
        room = len(picked) < count and taken[number] < plan.most
        if room and not any(alike(puzzle, other, plan.board) for other in picked) and proven(puzzle):
            picked.append(puzzle)
            taken[number] += 1
    return sorted(picked, key=lambda puzzle: (puzzle.missed, puzzle.id))


class Proofs:
    """Whether puzzles hold with further seeds: sometimes a search finds an answer that others overlook.

    What is known is kept in a file, so that an interrupted proof resumes.
    """

    def __init__(self, plan: PuzzlePlan, file: Path) -> None:
        self.plan, self.file = plan, file
        lines = file.read_text("ascii").split() if file.exists() else []
        self.known = {name: verdict == "holds" for name, _, verdict in (line.partition(":") for line in lines)}

    def __call__(self, puzzle: Puzzle) -> bool:
        """Returns whether a puzzle leads by the whole margin with every further seed."""
        if puzzle.id not in self.known:
            margin = self.plan.kinds[puzzle.kind].margin
            self.known[puzzle.id] = all(holds(puzzle, seed, margin=margin) for seed in self.plan.proof)
            with self.file.open("a", encoding="ascii") as file:
                file.write(f"{puzzle.id}:{'holds' if self.known[puzzle.id] else 'fails'}\n")
        return self.known[puzzle.id]


def alike(one: Puzzle, other: Puzzle, board: Sequence[str]) -> bool:
    """Returns whether two positions are nearly the same."""
    mine, others = lies_on(one, board), lies_on(other, board)
    return len(mine & others) >= SAME * len(mine | others)


def lies_on(puzzle: Puzzle, board: Sequence[str]) -> set[tuple[str, str]]:
    """Returns everything that is on the board."""
    return {each for key in board for each in leaves("", puzzle.position.get(key, {}))}


def leaves(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yields what is in nested objects, each with its name; a list of plain values is one thing."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        value = {str(number): each for number, each in enumerate(value)}
    if not isinstance(value, dict):
        yield name, str(value)
        return
    for key, each in value.items():
        yield from leaves(f"{name}/{key}", each)


def find(chosen: argparse.Namespace) -> int:
    """Finds puzzles and writes them."""
    seeker = Seeker(load(chosen.game), chosen.seed)
    plan, folder = seeker.plan, Path(".puzzles")
    count = plan.count if chosen.count is None else chosen.count
    work = chosen.work or folder / f"{chosen.game}-{chosen.seed}.jsonl"
    found = looked(work, seeker, plan.games if chosen.games is None else chosen.games)
    puzzles = pick(found, plan, count, Proofs(plan, work.with_suffix(".proofs")))
    out = chosen.out or Path(__file__).parents[1] / "src" / "vesuvius" / "games" / chosen.game / "teaching" / FILE
    out.write_bytes(b"".join(encode(puzzle) + b"\n" for puzzle in puzzles))
    tell(puzzles)
    return 0 if len(puzzles) == count else 1


def tell(puzzles: Sequence[Puzzle]) -> None:
    """Prints how many puzzles of what kind there are."""
    print(f"{len(puzzles)} puzzles: {tally(puzzle.kind for puzzle in puzzles)}")
    print(f"players: {tally(players_of(puzzle) for puzzle in puzzles)}")
    print(f"missed by so many of the simple levels: {tally(puzzle.missed for puzzle in puzzles)}")


def players_of(puzzle: Puzzle) -> int:
    """Returns how many play."""
    return int(puzzle.position["players"])


def tally(things: Iterable[Any]) -> str:
    """Returns how many there are of each."""
    return ", ".join(f"{count} {what}" for what, count in sorted(Counter(things).items()))


def check(chosen: argparse.Namespace) -> int:
    """Measures every shipped puzzle of these games again; returns the exit status."""
    bad = 0
    for game in chosen.game or games_with_puzzles():
        puzzles = list(shipped(game).values())
        failing = list(failures(puzzles, partial(holds, seed=chosen.seed, effort=chosen.effort)))
        for puzzle in failing:
            print(f"{puzzle.id}: {' '.join(puzzle.wanted)} does not lead by {puzzle.margin:g}")
        print(f"{game}:")
        tell(puzzles)
        print(f"{len(puzzles) - len(failing)} hold with seed {chosen.seed}")
        bad += len(failing) + (not puzzles)
    return 1 if bad else 0


def failures(puzzles: list[Puzzle], is_good: Callable[[Puzzle], bool]) -> Iterator[Puzzle]:
    """Yields the puzzles that don't hold."""
    for puzzle in track(puzzles, "", console=Console(stderr=True)):
        if not is_good(puzzle):
            yield puzzle


def main() -> int:
    """Finds or checks puzzles; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    finding = commands.add_parser("find")
    finding.add_argument("game", choices=GAMES)
    finding.add_argument("--games", type=int)
    finding.add_argument("--seed", type=int, default=1)
    finding.add_argument("--count", type=int)
    finding.add_argument("--work", type=Path, help="what is found so far (.puzzles/GAME-SEED.jsonl)")
    finding.add_argument("--out", type=Path)
    finding.set_defaults(run=find)
    checking = commands.add_parser("check")
    checking.add_argument("game", nargs="*", help="all that have puzzles, if none is named")
    checking.add_argument("--seed", type=int, default=2718)
    checking.add_argument("--effort", type=int, help="iterations or worlds (as many as to find them)")
    checking.set_defaults(run=check)
    chosen = parser.parse_args()
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(main())
