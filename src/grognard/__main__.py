"""Where the command ``grognard`` and ``python -m grognard`` begin; the library alone says what to install."""

import sys


def main() -> int:
    try:
        from grognard.cli import main as command
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("grognard"):
            raise
        # The texts of both languages need one of the missing packages themselves.
        print(
            "The command needs more than the library: pip install 'grognard[cli]'\n"
            "La commande demande plus que la bibliothèque\u202f: pip install 'grognard[cli]'",
            file=sys.stderr,
        )
        return 2
    return command()


if __name__ == "__main__":
    sys.exit(main())
