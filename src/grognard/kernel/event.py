"""Events: what changed, for whom to know, and by which rule."""

from typing import ClassVar

import msgspec

from grognard.kernel.words import Text


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """A change of the state. Subclasses are frozen structs of ids with a ``tag``."""

    rule: ClassVar[str] = ""  # the rule number that it is an effect of; an event with several overrides `cite`
    label: ClassVar[str] = ""  # the name of a result in the odds ("eliminated"), for events that decide a roll
    heading: ClassVar[bool] = False  # the line begins a part of the log: a turn, a phase

    def cite(self) -> str:
        return self.rule

    def result(self) -> str:
        """The name of the result that this event is in the odds; one that holds a number overrides it."""
        return self.label

    def thrown(self) -> tuple[int, ...]:
        """The faces of the dice that it shows."""
        return ()

    def lost(self) -> tuple[int, ...]:
        """The sides that lose units by it, once for each unit; one that leaves the map by itself is not lost."""
        return ()

    def seen_by(self, seat: int) -> "Event | None":
        """The event as a seat may know it: itself, a version with the secret left out, or None."""
        return self

    def text(self) -> Text | None:
        """The line of the log, or None for what is not worth a line."""
        return None


class Consulted(Event, frozen=True, tag="consulted"):
    """A hidden fact was read: whoever does not know it learned that the game went on as it did.

    It raises the undo barrier of every seat outside ``known`` and is shown to nobody.
    """

    known: int  # mask of the seats that know the fact already

    def seen_by(self, seat: int) -> Event | None:
        return None


class Forced(Event, frozen=True, tag="forced"):
    """The only legal action was played by the kernel."""

    seat: int
    action: str
    secret: bool = False  # of an action that only its seat may know

    def seen_by(self, seat: int) -> Event | None:
        return None if self.secret and seat != self.seat else self

    def text(self) -> Text | None:
        return Text("log-forced", (("action", self.action),))


class Over(Event, frozen=True, tag="over"):
    """The game has ended; the outcome is in the state."""

    reason: Text
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text | None:
        return self.reason


Out = list[Event]  # where frames write what happened


def consult(value: int, known: int, out: Out) -> int:
    """Read a hidden value that only the seats of the mask ``known`` have seen: the one door to secrets in the rules."""
    out.append(Consulted(known))
    return value
