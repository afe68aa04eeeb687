"""A job from Parquet files to Parquet files, which can be interrupted.

The input is cut into parts of some thousand rows. A part is a task of Ray, and a file of the output, written under
another name first: a file with its own name is complete. So a job that is started again does only what is missing, and
nothing is written twice. How the input is cut depends on it and on `part_rows` alone, so the output is the same bytes
whatever the number of workers and whatever failed on the way.
"""

from __future__ import annotations

import json
import sys
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pyarrow
import pyarrow.compute
import pyarrow.parquet

from .. import arrow
from .._problems import PuzzleError
from ..arrow import STEPS

Verb = Literal["solve", "count", "check", "rate", "read"]

#: Number of rows of a part unless another is stated.
PART_ROWS = 16_384
#: How often a part is tried again on other workers before its rows are tried one by one.
RETRIES = 2
#: What describes the job, so that another one does not go on with its files. Readers of tables pass over such a name.
MANIFEST = "_job.json"


class JobError(Exception):
    """A job cannot go on. What was written stays, and the same call goes on from there."""


@dataclass
class Summary:
    """What a job did."""

    #: Number of rows and of parts of the whole job.
    rows: int = 0
    parts: int = 0
    #: Number of parts that were there already.
    resumed: int = 0
    #: Number of tasks that were lost with their worker, and tried again.
    retried: int = 0
    #: Number of rows with each verdict; `None` counts those that are no puzzle.
    verdicts: Counter[str | None] = field(default_factory=Counter)
    #: Number of rows that no worker survived; their problem is `row-lost`.
    lost: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class _Part:
    number: int
    file: str
    first: int
    rows: int


@dataclass(frozen=True)
class _Work:
    """What each part needs to know."""

    verb: str
    column: str
    options: dict[str, Any]
    out: str


def run(
    source: str | Path | Sequence[str | Path],
    out: str | Path,
    verb: Verb = "solve",
    column: str = "puzzle",
    *,
    limit: int | None = None,
    steps: int | None = STEPS,
    lang: str = "en",
    part_rows: int = PART_ROWS,
    retries: int = RETRIES,
    workers: int | None = None,
    progress: Callable[[int, int], None] | bool = True,
) -> Summary:
    """Answers the puzzles of Parquet files, a file or a folder of them, and writes the folder `out`.

    All machines have to see both under the same path. `workers` is the most tasks at a time, each on one core; by
    default as many as Ray has cores. `progress` is called with the number of parts that are done and that there are;
    `True` prints it to a terminal.

    A part whose worker dies is tried again `retries` times, then its rows on their own: a row that no worker survives
    gets the problem `row-lost`, the others their answers. A row that is no puzzle, or whose limit is reached, is told in
    its column `problems`.

    Raises `PuzzleError` if the column is missing or has no texts, `JobError` if the files of the output cannot be
    written, or are those of another job.
    """
    import ray

    if part_rows < 1:
        raise ValueError("a part has at least 1 row")
    if limit is not None and verb not in ("solve", "count"):
        raise ValueError(f"`{verb}` takes no limit of solutions")
    begun = time.monotonic()
    options: dict[str, Any] = {"lang": lang}
    if verb != "read":
        options["steps"] = steps
    if limit is not None:
        options["limit"] = limit
    work = _Work(verb, column, options, str(Path(out).resolve()))
    parts = list(_cut(_files(source), part_rows))
    _claim(Path(out), work, parts, part_rows)
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    summary = Summary(parts=len(parts), rows=sum(part.rows for part in parts))
    missing = [part for part in parts if not _path(work.out, part).exists()]
    summary.resumed = len(parts) - len(missing)
    tell = _printed if progress is True else progress or (lambda done, of: None)
    _Driver(work, summary, retries, workers, tell).work(missing)
    for part in parts:
        if verb != "read":
            _count(_path(work.out, part), summary.verdicts)
    summary.seconds = time.monotonic() - begun
    return summary


class _Driver:
    """Gives parts to workers until all are done."""

    def __init__(
        self, work: _Work, summary: Summary, retries: int, workers: int | None, tell: Callable[[int, int], None]
    ) -> None:
        import ray

        self._ray = ray
        self._work = work
        self._summary = summary
        self._retries = retries
        self._workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._tell = tell
        # A lost task is seen and counted here, not by Ray.
        self._write = ray.remote(num_cpus=1, max_retries=0)(_write)
        self._answer = ray.remote(num_cpus=1, max_retries=0)(_answer)

    def work(self, missing: list[_Part]) -> None:
        waiting = [(part, 0) for part in reversed(missing)]
        running: dict[Any, tuple[_Part, int]] = {}
        done = self._summary.resumed
        self._tell(done, self._summary.parts)
        try:
            while waiting or running:
                while waiting and len(running) < self._workers:
                    part, tried = waiting.pop()
                    running[self._write.remote(self._work, part)] = (part, tried)
                for task in self._ray.wait(list(running), num_returns=1)[0]:
                    part, tried = running.pop(task)
                    if self._is_done(task):
                        self._find(part)
                    elif tried < self._retries:
                        self._summary.retried += 1
                        waiting.append((part, tried + 1))
                        continue
                    else:
                        self._salvage(part)
                    done += 1
                    self._tell(done, self._summary.parts)
        finally:
            for task in running:
                self._ray.cancel(task, force=True)

    def _find(self, part: _Part) -> None:
        """Checks that what a worker wrote is seen here too."""
        path = _path(self._work.out, part)
        if not path.exists():
            raise JobError(
                f"a worker wrote `{path}`, but it is not there on this machine: all have to share the folder"
            )

    def _is_done(self, task: Any) -> bool:
        """Whether a task did its work; false if it was lost with its worker."""
        try:
            self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise _told(error.cause) from None
        except self._ray.exceptions.RayError:
            return False
        return True

    def _salvage(self, part: _Part) -> None:
        """Answers the rows of a part that no worker survives, as far as one of them survives each."""
        tables = list(self._salvaged(part, part.first, part.rows))
        _store(self._work.out, part, pyarrow.concat_tables(tables))

    def _salvaged(self, part: _Part, first: int, rows: int) -> Iterator[pyarrow.Table]:
        task = self._answer.remote(self._work, part.file, first, rows)
        try:
            yield self._ray.get(task)
            return
        except self._ray.exceptions.RayTaskError as error:
            raise _told(error.cause) from None
        except self._ray.exceptions.RayError:
            pass
        if rows == 1:
            self._summary.lost += 1
            yield _lost(self._work, part.file, first)
            return
        half = rows // 2
        yield from self._salvaged(part, first, half)
        yield from self._salvaged(part, first + half, rows - half)


def _told(error: BaseException) -> BaseException:
    """Returns the exception for what stopped a task."""
    if isinstance(error, PuzzleError):
        return error
    return JobError(f"a part cannot be read, answered or written: {error}")


def _files(source: str | Path | Sequence[str | Path]) -> list[str]:
    paths = [source] if isinstance(source, (str, Path)) else list(source)
    found: list[Path] = []
    for path in map(Path, paths):
        inside = sorted(path.glob("**/*.parquet")) if path.is_dir() else [path]
        found += [file for file in inside if not file.name.startswith((".", "_"))]
    if not found:
        raise JobError("there is no Parquet file in " + ", ".join(map(str, paths)))
    return [str(file.resolve()) for file in found]


def _cut(files: list[str], part_rows: int) -> Iterator[_Part]:
    number = 0
    for file in files:
        try:
            rows = pyarrow.parquet.read_metadata(file).num_rows
        except (OSError, pyarrow.ArrowException) as error:
            raise JobError(f"`{file}` cannot be read as Parquet: {error}") from error
        for first in range(0, max(rows, 1), part_rows):
            yield _Part(number, file, first, min(part_rows, rows - first))
            number += 1


def _claim(out: Path, work: _Work, parts: list[_Part], part_rows: int) -> None:
    """Makes the folder of the output, or finds that of the same job; removes what was not completed."""
    from .. import __version__

    files: dict[str, int] = {}
    for part in parts:
        files[part.file] = files.get(part.file, 0) + part.rows
    stated = {
        "version": __version__,
        "verb": work.verb,
        "column": work.column,
        "options": work.options,
        "part_rows": part_rows,
        "files": files,
    }
    manifest = out / MANIFEST
    try:
        out.mkdir(parents=True, exist_ok=True)
        if manifest.exists():
            found = json.loads(manifest.read_text(encoding="utf-8"))
            different = [name for name in stated if found.get(name) != stated[name]]
            if different:
                raise JobError(f"`{out}` has the output of another job: {', '.join(different)} differ")
        elif any(out.iterdir()):
            raise JobError(f"`{out}` is not empty, and was not written by a job")
        else:
            _replace(manifest, json.dumps(stated, indent=1).encode())
        for left in out.glob(".*.part"):
            left.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise JobError(f"`{out}` cannot be used: {error}") from error


def _path(out: str, part: _Part) -> Path:
    return Path(out) / f"part-{part.number:06}.parquet"


def _write(work: _Work, part: _Part) -> None:
    _store(work.out, part, _answer(work, part.file, part.first, part.rows))


def _answer(work: _Work, file: str, first: int, rows: int) -> pyarrow.Table:
    found: pyarrow.Table = getattr(arrow, work.verb)(_rows(file, first, rows), work.column, threads=1, **work.options)
    return found


def _rows(file: str, first: int, rows: int) -> pyarrow.Table:
    """Reads some rows of a file, without the row groups that have none of them."""
    with pyarrow.parquet.ParquetFile(file) as opened:
        groups, before, start = [], 0, 0
        for group in range(opened.num_row_groups):
            size = opened.metadata.row_group(group).num_rows
            if start < first + rows and start + size > first:
                groups.append(group)
            elif start + size <= first:
                before += size
            start += size
        return opened.read_row_groups(groups).slice(first - before, rows)


def _store(out: str, part: _Part, table: pyarrow.Table) -> None:
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(table, sink, compression="zstd")
    _replace(_path(out, part), sink.getvalue())


def _replace(path: Path, content: Any) -> None:
    """Writes a file so that it is there whole or not at all."""
    beside = path.with_name(f".{path.name}-{uuid.uuid4().hex}.part")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _lost(work: _Work, file: str, row: int) -> pyarrow.Table:
    """Returns the answer to a row that no worker survives."""
    table = _rows(file, row, 1)
    empty = _answer(work, file, row, 0)
    problem = {
        "code": "row-lost",
        "severity": "error",
        "message": "every worker that answered this row died",
    }
    columns = []
    for index, name in enumerate(empty.schema.names):
        of = empty.schema.field(index).type
        if index < table.num_columns:
            columns.append(table.column(index).combine_chunks())
        else:
            columns.append(pyarrow.array([[problem] if name.startswith("problems") else None], of))
    return pyarrow.Table.from_arrays(columns, schema=empty.schema)


def _count(path: Path, verdicts: Counter[str | None]) -> None:
    column = pyarrow.parquet.read_table(path, columns=["verdict"])["verdict"]
    for entry in pyarrow.compute.value_counts(column).to_pylist():
        verdicts[entry["values"]] += entry["counts"]


def _printed(done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {of} parts", end="\n" if done == of else "", file=sys.stderr, flush=True)
