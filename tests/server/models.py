"""What an answer has beyond the fields that its model names."""

from typing import Any

from pydantic import BaseModel

from grognard.server.http.answers.seen import Open


def undeclared(found: Any, where: str = "") -> list[str]:
    """The fields of an answer that its model does not name."""
    if isinstance(found, BaseModel):
        extra = {} if isinstance(found, Open) else found.model_extra or {}
        own = [f"{where}.{name}" for name in extra]
        return own + [
            line for name, part in found for line in undeclared(part, f"{where}.{name}") if name not in extra
        ]
    parts = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    return [line for name, part in parts for line in undeclared(part, f"{where}[{name}]")]
