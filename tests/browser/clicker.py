"""Somebody who plays by the mouse and clicks, at random from a seed, nothing but what is highlighted."""

from random import Random

from tests.browser.board import SPOTS, Board, Spot

# Each kind of thing, and how much likelier it is chosen than another; games with shots are worth more to a test.
KINDS = {
    "[role=group][aria-label=Odds] button.fire": 60.0,
    ".options button.fire": 60.0,
    ".options .card": 1.0,
    "button.chit": 1.0,
    "button.playing-card.can-act": 1.0,
    ".choice-list button": 1.0,
    '[data-piece][data-state="target"]': 6.0,
    '[data-piece][data-state="can-act"]': 3.0,
    "[data-place]": 3.0,
    ".facings > g": 1.0,
    ".prompt:not(.over) .button:not(.undo):not(:disabled)": 0.5,  # the end offers the replay, and leads away
}


class Clicker:
    """``haste`` makes the buttons of the prompt, which end things, so many times likelier."""

    def __init__(self, board: Board, seed: object, haste: float = 1.0) -> None:
        self.board = board
        self.rng = Random(str(seed))
        self.haste = haste
        self.clicks = 0

    def step(self) -> bool:
        """One click; False where nothing is highlighted."""
        found: list[Spot] = []
        weights: list[float] = []
        for selector, weight in KINDS.items():
            spots = [spot for spot in map(Spot, self.board.page.evaluate(SPOTS, selector)) if spot.free]
            found += spots
            pressing = self.haste if selector.startswith(".prompt") else 1.0
            weights += [pressing * weight / max(1, len(spots))] * len(spots)
        if not found:
            return False
        self.clicks += 1
        self.board.click(self.rng.choices(found, weights)[0])
        return True


def play_out(*boards: Board, seed: object, most: int = 4000, haste: float = 1.0) -> None:
    """Play a game in as many windows as there are players, until each of them says that it is over."""
    players = [Clicker(board, f"{seed} {number}", haste) for number, board in enumerate(boards)]
    for board in boards:  # who is this quick fires while the page still asks what a further unit would change
        board.window.expect_problems(r"409 \(Conflict\).*/(probe|aims|point)\b")
    idle = 0
    for _ in range(most):
        playing = [player for player in players if not is_over(player.board)]
        if not playing:
            return
        clicked = [player.step() for player in playing]
        idle = 0 if any(clicked) else idle + 1
        assert idle < 200, f"nothing to click: {[board.prompt.inner_text() for board in boards]}"
        boards[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def is_over(board: Board) -> bool:
    return board.prompt.get_by_text("The game is over.").is_visible()
