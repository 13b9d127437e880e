"""What is different for one player: the open row of specialists, blocked goods, the Foro for free."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.cards.decks import draw_card, draw_to_hand
from vesuvius.games.pompeii.rules.figures import SPECIALISTS, Figures
from vesuvius.games.pompeii.rules.offerings import block
from vesuvius.games.pompeii.rules.state import (
    BUILT,
    ERUPTED,
    FLIPPED,
    FORO_ROUND,
    JOINED,
    JOINING,
    NOBODY,
    NONE,
    OPEN_CARDS,
    PILE,
    ROW,
    EventRows,
    State,
)


@rule
def new_row(s: State, rows: EventRows) -> None:
    """P46, P70: unused specialists go to the pile, five new ones come, and what a reward brought joins them."""
    for card in range(SPECIALISTS):
        if s.where[card] == ROW:
            s.where[card] = PILE
    for _ in range(OPEN_CARDS):
        card = draw_card(s, rows, 0)
        if card != NONE:
            s.where[card] = ROW
            s.known[card] = 1
            add_row(rows, JOINED, 0, card, 0, 0)
    for card in range(SPECIALISTS):
        if s.where[card] == JOINING:
            s.where[card] = ROW


@rule
def reveal(s: State, t: Figures, rows: EventRows) -> None:
    """P44, P45: what binds the round that begins; before round 10 the Foro is built and binds nothing."""
    if s.round == FORO_ROUND:
        s.built |= 1 << t.foro
        add_row(rows, BUILT, 0, t.foro, 0, 0)
        add_row(rows, FLIPPED, 0, 0, 0, 0)
        for _ in range(OPEN_CARDS):
            draw_to_hand(s, rows, 0, 1)
        block(s, t, rows, NONE)
    elif s.round < FORO_ROUND:
        card = s.volcano[s.revealed]
        s.revealed += 1
        add_row(rows, ERUPTED, NOBODY, card, 0, 0)
        block(s, t, rows, card)
