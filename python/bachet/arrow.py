"""Verbs over columns of puzzles: a table or an array in, a table with the answers out.

What comes in is anything with the Arrow PyCapsule interface: a table, record batch, array or reader of pyarrow, a frame
or series of polars or pandas, a relation of duckdb. What comes out is a table of the same package, with the columns of
the input first; of a reader it is a reader, whose tables are made one after the other, in constant memory. Of a package
that is not known here it is a `Stream`. Text is not copied on the way, and all cores work.

>>> import bachet.arrow
>>> class Column:  # stands for what a package has
...     def __init__(self, stream): self.stream = stream
...     def __arrow_c_stream__(self, requested_schema=None): return self.stream.__arrow_c_stream__()
>>> boards = Column(bachet.arrow.generate(1000, seed=7))
>>> stream = bachet.arrow.solve(boards)
>>> stream.columns
['puzzle', 'solution', 'givens', 'minimal', 'verdict', 'solution_2', 'problems']
>>> sum(len(batch) for batch in stream)
1000

A row that is no puzzle is told in the column `problems`, a list of records with `code`, `severity`, `line`, `column`,
`message` and `hint`; its other columns are null. It never ends the work. A column that is missing, or has no texts,
raises a `PuzzleError`.

Each function takes `column`, the name of the column of puzzles; `limit`, the number of solutions of a classic board
after which its search ends; `steps`, the most steps of search for each other puzzle (`None` for no limit); `time`, a
limit for the whole work in seconds; `threads`, the number of threads (0 for one on each core); `lang`, the language of
the problems; and `keep`, whether the columns of the input come out too. Rows that a limit leaves open have the verdict
`unknown`. Ctrl-C ends the work.
"""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any, Literal, Protocol

from . import _native
from ._native import Batch, Tables as Stream

if TYPE_CHECKING:
    import pyarrow

__all__ = ["STEPS", "Batch", "Stream", "check", "count", "generate", "rate", "read", "solve"]

#: The most steps of search for each puzzle unless others are stated: some seconds.
STEPS = 1_000_000


class HasStream(Protocol):
    """A table, or a stream of tables."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


class HasArray(Protocol):
    """A record batch or an array."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...


#: What can be answered.
Data = HasStream | HasArray


def solve(
    data: Data,
    column: str = "puzzle",
    *,
    limit: int | None = None,
    steps: int | None = STEPS,
    time: float | None = None,
    threads: int = 0,
    lang: str = "en",
    keep: bool = True,
) -> Any:
    """Adds the columns `verdict` and `solution`.

    The verdict is `unique`, `several`, `none` or `unknown`. The solution of a Sudoku with at most nine values has a
    character for each cell; any other is JSON, as `bachet solve --json` lists it. If there are several, it is the first.
    """
    return _answered("solve", data, column, limit, steps, time, threads, lang, keep)


def count(
    data: Data,
    column: str = "puzzle",
    *,
    limit: int | None = None,
    steps: int | None = STEPS,
    time: float | None = None,
    threads: int = 0,
    lang: str = "en",
    keep: bool = True,
) -> Any:
    """Adds the columns `verdict`, `count`, and `exact`: whether the count is more than a lower bound.

    Of a classic board at most `limit` solutions are counted, 10,000 unless another limit is stated.
    """
    return _answered("count", data, column, limit, steps, time, threads, lang, keep)


def check(
    data: Data,
    column: str = "puzzle",
    *,
    steps: int | None = STEPS,
    time: float | None = None,
    threads: int = 0,
    lang: str = "en",
    keep: bool = True,
) -> Any:
    """Adds the columns `verdict`, `count`, `exact`, `redundant` and `findings`.

    `redundant` is the number of givens or clues that can be left out one by one, `findings` what `bachet check --json`
    found.
    """
    return _answered("check", data, column, None, steps, time, threads, lang, keep)


def rate(
    data: Data,
    column: str = "puzzle",
    *,
    steps: int | None = STEPS,
    time: float | None = None,
    threads: int = 0,
    lang: str = "en",
    keep: bool = True,
) -> Any:
    """Adds the columns `verdict`, `er`, `ep`, `ed`, `hodoku_score`, `hodoku_level`, `level` and `score`.

    The first five are of classic Sudokus; `level` and `score` are of all families.
    """
    return _answered("rate", data, column, None, steps, time, threads, lang, keep)


def read(
    data: Data,
    column: str = "puzzle",
    *,
    time: float | None = None,
    threads: int = 0,
    lang: str = "en",
    keep: bool = True,
) -> Any:
    """Adds the columns `family`, `title` and `text`: each puzzle as it was understood, in the text notation."""
    return _answered("read", data, column, None, None, time, threads, lang, keep)


def generate(
    count: int,
    family: Literal["sudoku", "grid"] = "sudoku",
    *,
    seed: int | None = None,
    first: int = 0,
    size: str | None = None,
    language: str | None = None,
    level: str | None = None,
    kinds: str | None = None,
    symmetry: str | None = None,
    givens: int | str | None = None,
    tries: int | None = None,
    time: float | None = None,
    threads: int = 0,
    lang: str = "en",
) -> Stream:
    """Makes puzzles with exactly one solution: classic Sudokus, or logic grids in words.

    The columns of Sudokus are `puzzle`, `solution`, `givens` and `minimal`, those of grids `puzzle`, `solution`, `kinds`
    and `level`. The options are those of `bachet generate`: `size`, `language`, `level` and `kinds` of grids, `symmetry`
    and `givens` of Sudokus.

    The same seed makes the same puzzles on any number of threads; without one, they are others each time. `first` of
    them are left out, so that several machines can share the work.

    >>> import bachet.arrow
    >>> [len(batch) for batch in bachet.arrow.generate(10, seed=1, symmetry="rotate180")]
    [10]
    >>> [len(batch) for batch in bachet.arrow.generate(2, "grid", size="4x4", language="fr", seed=1)]
    [2]
    """
    if count < 0 or first < 0:
        raise ValueError("a number of puzzles is not negative")
    options = {
        "family": family,
        "count": count,
        "seed": secrets.randbits(63) if seed is None else seed,
        "size": size,
        "language": language,
        "level": level,
        "kinds": kinds,
        "symmetry": symmetry,
        "givens": None if givens is None else str(givens),
        "tries": tries,
    }
    stated = {name: value for name, value in options.items() if value is not None}
    return _native.generate_tables(json.dumps(stated), first=first, time=time, threads=threads, lang=lang)


def _answered(
    verb: str,
    data: Data,
    column: str,
    limit: int | None,
    steps: int | None,
    time: float | None,
    threads: int,
    lang: str,
    keep: bool,
) -> Any:
    if steps is not None and steps < 0:
        raise ValueError("a number of steps is not negative")
    tables = _native.answer_tables(
        data, verb, column, keep=keep, limit=limit, steps=steps, time=time, threads=threads, lang=lang
    )
    package = type(data).__module__.partition(".")[0]
    make = _PACKAGES.get(package.removeprefix("_"))
    return tables if make is None else make(data, tables)


def _of_pyarrow(data: object, tables: Stream) -> object:
    import pyarrow

    if isinstance(data, pyarrow.RecordBatchReader):
        batches = (pyarrow.record_batch(batch) for batch in tables)
        return pyarrow.RecordBatchReader.from_batches(pyarrow.schema(tables), batches)
    table = pyarrow.table(tables.all())
    return _one_batch(table) if isinstance(data, (pyarrow.RecordBatch, pyarrow.Array)) else table


def _one_batch(table: pyarrow.Table) -> pyarrow.RecordBatch:
    import pyarrow

    batches = table.combine_chunks().to_batches()
    if batches:
        found: pyarrow.RecordBatch = batches[0]
        return found
    return pyarrow.RecordBatch.from_arrays(
        [pyarrow.array([], field.type) for field in table.schema], schema=table.schema
    )


def _of_polars(data: object, tables: Stream) -> object:
    import polars

    return polars.DataFrame(tables.all())


def _of_pandas(data: object, tables: Stream) -> object:
    import pandas

    return pandas.DataFrame.from_arrow(tables.all())


def _of_duckdb(data: object, tables: Stream) -> object:
    import duckdb

    return duckdb.from_arrow(tables.all())


#: How a table of each package is made.
_PACKAGES = {"pyarrow": _of_pyarrow, "polars": _of_polars, "pandas": _of_pandas, "duckdb": _of_duckdb}
