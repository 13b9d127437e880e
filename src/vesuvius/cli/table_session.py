"""One person at a table with bots: reads moves, explains refusals, takes back what may be taken back."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.table import Table
from rich.text import Text

from vesuvius.bots.players.registry import NamedBot
from vesuvius.cli.boards import board_of
from vesuvius.cli.boards.board import LogLine
from vesuvius.cli.files import file_problems
from vesuvius.cli.hint_table import hint_table, plan_lines, search_hints
from vesuvius.cli.output import console, print_stderr, refusal_text, status_line
from vesuvius.formats import record as records
from vesuvius.formats.record import Move, Record, Undo
from vesuvius.game import Game, State
from vesuvius.texts import texts

PROMPT = "› "
WORD = 7  # columns of a help page for the word that is explained
BOT_SEED_BITS = 56  # so that it fits a signed word


class Left(Exception):
    """The player leaves the table."""


class TableSession:
    """A game from where it stands to its end; `file` gets every entry of the record as it is made.

    `bots` sit at all other seats. They see what their seats see.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        state: State,
        seat: int,
        file: Path | None,
        seed: int | str | None,
        bots: Mapping[int, NamedBot],
    ) -> None:
        self.game, self.record, self.state, self.seat, self.file = game, record, state, seat, file
        self.bots = bots
        self.board, self.terminal = board_of(game), console()
        self.reached: list[tuple[State, int]] = []
        self.log: list[LogLine] = []
        self.chance = random.Random(None if seed is None else f"opponents {seed}")

    def play(self) -> None:
        """Until it is over or the player leaves."""
        if sys.stdin.isatty():
            import readline  # noqa: F401

        for line in (texts("cli-welcome", who=self.board.player(self.seat)), *self._options()):
            self.terminal.print(Text(line))
        try:
            while (decides := self.game.seat(self.state)) is not None:
                self._enter(self._choose() if decides == self.seat else self._ask(decides))
            self._draw()
            outcome = self.game.outcome(self.state)
            assert outcome is not None
            self.terminal.print(self.board.result(outcome))
        except Left:
            self.terminal.print(Text(texts("cli-goodbye")))
        finally:
            if self.file is not None:
                print_stderr(texts("cli-record-kept", file=str(self.file)))

    def _options(self) -> list[str]:
        """What the options of this game change."""
        words = {option: texts(f"{self.game.name}-option-{option}") for option in self.record.header.options}
        return [texts("cli-table-option", option=option, words=meaning) for option, meaning in words.items()]

    def _enter(self, token: str) -> None:
        """Play a legal token."""
        self.reached.append((self.game.copy(self.state), len(self.log)))
        move = records.play(self.record, self.game, self.state, token)
        self._keep(move)
        self.log += self.board.tell([self.game.mask_event(event, self.seat) for event in move.events])

    def _ask(self, seat: int) -> str:
        """What the bot at that seat chooses."""
        masked, seed = self.game.mask(self.state, seat), self.chance.getrandbits(BOT_SEED_BITS)
        with status_line(texts("cli-thinking", who=self.board.player(seat))):
            return self.bots[seat].choose(self.game, masked, seed).token

    def _keep(self, entry: Move | Undo) -> None:
        if self.file is not None:
            with file_problems(str(self.file)):
                records.append(self.file, entry)

    def _choose(self) -> str:
        """A legal token of the player; everything else that is typed is answered here."""
        self._draw(self.terminal.size.height)
        while True:
            word = self._read()
            if word in self.game.legal(self.state):
                return word
            if word in ("undo", "u"):
                if self._undo():
                    self._draw(self.terminal.size.height)
            elif word in ("board", "b"):
                self._draw()
            elif word:
                self._answer(word)

    def _read(self) -> str:
        self.terminal.print(
            Text(self.board.ask(self.game.view(self.state, self.seat), self.game.legal(self.state)), "bold")
        )
        try:
            return input(PROMPT).strip()
        except EOFError:
            self.terminal.print()
            raise Left from None
        except KeyboardInterrupt:
            self.terminal.print()
            raise

    def _answer(self, word: str) -> None:
        if word in ("quit", "q", "exit"):
            raise Left
        if word == "?":
            self._list()
        elif word == "hint":
            found = search_hints(self.game, self.game.mask(self.state, self.seat), self.seat)
            self.terminal.print(hint_table(self.board, found, self.terminal.width))
            for line in plan_lines(self.board, found):
                self.terminal.print(Text(line))
        elif word in ("help", "h"):
            self._help()
        elif word == "log":
            for told in self.log:
                self.terminal.print(Text(told.words))
        else:
            refusal = self.game.refusal(self.state, self.seat, word)
            if refusal is not None:
                self.terminal.print(Text(refusal_text(self.board, word, refusal), "yellow"))

    def _help(self) -> None:
        """Commands, notation and options; a long line goes on below what it explains, not below its word."""
        parts = (texts("cli-table-help"), self.board.notation(), "\n".join(self._options()))
        for number, words in enumerate(filter(None, parts)):
            if number:
                self.terminal.print()
            table = Table.grid(padding=(0, 3, 0, 0))
            table.add_column(min_width=WORD)
            for line in words.splitlines():
                word, gap, meaning = line.partition("  ")
                if gap:
                    table.add_row(Text(word), Text(meaning.strip()))
                else:
                    self.terminal.print(Text(line))
            self.terminal.print(table)

    def _draw(self, rows: int | None = None) -> None:
        decides = self.game.seat(self.state) == self.seat
        legal = self.game.legal(self.state) if decides else []
        self.terminal.print(self.board.draw(self.game.view(self.state, self.seat), self.log, legal, rows))

    def _list(self) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for heading, tokens in self.board.groups(self.game.legal(self.state)):
            table.add_row(Text(heading, "dim"), Text(" ".join(tokens)))
        self.terminal.print(table, Text(texts("cli-hint-listed"), "dim"), sep="\n")

    def _undo(self) -> bool:
        """Take back the player's last decision, unless something new has come to light since."""
        if not records.may_undo(self.record.entries, self.seat):
            mine = any(move.seat == self.seat for move in records.in_force(self.record.entries))
            self.terminal.print(Text(texts("cli-undo-known" if mine else "cli-undo-nothing"), "yellow"))
            return False
        self._keep(records.undo(self.record, self.seat))
        self.state, length = self.reached.pop()
        del self.log[length:]
        self.terminal.print(Text(texts("cli-undone")))
        return True
