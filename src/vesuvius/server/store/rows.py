"""What is stored: one struct for each kind of row, its fields in the order of the columns."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct):
    """Somebody who plays: a public id, a name and the language of their messages."""

    id: str
    name: str
    language: str
    created: float
    seen: float


class Key(Struct):
    """What opens a person, or one seat of a table: the id of the key and the SHA-256 of its secret."""

    id: str
    hash: bytes
    created: float
    person: str | None = None
    table: str | None = None
    seat: int | None = None


class Code(Struct):
    """A one-time code that gives another device a key of the same person.

    `key` is the key that asked for it; if the code `moves` the person, that key ends when the code is taken.
    """

    hash: bytes
    person: str
    expires: float
    moves: bool
    key: str


class Table(Struct):
    """A table: what was agreed on, and where it stands; `status` is open, running, over or closed.

    `settings`, `header` and `outcome` are JSON; `invite` is the SHA-256 of the secret in the link; `origin` is the
    table of which it is a rematch.
    """

    id: str
    game: str
    owner: str | None
    status: str
    settings: bytes
    public: bool
    invite: bytes | None
    header: bytes | None
    created: float
    touched: float
    seq: int
    turn: int | None
    outcome: bytes | None
    origin: str | None


class Seat(Struct):
    """A place at a table; `kind` is open, person, device or bot."""

    table: str
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None


class Plan(Struct):
    """What a seat plans to play next: made after the entry `since`; `tokens` is JSON."""

    table: str
    seat: int
    since: int
    tokens: bytes


class Entry(Struct):
    """One entry of a table's journal: `body` is JSON, `command` the idempotency key of the message that caused it."""

    table: str
    seq: int
    at: float
    command: str | None
    body: bytes


class ChatLine(Struct):
    """One line of a table's chat; the numbers rise and are never used twice."""

    table: str
    number: int
    at: float
    person: str | None
    seat: int | None
    text: str


class Subscription(Struct):
    """Where a person wants to be told of their turn."""

    id: int
    person: str
    kind: str
    body: bytes


class Ban(Struct):
    """Who may not come in: an address or a person, until a time or (None) for good."""

    kind: str
    value: str
    until: float | None


class Announcement(Struct):
    """What the host has to say to everybody, until a time or (None) until it is taken back."""

    id: int
    text: str
    until: float | None


class Result(Struct, frozen=True):
    """A finished game at which at least one person sat; `pool` is where it was rated, None if it wasn't."""

    table: str
    game: str
    players: int
    ended: float
    pool: str | None


class Placing(Struct, frozen=True):
    """How a seat came out of a finished game.

    `bot` is there for a bot from the beginning on; `gone` says that the person was not there at the end. `before` and
    `after` are the rating's `mu`, where the game was rated.
    """

    table: str
    seat: int
    person: str | None
    bot: str | None
    place: int
    score: int | None
    gone: bool
    before: float | None = None
    after: float | None = None

    @property
    def player(self) -> str:
        """The name under which the seat is rated."""
        return self.person or self.bot or ""


class Try(Struct, frozen=True):
    """The first try of a person at a puzzle."""

    person: str
    puzzle: str
    at: float
    solved: bool


class Branch(Struct, frozen=True):
    """Moves that a person has tried from the entry `since` of a finished game on; `moves` is JSON.

    With a seed, all that was hidden there was dealt again from it. Without a name it goes by its first move.
    """

    id: str
    table: str
    person: str
    since: int
    seed: str | None
    moves: bytes
    name: str
    shared: bool
    created: float


class Daily(Struct, frozen=True):
    """That somebody has taken up a day's challenge, at which table, and how it came out if it counts.

    `place` is the place in the game, `scores` the figures by kind of score, as JSON.
    """

    game: str
    day: str
    person: str
    table: str
    ended: float | None = None
    place: int | None = None
    scores: bytes | None = None


class Rating(Struct, frozen=True):
    """How strong a player is at a game, among the players of a pool.

    `player` is a person's id or a bot's name; in the pool of puzzles, a person's id or a puzzle's.
    """

    game: str
    pool: str
    player: str
    mu: float
    sigma: float
    games: int


class Counts(Struct, frozen=True):
    """How much is stored; tables by status, those that were taken in from records, and the size of the database."""

    people: int
    tables: dict[str, int]
    entries: int
    imported: int = 0
    bytes: int = 0
