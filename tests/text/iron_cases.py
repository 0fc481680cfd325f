"""Chosen positions of Tide of Iron and what is said of them, word for word, in both languages.

Sentences marked ``model`` stand in the glossary, as far as the figures and names go.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from grognard.games.iron import GAME
from grognard.kernel import Text, text
from grognard.text import result_text
from tests.iron.position import do, position, why
from tests.text.cases import Case
from tests.text.telling import Teller

TELLER = Teller(GAME, do, why)
prompted, refused = TELLER.prompted, TELLER.refused


def each(made: Callable[[Any], Text], en: str, fr: str, rows: Iterable[tuple[Any, str, str]]) -> list[Case]:
    """Cases that are alike: what each is about, and its words in the place of the dots."""
    return [Case(partial(made, what), en.replace("…", one), fr.replace("…", other)) for what, one, other in rows]


def asked(id_: str, **args: str | int) -> Text:
    return text(f"iron-prompt-{id_}", **args)


def over(id_: str, **args: str | int) -> Text:
    return text(f"iron-over-{id_}", **args)


def button(line_: str) -> Text:
    """What a choice is called."""
    return GAME.grammar.parse(line_).text("iron")


# --- positions --------------------------------------------------------------------------------------------------------

FACE_TO_FACE = "us-1-2@0507:r4 de-1-3@0509:r4"
US_NAME, DE_NAME, TIGER_NAME = "@iron-us-1-2", "@iron-de-1-3", "@iron-de-tiger-1"
AMERICAN, GERMAN = "@side-us", "@side-de"


# --- what is said -----------------------------------------------------------------------------------------------------

PROMPTS = [
    Case(  # model
        lambda: prompted(position(FACE_TO_FACE, left=2)),
        "2 actions left: choose a fresh unit or a card, or end your action phase.",
        "Il reste 2 actions : choisissez une unité fraîche ou une carte, ou finissez votre phase d’actions.",
    ),
    Case(
        lambda: prompted(position(FACE_TO_FACE, left=1)),
        "1 action left: choose a fresh unit or a card, or end your action phase.",
        "Il reste 1 action : choisissez une unité fraîche ou une carte, ou finissez votre phase d’actions.",
    ),
    Case(
        lambda: prompted(position(FACE_TO_FACE), "use us-1-2"),
        "American squad 1-2: choose what it does.",
        "Le groupe américain 1-2 : choisissez ce qu’il fait.",
    ),
    Case(
        lambda: prompted(position(FACE_TO_FACE), "use us-1-2", "advance"),
        "American squad 1-2 in 0507: choose the next hex, or what else it does.",
        "Le groupe américain 1-2 en 0507 : choisissez l’hexagone suivant, ou ce qu’il fait d’autre.",
    ),
    Case(
        lambda: prompted(position(FACE_TO_FACE), "use us-1-2", "fire"),
        "American squad 1-2 fires: choose the target.",
        "Le groupe américain 1-2 tire : choisissez la cible.",
    ),
    Case(
        lambda: prompted(position(FACE_TO_FACE), "use us-1-2", "fire", "target de-1-3"),
        "Attack on German squad 1-3: choose who fires and how.",
        "Attaque sur le groupe allemand 1-3 : choisissez qui tire et comment.",
    ),
    Case(
        lambda: asked("react", unit=US_NAME, hex="0909"),
        "American squad 1-2 is on the move in 0909. Fire?",
        "Le groupe américain 1-2 bouge en 0909. Tirer ?",
    ),
    Case(  # model
        lambda: asked("retreat", hex="0507"),
        "Choose the hex that all defenders retreat to.",
        "Choisissez l’hexagone où retraitent tous les défenseurs.",
    ),
    Case(
        lambda: asked("spend-card", unit=US_NAME),
        "American squad 1-2: discard a card for it, or go on without.",
        "Le groupe américain 1-2 : défaussez une carte pour lui, ou continuez sans.",
    ),
    Case(
        lambda: asked("alight", unit=US_NAME),
        "American squad 1-2 is aboard: choose whether it gets off.",
        "Le groupe américain 1-2 est à bord : choisissez s’il débarque.",
    ),
    Case(
        lambda: asked("order"),
        "Who of the two of you acts first in this round?",
        "Qui de vous deux agit en premier dans ce round ?",
    ),
    Case(
        lambda: asked("consent", unit=US_NAME),
        "Your partner wants the support of American squad 1-2. Agree?",
        "Votre coéquipier demande le soutien du groupe américain 1-2. Accepter ?",
    ),
    Case(
        lambda: asked("shell", hex="0507"),
        "Mortar fire at 0507: choose who fires and how.",
        "Tir de mortier sur 0507 : choisissez qui tire et comment.",
    ),
    Case(
        lambda: asked("area", hex="0507"),
        "Area attack on 0507: choose the next unit that it falls on.",
        "Attaque de zone sur 0507 : choisissez la prochaine unité qui la subit.",
    ),
    Case(
        lambda: asked("take-cover", unit=DE_NAME),
        "German squad 1-3 is attacked: discard a card for cover, or go on without.",
        "Le groupe allemand 1-3 est attaqué : défaussez une carte pour son couvert, ou continuez sans.",
    ),
    Case(
        lambda: asked("losses", unit=DE_NAME, count=2),
        "German squad 1-3 loses 2 figures: choose the next.",
        "Le groupe allemand 1-3 perd 2 figurines : choisissez la prochaine.",
    ),
    Case(
        lambda: asked("losses", unit=DE_NAME, count=1),
        "German squad 1-3 loses a figure: choose which.",
        "Le groupe allemand 1-3 perd une figurine : choisissez laquelle.",
    ),
    Case(
        lambda: asked("thicken", unit=TIGER_NAME),
        "Turn a defence die of Tiger no. 1 to a 6?",
        "Mettre à 6 un dé de défense du Tigre n° 1 ?",
    ),
    Case(
        lambda: asked("reroll", unit=TIGER_NAME),
        "Roll a defence die of Tiger no. 1 again?",
        "Relancer un dé de défense du Tigre n° 1 ?",
    ),
    Case(
        lambda: asked("storm", hex="0507"),
        "Assault on 0507: add squads that support it, then begin.",
        "Assaut sur 0507 : ajoutez les groupes qui le soutiennent, puis commencez.",
    ),
    Case(
        lambda: asked("show", unit=DE_NAME),
        "German squad 1-3 is concealed. Reveal it and fight?",
        "Le groupe allemand 1-3 est dissimulé. Le découvrir pour combattre ?",
    ),
    Case(
        lambda: asked("toll", unit=DE_NAME, count=1),
        "One hit from the assault: choose the unit that takes it.",
        "L’assaut fait une touche : choisissez l’unité qui la subit.",
    ),
    Case(
        lambda: asked("toll", unit=DE_NAME, count=3),
        "3 hits from the assault: choose the unit that takes the next.",
        "L’assaut fait 3 touches : choisissez l’unité qui subit la prochaine.",
    ),
    Case(
        lambda: asked("hold", hex="0507"),
        "The assault on 0507 succeeds: discard a card to hold the hex, or retreat.",
        "L’assaut sur 0507 réussit : défaussez une carte pour tenir l’hexagone, ou retraitez.",
    ),
    Case(
        lambda: asked("drop", hex="0507"),
        "0507 is overstacked: choose the unit to remove.",
        "0507 est en surempilement : choisissez l’unité à retirer.",
    ),
    Case(
        lambda: asked("follow", hex="0507"),
        "0507 is won: choose a unit to enter it, or stay.",
        "0507 est pris : choisissez l’unité qui y entre, ou restez sur place.",
    ),
    Case(
        lambda: asked("mount", unit=US_NAME, left=1),
        "Choose the figures of American squad 1-2: the last base to fill.",
        "Choisissez les figurines du groupe américain 1-2 : c’est le dernier socle à garnir.",
    ),
    Case(
        lambda: asked("token", unit=US_NAME),
        "Choose a specialisation for American squad 1-2, or go without.",
        "Choisissez une spécialisation pour le groupe américain 1-2, ou passez-vous-en.",
    ),
    Case(
        lambda: asked("shelter", unit=US_NAME),
        "Put American squad 1-2 into the fortification?",
        "Mettre le groupe américain 1-2 dans la fortification ?",
    ),
    Case(
        lambda: asked("conceal", unit=US_NAME),
        "Conceal American squad 1-2?",
        "Dissimuler le groupe américain 1-2 ?",
    ),
    Case(lambda: asked("ace"), "Choose the tank of your Ace.", "Choisissez le char de votre As."),
    Case(
        lambda: asked("command", side=GERMAN, command=4),
        "German command 4: activate a card, add to the initiative pool, or leave it at that.",
        "Commandement allemand, 4 PC : activez une carte, versez à la réserve d’initiative, ou restez-en là.",
    ),
    Case(
        lambda: asked("agree-card", card="@iron-card-blitz-1"),
        "Your partner wants to activate Blitz. Agree?",
        "Votre coéquipier veut activer la carte Blitz. Accepter ?",
    ),
    Case(
        lambda: asked("agree-bid", count=2),
        "Your partner wants to add 2 command to the initiative pool. Agree?",
        "Votre coéquipier veut verser 2 PC dans la réserve d’initiative. Accepter ?",
    ),
    Case(
        lambda: asked("transfers", side=AMERICAN),
        "American transfers: choose the squad that gives a figure, or leave it at that.",
        "Transferts du camp américain : choisissez le groupe qui cède une figurine, ou restez-en là.",
    ),
    Case(
        lambda: asked("figure-back", unit=US_NAME),
        "American squad 1-2 is full: choose the figure that it gives in exchange.",
        "Le groupe américain 1-2 est complet : choisissez la figurine qu’il rend en échange.",
    ),
    Case(
        lambda: asked("agree-transfer", giver=US_NAME, taker="@iron-us-2-1"),
        "Your partner wants to transfer a figure from American squad 1-2 to American squad 2-1. Agree?",
        "Votre coéquipier veut transférer une figurine du groupe américain 1-2 au groupe américain 2-1. Accepter ?",
    ),
    Case(
        lambda: asked("draw-again"),
        "Red cross: choose a deck to draw one more card, or leave it at that.",
        "Croix rouge : choisissez un paquet pour piocher une carte de plus, ou restez-en là.",
    ),
    Case(
        lambda: asked("take", deck="@iron-deck-artillery_1"),
        "Artillery I: choose the card that comes to your headquarters.",
        "Artillerie I : choisissez la carte qui rejoint votre QG.",
    ),
    Case(
        lambda: asked("put-back", deck="@iron-deck-artillery_1"),
        "Artillery I: choose the card that goes back on top; the others follow below it.",
        "Artillerie I : choisissez la carte remise sur le dessus ; les autres suivent dessous.",
    ),
    Case(
        lambda: asked("registered", card="@iron-card-offensive_artillery-2"),
        "Offensive Artillery may drift: discard a card to land on target, or roll.",
        "Artillerie offensive risque de dévier : défaussez une carte pour tomber sur la cible, ou lancez le dé.",
    ),
    *each(
        lambda what: asked(f"card-{what}", card="@iron-card-blitz-1"),
        "Blitz: ….",
        "Blitz : ….",
        [
            ("target", "choose the target hex", "choisissez l’hexagone cible"),
            ("line", "choose the first hex of the line", "choisissez le premier hexagone de la ligne"),
            ("direction", "choose the direction", "choisissez la direction"),
            ("strike", "choose the enemy unit that is attacked", "choisissez l’unité ennemie attaquée"),
            ("smoke", "choose a hex for the smoke", "choisissez un hexagone pour les fumigènes"),
            ("entrench", "choose the hex of the entrenchment", "choisissez l’hexagone du retranchement"),
            (
                "enter",
                "choose the squad that enters the entrenchment, or go without",
                "choisissez le groupe qui entre dans le retranchement, ou passez-vous-en",
            ),
            ("mine", "choose the hex of the minefield", "choisissez l’hexagone du champ de mines"),
            ("breach", "choose the hex to clear", "choisissez l’hexagone à dégager"),
            (
                "clear",
                "choose the marker to remove, or the squad whose fortification goes",
                "choisissez le marqueur à retirer, ou le groupe dont la fortification disparaît",
            ),
            (
                "refresh",
                "choose the fatigued unit that becomes fresh",
                "choisissez l’unité épuisée qui redevient fraîche",
            ),
            ("rally", "choose the hex whose squads rally", "choisissez l’hexagone dont les groupes se rallient"),
            ("repair", "choose the vehicle to repair", "choisissez le véhicule à réparer"),
            ("surprise", "choose the squad that assaults", "choisissez le groupe qui donne l’assaut"),
            ("conceal", "choose a squad to conceal", "choisissez un groupe à dissimuler"),
            ("reveal", "choose the hex to search around", "choisissez l’hexagone autour duquel chercher"),
            (
                "figures",
                "choose a squad that gets a regular figure",
                "choisissez un groupe qui reçoit une figurine régulière",
            ),
            ("division", "choose the division of the new squad", "choisissez la division du nouveau groupe"),
            ("truck", "pay for a truck, or go without", "payez un camion, ou passez-vous-en"),
            ("counter-battery", "choose the enemy card to remove", "choisissez la carte ennemie à retirer"),
            ("look", "choose the deck to look at", "choisissez le paquet à consulter"),
            ("draw", "choose the deck to draw from", "choisissez le paquet où piocher"),
        ],
    ),
    *each(
        lambda what: asked(what, unit=US_NAME),
        "…",
        "…",
        [
            (
                "heal",
                "Choose the squad that American squad 1-2 heals.",
                "Choisissez le groupe que soigne le groupe américain 1-2.",
            ),
            (
                "clear-mines",
                "Choose the minefield that American squad 1-2 clears.",
                "Choisissez le champ de mines que retire le groupe américain 1-2.",
            ),
            (
                "lay-wire",
                "Choose the hex where American squad 1-2 lays razor wire.",
                "Choisissez l’hexagone où le groupe américain 1-2 pose des barbelés.",
            ),
            (
                "lay-smoke",
                "Choose the hex where American squad 1-2 lays smoke.",
                "Choisissez l’hexagone où le groupe américain 1-2 pose des fumigènes.",
            ),
            (
                "clear-trap",
                "Choose the tank trap that American squad 1-2 clears.",
                "Choisissez l’obstacle antichar que retire le groupe américain 1-2.",
            ),
            (
                "lay-mines",
                "Choose the hex where American squad 1-2 lays mines.",
                "Choisissez l’hexagone où le groupe américain 1-2 pose des mines.",
            ),
        ],
    ),
]

ENDS = [
    Case(
        lambda: over("wiped-out", side=GERMAN),
        "The German has no unit left on the map and loses.",
        "L’Allemand n’a plus d’unité sur le plateau et perd la partie.",
    ),
    Case(
        lambda: over("both-wiped-out"),
        "Neither side has a unit left on the map: both lose.",
        "Aucun camp n’a plus d’unité sur le plateau : les deux perdent la partie.",
    ),
    Case(
        lambda: over("sudden", side=AMERICAN, count=3),
        "The American controls all 3 objectives and wins at once.",
        "L’Américain contrôle les 3 objectifs et gagne aussitôt.",
    ),
    Case(
        lambda: over("objectives", side=AMERICAN, goal=GERMAN, count=1, need=2, level="none"),
        "The German controls 1 objective and needed 2: the American wins.",
        "L’Allemand contrôle 1 objectif, il lui en fallait 2 : l’Américain gagne.",
    ),
    Case(
        lambda: over("objectives", side=GERMAN, goal=AMERICAN, count=0, need=2, level="none"),
        "The American controls no objective and needed 2: the German wins.",
        "L’Américain ne contrôle aucun objectif, il lui en fallait 2 : l’Allemand gagne.",
    ),
    Case(
        lambda: over("objectives", side=AMERICAN, goal=AMERICAN, count=3, need=2, level="major"),
        "The American controls 3 objectives and needed 2: the American wins a major victory.",
        "L’Américain contrôle 3 objectifs, il lui en fallait 2 : l’Américain remporte une victoire majeure.",
    ),
    Case(
        lambda: over("objectives", side=AMERICAN, goal=AMERICAN, count=2, need=2, level="minor"),
        "The American controls 2 objectives and needed 2: the American wins a minor victory.",
        "L’Américain contrôle 2 objectifs, il lui en fallait 2 : l’Américain remporte une victoire mineure.",
    ),
    Case(
        lambda: over("vp", side=GERMAN, goal=GERMAN, count=13, need=12, level="none"),
        "The German has 13 VP and needed 12: the German wins.",
        "L’Allemand a 13 PV, il lui en fallait 12 : l’Allemand gagne.",
    ),
    Case(
        lambda: over("points", side=AMERICAN, us=11, de=8),
        "American 11 VP, German 8: the American wins.",
        "Américain 11 PV, Allemand 8 : l’Américain gagne.",
    ),
    Case(
        lambda: over("tie", side=GERMAN, us=9, de=9),
        "American 9 VP, German 9, a tie: the German has the initiative and wins.",
        "Américain 9 PV, Allemand 9, à égalité : l’Allemand a l’initiative et gagne.",
    ),
    Case(
        lambda: over("stopped", round=6),
        "Draw: the game stops after round 6.",
        "Match nul : la partie s’arrête après le round 6.",
    ),
]

SUMS = [
    Case(
        lambda: text("iron-plan", unit=DE_NAME, hex="0507", dice=6),
        "Attack on German squad 1-3 in 0507: 6 dice",
        "Attaque sur le groupe allemand 1-3 en 0507 : 6 dés",
    ),
    Case(
        lambda: text("iron-plan-react", unit=US_NAME, hex="0507"),
        "Op fire at American squad 1-2 in 0507",
        "Tir d’opportunité sur le groupe américain 1-2 en 0507",
    ),
    Case(lambda: text("iron-plan-storm", hex="0507"), "Assault on 0507", "Assaut sur 0507"),
    Case(
        lambda: text("iron-pair-target", dice=4, need=5, band="normal", red=2, arms="all"),
        "At normal range: 4 against 2, 5 or more hits.",
        "À portée normale : 4 contre 2, touche à 5 ou plus.",
    ),
    Case(
        lambda: text("iron-pair-target", dice=3, need=6, band="long", red=2, arms="guns"),
        "The machine guns alone, at long range: 3 against 2, a 6 hits.",
        "Les mitrailleuses seules, à longue portée : 3 contre 2, touche à 6.",
    ),
    Case(
        lambda: text("iron-pair-support", dice=2, firepower=4, arms="all"),
        "It adds 2, half of 4, and is fatigued then.",
        "Il ajoute 2, la moitié de 4, puis il est épuisé.",
    ),
    Case(
        lambda: text("iron-pair-support", dice=2, firepower=4, arms="guns"),
        "Its machine guns alone add 2, half of 4.",
        "Ses mitrailleuses seules ajoutent 2, la moitié de 4.",
    ),
    Case(
        lambda: text("iron-pair-ambush", dice=7, need=5, red=3),
        "Tank Ambush: 7 against 3, 5 or more hits.",
        "Embuscade antichar : 7 contre 3, touche à 5 ou plus.",
    ),
    Case(
        lambda: text("iron-sum-band", band="long", need=6),
        "Long range: a 6 hits",
        "Longue portée : touche à 6",
    ),
    Case(
        lambda: text("iron-sum-band", band="none", need=5),
        "The dice: 5 or more hits",
        "Les dés : touche à 5 ou plus",
    ),
    Case(
        lambda: text("iron-sum-halved", unit=US_NAME, arms="guns", firepower=4),
        "American squad 1-2, machine guns alone, half of 4",
        "Groupe américain 1-2, mitrailleuses seules, moitié de 4",
    ),
    Case(
        lambda: text("iron-sum-movement", thirds=2),
        "MP left, and two thirds",
        "PM restants, et deux tiers",
    ),
    Case(lambda: text("iron-sum-reds", dice=1), "Successes of 1 defence die", "Réussites de 1 dé de défense"),
    *each(
        lambda what: text(f"iron-sum-{what}", kind="suppressive"),
        "…, suppressive attack",
        "…, attaque de harcèlement",
        [
            ("attack", "Attack dice", "Dés d’attaque"),
            ("terrain", "Terrain", "Terrain"),
            ("smoke", "Smoke", "Fumigènes"),
            ("fort", "Fortification", "Fortification"),
            ("trap", "Tank trap", "Obstacle antichar"),
            ("elite", "Elite figures", "Figurines d’élite"),
            ("officer", "Officer", "Officier"),
            ("shaken", "Shaken defenders", "Défenseurs ébranlés"),
            ("medic", "Medics", "Médecins"),
            ("card", "Cards", "Cartes"),
            ("flames", "Flamethrower", "Lance-flammes"),
            ("armour", "Armour", "Blindage"),
            ("defence", "Defence dice", "Dés de défense"),
        ],
    ),
    *each(
        lambda what: text(f"iron-sum-with-{what}", count=2),
        "With 2 from …",
        "Dont 2 par …",
        [
            ("card", "cards", "des cartes"),
            ("anti-tank", "anti-tank weapons", "les armes antichars"),
            ("flamethrower", "the flamethrower", "le lance-flammes"),
            ("concussive", "the blast of the shells", "le souffle des obus"),
            ("ace", "the Tank Ace", "l’As"),
        ],
    ),
    *each(
        lambda id_: text(f"iron-{id_}"),
        "…",
        "…",
        [
            ("sum-crew", "Elite tank crew", "Équipage d’élite"),
            ("sum-successes", "Successes", "Réussites"),
            ("sum-storm", "Assault dice", "Dés d’assaut"),
            ("sum-return-total", "Return fire dice", "Dés de riposte"),
            ("sum-storm-cover", "Cover dice", "Dés de couvert"),
            ("sum-storm-hits", "Hits of the assault", "Touches de l’assaut"),
            ("sum-return-hits", "Hits of the return fire", "Touches de la riposte"),
            ("sum-seize", "Seize the Initiative", "Saisir l’initiative"),
            ("roll-ace", "The Ace’s die", "Dé de l’As"),
            ("roll-strike", "The card’s attack", "Attaque de la carte"),
            ("roll-blow", "Blowing the dump", "Destruction du dépôt"),
            ("roll-clear-mines", "Clearing the minefield", "Déminage"),
            ("roll-lay-mines", "Laying mines", "Pose de mines"),
            ("roll-direction", "Direction of the drift", "Direction de la déviation"),
        ],
    ),
    Case(
        lambda: text("iron-sum-arrival", round=3, what="@iron-de-tiger"),
        "Round 3: Tiger",
        "Round 3 : Tigre",
    ),
    Case(
        lambda: text("iron-arrivals", side=GERMAN, count=0),
        "No more reinforcements come to the German.",
        "L’Allemand ne reçoit plus de renforts.",
    ),
    Case(
        lambda: text("iron-arrivals", side=GERMAN, count=2),
        "What still comes to the German, round by round.",
        "Ce que l’Allemand reçoit encore, round par round.",
    ),
    Case(lambda: text("iron-sum-return", unit=DE_NAME), "German squad 1-3", "Groupe allemand 1-3"),
]

NAMES = [
    Case(lambda: text("iron-us-2-11"), "American squad 2-11", "Groupe américain 2-11"),
    Case(lambda: text("iron-de-panzer4-3"), "Panzer IV no. 3", "Panzer IV n° 3"),
    Case(lambda: text("iron-us-halftrack-3"), "American half-track no. 3", "Half-track américain n° 3"),
    Case(lambda: button("mount e2o1"), "2 elite infantry, 1 officer", "2 fantassins d’élite, 1 officier"),
    Case(lambda: button("mount g2"), "2 machine guns", "2 mitrailleuses"),
    Case(lambda: button("mount none"), "No figures", "Aucune figurine"),
    Case(lambda: button("token flamethrower"), "Flamethrower squad", "Groupe de lance-flammes"),
    Case(lambda: button("shelter entrenchment"), "Into the entrenchment", "Dans le retranchement"),
    Case(lambda: button("into us-truck-2"), "Aboard American truck no. 2", "À bord du camion américain n° 2"),
    Case(lambda: button("draw morale_1"), "Morale I", "Moral I"),
    Case(lambda: button("play take_cover-2"), "Activate Take Cover", "Activer la carte À couvert"),
    Case(
        lambda: button("with_guns us-1-2"),
        "With the machine guns of American squad 1-2",
        "Avec les mitrailleuses du groupe américain 1-2",
    ),
    Case(lambda: button("lose officer"), "Lose an officer", "Perdre un officier"),
    Case(lambda: button("from us-1-2"), "From American squad 1-2", "Prendre au groupe américain 1-2"),
    Case(lambda: button("toward 5"), "To the south-west", "Vers le sud-ouest"),
    Case(lambda: button("remove tank_trap"), "Remove the tank trap", "Retirer l’obstacle antichar"),
    Case(lambda: button("division 2"), "2nd division", "2e division"),
    Case(lambda: button("bid 1"), "Add 1 command to the pool", "Verser 1 PC dans la réserve"),
    Case(lambda: button("hits 2"), "Successes: 2", "Réussites : 2"),
    Case(lambda: result_text("iron", "drift_3"), "To the south-east", "Vers le sud-est"),
]

REFUSALS = [
    Case(  # model
        lambda: refused(position("us-1-2@0507:r2m1 de-1-3@0508:r4"), "us-1-2", verb="assault"),
        "American squad 1-2 has a heavy infantry weapon: it does not assault.",
        "Le groupe américain 1-2 a une arme lourde d’infanterie : il ne donne pas l’assaut.",
    ),
    Case(  # model
        lambda: refused(
            position(f"{FACE_TO_FACE} us-1-3@0506:r4", wire="0507"), "us-1-2", piece="de-1-3", verb="fire_move"
        ),
        "The firepower of American squad 1-2 would be halved twice, by fire and movement and by razor wire: it stays "
        "out.",
        "La puissance de feu du groupe américain 1-2 serait divisée deux fois, par le tir et mouvement et par les "
        "barbelés : il reste à l’écart.",
    ),
    Case(
        lambda: refused(position(FACE_TO_FACE), "de-1-3"),
        "The American side chooses now: German squad 1-3 belongs to the other side.",
        "Le camp américain choisit maintenant : le groupe allemand 1-3 est de l’autre camp.",
    ),
    Case(
        lambda: refused(position(f"{FACE_TO_FACE} us-1-3@0507:r4,op"), "us-1-3"),
        "American squad 1-3 is in op fire mode: it is not activated.",
        "Le groupe américain 1-3 est en tir d’opportunité : il ne s’active pas.",
    ),
    Case(
        lambda: refused(position(FACE_TO_FACE, terrain="0508=woods"), "us-1-2", piece="de-1-3", verb="fire"),
        "No line of sight from 0507 to 0509: 0508 blocks it.",
        "Pas de ligne de vue de 0507 à 0509 : 0508 la coupe.",
    ),
    Case(
        lambda: refused(position(FACE_TO_FACE), "us-1-2", place="0513"),
        "0513 is 6 MP away at least; American squad 1-2 has 4.",
        "Pour aller en 0513 il faut au moins 6 PM ; le groupe américain 1-2 en a 4.",
    ),
    Case(
        lambda: refused(
            position("us-sherman-1@0507 de-1-3@0909:r4", terrain="0508=building"), "us-sherman-1", place="0508"
        ),
        "0508 is a building: no vehicle enters it.",
        "0508 est un bâtiment : aucun véhicule n’y entre.",
    ),
    Case(
        lambda: refused(position("us-1-2@0507:r2m1 de-1-3@0508:r4"), "us-1-2", place="0508", verb="shell"),
        "0508 is too near: the mortars of American squad 1-2 fire at two hexes or more.",
        "0508 est trop près : les mortiers du groupe américain 1-2 tirent à deux hexagones ou plus.",
    ),
    Case(
        lambda: text("iron-no-out-of-range", target=DE_NAME, unit=US_NAME, distance=9, range=4, far=8),
        "German squad 1-3 is 9 hexes away; American squad 1-2 has range 4 and reaches 8 at most.",
        "Le groupe allemand 1-3 est à 9 hexagones ; le groupe américain 1-2 a une portée de 4 et tire au plus à 8.",
    ),
]
