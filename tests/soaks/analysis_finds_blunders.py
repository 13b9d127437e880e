"""Whether analysis finds planted blunders, and says the same twice: `python -m tests.soaks.analysis_finds_blunders`.

`blunders.toml` holds made-up positions: `name`; `about`, what is at stake; `picture`, as `game.at` reads it; `good`
and `bad`, tokens that are legal there; `reason`, the message id of the reason that a hint has to give for a good token.
The seat that decides plays a blunder, good players finish the game, and the analysis of the whole record has to name
that decision as the one that gave most away, as a mistake at least, and one of the good tokens as the best. Then ten
golden games are analysed twice each, by programs of their own, and the JSON has to be the same to the last byte.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from typing import NamedTuple

import msgspec

from vesuvius import load
from vesuvius.bots.analysis.review import Analysis, analyse
from vesuvius.bots.players.registry import read_bot
from vesuvius.formats import record

FOLDER = Path(__file__).parent
GOLDEN = {"downfall-2-players.jsonl": 3, "downfall-3-players.jsonl": 4, "downfall-4-players.jsonl": 3}
BUDGET, REPEATED = "1000", "50"
PLAYER = "mcts:2000"
SEED = 1
SERIOUS = ("mistake", "blunder")


class Position(NamedTuple):
    """A position in which one sees what to do."""

    name: str
    about: str
    picture: str
    good: list[str]
    bad: list[str]
    reason: str


def positions() -> list[Position]:
    """All of them."""
    found = tomllib.loads((FOLDER / "blunders.toml").read_text("utf-8"))
    return [Position(**entry) for entry in found["position"]]


def planted(position: Position, blunder: str) -> record.Record:
    """A game that begins there with the blunder and is well played from then on."""
    game, player = load("downfall"), read_bot(PLAYER)
    stored, state = record.start(game, position=position.picture, seed=SEED)
    record.play(stored, game, state, blunder)
    while (seat := game.seat(state)) is not None:
        token = player.choose(game, game.mask(state, seat), seed=SEED).token
        record.play(stored, game, state, token)
    return stored


def wrong(position: Position, analysis: Analysis) -> list[str]:
    """What the analysis gets wrong about a planted blunder."""
    first, *rest = analysis.decisions
    found = []
    if first.mark not in SERIOUS:
        found.append(f"the blunder is called {first.mark}")
    if first.best not in position.good:
        found.append(f"{first.best} is called the best")
    worst = max(rest, key=lambda decision: decision.given_away, default=first)
    if worst.given_away >= first.given_away and worst is not first:
        found.append(f"decision {worst.ply}, {worst.move}, gives {worst.given_away:.3f} away")
    return found


def blunders() -> Iterator[bool]:
    """Try every position; where several tokens are blunders, each of them."""
    for position in positions():
        found = {blunder: analyse(planted(position, blunder), None, BUDGET, SEED) for blunder in position.bad}
        faults = {blunder: wrong(position, analysis) for blunder, analysis in found.items()}
        for blunder, analysis in found.items():
            first = analysis.decisions[0]
            verdict = "; ".join(faults[blunder]) or "found"
            print(f"{position.name:20} {blunder:7} {first.given_away:6.3f} best {first.best:7} {verdict}")
        yield not any(faults.values())


def output(file: Path, nth: int) -> bytes:
    """What the program prints about one game of a trace."""
    asked = [str(file), "--game", str(nth), "--budget", REPEATED, "--fresh", "--json"]
    return subprocess.run(
        [sys.executable, "-m", "vesuvius", "analyse", *asked], stdout=subprocess.PIPE, check=True
    ).stdout


def golden() -> Iterator[bool]:
    """Analyse every golden game twice."""
    with tempfile.TemporaryDirectory() as folder:
        for name, games in GOLDEN.items():
            file = Path(copy(FOLDER.parent / "golden" / name, folder))
            for nth in range(1, games + 1):
                first, second = output(file, nth), output(file, nth)
                decisions = len(msgspec.json.decode(first, type=Analysis).decisions)
                print(f"{name} {nth}: {decisions} decisions, {'the same twice' if first == second else 'DIFFERENT'}")
                yield first == second


def main() -> int:
    found, same = list(blunders()), list(golden())
    print(f"planted blunders found: {sum(found)} of {len(found)}; repeated alike: {sum(same)} of {len(same)}")
    return 0 if all(found) and all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
