"""`grognard demo`."""

from tests.commands.calling import Run


def test_a_game_is_told_turn_by_turn(run: Run) -> None:
    code, out, err = run("demo", "--scenario", "disaster-in-the-east", "--seed", 2)
    assert (code, err) == (0, "")
    assert [f"Turn {turn} begins." in out for turn in range(1, 8)] == [True] * 6 + [False]
    assert "(winner)" in out or "Draw" in out
    assert "[11-0c]" in out
