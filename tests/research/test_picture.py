"""Pictures of the board."""

from xml.etree import ElementTree

import numpy as np
import pytest

from grognard.kernel import OBSERVER
from grognard.research import pettingzoo, picture
from grognard.research.field import find
from tests.research.cases import SCENARIOS, SHORTEST, walk

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_every_scenario_can_be_drawn(slug: str, scenario: str) -> None:
    field = find(slug, scenario)
    for session in walk(field, 3, most=120):
        state = session.state
    drawn = ElementTree.fromstring(picture.svg(field.game, state))
    view = field.game.view(state, OBSERVER)
    sheet = field.game.sheet(view.map)
    assert sheet is not None
    places = {place.id for place in sheet.places}
    outlined = sum(1 for place in sheet.places if place.outline or sheet.grid == "hex")
    assert len(drawn.findall(f"{SVG}polygon")) == outlined
    stacks = {piece.place for piece in view.pieces if piece.place in places and not piece.carrier}
    counters = [group for group in drawn.findall(f"{SVG}g") if "scale" in group.get("transform", "")]
    assert len(stacks) <= len(counters) <= len(view.pieces)
    assert field.game.title in "".join(drawn.itertext())


@pytest.mark.parametrize("slug", SHORTEST)
def test_pixels_show_the_board(slug: str) -> None:
    env = pettingzoo.env(slug, SHORTEST[slug], render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    height, width, colours = pixels.shape
    assert (width, colours, pixels.dtype) == (picture.WIDTH, 3, np.uint8)
    assert height > 600
    assert len(np.unique(pixels[::4, ::4].astype(np.int32) @ [65536, 256, 1])) > 20


def test_an_svg_is_a_text() -> None:
    env = pettingzoo.env("tank", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    assert picture.png(env.render(), 400).startswith(b"\x89PNG")
