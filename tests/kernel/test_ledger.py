"""The ledger of rules, and its wordings in another language."""

from pathlib import Path

import pytest

from grognard.kernel.components.ledger import Ledger, Rule, load_ledger, wordings
from grognard.kernel.components.schema import DataError

GAMES = Path(__file__).parents[2] / "src" / "grognard" / "games"


class TestLedger:
    def test_a_ledger_is_read_with_blank_rulings(self, tmp_path: Path) -> None:
        (tmp_path / "ledger.csv").write_text(
            "id,kind,gist,check,ruling\n"
            "1-0,note,Who plays.,-,\n"
            "2-0,table,The CRT.,It is exact.,Odds round down.\n",
            encoding="utf-8",
        )
        ledger = load_ledger(tmp_path)
        assert ledger.find("1-0") == Rule("1-0", "note", "Who plays.", "-", None)
        assert ledger.find("2-0").ruling == "Odds round down."

    def test_an_unknown_number_is_an_error(self) -> None:
        with pytest.raises(DataError, match=r"^ledger.csv: expected the number of a rule; got 'z'$"):
            Ledger({}).find("z")

    def test_an_unknown_kind_is_an_error(self, tmp_path: Path) -> None:
        (tmp_path / "ledger.csv").write_text("id,kind,gist,check,ruling\n1,law,g,c,\n", encoding="utf-8")
        with pytest.raises(DataError, match=r"^ledger.csv line 2, field kind: expected one of component, "):
            load_ledger(tmp_path)

    def test_battle_for_germany_has_all_its_rules(self) -> None:
        rules = load_ledger(GAMES / "battle_for_germany").rules
        assert len(rules) == 232
        assert [rule.id for rule in rules.values() if rule.kind == "note"] == [
            *("2-1", "5-4", "5-5", "6-9", "7-1", "12-2", "15-2", "16-3", "17-3"),
        ]


class TestWordings:
    def test_every_rule_needs_words_in_another_language(self, tmp_path: Path) -> None:
        header = "id,kind,gist,check,ruling\n"
        (tmp_path / "ledger.csv").write_text(f"{header}1,note,One.,-,\n2,note,Two.,-,\n", encoding="utf-8")
        (tmp_path / "look").mkdir()
        french = tmp_path / "look" / "rules.fr.csv"
        french.write_text("id,gist\n1,Un.\n2,Deux.\n", encoding="utf-8")
        assert wordings(tmp_path, "en") == {"1": "One.", "2": "Two."}
        assert wordings(tmp_path, "fr") == {"1": "Un.", "2": "Deux."}
        french.write_text("id,gist\n1,Un.\n", encoding="utf-8")
        with pytest.raises(DataError, match=r"^rules.fr.csv: expected a wording for every rule; 2 has none$"):
            wordings(tmp_path, "fr")
        french.write_text("id,gist\n1,Un.\n3,Trois.\n", encoding="utf-8")
        with pytest.raises(DataError, match=r"^ledger.csv: expected the number of a rule; got '3'$"):
            wordings(tmp_path, "fr")
