"""What the host's commands and the host's page are told, and what they ask for."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vesuvius.server.operations.backup_note import BackupNote
from vesuvius.server.operations.logs import LoggedError
from vesuvius.server.protocol.forms import Status
from vesuvius.server.store import rows

Kind = Literal["person", "address"]
Days = Annotated[float, Meta(gt=0, le=36_500)]
LONGEST_SEARCH = 100


class HostedTable(msgspec.Struct, frozen=True):
    """A table as the host sees it: who sits there and how far it is, but nothing of the game."""

    table: str
    game: str
    status: str
    owner: str | None
    seats: list[str]
    seq: int
    created: float
    touched: float


class DrainStatus(msgspec.Struct, frozen=True):
    """Whether the server takes in nothing new, and how many games still run."""

    draining: bool
    running: int


class Growth(msgspec.Struct, frozen=True):
    """By how much the database has grown, in bytes, in so many seconds."""

    bytes: int
    seconds: float


class Swept(msgspec.Struct, frozen=True):
    """When tables were last swept away, how many that were, and how many since the start."""

    at: float
    tables: int
    in_all: int


class Quotas(msgspec.Struct, frozen=True):
    """How much one person may have and do, and for how many days what is kept; None is for ever."""

    tables_per_person: int
    tables_per_hour: int
    imports_per_person: int
    import_kib_per_hour: int
    keep_finished_days: float | None
    keep_abandoned_days: float
    keep_imported_days: float


class ServerStats(msgspec.Struct, frozen=True):
    """How much is stored, and what keeps it from growing; `bytes` is the size of the database.

    None is what only a running server knows, or what has never happened.
    """

    people: int
    tables: dict[str, int]
    entries: int
    imported: int
    bytes: int
    quotas: Quotas
    backup: BackupNote | None
    disk_free: int | None
    connections: int | None = None
    draining: bool = False
    growth: Growth | None = None
    swept: Swept | None = None


class HostOverview(msgspec.Struct, frozen=True):
    """How the server is. `history` is the last hour in columns, or what is new in it; they have the same length.

    Its times are in seconds, its sizes in bytes. What waits and runs is by kind of job; who was turned away, by reason.
    """

    now: float
    begun: float
    version: str
    status: Status
    stats: ServerStats
    sockets: int
    connections: int
    tables_in_memory: int
    tables_running: int
    commands_under_way: int
    journal_waiting: int
    jobs_waiting: dict[str, int]
    jobs_running: dict[str, int]
    worker_restarts: int
    workers_memory: int
    disk_size: int | None
    store_failures: int
    rejections: dict[str, int]
    errors: int
    last_errors: list[LoggedError]
    announcements: list[rows.Announcement]
    bans: list[rows.Ban]
    history: dict[str, list[float | None]]


class HostedPerson(msgspec.Struct, frozen=True):
    """A person as the host sees them; `tables` are those that aren't finished."""

    person: str
    name: str
    language: str
    created: float
    connected: bool
    banned: bool
    keys: int
    tables: int


class HostFound(msgspec.Struct, frozen=True):
    """The people and tables that fit a search, the best known first."""

    people: list[HostedPerson]
    tables: list[HostedTable]


class HostSession(msgspec.Struct, frozen=True):
    """What opens the host's page until that time."""

    token: str
    until: float


class HostLink(msgspec.Struct, frozen=True):
    """A code that opens the host's page once, until that time, and the address of the page with it."""

    code: str
    link: str
    until: float


class HostSignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link to the host's page, or the host's key."""

    code: Annotated[str, Meta(min_length=1, max_length=128)]


class HostSearch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's or a table's id or the beginning of it, or a part of a name."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEARCH)]


class Banning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to shut out, or to let in again."""

    kind: Kind
    value: Annotated[str, Meta(min_length=1, max_length=64)]
    days: Days | None = None


class Announcing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to tell everybody."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    days: Days | None = None


class Draining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to take in nothing new."""

    on: bool


class HostNumber(msgspec.Struct, frozen=True):
    """A number: of what was made, or how many there were."""

    number: int
