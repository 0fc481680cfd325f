# Les pages du navigateur autour de la table : accueil, nouvelle partie, règles, profil.

## Partout

web-skip = Aller à la page
web-home = Grognard, accueil
web-nav = Pages
web-nav-play = Jouer
web-nav-watch = Regarder
web-nav-learn = Apprendre
web-language = Langue
web-language-name = Français
web-language-switch = Passer à l’anglais
web-theme-to-dark = Couleurs sombres
web-theme-to-light = Couleurs claires
web-nameless = Sans nom
web-close = Fermer
web-loading = Chargement.
web-try-again = Réessayer
web-save = Enregistrer
web-saved = Enregistré.
web-copy = Copier
web-copy-link = Copier le lien
web-share = Partager
web-link-copied = Lien copié.
web-link-by-hand = Ce navigateur ne laisse aucune page copier. Copiez à la main : { $link }
web-connection-lost = Connexion perdue. Votre dernière action est enregistrée ; nouvel essai.
web-wrong-link = Ce lien n’ouvre aucune place. Demandez à votre adversaire de le renvoyer.
web-our-fault = Quelque chose a cassé de notre côté. Rien n’est perdu. Envoyez-nous ce moment.
web-rule-of = Règle { $rule }
web-rules = Règles
web-about = À propos de ce jeu
web-games = Jeux
web-to-games = Vers vos parties
web-lost = Il n’y a rien ici
web-lost-second = Cette adresse ne mène à aucune page. Le lien est peut-être coupé, ou la table a été supprimée.

## Accueil

web-hero =
    { $count ->
        [0] Toutes les règles. Tous les adversaires.
        [1] Une bataille. Toutes les règles. Tous les adversaires.
        [2] Deux batailles. Toutes les règles. Tous les adversaires.
        [3] Trois batailles. Toutes les règles. Tous les adversaires.
        [4] Quatre batailles. Toutes les règles. Tous les adversaires.
        [5] Cinq batailles. Toutes les règles. Tous les adversaires.
       *[other] { $count } batailles. Toutes les règles. Tous les adversaires.
    }
web-hero-second = On ne clique que ce que les règles permettent, et « pourquoi pas ? » est à un geste.
web-join-by-link = Rejoindre par lien
web-join-link = Le lien que vous avez reçu
web-join = Rejoindre
web-new-game = Nouvelle partie
web-new-game-of = Nouvelle partie : { $game }
web-play-now = Jouer tout de suite
web-play-now-of = Jouer tout de suite : { $game }
web-your-games = Vos parties
web-wait-for-you =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
web-no-games = Aucune partie pour l’instant. Lancez-en une contre une machine : elle répond en quelques secondes.
web-against = Contre { $name }.
web-with-against = Avec { $partner }, contre { $name }.
web-both-seats =
    { $count ->
        [2] Les deux places sont à vous.
       *[other] Toutes les places sont à vous.
    }
web-waits-for-player = Une place est encore libre.
web-time-left = reste { $time }
web-play = Jouer
web-look = Voir
web-you = vous
web-free-seat = une place libre
web-seat-of = { $side } : { $name }
web-plays = { $name } joue { $side_the }, { $tempo }
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend de joueur. Ouvrez-en une : s’y assied qui veut.
web-sit = S’asseoir
web-all-games = Toutes
web-watch = Regarder
web-watch-second = Les parties que leurs joueurs ont ouvertes aux spectateurs. Ce qui est caché le reste jusqu’à la fin.
web-nothing-to-watch = Aucune partie n’est ouverte aux spectateurs.
web-finished = Parties finies
web-no-finished = Une partie finie se revoit ici, de chaque place.
web-replay = Revoir
web-open-record = Ouvrir un fichier de partie
web-scenarios =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }

## Nouvelle partie

web-scenario = Scénario
web-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
web-turns-placed = { $turns }, déploiement libre
web-no-limit = aucune limite
web-data-line = Cartes et pions sont refaits d’après ce qui est publié.
web-what-is-rebuilt = Ce qui est reconstitué, et pourquoi
web-opponent = Adversaire
web-opponent-machine = Une machine
web-opponent-machine-second = répond en quelques secondes, ne triche jamais
web-opponent-friend = Quelqu’un que vous invitez
web-opponent-friend-second = envoyez un lien ; en direct ou sur des semaines
web-opponent-open = N’importe qui
web-opponent-open-second = la table reste affichée jusqu’à ce qu’on s’y assoie
web-opponent-here =
    { $count ->
        [2] Les deux places ici
       *[other] Toutes les places ici
    }
web-opponent-here-second =
    { $count ->
        [2] un écran, deux joueurs
       *[other] un écran pour tous
    }
web-level = Force de la machine
web-other-seats = Les autres places
web-your-side =
    { $count ->
        [2] Votre camp
       *[other] Votre place
    }
web-either =
    { $count ->
        [2] L’un ou l’autre
       *[other] N’importe laquelle
    }
web-tempo = Rythme
web-tempo-none = Sans pendule
web-tempo-live = En direct
web-tempo-days-label = En jours
web-tempo-minutes = minutes pour la partie
web-tempo-increment = secondes de plus par coup
web-tempo-days = jours par coup
web-tempo-live-of = en direct, { $minutes } min + { $increment } s
web-tempo-days-of =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-public = D’autres peuvent regarder
web-public-second = un spectateur ne voit jamais ce qui est caché
web-dice = Dés
web-dice-checked = vérifiables après la partie
web-dice-key = votre clé { $key }
web-start-as = Jouer { $side_the }
web-start-either = Commencer, camp tiré au sort
web-start-here =
    { $count ->
        [2] Commencer, les deux places ici
       *[other] Commencer, toutes les places ici
    }
web-leave-and-return = Vous pouvez partir et revenir quand vous voulez.
web-table-open = La table est ouverte
web-table-open-second = Qui ouvre le lien prend la place. Vous pouvez déjà regarder la carte ; le lien se trouve aussi à la table.
web-invitation-for = Invitation : { $side }
web-invitation = { $game } : on vous invite à jouer { $side_the }
web-name-for-friend = C’est le nom que l’on verra à la table.
web-to-table = Aller à la table

## Invitation, identité

web-invited = Une place vous est gardée
web-invited-second = Ce lien vient de quelqu’un que vous connaissez. Dites votre nom et prenez place.
web-your-name = Votre nom
web-sit-down = Prendre place
web-login = Reprendre votre identité ici ?
web-login-second = Ce navigateur reprend le nom et les parties de l’identité à qui le courriel était adressé. Celle qu’il a maintenant est remplacée.
web-login-yes = La reprendre ici
web-login-no = Ne rien changer
web-login-done = Ce navigateur est maintenant { $name }.

## Profil

web-profile = Profil
web-profile-second = Ni compte ni mot de passe : un cookie de ce navigateur est votre clé.
web-you-here = Vous
web-this-screen = Cet écran
web-theme = Couleurs
web-theme-light = Claires
web-theme-dark = Sombres
web-as-system = Comme le système
web-counters = Pions
web-counters-silhouettes = Silhouettes
web-counters-nato = Symboles OTAN
web-dice-rolled = Lancés
web-dice-instant = Immédiats
web-motion = Animations
web-motion-full = Toutes
web-motion-reduced = Réduites
web-sound = Sons
web-sound-second = dés, mouvements et votre tour
web-notices = Votre tour, par courriel
web-mail = Adresse électronique
web-mail-why = Un lien vous est envoyé. Il confirme l’adresse et ouvre cette identité sur tout appareil.
web-mail-known = Confirmée : { $email }. Un nouveau lien ouvre cette identité sur un autre appareil.
web-mail-send = Envoyer le lien
web-mail-sent = Un lien part vers { $email }.
web-mail-turn = M’écrire quand une partie m’attend
web-no-mail-here = Ce serveur n’envoie pas de courriel.
web-webhook = Webhook
web-webhook-why = Une adresse appelée quand une partie vous attend ; laissez vide pour aucune.
web-forget = Oublier ce navigateur
web-forget-second = Votre cookie est effacé et ce navigateur repart de zéro. Sans adresse confirmée, personne ne peut revenir à vos places.
web-forget-sure = Oublier, et quitter mes places
web-keep = Garder
web-forgotten = Ce navigateur repart de zéro.

## Règles et sources

web-rules-of = Règles de { $game }
web-rules-search = Chercher : un mot, ou le numéro d’une règle
web-rules-found =
    { $count ->
        [0] Aucune règle
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-none = Aucune règle ne dit « { $sought } ».
web-chapters = Chapitres
web-ruling = lecture
web-ruling-why = Le livret laisse la question ouverte ; voici comment on le lit ici.
web-option = option
web-sources = D’où viennent les données
web-sources-second = Les règles sont appliquées comme le livret les donne. Ce qu’aucune source publique ne montre a été reconstitué, et c’est indiqué.
web-provenance-reconstructed = reconstitué
web-provenance-public = publié
web-provenance-seed = fourni
web-ruleset = Règles, version
web-data-hash = Empreinte des données

## Niveaux de la machine, le plus faible d’abord

web-level-recruit = Ne regarde pas plus loin que l’unité en main.
web-level-sergeant = Voit plus loin, 4 secondes au plus par tour.
web-level-captain = Réfléchit jusqu’à une seconde par décision, 15 secondes par tour.
web-level-marshal = Réfléchit jusqu’à 3 secondes par décision, une minute par tour.

