"""Mistakes that a person or a file can make, and what is said of them, word for word."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from grognard import games, players
from grognard.arena.entrants import enter
from grognard.games.tank import GAME
from grognard.games.tank.actions import SIDE_NAMES, TOTALS
from grognard.games.tank.board import BOARDS, FACINGS, HEXES, UNITS
from grognard.kernel import Game, Match, Problem, Refused, Text, record
from grognard.text import choose
from tests.text.cases import Case, duel


def problem(mistake: Callable[[], object]) -> Callable[[], Text]:
    """What is said of a mistake when it is made."""

    def made() -> Text:
        try:
            mistake()
        except Problem as raised:
            return raised.text
        except Refused as raised:
            return raised.refusal.text
        raise AssertionError("nothing was wrong")

    return made


def match() -> Match:
    return Match.new(GAME, "head_to_head", secret=b"secret")


def begun() -> Match:
    """A match in which one action was played."""
    match_ = match()
    now = match_.decision
    assert now is not None
    match_.submit(now.seat, [now.actions[0]])
    return match_


def written(*changes: tuple[str, str]) -> str:
    """A record of a game just begun, with changes in it."""
    content = record.write(begun())
    for old, new in changes:
        assert old in content
        content = content.replace(old, new)
    return content


def replayed(content: str, *, verify: bool = False) -> None:
    record.replay(record.read(content, games.get), GAME, verify=verify)


def foreign_draw() -> str:
    """A record whose first roll is not what the key gives, told truly in everything else."""
    begun = match()
    state = GAME.setup("head_to_head", key=begun.state.key)
    now = GAME.decision(state)
    assert now is not None
    drawn = begun.entries[0]
    other = next(action for action in now.actions if action != drawn.action)
    GAME.resolve(state, other, 0)
    lines = record.write(begun).split("\n\n")[0]
    return f"{lines}\n\nchance {other} w0 @0\nend 1\n"


def corrected(file: str, entries: object) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / file).write_text(entries if isinstance(entries, str) else json.dumps(entries))
        GAME.corrected(Path(folder))


MISTAKES = [
    Case(
        problem(lambda: UNITS.index("us_tiger_1")),
        "There is no unit “us_tiger_1”.",
        "Aucune unité ne s’appelle « us_tiger_1 ».",
    ),
    Case(
        problem(lambda: HEXES.index("Z9")),
        "There is no hex “Z9” on this map.",
        "Il n’y a pas d’hexagone « Z9 » sur cette carte.",
    ),
    Case(
        problem(lambda: FACINGS.index("W")),
        "“W” is no facing: give N, NE, SE, S, SW or NW.",
        "« W » n’est pas une orientation : donnez N, NE, SE, S, SW ou NW.",
    ),
    Case(problem(lambda: SIDE_NAMES.index("uk")), "There is no side “uk”.", "Aucun camp ne s’appelle « uk »."),
    Case(problem(lambda: TOTALS.index("13")), "Nothing here is called “13”.", "Rien ici ne s’appelle « 13 »."),
    Case(
        problem(lambda: GAME.grammar.parse("jump D4")),
        "No action begins with “jump”. Known: {known}.",
        "Aucune action ne commence par « jump ». Actions connues : {known}.",
    ),
    Case(
        problem(lambda: GAME.grammar.parse("end now")),
        "“end now” is too long: end stands alone.",
        "« end now » est trop long : end s’écrit seul.",
    ),
    Case(
        problem(lambda: GAME.grammar.parse("move")),
        "“move” does not fit: move takes one word.",
        "« move » ne convient pas : move prend un mot.",
    ),
    Case(
        problem(lambda: choose("de")),
        "There is no language “de” here. Known: en, fr.",
        "La langue « de » n’existe pas ici. Langues connues : en, fr.",
    ),
    Case(
        problem(lambda: games.get("chess")),
        "There is no game “chess” here. Known: {known}.",
        "Le jeu « chess » n’existe pas ici. Jeux connus : {known}.",
    ),
    Case(
        problem(lambda: GAME.setup("bulge")),
        "There is no scenario “bulge” in tank. Known: {known}.",
        "Le scénario « bulge » n’existe pas dans tank. Scénarios connus : {known}.",
    ),
    Case(
        problem(lambda: GAME.settle_options({"fog": "on"})),
        "There is no option “fog” in tank. Known: {known}.",
        "L’option « fog » n’existe pas dans tank. Options connues : {known}.",
    ),
    Case(
        problem(lambda: GAME.settle_options({"max_turns": "-1"})),
        "The option max_turns cannot be “-1”. Choose one of these: none, 1, 2, 3 ….",
        "L’option max_turns ne peut pas valoir « -1 ». Choisissez parmi : none, 1, 2, 3 ….",
    ),
    Case(
        problem(lambda: GAME.seat("uk")),
        "There is no seat “uk” in tank. Known: us, de.",
        "La place « uk » n’existe pas dans tank. Places connues : us, de.",
    ),
    Case(
        problem(lambda: GAME.seat("de", ("us",))),
        "The seat “de” is not played with these options. Played: us.",
        "La place « de » ne se joue pas avec ces options. Places jouées : us.",
    ),
    Case(
        problem(lambda: GAME.query(duel(), 0, "supply")),
        "There is no overlay “supply” in tank. Known: {known}.",
        "Le calque « supply » n’existe pas dans tank. Calques connus : {known}.",
    ),
    Case(
        problem(lambda: players.make("deep", GAME, Random())),
        "There is no machine player “deep”. Known: {known}.",
        "Aucune machine ne s’appelle « deep ». Machines connues : {known}.",
    ),
    Case(
        problem(lambda: enter("search:few", GAME, Random())),
        "“search:few” is not of the form search:NODES, with a whole number of nodes above zero.",
        "« search:few » n’est pas de la forme search:NŒUDS, avec un nombre entier de nœuds au-dessus de zéro.",
    ),
    Case(
        problem(lambda: enter("search:100x65", GAME, Random())),
        "“65” is no number of processes: give a whole number from 1 to 64.",
        "« 65 » n’est pas un nombre de processus : donnez un nombre entier de 1 à 64.",
    ),
    Case(
        problem(lambda: enter("greedy@GLORY=1", GAME, Random())),
        "Tank has no weight “GLORY”. Known: {known}.",
        "Tank n’a pas de poids « GLORY ». Poids connus : {known}.",
    ),
    Case(
        problem(lambda: enter("greedy@POINT=much", GAME, Random())),
        "“much” is no number for a weight.",
        "« much » n’est pas un nombre pour un poids.",
    ),
    Case(problem(lambda: match().submit(0, [])), "Give at least one action.", "Donnez au moins une action."),
    Case(
        problem(lambda: GAME.apply(duel(), 0, GAME.grammar.parse("to D4"))),
        "“to D4” is not among the choices of the moment.",
        "« to D4 » ne fait pas partie des choix du moment.",
    ),
    Case(
        problem(lambda: GAME.apply(duel(), 1, GAME.grammar.parse("end"))),
        "This decision is not yours.",
        "Cette décision n’est pas la vôtre.",
    ),
    Case(
        problem(lambda: match().undo(0)),
        "Nothing can be undone beyond this point; ask your opponent for a take-back.",
        "Rien ne peut être annulé au-delà de ce point ; demandez une reprise à votre adversaire.",
    ),
    Case(
        problem(lambda: match().take_back(1234, (0, 1))),
        "Nobody has acted yet: there is no moment 1234 to go to.",
        "Personne n’a encore agi : il n’y a pas de moment 1234 où aller.",
    ),
    Case(
        problem(lambda: begun().take_back(1234, (0, 1))),
        "There is no moment 1234: the game has 1 so far, counted from 0.",
        "Il n’y a pas de moment 1234 : la partie en compte 1 pour l’instant, à partir de 0.",
    ),
    Case(
        problem(lambda: begun().take_back(0, (0,))),
        "A take-back needs everybody’s consent; de has not given it.",
        "Une reprise demande l’accord de tous ; de ne l’a pas donné.",
    ),
    Case(
        problem(lambda: corrected("units.json", "[")),
        "The data file units.json is wrong at {entry}: {reason}.",
        "Le fichier de données units.json est à corriger, entrée {entry} : {reason}.",
    ),
    Case(
        problem(lambda: GAME.corrected(Path("/nowhere"))),
        "There is no folder /nowhere to take corrected data from.",
        "Il n’y a pas de dossier /nowhere où lire des données corrigées.",
    ),
    Case(
        problem(lambda: Game.corrected(GAME, Path("/data"))),
        "The game tank takes no corrected data; leave out the folder /data.",
        "Le jeu tank ne prend pas de données corrigées ; n’indiquez pas le dossier /data.",
    ),
    Case(
        problem(lambda: BOARDS.open("head_to_head beef")),
        "This position was made with other data (beef) than this game has ({known}). Name the folder of "
        "corrected data that it was played with.",
        "Cette position vient d’autres données (beef) que celles de ce jeu ({known}). Indiquez le dossier de "
        "données corrigées de cette partie.",
    ),
    Case(
        problem(lambda: GAME.decode(b"?")),
        "This is no position of tank: {reason}.",
        "Ceci n’est pas une position de tank : {reason}.",
    ),
    Case(
        problem(lambda: replayed("")),
        "This file is no record: line 1 should read “grognard record 1”.",
        "Ce fichier n’est pas un enregistrement : la ligne 1 devrait être « grognard record 1 ».",
    ),
    Case(
        problem(lambda: replayed(written(("\nend 78e6799e1f2e2a29 3", "")))),
        "The record breaks off after line {line}: its end is missing.",
        "L’enregistrement s’arrête après la ligne {line} : la fin manque.",
    ),
    Case(
        problem(lambda: replayed(written(("78e6799e1f2e2a29 3", "78e6799e1f2e2a29 7")))),
        "Line {line} of the record is damaged: “end 78e6799e1f2e2a29 7”.",
        "La ligne {line} de l’enregistrement est abîmée : « end 78e6799e1f2e2a29 7 ».",
    ),
    Case(
        problem(lambda: replayed(written(("enter de_pz4_hq_1", "move de_pz4_hq_1")))),
        "Line {line} of the record: “move de_pz4_hq_1” was not among the choices there.",
        "Ligne {line} de l’enregistrement : « move de_pz4_hq_1 » ne faisait pas partie des choix.",
    ),
    Case(
        problem(lambda: replayed(written(("enter de_pz4_hq_1", "enter de_tiger_1")))),
        "Line {line} of the record: the position is not the one that was noted, so a line before it was "
        "changed or lost.",
        "Ligne {line} de l’enregistrement : la position n’est pas celle qui était notée ; une ligne d’avant "
        "a été changée ou perdue.",
    ),
    Case(
        problem(lambda: replayed(foreign_draw(), verify=True)),
        "Line {line} of the record: this roll does not come from the key of the dice.",
        "Ligne {line} de l’enregistrement : ce jet ne vient pas de la clé des dés.",
    ),
    Case(
        problem(lambda: replayed(written(("ruleset 1", "ruleset 9")))),
        "The record was played by ruleset 9; this game has ruleset {known}.",
        "L’enregistrement suit la version 9 des règles ; ce jeu a la version {known}.",
    ),
    Case(
        problem(lambda: replayed(written((f"data {GAME.data_hash}", "data beef")))),
        "The record was played with other data (beef) than this game has ({known}). Name the folder of "
        "corrected data that it was played with.",
        "L’enregistrement vient d’autres données (beef) que celles de ce jeu ({known}). Indiquez le dossier "
        "de données corrigées de cette partie.",
    ),
    Case(
        problem(lambda: replayed(written(("\nsecret " + b"secret".hex(), "")), verify=True)),
        "The record holds no secret, so its dice cannot be checked.",
        "L’enregistrement ne contient pas le secret : ses dés ne peuvent pas être vérifiés.",
    ),
    Case(
        problem(lambda: replayed(written(("secret " + b"secret".hex(), "secret " + b"other".hex())))),
        "The secret in the record is not the one that was committed to at the start.",
        "Le secret de l’enregistrement n’est pas celui de l’engagement pris au début.",
    ),
    Case(
        problem(lambda: Match.new(GAME, "last_stand", players={"us": "Anne\nsecret 00"})),
        "A name must be one line without spaces at its ends: {word} is not.",
        "Un nom tient sur une ligne, sans espace au début ni à la fin : ce n’est pas le cas de {word}.",
    ),
    Case(
        problem(lambda: GAME.query(duel(), 0, "los", "E7")),
        "The overlay “los” takes 2 names; 1 given.",
        "Le calque « los » prend 2 noms ; reçu : 1.",
    ),
]
