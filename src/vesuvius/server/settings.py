"""Everything that a host sets. A setting is one field of `Settings`: its name gives the flag, the variable of the
environment, the key of the TOML file and the message of its help; its type says what may be set. Flags win over the
environment, the environment over the file, the file over the defaults. Secrets are never read from a flag.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, inspect

from vesuvius.engine.data_files import read_toml
from vesuvius.formats.json_lines import printable
from vesuvius.problem import Fact, Problem

PREFIX = "VESUVIUS_"
# Variables of the environment that other parts of the program read.
ELSEWHERE = frozenset({"VESUVIUS_CACHE", "VESUVIUS_CONFIG", "VESUVIUS_LANGUAGE", "VESUVIUS_RULES"})
HIDDEN = "…"
LONGEST_TEXT = 2000
PASSWORD = re.compile(r"(://[^:/@\s]*:)\S*(?=@)|(\bpassword=)[^&\s]+")
ANYWHERE = frozenset({"0.0.0.0", "::"})
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


class Secret:
    """A text that nobody sees by accident: not in a repr, not in a log, not in JSON."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """The text itself."""
        return self._text

    def __repr__(self) -> str:
        return "Secret()"


Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, extra={"kind": "text"})]
Database = Annotated[str, Meta(max_length=LONGEST_TEXT, extra={"kind": "database", "flag": "--db"})]
Origin = Annotated[str, Meta(max_length=LONGEST_TEXT, extra={"kind": "origin"})]
Network = Annotated[str, Meta(max_length=LONGEST_TEXT, extra={"kind": "network"})]
Contact = Annotated[str, Meta(max_length=LONGEST_TEXT, extra={"kind": "contact"})]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Iterations = Annotated[int, Meta(ge=100, le=100_000)]
Rate = Annotated[float, Meta(ge=0.01, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1024, le=1 << 20)]
Seconds = Annotated[float, Meta(ge=0.1, le=600)]
Days = Annotated[float, Meta(ge=0.01, le=36_500)]


def _own_file() -> str:
    from platformdirs import user_data_path

    return f"sqlite:///{(user_data_path('vesuvius', appauthor=False) / 'vesuvius.sqlite').as_posix()}"


def _workers() -> int:
    """One core is left to the server itself."""
    from vesuvius.engine.processes import usable_cores

    return max(1, usable_cores() - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a host sets, checked; `read_settings` makes it."""

    database: Database = msgspec.field(default_factory=_own_file)
    host: Text = "127.0.0.1"
    port: Port = 8079
    public_address: Origin | None = None
    allowed_origins: tuple[Origin, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()
    workers: Count = msgspec.field(default_factory=_workers)
    analysis_iterations: Iterations = 1500
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    metrics_addresses: tuple[Network, ...] = ("127.0.0.0/8", "::1/128")
    traces_endpoint: Text | None = None

    connections: Count = 10_000
    connections_per_address: Count = 50
    handshake_seconds: Seconds = 5.0
    request_seconds: Seconds = 20.0
    message_bytes: Bytes = 8192
    socket_queue: Count = 256
    socket_rate: Rate = 20.0
    socket_burst: Count = 60
    person_rate: Rate = 40.0
    person_burst: Count = 120
    table_rate: Rate = 60.0
    table_burst: Count = 180
    address_rate: Rate = 200.0
    address_burst: Count = 600
    chat_per_minute: Count = 20
    attempts_per_minute: Count = 30
    people_per_hour: Count = 60
    tables_per_hour: Count = 60
    tables_per_person: Count = 50
    import_kib_per_hour: Count = 2048
    imports_per_person: Count = 200

    absence_days: Days = 7.0
    keep_finished_days: Days | None = None
    keep_abandoned_days: Days = 90.0
    keep_imported_days: Days = 365.0
    keep_people_days: Days | None = None
    backup_folder: Text | None = None

    push_private_key: Secret | None = None
    push_contact: Contact | None = None
    push_hosts: tuple[Text, ...] = ()
    push_local: bool = False
    mail_host: Text | None = None
    mail_port: Port = 587
    mail_security: Literal["none", "starttls", "tls"] = "starttls"
    mail_sender: Text | None = None
    mail_user: Text | None = None
    mail_password: Secret | None = None

    @property
    def address(self) -> str:
        """Where people reach the server, without a stroke at the end; links begin with it."""
        return self.public_address or _origin(self.host, self.port)

    @property
    def origins(self) -> tuple[str, ...]:
        """The origins whose pages may talk to the server: those set, else its own under every name it has."""
        if self.allowed_origins:
            return self.allowed_origins
        names = sorted(LOOPBACK) if self.public_address is None and self.host in LOOPBACK else []
        return tuple(dict.fromkeys([self.address, *(_origin(name, self.port) for name in names)]))

    def shows_metrics(self, address: str) -> bool:
        """Whether that address may read the metrics."""
        try:
            asking = ip_address(address)
        except ValueError:
            return False
        asking = getattr(asking, "ipv4_mapped", None) or asking
        return self.metrics and any(asking in ip_network(network) for network in self.metrics_addresses)

    def __repr__(self) -> str:
        shown = {**msgspec.structs.asdict(self), "database": without_password(self.database)}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


class Setting(NamedTuple):
    """One field of the settings: its names everywhere, and what it takes."""

    name: str
    flags: tuple[str, ...]
    variable: str
    help: str
    default: Any
    kind: str
    several: bool
    known: tuple[str, ...]
    bounds: tuple[float, float]
    form: Any

    @property
    def secret(self) -> bool:
        """Whether it must not be seen."""
        return self.kind == "secret"


KINDS: dict[Any, str] = {
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.BoolType: "bool",
    inspect.LiteralType: "choice",
    inspect.CustomType: "secret",
}


def settings() -> Iterator[Setting]:
    """Every setting, in the order in which help shows them."""
    for field in msgspec.structs.fields(Settings):
        info: Any = inspect.type_info(field.type)
        if isinstance(info, inspect.UnionType):
            info = next(one for one in info.types if not isinstance(one, inspect.NoneType))
        several = isinstance(info, inspect.VarTupleType)
        info = info.item_type if several else info
        extra = (isinstance(info, inspect.Metadata) and info.extra) or {}
        flag = "--" + field.name.replace("_", "-")
        made = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        yield Setting(
            name=field.name,
            flags=(extra["flag"], flag) if "flag" in extra else (flag,),
            variable=PREFIX + field.name.upper(),
            help=f"settings-help-{field.name}",
            default=made,
            kind=extra.get("kind") or KINDS[type(info)],
            several=several,
            known=tuple(getattr(info, "values", ())),
            bounds=(getattr(info, "ge", None) or 0, getattr(info, "le", None) or 0),
            form=field.type,
        )


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings from flags (by field, None if not given), environment and file; raises the Problem with one."""
    fields = {setting.name: setting for setting in settings()}
    variables = {setting.variable: setting for setting in fields.values()}
    values: dict[str, Any] = {}
    for key, value in (read_toml(file) if file is not None else {}).items():
        where = f"{file}: {printable(key)}"
        values[key] = _value(_named(fields, key, where), value, where, strict=True)
    for variable, text in environ.items():
        if variable.startswith(PREFIX) and variable not in ELSEWHERE and text:
            setting = _named(variables, variable, variable)
            values[setting.name] = _value(setting, text, variable)
    for name, value in flags.items():
        if value is not None:
            setting = _named(fields, name, name)
            if setting.secret:
                raise Problem("settings-secret-flag", where=setting.flags[0], variable=setting.variable)
            values[name] = _value(setting, value, setting.flags[0])
    read = Settings(**values)
    _check_together(read)
    return read


def _named(known: Mapping[str, Setting], name: str, where: str) -> Setting:
    if name not in known:
        raise Problem("settings-unknown", where=where, known=get_close_matches(name, known) or sorted(known))
    return known[name]


def _value(setting: Setting, raw: Any, where: str, strict: bool = False) -> Any:
    """What a source says, as the field takes it; a source of plain text is read less strictly than a typed one."""
    if not strict and setting.several and isinstance(raw, str):
        raw = [part.strip() for part in raw.split(",") if part.strip()]
    try:
        value = msgspec.convert(raw, setting.form, strict=strict, dec_hook=_decoded)
        if isinstance(value, tuple):
            return tuple(_checked(setting.kind, part) for part in value)
        return _checked(setting.kind, value) if isinstance(value, str) else value
    except (msgspec.ValidationError, ValueError):
        raise _wrong(setting, raw, where) from None


def _wrong(setting: Setting, raw: Any, where: str) -> Problem:
    text = ", ".join(map(str, raw)) if isinstance(raw, list) else str(raw)
    got = HIDDEN if setting.secret else printable(without_password(text))
    more: dict[str, Fact] = {}
    if setting.kind in ("int", "float"):
        more = dict(zip(("lowest", "highest"), (f"{bound:.12g}" for bound in setting.bounds), strict=True))
    elif setting.kind == "choice":
        more = {"known": list(setting.known)}
    return Problem(f"settings-wrong-{setting.kind}", where=where, got=got, **more)


def _decoded(kind: type[Any], raw: Any) -> Secret:
    """A secret from a text that is not empty."""
    if kind is not Secret or not isinstance(raw, str) or not raw.strip():
        raise ValueError
    return Secret(raw.strip())


def _checked(kind: str, text: str) -> str:
    """A text of that kind in its usual form; ValueError if it is none."""
    if any(not letter.isprintable() for letter in text):
        raise ValueError
    if kind == "network":
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    if kind == "origin":
        return _plain_origin(text)
    parts = urlsplit(text)
    if kind == "database" and not _is_database(parts.scheme, parts.netloc, parts.path):
        raise ValueError
    if kind == "contact" and not (parts.scheme == "mailto" and "@" in parts.path):
        return _plain_origin(text)
    return text


def _is_database(scheme: str, server: str, path: str) -> bool:
    if scheme == "sqlite":
        return not server and len(path) > 1
    return scheme == "postgresql" and len(path) > 1


def _plain_origin(text: str) -> str:
    """Scheme, name and port, as a browser writes them."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    usual = {"http": 80, "https": 443}[parts.scheme]
    return _origin(parts.hostname, parts.port or usual, parts.scheme, usual)


def _origin(host: str, port: int, scheme: str = "http", usual: int = 80) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}" if port == usual else f"{scheme}://{name}:{port}"


def without_password(text: str) -> str:
    """A text that may be shown: the passwords of the addresses in it are left out."""
    return PASSWORD.sub(lambda found: f"{found[1] or found[2]}{HIDDEN}", text)


def _check_together(read: Settings) -> None:
    """Settings that ask for one another."""
    if read.host in ANYWHERE and read.public_address is None:
        raise Problem("settings-no-address", host=read.host)
    needs = (
        ("mail_host", "mail_sender"),
        ("mail_user", "mail_password"),
        ("mail_password", "mail_user"),
        ("push_private_key", "push_contact"),
    )
    for name, other in needs:
        if getattr(read, name) is not None and getattr(read, other) is None:
            raise Problem("settings-needs", name=name, other=other)
