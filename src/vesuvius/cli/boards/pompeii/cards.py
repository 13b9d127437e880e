"""The cards of Pompeii in words: each text is composed from the card's row of data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vesuvius.problem import Fact
from vesuvius.texts import Texts
from vesuvius.texts import texts as spoken

Row = Mapping[str, Any]
NUMERALS = ("", "I", "II", "III", "IV", "V")
# Parameters that are goods with their amounts, and what a text calls them.
PRICES = {"goods": "goods", "in": "given", "out": "made", "heal": "heal", "lift": "lift", "finish": "finish"}
PRICES |= {"bonus": "bonus"}
FIGURES = {"amount": "amount", "max": "most", "tokens": "tokens", "keep": "keep", "skip": "skip"}
FIGURES |= {"lower": "lower", "same": "same", "higher": "higher", "if_more_than": "more", "field": "field"}
ON_BUILDINGS = ("deny_owner_bonus", "extra_space")


class CardWords:
    """The words of cards; buildings go by the names in the data, goods that nobody has translated as well."""

    def __init__(self, goods: Iterable[Row], buildings: Iterable[Row], texts: Texts = spoken) -> None:
        self.texts = texts
        self.buildings = {str(building["id"]): str(building["name"]) for building in buildings}
        self.names = {str(good["id"]): str(good["name"]) for good in goods} | self.buildings

    def good(self, good: str) -> str:
        """A good as on the inventory tablet."""
        message = f"pompeii-good-{good}"
        return self.texts(message) if self.texts.has(message) else self.names[good]

    def amount(self, good: str, amount: int) -> str:
        """So many of a good."""
        message = f"pompeii-amount-{good}"
        known = self.texts.has(message)
        return self.texts(message, amount=amount) if known else f"{amount} {self.names[good]}"

    def some(self, good: str) -> str:
        """A good without a number, as something that is taken or made."""
        message = f"pompeii-some-{good}"
        return self.texts(message) if self.texts.has(message) else self.names[good]

    def goods(self, goods: Iterable[str]) -> str:
        """Goods without amounts, the last after an `and`."""
        return self._listed([self.good(good) for good in goods])

    def price(self, goods: Mapping[str, int]) -> str:
        """Goods with their amounts, the last after an `and`."""
        return self._listed([self.amount(good, amount) for good, amount in goods.items()])

    def field(self, good: str) -> str:
        """The name of a resource field."""
        return self.texts("pompeii-field", good=self.good(good))

    def building(self, colour: str) -> str:
        """The kind of a building, by its colour."""
        return self.texts(f"pompeii-building-{colour}")

    def text(self, card: Row) -> str:
        """What a specialist or a city card does."""
        words = " ".join(self.effect(effect, str(card["location"])) for effect in card["effects"])
        if card["timing"] == "at_activation":
            words = self.texts("pompeii-trained" if card["location"] == "piazza" else "pompeii-activated", text=words)
        return self.texts("pompeii-temple", text=words) if card.get("temple") else words

    def effect(self, effect: Row, location: str) -> str:
        """What one effect does."""
        return self.texts(f"pompeii-effect-{effect['words']}", **self._arguments(effect, location))

    def _arguments(self, effect: Row, location: str) -> dict[str, Fact]:
        """What a text can name: place, goods, figures, buildings and values."""
        given: dict[str, Fact] = {"at": self._at(location)}
        given |= {name: effect[key] for key, name in FIGURES.items() if key in effect}
        given |= {name: self._goods(effect[key]) for key, name in PRICES.items() if effect.get(key)}
        given |= self._goods_named(effect, location)
        if effect["kind"] in ON_BUILDINGS:
            given["building"] = self.building(effect["on"])
            given["buildings"] = self.texts(f"pompeii-buildings-{effect['on']}")
        if choose := effect.get("choose"):
            given |= {"amount": choose["amount"], "values": NUMERALS[choose["value"]]}
        if "value_min" in effect:
            ends = dict.fromkeys((NUMERALS[effect["value_min"]], NUMERALS[effect["value_max"]]))
            given["values"] = "–".join(ends)
        return given | ({"amount": abs(effect["delta"])} if effect.get("delta") else {})

    def _goods_named(self, effect: Row, location: str) -> dict[str, Fact]:
        """The goods that a text names besides prices: made, taken instead of a yield, or not needed."""
        match effect["kind"]:
            case "field_bonus" | "convert_bonus":
                return {"good": self.some(effect["good"]), "goods": self.amount(effect["good"], effect["amount"])}
            case "field_take":
                return {"yield": self.some(location), "taken": self._listed([self.some(g) for g in effect["goods"]])}
            case "convert_alt":
                return {"without": self._goods(effect["spared"])}
        return {}

    def _is_field(self, location: str) -> bool:
        return location in self.names and location not in self.buildings

    def _at(self, location: str) -> str:
        """The place of a card, as a sentence begins."""
        if self._is_field(location):
            return self.texts("pompeii-at-field", good=self.good(location))
        return self.texts("pompeii-at-building", name=self.names.get(location, location))

    def _goods(self, goods: Mapping[str, int] | Iterable[str]) -> str:
        return self.price(goods) if isinstance(goods, Mapping) else self.goods(goods)

    def _listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.texts("pompeii-and", some=", ".join(parts[:-1]), last=parts[-1])
