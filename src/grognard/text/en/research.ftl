## The research environments

research-needs = This needs the package { $package }; install it: pip install grognard[research]
research-render-mode = The board cannot be rendered as “{ $mode }”. Choose one of these: { $known }.
research-no-map = There is no map of { $game } that could be drawn.
research-never-asked = The seat “{ $seat }” is never asked before the game is over. Play longer: raise max_turns.
