"""How tags on tests are found and counted."""

from pathlib import Path
from textwrap import dedent

import pytest

from grognard.commands.coverage import Coverage, coverage, find_tags, folder_of_tests
from grognard.kernel.components.ledger import Ledger, Rule
from grognard.kernel.components.schema import DataError


def ledger_of(**kinds: str) -> Ledger:
    return Ledger({name: Rule(name, kind, "gist", "check", None) for name, kind in kinds.items()})


def write(folder: Path, **files: str) -> Path:
    for name, content in files.items():
        (folder / f"{name}.py").write_text(dedent(content), encoding="utf-8")
    return folder


class TestTags:
    def found(self, folder: Path, content: str) -> list[str]:
        return [tag.rule_id for tag in find_tags(write(folder, test_example=content))]

    def test_on_functions_with_several_numbers_over_several_lines(self, tmp_path: Path) -> None:
        content = """\
            @rule("7-21a")
            @parametrize("x", [1])
            @rule(
                "7-24a",
                "7-24b",
            )
            def test_replacements(x): ...

            @pytest.mark.rule("8-0")
            async def test_entry(): ...
            """
        assert self.found(tmp_path, content) == ["7-21a", "7-24a", "7-24b", "8-0"]

    def test_on_classes_and_their_methods(self, tmp_path: Path) -> None:
        content = """\
            @rule("6-0")
            class TestCombat:
                @rule("6-1")
                def test_odds(self): ...
            """
        assert sorted(self.found(tmp_path, content)) == ["6-0", "6-1"]

    def test_in_pytestmark_of_a_module_or_a_class(self, tmp_path: Path) -> None:
        content = """\
            pytestmark = [rule("1"), pytest.mark.slow]

            class TestCombat:
                pytestmark = rule("2", "3")
            """
        assert self.found(tmp_path, content) == ["1", "2", "3"]

    def test_not_in_strings_comments_or_other_calls(self, tmp_path: Path) -> None:
        content = """\
            # @rule("1")
            '''@rule("2")'''
            other = rule("3")
            @ruler("4")
            @skip
            def test_nothing(): ...
            """
        assert self.found(tmp_path, content) == []

    def test_they_know_their_place(self, tmp_path: Path) -> None:
        folder = tmp_path / "combat"
        folder.mkdir()
        write(folder, test_map_data='\n@rule("1")\ndef test_it(): ...\n')
        (tag,) = find_tags(tmp_path)
        assert (tag.file, tag.line, tag.on_data_test) == ("combat/test_map_data.py", 2, True)

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (
                "@rule(NUMBER)\ndef test_it(): ...",
                "line 1: expected a rule's number as a plain string; got 'NUMBER'",
            ),
            ("@rule(71)\ndef test_it(): ...", "line 1: expected a rule's number as a plain string; got '71'"),
            (
                "\n@rule('1')\ndef helper(): ...",
                "line 2: expected a rule's number on a test; got \"rule('1')\"",
            ),
            (
                "\n@rule('1')\nclass Helper: ...",
                "line 2: expected a rule's number on a test; got \"rule('1')\"",
            ),
            ("def test_it(:", "line 1: expected Python; got an error: "),
        ],
    )
    def test_a_tag_that_proves_nothing_is_an_error(self, tmp_path: Path, content: str, message: str) -> None:
        with pytest.raises(DataError) as caught:
            self.found(tmp_path, content)
        assert str(caught.value).startswith(f"test_example.py {message}")


class TestCoverage:
    def test_rules_are_tested_data_or_open(self, tmp_path: Path) -> None:
        write(
            tmp_path,
            test_combat='@rule("fight", "hex")\ndef test_it(): ...',
            test_map_data='@rule("map", "hex", "move")\ndef test_it(): ...',
        )
        ledger = ledger_of(
            hex="definition",
            map="component",
            fight="procedure",
            move="procedure",
            remark="note",
            roads="table",
            win="victory",
        )
        assert coverage(ledger, tmp_path) == Coverage(rules=7, tested=3, data=2, open=("roads", "win"))

    def test_a_note_with_a_test_counts_once(self, tmp_path: Path) -> None:
        write(tmp_path, test_combat='@rule("remark")\ndef test_it(): ...')
        assert coverage(ledger_of(remark="note"), tmp_path) == Coverage(rules=1, tested=1, data=0, open=())

    def test_a_number_that_is_not_in_the_ledger_is_an_error(self, tmp_path: Path) -> None:
        write(tmp_path, test_combat='@rule("fihgt")\ndef test_it(): ...')
        message = r"^test_combat.py line 1: expected the number of a rule in ledger.csv; got 'fihgt'$"
        with pytest.raises(DataError, match=message):
            coverage(ledger_of(fight="procedure"), tmp_path)

    def test_the_folder_of_tests_a_game_stand_beside_its_source(self) -> None:
        assert folder_of_tests("battle-for-germany") == Path(__file__).parents[1] / "battle_for_germany"

    def test_without_tests_it_says_so(self) -> None:
        with pytest.raises(DataError, match="expected a folder of tests beside src; found none"):
            folder_of_tests("chess")
