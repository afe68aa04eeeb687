"""Sudokus from Python objects."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from ._puzzle import FORMS, Puzzle, build

#: The value of a cell: a number, a symbol of the puzzle, or nothing.
Cell = SupportsIndex | str | None


class Sudoku(Puzzle):
    """A Sudoku of any size from 4 to 64.

    `rows` are the rows from the top: lists of numbers, of symbols, or texts with a character for each cell; 0, `None`,
    `.` and an empty text are an empty cell. `variants` are rules such as `diagonals` or `anti-knight`. `boxes` are the
    rows and columns of a box, or `none`; `regions` has the number of its region for each cell. `candidates` restricts
    cells: `{"r1c1": [1, 2]}`.

    >>> import bachet
    >>> puzzle = bachet.Sudoku(["...2", "...3", "....", "1..."], variants=["diagonals"])
    >>> puzzle.solve()[0].rows
    [[3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1], [1, 2, 3, 4]]
    """

    __slots__ = ()

    def __init__(
        self,
        rows: Sequence[Sequence[Cell] | str],
        variants: Sequence[str] = (),
        *,
        boxes: tuple[int, int] | str | None = None,
        regions: Sequence[Sequence[Cell] | str] | None = None,
        candidates: Mapping[str, Sequence[Cell]] | None = None,
        symbols: str | None = None,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        if isinstance(rows, str):
            raise TypeError("the rows are a list: `bachet.read` reads a board in one text")
        if isinstance(variants, str):
            raise TypeError("the variants are a list of rules")
        stated = None
        if candidates is not None:
            stated = {cell: [_cell(value) for value in values] for cell, values in candidates.items()}
        build(
            self,
            {
                "family": "sudoku",
                "title": title,
                "language": language,
                "source": source,
                "boxes": f"{boxes[0]}x{boxes[1]}" if isinstance(boxes, tuple) else boxes,
                "symbols": symbols,
                "cells": [[_cell(cell) for cell in row] for row in rows],
                "candidates": stated,
                "regions": None if regions is None else [[_cell(cell) for cell in row] for row in regions],
                "rules": list(variants),
            },
        )


def _cell(cell: Cell) -> Any:
    if cell is None or (isinstance(cell, str) and cell.strip() in ("", ".", "0", "_")):
        return None
    if isinstance(cell, str):
        return cell
    return operator.index(cell)


FORMS["sudoku"] = Sudoku
