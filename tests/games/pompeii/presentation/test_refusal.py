"""Refusals say what is wrong and what is missing, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, play, seat, solo
from vesuvius.game import Fact, Illegal, Problem
from vesuvius.games.pompeii.rules.effects import KINDS
from vesuvius.games.pompeii.rules.effects.kind import NOTHING_LACKS
from vesuvius.games.pompeii.rules.effects.workers import ExtraActions, StartPlayer
from vesuvius.texts import LANGUAGES, Texts

FORO = {"b17": [0]}
TEXTS = [Texts(language) for language in LANGUAGES]


def can_be_said(message: str, args: dict[str, Fact]) -> bool:
    return all(texts.has(message) and "{$" not in texts(message, **args) for texts in TEXTS)


def why(state: Any, token: str, player: int | None = None) -> tuple[str, str, dict[str, Any]]:
    """The ruling, the message without its first word, and its arguments; everything can be said."""
    decides = GAME.seat(state)
    reason = GAME.refusal(state, decides if player is None and decides is not None else player or 0, token)
    assert reason is not None
    assert can_be_said(reason.message, reason.args)
    return reason.rule, reason.message.removeprefix("refusal-"), dict(reason.args)


CASES: list[tuple[Any, str, str, str]] = [
    (lambda: at(seat(), seat(), at={"grain": [2, 0]}), "@grain", "P6", "field-full"),
    (lambda: at(seat("1 grain"), seat()), "@b7", "P8", "not-built"),
    (lambda: at(seat("1 grain"), seat(), built={"b7": []}, at={"b7": [0, 1]}), "@b7", "P5", "place-full"),
    (lambda: at(seat("1 grain"), seat(), built={"b7": []}), "@b7b", "P7", "no-such-line"),
    (lambda: at(seat(), seat(), built={"b7": []}), "@b7", "P7", "short"),
    (lambda: at(seat("1 grain"), seat(), built={"b7": []}), "@b7/S30", "P14", "not-active"),
    (lambda: at(seat("1 grain", active="S30"), seat(), built=EVERYTHING), "@b4/S30", "P14", "wrong-card"),
    (lambda: at(seat(active="S42"), seat(), built=EVERYTHING), "@b7/S42", "P58", "short"),
    (lambda: at(seat("1 bread"), seat(), built=EVERYTHING), "build7", "P8", "built-already"),
    (lambda: at(seat(), seat()), "build11", "P8", "foro-first"),
    (lambda: at(seat(), seat()), "build17", "P8", "short"),
    (lambda: at(seat(), seat(), options=["foro_timer"]), "build17", "foro_timer", "foro-timer"),
    (lambda: at(seat("9 clay, 9 wood", active="S52"), seat()), "build10/S52", "P58", "waives-nothing"),
    (lambda: at(seat("9 clay, 9 wood"), seat(), at={"costruzione": [0, 2]}), "build10", "P5", "place-full"),
    (lambda: at(seat(), seat()), "@porta", "P11", "nothing-to-trade"),
    (lambda: at(seat("9 grain"), seat(), at={"porta": [1, 1]}), "@porta", "P5", "place-full"),
    (lambda: at(seat("9 grain"), seat()), "train:S01", "P17", "card-not-in-hand"),
    (lambda: at(seat("9 grain"), seat()), "swap:S01", "P17", "card-not-in-hand"),
    (lambda: at(seat(), seat(), built=FORO), "act:C02", "P21", "card-not-in-hand"),
    (lambda: at(seat("1 grain", hand="S01"), seat()), "train:S01", "P17", "short"),
    (lambda: at(seat(hand="S01"), seat()), "swap:S01", "P17", "nothing-to-swap-for"),
    (lambda: at(seat(hand="C02"), seat()), "act:C02", "P8", "not-built"),
    (lambda: at(seat(hand="C03"), seat(), built=FORO), "act:C03", "P21", "card-immediate"),
    (lambda: at(seat(hand="C22"), seat(), built=FORO), "act:C22", "P23", "card-in-vain"),
    (lambda: at(seat(), seat(), built=FORO), "heal:C12", "P27", "nobody-injured"),
    (lambda: at(seat(hurt=1), seat(), built=FORO), "heal:C12", "P27", "short"),
    (lambda: at(seat(army="injured"), seat(), built=FORO), "heal:C28", "P27", "short"),
    (lambda: at(seat(), seat(), built=FORO), "lift:b17", "P27", "no-token"),
    (lambda: at(seat(), seat(), built=FORO, tokens={"b17": 1}), "lift:b17", "P27", "short"),
    (lambda: at(seat(), seat(), built=FORO), "finish", "P38", "nothing-halted"),
    (lambda: at(seat(halts=1), seat(), built=FORO), "finish", "P38", "short"),
    (lambda: at(seat(), seat(), built=EVERYTHING), "hire", "P29", "short"),
    (lambda: at(seat("9 wine", workers=6), seat(), built=EVERYTHING), "hire", "P29", "six-workers"),
    (lambda: at(seat(army="recruited"), seat(), built=EVERYTHING), "army", "P39", "has-army"),
    (lambda: at(seat(), seat(), built=EVERYTHING), "army", "P39", "short"),
    (lambda: solo("1 grain", blocked=["flour"], built={"b7": []}), "@b7", "P47", "blocked"),
    (lambda: solo("9 grain"), "train:S01", "P46", "piazza-closed"),
    (solo, "build17", "P45", "solo-foro"),
    (solo, "build11", "P45", "solo-red"),
    (lambda: solo(options=["no_textoria"]), "build14", "no_textoria", "left-out"),
    (lambda: at(seat(), seat()), "*3", "P4", "no-such-choice"),
    (lambda: at(seat(), seat()), "use:S25", "P4", "no-such-choice"),
    (lambda: at(seat(), seat()), " @Grain ", "", "spelling"),
    (lambda: at(seat(), seat()), "?", "", "unreadable"),
    (lambda: at(seat(), seat()), "\N{SNOWMAN}" * 300, "", "unreadable"),
]


@pytest.mark.parametrize(("state", "token", "rule", "message"), CASES)
def test_what_is_wrong(state: Any, token: str, rule: str, message: str) -> None:
    table = state()
    before = GAME.position(table)
    assert why(table, token)[:2] == (rule, message)
    with pytest.raises(Illegal):
        GAME.play(table, token)
    assert GAME.position(table) == before


def test_what_is_missing_is_counted() -> None:
    state = at(seat("1 pillars, 9 planks"), seat())
    assert why(state, "build17")[2] == {"missing": ["1 pillars", "2 bricks"]}
    assert why(at(seat("1 wine", workers=5), built=EVERYTHING), "hire")[2] == {"missing": ["2 wine"]}
    words = Texts("en")("refusal-short", missing=["1 pillars", "2 bricks"])
    assert words == "You’re missing goods: 1 pillars, 2 bricks."


def test_others_and_the_end() -> None:
    state = at(seat(), seat())
    assert why(state, "@grain", 1) == ("P3", "not-your-turn", {"colour": "red"})
    over = at(seat("1 olive_oil", army="injured"), seat(), built={**FORO, "b20": [1]})
    play(over, "heal:C28")
    assert why(over, "@grain", 0)[:2] == ("P41", "over")
    with pytest.raises(Problem):
        GAME.refusal(state, 0, 5)  # type: ignore[arg-type]
    with pytest.raises(Problem):
        GAME.view(state, 7)


def test_every_decision_has_a_name() -> None:
    from vesuvius.games.pompeii.presentation.state_words import DECISIONS

    assert all(texts.has(f"word-pompeii_{name}") for texts in TEXTS for name in DECISIONS)


def rewarded() -> Any:
    state = at(seat("1 gold", left=0), seat("2 gold", left=1), built=FORO, start=1, turn=1)
    play(state, "@grain", "give:gold", "*1", "give:gold", "*1", "pass", "pass")
    return state


def after(*tokens: str, **more: Any) -> Any:
    """Red, who has much and may play any card, has played these."""
    mine = seat("9 grain, 9 gold", hand="C12 C16 C30 C41")
    state = at(mine, seat("9 grain", hand="S02"), built={**EVERYTHING, "b7": [1]}, **more)
    play(state, *tokens)
    return state


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (lambda: GAME.new(2, seed=1), "P2"),
        (lambda: after("@b7"), "P7"),
        (lambda: after("@b7", "*1"), "P9"),
        (lambda: after("@porta"), "P11"),
        (lambda: after("act:C16"), "P57"),
        (lambda: after("act:C12"), "P56"),
        (lambda: after("act:C30", "!1"), "P56"),
        (rewarded, "P34"),
        (lambda: play(found := rewarded(), "draw:C") and found, "P34"),
    ],
)
def test_p2_p7_p9_p11_p34_p56_p57_a_choice_cites_the_ruling_of_its_decision(state: Any, rule: str) -> None:
    assert why(state(), "hire")[:2] == (rule, "no-such-choice")


def test_p33_a_pledge_cites_its_ruling() -> None:
    state = at(seat("9 grain", left=1), seat(left=0), built=FORO)
    play(state, "@clay")
    assert why(state, "give:gold")[:2] == ("P33", "no-such-choice")
    play(state, "give:grain")
    assert why(state, "*99")[:2] == ("P33", "no-such-choice")


def test_p58_a_card_with_a_bonus_needs_what_its_building_takes() -> None:
    state = at(seat(active="S30"), seat(), built=EVERYTHING)
    assert why(state, "@b7/S30") == ("P58", "short", {"missing": ["1 grain"]})
    blocked = solo("1 grain", row=["S30"], blocked=["flour"], built={"b7": []})
    assert why(blocked, "@b7/S30") == ("P47", "blocked", {"goods": ["flour"]})


NO_MARKERS = {"markers": 0}
IN_VAIN: list[tuple[str, Any, str, str]] = [
    ("C01", {}, "no_workers_there", "P25"),
    ("C10", {}, "no_others_building", "P59"),
    ("C10", NO_MARKERS, "no_marker", "P10"),
    ("C11", {}, "no_specialist", "P59"),
    ("C12", {}, "no_worker_to_spare", "P26"),
    ("C22", {}, "no_temple", "P23"),
    ("C25", {}, "no_discard", "P59"),
    ("C27", {"workers": 6}, "six_workers", "P59"),
    ("C28", {}, "no_army", "P26"),
    ("C29", {}, "no_others_temple", "P59"),
    ("C35", {}, "no_goods", "P22"),
    ("C38", {}, "no_trade", "P59"),
    ("C40", {}, "no_crew", "P59"),
    ("C44", {}, "no_city_card", "P59"),
]


@pytest.mark.parametrize(("card", "mine", "lacking", "rule"), IN_VAIN)
def test_p59_a_card_in_vain_says_what_it_lacks(card: str, mine: Any, lacking: str, rule: str) -> None:
    state = at(seat(hand=card, **mine), seat(workers=1), built=FORO)
    assert why(state, f"act:{card}") == (rule, "card-in-vain", {"card": card, "lacking": f"pompeii_{lacking}"})
    assert all(texts.has(f"word-pompeii_{lacking}") for texts in TEXTS)


def test_p16_a_card_that_builds_needs_a_building_that_can_be_paid_for() -> None:
    state = at(seat(hand="C47"), seat(), built=EVERYTHING)
    assert why(state, "act:C47")[::2] == ("P16", {"card": "C47", "lacking": "pompeii_no_building"})


def test_p28_p59_tokens_need_a_place_and_must_not_be_used_up() -> None:
    covered = at(seat(hand="C14"), seat(), built={**FORO, "b7": [], "b8": []}, tokens={"b7": 1, "b8": 1})
    assert why(covered, "act:C14")[2]["lacking"] == "pompeii_no_token"
    full = at(seat(hand="C14"), seat(), built=FORO, tokens={"b17": 1})
    assert why(full, "act:C14")[2]["lacking"] == "pompeii_no_space"


def test_p68_p69_alone_a_card_lacks_others_or_its_goods() -> None:
    alone = solo(hand="C35 C02", built=FORO, round=11, blocked=["wine"])
    assert why(alone, "act:C35")[::2] == ("P69", {"card": "C35", "lacking": "pompeii_no_others"})
    assert why(alone, "act:C02")[::2] == ("P68", {"card": "C02", "lacking": "pompeii_all_blocked"})


def test_every_kind_of_effect_says_what_it_lacks_if_it_can_do_nothing() -> None:
    assert [kind.number for kind in KINDS] == [*range(len(KINDS))]
    for kind in KINDS:
        assert all(texts.has(f"word-pompeii_{kind.lack.word}") for texts in TEXTS), kind
    at_once = [kind for kind in KINDS if kind.usual_timing == "at_activation"]
    assert [kind for kind in at_once if kind.lack == NOTHING_LACKS] == [ExtraActions, StartPlayer]


def test_p08_somebody_who_can_pay_for_no_building_is_told_so() -> None:
    assert why(at(seat(), seat()), "build") == ("P8", "no-building", {})
    full = at(seat("9 wood, 9 clay, 9 stone"), seat(), at={"costruzione": [0, 2]})
    assert why(full, "build")[:2] == ("P5", "place-full")
    assert why(at(seat("9 wood, 9 clay, 9 stone"), seat()), "build")[1] == "unreadable"
