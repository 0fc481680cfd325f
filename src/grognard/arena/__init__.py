"""Many games at once: random play that looks for faults, and measurements of speed."""
