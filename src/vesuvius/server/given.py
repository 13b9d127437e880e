"""What every handler of a request may ask for: the server's parts, who asks, and from where."""

from __future__ import annotations

from litestar.di import NamedDependency

from vesuvius.server.people import Actor
from vesuvius.server.service import Service

TheService = NamedDependency[Service]
TheActor = NamedDependency[Actor]
TheAddress = NamedDependency[str]
