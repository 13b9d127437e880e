"""The conformance suite passes a game that keeps every promise, and finds each promise that is broken."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from tests.support.lanterns import GAME, Lanterns, Table
from vesuvius.conformance import suite
from vesuvius.conformance.suite import CHECKS, NonConformant, conform
from vesuvius.formats.patch import diff
from vesuvius.game import Event, Illegal, Line, MaskedStates, Outcome, Patch, Problem, Refusal

HONEST = Lanterns()
replace = msgspec.structs.replace


def changed(state: Table, **fields: Any) -> Table:
    for name, value in fields.items():
        setattr(state, name, value)
    return state


class FromADeal(Lanterns):
    def new(self, players: Any = 2, options: Any = (), seed: Any = None, deal: Any = None) -> Table:
        state = super().new(players, options, seed, deal)
        return state if deal is None else changed(state, seat=1)


class TakesExtraKeys(Lanterns):
    def new(self, players: Any = 2, options: Any = (), seed: Any = None, deal: Any = None) -> Table:
        known = deal and {key: value for key, value in deal.items() if key != "odd"}
        return super().new(players, options, seed, known)


class TakesAnyPlayers(Lanterns):
    def new(self, players: Any = 2, options: Any = (), seed: Any = None, deal: Any = None) -> Table:
        return super().new(min(max(players, 2), 3), options, seed, deal)


class TakesAnyOption(Lanterns):
    def new(self, players: Any = 2, options: Any = (), seed: Any = None, deal: Any = None) -> Table:
        return super().new(players, [option for option in options if option in self.options], seed, deal)


class SharesAPile(Lanterns):
    def copy(self, state: Table) -> Table:
        return changed(super().copy(state), thrown=state.thrown)


class FailsAtALantern(Lanterns):
    def play(self, state: Table, token: str) -> list[Event]:
        if token in self.legal(state):
            raise Problem("lanterns-cannot")
        return super().play(state, token)


class PlaysNonsense(Lanterns):
    def play(self, state: Table, token: str) -> list[Event]:
        return [] if token == "?" else super().play(state, token)


class ChangesBeforeItRefuses(Lanterns):
    def play(self, state: Table, token: str) -> list[Event]:
        try:
            return super().play(state, token)
        except Illegal:
            state.seed += "!"
            raise


class RefusesALegalToken(Lanterns):
    def refusal(self, state: Table, seat: int, token: str) -> Refusal | None:
        return Refusal("L2", "lanterns-six") if token == "+6" else super().refusal(state, seat, token)


class HasNoReason(Lanterns):
    def refusal(self, state: Table, seat: int, token: str) -> Refusal | None:
        return None if token == "?" else super().refusal(state, seat, token)


class LetsAnySeatPlay(Lanterns):
    def refusal(self, state: Table, seat: int, token: str) -> Refusal | None:
        return None if state.seat not in (None, seat) else super().refusal(state, seat, token)


class TellsInARefusal(Lanterns):
    def refusal(self, state: Table, seat: int, token: str) -> Refusal | None:
        reason = super().refusal(state, seat, token)
        return reason and replace(reason, args={"stock": state.on(state.stock)[0]})


class EventOfNoSeat(Lanterns):
    def play(self, state: Table, token: str) -> list[Event]:
        return [replace(event, seat=9) for event in super().play(state, token)]


class AnswersOutcomeWithAChange(Lanterns):
    def outcome(self, state: Table) -> Outcome | None:
        state.seed += "!"
        return super().outcome(state)


class ResamplesOtherLegalMoves(Lanterns):
    def resample(self, state: Table, seat: Any, seed: Any = None) -> Table:
        return changed(super().resample(state, seat, seed), seed="world")

    def legal(self, state: Table) -> list[str]:
        return super().legal(state)[: 1 if state.seed == "world" else None]


class HidesTheOwnHand(Lanterns):
    def mask(self, state: Table, seat: Any) -> Table:
        return super().mask(state, None)


class CountsItsMasks(Lanterns):
    def mask(self, state: Table, seat: Any) -> Table:
        return changed(super().mask(state, seat), seed="!" * (state.seed.count("!") + 1))


class HidesNothing(Lanterns):
    def mask(self, state: Table, seat: Any) -> Table:
        return self.copy(state)

    def resample(self, state: Table, seat: Any, seed: Any = None) -> Table:
        return self.copy(state)


class LeavesTheStockInTheMask(Lanterns):
    """A leak that a resample which keeps it cannot show."""

    def mask(self, state: Table, seat: Any) -> Table:
        seen = super().mask(state, seat)
        for card in seen.stock:
            seen.faces[card] = state.faces[card]
        return seen

    def view(self, state: Table, seat: int | None = None) -> Line:
        return {**super().view(state, seat), "stock": len(state.stock)}


class DealsHandsInTurn(Lanterns):
    def whole_deal(self, state: Table) -> Line:
        deal = super().whole_deal(state)
        begun = state.thrown or any(state.lines)
        return {**deal, "hands": [*deal["hands"][1:], deal["hands"][0]]} if begun else deal


class DealsACardTooFew(Lanterns):
    def whole_deal(self, state: Table) -> Line:
        deal = super().whole_deal(state)
        return {**deal, "stock": deal["stock"][:-1]}


class NamesTokensAnewInAWorld(Lanterns):
    """The first token of others that is masked after a deal was told looks different."""

    told = False

    def whole_deal(self, state: Table) -> Line:
        self.told = True
        return super().whole_deal(state)

    def mask_token(self, token: str, player: int, seat: int | None) -> str:
        if player == seat or not self.told:
            return token
        self.told = False
        return f"{token}?"


class ForgetsTheWindOfTheTrueGame(Lanterns):
    def resample(self, state: Table, seat: Any, seed: Any = None) -> Table:
        return changed(super().resample(state, seat, seed), seed="world")

    def whole_deal(self, state: Table) -> Line:
        deal = super().whole_deal(state)
        return {key: deal[key] for key in deal if key != "reshuffled" or state.seed == "world"}


class OtherSeedAtAPosition(Lanterns):
    def at(self, position: Any, seed: Any = None) -> Table:
        state = super().at(position, seed)
        return state if isinstance(position, str) else changed(state, seed="other")


class OtherSeedAtAPicture(Lanterns):
    def at(self, position: Any, seed: Any = None) -> Table:
        state = super().at(position, seed)
        return changed(state, seed="other") if isinstance(position, str) else state


class RanksNobody(Lanterns):
    def outcome(self, state: Table) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.scores, outcome.winners)


class GoesOnAfterTheEnd(Lanterns):
    def legal(self, state: Table) -> list[str]:
        return super().legal(state) or ["-1"]


class NeverEnds(Lanterns):
    def play(self, state: Table, token: str) -> list[Event]:
        events = super().play(state, token)
        if state.seat is None:
            state.seat, state.seed = 0, state.seed + "!"
            state.hands[0].append(state.thrown.pop() if state.thrown else state.lines[0].pop())
        return events


def on_stock(states: MaskedStates) -> list[list[str]]:
    """Looks past the mask."""
    table: Table = states._state
    return table.on(table.stock)


class TellsOfTheStockInAPatch(Lanterns):
    def patches(self, before: MaskedStates, after: MaskedStates, seats: Sequence[int | None]) -> list[Patch]:
        told = [diff(self.view(before.of(seat), seat), self.view(after.of(seat), seat)) for seat in seats]
        is_one = "1" in str(on_stock(after))
        again = [{"/you": seat} if is_one else {} for seat in seats]
        return [Patch({**patch.changed, **more}, patch.removed) for patch, more in zip(told, again, strict=True)]


class ChangesItsFacts(Lanterns):
    def __getattribute__(self, name: str) -> Any:
        return str(random.random()) if name == "data" else super().__getattribute__(name)


class Planning(Lanterns):
    """A game in which people can plan."""

    ahead: Callable[..., Table | None]

    def may_plan(self, state: Table, seat: int) -> bool:
        return self.ahead(state, seat) is not None


class PlansWithoutACard(Planning):
    """A plan knows only one card of the hand; nobody could tell, since a seat sees next to nothing."""

    def view(self, state: Table, seat: int | None = None) -> Line:
        return super().view(state) if seat is None else {"you": seat, "over": state.seat is None}

    def ahead(self, state: Table, seat: int, tokens: Sequence[str] = ()) -> Table | None:
        if tokens or state.seat == seat or not state.hands[seat]:
            return None
        masked = HONEST.mask(state, seat)
        return changed(
            masked, seat=seat, hands=[hand[:1] if seat == each else hand for each, hand in enumerate(masked.hands)]
        )


def own_turn(state: Table, seat: int) -> Table | None:
    """It's as if a seat's turn had begun."""
    return changed(HONEST.copy(state), seat=seat) if state.seat != seat and state.hands[seat] else None


class GoesOnUnsaid(Lanterns):
    """Whoever has cards left plays another one in the same action, though no token says so."""

    def play(self, state: Table, token: str) -> list[Event]:
        seat = state.seat
        events = super().play(state, token)
        if seat is not None and state.hands[seat]:
            state.seat = seat
        return events

    def begins_action(self, state: Table) -> bool:
        return False

    def tells(self, event: Event, seat: int) -> bool:
        return event.reveals

    def asks_more(self, token: str) -> bool:
        return False


def faulty(**methods: Callable[..., Any]) -> Lanterns:
    kind = Planning if "ahead" in methods else Lanterns
    game: Lanterns = type("Faulty", (kind,), methods)()
    return game


def raising(*_: Any) -> None:
    raise Problem("lanterns-deck")


FAULTS: list[tuple[str, Lanterns]] = [
    ("facts-json", faulty(facts=lambda self: {"cards": {"1", "2"}})),
    ("deal-form", faulty(deal=lambda self, *asked: {**HONEST.deal(*asked), "stock": (*HONEST.deal(*asked)["stock"],)})),
    ("deal-rulebook", faulty(check_deal=raising)),
    ("deal-begins", FromADeal()),
    ("deal-malformed", TakesExtraKeys()),
    ("players-refused", TakesAnyPlayers()),
    ("options-refused", TakesAnyOption()),
    ("seed-decides", faulty(deal=lambda self, players, options, seed: HONEST.deal(players, options))),
    ("seat-range", faulty(seat=lambda self, state: None if state.seat is None else state.seat + 7)),
    ("legal-some", faulty(legal=lambda self, state: [])),
    ("legal-sorted", faulty(legal=lambda self, state: HONEST.legal(state)[::-1])),
    ("legal-sorted", faulty(legal=lambda self, state: sorted(HONEST.legal(state) * 2))),
    ("asking-changes", AnswersOutcomeWithAChange()),
    ("copy-same", faulty(copy=lambda self, state: changed(HONEST.copy(state), seed=state.seed + "!"))),
    ("copy-independent", SharesAPile()),
    ("same-differs", faulty(same=lambda self, one, other: True)),
    ("play-legal", FailsAtALantern()),
    ("illegal-refused", PlaysNonsense()),
    ("illegal-changes", ChangesBeforeItRefuses()),
    ("refusal-none", RefusesALegalToken()),
    ("refusal-some", HasNoReason()),
    ("refusal-seat", LetsAnySeatPlay()),
    ("refusal-masked", TellsInARefusal()),
    ("events-form", EventOfNoSeat()),
    ("event-mask-form", faulty(mask_event=lambda self, event, seat: replace(event, kind="something"))),
    ("event-mask-twice", faulty(mask_event=lambda self, event, seat: replace(event, rule=event.rule + "?"))),
    ("token-mask-own", faulty(mask_token=lambda self, token, player, seat: "-")),
    ("token-mask-twice", faulty(mask_token=lambda self, token, player, seat: token if player == seat else f"{token}?")),
    ("view-json", faulty(view=lambda self, state, seat=None: {"hands": tuple(state.hands)})),
    ("mask-view", faulty(view=lambda self, state, seat=None: {"hands": state.on(*state.hands)})),
    ("mask-legal", HidesTheOwnHand()),
    ("mask-twice", CountsItsMasks()),
    ("mask-hides", faulty(mask=lambda self, state, seat: changed(HONEST.mask(state, seat), seed=state.seed))),
    ("mask-hides", LeavesTheStockInTheMask()),
    ("resample-view", faulty(resample=lambda self, state, *_: changed(HONEST.resample(state, *_), seat=None))),
    ("resample-legal", ResamplesOtherLegalMoves()),
    ("resample-seed", faulty(resample=lambda self, state, seat, seed: HONEST.resample(state, seat))),
    ("resample-varies", HidesNothing()),
    ("world-legal", DealsHandsInTurn()),
    ("world-view", DealsACardTooFew()),
    ("world-token", NamesTokensAnewInAWorld()),
    ("world-events", faulty(mask_event=lambda self, event, seat: event)),
    ("whole-deal", ForgetsTheWindOfTheTrueGame()),
    ("position-form", faulty(position=lambda self, state: {**HONEST.position(state), "game": "another"})),
    ("position-back", OtherSeedAtAPosition()),
    ("position-plays-on", faulty(position=lambda self, state: {**HONEST.position(state), "seed": ""})),
    ("picture-form", faulty(picture=lambda self, state: "\n" + HONEST.picture(state))),
    ("picture-back", OtherSeedAtAPicture()),
    ("outcome-early", faulty(outcome=lambda self, state: HONEST.outcome(changed(HONEST.copy(state), seat=None)))),
    ("outcome-form", faulty(outcome=lambda self, state: HONEST.outcome(state) and Outcome({"light": [1]}, []))),
    ("outcome-form", RanksNobody()),
    ("over-refuses", GoesOnAfterTheEnd()),
    ("game-ends", NeverEnds()),
    ("trace-back", faulty(chance=lambda self, events: [])),
    ("chance-refused", faulty(foresee=lambda self, state, line: None)),
    ("record-back", ChangesItsFacts()),
    ("patch-view", faulty(patches=lambda self, before, after, seats: [Patch() for _ in seats])),
    ("patch-masked", TellsOfTheStockInAPatch()),
    ("preview-form", faulty(previews=lambda self, states, seat, tokens: {"?": {}})),
    ("preview-masked", faulty(previews=lambda self, states, seat, tokens: {tokens[0]: {"next": on_stock(states)}})),
    ("plan-own", faulty(ahead=lambda self, state, seat, tokens=(): HONEST.mask(state, seat))),
    ("plan-form", faulty(ahead=lambda self, state, seat, tokens=(): None if state.seat == seat else state)),
    (
        "plan-masked",
        faulty(
            ahead=lambda self, state, seat, tokens=(): (
                own_turn(state, seat) if "1" in str(state.on(state.stock)) else None
            )
        ),
    ),
    ("plan-legal", PlansWithoutACard()),
    ("plan-told", faulty(ahead=lambda self, state, seat, tokens=(): None, may_plan=lambda self, state, seat: True)),
    ("action-goes-on", GoesOnUnsaid()),
]


def test_a_game_that_keeps_every_promise_passes() -> None:
    seen: list[int] = []
    conform(GAME, games=8, progress=lambda done, games: seen.append(games - done))
    assert seen == [7, 6, 5, 4, 3, 2, 1, 0]


def test_every_check_has_a_planted_fault() -> None:
    assert {check for check, _ in FAULTS} == {*CHECKS}
    assert len(set(CHECKS)) == len(CHECKS)


@pytest.mark.parametrize(
    ("check", "game"), FAULTS, ids=[f"{number}-{check}" for number, (check, _) in enumerate(FAULTS)]
)
def test_a_planted_fault_is_found(check: str, game: Lanterns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "PLIES", 60)
    with pytest.raises(NonConformant) as found:
        conform(game, games=8)
    assert found.value.check == check
    assert found.value.message == "conform-broken"
    assert found.value.args_of_message["check"] == check
