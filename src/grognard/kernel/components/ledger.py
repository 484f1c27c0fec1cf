"""A game's ledger of rules.

`ledger.csv` lists every rule of the rulebook: its number, its kind, what it says, how to check it, and the
ruling where the text is unclear. The gists are English; `look/rules.fr.csv` words them for players who read
French.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from grognard.kernel.components.data import load, rows_as
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import DataError, Table, misfit, one_of, optional, text

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
