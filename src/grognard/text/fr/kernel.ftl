# Ce que tous les jeux partagent. Une chose dont parlent les phrases porte son article et sa grammaire en attributs.
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## Camps et places

side-us = Américain
    .the = l’Américain
    .of = de l’Américain
    .to = à l’Américain
    .masculine = américain
    .feminine = américaine
    .number = singular
side-de = Allemand
    .the = l’Allemand
    .of = de l’Allemand
    .to = à l’Allemand
    .masculine = allemand
    .feminine = allemande
    .number = singular
side-allied = Allié
    .the = les Alliés
    .of = des Alliés
    .to = aux Alliés
    .masculine = allié
    .feminine = alliée
    .number = plural
side-german = Allemand
    .the = l’Allemand
    .of = de l’Allemand
    .to = à l’Allemand
    .masculine = allemand
    .feminine = allemande
    .number = singular
seat-us = 1re division américaine
    .the = la 1re division américaine
    .of = de la 1re division américaine
    .to = à la 1re division américaine
    .number = singular
seat-us2 = 2e division américaine
    .the = la 2e division américaine
    .of = de la 2e division américaine
    .to = à la 2e division américaine
    .number = singular
seat-de = 1re division allemande
    .the = la 1re division allemande
    .of = de la 1re division allemande
    .to = à la 1re division allemande
    .number = singular
seat-de2 = 2e division allemande
    .the = la 2e division allemande
    .of = de la 2e division allemande
    .to = à la 2e division allemande
    .number = singular
seat-observer = spectateur

## Machine players

level-random = Au hasard
level-greedy = Glouton
level-search = Recherche
level-recruit = Recrue
level-sergeant = Sergent
level-captain = Capitaine
level-marshal = Maréchal

## Directions

facing-N = nord
    .to = au nord
facing-NE = nord-est
    .to = au nord-est
facing-SE = sud-est
    .to = au sud-est
facing-S = sud
    .to = au sud
facing-SW = sud-ouest
    .to = au sud-ouest
facing-NW = nord-ouest
    .to = au nord-ouest

## Terrain

terrain-bridge = pont
    .the = le pont
    .number = singular
terrain-building = bâtiment
    .the = le bâtiment
    .number = singular
terrain-clear = terrain dégagé
    .the = le terrain dégagé
    .number = singular
terrain-forest = forêt
    .the = la forêt
    .number = singular
terrain-hill = colline
    .the = la colline
    .number = singular
terrain-pond = étang
    .the = l’étang
    .number = singular
terrain-ridge = crête
    .the = la crête
    .number = singular
terrain-rough = terrain accidenté
    .the = le terrain accidenté
    .number = singular
terrain-stream = ruisseau
    .the = le ruisseau
    .number = singular
terrain-town = village
    .the = le village
    .number = singular
terrain-woods = bois
    .the = les bois
    .number = plural

## Listes

list-and = { $first } et { $last }

## Journal

log-forced = D’office : { $action }.

## Refus

refusal-not-asked = Cette décision n’est pas la vôtre.
refusal-not-listed = « { $action } » ne fait pas partie des choix du moment.
refusal-game-over = La partie est finie.

## Noms et mots donnés par quelqu’un

unknown-name =
    { $kind ->
        [unit] Aucune unité ne s’appelle « { $name } ».
        [hex] Il n’y a pas d’hexagone « { $name } » sur cette carte.
        [place] Il n’y a pas de lieu « { $name } » sur cette carte.
        [facing] « { $name } » n’est pas une orientation : donnez N, NE, SE, S, SW ou NW.
        [side] Aucun camp ne s’appelle « { $name } ».
       *[other] Rien ici ne s’appelle « { $name } ».
    }
unknown-verb = Aucune action ne commence par « { $verb } ». Actions connues : { $known }.
wrong-length =
    { $wanted ->
        [0] « { $line } » est trop long : { $verb } s’écrit seul.
        [one] « { $line } » ne convient pas : { $verb } prend un mot.
       *[other] « { $line } » ne convient pas : { $verb } prend { $wanted } mots.
    }
unknown-language = La langue « { $name } » n’existe pas ici. Langues connues : { $known }.
unknown-game = Le jeu « { $name } » n’existe pas ici. Jeux connus : { $known }.
unknown-scenario = Le scénario « { $name } » n’existe pas dans { $game }. Scénarios connus : { $known }.
unknown-option = L’option « { $name } » n’existe pas dans { $game }. Options connues : { $known }.
bad-option = L’option { $option } ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
unknown-seat = La place « { $name } » n’existe pas dans { $game }. Places connues : { $known }.
seat-not-played = La place « { $name } » ne se joue pas avec ces options. Places jouées : { $played }.
unknown-player = Aucune machine ne s’appelle « { $name } ». Machines connues : { $known }.
bad-nodes = « { $name } » n’est pas de la forme search:NŒUDS, avec un nombre entier de nœuds au-dessus de zéro.
bad-processes = « { $word } » n’est pas un nombre de processus : donnez un nombre entier de 1 à { $most }.
unknown-weight = { $game } n’a pas de poids « { $name } ». Poids connus : { $known }.
bad-weight = « { $word } » n’est pas un nombre pour un poids.
query-arguments =
    { $wanted ->
        [0] Le calque « { $name } » ne prend aucun nom ; reçu : { $given }.
        [one] Le calque « { $name } » prend 1 nom ; reçu : { $given }.
       *[other] Le calque « { $name } » prend { $wanted } noms ; reçu : { $given }.
    }
not-one-line = Un nom tient sur une ligne, sans espace au début ni à la fin : ce n’est pas le cas de { $word }.
unknown-query = Le calque « { $name } » n’existe pas dans { $game }. Calques connus : { $known }.

## En jeu

no-actions = Donnez au moins une action.
nothing-to-undo = Rien ne peut être annulé au-delà de ce point ; demandez une reprise à votre adversaire.
no-such-moment =
    { $moments ->
        [0] Personne n’a encore agi : il n’y a pas de moment { NUMBER($moment, useGrouping: 0) } où aller.
       *[other] Il n’y a pas de moment { NUMBER($moment, useGrouping: 0) } : la partie en compte { NUMBER($moments, useGrouping: 0) } pour l’instant, à partir de 0.
    }
no-consent = Une reprise demande l’accord de tous ; { $seat } ne l’a pas donné.

## Fichiers

bad-data = Le fichier de données { $file } est à corriger, entrée { $entry } : { $reason }.
no-overlay = Il n’y a pas de dossier { $folder } où lire des données corrigées.
no-corrections = Le jeu { $game } ne prend pas de données corrigées ; n’indiquez pas le dossier { $folder }.
other-data = Cette position vient d’autres données ({ $data }) que celles de ce jeu ({ $known }). Indiquez le dossier de données corrigées de cette partie.
bad-state = Ceci n’est pas une position de { $game } : { $reason }.

## Enregistrements

record-foreign = Ce fichier n’est pas un enregistrement : la ligne { $line } devrait être « grognard record 1 ».
record-truncated = L’enregistrement s’arrête après la ligne { NUMBER($line, useGrouping: 0) } : la fin manque.
record-damaged = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement est abîmée : « { $reason } ».
record-refused = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : « { $reason } » ne faisait pas partie des choix.
record-hash = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : la position n’est pas celle qui était notée ; une ligne d’avant a été changée ou perdue.
record-draw = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : ce jet ne vient pas de la clé des dés.
record-ruleset = L’enregistrement suit la version { $ruleset } des règles ; ce jeu a la version { $known }.
record-data = L’enregistrement vient d’autres données ({ $data }) que celles de ce jeu ({ $known }). Indiquez le dossier de données corrigées de cette partie.
record-no-secret = L’enregistrement ne contient pas le secret : ses dés ne peuvent pas être vérifiés.
record-commitment = Le secret de l’enregistrement n’est pas celui de l’engagement pris au début.
