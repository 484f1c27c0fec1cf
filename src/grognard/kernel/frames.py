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

The name of the step is saved, so that saved games survive an inserted step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, dataclass_transform

END = "end"
_FRAMES: dict[str, type[Frame]] = {}
_T = TypeVar("_T")


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
    run: Callable[..., None] | None
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
    """Makes a Frame subclass a slotted dataclass, known by its name to saved games."""
    made: Any = dataclass(slots=True)(cls)
    made.NAMES = tuple(f.name for f in fields(made))
    following = (*made.STEPS[1:], END)
    made.TABLE = {name: _step(made, name, then) for name, then in zip(made.STEPS, following, strict=True)}
    made.__init__ = _starting_at(made.__init__, made.STEPS[0])
    made._copy = _compile_clone(made)
    if made.__name__ in _FRAMES and _FRAMES[made.__name__].__module__ != made.__module__:
        raise TypeError(f"two frames are named {made.__name__}")
    _FRAMES[made.__name__] = made
    return made  # type: ignore[no-any-return]


def frame_to_data(item: Frame) -> dict[str, Any]:
    """A frame as plain data."""
    return {"frame": type(item).__name__} | {name: getattr(item, name) for name in item.NAMES}


def frame_from_data(data: dict[str, Any]) -> Frame:
    """The frame that `frame_to_data` wrote; lists become tuples again."""
    values = {name: _tuples(value) for name, value in data.items() if name != "frame"}
    return _FRAMES[data["frame"]](**values)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def _step(cls: type[Frame], name: str, then: str) -> _Step:
    attribute = getattr(cls, name)
    if isinstance(attribute, choice):
        return _Step(None, attribute, then)
    return _Step(attribute, None, then)


def _starting_at(init: Callable[..., None], first: str) -> Callable[..., None]:
    def __init__(self: Frame, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        init(self, *args, **kwargs)
        self.at = self.at or first

    return __init__


def _compile_clone(cls: type[Frame]) -> Callable[[Any], Any]:
    lines = ["def clone(old):", " new = make(cls)"]
    lines += [f" new.{name} = old.{name}" for name in cls.NAMES]
    lines.append(" return new")
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(lines), scope)
    clone: Callable[[Any], Any] = scope["clone"]
    return clone
