"""Chosen positions of Tide of Iron and what is said of them, word for word, in both languages.

Sentences marked ``model`` stand in the glossary, as far as the figures and names go.
"""

from grognard.games.iron import GAME
from grognard.games.iron.actions import OBSTACLES
from grognard.games.iron.board import CARDS, DE, DECK_NAMES, ENTRENCHMENT, HEXES, PILLBOX, UNITS, US
from grognard.games.iron.events import (
    Activated,
    Alighted,
    AssaultBegan,
    AssaultFailed,
    AssaultRolled,
    AssaultWon,
    AttackMade,
    Boarded,
    CardSpent,
    Conditioned,
    Damaged,
    Defended,
    DieTurned,
    Exited,
    ExtraActions,
    FigureLost,
    Fired,
    FortEntered,
    FortLeft,
    Halted,
    HeldTheLine,
    HexShelled,
    Mined,
    PutBack,
    ShellingMade,
    Stopped,
    Supported,
    TurnBegan,
    Unhurt,
    UnitLost,
    WireGone,
)
from grognard.games.iron.events_cards import (
    CardActivated,
    CardDrawn,
    CardPeeked,
    CardRegistered,
    CardRemoved,
    CardTaken,
    CardTriedAgain,
    CommandGained,
    Concealed,
    ContactRolled,
    Drifted,
    FigureAdded,
    MarkerPlaced,
    MarkerRemoved,
    Missed,
    NoEffect,
    OnTarget,
    PoolCut,
    Rallied,
    Refreshed,
    Repaired,
    SmokeLaid,
    TruckPaid,
)
from grognard.games.iron.events_phases import (
    Captured,
    CardEnded,
    Declined,
    Disbanded,
    Income,
    Initiative,
    PoolFed,
    PoolRaised,
    Recovered,
    Scored,
    SmokeLifted,
    Transferred,
)
from grognard.games.iron.events_setup import (
    AceNamed,
    Blown,
    Built,
    Dug,
    Healed,
    NoRoom,
    Placed,
    Sheltered,
    Tried,
    Worked,
)
from grognard.games.iron.loads import LOAD_NAMES, MG, MORTAR, OFFICER, REGULAR
from grognard.games.iron.state import DISRUPTED, HEAVY, LIGHT, PINNED
from grognard.kernel import Event, Text, text
from grognard.text import result_text
from tests.iron.position import do, position, why
from tests.text.cases import Case
from tests.text.telling import Teller, line

TELLER = Teller(GAME, do, why)
prompted, told, refused = TELLER.prompted, TELLER.told, TELLER.refused


def asked(id_: str, **args: str | int) -> Text:
    return text(f"iron-prompt-{id_}", **args)


def over(id_: str, **args: str | int) -> Text:
    return text(f"iron-over-{id_}", **args)


def button(line_: str) -> Text:
    """What a choice is called."""
    return GAME.grammar.parse(line_).text("iron")


def told_of(event: type[Event], *fields: object) -> Text:
    """What the log says of an event that is about a unit in a hex."""
    return line(event(SQUAD, AT, *fields))


# --- positions --------------------------------------------------------------------------------------------------------

SQUAD, OTHERS, GRENADIERS = (UNITS.index(name) for name in ("us-1-2", "us-1-3", "de-1-3"))
SHERMAN, TRUCK, TIGER, HALFTRACK = (
    UNITS.index(name) for name in ("us-sherman-1", "us-truck-2", "de-tiger-1", "de-halftrack-3")
)
AT, BEYOND = HEXES.index("0507"), HEXES.index("0508")
ARTILLERY, BLITZ, COVER = (CARDS.index(name) for name in ("offensive_artillery-2", "blitz-1", "take_cover-1"))
OFFENSIVE, MOBILIZATION = CARDS.index("major_offensive-1"), CARDS.index("rapid_mobilization-1")
GUNS = DECK_NAMES.index("artillery_1")
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
    *(
        Case(lambda what=what: asked(f"card-{what}", card="@iron-card-blitz-1"), f"Blitz: {en}.", f"Blitz : {fr}.")  # type: ignore[misc]
        for what, en, fr in [
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
        ]
    ),
    *(
        Case(lambda what=what: asked(what, unit=US_NAME), en, fr)  # type: ignore[misc]
        for what, en, fr in [
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
        ]
    ),
]

LOG = [
    Case(
        lambda: line(TurnBegan(0, US, 3)),
        "American action turn: 3 actions.",
        "Tour d’actions américain : 3 actions.",
    ),
    Case(
        lambda: told_of(Halted),
        "Op fire stops American squad 1-2 in 0507: its activation ends.",
        "Un tir d’opportunité arrête le groupe américain 1-2 en 0507 : son activation s’achève.",
    ),
    Case(
        lambda: line(
            AttackMade(GRENADIERS, AT, (SQUAD, SHERMAN), (BEYOND, BEYOND), 6, 5, 2, (6, 5, 4, 2, 1, 1), False)
        ),
        "American squad 1-2 and Sherman no. 1 fire at German squad 1-3 in 0507, 6 dice, 5 or more hits: "
        "6, 5, 4, 2, 1, 1; 2 hits.",
        "Le groupe américain 1-2 et le Sherman n° 1 tirent sur le groupe allemand 1-3 en 0507, 6 dés, touche à 5 ou "
        "plus : 6, 5, 4, 2, 1, 1 ; 2 touches.",
    ),
    Case(
        lambda: line(AttackMade(TIGER, AT, (SQUAD,), (BEYOND,), 1, 6, 0, (), False)),
        "American squad 1-2 fires at Tiger no. 1 in 0507, 1 die: no hit.",
        "Le groupe américain 1-2 tire sur le Tigre n° 1 en 0507, 1 dé : aucune touche.",
    ),
    Case(
        lambda: line(AttackMade(GRENADIERS, AT, (SQUAD,), (BEYOND,), 4, 5, 1, (), True)),
        "American squad 1-2 lays suppressive fire on German squad 1-3 in 0507, 4 dice: 1 hit.",
        "Le groupe américain 1-2 harcèle le groupe allemand 1-3 en 0507, 4 dés : 1 touche.",
    ),
    Case(
        lambda: line(AttackMade(GRENADIERS, AT, (SQUAD, OTHERS), (BEYOND, BEYOND), 8, 5, 3, (), True)),
        "American squad 1-2 and American squad 1-3 lay suppressive fire on German squad 1-3 in 0507, 8 dice: 3 hits.",
        "Le groupe américain 1-2 et le groupe américain 1-3 harcèlent le groupe allemand 1-3 en 0507, 8 dés : "
        "3 touches.",
    ),
    Case(
        lambda: line(Fired(HALFTRACK, AT, 9, 5, 2, (), False)),
        "The card strikes German half-track no. 3 in 0507, 9 dice: 2 hits.",
        "La carte frappe le half-track allemand n° 3 en 0507, 9 dés : 2 touches.",
    ),
    Case(
        lambda: line(ShellingMade(AT, (SQUAD,), (BEYOND,), 3, 5, False)),
        "American squad 1-2 fires mortars at 0507.",
        "Le groupe américain 1-2 tire au mortier sur 0507.",
    ),
    Case(
        lambda: line(ShellingMade(AT, (SQUAD, OTHERS), (BEYOND, BEYOND), 6, 5, False)),
        "American squad 1-2 and American squad 1-3 fire mortars at 0507.",
        "Le groupe américain 1-2 et le groupe américain 1-3 tirent au mortier sur 0507.",
    ),
    Case(
        lambda: line(HexShelled(AT, 3, 5, 1, (6, 2, 1), False)),
        "Area attack on 0507, 3 dice, 5 or more hits: 6, 2, 1; 1 hit.",
        "Attaque de zone sur 0507, 3 dés, touche à 5 ou plus : 6, 2, 1 ; 1 touche.",
    ),
    Case(
        lambda: line(Defended(GRENADIERS, AT, 3, 1, (6, 2, 1))),
        "German squad 1-3 defends, 3 dice: 6, 2, 1; 1 success.",
        "Le groupe allemand 1-3 se défend, 3 dés : 6, 2, 1 ; 1 réussite.",
    ),
    Case(
        lambda: line(Defended(GRENADIERS, AT, 0, 0, ())),
        "German squad 1-3 has no cover.",
        "Le groupe allemand 1-3 n’a aucun couvert.",
    ),
    Case(
        lambda: line(DieTurned(TIGER, 6, "FIG-26")),
        "Thick armour: a defence die of Tiger no. 1 becomes a 6.",
        "Blindage épais : un dé de défense du Tigre n° 1 passe à 6.",
    ),
    Case(
        lambda: line(DieTurned(TIGER, 4, "OPS-05")),
        "Tiger no. 1 has the Ace, who rolls a die again: a 4.",
        "Le Tigre n° 1 porte l’As, qui relance un dé : un 4.",
    ),
    Case(
        lambda: told_of(Unhurt), "American squad 1-2 in 0507 is unhurt.", "Le groupe américain 1-2 en 0507 est indemne."
    ),
    Case(
        lambda: line(FigureLost(SQUAD, OFFICER)),
        "American squad 1-2 loses an officer.",
        "Le groupe américain 1-2 perd un officier.",
    ),
    Case(
        lambda: line(FigureLost(SQUAD, MG)),
        "American squad 1-2 loses a machine gun.",
        "Le groupe américain 1-2 perd une mitrailleuse.",
    ),
    Case(  # model
        lambda: told_of(Conditioned, PINNED, "DMG-04"),
        "American squad 1-2 in 0507 is pinned.",
        "Le groupe américain 1-2 en 0507 est cloué.",
    ),
    Case(
        lambda: told_of(Conditioned, DISRUPTED, "DMG-05"),
        "American squad 1-2 in 0507 is disrupted.",
        "Le groupe américain 1-2 en 0507 est perturbé.",
    ),
    Case(
        lambda: line(Damaged(TIGER, AT, LIGHT)),
        "Tiger no. 1 in 0507 takes light damage.",
        "Le Tigre n° 1 en 0507 subit des dégâts légers.",
    ),
    Case(
        lambda: line(Damaged(TIGER, AT, HEAVY)),
        "Tiger no. 1 in 0507 takes heavy damage.",
        "Le Tigre n° 1 en 0507 subit des dégâts sévères.",
    ),
    Case(
        lambda: line(UnitLost(TRUCK, AT, "DMG-07")),
        "American truck no. 2 is destroyed in 0507.",
        "Le camion américain n° 2 est détruit en 0507.",
    ),
    Case(
        lambda: line(UnitLost(SQUAD, AT, "DMG-02")),
        "American squad 1-2 is eliminated in 0507.",
        "Le groupe américain 1-2 est éliminé en 0507.",
    ),
    Case(
        lambda: line(Mined(SQUAD, AT, 1, (6, 3))),
        "Mines in 0507 go off under American squad 1-2: 6, 3; 1 hit.",
        "Des mines sautent sous le groupe américain 1-2 en 0507 : 6, 3 ; 1 touche.",
    ),
    Case(
        lambda: line(Stopped(SQUAD, AT, "FORT-07")),
        "Razor wire in 0507 stops American squad 1-2.",
        "Les barbelés en 0507 arrêtent le groupe américain 1-2.",
    ),
    Case(
        lambda: line(Stopped(TIGER, AT, "FORT-14")),
        "A tank trap in 0507 stops Tiger no. 1.",
        "Un obstacle antichar en 0507 arrête le Tigre n° 1.",
    ),
    Case(
        lambda: line(PutBack(TIGER, AT, BEYOND)),
        "Tiger no. 1 falls back to 0508, the last hex without enemies.",
        "Le Tigre n° 1 revient en 0508, le dernier hexagone sans ennemi.",
    ),
    Case(
        lambda: told_of(FortEntered, PILLBOX),
        "American squad 1-2 enters the pillbox in 0507.",
        "Le groupe américain 1-2 entre dans le bunker en 0507.",
    ),
    Case(
        lambda: told_of(FortLeft, ENTRENCHMENT),
        "American squad 1-2 leaves the entrenchment in 0507.",
        "Le groupe américain 1-2 quitte le retranchement en 0507.",
    ),
    Case(
        lambda: line(Boarded(SQUAD, TRUCK, AT)),
        "American squad 1-2 embarks on American truck no. 2.",
        "Le groupe américain 1-2 embarque dans le camion américain n° 2.",
    ),
    Case(
        lambda: told_of(Alighted),
        "American squad 1-2 disembarks in 0507.",
        "Le groupe américain 1-2 débarque en 0507.",
    ),
    Case(
        lambda: line(Exited(TRUCK, AT, 2)),
        "American truck no. 2 leaves the map at 0507: 2 VP.",
        "Le camion américain n° 2 sort du plateau en 0507 : 2 PV.",
    ),
    Case(
        lambda: line(WireGone(AT, "FORT-12")),
        "The razor wire in 0507 is gone.",
        "Les barbelés en 0507 disparaissent.",
    ),
    Case(
        lambda: line(AssaultBegan(SQUAD, AT, ())),
        "American squad 1-2 assaults 0507.",
        "Le groupe américain 1-2 donne l’assaut sur 0507.",
    ),
    Case(
        lambda: line(AssaultBegan(SQUAD, AT, (OTHERS,))),
        "American squad 1-2 and American squad 1-3 assault 0507.",
        "Le groupe américain 1-2 et le groupe américain 1-3 donnent l’assaut sur 0507.",
    ),
    Case(
        lambda: line(AssaultRolled(AT, 0, 8, 3, ())),
        "The assault, 8 dice: 3 successes.",
        "L’assaut, 8 dés : 3 réussites.",
    ),
    Case(
        lambda: line(AssaultRolled(AT, 1, 2, 0, (3, 1))),
        "Cover of the defenders, 2 dice: 3, 1; no success.",
        "Couvert des défenseurs, 2 dés : 3, 1 ; aucune réussite.",
    ),
    Case(
        lambda: line(AssaultRolled(AT, 2, 1, 1, (6,))),
        "Return fire, 1 die: 6; 1 hit.",
        "Riposte, 1 dé : 6 ; 1 touche.",
    ),
    Case(
        lambda: line(AssaultWon(AT, 3, 1)),
        "The assault on 0507 succeeds, 3 against 1.",
        "L’assaut sur 0507 réussit, 3 contre 1.",
    ),
    Case(
        lambda: line(AssaultFailed(AT, 1, 2)),
        "The assault on 0507 fails, 1 against 2.",
        "L’assaut sur 0507 échoue, 1 contre 2.",
    ),
    Case(
        lambda: line(HeldTheLine(AT)),
        "The defenders hold 0507: nobody retreats.",
        "Les défenseurs tiennent 0507 : personne ne retraite.",
    ),
    Case(
        lambda: line(ExtraActions(OFFENSIVE, 3)),
        "Major Offensive: 3 actions more in this turn.",
        "La carte Offensive majeure donne 3 actions de plus dans ce tour.",
    ),
    Case(
        lambda: line(CardSpent(COVER, SQUAD)),
        "Take Cover is discarded for its effect.",
        "La carte À couvert est défaussée pour son effet.",
    ),
    Case(
        lambda: line(Supported(OTHERS, SQUAD)),
        "American squad 1-3 supports American squad 1-2: the partner agrees.",
        "Le groupe américain 1-3 soutient le groupe américain 1-2 : le coéquipier accepte.",
    ),
    *(
        Case(
            lambda action=action: line(Activated(SQUAD, action, "ACT-05")),
            f"American squad 1-2 {en}.",
            f"Le groupe américain 1-2 {fr}.",
        )  # type: ignore[misc]
        for action, en, fr in [
            ("advance", "advances", "se met en route pour une avancée"),
            ("fire", "opens concentrated fire", "ouvre un tir concentré"),
            ("op_fire", "prepares op fire", "prépare un tir d’opportunité"),
            ("fire_move", "begins fire and movement", "commence un tir et mouvement"),
            ("assault", "sets out for an assault", "part à l’assaut"),
            ("rest", "is fatigued", "est épuisé"),
        ]
    ),
]

SETUP = [
    Case(
        lambda: line(Built(SQUAD, LOAD_NAMES.index("r2g1"), -1)),
        "American squad 1-2: 2 regular infantry, 1 machine gun.",
        "Le groupe américain 1-2 : 2 fantassins réguliers, 1 mitrailleuse.",
    ),
    Case(
        lambda: line(Built(SQUAD, LOAD_NAMES.index("r3o1"), 1)),
        "American squad 1-2: 3 regular infantry, 1 officer; engineer squad.",
        "Le groupe américain 1-2 : 3 fantassins réguliers, 1 officier ; groupe du génie.",
    ),
    Case(
        lambda: line(Placed(SQUAD, AT, ENTRENCHMENT, True, "SETUP-09")),
        "American squad 1-2 takes position in 0507, in the entrenchment, concealed.",
        "Le groupe américain 1-2 prend position en 0507, dans le retranchement, dissimulé.",
    ),
    Case(
        lambda: line(Placed(TIGER, AT, 0, False, "SETUP-09")),
        "Tiger no. 1 takes position in 0507.",
        "Le Tigre n° 1 prend position en 0507.",
    ),
    Case(
        lambda: line(NoRoom(SQUAD)),
        "There is no room for American squad 1-2: it is lost.",
        "Il n’y a pas de place pour le groupe américain 1-2 : il est perdu.",
    ),
    Case(lambda: line(AceNamed(TIGER)), "Tiger no. 1 has the Tank Ace.", "Le Tigre n° 1 porte l’As."),
    Case(
        lambda: line(Dug(SQUAD, AT)),
        "American squad 1-2 digs an entrenchment in 0507.",
        "Le groupe américain 1-2 creuse un retranchement en 0507.",
    ),
    Case(
        lambda: line(Sheltered(SQUAD, PILLBOX, "FORT-01")),
        "American squad 1-2 enters the pillbox.",
        "Le groupe américain 1-2 entre dans le bunker.",
    ),
    *(
        Case(
            lambda work=work, won=won: line(Tried(SQUAD, work, won, (3,), "SPEC-11")),
            f"American squad 1-2 {en}.",
            f"Le groupe américain 1-2 {fr}.",
        )  # type: ignore[misc]
        for work, won, en, fr in [
            ("heal", True, "tends the wounded: it works", "soigne les blessés : c’est une réussite"),
            ("clear_mines", False, "clears mines: it fails", "démine : c’est un échec"),
            ("lay_mines", False, "lays mines: it fails", "pose des mines : c’est un échec"),
            ("blow", True, "lays a charge at the dump: it works", "pose une charge au dépôt : c’est une réussite"),
        ]
    ),
    Case(
        lambda: line(Healed(SQUAD)),
        "American squad 1-2 gets a regular figure back.",
        "Le groupe américain 1-2 récupère une figurine régulière.",
    ),
    Case(
        lambda: line(Worked(SQUAD, "clear_mines", AT, "OPS-05")),
        "The minefield in 0507 is gone: American squad 1-2 has cleared it.",
        "Le champ de mines en 0507 disparaît : le groupe américain 1-2 l’a retiré.",
    ),
    *(
        Case(
            lambda work=work: line(Worked(SQUAD, work, AT, "OPS-05")),
            f"American squad 1-2 {en} in 0507.",
            f"Le groupe américain 1-2 {fr} en 0507.",
        )  # type: ignore[misc]
        for work, en, fr in [
            ("clear_trap", "clears the tank trap", "retire l’obstacle antichar"),
            ("lay_wire", "lays razor wire", "pose des barbelés"),
            ("lay_smoke", "lays smoke", "pose des fumigènes"),
            ("lay_mines", "lays a minefield", "pose un champ de mines"),
        ]
    ),
    Case(
        lambda: line(Blown(SQUAD, AT)),
        "American squad 1-2 blows the dump in 0507: it scores for nobody.",
        "Le groupe américain 1-2 fait sauter le dépôt en 0507 : il ne rapporte à personne.",
    ),
]

CARDS_LOG = [
    Case(
        lambda: line(CardDrawn(US, ARTILLERY)),
        "The American draws Offensive Artillery.",
        "L’Américain pioche la carte Artillerie offensive.",
    ),
    Case(
        lambda: line(CardPeeked(US, GUNS, ARTILLERY, 1, "OPS-05"), seat=0),
        "The American looks at Offensive Artillery on top of the deck Artillery I.",
        "L’Américain regarde la carte Artillerie offensive sur le paquet Artillerie I.",
    ),
    Case(
        lambda: line(CardPeeked(US, GUNS, ARTILLERY, 1, "OPS-05"), seat=1),
        "The American looks at a card on top of the deck Artillery I.",
        "L’Américain regarde une carte sur le paquet Artillerie I.",
    ),
    Case(
        lambda: line(CardTaken(US, ARTILLERY)),
        "The American takes Offensive Artillery and puts the others back on top.",
        "L’Américain prend la carte Artillerie offensive et remet les autres sur le dessus.",
    ),
    Case(
        lambda: line(CardActivated(DE, BLITZ, 2)),
        "The German activates Blitz for 2 command.",
        "L’Allemand active la carte Blitz pour 2 PC.",
    ),
    Case(
        lambda: line(CardTriedAgain(US, ARTILLERY, False)),
        "The American tries for contact again: Offensive Artillery.",
        "L’Américain cherche de nouveau le contact : Artillerie offensive.",
    ),
    Case(
        lambda: line(CardTriedAgain(US, ARTILLERY, True)),
        "The American fires at the same target again: Offensive Artillery.",
        "L’Américain tire de nouveau sur la même cible : Artillerie offensive.",
    ),
    Case(
        lambda: line(ContactRolled(ARTILLERY, 4, 1, True)),
        "Offensive Artillery makes contact, with 1 added to the die.",
        "La carte Artillerie offensive établit le contact, le dé augmenté de 1.",
    ),
    Case(
        lambda: line(ContactRolled(ARTILLERY, 2, 0, False)),
        "Offensive Artillery makes no contact and waits in the play area.",
        "La carte Artillerie offensive n’établit pas le contact et attend dans la zone de jeu.",
    ),
    Case(
        lambda: line(ContactRolled(ARTILLERY, 1, 1, False)),
        "Offensive Artillery makes no contact, even with 1 added to the die, and waits in the play area.",
        "La carte Artillerie offensive n’établit pas le contact, même le dé augmenté de 1, et attend dans la zone de "
        "jeu.",
    ),
    Case(
        lambda: line(CardRegistered(CARDS.index("registered_fire-1"), AT)),
        "Registered Fire is discarded: the shot lands on target, in 0507.",
        "La carte Tir repéré est défaussée : le tir tombe sur la cible, en 0507.",
    ),
    Case(
        lambda: line(OnTarget(AT, 3, 5)),
        "The shot lands on target, in 0507: 3 or more was needed.",
        "Le tir tombe sur la cible, en 0507 : il fallait 3 ou plus.",
    ),
    Case(
        lambda: line(Missed(3, 1)),
        "The shot drifts 1 hex: 3 or more was needed.",
        "Le tir dévie de 1 hexagone : il fallait 3 ou plus.",
    ),
    Case(
        lambda: line(Drifted(AT, 2)),
        "It goes north-east and comes down in 0507.",
        "Il va vers le nord-est et tombe en 0507.",
    ),
    Case(
        lambda: line(Drifted(-1, 4)),
        "It goes south and off the map: the card has no effect.",
        "Il va vers le sud et sort du plateau : la carte reste sans effet.",
    ),
    Case(
        lambda: line(NoEffect(BLITZ)),
        "Blitz finds nothing more to act on.",
        "La carte Blitz ne trouve plus rien sur quoi agir.",
    ),
    Case(lambda: line(CardRemoved(BLITZ)), "Blitz is removed from the game.", "La carte Blitz est retirée du jeu."),
    Case(
        lambda: line(PoolCut(DE, 4)),
        "The German loses 4 command from the initiative pool.",
        "L’Allemand perd 4 PC de sa réserve d’initiative.",
    ),
    Case(lambda: line(CommandGained(DE, 3)), "The German gets 3 command.", "L’Allemand reçoit 3 PC."),
    Case(
        lambda: line(TruckPaid(US, 2)),
        "The American pays 2 command for a truck.",
        "L’Américain paie 2 PC pour un camion.",
    ),
    *(
        Case(lambda event=event: line(event(SQUAD)), f"American squad 1-2 {en}.", f"Le groupe américain 1-2 {fr}.")  # type: ignore[misc]
        for event, en, fr in [
            (Refreshed, "is fresh again", "est de nouveau frais"),
            (Concealed, "is concealed", "est dissimulé"),
            (Rallied, "rallies and is steady", "se rallie : il est en bon état"),
            (FigureAdded, "gets a regular figure", "reçoit une figurine régulière"),
            (Disbanded, "has no figures left and is removed", "n’a plus de figurine : il est retiré"),
        ]
    ),
    Case(
        lambda: line(Repaired(TIGER, 0)),
        "Tiger no. 1 is repaired and intact.",
        "Le Tigre n° 1 est réparé : il est intact.",
    ),
    Case(
        lambda: line(Repaired(TIGER, LIGHT)),
        "Tiger no. 1 is repaired: light damage is left.",
        "Le Tigre n° 1 est réparé : il reste des dégâts légers.",
    ),
    Case(
        lambda: line(MarkerPlaced(OBSTACLES.index("minefield"), AT)),
        "The card puts a minefield in 0507.",
        "La carte pose un champ de mines en 0507.",
    ),
    Case(
        lambda: line(MarkerRemoved(OBSTACLES.index("razor_wire"), AT)),
        "The card removes the razor wire from 0507.",
        "La carte retire les barbelés en 0507.",
    ),
    Case(
        lambda: line(MarkerRemoved(OBSTACLES.index("pillbox"), AT, SQUAD)),
        "The card removes the pillbox from 0507: American squad 1-2 stands in the open.",
        "La carte retire le bunker en 0507 : le groupe américain 1-2 se retrouve à découvert.",
    ),
    Case(lambda: line(SmokeLaid(AT)), "Smoke covers 0507.", "Des fumigènes couvrent 0507."),
]

PHASES = [
    Case(
        lambda: line(Captured(US, AT)),
        "The American takes control of the objective in 0507.",
        "L’Américain prend le contrôle de l’objectif en 0507.",
    ),
    Case(
        lambda: line(Income(DE, 3, 5)),
        "The German earns 3 command and has 5.",
        "L’Allemand gagne 3 PC et en a 5.",
    ),
    Case(
        lambda: line(Scored(DE, 3, 9, "CMD-06")),
        "The German scores 3 VP and has 9.",
        "L’Allemand marque 3 PV et en a 9.",
    ),
    Case(
        lambda: line(PoolRaised(US, 2, 5)),
        "The American adds 2 command to the initiative pool, which holds 5.",
        "L’Américain verse 2 PC dans sa réserve d’initiative, qui en compte 5.",
    ),
    Case(
        lambda: line(PoolFed(DE, MOBILIZATION, 2, 4)),
        "Rapid Mobilization adds 2 command to the German initiative pool, which holds 4.",
        "La carte Mobilisation rapide verse 2 PC dans la réserve d’initiative allemande, qui en compte 4.",
    ),
    Case(
        lambda: line(Declined(US, "TEAM-06")),
        "The partners do not agree: the American spends no more command in this phase.",
        "Les coéquipiers ne sont pas d’accord : l’Américain ne dépense plus de PC dans cette phase.",
    ),
    Case(
        lambda: line(Declined(US, "TEAM-09")),
        "The American partners do not agree: no more transfers between their squads in this phase.",
        "Les coéquipiers du camp américain ne sont pas d’accord : plus de transfert entre leurs groupes dans cette "
        "phase.",
    ),
    Case(  # model
        lambda: line(Initiative(US, 5, 4, True)),
        "American initiative pool 5, German 4: the initiative goes to the American.",
        "Réserve d’initiative américaine 5, allemande 4 : l’initiative passe à l’Américain.",
    ),
    Case(
        lambda: line(Initiative(DE, 3, 3, True)),
        "American initiative pool 3, German 3: a tie, the initiative changes hands and goes to the German.",
        "Réserve d’initiative américaine 3, allemande 3 : à égalité, l’initiative change de camp et passe à "
        "l’Allemand.",
    ),
    Case(
        lambda: line(Initiative(DE, 1, 4, False)),
        "American initiative pool 1, German 4: the German keeps the initiative.",
        "Réserve d’initiative américaine 1, allemande 4 : l’Allemand garde l’initiative.",
    ),
    Case(
        lambda: line(Recovered((SQUAD, OTHERS), ())),
        "Steady again: American squad 1-2 and American squad 1-3.",
        "De nouveau en bon état : groupe américain 1-2 et groupe américain 1-3.",
    ),
    Case(
        lambda: line(Recovered((), (SQUAD,))),
        "From disrupted to pinned: American squad 1-2.",
        "De perturbé à cloué : groupe américain 1-2.",
    ),
    Case(
        lambda: line(Recovered((OTHERS,), (SQUAD,))),
        "Steady again: American squad 1-3; from disrupted to pinned: American squad 1-2.",
        "De nouveau en bon état : groupe américain 1-3 ; de perturbé à cloué : groupe américain 1-2.",
    ),
    Case(
        lambda: line(SmokeLifted((AT, BEYOND))),
        "The smoke lifts: 0507, 0508.",
        "Les fumigènes se dissipent : 0507, 0508.",
    ),
    Case(lambda: line(CardEnded(BLITZ)), "The effect of Blitz ends.", "L’effet de la carte Blitz prend fin."),
    Case(
        lambda: line(Transferred(SQUAD, REGULAR, OTHERS)),
        "American squad 1-2 gives a regular figure to American squad 1-3.",
        "Le groupe américain 1-2 cède une figurine régulière au groupe américain 1-3.",
    ),
    Case(
        lambda: line(Transferred(SQUAD, MORTAR, OTHERS)),
        "American squad 1-2 gives a mortar to American squad 1-3.",
        "Le groupe américain 1-2 cède un mortier au groupe américain 1-3.",
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
