"""Frames: rule procedures in progress, as plain data on a stack.

A frame's fields are its local variables and its STEPS are the rulebook's order. A step is either a plain
method, which runs, or a choice, which waits for a side as long as it offers options:

    @frame
    class Combat(Frame):
        target: int
        STEPS = ("resolve", "retreat")

        def resolve(self, g: Position) -> None: ...

        @choice
        def retreat(self, g: Position) -> Decision | None: ...

        @retreat.chosen
        def _(self, g: Position, action: Action) -> None: ...

The name of the step is saved, so that saved games survive an inserted step. Setting `self.at` jumps to
another step, and to END leaves the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, dataclass_transform

from grognard.kernel.cloning import compile_clone

END = "end"
_FRAMES: dict[tuple[str, str], type[Frame]] = {}
_T = TypeVar("_T")


class UnknownFrame(ValueError):
    """Saved data that name a frame, a field or a step which the rules don't have."""


class choice:  # noqa: N801 - used as a decorator
    """A step that waits for one side: options and their effect side by side."""

    together = False

    def __init__(self, options: Callable[..., Any]) -> None:
        self.options, self.__doc__ = options, options.__doc__
        self.effect: Callable[..., None]

    def chosen(self, effect: Callable[..., None]) -> choice:
        """Marks the method that applies the chosen action."""
        self.effect = effect
        return self


class secret_choice(choice):  # noqa: N801 - used as a decorator
    """A step where several sides choose at once: sealed until the last has chosen.

    The options method returns one decision a side; the effect gets a dict of side to action.
    """

    together = True


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
    _copy: ClassVar[Callable[[Any], Any]]

    def clone(self) -> Self:
        """A copy: frames hold immutable values only, so a shallow one is enough."""
        copy: Self = self._copy()
        return copy


@dataclass_transform()
def frame(cls: type[_T]) -> type[_T]:
    """Makes a Frame subclass a slotted dataclass, known by its name to saved games.

    The name must be the only one in its package: each game may have its own `Combat`.
    """
    made: Any = dataclass(slots=True)(cls)
    if not made.STEPS or END in made.STEPS:
        raise TypeError(f"{made.__name__}.STEPS: expected names other than {END!r}; got {made.STEPS}")
    made.NAMES = tuple(f.name for f in fields(made))
    following = (*made.STEPS[1:], END)
    made.TABLE = {name: _step(made, name, then) for name, then in zip(made.STEPS, following, strict=True)}
    made.__init__ = _starting_at(made.__init__, made.STEPS[0])
    made._copy = compile_clone(made, {name: f"old.{name}" for name in made.NAMES})
    package = _package(made.__module__)
    if _FRAMES.setdefault((package, made.__name__), made).__module__ != made.__module__:
        raise TypeError(f"two frames of {package} are named {made.__name__}")
    _FRAMES[package, made.__name__] = made
    return made  # type: ignore[no-any-return]


def frame_to_data(item: Frame) -> dict[str, Any]:
    """A frame as plain data."""
    return {"frame": type(item).__name__} | {name: getattr(item, name) for name in item.NAMES}


def frame_from_data(data: Mapping[str, Any], module: str) -> Frame:
    """The frame that `frame_to_data` wrote, of the game that `module` belongs to; lists become tuples.

    Raises UnknownFrame when the rules have no such frame, field or step.
    """
    name, package = data["frame"], _package(module)
    kind = _FRAMES.get((package, name))
    if kind is None:
        known = ", ".join(sorted(known for home, known in _FRAMES if home == package))
        raise UnknownFrame(f"frame: expected one of {known} for {package}; got {name!r}")
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


def _package(module: str) -> str:
    return module.rpartition(".")[0]


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
        if not hasattr(attribute, "effect"):
            raise TypeError(f"{cls.__name__}.{name}: a choice needs its effect, marked @{name}.chosen")
        return _Step(attribute.options, attribute, then)
    return _Step(attribute, None, then)


def _starting_at(init: Callable[..., None], first: str) -> Callable[..., None]:
    def __init__(self: Frame, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        init(self, *args, **kwargs)
        self.at = self.at or first

    return __init__
