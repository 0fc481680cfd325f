"""What the log of Tide of Iron says of chosen events, word for word, in both languages."""

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
    SetUpBegan,
    Sheltered,
    Tried,
    Worked,
)
from grognard.games.iron.loads import LOAD_NAMES, MG, MORTAR, OFFICER, REGULAR
from grognard.games.iron.state import DISRUPTED, HEAVY, LIGHT, PINNED
from grognard.kernel import Event, Text
from tests.text.cases import Case
from tests.text.iron_cases import each
from tests.text.telling import line

SQUAD, OTHERS, GRENADIERS = (UNITS.index(name) for name in ("us-1-2", "us-1-3", "de-1-3"))
SHERMAN, TRUCK, TIGER, HALFTRACK = (
    UNITS.index(name) for name in ("us-sherman-1", "us-truck-2", "de-tiger-1", "de-halftrack-3")
)
AT, BEYOND = HEXES.index("0507"), HEXES.index("0508")
ARTILLERY, BLITZ, COVER = (CARDS.index(name) for name in ("offensive_artillery-2", "blitz-1", "take_cover-1"))
OFFENSIVE, MOBILIZATION = CARDS.index("major_offensive-1"), CARDS.index("rapid_mobilization-1")
GUNS = DECK_NAMES.index("artillery_1")


def told_of(event: type[Event], *fields: object) -> Text:
    """What the log says of an event that is about a unit in a hex."""
    return line(event(SQUAD, AT, *fields))


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
        lambda: line(HexShelled(AT, 2, 6, 1, (6, 2), False)),
        "Area attack on 0507, 2 dice, a 6 hits: 6, 2; 1 hit.",
        "Attaque de zone sur 0507, 2 dés, touche à 6 : 6, 2 ; 1 touche.",
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
    *each(
        lambda action: line(Activated(SQUAD, action, "ACT-05")),
        "American squad 1-2 ….",
        "Le groupe américain 1-2 ….",
        [
            ("advance", "advances", "commence une avancée"),
            ("fire", "opens concentrated fire", "ouvre un tir concentré"),
            ("op_fire", "prepares op fire", "prépare un tir d’opportunité"),
            ("fire_move", "begins fire and movement", "commence un tir et mouvement"),
            ("assault", "sets out for an assault", "part à l’assaut"),
            ("rest", "is fatigued", "est épuisé"),
        ],
    ),
]

SETUP = [
    Case(lambda: line(SetUpBegan()), "Set-up.", "Mise en place."),
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
    *each(
        lambda tried: line(Tried(SQUAD, tried[0], tried[1], (3,), "SPEC-11")),
        "American squad 1-2 ….",
        "Le groupe américain 1-2 ….",
        [
            (("heal", True), "tends the wounded: it works", "soigne les blessés : c’est une réussite"),
            (("clear_mines", False), "clears mines: it fails", "démine : c’est un échec"),
            (("lay_mines", False), "lays mines: it fails", "pose des mines : c’est un échec"),
            (("blow", True), "lays a charge at the dump: it works", "pose une charge au dépôt : c’est une réussite"),
        ],
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
    *each(
        lambda work: line(Worked(SQUAD, work, AT, "OPS-05")),
        "American squad 1-2 … in 0507.",
        "Le groupe américain 1-2 … en 0507.",
        [
            ("clear_trap", "clears the tank trap", "retire l’obstacle antichar"),
            ("lay_wire", "lays razor wire", "pose des barbelés"),
            ("lay_smoke", "lays smoke", "pose des fumigènes"),
            ("lay_mines", "lays a minefield", "pose un champ de mines"),
        ],
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
    *each(
        lambda event: line(event(SQUAD)),
        "American squad 1-2 ….",
        "Le groupe américain 1-2 ….",
        [
            (Refreshed, "is fresh again", "est de nouveau frais"),
            (Concealed, "is concealed", "est dissimulé"),
            (Rallied, "rallies and is steady", "se rallie : il est en bon état"),
            (FigureAdded, "gets a regular figure", "reçoit une figurine régulière"),
            (Disbanded, "has no figures left and is removed", "n’a plus de figurine : il est retiré"),
        ],
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
