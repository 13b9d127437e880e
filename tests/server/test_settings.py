"""What a host sets: where it comes from, which source wins, and one clear Problem for what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from vesuvius.cli import main
from vesuvius.problem import Problem
from vesuvius.server.settings import ELSEWHERE, PREFIX, Secret, Settings, read_settings, settings
from vesuvius.texts import LANGUAGES, LOCALES, Texts


@pytest.fixture
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in settings():
        monkeypatch.delenv(setting.variable, raising=False)
    for name in ("VESUVIUS_CONFIG", "VESUVIUS_LANGUAGE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")


def toml(folder: Path, text: str) -> Path:
    file = folder / "server.toml"
    file.write_text(text, "utf-8")
    return file


def test_without_anything_there_are_defaults() -> None:
    read = read_settings({}, {"PATH": "/bin", "VESUVIUS_RULES": "plain"})
    assert read == Settings()
    assert (read.host, read.port, read.message_bytes, read.keep_finished_days) == ("127.0.0.1", 8079, 8192, None)
    assert read.database.startswith("sqlite:///")
    assert read.database.endswith("/vesuvius.sqlite")
    assert read.workers >= 1


def test_flags_win_over_the_environment_over_the_file_over_the_defaults(tmp_path: Path) -> None:
    file = toml(tmp_path, "port = 1\nworkers = 2\nconnections = 3\n")
    environ = {"VESUVIUS_PORT": "11", "VESUVIUS_WORKERS": "12"}
    read = read_settings({"port": "21", "workers": None}, environ, file)
    assert (read.port, read.workers, read.connections, read.connections_per_address) == (21, 12, 3, 50)


def test_every_kind_is_read_from_text_and_from_toml(tmp_path: Path) -> None:
    file = toml(
        tmp_path,
        """
        metrics = false
        absence_days = 3
        log_level = "debug"
        trusted_proxies = ["192.0.2.7", "2001:db8::/32"]
        mail_host = "mail.example"
        mail_sender = "games@games.example"
        mail_user = "games"
        mail_password = "open sesame"
        """,
    )
    typed = read_settings({}, {}, file)
    text = {
        "VESUVIUS_METRICS": "false",
        "VESUVIUS_ABSENCE_DAYS": "3",
        "VESUVIUS_LOG_LEVEL": "debug",
        "VESUVIUS_TRUSTED_PROXIES": "192.0.2.7, 2001:db8::/32",
        "VESUVIUS_MAIL_HOST": "mail.example",
        "VESUVIUS_MAIL_SENDER": "games@games.example",
        "VESUVIUS_MAIL_USER": "games",
        "VESUVIUS_MAIL_PASSWORD": "open sesame",
    }
    read = read_settings({}, text)
    assert msgspec.structs.replace(read, mail_password=None) == msgspec.structs.replace(typed, mail_password=None)
    assert (read.metrics, read.absence_days, read.trusted_proxies) == (False, 3.0, ("192.0.2.7", "2001:db8::/32"))
    for one in (typed, read):
        assert one.mail_password is not None
        assert one.mail_password.reveal() == "open sesame"


def test_an_empty_variable_is_not_set() -> None:
    assert read_settings({}, {"VESUVIUS_PORT": ""}).port == 8079


@pytest.mark.parametrize(
    ("flags", "environ", "message", "where"),
    [
        ({"port": "65536"}, {}, "settings-wrong-int", "--port"),
        ({"port": "eighty"}, {}, "settings-wrong-int", "--port"),
        ({"workers": "0"}, {}, "settings-wrong-int", "--workers"),
        ({"absence_days": "nan"}, {}, "settings-wrong-float", "--absence-days"),
        ({"metrics": "perhaps"}, {}, "settings-wrong-bool", "--metrics"),
        ({"host": ""}, {}, "settings-wrong-text", "--host"),
        ({"host": "a\nb"}, {}, "settings-wrong-text", "--host"),
        ({"database": "mysql://here/games"}, {}, "settings-wrong-database", "--db"),
        ({"database": "sqlite://games"}, {}, "settings-wrong-database", "--db"),
        ({}, {"VESUVIUS_LOG_LEVEL": "loud"}, "settings-wrong-choice", "VESUVIUS_LOG_LEVEL"),
        ({}, {"VESUVIUS_PUBLIC_ADDRESS": "games.example"}, "settings-wrong-origin", "VESUVIUS_PUBLIC_ADDRESS"),
        (
            {},
            {"VESUVIUS_PUBLIC_ADDRESS": "https://games.example/x"},
            "settings-wrong-origin",
            "VESUVIUS_PUBLIC_ADDRESS",
        ),
        ({}, {"VESUVIUS_ALLOWED_ORIGINS": "https://a.example,*"}, "settings-wrong-origin", "VESUVIUS_ALLOWED_ORIGINS"),
        ({}, {"VESUVIUS_TRUSTED_PROXIES": "192.0.2"}, "settings-wrong-network", "VESUVIUS_TRUSTED_PROXIES"),
        ({}, {"VESUVIUS_PUSH_CONTACT": "me"}, "settings-wrong-contact", "VESUVIUS_PUSH_CONTACT"),
        ({}, {"VESUVIUS_PROT": "80"}, "settings-unknown", "VESUVIUS_PROT"),
        ({"prot": "80"}, {}, "settings-unknown", "prot"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    flags: dict[str, str], environ: dict[str, str], message: str, where: str
) -> None:
    with pytest.raises(Problem) as raised:
        read_settings(flags, environ)
    assert (raised.value.message, raised.value.args_of_message["where"]) == (message, where)


@pytest.mark.parametrize(
    ("text", "message", "key"),
    [
        ('port = "8079"', "settings-wrong-int", "port"),
        ("host = 1", "settings-wrong-text", "host"),
        ("metrics = 1", "settings-wrong-bool", "metrics"),
        ('trusted_proxies = "192.0.2.7"', "settings-wrong-network", "trusted_proxies"),
        ("mail_password = 7", "settings-wrong-secret", "mail_password"),
        ("[mail]\nhost = 1", "settings-unknown", "mail"),
        ("listen = 1", "settings-unknown", "listen"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_file_and_key(tmp_path: Path, text: str, message: str, key: str) -> None:
    file = toml(tmp_path, text)
    with pytest.raises(Problem) as raised:
        read_settings({}, {}, file)
    assert (raised.value.message, raised.value.args_of_message["where"]) == (message, f"{file}: {key}")


def test_a_file_that_is_no_toml_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="data-unreadable"):
        read_settings({}, {}, toml(tmp_path, "port: 8079"))


def test_an_unknown_name_brings_up_those_that_are_near() -> None:
    with pytest.raises(Problem) as raised:
        read_settings({}, {"VESUVIUS_PROT": "80"})
    known = raised.value.args_of_message["known"]
    assert isinstance(known, list)
    assert "VESUVIUS_PORT" in known
    assert len(known) < 5


@pytest.mark.parametrize("name", [setting.name for setting in settings() if setting.secret])
def test_secrets_are_never_taken_from_a_flag(name: str) -> None:
    with pytest.raises(Problem, match="settings-secret-flag") as raised:
        read_settings({name: "hunter2"}, {})
    assert "hunter2" not in str(raised.value)


def test_secrets_are_not_shown() -> None:
    read = Settings(
        mail_password=Secret("hunter2"), database="postgresql://games:hunter2@db.example/games?password=hunter2"
    )
    assert "hunter2" not in repr(read)
    assert "postgresql://games:…@db.example/games" in repr(read)
    assert "hunter2" not in f"{read.mail_password}"
    with pytest.raises(TypeError):
        msgspec.json.encode(read)
    with pytest.raises(Problem) as raised:
        read_settings({}, {"VESUVIUS_DATABASE": "postgres://games:hunter2@db.example/games"})
    assert "hunter2" not in str(raised.value)


@pytest.mark.parametrize(
    "flags",
    [
        {"host": "0.0.0.0"},
        {"mail_host": "mail.example"},
        {"mail_user": "games"},
    ],
)
def test_settings_that_ask_for_one_another(flags: dict[str, str]) -> None:
    with pytest.raises(Problem, match=r"settings-(needs|no-address)"):
        read_settings(flags, {})


def test_own_origins() -> None:
    assert set(Settings(port=80).origins) == {"http://127.0.0.1", "http://localhost", "http://[::1]"}
    public = read_settings({"public_address": "https://Games.Example:443/", "host": "0.0.0.0"}, {})
    assert public.address == "https://games.example"
    assert public.origins == ("https://games.example",)
    assert read_settings({"allowed_origins": "https://a.example:8443"}, {}).origins == ("https://a.example:8443",)


def test_metrics_are_for_some_addresses_only() -> None:
    assert Settings().shows_metrics("127.0.0.1")
    assert Settings().shows_metrics("::ffff:127.0.0.1")
    assert not Settings().shows_metrics("192.0.2.7")
    assert not Settings().shows_metrics("somewhere")
    assert not Settings(metrics=False).shows_metrics("127.0.0.1")
    assert Settings(metrics_addresses=("192.0.2.0/24",)).shows_metrics("192.0.2.7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_help(language: str) -> None:
    assert all(Texts(language).has(setting.help) for setting in settings())
    words = (LOCALES / language / "settings.ftl").read_text("utf-8")
    assert {*re.findall(r"(?m)^settings-help-(\S+) =", words)} == {setting.name for setting in settings()}


def test_variables_of_other_parts_are_known() -> None:
    named = {
        name for file in LOCALES.parent.rglob("*.py") for name in re.findall(r'"(VESUVIUS_[A-Z_]+)"', file.read_text())
    }
    own = {setting.variable for setting in settings()}
    assert named - {PREFIX} <= own | ELSEWHERE
    assert not own & ELSEWHERE


@pytest.mark.usefixtures("_bare")
def test_help_lists_every_setting(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["serve", "--help"]) == 0
    page = capsys.readouterr().out
    for setting in settings():
        assert setting.variable in page
        assert setting.secret or all(re.search(rf"(^│ |,){flag}\W", page, re.MULTILINE) for flag in setting.flags)
    assert "[default: 8079]" in page
    assert "--mail-password" not in page


@pytest.mark.usefixtures("_bare")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "x"], "--port: x isn’t a whole number from 0 to 65535."),
        (["--mail-password", "hunter2"], "Unknown option --mail-password"),
        (["--db", "oracle://x"], "--db: oracle://x isn’t a database address"),
        (["--config", "nowhere.toml"], "nowhere.toml: no such file."),
        (["now"], "Unexpected argument: now"),
    ],
)
def test_bad_use_of_serve(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *arguments]) == 2
    printed = capsys.readouterr()
    assert words in printed.err
    assert "hunter2" not in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.usefixtures("_bare")
def test_the_file_may_come_from_the_environment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VESUVIUS_CONFIG", str(toml(tmp_path, "port = -1\n")))
    assert main(["serve"]) == 2
    assert "server.toml: port: -1 isn’t a whole number" in capsys.readouterr().err
