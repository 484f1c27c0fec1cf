"""A game's ledger of rules, and which of them the tests prove.

`ledger.csv` lists every rule of the rulebook: its number, its kind, what it says, how to check it, and the
ruling where the text is unclear. A test that proves rules carries their numbers:

    @rule("7-21a", "7-24a")
    def test_replacements_arrive_in_a_friendly_city(): ...

The gists are English; `look/rules.fr.csv` words them for players who read French.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from grognard.kernel.data import load, rows_as
from grognard.kernel.packs import Source
from grognard.kernel.schema import DataError, Table, misfit, one_of, optional, text

KINDS = (
    "component",
    "definition",
    "example",
    "modifier",
    "note",
    "optional",
    "procedure",
    "reinforcement",
    "restriction",
    "scenario",
    "sequence",
    "setup",
    "table",
    "victory",
)
PROVEN_BY_DATA = frozenset({"component", "definition", "setup", "table"})
LEDGER = Table(
    "ledger.csv",
    key="id",
    columns={"id": text, "kind": one_of(*KINDS), "gist": text, "check": text, "ruling": optional(text)},
)


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of the ledger; a `note` states nothing that could be checked."""

    id: str
    kind: str
    gist: str
    check: str
    ruling: str | None


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of a game by number, in the rulebook's order."""

    rules: Mapping[str, Rule]

    def find(self, rule_id: str) -> Rule:
        """The rule of this number."""
        if rule_id not in self.rules:
            raise misfit(LEDGER.file, "the number of a rule", rule_id)
        return self.rules[rule_id]


def load_ledger(folder: Path) -> Ledger:
    """The ledger in a game's folder."""
    rows = load([LEDGER], Source(folder)).rows(LEDGER)
    return Ledger({rule.id: rule for rule in rows_as(Rule, rows)})


def wordings(folder: Path, language: str) -> dict[str, str]:
    """What a rule's number opens for a player: the gists, or their wording in another language."""
    ledger = load_ledger(folder)
    if language == "en":
        return {rule.id: rule.gist for rule in ledger.rules.values()}
    table = Table(f"rules.{language}.csv", key="id", columns={"id": text, "gist": text})
    rows = load([table], Source(folder / "look")).rows(table)
    found: dict[str, str] = {ledger.find(row["id"]).id: row["gist"] for row in rows}
    missing = [rule for rule in ledger.rules if rule not in found]
    if missing:
        raise DataError(f"{table.file}: expected a wording for every rule; {missing[0]} has none")
    return found


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
