"""The words of all pictures, whichever game they show."""

from pathlib import Path

from grognard.kernel.words.text import sentence

_FOLDER = Path(__file__).parent


def picture_text(message: str, language: str, **args: str) -> str:
    """A message of all pictures."""
    return sentence(_FOLDER, language, message, args)
