"""Pieces of SVG: well-formed, with their figures in a sentence, and each number where it belongs."""

import re
from xml.etree import ElementTree

from grognard.arena.plots import PATTERNS, Part, Point, band, bar, columns, reliability

RANGE = (0.1, 0.5)


def drawn(svg: str, kind: str) -> list[dict[str, str]]:
    """The pieces of a class."""
    return [piece.attrib for piece in ElementTree.fromstring(svg).iter() if kind in piece.get("class", "").split()]


def words(svg: str) -> list[str]:
    return [piece.text or "" for piece in ElementTree.fromstring(svg).iter("text")]


def test_every_piece_says_its_figures_and_is_well_formed() -> None:
    said = 'the "first" & <last>'
    parts = [Part(1.0, "first", "100 %")]
    curve = [(0.0, 0.0), (1.0, 1.0)]
    pieces = (
        bar(parts, RANGE, RANGE, said),
        columns([(1, 0, 2)], said),
        band([(0, 0, 0)], ("<us>", "de"), said),
        reliability([Point(0.5, 0.5, 3)], curve, ("0", "1"), said),
    )
    for piece in pieces:
        root = ElementTree.fromstring(piece)
        assert (root.get("role"), root.get("aria-label")) == ("img", said)
    ElementTree.fromstring(PATTERNS)


def test_the_parts_of_a_bar_lie_side_by_side() -> None:
    parts = [Part(0.5, "first", "50"), Part(0.05, "nobody", "5"), Part(0.0, "both", "0"), Part(0.45, "second", "45")]
    found = bar(parts, (0.4, 0.6), (0.3, 0.55), "x")
    places = [
        (one["x"], one["width"]) for kind in ("first", "nobody", "second") for one in drawn(found, kind) if "x" in one
    ]
    assert places == [("0.00%", "50.00%"), ("50.00%", "5.00%"), ("55.00%", "45.00%")]
    assert not drawn(found, "both")
    assert words(found) == ["50", "45"]  # there is no room for the 5
    first, *_, second = [(one["x1"], one["x2"]) for one in drawn(found, "whisker") if one["x1"] != one["x2"]]
    assert (first, second) == (("40.00%", "60.00%"), ("45.00%", "70.00%"))  # the second is measured from the right


def test_a_column_is_as_high_as_its_games() -> None:
    found = columns([(0, 0, 0), (3, 1, 0), (0, 0, 2)], "x")
    (first,), (nobody,), (second,) = (drawn(found, kind) for kind in ("first", "nobody", "second"))
    heights = [float(one["height"]) for one in (first, nobody, second)]
    assert abs(heights[0] - 3 * heights[1]) < 0.2
    assert abs(heights[2] - 2 * heights[1]) < 0.2
    assert float(nobody["y"]) + heights[1] == float(first["y"])  # it stands on the first
    assert first["x"] == nobody["x"] != second["x"]
    assert words(found) == ["4", "1", "2", "3"]


def test_of_many_turns_every_fifth_is_numbered() -> None:
    assert words(columns([(1, 0, 0)] * 17, "x")) == ["1", "1", "5", "10", "15"]
    assert words(band([(0, 0, 0)] * 18, ("us", "de"), "x"))[-4:] == ["1", "5", "10", "15"]


def test_the_curve_goes_up_for_the_first_side() -> None:
    found = band([(-0.5, 0, 0.5), (0.5, 1, 1), (-1, -1, 0)], ("us ahead", "de ahead"), "x")
    (line,) = (one["points"] for one in drawn(found, "curve"))
    heights = [float(point.split(",")[1]) for point in line.split()]
    assert heights[1] < heights[0] < heights[2]
    (around,) = (one["points"] for one in drawn(found, "band"))
    assert len(around.split()) == 6
    assert {"us ahead", "de ahead", "+1", "−1"} <= set(words(found))


def test_discs_lie_where_judged_and_won_meet() -> None:
    found = reliability([Point(0.25, 0.25, 1), Point(0.75, 1.0, 100)], [(0, 0), (1, 1)], ("0%", "100%"), "x")
    small, large = ({name: float(one[name]) for name in ("cx", "cy", "r")} for one in drawn(found, "disc"))
    assert small["cx"] < large["cx"]
    assert small["cy"] > large["cy"]
    assert small["r"] < large["r"]
    (line,) = (one["points"] for one in drawn(found, "curve"))
    (x1, y1), (x2, y2) = (map(float, point.split(",")) for point in line.split())
    assert abs((small["cx"] - x1) / (x2 - x1) - 0.25) < 0.01
    assert abs((small["cy"] - y1) / (y2 - y1) - 0.25) < 0.01


def test_colours_are_left_to_the_page() -> None:
    pieces = bar([Part(1.0, "first", "1")], RANGE, RANGE, "x") + columns([(1, 1, 1)], "x") + PATTERNS
    assert not re.search(r"#[0-9a-f]{3}|fill=|stroke=", pieces)
