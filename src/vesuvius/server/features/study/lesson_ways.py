"""All that a learner can come to in a lesson by doing what is right, so that lessons go on without a network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from vesuvius.game import Lesson
from vesuvius.server.features.study.forms import LessonWay, StudyPosition

LEARNER = 0

Look = Callable[[list[str], int], StudyPosition]


def lesson_ways(lesson: Lesson, look: Look) -> Iterator[LessonWay]:
    """Yields every way; `look` says where moves lead, and what so many of the last ones changed."""
    reached = [look([], 0)]
    yield _way(lesson, reached[0])
    for step in lesson.steps:
        reached = [
            look([*made, token, *step.replies], 1 + len(step.replies))
            for made, legal in [([move.move for move in each.moves], each.standing.legal) for each in reached]
            for token in legal or []
            if re.fullmatch(step.wants, token)
        ]
        yield from (_way(lesson, each) for each in reached)


def _way(lesson: Lesson, reached: StudyPosition) -> LessonWay:
    return LessonWay(lesson.name, reached.view, reached.standing, reached.moves, reached.steps)
