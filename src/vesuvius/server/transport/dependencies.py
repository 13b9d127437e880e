"""What a route may ask for: the server's parts, who asks, from where, and for which table and seat."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, Parameter, QueryParameter

from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol.messages import MOST_SEATS
from vesuvius.server.service import Service

RECORD = "application/x-ndjson"
ServiceDep = NamedDependency[Service]
ActorDep = NamedDependency[Actor]
AddressDep = NamedDependency[str]
GameName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[a-z]+$")]
TableName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
ThingName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
PictureName = Annotated[str, Parameter(min_length=5, max_length=36, pattern=r"^[\w-]+\.png$")]
# An invitation in a header stays out of addresses, and so out of logs.
Invite = Annotated[str | None, HeaderParameter(name="X-Invite", max_length=128, required=False)]
SeatNumber = Annotated[int, Parameter(ge=0, lt=MOST_SEATS)]
SeatAsked = Annotated[int | None, QueryParameter(name="seat", ge=0, lt=MOST_SEATS, required=False)]
# Asks for a search that goes deeper than what is known.
Deeper = Annotated[bool, QueryParameter(name="deeper", required=False)]
