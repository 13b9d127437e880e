"""What every handler of a request may ask for: the server's parts, who asks, from where, and for which table."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, Parameter

from vesuvius.server.people.identity import Actor
from vesuvius.server.service import Service

TheService = NamedDependency[Service]
TheActor = NamedDependency[Actor]
TheAddress = NamedDependency[str]
TableName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
# An invitation in a header stays out of addresses, and so out of logs.
Invite = Annotated[str | None, HeaderParameter(name="X-Invite", max_length=128, required=False)]
