"""The parts of Pompeii's table: players, buildings, fields, the inventory tablet, cards, offerings and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.panel import QUIET, last_lines, panel
from vesuvius.cli.boards.pompeii.cards import NUMERALS
from vesuvius.cli.boards.pompeii.words import PART, WHOLE, Words
from vesuvius.texts import texts

LOUD = Style(bold=True)
EMBER = Style(color="#e5511d")
SEATS = {"red": "#c3301d", "green": "#3f8f4f", "blue": "#2467b5", "yellow": "#d9a520"}
COLOURS = {"red": "#c3301d", "blue": "#2467b5", "green": "#3f8f4f", "purple": "#7b4886"}
FREE, COVERED, ARROW = "·", "×", "→"


class Panels:
    """The parts of one view."""

    def __init__(self, words: Words, view: View, legal: Sequence[str]) -> None:
        self.facts, self.words, self.view, self.legal = words.facts, words, view, legal
        self.letters = [colour[0].upper() for colour in words.colours]  # the same in every language

    def title(self) -> Text:
        """The game and how far it has come."""
        line = Text(texts("pompeii-title"), LOUD)
        line.append(f"  {texts('pompeii-round', round=self.view['round'])}", EMBER)
        line.append(f"  {texts('pompeii-phase-' + self.view['phase'])}", QUIET)
        return line

    def players(self) -> RenderableType:
        """Everybody: workers still to be placed of all, army, cards in hand, markers."""
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style=QUIET)
        table.add_column("", width=1)
        table.add_column("", ratio=1, no_wrap=True)
        for heading in ("workers", "army", "specialists", "city", "markers"):
            table.add_column(texts(f"pompeii-{heading}"), justify="right")
        for number, seat in enumerate(self.view["seats"]):
            turn = "►" if self.view["decides"] == number else ""
            name = Text(f"{self.letters[number]} {self.words.player(number)}", self._seat(number))
            if self.view["start"] == number:
                name.append(f" ({texts('pompeii-start')})", QUIET)
            if self.view["seat"] == number:
                name.append(f" {texts('pompeii-you')}", QUIET)
            workers = f"{seat['left'] + seat['taken']}/{seat['workers']}"
            held = seat["hurt"] + seat["kept_by_halts"]
            workers += f" ({held})" if held else ""
            hand = [str(seat["hand"]["specialists"]), str(seat["hand"]["city"])]
            table.add_row(turn, name, workers, texts(f"pompeii-army-{seat['army']}"), *hand, str(seat["markers"]))
        return panel(table, texts("pompeii-players"))

    def buildings(self) -> RenderableType:
        """Every building: what it makes, or what it costs; its owners, and who stands on its spaces."""
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1, overflow="fold")
        table.add_column(no_wrap=True, justify="right")
        for building in self.facts["buildings"]:
            stands = building["id"] in self.view["built"]
            style = Style(color=COLOURS[building["kind"]], bold=stands, dim=not stands)
            name = Text(f"{building['id']:<4}{building['name']}{self.words.mark(building)}", style)
            made = Text(self._makes(building), Style(dim=not stands))
            if not stands:
                made.append(f"{'; ' if made.plain else ''}{self._cost(building['cost'])}", QUIET)
            table.add_row(name, made, self._spaces(building) if stands else Text(""))
        return panel(table, texts("pompeii-buildings"))

    def standing(self) -> RenderableType:
        """The buildings that stand, with owners and workers; of the others only their numbers."""
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1, overflow="fold")
        table.add_column(no_wrap=True, justify="right")
        missing = [building["id"] for building in self.facts["buildings"] if building["id"] not in self.view["built"]]
        for building in self.facts["buildings"]:
            if building["id"] in self.view["built"]:
                name = Text(f"{building['id']:<4}{building['name']}", Style(color=COLOURS[building["kind"]], bold=True))
                table.add_row(name, Text(self._makes(building)), self._spaces(building))
        unbuilt = Text(texts("pompeii-unbuilt", buildings=missing), QUIET) if missing else Text("")
        return panel(Group(table, unbuilt), texts("pompeii-buildings"))

    def _makes(self, building: dict[str, Any]) -> str:
        lines = [f"{self._short(line['in'])} {ARROW} {self._short(line['out'])}" for line in building["conversions"]]
        if building["hire"]:
            lines.append(texts("pompeii-hires", goods=self.words.cards.good(next(iter(building["hire"])))))
        if building["recruit"]:
            lines.append(texts("pompeii-recruits", goods=self.words.cards.price(building["recruit"])))
        return "; ".join(lines)

    def _short(self, goods: dict[str, int]) -> str:
        cards = self.words.cards
        return " + ".join(cards.good(good) if n == 1 else cards.amount(good, n) for good, n in goods.items())

    def _cost(self, cost: dict[str, int]) -> str:
        return texts("pompeii-cost", goods=self.words.cards.price(cost))

    def _spaces(self, building: dict[str, Any]) -> Text:
        """Owners by their letters, then everybody who stands there, covered spaces and free ones."""
        name = building["id"]
        line = Text()
        for seat in self.view["built"][name]:
            line.append(self.letters[seat], self._seat(seat))
        room = building["spaces"][self.view["players"] - 1]
        if room:
            line.append(" [")
            used = self._stand(line, name) + self.view["tokens"].get(name, 0)
            line.append(COVERED * self.view["tokens"].get(name, 0) + FREE * max(0, room - used) + "]")
        return line

    def _stand(self, line: Text, place: str) -> int:
        """A letter for every worker, a small one for a marker; how many there are."""
        count = 0
        for board, small in ((self.view["workers"], False), (self.view["markers"], True)):
            for seat, number in enumerate(board.get(place, [])):
                letter = self.letters[seat].lower() if small else self.letters[seat]
                line.append(letter * number, self._seat(seat))
                count += number
        return count

    def places(self) -> RenderableType:
        """The fields and the places of the city, with everybody who stands there."""
        table = Table.grid(padding=(0, 2, 0, 0))
        entries = []
        for space in self.facts["spaces"]:
            name = space["id"]
            if space["kind"] not in ("field", "limited"):
                continue
            blocked = name in self.view["blocked"]
            label = self.words.cards.good(name) if name in self.words.fields else name.capitalize()
            line = Text(
                label + self.words.mark(space),
                Style(strike=blocked, bold=any(f"@{name}" == token for token in self.legal)),
            )
            line.append(" ")
            self._stand(line, name)
            entries.append(line)
        for first in range(0, len(entries), 5):
            table.add_row(*entries[first : first + 5])
        return panel(table, texts("pompeii-places"))

    def tablet(self) -> RenderableType:
        """The reader's goods, by value; then those of the others."""
        me = self.view["seat"] if self.view["seat"] is not None else 0
        own = self.view["seats"][me]["goods"]
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        columns = [[good for good in self.facts["goods"] if good["value"] == value] for value in range(1, 6)]
        for value in range(1, 6):
            table.add_column(NUMERALS[value], no_wrap=True)
        for row in range(max(map(len, columns))):
            table.add_row(*(self._good(column[row], own) if row < len(column) else Text("") for column in columns))
        lines: list[RenderableType] = [table]
        for number, seat in enumerate(self.view["seats"]):
            if number != me:
                goods = ", ".join(self.words.cards.amount(good, n) for good, n in seat["goods"].items())
                lines.append(Text.assemble((f"{self.words.player(number)} ", self._seat(number)), goods or FREE))
        return panel(Group(*lines), texts("pompeii-tablet", who=self.words.player(me)))

    def goods(self) -> RenderableType:
        """Everybody's goods, a line for each player."""
        lines = []
        for number, seat in enumerate(self.view["seats"]):
            goods = ", ".join(self.words.cards.amount(good, n) for good, n in seat["goods"].items())
            lines.append(Text.assemble((f"{self.words.player(number)} ", self._seat(number)), goods or FREE))
        return panel(Group(*lines), texts("pompeii-goods"))

    def _good(self, good: dict[str, Any], own: dict[str, int]) -> Text:
        amount = own.get(good["id"], 0)
        style = Style(bold=bool(amount), dim=not amount, strike=good["id"] in self.view["blocked"])
        return Text(f"{amount or FREE:>2} {self.words.cards.good(good['id'])}{self.words.mark(good)}", style)

    def cards(self) -> RenderableType:
        """The cards that the reader holds, looks at or may use, each with what it does; those of others by number."""
        view = self.view
        lines: list[RenderableType] = [Text(texts("pompeii-decks", **view["decks"], volcano=view["volcano"]), QUIET)]
        heaps = [("looked", view["looked_at"]), ("row", view["row"])]
        if view["seat"] is not None:
            mine = view["seats"][view["seat"]]
            heaps += [("hand", mine["hand"]["cards"]), ("active", mine["active"])]
        for heading, cards in heaps:
            if cards:
                lines.append(Text(texts(f"pompeii-cards-{heading}"), LOUD))
                lines += [self._card(card) for card in cards]
        for number, seat in enumerate(view["seats"]):
            if number != view["seat"] and seat["active"]:
                lines.append(Text(f"{self.words.player(number)}: {', '.join(seat['active'])}", self._seat(number)))
        if view["revealed"]:
            lines.append(Text(texts("pompeii-cards-volcano"), LOUD))
            lines.append(self._eruption(self.words.volcano[view["revealed"][-1]]))
        return panel(Group(*lines), texts("pompeii-cards"))

    def card_names(self) -> RenderableType:
        """The cards that the reader holds, looks at or may use, by number and name."""
        view = self.view
        mine = view["seats"][view["seat"]] if view["seat"] is not None else None
        heaps = [("looked", view["looked_at"]), ("row", view["row"])]
        heaps += [("hand", mine["hand"]["cards"]), ("active", mine["active"])] if mine else []
        lines = [
            Text.assemble((texts(f"pompeii-cards-{heading}"), LOUD), " ", ", ".join(map(self.words.card, cards)))
            for heading, cards in heaps
            if cards
        ]
        return panel(Group(*lines), texts("pompeii-cards"))

    def _card(self, card: str) -> Text:
        row = next(row for row in (*self.facts["specialists"], *self.facts["city"]) if row["id"] == card)
        line = Text(f" {card} ", LOUD)
        line.append(f"{row['name']}{self.words.mark(row)} ", Style(italic=True))
        if row["cost"]:
            line.append(f"({self.words.cards.price(row['cost'])}) ", QUIET)
        return line.append(self.words.cards.text(row))

    def _eruption(self, card: dict[str, Any]) -> Text:
        line = Text(f" {self.words.eruption(card)}{self.words.mark(card)} ", Style(italic=True))
        return line.append(self.words.cards.goods(card["destroys"]))

    def marks(self) -> Text:
        """What the signs at names mean."""
        return Text(texts("pompeii-marks", part=PART, whole=WHOLE), QUIET)

    def offerings(self) -> RenderableType | None:
        """What is asked for and what was pledged; nothing outside of the offerings."""
        if self.view["phase"] != "offerings":
            return None
        lines = [Text(texts("pompeii-required", value=self.view["required"]), EMBER)]
        for number, seat in enumerate(self.view["seats"]):
            goods = ", ".join(self.words.cards.amount(good, n) for good, n in seat["pledged"].items())
            lines.append(Text.assemble((f"{self.words.player(number)} ", self._seat(number)), goods or FREE))
        return panel(Group(*lines), texts("pompeii-offerings"))

    def log(self, log: Sequence[LogLine], rows: int, width: int) -> RenderableType:
        """The end of the log, as much as fits."""
        return panel(Group(*(line for _, line in last_lines(log, rows, width - 4))), texts("pompeii-log"))

    def _seat(self, seat: int) -> Style:
        return Style(color=SEATS[self.words.colours[seat]], bold=True)


def shown(parts: Iterable[RenderableType | None]) -> Group:
    """Those parts that are there, below each other."""
    return Group(*(part for part in parts if part is not None))
