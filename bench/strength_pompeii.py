"""How strong the bots are at Pompeii: every required figure, with its 95 % interval, in one table.

    python bench/strength_pompeii.py [strength|ladder|solo|pace|all] [--folder FOLDER] [--jobs N] [--games N]

Seats are rotated. Every match is kept in its own files in the folder, so an interrupted one resumes; after changing a
bot, use another folder. The hash of the data is printed before the table. The exit status is 1 if it isn't that of the
shipped data, or if a figure falls short.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from statistics import median
from typing import NamedTuple

from bench.pompeii_games import CUT, LONGEST, Tale, load_pompeii, options_of, play, rate, taken_back
from vesuvius import load

Table = list[Tale]
MEDIAN = (12, 20)
ENOUGH = 1000  # games in which no bot may pointlessly take back its own action


class Figure(NamedTuple):
    """A match, what is counted in it, and the required share of games; 0 if the share is only reported."""

    bots: str
    what: str
    counts: Callable[[Tale], bool]
    asked: float
    options: str = ""
    part: int = 1  # the match has this many times fewer games than others


def wins(bot: str) -> Callable[[Tale], bool]:
    """Returns whether a bot of that name won."""
    return lambda tale: tale.winner is not None and tale.bots[tale.winner] == bot


def won(bots: str, asked: float, options: str = "") -> Figure:
    """Returns the wins of the bot named first."""
    return Figure(bots, "wins", wins(bots.partition(",")[0]), asked, options)


def by_castrum(tale: Tale) -> bool:
    """Returns whether an army entered the Castrum."""
    return tale.end == "castrum"


def goes_on(tale: Tale) -> bool:
    """Returns whether a game ended by itself."""
    return tale.end != CUT


STRENGTH = (
    won("greedy,uniform,uniform", 0.99),
    Figure("greedy,uniform,uniform", f"over by round {LONGEST}", goes_on, 1.0),
    won("mcts:200,greedy,greedy", 0.45),
    won("mcts:400,mcts:40", 0.60),
)
LADDER = tuple(won(f"level:{level + 1},level:{level}", 0.60) for level in range(1, 5))
PACE = (Figure("level:4,level:4,level:4", "end by a Castrum", by_castrum, 0.95),)
TOLD = tuple(Figure(",".join(["level:4"] * n), "end by a Castrum", by_castrum, 0, part=4) for n in (2, 4))
SOLO = tuple(won("level:5", asked, set_) for set_, asked in (("set_a", 0.5), ("set_b", 0.4), ("set_c", 0.3)))
FIGURES = {"strength": STRENGTH, "ladder": LADDER, "pace": PACE + TOLD, "solo": SOLO}
FIGURES["all"] = STRENGTH + LADDER + PACE + TOLD + SOLO


def row(figure: Figure, tales: Table) -> tuple[str, bool]:
    """Returns a line of the table, and whether the figure is reached."""
    count = sum(map(figure.counts, tales))
    bot, _, others = figure.bots.partition(",")
    against = f"`{others}`" if others else f"alone, `{figure.options}`"
    asked = f"{figure.asked:.0%}" if figure.asked else "–"
    reached = count >= figure.asked * len(tales)
    rounds = median(tale.round for tale in tales)
    if figure in PACE:
        asked += f", median of rounds {MEDIAN[0]} to {MEDIAN[1]}"
        reached &= MEDIAN[0] <= rounds <= MEDIAN[1]
    titles = Counter(tale.title for tale in tales if tale.title is not None)
    what = ", ".join([figure.what, *(f"{title} {number}" for title, number in titles.most_common())])
    cells = (f"`{bot}`", against, what, len(tales), rate(count, len(tales)), f"{rounds:g}", asked)
    return f"| {' | '.join(map(str, cells))} |", reached


def never_back(tables: Iterable[Table], enough: int) -> tuple[str, bool]:
    """Returns a line on actions that took back the one before, and whether there were none in enough games."""
    tales = [*chain(*tables)]
    undone = taken_back(tales)
    line = f"actions that took back the one before for nothing: {undone} in {len(tales)} games, {ENOUGH} are asked for"
    return line, undone == 0 and len(tales) >= enough


def main() -> int:
    """Plays the matches one after the other and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("which", nargs="?", choices=FIGURES, default="all")
    parser.add_argument("--games", type=int, default=200)
    options_of(parser, ".strength-pompeii")
    arguments = parser.parse_args()
    data, shipped = load_pompeii("pompeii", arguments.data).data, load("pompeii").data
    print(f"data {data}, {'the shipped ones' if data == shipped else f'not the shipped ones, {shipped}'}\n")
    print(
        "| bot | against | what | games | share and 95 % interval | median round | asked |", "|---" * 7 + "|", sep="\n"
    )
    short = 0
    all_tales: dict[tuple[str, str], Table] = {}
    for figure in FIGURES[arguments.which]:
        bots, options = figure.bots.split(","), figure.options.split(",") if figure.options else []
        games = -(-arguments.games // figure.part)
        tales = play(arguments.folder, bots, games, options, arguments.jobs, arguments.data)
        all_tales[figure.bots, figure.options] = tales
        line, reached = row(figure, tales)
        print(line, flush=True)
        short += not reached
    line, steady = never_back(all_tales.values(), ENOUGH if arguments.which == "all" else 0)
    print(f"\n{line}")
    return int(short > 0 or not steady or data != shipped)


if __name__ == "__main__":
    raise SystemExit(main())
