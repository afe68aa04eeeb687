"""Solutions that behave like data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from . import _native
from ._answers import Judged, number
from ._tables import Tabular

if TYPE_CHECKING:
    from ._puzzle import Puzzle


@dataclass(frozen=True)
class Answered:
    """A question of a logic grid, and its answers.

    `values` has each answer with the number of solutions in which it is one, the most frequent first.
    """

    question: str
    values: tuple[tuple[str | None, int], ...]

    @property
    def value(self) -> str | None:
        """The answer, if it is the same in every solution."""
        return self.values[0][0] if len(self.values) == 1 else None


class Solution(Tabular):
    """A solution of a puzzle: a `Table`, a `Board` or a `Way`."""

    __slots__ = ("_index", "_native", "_puzzle", "data")

    def __init__(self, puzzle: Puzzle, native: _native.Answer, index: int, data: dict[str, Any]) -> None:
        self._puzzle = puzzle
        self._native = native
        self._index = index
        #: The solution as the program prints it with `--json`.
        self.data = data

    def __getitem__(self, key: Any) -> Any:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Solution) and type(self) is type(other) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return self._native.drawn(self._index) or repr(self)

    def _repr_html_(self) -> str | None:
        return self._native.html(self._index)


class Table(Solution):
    """A solution of a logic grid: a row for each entity, with a value for each category.

    >>> import bachet
    >>> solution = bachet.read("zebra").solve()[0]
    >>> solution["Japanese", "animal"]
    'zebra'
    >>> solution["zebra"]["house"]
    '5'
    >>> solution.rows[0]["nation"]
    'Norwegian'
    >>> [row["house"] for row in solution]
    ['1', '2', '3', '4', '5']
    """

    __slots__ = ()

    @property
    def rows(self) -> list[dict[str, str]]:
        """The rows in the order of the first category, each with a value for each category."""
        found: list[dict[str, str]] = self.data["rows"]
        return found

    @property
    def categories(self) -> list[str]:
        """The names of the categories."""
        return list(self.rows[0]) if self.rows else []

    @overload
    def __getitem__(self, key: str) -> dict[str, str]: ...
    @overload
    def __getitem__(self, key: tuple[str, str]) -> str: ...
    def __getitem__(self, key: str | tuple[str, str]) -> dict[str, str] | str:
        """Returns the row of an entity, which any of its values names, or its value in a category."""
        if isinstance(key, str):
            return self._row(key)
        entity, category = key
        row = self._row(entity)
        if category not in row:
            raise KeyError(f"no category is called {category!r}; the categories are {', '.join(row)}")
        return row[category]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, str]]:
        return iter(self.rows)

    def __contains__(self, entity: object) -> bool:
        return any(entity == value for row in self.rows for value in row.values())

    def __repr__(self) -> str:
        return f"Table({self.rows!r})"

    def records(self) -> list[dict[str, str]]:
        """Returns the rows."""
        return self.rows

    def _row(self, entity: str) -> dict[str, str]:
        # Values of the first category come first, as they do in the notation.
        for category in self.categories:
            for row in self.rows:
                if row[category] == entity:
                    return row
        raise KeyError(f"no row has the value {entity!r}")


class Board(Solution):
    """A solution of a Sudoku.

    >>> import bachet
    >>> solution = bachet.read("17-clue").solve()[0]
    >>> solution.rows[0]
    [6, 5, 9, 3, 4, 7, 2, 8, 1]
    >>> solution["r1c1"]
    6
    >>> solution.line[:9]
    '659347281'
    """

    __slots__ = ()

    @property
    def rows(self) -> list[list[int]]:
        """The rows from the top, as numbers from 1."""
        found: list[list[int]] = self.data["rows"]
        return found

    @property
    def symbols(self) -> list[list[str]]:
        """The rows from the top, as the puzzle writes its values."""
        names = self._puzzle._native.symbols or []
        return [[names[value - 1] for value in row] for row in self.rows]

    @property
    def line(self) -> str:
        """The board as one line, without blanks unless a value takes several characters."""
        cells = [cell for row in self.symbols for cell in row]
        return ("" if all(len(cell) == 1 for cell in cells) else " ").join(cells)

    def __getitem__(self, key: str) -> int:
        """Returns the value of a cell: `solution["r1c1"]`."""
        row, _, column = key.lower().removeprefix("r").partition("c")
        if row.isdecimal() and column.isdecimal():
            at_row, at_column = int(row) - 1, int(column) - 1
            if 0 <= at_row < len(self.rows) and 0 <= at_column < len(self.rows[at_row]):
                return self.rows[at_row][at_column]
        raise KeyError(f"no cell is called {key!r}; the first is 'r1c1'")

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[list[int]]:
        return iter(self.rows)

    def __repr__(self) -> str:
        return f"Board({self.rows!r})"

    def records(self) -> list[dict[str, int]]:
        """Returns the rows, with a key for each column: `c1`."""
        return [{f"c{at}": value for at, value in enumerate(row, 1)} for row in self.rows]


class Way(Solution):
    """A way of a river crossing or a puzzle of moves.

    >>> import bachet
    >>> way = bachet.read("wolf-goat-cabbage").solve()[0]
    >>> len(way)
    7
    >>> way.moves[0]
    {'move': 'cross', 'from': 'left', 'to': 'right', 'load': ['farmer', 'goat']}
    >>> way.states[1]
    {'left': ['wolf', 'cabbage'], 'right': ['farmer', 'goat']}
    """

    __slots__ = ()

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves; the first of them where there are too many."""
        return [{key: value for key, value in step.items() if key != "after"} for step in self.data["steps"]]

    @property
    def states(self) -> list[Any]:
        """What is where: at the start, then after each of the moves."""
        start = self._puzzle.show(steps=1).data["show"]["position"]
        return [start, *(step["after"] for step in self.data["steps"])]

    @property
    def cost(self) -> str | None:
        """What the moves cost together, where the puzzle gives moves a cost: an exact number, such as `33/2`."""
        found: str | None = self.data.get("cost")
        return found

    @property
    def is_truncated(self) -> bool:
        """Whether not all moves are listed."""
        return bool(self.data.get("truncated", False))

    def __len__(self) -> int:
        """Returns the number of moves, also of those that are not listed."""
        return int(self.data["moves"])

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.moves)

    def __getitem__(self, key: int) -> dict[str, Any]:
        """Returns a move by its index from 0."""
        return self.moves[key]

    def __repr__(self) -> str:
        return f"Way({self.moves!r})"

    def records(self) -> list[dict[str, Any]]:
        """Returns the moves with the state after each, with the keys `number` and `after` besides those of the move."""
        return [{"number": at, **step} for at, step in enumerate(self.data["steps"], 1)]


class Solutions(Judged, Sequence[Solution], Tabular):  # type: ignore[misc]
    """The solutions of a puzzle, as many as were asked for, and how many there are.

    >>> import bachet
    >>> found = bachet.read("einstein").solve()
    >>> found.verdict, found.count, len(found)
    ('several', 7, 7)
    >>> found[0]["verte", "boisson"]
    'café'
    """

    __slots__ = ("_puzzle", "_solutions")

    def __init__(self, native: _native.Answer, puzzle: Puzzle) -> None:
        self._native = native
        self._data = None
        self._puzzle = puzzle
        self._solutions: list[Solution] | None = None

    @property
    def answers(self) -> list[Answered]:
        """The answers to the questions of the puzzle."""
        return [
            Answered(question, tuple((value, number(count)) for value, count in values))
            for question, values in self._native.answers
        ]

    @property
    def only(self) -> Solution:
        """The solution, if there is exactly one.

        Raises `ValueError` if there is none, or if there may be others.
        """
        if not self.is_unique:
            raise ValueError(f"there is not exactly one solution: the verdict is {self.verdict!r}")
        return self[0]

    @overload
    def __getitem__(self, index: int) -> Solution: ...
    @overload
    def __getitem__(self, index: slice) -> list[Solution]: ...
    def __getitem__(self, index: int | slice) -> Solution | list[Solution]:
        return self._list()[index]

    def __len__(self) -> int:
        return len(self.data["solutions"])

    def _list(self) -> list[Solution]:
        if self._solutions is None:
            form = _FORMS.get(self._puzzle.family or "", Way)
            found = enumerate(self.data["solutions"])
            self._solutions = [form(self._puzzle, self._native, index, data) for index, data in found]
        return self._solutions

    def __bool__(self) -> bool:
        return len(self) > 0

    def __str__(self) -> str:
        return "\n\n".join(str(solution) for solution in self)

    def _repr_html_(self) -> str | None:
        return self._native.html()

    def records(self) -> list[dict[str, Any]]:
        """Returns the rows of all solutions, with the number of the solution in `solution`."""
        return [{"solution": at, **row} for at, solution in enumerate(self, 1) for row in solution.records()]


_FORMS: dict[str, type[Solution]] = {"grid": Table, "sudoku": Board}
