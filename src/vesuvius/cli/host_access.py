"""How `vesuvius admin` reaches what it is about: the running server, or the database where none runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

from vesuvius.cli.files import file_problems, new_private_file
from vesuvius.problem import Problem

if TYPE_CHECKING:
    import httpx

    from vesuvius.server.settings import Settings
    from vesuvius.server.store import Store

PATIENCE = 60.0
NOT_FOUND = 404
ANYTHING = "/stats"  # what whoever has the host's key may always ask for


class NoServer(Problem):
    """No server runs that uses this database."""


def ask(settings: Settings, method: str, path: str, body: Any = None, **query: str | int | None) -> Any:
    """What the running server answers; raises the Problem that it has, or NoServer."""
    with _answer(settings, method, path, body, query) as response:
        response.read()
        return response.json() if response.content else None


def save(settings: Settings, path: str, file: str) -> None:
    """Keep what the running server sends in a new file."""
    with _answer(settings, "GET", path, None, {}) as response, file_problems(file), new_private_file(file) as out:
        out.writelines(response.iter_bytes())


def is_running(settings: Settings) -> bool:
    """Whether a server runs that uses this database."""
    try:
        ask(settings, "GET", ANYTHING)
    except NoServer:
        return False
    return True


@contextmanager
def _answer(
    settings: Settings, method: str, path: str, body: Any, query: dict[str, str | int | None]
) -> Iterator[httpx.Response]:
    import httpx

    from vesuvius.server.operations.host_key import file_for, read_host_access

    with file_problems(str(file_for(settings.database))):
        access = read_host_access(settings.database)
    if access is None:
        raise _no_server(settings)
    # A proxy that the surroundings name is not for a server on this machine.
    client = httpx.Client(trust_env=False, timeout=PATIENCE, headers={"Authorization": f"Bearer {access.key}"})
    host = f"{access.address}/api/host"
    asked = {key: value for key, value in query.items() if value is not None}
    try:
        with client, client.stream(method, host + path, json=body, params=asked) as response:
            if not response.is_success:
                # It may be about a person or a table that there is not; without the host's key there is nothing at all.
                if response.status_code == NOT_FOUND and client.get(f"{host}{ANYTHING}").status_code == NOT_FOUND:
                    raise _no_server(settings)  # it's the server of something else
                raise _trouble(response)
            yield response
    except httpx.ConnectError:
        raise _no_server(settings) from None
    except httpx.HTTPError as error:
        raise Problem("admin-no-answer", why=str(error) or type(error).__name__) from None


def _trouble(response: httpx.Response) -> Problem:
    """What the server has to say."""
    response.read()
    told = response.json()
    return Problem(told["message"], **told["args"])


def _no_server(settings: Settings) -> NoServer:
    from vesuvius.server.settings import without_password

    return NoServer("admin-no-server", database=without_password(settings.database))


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Store]:
    """The database itself; one that is not there is not made."""
    from vesuvius.server.store import Store
    from vesuvius.server.store.opening import address, file_of

    where = address(settings.database)
    if where.drivername == "sqlite" and not file_of(where).exists():
        raise Problem("admin-no-database", file=str(file_of(where)))
    store = await Store.open(settings.database)
    try:
        yield store
    finally:
        await store.close()


def stats_of_database(settings: Settings) -> Any:
    """How much is stored, where no server runs."""

    async def count() -> Any:
        from vesuvius.server.operations.host_chores import stored_stats

        async with _opened(settings) as store:
            return stored_stats(await store.chores.counts(), settings)

    return asyncio.run(count())


def save_stored(settings: Settings, file: str) -> None:
    """All finished games into a new file, where no server runs."""

    async def export() -> None:
        from vesuvius.formats.record import dump
        from vesuvius.server.tables.archive import finished_records

        async with _opened(settings) as store:
            with file_problems(file), new_private_file(file) as out:
                async for record in finished_records(store):
                    out.write(dump(record))

    asyncio.run(export())
