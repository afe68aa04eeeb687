"""Problems of puzzles: as data, as exceptions, and as warnings."""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

# How many problems the text of an exception lists.
_MAX_LISTED = 10


@dataclass(frozen=True)
class Fix:
    """A text that mends a problem when it replaces a place of the source."""

    text: str
    line: int
    column: int
    length: int


@dataclass(frozen=True)
class Problem:
    """What is wrong with a puzzle or a question, and where.

    `code` is its stable name, `severity` is `error`, `warning` or `note`. `line` and `column` count from 1, and are
    `None` if it concerns no particular place. `hint` says what to do.
    """

    code: str
    severity: str
    message: str
    line: int | None = None
    column: int | None = None
    length: int | None = None
    hint: str | None = None
    fixes: tuple[Fix, ...] = ()

    @classmethod
    def of(cls, data: dict[str, Any]) -> Problem:
        """Returns the problem that an answer states."""
        fixes = tuple(Fix(**fix) for fix in data.get("fixes", ()))
        return cls(**{**data, "fixes": fixes})

    def __str__(self) -> str:
        place = "" if self.line is None else f"line {self.line}, column {self.column}: "
        hint = "" if self.hint is None else f" ({self.hint})"
        return f"{place}{self.severity}[{self.code}]: {self.message}{hint}"


class PuzzleWarning(UserWarning):
    """A puzzle can be used, but probably does not say what its author meant."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem
        self.code = problem.code
        self.line = problem.line
        self.column = problem.column
        self.hint = problem.hint

    def __str__(self) -> str:
        return str(self.problem)


class PuzzleError(ValueError):
    """A puzzle, or a question about it, cannot be used.

    `problems` has everything that was found. `code`, `message`, `line`, `column`, `length` and `hint` are those of the
    first error.

    >>> import bachet
    >>> try:
    ...     bachet.read("who: Ann, Bob\\npet: cat, dog\\n1. = Ann = cta\\n")
    ... except bachet.PuzzleError as error:
    ...     print(error.code, error.line, error.column, error.hint)
    unknown-name 3 12 did you mean `cat`?
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)
        errors = [problem for problem in self.problems if problem.severity == "error"]
        self._errors = errors or list(self.problems)
        first = self._errors[0] if self._errors else Problem("unknown", "error", "no reason was given")
        self.code = first.code
        self.message = first.message
        self.line = first.line
        self.column = first.column
        self.length = first.length
        self.hint = first.hint

    def __str__(self) -> str:
        lines = [str(problem) for problem in self._errors[:_MAX_LISTED]]
        if len(self._errors) > _MAX_LISTED:
            lines.append(f"and {len(self._errors) - _MAX_LISTED} more problems")
        return "\n".join(lines)


def error(problems: str) -> PuzzleError:
    """Returns the exception for problems that the native part states as JSON."""
    return PuzzleError(Problem.of(problem) for problem in json.loads(problems))


def warn(problems: Iterable[Problem]) -> None:
    """Warns of problems, at the line outside of this package that led to them."""
    for problem in problems:
        warnings.warn(PuzzleWarning(problem), stacklevel=_depth())


def _depth() -> int:
    """Returns how far above the caller the first frame outside of this package is."""
    depth, frame = 1, sys._getframe(1)
    while frame.f_back is not None and _is_ours(frame.f_globals.get("__name__", "")):
        depth, frame = depth + 1, frame.f_back
    return depth


def _is_ours(module: str) -> bool:
    return module == "bachet" or module.startswith("bachet.")
