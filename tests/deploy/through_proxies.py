"""Each proxy in `deploy/`, in front of a real server: a game with a restart in its middle, a review, real addresses.

python -m tests.deploy.through_proxies [caddy haproxy nginx]

A proxy that is not installed is left out, and that is said. Exit status 1 if something is wrong.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.deploy.files import PROXIES, example, filled_in
from tests.server.features.notices.certificate import Certificate
from tests.server.support.client import Client, Json, Person
from tests.server.support.process import Server, free_port
from vesuvius.cli.host_access import ask
from vesuvius.server.settings import Settings

NAME = "127.0.0.1"
GUEST, OTHER = "127.0.0.5", "127.0.0.6"  # where people come from; the proxy itself is at NAME
PATIENCE = 60.0
STOP_AFTER = 12  # moves
LINES = 30  # of a review; there is one for each move
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log stderr warn; worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/site.conf;
}}
"""


class Front:
    """A proxy of a test: its files, filled in, and how it is checked and run."""

    def __init__(self, proxy: str, folder: Path, server: Server, chain: Path) -> None:
        self.port, self.folder = free_port(), folder
        self.address = f"https://{NAME}:{self.port}"
        text, upstream = example(proxy), {"127.0.0.1:8079": f"127.0.0.1:{server.port}"}
        self.check, self.run = getattr(self, f"_{proxy}")(text, upstream, chain)

    def _caddy(self, text: str, upstream: dict[str, str], chain: Path) -> tuple[list[str], list[str]]:
        site = f"{self.address} {{\n\tbind {NAME}\n\ttls {chain} {chain}"
        file = self.folder / "Caddyfile"
        changed = filled_in(text, {"games.example {": site, **upstream})
        file.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{changed}")
        chosen = ["--config", str(file), "--adapter", "caddyfile"]
        return ["caddy", "validate", *chosen], ["caddy", "run", *chosen]

    def _haproxy(self, text: str, upstream: dict[str, str], chain: Path) -> tuple[list[str], list[str]]:
        file = self.folder / "haproxy.cfg"
        plain = {"bind :80\n": f"bind {NAME}:{free_port()}\n", "bind :443": f"bind {NAME}:{self.port}"}
        file.write_text(filled_in(text, {**plain, "/etc/haproxy/games.example.pem": str(chain), **upstream}))
        return ["haproxy", "-c", "-f", str(file)], ["haproxy", "-db", "-f", str(file)]

    def _nginx(self, text: str, upstream: dict[str, str], chain: Path) -> tuple[list[str], list[str]]:
        plain = {"listen 80;": f"listen {NAME}:{free_port()};", "listen 443 ": f"listen {NAME}:{self.port} "}
        files = {"/etc/nginx/games.example.pem": str(chain), "/etc/nginx/games.example.key": str(chain)}
        (self.folder / "site.conf").write_text(filled_in(text, {**plain, **files, **upstream}))
        (self.folder / "nginx.conf").write_text(NGINX.format(folder=self.folder))
        chosen = ["nginx", "-e", "stderr", "-c", str(self.folder / "nginx.conf")]
        return [*chosen, "-t"], chosen

    @contextmanager
    def running(self) -> Iterator[None]:
        """The proxy, from when it listens on."""
        checked = subprocess.run(self.check, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr
        environment = {**os.environ, "HOME": str(self.folder)}
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(self.run, stdout=log, stderr=log, env=environment, cwd=self.folder)
            try:
                yield
            finally:
                process.terminate()
                process.wait(PATIENCE)


class Visit:
    """Somebody who comes through a proxy."""

    def __init__(self, front: Front, server: Server, http: httpx.AsyncClient) -> None:
        self.front, self.server, self.http = front, server, http
        self.heard: list[Json] = []
        self.moves = 0

    async def until_ready(self) -> None:
        """Wait until the server answers through the proxy."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if (await self.http.get(f"{self.front.address}/health", timeout=5)).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < end, (self.front.folder / "log").read_text()
            await asyncio.sleep(0.1)

    async def play(self) -> tuple[Person, str]:
        """A whole game over two sockets, with a restart of the server in its middle; who played, and where."""
        people = [await Person.register(self.front.address, self.http, name) for name in ("Livia", "Titus")]
        table, invite = await people[0].open_table({"kind": "me"}, {"kind": "open"})
        await people[1].join(table, invite)
        await people[0].start(table)
        clients = await self._sockets(people, table)
        chance = Random(1)
        while True:
            seat, legal, seq = await self._to_move(people, table)
            if seat is None:
                break
            answer = await clients[seat].command("play", table, seat, seq, f"m{seq}", token=chance.choice(legal))
            assert (answer["type"], answer["seq"]) == ("acknowledged", seq + 1), answer
            self.moves += 1
            if self.moves == STOP_AFTER:
                await self._restart()
                await asyncio.gather(*(client.drained() for client in clients))
                clients = await self._sockets(people, table)
                assert (await self._to_move(people, table))[2] == seq + 1, "an acknowledged move is lost"
        for client in clients:
            await client.close()
        assert self.moves > 2 * STOP_AFTER, self.moves
        for seat in (0, 1):
            told = {each["seq"] for each in self.heard if each["type"] == "happened" and each["seat"] == seat}
            assert len(told) == self.moves, (seat, len(told), self.moves)
        return people[0], table

    async def _sockets(self, people: list[Person], table: str) -> list[Client]:
        clients = [Client(self.front.address, person.key, self.heard.append) for person in people]
        for seat, client in enumerate(clients):
            assert (await client.connect())["type"] == "welcome"
            await client.watch(table, seat)
        return clients

    async def _to_move(self, people: list[Person], table: str) -> tuple[int | None, list[str], int]:
        view: Json = {}
        for seat, person in enumerate(people):
            view = await person.ask("GET", f"/api/tables/{table}/view?seat={seat}")
            if view["standing"]["seat"] in (seat, None):
                return view["standing"]["seat"], view["standing"]["legal"] or [], view["seq"]
        raise AssertionError(view)

    async def _restart(self) -> None:
        assert await asyncio.to_thread(self.server.stop) in (0, -15)
        self.server.start()
        await asyncio.to_thread(self.server.wait_until_ready)
        await self.until_ready()

    async def review(self, person: Person, table: str) -> list[float]:
        """When the first lines of a review came, which takes a while as a whole."""
        came: list[float] = []
        headers = {"Authorization": f"Bearer {person.key}"}
        path = f"{self.front.address}/api/tables/{table}/review"
        async with self.http.stream("POST", path, headers=headers, timeout=None) as answer:
            assert answer.status_code == 200, await answer.aread()
            async for line in answer.aiter_lines():
                came += [time.monotonic()] if line else []
                if len(came) == LINES:
                    break
        return came

    async def addresses(self) -> None:
        """Whoever is banned by address is, from behind the proxy too, whatever they claim; and nobody else."""
        settings = Settings(database=self.server.database)
        ask(settings, "POST", "/bans", {"kind": "address", "value": GUEST, "days": None})
        try:
            assert await self._status_from(GUEST) == 403
            assert await self._status_from(GUEST, OTHER) == 403
            assert await self._status_from(OTHER, GUEST) == 200
        finally:
            ask(settings, "POST", "/bans/lift", {"kind": "address", "value": GUEST})

    async def _status_from(self, address: str, claimed: str | None = None) -> int:
        transport = httpx.AsyncHTTPTransport(verify=self.http_context, local_address=address)
        headers = {} if claimed is None else {"X-Forwarded-For": claimed}
        async with httpx.AsyncClient(transport=transport) as http:
            return (await http.get(f"{self.front.address}/api/games", headers=headers)).status_code

    http_context: Any = None


async def visit(front: Front, server: Server, certificate: Certificate) -> str:
    """All of it through one proxy; what was seen."""
    context = certificate.client()
    async with httpx.AsyncClient(verify=context, timeout=PATIENCE, trust_env=False) as http:
        visit = Visit(front, server, http)
        visit.http_context = context
        await visit.until_ready()
        await visit.addresses()
        person, table = await visit.play()
        came = await visit.review(person, table)
        assert len(came) == LINES, len(came)
        # If the proxy kept them back, all would come at once.
        spread = came[len(came) // 2] - came[0], came[-1] - came[0]
        assert spread[1] > 0.5, spread
        assert spread[0] > spread[1] / 10, spread
        return f"{visit.moves} moves, a restart after {STOP_AFTER}, {LINES} lines of a review in {spread[1]:.1f} s"


def main() -> int:
    """Go through each proxy."""
    chosen = sys.argv[1:] or list(PROXIES)
    os.environ["PATH"] += os.pathsep + "/usr/sbin"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        certificate = Certificate(folder)
        os.environ["SSL_CERT_FILE"] = str(folder / "authority.pem")  # which the sockets trust
        variables = {"VESUVIUS_TRUSTED_PROXIES": NAME, "VESUVIUS_ANALYSIS_ITERATIONS": "100", "VESUVIUS_WORKERS": "1"}
        server = Server(folder, **variables)
        os.environ["XDG_DATA_HOME"] = str(folder)
        server.start()
        try:
            server.wait_until_ready()
            for proxy in chosen:
                if shutil.which(proxy) is None:
                    print(f"{proxy}: left out, it is not installed", flush=True)
                    continue
                (folder / proxy).mkdir()
                front = Front(proxy, folder / proxy, server, folder / "chain.pem")
                with front.running():
                    print(f"{proxy}: {asyncio.run(visit(front, server, certificate))}", flush=True)
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
