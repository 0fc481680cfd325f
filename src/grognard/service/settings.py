"""What a person may set: by the command line, or by the environment for a service that runs for others."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from grognard.kernel import Problem


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # the address that links and mails carry; "" for the one that was asked
    database: str = ""  # an SQLAlchemy address; "" for a file in the user's data folder
    smtp: str = ""  # smtp://user:password@host:port, smtps:// or smtp+starttls://; "" for no mail
    mail_from: str = "Grognard <grognard@localhost>"
    mail_after: float = 60.0  # seconds that a turn must wait before a mail goes out: who is at the table needs none
    private_webhooks: bool = False  # allow webhooks into the private network (a service at home)
    thinkers: int = 0  # processes that machine seats think in; 0: one for each core
    lease: float = 10.0  # seconds that a machine seat's lease lasts without being renewed

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'grognard.db'}"


def data_folder() -> Path:
    """Where the database lies when nobody says otherwise; it is made if missing."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "grognard"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


ENVIRONMENT = {
    "GROGNARD_DATABASE_URL": "database",
    "GROGNARD_PUBLIC_URL": "public_url",
    "GROGNARD_SMTP_URL": "smtp",
    "GROGNARD_MAIL_FROM": "mail_from",
    "GROGNARD_MAIL_AFTER": "mail_after",
    "GROGNARD_PRIVATE_WEBHOOKS": "private_webhooks",
    "GROGNARD_THINKERS": "thinkers",
}


def from_environment(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings: what was given on the command line, else the environment, else the defaults.

    Raises :class:`Problem` ``service-bad-setting`` for a value of the environment that cannot be read.
    """
    values: dict[str, object] = {}
    for variable, name in ENVIRONMENT.items():
        if variable in environment:
            try:
                kind = Settings.__annotations__[name]
                values[name] = msgspec.convert(environment[variable], kind, strict=False)
            except msgspec.ValidationError as error:
                raise Problem("service-bad-setting", name=variable, value=environment[variable]) from error
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)  # type: ignore[arg-type]
