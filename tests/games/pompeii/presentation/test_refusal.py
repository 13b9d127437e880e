"""Refusals say what is wrong and what is missing, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, play, seat, solo
from vesuvius.game import Fact, Illegal, Problem
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
    (lambda: at(seat(), seat(), options=["foro_timer"]), "build17", "", "foro-timer"),
    (lambda: at(seat("9 clay, 9 wood", active="S52"), seat()), "build10/S52", "P58", "waives-nothing"),
    (lambda: at(seat("9 clay, 9 wood"), seat(), at={"costruzione": [0, 2]}), "build10", "P5", "place-full"),
    (lambda: at(seat(), seat()), "@porta", "P11", "nothing-to-trade"),
    (lambda: at(seat("9 grain"), seat(), at={"porta": [1, 1]}), "@porta", "P5", "place-full"),
    (lambda: at(seat("9 grain"), seat()), "train:S01", "P12", "card-not-in-hand"),
    (lambda: at(seat("1 grain", hand="S01"), seat()), "train:S01", "P17", "short"),
    (lambda: at(seat(hand="S01"), seat()), "swap:S01", "P17", "nothing-to-swap-for"),
    (lambda: at(seat(hand="C02"), seat()), "act:C02", "P8", "not-built"),
    (lambda: at(seat(hand="C03"), seat(), built=FORO), "act:C03", "P21", "card-immediate"),
    (lambda: at(seat(hand="C22"), seat(), built=FORO), "act:C22", "P21", "card-in-vain"),
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
    (lambda: solo(options=["no_textoria"]), "build14", "", "left-out"),
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
    assert Texts("en")("refusal-short", missing=["1 pillars", "2 bricks"]) == "Goods are missing: 1 pillars, 2 bricks."


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
