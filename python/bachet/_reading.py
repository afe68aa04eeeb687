"""How puzzles are read, and which there are."""

from __future__ import annotations

from . import _native as native
from ._puzzle import Puzzle, Source, make, native_of
from ._solutions import Solutions


def read(source: Source, *, format: str | None = None, partial: bool = False, lang: str | None = None) -> Puzzle:
    """Reads a puzzle of any family: its text, a path, the name of a puzzle of the gallery, or its JSON.

    A text is anything with a line break, a board, a link, or JSON. A text in one line that is none of these names a
    file or a puzzle of the gallery, as for the program; a `pathlib.Path` is always a file.

    `format` is the format of a Sudoku, if it is not to be recognised. With `partial`, clues that cannot be read are
    left out. `lang` is the language of messages and explanations: `en`, `fr` or `nl`.

    Raises `PuzzleError` if the puzzle cannot be used, and warns with `PuzzleWarning` of what is doubtful.

    >>> import bachet
    >>> puzzle = bachet.read('''
    ... friend: Ann, Bob
    ... pet: cat, dog
    ... 1. Ann does not have the cat.
    ... ''')
    >>> puzzle.solve()[0]["Ann", "pet"]
    'dog'
    """
    return make(native_of(source, format, lang), format, lang, partial, True)


def solve(
    source: Source, *, first: int | None = None, time: float | None = None, steps: int | None = None
) -> Solutions:
    """Reads and solves a puzzle in one call.

    >>> import bachet
    >>> bachet.solve("zebra")[0]["water", "nation"]
    'Norwegian'
    """
    return read(source).solve(first=first, time=time, steps=steps)


def gallery() -> list[str]:
    """Returns the names of the puzzles that come with the package; `read` reads them.

    >>> import bachet
    >>> "zebra" in bachet.gallery()
    True
    """
    return [name for name, _ in native.gallery()]


def formats() -> list[str]:
    """Returns the names of the formats of a Sudoku, for `read` and `convert`.

    >>> import bachet
    >>> "line" in bachet.formats()
    True
    """
    return native.formats()
