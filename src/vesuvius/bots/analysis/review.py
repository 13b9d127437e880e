"""Reviews of stored games: for each decision the chances before and after, the best token, and what was lost.

Each decision is analysed as the seat that made it saw it: that's the analysis from which hints come, so both say the
same. In one seat's analysis, what another seat could have done instead is judged in worlds that the viewer thought
possible, and among tokens that were legal in all of them, so nothing hidden is told; two more searches compare the
token played with the best one there. Their seeds are made from the analysis's seed, the ply and the purpose. With a
budget of iterations, the same seed gives the same analysis, and no decision's search depends on another's.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from math import exp
from pathlib import Path
from statistics import mean

import msgspec
from msgspec.structs import asdict, replace

from vesuvius import __version__
from vesuvius import load as load_game
from vesuvius.bots.analysis.hints import Hint, spoken_for
from vesuvius.bots.analysis.plans import plan_for
from vesuvius.bots.analysis.position import (
    DIGITS,
    EFFORT,
    LEAST,
    PositionAnalysis,
    RatedMove,
    analyse_position,
    position_key,
)
from vesuvius.bots.bot import Budget, Choice, Decision
from vesuvius.bots.players.mcts import fair
from vesuvius.bots.players.registry import MCTS, NamedBot, read_bot
from vesuvius.engine.seed import seed_number
from vesuvius.formats.json_lines import encode
from vesuvius.formats.record import Record, Replay, in_force, replay
from vesuvius.game import BotPlan, Game, Line, MaskedStates, Problem, Reason, State, SupportsPreviews, supports

FORMAT = 4  # rises when the same question would be answered otherwise
DOMAIN = b"vesuvius analysis 1\0"
BUDGET = str(EFFORT.iterations)
MARKS = {"blunder": 0.25, "mistake": 0.12, "inaccuracy": 0.05}
GOOD = "good"
# With what a decision gave away its accuracy falls, as on lichess: SCALE · e^(-STEEPNESS · loss) - FLOOR.
SCALE, STEEPNESS, FLOOR = 103.1668, 4.354, 3.1669
WORLDS = 4  # in which another seat's decision is judged
TRIES = 200  # at finding those worlds
KEPT = 12  # analyses in one file


class Question(msgspec.Struct, frozen=True):
    """What an analysis is of, and how it's made; `record` is a hash of the header and the moves in force."""

    format: int
    program: str
    game: str
    version: int
    record: str
    seat: int | None
    bot: str
    seed: str


class ReviewedDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision: the token played, the best one, and the share of a win that lies between them.

    `before` and `after` are the chances of each seat. `legal` counts the tokens that the viewer knew to be legal.
    `reasons`, where they were asked for, say what speaks for the best token if another one was played, and `preview`
    what it would have done. If the viewer decided, `moves` rates the best tokens, best first, and the one played, and
    `position` is the key of what it saw. `plan` is what a bot was after, if the decision was one of the bad ones.
    """

    ply: int
    seat: int
    move: str
    best: str
    legal: int
    before: list[float]
    after: list[float]
    given_away: float
    mark: str
    reasons: list[Reason] = []
    preview: Line | None = None
    moves: list[RatedMove] = []
    position: str = ""
    plan: BotPlan | None = None


class Analysis(Question, frozen=True):
    """The decisions in force, and the chances of each seat where the record ends."""

    players: int
    chances: list[float]
    decisions: list[ReviewedDecision]


def mark_of(given_away: float) -> str:
    """Returns the name for a decision that gave this much away."""
    return next((mark for mark, least in MARKS.items() if given_away >= least), GOOD)


def accuracies(analysis: Analysis) -> list[int | None]:
    """Returns how well each seat decided, from 0 to 100: the mean over its decisions. None if it never had a choice."""
    return [_accuracy(analysis, seat) for seat in range(analysis.players)]


def _accuracy(analysis: Analysis, seat: int) -> int | None:
    losses = [each.given_away for each in analysis.decisions if each.seat == seat and each.legal > 1]
    return round(mean(map(accuracy_of, losses))) if losses else None


def accuracy_of(given_away: float) -> float:
    """Returns the accuracy of one decision that gave this share of a win away."""
    return min(100.0, max(0.0, SCALE * exp(-STEEPNESS * given_away) - FLOOR))


def question(
    stored: Record,
    seat: int | None = None,
    budget: str = BUDGET,
    seed: int | str = 0,
    load: Callable[[str], Game] = load_game,
    winners: Sequence[int] | None = None,
) -> Question:
    """Returns the question or raises the Problem with it.

    Without a seat, all is open and the game must be over: by its rules, or since the players ended it with `winners`.
    """
    named, header = searcher(budget), stored.header
    if seat is not None and seat not in range(header.players):
        raise Problem("record-no-such-seat", got=seat, players=header.players)
    if seat is None and winners is None:
        replayed = replay(stored, load=load)
        if replayed.game.outcome(replayed.state) is None:
            raise Problem("analysis-running")
    number = str(seed_number(seed))
    return Question(FORMAT, __version__, header.game, header.version, fingerprint(stored), seat, named.name, number)


def analyse(
    stored: Record,
    seat: int | None = None,
    budget: str = BUDGET,
    seed: int | str = 0,
    tell: Callable[[ReviewedDecision], None] = lambda _decision: None,
    load: Callable[[str], Game] = load_game,
    reasons: bool = False,
    fairly: bool = False,
    winners: Sequence[int] | None = None,
) -> Analysis:
    """Reviews every decision in force, as one seat saw them all or each as the seat that made it saw it.

    `tell` gets each decision as soon as it's judged, when what comes after it isn't known yet. If done `fairly`, no
    game takes much longer than others for the same budget. `winners` are the seats that won a game that the players
    ended before its last move.
    """
    asked = question(stored, seat, budget, seed, load, winners)
    end = replay(stored, load=load)
    named = searcher(budget)
    if fairly:
        named = replace(named, budget=fair(end.game, named.budget, LEAST))
    analyst = Analyst(end.game, named, asked.seed, reasons)
    state, weighed = replay(stored, 0, load).state, []
    for ply, move in enumerate(end.moves, 1):
        weighed.append(analyst.weigh(state, move.seat if seat is None else seat, move.move, ply))
        end.game.play(state, move.move)
        tell(weighed[-1])
    chances = _last(analyst, end, seat) if winners is None else _shares(winners, stored.header.players)
    after = [*(decision.before for decision in weighed[1:]), chances]
    decisions = [replace(each, after=then) for each, then in zip(weighed, after, strict=False)]
    return Analysis(**asdict(asked), players=stored.header.players, chances=chances, decisions=decisions)


def answers(analysis: Analysis, asked: Question) -> bool:
    """Returns whether the analysis answers the question."""
    return all(getattr(analysis, field) == getattr(asked, field) for field in asked.__struct_fields__)


def revised(analysis: Analysis, known: Callable[[str], Sequence[Hint]]) -> Analysis:
    """Returns the analysis with what is known of its positions, by key: it may come from deeper searches."""
    decisions = [_revised(decision, known(decision.position)) for decision in analysis.decisions]
    after = [*(decision.before for decision in decisions[1:]), analysis.chances]
    decisions = [replace(each, after=then) for each, then in zip(decisions, after, strict=False)]
    return replace(analysis, decisions=decisions)


def _revised(decision: ReviewedDecision, known: Sequence[Hint]) -> ReviewedDecision:
    """Returns a decision judged by what is known; what isn't known of the token played stays as it was."""
    if not known:
        return decision
    best, moves = known[0], {move.token: RatedMove(move.token, *_figures(move)) for move in known}
    played = next(move for move in decision.moves if move.token == decision.move)
    lost = round(max(0.0, best.value - moves.setdefault(decision.move, played).value), DIGITS)
    changes = {"best": best.token, "given_away": lost, "mark": mark_of(lost), "moves": [*moves.values()]}
    if best.token != decision.best:
        changes |= {"reasons": best.reasons if best.token != decision.move else [], "preview": None, "plan": best.plan}
    return replace(decision, before=_shifted(decision.before, decision.seat, best.chance), **changes)


def _figures(move: RatedMove) -> tuple[float, int, float | None, float | None, dict[str, float]]:
    return move.value, move.tried, move.low, move.high, move.grades


def _shifted(chances: list[float], seat: int, value: float) -> list[float]:
    """Returns the chances with another value for one seat; the others share the rest as they did."""
    rest = sum(chances) - chances[seat]
    scale = (1 - value) / rest if rest else 0.0
    return _round_chances([value if each == seat else scale * chance for each, chance in enumerate(chances)])


class Analyst:
    """Judges single decisions of a game."""

    def __init__(self, game: Game, named: NamedBot, seed: str, reasons: bool = False) -> None:
        self.game, self.named, self.seed, self.reasons = game, named, seed, reasons

    def chances(self, state: State, viewer: int, ply: int) -> list[float]:
        """Returns the chance of each seat, as the viewer sees it."""
        masked = self.game.mask(state, viewer)
        return (
            self._analyse(masked, viewer).chances
            if self.game.seat(state) == viewer
            else self._seen(masked, viewer, ply)
        )

    def weigh(self, state: State, viewer: int, move: str, ply: int) -> ReviewedDecision:
        """Judges one decision; what comes after it isn't known yet."""
        masked, seat = self.game.mask(state, viewer), self.game.seat(state)
        assert seat is not None
        return self._own(masked, seat, move, ply) if viewer == seat else self._other(masked, viewer, seat, move, ply)

    def _own(self, masked: State, seat: int, move: str, ply: int) -> ReviewedDecision:
        """Judges a decision as the seat that made it saw it."""
        game, found = self.game, self._analyse(masked, seat, [move])
        best = found.moves[0]
        lost = round(max(0.0, best.value - found.rated(move).value), DIGITS)
        told = self.reasons and best.token != move
        return ReviewedDecision(
            ply,
            seat,
            move,
            best.token,
            len(game.legal(masked)),
            found.chances,
            [],
            lost,
            mark_of(lost),
            spoken_for(game, masked, best.token) if told else [],
            self._preview(masked, seat, best.token) if told else None,
            found.moves,
            position_key(game, masked, seat),
            plan_for(game, masked, seat, best.token) if told and mark_of(lost) in MARKS else None,
        )

    def _other(self, masked: State, viewer: int, seat: int, move: str, ply: int) -> ReviewedDecision:
        """Judges another seat's decision in worlds that the viewer thought possible; of its cards nothing is told."""
        eyes = self._eyes(masked, viewer, seat, move, ply)
        options = _common([self.game.legal(eye) for eye in eyes]) or [move]
        best = self._best(eyes, seat, options, ply) if len(options) > 1 else move
        lost = 0.0
        if best != move:
            lost = max(0.0, self._value(eyes, seat, best, ply) - self._value(eyes, seat, move, ply))
        lost, chances = round(lost, DIGITS), self._seen(masked, viewer, ply)
        return ReviewedDecision(ply, seat, move, best, len(options), chances, [], lost, mark_of(lost))

    def _analyse(self, masked: State, seat: int, also: Sequence[str] = ()) -> PositionAnalysis:
        """Analyses what the seat that decides sees."""
        return analyse_position(self.game, masked, seat, self.named.budget, self.seed, also, self.named.bot)

    def _preview(self, masked: State, seat: int, token: str) -> Line | None:
        """Returns what a token does, if the game says so."""
        if not supports(self.game, SupportsPreviews):
            return None
        return self.game.previews(MaskedStates(self.game, masked), seat, [token]).get(token)

    def _seen(self, masked: State, viewer: int, ply: int) -> list[float]:
        """Returns the chance of each seat while another one decides."""
        return _round_chances(self._look(masked, viewer, self.game.legal(masked), f"{ply} seen").chances)

    def _eyes(self, masked: State, viewer: int, seat: int, move: str, ply: int) -> list[State]:
        """Returns what the seat may have seen in worlds that the viewer thought possible and where the move's legal."""
        eyes: list[State] = []
        for number in range(TRIES):
            world = self.game.resample(masked, viewer, self._seed(f"{ply} world {number}"))
            if move in self.game.legal(world):
                eyes.append(self.game.mask(world, seat))
            if len(eyes) == WORLDS:
                break
        return eyes

    def _best(self, eyes: list[State], seat: int, options: list[str], ply: int) -> str:
        """Returns the token tried most often over all these worlds."""
        tried: Counter[str] = Counter()
        for number, eye in enumerate(eyes):
            for candidate in self._look(eye, seat, options, f"{ply} best {number}", len(eyes)).candidates:
                tried[candidate.token] += candidate.tried
        return max(sorted(tried), key=tried.__getitem__)

    def _value(self, eyes: list[State], seat: int, token: str, ply: int) -> float:
        """Returns a token's average share of a win for its seat in these worlds; all tokens get the same seeds."""
        looks = [self._look(eye, seat, [token], f"{ply} value {number}", len(eyes)) for number, eye in enumerate(eyes)]
        return sum(look.candidates[0].value for look in looks) / len(looks)

    def _look(self, masked: State, seat: int, legal: list[str], purpose: str, parts: int = 1) -> Choice:
        """Searches among these tokens with a part of the budget."""
        whole = self.named.budget
        iterations = None if whole.iterations is None else -(-whole.iterations // parts)
        seconds = None if whole.seconds is None else whole.seconds / parts
        budget = Budget(iterations, seconds)
        return self.named.bot.choose(Decision(self.game, masked, seat, legal, budget, self._seed(purpose), True))

    def _seed(self, purpose: str) -> int:
        return int.from_bytes(sha256(DOMAIN + f"{self.seed} {purpose}".encode()).digest()[:8])


def analysis_file(file: Path) -> Path:
    """Returns the file for the analyses of a record: beside it, with its name and an extra ending."""
    return file.with_name(f"{file.name}.analysis.json")


def find(file: Path, asked: Question) -> Analysis | None:
    """Returns the stored analysis that answers the question, or None; a file that can't be read has none."""
    return next((analysis for analysis in _read_stored(file) if answers(analysis, asked)), None)


def keep(file: Path, analysis: Analysis) -> None:
    """Stores an analysis in the file, replacing one with the same question; drops the oldest if there are too many."""
    asked = Question(*(getattr(analysis, field) for field in Question.__struct_fields__))
    others = [each for each in _read_stored(file) if not answers(each, asked)]
    rows = b",\n".join(encode(each) for each in [*others, analysis][-KEPT:])
    new = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        new.write_bytes(b"[" + rows + b"]\n")
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def _read_stored(file: Path) -> list[Analysis]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Analysis])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return []


def searcher(budget: str) -> NamedBot:
    """Returns the bot that judges the decisions, with its budget for each search."""
    name = f"mcts:{budget}"
    if not MCTS.fullmatch(name):
        raise Problem("analysis-budget", got=budget)
    try:
        return read_bot(name)
    except Problem:
        raise Problem("analysis-budget", got=budget) from None


def fingerprint(stored: Record) -> str:
    """Returns a hash of the header and the moves in force.

    It leaves out the commitment, which follows from the seed. So for a game as a seat knows it, nothing hidden
    goes into the hash.
    """
    header = replace(stored.header, commitment=None)
    moves = [move.move for move in in_force(stored.entries)]
    return sha256(encode(header) + encode(moves)).hexdigest()


def _last(analyst: Analyst, end: Replay, seat: int | None) -> list[float]:
    """Returns the chances at the end of the record: shares of the win if the game is over."""
    outcome = end.game.outcome(end.state)
    if outcome is None:
        assert seat is not None
        return analyst.chances(end.state, seat, len(end.moves) + 1)
    return _shares(outcome.winners, max(len(scores) for scores in outcome.scores.values()))


def _shares(winners: Sequence[int], players: int) -> list[float]:
    """Returns how much of the win each seat has."""
    return _round_chances([(seat in winners) / (len(winners) or 1) for seat in range(players)])


def _common(lists: list[list[str]]) -> list[str]:
    """Returns what's in all the lists."""
    return sorted(set.intersection(*map(set, lists))) if lists else []


def _round_chances(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
