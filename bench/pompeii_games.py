"""Games of Pompeii that bots play for statistics: matches in files that can be resumed, and the results of each game.

A match is kept in two files of a folder, the ledger and the records. Nothing has to be replayed: every move of a record
contains its events.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from vesuvius.arena.archive import Archive
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.match import set_up
from vesuvius.arena.runner import run
from vesuvius.arena.standings import interval
from vesuvius.formats import record as records
from vesuvius.formats.record import Record
from vesuvius.game import Event
from vesuvius.games.pompeii.data.read import Source, source_of
from vesuvius.games.pompeii.game import Pompeii

ROOT = Path(__file__).parents[1]
SEED = 79
LONGEST = 35  # rounds; a longer game has no winner
CUT = "cut"
Z = 1.96  # standard deviations on each side of a 95 % interval
SETS = ("set_a", "set_b", "set_c")
FORO = "b17"
CITY = "C"  # city cards, by their first letter
CHAINS = {
    "bread": ("b7", "b10", "b2", "b15"),
    "meat": ("b6", "b3", "b12"),
    "wool": ("b8", "b14", "b13"),
    "oil and wine": ("b9", "b16"),
    "garum": ("b11",),
    "building material": ("b1", "b4", "b5"),
}
CHAIN_OF = {building: chain for chain, buildings in CHAINS.items() for building in buildings}
NO_CHAIN = "none"
# What ends an action, and what an action may contain that only moves goods and tokens.
AFTER_ACTIONS = {"required", "pledged", "passed", "offered", "erupted", "blocked", "round", "over"}
BETWEEN = {"waited", "played"}  # answers to questions that aren't part of the action
SHIFTS = {"placed", "got", "paid", "covered", "lifted", "activated"}


class Tale(NamedTuple):
    """The results of a game: for each seat its bot, its first building, the chain it used most, its cards."""

    bots: list[str]
    end: str
    winner: int | None
    round: int
    title: str | None
    foro: int | None  # the round in which it was built
    eruptions: int
    first: list[str]
    chains: list[str]
    hands: list[list[str]]
    city: list[list[str]]  # the city cards that it drew
    undone: list[int]  # actions that pointlessly took back the one before


def load_pompeii(_: str, data: str = "") -> Pompeii:
    """Returns the game with the data that somebody asks for, cut off later than random games."""
    source = source_of(data) if data else Source()
    game = Pompeii(source.folder, source.name, chosen=True)
    game.rounds = LONGEST
    return game


def options_of(parser: argparse.ArgumentParser, folder: str) -> None:
    """Adds the arguments that every command which plays such games takes."""
    parser.add_argument("--folder", type=Path, default=ROOT / folder)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--data", default="", help="a set of data, a folder with changed data files, or NAME:FOLDER")


def play(
    folder: Path, bots: Sequence[str], games: int, options: Sequence[str] = (), jobs: int = 1, data: str = ""
) -> list[Tale]:
    """Plays this many games, or the missing ones, every deal in all rotations; returns all results."""
    load = partial(load_pompeii, data=data)
    game = load("pompeii")
    match = set_up(game, bots, options, SEED)
    folder.mkdir(parents=True, exist_ok=True)
    stem = "_".join((*bots, *match.options)).replace(":", "-")
    ledger = Ledger(folder / f"{stem}.jsonl", match)
    stored = folder / f"{stem}.records.jsonl"
    archive = Archive(stored, match, ledger)
    games = -(-games // match.rotations) * match.rotations
    playing = run(match, games, jobs, ledger, archive, load)
    for _ in track(playing, ", ".join((*bots, *match.options)), games, console=Console(stderr=True)):
        pass
    with stored.open("rb") as file:
        return [tell(record, game) for record in records.read_all(file)]


def tell(record: Record, game: Pompeii) -> Tale:
    """Returns the results of a game, from its record."""
    header, told = record.header, list(_events(record))
    ended = next((event.facts for event in reversed(told) if event.kind == "over"), None)
    winner = next((event.seat for event in reversed(told) if event.kind == "over"), None)
    last = max(int(str(event.facts["round"])) for event in told if event.kind == "round")
    first = {event.seat: str(event.facts["building"]) for event in told if event.kind == "owned"}
    seats = range(header.players)
    return Tale(
        [*map(str, header.seats)],
        CUT if ended is None else str(ended["end"]),
        winner,
        last if ended is None else int(str(ended["round"])),
        None if ended is None or ended["title"] is None else str(ended["title"]),
        _round_of_foro(told),
        eruptions(told),
        [first.get(seat, "") for seat in seats],
        [_chain(told, seat) for seat in seats],
        game.deal(header.players, header.options, header.setup.seed).get("hands", [[]]),  # solo, cards are open
        [[*_drawn(told, seat)] for seat in seats],
        [sum(undoes(one, other) for one, other in pairwise(actions(told, seat))) for seat in seats],
    )


def _events(record: Record) -> Iterator[Event]:
    for move in records.in_force(record.entries):
        yield from move.events


def _round_of_foro(told: Iterable[Event]) -> int | None:
    begun: int | None = None
    for event in told:
        if event.kind == "round":
            begun = int(str(event.facts["round"]))
        if event.kind == "built" and event.facts["building"] == FORO:
            return begun
    return None


def eruptions(told: Iterable[Event]) -> int:
    """Returns how often offerings fell short or were called off; solo, a volcano card is always revealed."""
    count, short = 0, False
    for event in told:
        if event.kind in ("round", "played"):
            short = event.kind == "played"
        elif event.kind == "offered":
            short = not event.facts["enough"]
        elif event.kind == "erupted":
            count += short
    return count


def _drawn(told: Iterable[Event], seat: int) -> Iterator[str]:
    """Yields the city cards that a seat got into its hand."""
    for event in told:
        if event.kind in ("drew", "kept") and event.seat == seat and event.facts.get("how", "hand") == "hand":
            card = str(event.facts["card"])
            if card.startswith(CITY):
                yield card


def _chain(told: Iterable[Event], seat: int) -> str:
    """Returns the chain in whose buildings a seat put most of its workers."""
    places = (event.facts["place"] for event in told if event.kind == "placed" and event.seat == seat)
    worked = Counter(CHAIN_OF[place] for place in map(str, places) if place in CHAIN_OF)
    return max(CHAINS, key=lambda chain: worked[chain]) if worked else NO_CHAIN


class Action(NamedTuple):
    """What a worker's action did for its seat: goods that came and went, tokens covered (or lifted), anything else.

    A card is active from then on; one that has done its work and is discarded leaves nothing of itself.
    """

    goods: Counter[str]
    tokens: Counter[str]
    cards: Counter[str]
    more: bool


def actions(told: Iterable[Event], seat: int) -> Iterator[Action]:
    """Yields the actions of a seat, one after the other."""
    action: Action | None = None
    for event in told:
        if event.kind == "placed" or event.kind in AFTER_ACTIONS:
            if action is not None:
                yield action
            mine = event.kind == "placed" and event.seat == seat
            action = Action(Counter(), Counter(), Counter(), False) if mine else None
        elif action is not None and event.seat in (seat, None) and event.kind not in BETWEEN:
            action = _with(action, event)
    if action is not None:
        yield action


def _with(action: Action, event: Event) -> Action:
    if event.kind in ("got", "paid"):
        amount = int(str(event.facts["amount"]))
        action.goods[str(event.facts["good"])] += amount if event.kind == "got" else -amount
    elif event.kind in ("covered", "lifted"):
        action.tokens[str(event.facts["building"])] += 1 if event.kind == "covered" else -1
    elif event.kind == "activated":
        action.cards[str(event.facts["card"])] += 1
    elif event.kind == "discarded" and action.cards[str(event.facts["card"])]:
        action.cards[str(event.facts["card"])] -= 1
        return action
    return action if event.kind in SHIFTS else action._replace(more=True)


def undoes(one: Action, other: Action) -> bool:
    """Returns whether the second action undoes everything that the first brought: goods, tokens, anything else."""
    changed = [any(action.goods.values()) or any(action.tokens.values()) for action in (one, other)]
    goods, tokens = Counter(one.goods), Counter(one.tokens)
    goods.update(other.goods)
    tokens.update(other.tokens)
    nothing = all(amount <= 0 for amount in goods.values()) and not any(tokens.values())
    lasting = any(action.more or any(action.cards.values()) for action in (one, other))
    return all(changed) and nothing and not lasting


def taken_back(tales: Iterable[Tale]) -> int:
    """Returns the actions of bots that pointlessly took back their own last one; random players may do so."""
    return sum(count for tale in tales for bot, count in zip(tale.bots, tale.undone, strict=True) if bot != "uniform")


def differences(before: Sequence[Tale], after: Sequence[Tale], seat: int) -> str:
    """Returns by how much a seat's share of wins differs between games on the same deals, with its 95 % interval.

    Bonett and Price's adjusted interval for paired shares: it doesn't shrink to nothing when no game differs.
    """
    pairs = [(one.winner == seat, other.winner == seat) for one, other in zip(before, after, strict=True)]
    lost, gained, games = pairs.count((True, False)), pairs.count((False, True)), len(pairs)
    down, up = (lost + 1) / (games + 2), (gained + 1) / (games + 2)
    reach = Z * sqrt((up + down - (up - down) ** 2) / (games + 2))
    return f"{(gained - lost) / games:+.1%} ({up - down - reach:+.1%} to {up - down + reach:+.1%})"


def rate(wins: int, games: int) -> str:
    """Returns a share with its 95 % interval."""
    if not games:
        return "–"
    low, high = interval(wins, games)
    return f"{wins / games:.1%} ({low:.1%} to {high:.1%})"
