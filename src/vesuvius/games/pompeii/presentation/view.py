"""What a seat sees, as JSON, from a state that has been masked for it; and what is printed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import attrgetter, mul

import msgspec

from vesuvius.games.pompeii.data.model import Card, Data
from vesuvius.games.pompeii.data.names import CARD_NAMES, COLOURS, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.data.read import DEFAULT, SETS, changes_of
from vesuvius.games.pompeii.presentation import state_words
from vesuvius.games.pompeii.presentation.road import Road
from vesuvius.games.pompeii.presentation.state_words import ARMIES, BUILDING_NAMES, DECK_NAMES, ENDS, STAGES
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules.dealing import FIRST_WORKERS
from vesuvius.games.pompeii.rules.effects.conversion import ConvertAlt
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.state import State
from vesuvius.games.view_parts import Json, Part, view_of

NOW = (
    "stage", "round", "start", "next_start", "turn", "extra", "seat", "ended", "depth", "frame", "frame_kind",
    "skipped",
)  # fmt: skip
SEAT = (
    "goods", "pledged", "hand", "where", "workers", "left", "taken", "hurt", "halts", "kept_by_halts", "army",
    "markers", "built", "owner",
)  # fmt: skip
COUNTS = ("workers", "left", "taken", "hurt", "halts", "kept_by_halts")
REMEMBERED = 4_096  # seats; about 2 kB each
Amounts = tuple[int, ...]
CARDS_OF = attrgetter("where", "known", "hand", "top", "end", "ended")


class Views:
    """How a game with these figures is shown."""

    def __init__(self, t: Figures, data: str) -> None:
        self._t, self._data = t, data
        self._road = Road(t)
        # Most moves change what one seat has, and nothing of the others.
        self._seat = lru_cache(REMEMBERED)(self._render_seat)
        self.PARTS: tuple[Part, ...] = (
            Part(NOW, _now),
            Part(SEAT, self._seats),
            Part(("built", "owner", "tokens", "acts_at", "blocked"), _board),
            Part(("at", "marks", "tokens"), self._places),
            Part(("top", "end", "where"), _cards),
            Part(("volcano", "revealed"), _volcano),
            Part(
                ("required", "delta", "passes", "abstains", "shielded", "pledged", "workers", "built"), self._offering
            ),
            Part(("ended", "winner", "round"), _end),
        )

    def view(self, s: State, seat: int | None) -> Json:
        """The state as that seat sees it; a spectator is None."""
        options = state_words.option_list(s)
        seen = {"game": "pompeii", "data": self._data, "players": s.players, "options": options, "seat": seat}
        return view_of(self.PARTS, seen, s, self.own(s))

    def own(self, s: State) -> Json:
        """The cards in hands and those looked at, as far as the seat which the state was masked for knows them."""
        hands = {f"/seats/{seat}/hand/cards": state_words.cards_at(s, st.HAND + seat) for seat in range(s.players)}
        return {**hands, "/looked_at": state_words.cards_at(s, st.VIEWED)}

    def learners(self, old: State, new: State) -> list[int | None]:
        """Everybody once a card has gone anywhere."""
        return [] if CARDS_OF(old) == CARDS_OF(new) else [None, *range(new.players)]

    def _seats(self, s: State) -> Json:
        return {"seats": [self._one_seat(s, seat) for seat in range(s.players)]}

    def _one_seat(self, s: State, seat: int) -> Json:
        goods = tuple(s.goods[f.GOODS * seat : f.GOODS * (seat + 1)])
        pledged = tuple(s.pledged[f.GOODS * seat : f.GOODS * (seat + 1)])
        active = tuple(state_words.cards_at(s, st.ACTIVE + seat))
        counts = s.workers[seat], s.left[seat], s.taken[seat], s.hurt[seat], s.halts[seat], s.kept_by_halts[seat]
        stations = s.built & self._road.stations
        others = s.army[seat], s.markers[seat], state_words.buildings_of(s, seat), stations
        specialists, city = s.hand[2 * seat : 2 * seat + 2]
        # A copy, since whoever may see the cards of a hand finds them beside its numbers.
        rendered = self._seat(goods, pledged, active, counts, others)
        hand = {"specialists": specialists, "city": city}
        return {**rendered, "hand": hand}

    def _render_seat(
        self, goods: Amounts, pledged: Amounts, active: tuple[str, ...], counts: Amounts, others: Amounts
    ) -> Json:
        army, markers, buildings, stations = others
        return {
            "goods": state_words.goods(goods),
            "worth": self._worth(goods),
            "pledged": state_words.goods(pledged),
            "pledged_worth": self._worth(pledged),
            "hand": {},
            "active": [*active],
            **dict(zip(COUNTS, counts, strict=True)),
            "army": ARMIES[army],
            "markers": markers,
            "buildings": buildings,
            **self._road.of(goods, army, counts[COUNTS.index("halts")], stations, active),
        }

    def _worth(self, amounts: Sequence[int]) -> int:
        """P33: what the goods of a seat are worth as an offering."""
        return sum(map(mul, amounts, self._t.value))

    def _places(self, s: State) -> Json:
        return {
            "workers": state_words.occupied(s, s.at),
            "markers": state_words.occupied(s, s.marks),
            "free": self._free(s),
        }

    def _free(self, s: State) -> dict[str, int]:
        """P5, P28: the spaces of each place that nobody and nothing takes up."""
        left = self._t.room[s.players :: f.SEATS + 1]
        for row in (s.at, s.marks):
            for number in compress(range(len(row)), row):
                left[number // f.SEATS] -= row[number]
        for building in compress(range(f.BUILDINGS), s.tokens):
            left[f.FIRST_BUILDING + building] -= s.tokens[building]
        return {PLACE_NAMES[place]: max(0, left[place]) for place in range(f.COSTRUZIONE, f.PLACES)}

    def _offering(self, s: State) -> Json:
        seats = range(s.players)
        offered = sum(self._worth(s.pledged[f.GOODS * seat : f.GOODS * (seat + 1)]) for seat in seats)
        return {
            "awake": bool(s.built >> self._t.foro & 1),
            "due": sum(s.workers[: s.players]),
            "required": s.required,
            "delta": s.delta,
            "offered": offered,
            "missing": max(0, s.required - offered),
            "passes": s.passes,
            "abstains": [seat for seat in seats if s.abstains >> seat & 1],
            "shielded": [seat for seat in seats if s.shielded >> seat & 1],
        }


def _now(s: State) -> Json:
    return {
        "phase": state_words.phase(s),
        "stage": STAGES[s.stage],
        "round": s.round,
        "rounds_left": max(0, st.LAST_ROUND - s.round) if s.players == 1 else None,
        "start": s.start,
        "next_start": s.next_start,
        "turn": None if s.turn == st.NOBODY else s.turn,
        "extra": s.extra,
        "decides": None if s.stage == st.OVER else s.seat,
        "decision": state_words.decision(s),
        "about": _about(s),
    }


def _effect(effect: int) -> str | None:
    return None if effect < 0 or effect == f.PORTA_TRADE else CARD_NAMES[effect // f.EFFECTS_OF_A_CARD]


def _about(s: State) -> Json:
    """What the decision is about: what of it was chosen before."""
    if s.stage == st.OVER or not s.depth:
        return {}
    one, two, three = s.frame[3 * s.depth - 3 : 3 * s.depth]
    match state_words.decision(s):
        case "coin":
            return {"left": one}
        case "times":
            return {"place": PLACE_NAMES[one], "line": two, "card": _effect(three)}
        case "given" | "victim" | "building" | "card":
            return {"card": _effect(one)}
        case "taken":
            return {"card": _effect(one), "given": GOOD_NAMES[two]}
        case "traded":
            return {"card": _effect(one), "given": GOOD_NAMES[two], "taken": GOOD_NAMES[three]}
        case "good":
            return {"card": _effect(one), "taker": two // f.SEATS, "giver": two % f.SEATS, "left": three // f.GOODS}
        case "skip":
            return {"building": BUILDING_NAMES[one], "left": two, "skipped": state_words.goods(s.skipped)}
        case "pledged":
            return {"good": GOOD_NAMES[one]}
        case "keep" | "draw":
            return {"left": one}
        case "halt":
            return {"builder": one}
    return {}


def _board(s: State) -> Json:
    built = state_words.buildings(s.built)
    return {
        "built": {name: state_words.owners(s, BUILDING_NAMES.index(name)) for name in built},
        "porta": state_words.owners(s, st.PORTA_OWNERS),
        "tokens": state_words.tokens(s),
        "acts_at": None if s.acts_at == f.NOWHERE else PLACE_NAMES[s.acts_at],
        "blocked": state_words.blocked(s),
    }


def _cards(s: State) -> Json:
    return {
        "decks": {name: s.end[deck] - s.top[deck] for deck, name in enumerate(DECK_NAMES)},
        "piles": {name: state_words.cards_at(s, st.PILE, deck) for deck, name in enumerate(DECK_NAMES)},
        "row": state_words.cards_at(s, st.ROW),
        "joining": state_words.cards_at(s, st.JOINING),
        "gone": state_words.cards_at(s, st.GONE),
        "carried_out": state_words.cards_at(s, st.CARRIED),
    }


def _volcano(s: State) -> Json:
    revealed = state_words.volcano_names(s.volcano[: s.revealed])
    return {"revealed": revealed, "volcano": state_words.volcano_cards(s) - s.revealed}


def _end(s: State) -> Json:
    winner = None if s.winner == st.NOBODY else s.winner
    return {"end": ENDS[s.ended], "winner": winner, "title": state_words.title(s) if s.players == 1 else None}


def card_facts(data: Data, card: Card) -> Json:
    """A card as it is printed, and for each of its effects which words tell what it does."""
    printed: Json = msgspec.json.decode(msgspec.json.encode(card))
    for effect, told in zip(card.effects, printed["effects"], strict=True):
        told["words"] = "-".join((told["kind"], *effect.wording(data, card.location)))
        told |= {"spared": effect.spares(data, card.location)} if isinstance(effect, ConvertAlt) else {}
    return printed


def facts(data: Data) -> Json:
    """All that is printed or reconstructed, for anyone who draws it, and what other shipped sets have instead."""
    printed: Json = msgspec.json.decode(msgspec.json.encode(data))
    printed |= {deck: [card_facts(data, card) for card in getattr(data, deck)] for deck in ("specialists", "city")}
    counts = {"specialist_cards": f.SPECIALISTS, "first_workers": FIRST_WORKERS}
    others = {name: changes_of(name) for name in SETS if name != DEFAULT} if data.name == DEFAULT else {}
    return {**printed, "colours": list(COLOURS), **counts, "other_sets": others}
