"""Accounts at the page: made, used from a second browser, left; and how a player is called to the table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

PASSWORD = "vive l'empereur"
HIDDEN = """
    Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away ?? false });
    window.calls = [];
    window.Notification = class {
      static permission = 'default';
      static requestPermission = async () => (Notification.permission = 'granted');
      constructor(title, more) { window.calls.push(title + ': ' + more.body); }
    };
"""


def form(player: Player, name: str) -> Locator:
    """One of the forms of the page about the account."""
    return player.page.get_by_role("form", name=name)


def enter(player: Player, action: str, name: str, password: str = PASSWORD) -> None:
    """Fills in the form to create an account or to sign in."""
    asked = form(player, action)
    asked.get_by_label("Name").fill(name)
    asked.get_by_label("Password").fill(password)
    asked.get_by_role("button", name=action).click()


def test_a_table_is_there_on_a_second_device_until_it_is_signed_out(new_player: NewPlayer) -> None:
    ney, other = new_player(), new_player()
    ney.play_now("Soviets")
    table = ney.page.url
    ney.page.get_by_role("link", name="Back to the lobby").click()
    ney.page.get_by_role("link", name="Sign in").click()
    assert ney.faults() == []
    enter(ney, "Create an account", "Michel Ney")
    expect(ney.page.get_by_role("link", name="Michel Ney")).to_be_visible()

    other.page.get_by_role("link", name="Sign in").click()
    enter(other, "Sign in", "michel ney", "a wrong password")
    wrong = form(other, "Sign in").get_by_label("Password")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_be_focused()
    expect(other.page.get_by_role("alert")).to_have_text("Wrong name or password.")
    assert other.faults() == []
    enter(other, "Sign in", "michel ney")
    expect(other.page.get_by_role("link", name="Michel Ney")).to_be_visible()
    other.page.goto(table)
    other.await_table()
    expect(other.orders()).to_contain_text("Choose a unit to move.")

    ney.page.get_by_role("link", name="Michel Ney").click()
    devices = ney.page.get_by_role("region", name="Where you are signed in")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    assert ney.faults() == []
    devices.get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(other.page.get_by_text("Connection lost")).to_be_visible()
    other.page.reload()
    other.page.goto(table.partition("#")[0])
    expect(other.page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_password_is_changed_and_an_account_deleted_in_french(new_player: NewPlayer) -> None:
    joueur = new_player(390, 844, locale="fr-FR")
    page = joueur.page
    page.get_by_role("link", name="Se connecter").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    new = form(joueur, "Créer un compte")
    new.get_by_label("Nom").fill("Soult")
    new.get_by_label("Mot de passe").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Soult").click()
    change = form(joueur, "Changer de mot de passe")
    change.get_by_label("Mot de passe actuel").fill("rien de tel")
    change.get_by_label("Nouveau mot de passe").fill("la garde meurt")
    page.keyboard.press("Enter")
    expect(change.get_by_role("alert")).to_have_text("Ce n’est pas votre mot de passe.")
    change.get_by_label("Mot de passe actuel").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(change.get_by_role("status")).to_contain_text("Le mot de passe a été changé.")
    page.get_by_text("Supprimer le compte").click()
    assert joueur.faults() == []
    leave = form(joueur, "Supprimer le compte")
    leave.get_by_label("Mot de passe").fill("la garde meurt")
    leave.get_by_role("button", name="Supprimer définitivement").click()
    expect(page.get_by_role("link", name="Se connecter")).to_be_visible()


def test_a_player_who_looks_elsewhere_is_called(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    host.page.add_init_script(HIDDEN)
    host.page.reload()
    host.page.get_by_role("link", name="Sign in").click()
    host.page.get_by_label("Notify me in this browser").check()
    host.page.get_by_role("link", name="Back to the lobby").click()
    host.page.get_by_label("Table name").fill("Far away")
    host.page.get_by_role("button", name="Create").click()
    host.await_table()
    expect(host.page).to_have_title("Far away · Grognard")
    host.page.evaluate("window.away = true")
    friend.page.reload()
    row = friend.page.get_by_role("listitem").filter(has_text="Far away")
    row.get_by_role("button", name="Join as the Western Allies").click()
    friend.await_table()
    expect(host.page).to_have_title("● Far away · Grognard")
    expect(friend.page).to_have_title("Far away · Grognard")
    host.page.wait_for_function("window.calls.length")
    assert host.page.evaluate("window.calls") == ["Far away: It is your turn."]


def test_a_webhook_must_be_public_and_links_must_hold(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_role("link", name="Sign in").click()
    asked = form(player, "Notify my webhook")
    asked.get_by_label("Webhook").fill("http://127.0.0.1/")
    asked.get_by_role("button").click()
    expect(asked.get_by_role("alert")).to_contain_text("This address can’t be used")
    expect(player.page.get_by_label("Email address")).to_have_count(0)  # this server sends no mail
    assert player.faults() == []
    player.page.goto(f"{player.page.url.partition('#')[0]}#/unsubscribe?token=forged")
    player.page.get_by_role("button", name="Stop sending me emails").click()
    expect(player.page.get_by_role("alert")).to_contain_text("This link is invalid")
    assert player.faults() == []

    player.page.get_by_role("link", name="Back to the lobby").click()
    player.page.get_by_role("link", name="Sign in").click()
    player.page.get_by_role("link", name="Forgot your password?").click()
    asked = form(player, "New password")
    asked.get_by_label("Email address").fill("ney@example.org")
    asked.get_by_role("button").click()
    expect(asked.get_by_role("alert")).to_have_text("This server does not send email.")
    taken = {"status": 202, "content_type": "application/json", "body": "null"}
    player.page.route("**/api/account/forgotten", lambda route: route.fulfill(**taken))
    asked.get_by_role("button").click()
    expect(asked.get_by_role("status")).to_contain_text("an email is on its way")
    assert player.faults() == []
    player.page.goto(f"{player.page.url.partition('#')[0]}#/reset?token=forged")
    asked.get_by_label("New password").fill(PASSWORD)
    asked.get_by_role("button").click()
    expect(asked.get_by_role("alert")).to_contain_text("This link is invalid")
    assert player.faults() == []
