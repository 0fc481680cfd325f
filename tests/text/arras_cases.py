"""Chosen positions of Arras and what is said of them, word for word, in both languages.

Sentences marked ``model`` stand in ``shared/look/look.md`` or in the glossary.
"""

from typing import Any

from grognard.games.arras import GAME
from grognard.games.arras.board import PLACES, UNITS
from grognard.games.arras.events import BidsShown, GortRolled, InitiativeRolled, NorthRolled, Rolled, TieBroken
from grognard.games.arras.state import ArrasState
from grognard.kernel import Text
from grognard.text import result_text
from tests.arras.position import NOBODY, do, position, why
from tests.text.cases import Case
from tests.text.mistakes import problem
from tests.text.telling import Teller, line

TELLER = Teller(GAME, do, why)
prompted, told, refused, after = TELLER.prompted, TELLER.told, TELLER.refused, TELLER.after


def summed(rule: str) -> Text:
    """The line of the victory points that follows from a rule: two red rings held, and a sector in the north lost."""
    state = position("uk-7rtr-a@2 uk-8dli-1@4 de-1-25pz@26", north=True)
    return next(line.text for line in GAME.query(state, 0, "supply").lines if line.rule == rule)


# --- positions ---------------------------------------------------------------------------------------------------

PAIR = ("move uk-7rtr-a", "to 10", "move uk-8dli-1", "to 10", "assault 10", "point uk-7rtr-a")
ALONE = ("move uk-7rtr-a", "to 10", "assault 10")
AHEAD = "uk-7rtr-a@3 uk-8dli-1@25 de-1-6rr@10"  # the Allies hold Tilloy: 1 VP, and Gort is content with 5
AGNY, WAILLY, CAMBRAI = (PLACES.index(name) for name in ("10", "9", "A"))


def quiet(more: dict[str, Any], **usual: Any) -> dict[str, Any]:
    """Nobody may use the Advantage, unless it is said."""
    return {"used": NOBODY, **usual, **more}


def agny(defenders: str = "de-1-6rr@10", **more: Any) -> ArrasState:
    """British units in Arras, Germans in Agny."""
    return position(f"uk-7rtr-a@25 uk-8dli-1@25 uk-martel@25 {defenders}", **quiet(more))


def within(**more: Any) -> ArrasState:
    """British and Germans in Agny."""
    return position("uk-7rtr-a@10 uk-8dli-1@10 uk-martel@10 de-1-6rr@10", **quiet(more))


def guns(**more: Any) -> ArrasState:
    """Two German batteries in Neuville, British units in Agny and Tilloy."""
    units = "de-1-78art@4 de-2-78art@4 uk-8dli-1@10 uk-7rtr-a@3"
    return position(units, **quiet(more, side="german"))


def last(units: str = "uk-7rtr-a@25 de-1-6rr@10", **more: Any) -> ArrasState:
    """The last pass of a combat phase."""
    return position(units, **quiet(more, passes=1))


def dead(**more: Any) -> ArrasState:
    """Two companies eliminated, and a tank."""
    units = "uk-6dli-1@dead uk-6dli-2@dead uk-4rtr-a@dead uk-7rtr-a@11 de-1-6rr@10"
    return last(units, **more)


# --- what is said ------------------------------------------------------------------------------------------------

PROMPTS = [
    Case(
        lambda: prompted(agny()),
        "Allied Initiative: choose a unit to move, an assault or a bombardment, or pass.",
        "Initiative alliée : choisissez une unité à déplacer, un assaut ou un bombardement, ou passez.",
    ),
    Case(
        lambda: prompted(agny(), "move uk-7rtr-a"),
        "7 Royal Tank A in Arras: choose the next sector.",
        "7 Royal Tank A à Arras : choisissez le secteur suivant.",
    ),
    Case(
        lambda: prompted(agny(), "move uk-7rtr-a", "to 10"),
        "Impulse in Arras: move its units, then resolve the assaults.",
        "Impulsion à Arras : déplacez des unités, puis résolvez les assauts.",
    ),
    Case(  # model
        lambda: prompted(agny(), *PAIR[:-1]),
        "Name the Point Unit of the assault on Agny.",
        "Désignez l’unité de pointe de l’assaut sur Agny.",
    ),
    Case(
        lambda: prompted(within(), "fight 10", "point uk-7rtr-a"),
        "Name the other units of the assault on Agny, or attack.",
        "Désignez les autres unités de l’assaut sur Agny, ou attaquez.",
    ),
    Case(
        lambda: prompted(agny("de-1-6rr@10 de-7at@10"), *PAIR),
        "Name the Forward Unit in Agny.",
        "Désignez l’unité avancée à Agny.",
    ),
    Case(  # model
        lambda: prompted(agny(air=(2, 0)), *PAIR),
        "Add combat support to the assault on Agny?",
        "Soutenir l’assaut sur Agny ?",
    ),
    Case(
        lambda: prompted(agny(air=(0, 1)), *PAIR),
        "Add combat support to the defence of Agny?",
        "Soutenir la défense d’Agny ?",
    ),
    Case(
        lambda: prompted(agny(used="german"), *PAIR, "dice 11 66"),
        "The assault on Agny fails. Re-roll with the Advantage?",
        "L’assaut sur Agny échoue. Relancer les dés grâce à l’Avantage ?",
    ),
    Case(
        lambda: prompted(agny("de-1-6rr@10 de-7at@10"), *PAIR, "forward de-1-6rr", "dice 66 11"),
        "Share out the 5 casualty points in Agny: 5 left.",
        "Répartissez les 5 PP subis à Agny : il en reste 5.",
    ),
    Case(
        lambda: prompted(
            agny("de-7at@10* de-6at@10*"), *PAIR, "forward de-7at", "dice 33 31", "retreat de-7at", "retreat de-6at"
        ),
        "Choose the next unit to retreat from Agny.",
        "Choisissez la prochaine unité qui retraite d’Agny.",
    ),
    Case(
        lambda: prompted(guns(), "bombard de-1-78art"),
        "7th Pz. Art. 1/78 in Neuville: choose the sector that it bombards.",
        "7th Pz. Art. 1/78 à Neuville : choisissez le secteur à bombarder.",
    ),
    Case(
        lambda: prompted(last(used="german"), "pass"),
        "The combat phase is about to end. Begin it again with the Advantage?",
        "La phase de combat va finir. Prolonger le tour grâce à l’Avantage ?",
    ),
    Case(
        lambda: prompted(
            position("uk-8dli-1@25* uk-8dli-2@25* uk-8dli-3@25 de-1-6rr@10", used="german"), "refresh 25", "die 1"
        ),
        "Choose a Spent unit in Arras to turn Fresh.",
        "Choisissez une unité fatiguée à rafraîchir à Arras.",
    ),
    Case(
        lambda: prompted(dead(), "pass", "return uk-6dli-1"),
        "6 Durham Lt. 1 comes back: choose the eliminated unit that is removed from the game in exchange.",
        "6 Durham Lt. 1 revient : choisissez l’unité éliminée à retirer du jeu en échange.",
    ),
    Case(lambda: prompted(last(AHEAD, turn=4), "pass"), "Gort’s decision", "Décision de Gort"),
    Case(
        lambda: prompted(last(AHEAD, turn=4, used="allied", advantage="german"), "pass", "close", "die 2"),
        "The die for Gort: 2, the battle ends. Re-roll with the Advantage?",
        "Le dé de Gort : 2, la bataille s’arrête. Relancer les dés grâce à l’Avantage ?",
    ),
    Case(
        lambda: prompted(last(AHEAD, turn=5, north=True, pending="fifth"), "pass", "die 6"),
        "Release of the group of 5th Panzer",
        "Libération du groupe de la 5e Panzer",
    ),
    Case(lambda: prompted(tied()), "Who plays the Allies", "Qui joue les Alliés"),
]


def tied() -> ArrasState:
    """Both seats have bid the same."""
    state = GAME.setup("standard", {"bidding": "on"}, b"test")
    for seat in (0, 1):
        GAME.apply(state, seat, GAME.grammar.parse("bid 8"))
    return state


LOG = [
    Case(
        lambda: told(position("uk-7rtr-a@23 de-1-6rr@4", used=NOBODY), "move uk-7rtr-a", "to 11", of="moves"),
        "7 Royal Tank A moves from Anzin to Dainville.",
        "7 Royal Tank A passe d’Anzin à Dainville.",
    ),
    Case(
        lambda: told(position("uk-7rtr-a@23 de-1-6rr@4", used=NOBODY), "move uk-7rtr-a", "to 11"),
        "Dainville comes under Allied control.",
        "Dainville passe sous contrôle allié.",
    ),
    Case(
        lambda: told(position("de-1-25pz@2 uk-7rtr-a@25", side="german", used=NOBODY), "move de-1-25pz", "to A"),
        "7th Pz. 1/25 moves from Wancourt to zone A (Cambrai).",
        "7th Pz. 1/25 passe de Wancourt dans la zone A (Cambrai).",
    ),
    Case(
        lambda: told(agny("de-1-6rr@10 de-7at@10"), *PAIR),
        "Allied assault on Agny: 7 Royal Tank A is the Point Unit, with 8 Durham Lt. 1.",
        "Assaut allié sur Agny : 7 Royal Tank A est l’unité de pointe, avec 8 Durham Lt. 1.",
    ),
    Case(
        lambda: told(agny("de-1-6rr@10 de-7at@10"), *ALONE, "point uk-7rtr-a"),
        "Allied assault on Agny: 7 Royal Tank A is the Point Unit, alone.",
        "Assaut allié sur Agny : 7 Royal Tank A est l’unité de pointe, seule.",
    ),
    Case(
        lambda: told(agny("de-1-6rr@10 de-7at@10", air=(1, 0)), *PAIR, "forward de-7at"),
        "7th Pz. 7 AT is the Forward Unit.",
        "7th Pz. 7 AT est l’unité avancée.",
    ),
    Case(
        lambda: told(agny(air=(1, 0)), *PAIR, "air"),
        "Air support for the Allies.",
        "Soutien aérien pour les Alliés.",
    ),
    Case(
        lambda: told(agny("de-1-6rr@10 de-2-78art@9"), *PAIR, "guns de-2-78art"),
        "7th Pz. Art. 2/78 supports the German.",
        "7th Pz. Art. 2/78 soutient l’Allemand.",
    ),
    Case(  # model
        lambda: line(Rolled(AGNY, 9, 8, 3, (5, 3), (2, 3), destroys=False)),
        "The assault on Agny succeeds, 17 against 13: 4 casualty points.",
        "L’assaut sur Agny réussit, 17 contre 13 : 4 PP.",
    ),
    Case(
        lambda: line(Rolled(WAILLY, 9, 12, 3, (5, 3), (2, 3), destroys=False)),
        "The assault on Wailly fails, 17 against 17.",
        "L’assaut sur Wailly échoue, 17 contre 17.",
    ),
    Case(
        lambda: line(Rolled(CAMBRAI, 9, 11, 3, (), (), destroys=False)),
        "The assault on zone A (Cambrai) succeeds: 1 casualty point.",
        "L’assaut sur la zone A (Cambrai) réussit : 1 PP.",
    ),
    Case(
        lambda: line(Rolled(AGNY, 6, 8, -1, (1, 3), (2, 3), destroys=False, guns=UNITS.index("de-2-78art"))),
        "The bombardment of Agny by 7th Pz. Art. 2/78 fails, 10 against 13.",
        "Le bombardement d’Agny par 7th Pz. Art. 2/78 échoue, 10 contre 13.",
    ),
    Case(
        lambda: told(agny(), *PAIR, "dice 11 66", of="eliminated"),
        "7 Royal Tank A is eliminated in Agny.",
        "7 Royal Tank A est éliminée à Agny.",
    ),
    Case(
        lambda: told(agny("de-rommel@10*"), *PAIR, "dice 66 11", of="eliminated"),
        "Rommel is eliminated in Agny.",
        "Rommel est éliminé à Agny.",
    ),
    Case(
        lambda: told(agny(), *PAIR, "dice 11 66", of="retreats"),
        "8 Durham Lt. 1 is thrown back from Agny to Arras.",
        "8 Durham Lt. 1 est refoulée d’Agny à Arras.",
    ),
    Case(  # model, as far as the Initiative
        lambda: told(agny(), *PAIR, "dice 11 66", "hold", of="passes"),
        "The Initiative passes to the German.",
        "L’Initiative passe à l’Allemand.",
    ),
    Case(
        lambda: told(agny(), "pass"),
        "The Allies pass: the Initiative goes to the German.",
        "Les Alliés passent : l’Initiative revient à l’Allemand.",
    ),
    Case(
        lambda: told(agny(side="german"), "pass"),
        "The German passes: the Initiative goes to the Allies.",
        "L’Allemand passe : l’Initiative revient aux Alliés.",
    ),
    Case(
        lambda: told(guns(), "bombard de-1-78art", "target 10"),
        "7th Pz. Art. 1/78 bombards Agny.",
        "7th Pz. Art. 1/78 bombarde Agny.",
    ),
    Case(
        lambda: told(agny(used="german"), *PAIR, "dice 11 66", "reroll"),
        "The Advantage is used by the Allies to re-roll; it passes to the German.",
        "L’Avantage sert aux Alliés à relancer les dés ; il passe à l’Allemand.",
    ),
    Case(
        lambda: told(last(used="german"), "pass", "extend"),
        "The combat phase begins again: the Initiative goes to the Allies.",
        "La phase de combat recommence : l’Initiative revient aux Alliés.",
    ),
    Case(
        lambda: told(position("uk-martel@25* uk-8dli-3@25 de-1-6rr@10", used="german"), "refresh 25", "die 1"),
        "Martel turns Fresh.",
        "Martel redevient frais.",
    ),
    Case(
        lambda: told(
            position("uk-8dli-1@25* uk-8dli-2@25* uk-4rtr-a@25* uk-8dli-3@25 de-1-6rr@10", used="german"),
            "refresh 25",
            "die 3",
        ),
        "8 Durham Lt. 1, 8 Durham Lt. 2 and 4 Royal Tank A turn Fresh.",
        "8 Durham Lt. 1, 8 Durham Lt. 2 et 4 Royal Tank A redeviennent fraîches.",
    ),
    Case(
        lambda: told(dead(), "pass", "return uk-6dli-1", "pay uk-6dli-2", "to 11"),
        "6 Durham Lt. 1 comes back Spent in Dainville; 6 Durham Lt. 2 is removed from the game.",
        "6 Durham Lt. 1 revient fatiguée à Dainville ; 6 Durham Lt. 2 est retirée du jeu.",
    ),
    Case(
        lambda: told(dead(), "pass", "return uk-4rtr-a", "to 11"),
        "4 Royal Tank A (R) comes back Spent in Dainville.",
        "4 Royal Tank A (R) revient fatiguée à Dainville.",
    ),
    Case(
        lambda: line(InitiativeRolled(2, -1, (4, 5), (3, 4))),
        "The dice for the Initiative: Allied 4+5 −1, German 3+4; it goes to the Allies.",
        "Les dés de l’Initiative : Alliés 4+5 −1, Allemand 3+4 ; elle revient aux Alliés.",
    ),
    Case(
        lambda: line(InitiativeRolled(-3, 0, (), ())),
        "The dice for the Initiative: Allied margin −3; it goes to the German.",
        "Les dés de l’Initiative : écart allié −3 ; elle revient à l’Allemand.",
    ),
    Case(
        lambda: line(NorthRolled(5, 1, 6)),
        "The die for the north: 5+1, Rommel turns north.",
        "Le dé du nord : 5+1, Rommel part au nord.",
    ),
    Case(
        lambda: line(GortRolled(6, 0, 7)),
        "The die for Gort: 6, the battle ends.",
        "Le dé de Gort : 6, la bataille s’arrête.",
    ),
    Case(
        lambda: line(BidsShown((8, 11), 1, 11)),
        "Bids: Allied seat 8 VP, German seat 11 VP. The German seat plays the Allies, who need 11 VP.",
        "Enchères : place alliée 8 PV, place allemande 11 PV. La place allemande joue les Alliés ; il leur faut 11 PV.",
    ),
    Case(
        lambda: line(BidsShown((8, 8), -1, 8)),
        "Both seats bid 8 VP: a die decides who plays the Allies.",
        "Les deux enchères sont de 8 PV : un dé décide qui joue les Alliés.",
    ),
    Case(
        lambda: line(TieBroken(0, 2)),
        "The die between equal bids: 2, the Allied seat plays the Allies.",
        "Le dé entre enchères égales : 2, la place alliée joue les Alliés.",
    ),
]

ENDS = [
    Case(
        lambda: told(last("uk-7rtr-a@2 uk-7rtr-b@4 uk-8dli-1@6 uk-8dli-2@7 de-1-6rr@10"), "pass"),
        "The Allies win: they control every sector with a red ring.",
        "Les Alliés gagnent : ils contrôlent tous les secteurs cerclés de rouge.",
    ),
    Case(
        lambda: told(last("uk-7rtr-a@A de-1-6rr@10"), "pass"),
        "The Allies win: they control zone A (Cambrai).",
        "Les Alliés gagnent : ils contrôlent la zone A (Cambrai).",
    ),
    Case(
        lambda: told(last(), "pass"),
        "The German wins: the Allies have no VP.",
        "L’Allemand gagne : les Alliés n’ont aucun PV.",
    ),
    Case(
        lambda: told(last("uk-7rtr-a@11 de-1-6rr@10", turn=7), "pass"),
        "The German wins: 1 VP of the 10 that the Allies need.",
        "L’Allemand gagne : 1 PV sur les 10 qu’il faut aux Alliés.",
    ),
    Case(
        lambda: told(last("uk-7rtr-a@11 de-1-6rr@10", turn=2, options={"max_turns": "2"}), "pass"),
        "Draw: the game stops after turn 2.",
        "Match nul : la partie s’arrête après le tour 2.",
    ),
]

NAMES = [
    Case(lambda: summed("11.2-d"), "Two red rings", "Deux cercles rouges"),
    Case(lambda: summed("13.6-c"), "Lost in the north", "Perdu au nord"),
    Case(lambda: result_text("arras", "cp-3"), "3 casualty points", "3 PP"),
    Case(lambda: result_text("arras", "cp-1"), "1 casualty point", "1 PP"),
    Case(lambda: result_text("arras", "fresh-2"), "2 units Fresh", "2 unités fraîches"),
    Case(lambda: result_text("arras", "failed"), "Fails", "Échoue"),
    Case(
        lambda: GAME.grammar.parse("guns de-ss-art1").text("arras"),
        "Add support by SS Artillerie 1",
        "Soutenir avec SS Artillerie 1",
    ),
    Case(lambda: GAME.grammar.parse("place allied-B").text("arras"), "Place group B", "Placer le groupe B"),
    Case(lambda: GAME.grammar.parse("to D").text("arras"), "Go to zone D (St-Pol)", "Aller dans la zone D (St-Pol)"),
    Case(
        problem(lambda: PLACES.index("29")),
        "There is no place “29” on this map.",
        "Il n’y a pas de lieu « 29 » sur cette carte.",
    ),
]

REFUSALS = [
    Case(  # model, as far as the name of the unit
        lambda: refused(after(position("uk-8dli-1@23 de-1-6rr@10"), "move uk-8dli-1", "to 11"), place="10"),
        "Entering Agny costs 4 MP, with a Fresh enemy there; 8 Durham Lt. 1 has 3 left.",
        "Entrer à Agny coûte 4 PM, un ennemi frais s’y trouve ; 8 Durham Lt. 1 n’en a que 3.",
    ),
    Case(
        lambda: refused(position("uk-8dli-1@27 de-1-6rr@10"), "uk-8dli-1", place="C"),
        "Zone C (Doullens) is {cost} MP away at least; 8 Durham Lt. 1 has 5 left.",
        "Pour aller dans la zone C (Doullens) il faut au moins {cost} PM ; 8 Durham Lt. 1 n’en a que 5.",
    ),
    Case(  # model
        lambda: refused(after(within(), "fight 10"), "uk-martel"),
        "Martel is a leader: he cannot be the Point Unit.",
        "Martel est un chef : il ne peut pas être l’unité de pointe.",
    ),
    Case(  # model, as far as the name of the unit
        lambda: refused(position("uk-365-92ra@25 de-1-6rr@4"), "uk-365-92ra", place="10"),
        "365/92nd RA is artillery: it enters free sectors only, and Agny is not.",
        "365/92nd RA est une artillerie : elle n’entre que dans un secteur libre ; Agny ne l’est pas.",
    ),
    Case(
        lambda: refused(agny(), "de-1-6rr", place="5"),
        "The Allied side chooses now: 7th Pz. 1/6 RR belongs to the other side.",
        "Le camp allié choisit maintenant : 7th Pz. 1/6 RR est de l’autre camp.",
    ),
    Case(
        lambda: refused(position("uk-8dli-1@25* uk-8dli-2@25 de-1-6rr@10"), "uk-8dli-1", place="24"),
        "8 Durham Lt. 1 in Arras is Spent: only Fresh units act.",
        "8 Durham Lt. 1 à Arras est fatiguée : seules les unités fraîches agissent.",
    ),
    Case(
        lambda: refused(position("de-1-25pz@3 uk-8dli-1@28", side="german"), "de-1-25pz", place="26"),
        "St Laurent is not open to the Germans before Rommel turns north.",
        "St Laurent n’est pas accessible aux Allemands tant que Rommel n’est pas parti au nord.",
    ),
    Case(
        lambda: refused(after(agny(), "move uk-7rtr-a", "to 10"), verb="end"),
        "Resolve the assault on Agny first: units have entered there.",
        "Résolvez d’abord l’assaut sur Agny : des unités y sont entrées.",
    ),
    Case(
        lambda: refused(
            after(agny("de-1-6rr@10 de-7at@10"), *PAIR, "forward de-1-6rr", "dice 66 11"), "de-7at", verb="spend"
        ),
        "7th Pz. 1/6 RR is the Forward Unit: it takes the first loss, not 7th Pz. 7 AT.",
        "7th Pz. 1/6 RR est l’unité avancée : la première perte est pour elle, pas pour 7th Pz. 7 AT.",
    ),
    Case(
        lambda: refused(position("de-1-78art@4 uk-8dli-1@27", side="german"), "de-1-78art", place="27", verb="bombard"),
        "Bailleul lies north of the Scarpe: 7th Pz. Art. 1/78 bombards the southern bank only.",
        "Bailleul est au nord de la Scarpe : 7th Pz. Art. 1/78 ne bombarde que la rive sud.",
    ),
]
