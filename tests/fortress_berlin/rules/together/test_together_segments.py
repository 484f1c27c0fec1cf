"""What one segment leaves to the next, and what a turn does with it."""

from tests.fortress_berlin.fighting import announce, announcing
from tests.rules import rule


@rule("8.6/asterisk-assault", "8.4.2/step-2", "3.5.2b", "8.8b")
def test_an_assault_whose_attackers_another_has_disrupted_is_forgotten_with_its_support() -> None:
    table = announcing("su-1 su-2 2526, su-hq 2530, ge-1 2525, ge-2 2426")
    announce(announce(table, "su-1"), "su-2", "2426", hqs="su-hq").do("done")
    table.until_asked("assault.resolve").dice(1, 1).do("resolve 2525").marked("su-1 red, su-2 red")
    table.do("face N").is_at("movement", "german", turn=3)
    assert not any(table.g.target)
