"""Answers of the verbs: each is the JSON of `bachet VERB --json`, with the parts that are used most as attributes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import _native
from ._problems import Problem
from ._tables import Tabular


def number(digits: str) -> int:
    """Returns the number that is written in digits; Python alone refuses long ones."""
    step = 4000
    if len(digits) <= step:
        return int(digits)
    found = 0
    for start in range(0, len(digits), step):
        part = digits[start : start + step]
        found = found * 10 ** len(part) + int(part)
    return found


class Answer:
    """What a verb found.

    `data` is the whole answer, with the keys that the program prints with `--json`.
    """

    __slots__ = ("_data", "_native")

    def __init__(self, native: _native.Answer) -> None:
        self._native = native
        self._data: dict[str, Any] | None = None

    @property
    def data(self) -> dict[str, Any]:
        """The whole answer as the program prints it with `--json`."""
        if self._data is None:
            self._data = json.loads(self._native.json)
        return self._data

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the puzzle, or worth knowing."""
        return tuple(Problem.of(problem) for problem in self.data["diagnostics"])

    def to_json(self) -> str:
        """Returns the whole answer as JSON."""
        return self._native.json

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"a {type(self).__name__} cannot be pickled; its `data` can")

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={self.data[name]!r}" for name in self._shown() if name in self.data)
        return f"{type(self).__name__}({shown})"

    @staticmethod
    def _shown() -> Sequence[str]:
        return ("verdict", "count", "exact", "end", "kind", "text")


class Judged(Answer):
    """An answer that says whether there is exactly one solution, and how many there are."""

    __slots__ = ()

    @property
    def verdict(self) -> str:
        """`unique`, `several`, `none`, or `unknown` if a limit was reached before this was known."""
        return str(self.data["verdict"])

    @property
    def count(self) -> int:
        """The number of solutions, or a lower bound of it."""
        return number(self.data["count"])

    @property
    def exact(self) -> bool:
        """Whether `count` is the exact number."""
        return bool(self.data["exact"])

    @property
    def is_unique(self) -> bool:
        """Whether there is exactly one solution."""
        return self.verdict == "unique"


class Counted(Judged):
    """The number of solutions.

    >>> import bachet
    >>> counted = bachet.read("zebra").count(per_clue=True)
    >>> counted.count, counted.exact
    (1, True)
    >>> counted.left[:3]
    [24883200000, 4976640000, 995328000]
    """

    __slots__ = ()

    @property
    def left(self) -> list[int] | None:
        """With `per_clue`: the number of solutions before the first clue and after each."""
        counts = self.data.get("counts")
        return None if counts is None else [number(count) for count in counts]

    def __int__(self) -> int:
        return self.count


class Checked(Judged):
    """What the author of a puzzle wants to know."""

    __slots__ = ()

    @property
    def findings(self) -> dict[str, Any]:
        """What was found besides: redundant clues or givens, clues to add, contradictions."""
        found: dict[str, Any] = self.data["check"]
        return found


class Candidates(Answer):
    """The values that each cell has in some solution, or the states on some shortest way.

    >>> import bachet
    >>> candidates = bachet.read("six").candidates()
    >>> candidates.exact
    True
    """

    __slots__ = ()

    @property
    def verdict(self) -> str:
        """`unique`, `several`, `none`, or `unknown` if a limit was reached before this was known."""
        return str(self.data["verdict"])

    @property
    def exact(self) -> bool:
        """Whether every candidate was found."""
        return bool(self.data["exact"])

    @property
    def rows(self) -> list[Any]:
        """Of a grid: for each entity the values of each category. Of a board: for each row and cell the values."""
        found = self.data["candidates"]
        return [] if found is None else list(found.get("rows", ()))


class Readings(Answer):
    """How a puzzle is understood."""

    __slots__ = ()

    @property
    def clues(self) -> list[dict[str, Any]]:
        """Of a logic grid: how each clue is read. Empty for other families."""
        return list(self.data.get("readings", {}).get("clues", ()))

    @property
    def statements(self) -> list[dict[str, str]]:
        """Of other families: what the puzzle states, with the defaults. Empty for a logic grid."""
        return list(self.data.get("statements", ()))


@dataclass(frozen=True)
class Step:
    """A step of an explanation: what a person would write down next, and why."""

    technique: str
    name: str
    look: str
    text: str
    facts: tuple[str, ...]
    cost: int
    data: dict[str, Any]

    def __str__(self) -> str:
        return self.text


class Explanation(Answer):
    """The reasoning that a person would follow.

    >>> import bachet
    >>> explained = bachet.read("six").explain()
    >>> explained.end
    'solved'
    >>> print(explained.steps[0].facts)
    ('r2c5 = 1',)
    """

    __slots__ = ()

    @property
    def end(self) -> str:
        """`solved`, `several`, `none`, `wrong`, or `unknown` if a limit was reached."""
        return str(self.data["end"])

    @property
    def steps(self) -> list[Step]:
        """The steps in order; empty for ways, whose moves are in `moves`."""
        return [
            Step(step["technique"], step["name"], step["look"], step["text"], tuple(step["facts"]), step["cost"], step)
            for step in self.data["steps"]
        ]

    @property
    def moves(self) -> list[dict[str, Any]]:
        """Of a crossing or a puzzle of moves: each move of a shortest way, and why it is made."""
        return list(self.data.get("way", {}).get("moves", ()))

    @property
    def proof(self) -> list[str]:
        """Of a crossing or a puzzle of moves: why no way is shorter, or why there is none."""
        return list(self.data.get("way", {}).get("proof", ()))

    def __str__(self) -> str:
        lines = [step.text for step in self.steps] or [f"{move['text']} {move['why']}".strip() for move in self.moves]
        return "\n".join([f"{number}. {line}" for number, line in enumerate(lines, 1)] + self.proof)


class Hint(Answer):
    """A hint for the next step.

    >>> import bachet
    >>> print(bachet.read("six").hint())
    Look at box 2.
    """

    __slots__ = ()

    @property
    def kind(self) -> str:
        """`step`, `wrong` if entries are wrong, `solved`, `several`, `none`, `unknown`, or `way`."""
        return str(self.data["kind"])

    @property
    def text(self) -> str:
        """The hint in sentences."""
        return str(self.data["text"])

    def __str__(self) -> str:
        return self.text


class Rating(Answer):
    """How difficult a puzzle is.

    >>> import bachet
    >>> rated = bachet.read("17-clue").rate()
    >>> rated.level, rated.er
    ('easy', 1.5)
    """

    __slots__ = ()

    @property
    def level(self) -> str | None:
        """`easy`, `medium`, `hard` or `very-hard`; none if that is not known, or there is not exactly one solution."""
        found: str | None = self._of("level")
        return found

    @property
    def score(self) -> float | None:
        """The difficulty as a number, which can be compared among puzzles of one family."""
        found: float | None = self._of("score")
        return found

    @property
    def er(self) -> float | None:
        """Of a Sudoku: the rating of Sudoku Explainer."""
        found: float | None = self._of("er")
        return found

    @property
    def techniques(self) -> list[dict[str, Any]]:
        """The techniques that are needed, in the order in which they are first needed."""
        return list(self.data["techniques"])

    def _of(self, name: str) -> Any:
        rating = self.data["rating"]
        return None if rating is None else rating.get(name)

    @staticmethod
    def _shown() -> Sequence[str]:
        return ("verdict", "rating")


class Trace(Answer, Tabular):
    """What a method of solving did."""

    __slots__ = ()

    @property
    def events(self) -> list[dict[str, Any]]:
        """The events, if they were asked for."""
        return list(self.data.get("events", ()))

    def records(self) -> list[dict[str, Any]]:
        """Returns the events, if they were asked for."""
        return self.events

    @staticmethod
    def _shown() -> Sequence[str]:
        return ("method", "found", "end")


class Shown(Answer):
    """A board, marks or a state."""

    __slots__ = ()

    @property
    def shown(self) -> dict[str, Any]:
        """What is shown: a board with its `rows`, marks, or a state with its `position`."""
        found: dict[str, Any] = self.data["show"]
        return found

    @property
    def solvable(self) -> bool | None:
        """Of a board or marks: whether some solution has all of them; none if a limit was reached first."""
        found: bool | None = self.shown.get("solvable")
        return found
