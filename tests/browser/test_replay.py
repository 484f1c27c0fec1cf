"""Looking back in a real browser: replay, bookmarks, links to a moment, practice, records and dice."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from grognard.cli import main
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.kernel import record
from grognard.kernel.dice import key_from_seed
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.random_play import random_choice


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of some 500 random actions."""
    game, key, rng = BattleForGermany(()), key_from_seed(1), Random(1)
    state = game.new("disaster-in-the-east", {}, key)
    made = record.start(game, "disaster-in-the-east", {}, key)
    while state.pending:
        side, action = random_choice(state, rng)
        game.act(state, side, action)
        made.actions.append((side, game.grammar.text(action)))
    record.finish(made, game, state)
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(record.write(made), encoding="utf-8")
    return file


def bring(player: Player, file: Path) -> None:
    """Opens a record from the lobby, and its log."""
    player.page.get_by_label("Choose a file…").set_input_files(file)
    player.await_table()
    player.page.get_by_role("tab", name="Log").click()
    expect(place(player)).to_have_text(re.compile(r"Turn \d+ · (\d+)/\1$"))


def place(player: Player) -> Locator:
    """Where the replay stands."""
    return player.page.get_by_role("group", name="Replay").get_by_role("status")


def press(player: Player, name: str) -> None:
    """Presses a button of the replay."""
    player.page.get_by_role("group", name="Replay").get_by_role("button", name=name, exact=True).click()


def test_a_record_is_replayed_by_clicks(new_player: NewPlayer, finished: Path) -> None:
    player = new_player()
    bring(player, finished)
    press(player, "First")
    expect(place(player)).to_contain_text("Turn 1 · 0/")
    expect(player.orders()).to_contain_text("earlier moment")
    press(player, "Next turn")
    expect(place(player)).to_contain_text("Turn 2 · ")
    press(player, "Step forward")
    press(player, "Previous turn")
    expect(player.page.get_by_role("banner")).to_contain_text("Turn 2")
    press(player, "Previous turn")
    expect(place(player)).to_contain_text("Turn 1 · 0/")
    player.page.get_by_label("Speed").select_option("×4")
    press(player, "Play")
    expect(player.page.locator(".trail").first).to_be_attached()
    press(player, "Pause")
    assert player.faults() == []


def test_a_record_is_replayed_by_keys(new_player: NewPlayer, finished: Path) -> None:
    player = new_player()
    bring(player, finished)
    player.page.get_by_role("slider").focus()
    keys = player.page.keyboard
    for key, shown in (
        ("Home", "Turn 1 · 0/"),
        ("ArrowRight", "Turn 1 · 1/"),
        ("ArrowRight", "Turn 1 · 2/"),
        ("ArrowLeft", "Turn 1 · 1/"),
        ("PageDown", "Turn 2 · "),
        ("PageDown", "Turn 3 · "),
        ("PageUp", "Turn 2 · "),
    ):
        keys.press(key)
        expect(place(player)).to_contain_text(shown)
    keys.press("End")
    expect(player.orders()).to_contain_text("The game is over.")


def test_lines_of_the_log_lead_to_their_moments_and_reach_back_to_the_first(
    new_player: NewPlayer, finished: Path
) -> None:
    player = new_player()
    bring(player, finished)
    lines = player.page.locator("[data-line]")
    count = lines.count()
    player.page.get_by_role("button", name="Earlier lines").click()
    expect(lines.nth(count)).to_be_attached()
    player.page.wait_for_function(
        "() => { const panel = document.querySelector('[role=tabpanel]'); panel.scrollTop = 0;"
        " return panel.querySelector('[data-line]').dataset.line === '0' }"
    )
    expect(player.page.get_by_role("button", name="Earlier lines")).to_be_hidden()
    chosen = lines.nth(5)
    text = chosen.get_by_role("link").inner_text()
    chosen.get_by_role("link").click()
    expect(chosen.get_by_role("link")).to_have_attribute("aria-current", "step")
    expect(player.orders()).to_contain_text(text)


def test_when_the_game_is_over_all_viewpoints_are_allowed(new_player: NewPlayer, finished: Path) -> None:
    player = new_player()
    bring(player, finished)
    press(player, "First")
    viewpoint = player.page.get_by_label("Seen by")
    expect(viewpoint).to_have_value("*")
    viewpoint.select_option("Western Allies")
    link = player.page.get_by_role("link", name="Link to this moment")
    expect(link).to_have_attribute("href", re.compile(r"\?at=0&viewpoint=western$"))


def test_a_moment_is_marked_and_found_again(new_player: NewPlayer, finished: Path) -> None:
    player = new_player()
    bring(player, finished)
    player.page.get_by_text("Turns and bookmarks").click()
    player.page.get_by_role("button", name="Turn 3", exact=True).click()
    expect(place(player)).to_contain_text("Turn 3 · ")
    player.page.get_by_label("Bookmark name").fill("The breakthrough")
    press(player, "Add bookmark")
    press(player, "First")
    assert player.faults() == []
    player.page.reload()
    player.await_table()
    player.page.get_by_role("tab", name="Log").click()
    player.page.get_by_text("Turns and bookmarks").click()
    player.page.get_by_role("button", name="The breakthrough", exact=True).click()
    expect(place(player)).to_contain_text("Turn 3 · ")
    press(player, "Delete the bookmark “The breakthrough”")
    expect(player.page.get_by_role("button", name="The breakthrough", exact=True)).to_be_hidden()


def test_a_link_shows_its_moment_to_who_may_look(new_player: NewPlayer, finished: Path) -> None:
    player, friend = new_player(), new_player()
    bring(player, finished)
    press(player, "First")
    press(player, "Next turn")
    link = player.page.get_by_role("link", name="Link to this moment").get_attribute("href")
    assert link is not None
    friend.page.goto(link)
    friend.await_table()
    expect(place(friend)).to_have_text(place(player).inner_text())
    expect(friend.orders()).to_contain_text("earlier moment")
    friend.page.goto(re.sub(r"at=\d+", "at=999999", link))
    friend.page.reload()
    expect(friend.page.get_by_role("alert")).to_contain_text("the game has not got that far")


def test_a_link_to_a_closed_table_is_refused_in_a_sentence(new_player: NewPlayer) -> None:
    player, stranger = new_player(), new_player()
    player.page.get_by_label("Hot seat").check()
    player.page.get_by_label("Spectators welcome").uncheck()
    player.page.get_by_role("button", name="Create").click()
    player.await_table()
    stranger.page.goto(f"{player.page.url}?at=0")
    expect(stranger.page.get_by_role("status")).to_contain_text("This table does not admit spectators.")


def test_practice_goes_on_from_a_moment(new_player: NewPlayer, finished: Path) -> None:
    player = new_player()
    bring(player, finished)
    expect(player.page.get_by_role("button", name="Practise from here")).to_be_hidden()
    press(player, "First")
    press(player, "Next turn")
    press(player, "Practise from here")
    player.await_decision()
    expect(player.page.get_by_role("banner")).to_contain_text("Turn 2")
    before = player.seq()
    player.press_on()
    assert player.seq() > before
    player.page.get_by_role("link", name="Original game").click()
    expect(place(player)).to_contain_text("Turn 2 · ")
    player.page.get_by_role("link", name="Back to the lobby").click()
    row = player.page.get_by_role("listitem").filter(has_text="Practice: Record: Battle for Germany").first
    expect(row.locator(".practice")).to_have_text("practice")


def test_the_record_of_a_finished_game_verifies_and_comes_back(
    new_player: NewPlayer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = new_player()
    player.play_now("Soviets")
    card = player.page.get_by_role("tabpanel")
    expect(card).to_contain_text("The dice are sealed.")
    player.press("Done")
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Yes").click()
    with player.page.expect_download() as download:
        card.get_by_role("link", name="Download the record").click()
    file = tmp_path / "mine.txt"
    download.value.save_as(file)
    assert main(["verify", str(file)]) == 0, capsys.readouterr().err
    card.get_by_role("link", name="Verify the dice").click()
    expect(player.page.get_by_text("dice check out.")).to_be_visible()
    expect(player.page.get_by_role("list").first).to_contain_text("this browser saved on")
    player.page.goto(player.page.url.split("#")[0])
    player.page.get_by_label("Choose a file…").set_input_files(file)
    player.await_table()
    expect(player.orders()).to_contain_text("The record ends here.")


def test_every_die_of_a_file_is_verified_and_one_changed_byte_found(
    new_player: NewPlayer, finished: Path, tmp_path: Path
) -> None:
    player = new_player()
    player.page.get_by_role("link", name="Verify the dice").click()
    choose = player.page.get_by_label("Verify a file…")
    choose.set_input_files(finished)
    expect(player.page.get_by_text(re.compile(r"All \d+ dice check out\."))).to_be_visible()
    assert player.page.get_by_text("✗").count() == 0
    assert player.faults() == []
    text = finished.read_text(encoding="utf-8")
    changed = tmp_path / "changed.txt"
    place = text.index("\n", len(text) // 2) + 8
    changed.write_text(
        text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :], encoding="utf-8"
    )
    choose.set_input_files(changed)
    expect(player.page.get_by_text("Something does not check out.")).to_be_visible()
    expect(player.page.get_by_text(re.compile(r"Line \d+ has been changed"))).to_be_visible()
    assert player.faults() == []


def test_a_file_that_is_no_record_is_refused_in_the_lobby(new_player: NewPlayer, tmp_path: Path) -> None:
    joueur = new_player(locale="fr-FR")
    file = tmp_path / "letter.txt"
    file.write_text("Bonjour", encoding="utf-8")
    joueur.page.get_by_label("Choisir un fichier…").set_input_files(file)
    expect(joueur.page.get_by_role("alert")).to_contain_text("Ce n’est pas un enregistrement")


def test_the_replay_fits_a_phone(new_player: NewPlayer, finished: Path) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    phone.page.get_by_label("Choose a file…").set_input_files(finished)
    phone.await_table()
    phone.page.get_by_role("button", name="Show details").click()
    phone.page.get_by_role("tab", name="Log").click()
    press(phone, "First")
    expect(place(phone)).to_contain_text("Turn 1 · 0/")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_log_follows_to_a_moment_long_before(new_player: NewPlayer) -> None:
    player = new_player()
    folder = Path(__file__).parents[1] / "borodino_41" / "transcripts"
    bring(player, folder / "introduction-major.record")  # 2000 actions, of which the page first has the last
    press(player, "Previous turn")
    expect(player.page.locator("[data-line].current")).to_be_in_viewport()
