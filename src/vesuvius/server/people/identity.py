"""Who somebody is: a name and a random key, without registration. Of a key only the hash of its secret is ever stored.

A key is text, an id and a secret of 256 bits with a full stop between them. It opens a person, or one seat of a table.
A one-time code carries a person over to another device, as a copy or as a move.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest

import msgspec

from vesuvius.server.errors import NotFound, Unauthorized
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Code, Key, Person

TimeSource = Callable[[], float]
Entropy = Callable[[int], bytes]

ID_BYTES = 12
SECRET_BYTES = 32
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none of them is taken for another
CODE_LENGTH = 12
CODE_LIFE = 600.0
MOST_KNOWN = 20_000


class Actor(msgspec.Struct, frozen=True):
    """Who asks: a person, or the holder of the key of one seat; nobody known if both are missing."""

    key: str | None = None
    person: str | None = None
    table: str | None = None
    seat: int | None = None

    @property
    def speaker(self) -> str | None:
        """Whose words are counted: a person's, or those of one seat of a device."""
        return self.person if self.table is None else f"{self.table}/{self.seat}"


NOBODY = Actor()


def hashed(secret: str) -> bytes:
    """What is stored of a secret: its 256 bits are random, so that no slow hash is needed."""
    return sha256(secret.encode()).digest()


def random_text(entropy: Entropy, size: int) -> str:
    """Random bytes as text that may stand in an address, and in a command: there a dash would begin an option."""
    text = urlsafe_b64encode(entropy(size)).decode().rstrip("=")
    return f"0{text[1:]}" if text.startswith("-") else text


def read_code(text: str) -> str:
    """A code as it was given out, from what somebody typed."""
    return text.upper().replace("-", "").replace(" ", "").replace("O", "0").replace("I", "1").replace("L", "1")


def random_code(entropy: Entropy) -> str:
    """A one-time code that people can read and type."""
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in entropy(CODE_LENGTH))


class People:
    """Persons and their keys."""

    def __init__(self, store: Store, clock: TimeSource, entropy: Entropy) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._known: OrderedDict[str, Key] = OrderedDict()
        self._ended = 0

    async def register(self, name: str, language: str) -> tuple[Person, str]:
        """A new person, and the key that opens it: this is the only time that it is seen."""
        now = self._clock()
        person = Person(random_text(self._entropy, ID_BYTES), name, language, now, now)
        text, key = self.new_key(person=person.id)
        await self._store.people.add(person, key)
        return person, text

    async def authenticate(self, text: str) -> Actor:
        """The one whom a key opens; raises a Problem if it opens nobody."""
        name, _, secret = text.partition(".")
        ended = self._ended
        key = self._known.get(name) or await self._store.keys.find(name)
        # A key that is not there takes as long as one with another secret.
        matches = compare_digest(key.hash if key else bytes(32), hashed(secret))
        if key is None or not matches:
            raise Unauthorized("key-unknown")
        if ended == self._ended:
            self._remember(key)
        return Actor(key.id, key.person, key.table, key.seat)

    def new_key(self, person: str | None = None, table: str | None = None, seat: int | None = None) -> tuple[str, Key]:
        """A key as text, and what is stored of it."""
        name, secret = random_text(self._entropy, ID_BYTES), random_text(self._entropy, SECRET_BYTES)
        return f"{name}.{secret}", Key(name, hashed(secret), self._clock(), person, table, seat)

    async def revoke(self, person: str, key: str) -> bool:
        """End a key of a person; whether there was one."""
        if key not in [each.id for each in await self._store.keys.of(person)]:
            return False
        revoked = await self._store.keys.revoke(key)
        self._forget(key)
        return revoked

    async def make_code(self, actor: Actor, moves: bool) -> str:
        """A one-time code for another device; with `moves`, the key that asks ends when the code is taken."""
        if actor.person is None or actor.key is None:
            raise Unauthorized("key-of-person-needed")
        code = random_code(self._entropy)
        await self._store.keys.add_code(Code(hashed(code), actor.person, self._clock() + CODE_LIFE, moves, actor.key))
        return code

    async def take_code(self, text: str) -> tuple[str, str, str | None]:
        """The person of a code, a new key for it, and the id of the key that ended if the code moved the person.

        Raises a Problem if the code is unknown, used or too old.
        """
        new, key = self.new_key()
        taken = await self._store.keys.take_code(hashed(read_code(text)), self._clock(), key)
        if taken is None:
            raise NotFound("code-unknown")
        if taken.moves:
            self._forget(taken.key)
        return taken.person, new, taken.key if taken.moves else None

    async def erase(self, person: str) -> None:
        """Forget a person and all that names them."""
        keys = await self._store.keys.of(person)
        await self._store.people.erase(person)
        self._forget(*(key.id for key in keys))

    def forget_keys(self) -> None:
        """Look every key up again: the host may have ended some."""
        self._forget(*self._known)

    def _forget(self, *keys: str) -> None:
        """These keys have ended in the store; a task that has read one there before must not remember it now."""
        self._ended += 1
        for key in keys:
            self._known.pop(key, None)

    def _remember(self, key: Key) -> None:
        self._known[key.id] = key
        self._known.move_to_end(key.id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
