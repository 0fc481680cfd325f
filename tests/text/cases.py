"""Chosen positions and what is said of them, word for word, in both languages.

Sentences marked ``model`` stand in ``shared/look/look.md`` or in the glossary.
"""

from collections.abc import Callable
from typing import NamedTuple

from grognard.games.tank import GAME
from grognard.games.tank.board import HEXES, UNITS
from grognard.games.tank.state import TankState, board_of
from grognard.kernel import Text
from tests.tank.position import do, position, why
from tests.text.telling import Teller


class Case(NamedTuple):
    """A text of a position or a mistake, and the two sentences; ``{}`` in them are arguments of the text."""

    made: Callable[[], Text]
    en: str
    fr: str


TELLER = Teller(GAME, do, why)
prompted, told, refused, after = TELLER.prompted, TELLER.told, TELLER.refused, TELLER.after


# --- positions ---------------------------------------------------------------------------------------------------

DUEL = "us_sherman_1@D5>NE de_tiger_1@H4"
FIRE = ("fire de_pz4_1", "with us_sherman_1", "with us_wolverine_1", "shoot")
STORM = ("fire de_pz4_1", "with us_infantry_1", "shoot", "roll 12")
ROW = "A1 B1 C1 D1 E1 F1 G1 H1 I1"


def duel() -> TankState:
    return position(DUEL)


def behind(unit: str = "us_sherman_1", moved: str = "") -> TankState:
    return position(f"{unit}@D5>NW de_pz4_1@F5", moved=moved)


def promoted() -> TankState:
    state = position("us_sherman_1@E7 us_sherman_hq_1@dead de_pz4_1@I9")
    do(state, "promote us_sherman_1")
    return state


def two_on_one() -> TankState:
    return position("us_sherman_1@C6>NE us_wolverine_1@C4>SE de_pz4_1@D4>SW de_pz4_2@I9")


def ace() -> TankState:
    return position("de_tiger_1@F8>NW us_sherman_1@D7>SE us_sherman_2@A1", active="de", aces="de_tiger_1")


def storm() -> TankState:
    return position("us_infantry_1@D5>N us_infantry_2@D6>N de_pz4_1@D4 de_pz4_2@I9")


def group() -> TankState:
    """A leader on the move with one neighbour; a Sherman elsewhere, another that has moved, a third that waits."""
    units = "us_sherman_hq_1@D5>N us_sherman_1@D6>N us_sherman_2@A9>N us_wolverine_1@A1 us_priest_1@waiting de_pz4_1@I9"
    state = position(units, moved="us_wolverine_1", scenario="counterattack", turn=5)
    do(state, "move us_sherman_hq_1")
    return state


def last_turn(held: str, side: int, scenario: str = "head_to_head") -> TankState:
    state = position("us_sherman_1@A1 de_pz4_1@I9", scenario=scenario, turn=20, second=True, chit=4)
    for name in held.split():
        state.control[HEXES.index(name)] = side
    return state


def placing(until: str = "") -> TankState:
    """The set-up of Last Stand, by its suggestion up to the choice of an action."""
    state = GAME.setup("last_stand")
    for action in GAME.suggestion(state, 1):
        if str(action).startswith(until or "place"):
            break
        GAME.apply(state, 1, action)
    return state


def waiting(turn: int, *taken: str) -> TankState:
    germans = [unit for unit in UNITS if unit.startswith("de_")]
    units = [f"{unit}@{hex_}" for unit, hex_ in zip(germans, taken, strict=False)] or ["de_pz4_1@I9"]
    return position(f"us_sherman_3@waiting us_sherman_hq_1@dead {' '.join(units)}", scenario="counterattack", turn=turn)


def leaving() -> TankState:
    units = "de_pz4_1@exited de_pz4_2@exited de_pz4_3@C1>N de_pz4_4@C6>N us_sherman_1@I9"
    return position(units, scenario="counterattack", active="de")


# --- what is said ------------------------------------------------------------------------------------------------

PROMPTS = [
    # model
    Case(lambda: prompted(duel()), "Choose a unit to move or fire.", "Choisissez une unité : elle bouge ou elle tire."),
    Case(  # model
        lambda: prompted(ace(), "fire us_sherman_1", "with de_tiger_1", "shoot", "roll 5"),
        "Miss. Re-roll with the Ace?",
        "Manqué. Relancer les dés grâce à l’As ?",
    ),
    Case(
        lambda: prompted(duel(), "move us_sherman_1"),
        "Sherman in D5: choose the next hex, or a facing to stop here.",
        "Sherman en D5 : choisissez l’hexagone suivant, ou une orientation pour s’arrêter là.",
    ),
    Case(
        lambda: prompted(two_on_one(), "fire de_pz4_1"),
        "Choose the units that fire at the Panzer IV.",
        "Désignez les unités qui tirent sur le Panzer IV.",
    ),
    Case(
        lambda: prompted(storm(), *STORM),
        "Choose the infantry that advances into the emptied hex, or let it stay.",
        "Désignez l’infanterie qui avance dans l’hexagone vidé, ou laissez-la sur place.",
    ),
    Case(
        lambda: prompted(storm(), *STORM, "advance us_infantry_1"),
        "Infantry in D4: choose its facing.",
        "Infanterie en D4 : choisissez son orientation.",
    ),
    Case(lambda: prompted(placing("ace")), "Choose the unit that will be the Ace.", "Désignez l’unité qui sera l’As."),
]

LOG = [
    Case(
        lambda: told(two_on_one(), *FIRE),
        "Sherman C6 and Wolverine C4 fire at the Panzer IV in D4: two dice +1 against 9.",
        "Le Sherman C6 et le Wolverine C4 tirent sur le Panzer IV en D4 : deux dés +1 contre 9.",
    ),
    Case(
        lambda: told(ace(), "fire us_sherman_1", "with de_tiger_1", "shoot"),
        "Tiger F8 fires at the Sherman in D7: two dice against 9.",
        "Le Tigre F8 tire sur le Sherman en D7 : deux dés contre 9.",
    ),
    Case(
        lambda: told(two_on_one(), *FIRE, "roll 9"),
        "The shot at the Panzer IV in D4: 9, eliminated.",
        "Le tir sur le Panzer IV en D4 : 9, éliminé.",
    ),
    Case(
        lambda: told(ace(), "fire us_sherman_1", "with de_tiger_1", "shoot", "roll 5"),
        "The shot at the Sherman in D7: 5, miss.",
        "Le tir sur le Sherman en D7 : 5, manqué.",
    ),
    Case(
        lambda: told(ace(), "fire us_sherman_1", "with de_tiger_1", "shoot", "roll 5", "reroll"),
        "The Tiger is an Ace and re-rolls.",
        "Le Tigre est un As et relance les dés.",
    ),
    Case(
        lambda: told(storm(), *STORM, "advance us_infantry_1"),
        "The infantry advances into D4.",
        "L’infanterie avance en D4.",
    ),
    Case(
        lambda: told(leaving(), "move de_pz4_4", "to C5"),
        "The Panzer IV moves from C6 to C5.",
        "Le Panzer IV en C6 passe en C5.",
    ),
    Case(
        lambda: told(position("de_pz4_3@C1>N us_sherman_1@I9", scenario="counterattack", active="de"), *(
            "move de_pz4_3", "leave"
        )),
        "The Panzer IV leaves the map from C1.",
        "Le Panzer IV sort de la carte depuis C1.",
    ),
    Case(
        lambda: told(position("us_sherman_1@D5 de_pz4_1@I9"), "end"),
        "The German phase begins.",
        "La phase allemande commence.",
    ),
    Case(  # model; the other player draws and keeps the value hidden
        lambda: told(position("us_sherman_1@D5 de_pz4_1@I9", second=True, active="de"), "end", "chit 3", seat=0),
        "The German draws an action chit and keeps it hidden.",
        "L’Allemand tire un jeton d’action et le garde caché.",
    ),
    Case(
        lambda: told(position("us_sherman_1@D5 de_pz4_1@I9", second=True, active="de"), "end", "chit 3", seat=1),
        "The German draws an action chit and keeps it hidden: 3 AP.",
        "L’Allemand tire un jeton d’action et le garde caché : 3 PA.",
    ),
]  # fmt: skip

ENDS = [
    Case(
        lambda: told(
            position("us_sherman_1@D5>N de_pz4_1@D4"), *("fire de_pz4_1", "with us_sherman_1", "shoot"), "roll 12"
        ),
        "The American wins: every enemy unit is eliminated.",
        "L’Américain gagne : toutes les unités ennemies sont éliminées.",
    ),
    Case(
        lambda: told(leaving(), "move de_pz4_3", "leave"),
        "The German wins: 3 units have left the map.",
        "L’Allemand gagne : 3 unités sont sorties de la carte.",
    ),
    Case(
        lambda: told(last_turn("B6 H4", 0), "end"),
        "The American wins: control of 2 of the hexes B6, E6, H4.",
        "L’Américain gagne : contrôle de 2 des hexagones B6, E6, H4.",
    ),
    Case(
        lambda: told(last_turn("E6", 0, "last_stand"), "end"),
        "Victory points: American 1, German 0; the American wins.",
        "Points de victoire : Américain 1, Allemand 0 ; l’Américain gagne.",
    ),
    Case(
        lambda: told(last_turn("", 0, "frontal_assault"), "end"),
        "The German wins: time is up, and the opponent has not done what the scenario asks.",
        "L’Allemand gagne : le temps est écoulé, et l’adversaire n’a pas fait ce que demande le scénario.",
    ),
    Case(
        lambda: told(blocked_roads(), "end"),
        "The German wins: the roads are blocked.",
        "L’Allemand gagne : les routes sont coupées.",
    ),
]


def blocked_roads() -> TankState:
    state = position("us_sherman_1@A1", scenario="night_action")
    west, east = (board_of(state).ground.named_roads[name] for name in ("west", "east"))
    units = f"us_sherman_1@A5 de_pz4_1@{HEXES[west[0]]} de_pz4_2@{HEXES[east[0]]}"
    return position(units, scenario="night_action", second=True)


REFUSALS = [
    Case(  # model
        lambda: refused(duel(), "us_sherman_1", piece="de_tiger_1"),
        "The Tiger in H4 is 4 hexes away; this Sherman reaches 2.",
        "Le Tigre en H4 est à 4 hexagones ; ce Sherman tire à 2.",
    ),
    Case(  # model
        lambda: refused(position("us_sherman_1@E7>NE de_pz4_1@G8"), "us_sherman_1", piece="de_pz4_1"),
        "Woods in F7 block the line of sight.",
        "Les bois en F7 coupent la ligne de vue.",
    ),
    Case(
        lambda: refused(
            position("us_sherman_1@A3>NE de_pz4_1@C4", scenario="last_stand"), "us_sherman_1", piece="de_pz4_1"
        ),
        "The hill in B3 blocks the line of sight.",
        "La colline en B3 coupe la ligne de vue.",
    ),
    Case(
        lambda: refused(position("us_sherman_1@D5>NE de_pz4_1@F6"), "us_sherman_1", piece="de_pz4_1"),
        "The town in E6 blocks the line of sight.",
        "Le village en E6 coupe la ligne de vue.",
    ),
    Case(
        lambda: refused(
            position("us_wolverine_1@C8>NE us_infantry_1@E8 de_pz4_1@F8"), "us_wolverine_1", piece="de_pz4_1"
        ),
        "The infantry in E8 blocks the line of sight.",
        "L’infanterie en E8 coupe la ligne de vue.",
    ),
    Case(
        lambda: refused(position("us_wolverine_1@A3>NE de_pz4_1@C3"), "us_wolverine_1", piece="de_pz4_1"),
        "The line of sight runs between B2 and B3: both block it.",
        "La ligne de vue passe entre B2 et B3 : tous deux la coupent.",
    ),
    Case(  # model
        lambda: refused(behind(), "us_sherman_1", piece="de_pz4_1"),
        "The Panzer IV in F5 is behind this Sherman; turn it first, for 1 AP.",
        "Le Panzer IV en F5 est sur l’arrière de ce Sherman ; faites-le d’abord pivoter, pour 1 PA.",
    ),
    Case(
        lambda: refused(behind(moved="us_sherman_1"), "us_sherman_1", piece="de_pz4_1"),
        "The Panzer IV in F5 is behind this Sherman, which has moved: it may turn next turn.",
        "Le Panzer IV en F5 est sur l’arrière de ce Sherman, qui a bougé : il pourra pivoter au prochain tour.",
    ),
    Case(
        lambda: refused(position("us_infantry_1@E6>N de_pz4_1@F6"), "us_infantry_1", piece="de_pz4_1"),
        "The Panzer IV in F6 is behind this infantry; turn it now, for 1 AP, and it may fire next turn.",
        "Le Panzer IV en F6 est sur l’arrière de cette infanterie ; faites-la pivoter, pour 1 PA : elle pourra tirer "
        "au prochain tour.",
    ),
    Case(  # model
        lambda: refused(
            position("us_infantry_1@D5>N de_pz4_1@D4", moved="us_infantry_1"), "us_infantry_1", piece="de_pz4_1"
        ),
        "This infantry has moved: it may fire next turn.",
        "Cette infanterie a bougé : elle pourra tirer au prochain tour.",
    ),
    Case(
        lambda: refused(position("us_atgun_1@D5 de_pz4_1@I9", fired="us_atgun_1"), "us_atgun_1", place="D4"),
        "This AT gun has fired: it may move next turn.",
        "Ce canon antichar a tiré : il pourra bouger au prochain tour.",
    ),
    Case(
        lambda: refused(position(DUEL, fired="us_sherman_1"), "us_sherman_1", piece="de_tiger_1"),
        "The Sherman in D5 has fired: one shot a phase.",
        "Le Sherman en D5 a tiré : un seul tir par phase.",
    ),
    Case(
        lambda: refused(position(DUEL, moved="us_sherman_1"), "us_sherman_1", place="D4"),
        "The Sherman in D5 has moved: one move a phase.",
        "Le Sherman en D5 a bougé : un seul mouvement par phase.",
    ),
    Case(
        lambda: refused(position("us_priest_1@A1>SE de_infantry_1@C5"), "us_priest_1", piece="de_infantry_1"),
        "This Priest does not see the infantry in C5: it may fire together with a unit that does.",
        "Ce Priest ne voit pas l’infanterie en C5 : il peut tirer avec une unité qui la voit.",
    ),
    Case(
        lambda: refused(duel(), "us_sherman_1", verb="fire"),
        "Choose an enemy unit to fire at.",
        "Désignez une unité ennemie comme cible.",
    ),
    Case(lambda: refused(duel()), "Choose one of your units first.", "Choisissez d’abord une de vos unités."),
    Case(
        lambda: refused(two_on_one(), "us_sherman_1 us_wolverine_1", place="C5"),
        "Units move one at a time; choose one of them.",
        "Les unités bougent une par une ; choisissez-en une.",
    ),
    Case(
        lambda: refused(duel(), "de_tiger_1", place="H5"),
        "This is the American phase: this Tiger does not act.",
        "C’est la phase américaine : ce Tigre n’agit pas.",
    ),
    Case(
        lambda: refused(position("us_infantry_1@dead us_sherman_1@D5 de_pz4_1@I9"), "us_infantry_1"),
        "This infantry is eliminated: it acts no more.",
        "Cette infanterie est éliminée : elle n’agit plus.",
    ),
    Case(
        lambda: refused(leaving(), "de_pz4_1"),
        "This Panzer IV has left the map: it does not come back.",
        "Ce Panzer IV est sorti de la carte : il ne revient pas.",
    ),
    Case(
        lambda: refused(promoted(), "us_sherman_1", place="E6"),
        "This Sherman has become a leader: point at the leader’s counter.",
        "Ce Sherman est devenu chef de peloton : désignez le pion du chef.",
    ),
    Case(
        lambda: refused(position("us_sherman_1@A1 us_sherman_2@A2 de_pz4_1@B1"), "us_sherman_1", place="C1"),
        "The Panzer IV in B1 bars the way to C1.",
        "Le Panzer IV en B1 barre le chemin vers C1.",
    ),
    Case(
        lambda: refused(duel(), "us_wolverine_1"),
        "This Wolverine is not in play.",
        "Ce Wolverine n’est pas en jeu.",
    ),
    Case(
        lambda: refused(duel(), "us_sherman_1", verb="promote"),
        "No leader is eliminated: there is none to replace.",
        "Aucun chef de peloton n’est éliminé : il n’y en a pas à remplacer.",
    ),
    Case(
        lambda: refused(waiting(5), "us_sherman_3", verb="promote"),
        "This Sherman is not on the map yet; promote a unit that is.",
        "Ce Sherman n’est pas encore sur la carte ; promouvez une unité qui s’y trouve.",
    ),
    Case(
        lambda: refused(
            position("us_sherman_hq_1@dead us_wolverine_1@D5 de_pz4_1@I9"), "us_wolverine_1", verb="promote"
        ),
        "Only an ordinary Sherman or Panzer IV is promoted; this Wolverine is not.",
        "On ne promeut qu’un Sherman ou un Panzer IV ordinaire ; ce Wolverine n’en est pas un.",
    ),
    Case(
        lambda: refused(waiting(3), "us_sherman_3"),
        "This Sherman enters from turn 5 on; this is turn 3.",
        "Ce Sherman entre en jeu à partir du tour 5 ; c’est le tour 3.",
    ),
    Case(
        lambda: refused(waiting(5, *ROW.split()), "us_sherman_3"),
        "Every hex where this Sherman could enter is occupied.",
        "Tous les hexagones où ce Sherman pourrait entrer sont occupés.",
    ),
    Case(
        lambda: refused(waiting(5), "us_sherman_3", place="E9"),
        "This Sherman does not enter in E9: only in A1 B1 C1 D1 E1 F1 G1 H1 I1.",
        "Ce Sherman n’entre pas en E9 : seulement en A1 B1 C1 D1 E1 F1 G1 H1 I1.",
    ),
    Case(
        lambda: refused(duel(), "us_sherman_1", place="F7"),
        "Reaching the woods in F7 takes 4 MP; this Sherman has 2 left.",
        "Gagner les bois en F7 coûte 4 PM ; il en reste 2 à ce Sherman.",
    ),
    Case(
        lambda: refused(duel(), "us_sherman_1", place="A1"),
        "A1 is out of reach: this Sherman has 2 MP left.",
        "A1 est hors d’atteinte : il reste 2 PM à ce Sherman.",
    ),
    Case(
        lambda: refused(two_on_one(), "us_sherman_1", place="D4"),
        "The Panzer IV stands in D4 already: one unit a hex.",
        "Le Panzer IV occupe déjà D4 : une seule unité par hexagone.",
    ),
    Case(
        lambda: refused(duel(), "us_sherman_1", verb="leave"),
        "The American cannot leave the map in this scenario.",
        "L’Américain ne peut pas sortir de la carte dans ce scénario.",
    ),
    Case(
        lambda: refused(leaving(), "de_pz4_4", verb="leave"),
        "This Panzer IV cannot leave the map now: the exits are A1 B1 C1 D1 E1 F1 G1 H1 I1, and 1 MP must be left "
        "there.",
        "Ce Panzer IV ne peut pas sortir de la carte maintenant : on sort par A1 B1 C1 D1 E1 F1 G1 H1 I1, et il doit y "
        "rester 1 PM.",
    ),
    Case(
        lambda: refused(group(), "us_priest_1"),
        "This Priest is not on the map yet: a leader takes only neighbours along.",
        "Ce Priest n’est pas encore sur la carte : un chef de peloton n’emmène que ses voisins.",
    ),
    Case(
        lambda: refused(group(), "us_wolverine_1"),
        "The Wolverine in A1 has already moved or fired: the leader does not take it along.",
        "Le Wolverine en A1 a déjà bougé ou tiré : le chef de peloton ne l’emmène pas.",
    ),
    Case(
        lambda: refused(group(), "us_sherman_2"),
        "The Sherman in A9 is not in the group; choose a neighbour of the leader that has not moved.",
        "Le Sherman en A9 ne fait pas partie du groupe ; choisissez un voisin du chef de peloton qui n’a pas bougé.",
    ),
    Case(
        lambda: refused(two_on_one(), "us_sherman_1", piece="us_wolverine_1"),
        "The Wolverine is on your side; choose an enemy unit.",
        "Le Wolverine est de votre camp ; désignez une unité ennemie.",
    ),
    Case(
        lambda: refused(position(DUEL + " de_infantry_1@dead"), "us_sherman_1", piece="de_infantry_1"),
        "The infantry is not on the map; choose a target that is.",
        "L’infanterie n’est pas sur la carte ; désignez une cible qui s’y trouve.",
    ),
    Case(
        lambda: refused(waiting(5), "us_sherman_3", piece="de_pz4_1"),
        "This Sherman is not on the map yet: it must enter first.",
        "Ce Sherman n’est pas encore sur la carte : il doit d’abord entrer en jeu.",
    ),
    Case(
        lambda: refused(after(two_on_one(), *FIRE[:2]), "us_sherman_1", piece="de_pz4_1"),
        "The Sherman in C6 takes part in this shot already.",
        "Le Sherman en C6 participe déjà à ce tir.",
    ),
    Case(
        lambda: refused(after(two_on_one(), *FIRE[:2]), "us_wolverine_1", piece="de_pz4_2"),
        "This shot is aimed at the Panzer IV; finish it first.",
        "Ce tir vise le Panzer IV ; terminez-le d’abord.",
    ),
    Case(
        lambda: refused(after(storm(), *STORM), "us_infantry_2"),
        "Only infantry that took part in the shot may advance into D4.",
        "Seule une infanterie qui a participé au tir peut avancer en D4.",
    ),
    Case(
        lambda: refused(after(storm(), *STORM), "us_infantry_1", place="D3"),
        "The advance goes into D4 and no further.",
        "L’avance se fait en D4 et pas plus loin.",
    ),
    Case(
        lambda: refused(after(duel(), "move us_sherman_1"), "us_sherman_1"),
        "Sherman: choose a hex or a facing.",
        "Sherman : choisissez un hexagone ou une orientation.",
    ),
    Case(
        lambda: refused(after(duel(), "move us_sherman_1"), verb="end"),
        "The phase can end once the action under way is finished.",
        "La phase pourra finir une fois terminée l’action en cours.",
    ),
    Case(
        lambda: refused(placing("ace"), "de_pz4_1"),
        "This Panzer IV cannot be the Ace; choose a Tiger.",
        "Ce Panzer IV ne peut pas être l’As ; désignez un Tigre.",
    ),
    Case(
        lambda: refused(placing(), "de_pz4_1"),
        "This Panzer IV is not among the units to place now.",
        "Ce Panzer IV ne fait pas partie des unités à placer maintenant.",
    ),
    Case(
        lambda: refused(placing(), "de_tiger_1", place="A1"),
        "A1 lies outside the setup zone.",
        "A1 est hors de la zone de déploiement.",
    ),
]
