# La commande `grognard`.
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## La ligne de commande

cli-about = Grognard joue à des wargames de la Seconde Guerre mondiale en appliquant toutes les règles.
cli-about-games = énumérer les jeux, leurs scénarios et leurs options
cli-about-serve = jouer dans le navigateur : servir la table sur cette machine ou pour d’autres
cli-about-play = jouer dans le terminal, contre une personne ou la machine
cli-about-replay = relire une partie enregistrée et vérifier ses dés
cli-about-rules = montrer où chaque règle est programmée et quels tests la prouvent
cli-about-fuzz = jouer des parties au hasard qui cherchent des défauts dans les règles
cli-about-bench = mesurer la vitesse des jeux à côté de python-chess
cli-about-arena-match = jouer beaucoup de parties entre les mêmes places, une ligne pour chacune dans un fichier
cli-about-arena-ladder = faire jouer chaque joueur machine contre celui d’en dessous
cli-about-arena-balance = mesurer ce que gagne chaque camp d’un scénario
cli-about-arena-tune = chercher par des matchs de meilleurs poids pour le jugement d’un jeu, l’un après l’autre
cli-about-arena-breed = élever de meilleurs poids du jugement d’un jeu par des parties entières, tous ensemble
cli-about-check = rejouer les enregistrements de référence avec le code actuel
cli-about-backup = copier la base de données du service dans un seul fichier, même pendant qu’il tourne
cli-more = Plus sur une commande : grognard { $command } --help. Langue : --lang fr ou --lang en.
cli-usage-prefix = usage :
cli-arguments = arguments
cli-everywhere = avec toutes les commandes
cli-help = afficher cette aide
cli-lang = la langue ; sans elle, celle de l’environnement
cli-data = un dossier de données corrigées, pour qui possède le jeu

cli-play-game = le jeu (tank)
cli-play-scenario = le scénario (last_stand)
cli-play-seat = qui joue un camp : person, un niveau (recruit, sergeant, captain, marshal), random, greedy, search ou search:NŒUDS ; peut être répété
cli-play-option = une option de règles ; peut être répétée
cli-play-seed = tirer les dés et les choix de la machine de ce texte : même texte, même partie
cli-play-processes = sur combien de processus réfléchit une machine qui calcule à l’avance (1) ; plus il y en a, plus elle examine de coups dans le même temps
cli-play-load = reprendre une partie enregistrée
cli-replay-file = l’enregistrement
cli-replay-verify = vérifier l’engagement, chaque jet et chaque position
cli-replay-step = montrer la carte après chaque choix et attendre
cli-rules-game = le jeu
cli-rules-no-run = énumérer le code seulement, sans lancer les tests
cli-rules-plain = une ligne par règle, séparée par des tabulations
cli-rules-json = en JSON
cli-fuzz-game = le jeu
cli-fuzz-scenario = ce scénario seulement
cli-fuzz-games = combien de parties (100)
cli-fuzz-seed = la série de parties : même graine, mêmes parties (1)
cli-fuzz-jobs = combien de processus (un par cœur)
cli-bench-game = ce jeu seulement
cli-bench-json = en JSON
cli-bench-seconds = la durée de mesure de chaque scénario dans chacune des trois manches (1)
cli-arena-match-game = le jeu, et le scénario après un deux-points ; sans lui, tous les scénarios à tour de rôle
cli-arena-match-seat = qui joue un camp (greedy) : random, greedy, search:NŒUDS, search:NŒUDSxPROCESSUS, un niveau, greedy@POIDS=VALEUR ; peut être répété
cli-arena-match-option = un réglage des règles ; peut être répété
cli-arena-match-max-turns = arrêter chaque partie après tant de tours, en match nul ; none : jouer jusqu’au bout
cli-arena-match-games = combien de parties (100)
cli-arena-match-seed = la série de parties : même graine, mêmes parties (1)
cli-arena-match-jobs = combien de processus, ou d’ouvriers d’un Ray local (un par cœur)
cli-arena-match-ray = jouer sur une grappe Ray : son adresse, auto pour celle qui tourne ici, local pour une grappe à soi
cli-arena-match-out = un fichier Parquet pour les lignes ; la même commande reprend où le fichier s’arrête
cli-arena-ladder-game = le jeu
cli-arena-ladder-scenario = ce scénario au lieu de celui d’usage
cli-arena-ladder-max-turns = arrêter chaque partie après tant de tours et la juger alors ; none : jouer jusqu’au bout
cli-arena-ladder-games = combien de parties par échelon au plus (400) ; il s’arrête dès que c’est net
cli-arena-ladder-seed = la série de parties : même graine, mêmes parties (1)
cli-arena-ladder-jobs = combien de processus (un par cœur)
cli-arena-ladder-nodes = nœuds par décision de la recherche la plus faible
cli-arena-ladder-out = un fichier Markdown dont la section du jeu est réécrite
cli-arena-balance-game = le jeu
cli-arena-balance-scenario = ce scénario seulement
cli-arena-balance-max-turns = arrêter chaque partie après tant de tours, en match nul
cli-arena-balance-games = combien de parties par scénario et joueur (40)
cli-arena-balance-seed = la série de parties : même graine, mêmes parties (1)
cli-arena-balance-jobs = combien de processus (un par cœur)
cli-arena-balance-player = qui joue les deux camps (greedy) ; search:NŒUDS cherche avec tant de nœuds ; peut être répété
cli-arena-balance-out = un dossier pour les pages du jeu, en Markdown et en HTML, et pour ce qui est joué ; un autre joueur s’y ajoute
cli-arena-tune-game = le jeu
cli-arena-tune-scenario = ce scénario au lieu de celui d’usage
cli-arena-tune-max-turns = arrêter chaque partie après tant de tours et la juger alors ; none : jouer jusqu’au bout
cli-arena-tune-games = combien de parties par essai au plus (200) ; il s’arrête dès que c’est net
cli-arena-tune-seed = la série de parties : même graine, mêmes parties (1)
cli-arena-tune-jobs = combien de processus (un par cœur)
cli-arena-tune-weight = un poids à régler, au besoin à partir d’une autre valeur que la sienne ; peut être répété ; sans lui, tous
cli-arena-tune-rounds = combien de fois tous les poids sont repris, par pas de plus en plus petits (2)
cli-arena-breed-game = le jeu
cli-arena-breed-scenario = ce scénario au lieu de tous à tour de rôle
cli-arena-breed-max-turns = arrêter chaque partie après tant de tours et la juger alors ; sans cela, jouer jusqu’au bout
cli-arena-breed-games = combien de parties par enfant (32)
cli-arena-breed-seed = la série de parties : même graine, mêmes parties (1)
cli-arena-breed-jobs = combien de processus (un par cœur)
cli-arena-breed-weight = un poids à élever, au besoin à partir d’une autre valeur que la sienne ; peut être répété ; sans lui, tous
cli-arena-breed-player = qui joue avec ces poids (search:1, qui suit sa première impression)
cli-arena-breed-children = combien d’enfants par génération (12)
cli-arena-breed-generations = combien de générations (8)
cli-check-file = les enregistrements à rejouer ; sans aucun, ceux de tests/golden
cli-serve-host = l’adresse d’écoute ; sans elle, seule cette machine atteint la table
cli-serve-port = le port (8000, ou un port libre)
cli-serve-public-url = l’adresse que portent les liens et les courriels, pour un service derrière un mandataire
cli-serve-database = la base de données, en adresse SQLAlchemy ; sans elle, celle de GROGNARD_DATABASE_URL ou un fichier de votre dossier de données
cli-serve-no-browser = ne pas ouvrir de navigateur
cli-backup-file = le nouveau fichier
cli-backup-database = la base de données, par une adresse SQLAlchemy ; sans elle, celle de GROGNARD_DATABASE_URL ou le fichier de votre dossier de données

## Ce qui ne va pas dans la ligne de commande ou dans un fichier

cli-usage = La ligne de commande ne se comprend pas ; { $command } --help montre ce qu’elle accepte.
cli-unknown-command = Il n’y a pas de commande « { $name } ». Connues : { $known }.
cli-unknown-argument = « { $argument } » ne veut rien dire ici ; { $command } --help montre ce que la commande accepte.
cli-not-a-number = « { $word } » n’est pas un nombre entier supérieur à zéro.
cli-not-a-pair = « { $word } » n’est pas de la forme NOM=VALEUR.
cli-not-a-time = « { $word } » n’est pas un nombre de secondes supérieur à zéro.
cli-unreadable =
    { $reason ->
        [missing] Il n’y a pas de fichier { $file }.
        [forbidden] Vous n’avez pas le droit de lire le fichier { $file }.
        [folder] Un enregistrement est un fichier ; { $file } est un dossier.
       *[other] Le fichier { $file } ne peut pas être lu.
    }
cli-unwritable =
    { $reason ->
        [missing] Le fichier { $file } ne peut pas être écrit : ce dossier n’existe pas.
        [forbidden] Le fichier { $file } ne peut pas être écrit : vous n’en avez pas le droit.
        [folder] Le fichier { $file } ne peut pas être écrit : c’est un dossier.
       *[other] Le fichier { $file } ne peut pas être écrit.
    }
cli-file-exists = Le fichier { $file } existe déjà et reste tel quel ; nommez-en un autre.
cli-load-alone = Le fichier { $file } dit de quelle partie il s’agit : laissez de côté GAME, SCENARIO et --option.
cli-no-golden = Il n’y a pas d’enregistrement dans { $folder } ; nommez-en, ou lancez la commande dans le dépôt.
cli-needs-chess = L’étalon python-chess manque ; installez-le : pip install chess
cli-needs-package = Il faut le paquet { $package } ; installez-le : pip install { $package }
cli-tests-broken = Les tests de { $folder } ne peuvent pas être lancés : { $reason }
cli-worker-died = Un processus qui jouait des parties a été tué, peut-être faute de mémoire ; essayez moins de --jobs.
cli-our-fault = Quelque chose a cassé de notre côté : { $fault }. Avec GROGNARD_TRACE=1 vous verrez où ; envoyez-le-nous.

## Colonnes

cli-column-scenario = scénario
cli-column-title = titre
cli-column-turns = tours
cli-column-options = options
cli-column-option = option
cli-column-values = valeurs (* = d’usage)
cli-column-rule = règle
cli-column-code = code
cli-column-tests = tests
cli-column-games = parties
cli-column-decisions = décisions
cli-column-wins = victoires { $side }
cli-column-draws = nulles
cli-column-dead-ends = impasses
cli-column-faults = défauts
cli-column-rung = échelon
cli-column-results = gagnées–nulles–perdues
cli-column-pairs = paires
cli-column-rate = taux des paires
cli-column-difference = écart
cli-column-rating = cote
cli-column-seconds = s par partie
cli-column-verdict = verdict
cli-column-cut = dont arrêtées
cli-column-wins-rate = victoires
cli-column-lost = unités perdues
cli-column-both-lose = deux défaites
cli-column-mean-turns = tours par partie
cli-column-note = remarque
cli-column-player = joueur
cli-column-decided = décidée au tour
cli-column-turning = tournant
cli-column-positions = positions
cli-column-slope = pente
cli-column-judged-between = jugé entre
cli-column-judged = jugé, moyenne
cli-column-really-won = vraiment gagné
cli-column-weight = poids
cli-column-present = actuel
cli-column-tried = essayé
cli-column-generation = génération
cli-column-parent = parent
cli-column-children = enfants
cli-column-best = le meilleur

## Jeux

cli-credit = De { $credit }.
cli-unofficial = Ceci est une adaptation non officielle, pour qui possède ces jeux ou veut les découvrir ; tous les droits sur les jeux restent à leurs auteurs et éditeurs.

## Jouer

cli-cursor = ›
cli-cursor-hidden = (non affiché) ›
cli-colon =  :
cli-point = ,
cli-number = { $value }
cli-percent = { $value } %
cli-yes = oui
cli-hint =
    { $grid ->
        [area] Un numéro, ou deux lieux ({ $here } { $there }) · aide · annuler · garder FICHIER · quitter
       *[hex] Un numéro, ou deux lieux (E5 E6) · aide · chances E5 F6 · pourquoi E5 F6 · annuler · garder FICHIER · quitter
    }
cli-commitment = Engagement sur les dés : { $commitment }…
cli-by-itself = d’office
cli-log-back = Retour en arrière.
cli-mark-used = utilisé
cli-level-from = { $level } à partir de { $value }
cli-worth = PV
cli-value-bridge_destroyed = essais manqués
cli-spot-supplied = relié
cli-spot-supplied-1 = relié (infanterie)
cli-spot-cut_off = coupé
cli-undone = Annulé.
cli-saved = Enregistré : { $file }
cli-resume = Pour reprendre : grognard play --load { $file }
cli-not-saved = Rien n’a été enregistré. La prochaine fois, « garder FICHIER » garde la partie et grognard play --load FICHIER la reprend.
cli-save-where = Nommez un fichier : garder FICHIER.
cli-save-first = Enregistrer d’abord ? Un nom de fichier, ou Entrée pour quitter sans enregistrer :
cli-keep-record = Garder l’enregistrement ? Un nom de fichier, ou Entrée pour l’abandonner :
cli-overwrite = { $file } existe. L’écraser ? (oui/non)
cli-unfinished = La partie n’est pas finie.

cli-no-such-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
cli-unknown-word = « { $word } » n’est ni un choix, ni une unité, ni un lieu, ni une commande ; tapez aide pour voir ce qu’il y a.
cli-nobody-there = Il n’y a personne en { $place }.
cli-several-there = Plusieurs unités se trouvent en { $place } ; nommez-en une : { $units }.
cli-no-suggestion = Il n’y a rien à proposer ici.
cli-why-what =
    { $grid ->
        [area] Dites ce que vous feriez : pourquoi { $here } { $there }, pourquoi { $unit } { $there }, pourquoi VERBE { $there }.
       *[hex] Dites ce que vous feriez : pourquoi E5 F6, pourquoi E5 F6 G7, pourquoi promote E5.
    }
cli-why-allowed = C’est permis : { $actions }
cli-odds-what =
    { $grid ->
        [area] Dites de quoi : chances 3, ou chances { $here } { $there } pour ce qui se trouve en { $here }.
       *[hex] Dites de quoi : chances 3, chances shoot, ou chances E5 F6 pour l’unité en E5 qui tire sur celle en F6.
    }
cli-odds-hidden = Cela dépend de quelque chose de caché : les chances ne peuvent pas être dites.
cli-no-roll = Aucun jet avant votre prochain choix.
cli-unknown-rule = Il n’y a pas de règle { $number }.
cli-query-words = Il faut : { $name } { $wanted }.
cli-blocks = { $place } la coupe.
cli-hand-hidden =
    { $side_number ->
        [plural] Seuls { $side_the } le savent.
       *[singular] Seul { $side_the } le sait.
    }
cli-pass-keyboard =
    { $side_number ->
        [plural] Passez le clavier { $side_to }, qui appuient alors sur Entrée.
       *[singular] Passez le clavier { $side_to }, qui appuie alors sur Entrée.
    }
cli-hide-again = Appuyez sur Entrée pour le cacher de nouveau.
cli-step = Entrée : la suite

cli-play-help =
    { $grid ->
        [area] Tapez le numéro d’un choix, ou son texte (move { $unit }, to { $there }) ; plusieurs à la fois se séparent par des points-virgules. Deux lieux seuls disent ce que font dans le second les unités du premier : { $here } { $there }. Une unité se nomme par ce qui est écrit sur son pion, sans les espaces, et plusieurs peuvent aller ensemble : { $unit } UNITÉ { $there }.
       *[hex] Tapez le numéro d’un choix, ou son texte (move us_sherman_1, to E5, face NE) ; plusieurs à la fois se séparent par des points-virgules. Une unité peut être nommée par son hexagone. Deux noms seuls disent ce que fait une unité : E5 E6 l’y déplace, E5 F6 tire sur l’ennemi qui s’y trouve.
    }
cli-command-help = aide
cli-command-undo = annuler
cli-command-why = pourquoi
cli-command-odds = chances
cli-command-suggest = proposer
cli-command-map = carte
cli-command-log = journal
cli-command-rule = règle
cli-command-save = garder
cli-command-quit = quitter
cli-do-help = cette liste (les mots anglais valent aussi)
cli-do-undo = reprendre la dernière action, tant qu’elle n’a rien appris à personne
cli-do-why =
    { $grid ->
        [area] pourquoi LIEU LIEU ou pourquoi UNITÉ LIEU : ce qui s’y oppose ; aussi pourquoi VERBE UNITÉ, pourquoi VERBE LIEU
       *[hex] pourquoi UNITÉ HEX ou pourquoi UNITÉ CIBLE : ce qui s’y oppose ; aussi pourquoi promote UNITÉ, pourquoi leave UNITÉ
    }
cli-do-odds =
    { $grid ->
        [area] chances NUMÉRO, chances ACTION ou chances UNITÉ LIEU : les chances exactes
       *[hex] chances NUMÉRO, chances ACTION ou chances UNITÉ CIBLE : les chances exactes
    }
cli-do-suggest = reprendre un déploiement éprouvé
cli-do-map =
    { $grid ->
        [area] dessiner de nouveau la table, avec tous les lieux
       *[hex] dessiner de nouveau la table
    }
cli-do-log = tout ce qui s’est passé
cli-do-rule = règle NUMÉRO : ce que dit une règle
cli-do-save = garder FICHIER : garder la partie en enregistrement
cli-do-quit = quitter la table
cli-query-los = los HEX HEX : la ligne de vue entre deux hexagones
cli-query-field =
    { $grid ->
        [area] field UNITÉ : ce sur quoi une unité peut tirer d’où elle est
       *[hex] field UNITÉ : ce qui est dans le champ de tir et à portée d’une unité
    }
cli-query-terrain =
    { $grid ->
        [area] terrain LIEU : ce qu’est un lieu
       *[hex] terrain HEX : ce qu’est un hexagone
    }
cli-query-supply =
    { $words ->
        [0] supply : ce qui est relié à sa source, et ce que cela compte
       *[other] supply CAMP : ce qui est relié à une source de ravitaillement
    }
cli-query-sight = sight HEX : tout ce qui est vu d’un hexagone
cli-query-field_vehicles = field_vehicles UNITÉ : où une unité peut tirer sur des véhicules
cli-query-reach = reach UNITÉ : jusqu’où une unité peut avancer
cli-query-spotting = spotting UNITÉ : les hexagones que les mortiers d’un groupe peuvent battre
cli-query-objectives = objectives : qui les contrôle, et ce que cela vaut
cli-query-zone = zone CAMP : où un camp se déploie, et où arrivent ses renforts
cli-query-arrivals = arrivals CAMP : ce que le scénario amène encore à un camp
cli-query-points = points : les points de victoire du moment

## Relecture, contrôle

cli-verified =
    { $draws ->
        [0] Vérifié : l’engagement et { NUMBER($hashes, useGrouping: 0) } positions ; aucun jet n’a été fait.
        [1] Vérifié : l’engagement, un jet et { NUMBER($hashes, useGrouping: 0) } positions.
       *[other] Vérifié : l’engagement, { NUMBER($draws, useGrouping: 0) } jets et { NUMBER($hashes, useGrouping: 0) } positions.
    }
cli-replayed = se rejoue, { NUMBER($entries, useGrouping: 0) } lignes
cli-checked =
    { $failed ->
        [0] { $count } enregistrements sur { $count } se rejouent.
        [1] 1 enregistrement sur { $count } ne se rejoue pas.
       *[other] { $failed } enregistrements sur { $count } ne se rejouent pas.
    }

## Règles

cli-rules-summary = { $count } règles de comportement sur { $all } : programmées { $coded }, testées { $tested }.
cli-rules-not-run = Les tests n’ont pas été lancés.
cli-rules-no-tests = Il n’y a pas de { $folder } ici : seul le code est énuméré.
cli-rules-idle = ({ $test } ne l’exécute pas)
cli-rules-no-code = Sans code ({ $count }) : { $list }
cli-rules-no-test = Sans test qui exécute le code ({ $count }) : { $list }
cli-rules-unknown = Marquées sur des tests, inconnues du livret ({ $count }) : { $list }
cli-rules-failed = Tests marqués qui échouent ({ $count }) : { $list }

## Fuzz

cli-playing = En jeu
cli-fuzz-fault = Une partie a échoué (graine { $seed }), son enregistrement est { $file } : { $fault }
cli-fuzz-done =
    { $failed ->
        [0] { $games ->
            [1] 1 partie, aucun défaut.
           *[other] { $games } parties, aucun défaut.
        }
        [1] 1 partie sur { $games } a échoué.
       *[other] { $failed } parties sur { $games } ont échoué.
    }

## Mesures

cli-bench-measuring = Mesure
cli-bench-compiled = compilé
cli-bench-plain = non compilé
cli-bench-head = Python { $python }, { $way } ; étalon { $name } { $version }, dans la même mesure. Jeu au hasard, scénario le plus lent.
cli-bench-scenario = scénario le plus lent
cli-bench-decisions-per-s = décisions par seconde
cli-bench-activations-per-s = activations par seconde
cli-bench-ratio = fois l’étalon
cli-bench-copy-us = copie, µs
cli-bench-encode-us = encodage, µs
cli-bench-state-bytes = état, octets
cli-bench-view-us = vue et encodage, µs
cli-bench-replay-ms = relecture d’une partie, ms
cli-bench-decisions-per-game = décisions par partie
cli-bench-actions-per-decision = actions par décision
cli-bench-nodes-per-s = nœuds par seconde, recherche
cli-bench-dead-ends = impasses

## Arène

cli-study-rate = { $rate } % ({ $low }–{ $high })
cli-study-made-by = Fait par `{ $command }`, Python { $python }.
cli-study-pairs = Une paire, ce sont deux parties avec les mêmes dés et les camps échangés. Les parties arrêtées comptent comme nulles, et dans leur paire par le jugement de leur dernière position. L’intervalle vaut à 95 % pour tous les contrôles ensemble.
cli-speed = { $rate }/s
cli-match-resumed =
    { $games ->
        [one] 1 partie était déjà jouée.
       *[other] { $games } parties étaient déjà jouées.
    }
cli-match-all = tous
cli-match-interval = Les taux portent sur les parties, avec leurs intervalles à 95 % ; les unités perdues sont une moyenne par partie.
cli-match-kept =
    { $games ->
        [one] 1 partie est dans { $file }, son résumé dans { $page }.
       *[other] { $games } parties sont dans { $file }, leur résumé dans { $page }.
    }
arena-other-rules = Cette machine a d’autres règles ou données de { $game } que celles du début de l’étude ; mettez les deux à la même version.
arena-needs-extra = Il faut pour cela le paquet { $package } ; installez-le : pip install grognard[{ $extra }]
arena-no-cluster = Aucune grappe Ray ne répond à { $address }, ou elle ne vous laisse pas entrer ; lancez-en une avec ray start --head, ou jouez avec --ray local.
arena-workers-lost = Des ouvriers de la grappe ont été perdus { $times } fois dans la même partie ; ce qui est joué est gardé, et la même commande reprend.
arena-no-results = Le fichier { $file } ne contient pas de parties d’une étude et reste tel quel ; indiquez-en un autre.
arena-other-study =
    Le fichier { $file } appartient à une autre étude : { $what ->
        [game] le jeu
        [scenarios] les scénarios
        [options] les options
        [players] les joueurs
        [seed] la graine
        [version] la version des règles
       *[data_hash] les données
    } là-bas : { $there }, ici : { $here }. Indiquez un autre fichier.
cli-verdict-stronger = plus fort
cli-verdict-weaker = plus faible
cli-verdict-unclear = pas net
cli-ladder-title = L’échelle
cli-balance-poor = { $side } sous 20 %
cli-balance-noted = { $scenario }, { $player } : { $note }.
cli-balance-title = { $game } : l’équilibre
cli-balance-about = Le même joueur tient les deux camps. Les taux sont des parties, avec leurs intervalles à 95 %. Une partie est décidée au tour après lequel le vainqueur reste devant jusqu’au bout, d’après le jugement dont se servent les joueurs machine ; son tournant est le tour où ce jugement a le plus bougé vers le vainqueur. Des deux est donnée la médiane. Une partie nulle a un tournant, là où il a le plus bougé, et n’est pas décidée.
cli-balance-plots = La même chose avec des graphiques : [{ $page }]({ $page }).
cli-balance-reading = Les traits sous une barre sont les intervalles, d’abord celui du camp de gauche. La bande autour d’une courbe réunit la moitié centrale des parties qui durent jusque-là. Les colonnes sont des parties par vainqueur, celles du camp de gauche en bas.
cli-balance-origin = D’où cela vient
cli-balance-level =
    { $player }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
cli-balance-results = { $first } { $first_rate }, { $second } { $second_rate } ; nulles { $drawn }, dont arrêtées { $cut } ; deux défaites { $both }.
cli-balance-lead-title = Qui est devant après chaque tour
cli-balance-lead = La médiane du jugement est { $begin } au début du premier tour et { $end } après le tour { $turn }.
cli-balance-ahead = { $side } devant
cli-balance-length-title = Durée en tours
cli-balance-length = { $mean } tours en moyenne ; la moitié centrale des parties en prend { $low } à { $high }.
cli-balance-turning-title = Tournants par tour
cli-balance-turning = La médiane est le tour { $median }, le plus fréquent est le tour { $most }.
cli-balance-decided = Les parties sont décidées au tour { $turn }, par la médiane.
cli-balance-judgement = Ce que vaut le jugement
cli-balance-slope = Après chaque tour, le jugement v, de −1 à 1, est comparé au résultat de la partie pour le camp { $side } ; une nulle vaut une demi-victoire, et les parties arrêtées sont laissées de côté. La probabilité de gagner est ajustée en 1 / (1 + exp(−pente · atanh v)). Avec une pente de 2, elle est (1 + v) / 2, la probabilité jugée ; une pente plus faible veut dire que le jugement promet trop, une plus forte trop peu. Les positions d’une partie ne sont pas indépendantes : peu de parties disent peu.
cli-balance-no-results = Aucune partie n’a encore de résultat : il n’y a rien à comparer au jugement.
cli-balance-range = { $low }–{ $high } %
cli-balance-reliable-title = Probabilité jugée et parties vraiment gagnées
cli-balance-reliable = Probabilités du camp { $side }.
cli-balance-says = Quand le jugement dit { $judged } %, il gagne { $won } %.
cli-balance-discs = À droite la probabilité jugée, vers le haut les parties gagnées ; un disque plus grand réunit plus de positions. Sur la ligne tiretée, le jugement est juste ; la courbe est celle de la pente ajustée.
cli-balance-dropped =
    { $entries ->
        [one] 1 entrée de { $file } a été jouée avec d’autres règles ou données de { $game } et est laissée de côté.
       *[other] { $entries } entrées de { $file } ont été jouées avec d’autres règles ou données de { $game } et sont laissées de côté.
    }
cli-balance-kept =
    { $entries ->
        [one] 1 entrée est dans { $file }, la page est { $page }.
       *[other] { $entries } entrées sont dans { $file }, la page est { $page }.
    }
cli-tune-kept = gardé
cli-tune-left = laissé
cli-breed-generation = Génération { $number }
cli-tune-again = Pour continuer à partir d’ici : { $command }

## Copie de la base

cli-backed-up = Copie faite : { $file }

## Serve

cli-serving = Grognard est prêt : { $address } (Ctrl-C l’arrête)
cli-served = La table est fermée ; chaque partie est conservée.
