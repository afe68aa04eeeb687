"""Puzzles of moves from Python objects: water jugs, the Tower of Hanoi, sliding tiles, knights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ._expressions import _quoted
from ._puzzle import FORMS, Puzzle, build

#: The cells of a board, row by row; or each row as a text.
Rows = Sequence[Sequence[int | str | None]]


class Moves(Puzzle):
    """A puzzle of moves."""

    __slots__ = ()


class Jugs(Moves):
    """Water jugs.

    `capacity` lists how much each holds, or maps names to that. `goal` is one amount for some jug, a list with one for
    each (`None` for any), or maps names to amounts. `moves` are those that are allowed.

    >>> import bachet
    >>> len(bachet.Jugs([3, 5], goal=4).solve()[0])
    6
    >>> sizes = {"pail": 8, "can": 5, "cup": 3}
    >>> puzzle = bachet.Jugs(sizes, start={"pail": 8}, goal={"pail": 4, "can": 4}, moves=["pour"])
    >>> puzzle.solve()[0].states[1]
    [3, 5, 0]
    """

    __slots__ = ()

    def __init__(
        self,
        capacity: Sequence[int] | Mapping[str, int],
        goal: int | Sequence[int | None] | Mapping[str, int | None],
        *,
        start: Sequence[int] | Mapping[str, int] | None = None,
        moves: Sequence[Literal["fill", "empty", "pour"]] | None = None,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        names = list(capacity) if isinstance(capacity, Mapping) else None
        if isinstance(capacity, Mapping):
            stated: list[Any] = [f"{_jug(name)} {_whole(size)}" for name, size in capacity.items()]
        else:
            stated = [_whole(size) for size in capacity]
        fields = {
            "capacity": stated,
            "start": None if start is None else _amounts(names, start, 0),
            "goal": _whole(goal) if isinstance(goal, int) else _amounts(names, goal, None),
            "moves": None if moves is None else list(moves),
        }
        _build(self, "jugs", fields, title, language, source)


class Hanoi(Moves):
    """The Tower of Hanoi.

    `start` and `goal` are one peg for the tower, or one for each disk, the smallest first; pegs count from 1. With
    `moves="adjacent"` a disk only goes to a peg beside its own, with `cyclic` only to the next.

    >>> import bachet
    >>> len(bachet.Hanoi(3).solve()[0])
    7
    """

    __slots__ = ()

    def __init__(
        self,
        disks: int,
        pegs: int = 3,
        *,
        start: int | Sequence[int] | None = None,
        goal: int | Sequence[int] | None = None,
        moves: Literal["any", "adjacent", "cyclic"] | None = None,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        def placed(pegs: int | Sequence[int] | None) -> int | list[int] | None:
            return pegs if pegs is None or isinstance(pegs, int) else list(pegs)

        fields = {"disks": disks, "pegs": pegs, "start": placed(start), "goal": placed(goal), "moves": moves}
        _build(self, "hanoi", fields, title, language, source)


class Tiles(Moves):
    """Sliding tiles: rows of numbers or names; 0, `None` and `.` are the empty cell.

    >>> import bachet
    >>> len(bachet.Tiles([[1, 2, 3], [4, 0, 6], [7, 5, 8]]).solve()[0])
    2
    """

    __slots__ = ()

    def __init__(
        self,
        start: Rows,
        goal: Rows | None = None,
        *,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        fields = {"start": _tiles(start), "goal": None if goal is None else _tiles(goal)}
        _build(self, "tiles", fields, title, language, source)


class Knights(Moves):
    """A swap of knights: in the text of a row a letter is a knight of its colour, `.` a free square, `#` a hole.

    >>> import bachet
    >>> len(bachet.Knights(["w.w", "...", "b.b"]).solve()[0])
    16
    """

    __slots__ = ()

    def __init__(
        self,
        start: Sequence[str],
        goal: Sequence[str] | None = None,
        *,
        turns: str | None = None,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        fields = {"start": list(start), "goal": None if goal is None else list(goal), "turns": turns}
        _build(self, "knights", fields, title, language, source)


def _build(
    puzzle: Puzzle, family: str, fields: dict[str, Any], title: str | None, language: str | None, source: str | None
) -> None:
    build(puzzle, {"family": family, "title": title, "language": language, "source": source, **fields})


def _amounts(names: list[str] | None, amounts: Sequence[Any] | Mapping[str, Any], missing: int | None) -> list[Any]:
    if not isinstance(amounts, Mapping):
        return list(amounts)
    unknown = [name for name in amounts if name not in (names or ())]
    if unknown:
        raise ValueError(f"no jug is called {unknown[0]!r}")
    return [amounts.get(name, missing) for name in names or ()]


def _jug(name: str) -> str:
    if not name.strip():
        raise ValueError("a jug has an empty name; leave out all names, or give each one")
    return _quoted(name)


def _whole(number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int):
        raise TypeError(f"{number!r} is not a whole number")
    return number


def _tiles(rows: Rows) -> list[list[int | str]]:
    return [[0 if cell is None or cell in ("", ".", "_") else cell for cell in row] for row in rows]


FORMS.update(jugs=Jugs, hanoi=Hanoi, tiles=Tiles, knights=Knights)
