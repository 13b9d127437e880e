"""A sheet of terminal cells to draw on, and how it becomes lines that Rich can print."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text


class Canvas:
    """Characters with styles, by column and row; what falls outside the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[Style.null()] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write to the right from that cell; a style without a background keeps the one that is there."""
        if not 0 <= y < self.height:
            return
        for column, character in enumerate(text, x):
            if 0 <= column < self.width:
                self._characters[y][column] = character
                self._styles[y][column] = Style(bgcolor=self._styles[y][column].bgcolor) + style

    def down(self, x: int, y: int, text: str, style: Style) -> None:
        """Write downwards from that cell."""
        for row, character in enumerate(text, y):
            self.put(x, row, character, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, character: str = " ") -> None:
        """Cover a rectangle with one character."""
        for row in range(y, y + height):
            self.put(x, row, character * width, style)

    def lines(self) -> Iterator[Text]:
        """The sheet from top to bottom, neighbours of one style joined."""
        for characters, styles in zip(self._characters, self._styles, strict=True):
            line = Text(no_wrap=True, overflow="crop")
            start = 0
            for column in range(1, self.width + 1):
                if column == self.width or styles[column] != styles[start]:
                    line.append("".join(characters[start:column]), styles[start])
                    start = column
            yield line
