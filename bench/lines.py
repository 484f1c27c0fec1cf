"""How much Python a rule costs: lines of each game for a row of its ledger, and how full the folders are.

    python -m bench.lines

Counted are all modules of a game but its computer player: rules, reasons, what is shown, components.
"""

from pathlib import Path

from grognard import games
from grognard.kernel.components.ledger import load_ledger

PACKAGE = Path(games.__file__).parents[1]


def lines(folder: Path, leave_out: str = "ai") -> int:
    """The lines of the modules in a folder and below it, without one part."""
    modules = [file for file in folder.rglob("*.py") if leave_out not in file.relative_to(folder).parts]
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in modules)


def fullest(folder: Path) -> int:
    """The most modules that one folder has."""
    folders = {file.parent for file in folder.rglob("*.py")}
    return max(sum(file.name != "__init__.py" for file in here.glob("*.py")) for here in folders)


def main() -> None:
    """A line for each game, then the kernel."""
    for name in games.GAMES:
        folder = games.find(name).folder
        rows = len(load_ledger(folder).rules)
        print(f"{name:20} {lines(folder):6} lines {rows:5} rows {lines(folder) / rows:6.1f} a row", end="")
        print(f" {fullest(folder):3} modules in the fullest folder")
    kernel = PACKAGE / "kernel"
    print(f"{'kernel':20} {lines(kernel):6} lines {fullest(kernel):38} modules in the fullest folder")


if __name__ == "__main__":
    main()
