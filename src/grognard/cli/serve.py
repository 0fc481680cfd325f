"""``grognard serve``: the table in the browser, for this machine or for others."""

import argparse
import contextlib
import webbrowser

from grognard.cli.parser import Parser, number
from grognard.cli.terminal import Terminal
from grognard.kernel import Problem


def arguments(parser: Parser) -> None:
    parser.take("--host", metavar="H")
    parser.take("--port", metavar="P", type=number)
    parser.take("--public-url", metavar="U")
    parser.take("--database", metavar="URL")
    parser.take("--no-browser", action="store_true")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from grognard.service.serve import serve
        from grognard.service.settings import from_environment
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("grognard"):
            raise
        raise Problem("cli-needs-package", package="grognard[serve]") from missing
    settings = from_environment({"host": given.host, "public_url": given.public_url, "database": given.database})

    def ready(address: str) -> None:
        terminal.say("cli-serving", address=address)
        if not given.no_browser:
            webbrowser.open(address)

    with contextlib.suppress(KeyboardInterrupt):
        serve(settings, given.port, ready)
    terminal.say("cli-served")
    return 0
