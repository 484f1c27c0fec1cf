"""Which rules of a ledger the tests prove.

A test that proves rules carries their numbers:

    @rule("7-21a", "7-24a")
    def test_replacements_arrive_in_a_friendly_city(): ...
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grognard.kernel.components.ledger import LEDGER, Ledger
from grognard.kernel.components.schema import DataError, misfit

PROVEN_BY_DATA = frozenset({"component", "definition", "setup", "table"})


@dataclass(frozen=True, slots=True)
class Tag:
    """A rule's number on a test, and where it stands."""

    rule_id: str
    file: str
    line: int

    @property
    def on_data_test(self) -> bool:
        """Whether the test is one of the data: test_data.py, test_map_data.py..."""
        return self.file.endswith("_data.py")


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the tests prove a ledger: `rules` = `tested` + `data` + the number of `open` rules."""

    rules: int
    tested: int
    data: int
    open: tuple[str, ...]


def folder_of_tests(game: str) -> Path:
    """The repository's folder of tests for a game (`battle-for-germany`)."""
    folder = Path(__file__).parents[3] / "tests" / game.replace("-", "_")
    if not folder.is_dir():
        raise DataError(
            f"tests/{folder.name}: expected a folder of tests beside src; found none "
            "(an installed package has no tests: use a copy of the repository)"
        )
    return folder


def coverage(ledger: Ledger, tests: Path) -> Coverage:
    """Which rules of the ledger the tests in a folder prove.

    Components, definitions, set-ups and tables that only data tests prove count as data; so do notes.
    """
    by_data: set[str] = set()
    by_play: set[str] = set()
    for tag in find_tags(tests):
        if tag.rule_id not in ledger.rules:
            raise misfit(f"{tag.file} line {tag.line}", f"the number of a rule in {LEDGER.file}", tag.rule_id)
        kind = ledger.rules[tag.rule_id].kind
        (by_data if tag.on_data_test and kind in PROVEN_BY_DATA else by_play).add(tag.rule_id)
    by_data |= {rule.id for rule in ledger.rules.values() if rule.kind == "note"}
    return Coverage(
        rules=len(ledger.rules),
        tested=len(by_play),
        data=len(by_data - by_play),
        open=tuple(rule_id for rule_id in ledger.rules if rule_id not in by_data | by_play),
    )


def find_tags(tests: Path) -> tuple[Tag, ...]:
    """All rule numbers on the tests in a folder: on functions, on classes and in `pytestmark`."""
    tags: list[Tag] = []
    for path in sorted(tests.rglob("test_*.py")):
        shown = path.relative_to(tests).as_posix()
        try:
            module = ast.parse(path.read_bytes())
        except SyntaxError as error:
            raise DataError(
                f"{shown} line {error.lineno}: expected Python; got an error: {error.msg}"
            ) from None
        tags += _tags_in(module, shown)
    return tuple(tags)


def _tags_in(module: ast.Module, file: str) -> Iterator[Tag]:
    for node in ast.walk(module):
        for call in filter(_is_rule, _marks(node)):
            if not _is_collected(node):
                raise misfit(f"{file} line {call.lineno}", "a rule's number on a test", ast.unparse(call))
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    place = f"{file} line {argument.lineno}"
                    raise misfit(place, "a rule's number as a plain string", ast.unparse(argument))
                yield Tag(argument.value, file, argument.lineno)


def _marks(node: ast.AST) -> list[ast.Call]:
    """The calls that may mark this piece of code for pytest."""
    marks: list[ast.expr] = []
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        marks = node.decorator_list
    elif isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
        marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
    return [mark for mark in marks if isinstance(mark, ast.Call)]


def _is_rule(call: ast.Call) -> bool:
    """Whether it is `rule(...)`, or `pytest.mark.rule(...)` in full."""
    return ast.unparse(call.func) in ("rule", "pytest.mark.rule")


def _is_collected(node: ast.AST) -> bool:
    """Whether pytest runs it: a tag on a mere helper would prove nothing."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name.startswith("test")
    return not isinstance(node, ast.ClassDef) or node.name.startswith("Test")
