"""What a game's data files must look like, declared in Python.

A CSV file is a `Table`: a key and a kind for each column. A TOML file is a `Document`: a nested
dictionary of kinds.

    MAP = Table(
        "map.csv",
        key="hex",
        columns={"hex": text, "theatre": optional(one_of("east", "west")), **ORIGIN},
    )
    TABLES = Document("tables.toml", {"crt": {"odds": list_of(text), **ORIGIN}})

Where rows become records, the record declares them:

    @dataclass(frozen=True, slots=True)
    class Unit:
        id: str
        attack: Annotated[int, integer(0, 30)]
        hex: Annotated[str, ref("map.csv")]

    UNITS = Table("units.csv", key="id", columns={**columns_of(Unit), **ORIGIN})
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from types import NoneType
from typing import Any, TypeAlias, TypeVar, get_args, get_type_hints

PROVENANCES = ("printed", "derived", "reconstructed")


class DataError(ValueError):
    """A data file is not as its schema says. The message is one line: where, what was expected, what came."""


def misfit(place: str, expected: str, got: object) -> DataError:
    """The error for a value that does not fit.

    >>> str(misfit("map.csv line 17, field terrain", "one of clear, rough", "swampy"))
    "map.csv line 17, field terrain: expected one of clear, rough; got 'swampy'"
    """
    shown = repr(got)
    return DataError(f"{place}: expected {expected}; got {shown if len(shown) <= 80 else shown[:77] + '...'}")


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of value. `read` takes a word of a CSV file, `check` a value of a TOML file; both return
    the value or raise a ValueError that says what was expected."""

    read: Callable[[str], Any]
    check: Callable[[object], Any]
    optional: bool = False
    target: str = ""
    words_beside_target: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ListOf:
    """A TOML array, all of one shape."""

    each: "Shape"
    length: int | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class TableOf:
    """A TOML table with free names, whose values are all of one shape."""

    each: "Shape"
    optional: bool = False


Shape: TypeAlias = "Kind | ListOf | TableOf | Mapping[str, Shape]"
_Optional = TypeVar("_Optional", Kind, ListOf, TableOf)


def _word(fits: Callable[[str], bool], expected: str) -> Kind:
    """A kind that is written as a string in CSV and in TOML alike."""

    def check(value: object) -> str:
        if not isinstance(value, str) or not fits(value):
            raise ValueError(expected)
        return value

    return Kind(read=check, check=check)


text = _word(lambda word: bool(word.strip()), "some text")
"""Any text that is not blank; where it may be blank, write `optional(text)`."""


def one_of(*words: str) -> Kind:
    """One of the given words."""
    return _word(frozenset(words).__contains__, "one of " + ", ".join(words))


def matching(pattern: str, expected: str) -> Kind:
    """Text of a given form: `matching(r"[0-9]{4}", "a hex label of four digits")`."""
    form = re.compile(pattern)
    return _word(lambda word: form.fullmatch(word) is not None, expected)


provenance = one_of(*PROVENANCES)
"""Where a row comes from: the rulebook, a conclusion from it, or our reconstruction."""


def integer(least: int | None = None, most: int | None = None) -> Kind:
    """A whole number, between the given bounds if there are any (both included)."""
    expected = "a whole number"
    if least is not None and most is not None:
        expected += f" from {least} to {most}"
    elif least is not None:
        expected += f" of {least} or more"
    elif most is not None:
        expected += f" of {most} or less"

    def check(value: object) -> int:
        # In Python True is an int; in a data file it is not.
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(expected)
        if (least is not None and value < least) or (most is not None and value > most):
            raise ValueError(expected)
        return value

    def read(word: str) -> int:
        # int() alone would also take ' 7', '1_000' and digits of other scripts.
        if not re.fullmatch(r"-?[0-9]{1,18}", word):
            raise ValueError(expected)
        return check(int(word))

    return Kind(read=read, check=check)


def _read_yes_no(word: str) -> bool:
    if word not in ("yes", "no"):
        raise ValueError("yes or no")
    return word == "yes"


def _check_true_false(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


yes_no = Kind(read=_read_yes_no, check=_check_true_false)
"""A truth: `yes` or `no` in CSV, `true` or `false` in TOML."""


def ref(file: str, *words: str, of: Kind = text) -> Kind:
    """The key of a row in another file, or one of the given words.

    `ref("map.csv", "courland")` is a hex of the map or the word courland;
    `ref("track.csv", of=integer())` is a turn of the track, as a number.
    """
    return replace(of, target=file, words_beside_target=frozenset(words))


def optional(kind: _Optional) -> _Optional:
    """The same kind, but it may be left blank (CSV) or left out (TOML); the value is then None."""
    return replace(kind, optional=True)


def list_of(each: Shape, length: int | None = None) -> ListOf:
    """A TOML array whose items all have the given shape, and as many as `length` says, if it does."""
    return ListOf(each, length)


def table_of(each: Shape) -> TableOf:
    """A TOML table whose names are free and whose values all have the given shape."""
    return TableOf(each)


ORIGIN: Mapping[str, Kind] = {"source": provenance, "grounds": text}
"""What every row of a table and every table of a document also says."""
_USUAL: Mapping[Any, Kind] = {str: text, int: integer(), bool: yes_no}


def columns_of(record: type) -> dict[str, Kind]:
    """The columns of a CSV file, or the names of a TOML table, that a dataclass declares by its fields.

    A field may say more than its type; one that may be None is optional.

    >>> from typing import Annotated
    >>> @dataclass
    ... class Unit:
    ...     name: str
    ...     attack: Annotated[int, integer(0, 30)]
    ...     theatre: Annotated[str | None, one_of("east", "west")]
    >>> [(name, kind.optional) for name, kind in columns_of(Unit).items()]
    [('name', False), ('attack', False), ('theatre', True)]
    """
    hints = get_type_hints(record, include_extras=True)
    return {made.name: _kind_of(hints[made.name]) for made in fields(record) if made.init}


def _kind_of(hint: Any) -> Kind:
    said = [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Kind)]
    plain = hint.__origin__ if hasattr(hint, "__metadata__") else hint
    given = [kind for kind in get_args(plain) or (plain,) if kind is not NoneType]
    kind = said[0] if said else _USUAL[given[0]]
    return optional(kind) if NoneType in get_args(plain) else kind


@dataclass(frozen=True, slots=True)
class Table:
    """The schema of a CSV file. No two rows may have the same key, which is a column or several."""

    file: str
    key: str | tuple[str, ...]
    columns: Mapping[str, Kind]

    def __post_init__(self) -> None:
        for name in self.key_columns:
            if name not in self.columns or self.columns[name].optional:
                raise ValueError(f"{self.file}: the key {name} must be a column that is never blank")

    @property
    def key_columns(self) -> tuple[str, ...]:
        """The key's columns, also when there is only one."""
        return (self.key,) if isinstance(self.key, str) else self.key


@dataclass(frozen=True, slots=True)
class Document:
    """The schema of a TOML file."""

    file: str
    fields: Mapping[str, Shape]


@dataclass(frozen=True, slots=True)
class Reference:
    """A value that must be the key of a row in another file, and the place where it stands."""

    place: str
    target: str
    value: object


def fit(
    shape: Shape, value: object, file: str, field: str = "", references: list[Reference] | None = None
) -> Any:
    """The TOML value, checked against its shape; what it refers to is added to `references`.

    >>> fit({"die": integer(1, 6)}, {"die": 7}, "t.toml")
    Traceback (most recent call last):
    grognard.kernel.components.schema.DataError: t.toml, field die: expected a whole number from 1 to 6; got 7
    """
    place = f"{file}, field {field}" if field else file
    if isinstance(shape, Kind):
        try:
            fitted = shape.check(value)
        except ValueError as expected:
            raise misfit(place, str(expected), value) from None
        if shape.target and value not in shape.words_beside_target and references is not None:
            references.append(Reference(place, shape.target, fitted))
        return fitted
    if isinstance(shape, ListOf):
        if not isinstance(value, list):
            raise misfit(place, "a list", value)
        if shape.length not in (None, len(value)):
            raise DataError(f"{place}: expected a list of {shape.length}; got {len(value)}")
        return [
            fit(shape.each, item, file, f"{field} item {number}", references)
            for number, item in enumerate(value, start=1)
        ]
    if not isinstance(value, dict):
        raise misfit(place, "a table", value)
    prefix = f"{field}." if field else ""
    if isinstance(shape, TableOf):
        return {name: fit(shape.each, item, file, prefix + name, references) for name, item in value.items()}
    for name in value:
        if name not in shape:
            raise misfit(f"{file}, field {prefix}{name}", "one of " + ", ".join(shape), name)
    fitted_fields: dict[str, Any] = {}
    for name, each in shape.items():
        if name in value:
            fitted_fields[name] = fit(each, value[name], file, prefix + name, references)
        elif isinstance(each, Kind | ListOf | TableOf) and each.optional:
            fitted_fields[name] = None
        else:
            raise DataError(f"{file}, field {prefix}{name}: expected a value; got nothing")
    return fitted_fields
