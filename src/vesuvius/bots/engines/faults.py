"""What an engine can do wrong."""

from __future__ import annotations

from vesuvius.problem import Problem


class EngineFault(Problem):
    """An engine did what costs it the game; its arguments are plain words and numbers."""

    args_of_message: dict[str, str | int | None]  # type: ignore[assignment]
