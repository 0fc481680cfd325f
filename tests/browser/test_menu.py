"""The table's menu: standing orders, clocks, files for mail, the record, and putting a table away."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.board import Board, duel, hot_seat
from tests.browser.conftest import OpenWindow

LIVE = {"kind": "live", "minutes": 1, "increment": 0}


def menu(board: Board) -> Locator:
    board.page.get_by_role("button", name="Settings and table").click()
    return board.page.get_by_role("dialog", name="Settings and table")


def test_a_standing_order_answers_at_once_is_told_in_words_and_ends(open_window: OpenWindow) -> None:
    here, _ = duel(open_window(), open_window())
    here.open()
    opened = menu(here)
    opened.get_by_text("Standing order", exact=True).click()
    opened.get_by_role("button", name="End phase").click()
    expect(here.prompt).to_contain_text("decides.")  # the running decision was answered by it
    expect(opened).to_contain_text("Standing order: End phase")
    opened.get_by_role("button", name="Cancel").click()
    expect(opened.get_by_text("Standing order: End phase")).to_have_count(0)
    assert here.state().orders == ()


def test_who_waits_gives_time_and_reminds_once(open_window: OpenWindow) -> None:
    here, there = duel(open_window(), open_window(), tempo=LIVE)
    there.open()
    before = here.state().seats[0].clock
    opened = menu(there)
    opened.get_by_role("button", name="Give time").click()
    for _ in range(100):
        after = here.state().seats[0].clock
        if before is not None and after is not None and after > before:
            break
        there.page.wait_for_timeout(50)
    else:
        raise AssertionError("the clock did not gain")
    opened.get_by_role("button", name="Remind").click()
    expect(there.page.get_by_text("Your opponent is reminded.").first).to_be_visible()


def test_a_seat_file_goes_out_and_its_answer_comes_back(open_window: OpenWindow, tmp_path: Path) -> None:
    here, _ = duel(open_window(), open_window())
    here.open()
    opened = menu(here)
    with here.page.expect_download() as coming:
        opened.get_by_role("link", name="Seat file").click()
    content = coming.value.path().read_text(encoding="utf-8")
    assert "us_sherman_1" in content
    entries = here.state().entries
    answer = tmp_path / "answer.txt"
    answer.write_text(content.replace("\nanswer ", "\nanswer enter us_sherman_1"), encoding="utf-8")
    opened.get_by_label("Answer by mail").set_input_files(answer)
    here.await_entries(entries + 1)
    expect(here.prompt).to_contain_text("choose the hex where it enters")


def test_who_resigns_has_the_record_and_the_host_puts_the_table_away(open_window: OpenWindow) -> None:
    board = hot_seat(open_window())
    board.open()
    opened = menu(board)
    opened.get_by_role("button", name="Resign").click()
    opened.get_by_role("button", name="Yes, resign").click()
    expect(board.prompt).to_contain_text("resigns")
    with board.page.expect_download() as coming:
        opened.get_by_role("link", name="Record").click()
    assert coming.value.path().read_text(encoding="utf-8").startswith("grognard record 1\n")
    opened.get_by_role("button", name="Delete the game").click()
    opened.get_by_role("button", name="Yes, delete it").click()
    expect(board.page.get_by_role("button", name="Play now").first).to_be_visible()
