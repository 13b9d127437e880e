"""Why a token is not legal: the ruling, the message that helps most, and what is missing, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vesuvius.formats.json_lines import printable
from vesuvius.game import Fact, Refusal
from vesuvius.games.pompeii.data.names import CARD_NAMES, COLOURS, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.presentation import notation, state_words
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules import verbs as v
from vesuvius.games.pompeii.rules.effects import KINDS
from vesuvius.games.pompeii.rules.effects.conversion import BONUS_LINE
from vesuvius.games.pompeii.rules.effects.injury import ARMY, WORKER
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.state import State
from vesuvius.games.pompeii.rules.verbs import ONE, PART, VERB
from vesuvius.games.refusal_parts import examples

ANY_BUILDING = "build"  # what a page asks about that shows one place for all of them
PLACING = range(v.COLLECT, v.USE + 1)
# What each decision rests on; all others on P4.
RULINGS = {
    **dict.fromkeys(("own", "coin"), "P2"),
    **dict.fromkeys(("given", "taken", "traded"), "P11"),
    **dict.fromkeys(("train", "swap", "payment"), "P17"),
    **dict.fromkeys(("good", "victim", "building", "card"), "P56"),
    **dict.fromkeys(("pledge", "pledged"), "P33"),
    "times": "P7",
    "bonus": "P9",
    "skip": "P52",
    "halt": "P38",
    "immediate": "P31",
    "draw": "P34",
}
OTHER = {v.TIMES, v.SKIP_GOOD, v.GIVE_FOR, v.TAKE_FOR, v.PAY_WITH}  # among them, those that place no worker


def refusal(s: State, t: Figures, seat: int, token: str, legal: Sequence[str]) -> Refusal | None:
    """Why the seat may not play the token; None when it may. `legal` is only looked at when the seat decides."""
    if s.stage == st.OVER:
        return Refusal("P41", "refusal-over")
    if seat != s.seat:
        return Refusal("P3", "refusal-not-your-turn", {"colour": COLOURS[s.seat]})
    if token in legal:
        return None
    meant = _tidy(token, legal)
    if meant is not None:
        return Refusal("", "refusal-spelling", {"token": printable(token), "meant": meant})
    if token == ANY_BUILDING and state_words.decision(s) == "action" and not any(map(is_building, legal)):
        return _Place(s, t, seat).room_to_build() or Refusal("P8", "refusal-no-building")
    args: dict[str, Fact] = {"decision": f"pompeii_{state_words.decision(s)}", "examples": examples(legal)}
    action = notation.number(token)
    if action < 0:
        return Refusal("", "refusal-unreadable", {**args, "token": printable(token)})
    verb = action >> VERB
    if state_words.decision(s) == "action" and verb in PLACING and verb not in OTHER:
        return _Place(s, t, seat).why(verb, action >> ONE & PART, action & PART) or _no_choice(s, args)
    return _no_choice(s, args)


def _no_choice(s: State, args: dict[str, Fact]) -> Refusal:
    """The ruling of the decision; cards are kept as a reward (P34) or for a card's effect (P57)."""
    decision = str(state_words.decision(s))
    rule = ("P34" if s.stage == st.REWARDS else "P57") if decision == "keep" else RULINGS.get(decision, "P4")
    return Refusal(rule, "refusal-no-such-choice", args)


def _tidy(token: str, legal: Sequence[str]) -> str | None:
    """The legal token that was probably meant: without spaces, in any capitals."""
    plain = "".join(token.split()).lower()
    return next((meant for meant in legal if meant.lower() == plain), None)


def is_building(token: str) -> bool:
    """Whether a token builds something."""
    return token.startswith(ANY_BUILDING)


class _Place:
    """Why a worker may not do something at a place."""

    def __init__(self, s: State, t: Figures, seat: int) -> None:
        self.s, self.t, self.seat = s, t, seat

    def why(self, verb: int, one: int, other: int) -> Refusal | None:
        """The reason; None if no special one is known."""
        reasons: dict[int, Callable[[int, int], Refusal | None]] = {
            v.COLLECT: self._collect,
            v.WORK: self._work,
            v.BUILD: self._build,
            v.AT_PORTA: lambda _, __: self._full(f.PORTA) or Refusal("P11", "refusal-nothing-to-trade"),
            v.TRAIN: self._train,
            v.SWAP: self._swap,
            v.ACT: self._act,
            v.HEAL_WORKER: lambda _, __: self._heal(WORKER),
            v.HEAL_ARMY: lambda _, __: self._heal(ARMY),
            v.LIFT: self._lift,
            v.FINISH: lambda _, __: self._finish(),
            v.HIRE: lambda _, __: self._hire(),
            v.RECRUIT_ARMY: lambda _, __: self._recruit(),
        }
        return reasons[verb](one, other) if verb in reasons else None

    def room_to_build(self) -> Refusal | None:
        """P5: no worker can build anything."""
        return self._full(f.COSTRUZIONE)

    def _has(self, good: int) -> int:
        return self.s.goods[f.GOODS * self.seat + good]

    def _short(self, bundle: int, rule: str, waived: Sequence[int] = ()) -> Refusal | None:
        """What is missing of a bundle."""
        pairs = [(self.t.good[i], self.t.amount[i]) for i in range(self.t.first[bundle], self.t.first[bundle + 1])]
        lacking = {good: amount - self._has(good) for good, amount in pairs if good not in waived}
        missing = [f"{amount} {GOOD_NAMES[good]}" for good, amount in lacking.items() if amount > 0]
        return Refusal(rule, "refusal-short", {"missing": missing}) if missing else None

    def _full(self, place: int) -> Refusal | None:
        """P5, P6: the place has no room."""
        room = self.t.room[(f.SEATS + 1) * place + self.s.players]
        if place < f.FIELDS:
            own = self.s.at[f.SEATS * place + self.seat] + self.s.marks[f.SEATS * place + self.seat]
            args: dict[str, Fact] = {"place": PLACE_NAMES[place], "spaces": room}
            return Refusal("P6", "refusal-field-full", args) if own >= room else None
        standing = sum(
            self.s.at[f.SEATS * place : f.SEATS * (place + 1)] + self.s.marks[f.SEATS * place : f.SEATS * (place + 1)]
        )
        if place >= f.FIRST_BUILDING:
            standing += self.s.tokens[place - f.FIRST_BUILDING]
        if place == f.PIAZZA and room == 0:
            return Refusal("P46", "refusal-piazza-closed")
        return (
            Refusal("P5", "refusal-place-full", {"place": PLACE_NAMES[place], "spaces": room})
            if standing >= room
            else None
        )

    def _not_there(self, building: int) -> Refusal | None:
        """P8, P5: the building is not constructed, or full."""
        if not self.s.built >> building & 1:
            return Refusal("P8", "refusal-not-built", {"building": BUILDING_NAMES[building]})
        return self._full(f.FIRST_BUILDING + building)

    def _card(self, card: int, place: int) -> Refusal | None:
        """P14, P46: the card is not active, or it names another place."""
        if self.s.where[card] not in (st.ACTIVE + self.seat, st.ROW):
            return Refusal("P14", "refusal-not-active", {"card": CARD_NAMES[card]})
        args: dict[str, Fact] = {"card": CARD_NAMES[card], "place": PLACE_NAMES[place]}
        return Refusal("P14", "refusal-wrong-card", args) if self.t.place[card] != place else None

    def _collect(self, field: int, card: int) -> Refusal | None:
        wrong = (self._card(card - 1, field) if card else None) or self._full(field)
        return wrong or (self._idle(card - 1) if card else None)

    def _idle(self, card: int, building: int = 0) -> Refusal:
        """P58, P47: a card that can convert nothing there now, for want of goods or since they are blocked."""
        effect = f.EFFECTS_OF_A_CARD * card
        given = f.EFFECT_IN + effect
        if KINDS[self.t.kind[effect]].uses_line:
            given = f.LINE_IN + f.LINES * building + self.t.number[f.NUMBERS * effect + BONUS_LINE]
        return self._short(given, "P58") or self._blocked()

    def _blocked(self) -> Refusal:
        return Refusal("P47", "refusal-blocked", {"goods": state_words.blocked(self.s)})

    def _work(self, building: int, how: int) -> Refusal | None:
        place = f.FIRST_BUILDING + building
        wrong = self._not_there(building) or (self._card(how, place) if how < f.CARDS else None)
        if wrong or how < f.CARDS:
            return wrong or self._idle(how, building)
        line = how - f.CARDS
        if line >= self.t.lines[building]:
            return Refusal("P7", "refusal-no-such-line", {"building": BUILDING_NAMES[building]})
        return self._short(f.LINE_IN + f.LINES * building + line, "P7") or self._blocked()

    def _build(self, building: int, card: int) -> Refusal | None:
        s, t, name = self.s, self.t, BUILDING_NAMES[building]
        if s.built >> building & 1:
            return Refusal("P8", "refusal-built-already", {"building": name})
        if building == t.left_out and s.options & st.NO_TEXTORIA:
            return Refusal("no_textoria", "refusal-left-out", {"building": name})
        if building == t.foro and s.players == 1:
            return Refusal("P45", "refusal-solo-foro")
        if building == t.foro and s.options & st.FORO_TIMER and s.round < st.FORO_ROUND:
            return Refusal("foro_timer", "refusal-foro-timer", {"round": st.FORO_ROUND})
        if building != t.foro and t.colour[building] != f.RED and not s.built >> t.foro & 1:
            return self._only_red(name)
        if not card:
            return self._full(f.COSTRUZIONE) or self._short(f.COST + building, "P8")
        bundle = f.EFFECT_IN + f.EFFECTS_OF_A_CARD * (card - 1)
        waived = t.good[t.first[bundle] : t.first[bundle + 1]]
        wrong = self._full(f.COSTRUZIONE) or self._card(card - 1, f.COSTRUZIONE)
        args: dict[str, Fact] = {"card": CARD_NAMES[card - 1], "building": name}
        return wrong or self._short(f.COST + building, "P8", waived) or Refusal("P58", "refusal-waives-nothing", args)

    def _only_red(self, building: str) -> Refusal:
        """P8, P45: what is not red needs the Foro, which comes by itself in a solo game."""
        if self.s.players == 1:
            return Refusal("P45", "refusal-solo-red", {"building": building, "round": st.FORO_ROUND})
        return Refusal("P8", "refusal-foro-first", {"building": building})

    def _in_hand(self, card: int, rule: str) -> Refusal | None:
        if self.s.where[card] == st.HAND + self.seat:
            return None
        return Refusal(rule, "refusal-card-not-in-hand", {"card": CARD_NAMES[card]})

    def _train(self, card: int, _: int) -> Refusal | None:
        return self._full(f.PIAZZA) or self._in_hand(card, "P17") or self._short(f.CARD_COST + card, "P17")

    def _swap(self, card: int, _: int) -> Refusal | None:
        return self._full(f.PIAZZA) or self._in_hand(card, "P17") or Refusal("P17", "refusal-nothing-to-swap-for")

    def _act(self, card: int, _: int) -> Refusal | None:
        wrong = self._not_there(self.t.foro) or self._in_hand(card, "P21")
        if wrong:
            return wrong
        if self.t.timing[card] == f.IMMEDIATE:
            return Refusal("P21", "refusal-card-immediate", {"card": CARD_NAMES[card]})
        effect = f.EFFECTS_OF_A_CARD * card  # the first one
        lack = KINDS[self.t.kind[effect]].lacking(self.s, self.t, self.seat, effect)
        return Refusal(lack.rule, "refusal-card-in-vain", {"card": CARD_NAMES[card], "lacking": f"pompeii_{lack.word}"})

    def _heal(self, what: int) -> Refusal | None:
        injured = self.s.army[self.seat] == st.INJURED if what == ARMY else self.s.hurt[self.seat] > 0
        if not injured:
            return Refusal("P27", "refusal-nobody-injured")
        return self._not_there(self.t.foro) or self._short(f.EFFECT_IN + self.t.injury[what], "P27")

    def _lift(self, building: int, _: int) -> Refusal | None:
        if self.s.tokens[building] == 0:
            return Refusal("P27", "refusal-no-token", {"building": BUILDING_NAMES[building]})
        return self._not_there(self.t.foro) or self._short(f.EFFECT_IN + self.t.blocking, "P27")

    def _finish(self) -> Refusal | None:
        if self.s.halts[self.seat] <= self.s.fresh[self.seat]:
            return Refusal("P38", "refusal-nothing-halted")
        return self._not_there(self.t.foro) or self._short(f.EFFECT_IN + self.t.halting, "P38")

    def _hire(self) -> Refusal | None:
        if wrong := self._not_there(self.t.hires):
            return wrong
        if self.s.workers[self.seat] == f.WORKERS:
            return Refusal("P29", "refusal-six-workers", {"workers": f.WORKERS})
        short = self.t.hire_cost[self.s.workers[self.seat]] - self._has(self.t.hire_good)
        return Refusal("P29", "refusal-short", {"missing": [f"{short} {GOOD_NAMES[self.t.hire_good]}"]})

    def _recruit(self) -> Refusal | None:
        if self.s.army[self.seat] != st.NO_ARMY:
            return Refusal("P39", "refusal-has-army")
        return self._not_there(self.t.recruits) or self._short(f.RECRUIT, "P39")
