"""The guided first game step by step, as the rules see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from vesuvius import load
from vesuvius.game import Lesson, LessonStep, Taught

GAME = load("downfall")
assert isinstance(GAME, Taught)
LESSONS = GAME.lessons()


class Decision(NamedTuple):
    """A step, its number in the lesson, and the state in which the learner decides."""

    lesson: str
    number: int
    step: LessonStep
    state: Any

    @property
    def words(self) -> str:
        """The id of what the step says."""
        return f"downfall-lesson-{self.lesson}-{self.number}"

    @property
    def right(self) -> list[str]:
        """The legal tokens that are right."""
        return right(self.state, self.step)

    @property
    def wrong(self) -> list[str]:
        """The legal tokens that are not."""
        return [token for token in GAME.legal(self.state) if token not in self.right]


def right(state: Any, step: LessonStep) -> list[str]:
    """The legal tokens that are right."""
    return [token for token in GAME.legal(state) if re.fullmatch(step.wants, token)]


def go(state: Any, step: LessonStep, token: str) -> None:
    """The learner plays the token, and the others answer."""
    for played in (token, *step.replies):
        GAME.play(state, played)


def decisions(lesson: Lesson) -> Iterator[Decision]:
    """Every step of a lesson, where the learner does what is right."""
    state = GAME.at(lesson.position, lesson.seed)
    for number, step in enumerate(lesson.steps, 1):
        decision = Decision(lesson.name, number, step, GAME.copy(state))
        yield decision
        go(state, step, decision.right[0])
