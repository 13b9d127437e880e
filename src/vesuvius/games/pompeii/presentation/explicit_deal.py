"""Explicit deals: hands, decks and volcano cards as JSON, to a state and back, checked (docs/traces.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vesuvius.engine.block import Blocks, plain, store
from vesuvius.engine.chance import WORD, Chance, chances
from vesuvius.formats.deal import (
    check_is_deal,
    check_keys,
    check_options,
    read_hands,
    read_options,
    read_pieces,
    read_players,
)
from vesuvius.formats.json_lines import shown
from vesuvius.game import Line, Problem
from vesuvius.games.pompeii.data.names import CARD_NAMES, VOLCANO_NAMES
from vesuvius.games.pompeii.info import INFO
from vesuvius.games.pompeii.presentation.state_words import DECK_NAMES, option_list, volcano_cards
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules.dealing import empty_table, lay_out_one
from vesuvius.games.pompeii.rules.figures import CARDS, SPECIALISTS, Figures
from vesuvius.games.pompeii.rules.state import State

KEY_WORDS = 8
SETS = st.SET_A | st.SET_B | st.SET_C
KEYS = {"players", "options", "hands", "specialists", "city", "volcano"}
SOLO_KEYS = {"players", "options", "specialists", "city", "lower", "upper"}
KNOWN = {name: number for number, name in enumerate(CARD_NAMES)}
VOLCANO_KNOWN = {name: number for number, name in enumerate(VOLCANO_NAMES)}
BOTH = (CARD_NAMES[:SPECIALISTS], CARD_NAMES[SPECIALISTS:])


def check_players(players: Any) -> int:
    """One to four."""
    return read_players(players, INFO.seats)


def option_bits(options: Any, players: int) -> int:
    """The options of a game as bits; without a set of volcano cards it is the easy one."""
    bits = read_options(options, st.OPTION_NAMES)
    check_options(INFO, options, players)
    return bits if bits & SETS else bits | st.SET_A


def _all_once(cards: list[int], names: Sequence[str], key: str) -> list[int]:
    """Each card once."""
    dealt = [CARD_NAMES[card] for card in cards]
    if sorted(dealt) != sorted(names):
        missing, twice = sorted(set(names) - set(dealt)), sorted({name for name in dealt if dealt.count(name) > 1})
        strange = sorted(set(dealt) - set(names))
        raise Problem("deal-not-all-once", key=key, missing=", ".join(missing), extra=", ".join(twice + strange))
    return cards


def set_of(options: int) -> int:
    """The set of volcano cards that a game is played with."""
    return 2 if options & st.SET_C else 1 if options & st.SET_B else 0


def may_erupt(t: Figures, options: int, solo: bool, card: int) -> bool:
    """P36, P43: whether a volcano card can be in the game: one of the set, or the Apocalypse if several play."""
    return not solo if t.ends[card] else t.volcano_set[card] == set_of(options)


def _volcano(deal: Line, t: Figures, options: int, solo: bool) -> list[int]:
    """The volcano cards in their order: of one set, each once, with the Apocalypse unless it is a solo game."""
    keys = {"lower": t.lower, "upper": t.upper} if solo else {"volcano": t.drawn + 1}
    if options & st.ALL_VOLCANO:
        keys["volcano"] = t.drawn_all + 1
    cards: list[int] = []
    for key, wanted in keys.items():
        taken = read_pieces(deal[key], key, VOLCANO_KNOWN)
        if len(taken) != wanted:
            raise Problem("deal-wrong-volcano", key=key, got=len(taken), wanted=wanted)
        cards += taken
    for card in cards:
        if cards.count(card) > 1 or not may_erupt(t, options, solo, card):
            raise Problem("deal-wrong-volcano-card", got=VOLCANO_NAMES[card])
    last = [place for place, card in enumerate(cards) if t.ends[card]]
    if not solo and (not last or (options & st.APOCALYPSE_LAST and last != [len(cards) - 1])):
        raise Problem("deal-apocalypse-place")
    return cards


def read(deal: Any, figures: Blocks, seed: int | str | None) -> Blocks:
    """The state that a deal starts; chance after the deal is drawn from the seed."""
    check_is_deal(deal)
    keys = SOLO_KEYS if deal.get("players") == 1 and type(deal.get("players")) is int else KEYS
    check_keys(deal, keys, {"game", "generator"})
    players = check_players(deal["players"])
    options = option_bits(deal["options"], players)
    hands = [] if players == 1 else read_hands(deal["hands"], players, st.HAND_CARDS, KNOWN)
    left = read_pieces(deal["specialists"], "specialists", KNOWN)
    specialists = _all_once([card for cards in (*hands, left) for card in cards], BOTH[0], "specialists")
    city = _all_once(read_pieces(deal["city"], "city", KNOWN), BOTH[1], "city")
    volcano = _volcano(deal, plain(Figures, figures), options, players == 1)
    s = plain(State, empty_table(figures, players, options))
    s.dealt = specialists + city
    s.volcano = volcano + [-1] * (st.VOLCANO_DECK - len(volcano))
    s.key = _key(deal.get("generator"), seed)
    states = store(State, s)
    lay_out_one(states, 0, figures)
    return states


def _key(given: Any, seed: int | str | None) -> list[int]:
    """The key of the generator: the given one, or a new one from the seed."""
    if given is None:
        return list(plain(Chance, chances(seed)).key)
    wanted = isinstance(given, list) and len(given) == KEY_WORDS
    if not wanted or not all(type(word) is int and 0 <= word <= WORD for word in given):
        raise Problem("deal-wrong-generator", got=shown(given))
    return list(given)


def write(s: State, lower: int) -> Line:
    """The deal that a state came from, without the chance after it; `lower`: cards of the lower solo deck."""
    volcano = [VOLCANO_NAMES[card] for card in s.volcano[: volcano_cards(s)]]
    names = [CARD_NAMES[card] for card in s.dealt]
    line: Line = {"players": s.players, "options": option_list(s)}
    if s.players == 1:
        line |= {"specialists": names[:SPECIALISTS], "city": names[SPECIALISTS:CARDS]}
        return {**line, "lower": volcano[:lower], "upper": volcano[lower:]}
    dealt = st.HAND_CARDS * s.players
    line["hands"] = [names[st.HAND_CARDS * seat : st.HAND_CARDS * (seat + 1)] for seat in range(s.players)]
    return {**line, "specialists": names[dealt:SPECIALISTS], "city": names[SPECIALISTS:CARDS], "volcano": volcano}


def whole(s: State, lower: int) -> Line:
    """The deal with the key of all chance after it."""
    return {**write(s, lower), "generator": list(s.key)}


def read_chance(line: Any) -> list[int]:
    """A chance line of a trace as the numbers that a state foresees: what, how many cards, the cards."""
    if isinstance(line, dict) and line.keys() == {"taken"}:
        return [st.TAKING, 1, *read_pieces([line["taken"]], "taken", KNOWN)]
    if not isinstance(line, dict) or line.keys() != {"reshuffled", "deck"} or line["reshuffled"] not in DECK_NAMES:
        raise Problem("deal-chance-unreadable", got=shown(line))
    cards = read_pieces(line["deck"], "deck", KNOWN)
    return [DECK_NAMES.index(line["reshuffled"]), len(cards), *cards]
