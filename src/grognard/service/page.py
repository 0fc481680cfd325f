"""The page of a letter, as plain text and as HTML that any mail program shows."""

from html import escape
from typing import NamedTuple

INK, QUIET, BRAND = "#26221b", "#756b58", "#8a2b1d"  # of the look: --ink, --ink3, --brand
BODY = f"font-family:sans-serif;line-height:1.5;max-width:40em;color:{INK}"
BUTTON = f"background:{BRAND};color:#fff;padding:8px 16px;border-radius:8px;text-decoration:none"


class Line(NamedTuple):
    """A line of the log."""

    words: str
    heading: bool = False


class Page(NamedTuple):
    language: str
    title: str
    intro: str
    lines: list[Line]
    prompt: str
    link: str  # the words of the link
    url: str
    foot: str
    foot_url: str = ""

    def plain(self) -> str:
        told = "\n".join(line.words if line.heading else f"- {line.words}" for line in self.lines)
        foot = "\n".join(part for part in ("-- ", self.foot, self.foot_url) if part)
        parts = (self.title, self.intro, told, self.prompt, f"{self.link}\n{self.url}", foot)
        return "\n\n".join(part for part in parts if part) + "\n"

    def html(self) -> str:
        told = "".join(_told(line) for line in self.lines)
        off = f'<a href="{escape(self.foot_url)}" style="color:{QUIET}">{escape(self.foot)}</a>'
        foot = off if self.foot_url else escape(self.foot)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head><meta charset="utf-8"></head>\n'
            f'<body style="{BODY}">\n<h2>{escape(self.title)}</h2>\n<p>{escape(self.intro)}</p>\n{told}'
            + (f'<p style="margin:24px 0 16px"><b>{escape(self.prompt)}</b></p>\n' if self.prompt else "")
            + f'<p><a href="{escape(self.url)}" style="{BUTTON}">{escape(self.link)}</a></p>\n'
            f'<p style="color:{QUIET};font-size:80%">{foot}</p>\n</body>\n</html>\n'
        )


def _told(line: Line) -> str:
    if line.heading:
        return f'<p style="margin:12px 0 4px"><b>{escape(line.words)}</b></p>\n'
    return f'<p style="margin:0 0 0 16px">{escape(line.words)}</p>\n'
