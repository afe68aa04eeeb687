"""The verbs as steps of a pipeline of Ray Data."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import pyarrow

from .. import arrow
from ..arrow import STEPS

if TYPE_CHECKING:
    import ray.data

#: Number of rows of a batch unless another is stated: some milliseconds of easy boards, some minutes of hard puzzles.
BATCH_ROWS = 4096
#: Number of puzzles of each family that a task generates.
BLOCK = {"sudoku": 4096, "grid": 512}


def solve(
    dataset: ray.data.Dataset,
    column: str = "puzzle",
    *,
    limit: int | None = None,
    steps: int | None = STEPS,
    lang: str = "en",
    batch_size: int = BATCH_ROWS,
    **ray_options: Any,
) -> ray.data.Dataset:
    """Adds the columns of `bachet.arrow.solve`. Other options are those of `Dataset.map_batches`."""
    options = {"limit": limit, "steps": steps, "lang": lang}
    return _mapped("solve", dataset, column, options, batch_size, ray_options)


def count(
    dataset: ray.data.Dataset,
    column: str = "puzzle",
    *,
    limit: int | None = None,
    steps: int | None = STEPS,
    lang: str = "en",
    batch_size: int = BATCH_ROWS,
    **ray_options: Any,
) -> ray.data.Dataset:
    """Adds the columns of `bachet.arrow.count`. Other options are those of `Dataset.map_batches`."""
    options = {"limit": limit, "steps": steps, "lang": lang}
    return _mapped("count", dataset, column, options, batch_size, ray_options)


def check(
    dataset: ray.data.Dataset,
    column: str = "puzzle",
    *,
    steps: int | None = STEPS,
    lang: str = "en",
    batch_size: int = BATCH_ROWS,
    **ray_options: Any,
) -> ray.data.Dataset:
    """Adds the columns of `bachet.arrow.check`. Other options are those of `Dataset.map_batches`."""
    return _mapped("check", dataset, column, {"steps": steps, "lang": lang}, batch_size, ray_options)


def rate(
    dataset: ray.data.Dataset,
    column: str = "puzzle",
    *,
    steps: int | None = STEPS,
    lang: str = "en",
    batch_size: int = BATCH_ROWS,
    **ray_options: Any,
) -> ray.data.Dataset:
    """Adds the columns of `bachet.arrow.rate`. Other options are those of `Dataset.map_batches`."""
    return _mapped("rate", dataset, column, {"steps": steps, "lang": lang}, batch_size, ray_options)


def read(
    dataset: ray.data.Dataset,
    column: str = "puzzle",
    *,
    lang: str = "en",
    batch_size: int = BATCH_ROWS,
    **ray_options: Any,
) -> ray.data.Dataset:
    """Adds the columns of `bachet.arrow.read`. Other options are those of `Dataset.map_batches`."""
    return _mapped("read", dataset, column, {"lang": lang}, batch_size, ray_options)


def generate(
    count: int,
    family: Literal["sudoku", "grid"] = "sudoku",
    *,
    seed: int | None = None,
    **options: Any,
) -> ray.data.Dataset:
    """Makes puzzles with exactly one solution: the columns of `bachet.arrow.generate`, and `number` from 1.

    The options are those of `bachet.arrow.generate`. The same seed makes the same puzzles on any number of workers.
    """
    import ray.data

    if count < 0:
        raise ValueError("a number of puzzles is not negative")
    stated = {**options, "seed": secrets.randbits(63) if seed is None else seed, "threads": 1}
    # What is wrong with the options is said here rather than by a worker.
    arrow.generate(0, family, **stated)
    blocks = ray.data.range(-(-count // BLOCK[family]))
    return blocks.map_batches(partial(_make, count, family, stated), batch_size=1, batch_format="pyarrow")


def _mapped(
    verb: str,
    dataset: ray.data.Dataset,
    column: str,
    options: dict[str, Any],
    batch_size: int,
    ray_options: dict[str, Any],
) -> ray.data.Dataset:
    work = partial(_answer, verb, column, options)
    return dataset.map_batches(work, batch_size=batch_size, batch_format="pyarrow", zero_copy_batch=True, **ray_options)


def _answer(verb: str, column: str, options: dict[str, Any], table: pyarrow.Table) -> pyarrow.Table:
    """Answers a batch on the one core that Ray gives to a task."""
    found: pyarrow.Table = getattr(arrow, verb)(table, column, threads=1, **options)
    return found


def _make(
    count: int, family: Literal["sudoku", "grid"], options: dict[str, Any], blocks: pyarrow.Table
) -> pyarrow.Table:
    tables = []
    for block in blocks["id"].to_pylist():
        first = block * BLOCK[family]
        here = min(BLOCK[family], count - first)
        made = pyarrow.table(arrow.generate(here, family, first=first, **options).all())
        numbers = pyarrow.array(range(first + 1, first + 1 + here), pyarrow.int64())
        tables.append(made.append_column("number", numbers))
    return pyarrow.concat_tables(tables)
