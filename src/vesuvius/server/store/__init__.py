"""What outlives the process: the only place with SQL, for SQLite and PostgreSQL alike. It knows no game or protocol."""

from vesuvius.server.store.backups import restore
from vesuvius.server.store.errors import Conflict, LockLost, StoreDown, TableGone, Unsure
from vesuvius.server.store.store import Store

__all__ = ["Conflict", "LockLost", "Store", "StoreDown", "TableGone", "Unsure", "restore"]
