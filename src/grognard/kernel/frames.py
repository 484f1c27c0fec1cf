"""Frames: rule procedures in progress, as plain data on a stack.

A frame's fields are its local variables and its STEPS are the rulebook's order. A step is either a plain
method, which runs, or a choice, which waits for a side as long as its verbs offer anything (`verbs`):

    @frame
    class Combat(Frame):
        target: int
        STEPS = ("resolve", "retreat")

        def resolve(self, g: Position) -> None: ...

        @choice
        def retreat(self, g: Position) -> Decision | None: ...

        @retreat.verb("retreat", UNIT, CELL, exactly="ways")
        def go_back(self, g: Position, unit: int, cell: int) -> None: ...

The name of the step is saved, so that saved games survive an inserted step. Setting `self.at` jumps to
another step, and to END leaves the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeVar, dataclass_transform

from grognard.kernel.actions import Action
from grognard.kernel.cloning import compile_clone
from grognard.kernel.reactions import ANY_TIME, reaction
from grognard.kernel.verbs import Bar, choice, grammar_of

END = "end"
_FRAMES: dict[tuple[str, str], type[Frame]] = {}
_T = TypeVar("_T")


class UnknownFrame(ValueError):
    """Saved data that name a frame, a field or a step which the rules don't have."""


class _Step(NamedTuple):
    method: Callable[..., Any]
    choice: choice | None
    next: str


@dataclass(slots=True)
class Frame:
    """Base of all frames; `at` is the name of the current step."""

    at: str = field(default="", kw_only=True)

    STEPS: ClassVar[tuple[str, ...]] = ()
    TABLE: ClassVar[dict[str, _Step]] = {}
    NAMES: ClassVar[tuple[str, ...]] = ()
    CHOICES: ClassVar[tuple[choice, ...]] = ()
    _copy: ClassVar[Callable[[Any], Any]]

    def clone(self) -> Self:
        """A copy: frames hold immutable values only, so a shallow one is enough."""
        copy: Self = self._copy()
        return copy

    def meanwhile(self, g: Any, attempt: Action) -> Bar | None:
        """The answer to a verb that is not asked for now; None leaves it to the game."""
        return None

    def renamed(self, g: Any) -> dict[str, str]:
        """The messages for verbs that are called otherwise than usual at this moment."""
        return {}

    def odds(self, g: Any) -> Any:
        """The forecast of the roll that the frame leads to as it stands; None if it leads to none."""
        return None


def derived(*, init: Literal[False] = False) -> Any:
    """A field that a choice works out each time it asks, for its verbs: neither saved nor compared.

    It holds values, never a column of the state: clones share it.
    """
    return field(default=None, init=init, compare=False, repr=False)


@dataclass_transform(field_specifiers=(field, derived))
def base_frame(cls: type[_T]) -> type[_T]:
    """Makes a Frame subclass that others build on a slotted dataclass; it is never on a stack itself."""
    return dataclass(slots=True)(cls)


@dataclass_transform(field_specifiers=(field, derived))
def frame(cls: type[_T]) -> type[_T]:
    """Makes a Frame subclass a slotted dataclass, known by its name to saved games.

    The name must be the only one in its game: each game may have its own `Combat`.
    """
    made: Any = dataclass(slots=True)(cls)
    if not made.STEPS or END in made.STEPS:
        raise TypeError(f"{made.__name__}.STEPS: expected names other than {END!r}; got {made.STEPS}")
    missing = [name for name in dir(made) if getattr(getattr(made, name), "__isabstractmethod__", False)]
    if missing:
        raise TypeError(f"{made.__name__}: expected methods {', '.join(missing)}; found none of its own")
    made.NAMES = tuple(f.name for f in fields(made) if f.compare)
    following = (*made.STEPS[1:], END)
    made.TABLE = {name: _step(made, name, then) for name, then in zip(made.STEPS, following, strict=True)}
    made.__init__ = _starting_at(made.__init__, made.STEPS[0])
    made.CHOICES = tuple(step.choice for step in made.TABLE.values() if step.choice)
    made._copy = compile_clone(made, {f.name: f"old.{f.name}" for f in fields(made)})
    game = game_of(made.__module__)
    if _FRAMES.setdefault((game, made.__name__), made).__module__ != made.__module__:
        raise TypeError(f"two frames of {game} are named {made.__name__}")
    _FRAMES[game, made.__name__] = made
    return made  # type: ignore[no-any-return]


def frame_to_data(item: Frame) -> dict[str, Any]:
    """A frame as plain data."""
    return {"frame": type(item).__name__} | {name: getattr(item, name) for name in item.NAMES}


def frame_from_data(data: Mapping[str, Any], module: str) -> Frame:
    """The frame that `frame_to_data` wrote, of the game that `module` belongs to; lists become tuples.

    Raises UnknownFrame when the rules have no such frame, field or step.
    """
    name, game = data["frame"], game_of(module)
    kind = _FRAMES.get((game, name))
    if kind is None:
        known = ", ".join(sorted(known for home, known in _FRAMES if home == game))
        raise UnknownFrame(f"frame: expected one of {known} for {game}; got {name!r}")
    try:
        made = kind(**{field: deep_tuple(value) for field, value in data.items() if field != "frame"})
    except TypeError:
        fields_given = ", ".join(field for field in data if field != "frame")
        raise UnknownFrame(
            f"{name}: expected the fields {', '.join(kind.NAMES)}; got {fields_given}"
        ) from None
    if made.at not in (*kind.STEPS, END):
        raise UnknownFrame(f"{name}.at: expected one of {', '.join(kind.STEPS)}; got {made.at!r}")
    return made


def verbs_of(module: str) -> dict[str, tuple[str, ...]]:
    """The verbs of all frames of the game that `module` belongs to, with their kinds, in canonical order."""
    verbs = grammar_of(_choices_of(module))
    return verbs | ANY_TIME if windows_of(module) else verbs


def windows_of(module: str) -> dict[str, str]:
    """The windows for reactions in the game that `module` belongs to, by name, each with its rule."""
    found = {step.window: step.rule for step in _choices_of(module) if isinstance(step, reaction)}
    return dict(sorted(found.items()))


def _choices_of(module: str) -> Iterator[choice]:
    game = game_of(module)
    return (step for (home, _), made in _FRAMES.items() if home == game for step in made.CHOICES)


def game_of(module: str) -> str:
    """The package of the game that a module belongs to: the one in `games`, however deep the module lies.

    >>> game_of("grognard.games.race_for_berlin.rules.combat"), game_of("tests.sample.rules")
    ('grognard.games.race_for_berlin', 'tests.sample')
    """
    root, games, rest = module.partition("games.")
    return f"{root}{games}{rest.partition('.')[0]}" if games else module.rpartition(".")[0]


def deep_tuple(value: Any) -> Any:
    """A value read from JSON, its lists turned back into tuples at every depth.

    >>> deep_tuple([1, [2, "go"]])
    (1, (2, 'go'))
    """
    return tuple(deep_tuple(item) for item in value) if isinstance(value, list | tuple) else value


def _step(cls: type[Frame], name: str, then: str) -> _Step:
    attribute = getattr(cls, name, None)
    if attribute is None:
        raise TypeError(f"{cls.__name__}.STEPS: {name!r} is no method of the frame")
    if isinstance(attribute, choice):
        if fault := attribute.check(cls, (*cls.STEPS, END)):
            raise TypeError(f"{cls.__name__}.{name}: {fault}")
        return _Step(attribute.options, attribute, then)
    return _Step(attribute, None, then)


def _starting_at(init: Callable[..., None], first: str) -> Callable[..., None]:
    def __init__(self: Frame, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        init(self, *args, **kwargs)
        self.at = self.at or first

    return __init__
