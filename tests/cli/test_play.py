"""``grognard play``: whole games, seats, saving and going on, leaving."""

import itertools
import re
from pathlib import Path
from random import Random

import pytest

from grognard.games import get
from grognard.kernel import Match
from grognard.kernel.record import read, replay, save
from tests.cli.conftest import Run
from tests.cli.scripts import ARRAS, BIDS, LAST_STAND, OPENING, OVER_THE_RIVER, TIGERS, TWO_PEOPLE, numbers
from tests.contract.registered import register_drill


def replayed(file: str) -> Match:
    found = read(Path(file).read_text(encoding="utf-8"), get)
    return replay(found, get(found.header.game), verify=True)


def test_alone_it_begins_last_stand_for_the_american(run: Run) -> None:
    ran = run("play")
    assert ran.code == 0
    assert "Tank on Tank · Last Stand" in ran.out
    assert "American  Choose a unit to place.  [11.0c]" in ran.out
    assert "Tiger" in ran.out
    assert "Nothing was saved." in ran.out


def test_in_french(run: Run) -> None:
    ran = run("play", "--lang", "fr")
    assert "Pas de retraite possible" in ran.out
    assert "Américain  Choisissez" in ran.out
    assert "Rien n’a été enregistré." in ran.out


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Choisissez" in run("play").out


def test_a_whole_game_by_always_the_first_choice(run: Run) -> None:
    ran = run(*LAST_STAND, "--seat", "de=random", typed=itertools.repeat("1"))
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.rstrip().splitlines()[-1].startswith("Victory points:")


@pytest.mark.parametrize("scenario", ["counterattack", "night_action"])
def test_a_game_by_random_choices_in_french(run: Run, scenario: str) -> None:
    words = ("play", "tank", scenario, "--seed", "b", "--seat", "de=random", "--option", "max_turns=2")
    ran = run(*words, "--lang", "fr", typed=numbers(3))
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.rstrip().splitlines()[-1].startswith("Match nul")


def test_machines_alone(run: Run) -> None:
    ran = run("play", "tank", "head_to_head", "--seat", "us=random", "--seat", "de=random", "--option", "max_turns=2")
    assert ran.code == 0
    assert ran.out.rstrip().splitlines()[-1].startswith("Draw: the game stops after turn 2.")


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    words = ("play", "tank", "counterattack", "--seat", "us=random", "--seat", "de=random", "--seed", "same")
    first, second, other = run(*words).out, run(*words).out, run(*words[:-1], "other").out
    assert first == second
    assert first != other


def test_a_machine_thinks_on_several_processes(run: Run) -> None:
    """By its word or by the argument: the same game, and another than one process plays."""
    words = ("play", "tank", "last_stand", "--seat", "us=random", "--option", "max_turns=2", "--seed", "1", "--seat")
    two, asked = run(*words, "de=search:60x2"), run(*words, "de=search:60", "--processes", "2")
    assert two.code == 0
    assert two.out == asked.out != run(*words, "de=search:60").out


def test_a_person_takes_the_seat_that_is_free(run: Run) -> None:
    assert "German  Choose" in run("play", "tank", "counterattack", "--seat", "us=random").out
    assert "American  Choose" in run("play", "tank", "head_to_head", "--seat", "us=person", "--seed", "1").out


def test_another_scenario_and_its_options(run: Run) -> None:
    ran = run("play", "tank", "head_to_head", "--option", "ap_mode=solitaire", "--seat", "us=person", "--seed", "1")
    assert "Head to Head" in ran.out
    assert "action chit" not in ran.out


def test_save_and_load(run: Run) -> None:
    saved = run(*TWO_PEOPLE, typed=[*OPENING, "save game.grog", "quit"])
    assert saved.code == 0
    assert "Saved: game.grog" in saved.out
    assert saved.out.rstrip().endswith("grognard play --load game.grog")
    loaded = run("play", "--load", "game.grog", typed=["odds E4 E6", "1", "save after.grog", "quit"])
    assert loaded.code == 0
    assert "11/12" in loaded.out
    before, after = replayed("game.grog"), replayed("after.grog")
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert before.header.players == {"us": "person", "de": "person"}


def test_a_loaded_game_may_have_other_players(run: Run) -> None:
    run(*TWO_PEOPLE, typed=[*OPENING, "save game.grog", "quit"])
    ran = run("play", "--load", "game.grog", "--seat", "us=random", "--seat", "de=random")
    assert ran.code == 0
    assert "Victory points" in ran.out.rstrip().splitlines()[-1]


def test_a_record_without_its_secret_cannot_go_on(run: Run) -> None:
    run(*TWO_PEOPLE, typed=[*OPENING, "save game.grog", "quit"])
    record = Path("game.grog")
    lines = [line for line in record.read_text().splitlines() if not line.startswith("secret")]
    record.write_text("\n".join(lines) + "\n")
    ran = run("play", "--load", "game.grog")
    assert ran.code == 2
    assert "no secret" in ran.err


def test_save_overwrites_nothing(run: Run) -> None:
    Path("mine.txt").write_text("precious")
    ran = run(*LAST_STAND, typed=["save mine.txt", "quit", "mine.txt", ""])
    assert ran.code == 0
    assert ran.out.count("mine.txt exists already and is left as it is") == 2
    assert Path("mine.txt").read_text() == "precious"


def test_in_a_terminal_it_asks_before_overwriting(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("mine.txt").write_text("precious")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    run(*LAST_STAND, typed=["save mine.txt", "no"])
    assert Path("mine.txt").read_text() == "precious"
    run(*LAST_STAND, "--lang", "fr", typed=["garder mine.txt", "oui"])
    assert Path("mine.txt").read_text().startswith("grognard record 1")


@pytest.mark.parametrize("where", ["no/such/folder/game.grog", "."])
def test_a_file_that_cannot_be_written(run: Run, where: str) -> None:
    ran = run(*LAST_STAND, typed=[f"save {where}", "save good.grog"])
    assert ran.code == 0
    assert "Saved: good.grog" in ran.out
    assert replayed("good.grog").header.scenario == "last_stand"


def test_quit_offers_to_save(run: Run) -> None:
    ran = run(*LAST_STAND, typed=["quit", "kept.grog"])
    assert ran.code == 0
    assert "Save first?" in ran.out
    assert replayed("kept.grog").entries
    ran = run(*LAST_STAND, typed=["quit", ""])
    assert "Nothing was saved." in ran.out


def test_ctrl_c_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> object:
        yield "save game.grog"
        raise KeyboardInterrupt

    ran = run(*LAST_STAND, typed=interrupted())
    assert ran.code == 130
    assert ran.out.rstrip().endswith("To go on: grognard play --load game.grog")
    assert ran.err == ""


def test_ctrl_c_while_the_machine_thinks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("grognard.players.uniform.Uniform.choose", stop)
    ran = run(*LAST_STAND, "--seat", "de=random")
    assert ran.code == 130
    assert "Nothing was saved." in ran.out


def test_corrected_data_is_used_and_named(run: Run) -> None:
    folder = Path("mine")
    folder.mkdir()
    (folder / "units.json").write_text('{"types": {"de_tiger": {"defence": 12, "defence_cover": 12}}}')
    words = (*LAST_STAND, "--data", "mine")
    ran = run(*words, typed=["suggest", "save game.grog", "quit"])
    assert "3-12-1" in ran.out
    assert "overlay mine" in Path("game.grog").read_text()
    assert run("play", "--load", "game.grog", "--data", "mine").code == 0
    ran = run("play", "--load", "game.grog")
    assert ran.code == 2
    assert "other data" in ran.err


@pytest.mark.parametrize("line", ["9" * 5000, "save ~nobody-of-that-name/x", "save a\0b", "odds " + "9" * 5000])
def test_no_line_costs_the_game(run: Run, line: str) -> None:
    """Whatever is typed, the person is still at the table afterwards."""
    ran = run("play", "tank", "last_stand", "--seed", "a", typed=[line, "suggest", "save kept.grog"])
    assert ran.code == 0
    assert "kept.grog" in ran.out
    assert Path("kept.grog").is_file()
    assert "broke on our side" not in ran.out


def test_a_fault_of_ours_leaves_the_person_at_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr("grognard.cli.talk.Talk._map", broken)
    ran = run("play", "tank", "last_stand", "--seed", "a", typed=["map", "suggest", "save kept.grog"])
    assert "broke on our side: ZeroDivisionError" in ran.out
    assert Path("kept.grog").is_file()


# --- a game of areas --------------------------------------------------------------------------------------------------


def test_a_game_of_areas_by_random_choices(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_TRACE", "1")
    words = ("play", "arras", "historical", "--seed", "c", "--seat", "german=random", "--lang", "fr")
    ran = run(*words, typed=itertools.islice(numbers(5, 20), 30))
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\b(arras|cli)-", ran.out)  # every message is there
    assert "Rien n’a été enregistré." in ran.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_free_set_up_in_eighty_columns(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ("play", "arras", "standard", "--seed", "a", "--seat", "german=person", "--seat", "allied=random")
    ran = run(*words, "--lang", language, typed=["1", "to 3", "suggest", "german-C 11", "undo"])
    assert (ran.code, ran.err) == (0, "")
    assert all(len(line) <= 80 for line in ran.out.replace("› ", "\n").splitlines())
    first, placing, placed, suggested, *_ = ran.replies
    assert ("German group A: 7Pz 37 Recce" if language == "en" else "groupe A : 7Pz 37 Recce") in first.replace(
        "\u202f", " "
    )
    assert "Monchy (1)" in placing
    assert "3 Tilloy +2 ●" in " ".join(placed.split())
    assert "7Pz 1/78,2/78 6-3-6" in suggested


def test_save_in_the_middle_of_an_assault_and_go_on(run: Run) -> None:
    opening = ["4rtra 4rtrb martel 10", "assault 10", "point 4rtra"]
    saved = run(*ARRAS, typed=[*opening, "save battle.grog", "quit"])
    assert "Saved: battle.grog" in saved.out
    loaded = run("play", "--load", "battle.grog", typed=["alone", "undo", "1"])
    assert (loaded.code, loaded.err) == (0, "")
    assert "Attack on Agny" in loaded.replies[0]
    assert "Add combat support to the defence of Agny?" in loaded.replies[0]
    assert "† Point Unit" in loaded.replies[0]
    assert replayed("battle.grog").decision is not None


def test_bids_on_one_terminal_are_not_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden: list[str] = []
    lines = iter(["7", "bid 9"])

    def typed_blind(cursor: str) -> str:
        hidden.append(cursor)
        return next(lines)

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("grognard.cli.sitting.getpass", typed_blind)
    ran = run(*BIDS, "--seat", "allied=person", "--seat", "german=person")
    assert hidden == ["(not shown) › "] * 2
    before, _, after = ran.out.partition("Bids: Allied seat 7 VP, German seat 9 VP.")
    assert before.count("Bid a number of VP") == 2
    assert "7 VP." not in before
    assert after


def test_a_bid_against_a_machine_is_typed_as_ever(run: Run) -> None:
    ran = run(*BIDS, "--seat", "allied=person", "--seat", "german=random", typed=["30"])
    assert ran.replies[0].endswith("› ")
    assert "(not shown)" not in ran.out
    assert "seat" not in ran.replies[0]  # the machine has bid, and nothing says so
    assert "Bids: Allied seat 30 VP" in ran.replies[1]


# --- a game of many areas ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["seventh_army", "fifth_panzer", "three_days", "campaign"])
def test_many_areas_in_eighty_columns_by_random_choices(
    run: Run, monkeypatch: pytest.MonkeyPatch, scenario: str
) -> None:
    monkeypatch.setenv("GROGNARD_TRACE", "1")
    monkeypatch.setenv("COLUMNS", "80")
    words = ("play", "tigers", scenario, "--seed", "c", "--seat", "german=person", "--seat", "allied=random")
    ran = run(*words, "--lang", "fr", typed=itertools.islice(numbers(5, 30), 40))
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\b(tigers|cli)-[a-z]", ran.out)  # every message is there
    assert all(len(line) <= 80 for line in ran.out.partition("Rien n’a été")[0].replace("› ", "\n").splitlines())


def test_save_in_the_middle_of_a_battle_and_go_on(run: Run) -> None:
    run(*TIGERS, typed=[*OVER_THE_RIVER, "battle 20", "aim 352/916", "save battle.grog", "quit"])
    loaded = run("play", "--load", "battle.grog", typed=["9/60/BAI 352/915", "undo"])
    assert (loaded.code, loaded.err) == (0, "")
    assert "▶ Defender allocates fire [9.33]" in loaded.replies[0]
    assert "9/60/B AI fires at 352/915" in loaded.replies[1]
    assert "Nothing can be undone beyond this point" in loaded.replies[2]


def test_save_in_the_middle_of_a_crossing_and_go_on(run: Run) -> None:
    match, rng = Match.new(get("tigers"), "campaign", {}, secret=bytes(32)), Random(0)
    while (now := match.decision) is not None and now.prompt.id != "tigers-prompt-crossing":
        choices = now.actions_of(now.seats[0])
        match.submit(now.seats[0], [rng.choice([one for one in choices if one.verb() != "end"] or choices)])
    assert now is not None
    save(match, Path("crossing.grog"))
    loaded = run("play", "--load", "crossing.grog", "--seat", "german=person", "--seat", "allied=person",
                 typed=["odds 1", "why hold", "save again.grog", "hold"])  # fmt: skip
    assert (loaded.code, loaded.err) == (0, "")
    asked, odds, why, *_ = loaded.replies
    assert "is about to cross the bridge from" in asked
    assert "Demolition  [" in odds
    assert "demolishes the bridge" in odds
    assert why.startswith("That is allowed: hold")
    assert replayed("again.grog").decision is not None


def test_half_points_are_bid_with_a_point_or_a_comma(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "tigers", "fifth_panzer", "--seed", "a", "--option", "tournament=on")
    seats = ("--seat", "german=person", "--seat", "allied=person")
    monkeypatch.setenv("COLUMNS", "80")
    ran = run(*words, *seats, typed=["bid_german 1.5", "bid_allied 2,5"])
    assert (ran.code, ran.err) == (0, "")
    assert "Bid … VP to play the German" in ran.replies[0]
    assert "1.5 VP" not in ran.replies[1]  # sealed
    told = " ".join(ran.replies[2].split())
    assert "gives 1.5 VP to play the German, the Allied seat 2.5 VP to play the Allies." in told


def test_the_options_say_which_seats_there_are(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four seats a person takes the first and machines the rest; each is named where a side has two."""
    register_drill(monkeypatch)
    words = ("play", "drill", "skirmish", "--seed", "a")
    four = run(*words, typed=["save four.grog"])
    assert (four.code, four.err) == (0, "")
    assert "▌red1" in four.replies[0]
    assert list(replayed("four.grog").header.players.values()) == ["person", "greedy", "greedy", "greedy"]
    two = run(*words, "--option", "seats=2", typed=["save two.grog"])
    assert "▌attacker" in two.replies[0]
    assert replayed("two.grog").header.players == {"red1": "person", "blue1": "greedy"}
    refused = run(*words, "--option", "seats=2", "--seat", "blue2=person")
    assert refused.err.strip().endswith("The seat “blue2” is not played with these options. Played: red1, blue1.")


def test_one_person_of_two_reads_what_that_seat_may_know(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    register_drill(monkeypatch)
    seats = ("--seat", "red1=greedy", "--seat", "blue1=person")
    ran = run("play", "drill", "skirmish", "--option", "seats=2", *seats, typed=["1", "peek"])
    assert "drill-log-peeked seat=blue1 card=@drill-card-" in " ".join(ran.out.split())


def test_machines_alone_play_two_seats_to_the_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    register_drill(monkeypatch)
    seats = ("--seat", "red1=random", "--seat", "blue1=random")
    ran = run("play", "drill", "skirmish", "--seed", "a", "--option", "seats=2", *seats)
    assert (ran.code, ran.err) == (0, "")
