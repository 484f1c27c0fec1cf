"""A guide is read from its file, and mistakes in it are named."""

from pathlib import Path

import pytest

from grognard.kernel.components.schema import DataError
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.guide import Beat, load_guide
from tests.sample.game import Sample

HEAD = 'scenario = "duel"\nseat = "north"\ndice = 1\n'


class Guided(Sample):
    """The sample game with a folder of its own."""

    def __init__(self, folder: Path, steps: str, head: str = HEAD) -> None:
        self.folder = folder
        (folder / "look").mkdir()
        (folder / "look" / "guide.toml").write_text(head + steps, encoding="utf-8")


def test_a_game_without_the_file_has_no_guide() -> None:
    assert load_guide(Sample()) is None


def test_steps_become_beats_in_order(tmp_path: Path) -> None:
    steps = """
        [[steps]]
        text = "welcome"
        units = ["red-1"]
        [[steps]]
        text = "bid"
        do = ["bid 1 | bid 2", "pass"]
        then = ["blue bid 0"]
        [[steps]]
        text = "back"
        undo = true
    """
    guide = load_guide(Guided(tmp_path, steps))
    assert guide is not None
    assert [step.text for step in guide.steps] == ["welcome", "bid", "back"]
    assert guide.beats == (Beat(1, ("bid 1", "bid 2")), Beat(1, ("pass",), (("blue", "bid 0"),)), Beat(2, ()))


def test_the_dice_of_a_guide_are_those_of_no_simulation(tmp_path: Path) -> None:
    guide = load_guide(Guided(tmp_path, '[[steps]]\ntext = "welcome"\n'))
    assert guide is not None
    assert guide.key != key_from_seed(1)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ("", "field steps item 1.text: expected a value; got nothing"),
        ('text = "a"\npart = "kitchen"', "item 1.part: expected one of turn, orders"),
        ('text = "a"\nunits = ["green-9"]', "item 1.units: expected a unit of the game; got 'green-9'"),
        ('text = "a"\ndo = ["fly"]', "item 1.do: 'fly': expected a verb"),
        (
            'text = "a"\ndo = ["pass"]\nthen = ["green pass"]',
            "expected a line that begins with one of red, blue",
        ),
        ('text = "a"\ndo = ["pass"]\nthen = ["red fly"]', "item 1.then: 'fly': expected a verb"),
        ('text = "a"\nthen = ["red pass"]', "item 1: expected then after do"),
        ('text = "a"\ndo = ["pass"]\nundo = true', "item 1: expected undo alone"),
    ],
)
def test_a_wrong_step_is_named(tmp_path: Path, step: str, fault: str) -> None:
    with pytest.raises(DataError) as caught:
        load_guide(Guided(tmp_path, f"[[steps]]\n{step}\n"))
    assert fault in str(caught.value)


@pytest.mark.parametrize(("field", "value"), [("scenario", "siege"), ("seat", "east")])
def test_a_wrong_scenario_or_seat_is_named(tmp_path: Path, field: str, value: str) -> None:
    head = "\n".join(f'{field} = "{value}"' if line.startswith(field) else line for line in HEAD.split("\n"))
    with pytest.raises(DataError, match=f"guide.toml, field {field}: expected one of .*; got '{value}'"):
        load_guide(Guided(tmp_path, '[[steps]]\ntext = "a"\n', head))


def test_the_opening_is_played_before_the_learner_comes(tmp_path: Path) -> None:
    game = Guided(tmp_path, '[[steps]]\ntext = "a"\n', HEAD + 'opening = ["red bid 1", "blue bid 0"]\n')
    guide = load_guide(game)
    assert guide is not None
    assert guide.opening == (("red", "bid 1"), ("blue", "bid 0"))
    new, begun = game.new("duel", {}, guide.key), guide.begin(game)
    assert (begun.pending, begun.events) != (new.pending, new.events)
    assert begun.events == []


def test_a_line_may_hold_several_actions_of_a_side(tmp_path: Path) -> None:
    steps = '[[steps]]\ntext = "a"\ndo = ["pass"]\nthen = ["blue bid 0; pass", "red pass"]\n'
    guide = load_guide(Guided(tmp_path, steps))
    assert guide is not None
    assert guide.steps[0].then == (("blue", "bid 0"), ("blue", "pass"), ("red", "pass"))
