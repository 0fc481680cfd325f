"""What a visitor sees of a table: built for the eyes of one seat, from what that seat may know."""

import time
from typing import Any

import sqlalchemy as sa

from grognard.kernel import CHANCE, OBSERVER, SEALED, Action, AnyGame, Decision, Hand, State, Table, Text, engine
from grognard.kernel import chronicle as kernel_chronicle
from grognard.service.api import (
    Arg,
    Ask,
    ChatLine,
    Choice,
    LogLine,
    Offer,
    OrderCard,
    Passage,
    SeatCard,
    TableCard,
    TableState,
    You,
)
from grognard.service.desk import RUNNING, WAITING, Forbidden, Live, seat_list
from grognard.service.people import Visitor
from grognard.service.store import chat, notes, offers

CHAT_SHOWN = 200
_TABLE: sa.BindParameter[str] = sa.bindparam("table")
OFFERS = sa.select(offers).where(offers.c.table == _TABLE).order_by(offers.c.id)
CHAT = (
    sa.select(chat)
    .where(chat.c.table == _TABLE, chat.c.id > sa.bindparam("since"))
    .order_by(chat.c.id.desc())
    .limit(CHAT_SHOWN)
)
NOTES = sa.select(notes.c.text).where(notes.c.table == _TABLE, notes.c.person == sa.bindparam("person"))


class Chair:
    """A visitor at a table: the seats they hold, and through whose eyes they look."""

    def __init__(self, live: Live, visitor: Visitor, wanted: str = "") -> None:
        """Raises :class:`Forbidden` for somebody else's eyes."""
        self.live = live
        self.seats = [
            live.seats.index(row.seat)
            for row in sorted(live.seat_rows, key=lambda row: live.seats.index(row.seat))
            if row.kind == "person" and visitor.person and row.person == visitor.person
        ]
        self.host = bool(visitor.person) and live.row.host == visitor.person
        self.eyes = self._eyes(wanted)

    def _eyes(self, wanted: str) -> int:
        if wanted == "observer":
            return OBSERVER
        if wanted:
            if wanted not in self.live.seats or self.live.seats.index(wanted) not in self.seats:
                raise Forbidden("service-not-your-seat")
            return self.live.seats.index(wanted)
        asked = [seat for seat in self.seats if seat in self.live.asked]
        return (asked or self.seats or [OBSERVER])[0]

    @property
    def name(self) -> str:
        return self.live.game.seat_name(self.eyes)

    @property
    def side(self) -> str:
        """The side that these eyes play, "" for a spectator."""
        return self.live.game.sides[self.live.match.state.sides[self.eyes]] if self.eyes >= 0 else ""

    def friendly(self, seat: int) -> bool:
        """Whether a seat plays a side that this visitor plays too: an own one, or a partner's."""
        sides = self.live.match.state.sides
        return sides[seat] in {sides[own] for own in self.seats}

    def acting(self) -> int:
        """The seat that acts. Raises :class:`Forbidden` for a spectator."""
        if self.eyes < 0:
            raise Forbidden("service-not-your-seat")
        return self.eyes


def choice(game: AnyGame, action: Action) -> Choice:
    args = tuple(Arg(names.kind, word) for names, word in zip(action.names, action.words(), strict=True))
    return Choice(str(action), action.verb(), args, action.text(game.slug), action.final)


def choices(game: AnyGame, now: Decision | None, seat: int) -> tuple[Choice, ...]:
    return tuple(choice(game, action) for action in now.actions_of(seat)) if now is not None else ()


def ask(live: Live, eyes: int) -> Ask | None:
    """The decision of the moment as these eyes may know it."""
    now = live.decision
    if now is None:
        return None
    game, state, mine = live.game, live.match.state, eyes in now.seats
    return Ask(
        number=live.ops,
        seats=tuple(live.seats[seat] for seat in now.seats),
        mine=mine,
        prompt=now.prompt,
        rule=now.rule,
        scope=now.scope,
        choices=choices(game, now, eyes),
        forecast=game.forecast(state, eyes),
        suggestion=mine and bool(game.suggestion(state, eyes)),
    )


def passage(live: Live, at: int, eyes: int) -> Passage:
    """An entry of the record as prose for these eyes."""
    told: kernel_chronicle.Passage = live.chronicle.passages[at]
    lines = []
    for event in told.events:
        seen = event.seen_by(eyes)
        words = seen.text() if seen is not None else None
        if seen is not None and words is not None:
            lines.append(LogLine(words, seen.cite(), seen.thrown(), seen.heading))
    roll = live.rolls[at]
    return Passage(
        entry=at + 1,
        side=told.side,
        forced=told.entry.forced,
        lines=tuple(lines),
        chance=roll.chance if roll is not None else None,
        result=roll.label if roll is not None else "",
        swing=dict(zip(live.game.sides, (round(one, 2) for one in roll.swing), strict=True))
        if roll is not None
        else {},
        back=told.entry.back >= 0,
    )


def luck(live: Live) -> dict[str, float]:
    """Points of win chance that the dice gave each side beyond expectation."""
    sums = dict.fromkeys(live.game.sides, 0.0)
    for roll in live.rolls:
        if roll is not None:
            for side, swing in zip(live.game.sides, roll.swing, strict=True):
                sums[side] += swing
    return {side: round(total, 2) for side, total in sums.items()}


def knows_more(game: AnyGame, state: State, seat: int, than: int) -> bool:
    """Whether a seat may see what another may not: then a screen that both use is covered before it is passed."""
    mine, theirs = game.view(state, seat), game.view(state, than)
    return any(
        thing not in getattr(theirs, part)
        for part in ("pieces", "tracks", "boxes", "hands", "markers")
        for thing in getattr(mine, part)
        if not (isinstance(thing, Hand) and not thing.shown)
    )


def sealed(live: Live) -> bool:
    """Whether several seats answer in secret: what one of them has chosen stays covered until the last has."""
    return live.decision is not None and live.decision.kind == SEALED


def seat_cards(live: Live, chair: Chair, online: frozenset[str], address: str) -> tuple[SeatCard, ...]:
    cards = []
    rows = {row.seat: row for row in live.seat_rows}
    elapsed = time.time() - live.row.asked_at
    for seat, name in enumerate(live.seats):
        row = rows[name]
        free = row.kind in ("friend", "open")
        asked = seat in live.asked
        timed = live.tempo.kind != "none" and row.kind == "person"
        cards.append(
            SeatCard(
                seat=name,
                side=live.game.sides[live.match.state.sides[seat]],
                name=row.name or "",
                kind="machine" if row.kind == "machine" else "free" if free else "person",
                level=row.level,
                you=seat in chair.seats,
                online=row.person in online,
                asked=asked,
                clock=(row.clock - (elapsed if asked else 0.0)) if timed else None,
                link=f"{address}/join/{row.key}" if free and chair.host else "",
                open=row.kind == "open",
            )
        )
    return tuple(cards)


def flagged(live: Live) -> str:
    """The seat whose time has run out, if any."""
    if live.tempo.kind == "none":
        return ""
    elapsed = time.time() - live.row.asked_at
    for seat in live.asked:
        row = live.seat_row(seat)
        if row.kind == "person" and row.clock < elapsed:
            return live.seats[seat]
    return ""


class Window:
    """Builds what visitors see, with what the database knows beside the match."""

    def __init__(self, online: frozenset[str], address: str) -> None:
        self.online = online  # persons with a page open
        self.address = address

    def state(
        self,
        connection: sa.Connection,
        live: Live,
        visitor: Visitor,
        eyes: str = "",
        since: int = 0,
        chat_since: int = 0,
        version: int = 0,
    ) -> TableState:
        chair = Chair(live, visitor, eyes)
        state = live.match.state
        asked_mine = [seat for seat in chair.seats if seat in live.asked]
        # Who plays two seats of one side has nothing to hide from himself; two players at one screen have.
        turned = (
            chair.eyes in chair.seats and bool(asked_mine) and state.sides[asked_mine[0]] != state.sides[chair.eyes]
        )
        known = live.still_known(since, version)
        return TableState(
            table=live.id,
            version=live.row.version,
            game=live.game.slug,
            scenario=live.row.scenario,
            options=live.options,
            tempo=live.tempo,
            public=live.row.public,
            commitment=live.match.header.commitment,
            you=You(
                seats=tuple(live.seats[seat] for seat in chair.seats),
                eyes=chair.name,
                curtain=turned and (sealed(live) or knows_more(live.game, state, asked_mine[0], chair.eyes)),
                host=chair.host,
            ),
            seats=seat_cards(live, chair, self.online, self.address),
            view=live.game.view(state, chair.eyes),
            ask=ask(live, chair.eyes),
            entries=len(live.chronicle.passages),
            log=tuple(passage(live, at, chair.eyes) for at in range(known, len(live.chronicle.passages))),
            log_from=known,
            undo=live.undoable(chair.eyes) if live.row.status == RUNNING else (),
            take_back=live.last_own(chair.eyes) if live.row.status == RUNNING else -1,
            luck=luck(live),
            offers=self._offers(connection, live, chair),
            orders=tuple(
                OrderCard(id_, order.prompt, order.answer, live.game.grammar.parse(order.answer).text(live.game.slug))
                for id_, order in live.orders.items()
                if order.seat == chair.eyes
            ),
            pending=tuple(str(action) for action in live.match.pending.get(chair.eyes, ())),
            chat=self._chat(connection, live, chat_since),
            notes=self._notes(connection, live, visitor),
            ending=live.ending(),
            rematch=live.row.rematch,
            flagged=flagged(live),
        )

    def _offers(self, connection: sa.Connection, live: Live, chair: Chair) -> tuple[Offer, ...]:
        rows = connection.execute(OFFERS, {"table": live.id})
        mine = [live.seats[seat] for seat in chair.seats]
        return tuple(
            Offer(row.id, row.kind, row.seat, row.entry, all(seat_list([seat]) in row.agreed for seat in mine))
            for row in rows
        )

    def _chat(self, connection: sa.Connection, live: Live, since: int) -> tuple[ChatLine, ...]:
        rows = list(connection.execute(CHAT, {"table": live.id, "since": since}))
        now = time.time()
        return tuple(ChatLine(row.id, row.name, row.side, row.text, now - row.at) for row in reversed(rows))

    def _notes(self, connection: sa.Connection, live: Live, visitor: Visitor) -> str:
        return connection.execute(NOTES, {"table": live.id, "person": visitor.person}).scalar() or ""

    def card(self, live: Live, visitor: Visitor) -> TableCard:
        """A line of the lobby."""
        chair = Chair(live, visitor)
        now = live.decision
        return TableCard(
            table=live.id,
            game=live.game.slug,
            scenario=live.row.scenario,
            seats=seat_cards(live, chair, self.online, self.address),
            tempo=live.tempo,
            version=live.row.version,
            entries=len(live.chronicle.passages),
            your_turn=any(seat in live.asked for seat in chair.seats),
            waiting=live.row.status == WAITING,
            last=last_line(live, chair.eyes),
            prompt=now.prompt if now is not None else None,
            ending=live.ending(),
            since=time.time() - live.row.asked_at,
            host=chair.host,
        )


def last_line(live: Live, eyes: int) -> Text | None:
    """The latest thing in the log that these eyes may read and that is not a heading."""
    for at in range(len(live.chronicle.passages) - 1, -1, -1):
        for line in reversed(passage(live, at, eyes).lines):
            if not line.heading:
                return line.text
    return None


def position(live: Live, entry: int) -> Any:
    """The state after so many entries."""
    return live.chronicle.state_after(entry)


def moment_prompt(live: Live, entry: int) -> tuple[Text | None, tuple[str, ...]]:
    """What was asked at a moment, and whom; nothing for a roll."""
    now = engine.decision(position(live, entry))
    if now is None or now.seat == CHANCE:
        return None, ()
    return now.prompt, tuple(live.seats[seat] for seat in now.seats)


def preview(game: AnyGame, scenario: str) -> Table:
    """The opening position of a scenario as an onlooker sees it, set up as the game suggests."""
    state = game.setup(scenario)
    while (now := engine.decision(state)) is not None and (found := game.suggestion(state, now.seat)):
        for action in found:
            game.apply(state, now.seat, action)
    return game.view(state, OBSERVER)
