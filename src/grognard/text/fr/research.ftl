## Les environnements de recherche

research-needs = Il faut pour cela le paquet { $package } ; installez-le : pip install grognard[research]
research-render-mode = Le plateau ne peut pas être rendu en « { $mode } ». Choisissez parmi : { $known }.
research-no-map = Il n’y a pas de carte de { $game } à dessiner.
research-never-asked = La place « { $seat } » n’est jamais consultée avant la fin de la partie. Jouez plus longtemps : augmentez max_turns.
