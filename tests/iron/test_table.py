"""What a seat sees of Tide of Iron: maps and pieces, tracks, cards, markers; reach and overlays."""

from itertools import pairwise

import msgspec
import pytest

from grognard.games.iron import GAME, look
from grognard.games.iron.board import BOOK, CARDS, HEXES, UNITS
from grognard.games.iron.card_shots import SHOTS
from grognard.games.iron.command import CommandPhase
from grognard.games.iron.ground import GRID
from grognard.games.iron.schema import DECKS, SIDES, TERRAINS
from grognard.games.iron.state import EXITED, IronState, board_of
from grognard.games.iron.turn import CLEARING, Course
from grognard.kernel import OBSERVER, Marker, Overlay, Piece, Problem, Sheet
from grognard.toolbox.hexes import DIRECTIONS
from tests.iron.position import ask, bare, do, legal, moving, opening, position, starts

FACES = {face.kind: face for face in GAME.faces()}
US, DE = 0, 1
FAR = "de-2-9@1700:r1,tired"  # somebody far off, so that nobody is wiped out


def piece(state: IronState, name: str, seat: int = OBSERVER) -> Piece:
    return next(one for one in GAME.view(state, seat).pieces if one.id == name)


def tracks(state: IronState) -> dict[str, int]:
    return {f"{track.side} {track.id}".strip(): track.value for track in GAME.view(state, OBSERVER).tracks}


def hands(state: IronState, seat: int = OBSERVER) -> dict[str, tuple[int, tuple[str, ...]]]:
    return {f"{hand.seat} {hand.id}": (hand.count, hand.shown) for hand in GAME.view(state, seat).hands}


def markers(state: IronState) -> set[Marker]:
    return set(GAME.view(state, OBSERVER).markers)


def sheet(scenario: str) -> Sheet:
    found = GAME.sheet(f"iron-{scenario}")
    assert found is not None
    return found


def reach(overlay: Overlay) -> dict[str, float]:
    return {spot.place: round(spot.value, 3) for spot in overlay.spots if spot.kind == "reach"}


# --- maps -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", list(BOOK.scenarios))
def test_a_sheet_is_the_map_of_its_scenario(scenario: str) -> None:
    board = board_of(opening(scenario))
    drawn = sheet(scenario)
    assert [place.id for place in drawn.places] == list(HEXES.names[: board.count])
    assert [place.level for place in drawn.places] == board.level
    assert [place.terrain for place in drawn.places] == [TERRAINS[kind] for kind in board.terrain]
    assert GAME.view(opening(scenario), US).map == drawn.id
    known = {place.id for place in drawn.places}
    assert all(link.a in known and (link.b in known or link.edge) for link in drawn.links)
    assert drawn.title == f"@iron-title-{scenario}"


def joined(drawn: Sheet, kind: str) -> set[tuple[int, int]]:
    return {(HEXES.index(link.a), HEXES.index(link.b)) for link in drawn.links if link.kind == kind and link.b}


@pytest.mark.rule("TERR-04", "TERR-11")
@pytest.mark.parametrize("scenario", list(BOOK.scenarios))
def test_roads_and_cliffs_are_those_of_the_rules(scenario: str) -> None:
    board, drawn = board_of(opening(scenario)), sheet(scenario)
    assert joined(drawn, "road") == {(a, b) for a, b in board.ground.road if a < b}
    cliffs = joined(drawn, "cliff")
    for a, b in cliffs:
        assert all(near != b for near, _ in board.ground.squad_steps[a])
    steep = {
        (a, b) for a in range(board.count) for b in board.near[a] if a < b and abs(board.level[a] - board.level[b]) > 1
    }
    assert cliffs == steep


@pytest.mark.parametrize("scenario", list(BOOK.scenarios))
def test_streams_run_through_their_hexes_and_off_the_map(scenario: str) -> None:
    board, drawn = board_of(opening(scenario)), sheet(scenario)
    wet = {place.id for place in drawn.places if place.terrain in ("stream", "bridge")}
    streams = [link for link in drawn.links if link.kind == "stream"]
    assert all(link.a in wet for link in streams)
    assert {end for link in streams for end in (link.a, link.b) if end} >= wet
    for link in drawn.links:
        if link.edge:  # it ends at a hexside: the next hex has none that meets it
            a = HEXES.index(link.a)
            b = board.around[a][DIRECTIONS.index(link.edge)]
            assert b < 0 or (min(a, b), max(a, b)) not in joined(drawn, link.kind)


@pytest.mark.rule("STAT-15", "S5-1")
def test_zones_of_entry_and_exit_have_a_letter() -> None:
    row = BOOK.scenarios["stavelot_express"]
    places = [place for place in sheet("stavelot_express").places if place.badge]
    drawn = {place.badge.text + place.badge.colour: place.id for place in places if place.badge}
    assert set(drawn) == {"Rus", "Rheer", "Xus"}
    assert drawn["Xus"] in row.zones["exit_west"]
    assert drawn["Rheer"] in row.zones["de_reinforce"]


def test_a_map_that_is_not_in_the_box() -> None:
    with pytest.raises(Problem):
        GAME.sheet("iron-nowhere")


# --- pieces -----------------------------------------------------------------------------------------------------------


def test_every_piece_has_a_face() -> None:
    state = bare("us-1-1@0303:r4 us-2-1@0304:r4 de-1-1@0404:r4 de-2-1@0405:r4", round_=1)
    for kind, row in BOOK.units.vehicles.items():
        state.where[UNITS.index(f"{look.vehicle_kind(kind)}-1")] = HEXES.index("0000" if row.side == "us" else "1714")
    found = {one.kind: FACES[one.kind] for one in GAME.view(state, US).pieces}
    assert found == {kind: face for kind, face in FACES.items() if not face.figures}  # SETUP-07 those are to be built
    assert {face.symbol for face in found.values()} == {"squad", "sherman", "panzer4", "tiger", "halftrack", "truck"}
    assert all(face.nation == ("us" if kind.startswith("us") else "heer") for kind, face in found.items())


@pytest.mark.parametrize(
    ("word", "mark"),
    [
        ("tired", "fatigued"), ("op", "op_fire"), ("pinned", "pinned"), ("disrupted", "disrupted"),
        ("hidden", "concealed"), ("entrenched", "entrenched"), ("bunkered", "pillbox"),
    ],
)  # fmt: skip
def test_a_mark_for_each_state_of_a_squad(word: str, mark: str) -> None:
    state = bare(f"us-1-1@0303:r4,{word} us-1-2@0303:r4", forts="0303=entrenchment 0303=pillbox")
    assert piece(state, "us-1-1").marks == (mark,)
    assert piece(state, "us-1-2").marks == ()


@pytest.mark.rule("DMG-08")
def test_a_vehicle_shows_the_values_that_hold_now() -> None:
    state = bare("us-sherman-1@0303 us-sherman-2@0303:light us-sherman-3@0304:heavy us-truck-1@0305")
    shown = [piece(state, f"us-sherman-{number}") for number in (1, 2, 3)]
    assert [one.values for one in shown] == [
        ("6/5", "8/6", "6", "4"), ("6/5", "8/6", "5", "3"), ("3/5", "4/6", "0", "3"),
    ]  # fmt: skip
    assert [one.marks for one in shown] == [(), ("damaged",), ("wrecked",)]
    assert piece(state, "us-truck-1").values[:2] == ("–", "–")


def test_the_tank_ace_is_marked() -> None:
    state = bare("de-panzer4-1@0303 de-panzer4-2@0303")
    state.ace[DE] = UNITS.index("de-panzer4-2")
    assert (piece(state, "de-panzer4-1").marks, piece(state, "de-panzer4-2").marks) == ((), ("ace",))


def test_a_base_shows_its_figures_and_its_token() -> None:
    state = bare("us-1-1@0303:r1o1g1 us-1-2@0303:e3o1,eng us-1-3@0304:m2 us-2-1@0305:r2,flame us-2-2@0306:r4,at")
    assert piece(state, "us-1-1").figures == ("mg", "regular", "officer")  # who fills two places stands in front
    assert piece(state, "us-1-2").figures == ("elite", "elite", "elite", "officer")
    assert piece(state, "us-1-3").figures == ("mortar", "mortar")
    assert [piece(state, name).tab for name in ("us-1-1", "us-1-2", "us-2-1", "us-2-2")] == ["", "ENG", "FLM", "AT"]
    assert piece(state, "us-2-1").kind == "us-squad-2"
    assert piece(state, "us-1-1").values == ("5/4", "4/1", "5")  # the range of all; an officer goes farther
    assert piece(state, "us-1-3").values == ("–", "–", "4")


@pytest.mark.rule("TRAN-03")
def test_who_is_aboard_lies_with_its_carrier() -> None:
    state = bare("us-truck-1@0303 us-1-1@us-truck-1:r4")
    squad = piece(state, "us-1-1")
    assert (squad.place, squad.carrier, squad.marks) == ("0303", "us-truck-1", ("aboard",))
    assert piece(state, "us-truck-1").carrier == ""


def test_who_waits_and_who_has_left_is_in_a_box() -> None:
    state = bare("us-1-1@0303:r4")
    state.where[UNITS.index("us-truck-2")] = EXITED
    table = GAME.view(state, US)
    assert {one.id: one.place for one in table.pieces} == {"us-1-1": "0303", "us-truck-2": "exited"}
    assert [(box.id, box.side, box.pieces) for box in table.boxes] == [("exited", "us", ("us-truck-2",))]


def until(state: IronState, verb: str) -> None:
    """The first answer to every question, up to one with this verb."""
    while not starts(state, verb):
        now = GAME.decision(state)
        assert now is not None
        GAME.play(state, now.seat, now.actions[0])


@pytest.mark.rule("SETUP-07", "SETUP-09")
def test_what_is_built_waits_to_be_placed() -> None:
    state = opening()
    until(state, "mount")
    left = {str(line.text): line.value for line in GAME.forecast(state, US).lines}
    side = SIDES[board_of(state).first]
    force = BOOK.scenarios["breaking_point"].sides[side].divisions[0]
    assert left["iron-sum-bases"] == force.bases
    assert left["iron-sum-figures figure=@iron-figure-regular"] == force.figures["regular"]
    until(state, "place")
    (box,) = [one for one in GAME.view(state, US).boxes if one.side == side]
    assert set(starts(state, "place")) <= set(box.pieces)
    assert all(piece(state, name).place == "to_place" for name in box.pieces)
    do(state, f"place {box.pieces[0]}")
    assert piece(state, box.pieces[0]).place == "to_place"
    assert list(reach(GAME.forecast(state, US))) == starts(state, "at")


# --- beside the map ---------------------------------------------------------------------------------------------------


def test_round_initiative_command_and_actions() -> None:
    state = position(f"us-1-1@0303:r4 us-1-2@0303:r4 {FAR}", command=(3, 5), round_=4, left=2)
    state.pool = [1, 2]
    found = tracks(state)
    assert (found["round"], found["us command"], found["de command"]) == (4, 3, 5)
    assert (found["us pool"], found["de pool"], found["us initiative"], found["us actions"]) == (1, 2, 1, 2)
    assert GAME.view(state, DE).active == "us"
    do(state, "use us-1-1", "rest")
    assert tracks(state)["us actions"] == 1


@pytest.mark.rule("WIN-01")
def test_the_score_is_what_wins_the_scenario() -> None:
    state = bare("us-1-1@0303:r4", control="V1=de")
    (track,) = [one for one in GAME.view(state, US).tracks if one.id == "objectives"]
    assert (track.value, track.size, track.side, track.marks) == (1, 2, "de", ("level:2:de",))
    state = bare("us-1-1@0303:r4", scenario="crossroads", control="X1=us X2=us")
    (track,) = [one for one in GAME.view(state, US).tracks if one.id == "objectives"]
    assert (track.value, track.marks) == (2, ("level:2:minor", "level:3:major"))
    state = bare("us-1-1@0303:r4", scenario="liberation", control="B0003=us B0006=us")
    (track,) = [one for one in GAME.view(state, US).tracks if one.id == "vp"]
    assert (track.value, track.size, track.marks) == (2, 31, ("level:16:us",))
    state = bare("us-1-1@0303:r4", scenario="mortain_ridge")
    state.vp = [0, 5]
    (track,) = [one for one in GAME.view(state, US).tracks if one.id == "vp"]
    assert (track.value, track.size, track.side, track.marks) == (5, 12, "de", ("level:12:de",))
    state = bare("us-1-1@0303:r4", scenario="stavelot_express")
    state.vp = [4, 2]
    state.control[board_of(state).objective_index["FUEL"]] = DE  # worth 3 at the end
    assert (tracks(state)["us vp"], tracks(state)["de vp"]) == (4, 5)


def test_headquarters_and_cards_in_play_lie_open() -> None:
    state = bare("us-1-1@0303:r4", scenario="liberation", cards="offensive_artillery-1=hq take_cover-1=play")
    for seat in (US, DE, OBSERVER):
        found = hands(state, seat)
        assert found["us headquarters"] == (1, ("offensive_artillery-1",))
        assert found["de play_area"] == (1, ("take_cover-1",))
        assert found["us operations"] == (2, ("lay_smoke", "clear_mines"))
        assert found["us artillery_1"] == (9, ())
        assert "us play_area" not in found
    assert {name.split()[1] for name in found} <= {*DECKS, "headquarters", "play_area", "operations"}


def test_only_who_has_looked_knows_the_top_of_a_deck() -> None:
    state = bare("us-1-1@0303:r4", scenario="liberation")
    tops = ["smoke_barrage-1", "offensive_artillery-2", "registered_fire-1"]
    state.tops = [CARDS.index(name) for name in tops]
    state.seen = [1 << DE, 0b11, 1 << DE]
    assert hands(state, US)["us artillery_1"] == (10, ("unknown", "offensive_artillery-2"))
    assert hands(state, OBSERVER)["us artillery_1"] == (10, ())  # both have looked, each for itself
    assert hands(state, DE)["us artillery_1"] == (10, tuple(tops))
    for seat in (US, OBSERVER):
        written = msgspec.json.encode(GAME.view(state, seat))
        assert b"smoke_barrage" not in written
        assert b"registered_fire" not in written
    state.seen[1] = 1 << DE
    assert hands(state, US)["us artillery_1"] == (10, ())


def test_objectives_with_what_they_are_worth_and_who_holds_them() -> None:
    state = bare("us-1-1@0303:r4", control="V1=us C0813=us C0803=de")
    assert {Marker("objective", "0807", value="V1"), Marker("control", "0807", "us")} <= markers(state)
    assert {Marker("command", "0813", "us", value="2"), Marker("command", "0803", "", value="1")} <= markers(state)
    assert Marker("control", "0803", "de") in markers(state)
    state = bare("us-1-1@0303:r4", scenario="liberation", control="B0003=us")
    assert {Marker("objective", "0003"), Marker("control", "0003", "us")} <= markers(state)
    state = bare("us-1-1@0303:r4", scenario="stavelot_express")
    assert Marker("objective", "0808", value="3") in markers(state)


def test_what_lies_on_the_map() -> None:
    state = bare(
        "us-1-1@0303:r4", wire="0404", traps="0405", mines="0406", smoke="0407", forts="0408=pillbox 0409=entrenchment"
    )
    lying = [("razor_wire", "0404"), ("tank_trap", "0405"), ("minefield", "0406"), ("smoke", "0407")]
    lying += [("pillbox", "0408"), ("entrenchment", "0409")]
    assert {Marker(id_, place) for id_, place in lying} <= markers(state)
    state = bare("us-1-1@0303:r4", scenario="liberation", cards="sustained_blanket-1=play")
    state.mark[CARDS.index("sustained_blanket-1")] = HEXES.index("0505") * SHOTS + 2
    (barrage,) = [one for one in markers(state) if one.id == "barrage"]
    assert (barrage.place, barrage.side, barrage.value) == ("0505", "us", "2")


# --- movement ---------------------------------------------------------------------------------------------------------


def walked(state: IronState, unit: str) -> dict[str, float]:
    """Where the unit can stop, by playing every way; the least that each costs."""
    best: dict[str, float] = {}
    seen: dict[tuple[str, int], int] = {}
    start = state.stack[-1].points
    here = HEXES[state.where[UNITS.index(unit)]]
    waiting = [state]
    while waiting:
        now = waiting.pop()
        frame = now.stack[-1]
        hex_ = HEXES[now.where[UNITS.index(unit)]]
        if "stop" in legal(now) and hex_ != here:
            best[hex_] = min(best.get(hex_, 99), round((start - frame.points) / 3, 3))
        for to in starts(now, "to"):
            after = now.copy()
            do(after, f"to {to}")
            on = after.stack[-1]
            if type(on) is type(frame) and GAME.decision(after).seat == US:  # type: ignore[union-attr]
                key = (to, on.steps)
                if seen.get(key, -1) < on.points:
                    seen[key] = on.points
                    waiting.append(after)
    return best


@pytest.mark.rule("MOVE-03", "MOVE-05", "TERR-09", "FORT-07", "FORT-14", "FIG-23")
@pytest.mark.parametrize(
    "unit",
    ["us-1-1@0505:r4", "us-1-1@0505:r3o1,eng", "us-truck-1@0505", "us-halftrack-1@0505", "us-sherman-1@0505:light"],
)
def test_reach_is_where_playing_every_way_leads(unit: str) -> None:
    units = f"{unit} us-1-2@0405:r4 us-1-3@0405:r4 us-1-4@0405:r4 de-1-1@0507:r2 de-1-2@0606:r3,tired,hidden {FAR}"
    name = unit.partition("@")[0]
    state = moving(
        units, name, terrain="0504=woods 0604=building 0605=stream 0606=woods 0305=pond 0403=rough",
        level="0404=1 0403=1 0303=2", roads="0505-0506-0406-0407-0307-0207", wire="0406", traps="0503",
    )  # fmt: skip
    assert reach(GAME.forecast(state, US)) == walked(state, name)


@pytest.mark.rule("FIG-19", "MOVE-15")
def test_a_truck_counts_in_thirds() -> None:
    row = [HEXES[column * 15 + 5] for column in range(14)]
    assert all(GRID.distance(HEXES.index(a), HEXES.index(b)) == 1 for a, b in pairwise(row))
    state = moving(f"us-truck-1@{row[0]} {FAR}", "us-truck-1", roads="-".join(row))
    found = reach(GAME.forecast(state, US))
    assert found[row[1]] == 0.333
    assert found[row[12]] == 4
    assert row[13] not in found


@pytest.mark.rule("FORT-01", "TRAN-05")
def test_to_leave_a_fortification_or_a_vehicle_is_paid_for_first() -> None:
    state = moving(f"us-1-1@0505:r4,entrenched {FAR}", "us-1-1", forts="0505=entrenchment")
    assert reach(GAME.forecast(state, US))["0504"] == 2
    units = f"us-truck-1@0505 us-1-1@us-truck-1:r4 us-1-2@0606:r4 {FAR}"
    found = reach(GAME.query(position(units), US, "reach", "us-1-1"))
    assert found["0504"] == 3


def test_the_points_left_are_told() -> None:
    state = moving(f"us-1-1@0505:r4 {FAR}", "us-1-1")
    do(state, "to 0504")
    (line,) = GAME.forecast(state, US).lines
    assert (line.value, str(line.text)) == (3, "iron-sum-movement thirds=0")


# --- overlays on demand -----------------------------------------------------------------------------------------------


def kinds(overlay: Overlay) -> dict[str, str]:
    return {spot.place: spot.kind for spot in overlay.spots}


@pytest.mark.rule("LOS-03", "LOS-08")
def test_the_line_of_sight_names_what_blocks_it() -> None:
    state = bare("us-1-1@0402:r4", terrain="0404=woods")
    overlay = GAME.query(state, US, "los", "0402", "0406")
    assert [(spot.place, spot.rule) for spot in overlay.spots if spot.kind == "blocks"] == [("0404", "LOS-08")]
    assert str(overlay.text) == "iron-los-blocked origin=0402 goal=0406 distance=4"
    overlay = GAME.query(state, US, "los", "0402", "0403")
    assert str(overlay.text) == "iron-los-clear origin=0402 goal=0403 distance=1"
    seen = kinds(GAME.query(state, US, "sight", "0402"))
    assert seen["0404"] == "seen"
    assert "0406" not in seen
    state.smoke = [HEXES.index("0403")]
    overlay = GAME.query(state, US, "los", "0402", "0405")
    assert {spot.place for spot in overlay.spots if spot.kind == "blocks"} == {"0403", "0404"}
    with pytest.raises(Problem):
        GAME.query(state, US, "sight", "2000")  # on the greater map alone


@pytest.mark.rule("LOS-17")
def test_fog_ends_every_line() -> None:
    state = bare("us-1-1@0402:r4", scenario="stavelot_express")
    overlay = GAME.query(state, US, "los", "0400", "0412")
    assert [(spot.place, spot.rule) for spot in overlay.spots if spot.kind == "blocks"] == [("0412", "LOS-17")]


@pytest.mark.rule("TGT-08")
def test_the_field_of_fire_by_bands() -> None:
    state = bare("us-sherman-1@0400 us-1-1@0008:m1 us-1-2@0007:r4,tired", terrain="0405=building 0412=building")
    squads = GAME.query(state, US, "field", "us-sherman-1")
    found = {spot.place: (spot.kind, spot.value) for spot in squads.spots}
    assert [found[name] for name in ("0401", "0404", "0405", "0407")] == [
        ("close", 6), ("normal", 6), ("normal", 9), ("hidden", 6),
    ]  # fmt: skip
    assert "0400" not in found
    vehicles = kinds(GAME.query(state, US, "field_vehicles", "us-sherman-1"))
    assert (vehicles["0406"], vehicles["0606"]) == ("hidden", "long")
    assert str(GAME.query(state, US, "field", "us-truck-1").text) == "iron-not-on-map unit=@iron-us-truck-1"
    spotted = kinds(GAME.query(state, US, "spotting", "us-1-1"))
    assert "0007" not in spotted
    assert spotted["0005"] == "normal"
    assert not GAME.query(state, US, "spotting", "us-1-2").spots


def test_a_query_does_not_touch_the_state() -> None:
    state = position(f"us-1-1@0505:r4 us-sherman-1@0506 de-1-1@0507:r4 {FAR}")
    before = GAME.encode(state)
    for name in ("field", "field_vehicles", "reach", "spotting"):
        GAME.query(state, US, name, "us-sherman-1")
    GAME.query(state, US, "objectives")
    GAME.query(state, US, "zone", "de")
    assert GAME.encode(state) == before


def test_what_a_hex_is() -> None:
    state = bare("us-1-1@0402:r4", terrain="0404=building", level="0404=1")
    told = GAME.query(state, US, "terrain", "0404").text
    assert str(told) == "iron-terrain hex=0404 terrain=@terrain-building level=1 cover=3"


@pytest.mark.rule("CMD-02", "SETUP-09")
def test_objectives_and_zones() -> None:
    state = bare("us-1-1@0402:r4", control="V1=us")
    overlay = GAME.query(state, US, "objectives")
    assert (kinds(overlay)["0807"], kinds(overlay)["1012"]) == ("us", "nobody")
    assert [(line.text.id, line.value, line.side) for line in overlay.lines] == [
        ("iron-sum-objectives", 0, "de"), ("iron-sum-goal", 2, "de"),
    ]  # fmt: skip
    zone = GAME.query(state, US, "zone", "de")
    assert {spot.kind for spot in zone.spots} == {"division_1", "division_2", "entry"}
    with pytest.raises(Problem):
        GAME.query(state, US, "zone", "fr")


@pytest.mark.rule("STAT-14")
def test_what_is_still_to_come() -> None:
    scenario = next(id_ for id_, row in BOOK.scenarios.items() if any(one.arrivals for one in row.sides.values()))
    side = next(side for side in SIDES if BOOK.scenarios[scenario].sides[side].arrivals)
    rows = BOOK.scenarios[scenario].sides[side].arrivals
    state = bare("us-1-1@0402:r4", scenario=scenario, round_=1)
    overlay = GAME.query(state, US, "arrivals", side)
    assert len(overlay.lines) == sum(len(row.vehicles) + len(row.figures) for row in rows)
    assert {line.text.args[0][1] for line in overlay.lines} == {row.round for row in rows}
    state.round = max(row.round for row in rows) + 1
    assert GAME.query(state, US, "arrivals", side).lines == ()


@pytest.mark.rule("CMD-09", "CMD-10")
def test_the_pools_while_command_is_spent() -> None:
    state = bare(f"us-1-1@0402:r4 {FAR}", scenario="crossroads", command=(4, 4))
    state.pool = [1, 2]
    ask(state, Course(CLEARING), CommandPhase())
    found = [(line.text.id, line.value, line.side) for line in GAME.forecast(state, US).lines]
    assert found[0] == ("iron-sum-pool", 1, "us")
    assert found[1][0] == "iron-sum-seize"
    assert found[2] == ("iron-sum-pool", 2, "de")


def test_seats_and_sides_of_a_team() -> None:
    state = bare("us-1-1@0402:r4", options={"teams": "on"})
    table = GAME.view(state, 2)
    assert (table.seat, table.sides) == ("us2", ("us", "de", "us", "de"))
    assert GAME.view(state, OBSERVER).seat == "observer"
