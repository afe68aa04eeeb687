"""Bachet on many machines, by Ray.

Three ways to use it:

* `solve`, `count`, `check`, `rate`, `read` and `generate` are steps of a pipeline of Ray Data:
  `bachet.ray.solve(ray.data.read_parquet("puzzles")).write_parquet("solved")`.
* `run` is a whole job, from Parquet files to Parquet files, that can be interrupted: it retries what fails, goes on where
  it was stopped, and writes the same bytes whatever the number of workers.
* `conquer` solves or counts one hard puzzle in parts.

Ray has to be installed: `pip install "ray[data]"`. Every worker needs this package.
"""

from ._conquer import Conquered, conquer
from ._job import JobError, Summary, run
from ._pipeline import check, count, generate, rate, read, solve

__all__ = [
    "Conquered",
    "JobError",
    "Summary",
    "check",
    "conquer",
    "count",
    "generate",
    "rate",
    "read",
    "run",
    "solve",
]
