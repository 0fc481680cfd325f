"""What the service and its clients say to each other: every payload is one of these, and is validated.

Words for people travel as :class:`~grognard.kernel.Text`; the client writes them in the reader's language.
"""

from typing import Annotated, Literal

import msgspec

from grognard.kernel import Overlay, Refusal, Table, Text
from grognard.kernel.game import Title

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]  # a table, key or request
Word = Annotated[str, msgspec.Meta(max_length=64)]  # the name of a piece, a place, a verb
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client sends."""


class Out(msgspec.Struct, frozen=True):
    """Something that the service answers."""


# --- people -----------------------------------------------------------------------------------------------------------


class Me(Out, frozen=True):
    """Who this browser is: an identity kept in its cookie."""

    name: str
    language: str  # "" while it follows the browser
    email: str  # the confirmed address, or ""
    mail: bool  # whether "your turn" comes by e-mail
    webhook: str
    can_mail: bool  # whether this service has an SMTP server


class MeChange(In, frozen=True):
    name: Name | None = None
    language: Literal["", "en", "fr"] | None = None
    mail: bool | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


class EmailAsked(In, frozen=True):
    """An address to confirm: the link in the mail opens this identity on any device."""

    email: Annotated[str, msgspec.Meta(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]


class LoginToken(In, frozen=True):
    token: Id


# --- games ------------------------------------------------------------------------------------------------------------


class ScenarioCard(Out, frozen=True):
    id: str
    title: Title
    rule: str
    turns: int
    placed: bool  # the players set up before the first turn (a suggested set-up is one click)
    options: tuple[str, ...]
    map: str


class OptionCard(Out, frozen=True):
    id: str
    default: str
    values: tuple[str, ...]
    rule: str
    title: Title
    number: bool
    seats: dict[str, int]  # value -> how many of the game's seats are played; empty where it makes no difference


class GameCard(Out, frozen=True):
    """A game as the lobby shows it."""

    slug: str
    title: str
    credit: str
    ruleset: int
    sides: tuple[str, ...]
    seats: tuple[str, ...]  # all that it can have: an option may leave the last ones out
    scenarios: tuple[ScenarioCard, ...]
    options: tuple[OptionCard, ...]
    levels: tuple[str, ...]  # the machine players, weakest first; the text `level-<name>` names each
    level: str  # the one that is meant where nobody chooses
    queries: dict[str, tuple[str, ...]]  # the overlays on demand, each with what it is asked about: place, unit, side
    quick: str  # the scenario that "Play now" starts: it needs no set-up
    die: int  # how many sides its dice have


class RuleText(Out, frozen=True):
    title: Title
    summary: Title
    chapter: str  # its number
    chapter_title: Title
    ruling: bool = False
    option: str = ""


class Provenance(Out, frozen=True):
    """Where a part of the game's data comes from, for the page "about this game"."""

    what: Title
    provenance: str  # seed, public or reconstructed
    note: Title


class About(Out, frozen=True):
    game: str
    title: str
    credit: str
    ruleset: int
    data: str  # the hash of the data in force
    sources: tuple[Provenance, ...]


# --- tables in the lobby --------------------------------------------------------------------------------------------


class SeatPlan(In, frozen=True):
    """Who is to sit in a seat of a new table."""

    who: Literal["me", "friend", "open", "machine"]  # friend: by a link; open: whoever comes, listed in the lobby
    level: Word = ""  # of a machine


class Tempo(In, frozen=True):
    """none: no clock; live: minutes for the game and seconds added a move; days: days for each move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class NewTable(In, frozen=True):
    game: Word
    scenario: Word
    seats: dict[Word, SeatPlan]
    options: dict[Word, Word] = {}
    tempo: Tempo = Tempo()
    public: bool = False  # others may watch from the lobby
    nonce: Word = ""  # this player's part of the dice key
    commitment: Word = ""  # of the dice, from GET /api/dice: shown before the nonce was chosen


class Dice(Out, frozen=True):
    """Dice for a game to come: the service binds itself before it knows anybody's nonce."""

    commitment: str


class PlayNow(In, frozen=True):
    game: Word


class Opened(Out, frozen=True):
    """A table that this person has a seat at. ``links`` are the invitations for the other seats."""

    table: str
    seats: tuple[str, ...]  # held by this person
    links: dict[str, str]  # seat -> address for a friend
    version: int = 0


class JoinKey(In, frozen=True):
    key: Id
    nonce: Word = ""


class SitDown(In, frozen=True):
    seat: Word
    nonce: Word = ""


class SeatCard(Out, frozen=True):
    seat: str
    side: str
    name: str  # who plays it; "" while the seat is free
    kind: Literal["person", "machine", "free"]
    level: str = ""
    you: bool = False
    online: bool = False
    asked: bool = False  # the decision of the moment is this seat's
    clock: float | None = None  # seconds left at the moment of the answer; runs down for those who are asked
    link: str = ""  # the invitation, while the seat is free and the viewer is the table's host
    open: bool = False  # free for whoever comes; other free seats are kept for a friend


class Ending(Out, frozen=True):
    """How the game ended: by the rules, or by resignation, agreement or time."""

    by: Literal["rules", "resign", "draw", "time"]
    results: dict[str, str]  # side -> win, draw or loss
    text: Text
    rule: str = ""


class TableCard(Out, frozen=True):
    """A table as the lobby lists it."""

    table: str
    game: str
    scenario: str
    seats: tuple[SeatCard, ...]
    tempo: Tempo
    version: int
    entries: int
    your_turn: bool
    waiting: bool  # a seat is still free
    last: Text | None  # what happened last, as this person may know it
    prompt: Text | None  # what is asked now
    ending: Ending | None
    since: float  # seconds since the last move
    host: bool  # this person opened it and may delete it


class Lobby(Out, frozen=True):
    mine: tuple[TableCard, ...]  # running, those that wait for me first
    open: tuple[TableCard, ...]
    watch: tuple[TableCard, ...]
    finished: tuple[TableCard, ...]  # mine


# --- the table -----------------------------------------------------------------------------------------------------


class Arg(Out, frozen=True):
    """What an action names: ``kind`` is the list that the name is from (unit, hex, facing ...)."""

    kind: str
    name: str


class Choice(Out, frozen=True):
    """One legal action. ``action`` is its text form: that is what is sent back."""

    action: str
    verb: str
    args: tuple[Arg, ...]
    text: Text
    final: bool = False  # it ends something: what could still act is named first


class Ask(Out, frozen=True):
    """The decision of the moment as the viewer may know it; ``choices`` are the viewer's own, else empty."""

    number: int  # an answer names it; a stale one is refused
    seats: tuple[str, ...]  # who is asked
    mine: bool
    prompt: Text
    rule: str
    scope: int  # -1 between activations
    choices: tuple[Choice, ...]
    forecast: Overlay
    suggestion: bool  # the game suggests a whole answer (a set-up)


class LogLine(Out, frozen=True):
    text: Text
    rule: str
    dice: tuple[int, ...] = ()
    heading: bool = False  # begins a turn or a phase


class Passage(Out, frozen=True):
    """An entry of the record, as the viewer may know it."""

    entry: int  # the record's length after it: also the moment's number
    side: str  # "" for chance
    forced: bool
    lines: tuple[LogLine, ...]
    chance: float | None = None  # of a roll: how likely its result was
    result: str = ""  # of a roll: the label of its result
    swing: dict[str, float] = {}  # of a roll: points of win chance above expectation, side by side
    back: bool = False  # a take-back


class ChatLine(Out, frozen=True):
    id: int
    name: str
    side: str  # "" for a spectator
    text: str
    ago: float  # seconds


class Offer(Out, frozen=True):
    """Something that waits for the consent of all who play."""

    id: int
    kind: Literal["draw", "take_back", "rematch"]
    seat: str
    entry: int  # take_back: the moment to go back to
    mine: bool  # the viewer made it or has agreed, and may withdraw it; otherwise may accept or decline it


class OrderCard(Out, frozen=True):
    id: int
    prompt: str
    answer: str
    text: Text  # the answer in words


class You(Out, frozen=True):
    seats: tuple[str, ...]  # all seats of this person at the table; empty for a spectator
    eyes: str  # the seat whose view this is, or "observer"
    curtain: bool  # hot seat: the seat that is asked may see what these eyes may not
    host: bool


class TableState(Out, frozen=True):
    """Everything that the page of a table shows. Passages and chat only from what the client lacks."""

    table: str
    version: int
    game: str
    scenario: str
    options: dict[str, str]
    tempo: Tempo
    public: bool
    commitment: str  # of the dice; the secret is in the record when the game is over
    you: You
    seats: tuple[SeatCard, ...]
    view: Table
    ask: Ask | None
    entries: int
    log: tuple[Passage, ...]  # those after `since`; all of them when the log was cut by an undo
    log_from: int  # the entry after which `log` begins: drop what the client has beyond it
    undo: tuple[int, ...]  # the moments that the viewer may undo to by itself, latest last
    take_back: int  # the moment before the viewer's last own action, which may need consent; -1 where there is none
    luck: dict[str, float]  # side -> points of win chance above expectation
    offers: tuple[Offer, ...]
    orders: tuple[OrderCard, ...]
    pending: tuple[str, ...]  # actions of a submitted list that wait for an interrupt to pass
    chat: tuple[ChatLine, ...]
    notes: str
    ending: Ending | None
    rematch: str  # the table of the rematch, when there is one
    flagged: str  # the seat whose time has run out, if any


class Submission(In, frozen=True):
    """Actions of the seat that is asked. ``request`` makes a repeat harmless: it gets the same answer."""

    number: Number
    request: Id
    actions: Annotated[list[ActionText], msgspec.Meta(min_length=1, max_length=200)]
    seat: Word = ""  # for somebody with several seats


class Pointing(In, frozen=True):
    """What a person pointed at: the click that may be refused."""

    number: Number
    pieces: Annotated[list[Word], msgspec.Meta(max_length=40)] = []
    place: Word = ""
    piece: Word = ""
    verb: Word = ""
    seat: Word = ""


class Pointed(Out, frozen=True):
    """What the click means: actions, or why not."""

    actions: tuple[str, ...]  # what to submit; empty when refused
    refusal: Refusal | None
    rolls: "tuple[RollOdds, ...]" = ()  # the chances if it is carried out
    confirm: tuple[str, ...] = ()  # what is to be added to `actions` to make that roll ("shoot")


class ResultOdds(Out, frozen=True):
    label: str  # the text `<game>-result-<label>`, or an outcome in its text form
    ways: int
    of: int
    low: float
    high: float


class RollOdds(Out, frozen=True):
    purpose: str  # a text id
    rule: str
    results: tuple[ResultOdds, ...]
    exact: bool


class Aim(Out, frozen=True):
    """Something that a selected piece can do with one more click: go to a place, or turn on another piece."""

    actions: tuple[str, ...]
    place: str = ""
    piece: str = ""
    verb: str = ""
    value: float | None = None  # the cost of a move
    chance: float | None = None  # the best result's chance, where it leads to a roll
    confirm: tuple[str, ...] = ()  # what is to be added to `actions` to make that roll


class Aims(Out, frozen=True):
    number: int
    aims: tuple[Aim, ...]
    field: Overlay  # e.g. the field of fire


class ProbeAsked(In, frozen=True):
    number: Number
    actions: Annotated[list[ActionText], msgspec.Meta(max_length=200)]
    seat: Word = ""


class ProbeState(Out, frozen=True):
    """What would follow from some actions, up to the first chance, hidden fact or other seat."""

    number: int
    played: int
    stop: str
    view: Table
    choices: tuple[Choice, ...]
    forecast: Overlay
    prompt: Text | None
    rolls: tuple[RollOdds, ...]  # if it is carried out with `confirm`
    confirm: tuple[str, ...] = ()


class Advised(Out, frozen=True):
    """A move that a strong player would consider."""

    actions: tuple[str, ...]
    text: Text
    choices: tuple[Choice, ...]
    chance: float | None = None  # to win after it, 0 to 1; not known where several seats decide, or set up as suggested


class Reply(Out, frozen=True):
    """How the other side would answer, as far as the one who asks can know."""

    seat: str
    choices: tuple[Choice, ...]


class Hint(Advised, frozen=True):
    """The best move."""

    reply: Reply | None = None
    others: tuple[Advised, ...] = ()  # the next best moves


class UndoAsked(In, frozen=True):
    number: Number
    request: Id
    entry: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1  # the moment to go back to; -1: the last action
    seat: Word = ""


class Request(In, frozen=True):
    """A command without arguments of its own."""

    number: Number
    request: Id
    seat: Word = ""


class OfferAsked(In, frozen=True):
    kind: Literal["draw", "take_back", "rematch"]
    entry: Number = 0
    seat: Word = ""


class OfferAnswer(In, frozen=True):
    accept: bool
    seat: Word = ""


class OrderAsked(In, frozen=True):
    """Answer every decision with this prompt in this way, while the person is away."""

    prompt: Word
    answer: ActionText
    seat: Word = ""


class Say(In, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Notes(In, frozen=True):
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class As(In, frozen=True):
    """Which of the person's seats acts."""

    seat: Word = ""


# --- replay ---------------------------------------------------------------------------------------------------------


class Moment(Out, frozen=True):
    """The table after so many entries, and the passage that led there."""

    entry: int
    view: Table
    passage: Passage | None
    prompt: Text | None
    asked: tuple[str, ...]


class Film(Out, frozen=True):
    """Moments one after another, seen by one seat."""

    eyes: str
    entries: int
    moments: tuple[Moment, ...]


class GraphPoint(Out, frozen=True):
    entry: int
    turn: int
    chance: float  # of the first side, by the game's judgement, 0 to 1


class Graph(Out, frozen=True):
    side: str  # whose chance
    points: tuple[GraphPoint, ...]


class BranchAsked(In, frozen=True):
    entry: Number
    level: Word = "sergeant"
    seat: Word = ""  # which seat the person plays on


# --- records ----------------------------------------------------------------------------------------------------------


class RecordUpload(In, frozen=True):
    record: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000_000)]


class MailAnswer(In, frozen=True):
    """The answer to a seat file: the text that came back, with its lines of actions."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200_000)]


# --- errors ----------------------------------------------------------------------------------------------------------


class ProblemDetails(Out, frozen=True):
    """RFC 9457: what went wrong, in a sentence. ``text`` lets the client say it in its own language."""

    type: str
    title: str
    status: int
    detail: str
    text: Text
    rule: str = ""


# --- live -----------------------------------------------------------------------------------------------------------


class LiveIn(In, frozen=True):
    watch: Annotated[list[Id], msgspec.Meta(max_length=100)]


class LiveOut(Out, frozen=True):
    """A table has a new version: fetch it."""

    table: str
    version: int
