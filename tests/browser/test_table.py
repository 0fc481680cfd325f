"""The table in one window: what a click does, what it says when it does nothing, and how to go back."""

import math
import re

import msgspec
from playwright.sync_api import expect

from grognard.service.api import Hint, Pointed, SeatPlan
from tests.browser.board import ME, Board, can_fire, hot_seat, in_contact, new_table, play_until
from tests.browser.window import Window


def enter_by_click(board: Board) -> str:
    """Bring a unit in: the gold counter beside the map, then a blue place."""
    unit = board.acting()[0]
    board.click(unit)
    board.await_state(unit.name, "selected")
    entries = board.state().entries
    board.click(board.await_places()[0])
    board.await_entries(entries + 1)
    return unit.name


def finish_move(board: Board) -> None:
    """The last click of a move: the facing."""
    entries = board.state().entries
    facing = board.page.locator(".facings > g").first
    expect(facing).to_be_visible()
    facing.dispatch_event("click")
    board.await_entries(entries + 1)


def test_a_reload_in_the_middle_of_a_move_keeps_everything(window: Window) -> None:
    board = hot_seat(window).open()
    unit = enter_by_click(board)  # it stands on the map and must still be turned
    expect(board.prompt).to_contain_text("choose the next hex, or a facing")
    before, prompt = board.state(), board.prompt.inner_text()

    window.page.reload()

    board.shown().await_state(unit, "selected")
    expect(board.prompt).to_contain_text(prompt.splitlines()[0])
    assert board.await_places()
    assert board.state() == before
    finish_move(board)


def test_undo_by_its_button_takes_the_last_action_back(window: Window) -> None:
    board = hot_seat(window).open()
    before = board.state().entries
    unit = enter_by_click(board)
    board.press("Undo")
    expect(board.prompt).to_contain_text("Choose a unit to move or fire.")
    board.await_state(unit, "can-act")
    assert board.state().entries == before


def test_undo_by_a_line_of_the_log_goes_back_to_that_moment(window: Window) -> None:
    board = hot_seat(window).open()
    enter_by_click(board)
    there = board.state().entries
    finish_move(board)
    board.log.get_by_role("button", name=f"Look at moment {there}", exact=True).first.dispatch_event("click")
    expect(board.prompt).to_contain_text("An earlier moment")
    board.press("Undo to here")
    expect(board.prompt).to_contain_text("choose the next hex, or a facing")
    assert board.state().entries == there


def test_what_is_not_allowed_is_refused_with_its_rule(window: Window) -> None:
    board = hot_seat(window)
    play_until(board, lambda state: state.ask is not None and state.ask.scope < 0 and len(state.view.pieces) > 6)
    board.open()
    enemy = next(piece for piece in board.state().view.pieces if piece.side != board.state().you.eyes)
    own = next(spot for spot in board.pieces("can-act") if any(p.id == spot.name for p in board.state().view.pieces))
    board.select(own.name)
    number = board.state().ask
    assert number is not None
    asked = {"number": number.number, "pieces": [own.name], "place": enemy.place, "piece": enemy.id}
    answer = window.ask(Pointed, f"{board.path}/point", asked)
    assert answer.refusal is not None, "the shot is allowed here"

    entries = board.state().entries
    board.click(board.piece(enemy.id))

    bubble = window.page.get_by_role("alert", name="Not possible")
    chip = bubble.get_by_role("button", name=f"Rule {answer.refusal.rule}")
    expect(chip).to_be_visible()
    assert board.state().entries == entries
    chip.click()
    expect(window.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(window.page.get_by_role("tabpanel")).to_contain_text(answer.refusal.rule)


def test_the_odds_before_a_shot_are_those_of_the_service(window: Window) -> None:
    board = in_contact(window)
    state = play_until(board, can_fire)
    board.open()
    firer, target, answer = a_shot(board)
    board.select(firer)
    board.await_state(target, "target")
    board.click(board.piece(target))
    odds = window.page.get_by_role("group", name="Odds")
    bar = odds.get_by_role("img").first
    told = [int(figure) for figure in re.findall(r"(\d+)%", bar.get_attribute("aria-label") or "")]
    assert told == [round(100 * result.ways / result.of) for result in answer.rolls[0].results]
    assert board.state().entries == state.entries, "looking at odds plays nothing"


def test_a_shot_leaves_its_dice_in_the_log(window: Window) -> None:
    board = in_contact(window)
    play_until(board, can_fire)
    board.open()
    firer, target, _ = a_shot(board)
    board.select(firer)
    board.await_state(target, "target")
    board.click(board.piece(target))
    window.page.get_by_role("group", name="Odds").get_by_role("button", name="Roll the dice").click()
    dice = board.log.get_by_role("img", name=re.compile("^Dice")).first
    expect(dice).to_be_visible()
    rolled = [line.dice for passage in board.state().log for line in passage.lines if line.dice][-1]
    assert [int(face) for face in re.findall(r"\d", dice.get_attribute("aria-label") or "")] == list(rolled)


def a_shot(board: Board) -> tuple[str, str, Pointed]:
    """A firer, its target and the odds, as the service knows them."""
    state = board.state()
    assert state.ask is not None
    targets = [choice.args[0].name for choice in state.ask.choices if choice.verb == "fire"]
    places = {piece.id: piece.place for piece in state.view.pieces}
    own = [piece.id for piece in state.view.pieces if piece.side == state.you.eyes]
    for target in targets:
        for firer in own:
            asked = {"number": state.ask.number, "pieces": [firer], "place": places[target], "piece": target}
            answer = board.window.ask(Pointed, f"{board.path}/point", asked)
            if answer.refusal is None and answer.rolls:
                return firer, target, answer
    raise AssertionError("nobody can fire")


def test_a_hint_says_something_and_plays_nothing(window: Window) -> None:
    board = hot_seat(window).open()
    before, prompt = board.state(), board.prompt.inner_text()
    window.button("Hint").click()
    expect(board.prompt).not_to_have_text(prompt)
    assert board.state() == before


def test_a_hint_has_its_chance_the_reply_and_the_next_best_moves(window: Window) -> None:
    board = hot_seat(window).open()
    with window.page.expect_response(re.compile("/hint")) as answered:
        window.button("Hint").click()
    hint = msgspec.json.decode(answered.value.body(), type=Hint)
    advice = board.prompt.get_by_role("group", name="Hint")
    moves = advice.get_by_role("button")
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    assert hint.chance is not None
    expect(advice).to_contain_text(f"Win chance {percent(hint.chance)}. Best reply (German): ")
    assert hint.reply is not None
    assert hint.others
    expect(moves).to_have_count(1 + len(hint.others))
    drawn = window.page.locator(".board .lines").first.inner_html()
    for at, other in enumerate(hint.others, 1):
        assert other.chance is not None
        expect(moves.nth(at)).to_contain_text(percent(other.chance))
        moves.nth(at).click()
        expect(moves.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(advice).to_contain_text(f"Win chance {percent(other.chance)}.")
        expect(advice).not_to_contain_text("Best reply")
    window.button("Hint").click()  # once more: from the last on to the first
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    assert window.page.locator(".board .lines").first.inner_html() == drawn
    window.page.keyboard.press("Escape")
    expect(advice).to_have_count(0)


def percent(chance: float) -> str:
    return f"{math.floor(100 * chance + 0.5)}%"


def test_a_machine_that_takes_its_time_is_seen_to_think(window: Window) -> None:
    seats = {"us": ME, "de": SeatPlan("machine", "marshal")}
    board = Board(window, new_table(window, seats=seats).table).open()
    board.press("End phase")
    board.press("End phase")
    expect(board.prompt).to_contain_text("Marshal (machine) is thinking.")
    expect(window.page.locator("[aria-live=polite]", has_text="Marshal (machine) is thinking.")).to_have_count(1)


def test_ending_a_phase_names_the_units_that_could_still_act(window: Window) -> None:
    board = hot_seat(window).open()
    before = board.state().entries
    board.press("End phase")
    expect(board.prompt).to_contain_text("units can still act")
    assert board.state().entries == before, "it only asked"
    board.press("End phase")
    board.await_entries(before + 1)


def test_the_suggested_set_up_is_one_click(window: Window) -> None:
    board = hot_seat(window, scenario="frontal_assault").open()
    first = board.state()
    assert first.ask is not None
    assert first.ask.suggestion
    board.press("Suggested set-up")
    board.await_entries(first.entries + 5)
    then = board.state()
    assert then.ask is not None
    assert then.ask.prompt.id != first.ask.prompt.id or then.ask.seats != first.ask.seats


def test_counters_change_with_the_setting(window: Window) -> None:
    board = in_contact(window).open()
    unit = board.acting()[0].name
    counter = window.page.locator(f'.board [data-piece="{unit}"]')
    silhouette = counter.inner_html()
    window.button("Settings and table").click()
    window.page.get_by_label("NATO symbols").check()
    expect(counter.locator("use").first).to_be_attached()
    assert counter.inner_html() != silhouette


def test_clocks_are_shown_and_run(window: Window) -> None:
    opened = new_table(window, seats={"us": ME, "de": ME}, tempo={"kind": "live", "minutes": 20, "increment": 5})
    Board(window, opened.table).open()
    clock = window.page.get_by_role("time").first
    expect(clock).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)


def test_the_machine_answers_and_the_turn_comes_back(window: Window) -> None:
    """Its moves are shown one by one, and can be skipped."""
    board = Board(window, new_table(window).table).open()
    enter_by_click(board)
    finish_move(board)
    for _ in range(2):
        board.press("End phase")
    skip = board.prompt.get_by_role("button", name="Skip")
    expect(skip).to_be_visible(timeout=30_000)
    skip.click()
    expect(board.prompt).to_contain_text("Choose a unit to move or fire.", timeout=30_000)
    sides = {passage.side for passage in board.state().log}
    assert {"us", "de"} <= sides
