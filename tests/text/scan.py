"""What the source says: every message that the code names, with the arguments it gives, found by reading the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import grognard
from grognard.games import all_games
from grognard.games.arras.board import RELEASES
from grognard.games.iron.cards import CHOICES
from grognard.games.iron.events import ROLLS
from grognard.games.iron.panel_assault import STEPS as STORM_STEPS
from grognard.games.iron.panel_parts import COVERS
from grognard.games.iron.panel_parts import STEPS as FIRE_STEPS
from grognard.games.tigers.table import STEPS
from grognard.games.woods.assets import PROMPTS
from grognard.games.woods.board import KINDS
from grognard.games.woods.events import ROUNDS
from grognard.games.woods.table import STEPS as ATTACK_STEPS

SOURCE = Path(grognard.__file__).parent
MAKERS = ("text", "Text", "Problem")  # the calls that name a message, where they come from the kernel
PROBLEMS = ("Missing", "Forbidden", "Conflict", "TooMany")  # the same of the service
SPEAKERS = ("word", "say")  # and of a voice or a terminal


class Helper(NamedTuple):
    """A function of a game that names messages: which argument is the name, and what they are about."""

    at: int
    kind: str
    args: frozenset[str] | None = None  # None: the keywords of the call


HELPERS = {
    ("tank", "no"): Helper(1, "no"),
    ("tank", "prompt"): Helper(0, "prompt", frozenset({"unit", "hex"})),
    ("arras", "no"): Helper(1, "no"),
    ("arras", "prompt"): Helper(0, "prompt"),
    ("arras", "place_prompt"): Helper(0, "prompt", frozenset({"place"})),
    ("arras", "unit_prompt"): Helper(0, "prompt", frozenset({"unit", "place"})),
    ("tigers", "no"): Helper(1, "no"),
    ("tigers", "prompt"): Helper(0, "prompt"),
    ("tigers", "place_prompt"): Helper(0, "prompt", frozenset({"place", "origin"})),
    ("tigers", "unit_prompt"): Helper(0, "prompt", frozenset({"unit", "place"})),
    ("woods", "no"): Helper(1, "no"),
    ("woods", "prompt"): Helper(0, "prompt"),
    ("woods", "hex_prompt"): Helper(0, "prompt", frozenset({"hex"})),
    ("woods", "unit_prompt"): Helper(0, "prompt", frozenset({"unit", "hex"})),
    ("iron", "no"): Helper(1, "no"),
    ("iron", "prompt"): Helper(0, "prompt"),
    ("iron", "unit_prompt"): Helper(0, "prompt", frozenset({"unit", "count"})),
    ("iron", "hex_prompt"): Helper(0, "prompt", frozenset({"hex"})),
    ("iron", "unit_hex_prompt"): Helper(0, "prompt", frozenset({"unit", "hex"})),
    ("iron", "card_prompt"): Helper(0, "prompt", frozenset({"card"})),
    ("iron", "deck_prompt"): Helper(0, "prompt", frozenset({"deck"})),
}


def _sums(game: str, names: str, kind: str = "sum") -> tuple[str, ...]:
    return tuple(f"{game}-{kind}-{name}" for name in names.split())


IRON_STEPS = dict((*FIRE_STEPS, *STORM_STEPS))  # of an attack, of an assault
WORKS = "clear-mines clear-trap lay-wire lay-smoke lay-mines"  # of engineers
RATES = tuple(f"rate-{why}" for why in ("oos", "bridge", "friend", "stacked", "start", "left"))

# Calls whose message is worked out: what it can be. A call that is not listed here fails the test.
COMPUTED: dict[tuple[str, str], tuple[str, ...]] = {
    ("games/tank/table.py", "f'tank-sum-{name}'"): _sums("tank", "firers rear cover night"),  # see fire.modifiers
    ("games/tank/events.py", "f'tank-prompt-{id_}'"): (),  # every call of a helper is found by itself
    ("games/tank/refusals.py", "f'tank-no-{id_}'"): (),
    ("games/arras/events.py", "f'arras-prompt-{id_}'"): (),
    ("games/arras/reasons.py", "f'arras-no-{id_}'"): (),
    ("games/arras/special.py", "f'arras-roll-release-{name}'"): tuple(f"arras-roll-release-{id_}" for id_ in RELEASES),
    ("games/arras/table.py", "f'arras-sum-{what}'"): _sums(  # see attack_lines, defence_lines, _bombardment
        "arras", "point others mixed leader river forward fresh tem rommel gun strongest"
    ),
    ("games/arras/table.py", "f'arras-sum-{name}'"): _sums(  # what they come to; see point_lines
        "arras", "attack defence places rommel rings north"
    ),
    ("games/tigers/events.py", "f'tigers-prompt-{id_}'"): (),
    ("games/tigers/reasons.py", "f'tigers-no-{id_}'"): (),
    ("games/tigers/table.py", "f'tigers-step-{name}'"): _sums("tigers", " ".join(STEPS), "step"),
    ("games/tigers/table.py", "f'tigers-sum-{name}'"): _sums(  # see fire.modifiers, victory.total_lines
        "tigers", "entrenched no-combined-arms river oos special scored exits towns holes"
    ),
    ("games/woods/events.py", "f'woods-prompt-{id_}'"): (),
    ("games/woods/events.py", "f\"woods-log-round-{ROUNDS[self.kind].replace('_', '-')}\""): _sums(
        "woods", " ".join(ROUNDS).replace("_", "-"), "log-round"
    ),
    ("games/woods/assets.py", "PROMPTS[self.what]"): PROMPTS,
    ("games/woods/rounds.py", "f'formation-{KINDS[self.kind]}'"): tuple(f"formation-{kind}" for kind in KINDS),
    ("games/woods/reasons.py", "f'woods-no-{id_}'"): (),
    ("games/woods/reasons.py", "id_"): ("guns-later", "engineers-later", "marker-later"),  # see LATER
    ("games/woods/pointing.py", "id_"): ("not-in-combat", "not-there"),  # see not_one
    ("games/woods/reasons_movement.py", "id_"): ("points", "too-far", "too-distant"),  # see _slow
    ("games/woods/reasons_movement.py", "*lost"): RATES,  # see _off_the_rate
    ("games/woods/reasons_movement.py", "f'{lost[1]}-forest'"): tuple(f"{rate}-forest" for rate in RATES),
    ("games/woods/table.py", "f'woods-step-{name}'"): _sums("woods", " ".join(ATTACK_STEPS), "step"),
    ("games/woods/table.py", "f'woods-sum-{part.name}'"): _sums("woods", "defenders westwall village"),
    ("games/woods/table.py", "f\"woods-{kind}-{part.name.replace('_', '-')}\""): (  # see ratio.shifts, ratio.die_parts
        *_sums("woods", "scattered-defender scattered-attacker woods town rough river", "shift"),
        *_sums("woods", "armour-defends armour-attacks oos engineer", "shift"),
        *_sums("woods", "plus-two peiper", "die"),
    ),
    ("games/woods/victory.py", "f'woods-over-{reason}'"): _sums("woods", "meuse vp german allied withdrawal", "over"),
    **{(f"games/iron/events{part}.py", "f'iron-prompt-{id_}'"): () for part in ("", "_cards", "_phases", "_setup")},
    ("games/iron/events.py", "f'iron-log-{self.word}'"): _sums("iron", "halted alighted unhurt advanced-into", "log"),
    ("games/iron/events.py", "f\"iron-log-{self.action.replace('_', '-')}\""): _sums(  # see turn.Activation
        "iron", "advance fire fire-move assault op-fire rest", "log"
    ),
    ("games/iron/events.py", "f'iron-log-{CONDITIONS[self.harm]}'"): _sums("iron", "pinned disrupted", "log"),
    ("games/iron/events.py", "f'iron-log-{DAMAGE[self.harm]}'"): _sums("iron", "light heavy", "log"),
    ("games/iron/events.py", "f'iron-log-assault-{ROLLS[self.roll]}'"): _sums("iron", " ".join(ROLLS), "log-assault"),
    ("games/iron/events_setup.py", "'iron-log-' + self.work.replace('_', '-')"): _sums("iron", WORKS, "log"),
    ("games/iron/specialised.py", "self.work.replace('_', '-')"): tuple(WORKS.split()),
    ("games/iron/specialised.py", "'iron-roll-' + work.replace('_', '-')"): _sums(
        "iron", "heal clear-mines lay-mines blow", "roll"
    ),
    ("games/iron/cards.py", "f'card-{tag}'"): tuple(
        f"card-{str(step.__struct_config__.tag).replace('_', '-')}" for step in CHOICES
    ),
    ("games/iron/victory.py", "id_"): _sums("iron", "tie points", "over"),  # see _most_points
    ("games/iron/panel_parts.py", "f'iron-step-{name}'"): _sums("iron", " ".join(IRON_STEPS), "step"),
    ("games/iron/panel_parts.py", "f'iron-sum-{name}'"): _sums("iron", " ".join(COVERS)),
    ("games/iron/panel_assault.py", "f'iron-sum-{name}'"): _sums("iron", " ".join(COVERS)),
    ("games/iron/panel.py", "f'iron-sum-with-{name}'"): _sums(  # see _extras
        "iron", "card anti-tank flamethrower concussive ace", "sum-with"
    ),
    ("games/iron/overlays.py", "f\"iron-sum-{('objectives' if rule.kind == 'objectives' else 'vp')}\""): _sums(
        "iron", "objectives vp"
    ),
    ("games/iron/reasons.py", "f'iron-no-{id_}'"): (),
    ("service/playing.py", "f'service-ending-{by}'"): ("service-ending-resign", "service-ending-time"),
    ("service/routes/games.py", "problem.text.id"): (),  # a problem of the kernel's, with another status
    ("kernel/action.py", "f'{prefix}-do-{self.verb()}'"): (),  # every action is found by its grammar
    ("kernel/words.py", "id_"): (),  # text() and Problem() themselves
    ("text/__init__.py", "id_"): (),  # Voice.word
    ("text/__init__.py", "f'{game}-result-{name}'"): (),  # among the names of each game
}
FREE = ("cli", "arena", "players")  # their own tests see to the messages that they work out


class Use(NamedTuple):
    """A message that the code names: where, and with which arguments (None where the code does not show it)."""

    id: str
    args: frozenset[str] | None
    where: str


@cache
def uses() -> tuple[Use, ...]:
    """Every message named in the package, and the choices of every game."""
    found = [use for path in sorted(SOURCE.rglob("*.py")) for use in _in_file(path)]
    for game in all_games():
        where = f"games/{game.slug}/actions.py"
        for action in game.grammar.verbs.values():
            found.append(Use(f"{game.slug}-do-{action.verb()}", frozenset(action.__struct_fields__), where))
    return tuple(found)


def _in_file(path: Path) -> Iterator[Use]:
    file = path.relative_to(SOURCE).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    makers = _makers(tree, file)
    for function in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]:
        for call in _calls(function):
            helper = _helper(call, file)
            for id_ in _ids(call, makers, file, function):
                args = helper.args if helper is not None and helper.args is not None else _arguments(call, function)
                yield Use(id_, args, f"{file}:{call.lineno}")


def _helper(call: ast.Call, file: str) -> Helper | None:
    """The function of a game that is called here, if it names messages."""
    if not file.startswith("games/") or not isinstance(call.func, ast.Name):
        return None
    return HELPERS.get((file.split("/")[1], call.func.id))


def _makers(tree: ast.Module, file: str) -> set[str]:
    """The names in this file that make a text: rich has a Text of its own. The service has kinds of Problem."""
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = {
        alias.asname or alias.name
        for node in imported
        if (node.module or "").startswith(("grognard.kernel", "grognard.service"))
        for alias in node.names
        if alias.name in (*MAKERS, *PROBLEMS)
    }
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name in PROBLEMS}
    return names | own | set(MAKERS if file == "kernel/words.py" else ())


def _calls(function: ast.AST) -> Iterator[ast.Call]:
    """The calls in a function (or at the top of a file), without those of functions inside it."""
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Call):
            yield node
        if not isinstance(node, ast.FunctionDef):
            waiting += ast.iter_child_nodes(node)


def _ids(call: ast.Call, makers: set[str], file: str, function: ast.AST) -> list[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    helper = _helper(call, file)
    if helper is not None:
        game = file.split("/")[1]
        return [f"{game}-{helper.kind}-{id_}" for id_ in _values(call.args[: helper.at + 1][-1], file, function)]
    if name in makers and call.args:
        return _values(call.args[0], file, function)
    speaks = isinstance(call.func, ast.Attribute) and call.func.attr in SPEAKERS
    if speaks and call.args and isinstance(call.args[0], ast.Constant | ast.IfExp):
        return _values(call.args[0], file, function)
    return []


def _values(node: ast.expr, file: str, function: ast.AST) -> list[str]:
    """What the message can be: written down, one of two, kept in a variable or a table before, or listed above."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _values(node.body, file, function) + _values(node.orelse, file, function)
    if isinstance(node, ast.Name):
        for other in ast.walk(function):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                return _values(other.value, file, function)
    if found := _looked_up(node, file):
        return found
    if file.split("/")[0] in FREE:
        return []
    return list(COMPUTED[file, ast.unparse(node)])


def _looked_up(node: ast.expr, file: str) -> list[str]:
    """Every word of a table of this file that the code looks into: ``SITES[rule]``, ``CLOSED.get(rule, "outside")``."""
    if isinstance(node, ast.Subscript):
        table, otherwise = node.value, list[ast.expr]()
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        table, otherwise = node.func.value, node.args[1:]
    else:
        return []
    for statement in ast.parse((SOURCE / file).read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == ast.unparse(table):
            words = statement.value.values if isinstance(statement.value, ast.Dict) else []
            return [str(word.value) for word in (*words, *otherwise) if isinstance(word, ast.Constant)]
    return []


def _arguments(call: ast.Call, function: ast.AST) -> frozenset[str] | None:
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            names.add(keyword.arg)
        else:
            given = _keys(ast.unparse(keyword.value), function)
            if not given:
                return None
            names |= given
    if len(call.args) > 1 and isinstance(call.args[1], ast.Tuple):  # Text("id", (("name", value), ...))
        names |= {_name(pair) for pair in call.args[1].elts}
    return frozenset(names)


def _name(pair: ast.expr) -> str:
    """The name in a pair: written down, or looked up in a table of pairs that is called after it (``_UNIT_ARGS``)."""
    if isinstance(pair, ast.Subscript):
        return ast.unparse(pair.value).removeprefix("_").removesuffix("_ARGS").lower()
    return pair.elts[0].value  # type: ignore[attr-defined, no-any-return]


def _keys(variable: str, function: ast.AST) -> set[str]:
    """The keys of a dict of arguments that a function puts together."""
    keys: set[str] = set()
    for node in ast.walk(function):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(node, ast.Assign | ast.AnnAssign) or target is None:
            continue
        if isinstance(target, ast.Name) and target.id == variable and isinstance(node.value, ast.Dict):
            keys |= {key.value for key in node.value.keys if isinstance(key, ast.Constant)}  # type: ignore[misc]
        if isinstance(target, ast.Subscript) and ast.unparse(target.value) == variable:
            if isinstance(target.slice, ast.Constant):
                keys.add(str(target.slice.value))
    return keys
