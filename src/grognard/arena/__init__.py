"""Many games at once: random play that looks for faults, measurements of speed, studies of players and scenarios."""
