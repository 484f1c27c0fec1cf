"""Loading a game's data: every file read, typed and checked against the others.

data = load([MAP, UNITS, TABLES], Source(folder))
data.rows(UNITS)[0]["attack"]        # 7
data.values(TABLES)["crt"]["odds"]   # ['1-4', '1-3', ...]
rows_as(Unit, data.rows(UNITS))      # (Unit(id='su-1bf', attack=7, ...), ...)
"""

import csv
import hashlib
import inspect
import io
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from grognard.kernel.components.packs import DataFile, Source
from grognard.kernel.components.schema import (
    PROVENANCES,
    DataError,
    Document,
    Kind,
    Reference,
    Table,
    fit,
    misfit,
)

Row: TypeAlias = dict[str, Any]
_Record = TypeVar("_Record")


@dataclass(frozen=True, slots=True)
class Data:
    """All data of a game, by file name, and the fingerprint of the files it was read from."""

    tables: Mapping[str, tuple[Row, ...]]
    documents: Mapping[str, dict[str, Any]]
    fingerprint: str

    def rows(self, table: Table) -> tuple[Row, ...]:
        """The rows of a CSV file, in its order."""
        return self.tables[table.file]

    def all_rows(self, table: Table, keys: Iterable[object]) -> tuple[Row, ...]:
        """The rows of a CSV file that must have one for each of these keys; of several columns, a tuple."""
        names, rows = table.key_columns, self.rows(table)
        found = {tuple(row[name] for name in names) for row in rows}
        for key in keys:
            parts = key if isinstance(key, tuple) else (key,)
            if parts not in found:
                place, lost = f"{table.file}, field {', '.join(names)}", " ".join(map(str, parts))
                raise DataError(f"{place}: expected a row for each; {lost} is missing")
        return rows

    def values(self, document: Document) -> dict[str, Any]:
        """The values of a TOML file."""
        return self.documents[document.file]


def load(schemas: Iterable[Table | Document], source: Source) -> Data:
    """Read and check all files of a game; the first fault raises a DataError."""
    tables: dict[str, tuple[Row, ...]] = {}
    documents: dict[str, dict[str, Any]] = {}
    keys: dict[str, set[object]] = {}
    files: list[DataFile] = []
    references: list[Reference] = []
    for schema in schemas:
        file = source.find(schema.file)
        files.append(file)
        if isinstance(schema, Table):
            rows = tables[schema.file] = tuple(_read_rows(schema, file, references))
            if len(schema.key_columns) == 1:
                keys[schema.file] = {row[schema.key_columns[0]] for row in rows}
        else:
            documents[schema.file] = fit(schema.fields, file.toml(), file.shown, references=references)
    for reference in references:
        if reference.target not in keys:
            raise DataError(f"{reference.place}: refers to {reference.target}, which has not been loaded")
        if reference.value not in keys[reference.target]:
            raise misfit(reference.place, f"a key of {reference.target}", reference.value)
    return Data(tables, documents, fingerprint(files))


def rows_as(record: Callable[..., _Record], rows: Iterable[Row]) -> tuple[_Record, ...]:
    """The rows as objects of a dataclass whose fields are named like columns; other columns are left out."""
    names = tuple(inspect.signature(record).parameters)
    return tuple(record(**{name: row[name] for name in names}) for row in rows)


def record_of(record: Callable[..., _Record], values: Row) -> _Record:
    """One table of a TOML file as such an object."""
    return rows_as(record, (values,))[0]


def check_run(table: Table, found: Sequence[int], wanted: range) -> None:
    """Raises DataError unless the numbers in a CSV file run without a gap."""
    if list(found) != list(wanted):
        raise DataError(f"{table.file}: expected {wanted[0]} to {wanted[-1]} in order; got {list(found)}")


def tally(data: Data, *files: str) -> dict[str, int]:
    """How many rows (of CSV files) and top-level tables (of TOML files) are printed, derived and
    reconstructed: in the given files, or in all.

    tally(data, "track.csv")   # {'printed': 3, 'derived': 6, 'reconstructed': 7}
    """
    counts = dict.fromkeys(PROVENANCES, 0)
    for file in files or (*data.tables, *data.documents):
        for entry in data.tables[file] if file in data.tables else data.documents[file].values():
            if not isinstance(entry, dict) or "source" not in entry:
                raise DataError(f"{file}: expected a source in each row or table; got one without")
            counts[entry["source"]] += 1
    return counts


def fingerprint(files: Iterable[DataFile]) -> str:
    """A short hash of the files' names and texts, in any order: the same data, the same fingerprint."""
    whole = hashlib.sha256()
    for name, text in sorted((file.name, file.text()) for file in files):
        whole.update(hashlib.sha256(name.encode()).digest())
        whole.update(hashlib.sha256(text.encode()).digest())
    return whole.hexdigest()[:12]


def _read_rows(table: Table, file: DataFile, references: list[Reference]) -> Iterator[Row]:
    """The typed rows of a CSV file. Adds what they refer to, to be checked when all files are read."""
    lines = _numbered_fields(file)
    number, header = next(lines, (0, []))
    _check_header(table, header, f"{file.shown} line {number}" if number else file.shown)
    readers = [_Reader(table.columns[name]) for name in header]
    referring = [(name, kind) for name, kind in table.columns.items() if kind.target]
    first_lines: dict[tuple[Any, ...], int] = {}
    for number, words in lines:
        place = f"{file.shown} line {number}"
        row = _typed_row(header, readers, words, place)
        key = tuple([row[name] for name in table.key_columns])
        first = first_lines.setdefault(key, number)
        if first != number:
            fields = ", ".join(table.key_columns)
            came = ", ".join(repr(value) for value in key)
            raise DataError(f"{place}, field {fields}: expected each key once; got {came} as on line {first}")
        for name, kind in referring:
            if row[name] is not None and row[name] not in kind.words_beside_target:
                references.append(Reference(f"{place}, field {name}", kind.target, row[name]))
        yield row
    if not first_lines:
        raise DataError(f"{file.shown}: expected rows below the header; got none")


class _Reader(dict[str, Any]):
    """The values of a column's words. Most words come again and again, so each is read only once."""

    def __init__(self, kind: Kind) -> None:
        super().__init__({"": None} if kind.optional else {})
        self.kind = kind

    def __missing__(self, word: str) -> Any:
        value = self[word] = self.kind.read(word)
        return value


def _typed_row(header: list[str], readers: list[_Reader], words: list[str], place: str) -> Row:
    if len(words) != len(header):
        raise DataError(f"{place}: expected {len(header)} fields; got {len(words)}")
    row: Row = {}
    for name, reader, word in zip(header, readers, words, strict=True):
        try:
            row[name] = reader[word]
        except ValueError as expected:
            or_blank = " or blank" if reader.kind.optional else ""
            raise misfit(f"{place}, field {name}", f"{expected}{or_blank}", word) from None
    return row


def _check_header(table: Table, header: list[str], place: str) -> None:
    columns = ", ".join(table.columns)
    if not header:
        raise DataError(f"{place}: expected the columns {columns}; got no header")
    if len(header) == 1 and ";" in header[0]:
        raise misfit(place, "commas between the fields", header[0])
    for name in header:
        if name not in table.columns:
            raise misfit(f"{place}, field {name}", f"one of the columns {columns}", name)
        if header.count(name) > 1:
            raise DataError(
                f"{place}, field {name}: expected each column once; got it {header.count(name)} times"
            )
    for name in table.columns:
        if name not in header:
            raise DataError(f"{place}, field {name}: expected this column; got {', '.join(header)}")


def _numbered_fields(file: DataFile) -> Iterator[tuple[int, list[str]]]:
    """The header, then the rows, each with the number of its line; without the legend and blank lines."""
    lines = io.StringIO(file.text(), newline="")
    # A spreadsheet quotes the legend lines that hold a comma.
    legend, header = 0, ""
    for line in lines:
        if line.strip() and not line.startswith(("#", '"#')):
            header = line
            break
        legend += 1
    reader = csv.reader(itertools.chain([header], lines), strict=True)
    first = legend + 1
    try:
        for words in reader:
            if any(words):
                yield first, words
            first = legend + reader.line_num + 1
    except csv.Error as error:
        raise DataError(f"{file.shown} line {first}: expected CSV; got an error: {error}") from None
