"""Where people want to be told: in browsers, and at mail addresses that they have shown to be their own.

Only what is confirmed is stored. An address that still waits for its code is kept in memory alone: it may be somebody
else's. Each mail carries a token that ends its subscription and can do nothing else. Of a token only the hash is
stored, so that every run of the server gives out a new one; those of many runs hold good side by side.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vesuvius.problem import Problem
from vesuvius.server.errors import NotFound
from vesuvius.server.features.notices.notifier import Notifier
from vesuvius.server.features.notices.push import PushSubscription
from vesuvius.server.people.identity import (
    CODE_LIFE,
    SECRET_BYTES,
    Entropy,
    TimeSource,
    hashed,
    random_code,
    random_text,
    read_code,
)
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Person, Subscription

MOST = 10
MOST_TOKENS = 50
MOST_REMEMBERED = 10_000


class Mailbox(Struct, frozen=True):
    """What is stored of a subscription by mail: the address, and the hashes of the tokens that end it."""

    address: str
    tokens: tuple[str, ...] = ()


class PendingAddress(Struct, frozen=True):
    """An address to which a code was sent."""

    address: str
    code: bytes
    expires: float


def push_of(row: Subscription) -> PushSubscription:
    """The subscription of a browser."""
    return msgspec.json.decode(row.body, type=PushSubscription)


def mailbox_of(row: Subscription) -> Mailbox:
    """The subscription by mail."""
    return msgspec.json.decode(row.body, type=Mailbox)


@dataclass(eq=False, repr=False)
class Subscriptions:
    """Who is told where."""

    _store: Store
    _notifier: Notifier
    _clock: TimeSource
    _entropy: Entropy
    _unconfirmed: OrderedDict[str, PendingAddress] = field(default_factory=OrderedDict, init=False)
    _tokens: OrderedDict[int, str] = field(default_factory=OrderedDict, init=False)
    # What is read here and then changed is changed by one at a time.
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def add_push(self, person: str, subscription: PushSubscription) -> Subscription:
        """Tell a person in that browser too; a Problem if nothing could be sent there."""
        try:
            await self._notifier.check(subscription)
        except Problem as problem:
            if problem.message != "notices-endpoint-not-public":
                raise
            # Whoever asks would otherwise learn which names there are behind this server, and which not.
            raise Problem("notices-push-unreachable", **problem.args_of_message) from None
        return await self._keep(person, "push", msgspec.json.encode(subscription))

    async def ask_mail(self, person: Person, address: str) -> None:
        """Send a code to an address; a code that the person was sent before ends."""
        self._must_have_room(await self._store.subscriptions.of(person.id))
        code = random_code(self._entropy)
        await self._notifier.confirmation(address, code, person.language)
        self._unconfirmed[person.id] = PendingAddress(address, hashed(code), self._clock() + CODE_LIFE)
        self._unconfirmed.move_to_end(person.id)
        if len(self._unconfirmed) > MOST_REMEMBERED:
            self._unconfirmed.popitem(last=False)

    async def confirm_mail(self, person: str, code: str) -> Subscription:
        """Write to the address from now on whose code this is; a Problem if it is unknown, used or too old."""
        waiting = self._unconfirmed.get(person)
        right = waiting is not None and compare_digest(waiting.code, hashed(read_code(code)))
        if waiting is None or not right or waiting.expires <= self._clock():
            raise NotFound("code-unknown")
        kept = await self._keep(person, "mail", msgspec.json.encode(Mailbox(waiting.address)))
        self._unconfirmed.pop(person, None)
        return kept

    def forget(self, person: str) -> None:
        """Keep nothing of a person in memory."""
        self._unconfirmed.pop(person, None)

    async def end(self, person: str, subscription: int) -> None:
        """End a subscription of a person; a Problem if there is none."""
        if subscription not in [row.id for row in await self._store.subscriptions.of(person)]:
            raise NotFound("notices-unknown", subscription=subscription)
        await self._store.subscriptions.delete(subscription)

    async def token(self, subscription: int) -> str | None:
        """What ends a subscription by mail, for its next mail; None if it has ended."""
        async with self._lock:
            row = await self._store.subscriptions.find(subscription)
            if row is None:
                return None
            mailbox = mailbox_of(row)
            token = self._tokens.get(subscription, "")
            if hashed(token).hex() in mailbox.tokens:
                return token
            token = f"{subscription}.{random_text(self._entropy, SECRET_BYTES)}"
            known = (*mailbox.tokens, hashed(token).hex())[-MOST_TOKENS:]
            await self._store.subscriptions.change(subscription, msgspec.json.encode(replace(mailbox, tokens=known)))
            self._tokens[subscription] = token
            if len(self._tokens) > MOST_REMEMBERED:
                self._tokens.popitem(last=False)
            return token

    async def stop(self, token: str) -> None:
        """End the subscription of a token; a Problem if it is the token of none."""
        row = await self._store.subscriptions.find(int(token.partition(".")[0]))
        known = mailbox_of(row).tokens if row is not None and row.kind == "mail" else ()
        given = hashed(token).hex()
        if row is None or not any(compare_digest(each, given) for each in known):
            raise NotFound("notices-stop-unknown")
        await self._store.subscriptions.delete(row.id)

    async def _keep(self, person: str, kind: Literal["push", "mail"], body: bytes) -> Subscription:
        """Store a subscription; one to the same place takes its turn."""
        new = Subscription(0, person, kind, body)
        async with self._lock:
            mine = await self._store.subscriptions.of(person)
            same = next((row for row in mine if row.kind == kind and _place(row) == _place(new)), None)
            if same is None:
                self._must_have_room(mine)
                return replace(new, id=await self._store.subscriptions.add(person, kind, body))
            if kind == "push":
                await self._store.subscriptions.change(same.id, body)
            return same

    def _must_have_room(self, mine: list[Subscription]) -> None:
        if len(mine) >= MOST:
            raise Problem("notices-too-many", most=MOST)


def _place(row: Subscription) -> str:
    return push_of(row).endpoint if row.kind == "push" else mailbox_of(row).address
