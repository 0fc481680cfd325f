"""What a person may type at the prompt."""

import re
from random import Random

import pytest

from tests.cli.conftest import Run
from tests.cli.scripts import ARRAS, LAST_STAND, OPENING, OVER_THE_RIVER, TIGERS, TWO_PEOPLE, nonsense


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
    first = said(run, "rule 1")
    assert "1.0" in first
    assert "\n10." not in first


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


# --- a game of areas --------------------------------------------------------------------------------------------------


def answers(run: Run, *typed: str, more: tuple[str, ...] = (), game: tuple[str, ...] = ARRAS) -> list[str]:
    """What each of these lines is answered with."""
    ran = run(*game, *more, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.replies[1:]


def test_two_areas_move_what_stands_there(run: Run) -> None:
    moved, undone, *_ = answers(run, "22 11", "undo")
    assert moved.count("from Anzin to Dainville.  [5.2-B]") >= 9
    assert "11 Dainville" in moved
    assert "(7 RTR A,B,C 4)" in moved
    assert "22 Maroeuil" not in moved  # empty, and as it was
    assert "Undone." in undone


@pytest.mark.parametrize("line", ["7rtra 7RTRB 11", "uk-7rtr-a uk-7rtr-b 11", "UK-7RTR-A 7rtrb 11"])
def test_units_by_their_counters_or_ids(run: Run, line: str) -> None:
    (moved, _) = answers(run, line)
    assert moved.count("to Dainville.  [5.2-B]") >= 2
    assert "7 Royal Tank C moves" not in moved


def test_why_of_areas_and_units(run: Run) -> None:
    replies = answers(
        run, "why 22 11", "why 22 3", "why 7rtra 2", "why fight 10", "why end", "why 4 22", "end", "fight 10"
    )
    allowed, far, alone, fight, end, enemy, end_now, fight_now, _ = replies
    assert allowed.startswith("That is allowed: move uk-7rtr-a; to 23; to 11;")
    for reply in (far, alone, fight, end, enemy, end_now, fight_now):
        assert re.search(r"\[\d+[.\w-]*\]\n", reply), reply
        assert reply.count("\n") <= 2
    assert end_now.splitlines()[0] == end.splitlines()[0]
    assert fight_now.splitlines()[0] == fight.splitlines()[0]


AREA_MISTAKES = {
    "11 10": "Nobody stands in 11.",
    "99 10": "“99” is no choice",
    "22 zz": "“zz” is no choice",
    "field 3": "Several units stand in 3; name one: de-1-78art, de-2-78art.",
    "field": "It takes: field UNIT.",
    "supply 3": "It takes: supply",
    "why": "Say what you would do: why 1 2, why 7RTRA 2, why VERB 2.",
    "odds": "Say of what: odds 3, or odds 1 2 for what stands in 1.",
    "odds 22 11": "No roll comes before your next choice.",
    "suggest": "There is nothing to suggest here.",
}


def test_wrong_input_in_areas(run: Run) -> None:
    replies = answers(run, *AREA_MISTAKES)
    for (line, wanted), reply in zip(AREA_MISTAKES.items(), replies, strict=False):
        assert reply.startswith(wanted), line


def test_overlays_of_areas(run: Run) -> None:
    supply, field, terrain, _ = answers(run, "supply", "field 7pz1/78", "terrain 10")
    assert "22 Maroeuil joined" in supply
    assert "What is joined to zone D, E or F counts; the Allies need 10 VP." in supply
    assert "Victory points" in supply
    assert "25 Arras" in field
    assert "22 Maroeuil" not in field
    assert "Agny: TEM +2" in terrain


def test_rules_of_a_chapter_and_not_of_others(run: Run) -> None:
    one, many, exact, lower, _ = answers(run, "rule 1", "rule 14.2.3", "rule 5.2-B", "rule 5.2-b")
    assert one.splitlines()[0].startswith("1.0  ")
    assert "10.0" not in one
    assert many.splitlines()[0].startswith("14.2.3  ")
    assert exact == lower


def test_help_and_hint_have_this_game_s_places(run: Run) -> None:
    ran = run(*ARRAS, typed=["help"])
    assert "two places (1 2)" in ran.replies[0]
    assert "E5" not in ran.out
    assert "move 7RTRA, to 2" in ran.replies[1]
    assert "supply   supply: " in ran.replies[1]
    french = run(*ARRAS, "--lang", "fr", typed=["aide"])
    assert "deux lieux (1 2)" in french.out
    assert "terrain LIEU" in french.out


def test_an_assault_has_both_sums_and_its_chances(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = ("4rtra 4rtrb martel 10", "assault 10", "point 4rtra", "alone", "odds 1")
    planned, spearhead, named, *_ = answers(run, *lines)
    for reply in (planned, spearhead, named):
        assert "Attack on Agny" in reply
        assert re.search(r"Point Unit +5 +\[6.2-A\] +Forward Unit +9 +\[6.3-A\]", reply)
        assert re.search(r"Attack value +6 +\[6.2\] +Defence value +11 +\[6.3\]", reply)
        assert re.search(r"94.6% +1226/1296 +fails", reply)
        assert max(map(len, reply.splitlines())) <= 80
    assert "10 Agny          +2 ●× 4 RTR A,B 5-6-6†" in planned
    assert "† Point Unit  ‡ attacks" in named
    assert "Assault Agny (10)" in planned


def test_nonsense_never_ends_a_game_of_areas(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_TRACE", "1")
    words = (
        "why odds undo supply field terrain move to assault fight 22 11 A Z9 7rtra uk-martel 7pz1/78 3 1 0 ; end pass"
    )
    rng = Random(1)
    typed = [" ".join(rng.choices(words.split(), k=rng.randint(1, 4))) for _ in range(60)]
    ran = run(*ARRAS, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.replies) == len(typed) + 2


# --- a game of many areas ---------------------------------------------------------------------------------------------


def test_orders_by_places_counters_and_ids(run: Run) -> None:
    for line in ("19 20", "352/915 352/916 276/986 47-2Eng 20", "g-352-915 g-352-916 276/986 g-47-2 20"):
        moved, undone, _ = answers(run, line, "undo", game=TIGERS)
        assert "352/915, 352/916, 276/986 and 47-2 Eng cross the damaged bridge from Nusbaum to Beaufort" in moved
        assert re.search(r"20 Beaufort +× \(352/915,916 3\*\)", moved)
        assert re.search(r"19 Nusbaum +352/915,916 3 · ", undone)


def test_why_and_rules_and_the_overlays(run: Run) -> None:
    asked = ("why 23 56", "why 23 100", "why g-212-316 10", "rule 9.4", "supply german", "points", "terrain 20")
    allowed, far, waits, rules, supply, points, terrain, wrong, _ = answers(run, *asked, "supply 3", game=TIGERS)
    assert allowed.startswith("That is allowed: move g-352-914; to 22; to 56")
    assert "[SA-1]" in far
    assert "[5.24]" in waits
    assert rules.startswith("9.41  ")
    assert "9.5" not in rules
    assert re.search(r"9 +Welschbillig joined", supply)
    assert "German supply: every unit is in supply." in supply
    assert points.splitlines()[0] == "The Allied line has no hole."  # no table
    assert "Beaufort: Allied control" in terrain
    assert wrong.startswith("“3” is no choice")


def test_supply_over_a_damaged_bridge_is_for_infantry(run: Run) -> None:
    supply, _ = answers(run, "supply german", game=TIGERS)
    assert "10 Irrel joined  " in supply
    assert "11 Echternach joined (infantry)" in supply
    french, _ = answers(run, "supply allemand", game=TIGERS, more=("--lang", "fr"))
    assert "11 Echternach relié (infanterie)" in french


def test_a_place_that_is_not_on_the_map(run: Run) -> None:
    assert answers(run, "to 999", game=TIGERS)[0].startswith("There is no place “999” on this map.")


def test_a_battle_fire_by_fire(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = (
        *OVER_THE_RIVER,
        "battle 20",
        "why aim 47-2Eng",
        "aim 47-2Eng",
        "odds 1",
        "aim 352/916",
        "9/60/BAI 352/915",
    )
    battle, why, refused, odds, aimed, fired, _ = answers(run, *lines, game=TIGERS)[len(OVER_THE_RIVER) :]
    assert "▶ Defender’s artillery [9.32]" in battle
    assert "– → 47-2 Eng 1: another type has more SP  [9.46]" in battle
    assert "[9.46]" in why
    assert refused.splitlines()[0] == why.splitlines()[0]
    assert "Artillery shot  [9.47]" in odds
    assert "70.0%" in odds
    assert "▶ Defender allocates" in aimed
    assert "9/60/B AI takes aim at 352/915." in fired
    for reply in (battle, aimed, fired):
        assert max(map(len, reply.splitlines())) <= 80


def test_help_names_what_a_query_takes(run: Run) -> None:
    help_, _ = answers(run, "help", game=TIGERS)
    assert "supply   supply SIDE: " in help_
    assert "points   points: " in help_
    french, _ = answers(run, "aide", game=TIGERS, more=("--lang", "fr"))
    assert "supply CAMP" in french


def test_nonsense_never_ends_a_game_of_many_areas(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_TRACE", "1")
    words = (
        "why odds undo supply points terrain move to battle aim at 19 20 23 A Z9 352/914 47-2Eng german 1 2 ; end blow"
    )
    rng = Random(1)
    typed = [" ".join(rng.choices(words.split(), k=rng.randint(1, 4))) for _ in range(60)]
    ran = run(*TIGERS, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.replies) == len(typed) + 2
