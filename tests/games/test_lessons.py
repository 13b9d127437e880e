"""The guided first games: every position is possible, every right move legal, and every wrong one has its words."""

from __future__ import annotations

import pytest

from tests.support.lesson_steps import DOWNFALL, POMPEII, Course
from vesuvius.game import Lesson
from vesuvius.texts import LANGUAGES, Texts

COURSES = [DOWNFALL, POMPEII]
LESSONS = [
    pytest.param(course, lesson, id=f"{course.name}-{lesson.name}") for course in COURSES for lesson in course.lessons
]


def test_the_lessons_are_those_of_a_whole_game() -> None:
    downfall = "settle relatives joker omen eruption lava enclosed flight end"
    pompeii = "beginning fields producing bonus building specialists trade foro city offerings volcano army"
    assert [lesson.name for lesson in DOWNFALL.lessons] == downfall.split()
    assert [lesson.name for lesson in POMPEII.lessons] == pompeii.split()


@pytest.mark.parametrize(("course", "lesson"), LESSONS)
def test_whichever_right_move_is_made_the_lesson_goes_on(course: Course, lesson: Lesson) -> None:
    steps = [*course.decisions(lesson)]
    for decision in steps:
        assert course.game.seat(decision.state) == 0
        assert decision.right
        for token in decision.right:
            after = course.game.copy(decision.state)
            course.go(after, decision.step, token)
            for following in steps[decision.number : decision.number + 1]:
                assert course.game.seat(after) == 0
                assert course.right(after, following.step)


@pytest.mark.parametrize(("course", "lesson"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_step_and_for_a_legal_move_that_is_not_the_right_one(
    course: Course, lesson: Lesson, language: str
) -> None:
    texts = Texts(language)
    assert texts.has(f"{course.name}-lesson-{lesson.name}")
    for decision in course.decisions(lesson):
        said = [texts.has(f"{decision.words}{end}") for end in ("", "-done", "-nudge")]
        assert said == [True, True, bool(decision.wrong)]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: str(course.name))
def test_the_last_lesson_ends_the_game(course: Course) -> None:
    *_, last = course.decisions(course.lessons[-1])
    course.go(last.state, last.step, last.right[0])
    outcome = course.game.outcome(last.state)
    assert outcome is not None
    assert outcome.winners == [0]
