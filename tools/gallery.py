"""Make the gallery's scenes: one static table of each of the five games, from the data of all five.

Usage: python tools/gallery.py GAMES, where GAMES is the folder with arras, iron, tank, tigers and woods. Each scene is
a sheet, faces and a table as the kernel knows them, and what a question would add to the picture. The positions show
every state that the client draws; they are no set-ups of a scenario.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from grognard.games.arras import look as arras_look
from grognard.games.arras import schema as arras_schema
from grognard.games.tank import GAME as TANK
from grognard.games.tigers import look as tigers_look
from grognard.games.tigers import schema as tigers_schema
from grognard.games.woods import GAME as WOODS
from grognard.kernel import OBSERVER, Face, Link, Marker, Piece, Place, Sheet
from grognard.toolbox.data import DataFolder

OUT = Path(__file__).parent.parent / "web" / "gallery"
Data = Any  # what a data file holds


class Scene(msgspec.Struct, omit_defaults=True):
    sheet: Sheet
    faces: tuple[Face, ...]
    pieces: list[Piece]
    markers: list[Marker]
    shown: dict[str, Any]
    nations: dict[str, str]  # of the sides
    mockup: str
    view: tuple[float, ...] | None = None

    def write(self, name: str) -> None:
        scene = {
            "sheet": self.sheet,
            "faces": [face for face in self.faces if face.kind in {piece.kind for piece in self.pieces}],
            "table": {"pieces": self.pieces, "markers": self.markers},
            "shown": self.shown,
            "nations": self.nations,
            "view": self.view,
            "mockup": self.mockup,
        }
        (OUT / f"{name}.json").write_bytes(msgspec.json.encode(scene) + b"\n")


def read(folder: Path, name: str) -> Data:
    return json.loads((folder / "data" / name).read_text())


# --- Tank on Tank --------------------------------------------------------------------------------------------------

TANKS = """us_sherman_hq D5 NE selected, us_sherman D6 SE, us_sherman C6 NE finished fired, us_wolverine C4 SE can-act,
us_sherman C8 NE finished moved, us_sherman_hq B7 NE can-act, us_priest A7 SE can-act, us_sherman B8 SE can-act ace,
us_wolverine D3 SE can-act, de_pz4 F4 SW target, de_tiger H4 SW, de_pz4_hq G6 NW, de_pz4 G9 NW, de_pz4 E8 NW,
de_tiger F8 NW, de_pz4_hq H5 SW, de_infantry I4 NW, de_atgun G7 NW, de_wespe I7 N, us_infantry E6 NE"""


def tank(folder: Path) -> Scene:
    values = {row["id"]: row for row in read(folder, "units.json")["types"]}
    pieces, states = [], {}
    for n, row in enumerate(TANKS.replace("\n", " ").split(", ")):
        kind, place, facing, *rest = row.split()
        state = next(iter({*rest} & {"selected", "finished", "can-act", "target"}), "")
        marks = [mark for mark in rest if mark != state] + (["leader"] if kind.endswith("hq") else [])
        figures = (str(values[kind]["range"]), values[kind]["defence_printed"], str(values[kind]["movement"]))
        pieces.append(Piece(f"{kind}_{n}", kind, kind[:2], place, facing, figures, tuple(marks)))
        if state:
            states[f"{kind}_{n}"] = state
    markers = [Marker("objective", place) for place in ("E6", "G9", "H4")]
    markers += [Marker("control", "E6", "us"), Marker("control", "G9", "de"), Marker("control", "H4", "de")]
    shown = {
        "reach": {"B4": 2, "B5": 2, "C5": 1, "D4": 1, "E4": 2, "E5": 1, "F5": 2},
        "field": ["C4", "D3", "D4", "E4", "E5", "E6", "E7", "F4", "F5", "F6"],
        "fire": ["D5", "F4"],
        "states": states,
    }
    return Scene(TANK.sheet("A"), TANK.faces(), pieces, markers, shown, {"us": "us", "de": "heer"}, "tank.png")


# --- The Deadly Woods ----------------------------------------------------------------------------------------------

SIGNS = {
    "commandos": ("3113", "german"), "paratroops": ("3306", "german"), "traffic": ("3117", "allied"),
    "air_supply": ("3012", "allied"), "motorized": ("3514", "german"), "fuel": ("3508", "german"),
}  # fmt: skip


def woods(_: Path) -> Scene:
    """The first attack of the campaign, with every marker somewhere."""
    state = WOODS.setup("campaign", {}, b"gallery")
    WOODS.start(state)
    table = WOODS.view(state, OBSERVER)
    sheet = WOODS.sheet("woods")
    known = {place.id for place in sheet.places}
    pieces = [piece for piece in table.pieces if piece.place in known]
    markers = [*table.markers, *(Marker(id_, hex_, side) for id_, (hex_, side) in SIGNS.items())]
    states = {piece.id: "target" for piece in pieces if piece.place == "3217"}
    states |= {piece.id: "selected" for piece in pieces if piece.place in ("3317", "3318")}
    zones = [spot.place for spot in WOODS.query(state, OBSERVER, "zones", "allied").spots]
    shown = {"states": states, "zones": zones, "attack": {"from": ["3317", "3318"], "to": "3217"}}
    subtitle = "Ardennes, 16 December 1944 – 15 January 1945"  # the gallery has no messages
    sheet = msgspec.structs.replace(sheet, subtitle=subtitle)
    return Scene(sheet, WOODS.faces(), pieces, markers, shown, {"allied": "us", "german": "heer"}, "woods.png")


# --- Counter-Attack: Arras -----------------------------------------------------------------------------------------

ASSAULT = [
    "uk-7rtr-a", "uk-7rtr-b", "uk-7rtr-c", "uk-8dli-1", "uk-8dli-2", "uk-8dli-3", "uk-8dli-4", "uk-4rnf-1",
    "uk-260-65at",
]  # fmt: skip


def arras(_: Path) -> Scene:
    data = DataFolder("grognard.games.arras")
    map_ = data.load("map.json", arras_schema.MapFile)
    units = data.load("units.json", arras_schema.UnitsFile).units
    historical = data.load("scenarios.json", arras_schema.ScenariosFile).scenarios["historical"]
    where = {id_: historical.fixed[row.side][row.group] for id_, row in units.items() if row.group and not row.optional}
    where |= dict.fromkeys(ASSAULT, "10")
    spent = [unit for unit, place in where.items() if place == "23"][1:4]
    where |= dict.fromkeys(spent, "11")
    pieces = []
    for id_, place in where.items():
        row = units[id_]
        figures = (row.attack, row.defence, row.movement)[row.type == "leader" :]
        marks: tuple[str, ...] = ()
        if id_ in spent:
            figures, marks = (row.spent_defence,), ("spent",)
        pieces.append(Piece(id_, id_, row.side, place, values=tuple(map(str, figures)), marks=marks))
    taken = {"11": "allied", "18": "allied", "12": "german"}
    markers = [Marker("control", id_, taken.get(id_, row.control)) for id_, row in map_.places.items()]
    markers.append(Marker("contested", "10"))
    states = {piece.id: "selected" if piece.side == "allied" else "target" for piece in pieces if piece.place == "10"}
    shown = {"states": states}
    nations = {"allied": "uk", "german": "heer"}
    view = (330, 380, 830, 560)
    sheet = msgspec.structs.replace(arras_look.sheet(map_), subtitle="21 May 1940")  # the gallery has no messages
    return Scene(sheet, arras_look.faces(units), pieces, markers, shown, nations, "arras.png", view)


# --- Tigers in the Mist --------------------------------------------------------------------------------------------

MOVED = {
    "g-18-294": "81", "g-244": "81", "g-18-295": "45", "g-18-293": "37", "g-lviii-flak": "31", "g-62-164": "48",
    "g-62-183": "48",
}  # fmt: skip
WORN = {
    "48": ("attacker", "unsupplied"), "46": ("unsupplied",), "29": ("foot",), "31": ("waiting",), "53": ("moved",),
    "54": ("finished",),
}  # fmt: skip
FORMATIONS = {"2 Pz": "71", "Lehr": "70"}
PREFIXES = {"g-116": "50", "g-26-": "69"}


def tigers_area(id_: str, row: tigers_schema.UnitRow) -> str:
    """Where a unit stands on the 17th, as the picture has it."""
    area = MOVED.get(id_, FORMATIONS.get(row.formation, row.area))
    area = next((place for start, place in PREFIXES.items() if id_.startswith(start)), area)
    if row.side == "allied" and area in ("45", "48", "50", "69", "70", "81"):
        return "71" if "110" in id_ else "46"
    return area


def tigers(_: Path) -> Scene:
    data = DataFolder("grognard.games.tigers")
    map_ = data.load("map.json", tigers_schema.MapFile)
    units = data.load("units.json", tigers_schema.UnitsFile).units
    pieces = []
    for id_, row in units.items():
        if row.area:
            area = tigers_area(id_, row)
            left, marks = row.sp, WORN.get(area, ("entrenched",) if row.entrenched else ())
            if area == "71" and row.side == "allied":
                left -= row.sp > 1
                marks = ()
            pieces.append(Piece(id_, id_, row.side, area, marks=marks, steps=left, full=row.sp))
    states = {piece.id: "selected" if piece.side == "german" else "target" for piece in pieces if piece.place == "71"}
    markers = [Marker("contested", "71"), *(Marker("unsupplied", place) for place in ("47", "48", "49"))]
    for id_, link in map_.links.items():
        if link.damaged:
            a, b = id_.split("-")
            markers.append(Marker("bridge_destroyed", a, to=b, value=str(len(markers) - 2)))
    markers.append(Marker("special", "72", "german", value="Greif"))
    shown = {"states": states, "supply": [["71", "74", "75"], ["73", "74"], ["72", "73"], ["80", "88"]]}
    date = "Ardennes, 16–22 December 1944"  # the gallery has no messages
    sheet = msgspec.structs.replace(tigers_look.sheet(map_), subtitle=date)
    nations = {"allied": "us", "german": "heer"}
    return Scene(sheet, tigers_look.faces(units), pieces, markers, shown, nations, "tigers.png", (570, 392, 540, 400))


# --- Tide of Iron --------------------------------------------------------------------------------------------------

EDGES = {"1": "N", "2": "NE", "3": "SE", "4": "S", "5": "SW", "6": "NW"}
SQUADS = """de squad 0708 selected op_fire: mg regular regular; de squad 0706 can-act op_fire: regular regular regular
elite; de squad 0905: regular regular officer regular; de squad 1006 fatigued AT: regular regular regular;
de squad 0604: mortar regular regular; de panzer4 0903 op_fire; de squad 0408 pinned: regular regular;
us squad 0909 target: regular regular regular elite; us squad 0910: regular regular officer elite;
us squad 1109 fatigued: mg regular regular; us sherman 1010; us squad 0610 ENG: regular regular regular regular;
us squad 0510 FLM disrupted: regular regular; us sherman 0710 damaged fatigued; us squad 1210: mortar regular regular;
de tiger 0807 wrecked; us halftrack 1012; us truck 0711; de squad 0608: gun regular regular"""


def iron_sheet(map_: Data, scenario: Data) -> Sheet:
    hexes = {row["id"]: row for row in map_["hexes"]}
    places, links = [], []
    for id_, row in hexes.items():
        terrain = row["terrain"]
        places.append(Place(id_, row["x"] // 3, row["y"], terrain, level=row["elevation"]))
        near = row["neighbours"]
        for edge in map(str, row["roads"]):
            other = near.get(edge)
            if other is None or (int(edge) + 2) % 6 + 1 not in hexes[other]["roads"]:
                links.append(Link("road", id_, edge=EDGES[edge]))
            elif id_ < other:
                links.append(Link("road", id_, other))
        if terrain in ("stream", "bridge"):
            wet = [edge for edge, other in near.items() if other and hexes[other]["terrain"] in ("stream", "bridge")]
            links += [Link("stream", id_, near[edge]) for edge in wet if id_ < near[edge]]
            if len(wet) == 1:  # it flows on out of sight
                links.append(Link("stream", id_, edge=EDGES[str((int(wet[0]) + 2) % 6 + 1)]))
        links += [
            Link("cliff", id_, near[str(edge)])
            for edge in row["cliffs"]
            if near.get(str(edge)) and id_ < near[str(edge)]
        ]
    return Sheet(scenario["id"], "hex", tuple(places), tuple(links), "reconstructed", size=52, margin=30)


def iron(folder: Path) -> Scene:
    scenario = next(row for row in read(folder, "scenarios.json")["scenarios"] if row["id"] == "liberation")
    map_ = next(row for row in read(folder, "maps.json")["maps"] if row["scenario"] == "liberation")
    pieces, states = [], {}
    for n, row in enumerate(SQUADS.replace("\n", " ").split("; ")):
        head, _, figures = row.partition(": ")
        side, symbol, place, *rest = head.split()
        id_ = f"{side}_{symbol}_{n}"
        for state in {*rest} & {"selected", "target", "can-act"}:
            states[id_] = state
            rest.remove(state)
        tab = next((word for word in rest if word.isupper()), "")
        marks = tuple(word for word in rest if word != tab)
        pieces.append(Piece(id_, f"{side}_{symbol}", side, place, marks=marks, figures=tuple(figures.split()), tab=tab))
    markers = [Marker(row["marker"], row["hex"]) for row in scenario["markers"]]
    markers += [
        Marker("objective", row["hex"], row["owner"].replace("neutral", ""), value=str(row["value"]))
        for row in scenario["command_objectives"]
    ]
    nations = {"us": "us", "de": "heer"}
    faces = tuple(
        Face(kind, "", nations[kind[:2]], kind[3:], "none") for kind in sorted({piece.kind for piece in pieces})
    )
    shown = {"states": states, "fire": ["0708", "0909"], "path": ["0911", "0910", "0909"]}
    sheet = iron_sheet(map_, scenario)
    return Scene(sheet, faces, pieces, markers, shown, nations, "iron.png", (330, 668, 720, 534))


MAKERS: dict[str, Callable[[Path], Scene]] = {
    "tank": tank,
    "woods": woods,
    "arras": arras,
    "tigers": tigers,
    "iron": iron,
}

if __name__ == "__main__":
    games = Path(sys.argv[1])
    for name, make in MAKERS.items():
        make(games / name).write(name)
