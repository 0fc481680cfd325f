# La page d’une partie

## Régions et outils

table-home = Vers l’accueil
table-map = Carte. Les flèches déplacent le curseur, Entrée choisit, Tab va à ce qui peut agir.
table-panel = Situation, journal et règles
table-prompt-region = Ce qui est demandé
table-tools = Outils de la carte
table-tabs = Journal, règles, chat et notes
table-tracks = Situation
table-beside = À côté de la carte
table-chits = Jetons
table-cards = Cartes
table-on-top = Dessus du paquet { $deck }
table-hand = Main
table-markers = Sur la carte
table-drawer = Situation et journal
table-close = Fermer
table-back = Retour
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-fit = Toute la carte
table-hide-counters = Cacher les pions (Z)
table-hint = Conseil (H)
table-layer-los = Ligne de vue (L)
table-layer-zones = Zones de contrôle (C)
table-layer-zones-of = Zones de contrôle : { $side } (C)
table-layer-supply = Ravitaillement (S)
table-layer-supply-of = Ravitaillement : { $side } (S)

## Places

table-you = { $name } (vous)
table-sitter = { $name } ({ $seat })
table-machine = { $level } (machine)
table-free-seat = place libre
table-online = à la table
table-away = absent
table-asked = doit décider
table-your-turn = À vous
table-clock-days = { $days } j { $hours } h
table-connection-lost = Connexion perdue ; nouvel essai.
table-moved-on = La partie a avancé. Voici où elle en est.

## L’invite

table-waiting = Les dés roulent.
table-chosen = { $unit } : choisissez ce qu’elle fait, ou une autre unité.
table-chosen-many = { $count } unités : choisissez ce qu’elles font, ou d’autres unités.
table-chosen-group = { $group } : choisissez un lieu sur la carte, ou un autre groupe.
table-and-more =
    { $count ->
        [one] { $action } et une autre unité
       *[other] { $action } et { $count } autres unités
    }
table-planned = { $action } ?
table-decides = { $name } décide.
table-thinks =
    { $count ->
        [one] { $name } réfléchit.
       *[other] { $name } réfléchissent.
    }
table-waits-for-seat = La place { $side_of } est libre. La partie commence quand quelqu’un la prend.
table-over = La partie est finie. Le journal et la relecture montrent son cours.
table-refused-how = Choisissez ce qui est en surbrillance, ou une autre unité.
table-warning =
    { $count ->
        [one] Une unité peut encore agir : { $units_the }.
       *[other] { $more ->
            [0] { $count } unités peuvent encore agir : { $units_the }.
           *[other] { $count } unités peuvent encore agir, dont { $units_the }.
        }
    }
table-warning-how = Le même bouton, une seconde fois, y met fin quand même.
table-earlier = Un moment passé : ligne { $entry } du journal.
table-earlier-how = Échap revient au présent.
table-showing = { $name } joue.
table-showing-how = Une touche mène droit à la fin.
table-legend-act = Or : unités qui peuvent agir.
table-legend-reach = Bleu : à portée, avec le coût.
table-legend-place = Bleu : au choix sur la carte.
table-legend-target = Tirets rouges : cibles ; choisissez-en une pour voir les chances.
table-legend-foe = Tirets rouges : ennemis à portée.
table-legend-enemy = Tirets rouges : unités ennemies au choix.
table-legend-field = Pointillé : ce qu’elle couvre.
table-legend-facing = Pointes : orientations, aussi par les touches 1 à 6.
table-legend-card = Or : à jouer, à côté de la carte.
table-legend-supplied = Vert : relié à sa source.
table-legend-cut_off = Rouge hachuré : coupé.
table-legend-partly = Vert tireté : relié pour certaines unités seulement.
table-legend-blocks = Coupée en { $places }.
table-legend-layer = Échap retire ce calque.
table-sight-from = Ligne de vue : choisissez où elle commence.
table-sight-to = Ligne de vue : choisissez où elle finit.
table-advice = Conseil
table-advice-chance = Chances de victoire : { $chance }.
table-advice-reply = Meilleure réponse ({ $seat }) : { $moves }.
table-advice-more = encore { $count } étapes
table-undo = Annuler
table-undo-to-here = Annuler jusqu’ici
table-ask-take-back = Demander à reprendre
table-to-present = Au présent
table-suggested = Mise en place proposée
table-pause = Pause
table-go-on = Continuer
table-step = Un pas
table-skip = Passer
table-confirm = Lancer les dés
table-add = Ajouter
table-number = Nombre
table-less = Moins
table-more = Plus
table-cancel = Annuler

## Chances et refus

table-odds = Chances
table-odds-of = { $result } : { $unit_the } ({ $place })
table-odds-with = Avec { $unit_the } ({ $place }) :
table-odds-later = Ce qui peut suivre
table-odds-why = Le calcul
table-odds-sampled = Estimation : trop de jets pour les compter tous.
table-odds-average = { $outcome } : { $amount } en moyenne.
table-odds-amounts = { $outcome } : dans le détail
table-shift-left =
    { $count ->
        [one] 1 colonne à gauche
       *[other] { $count } colonnes à gauche
    }
table-shift-right =
    { $count ->
        [one] 1 colonne à droite
       *[other] { $count } colonnes à droite
    }
table-planner = En cours
table-options = Votre réponse et sa chance : { $outcome }
table-procedure = Étapes
table-step-done = faite
table-step-now = en cours
table-pairings = Qui tire sur qui
table-pairing-chosen = { $piece } tire sur { $target }
table-pairing-may = { $piece } peut tirer sur { $target }
table-pairing-barred = { $piece } ne peut pas tirer sur { $target }
table-shot = Tir d’artillerie
table-refusal = Les règles ne le permettent pas
table-read-rule = Lire la règle
table-rule = Règle { $rule }
table-dice = Dés : { $dice }

## Le panneau

table-of = { $value } sur { $size }
table-level-from = { $level } à partir de { $value }
table-discs = { $name } : { $value } dépensés, { $certain } certains, { $size } au plus
table-certain = { $certain } certains
table-hidden =
    { $count ->
        [one] caché
       *[other] { $count } cachés
    }
table-selected = Choisie
table-selected-count =
    { $count ->
        [one] 1 unité choisie
       *[other] { $count } unités choisies
    }
table-select-all = Choisir les { $count } qui peuvent agir
table-select-none = N’en choisir aucune
table-units =
    { $count ->
        [one] 1 unité
       *[other] { $count } unités
    }
table-steps = { $steps } pas sur { $full }
table-facing = face au { $facing }
table-stack = Pile : { $place }
table-tab-log = Journal
table-tab-rules = Règles
table-tab-chat = Chat
table-tab-notes = Notes
table-unread = non lu
table-log-empty = La première ligne sera la vôtre.
table-by-itself = d’office
table-jump = Voir le moment { $entry }
table-rules-search = Chercher dans les règles
table-rules-none = Aucune règle ne contient tous ces mots.
table-ruling = arbitrage
table-option = option
table-chat-line = Écrire à la table
table-chat-empty = Rien n’a encore été écrit.
table-send = Envoyer
table-notes-how = Vous seul lisez ces notes.
table-luck = Chance aux dés
table-luck-even = égale
table-luck-of = { $side } { $points }
table-luck-how = Points de chances de victoire que les dés ont donnés au-delà de l’attendu.

## Offres et fin

table-offer-draw = Proposer match nul
table-offered = La proposition est faite.
table-take-back-asked = La reprise est demandée.
table-offer-draw-mine = Vous proposez match nul.
table-offer-draw-theirs = { $name } propose match nul.
table-offer-take-back-mine = Vous demandez à reprendre au moment { $entry }.
table-offer-take-back-theirs = { $name } demande à reprendre au moment { $entry }.
table-offer-rematch-mine = Vous proposez une revanche.
table-offer-rematch-theirs = { $name } propose une revanche.
table-offer-agreed = Vous avez accepté ; quelqu’un d’autre ne l’a pas encore fait.
table-withdraw = Retirer
table-accept = Accepter
table-decline = Refuser
table-flagged = Votre adversaire n’a plus de temps.
table-claim = Réclamer la victoire au temps
table-result-win = Vous gagnez.
table-result-loss = Vous perdez.
table-result-draw = Match nul.
table-rematch = Revanche
table-to-rematch = Vers la revanche
table-replay = Relecture

## Menu et partage

table-menu = Réglages et partie
table-theme = Apparence
table-theme-light = Clair
table-theme-dark = Sombre
table-theme-system = Comme le système
table-language = Langue
table-counters = Pions
table-counters-silhouettes = Silhouettes
table-counters-nato = Symboles OTAN
table-dice-setting = Dés
table-dice-rolled = Ils roulent
table-dice-instant = Aussitôt
table-sounds = Sons
table-text-board = Carte en texte
table-to-map = Vers la carte
table-keys = Touches
table-resign = Abandonner
table-resign-sure = Oui, abandonner
table-give-time = Donner du temps
table-time-given = Votre adversaire a plus de temps.
table-nudge = Relancer
table-nudged = Un rappel est parti.
table-order = Ordre permanent : { $answer }
table-order-new = Ordre permanent
table-order-how = En votre absence, les décisions comme celle-ci reçoivent cette réponse.
table-seat-file = Fichier de place
table-mail-answer = Réponse par courrier
table-record = Enregistrement
table-delete = Supprimer la partie
table-delete-sure = Oui, la supprimer
table-commitment = Engagement des dés :
table-share = Partager
table-share-seat = Invitation à la place { $side_of }
table-share-watch = Pour regarder
table-share-moment = Ce moment

## Passer l’écran

table-curtain = Passez l’écran { $side_to }
table-curtain-how = Le joueur suivant peut voir ce que le précédent ne peut pas voir. La carte revient quand il est prêt.
table-curtain-ready = { $side } : prêt

## La carte en mots

table-yours = à vous
table-theirs = à l’adversaire
table-is-selected = choisie
table-can-act = peut agir
table-can-be-chosen = peut être choisie
table-is-target = cible, { $chance }
table-in-reach = accessible
table-cost = accessible, coût { $cost }
table-can-do = { $unit } : ce qui est possible
table-aim-piece = { $unit_the } ({ $place })
table-aim-target = { $unit_the } ({ $place }) : { $chance }
table-aim-place = Vers { $place }
table-aim-cost = Vers { $place }, coût { $cost }
table-column-unit = Unité
table-column-place = Lieu
table-column-state = État
table-column-do = Ce qui est possible
table-choose = Choisir
table-type = Tapez une action ou un lieu

## Touches

table-key-arrows = déplacer le curseur
table-key-tab = prochaine chose qui peut agir
table-key-enter = choisir ou valider
table-key-shift = avec un clic : ajouter une unité, ou passer par un lieu sans s’y arrêter
table-key-esc = un pas en arrière
table-key-f = tirer, attaquer, lancer
table-key-e = finir la phase
table-key-p = passer
table-key-facings = choisir une orientation
table-key-u = annuler
table-key-space = ouvrir la pile
table-key-z = cacher les pions tant qu’elle est tenue
table-key-l = ligne de vue
table-key-c = zones de contrôle
table-key-s = ravitaillement
table-key-w = pourquoi pas, au curseur
table-key-h = conseil
table-key-slash = taper une action ou un lieu
table-key-brackets = plus tôt et plus tard dans le journal
table-key-help = ces touches
