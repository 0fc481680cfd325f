"""Bad input: one sentence on the error stream in the reader's language, exit code 2, nothing overwritten."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOLDEN = Path(__file__).parents[1] / "golden" / "tank-last_stand.grog"
WRONG: dict[str, tuple[str, str]] = {
    "march": ("There is no command “march”", "Il n’y a pas de commande"),
    "play waterloo": ("There is no game “waterloo”", "waterloo"),
    "play tank waterloo": ("There is no scenario “waterloo”", "waterloo"),
    "play tank last_stand extra": ("“extra” means nothing here", "ne veut rien dire"),
    "play --seat us=napoleon": ("napoleon", "napoleon"),
    "play --seat fr=random": ("There is no seat “fr”", "fr"),
    "play --seat us=search:many": ("not of the form search:NODES", "search:NŒUDS"),
    "play --seat us=search:100x0": ("“0” is no number of processes", "pas un nombre de processus"),
    "play --seat us=search:100xfoo": ("“foo” is no number of processes", "foo"),
    "play --processes 0": ("give a whole number from 1 to 64", "donnez un nombre entier de 1 à 64"),
    "play --processes two": ("“two” is no number of processes", "two"),
    "play --seat us": ("not of the form NAME=VALUE", "NOM=VALEUR"),
    "play --seat": ("cannot be understood", "ne se comprend pas"),
    "play --option speed=high": ("There is no option “speed”", "speed"),
    "play --option ap_mode=high": ("cannot be “high”", "high"),
    "play --option max_turns=0": ("cannot be “0”", "0"),
    "play --sead 7": ("“--sead” means nothing here", "ne veut rien dire"),
    "play --load nowhere.grog": ("There is no file nowhere.grog.", "Il n’y a pas de fichier nowhere.grog."),
    "play --load folder": ("folder is a folder", "folder est un dossier"),
    "play --load truncated.grog": ("breaks off after line", "ligne"),
    "play --load foreign.txt": ("no record", "enregistrement"),
    "play --load binary.dat": ("no record", "enregistrement"),
    "play --load empty.txt": ("no record", "enregistrement"),
    "play --load other.grog": ("There is no game “chess”", "chess"),
    "play --load scenario.grog": ("There is no scenario “waterloo”", "waterloo"),
    "play tank --load truncated.grog": ("leave out GAME", "laissez de côté GAME"),
    "replay": ("cannot be understood", "ne se comprend pas"),
    "replay nowhere.grog": ("There is no file nowhere.grog.", "Il n’y a pas de fichier"),
    "replay truncated.grog --verify": ("breaks off after line", "ligne"),
    "check nowhere.grog truncated.grog": ("There is no file nowhere.grog.", "Il n’y a pas de fichier"),
    "rules": ("cannot be understood", "ne se comprend pas"),
    "rules waterloo": ("There is no game “waterloo”", "waterloo"),
    "fuzz waterloo": ("There is no game “waterloo”", "waterloo"),
    "fuzz tank --scenario waterloo": ("There is no scenario “waterloo”", "waterloo"),
    "fuzz tank --games none": ("“none” is no whole number above zero", "nombre entier"),
    "fuzz tank --games 0": ("“0” is no whole number above zero", "nombre entier"),
    "fuzz tank --jobs -1": ("“-1” is no whole number above zero", "nombre entier"),
    "bench --game waterloo": ("There is no game “waterloo”", "waterloo"),
    "bench --seconds soon": ("no number of seconds", "nombre de secondes"),
    "arena march": ("There is no command “arena march”. Known: arena match", "pas de commande « arena march »"),
    "arena match": ("cannot be understood", "ne se comprend pas"),
    "arena match waterloo": ("There is no game “waterloo”", "waterloo"),
    "arena match tank:waterloo": ("There is no scenario “waterloo”", "waterloo"),
    "arena match tank --seat us=napoleon": ("There is no machine player “napoleon”", "napoleon"),
    "arena match tank --seat us=greedy@GLORY=1": ("has no weight “GLORY”", "GLORY"),
    "arena match tank --seat us=search:100x65": ("“65” is no number of processes", "pas un nombre de processus"),
    "arena match tank --seat fr=random": ("There is no seat “fr”", "fr"),
    "arena match iron --seat us2=random": ("is not played with these options", "ne se joue pas"),
    "arena match tank --seat us": ("not of the form NAME=VALUE", "NOM=VALEUR"),
    "arena match tank --option speed=high": ("There is no option “speed”", "speed"),
    "arena match tank --max-turns 0": ("cannot be “0”", "0"),
    "arena match tank --games 0": ("“0” is no whole number above zero", "nombre entier"),
    "arena match tank --jobs 0": ("“0” is no whole number above zero", "nombre entier"),
    "arena match tank --out folder": ("folder cannot be written: it is a folder", "folder"),
    "arena match tank --out foreign.txt": ("foreign.txt holds no games of a study", "foreign.txt ne contient pas"),
    "arena match tank --out empty.txt/study.parquet": ("empty.txt cannot be written", "empty.txt"),
    "arena match tank --ray 127.0.0.1:1": ("No Ray cluster answers at 127.0.0.1:1", "Aucune grappe Ray ne répond"),
    "arena match tank --ray nonsense": ("No Ray cluster answers at nonsense", "Aucune grappe Ray ne répond"),
    "arena ladder": ("cannot be understood", "ne se comprend pas"),
    "arena ladder waterloo": ("There is no game “waterloo”", "waterloo"),
    "arena ladder tank --scenario waterloo": ("There is no scenario “waterloo”", "waterloo"),
    "arena ladder tank --games 0": ("“0” is no whole number above zero", "nombre entier"),
    "arena ladder tank --nodes few": ("“few” is no whole number above zero", "nombre entier"),
    "arena ladder tank --max-turns 0": ("cannot be “0”", "0"),
    "arena ladder tank --out folder": ("folder cannot be written: it is a folder", "folder"),
    "arena balance tank --scenario waterloo": ("There is no scenario “waterloo”", "waterloo"),
    "arena balance tank --player napoleon": ("There is no machine player “napoleon”", "napoleon"),
    "arena balance tank --player search:0": ("not of the form search:NODES", "search:NŒUDS"),
    "arena balance tank --player greedy --player napoleon": ("There is no machine player “napoleon”", "napoleon"),
    "arena balance tank --player search:100x": ("“” is no number of processes", "pas un nombre de processus"),
    "arena balance tank --out empty.txt": ("empty.txt cannot be written", "empty.txt"),
    "arena tune tank --weight GLORY": ("has no weight “GLORY”", "GLORY"),
    "arena tune tank --weight POINT=much": ("“much” is no number for a weight", "nombre pour un poids"),
    "arena breed tank --weight GLORY": ("has no weight “GLORY”", "GLORY"),
    "arena breed tank --player napoleon": ("There is no machine player “napoleon”", "napoleon"),
    "arena breed tank --scenario waterloo": ("There is no scenario “waterloo”", "waterloo"),
    "arena breed tank --max-turns never": ("max_turns", "max_turns"),
    "games --data nowhere": ("There is no folder nowhere", "nowhere"),
    "games --data": ("cannot be understood", "ne se comprend pas"),
    "play --data broken": ("units.json", "units.json"),
    "fuzz tank --games 1 --data broken": ("units.json", "units.json"),
    "play --data wrong": ("units.json", "units.json"),
    "play --data unreadable": ("units.json", "units.json"),
    "play --data missing": ("scenarios.json", "scenarios.json"),
}


@pytest.fixture
def files(run: Run) -> dict[str, bytes]:
    """A folder with everything that can be wrong with a file."""
    record = GOLDEN.read_text(encoding="utf-8")
    Path("folder").mkdir()
    Path("truncated.grog").write_text("\n".join(record.splitlines()[:60]), encoding="utf-8")
    Path("foreign.txt").write_text("Dear diary\n")
    Path("binary.dat").write_bytes(bytes(range(256)))
    Path("empty.txt").write_text("")
    Path("other.grog").write_text(record.replace("game tank", "game chess"), encoding="utf-8")
    Path("scenario.grog").write_text(record.replace("scenario last_stand", "scenario waterloo"), encoding="utf-8")
    overlays = {
        "broken": ("units.json", b'{"types": '),
        "wrong": ("units.json", b'{"types": {"de_tiger": {"defence": "strong"}}}'),
        "unreadable": ("units.json", b"\xff\xfe"),
        "missing": ("scenarios.json", b'{"scenarios": {"last_stand": {"map": "Z"}}}'),
    }
    for folder, (name, content) in overlays.items():
        Path(folder).mkdir()
        Path(folder, name).write_bytes(content)
    return contents()


def contents() -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(Path().rglob("*")) if path.is_file()}


@pytest.mark.parametrize("line", WRONG)
def test_one_sentence_exit_code_2_nothing_touched(run: Run, files: dict[str, bytes], line: str) -> None:
    for language, sentence in zip(("en", "fr"), WRONG[line], strict=True):
        ran = run("--lang", language, *line.split())
        assert ran.code == 2
        assert sentence in ran.err
        assert ran.err.count("\n") == 1
        assert ran.err.strip()
        assert "Traceback" not in ran.out
    assert contents() == files


def test_an_unknown_language(run: Run) -> None:
    ran = run("games", "--lang", "tlh")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "tlh" in ran.err


def test_what_is_our_own_fault_shows_no_stack_trace(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("grognard.cli.games.run", broken)
    ran = run("games")
    assert ran.code == 1
    assert ran.err.startswith("Something broke on our side: ZeroDivisionError.")
    assert ran.err.count("\n") == 1
    monkeypatch.setenv("GROGNARD_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_ctrl_c_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("grognard.cli.games.run", stopped)
    ran = run("games")
    assert (ran.code, ran.out, ran.err) == (130, "", "")
