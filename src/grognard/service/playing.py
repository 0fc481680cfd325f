"""Playing: answers to decisions, and the questions that a player may ask before answering."""

import re
from typing import Any

import sqlalchemy as sa

from grognard.kernel import Action, AnyGame, Intent, Overlay, Problem, Text, engine, text
from grognard.kernel.probe import learns
from grognard.service import advice, clock, thinker
from grognard.service.api import (
    Advised,
    Aim,
    Aims,
    Choice,
    Ending,
    Hint,
    OfferAnswer,
    OfferAsked,
    OrderAsked,
    Pointed,
    Pointing,
    ProbeAsked,
    ProbeState,
    Reply,
    Request,
    RollOdds,
    Submission,
    UndoAsked,
)
from grognard.service.desk import OVER, RUNNING, Change, Conflict, Forbidden, Live, seat_list
from grognard.service.machines import question_of
from grognard.service.people import Visitor
from grognard.service.rolls import confirmation, rolls_of
from grognard.service.showing import Chair, choice, choices, flagged
from grognard.service.store import Row, actions, offers

REPEATED = sa.select(actions.c.seq).where(
    *(actions.c[name] == sa.bindparam(name) for name in ("table", "seat", "request"))
)


def repeated(change: Change, seat: int, request: str) -> bool:
    """Whether this very request of a seat was stored already: then it is answered again and changes nothing."""
    known = {"table": change.live.id, "seat": seat, "request": request}
    return change.connection.execute(REPEATED, known).first() is not None


def on_time(live: Live, number: int) -> None:
    """Raises :class:`Conflict` for an answer to a decision that has passed."""
    if live.row.status == OVER:
        raise Conflict("refusal-game-over")
    if live.row.status != RUNNING:
        raise Conflict("service-still-waiting")
    if number != live.ops:
        raise Conflict("service-moved-on")


def submit(change: Change, visitor: Visitor, asked: Submission) -> None:
    """Play the actions. Raises Forbidden, Conflict, Refused or Problem; nothing has changed then."""
    seat = Chair(change.live, visitor, asked.seat).acting()
    if repeated(change, seat, asked.request):
        return
    on_time(change.live, asked.number)
    change.perform("submit", seat, asked.actions, asked.request)


def suggestion(change: Change, visitor: Visitor, asked: Request) -> None:
    """Play what the game suggests (a set-up) as far as it goes."""
    seat = Chair(change.live, visitor, asked.seat).acting()
    if repeated(change, seat, asked.request):
        return
    on_time(change.live, asked.number)
    found = change.live.game.suggestion(change.live.match.state, seat)
    if not found:
        raise Problem("service-nothing-to-suggest")
    change.perform("submit", seat, [str(action) for action in found], asked.request)


def undo(change: Change, visitor: Visitor, asked: UndoAsked) -> None:
    seat = Chair(change.live, visitor, asked.seat).acting()
    if repeated(change, seat, asked.request):
        return
    on_time(change.live, asked.number)
    possible = change.live.undoable(seat)
    if not possible:
        raise Problem("nothing-to-undo")
    change.perform("undo", seat, asked.entry if asked.entry >= 0 else possible[-1], asked.request)


def order(change: Change, visitor: Visitor, asked: OrderAsked) -> None:
    """Keep a standing order. Raises :class:`Problem` for an answer that is no action of the game."""
    seat = Chair(change.live, visitor, asked.seat).acting()
    change.live.game.grammar.parse(asked.answer)
    if change.live.row.status != RUNNING:
        raise Conflict("refusal-game-over")
    change.perform("order", seat, [asked.prompt, asked.answer])


def cancel_order(change: Change, visitor: Visitor, number: int, seat: str) -> None:
    acting = Chair(change.live, visitor, seat).acting()
    if change.live.row.status != RUNNING:
        raise Conflict("refusal-game-over")
    if number not in change.live.orders or change.live.orders[number].seat != acting:
        raise Problem("service-no-order")
    change.perform("unorder", acting, number)


# --- the end that the rules do not know ----------------------------------------------------------------------------


def resign(change: Change, visitor: Visitor, asked: Request) -> None:
    chair = Chair(change.live, visitor, asked.seat)
    on_time(change.live, asked.number)
    chair.acting()
    _lost(change, chair.side, "resign")


def claim(change: Change, visitor: Visitor, asked: Request) -> None:
    """Take the game from an opponent whose time has run out."""
    live = change.live
    chair = Chair(live, visitor, asked.seat)
    on_time(live, asked.number)
    chair.acting()
    late = flagged(live)
    if not late or chair.friendly(live.seats.index(late)):
        raise Problem("service-not-flagged")
    _lost(change, live.game.sides[live.match.state.sides[live.seats.index(late)]], "time")


def _lost(change: Change, loser: str, by: Any) -> None:
    results = {side: "loss" if side == loser else "win" for side in change.live.game.sides}
    change.finish(Ending(by, results, text(f"service-ending-{by}", side=f"@side-{loser}")))


def give_time(change: Change, visitor: Visitor, seat: str) -> None:
    """Courtesy: more time for those who are asked, from an opponent who waits for them."""
    live = change.live
    chair = Chair(live, visitor, seat)
    chair.acting()
    late = [other for other in live.asked if not chair.friendly(other)]
    if live.tempo.kind == "none" or not late:
        raise Problem("service-no-clock")
    for other in late:
        change.set_clock(other, live.seat_row(other).clock + clock.COURTESY[live.tempo.kind])


# --- offers -----------------------------------------------------------------------------------------------------------


def offer(change: Change, visitor: Visitor, asked: OfferAsked) -> None:
    """Offer a draw, a take-back or a rematch; machines answer at once."""
    live = change.live
    chair = Chair(live, visitor, asked.seat)
    seat = chair.acting()
    if (asked.kind == "rematch") != (live.row.status == OVER):
        raise Conflict("service-moved-on" if asked.kind == "rematch" else "refusal-game-over")
    if asked.kind == "take_back" and all(moment.entries != asked.entry for moment in live.match.moments):
        raise Problem("no-such-moment", moment=asked.entry, moments=len(live.match.moments))
    agreed = [live.seats[one] for one in chair.seats]
    agreed += [row.seat for row in live.seat_rows if row.kind == "machine" and _machine_agrees(live, row, asked.kind)]
    if asked.kind == "draw" and any(row.kind == "machine" and row.seat not in agreed for row in live.seat_rows):
        raise Problem("service-machine-declines")
    change.connection.execute(offers.delete().where(offers.c.table == live.id, offers.c.kind == asked.kind))
    done = change.connection.execute(
        offers.insert().values(
            table=live.id, seat=live.seats[seat], kind=asked.kind, entry=asked.entry, agreed=seat_list(agreed)
        )
    )
    assert done.inserted_primary_key is not None
    _carry_out(change, done.inserted_primary_key[0])


def _machine_agrees(live: Live, row: Row, kind: str) -> bool:
    """A machine takes a draw when it judges itself behind or has a person for a partner, who decides for both;
    take-backs and rematches always."""
    seat, sides = live.seats.index(row.seat), live.match.state.sides
    led = [sides[live.seats.index(other.seat)] for other in live.seat_rows if other.kind == "person"]
    return kind != "draw" or sides[seat] in led or live.game.evaluate(live.match.state, seat) < 0


def answer_offer(change: Change, visitor: Visitor, number: int, answer: OfferAnswer) -> None:
    live = change.live
    chair = Chair(live, visitor, answer.seat)
    chair.acting()
    query = sa.select(offers).where(offers.c.table == live.id, offers.c.id == number)
    row = change.connection.execute(query).first()
    if row is None or (row.kind == "rematch") != (live.row.status == OVER):
        raise Conflict("service-no-offer")
    if not answer.accept:
        change.connection.execute(offers.delete().where(offers.c.id == number))
        return
    names = [live.seats[seat] for seat in chair.seats]
    agreed = [seat for seat in live.seats if seat_list([seat]) in row.agreed or seat in names]
    change.connection.execute(offers.update().where(offers.c.id == number).values(agreed=seat_list(agreed)))
    _carry_out(change, number)


def _carry_out(change: Change, number: int) -> None:
    """Do what was offered as soon as everybody agrees. A rematch needs a table of its own: see seating."""
    live = change.live
    row = change.connection.execute(sa.select(offers).where(offers.c.id == number)).one()
    if any(seat_list([seat]) not in row.agreed for seat in live.seats):
        return
    if row.kind == "rematch":
        change.values["rematch"] = "agreed"
    elif row.kind == "draw":
        change.finish(Ending("draw", dict.fromkeys(live.game.sides, "draw"), text("service-ending-draw")))
    else:
        change.perform("take_back", live.seats.index(row.seat), row.entry)
    change.connection.execute(offers.delete().where(offers.c.table == live.id))


# --- questions: nothing changes -----------------------------------------------------------------------------------


def point(live: Live, visitor: Visitor, asked: Pointing) -> Pointed:
    """What a click means: the actions that it stands for with their chances, or why not."""
    chair = Chair(live, visitor, asked.seat)
    game, state = live.game, live.match.state
    if live.row.status == RUNNING and chair.eyes >= 0:
        on_time(live, asked.number)
    intent = Intent(tuple(asked.pieces), asked.place, asked.piece, asked.verb)
    refusal = game.why_not(state, chair.eyes, intent)
    if refusal is not None:
        return Pointed((), refusal)
    found = game.plan(state, chair.eyes, intent)
    assert found is not None, "why_not and plan disagree"
    rolls, confirm = _chances(live, chair.eyes, found)
    return Pointed(tuple(map(str, found)), None, rolls, confirm)


def _chances(live: Live, seat: int, found: list[Action]) -> tuple[Any, tuple[str, ...]]:
    """The roll that these actions lead to, at once or with a bare confirmation."""
    before: Any = walked(live, seat, found[:-1]) if found else None
    now: Any = engine.decision(before) if before is not None else None
    if now is not None and seat in now.seats:  # nobody else answers in between: op fire, say
        rolls = rolls_of(live.game, before, seat, found[-1])
        if rolls:
            return rolls, ()
    after = walked(live, seat, found)
    confirmed = confirmation(live.game, after, seat) if after is not None else None
    return (confirmed[1], (str(confirmed[0]),)) if confirmed is not None else ((), ())


def walked(live: Live, seat: int, found: list[Action]) -> Any:
    """A copy of the state after the actions, or None where the seat would learn something on the way."""
    after = live.match.state.copy()
    for action in found:
        now = engine.decision(after)
        if now is None or seat not in now.seats or action not in now.actions_of(seat):
            return None
        if learns(engine.apply(after, seat, action), seat):
            return None
    return after


def aims(live: Live, visitor: Visitor, pieces: tuple[str, ...], number: int, eyes: str) -> Aims:
    """What the selected pieces can do with one more click."""
    chair = Chair(live, visitor, eyes)
    seat = chair.acting()
    on_time(live, number)
    game, state = live.game, live.match.state
    if seat not in live.asked:
        return Aims(live.ops, (), Overlay())
    found: list[Aim] = []
    view = game.view(state, seat)
    for place, cost in reach(live, seat, pieces).items():
        plan = game.plan(state, seat, Intent(pieces, place=place))
        if plan:
            found.append(Aim(tuple(map(str, plan)), place=place, value=cost or None))
    for piece in view.pieces:
        if piece.id in pieces:
            continue
        plan = game.plan(state, seat, Intent(pieces, piece=piece.id))
        if plan:
            rolls, confirm = _chances(live, seat, plan)
            found.append(Aim(tuple(map(str, plan)), piece=piece.id, chance=_headline(rolls), confirm=confirm))
    return Aims(live.ops, tuple(found), _field(live, seat, pieces))


def _headline(rolls: tuple[RollOdds, ...]) -> float | None:
    """The chance that is written large: that it does not fail, else of the best result, whatever its number."""
    if not rolls:
        return None
    results = rolls[0].results
    fails = any(result.label == "failed" for result in results)
    names = [result.label == "failed" if fails else re.sub(r"-\d+$", "", result.label) for result in results]
    return sum(result.ways / result.of for result, name in zip(results, names, strict=True) if name == names[0])


def reach(live: Live, seat: int, pieces: tuple[str, ...]) -> dict[str, float]:
    """The places that the pieces can go to, with the cost: the forecast of taking them in hand."""
    plan = live.game.plan(live.match.state, seat, Intent(pieces))
    after = walked(live, seat, plan) if plan else live.match.state
    if after is None:
        return {}
    now = engine.decision(after)
    if now is None or seat not in now.seats:
        return {}
    spots = live.game.forecast(after, seat).spots
    found = {spot.place: spot.value for spot in spots if spot.kind == "reach"}
    here = {piece.place for piece in live.game.view(live.match.state, seat).pieces if piece.id in pieces}
    return {place: cost for place, cost in found.items() if place not in here}


def _field(live: Live, seat: int, pieces: tuple[str, ...]) -> Overlay:
    """What one selected piece covers, in a game that can tell."""
    if len(pieces) != 1 or "field" not in live.game.queries:
        return Overlay()
    try:
        return live.game.query(live.match.state, seat, "field", pieces[0])
    except Problem:  # no such piece: a marker, say
        return Overlay()


def probe(live: Live, visitor: Visitor, asked: ProbeAsked) -> ProbeState:
    chair = Chair(live, visitor, asked.seat)
    seat = chair.acting()
    on_time(live, asked.number)
    game, state = live.game, live.match.state
    found = [game.grammar.parse(line) for line in asked.actions]
    result = game.probe(state, seat, found)
    rolls, confirm = _chances(live, seat, found[: result.played]) if result.stop in ("", "chance") else ((), ())
    after = walked(live, seat, found[: result.played])
    now = engine.decision(after) if after is not None else None
    mine = now is not None and seat in now.seats
    return ProbeState(
        number=live.ops,
        played=result.played,
        stop=result.stop,
        view=result.table,
        choices=choices(game, now, seat) if mine else (),
        forecast=result.forecast,
        prompt=now.prompt if now is not None and mine else None,
        rolls=rolls,
        confirm=confirm,
    )


def doubt(live: Live, visitor: Visitor, asked: Request) -> thinker.Question:
    """What is to be thought about for somebody who asks for a hint: the same question gets the same dice."""
    chair = Chair(live, visitor, asked.seat)
    seat = chair.acting()
    on_time(live, asked.number)
    if seat not in live.asked:
        raise Forbidden("refusal-not-asked", seat=seat)
    return question_of(live, seat, "", live.ops)


def hint(game: AnyGame, found: advice.Advice) -> Hint:
    """Advice in words."""
    best, *others = (_advised(game, move) for move in found.moves)
    reply = Reply(game.seat_name(found.replier), _named(game, found.reply)) if found.reply else None
    return Hint(best.actions, best.text, best.choices, best.chance, reply, tuple(others))


def _advised(game: AnyGame, move: advice.Advised) -> Advised:
    shown = _named(game, move.actions)
    words: Text = shown[0].text if len(shown) == 1 else text("service-hint", count=len(shown))
    return Advised(move.actions, words, shown, move.chance)


def _named(game: AnyGame, lines: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(choice(game, game.grammar.parse(line)) for line in lines)
