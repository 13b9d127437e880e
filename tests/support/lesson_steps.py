"""The guided first game of each game step by step, as the rules see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from vesuvius import load
from vesuvius.game import Lesson, LessonStep, SupportsLessons, supports


class Decision(NamedTuple):
    """A step, its number in the lesson, and the state in which the learner decides."""

    words: str
    """The id of what the step says."""
    lesson: str
    number: int
    step: LessonStep
    state: Any
    right: list[str]
    """The legal tokens that are right, and those that are not."""
    wrong: list[str]


class Course:
    """All lessons of a game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = load(name)
        assert supports(self.game, SupportsLessons)
        self.lessons: list[Lesson] = self.game.lessons()

    def right(self, state: Any, step: LessonStep) -> list[str]:
        """The legal tokens that are right."""
        return [token for token in self.game.legal(state) if re.fullmatch(step.wants, token)]

    def go(self, state: Any, step: LessonStep, token: str) -> None:
        """The learner plays the token, and the others answer."""
        for played in (token, *step.replies):
            self.game.play(state, played)

    def decisions(self, lesson: Lesson) -> Iterator[Decision]:
        """Every step of a lesson, where the learner does what is right."""
        state = self.game.at(lesson.position, lesson.seed)
        for number, step in enumerate(lesson.steps, 1):
            right = self.right(state, step)
            wrong = [token for token in self.game.legal(state) if token not in right]
            words = f"{self.name}-lesson-{lesson.name}-{number}"
            yield Decision(words, lesson.name, number, step, self.game.copy(state), right, wrong)
            self.go(state, step, right[0])


DOWNFALL, POMPEII = Course("downfall"), Course("pompeii")
