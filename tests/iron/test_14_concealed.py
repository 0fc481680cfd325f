"""14 Concealed squads: what they are safe from, what reveals them, and passing through their hex."""

import pytest

from grognard.games.iron.board import HEXES
from grognard.games.iron.concealed import reveal_seen
from grognard.games.iron.movement import overrun
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.status import CLEAN_UP, MARKER, StatusPhase
from grognard.kernel import Event
from tests.iron.battle import fire, shell, storm, tags
from tests.iron.position import asked, at, bare, cites, do, is_, legal, points, position, resume, starts, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"


def looked(state: IronState) -> list[str]:
    """CONC-06, CONC-07 as they are tested after every change."""
    out: list[Event] = []
    reveal_seen(state, board_of(state), out)
    return told(out)


# --- CONC-01 to CONC-03 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CONC-01")
def test_the_marker_follows_the_squad_and_is_gone_for_good() -> None:
    """Woods at 0304 and 0305, seen from afar; the clear hex 0306 reveals it."""
    state = position(f"de-1-1@0304:r4,hidden us-1-1@0312:r4 {FAR}", side="de", terrain="0304=woods 0305=woods")
    done = do(state, "use de-1-1", "advance", "to 0305")
    assert tags(done) == ["activated", "moved"]
    assert is_(state, "de-1-1") == "r4,hidden"
    done = do(state, "to 0306")
    assert told(done) == ["moved unit=de-1-1 origin=0305 hex=0306", "revealed unit=de-1-1 hex=0306 by=CONC-07"]
    assert cites(done) == ["MOVE-03", "CONC-07"]
    assert state.hidden == []
    state = position(f"de-1-1@0305:r4 us-1-1@0312:r4 {FAR}", side="de", terrain="0304=woods")
    do(state, "use de-1-1", "advance", "to 0304")
    assert state.hidden == []  # woods do not conceal again


@pytest.mark.rule("CONC-02")
def test_it_is_no_target_of_any_attack() -> None:
    state = position(f"us-1-1@0302:r4 us-1-2@0300:m2 de-1-1@0304:r4,hidden {FAR}", terrain="0304=woods")
    do(state, "use us-1-1")
    assert "fire" not in legal(state)
    do(state, "rest")
    done = shell(state, "us-1-2", "0304", "normal", "hits 4")
    assert tags(done) == ["activated", "shelling_made", "hex_shelled"]
    assert is_(state, "de-1-1") == "r4,hidden"


@pytest.mark.rule("CONC-02", "OPF-02", "TGT-04")
def test_nobody_op_fires_at_it() -> None:
    state = position(
        f"us-1-1@0302:r4,op de-1-1@0305:r4,hidden {FAR}", side="de", terrain="0304=woods 0305=woods 0404=rough"
    )
    do(state, "use de-1-1", "advance", "to 0304")
    assert asked(state) == "de iron-prompt-move ACT-07"
    state = position(f"us-1-1@0302:r4,op de-1-1@0305:r4,hidden {FAR}", side="de", terrain="0305=woods")
    do(state, "use de-1-1", "advance", "to 0304")
    assert legal(state) == ["react us-1-1", "pass"]  # in the open it is revealed before


@pytest.mark.rule("CONC-03")
def test_it_spots_counts_for_stacking_and_may_do_any_action() -> None:
    wall = "0301=woods 0400=woods 0401=woods 0200=woods 0201=woods"
    state = position("de-1-1@0300:m1 de-1-2@0507:r4,hidden us-1-1@0310:r4", side="de", terrain=f"{wall} 0507=rough")
    do(state, "use de-1-1", "fire")
    assert "0310" in starts(state, "shell")
    state = position(f"de-1-1@0304:r4,hidden us-1-1@0307:r4 {FAR}", side="de", terrain="0304=woods")
    do(state, "use de-1-1")
    assert legal(state) == ["advance", "fire_move", "assault", "fire", "op_fire", "rest"]
    do(state, "op_fire")
    assert is_(state, "de-1-1") == "r4,op,hidden"
    units = "de-1-1@0305:r4 de-1-2@0304:r4 de-1-3@0304:r4"
    state = position(f"{units} de-1-4@0304:r4,hidden us-1-1@0312:r4 {FAR}", side="de", terrain="0304=woods")
    do(state, "use de-1-1", "advance")
    assert "0304" not in starts(state, "to")
    state = position(f"{units} us-1-1@0312:r4 {FAR}", side="de", terrain="0304=woods")
    do(state, "use de-1-1", "advance")
    assert "0304" in starts(state, "to")


@pytest.mark.rule("CONC-03", "LOS-01")
def test_it_does_not_hinder_sight() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0304:r4,hidden de-1-2@0305:r4 {FAR}", terrain="0304=rough")
    do(state, "use us-1-1", "fire")
    assert legal(state) == ["target de-1-2"]


# --- CONC-04, CONC-05 passing through ---------------------------------------------------------------------------------


@pytest.mark.rule("CONC-04", "MOVE-04")
def test_enemies_may_pass_but_not_stay() -> None:
    """Woods cost 2, the next hex 1: with 4 MP it can go on, with 2 left it cannot leave."""
    state = position(f"us-1-1@0302:r4 de-1-1@0303:r4,hidden {FAR}", terrain="0303=woods")
    do(state, "use us-1-1", "advance", "to 0303")
    assert points(state) == 2
    assert "stop" not in legal(state)
    assert [line.split()[0] for line in legal(state)] == ["to"] * 6
    assert is_(state, "de-1-1") == "r4,hidden"
    do(state, "to 0304")
    assert "stop" in legal(state)
    state = position(f"us-1-1@0300:r4 de-1-1@0303:r4,hidden {FAR}", terrain="0303=woods")
    do(state, "use us-1-1", "advance", "to 0301", "to 0302")
    assert points(state) == 2
    assert "0303" not in starts(state, "to")


@pytest.mark.rule("CONC-04")
@pytest.mark.parametrize("marker", ["wire", "mines"])
def test_not_where_an_obstacle_would_stop_it(marker: str) -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0303:r4,hidden {FAR}", terrain="0303=rough", **{marker: "0303"})  # type: ignore[arg-type]
    do(state, "use us-1-1", "advance")
    assert "0303" not in starts(state, "to")


@pytest.mark.rule("CONC-04", "MOVE-04")
def test_not_where_another_squad_is_in_the_open() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0303:r4,hidden de-1-2@0303:r1 {FAR}", terrain="0303=rough")
    do(state, "use us-1-1", "advance")
    assert "0303" not in starts(state, "to")


@pytest.mark.rule("CONC-04", "FIG-23")
def test_a_tank_does_not_overrun_the_concealed() -> None:
    """It pays for the ground only, and pins nobody."""
    state = position(f"us-sherman-1@0302 de-1-1@0303:r4,hidden {FAR}", terrain="0303=rough")
    do(state, "use us-sherman-1", "advance", "to 0303")
    assert points(state) == 5
    do(state, "to 0304")
    assert is_(state, "de-1-1") == "r4,hidden"
    state = position(f"us-sherman-1@0302 de-1-1@0303:r1,hidden de-1-2@0303:r2 {FAR}", terrain="0303=rough")
    do(state, "use us-sherman-1", "advance", "to 0303")
    assert points(state) == 3  # 1, and 2 for the figures it sees
    out: list[Event] = []
    overrun(state, HEXES.index("0303"), 1, out)
    assert told(out) == ["conditioned unit=de-1-2 hex=0303 harm=1 by=FIG-24"]


@pytest.mark.rule("CONC-04")
def test_nothing_else_is_done_in_such_a_hex() -> None:
    state = position(
        f"us-1-1@0302:r4 de-1-1@0303:r4,hidden de-1-2@0305:r4 {FAR}", terrain="0303=rough", forts="0303=entrenchment"
    )
    do(state, "use us-1-1", "fire_move", "to 0303")
    assert {line.split()[0] for line in legal(state)} == {"to"}


@pytest.mark.rule("CONC-05")
def test_who_must_stop_there_is_put_back() -> None:
    """Op fire pins the squad in the hex: it goes back to its last hex without enemies, fatigued."""
    state = position(f"us-1-1@0301:r4 de-1-1@0303:r4,hidden de-1-2@0306:r4,op {FAR}", terrain="0303=rough")
    do(state, "use us-1-1", "advance", "to 0302", "pass", "to 0303", "react de-1-2", "suppress")
    done = do(state, "hits 1", "hits 0")
    assert told(done)[-2:] == ["halted unit=us-1-1 hex=0303", "put_back unit=us-1-1 origin=0303 hex=0302"]
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0302", "r4,tired,pinned")


# --- CONC-06 attacks and objectives -----------------------------------------------------------------------------------


@pytest.mark.rule("CONC-06")
def test_attacking_reveals_on_declaration() -> None:
    state = position(
        f"de-1-1@0304:r4,hidden de-1-2@0304:r4,hidden de-1-3@0304:r4,hidden us-1-1@0307:r4 {FAR}",
        side="de", terrain="0304=woods",
    )  # fmt: skip
    fire(state, "de-1-1", "us-1-1", "with de-1-3")
    assert len(state.hidden) == 3
    done = do(state, "normal")
    assert told(done) == [
        "revealed unit=de-1-1 hex=0304 by=CONC-06", "revealed unit=de-1-3 hex=0304 by=CONC-06",
    ]  # fmt: skip
    assert cites(done) == ["CONC-06", "CONC-06"]
    assert [is_(state, f"de-1-{number}") for number in (1, 2, 3)] == ["r4", "r4,hidden", "r4"]


@pytest.mark.rule("CONC-06")
def test_op_fire_mortars_and_assaults_reveal_too() -> None:
    state = position(f"us-1-1@0307:r4 de-1-1@0303:r4,op,hidden {FAR}", terrain="0303=woods")
    do(state, "use us-1-1", "advance", "to 0306", "react de-1-1")
    done = do(state, "suppress")
    assert told(done) == ["revealed unit=de-1-1 hex=0303 by=CONC-06"]
    state = position(
        f"de-1-1@0300:m1,hidden de-1-2@0301:m1,hidden us-1-1@0307:r4 {FAR}", side="de", terrain="0300=woods 0301=woods"
    )
    do(state, "use de-1-1", "fire", "shell 0307", "with de-1-2")
    done = do(state, "normal")
    assert tags(done) == ["revealed", "revealed", "shelling_made"]
    state = position(
        f"de-1-1@0304:r4,hidden de-1-2@0304:r4,hidden us-1-1@0305:r4 {FAR}", side="de", terrain="0304=woods"
    )
    done = storm(state, "de-1-1", "0305", "with de-1-2")
    assert tags(done)[1:] == ["revealed", "revealed", "assault_began"]
    assert state.hidden == []


@pytest.mark.rule("CONC-06")
def test_an_objective_reveals_whatever_the_terrain() -> None:
    """0207 is a command objective of the scenario; nobody sees it."""
    wall = (
        "0105=woods 0305=woods 0306=woods 0307=woods 0205=woods 0206=woods 0207=woods 0208=woods 0106=woods 0107=woods"
    )
    state = position(f"de-1-1@0206:r4,hidden us-1-1@1712:r4 {FAR}", side="de", terrain=wall)
    done = do(state, "use de-1-1", "advance", "to 0207")
    assert told(done)[-1] == "revealed unit=de-1-1 hex=0207 by=CONC-06"
    assert looked(bare("de-1-1@0807:r4,hidden us-1-1@1712:r4,tired", terrain="0807=woods")) == [
        "revealed unit=de-1-1 hex=0807 by=CONC-06"
    ]


# --- CONC-07, CONC-09 in the open -------------------------------------------------------------------------------------


@pytest.mark.rule("CONC-07")
@pytest.mark.parametrize(
    ("terrain", "hides"),
    [("clear", False), ("rough", True), ("woods", True), ("building", True), ("bridge", True), ("stream", False)],
)
def test_terrain_that_hides(terrain: str, hides: bool) -> None:
    state = bare("de-1-1@0305:r4,hidden us-1-1@0310:r4", terrain=f"0305={terrain}")
    assert looked(state) == ([] if hides else ["revealed unit=de-1-1 hex=0305 by=CONC-07"])


@pytest.mark.rule("CONC-07", "CONC-09")
@pytest.mark.parametrize(
    ("others", "more", "seen"),
    [
        ("us-1-1@0310:r4", {}, True),
        ("us-1-1@0310:r4,tired,disrupted", {}, True),
        ("us-truck-1@0310", {}, True),
        ("us-1-1@0310:r4", {"terrain": "0308=woods"}, False),
        ("us-1-1@0310:r4", {"smoke": "0308"}, False),
        ("us-1-1@0310:r4", {"smoke": "0305"}, True),  # smoke in its own hex does not hide it
        ("us-1-1@0310:r4,hidden", {"terrain": "0310=woods"}, True),
        ("de-1-2@0310:r4", {}, False),
        ("us-truck-1@0310 us-1-1@us-truck-1:r4", {"terrain": "0308=woods"}, False),
    ],
)
def test_in_the_open_any_enemy_in_sight_reveals(others: str, more: dict[str, str], seen: bool) -> None:
    state = bare(f"de-1-1@0305:r4,hidden {others}", **more)  # type: ignore[arg-type]
    assert looked(state) == (["revealed unit=de-1-1 hex=0305 by=CONC-07"] if seen else [])


@pytest.mark.rule("CONC-07", "TRAN-08")
def test_aboard_it_is_out_of_sight() -> None:
    state = bare("de-truck-1@0305 de-1-1@de-truck-1:r4,hidden us-1-1@0310:r4")
    assert looked(state) == []


@pytest.mark.rule("CONC-09", "TIME-01")
def test_the_step_of_an_enemy_reveals() -> None:
    """Behind the woods at 0306 he does not see the squad in the open; from beside them he does."""
    state = position("us-1-1@0307:r4 de-1-1@0305:r4,hidden de-2-9@1700:r1", terrain="0306=woods 0407=rough")
    done = do(state, "use us-1-1", "advance", "to 0407")
    assert "revealed unit=de-1-1 hex=0305 by=CONC-07" in told(done)


@pytest.mark.rule("CONC-09", "STAT-07")
def test_smoke_that_lifts_reveals() -> None:
    state = bare("us-1-1@0302:r4 de-1-1@0305:r4,hidden", smoke="0303 0304")
    assert looked(state) == []
    done = resume(state, StatusPhase(CLEAN_UP))
    assert "revealed unit=de-1-1 hex=0305 by=CONC-07" in told(done)


# --- CONC-08 the end of the status phase ------------------------------------------------------------------------------


@pytest.mark.rule("CONC-08", "STAT-20")
@pytest.mark.parametrize(
    ("other", "seen"), [("us-1-1@0304:r4", True), ("us-truck-1@0306", True), ("us-1-1@0303:r4", False),
                        ("de-1-2@0304:r4", False)],
)  # fmt: skip
def test_next_to_an_enemy_at_the_end_of_the_status_phase(other: str, seen: bool) -> None:
    state = bare(f"de-1-1@0305:r4,hidden {other} {FAR}", terrain="0305=building")
    done = resume(state, StatusPhase(MARKER))
    assert told(done) == (["revealed unit=de-1-1 hex=0305 by=CONC-08"] if seen else [])
    assert state.round == 3


@pytest.mark.rule("CONC-08")
def test_before_that_it_is_safe_next_to_an_enemy() -> None:
    state = position(f"us-1-1@0303:r4 de-1-1@0305:r4,hidden {FAR}", terrain="0305=building")
    do(state, "use us-1-1", "advance", "to 0304", "stop")
    assert is_(state, "de-1-1") == "r4,hidden"
