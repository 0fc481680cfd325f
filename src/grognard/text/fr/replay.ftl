# La page qui montre une partie à nouveau

replay-title = Relecture
replay-running = relecture, la partie continue
replay-to-table = Vers la table
replay-map = Carte à ce moment
replay-panel = Ce qui s’est passé
replay-settings = Réglages

## La barre

replay-first = Début (Origine)
replay-back = Reculer (←)
replay-play = Lire (Espace)
replay-pause = Arrêter (Espace)
replay-forward = Avancer (→)
replay-last = Fin (Fin)
replay-speed = Vitesse
replay-action = Action { $entry }
replay-of = sur { $entries }
replay-seen-by = Vu par
replay-branch = Jouer la suite
replay-link = Lien

## Le graphique

replay-graph = Moment de la partie
replay-at = Action { $entry } sur { $entries }
replay-at-chance = Action { $entry } sur { $entries }, { $side } { $chance }
replay-turn = Tour
replay-setup = Mise en place

## Cette action

replay-this = Cette action
replay-start = La partie commence.
replay-gain = pour { $side_the }
replay-had = Probabilité : { $chance }.
replay-had-ways = Probabilité : { $chance }, soit { $ways } jets sur { $of }.
replay-spread = Les totaux et leur fréquence ; le jet a donné { $total }.

## La chance aux dés

replay-luck = Chance aux dés jusqu’ici
replay-luck-unit = points de probabilité de victoire

## Onglets

replay-tabs = Journal, tournants, règles et notes
replay-tab-points = Tournants
replay-moved = joué par { $side_the }
replay-points-none = Aucune action n’a décidé seule de cette partie.

## Jouer la suite

replay-branch-how = Une nouvelle partie à partir de ce moment, avec d’autres dés, contre la machine.
replay-branch-seat = Vous jouez
replay-branch-level = La machine
replay-branch-start = Jouer la suite

## Liens et fichiers

replay-link-title = Lien vers ce moment
replay-record = Télécharger l’enregistrement
replay-record-how = Toute la partie avec ses dés, dans un fichier texte : chacun peut la vérifier.
