"""What a person may type at the prompt."""

import pytest

from tests.cli.conftest import Run
from tests.cli.scripts import LAST_STAND, OPENING, TWO_PEOPLE, nonsense


def said(run: Run, *typed: str, more: tuple[str, ...] = ()) -> str:
    """Everything that is said after the opening, once these lines are typed."""
    ran = run(*TWO_PEOPLE, *more, typed=[*OPENING, *typed])
    assert ran.code == 0
    assert ran.err == ""
    return "".join(ran.replies[len(OPENING) + 1 :])


@pytest.mark.parametrize("line", ["1", "place us_sherman_hq_1", "PLACE us_sherman_hq_1", "us_sherman_hq_1"])
def test_a_choice_by_number_text_or_name(run: Run, line: str) -> None:
    ran = run(*LAST_STAND, typed=[line])
    assert "Sherman leader: choose the hex where it is placed." in ran.out


def test_a_hex_or_a_facing_alone_is_a_choice(run: Run) -> None:
    ran = run(*LAST_STAND, typed=["1", "c2", "se"])
    assert "The Sherman leader is placed in C2, facing south-east." in ran.out


def test_a_list_of_actions(run: Run) -> None:
    ran = run(*LAST_STAND, typed=["place us_sherman_1; to A1; face S; place us_sherman_2; to B1; face N"])
    assert "The Sherman is placed in A1, facing south." in ran.out
    assert "The Sherman is placed in B1, facing north." in ran.out


def test_a_list_that_names_what_plays_itself(run: Run) -> None:
    out = said(run, "fire E6; with E4; shoot; move C2")
    assert "fires at the Tiger in E6" in out
    assert "Choose the leader or a neighbour to move" in out.partition("fires at")[2]


def test_two_places_move_a_unit(run: Run) -> None:
    out = said(run, "f1 f3")
    assert "The Wolverine moves from F1 to F2." in out
    assert "The Wolverine moves from F2 to F3." in out


def test_two_places_fire(run: Run) -> None:
    assert "Sherman leader E4 fires at the Tiger in E6" in said(run, "e4 e6")


def test_a_refusal_names_the_rule(run: Run) -> None:
    assert said(run, "E4 E5", "move E4").count("has moved: one move a phase.  [7.1h]") == 2


MISTAKES = {
    "99": "There is no choice 99: they run from 1 to ",
    "0": "There is no choice 0: they run from 1 to ",
    "nonsense": "“nonsense” is no choice, unit, place or command",
    "fire us_sherman_9": "There is no unit “us_sherman_9”.",
    "to Z9": "There is no hex “Z9” on this map.",
    "move": "“move” does not fit: move takes one word.",
    "A5 A6": "Nobody stands in A5.",
    "E4 Z9": "“Z9” is no choice",
    "keep": "“keep” is not among the choices of the moment.",
    "why": "Say what you would do",
    "odds": "Say of what",
    "save": "Name a file: save FILE.",
    "rule 99": "There is no rule 99.",
    "los E4": "It takes: los ORIGIN GOAL.",
    "suggest": "There is nothing to suggest here.",
    "; ;": "Give at least one action.",
}


def test_wrong_input_gets_one_sentence_and_costs_nothing(run: Run) -> None:
    ran = run(*TWO_PEOPLE, typed=[*OPENING, *MISTAKES])
    for line, reply in zip(MISTAKES, ran.replies[len(OPENING) + 1 :], strict=False):
        assert reply.startswith(MISTAKES[line]), line
        assert reply.count("\n") == 1, line  # the sentence, and no table drawn anew
    assert ran.code == 0
    assert ran.err == ""


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_never_ends_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setenv("GROGNARD_TRACE", "1")
    ran = run(*TWO_PEOPLE, typed=[*OPENING, *nonsense(seed, 150)])
    assert ran.code == 0
    assert len(ran.replies) == len(OPENING) + 150 + 2  # before the first line and after the last one too
    assert ran.err == ""


def test_empty_lines_are_nothing(run: Run) -> None:
    assert said(run, "", "   ").count("›") == 2


def test_undo(run: Run) -> None:
    ran = run(*LAST_STAND, typed=["1", "C2", "undo", "undo", "1", "E2", "N", "log"])
    assert ran.out.count("Undone.") == 2
    log = ran.replies[-2]
    assert "The Sherman leader is placed in E2, facing north." in log
    assert "C2" not in log


def test_undo_ends_where_something_was_learned(run: Run) -> None:
    out = said(run, "E4 E6", "undo")
    assert "Nothing can be undone beyond this point" in out


def test_why(run: Run) -> None:
    out = said(run, "why C2 E6", "why promote E1", "why leave us_sherman_1", "why F1 F2", "why E4 E6")
    assert "The Tiger in E6 is 5 hexes away; this Sherman leader reaches 2.  [9.1a]" in out
    assert "No leader is eliminated: there is none to replace.  [7.2a]" in out
    assert "cannot leave the map in this scenario" in out
    assert "That is allowed: move us_wolverine_2; to F2" in out
    assert "fire de_tiger_1; with us_sherman_hq_2; shoot" in out


def test_odds_are_exact(run: Run) -> None:
    out = said(run, "odds E4 E6", "odds fire E6; with E4; shoot", "odds 1", "odds move F1", "odds C2 E6")
    assert out.count("91.7% 11/12 miss") == 3
    assert out.count("8.3%  1/12  eliminated") == 3
    assert "No roll comes before your next choice." in out
    assert "5 hexes away; this Sherman leader reaches 2.  [9.1a]" in out


def test_line_of_sight_and_other_overlays(run: Run) -> None:
    out = said(run, "los e4 e6", "los E4 E8", "field E4", "terrain E6")
    assert "From E4 to E6, 2 hexes: the line of sight is clear." in out
    assert "From E4 to E8, 4 hexes: the line of sight is blocked." in out
    assert "E6 blocks it.  [9.2b]" in out
    assert "Front from E4: range 2." in out
    assert "E6: town, 2 MP to enter." in out


def test_rules(run: Run) -> None:
    one = said(run, "rule 9.4b")
    assert "9.4b  One more for each further firer" in one
    assert "9.4c" not in one
    chapter = said(run, "rule 9.4")
    assert "9.4a" in chapter
    assert "9.4f" in chapter


def test_help_names_every_command(run: Run) -> None:
    out = said(run, "help")
    for word in ("undo", "why", "odds", "suggest", "map", "log", "rule", "save", "quit", "los"):
        assert f"\n{word} " in out


def test_map_and_log(run: Run) -> None:
    assert "╱A1" in said(run, "map")
    assert "The Tiger in E6 is the Ace.  [11.3c]" in said(run, "log")


def test_what_happens_by_itself_is_said(run: Run) -> None:
    assert "by itself" in said(run, "E4 E6")


def test_in_french_both_languages_command(run: Run) -> None:
    out = said(
        run, "pourquoi C2 E6", "why C2 E6", "chances E4 E6", "règle 9.4b", "annuler", "aide", more=("--lang", "fr")
    )
    assert out.count("est à 5 hexagones") == 2
    assert "91,7\u202f% 11/12" in out
    assert "Annulé." in out
    assert "pourquoi UNITÉ CIBLE" in out


def test_the_machine_s_chit_is_hidden_and_one_s_own_shown(run: Run) -> None:
    ran = run(*LAST_STAND, typed=["suggest", "chit", "end"])
    assert "The German draws an action chit and keeps it hidden.  [6.0c]" in ran.out
    assert ran.replies[2].startswith("Only the German knows that.")
    assert "The American draws an action chit and keeps it hidden: " in ran.out


def test_two_people_pass_the_keyboard_for_the_chit(run: Run) -> None:
    ran = run(*TWO_PEOPLE, typed=[*OPENING, "chit", "", ""])
    before, asked, after = ran.out.partition("Pass the keyboard to the German, who then presses Enter.")
    assert asked
    assert "keeps it hidden: " not in before
    assert "action chit: ?" in before
    shown = after.strip().splitlines()[0]
    assert shown in ("action chit: 2", "action chit: 3", "action chit: 4")
    assert "Press Enter to hide it again." in after
