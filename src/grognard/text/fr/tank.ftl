# Tank on Tank
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## Unités : le nom, .the avec l’article, .this pour celle qu’on a désignée ; accord : .it il/elle, .him le/la, .e final

tank-us_sherman_hq = Sherman chef de peloton
    .the = le Sherman chef de peloton
    .this = ce Sherman chef de peloton
    .it = il
    .him = le
    .e = { "" }
tank-us_sherman = Sherman
    .the = le Sherman
    .this = ce Sherman
    .it = il
    .him = le
    .e = { "" }
tank-us_wolverine = Wolverine
    .the = le Wolverine
    .this = ce Wolverine
    .it = il
    .him = le
    .e = { "" }
tank-us_priest = Priest
    .the = le Priest
    .this = ce Priest
    .it = il
    .him = le
    .e = { "" }
tank-us_infantry = infanterie
    .the = l’infanterie
    .this = cette infanterie
    .it = elle
    .him = la
    .e = e
tank-us_atgun = canon antichar
    .the = le canon antichar
    .this = ce canon antichar
    .it = il
    .him = le
    .e = { "" }
tank-de_pz4_hq = Panzer IV chef de peloton
    .the = le Panzer IV chef de peloton
    .this = ce Panzer IV chef de peloton
    .it = il
    .him = le
    .e = { "" }
tank-de_pz4 = Panzer IV
    .the = le Panzer IV
    .this = ce Panzer IV
    .it = il
    .him = le
    .e = { "" }
tank-de_tiger = Tigre
    .the = le Tigre
    .this = ce Tigre
    .it = il
    .him = le
    .e = { "" }
tank-de_wespe = Wespe
    .the = le Wespe
    .this = ce Wespe
    .it = il
    .him = le
    .e = { "" }
tank-de_infantry = infanterie
    .the = l’infanterie
    .this = cette infanterie
    .it = elle
    .him = la
    .e = e
tank-de_atgun = canon antichar
    .the = le canon antichar
    .this = ce canon antichar
    .it = il
    .him = le
    .e = { "" }

## Unités là où la place manque : sept lettres au plus ; un chef de peloton est marqué autrement

tank-short-us_sherman_hq = Sherman
tank-short-us_sherman = Sherman
tank-short-us_wolverine = Wolver.
tank-short-us_priest = Priest
tank-short-us_infantry = Inf.
tank-short-us_atgun = Antich.
tank-short-de_pz4_hq = Pz IV
tank-short-de_pz4 = Pz IV
tank-short-de_tiger = Tigre
tank-short-de_wespe = Wespe
tank-short-de_infantry = Inf.
tank-short-de_atgun = Antich.

## La table

tank-track-turn = tour
tank-track-ap = PA dépensés
tank-track-vp = PV
tank-box-waiting = en attente d’entrée
tank-box-to_place = à placer
tank-box-eliminated = unités éliminées
tank-box-exited = sorties de la carte
tank-hand-chit = jeton d’action
tank-mark-moved = a bougé
tank-mark-fired = a tiré
tank-mark-ace = As
tank-mark-leader = chef de peloton
tank-mark-finished = fini
tank-value-1 = Portée { $value }
tank-value-2 = défense { $value }
tank-value-3 = mouvement { $value }
tank-marker-objective = objectif
tank-marker-control = contrôle

## Invites

tank-prompt-place = Choisissez une unité à placer.
tank-prompt-place-unit = { $unit } : choisissez son hexagone.
tank-prompt-ace = Désignez l’unité qui sera l’As.
tank-prompt-phase = Choisissez une unité : elle bouge ou elle tire.
tank-prompt-group = Choisissez le chef de peloton ou l’un de ses voisins, ou laissez les autres sur place.
tank-prompt-move = { $unit } en { $hex } : choisissez l’hexagone suivant, ou une orientation pour s’arrêter là.
tank-prompt-enter = { $unit } : choisissez son hexagone d’entrée.
tank-prompt-face = { $unit } en { $hex } : choisissez son orientation.
tank-prompt-aim = Désignez les unités qui tirent sur { $unit_the }.
tank-prompt-reroll = Manqué. Relancer les dés grâce à l’As ?
tank-prompt-advance = Désignez l’infanterie qui avance dans l’hexagone vidé, ou laissez-la sur place.

## Jets et résultats

tank-roll-first = Qui joue en premier
tank-roll-chit = Jeton d’action
tank-roll-fire = Tir
tank-roll-solitaire = Encore 1 PA, ou la fin de la phase
tank-result-eliminated = cible éliminée
tank-result-missed = manqué

## Choix

tank-do-place = Placer { $unit_the }
tank-do-ace = Désigner { $unit_the } comme As
tank-do-move = Déplacer { $unit_the }
tank-do-enter = Faire entrer { $unit_the }
tank-do-to = Aller en { $hex }
tank-do-leave = Sortir de la carte
tank-do-face = S’orienter { $facing_to }
tank-do-done = Laisser les autres sur place
tank-do-fire = Tirer sur { $target_the }
tank-do-with = Tirer avec { $unit_the }
tank-do-shoot = Lancer les dés
tank-do-reroll = Relancer les dés
tank-do-keep = Garder le résultat
tank-do-advance = Faire avancer { $unit_the }
tank-do-stay = Rester sur place
tank-do-promote = Promouvoir { $unit_the }
tank-do-end = Finir la phase
tank-do-begins = { $side_the } joue en premier
tank-do-chit = { $value } PA
tank-do-roll = { $total }
tank-do-lasts = Encore 1 PA
tank-do-ends = Fin de la phase

## Journal

tank-log-placed = { $unit_the } prend place en { $hex }, orienté{ $unit_e } { $facing_to }.
tank-log-ace = { $unit_the } en { $hex } est l’As.
tank-log-first =
    { $die ->
        [0] { $side_the } joue en premier.
       *[other] Le dé du premier joueur : { $die }, { $side_the } joue en premier.
    }
tank-log-turn = Tour { $turn }.
tank-log-phase = La phase { $side_feminine } commence.
tank-log-chit =
    { $value ->
        [0] { $side_the } tire un jeton d’action et le garde caché.
       *[other] { $side_the } tire un jeton d’action et le garde caché : { $value } PA.
    }
tank-log-enters = { $unit_the } entre en jeu en { $hex }.
tank-log-moves = { $unit_the } en { $origin } passe en { $hex }.
tank-log-faces = { $unit_the } en { $hex } s’oriente { $facing_to }.
tank-log-leaves = { $unit_the } sort de la carte depuis { $hex }.
tank-log-control = { $side_the } contrôle { $hex }.
tank-log-fires =
    { $count ->
        [one] { $firers_the } tire sur { $target_the } en { $hex }
       *[other] { $firers_the } tirent sur { $target_the } en { $hex }
    } : { $modifier ->
        [none] deux dés contre { $defence }
       *[other] deux dés { $modifier } contre { $defence }
    }.
tank-log-eliminated = Le tir sur { $unit_the } en { $hex } : { $dice }, éliminé{ $unit_e }.
tank-log-missed = Le tir sur { $unit_the } en { $hex } : { $dice }, manqué.
tank-log-reroll = { $unit_the } est un As et relance les dés.
tank-log-advances = { $unit_the } avance en { $hex }.
tank-log-promoted = { $unit_the } en { $hex } devient chef de peloton.
tank-log-solitaire =
    { $die ->
        [0] { $ends ->
            [yes] La phase se termine.
           *[no] Encore 1 PA.
        }
       *[other] { $ends ->
            [yes] Le dé de la phase : { $die }, elle se termine.
           *[no] Le dé de la phase : { $die }, encore 1 PA.
        }
    }
tank-log-reveal = { $side_the } révèle le jeton d’action : { $value } PA.
tank-log-phase-ends =
    { $spent ->
        [0] La phase { $side_feminine } se termine : aucun PA dépensé.
        [one] La phase { $side_feminine } se termine : { $spent } PA dépensé.
       *[other] La phase { $side_feminine } se termine : { $spent } PA dépensés.
    }

## La fin

tank-over-destroyed = { $side_the } gagne : toutes les unités ennemies sont éliminées.
tank-over-exit =
    { $count ->
        [one] { $side_the } gagne : { $count } unité est sortie de la carte.
       *[other] { $side_the } gagne : { $count } unités sont sorties de la carte.
    }
tank-over-roads = { $side_the } gagne : les routes sont coupées.
tank-over-points = Points de victoire : Américain { $us }, Allemand { $de } ; { $side_the } gagne.
tank-over-control = { $side_the } gagne : contrôle de { $held } des hexagones { $hexes }.
tank-over-held = { $side_the } gagne : le temps est écoulé, et l’adversaire n’a pas fait ce que demande le scénario.
tank-over-cap = Match nul : la partie s’arrête après le tour { $turn }.

## Sommes

tank-sum-movement = PM restants
tank-sum-march = Marche sur route
tank-sum-defence = Défense de la cible
tank-sum-firers = Plusieurs tireurs
tank-sum-rear = Tir sur l’arrière
tank-sum-cover = Village ou bois
tank-sum-night = Nuit
tank-sum-cost = Coût en PA

## Calques

tank-los-clear =
    { $distance ->
        [one] Entre { $origin } et { $goal }, { $distance } hexagone : la ligne de vue est dégagée.
       *[other] Entre { $origin } et { $goal }, { $distance } hexagones : la ligne de vue est dégagée.
    }
tank-los-blocked =
    { $distance ->
        [one] Entre { $origin } et { $goal }, { $distance } hexagone : la ligne de vue est coupée.
       *[other] Entre { $origin } et { $goal }, { $distance } hexagones : la ligne de vue est coupée.
    }
tank-field = Champ de tir depuis { $hex } : portée { $range }.
tank-terrain = { $hex } : { $terrain }, { $cost } PM pour y entrer.
tank-not-on-map = Hors de la carte : { $unit }.

## Refus : mise en place

tank-no-not-ace = { $unit_this } ne peut pas être l’As ; désignez un Tigre.
tank-no-not-placing = { $unit_this } ne fait pas partie des unités à placer maintenant.
tank-no-zone = { $hex } est hors de la zone de déploiement.
tank-no-occupied = { $unit_the } occupe déjà { $hex } : une seule unité par hexagone.

## Refus : choix d’une action

tank-no-not-now =
    { $answer ->
        [done] Seul le groupe d’un chef de peloton peut s’arrêter là, entre deux de ses mouvements.
        [end] La phase pourra finir une fois terminée l’action en cours.
        [keep] Seul un As qui vient de manquer a un résultat à garder.
        [leave] Seule une unité qui bouge, dans un hexagone de sortie et avec 1 PM restant, peut sortir de la carte.
        [reroll] Seul un As qui vient de manquer peut relancer les dés.
        [shoot] Personne n’est prêt à tirer : désignez une cible, puis une unité qui la voit.
        [stay] Aucune infanterie n’est sur le point d’avancer.
       *[other] Répondez d’abord à ce qui est demandé.
    }
tank-no-choose-unit = Choisissez d’abord une de vos unités.
tank-no-one-at-a-time = Les unités bougent une par une ; choisissez-en une.
tank-no-not-yours = C’est la phase { $side_feminine } : { $unit_this } n’agit pas.
tank-no-eliminated = { $unit_this } est éliminé{ $unit_e } : { $unit_it } n’agit plus.
tank-no-exited = { $unit_this } est sorti{ $unit_e } de la carte : { $unit_it } ne revient pas.
tank-no-promoted = Ce { $unit } est devenu chef de peloton : désignez le pion du chef.
tank-no-set-up-first = La bataille n’a pas commencé : placez d’abord les unités.
tank-no-barred = { $blocker_the } en { $place } barre le chemin vers { $hex }.
tank-no-absent = { $unit_this } n’est pas en jeu.
tank-no-no-dead-leader = Aucun chef de peloton n’est éliminé : il n’y en a pas à remplacer.
tank-no-promote-waiting = { $unit_this } n’est pas encore sur la carte ; promouvez une unité qui s’y trouve.
tank-no-promote-type = On ne promeut qu’un Sherman ou un Panzer IV ordinaire ; { $unit_this } n’en est pas un.

## Refus : mouvement

tank-no-too-early = { $unit_this } entre en jeu à partir du tour { $turn } ; c’est le tour { $now }.
tank-no-edge-full = Tous les hexagones où { $unit_this } pourrait entrer sont occupés.
tank-no-entry = { $unit_this } n’entre pas en { $hex } : seulement en { $hexes }.
tank-no-moved = { $unit_the } en { $hex } a bougé : un seul mouvement par phase.
tank-no-light-fired = { $unit_this } a tiré : { $unit_it } pourra bouger au prochain tour.
tank-no-points =
    { $left ->
        [0] Gagner { $terrain_the } en { $hex } coûte { $cost } PM ; il n’en reste plus à { $unit_this }.
       *[other] Gagner { $terrain_the } en { $hex } coûte { $cost } PM ; il en reste { $left } à { $unit_this }.
    }
tank-no-too-far =
    { $left ->
        [0] { $hex } est hors d’atteinte : il ne reste plus de PM à { $unit_this }.
       *[other] { $hex } est hors d’atteinte : il reste { $left } PM à { $unit_this }.
    }
tank-no-no-exit = { $side_the } ne peut pas sortir de la carte dans ce scénario.
tank-no-exit-too-far = { $unit_this } ne peut pas sortir de la carte maintenant : on sort par { $hexes }, et il doit y rester 1 PM.
tank-no-group-waiting = { $unit_this } n’est pas encore sur la carte : un chef de peloton n’emmène que ses voisins.
tank-no-group-used = { $unit_the } en { $hex } a déjà bougé ou tiré : le chef de peloton ne l’emmène pas.
tank-no-not-in-group = { $unit_the } en { $hex } ne fait pas partie du groupe ; choisissez un voisin du chef de peloton qui n’a pas bougé.
tank-no-group-first = Terminez d’abord avec le groupe mené par { $unit_the } : déplacez ses unités, ou laissez les autres sur place.
tank-no-aim-first = Terminez d’abord le tir sur { $unit_the } : désignez les unités qui tirent, puis tirez.
tank-no-finish-first = Terminez d’abord avec { $unit_the } : choisissez son hexagone ou son orientation.
tank-no-choose-hex = { $unit } : choisissez un hexagone ou une orientation.
tank-no-choose-facing = { $unit } : choisissez son orientation.

## Refus : tir

tank-no-choose-target = Désignez une unité ennemie comme cible.
tank-no-friend = { $unit_the } est de votre camp ; désignez une unité ennemie.
tank-no-target-off-map = { $unit_the } n’est pas sur la carte ; désignez une cible qui s’y trouve.
tank-no-fire-waiting = { $unit_this } n’est pas encore sur la carte : { $unit_it } doit d’abord entrer en jeu.
tank-no-fired = { $unit_the } en { $hex } a tiré : un seul tir par phase.
tank-no-light-moved = { $unit_this } a bougé : { $unit_it } pourra tirer au prochain tour.
tank-no-arc =
    { $turn ->
        [moved] { $target_the } en { $place } est sur l’arrière de { $unit_this }, qui a bougé : { $unit_it } pourra pivoter au prochain tour.
        [light] { $target_the } en { $place } est sur l’arrière de { $unit_this } ; faites-{ $unit_him } pivoter, pour 1 PA : { $unit_it } pourra tirer au prochain tour.
       *[yes] { $target_the } en { $place } est sur l’arrière de { $unit_this } ; faites-{ $unit_him } d’abord pivoter, pour 1 PA.
    }
tank-no-range =
    { $distance ->
        [one] { $target_the } en { $place } est à { $distance } hexagone ; { $unit_this } tire à { $range }.
       *[other] { $target_the } en { $place } est à { $distance } hexagones ; { $unit_this } tire à { $range }.
    }
tank-no-artillery-alone = { $unit_this } ne voit pas { $target_the } en { $place } : { $unit_it } peut tirer avec une unité qui { $target_him } voit.
tank-no-los-terrain =
    { $terrain_number ->
        [plural] { $terrain_the } en { $hex } coupent la ligne de vue.
       *[singular] { $terrain_the } en { $hex } coupe la ligne de vue.
    }
tank-no-los-unit = { $unit_the } en { $hex } coupe la ligne de vue.
tank-no-los-side = La ligne de vue passe entre { $hex } et { $other } : tous deux la coupent.
tank-no-one-target = Ce tir vise { $unit_the } ; terminez-le d’abord.
tank-no-fires-already = { $unit_the } en { $hex } participe déjà à ce tir.
tank-no-who-advances = Seule une infanterie qui a participé au tir peut avancer en { $hex }.
tank-no-where-advances = L’avance se fait en { $hex } et pas plus loin.

## À l’accueil : le jeu, sa durée, chaque scénario, chaque valeur des options

tank-pitch = Des pelotons de chars, hexagone contre hexagone ; nul ne sait combien d’actions aura la phase.
tank-length = 20 à 40 min
tank-scenario-head_to_head = Les deux camps entrent par leur bord et se disputent trois villages.
tank-scenario-frontal_assault = Onze véhicules américains doivent prendre deux villages sur trois à huit véhicules allemands.
tank-scenario-last_stand = Trois Tigres, dont un As, tiennent les villages contre neuf chars américains.
tank-scenario-counterattack = Dix véhicules allemands tentent de percer vers le nord avant l’arrivée des renforts.
tank-scenario-stab_to_the_flank = Shermans et infanterie poussent à travers la carte ; un Tigre As est en route.
tank-scenario-night_action = Dans la nuit, l’Allemand doit bloquer les deux routes du nord.
tank-option-fire_bonus-extra_firers = +1 à partir du deuxième tireur
tank-option-fire_bonus-all_firers = +1 pour chaque tireur
tank-option-ap_mode-hidden_chit = par un pion caché
tank-option-ap_mode-solitaire = par un dé, en solitaire
tank-option-night_block-per_road = une unité sur chaque route
tank-option-night_block-network = aucun passage libre
tank-option-turn_cap-none = jamais
tank-option-turn_cap-30 = tour 30
tank-option-max_turns-none = jamais
