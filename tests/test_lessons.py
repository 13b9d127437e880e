"""The guided first game: every position is possible, every right move legal, and every wrong one has its words."""

from __future__ import annotations

import pytest

from tests.downfall.lessons import GAME, LESSONS, decisions, go, right
from vesuvius.game import Lesson
from vesuvius.texts import Texts

NAMES = [lesson.name for lesson in LESSONS]
LANGUAGES = ("en", "de", "fr", "nl")


def test_the_lessons_are_those_of_a_whole_game() -> None:
    assert NAMES == ["settle", "relatives", "joker", "omen", "eruption", "lava", "enclosed", "flight", "end"]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_whichever_right_move_is_made_the_lesson_goes_on(lesson: Lesson) -> None:
    steps = [*decisions(lesson)]
    for decision in steps:
        assert GAME.seat(decision.state) == 0
        assert decision.right
        for token in decision.right:
            after = GAME.copy(decision.state)
            go(after, decision.step, token)
            for following in steps[decision.number : decision.number + 1]:
                assert GAME.seat(after) == 0
                assert right(after, following.step)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_step_and_for_a_legal_move_that_is_not_the_right_one(
    lesson: Lesson, language: str
) -> None:
    texts = Texts(language)
    assert texts.has(f"downfall-lesson-{lesson.name}")
    for decision in decisions(lesson):
        said = [texts.has(f"{decision.words}{end}") for end in ("", "-done", "-nudge")]
        assert said == [True, True, bool(decision.wrong)]


def test_the_last_lesson_ends_the_game() -> None:
    *_, last = decisions(LESSONS[-1])
    go(last.state, last.step, last.right[0])
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert outcome.winners == [0]
