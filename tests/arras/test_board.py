"""The board: the mistakes that are found in an owner's data, and how a state finds its board again."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.games.arras import GAME, CounterAttackArras
from grognard.games.arras.board import BOARDS, BOOK, Book, board_for
from grognard.games.arras.state import board_of
from grognard.kernel import Match, Problem, record

LINKS = [msgspec.to_builtins(link) for link in BOOK.map.links]
TURNS = [msgspec.to_builtins(turn) for turn in BOOK.tables.turns]
COUNTER = {**msgspec.to_builtins(BOOK.units["de-6at"]), "group": ""}
SCENARIO = msgspec.to_builtins(BOOK.scenarios["historical"])


def link(a: str, b: str) -> dict[str, Any]:
    """A border between two places, beside all the others."""
    return {"links": [*LINKS, {"a": a, "b": b, "river": "", "arrow": [], "provenance": "seed"}]}


def counters(count: int, **changes: str) -> dict[str, Any]:
    return {"units": {f"new-{index}": {**COUNTER, **changes} for index in range(count)}}


def overlay(folder: Path, name: str, entries: Any) -> CounterAttackArras:
    """The game with one file of an owner's; a string is written as it stands."""
    (folder / name).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
    return GAME.corrected(folder)


def standard(**changes: Any) -> dict[str, Any]:
    return {"scenarios": {"standard": changes}}


PRICES = "entry=prices reason=fresh_spent, spent_eliminated, spent_retreats"
COSTS = "entry=costs reason=clear, near_fresh, spent, fresh"
MISTAKES: list[tuple[str, Any, str]] = [
    ("map.json", {"places": {"29": msgspec.to_builtins(BOOK.map.places["9"])}}, "entry=places reason=1…28, A…F"),
    ("map.json", link("9", "Z"), "entry=links reason=Z"),
    ("map.json", link("Z", "9"), "entry=links reason=Z"),
    ("map.json", link("A", "B"), "entry=links reason=A-B"),
    ("map.json", link("9", "9"), "entry=links reason=9-9"),
    ("map.json", link("9", "10"), "entry=links reason=9-10"),
    ("map.json", link("10", "9"), "entry=links reason=10-9"),
    ("map.json", {"places": {"9": {"tem": 0}}}, "entry=places.9 reason=tem, limit"),
    ("map.json", {"places": {"9": {"tem": 4}}}, "entry=places.9 reason=tem, limit"),
    ("map.json", {"places": {"E": {"limit": 0}}}, "entry=places.E reason=tem, limit"),
    ("units.json", {"units": {"de-6at": {"movement": 3}}}, "entry=de-6at reason=movement"),
    ("units.json", {"units": {"de-6at": {"spent_defence": 0}}}, "entry=de-6at reason=spent_defence"),
    ("units.json", {"units": {"de-6at": {"spent_defence": 6}}}, "entry=de-6at reason=spent_defence"),
    ("units.json", {"units": {"de-6at": {"original": "de-7at-x"}}}, "entry=de-6at reason=original"),
    ("units.json", counters(1, side="allied"), "entry=units reason=allied, german"),
    ("units.json", counters(64), "entry=units reason=64"),
    ("tables.json", {"costs": {"clear": 0}}, COSTS),
    ("tables.json", {"costs": {"clear": 3}}, COSTS),
    ("tables.json", {"costs": {"near_fresh": 4}}, COSTS),
    ("tables.json", {"costs": {"spent": 5}}, COSTS),
    ("tables.json", {"costs": {"leave_spent": 5}}, COSTS),
    ("tables.json", {"prices": {"fresh_spent": 1}}, PRICES),
    ("tables.json", {"prices": {"spent_eliminated": 3}}, PRICES),
    ("tables.json", {"prices": {"spent_retreats": 1}}, PRICES),
    ("tables.json", {"prices": {"fresh_eliminated": 2}}, PRICES),
    ("tables.json", {"prices": {"fresh_spent": 0, "spent_eliminated": 0, "spent_retreats": 0}}, PRICES),
    ("tables.json", {"dice": {"assault": 1}}, "entry=dice reason=2, 3"),
    ("tables.json", {"dice": {"supported": 4}}, "entry=dice reason=2, 3"),
    ("tables.json", {"dice": {"bombardment": 0}}, "entry=dice reason=2, 3"),
    ("tables.json", {"bids": {"least": 0}}, "entry=bids reason=least, most"),
    ("tables.json", {"bids": {"least": 31}}, "entry=bids reason=least, most"),
    ("tables.json", {"bids": {"most": 100}}, "entry=bids reason=least, most"),
    ("tables.json", {"turns": [*TURNS, {**TURNS[0], "clock": "22:00", "air": {"allied": 2}}]},
     "entry=turns.22:00 reason=allied, german"),
    ("tables.json", {"releases": {"french": {"group": "Z"}}}, "entry=releases reason=allied Z"),
    ("tables.json", {"releases": {"french": {"group": "M"}}}, "entry=releases reason=allied M"),
    ("tables.json", {"releases": {"fifth": {"group": ""}}}, "entry=releases reason=german "),
    ("tables.json", {"releases": {"french": {"entry": ["20", "29"]}}}, "entry=places reason=29"),
    ("tables.json", {"releases": {"reserves": {"wanted": ["2", "G"]}}}, "entry=places reason=G"),
    ("tables.json", {"initiative": {"bonus": {"30": 1}}}, "entry=places reason=30"),
    ("tables.json", {"initiative": {"penalty": {"31": 1}}}, "entry=places reason=31"),
    ("tables.json", {"gort": {"sectors": ["3", "32"]}}, "entry=places reason=32"),
    ("tables.json", {"north": {"origin": ["26", "33"]}}, "entry=places reason=33"),
    ("tables.json", {"north": {"goal": ["34"]}}, "entry=places reason=34"),
    ("tables.json", {"victory": {"all_of": ["2", "35"]}}, "entry=places reason=35"),
    ("tables.json", {"victory": {"any_zone": ["H"]}}, "entry=places reason=H"),
    ("tables.json", {"victory": {"trace": ["D", "I"]}}, "entry=places reason=I"),
    ("scenarios.json", standard(turns=0), "entry=standard reason=turns"),
    ("scenarios.json", standard(turns=8), "entry=standard reason=turns"),
    ("scenarios.json", standard(fixed={"german": {"Z": "A"}}), "entry=standard reason=german Z"),
    ("scenarios.json", standard(fixed={"allied": {"M": "A"}}), "entry=standard reason=allied M"),
    ("scenarios.json", standard(fixed={"german": {"M": "Z"}}), "entry=standard reason=Z"),
    ("scenarios.json", standard(fixed={"german": {"": "A"}}), "entry=standard reason=german "),
    ("scenarios.json", standard(places={"german": ["1", "36"]}), "entry=standard reason=36"),
    ("scenarios.json", standard(waiting={"allied": ["A", "K"]}), "entry=standard reason=allied K"),
    ("scenarios.json", standard(frozen={"german": ["N"]}), "entry=standard reason=german N"),
    ("scenarios.json", standard(closed={"37": "french"}), "entry=standard reason=37"),
    ("scenarios.json", standard(suggested={"allied": {"L": "22"}}), "entry=standard reason=allied L"),
    ("scenarios.json", standard(suggested={"allied": {"B": "38"}}), "entry=standard reason=38"),
    ("map.json", {"places": {"9": {"limit": 3}}}, "entry=historical reason=german 9"),
    ("map.json", {"places": {"27": {"limit": 7}}}, "entry=historical reason=allied 27"),
    ("scenarios.json", standard(placed=True), "entry=standard reason=allied B"),
    *(("scenarios.json", {"scenarios": {"mine": {**SCENARIO, part: {"german": SCENARIO[part]["german"]}}}},
       "entry=mine reason=allied, german")
      for part in ("fixed", "places", "waiting", "frozen", "suggested")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "entries", "said"), MISTAKES)
def test_a_mistake_in_the_data_is_named(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        overlay(tmp_path, name, entries)
    file = "scenarios.json" if "historical" in said else name
    assert str(caught.value) == f"bad-data file={file} {said}"


ALLOWED: list[tuple[str, Any]] = [
    ("map.json", {"places": {"9": {"tem": 3, "limit": 4}, "11": {"tem": 1, "limit": 1}}}),
    ("map.json", link("8", "12")),
    ("units.json", {"units": {"de-6at": {"movement": 4, "spent_defence": 5}}}),
    ("units.json", {"units": {"de-6at": {"spent_defence": 1}}}),
    ("units.json", counters(64 - sum(row.side == "german" for row in BOOK.units.values()))),
    ("tables.json", {"costs": {"clear": 2, "spent": 4, "leave_spent": 4}}),
    ("tables.json", {"prices": {"fresh_spent": 1, "spent_eliminated": 1, "spent_retreats": 1, "fresh_eliminated": 2}}),
    ("tables.json", {"dice": {"assault": 3, "supported": 3, "bombardment": 3}}),
    ("tables.json", {"bids": {"least": 99, "most": 99}}),
    ("scenarios.json", standard(turns=1)),
    ("scenarios.json", {"scenarios": {"mine": SCENARIO}}),
]


@pytest.mark.parametrize(("name", "entries"), ALLOWED)
def test_what_is_not_a_mistake_is_taken(tmp_path: Path, name: str, entries: Any) -> None:
    game = overlay(tmp_path, name, entries)
    assert game.data_hash != GAME.data_hash
    assert BOARDS.books[game.data_hash] is game.book


def test_a_file_that_the_game_does_not_know_is_named(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        overlay(tmp_path, "unitz.json", {"units": {}})
    known = "map.json, scenarios.json, tables.json, units.json"
    assert str(caught.value) == f"bad-data file=unitz.json entry=$ reason={known}"


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(Problem, match="no-overlay"):
        Book(Path("no such folder"))


def test_an_overlay_cannot_add_counters(tmp_path: Path) -> None:
    game = overlay(tmp_path, "units.json", counters(1))
    with pytest.raises(Problem) as caught:
        game.setup("standard")
    assert str(caught.value) == "bad-data file=units.json entry=units reason=counters"


def test_an_overlay_may_change_the_game_and_add_a_set_up(tmp_path: Path) -> None:
    """A scenario of an owner's is played like any other; its states name the data they were made with."""
    game = overlay(tmp_path, "scenarios.json", {"scenarios": {"mine": {**SCENARIO, "turns": 3}}})
    assert list(game.scenarios) == ["standard", "historical", "mine"]
    state = game.setup("mine", {}, b"key")
    assert board_of(state).row.turns == 3
    assert game.data_hash in state.board
    assert game.decode(game.encode(state)) == state


# --- boards -----------------------------------------------------------------------------------------------------------


def test_a_board_is_made_once_for_each_scenario_with_its_options() -> None:
    plain = GAME.settle_options({})
    board = board_for(BOOK, "standard", plain)
    assert board_for(BOOK, "standard", dict(reversed(plain.items()))) is board
    assert board_for(BOOK, "historical", plain) is not board
    assert board_for(BOOK, "standard", GAME.settle_options({"bidding": "on"})) is not board
    assert board.key == f"standard {BOOK.hash} balance_allied=none balance_german=none bidding=off max_turns=none"
    assert BOARDS[board.key] is board


def test_a_state_from_elsewhere_finds_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has not laid out this board yet: the key of the state says how."""
    options = {"bidding": "on", "balance_german": "artillery", "max_turns": "5"}
    state = GAME.setup("historical", options, b"key")
    data = GAME.encode(state)
    monkeypatch.delitem(BOARDS, state.board)
    again = board_of(GAME.decode(data))
    assert (again.scenario, again.bidding, again.cap, again.key) == ("historical", True, 5, state.board)
    assert sum(map(int.bit_count, again.groups)) == 86


LISTS = ["units", "places", *["sides"] * 7]
NAMES = ["where", "at", "spent_by", "frozen_by", "air", "held", "fresh", "ready", "full"]


@pytest.mark.parametrize(("name", "what"), list(zip(NAMES, LISTS, strict=True)))
def test_a_state_with_a_short_list_is_refused(name: str, what: str) -> None:
    state = GAME.setup("historical", {}, b"key")
    setattr(state, name, getattr(state, name)[:-1])
    with pytest.raises(Problem) as caught:
        GAME.decode(GAME.encode(state))
    assert str(caught.value) == f"bad-state game=arras reason=a list of {what} is too short"


def test_a_state_made_with_unknown_data_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        BOARDS.open("standard beef bidding=off")
    assert str(caught.value) == f"other-data data=beef known={GAME.data_hash}"


def test_a_record_names_the_data_it_was_played_with(tmp_path: Path) -> None:
    game = overlay(tmp_path, "units.json", {"units": {"de-rommel": {"defence": 3}}})
    read = record.read(record.write(Match.new(game, "historical", overlay="mine")), lambda _: game)
    assert record.replay(read, game).state.board.split()[1] == game.data_hash
    with pytest.raises(Problem, match="record-data"):
        record.replay(read, GAME)
