"""The web service: tables, seats, live updates, machines, mail."""
