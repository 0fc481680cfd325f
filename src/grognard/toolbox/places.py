"""Places by name and by index. Rules work with indexes; names belong to data, actions and people."""


class UnknownPlace(KeyError):
    """No place of the map has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        # A KeyError prints the bare key; a person needs the sentence.
        return f"there is no place called {self.name!r} on this map"
