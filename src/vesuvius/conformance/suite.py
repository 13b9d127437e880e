"""What every game must pass: `conform(game)` plays random games and checks each method against the protocol.

Every check has a name in `CHECKS`. The first that fails raises NonConformant with that name and the place:
players, options, seed and ply. Nothing inside a game is used. A position has the keys `game`, `players` and `options`,
a picture begins with the line `game: NAME`, and at least one viewer can't see what a deal leaves to chance.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from vesuvius.formats import record, trace
from vesuvius.formats.json_lines import encode, shown
from vesuvius.formats.patch import apply, patches
from vesuvius.game import (
    Event,
    Fact,
    Game,
    Illegal,
    Line,
    MaskedStates,
    Outcome,
    Problem,
    Refusal,
    State,
    SupportsActions,
    SupportsPlans,
    SupportsPreviews,
    SupportsReconstruction,
    SupportsRoundLimit,
    is_cut,
    supports,
)

CHECKS = (
    "facts-json", "deal-form", "deal-rulebook", "deal-begins", "deal-malformed", "players-refused", "options-refused",
    "seed-decides", "seat-range", "legal-some", "legal-sorted", "asking-changes", "copy-same", "copy-independent",
    "same-differs", "play-legal", "illegal-refused", "illegal-changes", "refusal-none", "refusal-some", "refusal-seat",
    "refusal-masked", "events-form", "event-mask-form", "event-mask-twice", "token-mask-own", "token-mask-twice",
    "view-json", "mask-view", "mask-legal", "mask-twice", "mask-hides", "resample-view", "resample-legal",
    "resample-seed", "resample-varies", "world-legal", "world-view", "world-token", "world-events", "whole-deal",
    "position-form", "position-back", "position-plays-on", "picture-form", "picture-back", "outcome-early",
    "outcome-form", "over-refuses", "game-ends", "trace-back", "chance-refused", "record-back", "patch-view",
    "patch-masked", "preview-form", "preview-masked", "plan-own", "plan-form", "plan-masked", "plan-legal",
    "plan-told",
    "action-goes-on",
)  # fmt: skip
PLIES = 10_000
DEEP_ONE_IN = 40
EARLIER_TOKENS = 10
SAMPLES = 4
ODD_TOKENS = ("", " ", "?", "\n", "0", "\N{SNOWMAN}", "x" * 5000)
ODD_VALUES: tuple[Any, ...] = (None, -1, 99, 1.5, True, "odd", [], ["odd"], [["odd"]], [[[]]], {}, {"odd": 1})


class NonConformant(Problem):
    """A game broke a promise of the protocol: which one, and where."""

    def __init__(self, check: str, name: str, /, **where: Fact) -> None:
        place: dict[str, Fact] = {"players": None, "options": [], "seed": None, "ply": None, "got": None, **where}
        super().__init__("conform-broken", **{**place, "check": check, "name": name})
        self.check = check


class Plan(msgspec.Struct):
    """What a seat could plan: how the game looked to it then, and what it could play, at first and after each token."""

    view: bytes
    legal: list[str]
    further: dict[str, list[str] | None]


class Ply(msgspec.Struct):
    """What was seen before a play, and what the play caused."""

    seat: int
    legal: list[str]
    views: dict[int | None, bytes]
    token: str
    events: list[Event] = []


def conform(game: Game, games: int = 20, seed: int = 1, progress: Callable[[int, int], None] | None = None) -> None:
    """Plays that many games, over all numbers of players and many sets of options; raises NonConformant."""
    if not _is_json(game.facts()):
        raise NonConformant("facts-json", game.name)
    option_sets: list[Sequence[str]] = [(), game.options, *((option,) for option in game.options)]
    varied = hidden = False
    for number in range(games):
        players = game.seats[number % len(game.seats)]
        playable = [chosen for chosen in option_sets if _is_playable(game, players, chosen)]
        options = playable[number // len(game.seats) % len(playable)]
        trial = _Trial(game, players, options, trace.seed_of(seed, number))
        trial.run()
        varied, hidden = varied or trial.varied, hidden or trial.hidden
        if progress is not None:
            progress(number + 1, games)
    if hidden and not varied:
        raise NonConformant("resample-varies", game.name)


def _is_playable(game: Game, players: int, options: Sequence[str]) -> bool:
    """Returns whether the options can be combined; with no options, every game must be playable."""
    try:
        game.deal(players, options, 0)
    except Problem:
        return not options
    return True


class _Trial:
    """One random game, checked all the way."""

    def __init__(self, game: Game, players: int, options: Sequence[str], seed: int) -> None:
        self.game, self.players, self.options, self.seed = game, players, list(options), seed
        self.where: dict[str, Fact] = {"players": players, "options": self.options, "seed": f"{seed:064x}"}
        self.chosen = random.Random(f"conformance {seed}")
        self.viewers: list[int | None] = [None, *range(players)]
        self.plies: list[Ply] = []
        self.earlier: set[str] = set()
        self.plans: dict[int, Plan | None] = {}
        self.varied = self.hidden = False

    def run(self) -> None:
        self._set_up()
        state = self.game.new(self.players, self.options, self.seed)
        while (seat := self.game.seat(state)) is not None and not is_cut(self.game, state):
            self.must(len(self.plies) < PLIES, "game-ends", got=PLIES)
            ply = self._look(state, seat)
            ply.events = self._play(state, ply.token)
            self.plies.append(ply)
        self._end(state)

    def must(self, condition: bool, check: str, **detail: Fact) -> None:
        if not condition:
            raise NonConformant(check, self.game.name, **self.where, ply=len(self.plies), **detail)

    @contextmanager
    def works(self, check: str) -> Iterator[None]:
        """Fails the check if the code inside raises anything."""
        try:
            yield
        except NonConformant:
            raise
        except Exception as error:
            raise NonConformant(
                check, self.game.name, **self.where, ply=len(self.plies), got=shown(str(error))
            ) from error

    @contextmanager
    def refused(self, check: str, needed: bool = True, **detail: Fact) -> Iterator[None]:
        """Fails the check unless the code inside raises a Problem, if `needed`, and nothing else."""
        with self.works(check):
            try:
                yield
            except Problem:
                return
            self.must(not needed, check, **detail)

    def _new(self, deal: Line) -> State:
        return self.game.new(deal=msgspec.json.decode(encode(deal)))

    def _set_up(self) -> None:
        game, asked = self.game, (self.players, self.options, self.seed)
        deal, state = game.deal(*asked), game.new(*asked)
        if {*self.options} <= {*deal.get("options", ())}:
            self.options = list(deal["options"])  # with the defaults for what isn't asked for
        self.must(_is_json(deal) and "game" not in deal and self._is_ours(deal), "deal-form")
        self.must(game.deal(*asked) == deal and game.same(game.new(*asked), state), "seed-decides")
        with self.works("deal-rulebook"):
            game.check_deal(deal)
        with self.works("deal-begins"):
            begun = self._new(deal)
            alike = all(game.view(begun, viewer) == game.view(state, viewer) for viewer in self.viewers)
            self.must(alike and game.legal(begun) == game.legal(state), "deal-begins")
        self._deal_hides(state, deal)
        self._bad_set_ups(deal)

    def _deal_hides(self, state: State, deal: Line) -> None:
        """Checks that two deals that look the same to a spectator leave the spectator with the same state."""
        game, asked = self.game, (self.players, self.options, self.seed ^ 1)
        self.hidden = game.deal(*asked) != deal
        other = game.new(*asked)
        if game.view(other, None) == game.view(state, None):
            self.must(game.same(game.mask(other, None), game.mask(state, None)), "mask-hides", got=None)

    def _bad_set_ups(self, deal: Line) -> None:
        game = self.game
        for key in deal:
            with self.refused("deal-malformed", got=key):
                self._new({other: value for other, value in deal.items() if other != key})
            for odd in ODD_VALUES:
                with self.refused("deal-malformed", needed=False, got=key):
                    self._new({**deal, key: odd})
        with self.refused("deal-malformed", got="odd"):
            self._new({**deal, "odd": 1})
        for players in {-1, 0, 1, max(game.seats) + 1} - {*game.seats}:
            with self.refused("players-refused", got=players):
                game.new(players, self.options, self.seed)
        with self.refused("options-refused"):
            game.new(self.players, [*self.options, "odd option"], self.seed)

    def _is_ours(self, line: Line) -> bool:
        return line.get("players") == self.players and sorted(line.get("options", ())) == sorted(self.options)

    def _look(self, state: State, seat: int) -> Ply:
        """Asks everything that can be asked before a play; none of it may change the state."""
        game = self.game
        was = encode(game.position(state))
        self.must(game.same(game.copy(state), state), "copy-same")
        self.must(seat in range(self.players), "seat-range", got=seat)
        self.must(game.outcome(state) is None, "outcome-early")
        legal = game.legal(state)
        self.must(bool(legal) and all(legal), "legal-some")
        self.must(legal == sorted(set(legal)), "legal-sorted")
        self.must(encode(game.position(state)) == was, "asking-changes")
        token, after = self.chosen.choice(legal), game.copy(state)
        with self.works("play-legal"):
            game.play(after, token)
        self.must(encode(game.position(state)) == was, "copy-independent")
        self.must(not game.same(after, state), "same-differs")
        views = self._secrets(state, seat, legal)
        self._refusals(state, seat, legal)
        self._previews(state, seat, legal)
        self._plans(state, seat, legal, views)
        if not self.plies or self.chosen.random() * DEEP_ONE_IN < 1:
            self._positions(state, views)
            self._worlds(state, views)
        self.must(encode(game.position(state)) == was, "asking-changes")
        self.earlier.update(legal)
        return Ply(seat, legal, views, token)

    def _token_masks(self, token: str, player: int | None) -> None:
        """Checks that players see their own tokens whole, and that masking twice changes nothing more."""
        assert player is not None
        for viewer in self.viewers:
            seen = self.game.mask_token(token, player, viewer)
            self.must(viewer != player or seen == token, "token-mask-own", got=token)
            self.must(self.game.mask_token(seen, player, viewer) == seen, "token-mask-twice", got=token)

    def _play(self, state: State, token: str) -> list[Event]:
        game, before, player = self.game, self.game.copy(state), self.game.seat(state)
        with self.works("play-legal"):
            events = game.play(state, token)
        self._token_masks(token, player)
        self._patches(before, state)
        if not any(event.reveals for event in events):
            self._action_goes_on(player, token, state)
        self.must(all(map(self._well_formed, events)), "events-form")
        for event in events:
            for viewer in self.viewers:
                seen = game.mask_event(event, viewer)
                self.must(self._well_formed(seen) and seen.kind == event.kind, "event-mask-form", got=event.kind)
                self.must(game.mask_event(seen, viewer) == seen, "event-mask-twice", got=event.kind)
        for line in game.chance(events):
            for key in [key for key, value in line.items() if isinstance(value, list) and value]:
                with self.refused("chance-refused", got=key):
                    game.foresee(game.copy(before), {**line, key: line[key][:-1]})
        return events

    def _action_goes_on(self, player: int | None, token: str, after: State) -> None:
        """Where a seat goes on with an action in which nothing came to light, its token was said to ask for more."""
        decides_again = self.game.seat(after) == player
        if decides_again and supports(self.game, SupportsActions) and not self.game.begins_action(after):
            self.must(self.game.asks_more(token), "action-goes-on", got=token)

    def _patches(self, before: State, after: State) -> None:
        """A patch leads from the view before to the one after, and tells no more than the viewer may know."""
        game = self.game
        pair = MaskedStates(game, before), MaskedStates(game, after)
        for viewer, found in zip(self.viewers, patches(game, *pair, self.viewers), strict=True):
            old, new = game.view(before, viewer), game.view(after, viewer)
            self.must(apply(old, found) == new and game.view(before, viewer) == old, "patch-view", got=viewer)
            known = [MaskedStates(game, game.mask(state, viewer)) for state in (before, after)]
            self.must(patches(game, known[0], known[1], [viewer]) == [found], "patch-masked", got=viewer)

    def _previews(self, state: State, seat: int, legal: list[str]) -> None:
        if supports(self.game, SupportsPreviews):
            told = self.game.previews(MaskedStates(self.game, state), seat, legal)
            self.must(_is_json(told) and {*told} <= {*legal}, "preview-form")
            known = MaskedStates(self.game, self.game.mask(state, seat))
            self.must(self.game.previews(known, seat, legal) == told, "preview-masked")

    def _plans(self, state: State, seat: int, legal: list[str], views: dict[int | None, bytes]) -> None:
        """Where the game looks to a seat as its plan did, it can play what it could plan, and nothing else."""
        if not supports(self.game, SupportsPlans):
            return
        self.must(self.game.ahead(state, seat) is None, "plan-own")
        self.must(not self.game.may_plan(self.game.mask(state, None), seat), "plan-told", got=seat)
        plan = self.plans.pop(seat, None)
        if plan is not None and plan.view == views[seat]:
            self.must(plan.legal == legal, "plan-legal")
            for token, further in plan.further.items():
                self._plan_goes_on(state, seat, token, further)
        self.plans |= {other: self._plan(state, other) for other in range(self.players) if other != seat}

    def _plan(self, state: State, seat: int) -> Plan | None:
        """What a seat can plan now; the same whether or not it knows what's hidden from it."""
        masked = self.game.mask(state, seat)
        found = [self._planned(each, seat, ()) for each in (state, masked)]
        self.must(found[0] == found[1], "plan-masked", got=seat)
        assert supports(self.game, SupportsPlans)
        self.must(
            self.game.may_plan(self.game.mask(state, None), seat) == (found[0] is not None), "plan-told", got=seat
        )
        if found[0] is None:
            return None
        view, legal = found[0]
        sample = self.chosen.sample(legal, min(SAMPLES, len(legal)))
        after = {token: self._planned(masked, seat, (token,)) for token in sample}
        return Plan(view, legal, {token: each and each[1] for token, each in after.items()})

    def _planned(self, state: State, seat: int, tokens: Sequence[str]) -> tuple[bytes, list[str]] | None:
        """How the game looks to a seat that has planned these tokens, and what it can plan then."""
        assert supports(self.game, SupportsPlans)
        ahead = self.game.ahead(state, seat, tokens)
        if ahead is None:
            return None
        legal = self.game.legal(ahead)
        self.must(self.game.seat(ahead) == seat and bool(legal), "plan-form", got=seat)
        return encode(self.game.view(ahead, seat)), legal

    def _plan_goes_on(self, state: State, seat: int, token: str, further: list[str] | None) -> None:
        """A plan ends where the token brings something to light or the turn ends, and nowhere else."""
        after = self.game.copy(state)
        shown = any(event.reveals for event in self.game.play(after, token))
        goes_on = not shown and self.game.seat(after) == seat
        self.must(further == (self.game.legal(after) if goes_on else None), "plan-legal", got=token)

    def _well_formed(self, event: Event) -> bool:
        try:
            plain = msgspec.convert(msgspec.to_builtins(event), Event) == event
        except (msgspec.ValidationError, TypeError):
            return False
        return plain and bool(event.kind) and (event.seat is None or event.seat in range(self.players))

    def _secrets(self, state: State, seat: int, legal: list[str]) -> dict[int | None, bytes]:
        """Returns each viewer's view: the same from the state, its masked copy, and any world that fits it."""
        game, views = self.game, {}
        for viewer in self.viewers:
            view = game.view(state, viewer)
            self.must(_is_json(view), "view-json", got=viewer)
            views[viewer] = encode(view)
            masked, world_seed = game.mask(state, viewer), self.chosen.getrandbits(64)
            self.must(encode(game.view(masked, viewer)) == views[viewer], "mask-view", got=viewer)
            self.must(game.same(game.mask(masked, viewer), masked), "mask-twice", got=viewer)
            world = game.resample(masked, viewer, world_seed)
            self.must(game.same(game.resample(masked, viewer, world_seed), world), "resample-seed", got=viewer)
            self.must(encode(game.view(world, viewer)) == views[viewer], "resample-view", got=viewer)
            if viewer == seat:
                self.must(game.seat(masked) == seat and game.legal(masked) == legal, "mask-legal", got=viewer)
                self.must(game.seat(world) == seat and game.legal(world) == legal, "resample-legal", got=viewer)
            self.must(game.same(game.mask(world, viewer), masked), "mask-hides", got=viewer)
            self.varied = self.varied or encode(game.position(world)) != encode(game.position(state))
        return views

    def _refusals(self, state: State, seat: int, legal: list[str]) -> None:
        game, was = self.game, encode(self.game.position(state))
        earlier = self.chosen.sample(sorted(self.earlier), min(EARLIER_TOKENS, len(self.earlier)))
        samples = {*ODD_TOKENS, *earlier, legal[0] + "x", legal[-1][:-1], legal[0].swapcase()} - {*legal}
        masked = game.mask(state, seat)
        for token in self.chosen.sample(sorted(samples), SAMPLES):
            reason = game.refusal(state, seat, token)
            self.must(_is_reason(reason), "refusal-some", got=shown(token))
            self.must(game.refusal(masked, seat, token) == reason, "refusal-masked", got=shown(token))
            with self.works("illegal-refused"):
                try:
                    game.play(state, token)
                except Illegal as illegal:
                    self.must(illegal.refusal == reason, "illegal-refused", got=shown(token))
                else:
                    self.must(False, "illegal-refused", got=shown(token))
        self.must(encode(game.position(state)) == was, "illegal-changes")
        for token in self.chosen.sample(legal, min(SAMPLES, len(legal))):
            self.must(game.refusal(state, seat, token) is None, "refusal-none", got=token)
        for other in {*range(self.players)} - {seat}:
            self.must(_is_reason(game.refusal(state, other, legal[0])), "refusal-seat", got=other)

    def _positions(self, state: State, views: dict[int | None, bytes]) -> None:
        game = self.game
        position, picture = game.position(state), game.picture(state)
        named = _is_json(position) and position.get("game") == game.name
        self.must(named and self._is_ours(position), "position-form")
        with self.works("position-back"):
            back = game.at(msgspec.json.decode(encode(position)))
            self.must(encode(game.position(back)) == encode(position), "position-back")
            self.must(all(encode(game.view(back, viewer)) == views[viewer] for viewer in views), "position-back")
        self.must(picture.partition("\n")[0] == f"game: {game.name}", "picture-form")
        with self.works("picture-back"):
            drawn = game.at(picture, self.seed)
            self.must(game.picture(drawn) == picture and game.legal(drawn) == game.legal(state), "picture-back")
        with self.works("position-plays-on"):
            on = game.copy(state)
            for _ in range(PLIES):
                if game.seat(on) is None or is_cut(self.game, on):
                    break
                token = self.chosen.choice(game.legal(on))
                self.must(game.legal(back) == game.legal(on), "position-plays-on")
                self.must(game.play(back, token) == game.play(on, token), "position-plays-on")
            self.must(game.outcome(back) == game.outcome(on), "position-plays-on")

    def _worlds(self, state: State, views: dict[int | None, bytes]) -> None:
        """Checks that every world a viewer thinks possible can have a past that looked the same to that viewer."""
        for viewer in self.viewers:
            world = self.game.resample(self.game.mask(state, viewer), viewer, self.chosen.getrandbits(64))
            wrong = NonConformant("world-legal", self.game.name, **self.where, ply=len(self.plies), got=viewer)
            for deal, plays in self._pasts(state, world):
                try:
                    self._replay(viewer, deal, plays, views[viewer])
                    break
                except NonConformant as problem:
                    wrong = problem
            else:
                raise wrong

    def _pasts(self, state: State, world: State) -> Iterable[tuple[Line, list[tuple[str, list[Line]]]]]:
        """Returns the ways in which a world may have come about: just one if a state holds all of its chance."""
        game = self.game
        if not supports(game, SupportsReconstruction):
            return [(game.whole_deal(world), [(ply.token, []) for ply in self.plies])]
        deal = game.deal(self.players, self.options, self.seed)
        return game.reconstruct(state, world, deal, [(ply.token, ply.events) for ply in self.plies])

    def _replay(self, viewer: int | None, deal: Line, plays: list[tuple[str, list[Line]]], last: bytes) -> None:
        """Plays a past again, with its chance; the viewer must see the same all along."""
        game = self.game
        with self.works("world-legal"):
            other = self._new(deal)
            for ply, (token, lines) in zip(self.plies, plays, strict=True):
                self.must(encode(game.view(other, viewer)) == ply.views[viewer], "world-view", got=viewer)
                legal = game.legal(other)
                fits = (legal, token) == (ply.legal, ply.token) if viewer == ply.seat else token in legal
                self.must(game.seat(other) == ply.seat and fits, "world-legal", got=viewer)
                told = [game.mask_token(each, ply.seat, viewer) for each in (token, ply.token)]
                self.must(told[0] == told[1], "world-token", got=viewer)
                for line in lines:
                    game.foresee(other, line)
                seen = [game.mask_event(event, viewer) for event in game.play(other, token)]
                same = seen == [game.mask_event(event, viewer) for event in ply.events]
                self.must(same, "world-events", got=viewer)
            self.must(encode(game.view(other, viewer)) == last, "world-view", got=viewer)

    def _end(self, state: State) -> None:
        views = {viewer: encode(self.game.view(state, viewer)) for viewer in self.viewers}
        self._positions(state, views)
        if self.game.seat(state) is None:
            self._over(state)
        self._again(state, views)
        self._round_trips(state)

    def _over(self, state: State) -> None:
        """Checks that a game that's over has a result, and that nothing can be played any more."""
        game, was = self.game, encode(self.game.position(state))
        self.must(self._is_outcome(game.outcome(state)), "outcome-form")
        token = self.plies[-1].token if self.plies else "?"
        self.must(not game.legal(state), "over-refuses")
        self.must(all(_is_reason(game.refusal(state, seat, token)) for seat in range(self.players)), "over-refuses")
        with self.refused("over-refuses"):
            game.play(state, token)
        self.must(encode(game.position(state)) == was, "over-refuses")

    def _is_outcome(self, outcome: Outcome | None) -> bool:
        if not isinstance(outcome, Outcome) or not _is_json(trace.result(outcome)):
            return False
        won = outcome.winners
        some = bool(won) or supports(self.game, SupportsRoundLimit)
        seats = won == sorted(set(won)) and some and {*won} <= {*range(self.players)}
        first = [seat for seat, place in enumerate(outcome.places) if place == 1]
        ranked = len(outcome.places) == self.players and first == won
        return seats and ranked and all(len(score) == self.players for score in outcome.scores.values())

    def _again(self, state: State, views: dict[int | None, bytes]) -> None:
        """Checks that the same seed or the same whole deal, and the same tokens, give the same game."""
        game = self.game
        with self.works("whole-deal"):
            other = self._new(game.whole_deal(state))
            for ply in self.plies:
                alike = all(encode(game.view(other, viewer)) == ply.views[viewer] for viewer in views)
                self.must(alike and game.legal(other) == ply.legal, "whole-deal")
                self.must(game.play(other, ply.token) == ply.events, "whole-deal")
            self.must(game.outcome(other) == game.outcome(state), "whole-deal")
        with self.works("seed-decides"):
            again = game.new(self.players, self.options, self.seed)
            for ply in self.plies:
                self.must(game.play(again, ply.token) == ply.events, "seed-decides")
            self.must(game.same(again, state), "seed-decides")

    def _round_trips(self, state: State) -> None:
        game = self.game
        with self.works("trace-back"):
            lines = [encode(line) for line in trace.random_game(game, self.players, self.options, self.seed)]
            trace.check(lines, load=lambda _: game)
        with self.works("record-back"):
            stored, played = record.start(game, self.players, self.options, self.seed)
            for ply in self.plies:
                record.play(stored, game, played, ply.token)
            back = record.read(io.BytesIO(record.dump(stored)))
            self.must(game.same(record.replay(back, load=lambda _: game).state, state), "record-back")


def _is_reason(reason: Refusal | None) -> bool:
    return isinstance(reason, Refusal) and bool(reason.message)


def _is_json(value: Any) -> bool:
    """Returns whether it's plain JSON: no tuples, no other library's numbers, only text as keys."""
    try:
        return bool(msgspec.json.decode(encode(value)) == value)
    except (TypeError, msgspec.MsgspecError):
        return False
