"""How many files this process may have open: each connection is one."""

from __future__ import annotations

import resource

# The database, pipes to workers, the log, files that are sent, connections to push services and mail servers.
RESERVE = 256


def room_for(connections: int) -> int:
    """Raise the limit of this process as far as needed and allowed; returns how many connections fit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVE
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - RESERVE))
