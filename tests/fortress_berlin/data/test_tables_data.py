"""The combat results table and other tables: what is printed, what must rise or fall, typical fights."""

import pytest

from grognard.games.fortress_berlin.charts import ATTACKS, LETTERS, RESULTS, Switches
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from tests.fortress_berlin.data.box import TWO_DICE, charts, letter, results
from tests.rules import rule

SPANS, UPPER, LOWER = charts().superiority, charts().letters, charts().results
DICE = range(-4, 13)


def plain(code: str) -> str:
    """A result without its asterisk."""
    return code.replace("*", "") or "--"


def severity(code: str) -> int:
    return RESULTS.index(plain(code))


def share(found: list[str], *wanted: str) -> float:
    """How often one of these results comes; `*` any with an asterisk."""
    hits = sum("*" in code if wanted == ("*",) else plain(code) in wanted for code in found)
    return hits / len(TWO_DICE)


def at_least(found: list[str], least: str) -> float:
    return sum(severity(code) >= RESULTS.index(least) for code in found) / len(TWO_DICE)


# The form of the table


@rule("8.1.2a")
def test_four_rows_of_superiority_share_the_columns() -> None:
    assert set(SPANS) == set(ATTACKS)
    for kind, firsts in SPANS.items():
        assert list(firsts) == sorted(set(firsts))
        assert len(firsts) == len(UPPER[0])
        assert letter(kind, firsts[0] - 1, 3) == ""
        assert letter(kind, 999, 3) == UPPER[3][-1]


@rule("8.1.2b", "8.4.2/general-note")
def test_letters_and_dice_have_their_bounds() -> None:
    assert {name for row in UPPER for name in row} == set(LETTERS)
    assert list(LOWER) == list(DICE)
    assert letter("assault", SPANS["assault"][0], 10, shift=-1) == "A"
    assert letter("assault", 999, 0, shift=3) == "I"
    assert results("assault", 999, 0, dice=-20) == [LOWER[-4]["I"]] * 36
    assert letter("assault", 20, 14) == letter("assault", 20, 10)


@rule("8.6/no-effect", "8.6/R", "8.6/D", "8.6/EX", "8.6/number", "8.6/E")
def test_every_result_occurs() -> None:
    assert {plain(code) for row in LOWER.values() for code in row.values()} == set(RESULTS)


@rule("8.6/asterisk-ranged", "8.6/asterisk-assault")
def test_an_asterisk_comes_alone_and_beside_a_result_in_every_column() -> None:
    found = {code for row in LOWER.values() for code in row.values() if "*" in code}
    assert "*" in found
    assert found - {"*"}
    assert all(any("*" in LOWER[dice][name] for dice in DICE) for name in LETTERS)


def test_the_upper_matrix_rises_with_superiority_and_falls_with_protection() -> None:
    for row in UPPER:
        assert list(row) == sorted(row)
    for column in zip(*UPPER, strict=True):
        assert list(column) == sorted(column, reverse=True)


def test_the_lower_matrix_rises_with_dice_and_letters() -> None:
    for name in LETTERS:
        column = [severity(LOWER[dice][name]) for dice in DICE]
        assert column == sorted(column)
        marked = ["*" in LOWER[dice][name] for dice in DICE]
        assert marked == sorted(marked, reverse=True)
    for row in LOWER.values():
        assert [severity(code) for code in row.values()] == sorted(map(severity, row.values()))


def test_direct_fire_bites_before_mixed_and_that_before_plain_bombardment() -> None:
    for direct, mixed, bombardment, assault in zip(
        *(SPANS[kind] for kind in ("direct", "mixed", "bombardment", "assault")), strict=True
    ):
        assert direct <= mixed <= bombardment
        assert assault <= bombardment
    assert SPANS["direct"][0] <= 1
    assert 0 <= SPANS["bombardment"][0] <= 2
    assert SPANS["assault"][0] <= -1
    assert letter("assault", 1 - 11, 2) == ""


@pytest.mark.parametrize("kind", ATTACKS)
@pytest.mark.parametrize("pf", [2, 3, 5, 8])
def test_more_superiority_never_does_less_and_terrain_always_helps(kind: str, pf: int) -> None:
    for dice in (0, -1, -2, -3, -4):
        chances = [at_least(results(kind, more, pf, dice), "D") for more in range(SPANS[kind][0], 50)]
        assert chances == sorted(chances)
    helped = [at_least(results(kind, 15, pf, dice), "D") for dice in (0, -1, -2, -3, -4)]
    assert helped == sorted(helped, reverse=True)
    assert helped[0] > helped[-1]


# Typical fights, of which the rules say how they end


@pytest.mark.parametrize(
    ("fight", "attack", "least", "wanted", "low", "high"),
    [
        ("a division at an empty strongpoint", ("assault", 10, 3, -3, 1), "R", (), 0.68, 0.86),
        ("the same with Volkssturm and antitank inside", ("assault", 6, 5, -3, 0), "", "R 1 2 E", 0.10, 0.36),
        ("two divisions at a flak tower", ("assault", 16, 6, -4, -1), "", "R 1 2 E", 0.08, 0.28),
        ("an off-map strike on an empty strongpoint", ("bombardment", 15, 3, -3, 0), "R", (), 0.42, 0.72),
        ("an air strike on two battalions in clear", ("bombardment", 12, 4, 0, 0), "D", (), 0.58, 0.85),
        ("two antitank battalions at a tank brigade", ("direct", 7, 5, 0, 0), "D", (), 0.35, 0.62),
        ("the same, and it is lost", ("direct", 7, 5, 0, 0), "EX", (), 0.17, 0.38),
        ("tanks at a PPB in a park", ("assault", 4, 1, -1, 2), "R", (), 0.90, 1.0),
        ("a division over a bridge at HJ in houses", ("assault", 5, 3, -3, 0), "", "R EX 1 2 E", 0.28, 0.58),
        ("two divisions at two Volkssturm in houses", ("assault", 19, 3, -1, 1), "", "R 1 2 E", 0.55, 0.80),
        (
            "two divisions at two mech regiments in houses",
            ("assault", 16, 5, -1, 0),
            "",
            "R 1 2 E",
            0.34,
            0.56,
        ),
        ("four divisions at the Reichstag", ("assault", 34, 6, -2, -1), "", "R 1 2 E", 0.28, 0.52),
        ("two regiments of guns at divisions in houses", ("bombardment", 19, 3, -1, 0), "D", (), 0.40, 0.68),
        ("one antitank battalion at a tank brigade", ("direct", 1, 5, 0, 0), "D", (), 0.08, 0.28),
        ("a strike on battalions in houses", ("bombardment", 9, 5, -1, 0), "D", (), 0.18, 0.42),
        ("the same, and ruins", ("bombardment", 9, 5, -1, 0), "", "*", 0.08, 0.28),
        ("an air strike on ruins", ("bombardment", 8, 8, -4, 0), "D", (), 0.0, 0.09),
        ("an even assault in houses", ("assault", 0, 3, -1, 0), "", "R 1 2 E", 0.03, 0.22),
        ("the same, and attackers disrupted", ("assault", 0, 3, -1, 0), "", "*", 0.25, 0.65),
        ("guns and tanks at a mech brigade", ("mixed", 14, 4, 0, 0), "D", (), 0.62, 0.90),
    ],
)
def test_a_typical_fight_ends_as_the_rules_have_it(
    fight: str, attack: tuple[str, int, int, int, int], least: str, wanted: str, low: float, high: float
) -> None:
    found = results(*attack)
    chance = at_least(found, least) if least else share(found, *wanted.split())
    assert low <= chance <= high, fight


def test_a_strike_on_defended_houses_can_make_ruins() -> None:
    assert letter("bombardment", 9, 5) >= "D"
    assert any("*" in code for code in results("bombardment", 9, 5, -1))


# Air strikes, points, fixed strengths


@rule("11.4a")
def test_air_strikes_are_common_for_soviets_and_rare_for_germans() -> None:
    german, soviet = charts().air
    for table in (german, soviet):
        assert list(table) == list(range(2, 13))
        assert list(table.values()) == sorted(table.values())
        assert set(table.values()) <= set(range(charts().strengths.air_counters + 1))
    mean = [sum(charts().air[side][throw] for throw in TWO_DICE) / 36 for side in (GERMAN, SOVIET)]
    assert 0 < mean[GERMAN] <= 1 / 6
    assert 1.5 <= mean[SOVIET] <= 2


@rule("10.1.3b", "10.1.4a")
def test_fixed_strengths() -> None:
    fixed = charts().strengths
    assert (fixed.strongpoint_fs, fixed.strongpoint_pf, fixed.strongpoint_mr) == (1, 3, 1)
    assert (fixed.tower_fs, fixed.tower_pf, fixed.tower_mr) == (3, 3, 3)
    assert (fixed.off_map_fs, fixed.air_fs, fixed.air_counters) == (18, 20, 3)
    assert (fixed.direct_range, fixed.tower_range, fixed.spotting) == (2, 4, 2)
    assert (fixed.mode_change, fixed.defector_ma) == (2, 8)
    assert (fixed.german_stack, fixed.german_division_stack) == (3, 4)
    assert (fixed.soviet_stack, fixed.soviet_corps_stack) == (2, 3)


def test_points_of_the_germans_by_turn() -> None:
    def total(*names: str, last: int) -> int:
        awards = (charts().points[name] for name in names)
        return sum(one.points * max(0, min(last, one.last) - one.first + 1) for one in awards)

    reichstag = ("reichstag-early", "reichstag-late")
    assert [total(*reichstag, last=turn) for turn in (9, 11, 13, 15)] == [18, 22, 32, 42]
    assert total("hitler-alive", last=12) == 6
    assert total("hitler-alive", "hitler-last", last=15) == 20


def test_points_for_what_happens() -> None:
    found = {name: (one.side, one.points) for name, one in charts().points.items()}
    german = {"hitler-suicide": 2, "exit": 2, "soviet-loss": 1}
    soviet = {
        "german-loss": 1,
        "straggler": 1,
        "tiergarten": 1,
        "reichstag-flak-tower": 1,
        "latvians": 1,
        "lvi-korps": 4,
        "steiner": 15,
        "wenck": 30,
        "dismissal": 1,
        "leader-captured": 1,
        "assassination": 5,
    }
    for side, awards in (("german", german), ("soviet", soviet)):
        assert {name: found[name] for name in awards} == {
            name: (side, points) for name, points in awards.items()
        }
    assert (charts().points["hitler-suicide"].last, charts().points["straggler"].first) == (9, 6)


# Readings


def test_contested_rules_are_played_as_the_ledger_rules() -> None:
    held = {name for name in Switches.__slots__ if getattr(charts().switches, name)}
    assert held == {"fort_survivors_retreat", "uncommanded_hq_supports", "fire_on_ss_frees_hj"}
