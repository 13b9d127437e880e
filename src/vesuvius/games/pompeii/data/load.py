"""The data to play with: the shipped ones, or those of a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vesuvius.games.pompeii.data.model import FILES, Data, assemble
from vesuvius.games.pompeii.data.read import shipped
from vesuvius.games.pompeii.data.validate import BadData, look


def load(folder: Path | None = None) -> Data:
    """The data of a folder, or the shipped ones; raises BadData with all that keeps a game from being played with them.

    A file that the folder does not have is the shipped one.
    """
    if folder is None:
        return _shipped()
    found, data = look(folder)
    if data is None:
        raise BadData(found.refusals)
    return data


@cache
def _shipped() -> Data:
    return assemble({name: shipped(name) for name in FILES})
