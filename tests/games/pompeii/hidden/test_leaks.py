"""No seat can tell a possible world from the true one, on some positions; and planted leaks are caught."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.pompeii.playing import GAME
from tests.soaks.seats_learn_no_secrets import Leak, Witness, random_game, try_game, try_position
from vesuvius.engine.block import plain, store
from vesuvius.engine.rule import PLAIN
from vesuvius.game import Event, Refusal
from vesuvius.games.pompeii.game import Pompeii
from vesuvius.games.pompeii.presentation import state_words
from vesuvius.games.pompeii.rules.state import MAY_HALT, MAY_OFFER, State

CUTS = 3 if PLAIN else 12
PLIES = (190, 476)  # soon after a deck was made anew; after seats were asked and a card was taken unseen
WORLDS = 2  # that are tried at each of them: what is planted can be the same in one
KEPT = (582,)  # after somebody has looked at cards and kept one
THE_GAME: Any = GAME


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_no_seat_can_tell_a_possible_world_from_the_true_one(players: int, number: int) -> None:
    try_game(THE_GAME, players, number, CUTS)


def told(state: Any) -> State:
    return plain(State, state)


class ShowsAll(Pompeii):
    def view(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        return self.views.view(told(state), seat)


class ShowsTheNextCard(Pompeii):
    def view(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        return {**super().view(state, seat), "next": state_words.deck(told(state), 0)[:1]}


class ShowsTheVolcano(Pompeii):
    def view(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        s = told(state)
        return {**super().view(state, seat), "next": s.volcano[s.revealed]}


class TellsAll(Pompeii):
    def mask_event(self, event: Event, seat: int | None) -> Event:
        return event


class ShowsTokens(Pompeii):
    def mask_token(self, token: str, player: int, seat: int | None) -> str:
        return token


class ListsByTheDeck(Pompeii):
    def legal(self, state: Any) -> list[str]:
        deck, tokens = state_words.deck(told(state), 1), super().legal(state)
        return tokens[::-1] if deck and deck[0] % 2 else tokens


class RefusesByTheHands(Pompeii):
    def refusal(self, state: Any, seat: int, token: str) -> Refusal | None:
        refused = super().refusal(state, seat, token)
        return refused and replace(refused, args={**refused.args, "where": str(told(state).where)})


class Masks(Pompeii):
    """Leaves fields of the true state in the masked one."""

    fields: tuple[str, ...]

    def mask(self, state: Any, seat: int | None) -> Any:
        masked, true = told(super().mask(state, seat)), told(state)
        for name in self.fields:
            setattr(masked, name, list(getattr(true, name)))
        return store(State, masked)


class MasksNoHands(Masks):
    fields = ("where",)


class MasksNoKnowledge(Masks):
    fields = ("known",)


class MasksNoDecks(Masks):
    fields = ("stock",)


class MasksNoDeal(Masks):
    fields = ("dealt",)


class MasksNoVolcano(Masks):
    fields = ("volcano",)


class MasksNoKey(Masks):
    fields = ("key",)


class LeavesLabels(Pompeii):
    """Wipes the cards, but leaves each label in the place of its card."""

    def mask(self, state: Any, seat: int | None) -> Any:
        masked, true = told(super().mask(state, seat)), told(state)
        hidden = [card for card, where in enumerate(masked.where) if where < 0]
        labels = sorted((masked.where[card] for card in hidden), reverse=True)
        order = sorted(hidden, key=lambda card: (masked.age[card], true.where[card]))
        for card, label in zip(order, labels, strict=True):
            masked.where[card] = label
        return store(State, masked)


class Imagines(Pompeii):
    """Forgets something of a masked state before it imagines what is hidden."""

    def resample(self, state: Any, seat: int | None, seed: int | str | None = None) -> Any:
        masked = told(self.copy(self.mask(state, seat)))
        kept = list(masked.age)
        self.forget(masked)
        filled = told(super().resample(store(State, masked), seat, seed))
        filled.age = kept
        return store(State, filled)

    def forget(self, masked: State) -> None:
        raise NotImplementedError


class ForgetsShuffles(Imagines):
    """Its worlds leave out of account in which shuffle a card last lay."""

    def forget(self, masked: State) -> None:
        masked.age = [0] * len(masked.age)


class ForgetsWhoWasAsked(Imagines):
    """Its worlds leave out of account who was asked about an immediate card, and who was not."""

    def forget(self, masked: State) -> None:
        anything = 4 * (MAY_OFFER | MAY_HALT) // 16
        masked.where = [where if where > -4 else -4 - (-4 - where) % 4 - anything for where in masked.where]


class KeepsTheTruth(Pompeii):
    """Its worlds are drawn from the true state: what a seat may not know shines through."""

    def resample(self, state: Any, seat: int | None, seed: int | str | None = None) -> Any:
        filled = told(super().resample(state, seat, seed))
        filled.volcano = list(told(state).volcano)
        return store(State, filled)


LEAKS: list[tuple[type[Pompeii], set[str]]] = [
    (ShowsAll, {"view"}),
    (ShowsTheNextCard, {"view"}),
    (ShowsTheVolcano, {"view"}),
    (TellsAll, {"events"}),
    (ListsByTheDeck, {"legal"}),
    (RefusesByTheHands, {"refusal"}),
    (MasksNoHands, {"mask", "play"}),
    (MasksNoKnowledge, {"mask"}),
    (MasksNoDecks, {"mask"}),
    (MasksNoDeal, {"mask"}),
    (MasksNoVolcano, {"mask"}),
    (MasksNoKey, {"mask"}),
    (LeavesLabels, {"mask", "play", "deal", "view"}),
    (ForgetsShuffles, {"mask", "play", "deal", "view", "legal"}),
    (ForgetsWhoWasAsked, {"mask", "play", "deal", "view", "legal"}),
    (KeepsTheTruth, {"mask"}),
]


@cache
def true_game() -> Witness:
    """A game in which all of that happens."""
    return random_game(THE_GAME, random.Random(5), 3, 2)


def leaks(game: Any, pasts: int, plies: Sequence[int] = PLIES) -> set[str]:
    """By what a spectator and a seat could tell, where so many pasts of each world are tried."""
    true, found = true_game(), set()
    witness = Witness(game, true.deal, [(token, []) for token in true.tokens[: plies[-1]]])
    for number, (ply, seat, _) in enumerate(product(plies, (None, 2), range(WORLDS))):
        try:
            try_position(witness, ply, seat, number, pasts)
        except Leak as leak:
            found.add(leak.what)
    return found


def test_the_same_position_leaks_nothing_without_them() -> None:
    assert leaks(GAME, 40) == set()


@pytest.mark.parametrize(("kind", "ways"), LEAKS, ids=[kind.__name__ for kind, _ in LEAKS])
def test_a_planted_leak_is_caught(kind: type[Pompeii], ways: set[str]) -> None:
    found = leaks(kind(name="mild"), 2)
    assert found
    assert found <= ways


def test_a_token_that_names_a_kept_card_is_caught() -> None:
    assert leaks(GAME, 40, KEPT) == set()
    assert leaks(ShowsTokens(name="mild"), 2, KEPT) == {"token"}


def test_chance_that_is_told_beforehand_is_hidden() -> None:
    one = GAME.new(2, seed=1)
    s = told(one)
    s.foreseen[:3], s.foretold = [2, 1, 60], 3
    assert GAME.same(GAME.mask(store(State, s), 0), GAME.mask(one, 0))
