"""The web application, and the process that serves it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec
import structlog
import uvicorn
from litestar import Litestar, MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from vesuvius import __version__
from vesuvius.game import Illegal, Problem
from vesuvius.server.connections.listener import listen, sockets
from vesuvius.server.errors import TryLater
from vesuvius.server.operations.logs import configure
from vesuvius.server.people.identity import NOBODY, Actor, Clock, Entropy
from vesuvius.server.protocol.forms import Trouble
from vesuvius.server.service import Service, Wait, serving
from vesuvius.server.settings import Settings
from vesuvius.server.transport.headers import Headers, is_below_api
from vesuvius.server.transport.metrics import metrics
from vesuvius.server.transport.routes.host import Host
from vesuvius.server.transport.routes.routes import HANDLERS
from vesuvius.server.transport.socket import talk
from vesuvius.server.transport.static_site import pages

BEARER = "Bearer "
STOPPING = 10
LONGEST_BODY = 8 << 10
STATUSES = {
    "key-unknown": 401,
    "key-of-person-needed": 401,
    "person-banned": 403,
    "address-banned": 403,
    "table-not-your-seat": 403,
    "table-not-yours": 403,
    "table-no-watching": 403,
    "hints-not-allowed": 403,
    "chat-off": 403,
    "chat-not-seated": 403,
    "table-unknown": 404,
    "person-unknown": 404,
    "host-not-banned": 404,
    "host-no-announcement": 404,
    "key-unknown-id": 404,
    "code-unknown": 404,
    "unknown-game": 404,
    "puzzle-unknown": 404,
    "branch-unknown": 404,
    "daily-unknown": 404,
    "notices-unknown": 404,
    "notices-stop-unknown": 404,
}

log = structlog.get_logger()


class Asking(Request[Any, Any, Any]):
    """A request: a body that cannot be read is the fault of whoever sent it, in every way in which reading can fail."""

    async def json(self) -> Any:
        """The body, decoded."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise ClientException(str(error)) from error


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a client connects from; behind a proxy that the host trusts, what the proxy says."""
    return connection.client.host if connection.client else ""


async def service_of(state: State) -> Service:
    """The running server's parts."""
    service: Service = state.service
    return service


async def address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address."""
    return address_of(request)


async def actor(request: Request[Any, Any, Any], state: State) -> Actor:
    """Who asks: whoever the key in the Authorization header opens."""
    given = request.headers.get("Authorization", "")
    if not given:
        return NOBODY
    service: Service = state.service
    # Whatever else is given there opens nobody, as a wrong key does.
    key = given.removeprefix(BEARER) if given.startswith(BEARER) else ""
    found = await service.who(key, address_of(request))
    service.must_wait("message", person=found.person)
    return found


def is_let_in(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Raise the Problem with an address that the host has shut out."""
    service: Service = connection.app.state.service
    if not handler.opt.get("host"):
        service.hosting.must_let_in(address_of(connection))


def is_in_time(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Raise a Problem while the server cannot keep up, or while too much is asked from one address.

    The host is always heard. Sockets count their own messages.
    """
    service: Service = connection.app.state.service
    if not isinstance(connection, Request) or handler.opt.get("host") or not is_below_api(connection.scope["path"]):
        return
    if service.strain.too_much:
        raise TryLater("server-busy")
    service.must_wait("message", address=address_of(connection))


def troubled(_: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    """A Problem as an answer."""
    headers: dict[str, str] = {}
    status = STATUSES.get(problem.message, 409)
    if isinstance(problem, Wait):
        status, headers = 429, {"Retry-After": str(problem.seconds)}
    elif isinstance(problem, TryLater):
        status, headers = 503, {"Retry-After": "1"}
    rule = problem.refusal.rule if isinstance(problem, Illegal) else ""
    return Response(Trouble(problem.message, {**problem.args_of_message}, rule), status_code=status, headers=headers)


def refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework refuses, in the same form."""
    why = str(error.extra or error.detail)[:500] if isinstance(error, ValidationException) else error.detail[:500]
    return Response(
        Trouble(f"http-{error.status_code}", {"why": why}),
        status_code=error.status_code,
        headers=error.headers,
        media_type=MediaType.JSON,
    )


def broken(_: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """What nobody has foreseen: logged with all that is known, told as little as possible."""
    log.error("unforeseen", exc_info=error)
    return Response(Trouble("http-500", {}), status_code=500)


def application(settings: Settings, clock: Clock = time.time, entropy: Entropy = os.urandom) -> Litestar:
    """The application; its parts live as long as it runs."""

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        async with serving(settings, clock, entropy) as service:
            app.state.service = service
            yield

    return _application([alive])


def _application(lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]]) -> Litestar:
    return Litestar(
        route_handlers=[*HANDLERS, Host, talk, metrics, pages()],
        guards=[is_let_in, is_in_time],
        lifespan=lifespan,
        request_class=Asking,
        dependencies={"service": Provide(service_of), "address": Provide(address), "actor": Provide(actor)},
        exception_handlers={Problem: troubled, HTTPException: refused, Exception: broken},
        openapi_config=_described(),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        etag=None,
    )


def _described() -> OpenAPIConfig:
    """The OpenAPI document: whoever has a key shows it as a bearer; some things can be asked without one."""
    return OpenAPIConfig(
        title="Vesuvius",
        version=__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        security=[{"key": []}, {}],
    )


def serve(settings: Settings, ready: Callable[[str], None] = lambda _address: None) -> None:
    """Serve until a signal says otherwise; what is under way is finished first. `ready` hears the address."""
    configure(settings.log_level)
    with listen(settings) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        # The server gives the signal back once it has stopped: a stop that was asked for is no failure.
        signal.signal(signal.SIGTERM, lambda *_: None)
        app = _application([])
        config = _config(Headers(app, settings), settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(app, config, settings, listener, ready))


def _config(app: Headers, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        **sockets(settings),
        ws_max_size=settings.message_bytes,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=STOPPING,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
    )


async def _serve(
    app: Litestar,
    config: uvicorn.Config,
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[str], None],
) -> None:
    # The parts are begun outside of the framework, so that what is wrong with them can be said in words.
    async with serving(settings) as app.state.service, app.lifespan():
        log.info("serving", address=settings.address)
        ready(settings.address)  # whoever comes now waits until they are let in
        await uvicorn.Server(config).serve(sockets=[listener])
    log.info("stopped")
