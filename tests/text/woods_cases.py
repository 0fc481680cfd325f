"""Chosen positions of The Deadly Woods and what is said of them, word for word, in both languages.

Sentences marked ``model`` stand in the glossary, as far as the figures and names go.
"""

from grognard.games.woods import GAME
from grognard.games.woods.board import ALLIED, ASSETS, BRIDGES, CHITS, GERMAN, HEXES, UNITS
from grognard.games.woods.events import (
    Abandoned,
    AirSupplyLost,
    ArmyChitChosen,
    AssetPlaced,
    AssetWithdrawn,
    AttackBegan,
    BridgeRebuilt,
    BridgeRolled,
    Controlled,
    DelayBack,
    Fuelled,
    KeptOut,
    LineGone,
    NoRetreat,
    Released,
    Resolved,
    StepLost,
    Stood,
    SupplyChecked,
    Supported,
    Surrendered,
    Swapped,
    TurnBegan,
    VdhLanded,
    army_named,
    formation_named,
    hex_prompt,
)
from grognard.games.woods.state import WoodsState
from grognard.games.woods.turn import END, SS_WITHDRAWAL
from grognard.kernel import Event, Text, text
from grognard.text import result_text
from tests.text.cases import Case
from tests.text.telling import Teller, line, said
from tests.woods.battle import attack
from tests.woods.position import bare, do, position, resume, why

TELLER = Teller(GAME, do, why)
prompted, told, refused = TELLER.prompted, TELLER.told, TELLER.refused


def forecast(state: WoodsState, rule: str, *lines: str) -> Text:
    """The line of the sum that follows from a rule."""
    do(state, *lines)
    return next(row.text for row in GAME.forecast(state, 0).lines if row.rule == rule)


def asked(state: WoodsState, query: str, *args: str) -> Text:
    """What an overlay says."""
    told = GAME.query(state, 0, query, *args).text
    assert told is not None
    return told


# --- positions --------------------------------------------------------------------------------------------------------

PEIPER, PANZERS, GRENADIERS = (UNITS.index(name) for name in ("g-1ss-peiper", "g-12ss-kuhlmann", "g-12ss-muller"))
REGIMENT, PARACHUTISTS = UNITS.index("u-106id-422"), UNITS.index("u-82ab-504")
ARTILLERY, ROCKETS, ENGINEER = (ASSETS.index(name) for name in ("ga-6pz-1", "gn-7a-1", "ue-v"))
OUREN, BULLINGEN, BASTOGNE = BRIDGES.index("3215/3315"), HEXES.index("3508"), HEXES.index("2518")
VP = "2518 3211 3007 2803 3102"  # Bastogne, St. Vith, Malmedy, Verviers, Eupen
SS = "g-1ss-peiper@4008 g-1ss-hansen@4009 g-12ss-kuhlmann@4207:2 g-10ss-pz@3813 u-4id-8@0630"


def bastogne() -> WoodsState:
    """Three Kampfgruppen have struck at airborne troops in Bastogne, without artillery."""
    panzers = "g-2pz-a g-2pz-b g-116pz-a"
    return attack("g-2pz-a@2519 g-2pz-b@2618 g-116pz-a@2617 u-82ab-504@2518", "2518", panzers)


def starved(unit: str) -> WoodsState:
    """The attacks of a combat round, with a unit out of supply beside an enemy."""
    state = position(f"{unit}@3909 u-99id-394@3908 g-12-27@3808", round_="combat", oos=unit)
    do(state, "end")
    return state


def ended(units: str = "g-12-27@4212", vp: int = 0, turn: int = 3, scenario: str = "campaign") -> Text:
    """How the last turn ends, or sudden death an earlier one, with so many VP hexes."""
    state = bare(units, turn=turn, scenario=scenario, german=" ".join(VP.split()[:vp]))
    return said(resume(state, END), "-over-")


def eleventh(units: str = SS, **more: str) -> tuple[WoodsState, list[Event]]:
    """The start of turn 11."""
    state = bare(units, turn=11, **more)  # type: ignore[arg-type]
    return state, resume(state, SS_WITHDRAWAL)


# --- what is said -----------------------------------------------------------------------------------------------------

PROMPTS = [
    Case(
        lambda: prompted(position("g-1ss-peiper@3909")),
        "German movement: choose a unit to move, or end this part of the round.",
        "Mouvement allemand : choisissez une unité à déplacer, ou finissez cette partie du round.",
    ),
    Case(
        lambda: prompted(position("g-1ss-peiper@3909"), "move g-1ss-peiper"),
        "KG Peiper in 3909: choose the next hex.",
        "Le KG Peiper en 3909 : choisissez l’hexagone suivant.",
    ),
    Case(
        lambda: prompted(position("g-26-39@2616"), "move g-26-39"),
        "26VG 39 in 2616: choose the next hex.",
        "26VG 39 en 2616 : choisissez l’hexagone suivant.",
    ),
    Case(  # model
        lambda: text("woods-prompt-first", side="@side-german"),
        "Choose the first chit of the turn.",
        "Choisissez le premier jeton du tour.",
    ),
    Case(  # model
        lambda: text("woods-prompt-swap", chit="@woods-chit-a-mc"),
        "You drew Movement/Combat. Play the Reinforcement chit from your hand instead?",
        "Vous tirez Mouvement/Combat. Jouer plutôt le jeton Renfort de votre main ?",
    ),
    Case(
        lambda: text("woods-prompt-replacements", side="@side-allied", infantry=2, armour=1),
        "Allied replacements, infantry 2, armour 1: choose a unit, or leave it at that.",
        "Remplacements alliés, infanterie 2, blindés 1 : choisissez une unité, ou restez-en là.",
    ),
    Case(
        lambda: text("woods-prompt-deploy", asset="@woods-ue-v"),
        "Choose a village or town for the V Corps engineer.",
        "Choisissez un village ou une ville pour le génie du Ve Corps.",
    ),
    Case(
        lambda: text("woods-prompt-loses", side="@side-german", count=2),
        "German losses, 2 steps: choose the unit that loses one.",
        "Pertes du camp allemand, 2 pas : choisissez l’unité qui en perd un.",
    ),
    Case(
        lambda: hex_prompt("door", HEXES.index("1609")),
        "A unit has withdrawn through 1609: choose the unit there that held the door. It does not move in this round.",
        "Une unité s’est repliée par 1609 : choisissez celle qui a couvert le repli. Elle ne bouge pas dans ce round.",
    ),
    Case(
        lambda: prompted(position("u-4id-12@3015", side="allied", assets="ue-viii@3115"), "demolish ue-viii"),
        "Choose the bridge that the engineer blows.",
        "Choisissez le pont que le génie fait sauter.",
    ),
    Case(
        lambda: prompted(eleventh(german="3211 2518 3007")[0]),
        "The SS divisions are to withdraw. Let them go?",
        "Les divisions SS doivent se retirer. Les laisser partir ?",
    ),
    Case(
        lambda: prompted(bastogne(), "die 6"),
        "Airborne troops in 2518: choose one that loses a step so that nobody retreats, or fall back.",
        "Des aéroportées sont en 2518 : choisissez celle qui perd un pas pour que personne ne retraite, ou retraitez.",
    ),
]

LOG = [
    Case(lambda: line(TurnBegan(3, GERMAN)), "Turn 3: German initiative.", "Tour 3 : initiative allemande."),
    Case(
        lambda: line(ArmyChitChosen(CHITS.index("5pz"), 0), seat=0),
        "The German puts the 5th Panzer chit into the cup.",
        "L’Allemand met le jeton 5e Panzer dans la tasse.",
    ),
    Case(
        lambda: line(ArmyChitChosen(CHITS.index("5pz"), 0), seat=1),
        "The German puts one of his army chits into the cup.",
        "L’Allemand met un de ses jetons d’armée dans la tasse.",
    ),
    Case(
        lambda: line(Swapped(CHITS.index("a-mc"))),
        "The Allies play the Reinforcement chit from their hand; the Movement/Combat chit goes back into the cup.",
        "Les Alliés jouent le jeton Renfort de leur main ; le jeton Mouvement/Combat retourne dans la tasse.",
    ),
    Case(lambda: line(army_named(0)), "6th Panzer Army acts.", "La 6e Armée Panzer agit."),
    Case(
        lambda: line(formation_named(0)),
        "The 1st SS Panzer Division acts.",
        "La 1re division Panzer SS agit.",
    ),
    Case(
        lambda: line(SupplyChecked(())),
        "Supply Check: every German unit is in supply.",
        "Vérification du ravitaillement : toutes les unités allemandes sont ravitaillées.",
    ),
    Case(
        lambda: line(SupplyChecked((PEIPER,))),
        "Supply Check: KG Peiper is out of supply.",
        "Vérification du ravitaillement : le KG Peiper n’est pas ravitaillé.",
    ),
    Case(
        lambda: line(SupplyChecked((PANZERS,))),
        "Supply Check: 12SS Pz is out of supply.",
        "Vérification du ravitaillement : 12SS Pz n’est pas ravitaillée.",
    ),
    Case(  # model
        lambda: line(SupplyChecked((PEIPER, PANZERS, GRENADIERS))),
        "Supply Check: 3 German units are out of supply: KG Peiper, 12SS Pz and 12SS PzG.",
        "Vérification du ravitaillement : 3 unités allemandes ne sont pas ravitaillées : KG Peiper, 12SS Pz et "
        "12SS PzG.",
    ),
    Case(
        lambda: line(AssetPlaced(ENGINEER, BULLINGEN, "12.4.1c")),
        "The V Corps engineer goes to 3508.",
        "Le génie du Ve Corps va en 3508.",
    ),
    Case(
        lambda: line(AssetWithdrawn(ENGINEER, 5, "12.4.1d")),
        "The V Corps engineer leaves the map and is back on turn 5.",
        "Le génie du Ve Corps quitte la carte et revient au tour 5.",
    ),
    Case(
        lambda: line(VdhLanded(BULLINGEN, 2, True)),
        "Von der Heydte lands in 3508: a 2, his men assemble as a unit.",
        "Von der Heydte saute sur 3508 : 2, ses hommes se regroupent en unité.",
    ),
    Case(
        lambda: line(VdhLanded(BULLINGEN, 5, False)),
        "Von der Heydte lands in 3508: a 5, his men are scattered.",
        "Von der Heydte saute sur 3508 : 5, ses hommes sont dispersés.",
    ),
    Case(
        lambda: line(KeptOut((REGIMENT,), "14.8d")),
        "422/106ID finds every entry closed and waits for the next Reinforcement chit.",
        "422/106ID trouve toutes les entrées fermées et attend le prochain jeton Renfort.",
    ),
    Case(
        lambda: line(KeptOut((PEIPER,), "14.8e")),
        "KG Peiper does not come, now or later.",
        "Le KG Peiper ne vient pas, ni maintenant ni plus tard.",
    ),
    Case(
        lambda: line(DelayBack("6.3.1")),
        "The US Delay goes back to its box.",
        "Le Retardement US retourne dans sa case.",
    ),
    Case(
        lambda: line(AirSupplyLost()),
        "The Germans overrun the air supply.",
        "Les Allemands s’emparent du ravitaillement aérien.",
    ),
    Case(
        lambda: told(position("g-1ss-peiper@3909", oos="g-1ss-peiper"), "abandon g-1ss-peiper", of="-abandons"),
        "KG Peiper leaves its tanks behind in order to move: its last step is left.",
        "Le KG Peiper abandonne ses chars pour bouger : il lui reste un pas.",
    ),
    Case(
        lambda: line(Abandoned(PANZERS)),
        "12SS Pz leaves its tanks behind in order to move: its last step is left.",
        "12SS Pz abandonne ses chars pour bouger : il lui reste un pas.",
    ),
    Case(
        lambda: line(Controlled(GERMAN, BASTOGNE)),
        "2518 comes under German control.",
        "2518 passe sous contrôle allemand.",
    ),
    Case(
        lambda: line(BridgeRolled(OUREN, 2, True)),
        "Charges under the bridge 3215/3315: a 2, they go off.",
        "Charges sous le pont 3215/3315 : 2, elles sautent.",
    ),
    Case(
        lambda: line(BridgeRolled(OUREN, 5, False)),
        "Charges under the bridge 3215/3315: a 5, they fail.",
        "Charges sous le pont 3215/3315 : 5, elles ne partent pas.",
    ),
    Case(
        lambda: line(BridgeRebuilt(OUREN, PEIPER)),
        "KG Peiper rebuilds the bridge 3215/3315.",
        "Le KG Peiper reconstruit le pont 3215/3315.",
    ),
    Case(
        lambda: line(Released()),
        "The Germans strike across the Meuse: every unit held behind it is released.",
        "Les Allemands frappent au-delà de la Meuse : toutes les unités retenues derrière elle sont libérées.",
    ),
    Case(
        lambda: line(Fuelled()),
        "KG Peiper takes the fuel in Bullingen: it is in supply all through turn 2.",
        "Le KG Peiper prend le carburant à Bullingen : il est ravitaillé pendant tout le tour 2.",
    ),
    Case(
        lambda: line(LineGone("9.2.1a")),
        "The line between the 5th and the 6th Panzer Army is open from now on.",
        "La limite entre les 5e et 6e Armées Panzer est désormais ouverte.",
    ),
    Case(
        lambda: line(AttackBegan(ALLIED, BULLINGEN, (REGIMENT, PARACHUTISTS))),
        "Allied attack on 3508: 422/106ID and 504/82AB.",
        "Attaque alliée sur 3508 : 422/106ID et 504/82AB.",
    ),
    Case(
        lambda: line(Supported(ARTILLERY, 5, "12.2b")),
        "The 1st artillery of 6th Panzer Army adds 5.",
        "La 1re artillerie de la 6e Armée Panzer apporte 5.",
    ),
    Case(
        lambda: line(Supported(ROCKETS, 8, "12.2g")),
        "The Nebelwerfer of 7th Army adds 8.",
        "Le Nebelwerfer de la 7e Armée apporte 8.",
    ),
    Case(  # model
        lambda: line(Resolved(BULLINGEN, "3-1", 4, 0, "DR")),
        "Attack on 3508 at 3-1: a 4, the defender retreats 2 hexes.",
        "Attaque sur 3508 à 3-1 : un 4, le défenseur retraite de 2 hexagones.",
    ),
    Case(
        lambda: line(Resolved(BULLINGEN, "3-1", 4, 1, "DR*")),
        "Attack on 3508 at 3-1: a 4+1, the defender loses a step and retreats 2 hexes.",
        "Attaque sur 3508 à 3-1 : un 4+1, le défenseur perd un pas et retraite de 2 hexagones.",
    ),
    Case(
        lambda: line(Resolved(BULLINGEN, "below", 0, 0, "AL1")),
        "Attack on 3508, below 1-3: the attacker loses a step.",
        "Attaque sur 3508, moins de 1-3 : l’attaquant perd un pas.",
    ),
    Case(
        lambda: line(StepLost(PANZERS, 1, 2, "11.3.3b")),
        "12SS Pz loses a step, 2 left.",
        "12SS Pz perd un pas, il en reste 2.",
    ),
    Case(
        lambda: line(StepLost(PANZERS, 1, 0, "11.3.3b")),
        "12SS Pz is eliminated.",
        "12SS Pz est éliminée.",
    ),
    Case(
        lambda: line(StepLost(PEIPER, 1, 0, "11.3.3b")),
        "KG Peiper is eliminated.",
        "Le KG Peiper est éliminé.",
    ),
    Case(
        lambda: line(Stood(PARACHUTISTS)),
        "504/82AB stands: nobody retreats.",
        "504/82AB tient sur place : personne ne retraite.",
    ),
    Case(
        lambda: line(NoRetreat((REGIMENT, PARACHUTISTS), "11.4f")),
        "No retreat is open to 422/106ID and 504/82AB.",
        "Sans retraite possible : 422/106ID et 504/82AB.",
    ),
    Case(
        lambda: line(Surrendered((REGIMENT,))),
        "The 106th Division surrenders: 422/106ID.",
        "La 106e division se rend : 422/106ID.",
    ),
    Case(
        lambda: said(eleventh()[1], "-departs"),
        "The SS divisions in supply leave the game, with the artillery of their army.",
        "Les divisions SS ravitaillées sont retirées du jeu, avec l’artillerie de leur armée.",
    ),
    Case(
        lambda: told(eleventh(german="3211 2518 3007")[0], "cancel", of="-stays"),
        "The SS divisions stay: the German needs more VP hexes at the end.",
        "Les divisions SS restent : il faut plus d’hexagones de PV à l’Allemand à la fin.",
    ),
]

ENDS = [
    Case(
        lambda: ended(vp=5),
        "Sudden death: the German holds 5 VP hexes in supply.",
        "Mort subite : l’Allemand tient 5 hexagones de PV ravitaillés.",
    ),
    Case(
        lambda: ended("g-1ss-peiper@0806 g-1ss-hansen@0807 g-2pz-a@0811"),
        "Sudden death: 9 steps of German motorized units in supply are across the Meuse.",
        "Mort subite : 9 pas d’unités motorisées allemandes ravitaillées sont outre-Meuse.",
    ),
    Case(
        lambda: ended(vp=4, turn=6, scenario="attack"),
        "The German holds 4 VP hexes in supply, and needed 4: he wins.",
        "L’Allemand tient 4 hexagones de PV ravitaillés, il lui en fallait 4 : il gagne.",
    ),
    Case(
        lambda: ended(vp=0, turn=6, scenario="attack"),
        "The German holds no VP hex in supply, and needed 4: the Allies win.",
        "L’Allemand ne tient aucun hexagone de PV ravitaillé, il lui en fallait 4 : les Alliés gagnent.",
    ),
    Case(
        lambda: ended(vp=1, turn=12),
        "The German holds 1 VP hex in supply, and needed 2: the Allies win.",
        "L’Allemand tient 1 hexagone de PV ravitaillé, il lui en fallait 2 : les Alliés gagnent.",
    ),
    Case(
        lambda: said(eleventh("g-1ss-peiper@4008 u-4id-8@0630")[1], "-over-"),
        "The SS divisions are too weak to withdraw and the German holds too few VP hexes: the Allies win.",
        "Les divisions SS sont trop faibles pour se retirer et l’Allemand tient trop peu d’hexagones de PV : les "
        "Alliés gagnent.",
    ),
]

NAMES = [
    Case(
        lambda: result_text("woods", "dr-star"),
        "DR*: the defender loses a step and retreats",
        "DR* : le défenseur perd un pas et retraite",
    ),
    Case(lambda: result_text("woods", "patton-monty"), "Patton/Monty", "Patton/Monty"),
    Case(
        lambda: forecast(
            position("g-1ss-peiper@3909 u-99id-394@3908", round_="combat", turn=1),
            "11.3.2i",
            "attack 3908",
            "join g-1ss-peiper",
        ),
        "KG Peiper on turn 1",
        "KG Peiper au tour 1",
    ),
    Case(
        lambda: asked(position("g-1ss-peiper@3909"), "terrain", "2518"),
        "Bastogne, 2518: clear terrain, town; zone of 5th Panzer Army.",
        "Bastogne, 2518 : terrain dégagé, ville ; zone de la 5e Armée Panzer.",
    ),
    Case(
        lambda: asked(position("g-1ss-peiper@3909"), "supply", "allied"),
        "Allied supply: where units can trace it, and who cannot.",
        "Ravitaillement allié : d’où les unités le tracent, et qui ne le peut pas.",
    ),
]

REFUSALS = [
    Case(  # model
        lambda: refused(starved("g-1ss-peiper"), "g-1ss-peiper", place="3908"),
        "KG Peiper is out of supply: it cannot attack.",
        "Le KG Peiper n’est pas ravitaillé : il ne peut pas attaquer.",
    ),
    Case(
        lambda: refused(starved("g-12ss-kuhlmann"), "g-12ss-kuhlmann", place="3908"),
        "12SS Pz is out of supply: it cannot attack.",
        "12SS Pz n’est pas ravitaillée : elle ne peut pas attaquer.",
    ),
    Case(  # model
        lambda: refused(position("g-12-27@3312", turn=2), "g-12-27", place="3209"),
        "12VG 27 would cross into another army zone (6th Panzer Army): not before turn 4.",
        "12VG 27 passerait dans une autre zone d’armée (6e Armée Panzer) : pas avant le tour 4.",
    ),
    Case(
        lambda: text("woods-no-asset-away", asset="@woods-gn-7a-1", turn=6),
        "The Nebelwerfer of 7th Army is away: it is back on turn 6.",
        "Le Nebelwerfer de la 7e Armée ne revient qu’au tour 6.",
    ),
]
