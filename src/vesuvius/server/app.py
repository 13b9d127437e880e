"""The web application, and the process that serves it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
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
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from vesuvius import __version__
from vesuvius.game import Illegal, Problem
from vesuvius.server.connections.guard import ConnectionGuard
from vesuvius.server.connections.listener import listen, protocols
from vesuvius.server.connections.open_files import room_for
from vesuvius.server.errors import Delayed, TryLater, Warming, status_of
from vesuvius.server.operations.logs import configure
from vesuvius.server.people.identity import NOBODY, Actor, Entropy, TimeSource
from vesuvius.server.protocol.forms import Trouble
from vesuvius.server.service import Service, serving
from vesuvius.server.settings import Settings
from vesuvius.server.transport.headers import Headers, is_below_api
from vesuvius.server.transport.link_previews import page_tags, picture
from vesuvius.server.transport.routes import HANDLERS
from vesuvius.server.transport.socket import talk
from vesuvius.server.transport.static_site import pages

BEARER = "Bearer "
STOPPING = 10
LONGEST_BODY = 8 << 10

log = structlog.get_logger()


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be any bytes: whatever makes reading it fail is the client's error."""

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
    """Who asks: the one whom the key in the Authorization header opens."""
    header = request.headers.get("Authorization", "")
    if not header:
        return NOBODY
    service: Service = state.service
    # Anything else in the header opens nobody, as a wrong key does.
    key = header.removeprefix(BEARER) if header.startswith(BEARER) else ""
    found = await service.authenticate(key, address_of(request))
    service.check_rate("message", person=found.person)
    return found


def check_ban(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Raise a Problem if the host has banned the address."""
    service: Service = connection.app.state.service
    if handler.opt.get("host"):
        return
    try:
        service.host_chores.must_not_be_banned(address_of(connection))
    except Problem as problem:
        if not isinstance(connection, Request):  # a socket is closed without an answer
            service.note_rejection(problem, address_of(connection))
        raise


def check_load(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Raise a Problem while the server cannot keep up, or while too much is asked from one address.

    The host is always heard. Sockets count their own messages.
    """
    service: Service = connection.app.state.service
    if not isinstance(connection, Request) or handler.opt.get("host") or not is_below_api(connection.scope["path"]):
        return
    if service.load_monitor.overloaded:
        raise TryLater("server-busy")
    service.check_rate("message", address=address_of(connection))


def answer_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    """A Problem as an answer."""
    service: Service = request.app.state.service
    service.note_rejection(problem, address_of(request))
    headers = {"Retry-After": str(problem.seconds)} if isinstance(problem, Delayed) else {}
    rule = problem.refusal.rule if isinstance(problem, Illegal) else ""
    warming = True if isinstance(problem, Warming) else msgspec.UNSET
    trouble = Trouble(problem.message, {**problem.args_of_message}, rule, warming)
    return Response(trouble, status_code=status_of(problem), headers=headers)


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """An error of the framework as an answer, in the same form."""
    why = str(error.extra or error.detail)[:500] if isinstance(error, ValidationException) else error.detail[:500]
    return Response(
        Trouble(f"http-{error.status_code}", {"why": why}),
        status_code=error.status_code,
        headers=error.headers,
        media_type=MediaType.JSON,
    )


def answer_unexpected(_: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """An unexpected error: logged with all that is known, and answered with as little as possible."""
    log.error("unforeseen", exc_info=error)
    return Response(Trouble("http-500", {}), status_code=500)


class Application(Litestar):
    """The framework, without what it loads for pydantic and attrs: nothing here uses them, and it took a tenth of the
    time until a server is ready.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def application(
    settings: Settings,
    clock: TimeSource | None = None,
    entropy: Entropy = os.urandom,
    guard: ConnectionGuard | None = None,
) -> Litestar:
    """The application; its parts live as long as it runs."""

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        async with serving(settings, clock, entropy, guard) as service:
            app.state.service = service
            yield

    return _application([alive])


def _application(lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]]) -> Litestar:
    return Application(
        route_handlers=[*HANDLERS, talk, picture, pages(tags=page_tags)],
        guards=[check_ban, check_load],
        lifespan=lifespan,
        request_class=JsonRequest,
        dependencies={"service": Provide(service_of), "address": Provide(address), "actor": Provide(actor)},
        exception_handlers={Problem: answer_problem, HTTPException: answer_http_error, Exception: answer_unexpected},
        openapi_config=_openapi(),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        etag=None,
    )


def _openapi() -> OpenAPIConfig:
    """The OpenAPI document: a key is shown as a bearer token; some things can be asked without one."""
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
    fit = room_for(settings.connections)
    if fit < settings.connections:
        log.warning("few-files", connections=settings.connections, fit=fit)
    with listen(settings) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1], connections=fit)
        # The server gives the signal back once it has stopped: a stop that was asked for is no failure.
        signal.signal(signal.SIGTERM, lambda *_: None)
        app, guard = _application([]), ConnectionGuard(settings)
        config = _config(Headers(app, settings, guard.rejections), settings, guard)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(app, config, settings, guard, listener, ready))


def _config(app: Headers, settings: Settings, guard: ConnectionGuard) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        **protocols(settings, guard),
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
    guard: ConnectionGuard,
    listener: socket.socket,
    ready: Callable[[str], None],
) -> None:
    # The parts are begun outside of the framework, so that what is wrong with them can be said in words.
    async with serving(settings, guard=guard) as service:
        app.state.service = service
        async with app.lifespan():
            log.info("serving", address=settings.address)
            ready(settings.address)  # those who come now wait until they are let in
            server = uvicorn.Server(config)
            service.lost.add_done_callback(lambda _: setattr(server, "should_exit", True))
            await server.serve(sockets=[listener])
        if service.lost.done():
            service.lost.result()  # which raises the Problem, for the host to read
    log.info("stopped")
