"""Mail by SMTP: ``smtp://``, ``smtps://`` (encrypted from the start) or ``smtp+starttls://``."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from grognard.kernel import Problem
from grognard.service.letters import Letter

TIMEOUT = 10.0  # seconds for each answer of the server
PORTS = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}


class Mailer:
    """Sends letters through one SMTP server."""

    def __init__(self, url: str, sender: str) -> None:
        """Raises :class:`Problem` ``service-bad-smtp``; it does not repeat the address, which may hold a password."""
        try:
            parts = urlsplit(url)
            self.port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError as error:
            raise Problem("service-bad-smtp") from error
        name, address = parseaddr(sender)
        if not self.port or not parts.hostname or "@" not in address:
            raise Problem("service-bad-smtp")
        self.scheme, self.host = parts.scheme, parts.hostname
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = Address(name, addr_spec=address)

    def send(self, letter: Letter, to: str) -> None:
        """Raises what smtplib raises where the server does not take it."""
        with self._connect() as server:
            if self.scheme == "smtp+starttls":
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(self._message(letter, to), to_addrs=[to])

    def _connect(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            tls = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=tls)
        return smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)

    def _message(self, letter: Letter, to: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = Address(addr_spec=to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate(localtime=True)
        message["Message-ID"] = make_msgid(domain=self.sender.domain)
        message["Auto-Submitted"] = "auto-generated"
        if letter.page.foot_url:  # where such letters are switched off; one that was asked for has none
            message["List-Unsubscribe"] = f"<{letter.page.foot_url}>"
        message.set_content(letter.page.plain())
        message.add_alternative(letter.page.html(), subtype="html")
        message["Content-Language"] = letter.page.language  # set before, it would be the first part's alone
        return message
