"""What a seat sees, as JSON, from a state that has been masked for it; and what is printed."""

from __future__ import annotations

from typing import Any

import msgspec

from vesuvius.games.pompeii.data.model import Data
from vesuvius.games.pompeii.data.names import CARD_NAMES, COLOURS, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.presentation import state_words
from vesuvius.games.pompeii.presentation.state_words import ARMIES, BUILDING_NAMES, DECK_NAMES, ENDS, STAGES
from vesuvius.games.pompeii.rules.figures import EFFECTS_OF_A_CARD, GOODS, NOWHERE, PORTA_TRADE, SEATS, SPECIALISTS
from vesuvius.games.pompeii.rules.state import (
    ACTIVE,
    CARRIED,
    GONE,
    HAND,
    JOINING,
    NOBODY,
    OVER,
    PILE,
    PORTA_OWNERS,
    ROW,
    VIEWED,
    State,
)

Json = dict[str, Any]


def view(s: State, seat: int | None) -> Json:
    """The state as that seat sees it; a spectator is None."""
    seen: Json = {"game": "pompeii", "players": s.players, "options": state_words.option_list(s), "seat": seat}
    seen |= _now(s)
    seen["seats"] = [_seat(s, player) for player in range(s.players)]
    return seen | _board(s) | _cards(s) | _offering(s) | _end(s)


def _now(s: State) -> Json:
    return {
        "phase": state_words.phase(s),
        "stage": STAGES[s.stage],
        "round": s.round,
        "start": s.start,
        "next_start": s.next_start,
        "turn": None if s.turn == NOBODY else s.turn,
        "extra": s.extra,
        "decides": None if s.stage == OVER else s.seat,
        "decision": state_words.decision(s),
        "about": _about(s),
    }


def _effect(effect: int) -> str | None:
    return None if effect < 0 or effect == PORTA_TRADE else CARD_NAMES[effect // EFFECTS_OF_A_CARD]


def _about(s: State) -> Json:
    """What the decision is about: what of it was chosen before."""
    if s.stage == OVER or not s.depth:
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
            return {"card": _effect(one), "taker": two // SEATS, "giver": two % SEATS, "left": three // GOODS}
        case "skip":
            return {"building": BUILDING_NAMES[one], "left": two, "skipped": state_words.goods(s.skipped)}
        case "pledged":
            return {"good": GOOD_NAMES[one]}
        case "keep" | "draw":
            return {"left": one}
        case "halt":
            return {"builder": one}
    return {}


def _seat(s: State, seat: int) -> Json:
    specialists, city = s.hand[2 * seat : 2 * seat + 2]
    return {
        "goods": state_words.goods_of(s, seat),
        "pledged": state_words.pledged_by(s, seat),
        "hand": {"specialists": specialists, "city": city, "cards": state_words.cards_at(s, HAND + seat)},
        "active": state_words.cards_at(s, ACTIVE + seat),
        "workers": s.workers[seat],
        "left": s.left[seat],
        "taken": s.taken[seat],
        "hurt": s.hurt[seat],
        "halts": s.halts[seat],
        "kept_by_halts": s.kept_by_halts[seat],
        "army": ARMIES[s.army[seat]],
        "markers": s.markers[seat],
    }


def _board(s: State) -> Json:
    built = state_words.buildings(s.built)
    return {
        "built": {name: state_words.owners(s, BUILDING_NAMES.index(name)) for name in built},
        "porta": state_words.owners(s, PORTA_OWNERS),
        "tokens": state_words.tokens(s),
        "workers": state_words.occupied(s, s.at),
        "markers": state_words.occupied(s, s.marks),
        "acts_at": None if s.acts_at == NOWHERE else PLACE_NAMES[s.acts_at],
        "blocked": state_words.blocked(s),
    }


def _cards(s: State) -> Json:
    count = state_words.volcano_cards(s)
    return {
        "decks": {name: s.end[deck] - s.top[deck] for deck, name in enumerate(DECK_NAMES)},
        "piles": {name: state_words.cards_at(s, PILE, deck) for deck, name in enumerate(DECK_NAMES)},
        "row": state_words.cards_at(s, ROW),
        "joining": state_words.cards_at(s, JOINING),
        "gone": state_words.cards_at(s, GONE),
        "looked_at": state_words.cards_at(s, VIEWED),
        "carried_out": state_words.cards_at(s, CARRIED),
        "revealed": state_words.volcano_names(s.volcano[: s.revealed]),
        "volcano": count - s.revealed,
    }


def _offering(s: State) -> Json:
    seats = range(s.players)
    return {
        "required": s.required,
        "delta": s.delta,
        "passes": s.passes,
        "abstains": [seat for seat in seats if s.abstains >> seat & 1],
        "shielded": [seat for seat in seats if s.shielded >> seat & 1],
    }


def _end(s: State) -> Json:
    winner = None if s.winner == NOBODY else s.winner
    return {"end": ENDS[s.ended], "winner": winner, "title": state_words.title(s) if s.players == 1 else None}


def facts(data: Data) -> Json:
    """All that is printed or reconstructed, for anyone who draws it."""
    printed: Json = msgspec.json.decode(msgspec.json.encode(data))
    return {**printed, "colours": list(COLOURS), "specialist_cards": SPECIALISTS}
