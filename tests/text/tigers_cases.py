"""Chosen positions of Tigers in the Mist and what is said of them, word for word, in both languages.

Sentences marked ``model`` stand in the glossary, as far as the figures and names go.
"""

from grognard.games.tigers import GAME
from grognard.games.tigers.board import ALLIED, GERMAN, PLACES, UNITS
from grognard.games.tigers.events import (
    Attrition,
    BidsShown,
    BridgeBuilt,
    Called,
    Counted,
    DayBegan,
    DemolitionTried,
    Fired,
    GroupReleased,
    ImpulseBegan,
    Moved,
    Shot,
    TieBroken,
    UnitLost,
)
from grognard.games.tigers.state import OUTSIDER, TigersState
from grognard.games.tigers.turn import ATTRITION, POINTS, REINFORCE
from grognard.kernel import Text, text
from grognard.text import result_text
from tests.text.cases import Case
from tests.text.telling import Teller, line, said
from tests.tigers.position import battles, do, opening, position, resume, why

TELLER = Teller(GAME, do, why)
prompted, told, refused = TELLER.prompted, TELLER.told, TELLER.refused


def modified(state: TigersState, rule: str, *lines: str) -> Text:
    """The line of what a rule adds to the dice of the unit in hand."""
    do(state, *lines)
    return next(row.text for row in GAME.forecast(state, 0).lines if row.rule == rule)


def paired(state: TigersState, kind: str, *lines: str) -> Text:
    """Why a target may be chosen or not."""
    do(state, *lines)
    return next(pairing.text for pairing in GAME.forecast(state, 0).pairings if pairing.kind == kind)


def counted(rule: str) -> Text:
    """The line of the German total that follows from a rule."""
    state = position("g-2-pz@75", scenario="three_days")
    return next(row.text for row in GAME.query(state, 0, "points").lines if row.rule == rule)


# --- positions --------------------------------------------------------------------------------------------------------

DASBURG, MARNACH, WAIMES, MALMEDY = (PLACES.index(name) for name in ("51", "70", "85", "86"))
PANZERS, GRENADIERS, ENGINEERS, SENTRY, BUILDERS = (
    UNITS.index(name) for name in ("g-2-pz", "g-2-2", "g-600", "a-28-110-1", "a-1111")
)
STACK = ("move g-2-pz", "with g-2-2")
FIGHT = ("battle 70", "join g-2-pz", "join g-2-2")


def dasburg() -> TigersState:
    """German units in Dasburg, an Allied battalion beyond the bridge in Marnach."""
    return position("g-2-pz@51 g-2-2@51 g-600@51 a-28-110-1@70", intact="51-70")


def waimes() -> TigersState:
    """The panzers before the bridge to Malmedy, engineers beyond it."""
    return position("g-1ss-pz@85 a-1111@86")


def arrivals() -> TigersState:
    """A German reinforcement is due in zone C."""
    state = position("g-614@waiting g-2-pz@51")
    resume(state, REINFORCE)
    return state


def marnach(**more: str) -> TigersState:
    """Both sides in Marnach; the German names the first battle."""
    return battles("g-2-pz@70 g-2-2@70 a-28-110-1@70 a-28-110-3@70", intact="51-70", **more)


def strong() -> TigersState:
    """The same with defenders enough for two calls."""
    return battles("g-2-pz@70 g-2-2@70 a-28-110-1@70 a-28-112@70 a-106-422@70", intact="51-70")


def cut_off() -> TigersState:
    """An Allied unit in Dasburg, with Germans all around."""
    return battles("g-2-pz@51 g-2-2@52 g-26-39@55 g-26-77@70 a-28-110-1@51")


def on_the_way() -> TigersState:
    """Infantry with 1 MP left, before an area with another unit."""
    state = position("g-26-39@53 g-26-77@54")
    do(state, "move g-26-39", "to 52", "to 51", "to 55")
    return state


def last(units: str, scenario: str = "campaign", **more: object) -> Text:
    """How the last impulse of a scenario ends."""
    impulse = "18-3" if scenario in ("seventh_army", "three_days") else "22-1"
    state = position(units, scenario=scenario, impulse=impulse, **more)  # type: ignore[arg-type]
    return said(resume(state, POINTS), "-over-")


def outside() -> Text:
    """A unit that came from outside the limits of 5th Panzer Army and has not come in."""
    state = position("g-614@C g-2-pz@51 a-28-110-1@21", scenario="fifth_panzer", impulse="17-3")
    unit = UNITS.index("a-28-110-1")
    state.flags[unit] |= OUTSIDER
    return said(resume(state, ATTRITION), "-log-lost")


# --- what is said -----------------------------------------------------------------------------------------------------

PROMPTS = [
    Case(
        lambda: prompted(arrivals()),
        "German reinforcements: choose a unit and its entry zone, or let all arrive where they are due.",
        "Renforts allemands : choisissez une unité et sa zone d’entrée, ou faites tout arriver comme prévu.",
    ),
    Case(
        lambda: prompted(arrivals(), "enter g-614"),
        "614 JgPz is due in zone C: choose its entry zone.",
        "614 JgPz est attendue dans la zone C : choisissez sa zone d’entrée.",
    ),
    Case(
        lambda: prompted(dasburg(), "special"),
        "Choose the effect of the special forces.",
        "Choisissez l’effet des forces spéciales.",
    ),
    Case(
        lambda: prompted(dasburg(), "special", "restrict"),
        "Choose an area without victory points for the special forces.",
        "Choisissez pour les forces spéciales une zone sans points de victoire.",
    ),
    Case(
        lambda: prompted(opening("fifth_panzer", tournament="on")),
        "Bid for a side: choose the one that you want and the VP that you give for it.",
        "Enchérissez pour un camp : choisissez celui que vous voulez et les PV que vous donnez.",
    ),
    Case(
        lambda: prompted(dasburg()),
        "German movement: choose a unit to move or entrench, or end the movement.",
        "Mouvement allemand : choisissez une unité à déplacer ou à retrancher, ou finissez le mouvement.",
    ),
    Case(
        lambda: prompted(dasburg(), "move g-2-pz"),
        "2/3 Pz in Dasburg: choose the next area.",
        "2/3 Pz à Dasburg : choisissez la zone suivante.",
    ),
    Case(
        lambda: prompted(dasburg(), *STACK),
        "Stack in Dasburg: choose the next area.",
        "Pile à Dasburg : choisissez la zone suivante.",
    ),
    Case(
        lambda: prompted(dasburg(), "move g-2-2", "with g-600", "to 52", "stop"),
        "The stack stops in Daleiden: choose an engineer to entrench, or leave it at that.",
        "La pile s’arrête à Daleiden : choisissez une unité du génie à retrancher, ou restez-en là.",
    ),
    Case(
        lambda: prompted(waimes(), "move g-1ss-pz", "to 86"),
        "The enemy is about to cross the bridge from Waimes to Malmedy. Try to demolish it?",
        "L’ennemi va franchir le pont de Waimes à Malmedy. Tenter de le démolir ?",
    ),
    Case(
        lambda: prompted(
            position("g-2-pz@52 g-2-2@52 g-2-304@52 g-600@52 g-207@53"), "move g-207", "to 52", "stop", "end"
        ),
        "Daleiden is overstacked: choose a unit to eliminate.",
        "Daleiden est en surempilement : choisissez une unité à éliminer.",
    ),
    Case(
        lambda: prompted(marnach()),
        "Battles of the German impulse: choose the next one.",
        "Batailles de l’impulsion allemande : choisissez la prochaine.",
    ),
    Case(
        lambda: prompted(marnach(), "battle 70"),
        "Battle of Marnach: add units that attack, then begin.",
        "Bataille de Marnach : ajoutez des unités qui attaquent, puis engagez-la.",
    ),
    Case(
        lambda: prompted(marnach(), *FIGHT, "hits 1", "hits 0"),
        "Aim the artillery shot: choose a unit of the type with the most SP.",
        "Choisissez la cible du tir d’artillerie, dans le type qui a le plus de PE.",
    ),
    Case(
        lambda: prompted(marnach(), *FIGHT, "hits 0", "hits 0"),
        "Battle of Marnach: choose the next unit to fire.",
        "Bataille de Marnach : choisissez la prochaine unité qui tire.",
    ),
    Case(
        lambda: prompted(marnach(), *FIGHT, "hits 0", "hits 0", "fire a-28-110-1"),
        "28/110/1 fires in Marnach: choose its target.",
        "28/110/1 tire à Marnach : choisissez sa cible.",
    ),
    Case(
        lambda: prompted(battles("g-600@51")),
        "German bridge building: choose an engineer, or finish.",
        "Construction de ponts, camp allemand : choisissez une unité du génie, ou finissez.",
    ),
    Case(
        lambda: prompted(battles("g-600@51"), "build g-600"),
        "600 Eng in Dasburg: choose the bridge to build, by its far end.",
        "600 Eng à Dasburg : choisissez le pont à construire, par son autre bout.",
    ),
]

LOG = [
    Case(
        lambda: line(BidsShown((GERMAN, ALLIED), (4, 6))),
        "Bids: the German seat gives 2 VP to play the German, the Allied seat 3 VP to play the Allies.",
        "Enchères : la place allemande donne 2 PV pour jouer l’Allemand, la place alliée 3 PV pour jouer les Alliés.",
    ),
    Case(
        lambda: line(TieBroken(1, 7)),
        "The die between equal bids: 7, the Allied seat has the side that it bid for.",
        "Le dé entre enchères égales : 7, la place alliée a le camp de son enchère.",
    ),
    Case(
        lambda: line(TieBroken(0, 0)),
        "The German seat has the side that it bid for.",
        "La place allemande a le camp de son enchère.",
    ),
    Case(lambda: line(DayBegan(16)), "16 December 1944.", "16 décembre 1944."),
    Case(
        lambda: line(ImpulseBegan(17, 2)),
        "Impulse 17-2.",
        "Impulsion 17-2.",
    ),
    Case(
        lambda: said(resume(position("g-2-pz@51", impulse="17-2"), REINFORCE)),
        "German impulse.",
        "Impulsion allemande.",
    ),
    Case(
        lambda: told(arrivals(), "arrive", of="-arrives"),
        "614 JgPz arrives in zone C.",
        "614 JgPz arrive dans la zone C.",
    ),
    Case(
        lambda: told(arrivals(), "enter g-614", "to B", of="-shifts"),
        "614 JgPz goes round to zone B, 1 zone further, and arrives one impulse later.",
        "614 JgPz fait le détour par la zone B, 1 zone plus loin, et arrive une impulsion plus tard.",
    ),
    Case(
        lambda: told(arrivals(), "enter g-614", "to A", of="-shifts"),
        "614 JgPz goes round to zone A, 2 zones further, and arrives one impulse later.",
        "614 JgPz fait le détour par la zone A, 2 zones plus loin, et arrive une impulsion plus tard.",
    ),
    Case(
        lambda: line(GroupReleased("2ss", PLACES.index("101"))),
        "Superiority in Grandmenil releases the 2nd SS Panzer Division.",
        "La supériorité à Grandmenil libère la 2e division Panzer SS.",
    ),
    Case(
        lambda: line(Moved((PANZERS,), DASBURG, MARNACH, 1, False)),
        "2/3 Pz moves from Dasburg to Marnach (1 MP).",
        "2/3 Pz passe de Dasburg à Marnach (1 PM).",
    ),
    Case(
        lambda: told(dasburg(), *STACK, "to 70", "hold"),
        "2/3 Pz and 2/2 move from Dasburg to Marnach (2 MP).",
        "2/3 Pz et 2/2 passent de Dasburg à Marnach (2 PM).",
    ),
    Case(
        lambda: told(position("g-2-2@51"), "move g-2-2", "to 70"),
        "2/2 crosses the damaged bridge from Dasburg to Marnach on foot (3 MP).",
        "2/2 franchit à pied le pont endommagé de Dasburg à Marnach (3 PM).",
    ),
    Case(
        lambda: told(position("g-2-2@51 g-600@51"), "move g-2-2", "with g-600", "to 70"),
        "2/2 and 600 Eng cross the damaged bridge from Dasburg to Marnach on foot (3 MP).",
        "2/2 et 600 Eng franchissent à pied le pont endommagé de Dasburg à Marnach (3 PM).",
    ),
    Case(
        lambda: told(position("a-2-38@5", side="allied"), "move a-2-38", "to P"),
        "2/38 moves from Luxembourg to zone P (1 MP).",
        "2/38 passe de Luxembourg dans la zone P (1 PM).",
    ),
    Case(
        lambda: told(dasburg(), "entrench g-2-2"),
        "2/2 entrenches in Dasburg.",
        "2/2 se retranche à Dasburg.",
    ),
    Case(
        lambda: told(waimes(), "move g-1ss-pz", "to 86", "blow a-1111", "hits 1"),
        "1111 Eng demolishes the bridge between Waimes and Malmedy.",
        "1111 Eng démolit le pont entre Waimes et Malmedy.",
    ),
    Case(  # model
        lambda: line(DemolitionTried(BUILDERS, WAIMES, MALMEDY, 8, True, (6,))),
        "1111 Eng demolishes the bridge between Waimes and Malmedy: 6, 8 or less was needed.",
        "1111 Eng démolit le pont entre Waimes et Malmedy : 6, il fallait 8 ou moins.",
    ),
    Case(
        lambda: line(DemolitionTried(BUILDERS, WAIMES, MALMEDY, 8, False, (9,))),
        "1111 Eng fails to demolish the bridge between Waimes and Malmedy: 9, 8 or less was needed.",
        "1111 Eng échoue à démolir le pont entre Waimes et Malmedy : 9, il fallait 8 ou moins.",
    ),
    Case(
        lambda: told(dasburg(), "special", "restrict", "to 88"),
        "Special forces in Vielsalm: Allied movement hampered.",
        "Forces spéciales à Vielsalm : mouvement allié entravé.",
    ),
    Case(
        lambda: told(dasburg(), "special", "sabotage", "to 88"),
        "Special forces in Vielsalm: Allied demolitions sabotaged.",
        "Forces spéciales à Vielsalm : démolitions alliées sabotées.",
    ),
    Case(
        lambda: told(dasburg(), "special", "disrupt", "to 88"),
        "Special forces in Vielsalm: Allied fire disrupted.",
        "Forces spéciales à Vielsalm : tirs alliés gênés.",
    ),
    Case(
        lambda: told(position("a-2-38@5", side="allied", special="combat@88"), "end", of="-special-gone"),
        "The special forces leave Vielsalm.",
        "Les forces spéciales quittent Vielsalm.",
    ),
    Case(
        lambda: line(UnitLost(SENTRY, MARNACH, "9.21")),
        "28/110/1 is eliminated in Marnach.",
        "28/110/1 est éliminée à Marnach.",
    ),
    Case(
        lambda: line(UnitLost(PANZERS, DASBURG, "7.2")),
        "2/3 Pz is eliminated: Dasburg is overstacked.",
        "2/3 Pz est éliminée : Dasburg est en surempilement.",
    ),
    Case(
        lambda: line(UnitLost(SENTRY, MARNACH, "13.21")),
        "28/110/1 in Marnach loses its last SP and is eliminated.",
        "28/110/1 à Marnach perd son dernier PE et est éliminée.",
    ),
    Case(
        outside,
        "28/110/1 in Wallendorf is eliminated: it had to end its turn of entry inside the limits and in supply.",
        "28/110/1 à Wallendorf est éliminée : elle devait finir son tour d’entrée dans les limites, et ravitaillée.",
    ),
    Case(
        lambda: told(marnach(), *FIGHT),
        "German attack on Marnach: 2/3 Pz and 2/2.",
        "Attaque allemande sur Marnach : 2/3 Pz et 2/2.",
    ),
    Case(
        lambda: told(marnach(), *FIGHT, "hits 0"),
        "Allied artillery, 1 call: no shot.",
        "Artillerie alliée, 1 appel : aucun tir.",
    ),
    Case(
        lambda: line(Called(GERMAN, 2, 1, 6, "9.44", (3, 9))),
        "German artillery, 2 calls, 6 or less succeeds: 3, 9; 1 shot.",
        "Artillerie allemande, 2 appels, réussite à 6 ou moins : 3, 9 ; 1 tir.",
    ),
    Case(
        lambda: told(marnach(), *FIGHT, "hits 1", "hits 0", "aim g-2-pz"),
        "Allied artillery takes aim at 2/3 Pz.",
        "L’artillerie alliée vise 2/3 Pz.",
    ),
    Case(
        lambda: told(marnach(), *FIGHT, "hits 1", "hits 0", "aim g-2-pz", "hits 1", of="-shot"),
        "Allied artillery fires at 2/3 Pz: 1 hit.",
        "L’artillerie alliée tire sur 2/3 Pz : 1 touche.",
    ),
    Case(
        lambda: told(marnach(), *FIGHT, "hits 1", "hits 0", "aim g-2-pz", "hits 1"),
        "2/3 Pz has 3 SP left.",
        "Il reste 3 PE à 2/3 Pz.",
    ),
    Case(
        lambda: line(Shot(ALLIED, PANZERS, 0, False, 6, (8,))),
        "Allied artillery fires at 2/3 Pz, 6 or less hits: 8; no hit.",
        "L’artillerie alliée tire sur 2/3 Pz, touche à 6 ou moins : 8 ; aucune touche.",
    ),
    Case(
        lambda: line(Fired(PANZERS, SENTRY, 2, True, 4, (3, 7, 1, 10))),
        "2/3 Pz fires at 28/110/1, 4 or less hits: 3, 7, 1, 10; 2 hits.",
        "2/3 Pz tire sur 28/110/1, touche à 4 ou moins : 3, 7, 1, 10 ; 2 touches.",
    ),
    Case(
        lambda: line(Fired(PANZERS, SENTRY, 1, False, 4, ())),
        "2/3 Pz fires at 28/110/1: 1 hit.",
        "2/3 Pz tire sur 28/110/1 : 1 touche.",
    ),
    Case(
        lambda: line(BridgeBuilt(ENGINEERS, DASBURG, MARNACH, 4, True, 0, (3,))),
        "600 Eng builds the bridge between Dasburg and Marnach: 3, 4 or less was needed.",
        "600 Eng construit le pont entre Dasburg et Marnach : 3, il fallait 4 ou moins.",
    ),
    Case(
        lambda: told(battles("g-600@51"), "build g-600", "to 70", "hits 1", of="-building"),
        "600 Eng builds the bridge between Dasburg and Marnach.",
        "600 Eng construit le pont entre Dasburg et Marnach.",
    ),
    Case(
        lambda: line(BridgeBuilt(ENGINEERS, DASBURG, MARNACH, 5, False, 2, (8,))),
        "600 Eng fails to build the bridge between Dasburg and Marnach: 8, 5 or less was needed; failures there: 2.",
        "600 Eng échoue à construire le pont entre Dasburg et Marnach : 8, il fallait 5 ou moins ; "
        "échecs sur ce pont : 2.",
    ),
    Case(
        lambda: told(battles("g-600@51"), "build g-600", "to 70", "hits 0", of="-building"),
        "600 Eng fails to build the bridge between Dasburg and Marnach; failures there: 1.",
        "600 Eng échoue à construire le pont entre Dasburg et Marnach ; échecs sur ce pont : 1.",
    ),
    Case(
        lambda: told(position("g-2-2@51", control="70-"), "move g-2-2", "to 70", "stop", "end", of="-control"),
        "Marnach comes under German control.",
        "Marnach passe sous contrôle allemand.",
    ),
    Case(
        lambda: line(Attrition((PANZERS, GRENADIERS))),
        "Attrition: 2/3 Pz and 2/2 are out of supply.",
        "Attrition : 2/3 Pz et 2/2 ne sont pas ravitaillées.",
    ),
    Case(
        lambda: line(Attrition((PANZERS,))),
        "Attrition: 2/3 Pz is out of supply.",
        "Attrition : 2/3 Pz n’est pas ravitaillée.",
    ),
    Case(
        lambda: said(resume(position("g-2-pz@75", control="75+", vp=2, impulse="17-3"), POINTS), "-vp"),
        "Victory points: 1 for areas, 3 in all.",
        "Points de victoire : 1 pour les zones, 3 en tout.",
    ),
    Case(
        lambda: line(Counted("exits", 6, "12.23")),
        "Victory points: 6 for units in exit zones.",
        "Points de victoire : 6 pour les unités en zone de sortie.",
    ),
    Case(
        lambda: line(Counted("towns", 4, "SC-3")),
        "Victory points: 4 for towns.",
        "Points de victoire : 4 pour les villes.",
    ),
    Case(
        lambda: line(Counted("holes", 3, "SC-4")),
        "Victory points: 3 for holes in the Allied line.",
        "Points de victoire : 3 pour les trous dans la ligne alliée.",
    ),
]

ENDS = [
    Case(
        lambda: last("g-2-pz@51", vp=42),
        "Decisive German victory: the German has 42 VP.",
        "Victoire allemande décisive : l’Allemand a 42 PV.",
    ),
    Case(
        lambda: last("g-2-pz@51", vp=26),
        "Draw: the German has 26 VP.",
        "Match nul : l’Allemand a 26 PV.",
    ),
    Case(
        lambda: last("g-2-pz@51", vp=16),
        "Marginal Allied victory: the German has 16 VP.",
        "Victoire alliée marginale : l’Allemand a 16 PV.",
    ),
    Case(
        lambda: last("g-212-320@10", "seventh_army", control="5+ 14-"),
        "Defeat of both sides: Luxembourg and Mersch decide.",
        "Défaite des deux camps : Luxembourg et Mersch décident.",
    ),
    Case(
        lambda: last("g-2-pz@51", "fifth_panzer", vp=12, options={"tournament": "on"}),
        "The German has 12 VP, 12 with the bid; 11 would be a draw.",
        "L’Allemand a 12 PV, 12 avec l’enchère ; 11 feraient match nul.",
    ),
    Case(
        lambda: said(resume(position("g-2-pz@51", impulse="16-3", options={"max_turns": "1"}), POINTS), "-over-"),
        "Draw: the game stops after 16 December.",
        "Match nul : la partie s’arrête après le 16 décembre.",
    ),
]

NAMES = [
    Case(
        lambda: prompted(opening("fifth_panzer", tournament="on"), "bid_german 2.5", "bid_german 2.5"),
        "Who has the side that both want",
        "À qui le camp que les deux veulent",
    ),
    Case(
        lambda: prompted(waimes(), "move g-1ss-pz", "to 86", "blow a-1111"),
        "Demolition",
        "Démolition",
    ),
    Case(lambda: prompted(battles("g-600@51"), "build g-600", "to 70"), "Bridge building", "Construction du pont"),
    Case(lambda: result_text("tigers", "hits-0"), "No hit", "Aucune touche"),
    Case(lambda: result_text("tigers", "hits-1"), "1 hit", "1 touche"),
    Case(lambda: result_text("tigers", "hits-3"), "3 hits", "3 touches"),
    Case(lambda: result_text("tigers", "calls-0"), "No shot", "Aucun tir"),
    Case(lambda: result_text("tigers", "calls-2"), "2 shots", "2 tirs"),
    Case(lambda: result_text("tigers", "not-built"), "Fails", "Échoue"),
    Case(lambda: text("tigers-steps", steps=2, full=4), "2 of 4 SP", "2 PE sur 4"),
    Case(lambda: GAME.grammar.parse("to D").text("tigers"), "To zone D", "Vers la zone D"),
    Case(lambda: GAME.grammar.parse("battle 1").text("tigers"), "Fight in Arlon", "Livrer bataille à Arlon"),
    Case(lambda: GAME.grammar.parse("hits 0").text("tigers"), "Successes: 0", "Réussites : 0"),
    Case(
        lambda: GAME.grammar.parse("wins german").text("tigers"),
        "The German seat has the side that it bid for",
        "La place allemande a le camp de son enchère",
    ),
    Case(
        lambda: modified(marnach(special="combat@70"), "14.24", *FIGHT, "hits 0", "hits 0", "fire a-28-110-1"),
        "Special forces",
        "Forces spéciales",
    ),
    Case(
        lambda: modified(cut_off(), "13.22", "battle 51", "join g-2-pz", "hits 0"),
        "Firer out of supply",
        "Tireur non ravitaillé",
    ),
    Case(
        lambda: paired(strong(), "barred", *FIGHT, "hits 2", "hits 0", "aim g-2-pz"),
        "Has a shot already; others have fewer",
        "Est déjà visée ; d’autres le sont moins",
    ),
    Case(lambda: counted("SC-3"), "Towns", "Villes"),
    Case(lambda: counted("SC-4"), "Holes in the Allied line", "Trous dans la ligne alliée"),
]

REFUSALS = [
    Case(  # model
        lambda: refused(position("g-501ss@34"), "g-501ss", verb="entrench"),
        "Only infantry types entrench; 501SS is armour.",
        "Seules les unités de type infanterie se retranchent ; 501SS est blindée.",
    ),
    Case(  # model
        lambda: refused(position("g-2-pz@77 a-2-38@77 a-28-110-1@75 a-2-9@103 a-2-23@74"), "g-2-pz", place="76"),
        "2/3 Pz would be out of supply in Noville: it does not end its move there.",
        "2/3 Pz ne serait plus ravitaillée à Noville : elle n’y finit pas son mouvement.",
    ),
    Case(
        lambda: refused(on_the_way(), place="54"),
        "Entering Neuerburg costs 3 MP (road 2, occupied 1); 26/39 has 1 left.",
        "Entrer à Neuerburg coûte 3 PM (route 2, occupation 1) ; il en reste 1 à 26/39.",
    ),
    Case(  # model
        lambda: refused(position("g-2-pz@55 a-2-38@51 a-2-9@54 a-2-23@22"), "g-2-pz", place="69"),
        "2/3 Pz is armour: it does not cross the damaged bridge between Gemund and Holzthum.",
        "2/3 Pz est blindée : elle ne franchit pas le pont endommagé entre Gemund et Holzthum.",
    ),
    Case(
        lambda: refused(position("g-2-pz@51 g-10ss-pz@waiting"), "g-10ss-pz"),
        "10SS/10 Pz is not released: the German needs more SP than the Allies in one of these areas: Beaufays, Oneux, "
        "Ouffet and Mean.",
        "10SS/10 Pz n’est pas libérée : il faut plus de PE allemands qu’alliés dans une de ces zones : Beaufays, "
        "Oneux, Ouffet et Mean.",
    ),
    Case(
        lambda: refused(position("g-2-pz@51", impulse="21-1"), verb="special"),
        "The special forces are not used on 21 December: only on the 17th, 18th and 19th.",
        "Les forces spéciales ne servent pas le 21 décembre : seulement les 17, 18 et 19.",
    ),
    Case(
        lambda: refused(battles("g-600@51 g-47-1@55 a-28-110-1@70"), "g-600", place="70"),
        "Enemies hold Marnach: the bridge from Dasburg is built only with a unit of your side over there.",
        "Des ennemis tiennent Marnach : le pont de Dasburg ne se construit qu’avec une unité de votre camp en face.",
    ),
]
