"""Writes what is printed and what is reconstructed of Pompeii, entry by entry: `docs/pompeii-data.md`.

    python tools/pompeii_data.py [--check]

With `--check` nothing is written; the exit status is 1 if the file doesn't match the data.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import FILES, Building, Card, Data, Entry, Good, Space, VolcanoCard
from vesuvius.games.pompeii.rules.effects import KINDS

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "pompeii-data.md"
PREFACE = ROOT / "tools" / "pompeii_data.md"
EFFECTS = "src/vesuvius/games/pompeii/rules/effects"
STORIES = "tests/games/pompeii/rules/test_cards.py"
NUMERALS = ("", "I", "II", "III", "IV", "V")


def goods(amounts: Mapping[str, int]) -> str:
    """Returns goods and how many of each."""
    return ", ".join(f"{amount} {good}" for good, amount in amounts.items()) or "–"


def figures(entry: Any) -> str:
    """Returns what an entry says besides its name, as a cell."""
    match entry:
        case Good():
            return f"{NUMERALS[entry.value]}, {entry.kind}"
        case Building():
            lines = [f"{goods(line.given)} → {goods(line.made)}" for line in entry.conversions]
            hire = [
                f"{good} for workers 4 to 6: {', '.join(map(str, prices[3:]))}" for good, prices in entry.hire.items()
            ]
            army = [f"army: {goods(entry.recruit)}"] if entry.recruit else []
            return "; ".join([entry.kind, f"cost {goods(entry.cost)}", *lines, *hire, *army, spaces(entry.spaces)])
        case Space():
            undo = [f"undoing {goods(entry.undo)}"] if entry.undo else []
            return "; ".join([entry.kind, *([spaces(entry.spaces)] if any(entry.spaces) else []), *undo])
        case Card():
            return "; ".join([*([f"cost {goods(entry.cost)}"] if entry.cost else []), entry.text])
        case VolcanoCard():
            return ", ".join(entry.destroys) or "ends the game; everybody has lost"
    raise TypeError(entry)


def spaces(room: Sequence[int]) -> str:
    """Returns the worker spaces with 1 to 4 players."""
    return f"spaces {'/'.join(map(str, room))}"


def known(entry: Entry) -> str:
    """Returns where an entry comes from and what of it is reconstructed, as two cells."""
    if entry.source == "reconstruction":
        return "– | all"
    return f"{entry.where} | {', '.join(entry.reconstructed) or '–'}"


def summary(data: Data) -> Iterator[str]:
    """Yields a table of how much of each file is printed."""
    yield "| file | entries | in the rulebook, wholly | in part | reconstructed |"
    yield "|---|---|---|---|---|"
    for file, entries in zip(FILES, listed(data).values(), strict=False):
        told = [entry for entry in entries if entry.source != "reconstruction"]
        part = sum(bool(entry.reconstructed) for entry in told)
        yield f"| `{file}` | {len(entries)} | {len(told) - part} | {part} | {len(entries) - len(told)} |"


def listed(data: Data) -> dict[str, Sequence[Any]]:
    """Returns the entries by heading, in the order of the files, without effect kinds: those are our own."""
    return {
        "Goods": data.goods,
        "Buildings": data.buildings,
        "Worker spaces": data.spaces,
        "Specialists": data.specialists,
        "City cards": data.city,
        "Volcano cards": data.volcano,
    }


def kinds(data: Data) -> Iterator[str]:
    """Where to find each kind of effect: its parameters, its rules, its cards, its test."""
    yield f"Parameters, checks and rules of a kind are in one file of [`{EFFECTS}`](../{EFFECTS});"
    yield f"the stories of its cards are told by [`test_cards.py`](../{STORIES}), picked by `-k` and the kind."
    yield "What else a new kind needs is listed at the top of `effects/__init__.py`."
    yield ""
    yield "| kind | parameters | what it does | rules | cards | test |"
    yield "|---|---|---|---|---|---|"
    described = {entry.kind: entry for entry in data.kinds}
    for kind in KINDS:
        name, module = str(kind.__struct_config__.tag), kind.__module__.rpartition(".")[2]
        ids = [card.id for card in (*data.specialists, *data.city) if any(type(e) is kind for e in card.effects)]
        parameters = ", ".join(described[name].parameters) or "–"
        file = f"[`{module}.py`](../{EFFECTS}/{module}.py)"
        yield f"| `{name}` | {parameters} | {described[name].text} | {file} | {', '.join(ids)} | `-k {name}` |"


def document(data: Data) -> str:
    """Returns the whole page."""
    tables = [("Trade", data.trade), ("Components", data.components), ("Volcano decks", data.setup)]
    lines = [PREFACE.read_text("utf-8").rstrip(), "", "## How much of it", "", *summary(data), ""]
    lines += ["The rates of trade, the components and the volcano decks are printed:", ""]
    for name, table in tables:
        facts = {key: getattr(table, key) for key in table.__struct_fields__ if key not in Entry.__struct_fields__}
        said = ", ".join(f"{key} {' + '.join(map(str, v)) if isinstance(v, tuple) else v}" for key, v in facts.items())
        lines.append(f"- {name} ({table.where}): {said}.")
    for heading, entries in listed(data).items():
        lines += [
            "",
            f"## {heading}",
            "",
            "| id | name | what it says | where | reconstructed |",
            "|---|---|---|---|---|",
        ]
        lines += [f"| `{entry.id}` | {entry.name} | {figures(entry)} | {known(entry)} |" for entry in entries]
    lines += ["", "## Kinds of effects", "", *kinds(data)]
    return "\n".join([*lines, ""])


def main(arguments: list[str]) -> int:
    """Writes or compares the page; returns the exit status."""
    text = document(load())
    if "--check" in arguments:
        return 0 if DOCUMENT.is_file() and DOCUMENT.read_text("utf-8") == text else 1
    DOCUMENT.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
