"""A team of processes: the sum of its members, repeatable, blind to secrets; nobody lost is missed, nobody is left."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from grognard.arena.entrants import enter
from grognard.arena.match import plan, play
from grognard.arena.weights import reweighed
from grognard.games import SLUGS, get
from grognard.games.tank import GAME
from grognard.games.tank.state import TankState
from grognard.kernel import ONE, AnyGame, Problem
from grognard.players import LEVELS, make
from grognard.players.clock import Clock
from grognard.players.search import SEED_BITS, Move, Node, Search
from grognard.players.team import MOST, Team, joined
from tests.tank.position import do, legal, position

UNITS = "us_sherman_1@E7>S us_wolverine_1@C5>SE de_pz4_1@E9>N de_tiger_1@G7>NW"
PATIENCE = 30.0  # seconds for a process to end
ORPHANS = """
from random import Random
from grognard.games.tank import GAME
from grognard.games.tank.state import TankState
from grognard.players.team import Team

if __name__ == "__main__":
    state = GAME.setup("counterattack", {}, b"key")
    GAME.start(state)
    team = Team(GAME, Random(1), nodes=10**9)
    team._ask(state, GAME.decision(state).seat)
    print(team.members[0].pid, flush=True)
    input()
"""


STILLBORN = """
from random import Random
from grognard.games import get
from grognard.players.team import Team

game = get("iron")  # more than fits into a pipe at once
state = game.setup("crossroads", {}, b"key")
game.start(state)
seat = game.decision(state).seat
print(Team(game, Random(1), nodes=20).think(state, seat).visits)
"""


def last_stand() -> TankState:
    """The first decision of the scenario that is to be thought about."""
    state = GAME.setup("last_stand", {}, b"key")
    GAME.start(state)
    while (now := GAME.decision(state)) and (suggestion := GAME.suggestion(state, now.seat)):
        GAME.play(state, now.seat, suggestion[0])
    assert now is not None
    assert now.kind == ONE
    return state


def table(node: Node) -> dict[tuple[str, ...], tuple[float, int, float]]:
    rows = zip(node.moves, node.counts, node.totals, strict=True)
    return {tuple(map(str, move.actions)): (move.worth, count, total) for move, count, total in rows}


def has_ended(pid: int) -> bool:
    """Whether the process is no more, or nothing but an entry that nobody has asked for."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


def wait_for(pid: int) -> None:
    ends = time.monotonic() + PATIENCE
    while not has_ended(pid):
        assert time.monotonic() < ends, "it stays"
        time.sleep(0.02)


@contextmanager
def teams(count: int, game: AnyGame, seed: int, nodes: int) -> Iterator[list[Team]]:
    found = [Team(game, Random(seed), nodes) for _ in range(count)]
    try:
        yield found
    finally:
        for team in found:
            team.close()


def test_it_says_what_its_members_say_together() -> None:
    """The members' searches made again here, one after the other, from the seeds that the team has dealt out."""
    state = last_stand()
    now = GAME.decision(state)
    assert now is not None
    with closing(Team(GAME, Random(7), nodes=300, processes=3)) as team:
        whole = table(team.think(state, now.seat))
        passes = team.passes
    rng = Random(7)
    seeds = [rng.getrandbits(SEED_BITS) for _ in range(2)]
    searches = [Search(GAME, rng, nodes=300), *(Search(GAME, Random(seed), nodes=300) for seed in seeds)]
    parts = [table(search.think(state, now.seat)) for search in searches]
    assert passes == sum(search.passes for search in searches) > max(search.passes for search in searches)
    assert whole.keys() == set().union(*parts)
    for actions, (worth, count, total) in whole.items():
        own = [part[actions] for part in parts if actions in part]
        assert worth == pytest.approx(sum(one[0] for one in own) / len(own))
        assert count == sum(one[1] for one in own)
        assert total == pytest.approx(sum(one[2] for one in own))


def test_a_move_that_one_of_them_found_stands_among_the_others() -> None:
    moves = Search(GAME, Random(1)).moves(position(UNITS), 0, 10_000)
    one, two = Node(1), Node(1)
    one.find(moves[:2])
    two.find([Move(moves[1].worth + 0.5, moves[1].actions), moves[2]])
    one.counts[:], one.totals[:] = [3, 1], [0.3, -0.1]
    two.counts[:], two.totals[:] = [2, 40], [0.5, 40.0]
    both = joined([one, two])
    assert [move.actions for move in both.moves] == [move.actions for move in moves[:3]]
    assert (both.counts, both.totals) == ([3, 3, 40], [0.3, 0.4, 40.0])
    assert both.moves[1].worth == pytest.approx(moves[1].worth + 0.25)
    assert both.best() == 2
    assert (one.counts, two.counts) == ([3, 1], [2, 40])  # the trees stay their own


def test_the_same_seed_chooses_the_same_and_hidden_facts_change_nothing() -> None:
    """6.0c: whatever the hidden chit is, and decision after decision until the AP is spent, with the trees kept."""
    states = [position(UNITS, chit=chit, spent=1) for chit in (2, 4)]
    with teams(2, GAME, 3, 400) as both:
        while states[0].spent == 1:
            one, two = (team.choose(state, 0) for team, state in zip(both, states, strict=True))
            assert one == two
            assert both[0].passes == both[1].passes > 0
            for state in states:
                do(state, str(one))


def test_a_whole_game_by_a_team() -> None:
    state = GAME.setup("last_stand", {}, b"key")
    GAME.start(state)
    with closing(Team(GAME, Random(1), nodes=60)) as team:
        while (now := GAME.decision(state)) is not None:
            GAME.play(state, now.seat, team.choose(state, now.seat))
        assert team.members[0].is_alive()
    assert GAME.outcome(state) is not None


def test_one_process_is_a_search() -> None:
    state = position(UNITS)
    one, alone = make("search:400x1", GAME, Random(5)), Team(GAME, Random(5), 400, processes=1)
    assert isinstance(one, Search)
    assert not isinstance(one, Team)
    assert table(alone.think(state, 0)) == table(one.think(state, 0))
    assert not alone.members


def test_who_is_killed_is_not_waited_for_and_is_replaced() -> None:
    state = position(UNITS)
    with closing(Team(GAME, Random(1), nodes=300)) as team:
        team.think(state, 0)
        first = team.members[0].pid
        team._ask(state, 0)
        os.kill(first, signal.SIGKILL)  # it was asked, and will not answer
        assert team._answers() == []
        own = Search.think(team, state, 0).visits
        assert team.think(state, 0).visits > own
        (second,) = (member.pid for member in team.members)
        assert second != first
        assert has_ended(first)
        os.kill(second, signal.SIGKILL)
        assert str(team.choose(state, 0)) in legal(state)


def test_who_dies_at_its_birth_is_not_waited_for_either(tmp_path: Path) -> None:
    """Started from a script that would start it again and again, which Python refuses: its own process thinks alone."""
    script = tmp_path / "stillborn.py"
    script.write_text(STILLBORN)
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.strip().isdecimal()) == (0, True)
    assert "bootstrapping phase" in ran.stderr


def test_an_answer_to_a_question_that_was_broken_off_is_no_answer_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of a thought."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with closing(Team(GAME, Random(1), nodes=100)) as team:
        monkeypatch.setattr(team.outlook, "forget", interrupted)
        with pytest.raises(KeyboardInterrupt):
            team.think(position(UNITS), 0)
        assert not team.members


def test_nobody_stays_when_it_is_closed_or_forgotten() -> None:
    before = set(multiprocessing.active_children())
    for closed in (True, False):
        team = Team(GAME, Random(1), nodes=20)
        team.think(position(UNITS), 0)
        (pid,) = (member.pid for member in team.members)
        assert not has_ended(pid)
        if closed:
            team.close()
        else:
            del team
        assert has_ended(pid)
    assert set(multiprocessing.active_children()) == before


def test_nobody_outlives_a_parent_that_is_killed(tmp_path: Path) -> None:
    """In the middle of a thought that would never end."""
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    parent = subprocess.Popen([sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with parent:
        assert parent.stdout is not None
        member = int(parent.stdout.readline())
        time.sleep(0.5)  # it may have begun to think
        assert not has_ended(member)
        parent.kill()
        parent.wait()
        wait_for(member)


def test_every_member_keeps_the_time() -> None:
    """Without the clock none of them would ever come back."""
    state = position(UNITS)
    clock = Clock(0.05, 60.0)
    with closing(Team(GAME, Random(1), nodes=10**9, clock=clock)) as team:
        assert str(team.choose(state, 0)) in legal(state)
        assert len(team.members) == 1
    assert clock.now is not None
    assert clock.spent > 0


def test_a_member_judges_with_the_weights_of_its_team() -> None:
    """Another process makes the game anew, with what was changed in it."""
    state = position(UNITS)
    other = reweighed(GAME, (("PULL", 2.0), ("NEAR", 0.5)))
    made = pickle.loads(pickle.dumps(other))
    assert made.evaluate(state, 0) == other.evaluate(state, 0) != GAME.evaluate(state, 0)


def test_a_member_has_the_corrected_data_of_its_team(tmp_path: Path) -> None:
    """It opens states that were made with them: nobody has told it of the folder."""
    (tmp_path / "units.json").write_text('{"types": {"de_tiger": {"defence": 9}}}')
    game = GAME.corrected(tmp_path)
    state = game.setup("last_stand", {}, b"key")
    game.start(state)
    with closing(Team(game, Random(1), nodes=50)) as team:
        while not team.members:
            now = game.decision(state)
            assert now is not None
            game.play(state, now.seat, team.choose(state, now.seat))
        assert team.members[0].is_alive()


def test_a_study_with_a_team_is_the_same_twice_and_leaves_nobody() -> None:
    before = set(multiprocessing.active_children())
    study = plan(GAME, "last_stand", {"max_turns": "1"}, {"us": "search:30x2@POINT=0.8", "de": "random"}, "seed")
    assert play(study, 0) == play(study, 0)
    assert set(multiprocessing.active_children()) == before


def test_who_is_a_team() -> None:
    team = enter("search:77x3", GAME, Random(1))
    assert isinstance(team, Team)
    assert (team.nodes, team.clock, team.others) == (77, None, 2)
    assert not team.members  # until it thinks
    assert isinstance(make(f"search:77x{MOST}", GAME, Random(1)), Team)


def test_whoever_looks_ahead_does_so_on_several_processes() -> None:
    for name in LEVELS:
        alone, several = make(name, GAME, Random(1)), make(name, GAME, Random(1), 2)
        assert isinstance(several, Team) == isinstance(alone, Search)
        if isinstance(several, Team) and isinstance(alone, Search):
            assert several.clock is not None
            assert alone.clock is not None
            assert (several.clock.seconds, several.clock.turn) == (alone.clock.seconds, alone.clock.turn)
    three = make("search:50x3", GAME, Random(1), 2)
    assert isinstance(three, Team)
    assert three.others == 2  # what the word says goes before


@pytest.mark.parametrize("count", ["", "0", "-1", "two", "2.5", "²", str(MOST + 1), "9" * 9])
def test_how_many_processes_there_cannot_be(count: str) -> None:
    with pytest.raises(Problem, match="bad-processes"):
        make(f"search:100x{count}", GAME, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_by_teams(slug: str) -> None:
    """What is not legal would be refused; and two states that a seat cannot tell apart get the same answers."""
    game, rng = get(slug), Random(4)
    state = game.setup(next(iter(game.scenarios)), {}, b"key")
    game.start(state)
    thought = 0
    with teams(2, game, 2, 100) as both:
        for number in range(200):
            now = game.decision(state)
            if now is None:
                break
            seat = now.seats[0]
            action = rng.choice(now.actions_of(seat))
            if number % 5 == 0:
                worlds = (state, game.determinize(state, seat, rng))
                action, other = (team.choose(here, seat) for team, here in zip(both, worlds, strict=True))
                assert action == other
                thought += 1
            game.play(state, seat, action)
        assert all(team.members for team in both)
    assert thought > 5
