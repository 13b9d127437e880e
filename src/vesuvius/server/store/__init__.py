"""What outlives the process: the only place with SQL, for SQLite and PostgreSQL alike."""

from vesuvius.server.store.backups import restore
from vesuvius.server.store.errors import Gone, StoreDown, Taken, Unsure
from vesuvius.server.store.store import Store

__all__ = ["Gone", "Store", "StoreDown", "Taken", "Unsure", "restore"]
