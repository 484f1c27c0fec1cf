"""The repository keeps its own promises: small documented modules, arrows that point down, clean locks."""

import ast
import doctest
import importlib
import re
import shlex
import tomllib
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from grognard import cli, games
from grognard.commands.coverage import coverage, folder_of_tests
from grognard.kernel.components.ledger import load_ledger, wordings

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "grognard"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(file.parent for file in (PACKAGE / "games").glob("*/ledger.csv"))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("*.md")])
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-page.lock")
LONGEST_MODULE = 400
LONGEST_WORDING = 200
MOST_MODULES = 20

# Each part of the package and the parts it stands on. Modules of the package itself (cli.py) may use all.
STANDS_ON = {
    "kernel": set[str](),
    "picture": {"kernel"},
    "games": {"kernel", "picture"},
    "agents": {"kernel", "games"},
    "lab": {"kernel", "games", "agents"},
    "server": {"kernel", "games", "agents", "picture"},
    "commands": {"kernel", "games", "agents", "lab", "picture", "server"},
}


def name_of(module: Path) -> str:
    """A module's path as it is read in a message: kernel/dice.py."""
    return module.relative_to(PACKAGE).as_posix()


def imports(module: Path, for_types: bool = True) -> Iterator[str]:
    """The dotted names that a module imports, from anywhere in it, relative ones made absolute.

    What only types need (`if TYPE_CHECKING:`) can be left out.
    """
    package = ("grognard", *module.relative_to(PACKAGE).parent.parts)
    tree = ast.parse(module.read_text(encoding="utf-8"))
    left_out = {
        inner
        for node in ast.walk(tree)
        if not for_types and isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in left_out:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join((*base, *((node.module,) if node.module else ())))
            yield from (f"{source}.{alias.name}" for alias in node.names)


def parts_used(module: Path) -> set[str]:
    """The parts of the package that a module imports from: kernel, games…"""
    dotted = [name.split(".") for name in imports(module)]
    used = {names[1] for names in dotted if names[0] == "grognard" and len(names) > 1}
    return {part for part in used if (PACKAGE / part).is_dir()}


def part_of(module: Path) -> str:
    """The part of the package that a module belongs to; nothing for cli.py and its like."""
    parts = module.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def test_every_module_has_a_docstring() -> None:
    silent = [name_of(m) for m in MODULES if not ast.get_docstring(ast.parse(m.read_text(encoding="utf-8")))]
    assert silent == []


def test_no_module_is_too_long_to_read_in_one_sitting() -> None:
    lengths = {name_of(m): len(m.read_text(encoding="utf-8").splitlines()) for m in MODULES}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_no_folder_has_too_many_modules_to_find_one() -> None:
    endings = (".py", ".ts", ".svelte")
    count = Counter(
        file.parent
        for folder in (PACKAGE, ROOT / "web" / "src")
        for file in folder.rglob("*")
        if file.suffix in endings and file.name != "__init__.py"
    )
    full = {folder for folder, modules in count.items() if modules > MOST_MODULES}
    assert {folder.relative_to(ROOT).as_posix(): count[folder] for folder in full} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_index_of_the_rules_names_every_module(game: Path) -> None:
    rules = game / "rules"
    unnamed = []
    for module in rules.rglob("*.py"):
        index = "".join((folder / "__init__.py").read_text("utf-8") for folder in {rules, module.parent})
        if module.stem != "__init__" and not re.search(rf"[`.]{module.stem}`", index):
            unnamed.append(module.relative_to(rules).as_posix())
    assert unnamed == []


def test_every_part_of_the_package_has_its_place() -> None:
    assert {part_of(m) for m in MODULES} - {""} <= set(STANDS_ON)


@pytest.mark.parametrize("part", STANDS_ON)
def test_arrows_point_down_only(part: str) -> None:
    mine = [m for m in MODULES if part_of(m) == part]
    wrong = {name_of(m): parts_used(m) - STANDS_ON[part] - {part} for m in mine}
    assert {name: used for name, used in wrong.items() if used} == {}


def children_used(folder: Path) -> dict[str, set[str]]:
    """What each module and package in a folder imports of the others beside it."""
    found: dict[str, set[str]] = {}
    prefix = ".".join(("grognard", *folder.relative_to(PACKAGE).parts, ""))
    for module in folder.rglob("*.py"):
        child = module.relative_to(folder).parts[0].removesuffix(".py")
        dotted = (name.removeprefix(prefix) for name in imports(module) if name.startswith(prefix))
        found.setdefault(child, set()).update(name.partition(".")[0] for name in dotted)
    return {child: used & set(found) - {child, "__init__"} for child, used in found.items()}


@pytest.mark.parametrize("part", ["agents", "commands", "lab", "picture", "server"])
def test_no_packages_import_in_a_circle(part: str) -> None:
    """Whoever reads one needs only those below it."""
    folders = [PACKAGE / part, *(package.parent for package in (PACKAGE / part).rglob("*/__init__.py"))]
    for folder in folders:
        TopologicalSorter(children_used(folder)).prepare()  # raises CycleError, which names the circle


def test_no_modules_import_in_a_circle() -> None:
    modules = {".".join(m.relative_to(PACKAGE.parent).with_suffix("").parts): m for m in MODULES}
    used = {
        dotted: {name for found in imports(m, for_types=False) for name in (found, found.rpartition(".")[0])}
        for dotted, m in modules.items()
    }
    TopologicalSorter(used).prepare()  # raises CycleError, which names the circle


def test_no_game_imports_another() -> None:
    wrong = [
        f"{name_of(module)} imports {name}"
        for game in GAMES
        for module in sorted(game.rglob("*.py"))
        for name in imports(module)
        if name.startswith("grognard.games.") and name.split(".")[2] != game.name
    ]
    assert wrong == []


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_examples_in_docstrings_hold(module: Path) -> None:
    dotted = ".".join(module.relative_to(PACKAGE.parent).with_suffix("").parts)
    assert doctest.testmod(importlib.import_module(dotted.removesuffix(".__init__"))).failed == 0


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_rule_of_the_ledger_is_proven_by_a_tagged_test(game: Path) -> None:
    rules = load_ledger(game)
    assert coverage(rules, folder_of_tests(game.name)).open == ()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_rule_is_worded_in_french_shortly_and_in_its_own_way(game: Path) -> None:
    english, french = wordings(game, "en"), wordings(game, "fr")
    assert list(french) == list(english)
    assert {rule: words for rule, words in french.items() if words == english[rule]} == {}
    assert {rule: len(words) for rule, words in french.items() if len(words) > LONGEST_WORDING} == {}
    assert len(set(french.values())) == len(french)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_scenario_has_a_golden_transcript(name: str) -> None:
    """Named after the scenario and the way it ends: historical-berlin-falls.txt or .record."""
    folder = ROOT / "tests" / name.replace("-", "_") / "transcripts"
    stems = [file.stem for ending in ("*.txt", "*.record") for file in sorted(folder.glob(ending))]
    missing = [
        scenario
        for scenario in games.find(name).scenarios
        if not any(stem == scenario or stem.startswith(f"{scenario}-") for stem in stems)
    ]
    assert missing == []


def test_every_game_with_a_ledger_can_be_found_by_name() -> None:
    assert sorted(name.replace("-", "_") for name in games.GAMES) == [game.name for game in GAMES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_that_stand_on_a_line_of_their_own_are_understood(page: Path) -> None:
    for line in re.findall(r"^ *grognard (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        cli.parser().parse_args(shlex.split(line, comments=True))


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_carry_hashes_but_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--find-links" not in text
    entries = re.split(r"\n(?=[a-z0-9])", text)[1:]
    assert [entry.split()[0] for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize(("lock", "group"), list(zip(LOCKS, ("build", "dev", "page"), strict=True)))
def test_locks_pin_every_requirement_of_the_project(lock: str, group: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["dependency-groups"][group]]
    if group != "page":  # Node builds the page and knows nothing of the server
        wanted += project["project"]["dependencies"]
    names = {package_name(item) for item in wanted if isinstance(item, str)}
    pinned = re.findall(r"^([a-z0-9._-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    assert names - {package_name(name) for name in pinned} == set()


def package_name(requirement: str) -> str:
    """The name in a requirement, spelled as package indexes compare it.

    >>> package_name("fluent.runtime>=0.4")
    'fluent-runtime'
    """
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match, requirement
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def test_continuous_integration_runs_the_same_suite_as_everyone() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines == ["#!/usr/bin/env bash", "exec python3 run.py test"]


@pytest.mark.parametrize(
    "file",
    sorted([*PACKAGE.rglob("fr.ftl"), *(ROOT / "web" / "src").rglob("fr.ftl")]),
    ids=lambda file: file.relative_to(ROOT).as_posix(),
)
def test_french_marks_stay_with_their_word(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r" [;:?!»]|« ", line)] == []
