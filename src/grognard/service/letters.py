"""The words of what is sent, in the reader's language.

A letter is written when it is sent, from what its reader may know at that moment and from nothing else.
"""

from collections.abc import Collection

import msgspec

from grognard.kernel import Text
from grognard.kernel.engine import decision
from grognard.service.desk import Desk, Live, Missing
from grognard.service.notices import NUDGE
from grognard.service.page import Line, Page
from grognard.service.settings import Settings
from grognard.service.store import Row
from grognard.text import Voice

LINES = 60  # of the log in one letter; what is older is at the table


class Letter(msgspec.Struct, frozen=True):
    """Something to send."""

    subject: str
    page: Page
    table: str = ""
    game: str = ""

    def webhook(self) -> bytes:
        """JSON that chat services take as it stands: some read ``text``, some ``content``."""
        short = "\n".join((self.subject, self.page.prompt, self.page.url))
        return msgspec.json.encode(
            {"text": short, "content": short, "url": self.page.url, "table": self.table, "game": self.game}
        )


class Letters:
    """Writes letters about the tables of a desk."""

    def __init__(self, desk: Desk, settings: Settings) -> None:
        self.desk = desk
        self.address = (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")

    def login(self, token: str, language: str) -> Letter:
        """The letter whose link opens an identity on another device."""
        voice = Voice(language or "en")
        subject = voice.word("service-login-subject")
        page = Page(
            voice.language,
            title=subject,
            intro=voice.word("service-login-why"),
            lines=[],
            prompt="",
            link=voice.word("service-login-open"),
            url=f"{self.address}/login/{token}",
            foot=voice.word("service-login-not-you"),
        )
        return Letter(subject, page)

    def about(self, kind: str, table: str, person: Row) -> Letter | None:
        """A letter that a table waits for a person; None if it does not any more."""
        try:
            with self.desk.reading(table) as live:
                now = live.decision
                seats = [seat for seat in range(len(live.seats)) if live.seat_row(seat).person == person.id]
                asked = [seat for seat in live.asked if seat in seats]
                if now is None or not asked:
                    return None
                return self._waiting(kind, live, asked[0], seats, now.prompt, Voice(person.language or "en"))
        except Missing:
            return None

    def _waiting(self, kind: str, live: Live, seat: int, seats: Collection[int], prompt: Text, voice: Voice) -> Letter:
        name = _name(live, seat, voice)
        intro, lines = _news(live, seat, seats, voice)
        page = Page(
            voice.language,
            title=name,
            intro=intro,
            lines=lines,
            prompt=voice.say(prompt),
            link=voice.word("service-letter-open"),
            url=f"{self.address}/t/{live.id}",
            foot=voice.word("service-letter-off"),
            foot_url=f"{self.address}/me",
        )
        subject = voice.word("service-letter-nudge" if kind == NUDGE else "service-letter-turn", table=name)
        return Letter(subject, page, live.id, live.game.slug)


def _name(live: Live, seat: int, voice: Voice) -> str:
    """What the reader calls the table: game, scenario, and the turn where the game counts them."""
    game = live.game
    words = [game.title, game.scenarios[live.row.scenario].title[voice.language]]
    tracks = game.view(live.match.state, seat).tracks
    turn = next((track for track in tracks if track.id in ("turn", "round") and track.value), None)
    if turn is not None:
        words.append(f"{voice.word(f'{game.slug}-track-{turn.id}')} {turn.value}")
    return ", ".join(words)


def _news(live: Live, seat: int, seats: Collection[int], voice: Voice) -> tuple[str, list[Line]]:
    """What has happened since the reader's last move, as the seat may know it, and the words that introduce it."""
    passages = live.chronicle.passages
    first = next((at + 1 for at in reversed(range(len(passages))) if _moved(live, at, seats)), 0)
    lines = []
    for passage in passages[first:]:
        if passage.entry.back >= 0:
            lines.append(Line(voice.word("service-letter-back")))
        for event in passage.events:
            seen = event.seen_by(seat)
            said = seen.text() if seen is not None else None
            if seen is not None and said is not None:
                lines.append(Line(voice.say(said), seen.heading))
    if not lines:
        return voice.word("service-letter-nothing"), []
    older = len(lines) - LINES
    if older > 0:
        lines = [Line(voice.word("service-letter-older", count=older)), *lines[older:]]
    return voice.word("service-letter-since" if first else "service-letter-begins"), lines


def _moved(live: Live, at: int, seats: Collection[int]) -> bool:
    """Whether an entry was the person's own doing: not forced, and not the answer of a standing order."""
    entry = live.chronicle.passages[at].entry
    if entry.seat not in seats or entry.forced:
        return False
    now = decision(live.chronicle.state_after(at))
    return now is None or all(order.answers(now) != entry.action for order in live.match.orders)
