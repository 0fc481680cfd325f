# Le service : ce qu’il répond, et les courriers qu’il envoie.
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## Tables et places

service-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
service-still-waiting = La partie commence quand toutes les places sont prises.
service-moved-on = La partie a avancé depuis ; regardez de nouveau la table.
service-not-your-seat = Cette place n’est pas la vôtre.
service-seat-taken = Quelqu’un est déjà assis là.
service-wrong-link = Ce lien n’ouvre aucune place ; redemandez-le.
service-not-host = Seul qui a ouvert la table peut le faire.
service-others-play = Quelqu’un d’autre joue encore à cette table ; terminez d’abord la partie.
service-too-many-tables = Vous avez { $most } tables ouvertes ; terminez-en ou supprimez-en une d’abord.
service-dice-used = Ces dés appartiennent déjà à une autre table ; ouvrez de nouveau la partie.
service-bad-nonce = Votre part de la clé des dés tient sur une ligne de lettres et de chiffres.

## En jeu

service-nothing-to-suggest = Il n’y a rien à suggérer ici.
service-hint =
    { $count ->
        [one] La machine ferait ceci.
       *[other] La machine ferait ceci, en { $count } étapes.
    }
service-no-order = Vous n’avez pas donné cet ordre permanent.
service-not-flagged = Le temps de personne n’est écoulé.
service-no-clock = Personne d’autre ne joue contre la montre en ce moment.
service-your-turn = C’est à vous de décider : il n’y a personne d’autre à relancer.
service-nudged = Un rappel est parti il y a moins d’une heure.
service-no-offer = Cette proposition ne tient plus.
service-machine-declines = La machine décline.
service-ending-resign =
    { $side_number ->
        [plural] { $side_the } abandonnent.
       *[singular] { $side_the } abandonne.
    }
service-ending-time = Le temps est écoulé pour { $side_the }.
service-ending-draw = Match nul par accord.

## Enregistrements et fichiers de place

service-record-later = L’enregistrement pourra être lu quand la partie sera finie.
service-foreign-seat-file = Ce n’est pas un fichier de place de cette table.
service-no-answer = Le fichier n’a pas de ligne qui commence par « answer » et continue par une action.
service-seat-file-wait = Ce n’est pas à vous de jouer.
service-seat-file-how = Écrivez une de ces actions, ou plusieurs séparées par des points-virgules, derrière « answer », et renvoyez le fichier.

## Personnes

service-nobody = Ce navigateur n’est pas connu ici ; rechargez la page.
service-bad-name = Un nom tient sur une ligne et contient au moins une lettre.
service-bad-webhook = Un webhook est une adresse qui commence par http:// ou https:// et que l’on peut joindre depuis le web.
service-no-mail = Ce service n’envoie pas de courrier.
service-too-many-mails = Plusieurs courriers sont déjà en route vers vous ; suivez le lien de l’un d’eux.
service-login-stale = Ce lien a déjà servi ou est trop ancien ; demandez-en un nouveau.

## Requêtes

service-bad-request = Cette requête ne se comprend pas : { $reason }
service-no-page = Il n’y a rien à cette adresse.
service-too-large = C’est trop volumineux pour être accepté.
service-too-fast = C’était trop à la fois ; attendez un instant.
service-foreign-origin = Cette requête vient d’un autre site et n’est pas acceptée.
service-our-fault = Quelque chose a cassé de notre côté. La partie reste telle qu’elle était.

## L’opérateur

service-bad-setting = Le réglage { $name } ne peut pas valoir « { $value } ».
service-bad-smtp = Les réglages du courrier ne se comprennent pas : GROGNARD_SMTP_URL commence par smtp://, smtps:// ou smtp+starttls:// et nomme un hôte, GROGNARD_MAIL_FROM contient une adresse.
service-no-port = Le service ne peut pas écouter sur { $host }, port { $port } : { $reason }
service-no-database = La base de données { $url } ne peut pas être ouverte : { $reason }
service-backup-nothing = Il n’y a pas de base de données { $url } à copier.
service-backup-kind = La base de données { $url } ne peut pas être copiée ici : ce n’est ni SQLite ni PostgreSQL.
service-backup-no-program = Copier une base PostgreSQL demande son programme pg_dump ; installez les programmes clients de PostgreSQL.
service-backup-failed = La base de données n’a pas pu être copiée : { $reason }

## Courriers

service-letter-turn = À vous de jouer : { $table }
service-letter-nudge = Votre adversaire vous attend : { $table }
service-letter-since = Depuis votre dernier coup :
service-letter-begins = Jusqu’ici :
service-letter-nothing = Rien ne s’est encore passé.
service-letter-older =
    { $count ->
        [one] Une ligne plus ancienne est dans le journal de la table.
       *[other] { $count } lignes plus anciennes sont dans le journal de la table.
    }
service-letter-back = D’un commun accord, la partie est revenue à un moment antérieur.
service-letter-open = Ouvrir la table
service-letter-off = Vous recevez ce courrier parce qu’une partie vous attend. Sur votre page, vous pouvez arrêter ces courriers.
service-login-subject = Votre lien vers Grognard
service-login-why = Suivez ce lien sur l’appareil où vous voulez jouer. Il sert une seule fois, dans l’heure.
service-login-open = Ouvrir Grognard en votre nom
service-login-not-you = Si vous n’avez pas demandé ce courrier, laissez-le : il ne se passera rien.
