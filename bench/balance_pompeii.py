"""How balanced Pompeii is as shipped: bots play it, and a page with tables and charts shows the results.

    python bench/balance_pompeii.py [--bot NAME] [--games N] [--solo-games N] [--data DATA] [--against DATA]
        [--folder FOLDER]

One kind of bot plays games with two, three and four players and solo games of the three volcano sets. They are kept in
the folder, so an interrupted run resumes; the page `balance.html` is written next to them. With `--against`, games with
two players and more are also played with other data on the same deals, and the page says how the shares of the seats
differ.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from statistics import median, quantiles
from typing import NamedTuple

from bench.pompeii_games import (
    CHAINS,
    LONGEST,
    NO_CHAIN,
    SETS,
    Tale,
    differences,
    load_pompeii,
    options_of,
    play,
    rate,
)
from vesuvius.arena.standings import interval
from vesuvius.games.pompeii.data.load import load as load_data

LONG = 25  # rounds; a game with more takes too long
TITLES = ("Duumvir", "Aedile", "Decurion", "Quaestor")
PLAYERS = (2, 3, 4)
WIDTH, BAR = 320, 18  # of a bar's row
COLUMN, HIGH = 16, 60  # of a chart of rounds: the width of a column, and the height of the tallest
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem;
  overflow-wrap: anywhere; }
:root { color-scheme: light dark; --ink: #6b2737; --pale: #d8a7a7; --line: #8886; }
@media (prefers-color-scheme: dark) { :root { --ink: #e59a86; --pale: #7a4a44; } }
section { margin-bottom: 2.5rem; }
div, figure { margin: 1rem 0; overflow-x: auto; overflow-wrap: normal; }
table { border-collapse: collapse; } th, td { padding: .2rem .6rem .2rem 0; text-align: left; }
td, th { border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { display: block; } rect { fill: var(--pale); } line { stroke: var(--ink); stroke-width: 2; }
.even { stroke: currentColor; stroke-width: 1; stroke-dasharray: 3 3; }
text { fill: currentColor; font-size: 12px; text-anchor: middle; }
"""


class Share(NamedTuple):
    """How many of how many seats won, under a name."""

    name: str
    wins: int
    places: int


def shares(tales: Iterable[Tale], names: Callable[[Tale, int], Iterable[str]]) -> list[Share]:
    """Returns the wins of every name that a seat goes by, and how often it came up."""
    counts: dict[str, list[int]] = {}
    for tale in tales:
        for seat in range(len(tale.bots)):
            for name in names(tale, seat):
                count = counts.setdefault(name, [0, 0])
                count[0] += tale.winner == seat
                count[1] += 1
    return [Share(name, *count) for name, count in counts.items()]


def bar(row: Share, even: float, most: float) -> str:
    """Returns a share as a bar with its 95 % interval and a dashed line at the even share; `most` is full width."""
    low, high = interval(row.wins, row.places)
    part, low, high, even = (WIDTH * figure / most for figure in (row.wins / row.places, low, high, even))
    return (
        f'<svg width="{WIDTH}" height="{BAR}" aria-hidden="true"><rect y="3" width="{part:.1f}" height="{BAR - 6}"/>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{BAR / 2}" y2="{BAR / 2}"/>'
        f'<line class="even" x1="{even:.1f}" x2="{even:.1f}" y2="{BAR}"/></svg>'
    )


def columns(title: str, figures: Sequence[int]) -> str:
    """Returns how often games ended in each round, as columns from the first round to the last possible one."""
    counts = Counter(figures)
    most = max(counts.values(), default=1)
    drawn = [
        f"<figure><figcaption>{escape(title)}</figcaption>",
        f'<svg width="{COLUMN * LONGEST}" height="{HIGH + BAR}" role="img" aria-label="{escape(spread(figures))}">',
    ]
    for number in range(1, LONGEST + 1):
        left, height = COLUMN * (number - 1), HIGH * counts[number] / most
        said = f"<title>{counts[number]} in round {number}</title>"
        drawn.append(
            f'<rect x="{left}" y="{HIGH - height:.1f}" width="{COLUMN - 2}" height="{height:.1f}">{said}</rect>'
        )
        if number % 5 == 0:
            drawn.append(f'<text x="{left + COLUMN / 2 - 1}" y="{HIGH + BAR - 3}">{number}</text>')
    return "".join([*drawn, "</svg></figure>"])


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Returns a table; cells that begin with a tag aren't escaped."""
    parts = ["<div><table><tr>", *(f"<th>{escape(head)}</th>" for head in heads), "</tr>"]
    for row in rows:
        cells = (str(cell) for cell in row)
        parts += ["<tr>", *(f"<td>{cell if cell.startswith('<') else escape(cell)}</td>" for cell in cells), "</tr>"]
    return "".join([*parts, "</table></div>"])


def shared(title: str, what: str, rows: Sequence[Share], even: float) -> str:
    """Returns a section with shares of wins, the highest first, as a table whose last column is the chart."""
    ordered = sorted(rows, key=lambda row: -row.wins / row.places)
    most = max([even, *(interval(row.wins, row.places)[1] for row in rows)])
    cells = [(row.name, row.places, rate(row.wins, row.places), bar(row, even, most)) for row in ordered]
    heads = (what, "came up", "share of wins, 95 % interval", f"even: {even:.0%}")
    return f"<section><h3>{escape(title)}</h3>{table(heads, cells)}</section>"


def spread(figures: Sequence[int]) -> str:
    """Returns the 10th percentile, the median and the 90th percentile."""
    if len(figures) < 2:
        return ", ".join(map(str, figures)) or "–"
    tenths = quantiles(figures, n=10, method="inclusive")
    return f"{tenths[0]:.0f} / {median(figures):.0f} / {tenths[8]:.0f}"


def course(tales: Sequence[Tale]) -> list[object]:
    """Returns a row on how the games of one kind of table went."""
    games = len(tales)
    ends = [rate(sum(tale.end == end for tale in tales), games) for end in ("castrum", "apocalypse", "cut")]
    foro = [tale.foro for tale in tales if tale.foro is not None]
    won = [tale.round for tale in tales if tale.winner is not None]
    long = rate(sum(tale.round > LONG for tale in tales), games)
    return [len(tales[0].bots), games, *ends, spread(foro), spread(won), long, struck(tales)]


def struck(tales: Sequence[Tale]) -> str:
    """Returns the average number of eruptions in a game."""
    return f"{sum(tale.eruptions for tale in tales) / len(tales):.2f}"


def compared(before: dict[int, list[Tale]], tales: dict[int, list[Tale]]) -> list[tuple[str, ...]]:
    """Returns how the share of each seat differs from that with other data on the same deals, by players and seat."""
    rows = []
    for players, games in before.items():
        for seat in range(players):
            both = (rate(sum(tale.winner == seat for tale in side), len(side)) for side in (games, tales[players]))
            rows.append((str(players), str(seat), *both, differences(games, tales[players], seat)))
    return rows


def page(
    tales: dict[int, list[Tale]],
    solo: dict[str, list[Tale]],
    about: str,
    names: dict[str, str],
    before: dict[int, list[Tale]],
) -> str:
    """Returns the whole report."""
    heads = (
        "players",
        "games",
        "Castrum",
        "Apocalypse",
        f"cut after {LONGEST}",
        "Foro, round",
        "won, round",
        f"over {LONG} rounds",
        "eruptions",
    )
    parts = [f"<p>{escape(about)} Rounds: tenth part / middle / ninetieth part.</p>", "<h2>The course of games</h2>"]
    parts += [table(heads, [course(games) for games in tales.values()])] if tales else []
    if before:
        sides = ("players", "seat", "share with the other data", "share", "difference, 95 % interval")
        parts += ["<h2>The same deals with other data</h2>", table(sides, compared(before, tales))]
    parts += _alone(solo)
    for players, games in tales.items():
        even = sum(tale.winner is not None for tale in games) / len(games) / players
        parts.append(f"<h2>{players} players</h2>")
        parts.append(columns("Rounds in which the Foro was built", [tale.foro for tale in games if tale.foro]))
        parts.append(columns("Rounds in which somebody won", [game.round for game in games if game.winner is not None]))
        kinds: dict[str, Callable[[Tale, int], Iterable[str]]] = {
            "seat": lambda _, seat: [str(seat)],
            "chain": lambda tale, seat: [tale.chains[seat]],
            "starting building": lambda tale, seat: [_named(names, tale.first[seat])],
            "card in the first hand": lambda tale, seat: [_named(names, card) for card in tale.hands[seat]],
            "city card drawn": lambda tale, seat: [_named(names, card) for card in dict.fromkeys(tale.city[seat])],
        }
        parts += [shared(f"By {what}", what, shares(games, of), even) for what, of in kinds.items()]
    never = [chain for chain in CHAINS if not any(chain in tale.chains for games in tales.values() for tale in games)]
    parts.append(f"<p>Chains that nobody worked at most: {escape(', '.join(never) or NO_CHAIN)}.</p>")
    body = "\n".join(parts)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pompeii: balance</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{STYLE}</style></head><body><h1>Pompeii: how even it is</h1>{body}</body></html>\n"
    )


def _named(names: dict[str, str], id_: str) -> str:
    return f"{id_} {names.get(id_, '')}".strip()


def _alone(solo: dict[str, list[Tale]]) -> list[str]:
    """Returns the section on solo games."""
    heads = ("set", "games", "won, 95 % interval", *TITLES, "lost", "won, round", "eruptions")
    rows, charts = [], []
    for name, games in solo.items():
        titles = [rate(sum(tale.title == title for tale in games), len(games)) for title in (*TITLES, None)]
        won = [tale.round for tale in games if tale.winner is not None]
        rows.append((name, len(games), rate(len(won), len(games)), *titles, spread(won), struck(games)))
        charts.append(columns(f"Rounds in which games of {name} were won", won))
    return ["<h2>Alone</h2>", table(heads, rows), *charts] if rows else []


def main() -> None:
    """Plays the missing games and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--solo-games", type=int, default=200)
    parser.add_argument("--against", default=None, help="other data, in whose place those of --data are")
    options_of(parser, ".balance-pompeii")
    chosen = parser.parse_args()
    how = {"jobs": chosen.jobs, "data": chosen.data}
    together = PLAYERS if chosen.games else ()
    tales = {players: play(chosen.folder, [chosen.bot] * players, chosen.games, **how) for players in together}
    before: dict[int, list[Tale]] = {}
    if chosen.against is not None:
        how |= {"data": chosen.against}
        other = chosen.folder / "against"
        before = {players: play(other, [chosen.bot] * players, chosen.games, **how) for players in together}
        how |= {"data": chosen.data}
    solo = {name: play(chosen.folder, [chosen.bot], chosen.solo_games, [name], **how) for name in SETS}
    game = load_pompeii("pompeii", chosen.data)
    data = load_data(game.source.folder, game.source.name)
    names = {building.id: building.name for building in data.buildings}
    names |= {card.id: card.name for card in (*data.specialists, *data.city)}
    about = f"Played by {chosen.bot} at every seat, each deal once; data {game.data_name} {game.data}."
    file = chosen.folder / "balance.html"
    file.write_text(page(tales, solo, about, names, before), "utf-8")
    for line in compared(before, tales):
        print(*line, sep="  ")
    print(file)


if __name__ == "__main__":
    main()
