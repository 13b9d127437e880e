"""Pompeii in words: players, places, events, questions and groups of tokens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.pompeii.cards import CardWords
from vesuvius.cli.boards.words import PrintedWords
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.game import Event

PART, WHOLE = "°", "*"  # what is reconstructed: a part of an entry, or all of it
OF_VOLCANO = ("erupted", "blocked")  # events that tell of a volcano card
GOODS = ("got", "paid", "lost", "pledged")  # events that tell of goods; several in a row share a line
EXAMPLES = 3
# The first letters of tokens, and the heading that they are listed under; the first that fits.
HEADINGS = (
    ("own", "own"),
    ("[+]", "goods"),
    ("@b|hire|army|build.*|use:", "buildings"),
    ("@porta", "trade"),
    ("@", "fields"),
    ("[*]", "amount"),
    (".*>$|>", "trade"),
    ("train:|swap:", "piazza"),
    ("act:|heal:|lift:|finish", "foro"),
    ("give:|pass", "offerings"),
)


class Words(PrintedWords):
    """The words that need what is printed: names of cards and buildings, colours of seats."""

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.cards = CardWords(facts["goods"], facts["buildings"])
        self.names = {card["id"]: card["name"] for card in (*facts["specialists"], *facts["city"])}
        self.volcano = {card["id"]: card for card in facts["volcano"]}
        self.buildings = {building["id"]: building["name"] for building in facts["buildings"]}
        self.spaces = {space["id"]: space["name"] for space in facts["spaces"]}
        self.fields = [space["id"] for space in facts["spaces"] if space["kind"] == "field"]

    def card(self, card: str) -> str:
        """A card with its number and name; a volcano card with its name and what that means."""
        if card in self.volcano:
            return self.eruption(self.volcano[card])
        return f"{card} {self.names[card]}" if card in self.names else card

    def eruption(self, card: Mapping[str, Any]) -> str:
        """A volcano card; our words fit our name for it, not one that was read from a box."""
        if card["ends_game"]:
            return texts(f"pompeii-volcano-{card['id']}")
        if card["source"] == "box":
            return str(card["name"])
        return texts("pompeii-volcano-card", name=card["name"], meaning=texts(f"pompeii-volcano-{card['id']}"))

    def mark(self, entry: Mapping[str, Any]) -> str:
        """The sign of what is reconstructed; nothing at what is printed."""
        if entry["source"] == "reconstruction":
            return WHOLE
        return PART if entry["reconstructed"] else ""

    def place(self, place: str) -> str:
        """A field, a place of the city or a building."""
        if place in self.fields:
            return self.cards.field(place)
        return f"{place} {self.buildings[place]}" if place in self.buildings else self.spaces[place]

    def tell(self, events: Sequence[Event]) -> list[LogLine]:
        """The events of a play as lines of the log; goods that come or go together share one, and so do cards drawn."""
        return [self._line(group) for group in _grouped(events)]

    def _line(self, group: list[Event]) -> LogLine:
        event = group[0]
        facts: dict[str, Any] = dict(event.facts)
        if event.seat is not None:
            facts["who"] = self.player(event.seat)
        if event.kind in GOODS:
            facts["goods"] = self.cards.price({str(one.facts["good"]): _amount(one) for one in group})
        if event.kind in OF_VOLCANO and facts["card"]:
            facts["goods"] = self.cards.goods(self.volcano[facts["card"]]["destroys"])
        if event.kind == "drew":
            facts |= {"count": len(group), "cards": [self.card(str(one.facts["card"])) for one in group]}
        message = f"pompeii-event-{event.kind}{_variant(event)}"
        if event.kind == "erupted" and self.volcano[str(event.facts["card"])]["ends_game"]:
            message += "-end"
        return LogLine(event.seat, texts(message, **self.named(facts)), event.rule)

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with names in the place of seats and ids."""
        found = super().named({key: value for key, value in facts.items() if value is not None})
        if "card" in found:
            found["card"] = self.card(found["card"])
        if "good" in found:
            found["good"] = self.cards.good(found["good"])
        for key in ("building", "place"):
            if key in found:
                found[key] = self.place(found[key])
        if isinstance(found.get("goods"), list):
            found["goods"] = [self.cards.good(good) for good in found["goods"]]
        if isinstance(found.get("missing"), list):
            found["missing"] = [self._counted(goods) for goods in found["missing"]]
        return found

    def _counted(self, goods: str) -> str:
        """So many of a good, written as `2 olive_oil`."""
        amount, good = goods.split()
        return self.cards.amount(good, int(amount))

    def ask(self, view: View, legal: Sequence[str]) -> str:
        """What is to be decided, in one line; the examples are of different kinds where there are any."""
        facts = self.named({"who": self.player(view["decides"]), **view["about"]})
        for key in ("given", "taken"):
            if key in facts:
                facts[key] = self.cards.good(facts[key])
        facts |= {"examples": self._examples(legal), "required": view["required"]}
        return texts(f"pompeii-ask-{view['decision']}", **facts)

    def _examples(self, legal: Sequence[str]) -> list[str]:
        """A few legal tokens, from the beginning of each group."""
        groups = [tokens for _, tokens in self.groups(legal)]
        return [token for place in range(EXAMPLES) for tokens in groups for token in tokens[place : place + 1]][
            :EXAMPLES
        ]

    def groups(self, legal: Sequence[str]) -> list[tuple[str, list[str]]]:
        """The tokens by what they are about."""
        found: dict[str, list[str]] = {}
        for token in legal:
            heading = next((name for form, name in HEADINGS if re.match(form, token)), "choices")
            found.setdefault(texts(f"pompeii-group-{heading}"), []).append(token)
        return list(found.items())


def _amount(event: Event) -> int:
    amount = event.facts["amount"]
    assert isinstance(amount, int)
    return amount


def _grouped(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events that share a line: goods of one kind of event, and cards that are drawn alike."""
    group: list[Event] = []
    for event in events:
        alike = group and (event.kind, event.seat) == (group[0].kind, group[0].seat) and _goes_with(group, event)
        if group and not alike:
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _goes_with(group: list[Event], event: Event) -> bool:
    if event.kind in GOODS:
        return event.facts["good"] not in [one.facts["good"] for one in group]
    return event.kind == "drew" and (event.facts["card"] is None) == (group[0].facts["card"] is None)


def _variant(event: Event) -> str:
    """What decides the words of an event, besides its kind."""
    facts = event.facts
    match event.kind:
        case "placed":
            on_card = "-card" if facts["card"] else ""
            return "-row" if facts["place"] is None else f"-{facts['with']}{on_card}"
        case "activated":
            return "" if facts["works"] else "-vain"
        case "drew" | "kept" | "took_unseen" | "blocked":
            return "" if facts["card"] else "-hidden"
        case "remade":
            return f"-{facts['deck']}"
        case "injured" | "healed":
            return f"-{facts['what']}"
        case "offered":
            return "" if facts["enough"] else "-short"
        case "joined":
            return "-later" if facts["later"] else ""
        case "over":
            return f"-{facts['end']}" if facts["title"] is None else "-title"
    return ""
