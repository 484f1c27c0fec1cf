"""8.4.2 steps 2 to 4: strengths, letter and dice of an assault."""

from fractions import Fraction

import pytest

from grognard.games.fortress_berlin.position import ASSAULT
from grognard.games.fortress_berlin.rules.combat import crt
from grognard.kernel.answers import DEFENCE
from tests.fortress_berlin.fighting import HERE, announce, announced, announcing, reckoned
from tests.rules import rule


@rule("8.4.2/step-3a", "3.1.1b", "10.1.3c", "8.1.2c")
def test_all_attackers_against_all_defenders() -> None:
    table = announced(
        f"su-1 su-2 2526, su-hq 2530, ge-2 ge-vs {HERE}",
        "su-1 su-2",
        hqs="su-hq",
        works=f"{HERE} strongpoint",
    )
    found = reckoned(table)
    assert (found.attack, found.defence, found.differential) == (22, 4 + 2 + 1, 15)


@rule("8.1.1a", "8.1.3b", "8.1.4")
def test_guns_defend_with_their_protection() -> None:
    """B4: infantry and antitank in the open against a division of 10."""
    found = reckoned(announced(f"su-1 2526, ge-1 ge-at {HERE}", "su-1"))
    assert (found.attack, found.defence, found.pf, found.dice) == (10, 4 + 2, 2, 0)


@rule("8.1.4")
def test_protection_is_used_for_the_letter_and_of_guns_alone_in_the_sum() -> None:
    infantry = reckoned(announced(f"su-1 2526, ge-mech {HERE}", "su-1"))
    assert (infantry.defence, infantry.pf) == (4, 4)
    gun = reckoned(announced(f"su-1 2526, ge-at {HERE}", "su-1"))
    assert (gun.defence, gun.pf) == (2, 2)


@rule("8.4.2/step-3b", "8.1.5b")
@pytest.mark.parametrize(
    ("attackers", "where", "attack"),
    [
        ("su-tank ge-none", "2526", 2),
        ("su-tank su-mech", "2526", 4),
        ("su-tank su-tank2", "2526", 5),
        ("su-tank su-mech", "2426", 6),
    ],
)
def test_over_a_bridge_each_counts_half_and_the_sum_is_rounded(
    attackers: str, where: str, attack: int
) -> None:
    """B4: 5 alone makes 2, 5 and 4 make 4, 5 and 5 make 5; 5 over the bridge and 4 on land make 6."""
    names = [name for name in attackers.split() if name != "ge-none"]
    places = ["2526", where][: len(names)]
    units = ", ".join(f"{name} {place}" for name, place in zip(names, places, strict=True))
    sides = f"2526 {HERE} river, 2526 {HERE} bridge"
    table = announced(f"{units}, ge-1 {HERE}", " ".join(names), sides=sides)
    assert reckoned(table).attack == attack
    assert reckoned(table).dice == -2  # 8.1.5c, also when only some cross it


@rule("8.1.5c")
def test_a_bridge_helps_the_dice_of_the_defender_too() -> None:
    sides = f"2526 {HERE} canal, 2526 {HERE} bridge"
    found = reckoned(announced(f"su-1 2526, ge-1 {HERE}", "su-1", sides=sides, terrain=f"{HERE} built-up"))
    assert (found.attack, found.dice, found.pf) == (5, -1 - 2, 2 + 1)


@rule("8.8c", "8.4.2/step-3b")
@pytest.mark.parametrize(
    ("units", "defence", "pf"),
    [("ge-tank", 1, 4), ("ge-flak", 1, 1), ("ge-tank ge-flak", 2, 4), ("ge-recon ge-flak", 1, 3)],
)
def test_the_disrupted_defend_with_half_and_fractions_are_kept_until_the_sum(
    units: str, defence: int, pf: int
) -> None:
    """The manoeuvre faces: tank 3-4, flak 3-2 (PF halved), reconnaissance 1-3: 1.5, 1, 2.5 and 1.5."""
    found = reckoned(announced(f"su-1 2526, {units} {HERE} red n", "su-1"))
    assert (found.defence, found.pf) == (defence, pf)


@rule("8.8c", "8.1.1a", "3.1.1b", "10.1.3c", "3.5.2b")
def test_each_line_of_the_defence_has_its_rule() -> None:
    """Of the disrupted it is that of their half, guns or not."""
    units = f"su-1 2526, ge-at ge-1 {HERE}, ge-mot {HERE} red n, ge-hq 2523"
    table = announced(units, "su-1", works=f"{HERE} strongpoint")
    table.g.target[table.unit("ge-hq")] = table.cell(HERE) + 1
    lines = [line for line in reckoned(table).lines if line.kind == DEFENCE]
    ruled = {
        table.game.grammar.names("unit")[line.args["unit"]]: line.rule
        for line in lines
        if "unit" in line.args
    }
    assert ruled == {"ge-at": "8.1.1a", "ge-1": "3.1.1b", "ge-mot": "8.8c"}
    assert [line.rule for line in lines if "unit" not in line.args] == ["10.1.3c", "3.5.2b"]


@rule("10.1.3b", "10.1.3c", "10.1.4a", "10.1.4b")
@pytest.mark.parametrize(
    ("work", "defenders", "defence", "pf", "dice"),
    [
        ("strongpoint", "", 1, 3, -3),
        ("flak-tower", "", 3, 3, -4),
        ("strongpoint", "ge-vs", 3, 5, -3),
        ("flak-tower", "ge-flak", 6, 6, -4),
    ],
)
def test_garrisons_add_their_strength_and_the_work_its_protection(
    work: str, defenders: str, defence: int, pf: int, dice: int
) -> None:
    """B4: a lone strongpoint, a lone tower, VS in a strongpoint, flak in a tower."""
    units = f"su-1 2526, {defenders} {HERE}" if defenders else "su-1 2526"
    found = reckoned(announced(units, "su-1", works=f"{HERE} {work}"))
    assert (found.attack, found.defence, found.pf, found.dice) == (10, defence, pf, dice)


@rule("10.1.3c", "9.0.3")
def test_a_garrison_alone_gains_no_protection_from_ruins() -> None:
    facts = {"works": f"{HERE} strongpoint", "terrain": f"{HERE} built-up", "ruins": HERE}
    alone = reckoned(announced("su-1 2526", "su-1", **facts))
    assert (alone.defence, alone.pf, alone.dice) == (1, 3, -4)
    manned = reckoned(announced(f"su-1 2526, ge-vs {HERE}", "su-1", **facts))
    assert (manned.defence, manned.pf, manned.dice) == (3, 2 + 4, -4)


@rule("10.2")
def test_a_position_that_was_taken_helps_nobody() -> None:
    found = reckoned(announced(f"su-1 2526, ge-1 {HERE}", "su-1", works=f"{HERE} flak-tower", taken=HERE))
    assert (found.defence, found.pf, found.dice) == (4, 2, 0)


@rule("10.1.3e", "10.2")
def test_without_its_garrison_a_strongpoint_still_protects_germans_but_has_no_strength() -> None:
    found = reckoned(announced(f"su-1 2526, ge-vs {HERE}", "su-1", works=f"{HERE} strongpoint", empty=HERE))
    assert (found.defence, found.pf, found.dice) == (2, 5, -3)


@rule("8.4.2/step-4a")
def test_the_letter_comes_from_differential_and_adjusted_protection_then_shifts() -> None:
    table = announced(f"su-1 2526, ge-vs {HERE}", "su-1", terrain=f"{HERE} built-up")
    found = reckoned(table)
    first = crt.letter(table.g, ASSAULT, 8, 3)
    assert (found.differential, found.pf) == (8, 3)
    assert found.letter == crt.shifted(first, 1)  # morale 2 against 1


@rule("8.4.2/step-4b", "8.4.2/general-note")
def test_dice_are_modified_and_read_in_the_shifted_column() -> None:
    table = announced("su-1 su-2 2526", "su-1 su-2", works=f"{HERE} strongpoint", dice=(3, 4))
    letter = reckoned(table).letter
    code = table.g.world.charts.results[4][letter]
    table.do(f"resolve {HERE}").logs(
        "assault.rolled", dice=(3, 4), modifier=-3, column=letter, result=crt.name(code)
    )


@rule("8.1.3a")
def test_an_assault_that_is_too_weak_fails_without_dice() -> None:
    table = announced(f"su-gun 2526 n, ge-1 ge-tank ge-2 {HERE}", "su-gun", dice=(6, 6))
    assert reckoned(table).letter == ""
    table.do(f"resolve {HERE}")
    assert table.g.dictated == (6, 6)
    table.finds(f"ge-1 ge-2 ge-tank {HERE}, su-gun 2526")


@rule("8.1", "8.4.2/step-4b")
def test_the_forecast_has_all_lines_and_exact_chances() -> None:
    table = announced(f"su-1 2526, ge-1 ge-2 {HERE}", "su-1", terrain=f"{HERE} park")
    odds = table.forecast(f"resolve {HERE}")
    found = reckoned(table)
    assert (odds.attack, odds.defence, odds.column) == (10, 8, found.letter)
    rows = table.g.world.charts.results
    for name, chance in odds.chances.items():
        throws = [
            (a, b)
            for a in range(1, 7)
            for b in range(1, 7)
            if crt.name(rows[max(-4, a + b - 1)][found.letter]) == name
        ]
        assert chance == Fraction(len(throws), 36)


@rule("8.6/EX", "8.6/asterisk-assault")
def test_the_forecast_says_what_results_cost_the_attacker() -> None:
    odds = announced(f"su-1 2526, ge-1 {HERE}", "su-1").forecast(f"resolve {HERE}")
    assert odds.consequences["EX"].message == "assault.then-loss"
    assert odds.consequences["R star"].message == "assault.then-disrupted"
    alone = announced("su-1 2526", "su-1", works=f"{HERE} strongpoint").forecast(f"resolve {HERE}")
    assert "EX" not in alone.consequences


@rule("8.4.2/step-2", "8.3.5a")
def test_attackers_hit_by_defensive_fire_drop_out() -> None:
    table = announced(f"su-tank su-tank2 2526, ge-tank ge-at {HERE}", "su-tank su-tank2")
    table.do(f"resolve {HERE}").asks("fire.ask-defensive", "german")
    table.dice(4, 4, 1, 1).do("at su-tank", "join ge-tank", "join ge-at", "fire")
    while table.prompt != "fire.ask-defensive" and table.g.stack[-1].__class__.__name__ != "Assault":
        table.idle()
        if table.g.phase != "combat":
            break
    assert table.where("su-tank") != "2526" or table.is_marked("su-tank", "disrupted")


@rule("8.4.2/step-2")
def test_without_attackers_the_assault_is_off() -> None:
    table = announcing(f"su-tank 2526, su-hq 2530, ge-tank ge-at {HERE}, su-1 2520, ge-1 2519")
    announce(announce(table, "su-tank", hqs="su-hq"), "su-1", "2519").do("done", f"resolve {HERE}")
    table.dice(6, 6).do("at su-tank", "join ge-tank", "join ge-at", "fire")
    table.logs("assault.nobody-left", "8.4.2/step-2").asks("assault.resolve").finds(f"ge-tank ge-at {HERE}")
    assert table.g.support[table.unit("su-hq")]  # support is spent all the same


@rule("8.4.2/step-2", "8.4.1b")
def test_an_assault_on_who_has_run_away_is_off() -> None:
    """11.2.1b: say a plant protection battalion that an advance has frightened away."""
    table = announcing(f"su-1 2526, su-2 2520, ge-1 {HERE}, ge-ppb 2521 tested", dice=(6, 6))
    announce(announce(table, "su-1"), "su-2", "2521").do("done")
    table.g.remove(table.unit("ge-ppb"), 6)
    table.do("resolve 2521").logs("assault.nobody-there", "8.4.1b").offers("resolve", HERE)


@rule("8.7.2")
def test_who_retreats_into_a_hex_under_assault_defends_it_and_suffers_the_result() -> None:
    table = announcing(f"su-1 2526, su-2 2523, ge-1 {HERE}, ge-2 2524")
    announce(announce(table, "su-1"), "su-2", "2524").do("done")
    g = table.g
    g.put(table.unit("ge-1"), table.cell("2524"))
    assert reckoned(table, "2524").defence == 8


@rule("8.3.5a", "8.1.1a", "8.4.2/step-2")
def test_guns_that_have_fired_defensively_still_defend() -> None:
    """Interaction 19: without any headquarters near."""
    table = announced(f"su-tank su-tank2 2526, su-1 2426, ge-tank ge-at {HERE}", "su-tank su-tank2 su-1")
    table.do(f"resolve {HERE}").dice(1, 1, 1, 1, 1, 1).do("at su-tank", "join ge-at", "fire")
    table.asks("fire.ask-defensive", "german").do("at su-tank2", "join ge-tank", "fire")
    (event,) = table.events("assault.rolled")
    assert event.args["differential"] == 20 - (6 + 2)
